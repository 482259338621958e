"""Which message names what: fields of events, refusals, frames and intents, and all things of the content."""

from collections.abc import Iterator
from typing import get_args

from game.rules.core.naming import Naming
from game.rules.desert_patrol.content import Content
from game.rules.desert_patrol.events import Reason
from game.rules.desert_patrol.terms import SIDES, ActionName, Face

NAMES: dict[str, str] = {
    "side": "dp-side-",
    "idle": "dp-side-",
    "scenario": "dp-scenario-",
    "card": "dp-card-",
    "take": "dp-card-",
    "cards": "dp-card-",
    "deck": "dp-card-",
    "hand": "dp-card-",
    "played": "dp-card-",
    "lrdg": "dp-card-",
    "italy": "dp-card-",
    "soldier": "dp-counter-",
    "soldiers": "dp-counter-",
    "partner": "dp-counter-",
    "vehicle": "dp-counter-",
    "counter": "dp-counter-",
    "counters": "dp-counter-",
    "target": "dp-counter- dp-object-",
    "object": "dp-object-",
    "position": "dp-position-{vehicle}- dp-seat-",
    "origin": "dp-position-{vehicle}- dp-tile-",
    "tile": "dp-tile-",
    "to": "dp-tile-",
    "near": "dp-tile-",
    "chosen": "dp-tile-",
    "zone": "dp-zone-",
    "action": "dp-action-",
    "cause": "dp-action-",
}
"""`origin` is a position if a position changes, otherwise a tile; the face of a tile is its id."""

ZONES = ("deck", "hand", "discard", "play_area", "reserve", "removed")

REFUSALS = tuple(
    f"DP-{rule}"
    for rule in """
    CBT-01 CBT-02 CBT-04 CBT-05 END-02 ESC-02 ESC-03 FOG-01 FOG-05 FOG-06 INIT-01 MAN-01 MAN-03 MAN-04 MAN-07
    MAN-08 MAN-09 MARK-12 MOVE-02 MOVE-03 MOVE-04 PIN-01 PIN-02 PIN-06 PLAY-01 PLAY-02 PLAY-03 PLAY-04
    PLAY-05 PLAY-09 PLAY-10 PLAY-11 ROUND-01 RULING-05 RULING-13 RULING-16 RULING-17 RULING-18 RULING-22
    RULING-31 RULING-32 RULING-40 SUP-01 SUP-02 SUP-03 SUP-09 SUP-10 SUP-12 SUP-13 SUP-14 SUP-16 SUP-20
    SUP-21 SUP-22 SUP-24 SUP-25 TILE-05 TURN-01 TURN-02 UNIT-03 UNIT-05 UNIT-08 VDM-01 VEH-03 VEH-04 VEH-07
    """.split()
)

VERDICTS = tuple(
    f"DP-{rule}"
    for rule in """
    CBT-08 CBT-09 CBT-10 ESC-01 HILL-01 HILL-02 HILL-03 HOPE-02 HOPE-03 HOPE-04 HOPE-05 HOPE-06 NEU-01
    OBJ-01 RULING-34 RULING-37 RULING-56
    """.split()
)


def things(content: Content) -> Iterator[str]:
    """The message of every name that this content needs."""
    yield "dp-game"
    yield from (f"dp-side-{side}" for side in SIDES)
    yield from (f"dp-action-{action}" for action in get_args(ActionName))
    yield from (f"dp-zone-{zone}" for zone in ZONES)
    yield from (f"dp-face-{face}" for face in get_args(Face))
    yield from (f"dp-card-{card}" for card in (*content.cards, *content.vehicles))
    yield from (f"dp-counter-{counter}" for counter in content.counters)
    yield from (f"dp-tile-{tile}" for tile in content.tiles)
    yield from (f"dp-theme-{tile.theme}" for tile in content.tiles.values())
    yield from (f"dp-objective-{objective}" for objective in content.markers.objectives)
    yield from (f"dp-object-{object_}" for object_ in content.markers.objects)
    for name, vehicle in content.vehicles.items():
        for position in vehicle.positions:
            yield f"dp-position-{name}-{position.id}"
            yield f"dp-seat-{position.id}"
    yield from (f"dp-scenario-{scenario}" for scenario in content.scenarios)


NAMING = Naming(
    fields=NAMES,
    refusals=REFUSALS,
    verdicts=VERDICTS,
    reasons=get_args(Reason),
    terms=("base", "cover", "range"),
    things=things,
)
