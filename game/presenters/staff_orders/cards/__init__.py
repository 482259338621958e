"""Operation cards and the help card."""
