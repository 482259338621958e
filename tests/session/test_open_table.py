"""A table that lies open: what is shown, who can be heard, how windows go by."""

import copy
from collections.abc import Iterator

import pytest

from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.rng import Draws, Rng
from game.rules.last_comrade.committing import Committing
from game.rules.last_comrade.intents import LetPass, LowerHand, RaiseHand
from game.rules.last_comrade.responses import Answering, Response
from game.rules.last_comrade.windows import ReactionWindow, Serving
from game.session.hot_seat import HotSeat, Player, match_for
from game.session.match import Match
from tests.guards import at_least_one
from tests.session.tables import kept, take_the_screen

PEOPLE = tuple(map(Player, ("Ala", "Ola", "Ela", "Iza")))


def comrades(*players: Player, seed: int = 7) -> Match:
    return match_for("last_comrade", players or PEOPLE, seed=seed, scenario="squad")


def wandering(match: Match, seed: int, most: int = 300) -> Iterator[None]:
    """Random play; between two steps the caller looks."""
    chance = Draws(Rng(seed))
    for _ in range(most):
        if match.outcome is not None:
            return
        yield
        seat = min(match.waiting_for())
        match.submit(seat, chance.choice(match.legal(seat)))


def at(kind: type, *players: Player, seed: int = 7) -> Match:
    """A game at its first decision of this kind."""
    match = comrades(*players, seed=seed)
    for _ in wandering(match, seed):
        if isinstance(engine.pending(match.state), kind):
            return match
    raise AssertionError(f"no {kind.__name__} in this game")


def at_window(*players: Player) -> Match:
    """A game at its first window, at which everybody is asked: until then nobody has said a word."""
    match = comrades(*players)
    while not isinstance(decision := engine.pending(match.state), ReactionWindow):
        assert decision is not None
        seat, auto_pass = min(match.waiting_for()), decision.auto_pass()
        match.submit(seat, match.legal(seat)[0] if auto_pass is None else auto_pass.intent)
    assert len(match.waiting_for()) == match.seats
    return match


def copied(match: Match) -> Match:
    twin = copy.copy(match)
    twin.go_on_from(match.first_state, steps=match.steps)
    return twin


# What is shown


def test_a_window_lies_open_before_all_and_shows_what_everybody_knows() -> None:
    match = at_window()
    table = HotSeat(kept(match))
    assert table.is_open
    assert table.next_seat is None
    assert table.view() == table.public_view()
    assert all(table.view() != match.view(seat) for seat in match.game.seats(match.state.world))


def test_what_is_told_at_an_open_table_is_what_everybody_may_know() -> None:
    match = at(Response)
    table = HotSeat(kept(match))
    seats = match.game.seats(match.state.world)
    assert table.is_open
    assert len(seats) == 4
    told = [event for step in table.log() for event in step.events]
    assert told
    assert table.log() != table.history(Seat(0))
    for seat in seats:
        assert all(match.game.redact_event(event, match.state.world, seat) == event for event in told)


def test_from_the_open_table_to_a_hand_there_is_always_a_curtain() -> None:
    """Also where the hand is that of the person whose decision the open table showed."""
    seen = 0
    for seed in range(1, 3):
        match = comrades(seed=seed)
        for _ in wandering(match, seed, 120):
            decision = engine.pending(match.state)
            assert decision is not None
            table = HotSeat(kept(copied(match)))
            assert table.is_open == decision.is_public_decision
            assert (table.next_seat is None) == decision.is_public_decision
            seen += decision.is_public_decision
    assert seen > 50


def test_without_the_curtain_windows_lie_open_and_hands_are_shown_at_once() -> None:
    table = HotSeat(kept(at_window()), curtain=False)
    assert table.is_open
    assert table.view() == table.public_view()
    served = HotSeat(kept(at(Serving)), curtain=False)
    assert not served.is_open
    assert served.next_seat is None
    assert served.at_screen in served.people_asked


# Who is heard


def test_anybody_raises_his_hand_though_another_is_asked_first() -> None:
    match = at_window()
    table = HotSeat(kept(match))
    last = table.people_asked[-1]
    assert last != table.at_screen
    table.interject(last, RaiseHand())
    assert (match.steps[-1].seat, match.steps[-1].intent) == (last, RaiseHand())
    assert table.is_open
    assert last not in table.people_asked
    table.interject(last, LowerHand())
    assert last in table.people_asked


