"""Lines of the log: rules and icons of events."""
