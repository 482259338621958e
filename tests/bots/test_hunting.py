"""Two Scourges and the Cult can be won as printed: riders who hunt beat the enemies of all."""

import pytest

from game.bots import bot_named
from game.devtools.simulation import new_match
from game.session.match import Match
from tests.rules.wasteland_riders.table import MISSIONS

GAMES = 6
"""Of so many games at least half are won."""
LONGER = 100
CULT, SCOURGES = MISSIONS[2], MISSIONS[5]


def hunt(mission: str, seed: int, seats: int) -> Match:
    """A game of recruits: the policy of the mind, drawn from and with slips."""
    match = new_match("wasteland_riders", mission, seats, seed, {})
    bots = [bot_named("recruit", "wasteland_riders", 1000 * seed + seat) for seat in range(seats)]
    while waiting := match.waiting_for():
        seat = min(waiting)
        match.submit(seat, bots[seat].choose(match.view(seat), seat, match.legal(seat)))
    return match


@pytest.mark.sweep("part")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_riders_who_hunt_beat_both_villains(seats: int) -> None:
    won = 0
    for seed in range(GAMES):
        match = hunt(SCOURGES, seed, seats)
        world, outcome = match.state.world, match.outcome
        assert outcome is not None
        if world.mission.defeated < 2:
            continue
        won += 1
        assert outcome.rule == "WR-WIN-02"
        assert len(world.mission.ruins) < 2
        most = max(knight.scars for knight in world.knights)
        assert outcome.winners
        assert all(world.knights[seat].scars == most for seat in outcome.winners)
        health = (5, 6, 8)[seats - 2]
        assert sum(knight.scars for knight in world.knights) == 2 * (health + 2), (
            "a scar for each health, two more"
        )
    assert won * 2 >= GAMES


def test_who_has_the_name_wins_together_where_one_villain_is_left() -> None:
    """Seldom: the first such game of many is looked at."""
    for seed in range(LONGER):
        match = hunt(SCOURGES, seed, 2)
        world, outcome = match.state.world, match.outcome
        assert outcome is not None
        if world.mission.defeated == 1 and len(world.mission.ruins) < 2 and outcome.winners:
            break
    else:
        pytest.fail("no game ends with one villain left and a rider of name")
    assert world.round == 9
    famous = tuple(knight.seat for knight in world.knights if knight.reputation >= 6)
    assert outcome.winners == famous != ()


@pytest.mark.sweep("part")
@pytest.mark.parametrize("seats", [2, 4])
def test_riders_who_hunt_keep_the_cult_from_zgorzel(seats: int) -> None:
    won = 0
    for seed in range(GAMES):
        match = hunt(CULT, seed, seats)
        world, outcome = match.state.world, match.outcome
        assert outcome is not None
        if outcome.winners:
            won += 1
            assert world.mission.dominance < 3
            assert max(knight.trophies for knight in world.knights) > 0
    assert won * 2 >= GAMES
