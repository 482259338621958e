"""The turn in seven steps, and the Front Line on which it is played."""

import pytest

from game.rules.last_comrade.events import (
    CardFizzled,
    CardRevealed,
    CardsDrawn,
    InitiativePassed,
    SlotStarted,
    StepBegan,
    TurnEnded,
    TurnStarted,
)
from game.rules.last_comrade.intents import Commit, Shoot
from tests.rules.last_comrade.table import table

rule = pytest.mark.rule


# The turn


@rule("LC-TURN-01", "LC-COMP-09", "LC-RULING-01", "LC-TURN-19")
def test_the_steps_of_a_turn_come_in_order_and_turns_repeat() -> None:
    game = table("[A B C _]", A="unik", attack="sniper sniper").next_turn().next_turn()
    assert [event.step for event in game.said(StepBegan)][:5] == [2, 4, 5, 6, 7]
    assert [event.turn for event in game.said(TurnStarted)] == [1, 2, 3]
    assert [event.turn for event in game.said(TurnEnded)] == [1, 2]


@rule("LC-TURN-03")
def test_everybody_with_a_card_must_commit_exactly_one() -> None:
    game = table("[A B C _]", A="unik moonshine", B="helmet padnij", C="leg_it", spare="").to_commits()
    assert game.asked == {"A", "B", "C"}
    assert set(game.legal("A")) >= {Commit("unik"), Commit("moonshine")}, "a card of any kind"
    assert game.decision.auto_pass() is None
    game = game.do(Commit("moonshine"), by="A")
    assert game.committed("A") == "moonshine"
    assert game.hand("A") == ("unik",)


@rule("LC-TURN-03")
def test_only_cards_in_hand_can_be_committed() -> None:
    game = table("[A B C _]", A="unik", B="padnij", spare="").to_commits()
    assert game.refused(Commit("padnij"), by="A") == "LC-TURN-03"


@rule("LC-TURN-04", "LC-HOT-05", "LC-RULING-32")
def test_an_empty_hand_commits_nothing() -> None:
    game = table("[A B C _]", A="unik", spare="").to_commits()
    assert game.asked == {"A"}
    game = game.do(Commit("unik"), by="A").next_turn()
    assert game.world.turn == 2
    assert [event.comrade for event in game.said(CardRevealed)] == ["A"]
    assert [(event.comrade, event.has_card) for event in game.said(SlotStarted)] == [
        ("A", True),
        ("B", False),
        ("C", False),
    ]


@rule("LC-TURN-05")
def test_a_commitment_is_final() -> None:
    game = table("[A B C _]", A="unik padnij", B="leg_it", spare="").to_commits().do(Commit("unik"), by="A")
    assert game.asked == {"B"}
    assert game.why_not(Commit("padnij"), by="A") is not None
    assert game.do(Commit("leg_it"), by="B").kind != "committing"


@rule("LC-TURN-07", "LC-COMP-05", "LC-TURN-08")
def test_cards_are_revealed_clockwise_from_the_holder_each_one_resolved_first() -> None:
    game = table("[A B C D _]", holder="C", A="unik", B="anywhere", C="padnij", D="fubar", spare="")
    game = game.to_choice()
    assert [event.comrade for event in game.said(CardRevealed)] == ["C", "D", "A", "B"]
    assert game.flags("C") == {"prone"}
    assert game.flags("A") == {"dodge"}
    first = table(
        "[A B C D _]", holder="C", A="unik", B="padnij", C="anywhere", D="fubar", spare=""
    ).to_choice()
    assert [event.comrade for event in first.said(CardRevealed)] == ["C"]
    assert (first.committed("D"), first.committed("A")) == ("fubar", "unik"), "still face down"


@rule("LC-TURN-09")
def test_a_manoeuvre_takes_effect_and_is_discarded() -> None:
    game = table("[A B C _]", A="step_back").before_damage()
    assert game.line == "[_ A B C]"
    assert "step_back" in game.discard


