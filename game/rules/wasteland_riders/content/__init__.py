"""Cards, tiles and numbers: their types, and how tables are read."""
