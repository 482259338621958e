"""Whether games between equals are fair: whole series of them, the result of each, and tables of all
results."""
