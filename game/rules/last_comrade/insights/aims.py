"""What each Target card would do on the present Line."""

from typing import NamedTuple

from msgspec.structs import replace

from game.rules.last_comrade.attacks import Hit, select_hits
from game.rules.last_comrade.state import Target, World


class Aim(NamedTuple):
    """A Target card, its place, and the hits that come from it."""

    number: int
    place: int
    hits: tuple[Hit, ...]
    follows: bool


def aims(world: World) -> tuple[Aim, ...]:
    """What each Target card would do on the present Line; empty if the strike card has no targets."""
    if world.strike is None:
        return ()
    attack = world.setting.attacks[world.strike]
    found = []
    for target in world.targets:
        place = place_of(world, target)
        if place is not None:
            hits = select_hits(replace(world, targets=(target,)), attack)
            found.append(Aim(target.number, place, tuple(hits), target.comrade is not None))
    return tuple(found)


def place_of(world: World, target: Target) -> int | None:
    """The place of a Target card now; None if it follows a Comrade who has left the Line."""
    if target.comrade is None:
        return min(target.place, world.length)
    return world.place_of(target.comrade) if target.comrade in world.line else None
