"""Lines of the log."""
