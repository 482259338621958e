"""Learning by playing: a lesson at the table, its card, its end, and the list of lessons of a game."""
