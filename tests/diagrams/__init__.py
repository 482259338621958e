"""Diagrams of the rulebook as they are written."""
