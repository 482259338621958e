"""Reaction windows: opened by public facts, served by raised hands, let go by without a trace."""

import pytest

from game.rules.core.frames import AutoPass
from game.rules.core.rng import Draws, Rng
from game.rules.last_comrade import GAME
from game.rules.last_comrade.events import (
    EventLapsed,
    HandLowered,
    HandRaised,
    LetBy,
    SlotStarted,
    StoodDown,
    WindowClosed,
    WindowOpened,
)
from game.rules.last_comrade.intents import (
    AcceptHit,
    Commit,
    EndSlot,
    GoOn,
    LetPass,
    LowerHand,
    PlayEvent,
    RaiseHand,
    Remind,
    StandDown,
    SwapHands,
)
from game.rules.last_comrade.line_events import HitAccepted
from tests.rules.last_comrade.driving import WINDOWS
from tests.rules.last_comrade.table import Table, four, start, table

rule = pytest.mark.rule


def opened(game: Table) -> list[tuple[str, str | None]]:
    return [(event.window, event.comrade) for event in game.said(WindowOpened)]


def closed(game: Table) -> list[str]:
    return [WINDOWS[event.window] for event in game.said(WindowClosed)]


# Who may act


@rule("LC-RW-01", "LC-REACT-06", "LC-REACT-12", "LC-REACT-11")
def test_when_all_let_it_go_by_the_window_is_closed() -> None:
    game = four()
    assert (game.window, game.asked) == ("C1", {"A", "B", "C", "D"})
    for name in "CADB":
        assert game.window == "C1"
        game = game.do(LetPass(), by=name)
    assert game.kind == "committing"
    assert [event.comrade for event in game.said(LetBy)] == list("CADB"), "in any order"
    assert [event.window for event in game.said(WindowClosed)] == ["after_targets"]


@rule("LC-REACT-06")
def test_a_window_is_for_hands_and_the_one_who_is_served_for_deeds() -> None:
    game = four()
    assert game.refused(PlayEvent("stoj"), by="A") == "LC-REACT-06"
    served = game.served("A")
    assert served.refused(LetPass(), by="A") == "LC-REACT-06"
    assert served.why_not(PlayEvent("stoj"), by="C") == "LC-REACT-03", "one at a time"


@rule("LC-REACT-02", "LC-RW-06")
def test_an_empty_hand_is_not_eligible() -> None:
    game = four(A="")
    assert game.asked == {"B", "C", "D"}
    assert game.why_not(RaiseHand(), by="A") == "LC-REACT-02"


@rule("LC-REACT-02", "LC-REACT-19")
def test_dominika_is_eligible_while_her_swap_is_unused() -> None:
    game = four(A="", who={"A": "dominika"})
    assert game.asked == {"A", "B", "C", "D"}
    game = game.served("A").do(SwapHands("B"), by="A")
    assert "A" in game.asked, "she has cards now"
    assert "B" not in game.asked, "and B has none"
    assert "A" not in game.with_flag("A", "event_used").asked


@rule("LC-REACT-02")
def test_dominika_without_cards_cannot_answer_an_event() -> None:
    game = four(A="", who={"A": "dominika"}).announces("C", "stoj")
    assert game.asked == {"B", "D"}


@rule("LC-REACT-03", "LC-RW-02")
def test_raised_hands_are_served_clockwise_from_the_holder() -> None:
    game = four().commits_all()
    assert game.window == "C2"
    game = game.raises("A", "C")
    assert game.kind == "window", "B, who would come first, has not been heard"
    game = game.do(LetPass(), by="B")
    assert (game.kind, game.asked) == ("serving", {"C"}), "and nobody else can come before C"
    game = game.do(StandDown(), by="C").do(LetPass(), by="D")
    assert (game.kind, game.asked) == ("serving", {"A"})
    assert opened(game).count(("after_commit", None)) == 1, "a raised hand does not open it again"


@rule("LC-REACT-04", "LC-REACT-11")
def test_after_a_deed_everybody_may_act_again() -> None:
    game = four().do(LetPass(), by="D").do(LetPass(), by="B").plays("A", "stoj")
    assert (game.window, game.asked) == ("C1", {"B", "C", "D"})


