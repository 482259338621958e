"""The mind of Staff Orders and its parts."""
