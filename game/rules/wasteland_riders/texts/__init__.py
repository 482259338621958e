"""When a card's text may be used, and whether that would change anything."""
