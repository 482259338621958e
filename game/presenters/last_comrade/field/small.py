"""A small picture of the field for lists of saves and for a new game, and all Comrades who may be dealt."""

from typing import TYPE_CHECKING

from pygame import Rect

from game.presenters.last_comrade.cards import comrade_cards, parts
from game.presenters.last_comrade.colours import BLACK, RED
from game.presenters.last_comrade.field.sheet import TEXTURE, draw_trench
from game.presenters.shared.cards.card_parts import SHAPE
from game.presenters.shared.panels import grid
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import ComradeId
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import CHALK, CHALK_2, INK_2, PAPER_0

if TYPE_CHECKING:
    from collections.abc import Sequence

HIGHEST = 210
"""The greatest height of a card in the small picture, in design pixels."""
WITH_NAMES = 74
"""Cards narrower than this show no names."""
GAP = 0.12


def compose_map(canvas: Canvas, rect: Rect, world: World) -> None:
    """The Line fitted into `rect` with everybody's Life; before it forms, a place for each player."""
    kit = canvas.kit
    with canvas.clipped(rect):
        canvas.blit(kit.pictures.texture(TEXTURE, rect.size), rect.topleft)
        line: Sequence[ComradeId | None] = world.line or (None,) * (world.seats + 1)
        columns = len(line) + 1
        wide = min(rect.w / columns, kit.px(HIGHEST) * SHAPE * (1 + GAP), rect.h * 0.7 * SHAPE * (1 + GAP))
        left = rect.centerx - wide * columns / 2
        card = _card(rect, left, wide)
        draw_trench(canvas, Rect(rect.x, card.y, rect.w, card.h))
        for number, comrade in enumerate(line):
            is_unknown = not world.line and number < world.seats
            _place(canvas, world, comrade, _card(rect, left + number * wide, wide), is_unknown=is_unknown)
        _commissar(canvas, _card(rect, left + len(line) * wide, wide))


def _card(rect: Rect, left: float, wide: float) -> Rect:
    width = max(4, round(wide / (1 + GAP)))
    high = round(width / SHAPE)
    return Rect(round(left + (wide - width) / 2), rect.centery - high // 2, width, high)


def _place(canvas: Canvas, world: World, comrade: ComradeId | None, card: Rect, *, is_unknown: bool) -> None:
    kit = canvas.kit
    if comrade is None:
        dashed = kit.shapes.dashed_box(card.size, max(2, card.w // 16), max(1, kit.px(2)), INK_2, kit.px(6))
        canvas.blit(dashed, card.topleft)
        if is_unknown:
            canvas.icon("help_circle_outline", card, INK_2, card.w * 0.5 / kit.metrics.unit)
        return
    if card.w >= kit.px(WITH_NAMES):
        comrade_cards.front_card(canvas, card, comrade)
    else:
        side = card.w
        box = Rect(card.x, card.centery - side // 2, side, side)
        canvas.blit(comrade_cards.portrait_disc(kit, comrade, side, RED), box.topleft)
    life = Rect(card.x, card.bottom + 2, card.w, max(8, card.h // 7))
    parts.hearts(canvas, life, world.players[comrade].life, world.setting.start_life)


def _commissar(canvas: Canvas, card: Rect) -> None:
    kit = canvas.kit
    if card.w >= kit.px(WITH_NAMES):
        comrade_cards.commissar_card(canvas, card)
        return
    side = card.w
    disc = kit.pictures.disc("commissar", side, RED)
    placed = canvas.blit(disc, (card.x, card.centery - side // 2))
    canvas.blit(kit.shapes.ring(side, max(1, side // 14), BLACK), placed.topleft)


# Who may be dealt


def compose_forces(canvas: Canvas, rect: Rect, world: World) -> None:
    """All Comrades with their abilities, in type of nearly the same size."""
    kit = canvas.kit
    comrades = tuple(world.setting.comrades)
    columns = 5 if rect.w > 2 * rect.h else 2
    rows = -(-len(comrades) // columns)
    cells = [cell.inflate(-kit.px(8), -kit.px(6)) for cell in grid(rect, columns, rows)][: len(comrades)]
    sizes = [
        kit.type.fitted_block(_ability(kit, comrade), "small", _sentence(kit, cell).size)[0]
        for comrade, cell in zip(comrades, cells, strict=True)
    ]
    for comrade, cell in zip(comrades, cells, strict=True):
        _about(canvas, cell, comrade, min(sizes) + 1)


def _ability(kit: Kit, comrade: ComradeId) -> str:
    return kit.say(f"lc-ability-{comrade}.text")


def _portrait_side(kit: Kit, cell: Rect) -> int:
    return min(cell.h, kit.px(56), cell.w // 4)


def _sentence(kit: Kit, cell: Rect) -> Rect:
    """The box of the ability text: beside the portrait, below the name."""
    left = _portrait_side(kit, cell) + kit.px(8)
    head = min(kit.type.leading("ui_bold"), cell.h // 2)
    return Rect(cell.x + left, cell.y + head, cell.w - left, cell.h - head)


def _about(canvas: Canvas, cell: Rect, comrade: ComradeId, most: int) -> None:
    kit = canvas.kit
    side, rest = _portrait_side(kit, cell), _sentence(kit, cell)
    disc = comrade_cards.portrait_disc(kit, comrade, side, PAPER_0)
    canvas.blit(disc, (cell.x, cell.y + max(0, min(cell.h - side, kit.px(4)))))
    name = kit.say(f"lc-comrade-{comrade}")
    short = kit.say(f"lc-comrade-{comrade}.short")
    canvas.text(name, "ui_bold", CHALK, Rect(rest.x, cell.y, rest.w, rest.y - cell.y), short=short)
    canvas.words(_ability(kit, comrade), "small", CHALK_2, rest, fit=True, most=most)
