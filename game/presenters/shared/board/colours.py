"""The colours of boards that belong to nobody: cardboard, print, points."""

from game.view.theme import rgb

TILE_EDGE = rgb("#8a6b3e")
"""The cardboard a tile is cut from, seen below its lower edges."""
PRINT = rgb("#3a2e20")
"""What is printed on a tile."""
HALO = rgb("#f6e9c8")
"""The light around letters that stand on a picture."""
GOLD, GOLD_DARK = rgb("#f2d680"), rgb("#6d4d12")
"""Points, and what is written on them."""
