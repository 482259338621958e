"""The bar at the foot of the title screen: the match to continue, or what to do first."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from pygame import Rect

from game.presenters.registry import Cover
from game.scenes.saves.entries import Glimpse, SaveEntry, kept_entry
from game.scenes.saves.words import game_title, kept_title, match_title, players_line, when, why_closed_words
from game.session import autosave, kept, saves
from game.store import printable
from game.view.canvas import Act, Canvas
from game.view.kit import Kit
from game.view.theme import BRASS, CHALK, CHALK_2, HAIRLINE, NO_L, PAPER_0
from game.view.widgets.buttons import button, button_width
from game.view.widgets.panels import panel

LESSON = "lesson"
"""The button for a player who has played nothing yet."""
MOST_READ = 12
"""At most this many of the newest matches are read, to find one to continue and those that cannot
be opened.
"""


class UnfinishedShelf(NamedTuple):
    """What was found in the user's folder when the screen was entered."""

    newest: SaveEntry | None = None
    """The match to continue; None if there is none."""
    glimpse: Glimpse | None = None
    broken: tuple[SaveEntry, ...] = ()
    """Autosaved matches that cannot be opened."""
    saves: int = 0
    """The number of matches to continue, named or autosaved."""
    finished: int = 0
    to_forget: tuple[Path, ...] = ()
    """The folders of matches that the program need not keep any longer."""


def read_shelf() -> UnfinishedShelf:
    """Read the shelf. Only the newest matches are read in full, and no finished one, because there may be
    hundreds.
    """
    contents = kept.look(autosave.default_root())
    open_ones = [one for one in contents.open if not kept.is_played(one.folder)]
    read = [kept_entry(kept.read(one)) for one in open_ones[:MOST_READ]]
    return UnfinishedShelf(
        newest=next((entry for entry in read if entry.error is None), None),
        broken=tuple(entry for entry in read if entry.error is not None),
        saves=len(open_ones) + saves.count(saves.default_folder()),
        finished=len(contents.finished),
        to_forget=contents.to_forget,
    )


class ShelfChoice(NamedTuple):
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
    shelf: UnfinishedShelf,
    first: Cover,
    now: datetime,
    choices: Sequence[ShelfChoice],
) -> None:
    """Draw the bar; `choices` go to the right end, and Enter presses the last of them."""
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
            _broken_mark(canvas, rows[0], shelf, now)
    elif shelf.broken:
        _only_broken(canvas, rows, shelf, now)
    else:
        _invitation(canvas, rows, first, "title-learn_first" if choices[-1].name == LESSON else "title-first")


def _rows(kit: Kit, box: Rect) -> tuple[Rect, Rect, Rect]:
    heights = [kit.type.leading(style) for style in ("label", "ui_large", "body")]
    y = box.y + max(0, (box.h - sum(heights)) // 2)
    label, title, detail = heights
    return (
        Rect(box.x, y, box.w, label),
        Rect(box.x, y + label, box.w, title),
        Rect(box.x, y + label + title, box.w, detail),
    )


def _buttons(canvas: Canvas, bar: Rect, choices: Sequence[ShelfChoice]) -> int:
    """Draw them from the right; returns where the leftmost begins."""
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


def _unfinished(canvas: Canvas, rows: tuple[Rect, Rect, Rect], shelf: UnfinishedShelf, now: datetime) -> None:
    kit = canvas.kit
    entry = shelf.newest
    assert entry is not None
    assert entry.info is not None
    _label(canvas, rows[0], _unfinished_label(kit, entry))
    if entry.standing != "current":
        tip = kit.say(f"saves-{entry.standing}.tip")
        canvas.hit_area("older", rows[0], "unfinished", tip=tip)
    canvas.text(match_title(kit, entry.info), "ui_large", CHALK, rows[1])
    moment = when(kit, entry.modified, now)
    if shelf.glimpse is not None:
        tail = kit.say("title-kept_after", when=moment)
        players_line(canvas, rows[2], shelf.glimpse.players(kit), tail, "body", CHALK_2)
    else:
        canvas.text(kit.say("title-kept", when=moment), "body", CHALK_2, rows[2])


def _unfinished_label(kit: Kit, entry: SaveEntry) -> str:
    """The label of the match to continue; if it was saved by another version, it says so."""
    words = kit.say("title-unfinished")
    if entry.standing == "current" or entry.info is None:
        return words
    version = printable(entry.info.app, 20)
    return f"{words} · {kit.say(f'saves-{entry.standing}', version=version)}"


def _broken_words(kit: Kit, shelf: UnfinishedShelf) -> str:
    """Why the matches cannot be opened, each reason once."""
    reasons = (why_closed_words(kit, entry.error) for entry in shelf.broken if entry.error is not None)
    return "\n".join(dict.fromkeys(reasons))


def _broken_names(kit: Kit, shelf: UnfinishedShelf, now: datetime) -> str:
    return "; ".join(
        match_title(kit, entry.info) if entry.info is not None else kept_title(kit, entry.path, now)
        for entry in shelf.broken
    )


def _broken_mark(canvas: Canvas, row: Rect, shelf: UnfinishedShelf, now: datetime) -> None:
    """Draw beside the label how many matches cannot be opened; the tip says which."""
    kit = canvas.kit
    assert shelf.newest is not None
    label = _unfinished_label(kit, shelf.newest)
    taken = round(kit.type.width(label.upper(), "label") * 1.2) + kit.px(30)
    box = Rect(row.x + taken, row.y, row.w - taken, row.h)
    words = kit.say("title-broken_count", count=len(shelf.broken))
    canvas.icon("alert", Rect(box.x, box.y, kit.px(20), box.h), NO_L, 16)
    place = canvas.text(words, "small_bold", NO_L, Rect(box.x + kit.px(24), box.y, box.w - kit.px(24), box.h))
    names = _broken_names(kit, shelf, now)
    tip = f"{kit.say('title-broken', names=names)}\n{_broken_words(kit, shelf)}"
    canvas.hit_area("broken", Rect(box.x, box.y, place.right - box.x, box.h), "unfinished", tip=tip)


def _only_broken(
    canvas: Canvas, rows: tuple[Rect, Rect, Rect], shelf: UnfinishedShelf, now: datetime
) -> None:
    kit = canvas.kit
    names = _broken_names(kit, shelf, now)
    canvas.text(kit.say("title-broken", names=names).upper(), "label", NO_L, rows[0])
    rest = rows[1].union(rows[2])
    words = _broken_words(kit, shelf)
    canvas.words(words, "body", CHALK, rest, fit=True, valign="middle")
    canvas.hit_area("broken", rows[0].union(rest), "unfinished", tip=words)


def _invitation(canvas: Canvas, rows: tuple[Rect, Rect, Rect], first: Cover, message: str) -> None:
    kit = canvas.kit
    _label(canvas, rows[0], kit.say("title-first"))
    canvas.text(kit.say(f"{message}.what", game=game_title(kit, first.game)), "ui_large", CHALK, rows[1])
    canvas.text(kit.say(f"{message}.how"), "body", CHALK_2, rows[2])
