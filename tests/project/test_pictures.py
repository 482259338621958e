"""The pictures in docs/ARCHITECTURE.md are true: what they name exists, and their arrows are in the code."""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

from tests import PROJECT

GAME = PROJECT / "game"
PICTURE = re.compile(r"```mermaid\n(.*?)```", re.DOTALL)
NODE = re.compile(r'(?P<id>\w+)(?:\["(?P<label>[^"]+)"\])?')
ARROW = re.compile(r'(?P<one>\w+(?:\["[^"]+"\])?) -->(?:\|"(?P<says>[^"]+)"\|)? (?P<two>\w+(?:\["[^"]+"\])?)')
PUSHES, CALLS = "pushes", "calls"


class Arrow(NamedTuple):
    one: str
    two: str
    says: str


class Picture(NamedTuple):
    labels: dict[str, str]
    """What stands in each box, by its id; the id itself where it has no words."""
    arrows: tuple[Arrow, ...]


class Box(NamedTuple):
    """A class, or a module by its last name, and the module it is in."""

    name: str
    module: str


def picture(text: str) -> Picture:
    labels: dict[str, str] = {}
    arrows = []
    for line in text.strip().splitlines()[1:]:
        found = ARROW.fullmatch(line.strip())
        ends = (found["one"], found["two"]) if found else (line.strip(),)
        ids = [_noted(end, labels) for end in ends]
        if found:
            arrows.append(Arrow(ids[0], ids[1], found["says"] or ""))
    return Picture(labels, tuple(arrows))


def _noted(end: str, labels: dict[str, str]) -> str:
    node = NODE.fullmatch(end)
    assert node is not None, f"{end!r} is no box"
    if node["label"] or node["id"] not in labels:
        labels[node["id"]] = node["label"] or node["id"]
    return node["id"]


def box(label: str) -> Box:
    name, _, module = label.partition("<br/>")
    return Box(name, module)


def file_of(module: str) -> Path | None:
    path = PROJECT.joinpath(*module.split("."))
    return next((one for one in (path.with_suffix(".py"), path / "__init__.py") if one.is_file()), None)


@cache
def tree_of(module: str) -> ast.Module:
    path = file_of(module)
    assert path is not None, f"there is no module {module}"
    return ast.parse(path.read_text("utf-8"))


def class_in(module: str, name: str) -> ast.ClassDef | None:
    return next(
        (one for one in tree_of(module).body if isinstance(one, ast.ClassDef) and one.name == name), None
    )


def is_there(one: Box) -> bool:
    if file_of(one.module) is None:
        return False
    return one.module.endswith(f".{one.name}") or class_in(one.module, one.name) is not None


