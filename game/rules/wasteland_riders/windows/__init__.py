"""Reaction windows: who is asked whether to use a text, and the effect of a use."""
