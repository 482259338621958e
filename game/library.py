"""Opens a game: its TOML tables and its maps from a folder, checked and joined into settings."""

import hashlib
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from game.boards import LoadedMap, load_map
from game.paths import PROJECT
from game.rules.core.board import Board
from game.rules.core.codec import encode
from game.rules.core.game import Game, ScenarioInfo, Setting
from game.rules.core.mistakes import BadContent, Mistake
from game.rules.registry import GAMES
from game.store import StoreError, inside, read_bounded

LARGEST_TABLE = 1_000_000
NO_BOARD = Board("none", ())
"""Of a scenario that is played without a map."""


class UnknownName(LookupError):
    """A game, scenario or option that does not exist; the text says which there are."""

    def __init__(self, what: str, name: str, known: "list[str]") -> None:
        self.what, self.name, self.known = what, name, known
        super().__init__(f"unknown {what} {name!r}, expected one of: {', '.join(known)}")


class OpenGame:
    """One game with its content, ready to be played. Maps are read when a scenario is first asked for."""

    def __init__(self, slug: str, root: Path) -> None:
        if slug not in GAMES:
            raise UnknownName("game", slug, sorted(GAMES))
        self.game: Game[Any] = GAMES[slug]
        self._root = root
        self.content = self.game.parse(read_tables(root, slug))
        self._maps: dict[str, LoadedMap] = {}
        self._settings: dict[tuple[str, tuple[tuple[str, str], ...]], Setting] = {}

    @property
    def scenarios(self) -> tuple[ScenarioInfo, ...]:
        return self.game.scenarios(self.content)

    def scenario(self, name: str) -> ScenarioInfo:
        for scenario in self.scenarios:
            if scenario.id == name:
                return scenario
        raise UnknownName("scenario", name, [scenario.id for scenario in self.scenarios])

    def map(self, name: str) -> LoadedMap:
        if name not in self._maps:
            file = self.scenario(name).map
            assert file is not None, f"{name} is played without a board"
            try:
                path = inside(self._root / "maps" / self.game.info.id, file)
            except StoreError as error:
                at = f"scenarios/{name}.toml"
                raise BadContent([Mistake(at, "map", f"expected the name of a map file: {error}")]) from error
            self._maps[name] = load_map(path, self._root)
        return self._maps[name]

    def setting(self, name: str, options: Mapping[str, str]) -> Setting:
        """The scenario on its board; equal questions get the same object."""
        chosen = self._options(options)
        key = (name, tuple(sorted(chosen.items())))
        if key not in self._settings:
            board = NO_BOARD if self.scenario(name).map is None else self.map(name).board
            self._settings[key] = self.game.setting(self.content, name, board, self._hash(board), chosen)
        return self._settings[key]

    def _options(self, options: Mapping[str, str]) -> dict[str, str]:
        known = self.game.options()
        for name, value in options.items():
            if name not in known:
                raise UnknownName("option", name, sorted(known))
            if value not in known[name]:
                raise UnknownName(f"value of {name}", value, list(known[name]))
        return {name: options.get(name, values[0]) for name, values in known.items()}

    def _hash(self, board: object) -> str:
        """Of what is decoded, not of the files: a comment or a blank does not make saves foreign."""
        return hashlib.sha256(encode(self.content) + b"\n" + encode(board)).hexdigest()[:16]


def read_tables(root: Path, slug: str) -> dict[str, Any]:
    """Every TOML file below the game's content folder by its relative name; all mistakes at once."""
    tables, mistakes = find_tables(root, slug)
    if mistakes:
        raise BadContent(mistakes)
    return tables


def find_tables(root: Path, slug: str) -> tuple[dict[str, Any], list[Mistake]]:
    """Every TOML file that can be read, and what is wrong with the others."""
    folder = root / "assets" / "content" / slug
    tables: dict[str, Any] = {}
    mistakes: list[Mistake] = []
    for path in sorted(folder.rglob("*.toml")):
        name = path.relative_to(folder).as_posix()
        try:
            tables[name] = tomllib.loads(read_bounded(path, LARGEST_TABLE).decode("utf-8"))
        except (StoreError, ValueError, RecursionError) as error:
            mistakes.append(Mistake(name, "file", f"expected TOML that can be read: {error}"))
    return tables, mistakes


@lru_cache(maxsize=8)
def open_game(slug: str, root: Path = PROJECT) -> OpenGame:
    """The game of this name, read once."""
    return OpenGame(slug, root)
