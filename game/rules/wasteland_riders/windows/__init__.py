"""Reaction windows: who is asked whether to use a text, and what a use does."""
