"""Manoeuvres: what each does when it is revealed in its owner's slot."""

import pytest
from msgspec.structs import replace

from game.rules.core import engine
from game.rules.last_comrade import GAME
from game.rules.last_comrade.events import OrdersChanged
from game.rules.last_comrade.intents import ChangeOrders, Commit, ExchangeTwo, OrderForward
from game.rules.last_comrade.line_events import SmokeScreenReplaced
from game.rules.last_comrade.terms import ComradeId
from tests.rules.last_comrade.table import table

rule = pytest.mark.rule


@rule("LC-MAN-01")
def test_a_manoeuvre_cannot_be_played_like_an_event() -> None:
    game = table("[A B C _]", A="unik fubar")
    assert not game.can_play("A", "unik")
    assert game.refused_event("A", "unik") == "LC-EVT-02"


@rule("LC-MAN-04")
@pytest.mark.parametrize(
    ("card", "result"),
    [
        ("step_up", "[A C B D _ E]"),
        ("advance", "[C A B D _ E]"),
        ("charge", "[C A B D _ E]"),
        ("step_back", "[A B _ C D E]"),
        ("fall_back", "[A B _ D C E]"),
        ("leg_it", "[A B _ D E C]"),
    ],
)
def test_the_six_plain_movements(card: str, result: str) -> None:
    assert table("[A B C D _ E]", C=card).before_damage().line == result


@rule("LC-MAN-02", "LC-MAN-05")
@pytest.mark.parametrize(
    ("way", "steps", "result"),
    [
        ("forward", 1, "[A C B D _]"),
        ("forward", 2, "[C A B D _]"),
        ("back", 1, "[A B _ C D]"),
        ("back", 2, "[A B _ D C]"),
    ],
)
def test_anywhere_but_here(way: str, steps: int, result: str) -> None:
    game = table("[A B C D _]", C="anywhere").to_choice()
    assert game.asked == {"C"}
    assert game.moves("C", way, steps).before_damage().line == result


@rule("LC-MAN-06")
@pytest.mark.parametrize(("card", "status"), [("roll", "dodge"), ("crawl", "prone")])
def test_rolling_and_crawling_move_one_step_and_protect(card: str, status: str) -> None:
    game = table("[A B C _]", B=card).to_choice()
    for way, result in (("forward", "[B A C _]"), ("back", "[A _ B C]")):
        moved = game.moves("B", way, 1).before_damage()
        assert moved.line == result
        assert moved.flags("B") == {status, "moved"}


@rule("LC-MAN-06", "LC-FQ-32", "LC-MOVE-12")
@pytest.mark.parametrize(("card", "status"), [("roll", "dodge"), ("crawl", "prone")])
def test_they_protect_also_where_no_step_is_possible(card: str, status: str) -> None:
    game = table("[A B C _]", A=card).halted().before_damage()
    assert game.line == "[A B C _]"
    assert game.flags("A") == {status}


@rule("LC-MAN-07", "LC-RULING-36")
def test_dodge_lasts_to_the_end_of_the_turn_and_lines_fly_on() -> None:
    game = table("[A B C _]", A="unik", attack="trench_volley").before_damage()
    assert game.flags("A") == {"dodge"}
    game = game.next_turn()
    assert game.hurt == {"B": 3}
    assert game.flags("A") == set()


@rule("LC-MAN-08", "LC-RULING-36")
def test_hit_the_dirt_lasts_to_the_end_of_the_turn_and_stops_splash() -> None:
    game = table("[A B C _]", B="padnij", attack="grenade").before_damage()
    assert game.flags("B") == {"prone"}
    game = game.next_turn()
    assert game.hurt == {"A": 2, "C": 2}
    assert game.flags("B") == set()


@rule("LC-MAN-09", "LC-LINE-09", "LC-RULING-48", "LC-FQ-23")
def test_fubar_holds_until_the_end_of_the_turn() -> None:
    game = table("[A B C _]", B="fubar", A="step_back", holder="B", attack="sniper").before_damage()
    assert game.line == "[A B* C _]", "A could not push him"
    game = game.next_turn()
    assert game.line == "[A B C _]"
    assert game.flags("B") == set()


