"""Puzzles: the list of them, one being solved at the real table, and how a try ends."""
