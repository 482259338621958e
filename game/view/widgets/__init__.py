"""Parts every screen is made of. Each is a function that notes itself on a canvas; none keeps anything."""
