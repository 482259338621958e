"""Positions near the end of a game of Desert Patrol, and walks to positions nobody chose."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from game.rules.core import engine
from game.rules.core.board import Board
from game.rules.core.piles import Pile, difference
from game.rules.core.rng import Draws, Rng
from game.rules.core.state import State
from game.rules.desert_patrol.content import Condition, Content
from game.rules.desert_patrol.intents import Attack
from game.rules.desert_patrol.setting import Setting
from tests.desert_patrol.table import Table, table

ZONES = ("deck", "hand", "discard", "play_area", "reserve", "removed")
POINTS_4 = Condition("points", 4)


def changed(game: Table, **changes: Any) -> Table:
    """The table with another world."""
    return Table(State(replace(game.world, **changes), game.state.stack, game.state.rng), ())


def only(game: Table, side: str, **zones: str) -> Table:
    """Exactly these cards in the named zones, removed ones besides, and all the rest in the reserve."""
    forces = game.forces(side)
    placed: dict[str, Pile] = {zone: tuple(cards.split()) for zone, cards in zones.items()}
    placed["removed"] = forces.removed + placed.get("removed", ())
    taken = [card for pile in placed.values() for card in pile]
    reserve = tuple(difference(game.world.setting.pile(side), taken))
    empty: dict[str, Pile] = dict.fromkeys(ZONES, ())
    return changed(game, **{side: replace(forces, **{**empty, **placed, "reserve": reserve})})


def destroyed(game: Table, *objects: str) -> Table:
    """The LRDG has destroyed these objects."""
    left = {name: tile for name, tile in game.world.objects.items() if name not in objects}
    trophies = (*game.world.lrdg.destroyed, *objects)
    return changed(game, objects=left, lrdg=replace(game.world.lrdg, destroyed=trophies))


def without_vehicle(game: Table, name: str, by: str) -> Table:
    """The empty vehicle has been destroyed by this side."""
    assert not game.world.crew(name), game.world.crew(name)
    left = {other: vehicle for other, vehicle in game.world.vehicles.items() if other != name}
    forces = game.forces(by)
    return changed(game, vehicles=left, **{by: replace(forces, neutralised=(*forces.neutralised, name))})


def resettled(
    game: Table, board: Board | None = None, content: Content | None = None, **sides: dict[str, Any]
) -> Table:
    """The same position in a scenario changed so: resettled(game, italy={"win": (...,)})."""
    old = game.world.setting
    setups = {side: replace(old.scenario.side(side), **changes) for side, changes in sides.items()}
    scenario = replace(old.scenario, **setups)
    setting = Setting(content or old.content, scenario, board or old.board, "of a test", old.sides)
    return changed(game, setting=setting)


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
