"""What happened, line by line: the panel at the table, and the whole of it to search in."""
