"""The sheet of the rulebook: its parts, its head with the search, its contents."""

from collections.abc import Callable
from typing import NamedTuple

from pygame import Rect

from game.i18n.rulebook import Chapter, Passage
from game.input.editing import EditedLine
from game.scenes.language_choice import compose_language_choice, language_choice_width
from game.scenes.rulebook.page import Page
from game.view.canvas import Act, Canvas
from game.view.handles import HandleKind
from game.view.kit import Kit
from game.view.theme import BRASS_D, INK, INK_2, INK_3, PAPER_0, Colour
from game.view.widgets.buttons import icon_button
from game.view.widgets.fields import text_field
from game.view.widgets.scrolling import Scroll

HIT = HandleKind("rulebook_hit", int)
PAGE = HandleKind("contents", int)
CHAPTER = HandleKind("contents", int, int)

SEARCH = "rulebook/search"
NARROWEST = 25
"""In type sizes: a narrower column of text gets no margin beside it."""


class SearchHits(NamedTuple):
    """What a search has found, and which hit is shown."""

    words: str = ""
    passages: tuple[Passage, ...] = ()
    place: int = 0


class Parts(NamedTuple):
    """The parts of the sheet."""

    sheet: Rect
    head: Rect
    contents: Rect
    text: Rect
    margin: Rect | None
    """None without room for it: the notes are then below the text."""
    pad: int


