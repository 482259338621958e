"""Diagrams of the rulebook, each drawn at a table that nobody sees."""
