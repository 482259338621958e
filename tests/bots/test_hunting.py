"""Two Scourges can be won as printed: riders who hunt the villains beat them, though these shoot back."""

import pytest

from game.bots.wasteland_riders.hunter import Hunter
from game.devtools.simulation import new_match
from game.session.match import Match
from tests.rules.wasteland_riders.table import MISSIONS

GAMES = 6
"""Of so many games at least half are won."""


def hunt(seed: int, seats: int) -> Match:
    match = new_match("wasteland_riders", MISSIONS[5], seats, seed, {})
    bots = [Hunter(1000 * seed + seat) for seat in range(seats)]
    while waiting := match.waiting_for():
        seat = min(waiting)
        match.submit(seat, bots[seat].choose(match.view(seat), seat, match.legal(seat)))
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_riders_who_hunt_beat_both_villains(seats: int) -> None:
    won = 0
    for seed in range(GAMES):
        match = hunt(seed, seats)
        world, outcome = match.state.world, match.outcome
        assert outcome is not None
        if not outcome.winners:
            continue
        won += 1
        assert outcome.rule == "WR-WIN-02"
        assert world.mission.defeated == 2
        assert len(world.mission.ruins) < 2
        most = max(knight.scars for knight in world.knights)
        assert all(world.knights[seat].scars == most for seat in outcome.winners)
        health = (5, 6, 8)[seats - 2]
        assert sum(knight.scars for knight in world.knights) == 2 * (health + 2), (
            "a scar for each health, two more"
        )
    assert won * 2 >= GAMES


def test_who_has_the_name_wins_together_where_one_villain_is_left() -> None:
    match = hunt(236, 3)
    world, outcome = match.state.world, match.outcome
    assert outcome is not None
    assert world.round == 9
    assert world.mission.defeated == 1
    famous = tuple(knight.seat for knight in world.knights if knight.reputation >= 6)
    assert outcome.winners == famous != ()
