"""The rulebook over the table and its parts."""
