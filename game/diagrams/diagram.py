"""Diagrams as they are written: one table each, read strictly; every mistake is reported by file and
field."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from game.config.paths import PROJECT
from game.content.tables import names_of_tables, read_entry
from game.puzzles.position import ArrangedPosition, broken_position
from game.puzzles.positions import ARRANGERS
from game.rules.core.mistakes import BadContent, Mistake
from game.rules.core.reading import Reader
from game.rules.registry import GAMES

FOLDER = "assets/diagrams"
FLATTEST, TALLEST = 0.2, 1.2
"""The limits of a picture's height, as parts of its width."""
NARROWEST = 0.3


class DiagramArrow(msgspec.Struct, frozen=True):
    """From one thing to another, both by their handles."""

    start: str
    end: str


class Pointing(msgspec.Struct, frozen=True):
    """What part of the table is shown, and how. Things are named by their handles."""

    frame: tuple[str, ...]
    """The things that must be in the picture; it is cropped around them."""
    shape: float = 0.45
    """The height of the picture, as a part of its width."""
    width: float = 1.0
    """The width of the picture, as a part of the largest width."""
    take: str = ""
    """The thing that is held in hand; empty if none is."""
    over: str = ""
    """The thing above which it is held; empty if nothing is held."""
    keys: tuple[str, ...] = ()
    """The keys pressed before the picture is drawn, such as the key that shows supply."""
    marks: Mapping[str, str] = {}
    """Letters or numbers, by the thing they mark."""
    arrows: tuple[DiagramArrow, ...] = ()


class _Table(msgspec.Struct, frozen=True):
    """A file of a diagram."""

    rule: str
    show: Pointing
    position: dict[str, Any]


class Diagram(msgspec.Struct, frozen=True):
    """A picture shown below one rule of the rulebook."""

    game: str
    id: str
    rule: str
    show: Pointing
    position: ArrangedPosition

    @property
    def message(self) -> str:
        """The message shown below it."""
        return f"{GAMES[self.game].info.prefix.lower()}-diagram-{self.id}"


def diagram_names(game: str, root: Path = PROJECT) -> tuple[str, ...]:
    """The ids of all diagrams of a game, by their files."""
    return names_of_tables(root / FOLDER / game)


@lru_cache(maxsize=8)
def diagrams_of(game: str, root: Path = PROJECT) -> tuple[Diagram, ...]:
    """All diagrams of a game that can be drawn; `find_mistakes` reports the others."""
    mistakes: list[Mistake] = []
    found = (read_diagram(game, name, root, mistakes) for name in diagram_names(game, root))
    return tuple(one for one in found if one is not None)


def read_diagram(game: str, name: str, root: Path, mistakes: list[Mistake]) -> Diagram | None:
    """One file; None if it cannot be read, with the reasons added to the mistakes."""
    file = f"{FOLDER}/{game}/{name}.toml"
    reader, told = Reader(file, mistakes), len(mistakes)
    table = read_entry(root / file, root, _Table, reader)
    if table is None:
        return None
    if not table.show.frame:
        reader.mistake("show.frame", "expected the handle of at least one thing")
    if not FLATTEST <= table.show.shape <= TALLEST:
        reader.mistake("show.shape", f"expected {FLATTEST} to {TALLEST}, found {table.show.shape}")
    if not NARROWEST <= table.show.width <= 1:
        reader.mistake("show.width", f"expected {NARROWEST} to 1.0, found {table.show.width}")
    if table.show.over and not table.show.take:
        reader.mistake("show.over", "expected only where something is taken")
    position = _arranged(game, file, table.position, mistakes)
    if position is None or len(mistakes) > told:
        return None
    for broken in broken_position(position):
        reader.mistake("position", f"expected what a game could come to, but {broken}")
    return Diagram(game, name, table.rule, table.show, position) if len(mistakes) == told else None


def _arranged(
    game: str, file: str, position: dict[str, Any], mistakes: list[Mistake]
) -> ArrangedPosition | None:
    try:
        return ARRANGERS[game].arrange(file, position, "turn", mistakes)
    except BadContent as bad:
        mistakes += bad.mistakes
        return None
