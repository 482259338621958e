"""The texts we ship: complete, equal in both languages, and set as Polish and English are set."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

import pytest

from game.i18n import GRAMMAR, LANGUAGES, Texts, find_mistakes
from tests import PROJECT
from tests.guards import at_least_one

ASSETS = PROJECT / "assets"
CONTENT = ASSETS / "content" / "desert_patrol"
TEXTS = {language: Texts.load(ASSETS / "lang", language) for language in LANGUAGES}
FACTS = {"count": 3, "need": 3, "number": 3, "step": 3}
WORDS = {
    name: "X"
    for path in (ASSETS / "lang").rglob("*.ftl")
    for name in re.findall(r"\$(\w+)", path.read_text(encoding="utf-8"))
    if name not in FACTS
}
FORMS = tuple(f".{form}" for form in GRAMMAR)

LRDG = "scout_a scout_b rifleman_a rifleman_b machine_gunner sniper saboteur engineer".split()
LRDG_COMMAND = "lieutenant warrant_officer corporal_a corporal_b fog_of_war".split()
LRDG_VEHICLES = "pilot_car support_truck gun_truck".split()
ITALY = "rifleman_a rifleman_b machine_gunner scout tank_driver gunner crewman".split()
ITALY_COMMAND = "platoon_sergeant staff_sergeant corporal_a corporal_b recon_plane fog_of_war".split()
ITALY_VEHICLES = "scout_car medium_tank lorry".split()
SOLDIERS = [f"lrdg_{name}" for name in LRDG] + [f"ita_{name}" for name in ITALY]
VEHICLES = [f"lrdg_{name}" for name in LRDG_VEHICLES] + [f"ita_{name}" for name in ITALY_VEHICLES]
COMMAND = [f"lrdg_{name}" for name in LRDG_COMMAND] + [f"ita_{name}" for name in ITALY_COMMAND]
POSITIONS = {
    "lrdg_pilot_car": "driver navigator",
    "lrdg_support_truck": "driver navigator gun",
    "lrdg_gun_truck": "driver gunner mate",
    "ita_scout_car": "driver navigator gun",
    "ita_medium_tank": "driver gun hull",
    "ita_lorry": "driver mate bench_1 bench_2",
}
OBJECTS = [
    f"object_{name}" for name in "fuel_dump ammo_dump aircraft_1 aircraft_2 radio_mast workshop".split()
]
THEMES = (
    "plain airstrip track dunes settlement camp ruins hill rocks wadi salt_flat scrub oasis fort "
    "depot".split()
)
ACTIONS = (
    "drive move scout stealth reinforce command conceal control follow_me navigate recon repair observe "
    "attack airstrike detonate anti_tank suppress".split()
)
STORE = (
    "damaged too_big unknown_format newer_format unreadable disk_full read_only vanished bad_name locked "
    "other_content good_copy".split()
)
SCENARIOS = [f"dp_s{number:02}" for number in range(1, 12)]
FACES = [f"{number}{side}" for number in range(1, 23) for side in "AB"]

EXPECTED = (
    ["app-name", "seat-name", "outcome-title", "dp-game"]
    + [f"barrier-{name}" for name in ("start", "dice", "card_seen", "shuffle", "hand_over")]
    + [f"refusal-{name}" for name in ("not_your_turn", "game_over", "not_offered")]
    + [f"store-{name}" for name in STORE]
    + [f"dp-side-{side}{form}" for side in ("lrdg", "italy") for form in ("", ".short", ".full")]
    + [
        f"dp-card-{card}{form}"
        for card in SOLDIERS + COMMAND + VEHICLES
        for form in ("", ".short", ".flavour")
    ]
    + [f"dp-counter-{counter}" for counter in SOLDIERS + VEHICLES]
    + [f"dp-position-{vehicle}-{seat}" for vehicle, seats in POSITIONS.items() for seat in seats.split()]
    + [f"dp-tile-{face}" for face in FACES]
    + [f"dp-objective-objective_{number}" for number in (1, 2, 3)]
    + [f"dp-object-{name}" for name in OBJECTS]
    + [f"dp-action-{action}{form}" for action in ACTIONS for form in ("", ".hint")]
    + [f"dp-scenario-{name}{form}" for name in SCENARIOS for form in ("", ".briefing", ".new")]
    + [f"dp-specialisation-{name}" for name in ("driver", "gunner", "crew")]
    + [f"dp-zone-{zone}" for zone in ("deck", "hand", "discard", "play_area", "reserve", "removed")]
    + [f"dp-face-{face}" for face in ("reconned", "controlled")]
    + [f"dp-theme-{theme}" for theme in THEMES]
    + [f"dp-win-{by}" for by in ("points", "neutralise", "escape", "neutralise_all", "escape_all")]
)


def table(name: str) -> dict[str, Any]:
    return tomllib.loads((CONTENT / name).read_text(encoding="utf-8"))


@cache
def said(language: str) -> Mapping[str, str]:
    texts = TEXTS[language]
    return MappingProxyType({name: texts.say(name, **FACTS, **WORDS) for name in texts.ids()})


def test_there_is_no_mistake_in_our_texts() -> None:
    assert [str(mistake) for mistake in find_mistakes(ASSETS / "lang")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name(language: str) -> None:
    assert [name for name in EXPECTED if not TEXTS[language].has(name)] == []


def test_both_languages_say_the_same_things() -> None:
    polish, english = (
        {name for name in TEXTS[language].ids() if not name.endswith(FORMS)} for language in ("pl", "en")
    )
    assert polish == english


@pytest.mark.sweep("part")
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    assert {name: text for name, text in said(language).items() if "⟦" in text or not text.strip()} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_of_the_content_has_a_name(language: str) -> None:
    cards, counters, vehicles, markers = map(
        table, ("cards.toml", "counters.toml", "vehicles.toml", "markers.toml")
    )
    seats = [(vehicle, seat) for vehicle, card in vehicles.items() for seat in card["positions"]]
    actors = [*cards.values(), *(seat for _, seat in seats)]
    names = [f"dp-card-{card}" for card in (*cards, *vehicles)]
    names += [f"dp-counter-{counter}" for counter in counters]
    names += [f"dp-side-{card['side']}" for card in cards.values()]
    names += [f"dp-position-{vehicle}-{seat['id']}" for vehicle, seat in seats]
    names += [f"dp-specialisation-{seat['requires']}" for _, seat in seats if "requires" in seat]
    names += [f"dp-action-{action['do']}.hint" for actor in actors for action in actor.get("actions", ())]
    names += [f"dp-objective-{name}" for name in markers["objectives"]]
    names += [f"dp-object-{name}" for name in markers["objects"]]
    names += [
        f"dp-{kind}"
        for face, tile in table("tiles.toml").items()
        for kind in (f"tile-{face}", f"theme-{tile['theme']}")
    ]
    for path in (CONTENT / "scenarios").glob("*.toml"):
        scenario = table(f"scenarios/{path.name}")
        names.append(f"dp-scenario-{scenario['id']}.briefing")
        names += [f"dp-win-{win['by']}" for side in ("lrdg", "italy") for win in scenario[side]["win"]]
    assert len(names) > 200
    assert [name for name in names if not TEXTS[language].has(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_and_its_counter_bear_one_name_and_a_short_form_fits(language: str) -> None:
    texts = TEXTS[language]
    for name in SOLDIERS + VEHICLES:
        assert texts.say(f"dp-card-{name}") == texts.say(f"dp-counter-{name}")
    shorts = {name: text for name, text in said(language).items() if name.endswith(".short")}
    assert {name: text for name, text in shorts.items() if len(text) > 12} == {}


def test_polish_names_are_declined() -> None:
    names = ["dp-side-lrdg", "dp-side-italy", *(f"dp-counter-{name}" for name in SOLDIERS + VEHICLES)]
    names += [f"dp-object-{name}" for name in OBJECTS]
    assert [f"{name}{form}" for name in names for form in FORMS if not TEXTS["pl"].has(f"{name}{form}")] == []
    genders = {TEXTS["pl"].say(f"{name}.gender") for name in names}
    assert genders == {"m", "f", "plural"}


def test_polish_is_set_as_polish_is_set() -> None:
    for name, text in at_least_one(said("pl").items()):
        assert not re.search(r"(?<!\w)[aiouwz] ", text, re.IGNORECASE), f"{name}: hanging letter in {text!r}"
        assert not re.search(r"[\"'“‘]|\.\.\.| - |—|  ", text), f"{name}: typography of {text!r}"


def test_english_is_set_as_english_is_set() -> None:
    for name, text in at_least_one(said("en").items()):
        assert not re.search(r"[\"'„]|\.\.\.| - |—|  |[ąćęłńśźż]", text), f"{name}: typography of {text!r}"


OTHER_WORDS = {"desert_patrol": ("dp", r"\bosłon|przyszpil"), "wasteland_riders": ("wr", r"\bfartu\b")}
"""Words that our texts have used for a thing which the rules call otherwise: cover, pinned, luck."""


@pytest.mark.parametrize("game", OTHER_WORDS)
def test_what_teaches_uses_the_words_of_the_rules(game: str) -> None:
    prefix, other = OTHER_WORDS[game]
    book = PROJECT / "assets" / "rulebook" / "pl"
    texts = {name: text for name, text in said("pl").items() if name.startswith(f"{prefix}-")}
    texts |= {path: (book / path).read_text("utf-8") for path in (f"{game}.md", f"aids/{game}.md")}
    assert len(texts) > 100
    assert [name for name, text in texts.items() if re.search(other, text, re.IGNORECASE)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_briefings_and_hints_are_whole_sentences(language: str) -> None:
    endings, beginnings = (".hint", ".briefing", ".flavour", ".new"), ("store-", "refusal-")
    whole = {
        name: text
        for name, text in said(language).items()
        if name.endswith(endings) or name.startswith(beginnings)
    }
    assert len(whole) > 100
    for name, text in whole.items():
        assert text[0].isupper() or text[0] in "„“", f"{name}: {text!r}"
        assert text.endswith((".", "!")), f"{name}: {text!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_names_its_two_answers(language: str) -> None:
    """Whatever is asked about before it is done; a question without them shows names in brackets."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in (PROJECT / "game").rglob("*.py"))
    asked = sorted(
        set(re.findall(r'"(\w+-(?:table-)?(?:confirm|concede|agree)[-_\w]*)"', code)) - {"menu-concede"}
    )
    asked = [one for one in asked if TEXTS[language].has(one) and not one.startswith(("intent-", "menu-"))]
    assert len(asked) > 8
    for message in asked:
        for answer in ("yes", "no"):
            assert TEXTS[language].has(f"{message}.{answer}"), message
