"""Puzzles as they are written: one table each, read strictly; every mistake is reported by file and field."""

from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from game.config.paths import PROJECT
from game.content.tables import names_of_tables, read_entry
from game.puzzles.goal import PuzzleGoal, check_goal, is_share
from game.puzzles.position import ArrangedPosition, broken_position
from game.puzzles.positions import ARRANGERS
from game.rules.core.mistakes import BadContent, Mistake
from game.rules.core.reading import Reader

FOLDER = "assets/puzzles"
HARDEST = 3

Within = Literal["decision", "turn", "round"]
LuckPart = Literal["none", "best"]
Others = Literal["worst", "any"]


class _Table(msgspec.Struct, frozen=True):
    """A file of a puzzle."""

    place: int
    difficulty: int
    goal: PuzzleGoal
    within: Within
    position: dict[str, Any]
    luck: LuckPart = "none"
    chance: str = ""
    others: Others = "worst"
    rules: tuple[str, ...] = ()


class Puzzle(msgspec.Struct, frozen=True):
    """A position and the goal to be reached from it, as read from one file. It never changes while it is
    played."""

    game: str
    id: str
    place: int
    """Its position among the puzzles of its game."""
    difficulty: int
    goal: PuzzleGoal
    within: Within
    """The time of the learner: one decision, the rest of his turn, or the rest of the round."""
    luck: LuckPart
    """`none`: the goal is certain, whatever chance and the other seats do. `best`: it has the highest
    possible chance."""
    chance: str
    """For `best`: the chance, as a fraction."""
    others: Others
    """What the other seats choose: the worst for the learner, or any of their intents, all equally likely."""
    rules: tuple[str, ...]
    """The rules it teaches."""
    position: ArrangedPosition

    @property
    def name(self) -> str:
        return f"{self.game}/{self.id}"


def puzzle_names(game: str, root: Path = PROJECT) -> tuple[str, ...]:
    """The ids of all puzzles of a game, by their files."""
    return names_of_tables(root / FOLDER / game)


@lru_cache(maxsize=64)
def open_puzzle(game: str, name: str, root: Path = PROJECT) -> Puzzle:
    """A puzzle by its id; raises `BadContent` with every mistake."""
    mistakes: list[Mistake] = []
    found = read_puzzle(game, root / FOLDER / game / f"{name}.toml", root, mistakes)
    if found is None or mistakes:
        raise BadContent(mistakes)
    return found


def puzzles_of(game: str, root: Path = PROJECT) -> tuple[Puzzle, ...]:
    """All puzzles of a game in the order in which they are to be solved."""
    found = (open_puzzle(game, name, root) for name in puzzle_names(game, root))
    return tuple(sorted(found, key=lambda puzzle: (puzzle.place, puzzle.id)))


def read_puzzle(game: str, path: Path, root: Path, mistakes: list[Mistake]) -> Puzzle | None:
    """One file; None if it cannot be read, with the reasons added to the mistakes."""
    file = path.relative_to(root).as_posix()
    reader, told = Reader(file, mistakes), len(mistakes)
    table = read_entry(path, root, _Table, reader)
    if table is None:
        return None
    _check_table(table, reader)
    position = ARRANGERS[game].arrange(file, table.position, table.within, mistakes)
    if position is None:
        return None
    check_goal(table.goal, position, reader)
    for broken in broken_position(position):
        reader.mistake("position", f"expected what a game could come to, but {broken}")
    if len(mistakes) > told:
        return None
    return Puzzle(
        game, path.stem, table.place, table.difficulty, table.goal, table.within, table.luck, table.chance,
        table.others, table.rules, position,
    )  # fmt: skip


def _check_table(table: _Table, reader: Reader) -> None:
    if table.place < 1:
        reader.mistake("place", f"expected 1 or more, found {table.place}")
    if not 1 <= table.difficulty <= HARDEST:
        reader.mistake("difficulty", f"expected 1 to {HARDEST}, found {table.difficulty}")
    if (table.luck == "best") != bool(table.chance):
        reader.mistake("chance", "expected with luck = best, and only there")
    elif table.chance and not is_share(table.chance):
        reader.mistake(
            "chance", f"expected a fraction above 0 and up to 1, such as 3/5, found {table.chance!r}"
        )
