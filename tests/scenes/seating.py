"""A table for tests: a match kept in a folder of the test, shown on a stage without a window."""

import copy
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from game.bots import RandomBot
from game.config.settings import Settings
from game.content.library import open_game
from game.presenters.registry import PRESENTERS
from game.scenes.stage import Stage
from game.scenes.table.screen import TableScreen
from game.session import autosave
from game.session.autosave import Autosave
from game.session.hot_seat import HotSeat, Player, match_for
from game.session.match import Match
from tests.scenes.staging import make_stage

NAMES = ("Kasia", "Iwona", "Jan", "Zofia", "Ewa", "Marek", "Ola", "Piotr", "Hanna", "Stefan")


def people_for(game: str, scenario: str | None = None) -> tuple[Player, ...]:
    """As few people as can play it."""
    opened = open_game(game)
    info = opened.scenarios[0] if scenario is None else opened.scenario(scenario)
    return tuple(map(Player, NAMES[: min(info.seats)]))


class Seated(NamedTuple):
    stage: Stage
    screen: TableScreen
    table: HotSeat


def seat_down(
    home: Path,
    game: str = "desert_patrol",
    scenario: str | None = None,
    *,
    seed: int = 7,
    steps: int = 0,
    players: tuple[Player, ...] | None = None,
    size: tuple[int, int] = (1920, 1080),
    language: str = "pl",
    stage: Stage | None = None,
    **settings: Any,
) -> Seated:
    """People at a table, after so many random steps; without motion unless asked for.

    A stage that is given is used again, with all the pictures it has drawn.
    """
    match = wandered(game, scenario, players or people_for(game, scenario), seed, steps)
    if stage is not None:
        return sit(stage, match, home)
    chosen = Settings(**{"language": language, "motion": "none", **settings})
    stage = make_stage(size, settings=chosen)
    return sit(stage, match, home)


def wandered(game: str, scenario: str | None, players: tuple[Player, ...], seed: int, steps: int) -> Match:
    """A match after so many random steps, to be played on; equal ones are played only once."""
    played = _played(game, scenario, players, seed, steps)
    match = copy.copy(played)
    match.go_on_from(played.first_state, steps=played.steps)
    match.options = dict(played.options)
    return match


def ended_by(rule: str, game: str, scenario: str | None = None) -> Match:
    """A whole game that this rule decided: of random ones the first, whatever their seeds bring today."""
    players = people_for(game, scenario)
    for seed in range(1, 100):
        match = wandered(game, scenario, players, seed, 3000)
        if match.outcome is not None and match.outcome.rule == rule:
            return match
    raise AssertionError(f"no game of {game} {scenario or ''} ended by {rule}")


@lru_cache(maxsize=16)
def _played(game: str, scenario: str | None, players: tuple[Player, ...], seed: int, steps: int) -> Match:
    match = match_for(game, players, seed=seed, scenario=scenario)
    wander(match, steps, seed)
    return match


def sit(stage: Stage, match: Match, home: Path, *, paints: bool = True) -> Seated:
    """At the screen; without painting where nobody looks at pixels, which takes most of the time."""
    table = HotSeat(
        autosave.begin(match, home / "autosaves"),
        curtain=stage.settings.curtain,
        asks_in_private=stage.settings.reaction_mode == "strict",
    )
    presenter = PRESENTERS[match.game.info.id](open_game(match.game.info.id), match.scenario)
    screen = TableScreen(stage, table, presenter)
    stage.reset(screen)
    if paints:
        stage.settle()
    else:
        for layer in screen.layers:
            layer.update(stage.kit)
    return Seated(stage, screen, table)


def wander(match: Match, steps: int, seed: int) -> None:
    """Play on at random."""
    bot = RandomBot(seed)
    for _ in range(steps):
        if match.outcome is not None:
            return
        seat = min(match.waiting_for())
        match.submit(seat, bot.choose(match.view(seat), seat, match.legal(seat)))


def kept_on_disk(table: HotSeat) -> Autosave:
    """What keeps the match of this table, which is kept on the disk."""
    assert isinstance(table.kept, Autosave), table.kept
    return table.kept
