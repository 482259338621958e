"""R1, R2, R4, R7, R9: 200 000 legal and illegal intents over all deals, every law after each."""

import pytest

from game.devtools.invariants.caches import compare_with_scratch
from game.devtools.invariants.random_play import Watched, check_fast_list, intents, play_on, wander
from game.devtools.invariants.seatings import Deal, deals
from game.devtools.invariants.tally import Tally
from game.rules.core.rng import Draws, Rng
from game.rules.registry import GAMES
from tests import sweeps
from tests.guards import at_least_one

ALL = deals()
INTENTS = 200_000
PARTS = 2
EACH = -(-INTENTS // (PARTS * len(ALL)))


@pytest.mark.sweep("part")
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("deal", ALL, ids=str)
def test_no_sequence_of_intents_breaks_the_game(deal: Deal, part: int) -> None:
    tally, seed = Tally(), sweeps.seed(500 * part)
    while intents(tally) < EACH:
        seed += 1
        wander(deal.match(seed), Draws(Rng(seed)), tally, EACH - intents(tally))
    assert tally["games ended"] > 0
    assert tally["refusals"] > EACH // 4
    assert tally["legal intents"] > EACH // 4
    assert tally["states there and back"] >= tally["legal intents"]
    assert tally["lists recomputed"] >= tally["legal intents"] // 60


@pytest.mark.sweep("part")
@pytest.mark.parametrize("deal", ALL, ids=str)
def test_the_list_of_legal_intents_is_the_slow_one_at_every_step(deal: Deal) -> None:
    seed = sweeps.seed(3)
    tally, chance, match = Tally(), Draws(Rng(seed)), deal.match(seed)
    for _ in range(150):
        check_fast_list(match.state, tally)
        play_on(match, chance, 1)
    assert tally["lists recomputed"] > 10


@pytest.mark.sweep("part")
@pytest.mark.parametrize("deal", ALL, ids=str)
def test_what_is_remembered_equals_what_is_worked_out_from_scratch(deal: Deal) -> None:
    seed = sweeps.seed(4)
    tally, match = Tally(), deal.match(seed)
    play_on(match, Draws(Rng(seed)), 250)
    compare_with_scratch(match, tally, every=10)
    assert tally["positions worked out from scratch"] > 0


@pytest.mark.parametrize("name", GAMES)
def test_random_games_end_within_the_bound_of_the_game(name: str) -> None:
    for deal in at_least_one(deals(name)):
        for seed in range(sweeps.seed(50), sweeps.seed(50) + sweeps.some(10)):
            match = deal.match(seed)
            play_on(match, Draws(Rng(seed)), match.game.info.longest)
            assert match.outcome is not None, f"{deal} seed {seed}"


@pytest.mark.parametrize("seed", range(8))
def test_a_game_given_up_before_anything_was_done_is_looked_at_to_its_end(seed: int) -> None:
    """There is no intent of an earlier moment to try then."""
    for name in GAMES:
        match, tally = deals(name)[0].match(seed), Tally()
        watched = Watched(match, Draws(Rng(seed)), tally)
        while match.outcome is None:
            watched.concede()
        watched.check_end()
        assert tally["games ended"] == 1
