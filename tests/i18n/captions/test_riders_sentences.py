"""Wasteland Riders in words: every event, refusal, question and intent, whatever its fields hold."""

import itertools
import re

import pytest

from game.config.paths import PROJECT
from game.i18n import CASES, LANGUAGES
from game.i18n.captions import (
    caption,
    explain,
    find_mistakes,
    label,
    missing_messages,
    needed_messages,
    question,
)
from game.rules.core.frames import Decision
from game.rules.core.values import Refusal
from game.rules.wasteland_riders import GAME
from game.rules.wasteland_riders.exploration.exploration import Explores
from tests.guards import at_least_one
from tests.i18n.captions.riders import CONTENT, MISSIONS, PILES, is_sentence, samples, setting, story
from tests.i18n.captions.stories import refusals
from tests.i18n.captions.words import LANG, TEXTS, unclean

RULES = PROJECT / "game" / "rules" / "wasteland_riders"
DECISIONS = [frame for frame in GAME.frames if issubclass(frame, Decision)]
LONGEST_SHORT = 12
"""Letters of a name that a small card has room for."""
TRIES = 12
CONTRACT, LUCK = "c02_ladne_trofeum", "l04_no_zdychaj"
EMPTY_HANDED = {"cards": ((), *PILES)}
"""Of an exchange one side may give no card."""
both = pytest.mark.parametrize("language", LANGUAGES)


def name(value: type) -> str:
    return value.__name__


def test_nothing_the_game_says_is_missing() -> None:
    assert find_mistakes(LANG, GAME, CONTENT) == []


@both
def test_there_is_no_sentence_for_what_does_not_exist(language: str) -> None:
    assert missing_messages(TEXTS[language], GAME, CONTENT) == []
    ours = re.compile(r"wr-(event|intent|prompt|why|reason|term|cause)-")
    written = {spoken for spoken in TEXTS[language].ids() if ours.match(spoken) and "." not in spoken}
    assert written - set(needed_messages(GAME, CONTENT)) == set()


# Names


@both
def test_every_hex_and_every_player_has_a_name(language: str) -> None:
    texts, hexes = TEXTS[language], setting(MISSIONS[0]).hexes
    names = [f"wr-hex-{place}" for place in hexes] + [f"wr-player-{seat}" for seat in range(4)]
    assert len(names) == 37 + 4
    assert [one for one in names if not texts.has(one)] == []
    assert len({texts.say(one) for one in names}) == len(names)


def test_polish_names_are_declined() -> None:
    kinds = re.compile(r"wr-(hex|player|resource|token|skill)-\w+")
    names = [one for one in TEXTS["pl"].ids() if kinds.fullmatch(one)]
    assert len(names) == 37 + 4 + 5 + 4 + 6
    forms = [f"{one}.{form}" for one in names for form in (*CASES, "gender")]
    assert [form for form in forms if not TEXTS["pl"].has(form)] == []


@both
def test_cards_say_what_they_do(language: str) -> None:
    texts = TEXTS[language]
    kinds = {
        "gear": (CONTENT.gear, ("short", "text")),
        "vehicle": (CONTENT.vehicles, ("short", "text")),
        "wasteland": (CONTENT.wasteland, ("text",)),
        "luck": (CONTENT.luck, ("when", "text")),
        "knight": (CONTENT.knights, ("short", "calling", "ability", "text", "flavour")),
        "contract": (CONTENT.private, ("first", "second", "reward", "flavour")),
        "enemy": (CONTENT.enemies, ("text",)),
        "action": (CONTENT.actions, ("text",)),
        "scenario": (CONTENT.missions, ("briefing", "new")),
    }
    needed = [
        f"wr-{kind}-{one}.{part}" for kind, (table, parts) in kinds.items() for one in table for part in parts
    ]
    needed += [
        f"wr-contract-{one}.{part}" for one in CONTENT.general for part in ("text", "reward", "flavour")
    ]
    assert [one for one in needed if not texts.has(one)] == []
    assert [one for one in needed if one.endswith(".short") and len(texts.say(one)) > LONGEST_SHORT] == []


@both
def test_a_card_with_a_reward_tells_it(language: str) -> None:
    told = {card for card in CONTENT.wasteland if TEXTS[language].has(f"wr-wasteland-{card}.reward")}
    assert told == {name for name, card in CONTENT.wasteland.items() if card.reward}


LEFT = ("test", "contract", "action", "contract_action", "nothing")
"""What may be left to be done where somebody explores."""

# Sentences


@both
@pytest.mark.parametrize("event", GAME.events, ids=name)
def test_every_event_has_a_caption_whatever_happened(event: type, language: str) -> None:
    known = EMPTY_HANDED if name(event) in ("ExchangeDone", "DealDone") else None
    lines = {caption(TEXTS[language], GAME, sample) for sample in samples(event, known)}
    assert [line for line in lines if not is_sentence(line)] == []


@pytest.mark.parametrize("event", GAME.events, ids=name)
def test_no_small_word_hangs_at_the_end_of_a_line(event: type) -> None:
    lines = {caption(TEXTS["pl"], GAME, sample) for sample in samples(event)}
    assert [line for line in lines if re.search(r"(?<!\w)[aiouwz] |[\"'“‘]", line)] == []


