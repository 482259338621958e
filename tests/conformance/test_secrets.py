"""S1, S2, S3: 5000 pairs of states that differ only in what a seat cannot know give it equal bytes."""

import pytest

from game.devtools.invariants.random_play import play_on
from game.devtools.invariants.seatings import Deal, deals
from game.devtools.invariants.secrets import FIRST_SEED, MARK, spy
from game.devtools.invariants.tally import Tally
from game.rules.core import engine
from game.rules.core.rng import Draws, Rng
from game.rules.registry import GAMES
from tests import sweeps

ALL = deals()
PAIRS = 5000


@pytest.mark.sweep("part")
@pytest.mark.parametrize("deal", ALL, ids=str)
def test_nothing_hidden_reaches_a_seat(deal: Deal) -> None:
    tally, seed = Tally(), sweeps.seed(0)
    enough = PAIRS // len(ALL) + 1
    steps = enough // 5
    while tally["pairs compared"] < enough or steps >= tally["steps compared"]:
        seed += 1
        spy(
            deal.match(FIRST_SEED + seed),
            Draws(Rng(seed)),
            tally,
            max(enough - tally["pairs compared"], steps),
        )
        assert tally["pairs compared"] < 4 * enough, "hardly any step of these games could be compared"


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_is_asked_from_a_view_as_from_the_state(name: str) -> None:
    """Candidates, legal intents and refusals read nothing that the view does not hold."""
    asked = 0
    for deal in deals(name):
        match, chance = deal.match(8), Draws(Rng(8))
        for _ in range(60):
            for seat in match.waiting_for():
                assert engine.legal(match.view(seat), seat) == match.legal(seat)
                asked += 1
            play_on(match, chance, 1)
    assert asked >= 40 * len(deals(name))


def test_the_mark_is_in_every_seed_that_is_searched_for() -> None:
    for seed in (FIRST_SEED, FIRST_SEED + 999_999_999):
        assert str(seed).encode().startswith(MARK)
