"""Plain messages are said without Fluent, which would say the same of each; what is more goes to it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.i18n import LANGUAGES, Texts
from game.i18n.language_files import (
    empty_bundle,
    language_files,
    lenient_text,
    parsed,
    pattern_of,
    resource_of,
)
from game.i18n.plain_messages import filled, plain_message
from game.i18n.texts import BEGINS
from tests import PROJECT
from tests.guards import at_least_one
from tests.i18n.test_texts import written

LANG = PROJECT / "assets" / "lang"
WORDS = {"game": "Gra", "players": "2–10", "who": "{ $game }", "number": "5"}


def begins(text: str) -> Iterator[tuple[str, int]]:
    return ((found[1], found.start()) for found in BEGINS.finditer(text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_fluent_says_the_same_of_every_plain_message(language: str) -> None:
    bundle = empty_bundle(language)
    texts = [lenient_text(LANG, file) for file in language_files(LANG, language)]
    for text in texts:
        for entry in parsed(text) or ():
            bundle.add_resource(resource_of(entry))
    plain = 0
    for text in texts:
        for name, place in begins(text):
            for part, line in (plain_message(text, place) or {}).items():
                names = {one: f"⟨{one}⟩" for one in line.replace("{", " ").replace("}", " ").split()}
                facts = {one.removeprefix("$"): word for one, word in names.items() if one.startswith("$")}
                spoken = f"{name}.{part}" if part else name
                said, errors = bundle.format_pattern(pattern_of(bundle, spoken), dict(facts))
                assert (filled(line, facts), list(errors)) == (said, []), spoken
                plain += 1
    assert plain > 3000, "most of what is said"


SHAPES = {
    "one line": "a = Words here",
    "spaces around": "a   =    Words   ",
    "facts": "a = {$game} for { $players } people",
    "nothing but a fact": "a = { $game }",
    "a fact with braces in it": "a = { $who }",
    "parts": "a = Words\n    .part = More words",
    "only parts": "a =\n    .part = { $game }!",
    "a part twice": "a = Words\n .part = one\n .part = two",
    "an empty line between": "a = Words\n\n    .part = More",
    "a comment after": "a = Words\n# .part = no part",
    "brackets and dots": "a = [in brackets] .dots *stars*",
    "no-break spaces": "a = \u00a0w domu\u00a0",
    "twice": "a = one\na = two",
    "after a broken one": "b = { $\na = Words",
    "in a file with windows' line ends": "a = Words\r\n    .part = More\r\n",
    "two lines": "a = Words\n    and more",
    "words in the next line": "a =\n    Words\n    .part = More",
    "a line of another": "a = Words\n    .part = More\n    and more",
    "a number": "a = { $count } points",
    "a fact that is not there": "a = { $nobody }",
    "a message": "a = { b }\nb = Words",
    "a choice": "a = { $number ->\n    [5] five\n   *[other] many\n }",
    "a text in quotes": 'a = { "{" }',
    "a brace too many": "a = Words }",
    "a brace never closed": "a = Words { $game",
    "nothing": "a =",
    "a part without a text": "a = Words\n    .part =",
    "a part without a name": "a = Words\n    . = More",
    "indented by a tab": "a = Words\n\t.part = More",
    "ends with a tab": "a = Words\t",
    "letters that no name has": "ą = Words",
    "first broken, then whole": "a = {\na = Words",
}


@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
@pytest.mark.parametrize("spoken", ["a", "a.part", "a.acc"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_written_it_is_said_as_fluent_says_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shape: str, spoken: str, language: str
) -> None:
    folder = written(tmp_path, **{language: shape})

    def told() -> tuple[bool, str]:
        texts = Texts.load(folder, language)
        return texts.has(spoken), texts.say(spoken, count=5, **WORDS)

    quickly = told()
    monkeypatch.setattr("game.i18n.texts.plain_message", lambda *_: None)
    assert quickly == told()


def test_some_of_these_shapes_are_plain_and_some_are_not() -> None:
    plain = {name for name, text in SHAPES.items() if plain_message(text, text.find("a "))}
    assert {"one line", "facts", "parts", "only parts", "no-break spaces", "twice"} <= plain
    assert plain.isdisjoint({"two lines", "a choice", "a message", "a line of another", "ends with a tab"})
    assert filled("{ $count } points", {"count": 5}) is None, "languages write numbers in their own way"
    assert filled(" ".join(["{ $a }"] * 21), {"a": "b"}) is None


def test_damaged_files_are_read_to_their_end() -> None:
    for name, text in at_least_one(SHAPES.items()):
        for end in range(len(text)):
            plain_message(text[:end], 0)
        assert plain_message("", 0) is None, name
