"""Arrows over the borders by which pieces enter a place in an Advance or a Flight, each with a number."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from math import hypot
from typing import NamedTuple

from pygame import Rect

from game.presenters.shared.board.sheet import BoardSheet
from game.presenters.staff_orders.board import layout as lay
from game.presenters.staff_orders.board import tokens
from game.presenters.staff_orders.board.sectors import sectors_of
from game.presenters.staff_orders.colours import paint_of
from game.presenters.staff_orders.controls.handles import AIRCRAFT, BONUS, COMMANDER, SOLDIERS, SPACE
from game.rules.staff_orders import events as ev
from game.rules.staff_orders.state import World
from game.rules.staff_orders.terms import Faction, PlaceId
from game.session.history import VisibleStep
from game.view.arrows import draw_arrow
from game.view.camera import Point
from game.view.handles import kind_of
from game.view.theme import PAPER_0

WIDTH = 0.15
TAIL, HEAD = 0.34, 0.44
"""How far an arrow reaches back from a border and beyond it."""
NUMBER, LEAST_NUMBER = 0.42, 16
"""The disc at the tail: its diameter, in radii of a hexagon and in device pixels at least."""
ASIDE = (0.0, -0.16, 0.16, -0.3, 0.3, -0.44, 0.44)
"""The distances from the middle of a border that an arrow may have, the best first."""
ACROSS = (0.5, 0.46, 0.42, 0.54, 0.58, 0.62)
"""Where between two hexagons the middle of an arrow may be, as parts of the way."""
NUMBER_AT = (0.0, 0.12, 0.24, 0.36)
"""Where on an arrow its number may be: best at the tail, outside the place it enters."""
ALONG = (0.46, 0.38, 0.54, 0.3, 0.62)
"""Where between two sectors the middle of an arrow may be, as parts of the way."""
CLEAR = 0.04
"""The gap around things that an arrow must not cover."""
PILES = frozenset((SOLDIERS.name, AIRCRAFT.name))
SMALL = PILES | {SPACE.name, COMMANDER.name, BONUS.name}
"""The prefixes of the handles of things that stand on the ground of a place."""


NAME_WEIGHT = 8
"""How many times as bad it is to cover a thing as to cover a name."""


class Arrow(NamedTuple):
    """An arrow over a border, with its number."""

    start: Point
    end: Point
    number_at: Point


class BorderEntry(NamedTuple):
    """Pieces of a faction from one place into the next: how many have come, or how many may come."""

    faction: Faction
    origin: PlaceId
    number: int
    has_come: bool


def come_in(history: Sequence[VisibleStep], place: PlaceId) -> list[BorderEntry]:
    """What has entered a place in the action under way."""
    found: dict[PlaceId, BorderEntry] = {}
    for event in _of_this_action(history):
        if isinstance(event, ev.SoldiersMoved | ev.AircraftMoved) and event.place == place:
            count = event.count + (found[event.origin].number if event.origin in found else 0)
            found[event.origin] = BorderEntry(event.faction, event.origin, count, has_come=True)
    return list(found.values())


def _of_this_action(history: Sequence[VisibleStep]) -> Iterator[object]:
    """From the last event back to the one that deployed the commander."""
    for step in reversed(history):
        for event in reversed(step.events):
            if isinstance(event, ev.CommanderDeployed | ev.TurnStarted):
                return
            yield event


def draw_arrows(sheet: BoardSheet[World], place: PlaceId, entries: Iterable[BorderEntry]) -> None:
    """Draw one arrow for each source, where it covers nothing; full for entered pieces, light for possible
    ones.
    """
    taken = _obstacles(sheet)
    ways = _between_sectors if place in sheet.world.setting.zones else _over_borders
    for entry in entries:
        arrow = _clearest(sheet, ways(sheet, entry.origin, place), taken)
        if arrow is not None:
            _draw(sheet, entry, arrow)
            taken += _boxes(sheet, arrow)


def _clearest(sheet: BoardSheet[World], arrows: Iterable[Arrow], taken: list[Rect]) -> Arrow | None:
    """The first arrow that covers nothing, else the one that covers least, rather names than things; None
    without any.
    """
    names = [mark.rect for mark in sheet.canvas.texts]
    best: tuple[int, Arrow] | None = None
    for arrow in arrows:
        covered = _covered(sheet, arrow, taken, names)
        if best is None or covered < best[0]:
            best = (covered, arrow)
        if not covered:
            break
    return None if best is None else best[1]


def _draw(sheet: BoardSheet[World], entry: BorderEntry, arrow: Arrow) -> None:
    canvas, kit = sheet.canvas, sheet.canvas.kit
    seat_colours, width = paint_of(kit, entry.faction), max(3.0, WIDTH * sheet.radius)
    colours = (seat_colours.main, PAPER_0) if entry.has_come else (PAPER_0, seat_colours.main)
    draw_arrow(canvas, arrow.start, arrow.end, width, *colours)
    disc = tokens.sent_disc if entry.has_come else tokens.count_disc
    box = _number_box(sheet, arrow)
    canvas.blit(disc(kit, entry.number, seat_colours, box.w), box.topleft)


# Where arrows may lie


def _over_borders(sheet: BoardSheet[World], origin: PlaceId, place: PlaceId) -> Iterator[Arrow]:
    """Over every side that two areas share, in its middle or beside it."""
    board, radius = sheet.world.setting.board, sheet.radius
    areas = lay.hexes_of(board, "area")
    sides = [
        (sheet.at(one), sheet.at(other))
        for one, other in product(areas[origin], areas[place])
        if other in board.neighbours[one]
    ]
    for number, (start, end), part, aside in product(NUMBER_AT, sides, ACROSS, ASIDE):
        yield _arrow(start, end, part, aside * radius, radius, number)


def _between_sectors(sheet: BoardSheet[World], origin: PlaceId, place: PlaceId) -> Iterator[Arrow]:
    sectors, radius = sectors_of(sheet), sheet.radius
    start, end = sectors.spot(origin), sectors.spot(place)
    for number, part, aside in product(NUMBER_AT, ALONG, ASIDE):
        yield _arrow(start, end, part, aside * 2 * radius, radius, number)


def _arrow(start: Point, end: Point, part: float, aside: float, radius: float, number: float) -> Arrow:
    """An arrow in the direction of two points, around the point at `part` of the way, moved aside by `aside`;
    its number is at the tail, or at a part of the way to the tip.
    """
    x, y = end[0] - start[0], end[1] - start[1]
    long = max(1.0, hypot(x, y))
    x, y = x / long, y / long
    middle = (start[0] + x * long * part - y * aside, start[1] + y * long * part + x * aside)
    back, over = TAIL * radius, HEAD * radius
    tail = (round(middle[0] - x * back), round(middle[1] - y * back))
    tip = (round(middle[0] + x * over), round(middle[1] + y * over))
    return Arrow(tail, tip, _between(tail, tip, number))


def _between(one: Point, other: Point, part: float) -> Point:
    return one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part


# What arrows must not cover


def _obstacles(sheet: BoardSheet[World]) -> list[Rect]:
    """Everything that stands on the board."""
    canvas, clear = sheet.canvas, sheet.size(CLEAR)
    things = [hit_area.rect for hit_area in canvas.hit_areas if kind_of(hit_area.handle) in SMALL]
    return [
        *(rect.inflate(clear, clear) for rect in things),
        *_stars(sheet),
        *_counts(sheet),
    ]


def _stars(sheet: BoardSheet[World]) -> Iterator[Rect]:
    high = sheet.size(lay.STAR)
    for area, worth in sheet.world.setting.stars.items():
        if worth:
            row = Rect(0, 0, high * worth, high)
            row.center = sheet.spot(area, 0.0, lay.STARS_AT)
            yield row


def _counts(sheet: BoardSheet[World]) -> Iterator[Rect]:
    """The discs with the numbers of piles, which reach over the lower right corner."""
    size = sheet.size(lay.COUNT)
    for hit_area in sheet.canvas.hit_areas:
        if kind_of(hit_area.handle) in PILES:
            yield Rect(
                hit_area.rect.right - round(size * 0.6), hit_area.rect.bottom - round(size * 0.8), size, size
            )


def _number_box(sheet: BoardSheet[World], arrow: Arrow) -> Rect:
    """The disc with the number of an arrow."""
    size = max(LEAST_NUMBER, sheet.size(NUMBER))
    return Rect(round(arrow.number_at[0]) - size // 2, round(arrow.number_at[1]) - size // 2, size, size)


def _boxes(sheet: BoardSheet[World], arrow: Arrow) -> list[Rect]:
    """The boxes an arrow takes: its number, and some small boxes along it."""
    half = sheet.size(WIDTH)
    found = [_number_box(sheet, arrow)]
    for part in (0.0, 0.2, 0.4, 0.6, 0.8):
        x, y = _between(arrow.start, arrow.end, part)
        found.append(Rect(round(x) - half, round(y) - half, 2 * half, 2 * half))
    return found


def _covered(sheet: BoardSheet[World], arrow: Arrow, taken: list[Rect], names: list[Rect]) -> int:
    """How many pixels an arrow would cover; those of things count more, most of all below its number."""
    number, *line = boxes = _boxes(sheet, arrow)
    things = 12 * _overlap(number, taken) + sum(_overlap(box, taken) for box in line)
    return NAME_WEIGHT * things + sum(_overlap(box, names) for box in boxes)


def _overlap(box: Rect, taken: list[Rect]) -> int:
    clips = (box.clip(taken[place]) for place in box.collidelistall(taken))
    return sum(clip.w * clip.h for clip in clips)
