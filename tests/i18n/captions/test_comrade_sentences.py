"""The words of Last Comrade: names, cards and options, and every refusal with whatever facts it gives."""

import itertools
import re
from typing import Any, get_args

import pytest

from game.i18n import CASES, LANGUAGES
from game.i18n.captions import explain, needed_messages
from game.rules.core.values import Refusal
from game.rules.last_comrade import GAME
from game.rules.last_comrade.terms import Obstacle
from tests.guards import at_least_one
from tests.i18n.captions.comrade import CARDS, COMRADES, CONTENT, RULES, is_sentence
from tests.i18n.captions.words import TEXTS, refusals_in_the_rules

both = pytest.mark.parametrize("language", LANGUAGES)


@both
def test_there_is_no_sentence_for_what_does_not_exist(language: str) -> None:
    ours = re.compile(r"lc-(event|intent|prompt|why|reason|term|comrade|ability|card|scenario)-")
    written = {spoken for spoken in TEXTS[language].ids() if ours.match(spoken) and "." not in spoken}
    assert written - set(needed_messages(GAME, CONTENT)) == set()


def test_polish_names_are_declined() -> None:
    names = [one for one in TEXTS["pl"].ids() if re.fullmatch(r"lc-(comrade-\w+|piece-\w+|commissar)", one)]
    assert len(names) == 10 + 4 + 1
    forms = [f"{one}.{form}" for one in names for form in (*CASES, "gender")]
    assert [form for form in forms if not TEXTS["pl"].has(form)] == []


@both
def test_cards_and_comrades_say_what_they_do(language: str) -> None:
    texts = TEXTS[language]
    cards = (*CONTENT.attacks, *CONTENT.manoeuvres, *CONTENT.events, *CONTENT.equipment)
    needed = [f"lc-card-{card}.{part}" for card in cards for part in ("short", "text", "flavour")]
    needed += [f"lc-card-{card}.when" for card in CONTENT.events]
    for comrade in CONTENT.comrades:
        needed += [
            f"lc-comrade-{comrade}.short",
            f"lc-comrade-{comrade}.flavour",
            f"lc-ability-{comrade}.text",
        ]
    needed += [f"lc-scenario-{one}.{part}" for one in CONTENT.scenarios for part in ("briefing", "new")]
    assert len(needed) == 54 * 3 + 11 + 10 * 3 + 8 * 2
    assert [one for one in needed if not texts.has(one)] == []
    spoken = [texts.say(f"lc-card-{card}") for card in cards]
    assert len(set(spoken)) == len(spoken)


@both
def test_a_card_tells_the_numbers_of_its_table(language: str) -> None:
    texts = TEXTS[language]
    for card, attack in at_least_one(CONTENT.attacks.items()):
        told = set(re.findall(r"\d+", texts.say(f"lc-card-{card}.text")))
        assert {str(number) for number in (attack.main, attack.indirect, *attack.places) if number} <= told, (
            card
        )
    for card, manoeuvre in at_least_one(CONTENT.manoeuvres.items()):
        told = set(re.findall(r"\d+", texts.say(f"lc-card-{card}.text")))
        assert {str(steps) for steps in manoeuvre.steps} == told, card


@both
def test_every_option_of_the_table_can_be_said(language: str) -> None:
    for option, values in at_least_one(GAME.options().items()):
        messages = [f"lc-option-{option}", *(f"lc-option-{option}-{value}" for value in values)]
        assert [one for one in messages if not TEXTS[language].has(one)] == []


# Refusals


YES_OR_NO = ("yes", "no")
FACTS: dict[str, tuple[Any, ...]] = {
    "card": CARDS,
    "chosen": ("", CARDS[0]),
    "piece": ("", "helmet"),
    "comrade": COMRADES,
    "other": COMRADES,
    "kind": ("linear", "special"),
    "direction": ("forward",),
    "steps": (1, 2, 5),
    "durability": (1, 2),
    "target": (1, 2),
    "count": (1, 2, 5),
    "cards": (0, 3),
    "held": YES_OR_NO,
    "raised": YES_OR_NO,
    "used": YES_OR_NO,
    "whose": ("", "other", "nobody"),
    "why": (*get_args(Obstacle), "absent"),
}
NOBODY = ("LC-END-05", "LC-EVT-13", "LC-EVT-18", "LC-EVT-19", "LC-TANK-01")
"""Rules that are also cited where no Comrade was chosen at all."""
OTHER_SEAT = re.compile(r'rule_other_seat = "(LC-[A-Z]+-\d\d)"')


def sources() -> list[str]:
    return [path.read_text(encoding="utf-8") for path in RULES.glob("*.py") if path.name != "naming.py"]


@both
def test_every_refusal_is_explained_whatever_facts_it_gives(language: str) -> None:
    found = set(refusals_in_the_rules(RULES))
    assert len(found) > 35
    for rule, keys in found:
        choices = [("", *FACTS[key]) if key == "comrade" and rule in NOBODY else FACTS[key] for key in keys]
        for values in itertools.product(*choices):
            refusal = Refusal(rule, dict(zip(keys, values, strict=True)))
            assert is_sentence(explain(TEXTS[language], GAME, refusal)), refusal


@both
def test_who_is_not_asked_is_told_why(language: str) -> None:
    info = GAME.info
    cited = {rule for source in sources() for rule in OTHER_SEAT.findall(source)}
    assert len(cited) > 5
    for rule in (*cited, info.rule_other_seat, info.rule_not_now, info.rule_game_over):
        assert is_sentence(explain(TEXTS[language], GAME, Refusal(rule))), rule
