"""The mind of Desert Patrol and its parts."""
