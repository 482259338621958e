"""The colours of the two factions and of printed things, and the pictures that stand for them."""

from game.rules.staff_orders.terms import Faction
from game.view.kit import Kit
from game.view.theme import SAFE, SeatColours, rgb

PAINTS: dict[Faction, SeatColours] = {
    "blue": SeatColours(rgb("#2a5da8"), rgb("#183a6c"), rgb("#7fa8de"), "circle"),
    "yellow": SeatColours(rgb("#dfa310"), rgb("#8f6408"), rgb("#f4d272"), "diamond"),
}
SAFE_PAINTS: dict[Faction, SeatColours] = {"blue": SAFE[0], "yellow": SAFE[1]}
PORTRAIT = "pawn_commander"
BACK = "back_staff_operations"
HEADER = rgb("#2f4a45")
"""Title bars of the support board and of cards."""


def paint_of(kit: Kit, faction: Faction) -> SeatColours:
    return SAFE_PAINTS[faction] if kit.is_safe_palette else PAINTS[faction]
