"""Lessons played at the screen, by hand, by keyboard and by a monkey."""
