"""The rule that covers each question: the rulebook opens there while the question is asked."""

from collections.abc import Mapping
from typing import Any

from game.rules.core.frames import Decision
from game.rules.wasteland_riders.contracts import Introducing
from game.rules.wasteland_riders.exploration.exploration import Explores
from game.rules.wasteland_riders.exploration.private_contracts import CompletionOrder
from game.rules.wasteland_riders.fight.attacks import ChoosingAttack
from game.rules.wasteland_riders.fight.clashes import ChoosingCards, Direction, Rearranging
from game.rules.wasteland_riders.fight.meetings import AnsweringMeeting, Found, MaySearch, Meeting
from game.rules.wasteland_riders.fight.theft import Robbing
from game.rules.wasteland_riders.fight.verbs import ChoosingRange, Swapping
from game.rules.wasteland_riders.health.knockout import ChoosingCity, LeavingCell
from game.rules.wasteland_riders.market.dealing import Haggling
from game.rules.wasteland_riders.market.market import TakingFromMarket, Trading
from game.rules.wasteland_riders.market.paying import Paying
from game.rules.wasteland_riders.missions import Marching
from game.rules.wasteland_riders.movement.driving import GoOrStop, ScavengerPlays
from game.rules.wasteland_riders.movement.planning import ChoosingMode, MarkingRoute
from game.rules.wasteland_riders.movement.wasteland_cards import EscapeOrFace
from game.rules.wasteland_riders.packing.placing import Cutting, NewVehicle, Overflowing, Placing
from game.rules.wasteland_riders.preparation import Arranging, CityBonus, UpdatingMarket
from game.rules.wasteland_riders.rest import RestExchange, RestGear, RestLuck
from game.rules.wasteland_riders.setup import (
    ChoosingColour,
    ChoosingKnight,
    ChoosingVehicle,
    KeepingContracts,
)
from game.rules.wasteland_riders.skill_tests import WhichSkill
from game.rules.wasteland_riders.supplies.drawing import LuckLimit, Offered, ThrowBack, ThrowLuck
from game.rules.wasteland_riders.supplies.refitting import Detaching, Refitting
from game.rules.wasteland_riders.verbs.choices import (
    Choosing,
    DroppingRevealed,
    LosingGear,
    MarkingContract,
    MayDo,
    ThrowingLuck,
)
from game.rules.wasteland_riders.verbs.hexes import ChoosingHex, Ordering, Planning
from game.rules.wasteland_riders.windows.windows import EnemyInWindow, InAnswer, InWindow

ASKED_RULES: Mapping[type[Decision[Any]], str] = {
    Marching: "WR-PREP-09",
    ChoosingCards: "WR-CARD-01",
    Direction: "WR-CARD-13",
    Rearranging: "WR-CARD-07",
    ChoosingAttack: "WR-ATK-02",
    Robbing: "WR-KO-09",
    Meeting: "WR-KVK-01",
    AnsweringMeeting: "WR-KVK-02",
    MaySearch: "WR-KVK-05",
    Found: "WR-KO-04",
    ChoosingRange: "WR-RANGE-10",
    Swapping: "WR-CARD-01",
    ScavengerPlays: "WR-MOVE-23",
    GoOrStop: "WR-MOVE-30",
    EscapeOrFace: "WR-WASTE-02",
    ChoosingMode: "WR-MOVE-02",
    MarkingRoute: "WR-MOVE-04",
    Choosing: "WR-GOLD-01",
    MayDo: "WR-GOLD-01",
    LosingGear: "WR-GOLD-01",
    ThrowingLuck: "WR-LUCK-02",
    DroppingRevealed: "WR-MOVE-22",
    MarkingContract: "WR-CON-07",
    ChoosingHex: "WR-GOLD-01",
    Planning: "WR-HEX-14",
    Ordering: "WR-GOLD-01",
    CityBonus: "WR-PREP-06",
    UpdatingMarket: "WR-PREP-10",
    Arranging: "WR-PREP-13",
    Introducing: "WR-CON-05",
    Placing: "WR-GEAR-09",
    NewVehicle: "WR-VEH-12",
    Overflowing: "WR-GEAR-10",
    Cutting: "WR-VEH-06",
    ChoosingKnight: "WR-SETUP-09",
    ChoosingColour: "WR-SETUP-09",
    ChoosingVehicle: "WR-SETUP-13",
    KeepingContracts: "WR-VAR-07",
    RestExchange: "WR-REST-02",
    RestGear: "WR-REST-05",
    RestLuck: "WR-REST-07",
    LeavingCell: "WR-KO-12",
    ChoosingCity: "WR-KO-13",
    Explores: "WR-EXPL-07",
    CompletionOrder: "WR-CON-10",
    InWindow: "WR-LUCK-03",
    InAnswer: "WR-LUCK-05",
    EnemyInWindow: "WR-COMB-05",
    WhichSkill: "WR-TEST-01",
    Refitting: "WR-ATT-01",
    Detaching: "WR-HEX-06",
    Offered: "WR-VEH-12",
    ThrowBack: "WR-HEX-18",
    ThrowLuck: "WR-LUCK-02",
    LuckLimit: "WR-LUCK-02",
    Trading: "WR-MKT-05",
    TakingFromMarket: "WR-MKT-02",
    Haggling: "WR-TRADE-02",
    Paying: "WR-MKT-14",
}
