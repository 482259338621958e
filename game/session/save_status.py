"""How a saved match fits the present program, by the facts of its record; nothing is played."""

from typing import Literal

from game.content.earlier import is_of_version_0_1
from game.content.library import OpenGame, UnknownName, open_earlier
from game.rules.core.mistakes import BadContent
from game.rules.registry import GAMES
from game.session.match import current_game
from game.session.record import app_version
from game.session.saves import SaveInfo
from game.store import StoreError

Standing = Literal["current", "older_program", "older_content"]
"""As of today; saved by another version, whose rules may differ; made with other content."""


def standing_of(info: SaveInfo) -> Standing:
    """Raises `StoreError` if the match cannot be opened at all."""
    missing = _missing(info)
    if missing:
        raise StoreError("other_content", info.path, detail=missing)
    if not _is_as_today(info.game, info.scenario, info.setting):
        return "older_content"
    return "current" if info.app == app_version() else "older_program"


def _missing(info: SaveInfo) -> str:
    """What the program lacks to open it; empty if nothing."""
    if info.game not in GAMES:
        return f"there is no game {info.game!r}"
    known = GAMES[info.game].options()
    strange = [name for name, value in info.options.items() if value not in known.get(name, ())]
    if strange:
        return f"there is no such option: {strange[0]!r}"
    opened: OpenGame | None = None
    if is_of_version_0_1(info.game, info.scenario, info.setting):
        opened = open_earlier(info.game)
    elif not info.brings_content:
        return "it names no content that is here"
    elif _is_as_today(info.game, info.scenario, info.setting):
        opened = current_game(info.game)
    if opened is not None and info.seats not in opened.scenario(info.scenario).seats:
        return f"it is not for {info.seats} seats"
    return ""


def _is_as_today(game: str, scenario: str, setting: str) -> bool:
    """Whether a match with this key has the content with which the program would begin it today."""
    current = current_game(game)
    if current is None:
        return False
    try:
        if is_of_version_0_1(game, scenario, setting):
            return current.shares(scenario, open_earlier(game))
        return setting.partition(":")[0] == current.hash(scenario)
    except (UnknownName, BadContent):
        return False
