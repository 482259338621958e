"""Decks and their discard piles, with how many cards lie in each."""

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
from game.view.theme import CHALK, CHALK_2, DESK_500


def compose_piles(canvas: Canvas, box: Rect, ctx: ViewContext) -> None:
    """A cell for each deck: its name, its back and what was discarded last, each with its number."""
    kit, columns = canvas.kit, 4
    rows = -(-len(DECKS) // columns)
    gap = kit.px(8)
    wide, high = (box.w + gap) // columns - gap, (box.h + gap) // rows - gap
    for number, deck in enumerate(DECKS):
        left = box.x + number % columns * (wide + gap)
        cell = Rect(left, box.y + number // columns * (high + gap), wide, high)
        _compose_cell(canvas, cell, ctx.view.world, deck)


def _compose_cell(canvas: Canvas, cell: Rect, world: World, deck: Deck) -> None:
    kit, gap = canvas.kit, canvas.kit.px(4)
    line = min(kit.type.leading("min"), cell.h // 4)
    canvas.text(kit.say(f"wr-table-deck_{deck}"), "min", CHALK_2, Rect(cell.x, cell.y, cell.w, line))
    half = Rect(cell.x, cell.y + line + 2, (cell.w - gap) // 2, cell.h - line - 2)
    _compose_pile(canvas, half, world, deck, is_discard=False)
    _compose_pile(canvas, half.move(half.w + gap, 0), world, deck, is_discard=True)


def _compose_pile(canvas: Canvas, box: Rect, world: World, deck: Deck, *, is_discard: bool) -> None:
    """A card with the number beside it."""
    kit = canvas.kit
    pile = world.discards[deck] if is_discard else world.decks[deck]
    number = max(kit.type.width("88", "num_m"), kit.px(16))
    number = min(number, box.w // 2)
    room = Rect(box.x, box.y, box.w - number - 2, box.h)
    place = Rect(box.topleft, card_parts.fitting(room, card_parts.device(kit, card_parts.SMALL)))
    if not pile:
        card_parts.ghost(canvas, place, DESK_500)
    elif is_discard:
        draw_top(canvas, place, world, deck, pile[-1])
    else:
        draw_back(canvas, place, world, deck)
    count = Rect(place.right + 2, place.y, number, place.h)
    canvas.text(str(len(pile)), "num_m", CHALK if pile else CHALK_2, count)
    whole = Rect(place.x, place.y, count.right - place.x, place.h)
    canvas.hit_area(
        at.DISCARDS(deck) if is_discard else at.DECK(deck), whole, "piles", radius=4, is_piece=True
    )


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
    """The face of what was discarded last."""
    match deck:
        case "wasteland":
            draw_wasteland(canvas, place, world, card)
        case "luck":
            draw_luck(canvas, place, world, card)
        case "general" | "private":
            draw_contract(canvas, place, world, card)
        case "green" | "yellow" | "red" | "blue":
            draw_gear(canvas, place, world, card)
