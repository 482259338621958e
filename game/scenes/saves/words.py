"""The words for a saved match: its game and scenario, when it was saved, who plays."""

import re
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from pygame import Rect

from game.rules.registry import GAMES
from game.session import saves
from game.session.saves import SaveInfo
from game.store import StoreError, printable
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import Colour, SeatColours
from game.view.widgets.panels import emblem

MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")

Player = tuple[str, str, SeatColours]
"""Name, side and colours."""


def game_title(kit: Kit, game: str) -> str:
    """The name on the box; for an unknown game its id."""
    message = f"cover-{game}"
    return kit.say(message) if kit.texts.has(message) else printable(game)


def scenario_title(kit: Kit, game: str, scenario: str) -> str:
    message = _scenario_message(game, scenario) if game in GAMES else ""
    return kit.say(message) if message and kit.texts.has(message) else printable(scenario)


def _scenario_message(game: str, scenario: str) -> str:
    return f"{GAMES[game].info.prefix.lower()}-scenario-{scenario}"


def match_title(kit: Kit, info: SaveInfo) -> str:
    """Game, scenario and round in one line."""
    return kit.say(
        "saves-match",
        game=game_title(kit, info.game),
        scenario=scenario_title(kit, info.game, info.scenario),
        round=info.round,
    )


_FOLDER = re.compile(r"(\d{8}-\d{6}) (\w+) \d+")
"""The name of a match folder: when the match began, and its scenario."""
_ALIKE = {"truncated": "damaged", "too_big": "damaged", "too_deep": "damaged", "too_many": "damaged"}


def why_closed_words(kit: Kit, error: StoreError) -> str:
    """Why a match cannot be opened, in words about the match and not about a file."""
    message = f"closed-{_ALIKE.get(error.code, error.code)}"
    words = kit.say(message if kit.texts.has(message) else "closed-unreadable")
    return words if error.good_copy is None else f"{words} {kit.say('closed-copy')}"


def closed_words(kit: Kit, error: StoreError) -> str:
    """The same with the name of the save, where no list shows which one is meant."""
    words = why_closed_words(kit, error)
    if not error.path.name.endswith(saves.ENDING):
        return words
    return kit.say("closed-named", name=saves.title_of(error.path), words=words)


def kept_title(kit: Kit, folder: Path, now: datetime) -> str:
    """The title of an autosaved match of which only the folder's name can be read."""
    named = _FOLDER.fullmatch(folder.name)
    try:
        began = datetime.strptime(named[1], "%Y%m%d-%H%M%S").replace(tzinfo=UTC) if named else None
    except ValueError:
        began = None
    if named is None or began is None:
        return kit.say("saves-kept")
    game = next((game for game in GAMES if kit.texts.has(_scenario_message(game, named[2]))), "")
    scenario = scenario_title(kit, game, named[2])
    return kit.say("closed-kept_name", scenario=scenario, when=when(kit, began, now))


def when(kit: Kit, moment: datetime, now: datetime) -> str:
    """Today and yesterday by name, other days by their date; the hour always."""
    local, today = moment.astimezone(), now.astimezone()
    hour = local.strftime("%H:%M")
    days = (today.date() - local.date()).days
    if days == 0:
        return kit.say("saves-when_today", hour=hour)
    if days == 1:
        return kit.say("saves-when_yesterday", hour=hour)
    return kit.say(
        "saves-when_date",
        day=str(local.day),
        month=MONTHS[local.month - 1],
        year=str(local.year),
        hour=hour,
    )


def players_line(
    canvas: Canvas, box: Rect, players: Sequence[Player], tail: str, style: str, colour: Colour
) -> None:
    """Each player's shape and name, then `tail`, on one line; without enough room the sides are left
    out first.
    """
    kit = canvas.kit
    if not players:
        canvas.text(tail, style, colour, box)
        return
    full = [kit.say("saves-player", name=name, side=side) if side else name for name, side, _ in players]
    bare = [name for name, _, _ in players]
    mark = min(kit.px(20), box.h)
    pitch = mark + kit.px(6) + kit.px(12)
    for words, end in ((full, tail), (bare, tail), (bare, "")):
        room = box.w - kit.type.width(end, style) - len(words) * pitch
        widths = [kit.type.width(word, style) for word in words]
        if sum(widths) <= room:
            break
    else:
        widths = [min(wide, max(kit.px(8), room // len(words))) for wide in widths]
    x = box.x
    for (_, _, colours), word, wide in zip(players, words, widths, strict=True):
        emblem(canvas, Rect(x, box.y, mark, box.h), colours, 18)
        canvas.text(word, style, colour, Rect(x + mark + kit.px(6), box.y, wide, box.h))
        x += wide + pitch
    if end:
        canvas.text(end, style, colour, Rect(x, box.y, box.right - x, box.h))
