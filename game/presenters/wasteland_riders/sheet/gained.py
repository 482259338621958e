"""A card that must be placed at once: until then it lies large in the middle of the own sheet."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.cards.card_parts import ghost
from game.presenters.wasteland_riders.cards.gear_card import draw_gear
from game.presenters.wasteland_riders.cards.vehicle_card import draw_car
from game.presenters.wasteland_riders.controls import handles as at
from game.rules.core.ids import HIDDEN, CardId
from game.rules.wasteland_riders.gear.carried import GAINED
from game.rules.wasteland_riders.world.items import Item
from game.rules.wasteland_riders.world.state import Car, World
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import BRASS, CHALK, DESK_800, INK_2, LAMP


def compose_gained(canvas: Canvas, ctx: ViewContext, box: Rect) -> None:
    """The card, what to do with it, and how many more wait."""
    kit, gained = canvas.kit, ctx.view.world.knights[ctx.seat].gained
    canvas.rounded(box, 8, DESK_800, LAMP, 2, shadow="s1")
    pad = kit.px(8)
    inner = box.inflate(-2 * pad, -2 * pad)
    card = Rect(inner.x, inner.y, min(inner.w // 3, inner.h * 78 // 100), inner.h)
    handle = at.SPOT(GAINED)
    if handle in ctx.hidden:
        ghost(canvas, card, INK_2)
    else:
        _draw(canvas, ctx, card, gained[0])
    canvas.hit_area(handle, card, "sheet", radius=5, is_piece=True)
    left = card.right + pad
    words = Rect(left, inner.y, inner.right - left, inner.h)
    high = words.h * 34 // 100
    # A small tile has no room for the name.
    name = _name(kit, ctx.view.world, gained[0].card) if kit.metrics.is_compact else ""
    head = name or kit.say("wr-sheet-place")
    canvas.words(head, "h3", LAMP, Rect(words.x, words.y, words.w, high), valign="middle", fit=True)
    has_more = len(gained) > 1
    rest = Rect(words.x, words.y + high, words.w, words.h - high * (2 if has_more else 1))
    if not (has_more and kit.metrics.is_compact):
        canvas.words(kit.say("wr-sheet-place.how"), "small", CHALK, rest, fit=True)
    if has_more:
        line = Rect(words.x, words.bottom - high, words.w, high)
        canvas.text(kit.say("wr-sheet-waiting", n=len(gained) - 1), "small", BRASS, line)


def _name(kit: Kit, world: World, card: CardId) -> str:
    """Its name; empty for a hidden card."""
    if card == HIDDEN:
        return ""
    return kit.say(f"wr-{'vehicle' if world.setting.is_vehicle(card) else 'gear'}-{card}")


def _draw(canvas: Canvas, ctx: ViewContext, rect: Rect, item: Item) -> None:
    world = ctx.view.world
    if world.setting.is_vehicle(item.card):
        draw_car(canvas, rect, world, Car(item.card))
    else:
        draw_gear(canvas, rect, world, item, "tile")
