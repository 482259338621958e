"""Whether games between equals are fair: whole series of them, what came of each, and tables of it all."""
