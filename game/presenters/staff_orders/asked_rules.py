"""The rule for each question: the rulebook opens there while the question is open."""

from collections.abc import Mapping
from typing import Any

from game.rules.core.frames import Decision
from game.rules.staff_orders.bonus_soldier import BonusSoldier
from game.rules.staff_orders.dice import BeforeRoll, RollResult
from game.rules.staff_orders.entering import Entering
from game.rules.staff_orders.reserves import Placing, ToppingUp
from game.rules.staff_orders.status import SignalsReturn
from game.rules.staff_orders.supporting import Supporting
from game.rules.staff_orders.targeting import Bombing, Dropping, Shelling
from game.rules.staff_orders.turn import Turn, TurnEnd

ASKED_RULES: Mapping[type[Decision[Any]], str] = {
    BeforeRoll: "SO-CARD-03",
    RollResult: "SO-DICE-02",
    Turn: "SO-TURN-03",
    TurnEnd: "SO-CARD-10",
    BonusSoldier: "SO-BONUS-03",
    ToppingUp: "SO-REINF-07",
    Placing: "SO-REINF-02",
    Shelling: "SO-BAR-03",
    Bombing: "SO-BOMB-02",
    Dropping: "SO-PARA-03",
    Supporting: "SO-ADV-06",
    Entering: "SO-ADV-03",
    SignalsReturn: "SO-BONUS-08",
}
