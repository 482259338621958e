"""The Front Line: who cannot be moved, what blocks a step, and what one step does."""

from typing import Literal

import msgspec

from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import OFFSET, ComradeId, Direction, Obstacle


class LineStep(msgspec.Struct, frozen=True, gc=False):
    """The effect of a step: all Comrades from `origin` on move one place towards `place`.

    A push fills `place`, which was free; in a swap `other` goes from there to `origin`.
    """

    kind: Literal["push", "swap"]
    direction: Direction
    origin: int
    place: int
    comrades: tuple[ComradeId, ...]
    """All Comrades who change places."""
    other: ComradeId | None = None


def held_by(world: World, comrade: ComradeId) -> Obstacle | None:
    """What makes a Comrade immobile; None if movable. A Tank is as immobile as its crew."""
    if world.halt:
        return "halt"
    tank = world.tank
    group = tank.crew if tank is not None and comrade in tank.crew else (comrade,)
    for one in group:
        player = world.players[one]
        if player.fubar:
            return "fubar"
        if player.snagged:
            return "snagged"
    return None


def is_immobile(world: World, comrade: ComradeId) -> bool:
    return held_by(world, comrade) is not None


def wall(world: World, comrade: ComradeId, mover: ComradeId) -> Obstacle | None:
    """Why `comrade` blocks `mover` like the end of the Line; None if `comrade` can be pushed or swapped
    with."""
    if world.is_in_tank(comrade) and not world.is_in_tank(mover):
        return "tank"
    return held_by(world, comrade)


def first_free(world: World, place: int, offset: int, mover: ComradeId) -> int | None:
    """The nearest free place from here that can be reached without crossing a wall; None without one."""
    while 1 <= place <= world.length:
        comrade = world.at(place)
        if comrade is None:
            return place
        if wall(world, comrade, mover) is not None:
            return None
        place += offset
    return None


def plan_step(world: World, comrade: ComradeId, direction: Direction) -> LineStep | Obstacle:
    """One step of a Comrade, or of the Tank the Comrade is in, in this direction; or the obstacle that blocks
    it."""
    held = held_by(world, comrade)
    if held is not None:
        return held
    offset = OFFSET[direction]
    lead, tail = _block(world, comrade, offset)
    free = first_free(world, lead + offset, offset, comrade)
    if free is not None:
        return LineStep("push", direction, tail, free, _between(world, tail, free - offset, offset))
    place = lead + offset
    if place < 1:
        return "line_end"
    if place > world.length:
        return "commissar"
    other = world.at(place)
    assert other is not None, "a free neighbour is taken, not swapped with"
    blocked = wall(world, other, comrade)
    if blocked is not None:
        return blocked
    return LineStep("swap", direction, tail, place, _between(world, tail, place, offset), other)


def _block(world: World, comrade: ComradeId, offset: int) -> tuple[int, int]:
    """The first and the last place of what moves: one Comrade, or the Tank with its crew."""
    tank = world.tank
    if tank is None or comrade not in tank.crew:
        place = world.place_of(comrade)
        return place, place
    places = sorted((world.place_of(one) for one in tank.crew), key=lambda place: place * offset)
    return places[-1], places[0]


def _between(world: World, first: int, last: int, offset: int) -> tuple[ComradeId, ...]:
    places = range(first, last + offset, offset)
    return tuple([comrade for place in places if (comrade := world.at(place)) is not None])


def free_places(world: World) -> tuple[int, ...]:
    return tuple([place for place, comrade in enumerate(world.line, 1) if comrade is None])


def scattered(world: World) -> tuple[ComradeId, ...]:
    """The Comrades whom Vsyo Ravno puts on new places, in the order of the Line."""
    return tuple(
        comrade
        for comrade in world.line
        if comrade is not None and not world.is_in_tank(comrade) and not is_immobile(world, comrade)
    )


def advance_place(world: World) -> int | ComradeId:
    """The free place that the Commissar's next step uses up, or the immobile Comrade in the way."""
    for place in range(world.length, 0, -1):
        comrade = world.at(place)
        if comrade is None:
            return place
        if is_immobile(world, comrade):
            return comrade
    raise AssertionError("a Line without a free place")
