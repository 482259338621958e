"""The rulebook over the table."""
