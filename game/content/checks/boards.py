"""Every map of a game, and whether each scenario fits it."""

from pathlib import Path
from typing import Any

import msgspec

from game.content.boards import load_map
from game.content.checks.mending import mentions
from game.content.checks.tables import ReadContent
from game.content.library import NO_BOARD
from game.rules.core.board import Board
from game.rules.core.game import Game, ScenarioInfo
from game.rules.core.mistakes import BadContent, Mistake


class Maps(msgspec.Struct, frozen=True):
    """The boards of the maps that can be loaded, the names of all map files, and what is wrong with them."""

    boards: dict[str, Board]
    names: frozenset[str]
    mistakes: tuple[Mistake, ...]


def find_maps(root: Path, part: str) -> Maps:
    boards: dict[str, Board] = {}
    mistakes: list[Mistake] = []
    files = {path.relative_to(root / part).as_posix(): path for path in sorted((root / part).rglob("*.tmx"))}
    for name, path in files.items():
        try:
            boards[name] = load_map(path, root).board
        except BadContent as bad:
            mistakes += bad.mistakes
    return Maps(boards, frozenset(files), tuple(mistakes))


def fit_mistakes(game: Game[Any], read: ReadContent, maps: Maps) -> tuple[list[Mistake], list[Mistake]]:
    """The mistakes between scenarios and maps: those of the scenarios' files, and those of the maps'."""
    in_scenarios: list[Mistake] = []
    in_maps: list[Mistake] = []
    for scenario in game.scenarios(read.content) if read.content is not None else ():
        if scenario.map is None:
            in_scenarios += _fit(game, read.content, scenario, NO_BOARD)
        elif scenario.map not in maps.names:
            expected = f"expected a map of this game, there is no file {scenario.map!r}"
            in_scenarios.append(Mistake(f"scenarios/{scenario.id}.toml", "map", expected))
        elif scenario.map in maps.boards:
            found = _fit(game, read.content, scenario, maps.boards[scenario.map])
            in_maps += (mistake for mistake in found if not mentions(mistake, read.dropped))
    return in_scenarios, in_maps


def _fit(game: Game[Any], content: Any, scenario: ScenarioInfo, board: Board) -> tuple[Mistake, ...]:
    defaults = {name: values[0] for name, values in game.options().items()}
    try:
        game.setting(content, scenario.id, board, "", defaults)
    except BadContent as bad:
        own = scenario.map is None or Path(scenario.map).stem == scenario.id
        return bad.mistakes if own else _named_with(scenario, bad)
    return ()


def _named_with(scenario: ScenarioInfo, bad: BadContent) -> tuple[Mistake, ...]:
    """A map may serve several scenarios: say which one it does not fit."""
    return tuple(
        msgspec.structs.replace(mistake, expected=f"{mistake.expected} (scenario {scenario.id})")
        for mistake in bad.mistakes
    )
