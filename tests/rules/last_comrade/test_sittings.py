"""Few hand-overs: an Event where a card is laid, a card where one is served, one word for the whole turn."""

import pytest

from game.rules.core import engine
from game.rules.core.ids import HIDDEN
from game.rules.core.rng import Draws, Rng
from game.rules.last_comrade import GAME
from game.rules.last_comrade.events import CardCommitted, EventAnnounced, StoodDown, WindowOpened
from game.rules.last_comrade.intents import (
    Commit,
    GoOn,
    LetPass,
    NothingMore,
    OrderForward,
    PlayEvent,
    RaiseHand,
    Remind,
    StandDown,
    SwapHands,
)
from tests.rules.last_comrade.table import four, start, table

rule = pytest.mark.rule


# An Event on the screen on which a card is laid


@rule("LC-REACT-01", "LC-RW-13", "LC-RULING-22")
def test_an_event_is_played_where_its_player_lays_his_card() -> None:
    game = four().to_commits().do(Commit("padnij"), by="B").do(PlayEvent("stoj"), by="A")
    assert (game.kind, game.asked) == ("response", {"B", "C", "D"}), "announced at once, and answered"
    game = game.closes()
    assert game.halt
    assert game.committed("A") is None
    assert (game.kind, game.asked) == ("committing", {"A", "C", "D"}), "then committing goes on"
    assert game.refused(PlayEvent("moonshine"), by="A") == "LC-EVT-01"
    windows = [event.window for event in game.said(WindowOpened)]
    assert windows == ["after_targets"], "it counts as played there; no window opens for it"


@rule("LC-REACT-01", "LC-EVT-03", "LC-RW-13")
@pytest.mark.parametrize("card", ["new_orders", "niet", "trip", "human_shield"])
def test_what_does_not_fit_after_the_targets_does_not_fit_there(card: str) -> None:
    game = four(A=f"unik {card} padnij", D="helmet roll").to_commits()
    usual = Commit | Remind | RaiseHand | NothingMore
    assert [one for one in game.legal("A") if not isinstance(one, usual)] == []
    if card == "niet":
        assert game.refused(PlayEvent("niet"), by="A") == "LC-EVT-03"


@rule("LC-REACT-01", "LC-EVT-10", "LC-RW-13")
def test_an_event_played_there_can_be_cancelled_and_the_card_is_laid_all_the_same() -> None:
    game = four().to_commits().do(PlayEvent("stoj"), by="A").raises("D")
    for name in "BC":
        game = game.do(LetPass(), by=name)
    game = game.do(PlayEvent("niet"), by="D").closes()
    assert not game.halt
    assert game.kind == "committing"
    assert game.do(Commit("unik"), by="A").committed("A") == "unik"


@rule("LC-REACT-01", "LC-TURN-05", "LC-END-01")
def test_an_event_played_there_may_end_the_game() -> None:
    game = table("[X _m A]", X="rozkaz_komisarza unik", A="padnij unik", life={"A": 2}, spare="").to_commits()
    game = game.do(OrderForward("A"), by="X").closes()
    assert game.winners == {"X"}


@rule("LC-CHR-02", "LC-REACT-01")
def test_dominika_may_swap_hands_where_she_lays_her_card() -> None:
    game = four(who={"A": "dominika"}).to_commits().do(Commit("padnij"), by="B").do(SwapHands("B"), by="A")
    assert game.hand("A") == ("niet", "charge")
    assert game.committed("B") == "padnij"
    assert (game.kind, game.asked) == ("committing", {"A", "C", "D"})


# A card where one is served


@rule("LC-RULING-22", "LC-RW-14", "LC-REACT-01")
def test_who_is_served_after_the_targets_lays_his_card_in_the_same_sitting() -> None:
    game = four().served("A").do(Remind("before_damage"), by="A").do(Commit("unik"), by="A")
    assert game.committed("A") == "unik"
    assert game.said(StoodDown) == [StoodDown("A", counted=True)], "he played nothing"
    assert game.kind == "committing"
    assert "A" not in game.asked
    game = game.to_window("C5")
    assert game.player("A").hand_raised, "what he ticked there holds"


@rule("LC-RW-14", "LC-REACT-04")
def test_the_window_stays_open_to_the_others_meanwhile() -> None:
    game = four().raises("B").do(Commit("padnij"), by="B")
    assert (game.kind, game.window, game.asked) == ("window", "C1", {"A", "C", "D"})
    game = game.plays("A", "stoj")
    assert (game.window, game.asked) == ("C1", {"B", "C", "D"}), "and after a deed to him as well"


