"""The gear of a rival: open gear of the sheet, and the backs of stowed cards."""

from collections.abc import Iterator
from typing import NamedTuple

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders.board.tokens import cell
from game.presenters.wasteland_riders.cards import gear_parts as parts
from game.presenters.wasteland_riders.cards.gear_card import draw_gear
from game.presenters.wasteland_riders.cards.gear_parts import is_back, shown
from game.presenters.wasteland_riders.cards.vehicle_card import draw_car
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.sheet.marks import graft_spot
from game.rules.core.ids import Seat
from game.rules.wasteland_riders.gear.carried import (
    BACKPACK,
    CAR,
    GAINED,
    TUNING,
    VEHICLE,
    Held,
    available,
    capacity,
    room,
    stowed_spot,
)
from game.rules.wasteland_riders.terms import COLOURS, Spot
from game.rules.wasteland_riders.world.items import Item
from game.rules.wasteland_riders.world.setting import Setting
from game.rules.wasteland_riders.world.state import Knight
from game.view.canvas import Canvas
from game.view.theme import CHALK_3, DESK_500, PAPER_0


class GearLine(NamedTuple):
    """A row of things, after an icon that tells where they are."""

    icon: str
    figure: str
    things: tuple[Held, ...]


def _open_things(setting: Setting, knight: Knight) -> Iterator[Held]:
    """Open gear: on panels, attached to the knight, and gear to be placed."""
    yield from available(setting, knight)
    for index, card in enumerate(knight.grafts):
        yield Held(graft_spot(index), Item(card))
    if knight.gained:
        yield Held(GAINED, knight.gained[0])


def _stowed_in(setting: Setting, knight: Knight, container: Spot) -> GearLine:
    cards = knight.backpack if container == BACKPACK else knight.cargo
    most = capacity(setting, knight, container)
    taken = most - room(setting, knight, container)
    things = tuple(Held(stowed_spot(container, index), item) for index, item in enumerate(cards))
    return GearLine("bag_personal" if container == BACKPACK else "truck", f"{taken}/{most}", things)


def compose_gear(canvas: Canvas, box: Rect, ctx: ViewContext, seat: Seat, *, has_names: bool) -> None:
    """Open gear, then the cards in backpack and vehicle; with names if there is room."""
    kit, world = canvas.kit, ctx.view.world
    knight, gap = world.knights[seat], kit.px(4)
    in_hand = tuple(_open_things(world.setting, knight))
    lines = [GearLine("account", "", in_hand), _stowed_in(world.setting, knight, BACKPACK)]
    upper = box.h * (52 if has_names else 36) // 100
    low = (box.h - upper - 2 * gap) // 2
    first = Rect(box.x, box.y, box.w, upper)
    if has_names:
        _named(canvas, first, ctx, seat, lines[0].things)
    else:
        _compose_line(canvas, first, ctx, seat, lines[0])
    second = Rect(box.x, first.bottom + gap, box.w, low)
    right = _cells(canvas, second, knight)
    _compose_line(canvas, Rect(second.x, second.y, right - second.x, low), ctx, seat, lines[1])
    _compose_vehicle(canvas, Rect(box.x, second.bottom + gap, box.w, low), ctx, seat)


