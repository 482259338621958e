"""Shared parts of the decision panel's trays: boxes to put things in, tiles in rows, rows to click."""

from pygame import Rect

from game.presenters.shared.cards.card_parts import ghost, radius_of
from game.presenters.wasteland_riders import pictures_of
from game.presenters.wasteland_riders.cards.gear_card import draw_gear
from game.presenters.wasteland_riders.cards.vehicle_card import draw_car
from game.presenters.wasteland_riders.colours import DIALS
from game.presenters.wasteland_riders.decision.panel import RIM, STRIP
from game.rules.wasteland_riders.gear.carried import CAR, card_at
from game.rules.wasteland_riders.market.dealing import TRADED
from game.rules.wasteland_riders.terms import Resource, Spot
from game.rules.wasteland_riders.world.state import Knight, World
from game.view.canvas import Canvas
from game.view.handles import Handle
from game.view.kit import Kit
from game.view.theme import CHALK, CHALK_2, CHALK_3, INK, PAPER_1
from game.view.widgets.panels import below

TILE = (78, 100)
"""The size of a card in a tray, in the design."""


def tray(canvas: Canvas, rect: Rect, handle: Handle | None, label: str, hint: str = "") -> Rect:
    """A box into which things are put, with its label; `hint` is shown while it is empty.

    Returns the area below the label.
    """
    kit = canvas.kit
    canvas.rounded(rect, 8, STRIP, RIM, 1)
    canvas.blit(kit.shapes.dashed_box(rect.size, kit.px(8), kit.px(2), CHALK_3, kit.px(7)), rect.topleft)
    if handle is not None:
        canvas.hit_area(handle, rect, "decision", radius=8, is_piece=True)
    pad = kit.px(8)
    inner = rect.inflate(-2 * pad, -2 * pad)
    line = min(kit.type.leading("small"), inner.h // 3)
    canvas.text(label, "small_bold", CHALK, Rect(inner.x, inner.y, inner.w, line))
    room = below(inner, line + kit.px(4))
    if hint:
        canvas.words(hint, "small", CHALK_2, room, align="center", valign="middle", fit=True)
    return room


def tiles_in(kit: Kit, box: Rect, count: int, most: tuple[int, int] = TILE) -> list[Rect]:
    """Places for this many tiles, in the fewest rows that make them largest."""
    gap = kit.px(6)
    best, chosen = (0, 0), 1
    for columns in range(1, max(1, count) + 1):
        rows = -(-max(1, count) // columns)
        cell = ((box.w + gap) // columns - gap, (box.h + gap) // rows - gap)
        share = min(cell[0] / most[0], cell[1] / most[1], kit.metrics.unit)
        size = max(8, int(most[0] * share)), max(8, int(most[1] * share))
        if size[1] >= best[1]:
            best, chosen = size, columns
    return [
        Rect(box.x + number % chosen * (best[0] + gap), box.y + number // chosen * (best[1] + gap), *best)
        for number in range(count)
    ]


def draw_thing(canvas: Canvas, place: Rect, world: World, knight: Knight, thing: str, count: int = 0) -> None:
    """A thing that a knight puts in: a gear card by its spot, the vehicle, or an amount of a resource."""
    resource = next((one for one in TRADED if one == thing), None)
    if resource is not None:
        draw_resource(canvas, place, resource, count)
    elif thing == CAR:
        if knight.car is not None:
            draw_car(canvas, place, world, knight.car)
    else:
        item = card_at(knight, Spot(thing))
        if item is None:
            ghost(canvas, place)
        else:
            draw_gear(canvas, place, world, item, "tile")


def draw_resource(canvas: Canvas, place: Rect, resource: Resource, count: int) -> None:
    """A token with an icon and a number."""
    kit = canvas.kit
    canvas.shadow(place, radius_of(place.w), "s1")
    canvas.rounded(place, 6, PAPER_1, DIALS[resource], 3)
    upper = Rect(place.x, place.y + place.h // 12, place.w, place.h // 2)
    size = min(upper.h, place.w) * 0.8 / kit.metrics.unit
    canvas.icon(pictures_of.RESOURCE_ICONS[resource], upper, INK, size)
    lower = Rect(place.x, upper.bottom, place.w, place.bottom - upper.bottom - 2)
    canvas.text(str(count), "num_l", INK, lower, align="center")