@rule("LC-RW-14", "LC-REACT-10", "LC-INFO-02")
def test_laying_a_card_early_tells_no_more_than_that_it_lies() -> None:
    """Whoever is served may do so, whatever he holds; what he laid and ticked nobody else is told."""
    for hand in ("unik stoj moonshine", "unik padnij charge"):
        game = four(A=hand).served("A")
        laying = [one for one in game.legal("A") if isinstance(one, Commit | Remind)]
        assert len(laying) == 3 + 4
        ticked = game.do(Remind("hit"), by="A")
        for name in "BCD":
            seen = GAME.redact(ticked.state, ticked.seat(name))
            assert seen == GAME.redact(game.state, game.seat(name))
        game = ticked.do(Commit("unik"), by="A")
        for name in "BCD":
            assert game.view(name).players["A"].committed == HIDDEN
            told = [GAME.redact_event(one, game.world, game.seat(name)) for one in game.said(CardCommitted)]
            assert told == [CardCommitted("A", HIDDEN, ())]


@rule("LC-RW-14")
@pytest.mark.parametrize("window", ["C0", "C2", "C5"])
def test_in_other_windows_no_card_is_laid(window: str) -> None:
    game = four(from_the_start=True).to_window(window, raised="A")
    assert not any(isinstance(one, Commit | Remind) for one in game.legal("A"))
    assert game.refused(Commit("moonshine"), by="A") == "LC-REACT-06"


# One word for the whole turn


@rule("LC-REACT-04", "LC-RW-15")
def test_who_wants_nothing_more_is_not_asked_again_this_turn() -> None:
    game = four(attack="trench_volley").do(NothingMore(), by="D")
    assert game.asked == {"A", "B", "C"}
    answered = game.announces("A", "stoj")
    assert answered.asked == {"B", "C"}
    game = game.to_commits()
    assert "D" in game.asked, "but lays a card like everybody"
    for window in ("C2", "C3", "C4", "C5", "C6", "C7"):
        game = game.to_window(window)
        assert "D" not in game.asked
    assert "D" in game.next_turn().asked


@rule("LC-REACT-07", "LC-RW-15")
def test_a_raised_hand_takes_it_back() -> None:
    game = four().do(NothingMore(), by="D").raises("D")
    assert not game.player("D").resting
    answered = four().do(NothingMore(), by="D").announces("A", "stoj").raises("D")
    for name in "BC":
        answered = answered.do(LetPass(), by=name)
    assert (answered.kind, answered.asked) == ("answering", {"D"})


@rule("LC-REACT-08", "LC-RW-15")
def test_where_nobody_wants_more_no_window_waits() -> None:
    game = four(attack="trench_volley")
    for name in "ABCD":
        game = game.do(NothingMore(), by=name)
    game = game.commits_all()
    assert [event.window for event in game.said(WindowOpened)] == ["after_targets"]
    assert game.kind == "hit_window", "only whoever is hit is asked"


@rule("LC-RW-15", "LC-REACT-17")
def test_a_tick_is_forgotten_with_it() -> None:
    game = four().to_commits().do(Remind("before_damage"), by="D").do(NothingMore(), by="D")
    game = game.to_window("C5")
    assert not game.player("D").hand_raised


@rule("LC-REACT-06", "LC-RW-15")
def test_it_is_said_once_and_by_those_who_could_react() -> None:
    game = four(A="").do(NothingMore(), by="D")
    assert game.refused(NothingMore(), by="D") == "LC-REACT-06"
    assert game.refused(NothingMore(), by="A") == "LC-REACT-02"
    served = four().served("A").do(NothingMore(), by="A")
    assert served.said(StoodDown) == [StoodDown("A", counted=True)]
    assert served.player("A").resting


# Pauses


@rule("LC-REACT-08", "LC-RW-16")
@pytest.mark.parametrize("window", ["C0", "C3", "C4", "C6", "C7"])
def test_a_pause_is_over_when_everybody_has_let_it_go_by_for_himself(window: str) -> None:
    game = four(attack="trench_volley", from_the_start=True).to_window(window)
    asked = game.asked
    assert (game.kind, asked) == ("pause", {"A", "B", "C", "D"})
    for name in sorted(asked)[:-1]:
        game = game.do(GoOn(), by=name)
        assert (game.kind, game.window) == ("pause", window)
    assert RaiseHand() in game.legal(sorted(asked)[0]), "who let it go by may think better of it"
    assert game.served(sorted(asked)[-1]).window == window