@both
@pytest.mark.parametrize("intent", GAME.intents, ids=name)
def test_every_intent_has_a_label(intent: type, language: str) -> None:
    for sample in at_least_one(samples(intent)):
        line = label(TEXTS[language], GAME, sample)
        assert not unclean(line), line
        assert line[0].isupper(), line
        assert not line.endswith("."), line


@both
@pytest.mark.parametrize("decision", DECISIONS, ids=name)
def test_every_decision_asks_a_question(decision: type, language: str) -> None:
    abouts = [{"left": left} for left in LEFT] if decision is Explores else [{}]
    asked = itertools.product(samples(decision), abouts)
    lines = {question(TEXTS[language], GAME, sample, about=about) for sample, about in asked}
    assert len(lines) >= len(abouts)
    assert [line for line in lines if not is_sentence(line)] == []


# Refusals


@pytest.mark.sweep("part")
@both
@pytest.mark.parametrize("mission", MISSIONS[::2])
def test_every_refusal_of_a_game_reads_well(mission: str, language: str) -> None:
    found = refusals(GAME, story(mission, 2), mission, TRIES)
    assert len({rule for rule, _ in found}) > 10
    for rule, facts in found:
        assert is_sentence(explain(TEXTS[language], GAME, Refusal(rule, dict(facts)))), (rule, facts)


FACTS: dict[str, tuple[dict[str, str | int], ...]] = {
    **{f"WR-{rule}": ({"attack": "attack"}, {"attack": "burst"}) for rule in ("CARD-20", "CARD-23")},
    **{f"WR-{rule}": ({"card": "kusza"},) for rule in ("ATT-02", "ATT-03", "ATT-04", "GEAR-03", "GEAR-12")},
    **{f"WR-{rule}": ({"contract": CONTRACT},) for rule in ("CON-16", "CON-17", "CON-19", "CON-21")},
    **{f"WR-{rule}": ({"contract": CONTRACT},) for rule in ("WASTE-18", "WASTE-19")},
    **{f"WR-{rule}": ({"rival": 2},) for rule in ("KO-03", "KO-08")},
    **{f"WR-{rule}": ({}, {"rival": 2}) for rule in ("GOLD-02", "KVK-01", "KVK-06")},
    **{f"WR-{rule}": ({}, {"action": "a01_gamble"}) for rule in ("EXPL-10", "EXPL-11")},
    "WR-GEAR-05": ({"spot": "backpack_2"},),
    "WR-GEAR-06": ({"card": "kusza"},),
    "WR-GEAR-08": ({"when": "now"}, {"when": "later"}),
    "WR-GEAR-09": ({"card": "kusza"},),
    "WR-GEAR-10": ({}, {"card": "kusza"}),
    "WR-GEAR-13": ({}, {"card": "kusza"}),
    "WR-GEAR-17": ({}, {"source": "mel_gearson"}),
    "WR-GEAR-18": ({}, {"source": "rad_out"}),
    "WR-KO-10": ({"resource": "ammo"},),
    "WR-LUCK-03": ({}, {"card": LUCK}, {"source": LUCK}),
    "WR-MKT-02": ({"slot": "A5"},),
    "WR-MKT-05": ({"spot": "torso"},),
    "WR-MKT-06": ({"slot": "A5"}, {"price": 7, "value": 6}),
    "WR-MOVE-03": ({"fuel": 0},),
    "WR-MOVE-05": ({"hex": "M1"}, {"hex": "R10"}),
    "WR-MOVE-06": ({"hex": "M1"}, {"hex": "R10"}),
    "WR-MOVE-17": ({"hex": "C1", "cost": 3},),
    "WR-RES-02": ({"resource": "ammo", "n": 1}, {"resource": "fuel", "n": 2}),
    "WR-RULING-12": ({"type": "medical"},),
    "WR-RULING-40": ({"card": "gazik"},),
    "WR-RULING-42": ({"cost": 3},),
    "WR-SETUP-09": ({}, {"knight": "ned_kettle"}),
    "WR-SETUP-13": ({}, {"vehicle": "lewiatan"}),
    "WR-TRADE-03": ({}, {"resource": "ammo", "n": 3}),
}
"""Every rule whose refusal tells facts, with every set of facts it is given in the rules."""


@both
@pytest.mark.parametrize("rule", GAME.naming.refusals)
def test_every_refusal_is_explained_whatever_facts_it_gives(rule: str, language: str) -> None:
    for facts in at_least_one(FACTS.get(rule, ({},))):
        sentence = explain(TEXTS[language], GAME, Refusal(rule, facts))
        assert is_sentence(sentence), (rule, facts, sentence)


def test_the_game_names_every_rule_that_its_source_cites() -> None:
    sources = [path.read_text(encoding="utf-8") for path in RULES.glob("*.py") if path.name != "naming.py"]
    cited = {rule for source in sources for rule in re.findall(r'"(WR-[A-Z]+-\d\d)"', source)}
    assert cited - set(GAME.naming.rules) == set()
