"""The summary as drawn: rows on the curtain, or a small note on the board until the next click."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.presenters.contract.presenter import LogLine, Presenter
from game.rules.core.state import State
from game.scenes.table.summary import Told, chosen, grouped
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import INK, INK_2, INK_3, PAPER_0, Colour
from game.view.widgets.panels import below, paper

if TYPE_CHECKING:
    from game.scenes.table.screen import TableScreen

DISC, NOTE_DISC = 36, 26
NOBODY = INK_3
NOTE_ROWS = 5
"""The most rows of a note, because it lies over the board."""


def recap_rows(
    canvas: Canvas, rect: Rect, presenter: Presenter, view: State[Any], lines: Sequence[LogLine]
) -> None:
    """Draw as many of the most important lines as fit, each with its icon on the colour of its seat."""
    high = _row_height(canvas.kit, DISC, "body")
    told = grouped(canvas.kit, presenter, view, lines)
    _rows(canvas, rect, presenter, view, told, max(1, rect.h // high), DISC, "body")


def _rows(
    canvas: Canvas,
    rect: Rect,
    presenter: Presenter,
    view: State[Any],
    told: Sequence[Told],
    room: int,
    disc: int,
    style: str,
) -> None:
    kit, high = canvas.kit, _row_height(canvas.kit, disc, style)
    shown, left = chosen(told, room)
    for one in shown:
        _row(canvas, Rect(rect.x, rect.y, rect.w, high), presenter, view, one, disc, style)
        rect = below(rect, high)
    if left and rect.h > 0:
        box = Rect(rect.x + kit.px(disc + 14), rect.y, rect.w - kit.px(disc + 14), min(high, rect.h))
        canvas.text(kit.say("recap-more", count=left), "small_italic", INK_2, box)


def _row_height(kit: Kit, disc: int, style: str) -> int:
    return max(kit.px(disc) + kit.px(6), kit.type.leading(style) + kit.px(8))


def _row(
    canvas: Canvas, rect: Rect, presenter: Presenter, view: State[Any], told: Told, disc: int, style: str
) -> None:
    kit, line = canvas.kit, told.line
    size = min(kit.px(disc), rect.h - kit.px(2))
    colour: Colour = NOBODY if line.seat is None else presenter.seat_colours(kit, view.world, line.seat).main
    box = Rect(rect.x, rect.centery - size // 2, size, size)
    canvas.blit(kit.shapes.disc(size, colour), box.topleft)
    canvas.icon(line.icon, box, PAPER_0, disc * 6 // 10)
    text = Rect(box.right + kit.px(14), rect.y, rect.right - box.right - kit.px(14), rect.h)
    words = told.words if told.times == 1 else kit.say("recap-times", words=told.words, count=told.times)
    canvas.words(words, style, INK, text, valign="middle", fit=True)


def compose_recap(screen: "TableScreen", canvas: Canvas) -> None:
    """Draw the note on the board of a table, if there is one."""
    viewing = screen.viewing
    if screen.view is None or not viewing.recap:
        return
    board = screen.presenter.regions(canvas.kit.metrics)["board"]
    offered = [area.rect for area in screen.hit_areas() if area.handle in screen.offers.sources]
    compose_note(canvas, board, screen.presenter, screen.view, viewing.recap, viewing.recap_title, offered)


def compose_note(
    canvas: Canvas,
    board: Rect,
    presenter: Presenter,
    view: State[Any],
    lines: Sequence[LogLine],
    title: str,
    offered: Iterable[Rect],
) -> Rect:
    """Draw the note on the board, where it hides the least of the things that can be held; returns
    its box.
    """
    kit = canvas.kit
    told = grouped(kit, presenter, view, lines)
    row, head = _row_height(kit, NOTE_DISC, "small"), kit.type.leading("h3")
    rows = min(len(told), NOTE_ROWS)
    wide = min(board.w - 2 * kit.px(20), kit.px(600))
    high = head + rows * row + 2 * kit.px(12) + kit.px(6)
    rect = free_place(board, (wide, min(high, board.h - 2 * kit.px(14))), kit.px(14), tuple(offered))
    paper(canvas, rect, texture="texture_paper", shadow="s4")
    inner = rect.inflate(-2 * kit.px(18), -2 * kit.px(12))
    canvas.text(kit.say(title), "h3", INK, Rect(inner.x, inner.y, inner.w * 7 // 10, head))
    canvas.text(
        kit.say("recap-close"), "small_italic", INK_3,
        Rect(inner.x + inner.w * 7 // 10, inner.y, inner.w * 3 // 10, head), align="right",
    )  # fmt: skip
    _rows(canvas, below(inner, head + kit.px(6)), presenter, view, told, rows, NOTE_DISC, "small")
    return rect


def free_place(board: Rect, size: tuple[int, int], gap: int, offered: Sequence[Rect]) -> Rect:
    """The place at an edge of the board that covers the fewest of these things."""
    inside = board.inflate(-2 * gap, -2 * gap)
    places = []
    for edge in ("midtop", "topright", "topleft", "bottomright", "bottomleft", "midbottom"):
        rect = Rect((0, 0), size)
        setattr(rect, edge, getattr(inside, edge))
        places.append(rect)
    return min(places, key=lambda rect: len(rect.collidelistall(list(offered))))