def _named(canvas: Canvas, box: Rect, ctx: ViewContext, seat: Seat, things: tuple[Held, ...]) -> None:
    """Cards with their names, three in a row."""
    gap, columns = canvas.kit.px(4), 3
    rows = max(2, -(-len(things) // columns))
    wide, high = (box.w - gap * (columns - 1)) // columns, (box.h - gap * (rows - 1)) // rows
    for number, held in enumerate(things):
        x, y = box.x + number % columns * (wide + gap), box.y + number // columns * (high + gap)
        place = Rect(x, y, wide, high)
        draw_gear(canvas, place, ctx.view.world, held.item, "tile", is_printed=held.printed)
        canvas.hit_area(at.THEIRS(seat, held.spot), place, "rivals", radius=4, is_piece=True)


def _compose_line(canvas: Canvas, box: Rect, ctx: ViewContext, seat: Seat, line: GearLine) -> None:
    """A row of small squares, as large as possible."""
    kit, gap = canvas.kit, canvas.kit.px(3)
    left = box.x + _label(canvas, box, line) + gap
    count = max(len(line.things), 1)
    side = max(6, min(box.h, (box.right - left + gap) // count - gap, kit.px(34)))
    for number, held in enumerate(line.things):
        place = Rect(left + number * (side + gap), box.centery - side // 2, side, side)
        _small(canvas, place, ctx, held)
        canvas.hit_area(at.THEIRS(seat, held.spot), place, "rivals", radius=4, is_piece=True)


def _label(canvas: Canvas, box: Rect, line: GearLine) -> int:
    """The icon of a row, and below it how full it is; returns its width."""
    kit = canvas.kit
    side = min(box.h, kit.px(26))
    high = box.h // 2 if line.figure else box.h
    icon = Rect(box.x, box.y, side, high)
    canvas.icon(line.icon, icon, CHALK_3, min(side, high) * 0.86 / kit.metrics.unit)
    if line.figure:
        canvas.text(
            line.figure, "min", CHALK_3, Rect(box.x, icon.bottom, side + 2, box.h - high), align="center"
        )
    return side + 2


def _small(canvas: Canvas, place: Rect, ctx: ViewContext, held: Held) -> None:
    """A card with icon and colour only; the dots at its foot, or a number, tell the colour too."""
    kit, world = canvas.kit, ctx.view.world
    face = shown(world, held.item, is_printed=held.printed)
    rim = max(1, place.w // 14)
    canvas.blit(kit.shapes.rounded(place.size, max(2, place.w // 5), face.edge, PAPER_0, rim), place.topleft)
    if world.setting.is_vehicle(face.card):
        canvas.icon("truck", place, PAPER_0, place.w * 0.6 / kit.metrics.unit)
    elif is_back(face.card):
        canvas.text(str(face.value), "num_m", PAPER_0, place, align="center")
    else:
        upper = Rect(place.x, place.y, place.w, place.h * 84 // 100)
        parts.draw_thing(canvas, upper, face, 0.72, PAPER_0)
        _dots(canvas, place, face)
    if held.item.marked:
        parts.draw_mark(canvas, place, max(2, place.w // 5))


def _dots(canvas: Canvas, place: Rect, face: parts.GearFace) -> None:
    """One to four dots: the rank of the card's colour."""
    if face.is_printed:
        return
    rank = [*COLOURS, "sheet"].index(face.world.setting.colour(face.card)) + 1
    size = max(2, place.w // 10)
    dot = canvas.kit.shapes.disc(size, PAPER_0)
    left = place.centerx - (rank * (size + 1) - 1) // 2
    for number in range(rank):
        canvas.blit(dot, (left + number * (size + 1), place.bottom - size - max(2, place.h // 9)))


def _cells(canvas: Canvas, box: Rect, knight: Knight) -> int:
    """Key cells at the right end of a row; returns their left edge."""
    kit, side, right = canvas.kit, min(box.h, canvas.kit.px(26)), box.right
    for marker in reversed(knight.cells):
        right -= side
        surface = cell(kit, str(marker).rpartition("_")[2], side)
        place = canvas.blit_in(surface, Rect(right, box.y, side, box.h))
        canvas.hit_area(at.CELL(marker), place, "rivals", radius=5, is_piece=True)
        right -= kit.px(3)
    return right


def _compose_vehicle(canvas: Canvas, box: Rect, ctx: ViewContext, seat: Seat) -> None:
    """The vehicle card with its tuning, and the backs of the cards in it."""
    kit, world = canvas.kit, ctx.view.world
    knight = world.knights[seat]
    wide = min(box.w * 40 // 100, kit.px(170)) if box.w > kit.px(260) else min(box.w * 28 // 100, box.h * 2)
    place = Rect(box.x, box.y, wide, box.h)
    canvas.hit_area(at.THEIRS(seat, CAR), place, "rivals", radius=5, is_piece=True)
    if knight.car is None:
        canvas.rounded(place, 5, None, DESK_500, 1)
        canvas.icon("truck", place, DESK_500, box.h * 0.7 / kit.metrics.unit)
        return
    draw_car(canvas, place, world, knight.car)
    for card, badge in zip(knight.car.tuning, parts.badge_places(place, len(knight.car.tuning)), strict=True):
        parts.draw_badge(canvas, badge, shown(world, card))
        canvas.hit_area(at.THEIRS(seat, TUNING), badge, "rivals", radius=3, is_piece=True)
    rest = Rect(place.right + kit.px(5), box.y, box.right - place.right - kit.px(5), box.h)
    _compose_line(canvas, rest, ctx, seat, _stowed_in(world.setting, knight, VEHICLE))
