"""What happened, line by line: the panel at the table, and the whole log with a search."""
