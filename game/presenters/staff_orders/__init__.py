"""Staff Orders on the table."""
