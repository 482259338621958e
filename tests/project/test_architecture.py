"""The house rules that no other tool holds; each detector is shown a planted fault, to know that it fires."""

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

import pytest

from tests import PROJECT

LONGEST_FILE = 500
LONGEST_FUNCTION = 60
FULLEST_FOLDER = 35
REASON = "# long because"
IMPURE = {"random", "time", "threading", "os", "pygame"}
SKIPPED_FOLDERS = {
    ".git", ".venv", "__pycache__", ".pytest_cache", ".mypy_cache", ".ruff_cache", ".import_linter_cache",
    ".hypothesis", "build", "dist",
}  # fmt: skip
TEXT = {
    "", ".cfg", ".ftl", ".ini", ".json", ".lock", ".md", ".py", ".sh", ".spec", ".svg", ".tmx", ".toml",
    ".tsx", ".txt", ".xml", ".yaml", ".yml",
}  # fmt: skip
# written so that this file does not hold what it forbids
MACHINE_PATH = re.compile(r"(?<![\w.\-])/(?:work|root|home/\w[\w.\-]*|Users/\w[\w.\-]*)" + "/")
REGISTRY = re.compile(r"py[p]i\.|python[h]osted|--(?:extra-)?index[-]url|find[-]links")


def project_files() -> Iterator[Path]:
    for path in sorted(PROJECT.rglob("*")):
        if path.is_file() and SKIPPED_FOLDERS.isdisjoint(path.relative_to(PROJECT).parts):
            yield path


def sources() -> list[Path]:
    return [path for path in project_files() if path.suffix == ".py"]


def name_of(path: Path) -> str:
    return path.relative_to(PROJECT).as_posix()


def is_too_long(source: str) -> bool:
    lines = source.splitlines()
    return len(lines) > LONGEST_FILE and not any(REASON in line for line in lines[:10])


def long_functions(source: str) -> list[str]:
    """The functions over the limit without a reason above the def, on its line, or around the docstring."""
    lines = source.splitlines()
    found = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        assert node.end_lineno is not None
        length = node.end_lineno - node.lineno + 1
        begun = node.body[0].end_lineno
        assert begun is not None
        neighbourhood = lines[max(node.lineno - 2, 0) : begun + 1]
        if length > LONGEST_FUNCTION and not any(REASON in line for line in neighbourhood):
            found.append(f"{node.name}: {length} lines")
    return found


def impure_imports(source: str) -> list[str]:
    """The modules a source imports that a rule must not know, wherever in the source the import stands."""
    found = []
    for node in ast.walk(ast.parse(source)):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names = [node.module or ""]
        elif isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in (
            "__import__",
            "import_module",
        ):
            names = [str(arg.value) for arg in node.args[:1] if isinstance(arg, ast.Constant)]
        found += [name for name in names if name.split(".")[0] in IMPURE]
    return found


def machine_paths(text: str) -> list[str]:
    """Folders of one machine and hosts of one package registry."""
    return MACHINE_PATH.findall(text) + REGISTRY.findall(text)


def test_no_file_is_too_long() -> None:
    assert [name_of(path) for path in sources() if is_too_long(path.read_text(encoding="utf-8"))] == []


def test_no_function_is_too_long() -> None:
    found = {name_of(path): long_functions(path.read_text(encoding="utf-8")) for path in sources()}
    assert {name: functions for name, functions in found.items() if functions} == {}


def test_the_rules_know_no_chance_clock_thread_system_or_screen() -> None:
    rules = [path for path in sources() if name_of(path).startswith("game/rules/")]
    assert rules, "the rules were not found"
    found = {name_of(path): impure_imports(path.read_text(encoding="utf-8")) for path in rules}
    assert {name: modules for name, modules in found.items() if modules} == {}


def test_no_file_names_a_place_on_one_machine() -> None:
    texts = [path for path in project_files() if path.suffix in TEXT]
    assert PROJECT / "README.md" in texts
    found = {name_of(path): machine_paths(path.read_text("utf-8", errors="replace")) for path in texts}
    assert {name: places for name, places in found.items() if places} == {}


def function_of(lines: int, reason: str = "") -> str:
    return f"def long():{reason}\n" + "    pass\n" * (lines - 1)


