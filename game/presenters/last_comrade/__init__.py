"""Last Comrade on the table."""
