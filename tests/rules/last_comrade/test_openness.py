"""Decisions that are made before all: what they offer follows from what everybody may know."""

import pytest

from game.rules.core import engine
from game.rules.core.rng import Draws, Rng
from game.rules.core.state import State
from game.rules.last_comrade import GAME
from game.rules.last_comrade.state import World
from tests.rules.last_comrade.table import start, table

rule = pytest.mark.rule

OPEN = {
    "ChoosingCharacter",
    "ReactionWindow",
    "Pause",
    "Response",
    "ChooseMove",
    "ChooseExchange",
    "ChooseTwo",
    "ChoosePassenger",
    "Revolver",
    "HitWindow",
}


def public(state: State[World]) -> State[World]:
    for seat in GAME.seats(state.world):
        state = GAME.redact(state, seat)
    return state


@rule("LC-REACT-10", "LC-HOT-08", "LC-RW-05")
@pytest.mark.parametrize("players", [4, 6])
def test_an_open_decision_offers_what_everybody_could_work_out(players: int) -> None:
    met: set[str] = set()
    for seed in range(8):
        chance = Draws(Rng(seed))
        state = start(players, seed, options={"characters": "choose"} if seed % 2 else {}).state
        while (decision := engine.pending(state)) is not None:
            if decision.is_public_decision:
                met.add(type(decision).__name__)
                seen = public(state)
                for seat in GAME.seats(state.world):
                    assert engine.legal(seen, seat) == engine.legal(state, seat)
            asked = chance.choice(sorted(engine.waiting_for(state)))
            state = engine.apply(GAME, state, asked, chance.choice(engine.legal(state, asked))).state
    assert met >= OPEN - {"ChoosePassenger", "Revolver"}
    assert met <= OPEN


@rule("LC-REACT-16")
def test_whoever_is_hit_may_look_at_his_hand_whatever_is_in_it() -> None:
    for hand in ("unik human_shield", "unik padnij"):
        game = table("[A B C _]", A=hand, attack="trench_volley", spare="").to_hit("A")
        assert game.decision.is_public_decision
        kinds = {type(intent).__name__ for intent in game.legal("A")}
        assert {"AcceptHit", "React"} <= kinds
        assert "Shield" not in kinds


@rule("LC-HOT-03", "LC-HOT-06", "LC-REACT-03")
def test_people_at_one_screen_are_asked_clockwise_from_the_holder() -> None:
    game = table("[A B C D _]", A="unik", B="unik", C="unik", D="unik", holder="C", spare="").to_commits()
    assert [game.world.order[seat] for seat in game.decision.in_order(game.world)] == ["C", "D", "A", "B"]
