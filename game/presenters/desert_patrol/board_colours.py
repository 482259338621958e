"""The colours of the board that belong to nobody: its cardboard, its print, its metal."""

from game.view.theme import rgb

TILE_EDGE = rgb("#8a6b3e")
"""The cardboard a tile is cut from, seen below its lower edges."""
PRINT = rgb("#3a2e20")
"""What is printed on a tile."""
HALO = rgb("#f6e9c8")
"""The light around letters that stand on a picture."""
FLIPPED = rgb("#3a3631")
"""The face of a counter that is turned over."""
FLIPPED_GROUND = rgb("#7d7669")
"""Behind the grey picture there: light enough to know who it is."""
METAL = rgb("#4d5254")
"""The square that gives the armour of a vehicle."""
GOLD, GOLD_DARK = rgb("#f2d680"), rgb("#6d4d12")
"""Points, and what is written on them."""
