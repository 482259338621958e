"""What the tables of several games are made of."""
