"""Vehicles of the pool to choose from, each by the side on which it would be taken."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders.cards.vehicle_card import draw_car
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.decision.tray_parts import TILE
from game.rules.core.ids import CardId
from game.rules.core.piles import distinct
from game.rules.wasteland_riders.terms import GearColour
from game.rules.wasteland_riders.world.state import Car, World
from game.view.canvas import Canvas
from game.view.theme import CHALK_2, LAMP

ROOM = 16
"""The gap between two vehicles in design pixels, if the row is long enough: rings need room."""
Sides = tuple[tuple[CardId, bool], ...]
"""Vehicles, each with whether its damaged side lies up."""


def sides_of_pool(world: World, colour: GearColour | None = None) -> Sides:
    """Both sides of each vehicle of the pool, whole ones first; only those of `colour` if it is given."""
    found = [(card, damaged) for damaged in (False, True) for card in distinct(world.pool)]
    if colour is None:
        return tuple(found)
    return tuple(side for side in found if side_colour(world, *side) == colour)


def side_colour(world: World, card: CardId, is_damaged: bool) -> GearColour:
    vehicle = world.setting.content.vehicles[card]
    return (vehicle.damaged if is_damaged else vehicle.undamaged).colour


def compose_pool(canvas: Canvas, box: Rect, ctx: ViewContext) -> None:
    """Whole vehicles in one row, below them their damaged sides, which are worth less."""
    kit, world = canvas.kit, ctx.view.world
    line = min(kit.type.leading("min"), box.h // 6)
    canvas.text(kit.say("wr-table-pool_rows"), "min", CHALK_2, Rect(box.x, box.y, box.w, line))
    kinds = distinct(world.pool)
    if not kinds:
        return
    gap = kit.px(8)
    high = (box.h - line - 2 * gap) // 2
    wide = min((box.w + gap) // len(kinds) - gap, round(high * TILE[0] / TILE[1]))
    step = min(wide + kit.px(ROOM), (box.w + gap) // len(kinds))
    for row, damaged in enumerate((False, True)):
        for column, card in enumerate(kinds):
            left, top = box.x + column * step, box.y + line + gap + row * (high + gap)
            compose_side(canvas, Rect(left, top, wide, high), world, card, is_damaged=damaged)


def compose_side(canvas: Canvas, place: Rect, world: World, card: CardId, *, is_damaged: bool) -> None:
    """A vehicle on one of its sides; lit while an exchange asks for it."""
    draw_car(canvas, place, world, Car(card, is_damaged))
    exchange = world.exchange
    if exchange is not None and (exchange.wanted_car, exchange.wanted_damaged) == (card, is_damaged):
        canvas.rounded(place.inflate(4, 4), 6, None, LAMP, 3)
    canvas.hit_area(at.pool(card, is_damaged=is_damaged), place, "decision", radius=6, is_piece=True)
