"""Diagrams drawn at a table that nobody sees."""
