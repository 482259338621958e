"""Games between equals: the same level at every seat. Each is kept with what tells of the balance."""

from collections.abc import Generator, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path

import msgspec

from game.devtools.arena import program
from game.devtools.balance.notes import GameNotes, Noted, noted
from game.devtools.series import lines_before, play_kept
from game.devtools.simulation import bots_for, new_match
from game.rules.core.lazy_registry import LazyRegistry
from game.rules.registry import GAMES
from game.session.match import Match

FIRST_SEED = 20_000
"""Neither those bots are tuned on nor those of the bars."""


class BalanceTask(msgspec.Struct, frozen=True):
    """One game to be played."""

    game: str
    scenario: str
    seats: int
    level: str
    seed: int
    factor: float
    """Of the effort of the level; 1 is what people play against."""


class BalanceGame(msgspec.Struct, frozen=True):
    """How a task ended. A game that did not end in time has no winners and the reason `unfinished`."""

    task: BalanceTask
    program: str
    winners: tuple[int, ...]
    reason: str
    rounds: int
    intents: int
    roles: tuple[str, ...]
    """By seat: the side, rider or comrade."""
    began: int
    used: tuple[dict[str, int], ...]
    """By seat: how often what was used."""
    offered: tuple[str, ...]
    """What could be had by anybody."""


def _notes(game: str) -> GameNotes:
    found: GameNotes = import_module(f"game.devtools.balance.{game}").NOTES
    return found


NOTES: LazyRegistry[GameNotes] = LazyRegistry({game: partial(_notes, game) for game in GAMES})


def tasks(
    game: str, scenario: str, seats: int, level: str, games: int, factor: float, seed: int = FIRST_SEED
) -> list[BalanceTask]:
    return [BalanceTask(game, scenario, seats, level, seed + one, factor) for one in range(games)]


def play_task(task: BalanceTask) -> BalanceGame:
    match = new_match(task.game, task.scenario, task.seats, task.seed, {})
    bots = bots_for(task.game, (task.level,) * task.seats, task.seed, task.factor)
    intents, longest = 0, match.game.info.longest
    while (waiting := match.waiting_for()) and intents < longest:
        seat = min(waiting)
        match.submit(seat, bots[seat].choose(match.view(seat), seat, match.legal(seat)))
        intents += 1
    outcome, found = match.outcome, _noted(match)
    return BalanceGame(
        task=task,
        program=program(task.game, task.scenario),
        winners=() if outcome is None else tuple(outcome.winners),
        reason="unfinished" if outcome is None else outcome.reason,
        rounds=match.round,
        intents=intents,
        roles=found.roles,
        began=found.began,
        used=found.used,
        offered=found.offered,
    )


def _noted(match: Match) -> Noted:
    world = match.state.world
    events = (*match.opening, *(event for step in match.steps for event in step.events))
    return noted(NOTES[match.game.info.id], world, match.game.seats(world), events)


def played_before(file: Path) -> dict[BalanceTask, BalanceGame]:
    """The games in a file that this very program has played."""
    found = lines_before(file, BalanceGame)
    return {one.task: one for one in found if one.program == program(one.task.game, one.task.scenario)}


def play_tasks(wanted: Sequence[BalanceTask], file: Path, jobs: int = 1) -> Generator[BalanceGame]:
    return play_kept(wanted, played_before(file), play_task, file, jobs)
