"""Which message names what: fields of events, refusals, frames and intents, and all things of the content."""

from collections.abc import Iterator
from typing import get_args

from game.rules.core.naming import Naming
from game.rules.last_comrade.content import Content
from game.rules.last_comrade.events import Reason
from game.rules.last_comrade.terms import DIRECTIONS, HitKind, ReactionWindow, Status

NAMES: dict[str, str] = {
    "comrade": "lc-comrade-",
    "other": "lc-comrade-",
    "comrades": "lc-comrade-",
    "scenario": "lc-scenario-",
    "card": "lc-card-",
    "cards": "lc-card-",
    "piece": "lc-card-",
    "chosen": "lc-card-",
    "taken": "lc-card-",
    "source": "lc-card-",
    "deck": "lc-card-",
    "action_deck": "lc-card-",
    "attack_deck": "lc-card-",
    "boxed": "lc-card-",
    "window": "lc-window-",
    "reminders": "lc-window-",
    "status": "lc-status-",
    "kind": "lc-kind-",
    "direction": "lc-direction-",
}

REFUSALS = tuple(
    f"LC-{rule}"
    for rule in """
    SETUP-01 SETUP-12 DRAFT-01 DRAFT-10 DRAFT-12 TURN-01 TURN-03 TURN-05 TURN-07 TURN-13 LINE-09 MAN-10
    MAN-11 MAN-12 MAN-18 EVT-01 EVT-02 EVT-03 EVT-13 EVT-15 EVT-16 EVT-17 EVT-18 EVT-19 EVT-20
    EQP-08 EQP-14 EQP-15 EQP-16 EQP-17 EQP-18 TANK-01 TANK-06 TANK-13 TANK-17 HIT-07 HIT-08 CHR-02
    CHR-11 REACT-02 REACT-03 REACT-06 REACT-07 REACT-08 REACT-18 END-03 END-05
    """.split()
)
VERDICTS = ("LC-END-01", "LC-END-02")


def things(content: Content) -> Iterator[str]:
    """The message of every name that this content needs."""
    yield "lc-game"
    yield "lc-commissar"
    yield from (f"lc-window-{window}" for window in get_args(ReactionWindow))
    yield from (f"lc-status-{status}" for status in (*get_args(Status), "snagged", "gassed", "moved"))
    yield from (f"lc-kind-{kind}" for kind in get_args(HitKind))
    yield from (f"lc-direction-{direction}" for direction in DIRECTIONS)
    for comrade in content.comrades:
        yield f"lc-comrade-{comrade}"
        yield f"lc-ability-{comrade}"
    cards = (*content.attacks, *content.manoeuvres, *content.events, *content.equipment)
    yield from (f"lc-card-{card}" for card in cards)
    yield from (f"lc-scenario-{scenario}" for scenario in content.scenarios)


NAMING = Naming(
    fields=NAMES,
    refusals=REFUSALS,
    verdicts=VERDICTS,
    reasons=get_args(Reason),
    things=things,
)
