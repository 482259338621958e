"""The ranking of a report, with a line for each player: place, end, and counted numbers."""

from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.presenters.contract.report import Rank, RankHead, Report
from game.presenters.shared.board.small_things import number_on
from game.view.canvas import Canvas
from game.view.handles import HandleKind
from game.view.kit import Kit
from game.view.theme import BRASS, BRASS_D, INK, INK_2, PAPER_0, PAPER_3, SeatColours

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.scenes.results.sheet import Signature

HEAD = HandleKind("results_head", int)

MARK = 26
WORD = "min"
"""The style of the words under the icons."""
NUMBER = 62
"""The least width of a column of numbers in the design."""
MOST_SHARE = 48
"""The part of a line, in per cent, that its numbers may take."""


def row_height(kit: Kit) -> int:
    return max(kit.type.leading("body"), kit.px(MARK)) + kit.px(8)


def head_height(kit: Kit) -> int:
    return row_height(kit) + kit.type.leading(WORD) - kit.px(6)


def table_height(kit: Kit, report: Report) -> int:
    return head_height(kit) + len(report.ranking) * row_height(kit)


def compose_ranking(canvas: Canvas, box: Rect, report: Report, players: "Sequence[Signature]") -> None:
    """Compose the ranking. Its number columns have icons with a word as heads; pointing at one
    explains it.
    """
    kit, high = canvas.kit, row_height(canvas.kit)
    canvas.fill(Rect(box.x, box.y, box.w, max(1, kit.px(2))), INK)
    columns, head_high = _columns(kit, box.w, report.heads), head_height(kit)
    title = Rect(box.x, box.y, box.w - sum(columns), head_high)
    canvas.text(report.score_title, "body_bold", INK, title)
    named = all(
        kit.type.width(head.short, WORD) <= column - kit.px(4)
        for head, column in zip(report.heads, columns, strict=True)
    )
    for number, head in enumerate(report.heads):
        cell = Rect(title.right + sum(columns[:number]), box.y, columns[number], head_high)
        word = Rect(cell.x, 0, cell.w, kit.type.leading(WORD) if named else 0)
        word.bottom = cell.bottom - kit.px(2)
        canvas.icon(head.icon, Rect(cell.x, cell.y, cell.w, word.y - cell.y), BRASS_D, 22)
        if named:
            canvas.text(head.short, WORD, INK_2, word, align="center")
        canvas.hit_area(HEAD(number), cell, "results", tip=head.words)
    for number, rank in enumerate(report.ranking):
        row = Rect(box.x, box.y + head_high + number * high, box.w, high)
        _compose_rank(canvas, row, rank, players[rank.seat], (_places(kit, report), columns))


def _places(kit: Kit, report: Report) -> int:
    return max(kit.type.width(rank.place, "body_bold") for rank in report.ranking) + kit.px(2)


def _columns(kit: Kit, width: int, heads: "Sequence[RankHead]") -> tuple[int, ...]:
    """The widths of the number columns: each as its word needs, together about half of the line at most."""
    least = max(min(kit.px(NUMBER), width * 36 // 100 // max(1, len(heads))), kit.type.width("88", "num_m"))
    wide = [max(least, kit.type.width(head.short, WORD) + kit.px(8)) for head in heads]
    most = width * MOST_SHARE // 100
    return tuple(wide if sum(wide) <= most else [most // len(heads)] * len(heads))


def _compose_rank(
    canvas: Canvas, row: Rect, rank: Rank, player: "Signature", widths: tuple[int, tuple[int, ...]]
) -> None:
    """Draw a line; `widths` are those of the places and of the number columns."""
    kit, (wide, columns) = canvas.kit, widths
    ink, second = (PAPER_0, BRASS) if rank.is_winner else (INK, INK_2)
    if rank.is_winner:
        canvas.rounded(row, 6, INK)
    else:
        canvas.fill(Rect(row.x, row.bottom - 1, row.w, 1), PAPER_3)
    mark, gap = row.h - kit.px(8), kit.px(8)
    place = Rect(row.x + gap, row.y, wide, row.h)
    canvas.text(rank.place, "body_bold", second, place)
    disc = Rect(place.right + gap, row.y, mark, row.h)
    canvas.blit_in(numbered(kit, player.colours, rank.label, mark), disc)
    words = Rect(disc.right + gap, row.y, 0, row.h)
    words.w = row.right - sum(columns) - gap - words.x
    name = Rect(words.x, row.y, words.w * 46 // 100, row.h)
    full = player.name if player.side in ("", player.name) else f"{player.name} · {player.side}"
    canvas.text(full, "body_bold" if rank.is_winner else "body", ink, name, short=player.name)
    fate = Rect(name.right + gap, row.y, words.right - name.right - gap, row.h)
    canvas.text(rank.fate, "body", second, fate)
    for number, value in enumerate(rank.values):
        cell = Rect(row.right - sum(columns[number:]), row.y, columns[number], row.h)
        canvas.text(value, "num_m", ink, cell, align="center")


def numbered(kit: Kit, colours: SeatColours, label: str, size: int) -> pygame.Surface:
    """A player's number on a disc of their colour."""
    body = kit.shapes.disc(size, colours.main, PAPER_0, max(1, size // 12))
    key = ("numbered", colours.main, label, size)
    return kit.cache.get(key, lambda: number_on(kit, body, label, colours.text, 0.62))
