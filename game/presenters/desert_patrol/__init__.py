"""Desert Patrol on the table."""
