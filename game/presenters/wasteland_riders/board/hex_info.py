"""What is told about a hex and the things on the board: tips, and the help sheet of a hex."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.enlarging import large_size
from game.presenters.wasteland_riders.board import tokens
from game.presenters.wasteland_riders.board.facts import (
    HexFact,
    facts,
    knight_name,
    knight_words,
    villain_words,
)
from game.presenters.wasteland_riders.board.tiles import face, printed_symbols
from game.rules.core.ids import CardId, Seat
from game.rules.wasteland_riders import board
from game.rules.wasteland_riders.terms import HexId
from game.rules.wasteland_riders.world.state import World
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.text import SMALLEST_PX
from game.view.theme import BRASS_D, INK, INK_2, PAPER_3, PAPER_4
from game.view.widgets.panels import below, paper

WIDE, HEAD, MARGIN, MARK, GAP = 470, 150, 22, 40, 5
"""A sheet in design pixels: width, part with the picture, margin, room for an icon, gap above a row."""
MOST_HIGH = 0.94
"""The greatest height of the sheet as a part of the height of the window."""
HEAD_STYLE, STYLE = "small_bold", "small"


# Tips


def describe_hex(kit: Kit, ctx: ViewContext, hex_id: HexId) -> str:
    """The tip of a hex: its name, its ground, then the headings of all its facts."""
    world: World = ctx.view.world
    lines = [_line(kit, fact) for fact in facts(kit, ctx, hex_id)]
    return "\n".join([_title(kit, world, hex_id), _ground(kit, world, hex_id), *dict.fromkeys(lines)])


def _line(kit: Kit, fact: HexFact) -> str:
    """The heading of a fact, with its sentence if the heading alone is not enough."""
    return kit.say("wr-hexes-told", head=fact.head, words=fact.words) if fact.is_told else fact.head


def describe_knight(kit: Kit, ctx: ViewContext, seat: Seat) -> str:
    """The tip of a knight's marker: who it is, where the knight stands, and in what state."""
    world: World = ctx.view.world
    place = world.knights[seat].hex
    where = [_title(kit, world, place)] if place else []
    return "\n".join(filter(None, [knight_name(kit, ctx, seat), *where, knight_words(kit, world, seat)]))


def describe_villain(kit: Kit, ctx: ViewContext, marker: CardId) -> str:
    """The tip of a mission enemy on the board; empty if it is not there."""
    world: World = ctx.view.world
    enemy = next((one for one in world.mission.enemies if one.id == marker), None)
    if enemy is None:
        return ""
    name, kind = kit.say(f"wr-marker-{marker}"), kit.say(f"wr-enemy-{enemy.enemy}")
    lines = [name, *([kind] if kind != name else []), villain_words(kit, world, enemy)]
    return "\n".join([*lines, _title(kit, world, enemy.hex)])


def describe_cell(kit: Kit, ctx: ViewContext, marker: CardId) -> str:
    """The tip of a key cell, on the board or with a knight."""
    world: World = ctx.view.world
    holder = next((knight.seat for knight in world.knights if marker in knight.cells), None)
    where = kit.say("wr-hexes-cell")
    if holder is not None:
        where = kit.say("wr-hexes-cell_held", knight=knight_name(kit, ctx, holder))
    return "\n".join([kit.say(f"wr-marker-{marker}"), where])


def _title(kit: Kit, world: World, place: HexId) -> str:
    """The name of a hex, with its number if it has one."""
    name, number = kit.say(f"wr-tile-{world.tiles[place]}"), board.tile_at(world, place).number
    return kit.say("wr-hexes-numbered", name=name, number=number) if number else name


def _ground(kit: Kit, world: World, place: HexId) -> str:
    """The kind of the hex, in words."""
    terrain = kit.say(f"wr-terrain-{board.tile_at(world, place).terrain}")
    return kit.say("wr-hexes-ground", terrain=terrain)


# The help sheet


def sheet_size(kit: Kit, ctx: ViewContext, hex_id: HexId) -> tuple[int, int]:
    """The size of the help sheet of a hex: as high as its text, if the window allows."""
    wide, head = large_size(kit, (WIDE, HEAD + MARGIN))
    unit = wide / WIDE
    room = wide - round(2 * MARGIN * unit) - round(MARK * unit)
    rows = sum(
        _height(kit, fact, room, kit.type.size(STYLE)) + 2 * kit.px(GAP) for fact in facts(kit, ctx, hex_id)
    )
    return wide, min(head + rows + kit.px(GAP), round(kit.metrics.height * MOST_HIGH))


