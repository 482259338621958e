"""Puzzles on the screen."""