def parts_of(kit: Kit) -> Parts:
    """The parts of the sheet, which grows with the type as far as the picture allows."""
    metrics = kit.metrics
    growth = 1.3 if metrics.is_compact else min(max(metrics.text_scale, 1.0), 1.3)
    wide = min(kit.px(1460 * growth), metrics.width - 2 * kit.px(24))
    high = min(kit.px(1000), metrics.height - 2 * kit.px(16))
    sheet = Rect((metrics.width - wide) // 2, (metrics.height - high) // 2, wide, high)
    head = Rect(sheet.x, sheet.y, sheet.w, max(kit.px(72), kit.type.leading("h1") + kit.px(28)))
    body = Rect(sheet.x, head.bottom, sheet.w, sheet.bottom - head.bottom)
    side = min(kit.px(286 * max(metrics.text_scale, 1.0)), sheet.w // 4)
    pad = kit.px(32)
    contents = Rect(body.x, body.y, side, body.h)
    rest = Rect(contents.right + 1, body.y, body.w - side - 1, body.h)
    margin = Rect(0, body.y, max(kit.px(374), kit.type.size("body") * 19), body.h)
    margin.right = body.right
    if rest.w - margin.w - 2 * pad < NARROWEST * kit.type.size("reading"):
        return Parts(sheet, head, contents, rest, None, pad)
    return Parts(sheet, head, contents, Rect(rest.x, rest.y, rest.w - margin.w, rest.h), margin, pad)


# The head


class Head(NamedTuple):
    """What the head shows and does."""

    title: str
    colour: Colour
    line: EditedLine
    is_typing: bool
    found: SearchHits
    step: Callable[[int], Act]
    speak: Callable[[str], Act]
    on_one_page: Act
    close: Act


def compose_head(canvas: Canvas, box: Rect, head: Head) -> None:
    kit = canvas.kit
    canvas.zone("rulebook/head", box, "part")
    canvas.rounded(box, 10, head.colour)
    canvas.fill(Rect(box.x, box.centery, box.w, box.bottom - box.centery), head.colour)
    gap, high = kit.px(16), box.h - 2 * kit.px(14)
    close = Rect(box.right - kit.px(18) - high, box.y + kit.px(14), high, high)
    aid = close.move(-high - kit.px(6), 0)
    icon_button(
        canvas, aid, "clipboard_text", handle="rulebook/aid", act=head.on_one_page, tip=kit.say("aid-open")
    )
    icon_button(
        canvas, close, "close", handle="rulebook/close", act=head.close, tip=kit.say("rulebook-close")
    )
    wide = language_choice_width(canvas)
    speech = Rect(aid.x - gap // 2 - wide, close.y, wide, high)
    compose_language_choice(canvas, speech, "rulebook/language", group="bar", pick=head.speak)
    left = _compose_search(canvas, Rect(box.x, speech.y, speech.x - gap - box.x, high), head)
    mark = Rect(box.x + kit.px(22), box.y, kit.px(40), box.h)
    canvas.icon("book_open_page_variant", mark, PAPER_0, 32)
    canvas.text(head.title, "h1", PAPER_0, Rect(mark.right + gap, box.y, left - gap * 2 - mark.right, box.h))


def _compose_search(canvas: Canvas, room: Rect, head: Head) -> int:
    """Draw the search field and the number of rules found, at the right end of `room`; returns where they
    begin.
    """
    kit = canvas.kit
    count = _count(kit, head.found)
    wide = min(kit.px(400), room.w * 2 // 5)
    arrows = 2 * room.h if head.found.passages else 0
    words = min(kit.type.width(count, "ui") + kit.px(8), room.w // 5) if count else 0
    right = room.right
    for step, icon in ((1, "chevron_down"), (-1, "chevron_up")):
        if arrows:
            right -= room.h
            icon_button(
                canvas,
                Rect(right, room.y, room.h, room.h),
                icon,
                handle=HIT(step),
                act=head.step(step),
                tip=kit.say("rulebook-next" if step > 0 else "rulebook-previous"),
            )
    if count:
        right -= words + kit.px(4)
        canvas.text(count, "ui", PAPER_0, Rect(right, room.y, words, room.h), align="right")
        right -= kit.px(10)
    field = Rect(right - wide, room.y, wide, room.h)
    text_field(
        canvas,
        field,
        head.line,
        handle=SEARCH,
        group="bar",
        focused=head.is_typing,
        hint=kit.say("rulebook-search"),
        icon="magnify",
    )
    return field.x


def _count(kit: Kit, found: SearchHits) -> str:
    if not found.words.strip():
        return ""
    if not found.passages:
        return kit.say("rulebook-nothing")
    return kit.say("rulebook-count", number=found.place + 1, count=len(found.passages))


# The contents


class ContentsEntry(NamedTuple):
    """A line of the contents: a chapter, or a heading inside the open chapter."""

    handle: str
    chapter: Chapter
    is_inner: bool
    is_open: bool
    act: Act


def entries(
    pages: tuple[Page, ...],
    current: Page | None,
    to_page: Callable[[int], Act],
    to_heading: Callable[[Chapter], Act],
) -> list[ContentsEntry]:
    found = []
    for page in pages:
        is_open = page is current
        act = to_page(page.number)
        found.append(ContentsEntry(PAGE(page.number), page.chapters[0], False, is_open, act))
        if is_open:
            found += [
                ContentsEntry(CHAPTER(page.number, number), one, True, False, to_heading(one))
                for number, one in enumerate(page.chapters[1:])
            ]
    return found


def compose_contents(
    canvas: Canvas, box: Rect, listed: list[ContentsEntry], scroll: Scroll, colour: Colour, *, follow: bool
) -> None:
    """Draw the contents; with `follow` the open chapter is scrolled into view."""
    kit = canvas.kit
    canvas.zone("rulebook/contents", box, "part")
    inner = box.inflate(-2 * kit.px(12), -2 * kit.px(14))
    foot = _foot(canvas, inner)
    window = Rect(inner.x, inner.y, inner.w, inner.h - foot)
    heights = [_entry_height(kit, entry, window.w) for entry in listed]
    tops = [sum(heights[:number]) for number in range(len(heights))]
    if follow:
        here = next((number for number, entry in enumerate(listed) if entry.is_open), 0)
        bottom = tops[here] + heights[here] if listed else 0
        if bottom > scroll.offset + window.h or (listed and tops[here] < scroll.offset):
            scroll.jump(bottom - window.h // 2)
    with scroll.window(canvas, window, sum(heights), on_paper=True) as whole:
        for entry, top, high in zip(listed, tops, heights, strict=True):
            row = Rect(whole.x, whole.y + top, window.w - kit.px(12), high)
            if row.colliderect(window):
                _compose_entry(canvas, entry, row, colour)


def _foot(canvas: Canvas, inner: Rect) -> int:
    """Draw the hint how to open the book, at the foot if there is room; returns its height."""
    kit = canvas.kit
    if kit.metrics.is_compact:
        return 0
    words = kit.say("rulebook-foot")
    high = len(kit.type.wrapped(words, "small", inner.w)) * kit.type.leading("small")
    canvas.words(words, "small", INK_3, Rect(inner.x, inner.bottom - high, inner.w, high))
    return high + kit.px(14)


def _entry_style(entry: ContentsEntry) -> str:
    return "small" if entry.is_inner else "ui"


def _entry_boxes(kit: Kit, entry: ContentsEntry, row: Rect) -> tuple[Rect, Rect]:
    """The boxes of its number and of its words."""
    wide = kit.type.width("00", "ui_bold")
    number = Rect(row.x + kit.px(10), row.y, wide, row.h)
    gap = kit.px(10)
    if entry.is_inner:
        number = Rect(number.right + gap, row.y, kit.type.width("00.0", "small_bold"), row.h)
        gap = kit.px(6)
    left = number.right + gap if entry.chapter.number else number.x
    return number, Rect(left, row.y, row.right - kit.px(8) - left, row.h)


def _entry_height(kit: Kit, entry: ContentsEntry, width: int) -> int:
    style = _entry_style(entry)
    _, words = _entry_boxes(kit, entry, Rect(0, 0, width - kit.px(12), 0))
    lines = len(kit.type.wrapped(entry.chapter.title, style, words.w))
    return lines * kit.type.leading(style) + 2 * _space(kit, entry)


def _compose_entry(canvas: Canvas, entry: ContentsEntry, row: Rect, colour: Colour) -> None:
    kit = canvas.kit
    ink = PAPER_0 if entry.is_open else INK_2 if entry.is_inner else INK
    if entry.is_open:
        canvas.rounded(row, 6, colour)
    style = _entry_style(entry)
    number, words = _entry_boxes(kit, entry, row)
    if entry.chapter.number:
        mark = "small_bold" if entry.is_inner else "ui_bold"
        first = number.inflate(0, -2 * _space(kit, entry))
        first.h = kit.type.leading(style)
        canvas.text(entry.chapter.number, mark, PAPER_0 if entry.is_open else BRASS_D, first, align="right")
    canvas.words(entry.chapter.title, style, ink, words, valign="middle")
    canvas.hit_area(entry.handle, row, "contents", act=entry.act, radius=6)


def _space(kit: Kit, entry: ContentsEntry) -> int:
    """The space above and below the words of an entry."""
    return kit.px(8 if entry.is_inner else 15) // 2