@rule("LC-REACT-08", "LC-RW-17")
def test_where_nothing_has_happened_nobody_is_asked_the_same_again() -> None:
    """D's Equipment lies there since the last pause; before A's card nothing else has happened."""
    game = four().to_window("C4", about="D")
    while game.kind == "pause" and game.world.slot == "D":
        game = game.do(GoOn(), by=min(game.asked))
    assert (game.window, game.world.slot) == ("C4", "A")
    raised = four().to_window("C4", about="C").until(lambda one: one.world.slot == "D")
    assert raised.window == "C3", "after a Manoeuvre there is a moment of its own"


@rule("LC-REACT-08", "LC-ATK-04", "LC-RW-17")
def test_after_a_turn_without_a_strike_there_is_one_window_less() -> None:
    game = four(attack="mine", options={"reveal_next": "off"}).to_window("C5")
    game = game.until(lambda one: one.window != "C5")
    assert game.strike is None
    assert game.window == "C7"


@rule("LC-REACT-07", "LC-RW-17")
def test_a_hand_that_is_up_is_served_there_all_the_same() -> None:
    game = four(gear={"B": "revolver"}, B="helmet niet").to_revolver()
    game = game.raises("A").step()
    assert (game.kind, game.window, game.asked) == ("serving", "C3", {"A"})
    assert engine.pending(game.state) is not None


@rule("LC-EVT-04", "LC-RW-13")
def test_what_was_played_there_is_told_to_all() -> None:
    game = four().to_commits().do(PlayEvent("stoj"), by="A")
    assert game.said(EventAnnounced) == [EventAnnounced("A", "stoj")]
    assert StandDown() not in game.legal("B")


# Every window, every hand, every end


@rule("LC-REACT-02", "LC-REACT-08", "LC-REACT-10")
@pytest.mark.parametrize("window", ["C0", "C1", "C2", "C3", "C4", "C5", "C6", "C7"])
@pytest.mark.parametrize("hand", ["unik", "unik padnij charge roll crawl", "unik stoj moonshine trip niet"])
def test_in_every_window_whoever_has_a_card_left_is_asked_whatever_it_is(window: str, hand: str) -> None:
    """With a single card the hand is empty from the moment it is laid until hands are refilled."""
    game = four(A=hand, D="helmet roll", attack="trench_volley", from_the_start=True).to_window(window)
    has_cards = bool(game.hand("A"))
    assert has_cards == (len(hand.split()) > 1 or window in ("C0", "C1", "C7"))
    assert ("A" in game.asked) == has_cards
    assert game.why_not(RaiseHand(), by="A") == (None if has_cards else "LC-REACT-02")


@rule("LC-END-05", "LC-END-01", "LC-END-02", "LC-DEATH-13")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_at_every_kind_of_decision_anybody_may_give_up_and_the_game_goes_on_or_ends(players: int) -> None:
    """The draft and the laying of cards included; who gave up is asked nothing more, and all cards stay."""
    met: set[str] = set()
    for seed in range(4):
        game, chance = start(players, seed=seed), Draws(Rng(seed))
        while game.outcome is None and len(met) < 40:
            if game.kind not in met:
                met.add(game.kind)
                for name in game.world.living:
                    left = game.concedes(str(name))
                    assert GAME.laws(left.world) == []
                    while left.outcome is None and left.player(str(name)).alive:
                        left = left.at_random(chance)
                    assert left.outcome is not None or str(name) not in left.asked
            game = game.at_random(chance)
    assert met >= {"draft", "pause", "window", "committing", "serving", "response"}


@rule("LC-END-01", "LC-END-05")
@pytest.mark.parametrize("window", ["C0", "C1", "C2", "C5", "C6", "C7"])
def test_when_all_but_one_give_up_he_has_won_at_that_checkpoint(window: str) -> None:
    game = four(from_the_start=True).to_window(window)
    for name in "BCD":
        game = game.concedes(name)
    assert game.winners == {"A"}


@rule("LC-END-01", "LC-END-03")
def test_a_mine_at_the_start_of_a_turn_ends_the_game_before_any_attack() -> None:
    ended = 0
    for seed in range(30):
        game = table(
            "[A _m B]",
            A="wsjo_rawno unik",
            B="unik",
            life={"A": 2, "B": 2},
            spare="",
            seed=seed,
            from_the_start=True,
        )
        assert game.window == "C0"
        played = game.plays("A", "wsjo_rawno")
        ended += played.outcome is not None
        assert played.outcome is None or played.strike is None
    assert ended