def test_planted_a_long_file_is_found() -> None:
    assert is_too_long("x = 1\n" * (LONGEST_FILE + 1))
    assert not is_too_long("x = 1\n" * LONGEST_FILE)
    assert not is_too_long(f"{REASON} it is a table\n" + "x = 1\n" * LONGEST_FILE)


def test_planted_a_long_function_is_found_even_inside_a_class() -> None:
    assert long_functions(function_of(LONGEST_FUNCTION + 1)) == [f"long: {LONGEST_FUNCTION + 1} lines"]
    nested = "class A:\n" + "".join(f"    {line}\n" for line in function_of(90).splitlines())
    assert long_functions(nested) == ["long: 90 lines"]
    assert long_functions(function_of(LONGEST_FUNCTION)) == []


@pytest.mark.parametrize(
    "source",
    [
        function_of(90, f"  {REASON} it is a table"),
        f"{REASON} it is a table\n" + function_of(90),
        f'def long():\n    """Said."""\n    {REASON} it is a table\n' + "    pass\n" * 90,
    ],
    ids=["on the def", "above", "below the docstring"],
)
def test_a_reason_beside_the_function_excuses_it(source: str) -> None:
    assert long_functions(source) == []


def test_a_reason_far_below_excuses_nothing() -> None:
    assert long_functions(function_of(80) + f"    {REASON} it is a table\n    pass\n") == ["long: 82 lines"]


@pytest.mark.parametrize("module", sorted(IMPURE))
@pytest.mark.parametrize(
    "plant",
    [
        "import {0}",
        "import json, {0} as harmless",
        "from {0} import anything",
        "import {0}.inner",
        "def rule():\n    from {0}.inner import anything",
        "__import__('{0}')",
        "importlib.import_module('{0}')",
    ],
)
def test_planted_an_impure_import_is_found(module: str, plant: str) -> None:
    assert impure_imports(plant.format(module)) != []


@pytest.mark.parametrize(
    "source", ["from .time import tick", "import osprey", "from game.rules.core import random", "os = 1"]
)
def test_harmless_names_are_not_impure(source: str) -> None:
    assert impure_imports(source) == []


@pytest.mark.parametrize("place", ["work", "root", "home/jan", "Users/jan"])
def test_planted_a_machine_path_is_found(place: str) -> None:
    planted = "/" + place + "/sztabowka"
    assert machine_paths(f"see {planted}") != []
    assert machine_paths(f'open("{planted}/file")') != []


@pytest.mark.parametrize("address", ["pypi" + ".org", "files.python" + "hosted.org", "--index" + "-url x"])
def test_planted_a_package_registry_is_found(address: str) -> None:
    assert machine_paths(f"see {address}") != []


@pytest.mark.parametrize(
    "text", ["game/rules/core", "../work/", "the work/root of it", "a / b", "#!/usr/bin/env python3"]
)
def test_ordinary_text_is_no_machine_path(text: str) -> None:
    assert machine_paths(text) == []


def crowded(modules: Iterable[str]) -> dict[str, int]:
    """Folders with more modules of their own than one can find one's way in; `__init__` is none."""
    counted = Counter(str(PurePosixPath(name).parent) for name in modules if not name.endswith("__init__.py"))
    return {folder: count for folder, count in sorted(counted.items()) if count > FULLEST_FOLDER}


def test_no_folder_is_too_full() -> None:
    modules = [name for name in map(name_of, sources()) if name.startswith(("game/", "tests/"))]
    assert len(modules) > 1_000
    assert crowded(modules) == {}


def test_planted_a_full_folder_is_found() -> None:
    full = [f"game/rules/one/module_{number}.py" for number in range(FULLEST_FOLDER + 1)]
    assert crowded(full) == {"game/rules/one": FULLEST_FOLDER + 1}
    assert crowded([*full[1:], "game/rules/one/__init__.py", "game/rules/other.py"]) == {}


def test_in_game_and_tests_no_reason_excuses_a_long_file() -> None:
    long = {name_of(path): len(path.read_text("utf-8").splitlines()) for path in sources()}
    ours = ("game/", "tests/")
    assert {
        name: lines for name, lines in long.items() if name.startswith(ours) and lines > LONGEST_FILE
    } == {}
