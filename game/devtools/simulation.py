"""Whole games between bots, without a window: what `simulate`, `selftest` and `bench` play."""

from collections.abc import Mapping, Sequence
from itertools import product
from time import perf_counter
from typing import Any

import msgspec

from game.bots import Bot, bot_named, bot_seed
from game.content.library import open_game
from game.rules.core import engine
from game.rules.core.game import Game
from game.rules.core.values import Intent, Outcome
from game.session.match import Match


class Played(msgspec.Struct, frozen=True):
    """A game that was played to its end."""

    scenario: str
    seed: int
    outcome: Outcome
    sides: tuple[str, ...]
    """The side each seat commanded; empty in a game without sides."""
    points: tuple[int, ...]
    """The points of each seat; empty in a game without points."""
    rounds: int
    intents: int
    seconds: float


class GameFailed(Exception):
    """A game that broke: `match` is at the point where it broke, or None if it could not even be set up."""

    def __init__(self, scenario: str, seed: int, why: str, match: Match | None) -> None:
        self.scenario, self.seed, self.why, self.match = scenario, seed, why, match
        super().__init__(f"{scenario}, seed {seed}: {why}")


def options_for(game: Game[Any], seed: int) -> dict[str, str]:
    """The table options depend on the seed, so that many games try them all and one seed is one game."""
    known = sorted(game.options().items())
    combinations = tuple(product(*(values for _, values in known)))
    return dict(zip((name for name, _ in known), combinations[seed % len(combinations)], strict=True))


def new_match(
    slug: str, scenario: str, seats: int, seed: int, options: Mapping[str, str] | None = None
) -> Match:
    chosen = options_for(open_game(slug).game, seed) if options is None else options
    return Match.new(slug, scenario=scenario, seats=seats, seed=seed, options=chosen)


def bots_for(slug: str, names: Sequence[str], seed: int, factor: float = 1.0) -> tuple[Bot, ...]:
    return tuple(bot_named(name, slug, bot_seed(seed, seat), factor) for seat, name in enumerate(names))


def play_game(
    slug: str, scenario: str, bots: Sequence[str], seed: int, laws_every: int = 0
) -> tuple[Played, Match]:
    """Play one game to its end and check the laws after every `laws_every` steps; raises `GameFailed`."""
    match: Match | None = None
    began = perf_counter()
    try:
        match = new_match(slug, scenario, len(bots), seed)
        play(match, bots_for(slug, bots, seed), laws_every)
    except Exception as error:  # whatever fails, the record of the game must be saved
        raise GameFailed(scenario, seed, words_of(error), match) from error
    seconds = perf_counter() - began
    outcome = match.outcome
    assert outcome is not None
    played = Played(
        scenario, seed, outcome, sides(match), points(match), match.round, len(match.steps), seconds
    )
    return played, match


def play(match: Match, bots: Sequence[Bot], laws_every: int = 0) -> None:
    """Let the bots play to the end. A game that takes too long or breaks a law raises `Broken`."""
    longest = match.game.info.longest
    for step in range(longest):
        if laws_every and step % laws_every == 0:
            check_laws(match, step)
        waiting = match.waiting_for()
        if not waiting:
            break
        seat = min(waiting)
        intent = bots[seat].choose(match.view(seat), seat, match.legal(seat))
        _submit(match, seat, intent)
    if laws_every:
        check_laws(match, longest)
    if match.waiting_for():
        raise Broken(f"it is not over after {longest} intents")
    if match.outcome is None:
        raise Broken("it waits for nobody and has no outcome")


class Broken(Exception):
    """A game did what no game may do; the text says what it was."""


def check_laws(match: Match, step: int) -> None:
    if broken := engine.broken_laws(match.game, match.state):
        raise Broken(f"law broken at step {step}: {'; '.join(broken)}")


def _submit(match: Match, seat: int, intent: Intent) -> None:
    try:
        match.submit(seat, intent)
    except Exception as error:
        error.add_note(f"when seat {seat} asked for {intent}")
        raise


def words_of(error: BaseException) -> str:
    """An error in one line: its type, its text, and the notes on what was being done."""
    kind = "" if isinstance(error, Broken) else f"{type(error).__name__}: "
    return " ".join((f"{kind}{error}".rstrip(": "), *getattr(error, "__notes__", ())))


def points(match: Match) -> tuple[int, ...]:
    """The points of each seat; empty in a game without points."""
    world = match.state.world
    counted = (match.game.points(world, seat) for seat in match.game.seats(world))
    return tuple(won for won in counted if won is not None)


def sides(match: Match) -> tuple[str, ...]:
    """The side each seat commands; empty in a game without sides."""
    world = match.state.world
    return tuple(side for seat in match.game.seats(world) if (side := match.game.side(world, seat)))