def test_nobody_is_heard_past_a_private_screen() -> None:
    match = at(Serving)
    table = HotSeat(kept(match))
    take_the_screen(table)
    other = next(seat for seat in match.game.seats(match.state.world) if seat != table.at_screen)
    assert not table.is_open
    assert not table.may_interject(other)
    with pytest.raises(AssertionError):
        table.interject(other, RaiseHand())


def test_a_bot_cannot_be_spoken_for() -> None:
    table = HotSeat(kept(at_window(*PEOPLE[:3], Player("Bot", "random"))))
    assert not table.may_interject(Seat(3))


def test_a_raised_hand_is_served_behind_the_curtain() -> None:
    match = at_window()
    table = HotSeat(kept(match))
    seat = table.people_asked[-1]
    table.interject(seat, RaiseHand())
    table.let_window_go_by()
    assert (table.is_open, table.at_screen, table.next_seat) == (False, None, seat)


# Going by


def test_one_press_lets_the_window_go_by_for_everybody_who_is_asked() -> None:
    match = at_window()
    table = HotSeat(kept(match))
    asked, before = table.people_asked, len(match.steps)
    table.let_window_go_by()
    done = [(step.seat, step.intent) for step in match.steps[before:]]
    assert done == [(seat, LetPass()) for seat in asked]


def test_where_nothing_may_go_by_nothing_is_done() -> None:
    match = at(Serving)
    table = HotSeat(kept(match))
    take_the_screen(table)
    before = len(match.steps)
    assert table.open_window is None
    assert table.let_window_go_by() == ()
    assert len(match.steps) == before


def test_only_those_who_are_asked_let_it_go_by() -> None:
    """LC-REACT-15: each victim is asked for himself, also where one strike hits several in a row."""
    windows = 0
    for seed in range(1, 4):
        match = match_for("last_comrade", (*PEOPLE, Player("Ewa")), seed=seed, scenario="platoon")
        for _ in at_least_one(wandering(match, seed)):
            table = HotSeat(kept(copied(match)))
            asked, before = table.people_asked, len(match.steps)
            if table.open_window is not None:
                windows += 1
                table.let_window_go_by()
                done = tuple(step.seat for step in table.match.steps[before:])
                assert done == asked[: len(done)]
                assert done
                is_served = isinstance(engine.pending(table.match.state), Serving | Answering)
                assert done == asked or is_served, "a hand that is up is served before those behind it"
    assert windows > 0


# One by one


def test_asked_in_private_each_person_comes_behind_the_curtain() -> None:
    """At the first window each of them has a card to lay next, and is asked where he does so."""
    match = at_window()
    table = HotSeat(kept(match), asks_in_private=True)
    assert isinstance(engine.pending(match.state), Committing)
    while isinstance(engine.pending(match.state), Committing):
        take_the_screen(table)
        table.submit(table.legal()[0])
    assert table.at_screen is not None
    served = [table.at_screen]
    while isinstance(engine.pending(match.state), ReactionWindow):
        assert not table.is_open
        assert table.open_window is None
        assert table.at_screen is not None
        assert table.view() == match.view(table.at_screen)
        table.submit(LetPass())
        if table.next_seat is not None:
            served.append(table.next_seat)
            table.open_curtain()
    assert sorted(served) == [0, 1, 2, 3], "the one who laid the last card is asked without getting up"


# Bots


def test_bots_let_windows_go_by_after_the_people() -> None:
    match = at_window(*PEOPLE[:2], Player("Bot", "random"), Player("Bot", "random"))
    table = HotSeat(kept(match))
    people = [seat for seat in table.people_asked if seat < 2]
    if people:
        assert table.is_open
        assert table.bot_to_move() is None
        table.let_window_go_by()
    played = 0
    while (bot := table.bot_to_move()) is not None and played < 20:
        assert bot >= 2
        assert table.open_window is None
        table.play_bot()
        played += 1
    assert played > 0


def test_a_single_person_among_bots_needs_no_open_table() -> None:
    match = at_window(Player("Ala"), *[Player("Bot", "random")] * 3)
    table = HotSeat(kept(match))
    assert not table.is_open
    assert table.next_seat is None
    assert table.view() == match.view(Seat(0))
