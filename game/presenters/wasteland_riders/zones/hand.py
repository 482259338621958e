"""The own hand: luck cards, and combat cards while a fight asks for one; a tab for each."""

from collections.abc import Sequence

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.cards import card_parts
from game.presenters.shared.cards.pile_lists import UNFOLD
from game.presenters.shared.cards.places import rows_of_cards, uncovered
from game.presenters.wasteland_riders.cards.combat_card import draw_combat
from game.presenters.wasteland_riders.cards.luck_card import draw_luck, draw_luck_back
from game.presenters.wasteland_riders.controls import handles as at
from game.rules.core import engine
from game.rules.core.piles import Pile
from game.rules.wasteland_riders.fight.clashes import ChoosingCards
from game.rules.wasteland_riders.fight.verbs import Swapping
from game.rules.wasteland_riders.terms import COMBAT_CARDS
from game.view.canvas import Canvas
from game.view.handles import Handle
from game.view.theme import CHALK, CHALK_2, DESK_500, DESK_600, DESK_800, HAIRLINE, INK, PAPER_1
from game.view.widgets.panels import below, zone_label

LUCK, COMBAT = "luck", "combat"
"""The tabs, and the names in `ViewContext.unfolded` that switch to the one that is not asked for."""
LEAST_SEEN = 64
"""Pixels of a covered card that must stay visible; otherwise there are two rows."""


def asks_for_combat(ctx: ViewContext) -> bool:
    """Whether the seat has to choose a combat card now."""
    decision = engine.pending(ctx.view)
    is_choice = isinstance(decision, ChoosingCards | Swapping)
    return is_choice and ctx.seat in engine.waiting_for(ctx.view)


def tab_shown(ctx: ViewContext) -> str:
    """The tab that is asked for, unless the person has switched."""
    if asks_for_combat(ctx):
        return LUCK if LUCK in ctx.unfolded else COMBAT
    return COMBAT if COMBAT in ctx.unfolded else LUCK


def _switch(ctx: ViewContext) -> Handle:
    """The handle of the other tab: a click shows it."""
    return UNFOLD(LUCK if asks_for_combat(ctx) else COMBAT)


def compose_hand(canvas: Canvas, ctx: ViewContext, rect: Rect) -> None:
    """The tabs and the cards of the shown one; only backs while the table is open."""
    canvas.zone("hand", rect)
    held: Pile = ctx.view.world.knights[ctx.seat].luck
    if ctx.is_open:
        _compose_backs(canvas, rect, len(held))
        return
    tab = tab_shown(ctx)
    box = _compose_tabs(canvas, rect, ctx, tab, len(held))
    if tab == COMBAT:
        _compose_combat(canvas, box, ctx)
    elif held:
        _compose_luck(canvas, box, ctx, held)
    else:
        _compose_empty(canvas, box)


def _compose_tabs(canvas: Canvas, rect: Rect, ctx: ViewContext, shown: str, count: int) -> Rect:
    """Two tabs at the head of the zone; returns the area below them."""
    kit = canvas.kit
    high, pad = kit.type.leading("min") + kit.px(6), kit.px(10)
    words = {
        LUCK: kit.say("wr-table-tab_luck", count=count, most=ctx.view.world.setting.numbers.luck_limit),
        COMBAT: kit.say("wr-table-tab_combat"),
    }
    left = rect.x
    for tab, label in words.items():
        wide = min(kit.type.width(label, "min") + 2 * pad, rect.w // 2)
        box = Rect(left, rect.y, wide, high)
        is_shown = tab == shown
        canvas.rounded(box, 5, PAPER_1 if is_shown else DESK_800, None if is_shown else HAIRLINE)
        colour = INK if is_shown else CHALK_2
        canvas.text(label, "min", colour, box.inflate(-pad, 0), align="center")
        if not is_shown:
            canvas.hit_area(_switch(ctx), box, "hand", tip=kit.say(f"wr-table-tab_{tab}_tip"), radius=5)
        left += wide + kit.px(4)
    return below(rect, high + kit.px(4))


def _compose_luck(canvas: Canvas, box: Rect, ctx: ViewContext, held: Pile) -> None:
    names = [at.LUCK(number) for number in range(len(held))]
    places = rows_of_cards(canvas.kit, box, len(held), LEAST_SEEN)
    for number, card in enumerate(held):
        rect, window = places[number], uncovered(canvas, places, number)
        with canvas.clipped(window):
            if names[number] in ctx.hidden:
                card_parts.ghost(canvas, rect)
            else:
                seen = window.right - rect.x - card_parts.radius_of(rect.w)
                draw_luck(canvas, rect, ctx.view.world, card, seen)
        canvas.hit_area(names[number], rect, "hand", radius=9, is_piece=True)


def _compose_backs(canvas: Canvas, rect: Rect, count: int) -> None:
    """The number of luck cards of the seat that is asked, and how they can be looked at."""
    kit = canvas.kit
    box = zone_label(canvas, rect, kit.say("wr-table-zone_luck", count=count))
    note = Rect(box.x, box.bottom - kit.type.leading("small"), box.w, kit.type.leading("small"))
    room = Rect(box.x, box.y, box.w, note.y - box.y - kit.px(4))
    for place in rows_of_cards(kit, room, count, 0):
        draw_luck_back(canvas, place)
    canvas.text(kit.say("wr-table-hand_open"), "small", CHALK_2, note)


def _compose_combat(canvas: Canvas, box: Rect, ctx: ViewContext) -> None:
    """The five cards that every fighter has, without overlap."""
    for card, place in zip(COMBAT_CARDS, side_by_side(canvas, box, len(COMBAT_CARDS)), strict=True):
        handle = at.COMBAT(card)
        if handle in ctx.hidden:
            card_parts.ghost(canvas, place)
        else:
            draw_combat(canvas, place, ctx.view.world, card)
        canvas.hit_area(handle, place, "hand", radius=9, is_piece=True)


def side_by_side(canvas: Canvas, box: Rect, count: int) -> Sequence[Rect]:
    """Places for this many cards side by side, narrow ones as high as there is room for."""
    kit, gap = canvas.kit, canvas.kit.px(8)
    cell = Rect(0, 0, (box.w + gap) // count - gap, box.h)
    most = card_parts.device(kit, card_parts.HAND)
    size = (min(cell.w, most[0]), min(cell.h, most[1]))
    return [Rect(box.x + number * (size[0] + gap), box.y, *size) for number in range(count)]


def _compose_empty(canvas: Canvas, box: Rect) -> None:
    kit = canvas.kit
    rect = Rect(box.x, box.y, *card_parts.fitting(box, card_parts.device(kit, card_parts.HAND)))
    card_parts.ghost(canvas, rect, DESK_500)
    canvas.icon("clover", rect, DESK_600, 44)
    gap = kit.px(18)
    room = Rect(rect.right + gap, rect.y, min(box.right - rect.right - gap, kit.px(320)), rect.h)
    canvas.words(kit.say("wr-table-no_luck"), "body", CHALK, room, valign="middle", fit=True)
