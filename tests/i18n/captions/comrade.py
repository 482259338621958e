"""What the tests of the words of Last Comrade share: its tables, samples for every field, random games."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from game.config.paths import PROJECT
from game.content.library import read_tables
from game.rules.core.board import Board
from game.rules.core.ids import HIDDEN, CardId
from game.rules.last_comrade import GAME
from game.rules.last_comrade.hits import HitWindow
from game.rules.last_comrade.state import Piece
from game.rules.last_comrade.terms import DIRECTIONS, REMINDERS, ComradeId
from tests.i18n.captions import stories, words

CONTENT = GAME.parse(read_tables(PROJECT, "last_comrade"))
RULES = PROJECT / "game" / "rules" / "last_comrade"
TABLES: dict[str, tuple[str, int, dict[str, str]]] = {
    "two": ("duel", 2, {}),
    "two by choice": ("duel_short", 2, {"characters": "choose", "reveal_next": "off"}),
    "four": ("squad", 4, {}),
    "four in a hurry": ("squad_short", 4, {"draft_mode": "quick"}),
    "eight": ("platoon", 8, {"draft_mode": "none"}),
}
"""Games to be told: preset, players, options."""
COMRADES = ("olga", "misza", "jurge")
CARDS = ("unik", "niet", "fubar", "towarzysze")
HAZARDS = ("mine", "mine", "barbed_wire")
SAMPLES: dict[str, tuple[Any, ...]] = {
    "scenario": tuple(CONTENT.scenarios),
    "seat": (0, 4, 9),
    "comrade": COMRADES,
    "other": COMRADES[::-1],
    "comrades": (COMRADES[:1], COMRADES),
    "passed": ((), COMRADES),
    "raised": ((), COMRADES[:1]),
    "card": CARDS,
    "taken": CARDS,
    "chosen": (CARDS[0], HIDDEN),
    "piece": ("helmet", "car_door"),
    "source": ("heavy_mg", "revolver", "mine"),
    "cards": (CARDS[:1], (CARDS[0], CARDS[0], HIDDEN), (HIDDEN,), (HIDDEN,) * 5, CARDS),
    "deck": ((HIDDEN,), (HIDDEN,) * 5, (HIDDEN,) * 22),
    "action_deck": ((HIDDEN,) * 90, (HIDDEN,) * 87),
    "attack_deck": ((HIDDEN,) * 38,),
    "boxed": ((), ("zaslona_dymna",) * 3),
    "places": ((1, 2, 4),),
    "reminders": ((), REMINDERS[:1], REMINDERS),
    "direction": DIRECTIONS,
    "used": ((), (Piece(CardId("helmet"), 2),)),
    "worn": ((), (Piece(CardId("stolen_boots"), 2),)),
    "hit": (HitWindow(ComradeId("olga"), CardId("heavy_mg"), "linear", 4, 4),),
    "rule": ("LC-END-01",),
}
MAY_BE_HIDDEN = ("DraftPicked", "CardPassedOn", "CardCommitted", "OrdersChanged", "CardTaken")
MAY_BE_NOBODY = ("AttackStarted", "CommissarAdvanced")
MAY_BE_NOTHING = ("CardsDrawn", "ComradeDied")


def is_sentence(text: str) -> bool:
    return words.is_sentence(text) and "lc-" not in text and "LC-" not in text


def samples(value: type[msgspec.Struct]) -> Iterator[Any]:
    known = dict(SAMPLES)
    if value.__name__ in MAY_BE_HIDDEN:
        known["card"] = known["taken"] = (*CARDS, HIDDEN)
    if value.__name__ in MAY_BE_NOBODY:
        known["comrades"] = ((), *known["comrades"])
    if value.__name__ == "HazardsCleared":
        known["cards"] = (HAZARDS[:1], HAZARDS)
    if value.__name__ in MAY_BE_NOTHING:
        known["cards"] = ((), *known["cards"])
    return words.samples(value, known)


@cache
def story(name: str) -> stories.Story:
    scenario, seats, options = TABLES[name]
    setting = GAME.setting(CONTENT, scenario, Board("line", ()), "words", options)
    return stories.tell(GAME, GAME.new(setting, seats, len(name)), name)
