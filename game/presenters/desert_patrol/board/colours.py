"""The colours of counters that belong to nobody: what is turned over, and metal."""

from game.view.theme import rgb

FLIPPED = rgb("#3a3631")
"""The face of a counter that is turned over."""
FLIPPED_GROUND = rgb("#7d7669")
"""Behind the grey picture there: light enough to know who it is."""
METAL = rgb("#4d5254")
"""The square that gives the armour of a vehicle."""
