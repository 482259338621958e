"""One table of a game: a small TOML file inside the project, with limited nesting."""

from pathlib import Path
from typing import Any, TypeVar

import msgspec

from game.rules.core.reading import Reader
from game.store import StoreError, read_bounded

S = TypeVar("S", bound=msgspec.Struct)
LARGEST_TABLE = 1_000_000
MOST_DOTS = 64
"""Dots in one line: a dotted key makes a level of each part, and the time to read it grows with their
square."""
MOST_LEVELS = 24


class BadTable(Exception):
    """A table that is not read; the text says what was expected."""


def read_table(path: Path, root: Path) -> dict[str, Any]:
    """The values of a file inside `root`, links included; raises `BadTable`."""
    import tomllib  # nothing of the title is in a table

    if not _is_inside(path, root):
        raise BadTable("expected a file inside the project, not a link that leads out of it")
    try:
        text = read_bounded(path, LARGEST_TABLE).decode("utf-8")
        if any(line.count(".") > MOST_DOTS for line in text.splitlines()):
            raise BadTable(f"expected at most {MOST_DOTS} dots in a line")
        table = tomllib.loads(text)
    except (StoreError, ValueError, RecursionError) as error:
        raise BadTable(f"expected TOML that can be read: {error}") from error
    if not _is_shallow(table):
        raise BadTable(f"expected at most {MOST_LEVELS} levels, one inside the other")
    return table


def read_entry(path: Path, root: Path, wanted: type[S], reader: Reader) -> S | None:
    """A file that is one struct; None if anything in it is wrong, which the reader has recorded."""
    try:
        table = read_table(path, root)
    except BadTable as error:
        reader.mistake("file", str(error))
        return None
    return reader.entry(table, wanted, "")


def names_of_tables(folder: Path) -> tuple[str, ...]:
    """The names of the tables in a folder, sorted."""
    return tuple(sorted(path.stem for path in folder.glob("*.toml")))


def _is_inside(path: Path, root: Path) -> bool:
    try:
        return path.resolve().is_relative_to(root.resolve())
    except (OSError, RuntimeError, ValueError):
        return False


def _is_shallow(table: dict[str, Any]) -> bool:
    """Level by level: a recursive check would itself fail on deep nesting."""
    level: list[Any] = [table]
    for _ in range(MOST_LEVELS):
        level = [inner for outer in level for inner in _inside_of(outer)]
    return not level


def _inside_of(value: dict[str, Any] | list[Any]) -> list[Any]:
    """The tables and lists right inside a table or a list."""
    inner = value.values() if isinstance(value, dict) else value
    return [one for one in inner if isinstance(one, dict | list)]
