"""Opens a game: its tables and maps, from a folder or from the pack of a match, joined into settings."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from game.config.paths import PROJECT
from game.content.boards import LoadedMap, load_map
from game.content.earlier import earlier_games
from game.content.pack import Pack, packed
from game.content.tables import BadTable, read_table
from game.rules.core.board import Board
from game.rules.core.game import Game, ScenarioInfo, Setting
from game.rules.core.memo import Memo
from game.rules.core.mistakes import BadContent, Mistake
from game.rules.registry import GAMES
from game.store import StoreError, inside

NO_BOARD = Board("none", ())
"""The board of a scenario without a map."""


class UnknownName(LookupError):
    """A game, scenario or option that does not exist; the text lists those that do."""

    def __init__(self, what: str, name: str, known: Iterable[str]) -> None:
        self.what, self.name, self.known = what, name, list(known)
        super().__init__(f"unknown {what} {name!r}, expected one of: {', '.join(self.known)}")


class OpenGame:
    """One game with its content, ready to be played.

    Maps are read when a scenario is first asked for; equal questions get the same objects. One broken
    scenario does not prevent the others (`broken`, `playable`).
    """

    def __init__(
        self,
        slug: str,
        tables: dict[str, Any],
        read_map: Callable[[ScenarioInfo], LoadedMap],
        *,
        usual: Mapping[str, str] | None = None,
        hashes: Mapping[str, str] | None = None,
    ) -> None:
        """`usual`: the default options, those of the program unless given. `hashes`: the beginning of the
        keys of settings, by scenario, if they were computed elsewhere."""
        self.game = _game(slug)
        self.content = self.game.parse(tables)
        self.usual = _usual(self.game) if usual is None else dict(usual)
        self._tables = tables
        self._read_map = read_map
        self._hashes = dict(hashes or {})
        self._maps: dict[str, LoadedMap] = {}
        self._broken: dict[str, BadContent] | None = None
        self._packs: dict[str, tuple[Pack, msgspec.Raw]] = {}
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
            scenario = self.scenario(name)
            assert scenario.map is not None, f"{name} is played without a board"
            self._maps[name] = self._read_map(scenario)
        return self._maps[name]

    def broken(self) -> Mapping[str, BadContent]:
        """The scenarios that cannot be played, such as one with a damaged map, with their mistakes; each
        is tried once."""
        if self._broken is None:
            self._broken = {}
            for scenario in self.scenarios:
                try:
                    self.setting(scenario.id, {})
                except BadContent as bad:
                    self._broken[scenario.id] = bad
        return self._broken

    def playable(self) -> tuple[ScenarioInfo, ...]:
        """The scenarios that can be played; raises `BadContent` if there is none."""
        broken = self.broken()
        if len(broken) == len(self.scenarios):
            raise next(iter(broken.values()))
        return tuple(scenario for scenario in self.scenarios if scenario.id not in broken)

    def chosen(self, options: Mapping[str, str]) -> dict[str, str]:
        """Every table option with its value; raises `UnknownName` for unknown names and values."""
        known = self.game.options()
        for name, value in options.items():
            if name not in known:
                raise UnknownName("option", name, sorted(known))
            if value not in known[name]:
                raise UnknownName(f"value of {name}", value, list(known[name]))
        return {**self.usual, **options}

    def setting(self, name: str, options: Mapping[str, str]) -> Setting:
        """The scenario on its board; equal questions get the same object. Raises `UnknownName` or
        `BadContent`."""
        chosen = self.chosen(options)
        key = (name, tuple(sorted(chosen.items())))
        if key not in self._settings:
            board = NO_BOARD if self.scenario(name).map is None else self.map(name).board
            setting = self.game.setting(self.content, name, board, self.hash(name), chosen)
            self._settings[key] = setting.with_memo(Memo())
        return self._settings[key]

    def pack(self, name: str) -> msgspec.Raw:
        """The whole content of the scenario as JSON, as a record keeps it."""
        return self._packed(name)[1]

    def contents(self, name: str) -> Pack:
        """The whole content of the scenario."""
        return self._packed(name)[0]

    def hash(self, name: str) -> str:
        """The hash of what the scenario can reach, not of the files: changed comments or blanks make no
        save foreign."""
        if name not in self._hashes:
            self._hashes[name] = self.contents(name).hash
        return self._hashes[name]

    def has(self, name: str, pack: Pack) -> bool:
        """Whether this scenario exists here with the same content."""
        try:
            return self.contents(name).hash == pack.hash
        except (UnknownName, BadContent):
            return False

    def shares(self, name: str, other: "OpenGame") -> bool:
        """Whether both have this scenario with the same content."""
        return other is self or self.has(name, other.contents(name))

    def _packed(self, name: str) -> tuple[Pack, msgspec.Raw]:
        if name not in self._packs:
            loaded = None if self.scenario(name).map is None else self.map(name)
            pack = packed(self._tables, name, loaded)
            self._packs[name] = pack, msgspec.Raw(msgspec.json.encode(pack))
        return self._packs[name]


def _game(slug: str) -> Game[Any]:
    if slug not in GAMES:
        raise UnknownName("game", slug, sorted(GAMES))
    return GAMES[slug]


def _usual(game: Game[Any]) -> dict[str, str]:
    return {name: values[0] for name, values in game.options().items()}


def read_tables(root: Path, slug: str) -> dict[str, Any]:
    """Every TOML file below the game's content folder by its relative name; raises `BadContent` with all
    mistakes."""
    tables, mistakes = find_tables(root, slug)
    if mistakes:
        raise BadContent(mistakes)
    return tables


def find_tables(root: Path, slug: str) -> tuple[dict[str, Any], list[Mistake]]:
    """Every TOML file that can be read, and the mistakes in the others."""
    folder = root / "assets" / "content" / slug
    tables: dict[str, Any] = {}
    mistakes: list[Mistake] = []
    for path in sorted(folder.rglob("*.toml")):
        name = path.relative_to(folder).as_posix()
        try:
            tables[name] = read_table(path, root)
        except BadTable as error:
            mistakes.append(Mistake(name, "file", str(error)))
    return tables, mistakes


@lru_cache(maxsize=8)
def open_game(slug: str, root: Path = PROJECT) -> OpenGame:
    """The game of this name, read once."""
    return read_game(slug, root)


def read_game(slug: str, root: Path = PROJECT) -> OpenGame:
    """The game of this name, read from a folder."""
    folder = root / "maps" / _game(slug).info.id

    def read_map(scenario: ScenarioInfo) -> LoadedMap:
        assert scenario.map is not None
        try:
            path = inside(folder, scenario.map)
        except StoreError as error:
            at = f"scenarios/{scenario.id}.toml"
            raise BadContent([Mistake(at, "map", f"expected the name of a map file: {error}")]) from error
        return load_map(path, root)

    return OpenGame(slug, read_tables(root, slug), read_map)


@lru_cache(maxsize=8)
def open_earlier(slug: str) -> OpenGame:
    """The game of this name as it was in version 0.1."""
    known = earlier_games()
    if slug not in known:
        raise UnknownName("game of version 0.1", slug, sorted(known))
    was = known[slug]
    return OpenGame(slug, was.tables, lambda one: was.maps[one.id], usual=was.options, hashes=was.hashes)


def open_pack(slug: str, pack: Pack) -> OpenGame:
    """A game with one scenario, from the pack of a match, with all its options."""

    def read_map(scenario: ScenarioInfo) -> LoadedMap:
        if pack.map is None:
            raise BadContent(
                [Mistake(f"scenarios/{scenario.id}.toml", "map", "expected no map: none is here")]
            )
        return pack.map

    return OpenGame(slug, pack.tables, read_map, usual={})
