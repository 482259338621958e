"""Which message names what: fields of events, refusals, frames and intents, and all things of the content."""

from collections.abc import Iterator
from typing import get_args

from game.rules.core.naming import Naming
from game.rules.staff_orders.content import MODES, Content
from game.rules.staff_orders.events import FromReserve, Reason, ToReserve
from game.rules.staff_orders.terms import FACTIONS, ActionName, Purpose

PLACE = "so-area- so-zone-"
NAMES: dict[str, str] = {
    "faction": "so-faction-",
    "factions": "so-faction-",
    "scenario": "so-scenario-",
    "mode": "so-mode-",
    "space": "so-space-",
    "action": "so-action-",
    "place": PLACE,
    "places": PLACE,
    "sources": PLACE,
    "origin": PLACE,
    "area": "so-area-",
    "areas": "so-area-",
    "card": "so-card-",
    "cards": "so-card-",
    "deck": "so-card-",
    "bonus": "so-bonus-",
    "bonuses": "so-bonus-",
    "purpose": "so-purpose-",
    "cause": "so-cause-",
}

REFUSALS = tuple(
    f"SO-{rule}"
    for rule in """
    ACT-01 ACT-02 ADV-01 ADV-02 ADV-03 ADV-04 BAR-01 BAR-02 BAR-03 BOMB-01 BOMB-02 BOMB-03 BONUS-01 BONUS-07
    BONUS-08 CARD-02 CARD-03 CARD-04 CARD-05 CARD-08 CARD-10 CARD-19 CARD-20 DICE-02 DICE-04 DICE-06 END-07
    FLY-01 FLY-02 FLY-03 FLY-04 PARA-01 PARA-02 PARA-03 PARA-06 PLAN-01 REINF-01 REINF-02 REINF-03 REINF-04
    REINF-07 REINF-08 SCR-01 SCR-02 SCR-03 SCR-06 SCR-07 SCR-08 TURN-02 TURN-03 TURN-04 TURN-11
    """.split()
)
VERDICTS = tuple(
    f"SO-{rule}"
    for rule in """
    ACL-02 BAR-04 BAR-06 BOMB-04 CARD-12 CARD-13 CARD-14 CARD-17 DICE-03 END-02 END-03 END-05 END-06 LCL-02
    LCL-04 LCL-05 LCL-06 RULING-45
    """.split()
)


def things(content: Content) -> Iterator[str]:
    """The message of every name that this content needs; those of places and spaces of maps are kept
    elsewhere."""
    yield "so-game"
    yield from (f"so-faction-{faction}" for faction in FACTIONS)
    yield from (f"so-mode-{mode}" for mode in MODES)
    yield from (f"so-action-{action}" for action in get_args(ActionName))
    yield from (f"so-purpose-{purpose}" for purpose in get_args(Purpose))
    yield from (f"so-cause-{cause}" for cause in (*get_args(FromReserve), *get_args(ToReserve)))
    yield from (f"so-card-{card}" for card in content.cards)
    yield from (f"so-bonus-{bonus}" for bonus in content.bonuses)
    spaces = dict.fromkeys((*content.support.mountain, *content.support.landing))
    yield from (f"so-space-{space}" for space in spaces)
    yield from (f"so-scenario-{scenario}" for scenario in content.scenarios)


NAMING = Naming(
    fields=NAMES,
    refusals=REFUSALS,
    verdicts=VERDICTS,
    reasons=get_args(Reason),
    terms=("base", "air_cover", "city_centre", "observation_post", "aircraft", "cards"),
    things=things,
)
