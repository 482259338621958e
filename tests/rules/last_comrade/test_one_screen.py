"""What a table at one screen relies on: open decisions read public facts only, and everybody has his turn."""

import pytest

from game.rules.core import engine
from game.rules.core.rng import Draws, Rng
from game.rules.core.state import State
from game.rules.last_comrade import GAME
from game.rules.last_comrade.events import StoodDown
from game.rules.last_comrade.intents import AcceptHit, React, Shield, StandDown
from game.rules.last_comrade.line_events import HitAccepted
from game.rules.last_comrade.state import World
from tests.rules.last_comrade.table import Table, start, table

rule = pytest.mark.rule

OPEN = {
    "window",
    "pause",
    "response",
    "hit_window",
    "choose_move",
    "choose_exchange",
    "choose_two",
    "choose_passenger",
    "revolver",
}
PRIVATE = {"draft", "committing", "serving", "answering", "shielding", "take_card"}


def common(state: State[World]) -> State[World]:
    """What every player may see."""
    for seat in GAME.seats(state.world):
        state = GAME.redact(state, seat)
    return state


@rule("LC-REACT-10", "LC-HOT-01", "LC-HOT-08")
def test_what_is_decided_before_all_can_be_decided_without_seeing_a_card() -> None:
    seen = set()
    for seed in range(6):
        game, chance = start(3 + seed % 4, seed=seed), Draws(Rng(seed))
        for _ in range(700):
            if game.outcome is not None:
                break
            seen.add(game.kind)
            assert game.decision.is_public_decision == (game.kind in OPEN)
            if game.decision.is_public_decision:
                view = common(game.state)
                assert engine.waiting_for(view) == engine.waiting_for(game.state)
                for name in game.asked:
                    assert engine.legal(view, game.seat(name)) == game.legal(name)
            game = game.at_random(chance)
    assert seen >= {"window", "pause", "response", "hit_window", "choose_move", "choose_two"}
    assert seen <= OPEN | PRIVATE


@rule("LC-HOT-03", "LC-HOT-06", "LC-REACT-03")
@pytest.mark.parametrize("kind", ["window", "committing", "response", "draft"])
def test_people_at_one_screen_are_asked_clockwise_from_the_holder(kind: str) -> None:
    hands = {"A": "stoj unik", "B": "niet padnij", "C": "niet charge", "D": "moonshine roll"}
    attack = "towarzysze trench_volley" if kind == "draft" else "trench_volley"
    game = table("[A B C D _]", holder="C", attack=attack, spare="", **hands)
    if kind == "committing":
        game = game.to_commits()
    elif kind == "response":
        game = game.announces("A", "stoj")
    assert game.kind == kind
    order = [game.world.comrade_of(seat) for seat in game.decision.in_order(game.world)]
    assert order == (["C", "D", "B"] if kind == "response" else ["C", "D", "A", "B"])


def hit() -> Table:
    """A is hit and has a Human Shield and a helmet."""
    return table(
        "[A B C _]", A="padnij human_shield", gear={"A": "helmet"}, attack="trench_volley", spare=""
    ).to_hit("A")


@rule("LC-REACT-16", "LC-EVT-20")
def test_a_shield_is_chosen_in_private_and_from_the_hit_only() -> None:
    game = hit()
    assert game.refused(Shield("B"), by="A") == "LC-REACT-06"
    looking = game.do(React(), by="A")
    assert (looking.kind, looking.decision.is_public_decision) == ("shielding", False)
    assert looking.do(Shield("B"), by="A").next_turn().hurt == {"B": 3}


@rule("LC-REACT-16", "LC-REACT-09")
def test_who_looks_and_plays_nothing_goes_back_to_the_hit_once() -> None:
    game = hit().do(React(), by="A").do(StandDown(), by="A")
    assert game.kind == "hit_window"
    assert game.said(StoodDown) == [StoodDown("A", counted=False)], "public, and no decline of the window C"
    assert game.refused(React(), by="A") == "LC-EVT-20"
    assert game.can_use("A", "helmet")
    taken = game.do(AcceptHit(), by="A").next_turn()
    assert taken.said(HitAccepted) == [HitAccepted("A", 3)]


@rule("LC-REACT-16", "LC-REACT-10")
def test_looking_at_the_hand_is_allowed_whatever_is_in_it() -> None:
    game = table("[A B C _]", A="padnij charge", attack="trench_volley", spare="").to_hit("A")
    game = game.do(React(), by="A")
    assert game.legal("A") == (StandDown(),)
    after = game.do(StandDown(), by="A").next_turn()
    assert after.hurt == {"A": 3}, "without Equipment nothing is left to do: the hit is taken"
