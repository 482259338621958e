"""Colours of what lies on the board: contract tokens, special tokens, mission markers, print."""

from collections.abc import Mapping

from game.rules.wasteland_riders.terms import ContractSlot, SpecialToken
from game.view.theme import Colour, SeatColours, rgb, tones

SLOTS: Mapping[ContractSlot, SeatColours] = {
    "violet": tones("#6f3d8f", "diamond"),
    "orange": tones("#d3741c", "triangle"),
    "green": tones("#3f7a45", "circle"),
}
"""Colours of contract tokens and of their slots; dots on the tokens tell the slots too."""
SPECIALS: Mapping[SpecialToken, Colour] = {
    "pills": rgb("#2f7f93"),
    "reset": rgb("#5d5f8c"),
    "blast": rgb("#b5481d"),
}
DARK_SIDE = rgb("#3a3733")
"""The dark side of a special token: the token leaves the board next."""
VILLAIN, VILLAIN_DARK, VILLAIN_GROUND = rgb("#7c3a86"), rgb("#3d1a45"), rgb("#d9c3dc")
"""Colours of mission enemies."""
CELL, CELL_DARK = rgb("#2c8f9c"), rgb("#124951")
"""Colours of key cells."""
PLATE, PRINT = rgb("#f4ecda"), rgb("#2a1c14")
"""A label on a tile and what is printed on it."""
LYING_GROUND, LYING = rgb("#c4bcae"), rgb("#8a8378")
"""An unconscious knight: the ground of the portrait, and its rim."""
