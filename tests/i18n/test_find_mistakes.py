"""A mistake in a language file is a sentence, all of them come at once, and none is a traceback."""

import random
import shutil
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.i18n import MOST_BYTES, MOST_COMMAS, MOST_PLACES, Texts, find_mistakes
from tests import PROJECT, sweeps

LANG = PROJECT / "assets" / "lang"
PLURAL = "{ $n ->\n    [one] x\n    [few] y\n    [many] z\n   *[other] v\n }"
ENGLISH_PLURAL = "{ $n ->\n    [one] x\n   *[other] v\n }"


def mistakes(folder: Path, pl: str, en: str) -> list[str]:
    for language, text in (("pl", pl), ("en", en)):
        (folder / language).mkdir(exist_ok=True)
        (folder / language / "core.ftl").write_text(text, encoding="utf-8")
    return [str(mistake) for mistake in find_mistakes(folder)]


def found(lines: list[str], start: str) -> bool:
    return any(line.startswith(start) for line in lines)


def test_good_texts_have_no_mistakes(tmp_path: Path) -> None:
    pl = (
        f"# komentarz\n-term = x\na = {PLURAL} {{ -term }}\nb = {{ a }}\n    .acc = y\n    .more = {{ $m }}\n"
    )
    en = f"a = {ENGLISH_PLURAL}\nb = {{ a }}\n    .more = {{ $m }}\n"
    assert mistakes(tmp_path, pl, en) == []


@pytest.mark.parametrize(
    ("pl", "en", "mistake"),
    [
        ("a = x\nb\n", "a = x\n", "pl/core.ftl: line 2: expected a Fluent message"),
        ("a = x\nb = { $\n", "a = x\n", "pl/core.ftl: line 2: expected a Fluent message"),
        ("a = x\na = y\n", "a = x\n", "pl/core.ftl: a: expected only once, it is already in pl/core.ftl"),
        ("-t = x\n-t = y\n", "a = x\n", "pl/core.ftl: -t: expected only once"),
        (
            "a = x\n    .b = y\n    .b = z\n",
            "a = x\n    .b = y\n",
            "pl/core.ftl: a.b: expected only once in its",
        ),
        ("a = x\nb = y\n", "a = x\n", "en/core.ftl: b: expected this message, pl/core.ftl has it"),
        ("a = x\n", "a = x\nb = y\n", "pl/core.ftl: b: expected this message, en/core.ftl has it"),
        ("a = x\n    .b = y\n", "a = x\n", "en/core.ftl: a.b: expected this message"),
        (
            "a = { $n }\n",
            "a = { $m }\n",
            "en/core.ftl: a: expected the variables $n as in pl/core.ftl, found $m",
        ),
        (
            "a = { $n }\n",
            "a = x\n",
            "en/core.ftl: a: expected the variables $n as in pl/core.ftl, found none",
        ),
        ("a = { b }\nb = { $n }\n", "a = x\nb = { $n }\n", "en/core.ftl: a: expected the variables $n"),
        ("a = { absent }\n", "a = x\n", "pl/core.ftl: a: expected a text that can be said: Unknown message"),
        ("a = { -absent }\n", "a = x\n", "pl/core.ftl: a: expected a text that can be said: Unknown term"),
        (
            "a = { ABSENT(1) }\n",
            "a = x\n",
            "pl/core.ftl: a: expected a text that can be said: Unknown function",
        ),
        ("a = x { a }\n", "a = x\n", "pl/core.ftl: a: expected a text that can be said: Cyclic reference"),
        ("a = { a }\n", "a = x\n", "pl/core.ftl: a: expected a text that can be said: maximum recursion"),
        (
            "a = { NUMBER($n, minimumIntegerDigits: 99999999) }\n",
            "a = { $n }\n",
            "pl/core.ftl: a: expected a text",
        ),
        ("a = { $n ->\n [z] { absent }\n *[y] x\n }\n", "a = { $n }\n", "pl/core.ftl: a: expected a text"),
        (
            "a = { $n ->\n [one] x\n *[other] y\n }\n",
            "a = { $n }\n",
            "pl/core.ftl: a: expected the plural forms",
        ),
        (
            "a = { $n ->\n [few] x\n *[many] y\n }\n",
            "a = { $n }\n",
            "pl/core.ftl: a: expected the plural forms",
        ),
        ("a = { $n }\n", f"a = {PLURAL}\n", "en/core.ftl: a: expected the plural forms [one] and *[other]"),
    ],
)
def test_a_mistake_is_told_with_its_place(tmp_path: Path, pl: str, en: str, mistake: str) -> None:
    lines = mistakes(tmp_path, pl, en)
    assert found(lines, mistake), lines


