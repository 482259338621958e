"""The rule that covers each question: the rulebook opens there while the question is asked."""

from collections.abc import Mapping
from typing import Any

from game.rules.core.frames import Decision
from game.rules.last_comrade.committing import Committing
from game.rules.last_comrade.draft import Draft, QuickDraft
from game.rules.last_comrade.effects import TakingCard
from game.rules.last_comrade.hits import HitWindow, Shielding
from game.rules.last_comrade.manoeuvres import ChooseExchange, ChooseMove, ChooseTwo
from game.rules.last_comrade.responses import Answering, Response
from game.rules.last_comrade.setup import ChoosingCharacter
from game.rules.last_comrade.slots import ChoosePassenger, Revolver
from game.rules.last_comrade.windows import Asking, Serving

ASKED_RULES: Mapping[type[Decision[Any]], str] = {
    ChoosePassenger: "LC-TANK-01",
    Revolver: "LC-TURN-13",
    HitWindow: "LC-HIT-07",
    Shielding: "LC-HIT-07",
    Asking: "LC-REACT-01",
    Serving: "LC-REACT-09",
    Response: "LC-REACT-05",
    Answering: "LC-EVT-10",
    Committing: "LC-TURN-03",
    ChooseMove: "LC-MAN-04",
    ChooseExchange: "LC-MAN-11",
    ChooseTwo: "LC-MAN-12",
    TakingCard: "LC-EVT-19",
    ChoosingCharacter: "LC-SETUP-01",
    Draft: "LC-DRAFT-01",
    QuickDraft: "LC-DRAFT-12",
}
