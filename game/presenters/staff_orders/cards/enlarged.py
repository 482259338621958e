"""An operation card shown large: when it is played, its effect, its rule, a line of flavour."""

from pygame import Rect

from game.presenters.shared.cards import card_parts
from game.presenters.shared.cards.card_parts import Plan, radius_of
from game.presenters.staff_orders.cards import operations
from game.presenters.staff_orders.pictures_of import rule_of_card
from game.rules.core.ids import CardId
from game.rules.staff_orders.state import World
from game.view.canvas import Canvas
from game.view.theme import BRASS_D, INK, INK_2, INK_3, PAPER_2, PAPER_4

LARGE = card_parts.LARGE
TITLE, PICTURE, FLAVOUR, REROLL = 58, 206, 36, 66
"""Heights on a large card, in its design."""


def large_card(canvas: Canvas, rect: Rect, world: World, card: CardId) -> None:
    """Draw the card as large as `rect`, in full sentences."""
    kit, plan = canvas.kit, Plan(rect, LARGE[0])
    canvas.shadow(rect, radius_of(rect.w), "s3")
    operations.large_ground(canvas, plan, world.setting, card, (TITLE, PICTURE))
    when, text = operations.full_words(kit, world.setting, card)
    left, wide = 24, LARGE[0] - 48
    top = operations.BORDER + TITLE + PICTURE + 12
    _compose_when(canvas, plan, plan.box(left, top, wide, 58), world, card, when)
    end = plan.high - 10 - FLAVOUR - REROLL
    canvas.words(text, "body", INK, plan.box(left, top + 64, wide, end - top - 96), fit=True)
    rule = plan.box(left, end - 28, wide, 22)
    canvas.text(kit.say("so-table-rule", rule=rule_of_card(card)), "min", BRASS_D, rule, align="right")
    _compose_reroll(canvas, plan, plan.box(operations.BORDER, end, LARGE[0] - 2 * operations.BORDER, REROLL))
    flavour = plan.box(left, plan.high - 8 - FLAVOUR, wide, FLAVOUR)
    canvas.text(kit.say(f"so-card-{card}.flavour"), "flavour", INK_3, flavour, align="center")


def _compose_when(canvas: Canvas, plan: Plan, box: Rect, world: World, card: CardId, when: str) -> None:
    """Draw the requirement beside its symbol, and below it in whose turn that is."""
    kit, side = canvas.kit, plan.px(44)
    operations.when_disc(canvas, Rect(box.x, box.y + (box.h - side) // 2, side, side), world.setting, card)
    left = box.x + side + plan.px(12)
    upper = Rect(left, box.y, box.right - left, box.h * 62 // 100)
    canvas.words(when, "body_bold", INK, upper, valign="middle", fit=True)
    turn = kit.say(f"so-card-{world.setting.cards[card].symbol}")
    canvas.text(turn, "small", INK_2, Rect(left, upper.bottom, upper.w, box.bottom - upper.bottom))


def _compose_reroll(canvas: Canvas, plan: Plan, box: Rect) -> None:
    """Draw what every card can be discarded for instead."""
    kit = canvas.kit
    canvas.fill(box, PAPER_2)
    canvas.fill(Rect(box.x, box.y, box.w, max(1, plan.px(1))), PAPER_4)
    mark = Rect(box.x + plan.px(16), box.y, plan.px(40), box.h)
    canvas.icon("dice_multiple", mark, INK_2, 34 * plan.unit / kit.metrics.unit)
    left = mark.right + plan.px(12)
    words = Rect(left, box.y + plan.px(3), box.right - left - plan.px(14), box.h - plan.px(6))
    canvas.words(kit.say("so-card-reroll"), "small", INK_2, words, valign="middle", fit=True)
