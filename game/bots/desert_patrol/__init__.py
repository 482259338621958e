"""Desert Patrol as a bot knows it."""
