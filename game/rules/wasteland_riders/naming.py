"""Which message names what: fields of events, refusals, frames and intents, and all things of the content."""

from collections.abc import Iterator
from typing import get_args

from game.rules.core.naming import Naming
from game.rules.wasteland_riders.content.tables import Content
from game.rules.wasteland_riders.events.common import Cause
from game.rules.wasteland_riders.events.missions import Reason
from game.rules.wasteland_riders.terms import (
    COMBAT_CARDS,
    RANGES,
    SKILLS,
    SYMBOLS,
    TOKENS,
    Colour,
    Deck,
    GearType,
    Resource,
    SpecialToken,
    TestKind,
)
from game.rules.wasteland_riders.world.fight import SIDES, Fight, Fighter
from game.rules.wasteland_riders.world.setting import BACKS
from game.rules.wasteland_riders.world.state import World

GEAR = "wr-gear- wr-vehicle-"
CARD = "wr-luck- wr-wasteland- wr-gear- wr-vehicle- wr-contract- wr-combat-"
NAMES: dict[str, str] = {
    "mission": "wr-scenario-",
    "seat": "wr-player-",
    "rival": "wr-player-",
    "victim": "wr-player-",
    "winners": "wr-player-",
    "rollers": "wr-player-",
    "by": "wr-player- wr-side-",
    "side": "wr-side-",
    "sides": "wr-side-",
    "winner": "wr-side-",
    "knight": "wr-knight- wr-player-",
    "hex": "wr-hex-",
    "hexes": "wr-hex-",
    "start": "wr-hex-",
    "free": "wr-hex-",
    "tile": "wr-tile-",
    "card": CARD,
    "cards": CARD,
    "others": GEAR,
    "taken": GEAR,
    "vehicle": "wr-vehicle-",
    "weapon": "wr-gear-",
    "attachment": "wr-gear-",
    "contract": "wr-contract-",
    "source": f"{CARD} wr-knight- wr-action- wr-enemy-",
    "action": "wr-action-",
    "option": "wr-option-{source}-",
    "marker": "wr-marker-",
    "enemy": "wr-enemy-",
    "cell": "wr-marker-",
    "resource": "wr-resource-",
    "colour": "wr-colour-",
    "deck": "wr-deck-",
    "token": "wr-token-",
    "special": "wr-special-",
    "skill": "wr-skill-",
    "symbol": "wr-symbol-",
    "range": "wr-range-",
    "kind": "wr-kind-",
    "type": "wr-type-",
    "slot": "wr-slot-",
    "slots": "wr-slot-",
    "spot": "wr-spot-",
    "spots": "wr-spot-",
    "origin": "wr-spot-",
    "container": "wr-spot-",
    "to": "wr-spot-",
    "cause": "wr-cause-",
    "red": "wr-combat-",
    "blue": "wr-combat-",
}

