"""The mark on own cards that have come to the hand since their owner last looked at it."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.last_comrade.players import own
from game.rules.last_comrade.insights.received import new_places, received
from game.view.canvas import Canvas
from game.view.theme import BRASS, INK

PENNANT = ((0.0, 0.0), (1.0, 0.0), (0.86, 0.5), (1.0, 1.0), (0.0, 1.0))
TOP = 0.165
"""The height of the mark's upper end, below the title, as a part of the height of a card."""


def new_in_hand(ctx: ViewContext) -> frozenset[int]:
    """The indexes in the own hand of cards that are new.

    Empty while the table is open: who has which cards is then no business of those who look.
    """
    comrade = own(ctx)
    if comrade is None or ctx.is_open:
        return frozenset()
    return new_places(ctx.view.world.players[comrade].hand, received(ctx.latest(), comrade))


def mark_new(canvas: Canvas, rect: Rect, seen: int) -> None:
    """A pennant with a word on the picture of a card of which `seen` pixels are visible."""
    kit = canvas.kit
    words = kit.say("lc-table-new")
    high = min(kit.type.leading("min") + kit.px(2), rect.h // 11)
    wide = min(kit.type.width(words, "min") + high, seen)
    box = Rect(rect.x, rect.y + round(rect.h * TOP), wide, high)
    canvas.blit(kit.shapes.polygon(box.size, PENNANT, INK), (box.x, box.y + kit.px(2)))
    canvas.blit(kit.shapes.polygon(box.size, PENNANT, BRASS), box.topleft)
    canvas.text(words, "min", INK, Rect(box.x + high // 4, box.y, wide - high // 2, high))
