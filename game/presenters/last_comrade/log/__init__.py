"""Lines of the log, and the causes of deaths."""