REFUSALS: tuple[str, ...] = tuple(
    f"WR-{rule}"
    for rule in """
    ARM-01 ATK-02 ATK-03 ATT-01 ATT-02 ATT-03 ATT-04 ATT-07 BLUE-02 BLUE-04 BOARD-01 BOARD-07 CARD-01
    CARD-10 CARD-13 CARD-20 CARD-23 COMB-02 COMB-05 COMB-06 CON-05 CON-07 CON-10 CON-16 CON-17 CON-18
    CON-19 CON-20 CON-21 CON-23 EXPL-03 EXPL-04 EXPL-06 EXPL-07 EXPL-09 EXPL-10 EXPL-11 FOOT-04 GEAR-02
    GEAR-03 GEAR-05 GEAR-06 GEAR-08 GEAR-09 GEAR-10 GEAR-12 GEAR-13 GEAR-17 GEAR-18 GEAR-19 GOLD-02
    GOLD-05 GOLD-06 GOLD-07 HEX-14 KO-03 KO-04 KO-08 KO-09 KO-10 KO-13 KVK-01 KVK-02 KVK-05 KVK-06
    KVK-07 LUCK-02 LUCK-03 LUCK-05 MKT-02 MKT-05 MKT-06 MKT-11 MKT-12 MKT-14 MOVE-02 MOVE-03 MOVE-04
    MOVE-05 MOVE-06 MOVE-08 MOVE-17 MOVE-22 MOVE-23 MOVE-27 PREP-06 PREP-09 PREP-10 PREP-13 PREP-14
    RES-01 RES-02 RES-09 RES-12 REST-01 REST-02 REST-05 REST-07 ROUND-03 ROUND-04 RULING-12 RULING-39
    RULING-40 RULING-41 RULING-42 SCAV-03 SETUP-09 SETUP-13 SPEC-01 SPEC-02 SPEC-03 START-01 TEST-11 TRADE-02
    TRADE-03 TRADE-04 VAR-07 VAR-11 VEH-01 VEH-06 VEH-12 WASTE-02 WASTE-18 WASTE-19 WIN-01 WIN-02 WPN-01
    """.split()
)
VERDICTS: tuple[str, ...] = tuple(
    f"WR-{rule}"
    for rule in """
    ATK-10 ATK-11 ATK-13 ATK-15 ATK-16 ATK-21 ATK-24 ATK-26 CARD-06 CARD-11 CARD-14 CARD-15 CARD-22 HEX-12
    RANGE-04 RANGE-07 TEST-02 TEST-03 TEST-08 TEST-11 WIN-02 WIN-04
    """.split()
)
TERMS: tuple[str, ...] = tuple(
    """
    skill aggression reset gear range burst enemy wounds prepared opponent hindered place played least
    hit tens extra armour piercing blocked spare
    """.split()
)
"""The terms of sums: dice, damage, and what stops damage."""


def things(content: Content) -> Iterator[str]:
    """The message of every name that this content needs."""
    yield "wr-game"
    for prefix, table in (
        ("tile", content.tiles),
        ("ground", content.tiles),
        ("action", content.actions),
        ("knight", content.knights),
        ("rider", content.knights),
        ("gear", content.gear),
        ("vehicle", content.vehicles),
        ("wasteland", content.wasteland),
        ("luck", content.luck),
        ("contract", content.general),
        ("contract", content.private),
        ("enemy", content.enemies),
        ("slot", content.market),
        ("scenario", content.missions),
    ):
        yield from (f"wr-{prefix}-{name}" for name in table)
    yield from (f"wr-gear-{back}" for back in BACKS.values())
    for mission in content.missions.values():
        yield from (f"wr-marker-{marker.id}" for marker in (*mission.markers, *mission.spawn))
    yield from _words()


def _words() -> Iterator[str]:
    for prefix, words in (
        ("resource", get_args(Resource)),
        ("colour", get_args(Colour)),
        ("deck", get_args(Deck)),
        ("token", TOKENS),
        ("special", get_args(SpecialToken)),
        ("skill", SKILLS),
        ("symbol", SYMBOLS),
        ("range", RANGES),
        ("type", get_args(GearType)),
        ("kind", get_args(TestKind)),
        ("combat", COMBAT_CARDS),
        ("cause", get_args(Cause)),
    ):
        yield from (f"wr-{prefix}-{word}" for word in words)


def side_names(world: World, fight: Fight) -> dict[str, str]:
    """For each message that names a side of a fight, the message that names the fighter."""
    return {f"wr-side-{side}": _fighter(world, fight.side(side)) for side in SIDES}


def _fighter(world: World, fighter: Fighter) -> str:
    if fighter.seat is None:
        return f"wr-{world.setting.thing(fighter.enemy or '')}"
    return f"wr-rider-{world.knights[fighter.seat].knight}"


NAMING = Naming(
    fields=NAMES,
    refusals=REFUSALS,
    verdicts=VERDICTS,
    reasons=get_args(Reason),
    terms=TERMS,
    owners={"red": "wr-side-red", "blue": "wr-side-blue"},
    things=things,
)
