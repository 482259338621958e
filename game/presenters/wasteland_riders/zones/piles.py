"""Decks and their discard piles, with the number of cards in each."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.cards import card_parts
from game.presenters.wasteland_riders.cards.contract_card import draw_contract, draw_contract_back
from game.presenters.wasteland_riders.cards.gear_card import draw_gear
from game.presenters.wasteland_riders.cards.luck_card import draw_luck, draw_luck_back
from game.presenters.wasteland_riders.cards.wasteland_card import draw_wasteland, draw_wasteland_back
from game.presenters.wasteland_riders.controls import handles as at
from game.rules.core.ids import CardId
from game.rules.wasteland_riders.terms import DECKS, Deck
from game.rules.wasteland_riders.world.setting import BACKS
from game.rules.wasteland_riders.world.state import World
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import CHALK, CHALK_2, DESK_500

ROW_CARD = 52
"""The height of a card in a row of all decks."""


def compose_piles(canvas: Canvas, box: Rect, ctx: ViewContext, *, is_row: bool = False) -> None:
    """A cell for each deck: its name, its back and its last discard, each with the number of cards.

    In a row they are smaller, and the numbers stand below.
    """
    kit, columns = canvas.kit, len(DECKS) if is_row else 4
    rows = -(-len(DECKS) // columns)
    gap = kit.px(8)
    wide, high = (box.w + gap) // columns - gap, (box.h + gap) // rows - gap
    for number, deck in enumerate(DECKS):
        left = box.x + number % columns * (wide + gap)
        cell = Rect(left, box.y + number // columns * (high + gap), wide, high)
        _compose_cell(canvas, cell, ctx.view.world, deck, is_row=is_row)


def row_height(kit: Kit) -> int:
    """The height of all of them in one row."""
    return 2 * kit.type.leading("min") + kit.px(ROW_CARD) + 4


def _compose_cell(canvas: Canvas, cell: Rect, world: World, deck: Deck, *, is_row: bool) -> None:
    kit, gap = canvas.kit, canvas.kit.px(4)
    line = min(kit.type.leading("min"), cell.h // 4)
    canvas.text(kit.say(f"wr-table-deck_{deck}"), "min", CHALK_2, Rect(cell.x, cell.y, cell.w, line))
    half = Rect(cell.x, cell.y + line + 2, (cell.w - gap) // 2, cell.h - line - 2)
    _compose_pile(canvas, half, world, deck, is_discard=False, is_row=is_row)
    _compose_pile(canvas, half.move(half.w + gap, 0), world, deck, is_discard=True, is_row=is_row)


def _compose_pile(
    canvas: Canvas, box: Rect, world: World, deck: Deck, *, is_discard: bool, is_row: bool
) -> None:
    """A card with the number beside it, or in a row below it."""
    kit = canvas.kit
    pile = world.discards[deck] if is_discard else world.decks[deck]
    if is_row:
        line = kit.type.leading("min")
        room = Rect(box.x, box.y, box.w, box.h - line)
        place = Rect(box.topleft, card_parts.fitting(room, card_parts.device(kit, card_parts.SMALL)))
        count = Rect(box.x, place.bottom, place.w, line)
        style, align = "min", "center"
    else:
        number = min(max(kit.type.width("88", "num_m"), kit.px(16)), box.w // 2)
        room = Rect(box.x, box.y, box.w - number - 2, box.h)
        place = Rect(box.topleft, card_parts.fitting(room, card_parts.device(kit, card_parts.SMALL)))
        count = Rect(place.right + 2, place.y, number, place.h)
        style, align = "num_m", "left"
    if not pile:
        card_parts.ghost(canvas, place, DESK_500)
    elif is_discard:
        draw_top(canvas, place, world, deck, pile[-1])
    else:
        draw_back(canvas, place, world, deck)
    canvas.text(str(len(pile)), style, CHALK if pile else CHALK_2, count, align=align)
    canvas.hit_area(
        at.DISCARDS(deck) if is_discard else at.DECK(deck),
        place.union(count), "piles", radius=4, is_piece=True,
    )  # fmt: skip


def draw_back(canvas: Canvas, place: Rect, world: World, deck: Deck) -> None:
    match deck:
        case "wasteland":
            draw_wasteland_back(canvas, place)
        case "luck":
            draw_luck_back(canvas, place)
        case "general" | "private":
            draw_contract_back(canvas, place)
        case "green" | "yellow" | "red" | "blue":
            draw_gear(canvas, place, world, BACKS[deck])


def draw_top(canvas: Canvas, place: Rect, world: World, deck: Deck, card: CardId) -> None:
    """The face of the last discarded card."""
    match deck:
        case "wasteland":
            draw_wasteland(canvas, place, world, card)
        case "luck":
            draw_luck(canvas, place, world, card)
        case "general" | "private":
            draw_contract(canvas, place, world, card)
        case "green" | "yellow" | "red" | "blue":
            draw_gear(canvas, place, world, card)
