"""Hidden and public information, and what the engine owes a table at one screen."""

import itertools
from collections import Counter

import pytest

from game.rules.core import engine
from game.rules.core.ids import HIDDEN
from game.rules.core.rng import BLANK, Draws, Rng
from game.rules.core.values import Event
from game.rules.last_comrade import GAME
from game.rules.last_comrade.events import (
    AttackRevealed,
    CardCommitted,
    CardRevealed,
    CardsDrawn,
    CardTaken,
    DecksShuffled,
    DraftPicked,
    EventAnnounced,
    HandShown,
    HandsSwapped,
    OrdersChanged,
)
from game.rules.last_comrade.intents import Commit, Remind, TakeCard
from game.rules.last_comrade.line_events import SmokeScreenReplaced
from game.session.match import Match
from tests.rules.last_comrade.table import Table, start, table

rule = pytest.mark.rule


def told(game: Table, event: object, name: str) -> object:
    return GAME.redact_event(event, game.world, game.seat(name))


# Hidden


@rule("LC-INFO-01")
def test_nobody_knows_the_order_of_the_decks_or_what_chance_will_bring() -> None:
    game = table("[A B C _]", A="unik")
    turned = game.with_world(
        action_deck=game.world.action_deck[::-1], attack_deck=game.world.attack_deck[::-1]
    )
    assert turned.world.action_deck != game.world.action_deck
    for name in "ABC":
        view = game.view(name)
        assert set(view.action_deck) == set(view.attack_deck) == {HIDDEN}
        assert (len(view.action_deck), len(view.attack_deck)) == (
            len(game.world.action_deck),
            len(game.world.attack_deck),
        )
        assert turned.view(name) == view
        assert GAME.redact(game.state, game.seat(name)).rng == BLANK
    shuffled = start(3).said(DecksShuffled)[0]
    assert set(told(game, shuffled, "A").action_deck) == {HIDDEN}  # type: ignore[attr-defined]


@rule("LC-INFO-02", "LC-TURN-05", "LC-TURN-08")
def test_hands_committed_cards_and_reminders_are_known_to_their_owner_only() -> None:
    game = table("[A B C _]", A="unik padnij charge", B="fubar leg_it", spare="").to_commits()
    game = game.do(Remind("before_damage"), Commit("charge"), by="A")
    mine, theirs = game.view("A").players["A"], game.view("B").players["A"]
    assert (mine.hand, mine.committed) == (("unik", "padnij"), "charge")
    assert (theirs.hand, theirs.committed) == ((HIDDEN, HIDDEN), HIDDEN)
    assert mine.reminders == ("before_damage",)
    assert theirs.reminders == ()
    (committed,) = game.said(CardCommitted)
    assert told(game, committed, "B") == CardCommitted("A", HIDDEN)
    assert told(game, committed, "A") == committed


@rule("LC-INFO-02", "LC-HOT-09", "LC-HOT-11")
def test_drawn_cards_are_told_to_whoever_drew_them_and_close_the_way_back() -> None:
    game = table("[A B C _]", A="unik", attack="sniper", spare="").next_turn()
    drawn = next(event for event in game.said(CardsDrawn) if event.comrade == "A")
    assert told(game, drawn, "A") == drawn
    assert told(game, drawn, "B") == CardsDrawn("A", (HIDDEN,) * 5)
    assert CardsDrawn.barrier == "card_seen"


# Public


@rule("LC-INFO-03")
def test_what_lies_open_is_seen_by_all() -> None:
    game = table(
        "[A (T U) B _mw]", A="unik charge", gear={"A": "helmet:2"}, roulettes=1, attack="grenade", tank=2
    ).with_flag("B", "gassed")
    for name in "ATUB":
        view = game.view(name)
        world = game.world
        assert (view.line, view.hazards, view.targets, view.strike) == (
            world.line,
            world.hazards,
            world.targets,
            world.strike,
        )
        assert (view.holder, view.roulettes, view.tank) == (world.holder, world.roulettes, world.tank)
        assert (view.action_discard, view.attack_discard) == (world.action_discard, world.attack_discard)
        for other in "ATUB":
            seen, known = view.players[other], world.players[other]
            assert (seen.life, seen.equipment, seen.gassed) == (known.life, known.equipment, known.gassed)
            assert len(seen.hand) == len(known.hand)


