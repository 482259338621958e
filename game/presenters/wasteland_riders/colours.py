"""Colours of panels, gear and dials of Wasteland Riders, and the colour of a seat."""

from game.rules.core.ids import Seat
from game.rules.wasteland_riders.terms import PANEL_COLOURS, GearColour, PanelColour, Resource
from game.rules.wasteland_riders.world.state import World
from game.view.kit import Kit
from game.view.theme import SAFE, Colour, SeatColours, rgb

PAINTS: dict[PanelColour, SeatColours] = {
    "amber": SeatColours(rgb("#d9761e"), rgb("#8f4a0e"), rgb("#f2b27a"), "triangle"),
    "red": SeatColours(rgb("#a8262c"), rgb("#6b1418"), rgb("#d97a7d"), "square"),
    "blue": SeatColours(rgb("#2f6fae"), rgb("#1b446f"), rgb("#86b4de"), "circle"),
    "yellow": SeatColours(rgb("#e0bf2e"), rgb("#94790f"), rgb("#f5e28c"), "hexagon"),
}
SAFE_PAINTS: dict[PanelColour, SeatColours] = {
    "amber": SAFE[1],
    "red": SAFE[2],
    "blue": SAFE[0],
    "yellow": SAFE[3],
}
GEAR: dict[GearColour, Colour] = {
    "green": rgb("#3f7a45"),
    "yellow": rgb("#c9951b"),
    "red": rgb("#a8352a"),
    "blue": rgb("#356a9f"),
    "sheet": rgb("#7a6a52"),
}
"""The edge of a gear card; pips beside its name tell the colour to people who cannot see it."""
DIALS: dict[Resource, Colour] = {
    "ammo": rgb("#e7b23c"),
    "fuel": rgb("#e0783a"),
    "radiation": rgb("#c9d63f"),
    "health": rgb("#d6564c"),
    "reputation": rgb("#e7b23c"),
}
EARTH, EARTH_DARK, EARTH_DEEP = rgb("#de9660"), rgb("#c97645"), rgb("#a95832")
TILE_EDGE = rgb("#5b2c1c")
HAZARD, HAZARD_DARK = rgb("#e7b23c"), rgb("#2a221b")


def panel_of(world: World, seat: Seat) -> PanelColour:
    """The colour that a seat has chosen; before that the one of its number, unless another seat has it."""
    chosen = world.knights[seat].colour
    if chosen is not None:
        return chosen
    taken = {knight.colour for knight in world.knights}
    free = [colour for colour in PANEL_COLOURS if colour not in taken]
    waiting = [knight.seat for knight in world.knights if knight.colour is None]
    return free[waiting.index(seat)]


def paint_of_colour(kit: Kit, colour: PanelColour) -> SeatColours:
    return (SAFE_PAINTS if kit.is_safe_palette else PAINTS)[colour]


def paint_of(kit: Kit, world: World, seat: Seat) -> SeatColours:
    return paint_of_colour(kit, panel_of(world, seat))
