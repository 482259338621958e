"""Matches in mid-game for tests of the table."""

from game.devtools.invariants.random_play import play_on
from game.devtools.invariants.seatings import deals
from game.rules.core.ids import Seat
from game.rules.core.rng import Draws, Rng
from game.rules.core.values import Intent
from game.session.match import Match


def match_at(steps: int, seed: int = 1, place: int = 0) -> Match:
    tables = deals()
    match = tables[place % len(tables)].match(seed)
    play_on(match, Draws(Rng(seed)), steps)
    return match


def step(match: Match, chance: Draws) -> tuple[Seat, Intent]:
    """A seat and something legal for it."""
    seat = chance.choice(sorted(match.waiting_for()))
    return seat, chance.choice(match.legal(seat))
