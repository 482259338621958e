"""The screen of a new game."""
