"""No other module of the game opens a file for writing, renames or deletes one. And the store stays small."""

import ast
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import game
from game.store import CODES, StoreError, keep_newest
from tests.guards import at_least_one

GAME = Path(game.__file__).parent
METHODS = {
    *("write_text", "write_bytes", "touch", "mkdir", "rmdir", "unlink", "rename"),
    *("symlink_to", "hardlink_to", "makedirs", "chmod", "removedirs"),
}
OF_OS = {
    *("open", "remove", "rename", "renames", "replace", "truncate", "link"),
    *("symlink", "mkfifo", "unlink", "rmdir", "mkdir", "makedirs"),
}
LEAST_FILES = 600
"""So many modules of the game are looked at, or some have been lost from sight."""
WRITING_MODULES = {"shutil", "tempfile", "sqlite3", "dbm", "shelve"}


def writes(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield from (name for name in imported(node) if is_for_writing(name))
        elif isinstance(node, ast.Call) and is_write(node):
            yield f"line {node.lineno}: {ast.unparse(node)}"


def imported(node: ast.Import | ast.ImportFrom) -> list[str]:
    if isinstance(node, ast.Import):
        return [name.name for name in node.names]
    return [f"{node.module}.{name.name}" for name in node.names]


def is_for_writing(name: str) -> bool:
    top, _, rest = name.partition(".")
    return top in WRITING_MODULES or (top == "os" and rest in OF_OS)


def is_write(call: ast.Call) -> bool:
    if isinstance(call.func, ast.Name):
        return call.func.id == "open" and not only_reads(call, mode_at=1)
    if not isinstance(call.func, ast.Attribute):
        return False
    owner = call.func.value.id if isinstance(call.func.value, ast.Name) else ""
    name = call.func.attr
    if owner == "os":
        return name in OF_OS
    if name == "open" and owner in ("io", "gzip", "bz2", "lzma", "codecs"):
        return not only_reads(call, mode_at=1)
    if name == "open" and (call.args or call.keywords):
        return not only_reads(call, mode_at=0)
    # Path.replace takes one argument, str.replace two.
    return name in METHODS or (name == "replace" and len(call.args) == 1 and not call.keywords)


def only_reads(call: ast.Call, mode_at: int) -> bool:
    named = [keyword.value for keyword in call.keywords if keyword.arg == "mode"]
    modes = [*call.args[mode_at : mode_at + 1], *named]
    return all(
        isinstance(mode, ast.Constant) and isinstance(mode.value, str) and not set(mode.value) & set("wax+")
        for mode in modes
    )


def test_only_the_store_writes_files() -> None:
    every = sorted(GAME.rglob("*.py"))
    others = [path for path in every if GAME / "store" not in path.parents]
    # by path: many modules of different packages have one name
    found = {path.relative_to(GAME).as_posix(): list(writes(path.read_text("utf-8"))) for path in others}
    assert {name: lines for name, lines in found.items() if lines} == {}
    assert len(found) == len(every) - len(list((GAME / "store").rglob("*.py")))
    assert len(found) > LEAST_FILES


def test_a_writer_hidden_behind_the_name_of_another_module_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for package, source in (("a", "path.unlink()"), ("b", "")):
        (tmp_path / package).mkdir()
        (tmp_path / package / "same.py").write_text(source)
    monkeypatch.setitem(globals(), "GAME", tmp_path)
    with pytest.raises(AssertionError, match=r"a/same\.py"):
        test_only_the_store_writes_files()


@pytest.mark.parametrize(
    "planted",
    [
        "open('a', 'w')",
        "open('a', mode='ab')",
        "open('a', 'r+')",
        "open('a', mode)",
        "path.open('x')",
        "path.write_text('a')",
        "path.write_bytes(b'a')",
        "os.replace(a, b)",
        "path.replace(other)",
        "path.mkdir(parents=True)",
        "path.unlink()",
        "os.open(a, os.O_WRONLY)",
        "gzip.open(a, 'wb')",
        "import shutil",
        "from tempfile import mkstemp",
        "from os import replace",
    ],
)
def test_planted_writers_are_caught(planted: str) -> None:
    assert list(writes(planted))


@pytest.mark.parametrize(
    "innocent", ["open('a')", "open('a', 'rb')", "path.open()", "text.replace('a', 'b')", "path.read_text()"]
)
def test_readers_are_not_accused(innocent: str) -> None:
    assert not list(writes(innocent))


def test_the_store_knows_the_standard_library_and_msgspec_only() -> None:
    for path in at_least_one((GAME / "store").glob("*.py")):
        nodes = ast.walk(ast.parse(path.read_text("utf-8")))
        imports = [node for node in nodes if isinstance(node, ast.Import | ast.ImportFrom)]
        for name in at_least_one(name for node in imports for name in imported(node)):
            top = name.split(".")[0]
            assert top in sys.stdlib_module_names or top == "msgspec" or name.startswith("game.store")


def test_every_code_has_facts_and_a_sentence() -> None:
    numbers = {"limit": 5, "found": 3, "newest": 2, "step": 4}
    values: dict[str, str | int] = {**numbers, "expected": "k", "detail": "d", "reason": "r"}
    for code, facts in CODES.items():
        assert re.fullmatch("[a-z_]+", code)
        assert "file" in facts
        given = {fact: values[fact] for fact in facts if fact != "file"}
        sentence = str(StoreError(code, Path("x") / "a.save\u202e", **given))
        assert "a.save " in sentence
        assert all(str(value) in sentence for value in given.values())


def test_the_last_are_kept_whatever_the_clock_said(tmp_path: Path) -> None:
    for number in range(5):
        (tmp_path / f"auto{number}.save").write_text("")
        os.utime(tmp_path / f"auto{number}.save", ns=(0, 10**9 * (9 - number)))
    (tmp_path / "mine.save").write_text("")
    gone = [path.name for path in keep_newest(tmp_path, "auto*.save", 2)]
    assert gone == ["auto0.save", "auto1.save", "auto2.save"]
    assert {path.name for path in tmp_path.iterdir()} == {"auto3.save", "auto4.save", "mine.save"}
