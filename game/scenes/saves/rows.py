"""A row in the list of saves: a picture of the board, its title, its buttons."""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from pygame import Rect

from game.i18n.player_names import player_name
from game.presenters.registry import COVERS
from game.scenes.saves.entries import Glimpse, SaveEntry
from game.scenes.saves.words import kept_title, match_title, players_line, when
from game.store import printable
from game.view.canvas import Act, Canvas
from game.view.handles import HandleKind
from game.view.kit import Kit
from game.view.theme import (
    BRASS,
    CHALK,
    CHALK_2,
    DESK_600,
    DESK_800,
    HAIRLINE,
    INK,
    KRAFT,
    LAMP,
    NO_L,
    WARN,
    Colour,
)
from game.view.widgets.buttons import button, button_width
from game.view.widgets.panels import below

ROW = HandleKind("row", int)
OLDER = HandleKind("older", str)
OPEN = HandleKind("open", int)
DELETE = HandleKind("delete", int)
DELETE_YES = HandleKind("delete_yes", int)
DELETE_NO = HandleKind("delete_no", int)
BUTTONS = HandleKind("row_buttons", int)
"""The group of the buttons of a row."""

MOST_REASON_LINES = 4


class RowDeeds(NamedTuple):
    """What the buttons of a row do."""

    select: Act
    open: Act
    ask: Act
    delete: Act
    keep: Act


class RowState(NamedTuple):
    """What a row shows now."""

    number: int
    entry: SaveEntry
    glimpse: Glimpse | None
    reason: str
    """Why it cannot be opened; empty if it can."""
    is_chosen: bool
    is_asking: bool


def row_height(kit: Kit, state: RowState, wide: int) -> int:
    text = kit.type.leading("h3") + 3 * kit.type.leading("body")
    if state.reason:
        room = wide - _picture_width(kit) - 3 * kit.px(14) - _buttons_width(kit, wide)
        lines = min(MOST_REASON_LINES, len(kit.type.wrapped(state.reason, "body", room)))
        lines += state.entry.info is not None
        text = kit.type.leading("h3") + kit.type.leading("body") * (1 + lines)
    return max(kit.px(120), text + 2 * kit.px(10))


def _picture_width(kit: Kit) -> int:
    return kit.px(168)