@rule("LC-INFO-03")
def test_raised_hands_and_used_events_are_seen_by_all() -> None:
    game = table("[A B C _]", A="stoj unik", B="niet padnij", spare="").plays("A", "stoj")
    assert game.view("C").players["A"].event_used
    game = table("[A B C _]", A="stoj unik", B="niet padnij", spare="").raises("B", "A")
    assert game.view("C").players["A"].hand_raised


@rule("LC-INFO-04")
def test_revealed_and_played_cards_are_public() -> None:
    game = table("[A B C _]", A="stoj unik", B="padnij niet", attack="grenade", spare="").announces(
        "A", "stoj"
    )
    assert game.view("C").strike == "grenade"
    assert game.view("C").announced[0].card == "stoj"
    (event,) = game.said(EventAnnounced)
    assert told(game, event, "C") == event


@rule("LC-INFO-05", "LC-EVT-15")
def test_the_cards_of_new_orders_stay_hidden() -> None:
    game = table("[A B C _]", A="unik new_orders leg_it", B="padnij stoj", spare="").to_window("C2")
    announced = game.announces("A", "new_orders", "leg_it")
    (event,) = announced.said(EventAnnounced)
    assert event.chosen == "leg_it"
    assert told(announced, event, "B").chosen == HIDDEN  # type: ignore[attr-defined]
    assert announced.view("B").announced[0].chosen == HIDDEN
    assert announced.view("A").announced[0].chosen == "leg_it"
    done = announced.closes()
    (changed,) = done.said(OrdersChanged)
    assert told(done, changed, "B") == OrdersChanged("A", HIDDEN, HIDDEN)


@rule("LC-INFO-05", "LC-EVT-19", "LC-HOT-10")
def test_a_card_taken_by_a_shakedown_is_known_to_two_players_only() -> None:
    game = table("[A B C _]", A="shakedown unik", B="charge padnij", C="niet", spare="")
    game = game.plays("A", "shakedown", "B")
    assert game.view("A").players["B"].hand == ("charge", "padnij"), "A sees the hand"
    assert game.view("C").players["B"].hand == (HIDDEN, HIDDEN)
    game = game.do(TakeCard("charge"), by="A")
    assert game.view("A").players["B"].hand == (HIDDEN,), "only while the Event lasts"
    (taken,) = game.said(CardTaken)
    assert told(game, taken, "A") == told(game, taken, "B") == taken
    assert told(game, taken, "C") == CardTaken("A", "B", HIDDEN)


@rule("LC-INFO-06", "LC-CHR-02")
def test_which_hands_dominika_swapped_is_public() -> None:
    game = table("[D B C _]", who={"D": "dominika"}, D="unik", B="padnij charge", spare="").swaps_hands(
        "D", "B"
    )
    (swapped,) = game.said(HandsSwapped)
    assert told(game, swapped, "C") == swapped == HandsSwapped("D", "B")
    assert game.view("C").players["D"].hand == (HIDDEN, HIDDEN)


@rule("LC-INFO-07", "LC-RULING-26")
def test_the_hand_of_the_dead_lies_open() -> None:
    game = table("[A X B C _]", life={"X": 4}, attack="heavy_mg", X="unik padnij", spare="")
    game = game.next_turn(commit={"X": "padnij"})
    assert {"unik", "padnij"} <= set(game.view("A").action_discard)


@rule("LC-INFO-08", "LC-MAN-13")
def test_a_smoke_screen_is_discarded_openly_and_replaced_secretly() -> None:
    game = table("[A B X _m]", X="step_back", A="unik zaslona_dymna", life={"X": 2}, spare="").before_damage()
    (replaced,) = game.said(SmokeScreenReplaced)
    assert told(game, replaced, "B") == replaced
    drawn = [event for event in game.said(CardsDrawn) if event.comrade == "A"]
    assert told(game, drawn[0], "B") == CardsDrawn("A", (HIDDEN,))


# One screen


@rule("LC-HOT-01", "LC-HOT-02", "LC-INFO-02")
def test_no_view_shows_another_players_cards() -> None:
    """What a curtain guards: at every decision of a game each view hides all other hands."""
    game, chance, hidden = start(4), Draws(Rng(4)), 0
    for _ in range(120):
        names = game.world.players if game.kind != "take_card" else ()
        for name, other in itertools.permutations(names, 2):
            player = game.view(name).players[other]
            assert set(player.hand) <= {HIDDEN}
            assert set(player.kept) <= {HIDDEN}
            assert player.committed in (None, HIDDEN)
            hidden += len(player.hand)
        game = game.at_random(chance)
        if game.outcome is not None:
            break
    assert hidden > 100


