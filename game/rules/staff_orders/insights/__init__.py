"""What can be worked out from a view or a story for whoever asks, be it bot or screen: no rule needs it."""
