"""The rule for each question: the rulebook opens there while the question is open."""

from collections.abc import Mapping
from typing import Any

from game.rules.core.frames import Decision
from game.rules.desert_patrol.initiative import Bid
from game.rules.desert_patrol.losses import ChooseVictim
from game.rules.desert_patrol.marking import Choosing
from game.rules.desert_patrol.movement import Travelling
from game.rules.desert_patrol.support import Commanding
from game.rules.desert_patrol.taking import Taking
from game.rules.desert_patrol.turn import Turn

ASKED_RULES: Mapping[type[Decision[Any]], str] = {
    Bid: "DP-INIT-01",
    Turn: "DP-TURN-01",
    Choosing: "DP-SUP-16",
    Taking: "DP-SUP-01",
    Commanding: "DP-SUP-04",
    Travelling: "DP-MOVE-07",
    ChooseVictim: "DP-VDM-01",
}
