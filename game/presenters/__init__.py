"""How each game lies on the table: what can be taken in hand, where it goes, what is told of it."""
