"""Desert Patrol with other content: what a change of tables or map leads to, and what is refused."""

import copy
from collections.abc import Mapping
from typing import Any

import pytest

from game.config.paths import PROJECT
from game.content.library import open_game, read_tables
from game.rules.core import engine
from game.rules.core.board import Board
from game.rules.core.mistakes import BadContent
from game.rules.core.values import Event
from game.rules.desert_patrol.content import Content
from tests.rules.desert_patrol.table import ZONES, Table

SCENARIOS = tuple(f"dp_s{number:02}" for number in range(1, 12))


def content() -> Content:
    found: Content = open_game("desert_patrol").content
    return found


def tables() -> dict[str, Any]:
    """The decoded tables by file name, to be changed at will."""
    return copy.deepcopy(read_tables(PROJECT, "desert_patrol"))


def mistakes(sources: Mapping[str, Any]) -> list[str]:
    """What the changed tables are blamed for, as `file: field`."""
    with pytest.raises(BadContent) as caught:
        open_game("desert_patrol").game.parse(sources)
    return [f"{mistake.file}: {mistake.field}" for mistake in caught.value.mistakes]


def board(scenario: str) -> Board:
    return open_game("desert_patrol").map(scenario).board


def varied(scenario: str, tables: Content | None = None, map: Board | None = None, seed: int = 1) -> Table:
    """The scenario with this content or this map instead of ours, set up and drawn."""
    game: Any = open_game("desert_patrol").game
    setting = game.setting(tables or content(), scenario, map or board(scenario), "varied", {})
    started = engine.start(game, game.new(setting, 2, seed))
    return Table(started.state, started.events)


def map_mistakes(scenario: str, map: Board) -> list[str]:
    """What the changed map is blamed for, by field."""
    with pytest.raises(BadContent) as caught:
        varied(scenario, map=map)
    return [mistake.field for mistake in caught.value.mistakes]


def any_play(game: Table, intents: int) -> list[Event]:
    """The events of a play that takes, of the legal intents, now this now that."""
    events = list(game.events)
    state = game.state
    for number in range(intents):
        if state.world.outcome is not None:
            break
        seat = min(engine.waiting_for(state))
        legal = engine.legal(state, seat)
        applied = engine.apply(game.game, state, seat, legal[(number * 7919 + 13) % len(legal)])
        state = applied.state
        events += applied.events
    return events


def cards_in_reserve(game: Table, soldier: str) -> Table:
    """All cards of this soldier in his reserve: the next wound takes him off the board."""
    side = game.world.setting.counters[soldier].side
    forces = game.forces(side)
    piles = {zone: [card for card in getattr(forces, zone) if card != soldier] for zone in ZONES}
    count = sum(getattr(forces, zone).count(soldier) for zone in ZONES)
    piles["reserve"] += [soldier] * count
    return game.with_zones(side, **{zone: " ".join(pile) for zone, pile in piles.items()})
