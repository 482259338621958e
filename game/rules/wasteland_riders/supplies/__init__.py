"""How gear, luck and vehicles come to a knight and are refitted."""
