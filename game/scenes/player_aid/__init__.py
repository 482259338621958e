"""The player aid: one game on one page."""
