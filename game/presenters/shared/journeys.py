"""How things move over a table: duration, height of the bow, groups, and closing of gaps afterwards."""

from collections.abc import Callable, Collection, Mapping, Sequence
from math import hypot
from typing import NamedTuple

from pygame import Rect

from game.view.handles import Handle, kind_of
from game.view.timeline import Group, Tween, in_out_cubic, out_cubic

Spots = Mapping[Handle, Rect]
"""The rectangle at which each thing is drawn."""
CARD_MS, PIECE_MS, LONGEST_MS, STAGGER = 260.0, 180.0, 900.0, 70.0
STRIDE, MOST_STRIDES = 140.0, 3.0
"""How many pixels a piece moves in the time of one step, and how many steps it takes at most."""
ARC = 40.0
"""How high the bow is in which a thing is dealt or handed over, in pixels."""


def tween(handle: Handle, start: Rect, end: Rect, ms: float, arc: float = 0.0) -> Tween:
    """A tween from the middle of one place to that of another; with a bow it also starts gently."""
    ease: Callable[[float], float] = out_cubic if arc == 0.0 else in_out_cubic
    origin, goal = (float(start.centerx), float(start.centery)), (float(end.centerx), float(end.centery))
    return Tween(handle, 0.0, min(ms, LONGEST_MS), ease, origin, goal, arc)


def event_group(tweens: Sequence[Tween], cue: str | None) -> list[Group]:
    """A group with the motion of one event and its sound; an empty list if it has neither."""
    if not tweens and not cue:
        return []
    return [Group(tuple(tweens), STAGGER if len(tweens) > 1 else 0.0, (cue,) if cue else ())]


class Journey(NamedTuple):
    """The motion of a thing: where it may have come from and gone to, the likeliest first; its time
    and bow.
    """

    thing: Handle
    origins: tuple[Handle, ...]
    ends: tuple[Handle, ...] = ()
    """Where it may have gone; empty for its own place."""
    ms: float = CARD_MS
    arc: float = 0.0


def tweens_of(
    journeys: Sequence[Journey],
    before: Spots,
    after: Spots,
    told: set[Handle],
    goes_by_distance: Callable[[Handle], bool],
) -> list[Tween]:
    """The tweens of the journeys with both ends drawn, each thing once. With `goes_by_distance` a
    longer way takes longer.
    """
    found: list[Tween] = []
    for journey in journeys:
        start = next((before[one] for one in journey.origins if one in before), None)
        end = next((after[one] for one in journey.ends or (journey.thing,) if one in after), None)
        if start is None or end is None or journey.thing in told or start.center == end.center:
            continue
        told.add(journey.thing)
        way = hypot(end.centerx - start.centerx, end.centery - start.centery)
        steps = max(1.0, min(way / STRIDE, MOST_STRIDES)) if goes_by_distance(journey.thing) else 1.0
        found.append(tween(journey.thing, start, end, journey.ms * steps, journey.arc))
    return found


def closing_up(
    before: Spots,
    after: Spots,
    told: Collection[Handle],
    kinds: Collection[str] = ("hand",),
    ms: float = PIECE_MS,
) -> list[Group]:
    """Motion of things of these kinds that no event moved: they close the gaps together."""
    slides = tuple(
        tween(handle, before[handle], after[handle], ms)
        for handle in after
        if handle in before
        and handle not in told
        and kind_of(handle) in kinds
        and before[handle].center != after[handle].center
    )
    return [Group(slides)] if slides else []
