"""The words of Staff Orders: names, places and cards, and every refusal with whatever facts it gives."""

import re
from typing import get_args

import pytest

from game.i18n import CASES, LANGUAGES
from game.i18n.captions import explain, missing_messages, needed_messages
from game.rules.core.values import Refusal
from game.rules.staff_orders import GAME
from game.rules.staff_orders.effects import ActsOn
from game.rules.staff_orders.turn import PIECES
from tests.i18n.captions.orders import CARDS, CONTENT, PLACES, SCENARIOS, is_sentence, setting
from tests.i18n.captions.words import TEXTS

both = pytest.mark.parametrize("language", LANGUAGES)
scenarios = pytest.mark.parametrize("scenario", SCENARIOS)


@both
def test_there_is_no_sentence_for_what_does_not_exist(language: str) -> None:
    assert missing_messages(TEXTS[language], GAME, CONTENT) == []
    ours = re.compile(r"so-(event|intent|prompt|why|reason|term|purpose|cause)-")
    written = {spoken for spoken in TEXTS[language].ids() if ours.match(spoken) and "." not in spoken}
    assert written - set(needed_messages(GAME, CONTENT)) == set()


@both
@scenarios
def test_every_place_and_every_space_of_a_map_has_a_name(language: str, scenario: str) -> None:
    texts, laid = TEXTS[language], setting(scenario)
    names = [f"so-area-{area}" for area in laid.areas] + [f"so-zone-{zone}" for zone in laid.areas_of]
    names += [f"so-space-{space}" for space in laid.spaces]
    assert [one for one in names if not texts.has(one)] == []
    spoken = [texts.say(f"so-space-{space}") for space in laid.spaces]
    assert len(set(spoken)) == len(spoken)


@both
def test_no_space_is_named_that_no_map_has(language: str) -> None:
    laid = {space for scenario in SCENARIOS for space in setting(scenario).spaces}
    named = {one for one in TEXTS[language].ids() if one.startswith("so-space-")}
    assert named == {f"so-space-{space}" for space in laid}


def test_polish_names_are_declined() -> None:
    names = [one for one in TEXTS["pl"].ids() if re.fullmatch(r"so-(faction|area|zone|bonus|mode)-\w+", one)]
    assert len(names) == 2 + 70 + 14 + 7 + 2
    forms = [f"{one}.{form}" for one in names for form in (*CASES, "gender")]
    assert [form for form in forms if not TEXTS["pl"].has(form)] == []


@both
def test_cards_and_bonuses_say_what_they_do(language: str) -> None:
    texts = TEXTS[language]
    cards = [
        f"so-card-{card}.{part}" for card in CONTENT.cards for part in ("short", "when", "text", "flavour")
    ]
    bonuses = [f"so-bonus-{bonus}.{part}" for bonus in CONTENT.bonuses for part in ("short", "hint")]
    assert [one for one in cards + bonuses if not texts.has(one)] == []
    assert [one for one in cards + bonuses if one.endswith(".short") and len(texts.say(one)) > 12] == []


# Refusals


AREA, ZONE = PLACES["land"][0], PLACES["air"][0]
MANY = {"count": 4, "most": 2, "own": 3, "must": 2, "reserve": 1}
FACTS: dict[str, tuple[dict[str, str | int], ...]] = {
    "SO-ACT-01": ({},),
    "SO-ACT-02": ({"space": "m1_town.advance", "faction": "blue"},),
    "SO-ADV-01": ({"place": AREA},),
    "SO-ADV-02": ({"place": AREA},),
    "SO-ADV-03": ({"place": AREA}, {"place": AREA, "origin": "m1_w_front"}),
    "SO-ADV-04": tuple({"origin": AREA, "count": count} for count in (1, 2, 5)),
    "SO-BAR-01": ({"space": "m1_w_battery.barrage"},),
    "SO-BAR-02": ({"place": AREA},),
    "SO-BAR-03": ({"place": AREA, "origin": "m1_w_battery", "most": 3},),
    "SO-BOMB-01": ({"place": ZONE, "count": 1},),
    "SO-BOMB-02": ({"place": "l1_village", "origin": ZONE},),
    "SO-BOMB-03": ({"origin": ZONE, "count": 4, "most": 3},),
    "SO-BONUS-01": ({"bonus": "forward_outpost"},),
    "SO-BONUS-07": ({"bonus": "signals_unit"},),
    "SO-BONUS-08": ({"space": "sup_planning_1"},),
    "SO-CARD-02": ({"card": CARDS[0]},),
    "SO-CARD-03": ({"card": CARDS[0]},),
    "SO-CARD-04": ({"card": CARDS[0]},),
    "SO-CARD-05": ({"card": CARDS[0]},),
    "SO-CARD-08": ({"card": CARDS[0], **MANY}, {"card": CARDS[1], "count": 0, "most": 0, "reserve": 0}),
    "SO-CARD-10": ({"card": CARDS[2]},),
    "SO-CARD-19": tuple({"card": CARDS[0], "where": where} for where in get_args(ActsOn)),
    "SO-CARD-20": ({"card": "op_air_raid", "place": AREA},),
    "SO-DICE-02": ({"card": CARDS[0]},),
    "SO-DICE-04": ({},),
    "SO-DICE-06": ({},),
    "SO-END-07": ({},),
    "SO-FLY-01": ({"place": ZONE},),
    "SO-FLY-02": ({"place": ZONE},),
    "SO-FLY-03": ({"place": ZONE}, {"place": ZONE, "origin": "l1_z_green"}),
    "SO-FLY-04": tuple({"origin": ZONE, "count": count} for count in (1, 2, 5)),
    "SO-PARA-01": ({"space": "m1_w_airstrip.paradrop"},),
    "SO-PARA-02": ({"place": AREA},),
    "SO-PARA-03": ({"place": AREA},),
    "SO-PARA-06": ({"faction": "yellow"},),
    "SO-PLAN-01": ({"action": "planning"},),
    "SO-REINF-01": ({"action": "reinforce"},),
    "SO-REINF-02": ({"place": AREA},),
    "SO-REINF-03": ({"place": AREA, "count": 5, "most": 5},),
    "SO-REINF-04": ({"must": 1}, {"must": 5}, {"place": AREA, **MANY}),
    "SO-REINF-07": ({"place": AREA, **MANY}, {"place": AREA, **MANY, "own": 0}),
    "SO-REINF-08": ({"place": AREA, **MANY},),
    "SO-SCR-01": ({"action": "scramble"},),
    "SO-SCR-02": ({"place": ZONE}, {"place": ZONE, **MANY}),
    "SO-SCR-03": ({"place": ZONE, "count": 5, "most": 5},),
    "SO-SCR-06": ({"place": ZONE, **MANY},),
    "SO-SCR-07": ({"must": 1}, {"must": 2}),
    "SO-SCR-08": ({"place": ZONE},),
    "SO-TURN-02": ({},),
    "SO-TURN-03": tuple({"pieces": pieces} for pieces in ("none", *PIECES.values())),
    "SO-TURN-04": ({"space": "nowhere"},),
    "SO-TURN-11": ({},),
}
"""Every rule a refusal cites, with every set of facts it is given in the rules."""


@both
@pytest.mark.parametrize("rule", GAME.naming.refusals)
def test_every_refusal_is_explained_whatever_facts_it_gives(rule: str, language: str) -> None:
    for facts in FACTS[rule]:
        sentence = explain(TEXTS[language], GAME, Refusal(rule, facts))
        assert is_sentence(sentence), (rule, facts, sentence)
