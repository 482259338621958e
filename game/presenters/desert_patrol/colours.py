"""The colours of the two sides, and the picture that stands for each."""

from game.rules.desert_patrol.terms import Side
from game.view.kit import Kit
from game.view.theme import SAFE, SeatColours, rgb

PAINTS: dict[Side, SeatColours] = {
    "lrdg": SeatColours(rgb("#1e4e79"), rgb("#12324f"), rgb("#7aa7cf"), "circle"),
    "italy": SeatColours(rgb("#a23a26"), rgb("#6b2216"), rgb("#e0937a"), "diamond"),
}
SAFE_PAINTS: dict[Side, SeatColours] = {"lrdg": SAFE[0], "italy": SAFE[1]}
BACKS: dict[Side, str] = {"lrdg": "back_desert_british", "italy": "back_desert_italian"}
PORTRAITS: dict[Side, str] = {"lrdg": "soldier_lrdg_lieutenant", "italy": "soldier_ita_platoon_sergeant"}


def paint_of(kit: Kit, side: Side) -> SeatColours:
    return SAFE_PAINTS[side] if kit.is_safe_palette else PAINTS[side]
