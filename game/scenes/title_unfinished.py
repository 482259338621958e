"""The bar at the foot of the title screen: the game to go on with, or what to do first."""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import NamedTuple

from pygame import Rect

from game.presenters.registry import Cover
from game.scenes.saves_entries import Entry, Glimpse
from game.scenes.saves_words import game_title, match_title, players_line, when
from game.store import StoreError
from game.view.canvas import Act, Canvas
from game.view.kit import Kit
from game.view.theme import BRASS, CHALK, CHALK_2, HAIRLINE, NO_L, PAPER_0
from game.view.widgets.buttons import button, button_width
from game.view.widgets.panels import panel

Explain = Callable[[StoreError], str]


class Shelf(NamedTuple):
    """What was found in the user's folder when the screen was entered."""

    newest: Entry | None = None
    """The match to go on with."""
    glimpse: Glimpse | None = None
    broken: tuple[Entry, ...] = ()
    """Matches kept by the program that cannot be read."""
    saves: int = 0
    """How many there are in the list of saves."""


def shelf_of(entries: Sequence[Entry]) -> Shelf:
    kept = [entry for entry in entries if entry.is_kept]
    newest = next((entry for entry in kept if entry.error is None), None)
    return Shelf(newest, None, tuple(entry for entry in kept if entry.error is not None), len(entries))


class Choice(NamedTuple):
    """A button of the bar."""

    name: str
    icon: str
    word: str
    act: Act


def bar_height(kit: Kit) -> int:
    words = sum(map(kit.type.leading, ("label", "ui_large", "body")))
    return max(kit.px(90), words + kit.px(24))


def compose_bar(
    canvas: Canvas,
    bar: Rect,
    shelf: Shelf,
    first: Cover,
    now: datetime,
    explain: Explain,
    choices: Sequence[Choice],
) -> None:
    """`choices` go to the right end; the last is the one that Enter takes."""
    kit = canvas.kit
    panel(canvas, bar, name="unfinished")
    left = _buttons(canvas, bar, choices)
    high = bar.h - 2 * kit.px(9)
    picture = Rect(bar.x + kit.px(16), bar.y + kit.px(9), high * 7 // 10, high)
    _thumbnail(canvas, picture, shelf.newest.info.game if shelf.newest and shelf.newest.info else first.game)
    x = picture.right + kit.px(18)
    rows = _rows(kit, Rect(x, bar.y, left - x - kit.px(16), bar.h))
    if shelf.newest is not None and shelf.newest.info is not None:
        _unfinished(canvas, rows, shelf, now)
        if shelf.broken:
            _broken_mark(canvas, rows[0], shelf, explain)
    elif shelf.broken:
        _only_broken(canvas, rows, shelf, explain)
    else:
        _invitation(canvas, rows, first)


def _rows(kit: Kit, box: Rect) -> tuple[Rect, Rect, Rect]:
    heights = [kit.type.leading(style) for style in ("label", "ui_large", "body")]
    y = box.y + max(0, (box.h - sum(heights)) // 2)
    label, title, detail = heights
    return (
        Rect(box.x, y, box.w, label),
        Rect(box.x, y + label, box.w, title),
        Rect(box.x, y + label + title, box.w, detail),
    )


def _buttons(canvas: Canvas, bar: Rect, choices: Sequence[Choice]) -> int:
    """Drawn from the right; returns where the leftmost begins."""
    kit = canvas.kit
    high = min(bar.h - 2 * kit.px(12), max(kit.px(50), kit.type.leading("ui") + kit.px(20)))
    right = bar.right - kit.px(20)
    key = kit.say("start-key_enter")
    for choice in reversed(choices):
        is_first = choice is choices[-1]
        wide = button_width(canvas, choice.word, icon=choice.icon, key=key if is_first else "")
        right -= wide
        button(
            canvas,
            Rect(right, bar.centery - high // 2, wide, high),
            choice.word,
            handle=choice.name,
            act=choice.act,
            group="unfinished",
            kind="primary" if is_first else "secondary",
            icon=choice.icon,
            key=key if is_first else "",
        )
        right -= kit.px(12)
    return right


def _thumbnail(canvas: Canvas, box: Rect, game: str) -> None:
    kit = canvas.kit
    canvas.rounded(box, 4, PAPER_0, HAIRLINE, 1)
    inner = box.inflate(-2 * kit.px(3), -2 * kit.px(3))
    canvas.blit(kit.pictures.rounded(f"cover_{game}", inner.size, kit.px(2)), inner.topleft)


def _label(canvas: Canvas, box: Rect, words: str) -> None:
    canvas.text(words.upper(), "label", BRASS, box)


def _unfinished(canvas: Canvas, rows: tuple[Rect, Rect, Rect], shelf: Shelf, now: datetime) -> None:
    kit = canvas.kit
    entry = shelf.newest
    assert entry is not None and entry.info is not None
    _label(canvas, rows[0], kit.say("title-unfinished"))
    canvas.text(match_title(kit, entry.info), "ui_large", CHALK, rows[1])
    moment = when(kit, entry.modified, now)
    if shelf.glimpse is not None:
        tail = kit.say("title-kept_after", when=moment)
        players_line(canvas, rows[2], shelf.glimpse.players(kit), tail, "body", CHALK_2)
    else:
        canvas.text(kit.say("title-kept", when=moment), "body", CHALK_2, rows[2])


def _broken_words(shelf: Shelf, explain: Explain) -> str:
    return "\n".join(explain(entry.error) for entry in shelf.broken if entry.error is not None)


def _broken_mark(canvas: Canvas, row: Rect, shelf: Shelf, explain: Explain) -> None:
    """Beside the label: how many matches cannot be opened, and which in the tip."""
    kit = canvas.kit
    taken = round(kit.type.width(kit.say("title-unfinished").upper(), "label") * 1.2) + kit.px(30)
    box = Rect(row.x + taken, row.y, row.w - taken, row.h)
    words = kit.say("title-broken_count", count=len(shelf.broken))
    canvas.icon("alert", Rect(box.x, box.y, kit.px(20), box.h), NO_L, 16)
    place = canvas.text(words, "small_bold", NO_L, Rect(box.x + kit.px(24), box.y, box.w - kit.px(24), box.h))
    names = ", ".join(entry.title for entry in shelf.broken)
    tip = f"{kit.say('title-broken', names=names)}\n{_broken_words(shelf, explain)}"
    canvas.hot("broken", Rect(box.x, box.y, place.right - box.x, box.h), "unfinished", tip=tip)


def _only_broken(canvas: Canvas, rows: tuple[Rect, Rect, Rect], shelf: Shelf, explain: Explain) -> None:
    kit = canvas.kit
    names = ", ".join(entry.title for entry in shelf.broken)
    canvas.text(kit.say("title-broken", names=names).upper(), "label", NO_L, rows[0])
    rest = rows[1].union(rows[2])
    canvas.words(_broken_words(shelf, explain), "body", CHALK, rest, fit=True, valign="middle")
    canvas.hot("broken", rows[0].union(rest), "unfinished", tip=_broken_words(shelf, explain))


def _invitation(canvas: Canvas, rows: tuple[Rect, Rect, Rect], first: Cover) -> None:
    kit = canvas.kit
    _label(canvas, rows[0], kit.say("title-first"))
    canvas.text(kit.say("title-first.what", game=game_title(kit, first.game)), "ui_large", CHALK, rows[1])
    canvas.text(kit.say("title-first.how"), "body", CHALK_2, rows[2])
