"""The mind of Staff Orders and what it is made of."""
