"""When the text of a card may be used, and whether it would change anything."""
