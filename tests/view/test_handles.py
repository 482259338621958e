"""Handles: the names of things are built and read by their kinds."""

import ast
import contextlib
import importlib
import itertools
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.view import handles
from game.view.handles import HandleKind, OneOf, kind_of, part_of, whole_of

HAND = HandleKind("hand", int)
SEAT = HandleKind("seat", str, OneOf(("driver", "gunner")))
GLIDING = HandleKind("gliding", str)


def test_a_kind_builds_the_text_of_a_handle() -> None:
    assert HAND(2) == "hand/2"
    assert SEAT("truck", "driver") == "seat/truck/driver"


def test_a_kind_reads_back_what_it_built() -> None:
    assert HAND.of(HAND(2)) == 2
    assert SEAT.fields(SEAT("truck", "driver")) == ("truck", "driver")


@pytest.mark.parametrize("handle", ["", "hand", "deck", "handle/2", "seat/truck/driver"])
def test_a_handle_of_another_kind_has_no_field_of_this_one(handle: str) -> None:
    assert HAND.of(handle) is None
    assert handle not in HAND


@pytest.mark.parametrize("handle", ["seat/truck", "seat/truck/cook", "hand/two", "hand/"])
def test_what_no_kind_could_have_built_names_nothing(handle: str) -> None:
    assert SEAT.fields(handle) is None
    assert HAND.of(handle) is None


def test_a_handle_may_end_in_another() -> None:
    assert HAND.of(GLIDING.of(GLIDING(HAND(2))) or "") == 2


@pytest.mark.parametrize(("handle", "kind"), [("hand/2", "hand"), ("deck", "deck"), ("a/b/c", "a")])
def test_a_handle_begins_with_its_kind(handle: str, kind: str) -> None:
    assert kind_of(handle) == kind


def test_a_part_knows_its_whole() -> None:
    assert whole_of(part_of("settings/sound", "on")) == "settings/sound"


# One place


HANDLING = ("presenters", "scenes", "view", "input", "app", "devtools")
"""Packages in which there are handles; a slash is also in paths, which others take apart."""
NOT_HANDLES = ("devtools/balance",)
"""A series notes what was used by labels of its own, such as `card/lrdg_scout`, which no screen sees."""
A_KIND = re.compile(r"[a-z_]+/")
TAKES_APART = frozenset(("split", "rsplit", "partition", "rpartition", "startswith", "removeprefix"))


def modules() -> Iterator[Path]:
    root = Path(handles.__file__).parents[1]
    others = [root / package for package in NOT_HANDLES]
    assert all(folder.is_dir() for folder in others)
    for package in HANDLING:
        for path in sorted((root / package).rglob("*.py")):
            if not any(path.is_relative_to(folder) for folder in others):
                yield path


def is_built(node: ast.AST) -> bool:
    """A text put together that begins like a handle: `f"hand/{place}"`, `"hand/" + place`."""
    if isinstance(node, ast.JoinedStr):
        first = node.values[0] if node.values else None
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        first = node.left
    else:
        return False
    return isinstance(first, ast.Constant) and bool(A_KIND.match(str(first.value)))


def is_taken_apart(node: ast.AST) -> bool:
    """A text is cut at slashes, or asked what it begins with: `.split("/")`, `.startswith("hand/")`."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    texts = [one.value for one in ast.walk(node) if isinstance(one, ast.Constant)]
    return node.func.attr in TAKES_APART and any(str(text).endswith("/") for text in texts)


def test_nobody_else_builds_handles_or_takes_them_apart() -> None:
    found = [
        f"{path.name}:{node.lineno}"
        for path in modules()
        if path != Path(handles.__file__)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.expr) and (is_built(node) or is_taken_apart(node))
    ]
    assert not found


@pytest.mark.parametrize(
    "plant",
    [
        'f"hand/{place}"',
        '"hand/" + place',
        'handle.split("/")',
        'handle.partition("/")[0]',
        'handle.startswith(("hand/", "deck"))',
    ],
)
def test_planted_a_handle_made_or_read_by_itself_is_found(plant: str) -> None:
    assert any(is_built(node) or is_taken_apart(node) for node in ast.walk(ast.parse(plant)))


@pytest.mark.parametrize(
    "source", ['f"{taken}/{most}"', 'words.split("\\n")', 'f"dp-side-{side}"', '"hand/2"']
)
def test_other_texts_are_no_handles(source: str) -> None:
    assert not any(is_built(node) or is_taken_apart(node) for node in ast.walk(ast.parse(source)))


def every_kind() -> list[tuple[str, HandleKind[*tuple[Any, ...]]]]:
    """All kinds of all games and screens, by where they are defined."""
    names = [
        ".".join(path.relative_to(Path(handles.__file__).parents[2]).with_suffix("").parts)
        for path in modules()
        if re.search(r"^[A-Z_]+ = HandleKind\(", path.read_text("utf-8"), re.MULTILINE)
    ]
    return [
        (f"{name}.{attribute}", kind)
        for name in names
        for attribute, kind in vars(importlib.import_module(name)).items()
        if isinstance(kind, HandleKind)
    ]


def samples(reader: Callable[[str], object]) -> Iterator[str]:
    """Texts that a field could have: of one of a few names all of them."""
    yield from reader.by_text if isinstance(reader, OneOf) else ("3", "other_one")


def examples(kind: HandleKind[*tuple[Any, ...]]) -> Iterator[tuple[object, ...]]:
    for texts in itertools.product(*map(samples, kind.readers)):
        with contextlib.suppress(ValueError):
            yield tuple(reader(text) for reader, text in zip(kind.readers, texts, strict=True))


@pytest.mark.parametrize("kind", [pytest.param(kind, id=name) for name, kind in every_kind()])
def test_every_kind_reads_back_what_it_builds(kind: HandleKind[*tuple[Any, ...]]) -> None:
    found = list(examples(kind))
    assert found
    for fields in found:
        handle = kind(*fields)
        assert kind.fields(handle) == fields
        assert handle in kind
        assert kind_of(handle) == kind.name


@pytest.mark.parametrize("game", ["desert_patrol", "last_comrade", "staff_orders", "wasteland_riders"])
def test_no_two_kinds_of_a_game_have_the_same_name(game: str) -> None:
    module = importlib.import_module(f"game.presenters.{game}.controls.handles")
    shared = importlib.import_module("game.presenters.shared.cards.pile_lists")
    names = [
        kind.name for one in (module, shared) for kind in vars(one).values() if isinstance(kind, HandleKind)
    ]
    assert len(names) == len(set(names)) > 10
