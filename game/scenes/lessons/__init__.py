"""Learning by playing: a lesson at the table, its card, how it ends, and the list of lessons of a game."""