@rule("LC-HOT-03", "LC-HOT-04", "LC-TURN-05")
def test_commitments_are_made_in_any_order_and_tell_nothing() -> None:
    game = table("[A B C _]", A="unik padnij", B="fubar leg_it", C="charge roll", spare="").to_commits()
    assert game.asked == {"A", "B", "C"}
    one = game.do(Commit("unik"), by="A")
    other = game.do(Commit("padnij"), by="A")
    assert one.view("B") == other.view("B"), "all that is seen is who has confirmed"
    assert one.view("B").players["A"].committed == HIDDEN
    late = game.do(Commit("charge"), by="C").do(Commit("unik"), by="A").do(Commit("fubar"), by="B")
    early = one.do(Commit("fubar"), by="B").do(Commit("charge"), by="C")
    assert late.world == early.world


@rule("LC-HOT-08")
def test_choices_of_step_4_are_of_one_player_and_hide_nothing() -> None:
    game = table("[A B C _]", B="anywhere padnij", A="unik", spare="").to_choice()
    assert game.asked == {"B"}
    frame = game.decision
    for name in "ABC":
        assert frame.redacted(game.world, game.seat(name)) == frame


@rule("LC-HOT-12", "LC-INFO-02")
def test_an_imagined_table_looks_the_same_and_deals_the_unseen_anew() -> None:
    game = table("[A B C _]", A="unik padnij charge", B="fubar leg_it roll", C="niet", spare="")
    view = GAME.redact(game.state, game.seat("A"))
    dealt = set()
    for seed in range(12):
        imagined = GAME.imagine(view, game.seat("A"), Rng(seed))
        assert GAME.redact(imagined, game.seat("A")) == view
        assert GAME.laws(imagined.world) == []
        assert Counter(imagined.world.players["A"].hand) == Counter(("unik", "padnij", "charge"))
        dealt.add(imagined.world.players["B"].hand)
    assert len(dealt) > 6


@rule("LC-RW-05", "LC-REACT-10")
def test_windows_do_not_depend_on_the_cards_held() -> None:
    """Two tables that differ only in A's cards ask the same seats at every moment of the turn."""
    courses = []
    for cards in ("unik padnij charge", "unik stoj niet"):
        game = table("[A B C _]", A=cards, B="leg_it roll", C="niet", attack="laser", spare="")
        course = []
        while game.world.turn == 1 and game.outcome is None:
            course.append((type(game.decision).__name__, game.world.step, sorted(game.asked)))
            game = game.step()
        courses.append(course)
    assert courses[0] == courses[1]
    assert len(courses[0]) > 6


@rule("LC-HOT-11")
@pytest.mark.parametrize(
    "kind", [AttackRevealed, CardCommitted, CardRevealed, CardsDrawn, DraftPicked, HandShown, HandsSwapped]
)
def test_what_was_seen_cannot_be_taken_back(kind: type[Event]) -> None:
    assert kind.barrier is not None


@rule("LC-HOT-11")
def test_a_match_does_not_go_back_behind_a_commitment() -> None:
    match = Match.new("last_comrade", scenario="squad", seats=3, seed=1, options={"draft_mode": "none"})
    while not isinstance(match.legal(min(match.waiting_for()))[0], Commit):
        match.submit(min(match.waiting_for()), match.legal(min(match.waiting_for()))[0])
    seat = min(match.waiting_for())
    match.submit(seat, match.legal(seat)[0])
    assert match.undo_barrier is not None


@rule("LC-HOT-12")
def test_a_saved_game_keeps_all_that_is_hidden() -> None:
    match = Match.new("last_comrade", scenario="squad", seats=4, seed=3, options={})
    chance = Draws(Rng(3))
    for _ in range(60):
        seat = chance.choice(sorted(match.waiting_for()))
        match.submit(seat, chance.choice(match.legal(seat)))
    loaded = Match.loads(match.dumps())
    assert loaded.state == match.state
    assert any(player.hand for player in loaded.state.world.players.values())


def test_who_is_waited_for_is_alive() -> None:
    game, chance = start(5), Draws(Rng(5))
    for _ in range(200):
        if game.outcome is not None:
            break
        assert engine.waiting_for(game.state)
        assert all(game.world.players[name].alive for name in game.asked)
        game = game.at_random(chance)
