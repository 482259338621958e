"""How gear, luck and vehicles come to a knight, and how they are refitted."""
