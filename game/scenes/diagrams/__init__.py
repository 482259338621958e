"""Diagrams of the rulebook, each drawn at a table that is never shown."""
