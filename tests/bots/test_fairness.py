"""Bots are fair: what a bot may not know changes nothing, and neither does undoing or loading.

All games are tried; a game has levels as soon as it has a mind.
"""

from functools import cache

import pytest

from game.bots import Bot, bot_named, bot_seed, bots_in
from game.bots.levels import LEVELS
from game.bots.registry import MINDS
from game.content.library import open_game
from game.devtools.simulation import new_match
from game.rules.core.ids import Seat
from game.rules.core.rng import Draws, Rng
from game.rules.core.values import Intent
from game.rules.registry import GAMES
from game.session.hot_seat import HotSeat, Player, match_for
from game.session.match import Match
from tests.guards import at_least_one
from tests.session.tables import kept

LESS = 0.05
"""Of the effort: the choice comes about in the same way."""
EVERY, POSITIONS = 8, 6


@cache
def positions(game: str) -> tuple[bytes, ...]:
    """Positions of a random game in which there is something to choose."""
    info = open_game(game).scenarios[0]
    match, draws = new_match(game, info.id, info.seats[0], 5, {}), Draws(Rng(4))
    found: list[bytes] = []
    steps = 0
    while len(found) < POSITIONS:
        seat = min(match.waiting_for())
        legal = match.legal(seat)
        if steps >= EVERY and len(legal) > 2:
            found.append(match.dumps())
            steps = 0
        match.submit(seat, draws.choice(legal))
        steps += 1
    return tuple(found)


def choice(bot: Bot, match: Match) -> Intent:
    seat = min(match.waiting_for())
    return bot.choose(match.view(seat), seat, match.legal(seat))


def bots(game: str) -> list[str]:
    return [name for name in bots_in(game) if name in LEVELS]


CASES = [(game, level) for game in sorted(GAMES) for level in bots(game)]


def test_every_game_with_a_mind_is_tried() -> None:
    assert {game for game, _ in CASES} == set(MINDS) >= {"desert_patrol", "staff_orders"}


@pytest.mark.sweep("part")
@pytest.mark.parametrize(("game", "level"), CASES)
def test_what_a_bot_may_not_know_changes_nothing(game: str, level: str) -> None:
    different = 0
    for data in at_least_one(positions(game)):
        match = Match.loads(data)
        seat = Seat(min(match.waiting_for()))
        other = match.game.imagine(match.view(seat), seat, Rng(99))
        different += other != match.state
        chosen = choice(bot_named(level, game, 3, LESS), match)
        match.go_on_from(other)
        assert match.game.redact(other, seat) == match.view(seat)
        assert choice(bot_named(level, game, 3, LESS), match) == chosen
    assert different, "something is hidden in some of these positions"


@pytest.mark.sweep("part")
@pytest.mark.parametrize(("game", "level"), CASES)
def test_a_loaded_match_gets_the_same_choice(game: str, level: str) -> None:
    for data in at_least_one(positions(game)):
        first, again = Match.loads(data), Match.loads(data)
        seed = bot_seed(first.seed, 0)
        assert choice(bot_named(level, game, seed, LESS), first) == choice(
            bot_named(level, game, seed, LESS), again
        )


@pytest.mark.sweep("part")
@pytest.mark.parametrize(("game", "level"), CASES)
def test_after_an_undo_a_bot_chooses_alike(game: str, level: str) -> None:
    """At the table: what a bot did is taken back by agreement, and it does the same again."""
    seats = open_game(game).scenarios[0].seats[0]
    players = tuple(Player(str(seat), "recruit" if level == "staff" else level) for seat in range(seats))
    table = HotSeat(kept(match_for(game, players, seed=11)))
    for _ in range(10):
        assert table.bot_to_move() is not None
        table.play_bot()
    done = table.match.steps[-1]
    table.match.undo(friendly=True)
    table = HotSeat(kept(Match.loads(table.match.dumps())))
    table.play_bot()
    assert (table.match.steps[-1].seat, table.match.steps[-1].intent) == (done.seat, done.intent)
