"""How the result of a roll is judged: by who then holds the place; at a headquarters by who wins the game.

A player re-rolls for the first of these aims that the dice can reach: to win the game; to hold the place (at
their own headquarters: not to lose the game); that nobody holds it. For fire that cannot win the game the aim
is to hit somebody. Nobody discards a card only for survivors.
"""

from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple

from game.rules.core.odds import Whose
from game.rules.staff_orders.state import World
from game.rules.staff_orders.terms import FACTIONS, Domain, Faction, PlaceId

Aim = Literal["win", "hold", "nobody", "hit"]


class Left(NamedTuple):
    """What is left in the place after a roll, as one side sees it."""

    own: int
    enemy: int
    holder: Whose
    winner: Whose
    """The side that has won the game by it, if any."""

    @property
    def is_gained(self) -> bool:
        """Whether the clash was worth it: the side holds the place or has won the game."""
        return "own" in (self.holder, self.winner)


Aims = tuple[tuple[Aim, Callable[[Left], bool]], ...]
"""The possible aims of a roll, the best first."""


def left_of(world: World, viewer: Faction, layer: Domain, place: PlaceId, own: int, enemy: int) -> Left:
    """If both have pieces left, which happens only in an Air Raid, the enemy defends the place and still
    holds it."""
    holder: Whose = "enemy" if enemy else "own" if own else "nobody"
    owner = owner_of_headquarters(world, layer, place)
    winner: Whose = ""
    if owner is not None and not (own if owner == viewer else enemy):
        winner = "enemy" if owner == viewer else "own"
    return Left(own, enemy, holder, winner)


def owner_of_headquarters(world: World, layer: Domain, place: PlaceId) -> Faction | None:
    """The faction that loses the game if it loses this place; None if no faction does."""
    homes = world.setting.headquarters
    return next((one for one in FACTIONS if layer == "land" and homes[one] == place), None)


def aims_of_defence(roller: Whose) -> Aims:
    """At a headquarters an empty area is as bad for the defender as a captured one."""
    return (
        ("hold", lambda left: left.holder == roller),
        ("nobody", lambda left: left.holder == "nobody" and not left.winner),
    )


def aims_of_fire(targets: int) -> Aims:
    return (("win", lambda left: left.winner == "own"), ("hit", lambda left: left.enemy < targets))


def aim_at(aims: Aims, possible: Iterable[Left]) -> tuple[Aim, Callable[[Left], bool]] | None:
    """The best aim that the dice can reach; None if no aim is worth a card."""
    outcomes = tuple(possible)
    return next(((aim, is_met) for aim, is_met in aims if any(map(is_met, outcomes))), None)
