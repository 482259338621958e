"""The rule report: every rule of the rulebooks is named by a test, and tests name no rule that is not there.

The tests are read, not run: `@pytest.mark.rule("DP-OBJ-03")` must hold its ids as literals and stand at a
test or at one of its cases. A test that is skipped or expected to fail proves nothing.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

TESTS = Path(__file__).resolve().parent
RULEBOOK = TESTS.parent / "assets" / "rulebook" / "en"

VECTORS = {
    "DP-TV": 44,
    "SO-TV": 33,
    "LC-TV": 9,
    "LC-MV": 34,
    "LC-DT": 15,
    "LC-AT": 28,
    "LC-FQ": 34,
    "LC-RW": 19,
    "WR-TV": 57,
}
"""How many worked examples each series has; they are named by tests and have no paragraph of their own."""

ANCHOR = re.compile(r"(?:\A|\n\n)\[([A-Z]+-[A-Z]+-\d+)\]")


class Naming(NamedTuple):
    """A rule named at a test."""

    rule: str
    test: str


class Report(NamedTuple):
    """What the rulebooks ask for, what the tests name, and everything that does not fit."""

    rules: frozenset[str]
    vectors: frozenset[str]
    namings: tuple[Naming, ...]
    misplaced: tuple[str, ...]
    twice: tuple[str, ...]

    @property
    def named(self) -> frozenset[str]:
        return frozenset(naming.rule for naming in self.namings)

    @property
    def untested(self) -> list[str]:
        return sorted((self.rules | self.vectors) - self.named)

    @property
    def unknown(self) -> list[str]:
        known = self.rules | self.vectors
        return sorted(f"{naming.test}: {naming.rule}" for naming in self.namings if naming.rule not in known)

    def __str__(self) -> str:
        tests = len({naming.test for naming in self.namings})
        rules, vectors = self.rules & self.named, self.vectors & self.named
        return (
            f"rules: {len(rules)} of {len(self.rules)} named, "
            f"vectors: {len(vectors)} of {len(self.vectors)}, by {tests} tests"
        )


def anchors(text: str) -> list[str]:
    """The ids at the start of the paragraphs of a rulebook."""
    return ANCHOR.findall(text.replace("\r\n", "\n"))


def vector_ids(vectors: Mapping[str, int]) -> frozenset[str]:
    return frozenset(f"{series}-{number + 1:02d}" for series in vectors for number in range(vectors[series]))


def report(sources: Mapping[str, str], rulebooks: Mapping[str, str], vectors: Mapping[str, int]) -> Report:
    """Of test sources and rulebooks by file name."""
    namings: list[Naming] = []
    misplaced: list[str] = []
    for file, source in sorted(sources.items()):
        _read_module(file, ast.parse(source), namings, misplaced)
    found = Counter(anchor for text in rulebooks.values() for anchor in anchors(text))
    twice = tuple(sorted(anchor for anchor, count in found.items() if count > 1))
    return Report(frozenset(found), vector_ids(vectors), tuple(namings), tuple(misplaced), twice)


def read_report(tests: Path = TESTS, rulebook: Path = RULEBOOK) -> Report:
    """Of all the tests and all the rulebooks of this project."""
    paths = sorted(tests.rglob("test_*.py"))
    sources = {path.relative_to(tests).as_posix(): path.read_text("utf-8") for path in paths}
    rulebooks = {path.name: path.read_text("utf-8") for path in rulebook.glob("*.md")}
    return report(sources, rulebooks, VECTORS)


def _read_module(file: str, module: ast.Module, namings: list[Naming], misplaced: list[str]) -> None:
    aliases = {name for node in module.body for name in _aliases(node)}
    every = {id(call): call for call in _calls(module, aliases)}
    for node in module.body:
        for test, part in _places(node):
            for call in _calls(part, aliases):
                del every[id(call)]
                ids = [argument.value for argument in call.args if isinstance(argument, ast.Constant)]
                if len(ids) != len(call.args) or not ids or not all(isinstance(one, str) for one in ids):
                    misplaced.append(f"{file}:{call.lineno}: expected ids as literals")
                namings += [Naming(str(one), f"{file}::{test}") for one in ids]
    misplaced += [f"{file}:{call.lineno}: expected a rule at a test that counts" for call in every.values()]


def _places(node: ast.stmt) -> Iterator[tuple[str, ast.AST]]:
    """Where rules may be named: at tests, also those in a class, and in lists of cases kept beside them."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        if node.name.startswith("test_") and not _gives_up(node):
            yield from ((node.name, decorator) for decorator in node.decorator_list)
    elif isinstance(node, ast.ClassDef):
        if node.name.startswith("Test") and not _gives_up(node):
            for inner in node.body:
                yield from ((f"{node.name}.{test}", part) for test, part in _places(inner))
    elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None and not _is_mark(node.value):
        names = [target.id for target in _targets(node) if isinstance(target, ast.Name)]
        if "pytestmark" not in names:
            yield from ((names[0], node.value) for _ in names[:1])


def _targets(node: ast.Assign | ast.AnnAssign) -> list[ast.expr]:
    return node.targets if isinstance(node, ast.Assign) else [node.target]


def _aliases(node: ast.stmt) -> Iterator[str]:
    """`rule = pytest.mark.rule` gives the mark a second name."""
    if isinstance(node, ast.Assign) and _is_mark(node.value):
        yield from (target.id for target in node.targets if isinstance(target, ast.Name))


def _calls(node: ast.AST, aliases: set[str]) -> Iterator[ast.Call]:
    for inner in ast.walk(node):
        if isinstance(inner, ast.Call):
            named = isinstance(inner.func, ast.Name) and inner.func.id in aliases
            if named or _is_mark(inner.func):
                yield inner


def _is_mark(node: ast.AST, *names: str) -> bool:
    """Whether this is `pytest.mark.rule` or `mark.rule` (or another mark)."""
    if not isinstance(node, ast.Attribute) or node.attr not in (names or ("rule",)):
        return False
    owner = node.value
    return "mark" in (getattr(owner, "attr", None), getattr(owner, "id", None))


def _gives_up(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> bool:
    """Whether the test is skipped, or expected to fail."""
    marks = (mark.func if isinstance(mark, ast.Call) else mark for mark in node.decorator_list)
    return any(_is_mark(mark, "skip", "xfail") for mark in marks)