def test_a_mistake_behind_a_choice_is_found(tmp_path: Path) -> None:
    hidden = "a = { $n ->\n    [x] { $m ->\n        [y] { absent }\n       *[z] z\n    }\n   *[other] v\n }\n"
    assert found(mistakes(tmp_path, hidden, "a = { $n } { $m }\n"), "pl/core.ftl: a: expected a text")


def test_numbers_may_be_chosen_exactly_and_by_the_last_form(tmp_path: Path) -> None:
    exact = "a = { $n ->\n    [0] x\n    [one] x\n    [few] y\n   *[many] z\n }\n"
    assert mistakes(tmp_path, exact, f"a = {ENGLISH_PLURAL}\n") == []


def test_cases_and_genders_are_each_language_s_own_affair(tmp_path: Path) -> None:
    polish = "a = { $who } { $who_gender ->\n    [f] trafiła\n   *[m] trafił\n } { $target_acc }\n"
    assert mistakes(tmp_path, polish, "a = { $who } hit { $target }\n") == []


def test_files_that_cannot_be_read_are_told(tmp_path: Path) -> None:
    (tmp_path / "pl").mkdir()
    (tmp_path / "pl" / "big.ftl").write_bytes(b"#" * (MOST_BYTES + 1))
    (tmp_path / "pl" / "deep.ftl").write_text("deep = " + "{" * 2500 + "\n")
    (tmp_path / "pl" / "folder.ftl").mkdir()
    (tmp_path / "pl" / "latin.ftl").write_bytes("a = x\nb = część\n".encode("latin2"))
    (tmp_path / "pl" / "long.ftl").write_text("\n" * (MOST_PLACES + 1))
    lines = mistakes(tmp_path, "a = x\n", "a = x\n")
    assert f"pl/long.ftl: file: expected at most {MOST_PLACES} lines and braces" in lines
    assert f"pl/big.ftl: file: expected at most {MOST_BYTES} bytes" in lines
    assert "pl/deep.ftl: file: expected messages that are not nested so deeply" in lines
    assert found(lines, "pl/folder.ftl: file: expected a readable file")
    assert "pl/latin.ftl: line 2: expected text in UTF-8" in lines


def test_missing_and_unknown_languages_are_told(tmp_path: Path) -> None:
    (tmp_path / "de").mkdir()
    (tmp_path / "en").mkdir()
    assert [str(mistake) for mistake in find_mistakes(tmp_path)] == [
        "de: folder: expected a file language.ftl that says what the language is called",
        "en: folder: expected a folder with .ftl files",
        "pl: folder: expected a folder with .ftl files",
    ]
    assert len(find_mistakes(tmp_path / "absent")) == 2


def test_all_mistakes_come_at_once(tmp_path: Path) -> None:
    shutil.copytree(LANG, tmp_path, dirs_exist_ok=True)
    (tmp_path / "xx").mkdir()
    (tmp_path / "pl" / "latin.ftl").write_bytes(b"a = \xb1\n")
    (tmp_path / "pl" / "zz.ftl").write_text(
        "junk\napp-name = x\nplural = { $n ->\n [one] x\n *[other] y\n }\n"
        "only-polish = x\nwrong = { $a } { absent }\n",
        encoding="utf-8",
    )
    (tmp_path / "en" / "zz.ftl").write_text("plural = { $n }\nwrong = { $b }\n", encoding="utf-8")
    lines = [str(mistake) for mistake in find_mistakes(tmp_path)]
    expected = [
        "en/zz.ftl: only-polish:",
        "en/zz.ftl: wrong: expected the variables",
        "pl/latin.ftl: line 1:",
        "pl/zz.ftl: app-name: expected only once, it is already in pl/core.ftl",
        "pl/zz.ftl: line 1:",
        "pl/zz.ftl: plural: expected the plural forms",
        "pl/zz.ftl: wrong: expected a text that can be said",
        "xx: folder:",
    ]
    assert len(lines) == len(expected), lines
    assert all(line.startswith(start) for line, start in zip(lines, expected, strict=True)), lines


def mutated(data: bytes, chance: random.Random) -> bytes:
    """One change of the kind a hurried hand or a bad disk makes."""
    place = chance.randrange(len(data))
    end = min(len(data), place + chance.randrange(1, 40))
    lines = data.split(b"\n")
    line = chance.randrange(len(lines))
    return chance.choice(
        [
            data[:place],
            data[:place] + data[end:],
            data[:place] + data[place:end] * 2 + data[end:],
            data[:place] + bytes([chance.randrange(256)]) + data[place + 1 :],
            data[:place]
            + chance.choice([b"{", b"}", b"[", b"]", b"*", b"=", b"$", b'"', b"->", b"\n", b"\x00"])
            + data[place:],
            b"\n".join(lines[:line] + lines[line + 1 :]),
            b"\n".join([*lines[:line], lines[line].lstrip(), *lines[line + 1 :]]),
            b"\n".join([*lines[:line], b"    " + lines[line], *lines[line + 1 :]]),
            b"\n".join([*lines[:line], lines[line].replace(b"$", b"$x"), *lines[line + 1 :]]),
            b"\n".join([*lines[:line], lines[line].replace(b"[few]", b"[two]"), *lines[line + 1 :]]),
        ]
    )


