"""The own hand: luck cards, and while a fight asks for one the combat cards; a tab for each."""

from collections.abc import Sequence

from pygame import Rect

from game.presenters.offers import Handle
from game.presenters.presenter import Sight
from game.presenters.shared import card_parts
from game.presenters.shared.card_places import rows_of_cards, uncovered
from game.presenters.shared.pile_lists import unfold
from game.presenters.wasteland_riders import handles as at
from game.presenters.wasteland_riders.combat_card import draw_combat
from game.presenters.wasteland_riders.luck_card import draw_luck, draw_luck_back
from game.rules.core import engine
from game.rules.core.piles import Pile
from game.rules.wasteland_riders.clashes import ChoosingCards
from game.rules.wasteland_riders.fight_verbs import Swapping
from game.rules.wasteland_riders.terms import COMBAT_CARDS
from game.view.canvas import Canvas
from game.view.theme import CHALK, CHALK_2, DESK_500, DESK_600, DESK_800, HAIRLINE, INK, PAPER_1
from game.view.widgets.panels import below, zone_label

LUCK, COMBAT = "luck", "combat"
"""The tabs, and what of `Sight.unfolded` switches to one that is not asked for."""
LEAST_SEEN = 64
"""How much of a covered card must stay in sight; else there are two rows."""


def asks_for_combat(sight: Sight) -> bool:
    """Whether the seat has to choose a combat card now."""
    decision = engine.pending(sight.view)
    is_choice = isinstance(decision, ChoosingCards | Swapping)
    return is_choice and sight.seat in engine.waiting_for(sight.view)


def tab_shown(sight: Sight) -> str:
    """What is asked for, unless the person has switched."""
    if asks_for_combat(sight):
        return LUCK if LUCK in sight.unfolded else COMBAT
    return COMBAT if COMBAT in sight.unfolded else LUCK


def _switch(sight: Sight) -> Handle:
    """A click on the tab that is not shown."""
    return unfold(LUCK if asks_for_combat(sight) else COMBAT)


def compose_hand(canvas: Canvas, sight: Sight, rect: Rect) -> None:
    """The tabs and the cards of the one that is shown; only backs while everybody looks on."""
    canvas.zone("hand", rect)
    held: Pile = sight.view.world.knights[sight.seat].luck
    if sight.is_open:
        _compose_backs(canvas, rect, len(held))
        return
    tab = tab_shown(sight)
    box = _compose_tabs(canvas, rect, sight, tab, len(held))
    if tab == COMBAT:
        _compose_combat(canvas, box, sight)
    elif held:
        _compose_luck(canvas, box, sight, held)
    else:
        _compose_empty(canvas, box)


def _compose_tabs(canvas: Canvas, rect: Rect, sight: Sight, shown: str, count: int) -> Rect:
    """Two tabs at the head of the zone; returns what is left below them."""
    kit = canvas.kit
    high, pad = kit.type.leading("min") + kit.px(6), kit.px(10)
    words = {
        LUCK: kit.say("wr-table-tab_luck", count=count, most=sight.view.world.setting.numbers.luck_limit),
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
            canvas.hot(_switch(sight), box, "hand", tip=kit.say(f"wr-table-tab_{tab}_tip"), radius=5)
        left += wide + kit.px(4)
    return below(rect, high + kit.px(4))


def _compose_luck(canvas: Canvas, box: Rect, sight: Sight, held: Pile) -> None:
    names = [at.luck(number) for number in range(len(held))]
    places = rows_of_cards(canvas.kit, box, len(held), LEAST_SEEN)
    for number, card in enumerate(held):
        rect, window = places[number], uncovered(canvas, places, number)
        with canvas.clipped(window):
            if names[number] in sight.hidden:
                card_parts.ghost(canvas, rect)
            else:
                seen = window.right - rect.x - card_parts.radius_of(rect.w)
                draw_luck(canvas, rect, sight.view.world, card, seen)
        canvas.hot(names[number], rect, "hand", radius=9, is_piece=True)


def _compose_backs(canvas: Canvas, rect: Rect, count: int) -> None:
    """How many luck cards the one who is asked has, and how they are looked at."""
    kit = canvas.kit
    box = zone_label(canvas, rect, kit.say("wr-table-zone_luck", count=count))
    note = Rect(box.x, box.bottom - kit.type.leading("small"), box.w, kit.type.leading("small"))
    room = Rect(box.x, box.y, box.w, note.y - box.y - kit.px(4))
    for place in rows_of_cards(kit, room, count, 0):
        draw_luck_back(canvas, place)
    canvas.text(kit.say("wr-table-hand_open"), "small", CHALK_2, note)


def _compose_combat(canvas: Canvas, box: Rect, sight: Sight) -> None:
    """The five that every fighter has, none over another."""
    for card, place in zip(COMBAT_CARDS, side_by_side(canvas, box, len(COMBAT_CARDS)), strict=True):
        handle = at.combat(card)
        if handle in sight.hidden:
            card_parts.ghost(canvas, place)
        else:
            draw_combat(canvas, place, sight.view.world, card)
        canvas.hot(handle, place, "hand", radius=9, is_piece=True)


def side_by_side(canvas: Canvas, box: Rect, count: int) -> Sequence[Rect]:
    """Places for so many cards beside one another, narrow ones as high as there is room for."""
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