@rule("LC-REACT-05", "LC-EVT-21")
def test_the_first_by_priority_answers_and_the_innermost_is_settled_first() -> None:
    game = four().announces("A", "stoj").raises("D", "C").do(LetPass(), by="B")
    assert (game.kind, game.asked) == ("answering", {"C"})
    game = game.do(PlayEvent("niet"), by="C")
    assert (game.kind, game.asked) == ("response", {"B", "D"}), "now against C's Nyet!"
    game = game.raises("D").do(LetPass(), by="B").do(PlayEvent("niet"), by="D").closes()
    assert game.halt, "D's Nyet! cancelled C's"


@rule("LC-REACT-05")
def test_whoever_stands_down_leaves_it_to_the_next() -> None:
    game = four().announces("A", "stoj").raises("D", "C").do(LetPass(), by="B").do(StandDown(), by="C")
    assert (game.kind, game.asked) == ("answering", {"D"})
    assert not game.do(PlayEvent("niet"), by="D").closes().halt


@rule("LC-EVT-07")
def test_an_event_whose_choice_became_illegal_does_nothing() -> None:
    """B answers the Shakedown with his last card, which is cancelled: nothing is left to search."""
    game = table("[A B C _]", A="shakedown unik", B="niet", C="niet unik", spare="")
    game = game.plays("A", "shakedown", "B", answers="BC")
    assert game.said(EventLapsed) == [EventLapsed("A", "shakedown")]
    assert game.hand("A") == ("unik",)
    assert "shakedown" in game.discard


@rule("LC-RW-11", "LC-EVT-17")
def test_a_trip_that_is_cancelled_lets_the_mover_go() -> None:
    game = table("[A B C D _]", A="leg_it", B="unik trip", C="padnij niet", spare="D")
    game = game.to_window("C4", "A", raised="B").plays("B", "trip", answers="C").before_damage()
    assert game.line == "[_ B C A D]"


# Raising hands


@rule("LC-REACT-07", "LC-REACT-13", "LC-RW-04")
def test_a_hand_raised_in_between_is_served_at_the_next_checkpoint() -> None:
    """D raises his hand while B chooses where to go; C4 of C's card comes next, after C3."""
    game = four(B="anywhere niet charge").to_choice()
    assert game.asked == {"B"}
    game = game.do(RaiseHand(), by="D")
    assert game.asked == {"B"}, "nothing is interrupted"
    assert game.view("A").players["D"].hand_raised
    game = game.moves("B", "back", 1)
    assert (game.kind, game.window, game.asked) == ("serving", "C3", {"D"})
    assert opened(game)[-1] == ("before_reveal", "C")


@rule("LC-REACT-07")
def test_a_hand_can_be_lowered_and_goes_down_with_eligibility() -> None:
    game = four().do(RaiseHand(), by="A")
    assert game.refused(RaiseHand(), by="A") == "LC-REACT-07"
    lowered = game.do(LowerHand(), by="A")
    assert not lowered.player("A").hand_raised
    assert lowered.refused(LowerHand(), by="A") == "LC-REACT-07"
    answering = four().raises("C", "D").do(LetPass(), by="A").do(LetPass(), by="B")
    game = answering.plays("C", "stoj", answers="D")
    assert not game.player("D").hand_raised, "his Event went into the answer"
    assert not game.halt


@rule("LC-REACT-08", "LC-RW-03")
def test_minor_windows_pass_without_a_trace_when_no_hand_is_up() -> None:
    game = four().before_damage()
    assert [window for window, _ in opened(game)] == ["after_targets", "after_commit", "before_damage"]
    slots = [event.comrade for event in game.said(SlotStarted)]
    assert slots == ["B", "C", "D", "A"]


@rule("LC-REACT-08")
@pytest.mark.parametrize("window", ["C0", "C3", "C4", "C6", "C7"])
def test_a_minor_window_opens_for_a_raised_hand(window: str) -> None:
    game = four(from_the_start=True).to_window(window, "C" if window in ("C3", "C4") else None)
    assert game.kind == "pause"
    game = game.served("A")
    assert game.window == window
    game = game.do(StandDown(), by="A")
    assert game.asked == {"B", "C", "D"}, "everybody else is still to be heard"
    for name in "BCD":
        assert window not in closed(game)
        game = game.do(GoOn(), by=name)
    assert window in closed(game)


