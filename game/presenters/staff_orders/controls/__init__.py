"""The gestures of every intent."""
