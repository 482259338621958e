"""R5: undo and redo are exact; none of 100 000 attempts passes a barrier, peeks or rolls again."""

import pytest

from game.devtools.invariants.random_play import play_on
from game.devtools.invariants.seatings import Deal, deals
from game.devtools.invariants.tally import Tally
from game.devtools.invariants.undo import pass_by_agreement, take_back
from game.rules.core.rng import Draws, Rng
from tests import sweeps

ALL = deals()
TRIES = 100_000


@pytest.mark.sweep("part")
@pytest.mark.parametrize("deal", ALL, ids=str)
def test_undo_is_exact_and_never_lets_one_peek_or_roll_again(deal: Deal) -> None:
    tally, seed = Tally(), sweeps.seed(0)
    while tally["undo tries"] < TRIES // len(ALL) + 1:
        seed += 1
        take_back(deal.match(seed), Draws(Rng(seed)), tally, 300)
    assert tally["steps taken back"] > 60
    assert tally["peeks looked for"] > 60


@pytest.mark.parametrize("deal", ALL, ids=str)
def test_friendly_players_who_go_back_to_the_start_meet_the_same_chance(deal: Deal) -> None:
    tally, chance, match = Tally(), Draws(Rng(5)), deal.match(5)
    play_on(match, chance, 120)
    pass_by_agreement(match, tally)
    assert tally["steps repeated"] > 10
