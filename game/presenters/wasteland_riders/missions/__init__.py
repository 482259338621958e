"""The sheet of the mission, and the standing of all knights."""
