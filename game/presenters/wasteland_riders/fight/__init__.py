"""The view of a fight."""