@rule("LC-REACT-08")
def test_a_major_window_without_anybody_eligible_does_not_open() -> None:
    game = table("[A B C _]", A="unik", B="padnij", spare="", attack="trench_volley")
    game = game.commits_all()
    assert [window for window, _ in opened(game)][:1] == ["after_targets"]
    assert "after_commit" not in [window for window, _ in opened(game)]


@rule("LC-REACT-01", "LC-REACT-08")
def test_before_the_first_slot_there_is_no_further_window() -> None:
    game = four().commits_all()
    while game.window == "C2":
        game = game.step()
    assert game.window == "C4", "the first card is turned over at once"


@rule("LC-REACT-09", "LC-REACT-18", "LC-RW-09")
def test_looking_costs_nothing_but_is_done_once_in_each_window() -> None:
    game = four(attack="trench_volley", from_the_start=True)
    looked = ("C0", "C1", "C2", "C3", "C4", "C5", "C6", "C7")
    for window in looked:
        game = game.to_window(window, raised="A").do(StandDown(), by="A")
        assert not game.player("A").hand_raised
        if game.window == window:
            assert "A" not in game.asked
            assert game.why_not(RaiseHand(), by="A") == "LC-REACT-18", "not twice in one window"
    told = game.said(StoodDown)
    assert told == [StoodDown("A", counted=True)] * len(looked), "public, and nothing else is told"
    assert GAME.redact_event(told[0], game.world, game.seat("B")) == told[0]


@rule("LC-REACT-18", "LC-REACT-04")
def test_when_somebody_has_acted_everybody_may_look_again() -> None:
    game = four().raises("C").do(LetPass(), by="B").do(StandDown(), by="C")
    assert (game.window, game.why_not(RaiseHand(), by="C")) == ("C1", "LC-REACT-18")
    game = game.plays("A", "stoj")
    assert game.window == "C1"
    assert "C" in game.asked


@rule("LC-REACT-14")
def test_a_response_needs_a_hand_of_its_own() -> None:
    game = four().raises("A", "C").do(LetPass(), by="B")
    game = game.announces("C", "stoj")
    assert game.asked == {"A", "B", "D"}, "A's hand for the window does not count"
    assert game.player("A").hand_raised, "and stays up meanwhile"
    game = game.closes()
    assert (game.kind, game.asked) == ("window", {"B", "D"})


@rule("LC-REACT-14")
def test_a_response_is_left_out_if_nobody_else_is_eligible() -> None:
    game = table("[A B C _]", A="stoj unik", spare="").served("A").do(PlayEvent("stoj"), by="A")
    assert game.halt


# Being hit


@rule("LC-REACT-15", "LC-RW-07")
def test_a_hit_asks_the_victim_who_could_play_an_event() -> None:
    game = table("[A B C _]", A="padnij unik charge fubar", attack="trench_volley", spare="C")
    assert game.to_hit("A").asked == {"A"}
    used = game.with_flag("A", "event_used").next_turn()
    assert (used.world.turn, used.hurt) == (2, {"A": 3})


@rule("LC-REACT-15", "LC-RW-08")
def test_a_mine_asks_nobody_without_equipment() -> None:
    game = table("[A B _m]", B="step_back unik padnij").before_damage()
    assert game.hurt == {"B": 2}
    assert game.said(HitAccepted) == [], "nobody was asked to take it"


@rule("LC-REACT-15")
@pytest.mark.parametrize(("piece", "is_asked"), [("helmet", True), ("sandbag", False), ("revolver", False)])
def test_only_equipment_that_could_be_used_opens_a_hit(piece: str, is_asked: bool) -> None:
    game = table("[B A C _]", gear={"A": piece}, attack="heavy_mg", spare="C")
    reached = game.until(lambda one: one.kind == "hit_window" or one.world.turn > 1)
    assert (reached.kind == "hit_window") == is_asked


