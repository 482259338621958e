"""What the tests of the words of Staff Orders share: its tables, samples for every field, random games."""

import itertools
from collections.abc import Iterator
from functools import cache
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from game.config.paths import PROJECT
from game.content.boards import load_map
from game.content.library import read_tables
from game.rules.core.ids import HIDDEN, Seat
from game.rules.staff_orders import GAME
from game.rules.staff_orders.setting import Setting
from game.rules.staff_orders.terms import FACTIONS, ActionName
from tests.i18n.captions import stories, words

CONTENT = GAME.parse(read_tables(PROJECT, "staff_orders"))
SCENARIOS = tuple(CONTENT.scenarios)
SEATS = (Seat(0), Seat(1))
CARDS = ("op_assault", "op_aa_defence", "op_momentum")
PLACES = {"land": ("m1_town", "l2_w_south"), "air": ("l1_z_teal", "l2_z_pink")}
SAMPLES: dict[str, tuple[Any, ...]] = {
    "scenario": SCENARIOS,
    "mode": ("mountain", "landing"),
    "faction": FACTIONS,
    "factions": (FACTIONS, FACTIONS[::-1]),
    "area": PLACES["land"],
    "areas": ((), PLACES["land"][:1], PLACES["land"]),
    "space": ("m1_town.advance", "m1_w_battery.barrage", "l1_z_teal.bombard", "sup_planning_2"),
    "action": get_args(ActionName),
    "bonus": tuple(CONTENT.bonuses),
    "bonuses": ((), ("recon_post",), ("recon_post", "signals_unit")),
    "card": CARDS,
    "cards": ((), CARDS[:1], (CARDS[0], CARDS[0], HIDDEN), (HIDDEN,), (HIDDEN,) * 5, CARDS),
    "deck": ((HIDDEN,) * 5, (HIDDEN,) * 24),
    "faces": ((0,), (1, 0, 2)),
    "rule": ("SO-END-05",),
}
NUMBERS = (1, 0, 2, 5, 22)


def is_sentence(text: str) -> bool:
    return words.is_sentence(text) and "so-" not in text and "SO-" not in text


@cache
def setting(scenario: str) -> Setting:
    board = load_map(PROJECT / "maps" / "staff_orders" / CONTENT.scenarios[scenario].map, PROJECT).board
    return GAME.setting(CONTENT, scenario, board, "words", {})


@cache
def story(scenario: str) -> stories.Story:
    return stories.tell(GAME, GAME.new(setting(scenario), 2, len(scenario)), scenario)


def samples(value: type[msgspec.Struct]) -> Iterator[Any]:
    """Values of a class: every choice of words with every number that matters, within reason."""
    hints = get_type_hints(value)
    flies = value.__name__ in ("FlyIn", "Bombing") or "Aircraft" in value.__name__
    for layer in ("land", "air") if "layer" in hints else ("air",) if flies else ("land",):
        choices = [_choices(field, hints[field], layer) for field in value.__struct_fields__]
        for place in range(max(map(len, choices), default=1)):
            yield value(*(options[place % len(options)] for options in choices))
        yield from (value(*chosen) for chosen in itertools.islice(itertools.product(*choices), 1500))


def _choices(field: str, hint: Any, layer: str) -> tuple[Any, ...]:
    optional = get_origin(hint) in (Union, UnionType) and type(None) in get_args(hint)
    hint = next(one for one in get_args(hint) if one is not type(None)) if optional else hint
    if field == "layer":
        found: tuple[Any, ...] = (layer,)
    elif hint is bool:
        found = (True, False)
    elif hint is int:
        found = NUMBERS
    elif field in ("place", "origin"):
        found = PLACES[layer]
    elif field in ("places", "sources"):
        found = (PLACES[layer],)
    elif get_origin(hint) is Literal and field not in SAMPLES:
        found = get_args(hint)
    else:
        found = SAMPLES[field]
    return (None, *found) if optional else found
