"""Public decisions: they depend on public facts, and nobody has to show a hand."""

from typing import ClassVar

from game.rules.core.ids import Seat
from game.rules.core.values import Intent
from game.rules.wasteland_riders.intents.common import PlayLuck, UseGear
from game.rules.wasteland_riders.texts import texts
from game.rules.wasteland_riders.texts.asking import Asked
from game.rules.wasteland_riders.world.fight import Side
from game.rules.wasteland_riders.world.state import World

STOWED = ("backpack", "vehicle_")
"""The beginnings of the spots whose cards are face down for the others."""


class PublicDecision(Asked, frozen=True, gc=False):
    """A decision by public facts alone, except for cards that only the asked player knows and may use
    first."""

    is_public_decision: ClassVar[bool] = True

    def has_private_ways(self, world: World) -> bool:
        """Whether he may have such a card, by public facts (WR-GEAR-19)."""
        return any(texts.may_have_hidden(world, seat) for seat in self.seats(world))

    def is_public(self, world: World, seat: Seat, intent: Intent) -> bool:
        if type(intent) is UseGear:
            return not intent.spot.startswith(STOWED) or intent.spot == "vehicle_card"
        return type(intent) is not PlayLuck


class PublicDecisionWithSecrets(PublicDecision, frozen=True, gc=False):
    """Decided at the open table, unless the asked player wants to look at his cards first, whatever they
    are."""

    def has_private_ways(self, world: World) -> bool:
        return True


class PublicFightDecision(PublicDecisionWithSecrets, frozen=True, gc=False):
    """A fighter decides before all; a knight may first use what works at any time (WR-GEAR-19)."""

    side: Side

    def has_private_ways(self, world: World) -> bool:
        """Who leads an enemy uses nothing of his own (WR-SCAV-04)."""
        return world.fight is not None and world.fight.side(self.side).seat is not None
