"""Each knight's progress in the mission, its goals for the knight, and the rounds in which it acts by
itself."""

from typing import NamedTuple

from game.rules.core.ids import CardId, Seat
from game.rules.wasteland_riders.board import is_city
from game.rules.wasteland_riders.gear.carried import worth
from game.rules.wasteland_riders.gear.weapons import health_of
from game.rules.wasteland_riders.missions import needed
from game.rules.wasteland_riders.terms import HexId
from game.rules.wasteland_riders.world.state import Knight, OnBoard, World

FAME_FIRST = "saviour"
"""The mission that compares Reputation before what it counts."""


class Count(NamedTuple):
    """What the mission counts for a knight, and how much of it wins; `needed` is 0 where the most wins."""

    have: int
    needed: int


def count_of(world: World, knight: Knight) -> Count:
    mission = world.setting.mission
    match mission.kind:
        case "saviour":
            return Count(len(knight.aid), mission.aid)
        case "cult":
            return Count(knight.trophies, 0)
        case "only_one":
            return Count(len(knight.duels), needed(world, mission.duels))
        case "key":
            return Count(len(knight.cells), needed(world, mission.cells))
        case "scourges":
            return Count(knight.scars, 0)


def score(world: World, seat: Seat) -> tuple[int, ...]:
    """The values by which knights are compared in this mission, the most important first."""
    knight = world.knights[seat]
    counted, fame = count_of(world, knight).have, knight.reputation
    first = (fame, counted) if world.setting.mission.kind == FAME_FIRST else (counted, fame)
    return (*first, worth(world.setting, knight), knight.health)


def health_left(world: World, enemy: OnBoard) -> tuple[int, int]:
    """The health of a mission enemy now and at the beginning."""
    most = health_of(world, CardId(enemy.enemy))
    return most - enemy.wounds, most


def special_rounds(world: World) -> tuple[int, ...]:
    """The rounds in which the mission does something by itself."""
    mission = world.setting.mission
    match mission.kind:
        case "cult":
            return tuple(sorted({*mission.spawn_rounds, *mission.arrivals.values()}))
        case "scourges":
            return tuple(range(2, mission.rounds + 1, 2))
        case "only_one":
            return tuple(range(1, mission.no_meetings + 1))
        case _:
            return ()


def goal_hexes(world: World, seat: Seat) -> tuple[HexId, ...]:
    """The hexes where the mission leads this knight: cities without their aid, or the place of the rocket."""
    mission, knight = world.setting.mission, world.knights[seat]
    if mission.kind == "saviour":
        return tuple(
            place for place in world.setting.hexes if is_city(world, place) and place not in knight.aid
        )
    return tuple(place for place, tile in world.tiles.items() if mission.tile and tile == mission.tile)


def rivals_to_beat(world: World, seat: Seat) -> tuple[Seat, ...]:
    """The rivals whom a knight in the mission of duels has still to defeat."""
    if world.setting.mission.kind != "only_one":
        return ()
    others = tuple(other for other in world.seats if other != seat)
    beaten = world.knights[seat].duels if len(others) > 1 else ()
    return tuple(other for other in others if other not in beaten)
