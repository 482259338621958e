"""A language is what lies in a folder: no line of the program knows of it."""

import shutil
from pathlib import Path

import pytest

from game.i18n import (
    FALLBACK,
    LANGUAGES,
    Speaker,
    Texts,
    find_mistakes,
    language_codes,
    languages,
    translated,
)
from game.i18n.languages import CASES, FILE, LONGEST_NAME, MOST_LANGUAGES
from game.i18n.mistakes import plural_forms
from tests import PROJECT

LANG = PROJECT / "assets" / "lang"
NAMES = {"pl": "Polski", "en": "English", "cs": "Čeština", "de": "Deutsch", "pt_BR": "Português"}


def lang(folder: Path, code: str, texts: str, own: str | None = None) -> Path:
    """A folder with this language, and what it says of itself."""
    (folder / code).mkdir(exist_ok=True)
    (folder / code / "core.ftl").write_text(texts, encoding="utf-8")
    said = own or f"language-name = {NAMES[code]}\n"
    (folder / code / FILE).write_text(said, encoding="utf-8")
    return folder


@pytest.fixture
def three(tmp_path: Path) -> Path:
    lang(tmp_path, "pl", "hello = Cześć\ncard = Karta\n    .acc = Kartę\nonly = Tylko { $n }\n")
    lang(tmp_path, "en", "hello = Hello\n    .tip = A greeting\ncard = Card\nonly = Only { $n }\n")
    return lang(tmp_path, "cs", "hello = Ahoj\ncard = Karta\n    .acc = Kartu\n")


def told(folder: Path) -> list[str]:
    return [str(mistake) for mistake in find_mistakes(folder)]


def test_the_languages_are_those_that_lie_in_the_folder(three: Path) -> None:
    assert [(one.code, one.name, one.short) for one in languages(three)] == [
        ("pl", "Polski", "PL"),
        ("en", "English", "EN"),
        ("cs", "Čeština", "CS"),
    ]
    lang(three, "pt_BR", "hello = Oi\n")
    assert [one.short for one in languages(three)] == ["PL", "EN", "CS", "PT-BR"]
    (three / "cs" / FILE).unlink()
    assert language_codes(three) == ("pl", "en", "pt_BR"), "one that does not say its name is none"


def test_what_a_language_cannot_say_is_said_in_english(three: Path) -> None:
    texts = Texts.load(three, "cs")
    assert texts.say("hello") == "Ahoj"
    assert texts.say("hello.tip") == "A greeting"
    assert texts.say("only", n=3) == "Only 3"
    assert texts.say("card.acc") == "Kartu"
    assert texts.say("nobody-says-this") == "⟦nobody-says-this⟧"
    assert texts.has("only")
    assert texts.has("hello.tip")
    assert not texts.has("nobody-says-this")


def test_a_sentence_that_breaks_is_said_in_english(three: Path) -> None:
    lang(three, "cs", "hello = { absent } ahoj\nonly = Jen { $other }\n")
    texts = Texts.load(three, "cs")
    assert texts.say("hello") == "Hello"
    assert texts.say("only", n=3) == "Only 3"


def test_a_complete_language_does_not_hide_what_is_missing(three: Path) -> None:
    assert Texts.load(three, "pl").say("hello.tip") == "⟦hello.tip⟧"
    assert "pl/core.ftl: hello.tip: expected this message, en/core.ftl has it" in told(three)


def test_names_are_declined_only_in_the_cases_that_a_language_has(three: Path) -> None:
    assert Texts.load(three, "cs").declined("what", "card") == {
        "what": "Karta",
        **{f"what_{case}": "Karta" for case in CASES},
        "what_acc": "Kartu",
    }
    assert Texts.load(three, "pl").declined("what", "card") == {"what": "Karta", "what_acc": "Kartę"}


def test_a_language_that_is_gone_is_english(three: Path) -> None:
    speaker = Speaker(three, "cs")
    assert speaker.say("hello") == "Ahoj"
    shutil.rmtree(three / "cs")
    assert Speaker(three, "cs").say("hello") == "Hello"


def test_the_next_language_comes_round_to_the_first(three: Path) -> None:
    found = ["pl"]
    for _ in range(3):
        found.append(Texts.load(three, found[-1]).following.code)
    assert found == ["pl", "en", "cs", "pl"]


def test_each_language_counts_in_its_own_way() -> None:
    assert plural_forms("pl") == ("one", "few", "many")
    assert plural_forms("en") == plural_forms("de") == ("one",)
    assert plural_forms("cs") == ("one", "few", "many")
    assert plural_forms("ja") == plural_forms("qq") == ()


def test_wrong_plurals_of_a_third_language_are_told(three: Path) -> None:
    lang(three, "de", "only = { $n ->\n [one] Nur\n [few] Paar\n *[other] Viele\n}\n")
    assert "de/core.ftl: only: expected the plural forms [one] and *[other]" in told(three)


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        ("hallo = Hallo\n", "de/core.ftl: hallo: expected a message that en has too"),
        ("hello = Hallo\n    .nick = Hi\n", "de/core.ftl: hello.nick: expected a message that en has too"),
        ("only = Nur { $m }\n", "de/core.ftl: only: expected the variables $n as in en/core.ftl, found $m"),
        ("only = Nur\n", "de/core.ftl: only: expected the variables $n as in en/core.ftl, found none"),
        (
            "hello = { absent }\n",
            "de/core.ftl: hello: expected a text that can be said: Unknown message: absent",
        ),
    ],
)
def test_what_a_third_language_says_amiss_is_told(three: Path, texts: str, expected: str) -> None:
    lang(three, "de", texts)
    assert [line for line in told(three) if line.startswith("de")] == [expected]


def test_what_a_third_language_leaves_out_is_no_mistake_but_counted(three: Path) -> None:
    (three / "pl" / "core.ftl").write_text(
        "hello = Cześć\n    .tip = Powitanie\ncard = Karta\nonly = { $n }\n"
    )
    assert told(three) == []
    assert translated(three) == {"cs": (3, 5)}


@pytest.mark.parametrize("own", ["# nothing\nx = y\n", f"language-name = {'x' * (LONGEST_NAME + 1)}\n"])
def test_a_language_that_does_not_say_its_name_is_told(three: Path, own: str) -> None:
    lang(three, "de", "hello = Hallo\n", own)
    assert any(line.startswith(f"de/{FILE}: language-name: expected") for line in told(three))


def test_folders_that_are_no_languages_are_told(three: Path) -> None:
    (three / "klingon").mkdir()
    (three / "xx").mkdir()
    lines = told(three)
    assert "klingon: folder: expected the code of a language, such as de or pt_BR" in lines
    assert any(line.startswith("xx: folder: expected a file language.ftl") for line in lines)
    for number in range(MOST_LANGUAGES):
        (three / f"l{chr(97 + number % 26)}{chr(97 + number // 26)}").mkdir()
    assert any("expected at most" in line for line in told(three))


def test_english_is_complete_so_that_it_can_stand_in() -> None:
    assert FALLBACK in LANGUAGES


def test_german_says_enough_to_begin_a_game() -> None:
    said, whole = translated(LANG)["de"]
    assert 250 < said < whole
    texts, own = Texts.load(LANG, "de"), Texts.load(LANG, "de").ids()
    menu = [
        name for name in Texts.load(LANG, "en").ids() if name.startswith(("title-", "new_game-", "menu-"))
    ]
    assert menu
    assert [name for name in menu if name not in own] == []
    assert texts.say("new_game-start") == "Partie beginnen"
