"""Removes a mistake from decoded tables, so that reading can go on and find the others."""

import copy
import re
from collections.abc import Collection
from typing import Any

from game.rules.core.mistakes import Mistake

Tables = dict[str, Any]
Path = tuple[str | int, ...]

_PART = re.compile(r"([^.\[\]]+)|\[(\d+)\]")
_MISSING = object()


def path_of(field: str) -> Path:
    """`lrdg.win[0].of` as ("lrdg", "win", 0, "of")."""
    return tuple(name or int(place) for name, place in _PART.findall(field))


def top(field: str) -> str:
    """The entry of its file that a field belongs to."""
    path = path_of(field)
    return str(path[0]) if path else ""


def mentions(mistake: Mistake, ids: Collection[str]) -> bool:
    return not set(re.findall(r"\w+", f"{mistake.field} {mistake.expected}")).isdisjoint(ids)


def mend(tables: Tables, own: Tables, mistake: Mistake) -> set[str]:
    """Replace the wrong value by the project's own one, or leave it out; returns the ids left out."""
    path = path_of(mistake.field)
    here, there = tables.get(mistake.file, _MISSING), own.get(mistake.file, _MISSING)
    if here is _MISSING or not isinstance(here, dict) or mistake.field == "file":
        return _mend_file(tables, there, mistake.file)
    ours, wrong = _at(there, path), _at(here, path)
    if ours is not _MISSING and ours != wrong and _put(here, path, copy.deepcopy(ours)):
        return set()
    if wrong is not _MISSING:
        return _leave_out(here, path)
    if "/" in mistake.file:  # a file in a folder of its own holds one entry
        tables.pop(mistake.file)
        return set()
    return _leave_out(here, path[:1])


def _mend_file(tables: Tables, there: Any, file: str) -> set[str]:
    if there is _MISSING or tables.get(file) == there:
        tables.pop(file, None)
    else:
        tables[file] = copy.deepcopy(there)
    return set()


def _at(table: Any, path: Path) -> Any:
    for part in path:
        try:
            table = table[part]
        except (KeyError, IndexError, TypeError):
            return _MISSING
    return table


def _put(table: Any, path: Path, value: Any) -> bool:
    """False if there is nothing to put it into."""
    place = _at(table, path[:-1])
    last = path[-1]
    if isinstance(place, dict):
        place[str(last)] = value
        return True
    if isinstance(place, list) and isinstance(last, int) and last < len(place):
        place[last] = value
        return True
    return False


def _leave_out(table: Any, path: Path) -> set[str]:
    place: Any = _at(table, path[:-1])
    if _at(table, path) is _MISSING or isinstance(place, str):
        return set()
    gone, last = place.pop(path[-1]), path[-1]
    if isinstance(gone, str) and isinstance(last, int):
        return {gone}
    return {str(last)} if isinstance(gone, dict) and isinstance(last, str) else set()
