"""docs/GLOSSARY.md is true: each word has one meaning, is defined where it says, and is used."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from game.rules.registry import GAMES
from tests import PROJECT

GLOSSARY = PROJECT / "docs" / "GLOSSARY.md"
ROW = re.compile(r"^\| (?P<word>[^|]+) \| (?P<meaning>[^|]+) \| (?P<where>[^|]+) \|$", re.MULTILINE)
CODE = re.compile(r"`([^`]+)`")


class Entry(NamedTuple):
    word: str
    meaning: str
    where: str

    @property
    def is_code(self) -> bool:
        return self.word.startswith("`")

    @property
    def name(self) -> str:
        return self.word.strip("`")

    @property
    def places(self) -> frozenset[str]:
        """Modules or files that the last column names."""
        return frozenset(CODE.findall(self.where))

    @property
    def is_of_each_game(self) -> bool:
        return self.where.startswith("each game")


def entries(text: str) -> list[Entry]:
    found = [Entry(*(cell.strip() for cell in row.groups())) for row in ROW.finditer(text)]
    return [one for one in found if one.word != "word" and not one.word.startswith("---")]


def defined_in(source: str) -> Iterator[str]:
    """Classes and type aliases at the level of the module; type variables are no words of the house."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Assign):
            yield from (one.id for one in node.targets if isinstance(one, ast.Name))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id


def module_of(path: Path) -> str:
    parts = path.relative_to(PROJECT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def sources() -> dict[str, str]:
    return {module_of(path): path.read_text("utf-8") for path in sorted((PROJECT / "game").rglob("*.py"))}


@cache
def definitions() -> dict[str, frozenset[str]]:
    """By each word the modules that define it."""
    found: dict[str, set[str]] = {}
    for module, source in sources().items():
        for name in defined_in(source):
            found.setdefault(name, set()).add(module)
    return {name: frozenset(modules) for name, modules in found.items()}


def mistakes(entry: Entry, modules: frozenset[str]) -> list[str]:
    """What the glossary says wrongly of a word that is defined in `modules`."""
    elsewhere = modules - entry.places
    missing = [f"{entry.name} is not defined in {place}" for place in sorted(entry.places - modules)]
    if not entry.is_of_each_game:
        return missing + [f"{entry.name} is also defined in {module}" for module in sorted(elsewhere)]
    packages = {f"game.rules.{game}" for game in GAMES}
    owners = [".".join(module.split(".")[:3]) for module in elsewhere]
    lacking = [f"{package} has no {entry.name}" for package in sorted(packages - set(owners))]
    strange = [f"{owner} defines {entry.name}" for owner in sorted(set(owners) - packages)]
    twice = [
        f"{owner} defines {entry.name} twice" for owner in sorted(set(owners)) if owners.count(owner) > 1
    ]
    return missing + lacking + strange + twice


ENTRIES = entries(GLOSSARY.read_text("utf-8"))
CODE_WORDS = [one for one in ENTRIES if one.is_code]
OTHER_WORDS = [one for one in ENTRIES if not one.is_code]


def test_there_are_enough_words_and_none_stands_twice() -> None:
    names = [one.name.lower() for one in ENTRIES]
    assert len(names) >= 40
    assert sorted(set(names)) == sorted(names)


@pytest.mark.parametrize("entry", CODE_WORDS, ids=lambda one: one.name)
def test_a_code_word_is_defined_where_the_glossary_says_and_nowhere_else(entry: Entry) -> None:
    assert mistakes(entry, definitions().get(entry.name, frozenset())) == []


@pytest.mark.parametrize("entry", CODE_WORDS, ids=lambda one: one.name)
def test_a_code_word_is_used_outside_its_own_module(entry: Entry) -> None:
    word = re.compile(rf"\b{entry.name}\b")
    # most modules do not have its letters at all
    users = [module for module, source in sources().items() if entry.name in source and word.search(source)]
    assert set(users) - definitions()[entry.name] != set()


@pytest.mark.parametrize("entry", OTHER_WORDS, ids=lambda one: one.name)
def test_any_other_word_is_used_in_the_file_it_points_to(entry: Entry) -> None:
    for place in entry.places:
        text = (PROJECT / place).read_text("utf-8").lower().replace("_", " ")
        assert all(part in text for part in entry.name.split())


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda one: one.name)
def test_every_word_has_a_short_meaning_and_a_place(entry: Entry) -> None:
    assert 1 <= len(re.findall(r"[.:](?:\s|$)", entry.meaning)) <= 4
    assert entry.is_of_each_game or len(entry.places) == 1


def test_planted_a_word_that_is_not_there_or_stands_in_two_modules_is_found() -> None:
    entry = Entry("`Stage`", "The stack of screens.", "`game.scenes.stage`")
    assert mistakes(entry, frozenset(("game.scenes.stage",))) == []
    assert mistakes(entry, frozenset()) == ["Stage is not defined in game.scenes.stage"]
    assert mistakes(entry, frozenset(("game.scenes.stage", "game.view.kit"))) == [
        "Stage is also defined in game.view.kit"
    ]


def test_planted_a_word_of_each_game_that_a_game_lacks_or_another_package_has_is_found() -> None:
    entry = Entry("`World`", "What lies where.", "each game")
    modules = frozenset(f"game.rules.{game}.state" for game in GAMES)
    assert mistakes(entry, modules) == []
    assert mistakes(entry, modules - {"game.rules.last_comrade.state"}) == [
        "game.rules.last_comrade has no World"
    ]
    assert mistakes(entry, modules | {"game.view.kit"}) == ["game.view.kit defines World"]


def test_planted_classes_and_aliases_are_found_in_a_source() -> None:
    source = "class A: ...\nB = int | str\nC: TypeAlias = int\ndef d():\n    class E: ...\n"
    assert list(defined_in(source)) == ["A", "B", "C"]
