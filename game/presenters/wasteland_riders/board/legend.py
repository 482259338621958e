"""Decoration of the board's sheet outside the hexes: a compass, and the meaning of the symbols."""

from pygame import Rect

from game.presenters.shared.board.corners import is_free
from game.presenters.shared.board.sheet import BoardSheet
from game.presenters.wasteland_riders.board import tokens
from game.presenters.wasteland_riders.board.colours import PLATE, PRINT
from game.rules.wasteland_riders.terms import BoardToken
from game.rules.wasteland_riders.world.state import World
from game.view.theme import PAPER_4

COMPASS, GAP, PAD, MARK = 76, 12, 6, 20
SYMBOLS: tuple[BoardToken, ...] = ("threat", "radiation", "contamination")
STYLE = "min"


def decorate(sheet: BoardSheet[World]) -> None:
    """The compass at the lower left, the legend at the upper left, each if there is room for it."""
    sheet.printed(("wr_decorations", sheet.world.setting.key), _decorate)


def _decorate(sheet: BoardSheet[World]) -> None:
    kit, gap = sheet.canvas.kit, sheet.canvas.kit.px(GAP)
    box = Rect(0, 0, kit.px(COMPASS), kit.px(COMPASS))
    box.bottomleft = (sheet.window.x + gap, sheet.window.bottom - gap)
    if is_free(sheet, box):
        sheet.canvas.blit_in(kit.pictures.svg("map_compass", box.size), box)
    _draw_legend(sheet)


def _draw_legend(sheet: BoardSheet[World]) -> None:
    canvas, kit = sheet.canvas, sheet.canvas.kit
    words = [kit.say("wr-board-difficulty"), *(kit.say(f"wr-board-symbol_{kind}") for kind in SYMBOLS)]
    pad, mark = kit.px(PAD), max(kit.px(MARK), kit.type.leading(STYLE))
    wide = max(kit.type.width(line, STYLE) for line in words) + mark + 3 * pad + 2
    row = mark + kit.px(1)
    box = Rect(
        sheet.window.x + kit.px(GAP) // 2, sheet.window.y + kit.px(GAP) // 2, wide, row * len(words) + 2 * pad
    )
    if not is_free(sheet, box):
        return
    canvas.rounded(box, 6, (*PLATE, 235), PAPER_4, 1)
    size = mark - kit.px(2)
    signs = [
        tokens.difficulty(kit, 3, size),
        *(tokens.symbol(kit, kind, 1, size) for kind in SYMBOLS),
    ]
    for number, (sign, line) in enumerate(zip(signs, words, strict=True)):
        top = box.y + pad + number * row
        canvas.blit_in(sign, Rect(box.x + pad, top, mark, mark))
        text = Rect(box.x + 2 * pad + mark, top, wide - 3 * pad - mark, mark)
        canvas.text(line, STYLE, PRINT, text)
