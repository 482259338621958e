"""Hands for tests: they find a pixel where a thing can be taken, or the keys that lead to it."""

from heapq import heappop, heappush
from itertools import count
from math import dist

from game.input.gestures import Gesture, Key, Move, Press, Release, Wheel
from game.scenes.focus import next_among, next_in_groups, one_each
from game.scenes.screen import Screen
from game.scenes.stage import Stage
from game.scenes.table.screen import TableScreen
from game.view.handles import Handle

GRID = 9
DIRECTIONS = ("left", "right", "up", "down")
PIXELS_OF_A_KEY = 40
"""An arrow leads about so far; less than it does at most tables, so that short ways are tried first."""


class OutOfReach(AssertionError):
    """Something legal cannot be done with these hands."""


def points_of(screen: Screen, handle: Handle) -> list[tuple[int, int]]:
    """Pixels of a thing: its middle first, then a grid over it."""
    hit_area = screen.find(handle)
    if hit_area is None:
        raise OutOfReach(f"{handle} is not drawn")
    rect = hit_area.rect
    grid = [
        (rect.x + rect.w * (2 * x + 1) // (2 * GRID), rect.y + rect.h * (2 * y + 1) // (2 * GRID))
        for y in range(GRID)
        for x in range(GRID)
    ]
    middle = rect.center
    grid.sort(key=lambda point: abs(point[0] - middle[0]) + abs(point[1] - middle[1]))
    return [point for point in (middle, *grid) if hit_area.holds(point)]


def spend(stage: Stage, ms: int = 40, step: int = 20) -> None:
    """Let time pass."""
    for _ in range(max(1, ms // step)):
        stage.tick(stage.now + step)
        compose(stage)


def feed(stage: Stage, *gestures: Gesture) -> None:
    for gesture in gestures:
        stage.feed(gesture)
        compose(stage)


def compose(stage: Stage) -> None:
    """Note what is where, without painting a pixel of it: quick, and all that hands need."""
    for layer in stage.top.layers:
        layer.update(stage.kit)


def click(stage: Stage, handle: Handle) -> None:
    """Click a thing or a button where it is on top."""
    for point in points_of(stage.top, handle):
        on_top = stage.top.hit_area_at(point)
        if on_top is not None and on_top.handle == handle:
            feed(stage, Move(point), Press(point, 1), Release(point, 1))
            return
    raise OutOfReach(f"{handle} is covered everywhere")


def drag(stage: Stage, source: Handle, target: Handle, amount: int = 0) -> None:
    """Take a thing, or so many of a pile, where it is taken, and put it down where the target takes it."""
    lift(stage, source)
    turn_to(stage, amount)
    feed(stage, Release(hold_over(stage, target), 1))


def lift(stage: Stage, source: Handle) -> None:
    """Take a thing where it is taken."""
    screen = stage.top
    assert isinstance(screen, TableScreen)
    start = next(
        (
            p
            for p in points_of(screen, source)
            if screen.held_piece.liftable(screen.hit_areas_at(p)) == source
        ),
        None,
    )
    if start is None:
        raise OutOfReach(f"{source} cannot be taken anywhere")
    feed(stage, Move(start), Press(start, 1), Move((start[0] + 9, start[1] + 9)))
    assert screen.held_piece.drag.source == source


def hold_over(stage: Stage, target: Handle) -> tuple[int, int]:
    """Move what is in hand to where the target takes it; returns the pixel."""
    screen = stage.top
    assert isinstance(screen, TableScreen)
    end = next(
        (
            p
            for p in points_of(screen, target)
            if screen.held_piece.target_among(screen.hit_areas_at(p)) == target
        ),
        None,
    )
    if end is None:
        raise OutOfReach(f"{target} takes {screen.held_piece.source} nowhere")
    feed(stage, Move(end))
    return end


def turn_to(stage: Stage, amount: int) -> None:
    """Turn the wheel until so many of the pile are in hand."""
    screen = stage.top
    assert isinstance(screen, TableScreen)
    assert screen.pointer is not None
    for _ in range(20):
        if not amount or screen.held_piece.amount == amount:
            return
        feed(stage, Wheel(screen.pointer, 1 if amount > screen.held_piece.amount else -1))
    raise OutOfReach(
        f"{amount} of {screen.held_piece.source} cannot be taken, only {screen.held_piece.amounts}"
    )


def type_amount(stage: Stage, amount: int) -> None:
    """Press the keys after which so many of the selected pile are in hand."""
    screen = stage.top
    assert isinstance(screen, TableScreen)
    if amount and amount != screen.held_piece.amount:
        feed(stage, Key(str(min(amount, 9))), *[Key("plus")] * max(0, amount - 9))
    assert amount in (0, screen.held_piece.amount)


def keys_to(screen: Screen, handle: Handle) -> list[Key]:
    """A short way of Tab and arrows from where the keyboard is, or was: after a click it is not shown
    where, and the first key shows it. As a person does, look first where the goal is nearer, and at last
    everywhere."""
    hit_areas = list(screen.reachable())
    middles = {hit_area.handle: hit_area.rect.center for hit_area in hit_areas}
    if handle not in middles:
        raise OutOfReach(f"the keyboard cannot go to {handle}")
    if screen.shows_focus and screen.focused == handle:
        return []
    things = one_each(hit_areas)
    ways: dict[Handle | None, list[Key]] = {}
    found = count()
    waiting: list[tuple[float, int, Handle | None, list[Key]]] = [(0, next(found), screen.focused, [])]
    while waiting and handle not in ways:
        *_, here, way = heappop(waiting)
        steps = [
            (Key("tab"), next_in_groups(hit_areas, here)),
            (Key("tab", shift=True), next_in_groups(hit_areas, here, back=True)),
        ]
        steps += [(Key(name), next_among(things, here, name)) for name in DIRECTIONS]
        for key, there in steps:
            if there is not None and there not in ways:
                ways[there] = [*way, key]
                left = dist(middles[there], middles[handle]) / PIXELS_OF_A_KEY
                heappush(waiting, (len(ways[there]) + left, next(found), there, ways[there]))
    if handle in ways:
        return ways[handle]
    raise OutOfReach(f"no way of keys leads to {handle}")


def press_on(stage: Stage, handle: Handle) -> None:
    """Go there by keyboard, or to what covers it whole, and press Enter."""
    try:
        feed(stage, *keys_to(stage.top, handle))
    except OutOfReach:
        handle = cover_of(stage.top, handle)
        feed(stage, *keys_to(stage.top, handle))
    assert stage.top.focused == handle
    feed(stage, Key("enter"))


def cover_of(screen: Screen, handle: Handle) -> Handle:
    """What lies over a thing in the very same place and means nothing by itself now."""
    assert isinstance(screen, TableScreen)
    covered = screen.find(handle)
    if covered is not None:
        on_top = screen.hit_area_at(covered.rect.center)
        held, offers = screen.held_piece, screen.offers
        if on_top is not None and on_top.rect.center == covered.rect.center:
            means = held.source is None and (on_top.handle in held.targets or on_top.handle in offers.sources)
            if on_top.handle != handle and not means:
                return on_top.handle
    raise OutOfReach(f"no way of keys leads to {handle}, nor to what covers it")
