"""Lines of the log, and who fell by what."""
