"""What a bot or a screen can work out from a view or a story; no rule needs it."""