@rule("LC-REACT-01", "LC-HIT-07")
def test_a_hit_is_met_also_in_the_middle_of_a_movement() -> None:
    game = table("[A B _m]", A="leg_it", gear={"B": "helmet"}).to_hit("B")
    assert game.line == "[_ A B]"
    assert game.uses("B", "helmet").before_damage().line == "[_ B A]"


@rule("LC-REACT-16", "LC-HOT-08")
def test_taking_the_hit_is_what_happens_when_nothing_is_done() -> None:
    game = table("[A B C _]", gear={"A": "helmet"}, attack="trench_volley").to_hit("A")
    assert game.decision.auto_pass() == AutoPass("lc_hit", AcceptHit())
    for name in "ABC":
        assert game.decision.redacted(game.world, game.seat(name)) == game.decision
    assert game.do(AcceptHit(), by="A").next_turn().hurt == {"A": 3}


# Reminders


@rule("LC-REACT-17", "LC-INFO-02")
def test_a_reminder_raises_the_hand_by_itself() -> None:
    game = four().to_commits().do(Remind("before_damage"), by="D").do(Remind("after_commit"), by="D")
    game = game.do(Remind("after_commit"), by="D")
    assert [intent for intent in game.legal("D") if isinstance(intent, Commit)]
    game = game.to_window("C5")
    assert [event.comrade for event in game.said(HandRaised)] == ["D"], "a tick may be taken back"
    assert game.player("D").hand_raised
    game = game.until(lambda one: one.kind == "serving")
    assert game.asked == {"D"}
    later = game.do(StandDown(), by="D").next_turn().to_window("C5")
    assert len(later.said(HandRaised)) == 1, "ticks are forgotten at the end of the turn"


@rule("LC-REACT-17")
def test_a_reminder_of_any_event_raises_the_hand_in_the_response() -> None:
    game = four().to_commits().do(Remind("event_response"), by="D")
    game = game.until(lambda one: one.window == "C2").announces("A", "stoj")
    assert game.asked == {"B", "C"}, "D has already asked to be served"
    game = game.do(LetPass(), by="B").do(LetPass(), by="C")
    assert (game.kind, game.asked) == ("answering", {"D"})


# No tells, no waiting


@rule("LC-REACT-20", "LC-REACT-21", "LC-REACT-10")
@pytest.mark.parametrize(
    ("window", "auto_pass"),
    [
        ("C0", AutoPass("lc_turn_start", GoOn())),
        ("C1", AutoPass("lc_after_targets", LetPass())),
        ("C2", AutoPass("lc_after_commit", LetPass())),
        ("C3", AutoPass("lc_before_reveal", GoOn())),
        ("C4", AutoPass("lc_card_revealed", GoOn())),
        ("C5", AutoPass("lc_before_damage", LetPass())),
        ("C6", AutoPass("lc_after_damage", GoOn())),
        ("C7", AutoPass("lc_after_refill", GoOn())),
    ],
)
def test_every_window_has_a_stop_and_a_way_past_it(window: str, auto_pass: AutoPass) -> None:
    game = four(from_the_start=True).to_window(window)
    assert game.decision.auto_pass() == auto_pass
    assert auto_pass.intent in game.legal(min(game.asked))


@rule("LC-REACT-20", "LC-REACT-21")
def test_a_response_and_the_revolver_have_one_too() -> None:
    assert four().announces("A", "stoj").decision.auto_pass() == AutoPass("lc_response", LetPass())
    game = table("[A B C _]", gear={"A": "revolver"}).to_revolver()
    assert game.decision.auto_pass() == AutoPass("lc_revolver", EndSlot())


@rule("LC-REACT-21")
@pytest.mark.parametrize("players", [2, 5, 10])
def test_a_game_in_which_nobody_reacts_plays_to_its_end(players: int) -> None:
    game, windows, chance = start(players, seed=players), 0, Draws(Rng(players))
    while game.outcome is None:
        auto_pass = game.decision.auto_pass()
        if auto_pass is None:
            game = game.at_random(chance, without=(RaiseHand, LowerHand, Remind))
        else:
            windows += 1
            game = game.do(auto_pass.intent, by=min(game.asked))
    assert windows > 20
    assert game.said(HandLowered) == []
