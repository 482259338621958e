"""How each event makes a new world: no other code makes worlds."""