@rule("LC-TURN-11", "LC-FQ-14", "LC-RULING-23")
def test_an_event_revealed_in_its_slot_is_discarded_without_effect() -> None:
    game = table("[A B C _]", A="stoj moonshine", B="unik niet", life={"A": 3}, spare="").before_damage()
    assert not game.halt
    assert "stoj" in game.discard
    assert [(event.card, event.why) for event in game.said(CardFizzled)] == [("stoj", "event_in_slot")]
    assert game.announced == [], "nobody could answer it"
    assert game.plays("A", "moonshine").life("A") == 5, "it was not the Event of the turn"


@rule("LC-TURN-12", "LC-RULING-26")
def test_who_died_before_his_slot_reveals_nothing() -> None:
    game = table("[A B X C _m]".replace("X C", "C X"), A="step_back", X="unik", life={"X": 2}, spare="")
    game = game.next_turn()
    assert game.dead == {"X"}
    assert [event.comrade for event in game.said(CardRevealed)] == ["A"]
    assert "unik" in game.discard


@rule("LC-TURN-12")
def test_who_dies_in_his_slot_loses_the_rest_of_it() -> None:
    """X rolls onto a Mine: no Dodge, no shot of his Revolver."""
    game = table("[A B C X _m]", X="roll", life={"X": 2}, gear={"X": "revolver"}).to_choice()
    game = game.moves("X", "back", 1).before_damage()
    assert game.dead == {"X"}
    assert game.shots == []
    assert {"roll", "revolver"} <= set(game.discard)


@rule("LC-TURN-12", "LC-RULING-26")
def test_who_dies_while_his_card_lies_open_does_nothing_more() -> None:
    """A sends X onto the Mine when X has just turned over his Swap."""
    game = table("[A _m X B C]", X="zamiana", A="unik rozkaz_komisarza", life={"X": 2}, spare="B")
    game = game.to_window("C4", "X", raised="A").plays("A", "rozkaz_komisarza", "X").before_damage()
    assert game.dead == {"X"}
    assert game.line == "[A _ B C]"
    assert "zamiana" in game.discard
    assert [event.why for event in game.said(CardFizzled) if event.comrade == "X"] == ["owner_died"]


@rule("LC-TURN-13")
def test_the_revolver_comes_at_the_end_of_the_slot_once_a_turn() -> None:
    game = table("[A B C _]", A="step_back", gear={"A": "revolver"}).to_revolver()
    assert game.line == "[_ A B C]", "after his card"
    game = game.do(Shoot("B"), by="A").before_damage()
    assert game.shots == ["B"]


@rule("LC-TURN-14")
def test_damage_and_effects_come_in_step_5() -> None:
    game = table("[A B C D _]", attack="tear_gas", A="unik").before_damage()
    assert game.hurt == {}
    assert game.gassed == set()
    game = game.next_turn()
    assert game.hurt == {"B": 1, "C": 2, "D": 1}
    assert game.gassed == {"B", "C", "D"}


@rule("LC-TURN-15", "LC-DECK-01", "LC-FQ-29")
def test_everybody_draws_up_to_five_clockwise_from_the_holder() -> None:
    game = table("[A B C _]", holder="B", A="unik padnij", attack="sniper", spare="").next_turn()
    assert [(event.comrade, len(event.cards)) for event in game.said(CardsDrawn)] == [
        ("B", 5),
        ("C", 5),
        ("A", 4),
    ]
    assert all(len(game.hand(name)) == 5 for name in "ABC")


@rule("LC-FQ-29", "LC-TURN-15")
def test_a_card_committed_and_an_event_played_are_replaced() -> None:
    game = table(
        "[A B C _]", A="moonshine unik padnij charge fubar", life={"A": 3}, attack="sniper", spare=""
    )
    game = game.plays("A", "moonshine").next_turn(commit={"A": "padnij"})
    drawn = [len(event.cards) for event in game.said(CardsDrawn) if event.comrade == "A"]
    assert drawn == [2]


@rule("LC-TURN-16", "LC-TURN-20", "LC-RULING-48")
def test_everything_of_this_turn_ends_with_it() -> None:
    game = table("[A B C _]", A="stoj unik", attack="sniper", spare="").plays("A", "stoj")
    for flag in ("dodge", "prone", "fubar", "snagged", "moved"):
        game = game.with_flag("B", flag)
    game = game.next_turn()
    assert game.flags("B") == set()
    assert not game.halt
    assert game.used_event == set()
    assert (game.world.turn, game.world.step) == (2, 1)


