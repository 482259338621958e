"""Which cards of the own hand have come since their owner last looked at it, and the mark they bear."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.last_comrade.players import own
from game.rules.core.values import Event
from game.rules.last_comrade import events as ev
from game.rules.last_comrade.terms import ComradeId
from game.session.history import VisibleStep
from game.view.canvas import Canvas
from game.view.theme import BRASS, INK

if TYPE_CHECKING:
    from game.rules.core.ids import CardId

LOOKED = (
    ev.DraftPicked,
    ev.CardPassedOn,
    ev.CardCommitted,
    ev.StoodDown,
    ev.EventAnnounced,
    ev.HandsSwapped,
    ev.CardTaken,
)
"""What a player does with his hand before his eyes: nothing in it is new to him any more."""
PENNANT = ((0.0, 0.0), (1.0, 0.0), (0.86, 0.5), (1.0, 1.0), (0.0, 1.0))
TOP = 0.165
"""Below the title of a card, where its picture begins, as a part of its height."""


class Received:
    """Cards that came into one player's hand, followed from the first event to the last."""

    def __init__(self, comrade: ComradeId) -> None:
        self._comrade = comrade
        self.cards: Counter[CardId] = Counter()
        self.is_all = False
        """The whole hand came from somebody else."""

    def follow(self, event: Event) -> None:
        if isinstance(event, LOOKED) and event.comrade == self._comrade:
            self.cards.clear()
            self.is_all = False
        if isinstance(event, ev.CardsDrawn) and event.comrade == self._comrade:
            self.cards.update(event.cards)
        elif isinstance(event, ev.CardTaken) and event.comrade == self._comrade:
            self.cards[event.card] += 1
        elif isinstance(event, ev.HandsSwapped) and self._comrade in (event.comrade, event.other):
            self.is_all = True


def received(history: Sequence[VisibleStep], comrade: ComradeId) -> Received:
    """From the last step on in which he had his hand before his eyes: what came before is not new."""
    found = Received(comrade)
    for step in history[_last_look(history, comrade) :]:
        for event in step.events:
            found.follow(event)
    return found


def _last_look(history: Sequence[VisibleStep], comrade: ComradeId) -> int:
    for place in range(len(history) - 1, 0, -1):
        if any(isinstance(event, LOOKED) and event.comrade == comrade for event in history[place].events):
            return place
    return 0


def new_places(ctx: ViewContext) -> frozenset[int]:
    """The places in the own hand of cards that are new; of several alike the last ones are.

    Nothing where the table lies open: which cards somebody has is then no matter of those who look.
    """
    comrade = own(ctx)
    if comrade is None or ctx.is_open:
        return frozenset()
    hand, found = ctx.view.world.players[comrade].hand, received(ctx.history, comrade)
    if found.is_all:
        return frozenset(range(len(hand)))
    places: set[int] = set()
    for place in range(len(hand) - 1, -1, -1):
        if found.cards[hand[place]] > 0:
            found.cards[hand[place]] -= 1
            places.add(place)
    return frozenset(places)


def mark_new(canvas: Canvas, rect: Rect, seen: int) -> None:
    """A pennant with a word on the picture of a card, of which so many pixels are in view."""
    kit = canvas.kit
    words = kit.say("lc-table-new")
    high = min(kit.type.leading("min") + kit.px(2), rect.h // 11)
    wide = min(kit.type.width(words, "min") + high, seen)
    box = Rect(rect.x, rect.y + round(rect.h * TOP), wide, high)
    canvas.blit(kit.shapes.polygon(box.size, PENNANT, INK), (box.x, box.y + kit.px(2)))
    canvas.blit(kit.shapes.polygon(box.size, PENNANT, BRASS), box.topleft)
    canvas.text(words, "min", INK, Rect(box.x + high // 4, box.y, wide - high // 2, high))
