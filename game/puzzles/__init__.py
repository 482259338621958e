"""Puzzles: positions put together by hand, goals asked of the rules, an exact search, stars. Pure."""
