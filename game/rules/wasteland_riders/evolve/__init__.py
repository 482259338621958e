"""How each event makes a new world: the only place where worlds are made."""
