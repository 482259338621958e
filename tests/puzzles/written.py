"""Puzzles written for a test: a shipped one with some of its lines changed."""

from pathlib import Path
from typing import TYPE_CHECKING

from game.config.paths import PROJECT
from game.puzzles.puzzle import FOLDER, Puzzle, open_puzzle, read_puzzle

if TYPE_CHECKING:
    from game.rules.core.mistakes import Mistake


def changed(folder: Path, game: str, name: str, *changes: tuple[str, str]) -> Path:
    """A folder with this puzzle alone, in which each first text stands as the second."""
    text = (PROJECT / FOLDER / game / f"{name}.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {name}"
        text = text.replace(old, new)
    path = folder / FOLDER / game / f"{name}.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def puzzle_with(folder: Path, game: str, name: str, *changes: tuple[str, str]) -> Puzzle:
    changed(folder, game, name, *changes)
    return open_puzzle(game, name, folder)


def mistakes_with(folder: Path, game: str, name: str, *changes: tuple[str, str]) -> list[str]:
    """`field: what was expected`, of each mistake."""
    path, mistakes = changed(folder, game, name, *changes), list["Mistake"]()
    read_puzzle(game, path, folder, mistakes)
    assert {one.file for one in mistakes} <= {f"{FOLDER}/{game}/{name}.toml"}
    return [f"{one.field}: {one.expected}" for one in mistakes]
