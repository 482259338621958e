"""The sheet of the mission and how everybody stands."""
