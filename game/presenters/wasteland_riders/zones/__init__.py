"""Everything around the board."""
