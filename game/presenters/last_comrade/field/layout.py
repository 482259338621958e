"""Where everything lies on the field sheet: lanes one below the other, columns for the places of the Line.

The design is 1482 x 628 pixels inside the neat line. The lanes share the available height; in large type
the names take their extra height from the attack lane, whose words can be set smaller.
"""

from typing import NamedTuple

from pygame import Rect

from game.presenters.shared.cards.card_parts import fitting
from game.rules.last_comrade.state import World
from game.view.kit import Kit

HIGH = 628
ATTACK, NAMES, HEARTS, LINE, TARGETS, SLOTS = 216, 29, 24, 173, 52, 108
"""The heights of the lanes in design pixels, from the enemy's deck down to the cards of the turn."""
MOST_NAMES = 44
"""The greatest height of the names in large type."""
BELOW_ATTACK, BELOW_LINE, BELOW_TARGETS = 8, 8, 2
"""The gaps between the lanes."""
CARD = (124, 173)
SLOT = (74, 104)
ATTACK_CARD = 0.95
"""The height of the attack card as a part of the height of its lane."""
GAP = 20
"""The gap between two cards of the Line."""
ABANDONED = 26
"""The width of a place that the Commissar has left behind."""
MOST_ABANDONED = 0.12
"""All abandoned places together take at most this part of the width."""


class FieldPlan(NamedTuple):
    """The lanes, and the columns of the places in them. Behind the last place stands the Commissar."""

    inside: Rect
    attack: Rect
    names: Rect
    hearts: Rect
    line: Rect
    targets: Rect
    slots: Rect
    places: int
    pitch: float
    card_size: tuple[int, int]
    slot_size: tuple[int, int]
    abandoned: Rect
    """The area behind the Commissar; empty while nobody has died."""

    def column(self, place: int, lane: Rect) -> Rect:
        """The part of a lane that belongs to a place; the Commissar's column follows the last place."""
        left = self.inside.x + round((place - 1) * self.pitch)
        return Rect(left, lane.y, self.inside.x + round(place * self.pitch) - left, lane.h)

    def card(self, place: int) -> Rect:
        """Where the card of the Comrade at this place lies."""
        return _middle(self.column(place, self.line), self.card_size)

    def slot(self, place: int) -> Rect:
        """Where the card of that Comrade's turn lies if no Equipment lies beside it."""
        return _middle(self.column(place, self.slots), self.slot_size)

    @property
    def commissar(self) -> int:
        """The column of the Commissar."""
        return self.places + 1

    @property
    def attack_card_size(self) -> tuple[int, int]:
        """The size of the attack card: it fills its lane except for a narrow margin."""
        return fitting(self.attack, (self.attack.w, round(self.attack.h * ATTACK_CARD)))


def plan_of(kit: Kit, inside: Rect, world: World) -> FieldPlan:
    """The plan for this sheet: with fewer Comrades left they stand farther apart."""
    scale = inside.h / HIGH
    places = max(world.length, 1)
    aside = _abandoned_width(kit, inside, world)
    pitch = (inside.w - aside) / (places + 1)
    attack, names, hearts, line, targets, slots = _lanes(kit, inside)
    narrow = round(pitch) - kit.px(GAP)
    card = fitting(Rect(0, 0, narrow, line.h), (round(CARD[0] * scale), round(CARD[1] * scale)))
    slot = fitting(Rect(0, 0, narrow, slots.h), (round(SLOT[0] * scale), round(SLOT[1] * scale)))
    # With many Comrades the cards are narrow, so height is left: two rows of hearts need it.
    spare = max(0, line.h - card[1]) * 2 // 3
    hearts.h += spare
    line = Rect(line.x, line.y + spare, line.w, line.h - spare)
    abandoned = Rect(inside.right - aside, line.y, aside, line.h)
    return FieldPlan(
        inside, attack, names, hearts, line, targets, slots, places, pitch, card, slot, abandoned
    )


def _lanes(kit: Kit, inside: Rect) -> tuple[Rect, Rect, Rect, Rect, Rect, Rect]:
    scale = inside.h / HIGH
    printed = round(NAMES * scale)
    names = min(max(kit.type.leading("ui_bold") + kit.px(5), printed), round(MOST_NAMES * scale))
    top = float(inside.y)

    def lane(high: float, gap: float = 0.0) -> Rect:
        nonlocal top
        rect = Rect(inside.x, round(top), inside.w, round(top + high) - round(top))
        top += high + gap * scale
        return rect

    return (
        lane(ATTACK * scale - (names - printed), BELOW_ATTACK),
        lane(names),
        lane(HEARTS * scale),
        lane(LINE * scale, BELOW_LINE),
        lane(TARGETS * scale, BELOW_TARGETS),
        lane(SLOTS * scale),
    )


def _abandoned_width(kit: Kit, inside: Rect, world: World) -> int:
    left_behind = world.seats + 1 - world.length if world.line else 0
    return min(kit.px(ABANDONED) * max(0, left_behind), round(inside.w * MOST_ABANDONED))


def _middle(box: Rect, size: tuple[int, int]) -> Rect:
    return Rect(box.centerx - size[0] // 2, box.centery - size[1] // 2, *size)
