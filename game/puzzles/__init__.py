"""Puzzles: positions put together by hand, goals, an exact search, stars. Pure."""
