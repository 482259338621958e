"""Every mistake of all puzzles at once: unreadable tables, impossible positions, missing words."""

from collections.abc import Iterator
from pathlib import Path

from game.config.paths import PROJECT, home_of
from game.i18n import LANGUAGES
from game.i18n.rulebook import Rulebook
from game.i18n.texts import Texts
from game.puzzles.puzzle import FOLDER, Puzzle, puzzle_names, read_puzzle
from game.puzzles.words import PARTS, message_of
from game.rules.core.mistakes import Mistake
from game.rules.registry import GAMES


def puzzle_files(folder: Path) -> list[Path]:
    """All puzzles of the project, or of a modder's folder of the same layout."""
    return sorted((folder / FOLDER).rglob("*.toml"))


def find_mistakes(folder: Path = PROJECT) -> list[Mistake]:
    mistakes: list[Mistake] = []
    root = folder / FOLDER
    for game in sorted(path.name for path in root.iterdir() if path.is_dir()) if root.is_dir() else ():
        if game not in GAMES:
            expected = f"unknown game, expected one of {', '.join(sorted(GAMES))}"
            mistakes.append(Mistake(f"{FOLDER}/{game}", "folder", expected))
        else:
            mistakes += _game_mistakes(folder, game)
    return sorted(set(mistakes))


def _game_mistakes(folder: Path, game: str) -> list[Mistake]:
    mistakes: list[Mistake] = []
    places: dict[int, str] = {}
    for name in puzzle_names(game, folder):
        file = f"{FOLDER}/{game}/{name}.toml"
        puzzle = read_puzzle(game, folder / file, folder, mistakes)
        if puzzle is None:
            continue
        if places.setdefault(puzzle.place, name) != name:
            mistakes.append(
                Mistake(file, "place", f"expected a place of its own, not that of {places[puzzle.place]}")
            )
        mistakes += _unsaid(folder, file, puzzle)
    return mistakes


def _unsaid(folder: Path, file: str, puzzle: Puzzle) -> Iterator[Mistake]:
    """Words that a language lacks, and rules that the rulebook does not have."""
    for language in LANGUAGES:
        texts = Texts.load(home_of("assets/lang", folder) / "assets/lang", language)
        message = message_of(puzzle.game, puzzle.id)
        for part in PARTS:
            if not texts.has(message + part):
                at = f"assets/lang/{language}/puzzles_{puzzle.game}.ftl"
                yield Mistake(at, message + part, f"expected this message, {file} needs it")
    book = Rulebook.load(home_of("assets/rulebook", folder) / "assets/rulebook", LANGUAGES[0], puzzle.game)
    for place, rule in enumerate(puzzle.rules):
        if book.paragraph(rule) is None:
            yield Mistake(file, f"rules[{place}]", f"expected a rule of the rulebook, found {rule!r}")
