"""At an open table who is asked may look at his own cards first, and nothing of them shows before he does."""

import pytest

from game.rules.core import engine
from game.rules.core.rng import Draws, Rng
from game.rules.wasteland_riders.intents.common import Pass, PlayLuck, PlayWasteland, UseGear
from game.rules.wasteland_riders.movement.driving import GoOrStop, ScavengerPlays
from game.rules.wasteland_riders.windows.windows import InWindow
from game.session.hot_seat import HotSeat, Player, match_for
from game.session.match import Match
from tests.session.tables import kept

PEOPLE = tuple(map(Player, ("Ala", "Ola", "Ela")))


def riders_at(kind: type, *, seed: int = 7, with_luck: bool = False, with_secrets: bool = False) -> Match:
    """A game of three people in which such a decision waits; `with_luck`: one that a luck card could take,
    `with_secrets`: one at which, as far as all can see, he may hold something that he could use first."""
    match, chance = match_for("wasteland_riders", PEOPLE, seed=seed), Draws(Rng(seed))
    for _ in range(3000):
        decision, seat = engine.pending(match.state), min(match.waiting_for())
        legal = match.legal(seat)
        assert decision is not None
        fits = isinstance(decision, kind) and (
            not with_luck or any(isinstance(one, PlayLuck) for one in legal)
        )
        if fits and (not with_secrets or decision.has_private_ways(match.state.world)):
            return match
        match.submit(seat, chance.choice(legal))
    raise AssertionError(f"no {kind.__name__} in this game")


def test_a_window_for_luck_cards_lies_open_and_offers_no_luck_card() -> None:
    table = HotSeat(kept(riders_at(InWindow, with_luck=True)))
    assert table.is_open
    assert table.next_seat is None
    assert table.view() == table.public_view()
    legal = table.legal()
    assert Pass() in legal
    assert not any(isinstance(one, PlayLuck) for one in legal)


def test_who_looks_alone_sits_behind_the_curtain_and_may_play_his_cards() -> None:
    table = HotSeat(kept(riders_at(InWindow, with_luck=True)))
    seat = table.at_screen
    assert table.may_look_alone
    table.look_alone()
    assert not table.is_open
    assert table.at_screen is None
    assert table.next_seat == seat
    table.open_curtain()
    assert seat is not None
    assert table.view() == table.match.view(seat)
    assert any(isinstance(one, PlayLuck) for one in table.legal())
    assert not table.may_look_alone
    table.submit(Pass())
    decision = engine.pending(table.match.state)
    assert decision is not None
    assert table.is_open or not decision.is_public_decision


def test_whether_one_may_look_alone_tells_nothing() -> None:
    """WR-GOLD-06: it holds at every such window, whatever is in hand."""
    for seed in range(1, 6):
        assert HotSeat(kept(riders_at(InWindow, seed=seed))).may_look_alone


def test_the_scavenger_plays_revealed_cards_before_all() -> None:
    """WR-MOVE-23: they lie open; what works at any time he may look up first (WR-GEAR-19), unseen by all."""
    table = HotSeat(kept(riders_at(ScavengerPlays, seed=1, with_secrets=True)))
    assert table.is_open
    assert table.may_look_alone
    assert any(isinstance(one, PlayWasteland) for one in table.legal())
    assert not any(isinstance(one, PlayLuck) for one in table.legal())


def test_stowed_gear_is_no_choice_before_all() -> None:
    table = HotSeat(kept(riders_at(GoOrStop)))
    stowed = [one for one in table.legal() if isinstance(one, UseGear) and one.spot.startswith("backpack")]
    assert table.is_open
    assert stowed == []


def test_asked_in_private_a_window_stays_behind_the_curtain() -> None:
    table = HotSeat(kept(riders_at(InWindow)), asks_in_private=True)
    assert not table.is_open
    assert not table.may_look_alone


def test_nobody_looks_alone_where_nothing_is_asked_openly() -> None:
    table = HotSeat(kept(match_for("desert_patrol", PEOPLE[:2], seed=7)))
    assert not table.may_look_alone
    with pytest.raises(AssertionError):
        table.look_alone()


@pytest.mark.parametrize("seed", range(3))
def test_what_is_offered_before_all_is_what_all_can_work_out(seed: int) -> None:
    """Whatever is legal by the public view, no more and no less, at every open decision of a game."""
    match, chance, seen = match_for("wasteland_riders", PEOPLE, seed=seed), Draws(Rng(seed)), 0
    for _ in range(400):
        decision, seat = engine.pending(match.state), min(match.waiting_for())
        assert decision is not None
        if decision.is_public_decision:
            public, world = match.state, match.state.world
            for other in match.game.seats(world):
                public = match.game.redact(public, other)
            shown = {one for one in match.legal(seat) if decision.is_public(world, seat, one)}
            assert shown == set(engine.legal(public, seat))
            seen += 1
        match.submit(seat, chance.choice(match.legal(seat)))
    assert seen > 20
