"""The last button of the prompt bar is the golden one: it does what is meant unless somebody objects."""

from pathlib import Path
from typing import Any

import pytest

from game.content.library import open_game
from game.devtools.invariants.seatings import Deal, deals
from game.presenters.registry import PRESENTERS
from game.rules.core import engine
from game.rules.core.frames import Decision
from game.rules.core.values import Intent
from game.rules.staff_orders.bonus_soldier import BonusSoldier
from game.rules.staff_orders.dice import BeforeRoll, RollResult
from game.rules.staff_orders.entering import Entering
from game.rules.staff_orders.intents import Done, EndTurn, KeepRoll, Pass, Roll, UseBonus
from game.rules.staff_orders.reserves import Placing, ToppingUp
from game.rules.staff_orders.supporting import Supporting
from game.rules.staff_orders.terms import FLIGHT_CONTROL, FORWARD_OUTPOST, BonusId
from game.rules.staff_orders.turn import Turn, TurnEnd
from game.scenes.curtain import CurtainScreen
from game.scenes.table import commands
from game.session.match import Match
from tests.presenters.wanderers import decisions
from tests.scenes.hands import compose
from tests.scenes.seating import Seated, sit
from tests.scenes.staging import make_stage

DEALS = deals("staff_orders")
STEPS = 400
DEFAULTS: dict[type[Decision[Any]], Intent] = {
    Turn: Pass(),
    Entering: Done(),
    BonusSoldier: UseBonus(),
    Supporting: Done(),
    ToppingUp: Done(),
    Placing: Done(),
    BeforeRoll: Roll(),
    RollResult: KeepRoll(),
    TurnEnd: EndTurn(),
}
"""What is done where nobody wants anything else: a soldier of a bonus comes, no card leaves a hand."""


@pytest.mark.rule("SO-ADV-05", "SO-PARA-07")
@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_the_last_button_of_every_question_is_its_default(deal: Deal) -> None:
    presenter = PRESENTERS["staff_orders"](open_game("staff_orders"), deal.scenario)
    met = set()
    for _, match, seat in decisions(deal, 3, STEPS):
        decision = engine.pending(match.state)
        assert decision is not None
        buttons = presenter.offers(match.view(seat), seat, match.legal(seat)).buttons
        if not buttons:
            continue
        met.add(type(decision))
        assert buttons[-1] == DEFAULTS[type(decision)]
        auto_pass = decision.auto_pass()
        assert auto_pass is None or auto_pass.intent == buttons[-1], "who is not asked does the same"
    assert met >= {Turn, Entering, Placing, TurnEnd}


def asked_about(bonus: BonusId) -> Match:
    """A random match in which somebody is asked about the soldier of this bonus."""
    for _, match, _ in decisions(DEALS[0], 1, 20_000):
        decision = engine.pending(match.state)
        if isinstance(decision, BonusSoldier) and decision.bonus == bonus:
            return match
    raise AssertionError(f"nobody was asked about {bonus}")


@pytest.mark.parametrize(
    "bonus",
    [
        pytest.param(FORWARD_OUTPOST, marks=pytest.mark.rule("SO-ADV-05")),
        pytest.param(FLIGHT_CONTROL, marks=pytest.mark.rule("SO-PARA-07")),
    ],
)
def test_the_golden_button_takes_the_soldier_of_a_bonus(tmp_path: Path, bonus: BonusId) -> None:
    seated: Seated = sit(make_stage((1920, 1080)), asked_about(bonus), tmp_path)
    while isinstance(seated.stage.top, CurtainScreen):
        seated.stage.top.open()
    compose(seated.stage)
    decision = engine.pending(seated.table.match.state)
    assert isinstance(decision, BonusSoldier)
    assert decision.bonus == bonus
    choices = commands.choices(seated.screen)
    (golden,) = (choice for choice in choices if choice.kind == "primary")
    assert len(choices) == 2
    assert golden is choices[-1]
    army = seated.table.match.state.world.army(decision.faction)
    golden.act()
    after = seated.table.match.state.world.army(decision.faction)
    assert after.reserve_soldiers == army.reserve_soldiers - 1, "nobody was declined"
