"""Decisions that are taken before all: what they are about lies open, and nobody need show a hand."""

from typing import ClassVar

from game.rules.core.ids import Seat
from game.rules.core.values import Intent
from game.rules.wasteland_riders.intents.common import PlayLuck, UseGear
from game.rules.wasteland_riders.texts import texts
from game.rules.wasteland_riders.texts.asking import Asked
from game.rules.wasteland_riders.world.fight import Side
from game.rules.wasteland_riders.world.state import World

STOWED = ("backpack", "vehicle_")
"""How the spots of cards begin that lie face down for the others."""


class PublicDecision(Asked, frozen=True, gc=False):
    """Decided by public facts alone, but for cards that only who is asked knows and may use first."""

    is_public_decision: ClassVar[bool] = True

    def has_private_ways(self, world: World) -> bool:
        """Whether he may have such a card, as far as all can see (WR-GEAR-19)."""
        return any(texts.may_have_hidden(world, seat) for seat in self.seats(world))

    def is_public(self, world: World, seat: Seat, intent: Intent) -> bool:
        if type(intent) is UseGear:
            return not intent.spot.startswith(STOWED) or intent.spot == "vehicle_card"
        return type(intent) is not PlayLuck


class PublicDecisionWithSecrets(PublicDecision, frozen=True, gc=False):
    """Decided before all, unless who is asked would rather look at his cards first, whatever they are."""

    def has_private_ways(self, world: World) -> bool:
        return True


class PublicFightDecision(PublicDecisionWithSecrets, frozen=True, gc=False):
    """A fighter decides before all; a knight may first use what works at any time (WR-GEAR-19)."""

    side: Side

    def has_private_ways(self, world: World) -> bool:
        """Who leads an enemy uses nothing of his own (WR-SCAV-04)."""
        return world.fight is not None and world.fight.side(self.side).seat is not None
