"""What the tests of words of Wasteland Riders share: its tables, samples for every field, random games."""

import itertools
from collections.abc import Iterator, Mapping
from functools import cache
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from game.config.paths import PROJECT
from game.content.boards import load_map
from game.content.library import read_tables
from game.rules.core.ids import HIDDEN, CardId, Seat
from game.rules.wasteland_riders import GAME
from game.rules.wasteland_riders.content.tables import Effect
from game.rules.wasteland_riders.terms import HexId
from game.rules.wasteland_riders.world.fight import Fight, Fighter
from game.rules.wasteland_riders.world.items import Item
from game.rules.wasteland_riders.world.setting import Setting
from game.rules.wasteland_riders.world.state import Exchange, Share
from tests.i18n.captions import stories, words

CONTENT = GAME.parse(read_tables(PROJECT, "wasteland_riders"))
MISSIONS = tuple(CONTENT.missions)
SEATS = (Seat(0), Seat(1), Seat(2), Seat(3))
HEXES = (HexId("M1"), HexId("C2"), HexId("S7"), HexId("R10"))
CARDS = ("l04_no_zdychaj", "ev04_kwasny_deszcz", "en03_puszek", "rad_out", "ciezarowiec")
GEAR = ("rad_out", "kusza", "s_noz", "back_red")
PILES = (CARDS[:1], (CARDS[0], CARDS[0], HIDDEN), (HIDDEN,), (HIDDEN,) * 5, CARDS)
SPOTS = ("hand_left", "torso", "pocket_2", "backpack", "backpack_3", "vehicle_2", "gained")
EFFECTS = ((Effect("suffer", n=1),), (Effect("lose", resource="health", n=1),))
SAMPLES: dict[str, tuple[Any, ...]] = {
    "mission": MISSIONS,
    "seats": (2, 3, 4),
    "seat": SEATS,
    "rival": SEATS[::-1],
    "victim": SEATS[::-1],
    "by": SEATS,
    "colour": ("green", "yellow", "red", "blue"),
    "sides": (("red", "blue"), ("blue",)),
    "rollers": (SEATS, SEATS[1:3]),
    "winners": ((), SEATS[:1], SEATS[:3]),
    "asked": ((), SEATS[1:]),
    "order": (SEATS,),
    "rest": ((), SEATS[1:]),
    "tiles": ({"M1": "zgorzel"},),
    "tile": tuple(CONTENT.tiles),
    "knight": tuple(CONTENT.knights),
    "hex": HEXES,
    "free": HEXES,
    "hexes": (HEXES[:1], HEXES),
    "card": CARDS,
    "cards": PILES,
    "others": ((), GEAR[:1], GEAR),
    "taken": ((), GEAR[:1], GEAR),
    "returned": ("p06_list_zelazny", HIDDEN),
    "contract": ("c02_ladne_trofeum", "p06_list_zelazny"),
    "vehicle": tuple(CONTENT.vehicles),
    "weapon": GEAR[:3],
    "attachment": ("bagnet",),
    "item": tuple(Item(CardId(card)) for card in GEAR),
    "source": ("rad_out", "mel_gearson", "l04_no_zdychaj", "a01_gamble", "en04_tekla", "gazik"),
    "action": tuple(CONTENT.actions),
    "marker": ("cultist_3", "manifold", "villain_a"),
    "enemy": ("me_kultysta",),
    "cell": ("cell_1", "cell_6"),
    "slot": ("A1", "B5"),
    "slots": ((), ("A1",), ("A1", "B5")),
    "spot": SPOTS,
    "spots": ((), SPOTS[:2]),
    "origin": SPOTS,
    "to": ("backpack", "vehicle"),
    "container": ("backpack", "vehicle"),
    "dice": ((1,), (10, 9, 3)),
    "exchange": (Exchange(SEATS[0]),),
    "gives": ((Share(), Share()),),
    "fight": (Fight(HEXES[3], Fighter(SEATS[0], SEATS[0]), Fighter(SEATS[1], None), "red"),),
    "options": (EFFECTS,),
    "effects": EFFECTS,
    "drawn": ((CARDS[0],), (HIDDEN, HIDDEN)),
    "paid": ((), SPOTS[:1]),
    "done": ((), ("gear",)),
    "skills": (("blades", "guns"),),
    "used": ((), ("rad_out",)),
    "rule": ("WR-WIN-02",),
}
NUMBERS = (1, 0, 2, 5, 22)


def is_sentence(text: str) -> bool:
    return words.is_sentence(text) and "wr-" not in text and "WR-" not in text


@cache
def setting(mission: str) -> Setting:
    board = load_map(PROJECT / "maps" / "wasteland_riders" / CONTENT.missions[mission].map, PROJECT).board
    return GAME.setting(CONTENT, mission, board, "words", {})


@cache
def story(mission: str, seats: int) -> stories.Story:
    return stories.tell(GAME, GAME.new(setting(mission), seats, seats), f"{mission} {seats}")


def samples(value: type[msgspec.Struct], known: Mapping[str, tuple[Any, ...]] | None = None) -> Iterator[Any]:
    """Values of a class: every choice of words with every number that matters, within reason."""
    hints = get_type_hints(value)
    choices = [(known or {}).get(field) or _choices(field, hints[field]) for field in value.__struct_fields__]
    for place in range(max(map(len, choices), default=1)):
        yield value(*(options[place % len(options)] for options in choices))
    yield from (value(*chosen) for chosen in itertools.islice(itertools.product(*choices), 300))


def _choices(field: str, hint: Any) -> tuple[Any, ...]:
    optional = get_origin(hint) in (Union, UnionType) and type(None) in get_args(hint)
    hint = next(one for one in get_args(hint) if one is not type(None)) if optional else hint
    if hint is bool:
        found: tuple[Any, ...] = (True, False)
    elif get_origin(hint) is Literal and field != "colour":
        found = get_args(hint)
    elif field in SAMPLES and not (hint is int and isinstance(SAMPLES[field][0], tuple)):
        found = SAMPLES[field]
    else:
        assert hint is int, f"no samples for {field}: {hint}"
        found = NUMBERS
    return (None, *found) if optional else found