@pytest.mark.sweep("part")
@pytest.mark.parametrize("part", range(170))
def test_a_mutated_file_gives_sentences_and_never_a_traceback(tmp_path: Path, part: int) -> None:
    chance = random.Random(sweeps.seed(part))
    shutil.copytree(LANG, tmp_path, dirs_exist_ok=True)
    shutil.rmtree(tmp_path / "de")
    for other in tmp_path.rglob("*.ftl"):
        if other.name != "core.ftl":
            other.unlink()
    path = tmp_path / chance.choice(["pl", "en"]) / "core.ftl"
    path.write_bytes(mutated(path.read_bytes(), chance))
    mistakes = find_mistakes(tmp_path)
    for mistake in mistakes:
        assert mistake.file.split("/")[0] in ("pl", "en")
        assert mistake.field
        assert mistake.expected.startswith("expected ")
    texts = Texts.load(tmp_path, path.parent.name)
    names = tuple(texts.ids())
    assert names or mistakes, "a file without a message left is told"
    for name in names:
        assert isinstance(texts.say(name, count=1, file="x"), str)


def test_every_message_that_is_lost_is_missed(tmp_path: Path) -> None:
    """In parts: all messages of all games are more than one file may hold."""
    every = sorted(name for name in Texts.load(LANG, "en").ids() if "." not in name)
    for first in range(0, len(every), 1000):
        names = every[first : first + 1000]
        lines = mistakes(tmp_path, "kept = x\n", "kept = x\n" + "".join(f"{name} = y\n" for name in names))
        assert lines == [f"pl/core.ftl: {name}: expected this message, en/core.ftl has it" for name in names]


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    pieces=st.lists(
        st.sampled_from(
            [
                "a",
                "b",
                " = ",
                "\n",
                "    ",
                ".c",
                "{ ",
                " }",
                "$n",
                "-t",
                "->",
                "[one]",
                "*[other]",
                "[0]",
                '"',
                "NUMBER(",
                ")",
                ":",
                ",",
                "#",
                "\\u00",
                "\ud7ff",
                "9" * 50,
                ".",
            ]
        ),
        max_size=60,
    )
)
def test_any_heap_of_fluent_signs_is_read(tmp_path: Path, pieces: list[str]) -> None:
    text = "a = " + "".join(pieces) + "\n"
    assert all(": expected " in line for line in mistakes(tmp_path, text, "a = x\n"))
    texts = Texts.load(tmp_path, "pl")
    assert all(isinstance(texts.say(name, n=1), str) for name in texts.ids())


def bombs() -> dict[str, str]:
    places = MOST_PLACES - 10
    return {
        "chain": "".join(f"m{i} = {{ m{i + 1} }}\n" for i in range(places // 2)),
        "short chains": "".join(
            f"m{i} = {{ m{i + 1} }}\n" if i % 30 else f"m{i} = x\n" for i in range(places // 2)
        ),
        "doubling": "".join(f"m{i} = {{ m{i + 1} }}{{ m{i + 1} }}\n" for i in range(places // 3)),
        "variables": "".join(f"m{i} = {{ $v{i} }}\n" for i in range(places // 2)),
        "one message": "m = " + "{ $v }" * places,
        "junk": "junk\n" * places,
        "attributes": "m = x\n" + "".join(f"    .a{i} = x\n" for i in range(places)),
        "variants": "m = { $v ->\n" + "".join(f"    [a{i}] x\n" for i in range(places)) + "   *[b] x\n }\n",
        "arguments": "m = { NUMBER($v" + "".join(f", a{i}: 1" for i in range(MOST_COMMAS - 10)) + ") }\n",
        "many arguments": "m = { NUMBER($v" + ", 1" * 300_000 + ") }\n",
        "long line": "m = " + "x" * (MOST_BYTES - 10),
        "long name": "m" * (MOST_BYTES - 10) + " = x",
        "quotes": 'm = { "' + "x" * (MOST_BYTES - 20) + '" }',
        "lines": "\n" * MOST_BYTES,
        "braces": "{" * MOST_BYTES,
        "carriage returns": "m = x\r" * (MOST_BYTES // 6),
    }


@pytest.mark.sweep("part")
@pytest.mark.parametrize("bomb", bombs())
def test_a_bomb_is_read_in_bounded_time(tmp_path: Path, bomb: str) -> None:
    text = bombs()[bomb]
    began = time.process_time()
    mistakes(tmp_path, text, "m = x\n")
    Texts.load(tmp_path, "pl").say("m", v=1)
    assert time.process_time() - began < 10
