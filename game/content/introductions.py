"""Sentences shown once, when a thing is met for the first time: one small table for each game, with no
code.

An introduction belongs to a kind of event, or to a situation that the presenter of its game names; its
words are the message `<prefix>-meet-<id>`.
"""

from functools import lru_cache
from pathlib import Path
from string import Formatter
from typing import Literal

import msgspec

from game.config.paths import PROJECT
from game.content.lessons import EVENT, Pattern, check_pattern
from game.content.tables import read_entry
from game.rules.core.mistakes import Mistake
from game.rules.core.reading import Reader
from game.rules.registry import GAMES

FOLDER = "assets/introductions"


class Introduction(msgspec.Struct, frozen=True):
    id: str
    rule: str
    """The rule behind it."""
    event: Pattern = {}
    """The event that triggers it, with these fields."""
    situation: str = ""
    """Or the situation that triggers it, by the presenter's name for it."""
    by: Literal["me", "anybody"] = "anybody"
    """Whose event it must be."""
    at: str = ""
    """The handle of the thing it is about; `{field}` stands for a field of the event. Empty: the whole
    table."""
    game: str = ""

    @property
    def key(self) -> str:
        """Its name among those of all games."""
        return f"{self.game}/{self.id}"

    @property
    def message(self) -> str:
        return f"{GAMES[self.game].info.prefix.lower()}-meet-{self.id}"


class _Table(msgspec.Struct, frozen=True):
    meet: tuple[Introduction, ...] = ()


def file_of(game: str) -> str:
    return f"{FOLDER}/{game}.toml"


@lru_cache(maxsize=16)
def introductions_of(game: str, root: Path = PROJECT) -> tuple[Introduction, ...]:
    """The introductions of a game that can be read, in their order; mistakes are ignored, so that no hint
    prevents play."""
    return find_introductions(game, root)[0]


def find_introductions(game: str, root: Path = PROJECT) -> tuple[tuple[Introduction, ...], list[Mistake]]:
    """The introductions that can be read, and the mistakes in the others; a game without a table has none."""
    mistakes: list[Mistake] = []
    path, file = root / file_of(game), file_of(game)
    if not path.is_file():
        return (), mistakes
    reader = Reader(file, mistakes)
    read = read_entry(path, root, _Table, reader)
    if read is None:
        return (), mistakes
    found = tuple(msgspec.structs.replace(one, game=game) for one in read.meet)
    names = [one.id for one in found]
    for place, one in enumerate(found):
        _check(reader, one, f"meet[{place}]", is_second=names.index(one.id) != place)
    return found, mistakes


def _check(reader: Reader, one: Introduction, at: str, *, is_second: bool) -> None:
    if is_second:
        reader.mistake(f"{at}.id", f"expected only once, found {one.id!r} again")
    if bool(one.event) == bool(one.situation):
        reader.mistake(at, "expected one of event and situation")
    if not one.event:
        return
    events = GAMES[one.game].events
    check_pattern(reader, events, EVENT, one.event, f"{at}.event")
    known = {str(kind.__struct_config__.tag): kind.__struct_fields__ for kind in events}
    fields = known.get(str(one.event.get(EVENT)), ())
    for name in (name for _, name, _, _ in Formatter().parse(one.at) if name is not None):
        if name not in fields:
            reader.mistake(f"{at}.at", f"unknown field {name!r}, expected one of {', '.join(fields)}")
