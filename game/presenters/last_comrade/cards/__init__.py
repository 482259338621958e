"""Cards and busts, in every size."""
