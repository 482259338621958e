"""Where to put a card that refers to things: beside them, never over them, covering as little else as
possible.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from math import hypot

from pygame import Rect

COLUMNS, ROWS = 20, 14
"""How many places are tried across and down, in addition to those that touch a thing."""
COVERED = 0.016
"""The weight of one covered pixel of a thing against one pixel of distance, in a picture of the
design's size.
"""
GAP = 10
"""The usual gap. The picture's size is read from it, since areas grow faster than distances."""
STAYS = 6
"""The card stays where it was unless another place is better by this many gaps."""
UNCALLED = 0.2
"""The weight of the distance from the middle, for a card that refers to nothing on the table."""


def place_beside(
    room: Rect,
    size: tuple[int, int],
    things: Sequence[Rect],
    others: Sequence[Rect],
    gap: int,
    before: Rect | None = None,
) -> Rect:
    """A place inside `room` outside all `things`, near them, covering as little as possible of `others`.

    If there is no such place, it covers as little of `things` as possible. The card stays at `before` unless
    another place is much better.
    """
    kept_free = [thing.inflate(2 * gap, 2 * gap).clip(room) for thing in things]
    kept_free = [thing for thing in kept_free if thing.w and thing.h]

    hidden = list(others)

    def cost(place: Rect) -> tuple[int, float]:
        covered = sum(_shared(place, thing) for thing in kept_free)
        beside = sum(_shared(place, hidden[number]) for number in place.collidelistall(hidden))
        far = _distance(place, things, room) - (STAYS * gap if place == before else 0)
        return covered, far + COVERED * beside * GAP / max(1, gap)

    places = _places(room, size, kept_free)
    stays = before is not None and before.size == size and room.contains(before)
    return min([before, *places] if before is not None and stays else places, key=cost)


def place_apart(room: Rect, size: tuple[int, int], others: Sequence[Rect]) -> Rect:
    """A place inside `room` that covers as little as possible of `others`, as far to the lower right
    as possible.
    """

    def cost(place: Rect) -> tuple[int, float]:
        return hidden_by(place, others), hypot(room.right - place.right, room.bottom - place.bottom)

    return min(_places(room, size, ()), key=cost)


def hidden_by(place: Rect, others: Sequence[Rect]) -> int:
    """How many pixels of these it covers."""
    return sum(_shared(place, other) for other in others)


def _places(room: Rect, size: tuple[int, int], things: Sequence[Rect]) -> Iterator[Rect]:
    wide, high = min(size[0], room.w), min(size[1], room.h)
    for column, row in product(range(COLUMNS + 1), range(ROWS + 1)):
        x, y = (room.w - wide) * column // COLUMNS, (room.h - high) * row // ROWS
        yield Rect(room.x + x, room.y + y, wide, high)
    for thing in things:
        for x, y in (
            (thing.right, thing.y), (thing.right, thing.bottom - high),
            (thing.x - wide, thing.y), (thing.x - wide, thing.bottom - high),
            (thing.x, thing.bottom), (thing.right - wide, thing.bottom),
            (thing.x, thing.y - high), (thing.right - wide, thing.y - high),
        ):  # fmt: skip
            place = Rect(x, y, wide, high)
            if room.contains(place):
                yield place


def _shared(one: Rect, other: Rect) -> int:
    both = one.clip(other)
    return both.w * both.h


def _distance(place: Rect, things: Sequence[Rect], room: Rect) -> float:
    """From its edge to the nearest thing, plus a little for the others; without things, to the middle."""
    if not things:
        return hypot(place.centerx - room.centerx, place.centery - room.centery) * UNCALLED
    far = sorted(_gap(place, thing) for thing in things)
    return far[0] + sum(far) / (4 * len(far))


def _gap(one: Rect, other: Rect) -> float:
    across = max(other.x - one.right, one.x - other.right, 0)
    down = max(other.y - one.bottom, one.y - other.bottom, 0)
    return hypot(across, down)
