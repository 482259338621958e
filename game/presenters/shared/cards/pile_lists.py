"""Lists of the cards of an open pile, which a click unfolds over the board."""

from collections import Counter
from collections.abc import Callable

from pygame import Rect

from game.presenters.shared.cards.card_parts import badge, fitting
from game.rules.core.ids import CardId
from game.rules.core.piles import Pile
from game.view.canvas import Canvas
from game.view.handles import HandleKind
from game.view.kit import Kit
from game.view.theme import CHALK, CHALK_2
from game.view.widgets.panels import MARGIN, panel

Face = Callable[[Canvas, Rect, CardId], None]
"""Draws the small face of a card."""
UNFOLD = HandleKind("unfold", str)
"""The handle that unfolds the list or panel of this name."""
LISTS = "lists"
"""The group of everything unfolded over the board."""
LISTED = HandleKind("list", str, CardId)
"""A card in the unfolded list of this name."""


def link(
    canvas: Canvas, box: Rect, words: str, name: str, group: str, *, tip: str, short: str | None = None
) -> None:
    """A line that unfolds a list."""
    kit = canvas.kit
    mark = min(kit.px(20), box.h)
    wide = min(box.w - mark, kit.type.width(words, "small") + 2)
    placed = canvas.text(words, "small", CHALK_2, Rect(box.x, box.y, wide, box.h), short=short)
    canvas.icon("chevron_right", Rect(placed.right, box.y, mark, box.h), CHALK_2, 18)
    canvas.hit_area(UNFOLD(name), Rect(box.x, box.y, wide + mark, box.h), group, tip=tip, radius=4)


def kinds(pile: Pile) -> list[tuple[CardId, int]]:
    """Each kind of card in a pile with its count, in the order of ids."""
    return sorted(Counter(pile).items())


def compose_list(
    canvas: Canvas,
    room: Rect,
    name: str,
    pile: Pile,
    face: Face,
    *,
    title: str,
    tip: str,
    times: Callable[[int], str],
    at_foot: bool,
) -> None:
    """A panel as large as its kinds of cards need, at the top or the foot of its room.

    `times` words how often a kind is there; `tip` says that a click folds the list.
    """
    kit, found = canvas.kit, kinds(pile)
    gap, margin = kit.px(10), kit.px(MARGIN)
    head = max(kit.type.leading("label") + kit.px(6), kit.px(24))
    columns, (wide, high) = _grid(room.inflate(-2 * margin, -2 * margin - head), len(found), gap, kit)
    rows = -(-len(found) // columns)
    least = min(kit.type.width(title.upper(), "label") * 5 // 4 + kit.px(48), room.w - 2 * margin)
    rect = Rect(room.x, room.y, max(columns * (wide + gap) - gap, least) + 2 * margin, 0)
    rect.h = rows * (high + gap) - gap + head + 2 * margin
    if at_foot:
        rect.bottom = room.bottom
    inner = panel(canvas, rect, label=title)
    canvas.zone(f"list_{name}", rect, "list")
    canvas.hit_area(UNFOLD(name), rect, LISTS, tip=tip, radius=10)
    close = Rect(rect.right - kit.px(36), rect.y + kit.px(4), kit.px(32), kit.px(32))
    canvas.icon("close", close, CHALK, 20)
    for number, (card, count) in enumerate(found):
        left = inner.x + number % columns * (wide + gap)
        place = Rect(left, rect.y + margin + head + number // columns * (high + gap), wide, high)
        face(canvas, place, card)
        badge(canvas, (place.right - kit.px(10), place.y + kit.px(6)), times(count))
        canvas.hit_area(LISTED(name, card), place, LISTS, radius=6, is_piece=True)


def _grid(room: Rect, count: int, gap: int, kit: Kit) -> tuple[int, tuple[int, int]]:
    """The number of columns that makes the cards largest, and the size of a card then."""
    most = (kit.px(110), kit.px(154))
    best, size = 1, (0, 0)
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        cell = Rect(0, 0, (room.w + gap) // columns - gap, (room.h + gap) // rows - gap)
        found = fitting(cell, most)
        if found[1] > size[1] and cell.w > 0 and cell.h > 0:
            best, size = columns, found
    return best, size
