"""Bots: they choose among what is legal, see only views, and own their chance."""

from collections import Counter
from typing import Any

import pytest

from game import bots
from game.bots import BOTS, RandomBot, UnknownBot, bot_named, bot_seed, bots_in
from game.bots.mind import Mind
from game.devtools.simulation import bots_for, new_match, play
from game.rules.core.ids import Seat
from game.rules.core.lazy_registry import LazyRegistry
from game.rules.core.rng import BLANK, Draws, Rng
from game.rules.core.state import State
from game.rules.core.values import Concede, Intent
from game.session.match import Match
from tests.guards import at_least_one


class Listener:
    """A bot that remembers what it was shown."""

    def __init__(self) -> None:
        self.asked: list[tuple[State[Any], Seat, tuple[Intent, ...]]] = []
        self._bot = RandomBot(1)

    def choose(self, view: State[Any], seat: Seat, legal: tuple[Intent, ...]) -> Intent:
        self.asked.append((view, seat, legal))
        return self._bot.choose(view, seat, legal)


@pytest.fixture
def match() -> Match:
    return new_match("desert_patrol", "dp_s01", 2, 7)


def test_equal_seeds_play_the_same_game() -> None:
    games = [new_match("desert_patrol", "dp_s01", 2, 7) for _ in range(2)]
    for game in games:
        play(game, bots_for("desert_patrol", ("random", "random"), 7))
    assert games[0].digest() == games[1].digest()
    assert games[0].outcome is not None


def test_the_random_bot_favours_nothing(match: Match) -> None:
    seat = min(match.waiting_for())
    legal = match.legal(seat)[:3]
    bot = RandomBot(5)
    counts = Counter(bot.choose(match.view(seat), seat, legal) for _ in range(3000))
    assert set(counts) == set(legal)
    assert all(abs(count - 3000 / len(legal)) < 200 for count in counts.values())


def test_a_bot_sees_its_view_and_what_is_legal_there(match: Match) -> None:
    bots = (Listener(), Listener())
    play(match, bots)
    for seat, bot in at_least_one(enumerate(bots)):
        assert bot.asked
        for view, asked, legal in at_least_one(bot.asked):
            assert asked == seat
            assert view.rng == BLANK
            assert match.game.redact(view, asked) == view
            assert legal
            assert Concede() not in legal


def test_a_bot_does_not_follow_the_dice_of_its_match() -> None:
    seeds = {bot_seed(match, seat) for match in range(100) for seat in range(4)}
    assert len(seeds) == 400
    assert seeds.isdisjoint(range(100))
    dice, bot = Draws(Rng(7)), Draws(Rng(bot_seed(7, 0)))
    assert [dice.below(10) for _ in range(20)] != [bot.below(10) for _ in range(20)]


def test_bots_are_found_by_name() -> None:
    assert isinstance(bot_named("random", "desert_patrol", 1), RandomBot)
    with pytest.raises(UnknownBot, match=r"'clever', expected one of: .*random"):
        bot_named("clever", "last_comrade", 1)
    assert list(BOTS) == ["random", "recruit", "sergeant", "staff"]


def test_a_game_without_a_mind_has_no_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "MINDS", LazyRegistry[Mind]({}))
    assert bots_in("desert_patrol") == ("random",)
    with pytest.raises(UnknownBot):
        bot_named("sergeant", "desert_patrol", 1)
