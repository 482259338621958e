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
"""The beginnings of the spots whose cards other players see face down."""


class PublicDecision(Asked, frozen=True, gc=False):
    """A decision by public facts alone, except for cards that only the asked player knows and may use
    first."""

    is_public_decision: ClassVar[bool] = True

    def has_private_ways(self, world: World) -> bool:
        """Whether the player may have such a card, by public facts (WR-GEAR-19)."""
        return any(texts.may_have_hidden(world, seat) for seat in self.seats(world))

    def is_public(self, world: World, seat: Seat, intent: Intent) -> bool:
        if type(intent) is UseGear:
            return not intent.spot.startswith(STOWED) or intent.spot == "vehicle_card"
        return type(intent) is not PlayLuck


class PublicDecisionWithSecrets(PublicDecision, frozen=True, gc=False):
    """A decision at the open table, unless the asked player first wants to look at their own cards."""

    def has_private_ways(self, world: World) -> bool:
        return True


class PublicFightDecision(PublicDecisionWithSecrets, frozen=True, gc=False):
    """A fighter decides in front of all; a knight may first use texts that work at any time (WR-GEAR-19)."""

    side: Side

    def has_private_ways(self, world: World) -> bool:
        """False for the leader of an enemy, who uses nothing of their own (WR-SCAV-04)."""
        return world.fight is not None and world.fight.side(self.side).seat is not None
