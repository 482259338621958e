"""Puzzles: the list, solving one at the real table, and the end of an attempt."""