@rule("LC-TURN-16")
def test_the_strike_card_is_discarded_and_the_targets_go_back() -> None:
    game = table("[A B C _]", attack="rocket_storm sniper").next_turn()
    assert game.attack_discard == ["rocket_storm"]
    assert (game.strike, game.targets) == ("sniper", [])


@rule("LC-TURN-17", "LC-COMP-05")
def test_initiative_passes_to_the_left_with_its_roulettes() -> None:
    game = table("[A B C _]", holder="B", roulettes=1, attack="sniper sniper").next_turn()
    assert (game.holder, game.roulettes) == ("C", 1)
    game = game.next_turn()
    assert game.holder == "A"
    assert [event.comrade for event in game.said(InitiativePassed)] == ["C", "A"]


@rule("LC-TURN-18")
def test_the_order_of_slots_is_counted_from_a_dead_holders_seat() -> None:
    game = table("[X B C D _]", holder="X", B="unik", C="padnij", D="fubar", spare="B").to_commits()
    game = game.commits_all().concedes("X").before_damage()
    assert [event.comrade for event in game.said(CardRevealed)] == ["B", "C", "D"]


@rule("LC-TURN-20")
def test_a_push_at_the_end_of_the_turn_is_forgotten_in_the_next() -> None:
    game = table("[_ A X B C]", life={"X": 4}, attack="ambush sniper").halted().with_targets(3).next_turn()
    assert game.line == "[_ A B C]"
    assert game.moved == set()


# The Front Line


@rule("LC-LINE-03")
def test_a_place_holds_one_comrade_and_any_number_of_hazards_and_targets() -> None:
    game = table("[A B C _mmw]", attack="barrage").with_targets(2, 2)
    assert game.line == "[A B C _mmw]"
    assert game.targets == [2, 2]


@rule("LC-LINE-04")
def test_forward_is_towards_place_1() -> None:
    assert table("[A B _]", B="step_up").before_damage().line == "[B A _]"
    assert table("[A B _]", B="step_back").before_damage().line == "[A _ B]"


@rule("LC-LINE-05")
def test_across_the_free_place_nobody_is_adjacent() -> None:
    game = table("[A B _ C]", B="unik", gear={"B": "revolver"}).to_revolver()
    assert game.marks() == {"A"}


@rule("LC-LINE-06")
def test_the_commissar_is_never_hit_moved_or_passed() -> None:
    game = table("[A B _ C]", C="leg_it", attack="bullet_in_the_back").before_damage()
    assert game.line == "[A B _ C]"
    assert game.steps_lost("C") == 3
    assert "commissar" not in game.world.players


@rule("LC-LINE-08", "LC-RULING-04")
def test_whoever_changes_place_for_any_reason_has_moved() -> None:
    pushed = table("[A B _ C]", A="step_back").before_damage()
    assert pushed.moved == {"A", "B"}
    swapped = table("[A B _ C]", B="step_up").before_damage()
    assert swapped.moved == {"A", "B"}
    exchanged = table("[A B C D _]", A="zaslona_dymna").to_choice().screens("A", "B", "C").before_damage()
    assert exchanged.moved == {"B", "C"}
    ordered = table("[A B C _]", A="rozkaz_komisarza unik").plays("A", "rozkaz_komisarza", "C")
    assert ordered.moved == {"A", "B", "C"}
    advanced = table("[A _ B X C]", X="unik", gear={"B": "revolver"}, life={"X": 1}).to_revolver()
    assert advanced.shoots("B", "X").before_damage().moved == {"C"}


@rule("LC-LINE-09", "LC-LINE-10", "LC-RULING-06", "LC-RULING-19")
@pytest.mark.parametrize("line", ["[A X* B _]", "[A (X U) B _]"])
def test_beyond_a_wall_there_is_no_free_place(line: str) -> None:
    game = table(line, A="leg_it").before_damage()
    assert game.line == line
