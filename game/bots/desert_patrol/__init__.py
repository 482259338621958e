"""The mind of Desert Patrol and what it is made of."""
