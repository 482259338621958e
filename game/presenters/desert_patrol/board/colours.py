"""The colours of counters that belong to no side: the turned side, and metal."""

from game.view.theme import rgb

FLIPPED = rgb("#3a3631")
"""The face of a counter that is turned over."""
FLIPPED_GROUND = rgb("#7d7669")
"""The ground behind the grey picture there: light enough to recognise who it is."""
METAL = rgb("#4d5254")
"""The square that shows the armour of a vehicle."""