def _buttons_width(kit: Kit, wide: int) -> int:
    """The width of the widest pair of buttons, or of the question with its answers, as far as the
    row allows.
    """
    pairs = (
        ("saves-continue", "saves-delete"),
        ("saves-load_copy", "saves-delete"),
        ("saves-delete_yes", "saves-delete_no"),
    )
    words = max(sum(kit.type.width(kit.say(word), "ui") for word in pair) for pair in pairs)
    return min(words + 2 * kit.px(64) + kit.px(24), wide * 42 // 100)


def compose_row(canvas: Canvas, rect: Rect, state: RowState, deeds: RowDeeds, now: datetime) -> None:
    kit, number = canvas.kit, state.number
    if state.is_chosen:
        canvas.rounded(rect.inflate(2 * kit.px(3), 2 * kit.px(3)), 10, LAMP)
        canvas.rounded(rect, 8, DESK_600, INK, 1.5)
    else:
        canvas.rounded(rect, 8, DESK_600, HAIRLINE, 1)
    canvas.hit_area(ROW(number), rect, "rows", act=deeds.select, radius=8)
    pad = kit.px(10)
    picture = Rect(rect.x + pad, rect.y + pad, _picture_width(kit), rect.h - 2 * pad)
    _compose_picture(canvas, picture, state)
    buttons = _buttons_width(kit, rect.w)
    right = Rect(rect.right - kit.px(14) - buttons, rect.y, buttons, rect.h)
    _compose_buttons(canvas, right, state, deeds)
    x = picture.right + kit.px(14)
    _compose_words(canvas, Rect(x, rect.y + pad, right.x - kit.px(14) - x, rect.h - 2 * pad), state, now)


def _compose_picture(canvas: Canvas, box: Rect, state: RowState) -> None:
    """Draw the board; until it is loaded, or if it cannot be, the cover of its game."""
    kit = canvas.kit
    if state.glimpse is not None:
        canvas.rounded(box, 4, KRAFT)
        inner = box.inflate(-2 * kit.px(4), -2 * kit.px(4))
        with canvas.clipped(inner):
            state.glimpse.presenter.compose_map(canvas, inner, state.glimpse.world)
        return
    canvas.rounded(box, 4, DESK_800, HAIRLINE, 1)
    game = state.entry.info.game if state.entry.info is not None else ""
    if any(cover.game == game for cover in COVERS):
        canvas.blit(kit.pictures.rounded(f"cover_{game}", box.size, kit.px(4)), box.topleft)
    else:
        canvas.icon("alert", box, NO_L, 40)


def _compose_words(canvas: Canvas, box: Rect, state: RowState, now: datetime) -> None:
    kit, entry = canvas.kit, state.entry
    high = kit.type.leading("h3")
    if not state.reason:
        box = below(box, max(0, (box.h - high - 3 * kit.type.leading("body")) // 2))
    title = row_title(kit, entry, now)
    wide = min(kit.type.width(title, "h3") + 2, box.w)
    canvas.text(title, "h3", CHALK, Rect(box.x, box.y, wide, high))
    _compose_marks(canvas, Rect(box.x + wide, box.y, box.w - wide, high), state)
    rest = below(box, high)
    line = kit.type.leading("body")
    if state.reason:
        moment = kit.say("saves-broken_when", when=when(kit, entry.modified, now))
        canvas.text(moment, "body", NO_L, Rect(rest.x, rest.y, rest.w, line))
        rest = below(rest, line)
        if entry.info is not None:
            canvas.text(match_title(kit, entry.info), "body", CHALK, Rect(rest.x, rest.y, rest.w, line))
            rest = below(rest, line)
        canvas.words(state.reason, "body", CHALK_2, rest, fit=True)
    elif entry.info is not None:
        canvas.text(match_title(kit, entry.info), "body", CHALK, Rect(rest.x, rest.y, rest.w, line))
        _compose_players(canvas, Rect(rest.x, rest.y + line, rest.w, line), state)
        moment_box = Rect(rest.x, rest.y + 2 * line, rest.w, line)
        canvas.text(when(kit, entry.modified, now), "body", CHALK_2, moment_box)


def _compose_players(canvas: Canvas, box: Rect, state: RowState) -> None:
    kit, info = canvas.kit, state.entry.info
    if state.glimpse is not None:
        players_line(canvas, box, state.glimpse.players(kit), "", "body", CHALK_2)
    elif info is not None and info.names:
        canvas.text(
            ", ".join(player_name(kit.texts, info.names, seat) for seat in range(len(info.names))),
            "body",
            CHALK_2,
            box,
        )


def row_title(kit: Kit, entry: SaveEntry, now: datetime) -> str:
    """The name given by a person; for an autosave, words for what it is."""
    if not entry.is_kept:
        return entry.title
    if entry.info is None:
        return kept_title(kit, entry.path, now)
    return kit.say("saves-kept_finished" if entry.is_finished else "saves-kept")


def _compose_marks(canvas: Canvas, box: Rect, state: RowState) -> None:
    """Draw beside the title that it is finished, and that it comes from another version of the program."""
    kit, entry = canvas.kit, state.entry
    if entry.is_finished:
        box = _mark(canvas, box, "flag_checkered", kit.say("saves-finished"), BRASS)
    if entry.error is None and entry.standing != "current" and entry.info is not None:
        message, version = f"saves-{entry.standing}", printable(entry.info.app, 20)
        place = box.x
        words = kit.say(message, version=version)
        box = _mark(canvas, box, "history", words, WARN)
        spot = Rect(place, box.y, box.x - place, box.h)
        if spot.w:
            handle = OLDER(entry.path.name)
            canvas.hit_area(handle, spot, BUTTONS(state.number), tip=kit.say(f"{message}.tip"))


def _mark(canvas: Canvas, box: Rect, icon: str, words: str, colour: Colour) -> Rect:
    """Draw an icon with words; returns the room left beside it."""
    kit = canvas.kit
    box = Rect(box.x + kit.px(14), box.y, box.w - kit.px(14), box.h)
    if box.w < kit.px(60):
        return Rect(box.x - kit.px(14), box.y, 0, box.h)
    canvas.icon(icon, Rect(box.x, box.y, kit.px(24), box.h), colour, 20)
    wide = min(kit.type.width(words, "small") + 2, box.w - kit.px(28))
    canvas.text(words, "small", colour, Rect(box.x + kit.px(28), box.y, wide, box.h))
    taken = kit.px(28) + wide
    return Rect(box.x + taken, box.y, box.w - taken, box.h)


class _Key(NamedTuple):
    word: str
    handle: str
    act: Act
    kind: str
    icon: str
    tip: str = ""
    enabled: bool = True


def _compose_buttons(canvas: Canvas, box: Rect, state: RowState, deeds: RowDeeds) -> None:
    kit, number = canvas.kit, state.number
    group = BUTTONS(number)
    if state.is_asking:
        leading = kit.type.leading("body_bold")
        high = _button_height(kit)
        top = box.centery - (leading + kit.px(6) + high) // 2
        ask = Rect(box.x, top, box.w, leading)
        canvas.text(kit.say("saves-delete_ask"), "body_bold", CHALK, ask, align="right")
        row = Rect(box.x, ask.bottom + kit.px(6), box.w, high)
        keys = (
            _Key("saves-delete_yes", DELETE_YES(number), deeds.delete, "secondary", "delete"),
            _Key("saves-delete_no", DELETE_NO(number), deeds.keep, "primary", "check"),
        )
        _row_of_keys(canvas, row, keys, group)
        return
    keys = (
        _Key("saves-delete", DELETE(number), deeds.ask, "secondary", "delete", kit.say("saves-delete.tip")),
        _Key(
            _open_word(state.entry),
            OPEN(number),
            deeds.open,
            "primary" if state.is_chosen and state.entry.can_open else "secondary",
            "play",
            tip=state.reason,
            enabled=state.entry.can_open,
        ),
    )
    high = _button_height(kit)
    _row_of_keys(canvas, Rect(box.x, box.centery - high // 2, box.w, high), keys, group)


def _button_height(kit: Kit) -> int:
    return max(kit.px(44), kit.type.leading("ui") + kit.px(14))


def _open_word(entry: SaveEntry) -> str:
    if entry.good_copy is not None:
        return "saves-load_copy"
    if entry.is_finished:
        return "saves-look"
    return "saves-continue" if entry.is_kept else "saves-load"


def _row_of_keys(canvas: Canvas, row: Rect, keys: Sequence[_Key], group: str) -> None:
    kit = canvas.kit
    right = row.right
    for key in reversed(keys):
        word = kit.say(key.word)
        wide = min(button_width(canvas, word, icon=key.icon), (row.w - kit.px(10)) // 2)
        right -= wide
        button(
            canvas,
            Rect(right, row.y, wide, row.h),
            word,
            handle=key.handle,
            act=key.act,
            group=group,
            kind=key.kind,
            icon=key.icon,
            tip=key.tip,
            enabled=key.enabled,
        )
        right -= kit.px(10)


def compose_empty(canvas: Canvas, box: Rect, message: str) -> None:
    """Draw the text of an empty list; `message` has the attribute .how."""
    kit = canvas.kit
    title, line = kit.type.leading("h1"), kit.type.leading("body")
    colour: Colour = CHALK
    top = box.y + box.h // 3
    canvas.icon("folder_open", Rect(box.x, top - kit.px(80), box.w, kit.px(70)), CHALK_2, 56)
    canvas.text(kit.say(message), "h1", colour, Rect(box.x, top, box.w, title), align="center")
    how = Rect(box.x, top + title + kit.px(8), box.w, 3 * line)
    canvas.words(kit.say(f"{message}.how"), "body", CHALK_2, how, align="center", fit=True)