def imports(tree: ast.Module) -> set[str]:
    """Every module that is imported when the program runs, and what is imported from modules, dotted."""
    found = set()
    for node in _running(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def _running(node: ast.AST) -> Iterator[ast.AST]:
    """All nodes but those that only the type checker reads."""
    if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
        return
    yield node
    for child in ast.iter_child_nodes(node):
        yield from _running(child)


def names_in(module: str, name: str) -> set[str]:
    """Every name that a class uses."""
    found = class_in(module, name)
    assert found is not None
    return {node.id for node in ast.walk(found) if isinstance(node, ast.Name)}


def house() -> list[str]:
    settings = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    return next(one["layers"] for one in contracts if one["id"] == "house")


def wrong_layers(found: Picture, layers: list[str]) -> list[str]:
    """Boxes that are no layer, layers that have no box, arrows that go up."""
    names = set(found.labels.values())
    wrong = [f"{name} is no layer" for name in sorted(names - set(layers))]
    wrong += [f"{name} is missing" for name in sorted(set(layers) - names)]
    for arrow in found.arrows:
        one, two = found.labels[arrow.one], found.labels[arrow.two]
        if one in layers and two in layers and layers.index(one) >= layers.index(two):
            wrong.append(f"{one} -> {two} goes up")
    return wrong


def wrong_arrows(found: Picture) -> list[str]:
    """Boxes that do not exist, and arrows whose first end does not import, or push, the second."""
    boxes = {name: box(label) for name, label in found.labels.items()}
    wrong = [f"there is no {one.name} in {one.module}" for one in boxes.values() if not is_there(one)]
    if wrong:
        return wrong
    for arrow in found.arrows:
        one, two = boxes[arrow.one], boxes[arrow.two]
        is_known = one.module == two.module or two.module in imports(tree_of(one.module))
        if (CALLS in arrow.says or PUSHES in arrow.says) and not is_known:
            wrong.append(f"{one.module} does not import {two.module}")
        elif PUSHES in arrow.says and two.name not in names_in(one.module, one.name):
            wrong.append(f"{one.name} does not name {two.name}")
    return wrong


def pictures() -> list[Picture]:
    return [
        picture(text) for text in PICTURE.findall((PROJECT / "docs" / "ARCHITECTURE.md").read_text("utf-8"))
    ]


def test_there_are_three_pictures() -> None:
    assert [bool(one.arrows) for one in pictures()] == [True] * 3


def test_the_layers_are_those_of_the_contract() -> None:
    assert wrong_layers(pictures()[0], house()) == []


def test_every_layer_is_a_package_and_every_arrow_between_two_is_an_import() -> None:
    layers = pictures()[0]
    for name in layers.labels.values():
        assert file_of(f"game.{name}") is not None
    for arrow in layers.arrows:
        one, two = layers.labels[arrow.one], layers.labels[arrow.two]
        files = [GAME / "__main__.py"] if one == "__main__" else (GAME / one).rglob("*.py")
        found = set().union(*(imports(ast.parse(path.read_text("utf-8"))) for path in files))
        assert any(f"{module}.".startswith(f"game.{two}.") for module in found), f"{one} imports no {two}"


@pytest.mark.parametrize(("number", "says"), [(1, PUSHES), (2, CALLS)], ids=["the clash", "the drag"])
def test_what_the_other_pictures_name_is_there_and_known_to_who_uses_it(number: int, says: str) -> None:
    found = pictures()[number]
    assert sum(says in arrow.says for arrow in found.arrows) >= 10
    assert wrong_arrows(found) == []


def test_the_numbers_on_the_arrows_of_the_drag_go_up() -> None:
    numbers = [int(arrow.says.split()[0]) for arrow in pictures()[2].arrows]
    assert all(one + 1 == two for one, two in pairwise(numbers))


def test_planted_a_layer_that_is_missing_strange_or_upside_down_is_found() -> None:
    good = picture("flowchart TD\n    a --> b\n    b --> c\n")
    assert wrong_layers(good, ["a", "b", "c"]) == []
    assert wrong_layers(good, ["a", "b", "c", "d"]) == ["d is missing"]
    assert wrong_layers(good, ["a", "b"]) == ["c is no layer"]
    assert wrong_layers(good, ["b", "a", "c"]) == ["a -> b goes up"]


@pytest.mark.parametrize(
    ("arrow", "mistake"),
    [
        ('A["Stage<br/>game.scenes.stage"] -->|"calls"| B["Painter<br/>game.view.layers"]', None),
        (
            'A["Stage<br/>game.scenes.stage"] -->|"calls"| B["Printer<br/>game.view.layers"]',
            "there is no Printer in game.view.layers",
        ),
        (
            'A["Painter<br/>game.view.layers"] -->|"calls"| B["Stage<br/>game.scenes.stage"]',
            "game.view.layers does not import game.scenes.stage",
        ),
        (
            'A["Painter<br/>game.view.layers"] -->|"pushes"| B["Canvas<br/>game.view.canvas"]',
            "Painter does not name Canvas",
        ),
    ],
)
def test_planted_an_arrow_to_what_is_not_there_or_not_known_is_found(arrow: str, mistake: str | None) -> None:
    assert wrong_arrows(picture(f"flowchart TD\n    {arrow}\n")) == ([] if mistake is None else [mistake])


def test_planted_an_import_for_types_alone_is_none() -> None:
    source = "if TYPE_CHECKING:\n    import a\ndef f():\n    from b import c\n"
    assert imports(ast.parse(source)) == {"b", "b.c"}
