"""Games between bots of the same level at every seat. Each is saved with the facts that show the balance."""

from collections.abc import Generator, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Literal

import msgspec

from game.devtools.arena import data, program
from game.devtools.balance.notes import GameNotes, Noted, noted
from game.devtools.series import lines_before, play_kept
from game.devtools.simulation import bots_for, new_match
from game.rules.core.lazy_registry import LazyRegistry
from game.rules.registry import GAMES
from game.session.match import Match

Counted = Literal["program", "data", "all"]
"""Which games of a file count: those of exactly this program, those of the same data whatever bots and rules
played them, or all."""
FIRST_SEED = 20_000
"""Different from the seeds for tuning bots and from those of the bars."""


class BalanceTask(msgspec.Struct, frozen=True):
    """One game to be played."""

    game: str
    scenario: str
    seats: int
    level: str
    seed: int
    factor: float
    """Multiplies the effort of the level; 1 is the effort in a real game."""


class BalanceGame(msgspec.Struct, frozen=True):
    """How a task ended. A game that did not end in time has no winners and the reason `unfinished`."""

    task: BalanceTask
    program: str
    winners: tuple[int, ...]
    reason: str
    rounds: int
    intents: int
    roles: tuple[str, ...]
    """By seat: its side, rider or comrade."""
    began: int
    used: tuple[dict[str, int], ...]
    """By seat: how often each thing was used."""
    offered: tuple[str, ...]
    """Everything that anybody could have had."""
    data: str
    """Digest of the data of the scenario; `program` is the digest of the data and all that plays it."""


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
        data=data(task.game, task.scenario),
    )


def _noted(match: Match) -> Noted:
    world = match.state.world
    events = (*match.opening, *(event for step in match.steps for event in step.events))
    return noted(NOTES[match.game.info.id], world, match.game.seats(world), events)


def played_before(file: Path, counted: Counted = "program") -> dict[BalanceTask, BalanceGame]:
    """The games in a file that count; if a task was played more than once, the game of this program, else the
    latest."""
    found = {one.task: one for one in lines_before(file, BalanceGame) if _counts(one, counted)}
    return found | {one.task: one for one in lines_before(file, BalanceGame) if _counts(one, "program")}


def _counts(one: BalanceGame, counted: Counted) -> bool:
    game, scenario = one.task.game, one.task.scenario
    match counted:
        case "program":
            return one.program == program(game, scenario)
        case "data":
            return one.data == data(game, scenario)
        case "all":
            return True


def play_tasks(
    wanted: Sequence[BalanceTask], file: Path, jobs: int = 1, counted: Counted = "program"
) -> Generator[BalanceGame]:
    """The games that count, then the others as they end; if all tasks have a game in the file, nothing more
    is played."""
    known = played_before(file, counted)
    asked = [one for one in wanted if one in known] if counted == "all" else wanted
    return play_kept(asked, known, play_task, file, jobs)