@rule("LC-MAN-10", "LC-FQ-22")
def test_fubar_takes_no_part_in_exchanges() -> None:
    game = table("[A B* C D _]", A="zamiana").to_choice()
    assert game.partners() == {"C", "D"}
    smoke = table("[A B* C D E _]", A="zaslona_dymna").to_choice()
    assert smoke.pairs() == {"CD", "CE", "DE"}


@rule("LC-MAN-11", "LC-RULING-41")
def test_swap_needs_somebody_who_can_be_moved() -> None:
    alone = table("[A B* C* _]", A="zamiana").before_damage()
    assert alone.line == "[A B* C* _]"
    assert "zamiana" in alone.discard


@rule("LC-MAN-11", "LC-TANK-13")
@pytest.mark.parametrize("line", ["[A* B C _]", "[(A B) C _]"], ids=["immobile", "in the Tank"])
def test_swap_of_somebody_who_cannot_be_moved_has_no_effect(line: str) -> None:
    game = table(line, A="zamiana").before_damage()
    assert game.line == line
    assert "zamiana" in game.discard
    assert game.fizzled("A")


@rule("LC-MAN-12", "LC-RULING-24")
def test_a_smoke_screen_exchanges_two_others() -> None:
    game = table("[A B C D _]", A="zaslona_dymna").to_choice()
    assert game.pairs() == {"BC", "BD", "CD"}
    for pair in (ExchangeTwo("A", "B"), ExchangeTwo("B", "A"), ExchangeTwo("B", "B")):
        assert game.refused(pair, by="A") == "LC-MAN-12"
    game = game.screens("A", "B", "D").before_damage()
    assert game.line == "[A D C B _]"
    assert game.moved == {"B", "D"}


@rule("LC-MAN-12", "LC-MAN-03")
def test_a_smoke_screen_without_two_others_has_no_effect() -> None:
    game = table("[A B C* _]", A="zaslona_dymna").before_damage()
    assert game.line == "[A B C* _]"
    assert "zaslona_dymna" in game.discard
    assert game.fizzled("A")


@rule("LC-MAN-03")
def test_an_impossible_movement_is_discarded_without_effect() -> None:
    game = table("[A B _]", A="charge").before_damage()
    assert game.line == "[A B _]"
    assert "charge" in game.discard


@rule("LC-MAN-13")
def test_a_smoke_screen_drawn_later_is_exchanged_until_it_is_another_card() -> None:
    game = table("[A B _]", A="unik", attack="sniper", spare="")
    game = game.with_action_deck(*["padnij"] * 4, "zaslona_dymna", *["charge"] * 3, "fubar", "zaslona_dymna")
    game = game.with_action_deck("padnij", "padnij", "padnij", "padnij", "zaslona_dymna").next_turn()
    assert "zaslona_dymna" not in (*game.hand("A"), *game.hand("B"))
    assert (len(game.hand("A")), len(game.hand("B"))) == (5, 5)
    assert game.discard.count("zaslona_dymna") == 2


@rule("LC-MAN-13", "LC-EVT-15")
def test_a_smoke_screen_taken_back_by_new_orders_is_exchanged_too() -> None:
    """One that lies face down with two left is only met in a game that version 0.1 began."""
    game = table("[A B C _]", A="zaslona_dymna new_orders unik", B="padnij", C="roll", spare="")
    game = game.commits_all().served("A")
    assert game.committed("A") == "zaslona_dymna"
    players = {**game.world.players, ComradeId("C"): replace(game.player("C"), alive=False)}
    world = replace(game.world, players=players)
    applied = engine.apply(GAME, replace(game.state, world=world), game.seat("A"), ChangeOrders("unik"))
    game = game.after(applied.state, applied.events)
    assert game.said(OrdersChanged) == [OrdersChanged("A", "unik", "zaslona_dymna")]
    assert game.said(SmokeScreenReplaced) == [SmokeScreenReplaced("A", "zaslona_dymna")]
    assert "zaslona_dymna" not in game.hand("A")
    assert game.discard.count("zaslona_dymna") == 1


@rule("LC-MAN-13", "LC-DRAFT-07")
def test_a_smoke_screen_drawn_for_a_draft_of_two_is_exchanged_too() -> None:
    game = table("[A B _]", A="unik", attack="sniper towarzysze trench_volley", spare="").commits_all()
    game = game.with_action_deck("zaslona_dymna", "padnij", "zaslona_dymna").next_turn()
    assert game.drafting
    packs = [card for player in game.world.players.values() for pack in player.packs for card in pack]
    assert len(packs) == 10
    assert "zaslona_dymna" not in packs


