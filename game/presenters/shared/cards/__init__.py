"""Cards and lists of piles."""