def compose_hex_sheet(canvas: Canvas, rect: Rect, ctx: ViewContext, hex_id: HexId) -> None:
    """The help sheet of a hex inside `rect`: all that can happen there, as printed and as it is now."""
    unit = rect.w / WIDE
    paper(canvas, rect, texture="texture_paper", shadow="s4")
    inner = rect.inflate(-round(2 * MARGIN * unit), -round(2 * MARGIN * unit))
    head = round((HEAD - MARGIN) * unit)
    _compose_head(canvas, Rect(inner.x, inner.y, inner.w, head), ctx, hex_id)
    _compose_rows(canvas, below(inner, head), facts(canvas.kit, ctx, hex_id), round(MARK * unit))


def _compose_head(canvas: Canvas, box: Rect, ctx: ViewContext, place: HexId) -> None:
    """The hex as it lies on the board, without the things on it, beside its name."""
    kit, world = canvas.kit, ctx.view.world
    tile = board.tile_at(world, place)
    high = box.h - kit.px(8)
    size = (round(high * 0.866), high)
    canvas.blit(face(kit, world, place, size), box.topleft)
    canvas.blit(kit.shapes.hex_line(size, max(1.0, high / 70), INK, 0.01), box.topleft)
    mark = max(12, high // 5)
    canvas.blit(tokens.difficulty(kit, tile.difficulty, mark), (box.x + mark // 3, box.y + high // 4))
    for number, (kind, count) in enumerate(printed_symbols(tile)):
        x, y = box.x + size[0] - mark * 4 // 3, box.y + high // 4 + number * (mark + 2)
        canvas.blit(tokens.symbol(kit, kind, count, mark), (x, y))
    left = box.x + size[0] + kit.px(16)
    words = Rect(left, box.y, box.right - left, box.h)
    half = words.h // 2
    canvas.words(
        _title(kit, world, place), "h2", INK, Rect(words.x, words.y, words.w, half), valign="middle", fit=True
    )
    rest = Rect(words.x, words.y + half, words.w, min(half, 2 * kit.type.leading(STYLE)))
    canvas.words(_ground(kit, world, place), STYLE, INK_2, rest, fit=True)


def _compose_rows(canvas: Canvas, box: Rect, rows: list[HexFact], mark: int) -> None:
    """A row for each fact, in the largest type in which all rows have room."""
    kit, wide, gap = canvas.kit, box.w - mark, canvas.kit.px(GAP)
    for px in range(kit.type.size(STYLE), SMALLEST_PX - 1, -1):
        heights = [_height(kit, fact, wide, px) + 2 * gap for fact in rows]
        if sum(heights) <= box.h:
            break
    shrink = min(1.0, box.h / sum(heights))
    y = box.y
    for fact, needed in zip(rows, heights, strict=True):
        row = Rect(box.x, y, box.w, int(needed * shrink))
        canvas.fill(Rect(row.x, row.y, row.w, 1), PAPER_3 if y > box.y else PAPER_4)
        _compose_row(canvas, row.inflate(0, -2 * gap), fact, mark, px)
        y = row.bottom


def _height(kit: Kit, fact: HexFact, wide: int, px: int) -> int:
    lines = len(kit.type.wrapped(fact.words, STYLE, wide, px)) if fact.words else 0
    heads = len(kit.type.wrapped(fact.head, HEAD_STYLE, wide, px))
    return heads * kit.type.leading(HEAD_STYLE, px) + lines * kit.type.leading(STYLE, px)


def _compose_row(canvas: Canvas, row: Rect, fact: HexFact, mark: int, px: int) -> None:
    kit = canvas.kit
    canvas.icon(fact.icon, Rect(row.x, row.y, mark * 3 // 4, row.h), BRASS_D, mark * 0.6 / kit.metrics.unit)
    text = Rect(row.x + mark, row.y, row.w - mark, row.h)
    heads = len(kit.type.wrapped(fact.head, HEAD_STYLE, text.w, px)) * kit.type.leading(HEAD_STYLE, px)
    head = Rect(text.x, text.y, text.w, min(heads, text.h))
    canvas.words(fact.head, HEAD_STYLE, INK, head, fit=True)
    if fact.words:
        canvas.words(fact.words, STYLE, INK_2, below(text, head.h), fit=True)
