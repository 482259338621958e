"""What happened since this player last looked: a note laid on the board, until the next click."""

from collections.abc import Sequence
from typing import Any

from pygame import Rect

from game.i18n import captions
from game.presenters.contract.presenter import LogLine, Presenter
from game.rules.core.state import State
from game.session.history import VisibleStep
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import INK, INK_2, INK_3, PAPER_0, Colour
from game.view.widgets.panels import below, paper

DISC = 36
NOBODY = INK_3


def telling(presenter: Presenter, view: State[Any], steps: Sequence[VisibleStep]) -> list[LogLine]:
    """The lines worth a place in a recap: no headings, the last ones if there are many."""
    lines = [line for _, lines in presenter.lines(view, steps) for line in lines]
    return [line for line in lines if not line.is_heading]


def recap_rows(
    canvas: Canvas, rect: Rect, presenter: Presenter, view: State[Any], lines: Sequence[LogLine]
) -> None:
    """As many of the last lines as there is room for, each with its icon on the colour of its doer."""
    kit = canvas.kit
    high = max(kit.px(DISC) + kit.px(6), kit.type.leading("body") + kit.px(8))
    fitting = max(1, rect.h // high)
    shown = list(lines[-fitting:])
    if len(shown) < len(lines):
        shown = shown[1:]
        words = kit.say("recap-more", count=len(lines) - len(shown))
        canvas.text(words, "small_italic", INK_2, Rect(rect.x, rect.y, rect.w, high))
        rect = below(rect, high)
    for line in shown:
        _row(canvas, Rect(rect.x, rect.y, rect.w, high), presenter, view, line)
        rect = below(rect, high)


def _row(canvas: Canvas, rect: Rect, presenter: Presenter, view: State[Any], line: LogLine) -> None:
    kit = canvas.kit
    size = min(kit.px(DISC), rect.h - kit.px(2))
    colour: Colour = NOBODY if line.seat is None else presenter.seat_colours(kit, view.world, line.seat).main
    box = Rect(rect.x, rect.centery - size // 2, size, size)
    canvas.blit(kit.shapes.disc(size, colour), box.topleft)
    canvas.icon(line.icon, box, PAPER_0, 22)
    text = Rect(box.right + kit.px(14), rect.y, rect.right - box.right - kit.px(14), rect.h)
    words = captions.caption(kit.texts, presenter.game, line.event, presenter.game.name_overrides(view.world))
    canvas.words(words, "body", INK, text, valign="middle", fit=True)


def note_height(kit: Kit, count: int) -> int:
    row = max(kit.px(DISC) + kit.px(6), kit.type.leading("body") + kit.px(8))
    return kit.type.leading("h2") + count * row + 2 * kit.px(18) + kit.px(8)


def compose_note(
    canvas: Canvas, board: Rect, presenter: Presenter, view: State[Any], lines: Sequence[LogLine]
) -> Rect:
    """The note on the board; returns where it lies."""
    kit = canvas.kit
    wide = min(board.w - 2 * kit.px(30), kit.px(760))
    high = min(board.h - 2 * kit.px(20), note_height(kit, min(len(lines), 7)))
    rect = Rect(board.centerx - wide // 2, board.y + kit.px(30), wide, high)
    paper(canvas, rect, texture="texture_paper", shadow="s4")
    inner = rect.inflate(-2 * kit.px(24), -2 * kit.px(18))
    head = kit.type.leading("h2")
    canvas.text(kit.say("recap-title"), "h2", INK, Rect(inner.x, inner.y, inner.w * 6 // 10, head))
    canvas.text(
        kit.say("recap-close"), "small_italic", INK_3,
        Rect(inner.x + inner.w * 6 // 10, inner.y, inner.w * 4 // 10, head), align="right",
    )  # fmt: skip
    recap_rows(canvas, below(inner, head + kit.px(8)), presenter, view, lines)
    return rect
