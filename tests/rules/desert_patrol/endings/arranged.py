"""Positions near the end of a game of Desert Patrol, and walks to positions nobody chose."""

from collections.abc import Iterator

from msgspec.structs import replace

from game.rules.core import engine
from game.rules.core.rng import Draws, Rng
from game.rules.desert_patrol.content import Condition
from game.rules.desert_patrol.intents import Attack
from tests.rules.desert_patrol.table import ZONES, Table, table
from tests.rules.desert_patrol.variants import dealt, resettled

POINTS_4 = Condition("points", 4)


def only(game: Table, side: str, **zones: str) -> Table:
    """Exactly these cards in the named zones, removed ones besides, and all the rest in the reserve."""
    return dealt(game, side, rest_in="reserve", **zones)


def the_well() -> Table:
    """Scenario 2 where both sides can win by points only."""
    return resettled(table("dp_s02"), lrdg={"win": (POINTS_4,)}, italy={"win": (POINTS_4,)})


def destroyed(game: Table, *objects: str) -> Table:
    """The LRDG has destroyed these objects."""
    left = {name: tile for name, tile in game.world.objects.items() if name not in objects}
    trophies = (*game.world.lrdg.destroyed, *objects)
    return game.with_world(objects=left, lrdg=replace(game.world.lrdg, destroyed=trophies))


def without_vehicle(game: Table, name: str, by: str) -> Table:
    """The empty vehicle has been destroyed by this side."""
    assert not game.world.crew(name), game.world.crew(name)
    left = {other: vehicle for other, vehicle in game.world.vehicles.items() if other != name}
    forces = game.forces(by)
    return game.with_world(vehicles=left, **{by: replace(forces, neutralised=(*forces.neutralised, name))})


def hit(game: Table, card: str, target: str, action: str = "attack", way: str = "card") -> Table:
    """An attack whose dice all show 0 and so succeed."""
    return game.with_dice(0, 0, 0, 0).do(Attack(card, way, action, target))


def count(game: Table, side: str, card: str) -> dict[str, int]:
    """How many copies of a card lie in each zone that has any."""
    found = {zone: getattr(game.forces(side), zone).count(card) for zone in ZONES}
    return {zone: number for zone, number in found.items() if number}


def winner(game: Table) -> str | None:
    if game.outcome is None:
        return None
    (seat,) = game.outcome.winners
    return game.world.side_of(seat)


def wander(scenario: str, seed: int, steps: int, first_seat: str = "lrdg") -> Iterator[Table]:
    """A random game from its start, one table after each intent, until it ends or `steps` have been taken."""
    game = table(scenario, seed, first_seat)
    draws = Draws(Rng(seed + 1))
    yield game
    for _ in range(steps):
        asked = sorted(engine.waiting_for(game.state))
        if not asked:
            return
        seat = draws.choice(asked)
        intent = draws.choice(engine.legal(game.state, seat))
        applied = engine.apply(game.game, game.state, seat, intent)
        game = Table(applied.state, applied.events)
        yield game