@rule("LC-MAN-14", "LC-FQ-21", "LC-RULING-24")
@pytest.mark.parametrize("is_gassed", [False, True])
def test_a_face_down_smoke_screen_is_replaced_the_moment_two_are_left(is_gassed: bool) -> None:
    game = table("[A B X _m]", X="step_back", B="zaslona_dymna unik", holder="X", life={"X": 2}, spare="")
    game = game.commits_all().with_action_deck("zaslona_dymna", "charge").with_player("B", gassed=is_gassed)
    assert game.committed("B") == "zaslona_dymna"
    game = game.until(lambda one: bool(one.dead))
    assert game.dead == {"X"}, "its slot has not come yet"
    assert game.world.slot != "B", "its slot has not come yet"
    assert game.committed("B") is None
    assert game.hand("B") == ("unik", "charge"), "another copy that is drawn goes as well"
    assert game.discard.count("zaslona_dymna") == 2
    replaced = [(event.card, event.face_down) for event in game.said(SmokeScreenReplaced)]
    assert replaced == [("zaslona_dymna", True), ("zaslona_dymna", False)]
    later = game.before_damage()
    assert not later.fizzled("B"), "the empty slot is passed over"
    assert later.hand("B") == ("unik", "charge"), "the empty slot is passed over"


@rule("LC-MAN-14", "LC-FQ-33", "LC-TURN-03")
def test_who_loses_his_card_while_cards_are_laid_lays_another() -> None:
    game = table("[X _m A B]", X="rozkaz_komisarza unik", A="padnij", B="zaslona_dymna unik", spare="")
    game = game.with_life("A", 2).to_commits().do(Commit("zaslona_dymna"), by="B")
    game = game.do(OrderForward("B"), by="X").closes()
    assert game.dead == {"A"}, "pushed onto the Mine"
    assert (game.kind, game.asked) == ("committing", {"X", "B"})
    assert game.committed("B") is None
    assert len(game.hand("B")) == 2


@rule("LC-MAN-15", "LC-FQ-08")
def test_dodging_goes_with_the_comrade() -> None:
    game = table("[A B C _]", A="unik", C="zaslona_dymna", attack="trench_volley").with_flag("B", "dodge")
    game = game.next_turn()
    assert game.line == "[B A C _]"
    assert game.hurt == {"C": 3}


@rule("LC-MAN-16", "LC-FQ-07")
def test_halt_does_not_keep_anybody_from_dodging() -> None:
    game = table("[A B C _]", A="unik", attack="trench_volley").halted().next_turn()
    assert game.hurt == {"B": 3}


@rule("LC-MAN-17", "LC-TANK-09")
def test_a_movement_of_the_crew_moves_the_tank() -> None:
    game = table("[A (T U) B _]", U="step_back").before_damage()
    assert game.line == "[A _ (T U) B]"
    assert game.moved == {"T", "U", "B"}


@rule("LC-MAN-18", "LC-CHR-06", "LC-EQP-16", "LC-MV-03")
@pytest.mark.parametrize(
    ("extra", "boots", "steps"),
    [(0, 0, 2), (1, 0, 3), (0, 1, 3), (1, 1, 4), (0, -1, 1), (1, -1, 2)],
)
def test_steps_are_counted_before_the_first_is_made(extra: int, boots: int, steps: int) -> None:
    game = table("[A M B C D E _]", who={"M": "misza"}, M="fall_back", gear={"M": "stolen_boots"}).to_choice()
    game = game.strides("M", extra=extra, boots=boots).before_damage()
    course = {1: "[A _ M B C D E]", 2: "[A _ B M C D E]", 3: "[A _ B C M D E]", 4: "[A _ B C D M E]"}
    assert game.line == course[steps]
    assert game.gear("M") == {"stolen_boots": 3 - abs(boots)}


@rule("LC-MAN-18")
def test_with_boots_a_single_step_may_become_none() -> None:
    game = table("[A B C _]", B="step_back", gear={"B": "stolen_boots"}).to_choice()
    game = game.strides("B", boots=-1).before_damage()
    assert game.line == "[A B C _]"
    assert game.moved == set()
