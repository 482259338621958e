"""Where a card lies that speaks of things: beside them, never over them, over as little else as can be."""

from collections.abc import Iterator, Sequence
from itertools import product
from math import hypot

from pygame import Rect

COLUMNS, ROWS = 20, 14
"""So many places are tried across and down, beside those that touch a thing."""
COVERED = 0.016
"""What a pixel of a thing covered weighs against a pixel of distance, in a picture of the design's size."""
GAP = 10
"""The usual gap, by which the size of a picture is told: areas grow faster than distances."""
STAYS = 6
"""So many gaps farther off it stays where it was rather than jump."""
UNCALLED = 0.2
"""Of its distance from the middle, what counts where it speaks of nothing that lies there."""


def place_beside(
    room: Rect,
    size: tuple[int, int],
    things: Sequence[Rect],
    others: Sequence[Rect],
    gap: int,
    before: Rect | None = None,
) -> Rect:
    """A place inside `room` off all `things`, near them, and over as little as can be of the `others`.

    Where there is no such place, as little of the things is covered as can be. It stays where it was `before`
    unless another place is much better.
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
    """A place inside `room` over as little as can be of the `others`, as far to the lower right as can be."""

    def cost(place: Rect) -> tuple[int, float]:
        return hidden_by(place, others), hypot(room.right - place.right, room.bottom - place.bottom)

    return min(_places(room, size, ()), key=cost)


def hidden_by(place: Rect, others: Sequence[Rect]) -> int:
    """How much of all these it covers, in pixels."""
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
    """From its edge to the nearest thing, and a little to the others; without any to the middle."""
    if not things:
        return hypot(place.centerx - room.centerx, place.centery - room.centery) * UNCALLED
    far = sorted(_gap(place, thing) for thing in things)
    return far[0] + sum(far) / (4 * len(far))


def _gap(one: Rect, other: Rect) -> float:
    across = max(other.x - one.right, one.x - other.right, 0)
    down = max(other.y - one.bottom, one.y - other.bottom, 0)
    return hypot(across, down)
