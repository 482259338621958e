"""The world of Staff Orders: what lies where."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from game.rules.core.ids import CardId, Seat
from game.rules.core.piles import Pile
from game.rules.core.values import Outcome
from game.rules.staff_orders.setting import Setting
from game.rules.staff_orders.terms import (
    ActionSpaceId,
    BonusId,
    Domain,
    Faction,
    PlaceId,
    SupportName,
    enemy,
)

Signals = Literal["none", "held", "with_commander"]
"""`with_commander`: the holder of the signals unit took a commander for it, and must return it on losing
it."""

ASKED = (frozenset((Seat(0),)), frozenset((Seat(1),)))
"""For each seat the set of only that seat."""


class Army(msgspec.Struct, frozen=True, gc=False):
    """The pieces and cards of one faction, and what it has done this round and this turn."""

    soldiers: Mapping[PlaceId, int]
    """For every land area, including those with 0."""
    aircraft: Mapping[PlaceId, int]
    """For every air zone; empty in the mountain operation."""
    reserve_soldiers: int
    reserve_aircraft: int
    commanders: int
    """Commanders in the reserve."""
    staging: int
    """Commanders in the staging zone."""
    hand: Pile = ()
    passed: bool = False
    used: tuple[SupportName, ...] = ()
    """Support actions taken this round: one space of each pair."""
    momentum: int = 0
    """Momentum effects of this round: so many commanders go back to staging at withdrawal."""
    effects: tuple[CardId, ...] = ()
    """Special effects played this turn, in the own or the enemy's turn: never two of a kind."""
    signals: Signals = "none"

    def pieces(self, layer: Domain) -> Mapping[PlaceId, int]:
        return self.soldiers if layer == "land" else self.aircraft

    def reserve(self, layer: Domain) -> int:
        return self.reserve_soldiers if layer == "land" else self.reserve_aircraft


class World(msgspec.Struct, frozen=True, gc=False):
    """The whole table of one match."""

    setting: Setting
    factions: tuple[Faction, Faction]
    """The colour of each seat."""
    blue: Army
    yellow: Army
    deck: Pile
    """The top is the first card."""
    discard: Pile = ()
    """The top is the last card."""
    round: int = 0
    initiative: Faction = "blue"
    turn: Faction | None = None
    commanders: Mapping[ActionSpaceId, Faction] = {}
    """The owner of the commander on each occupied action space."""
    tokens: Mapping[PlaceId, BonusId] = {}
    boxed: tuple[BonusId, ...] = ()
    outcome: Outcome | None = None

    def army(self, faction: Faction) -> Army:
        return self.blue if faction == "blue" else self.yellow

    def pieces(self, faction: Faction, layer: Domain) -> Mapping[PlaceId, int]:
        """The number of soldiers or aircraft of a faction in each place."""
        army = self.blue if faction == "blue" else self.yellow
        return army.soldiers if layer == "land" else army.aircraft

    def faction_of(self, seat: Seat) -> Faction:
        return self.factions[seat]

    def seat_of(self, faction: Faction) -> Seat:
        return Seat(self.factions.index(faction))

    def asked(self, faction: Faction) -> frozenset[Seat]:
        """The seats a decision of one faction waits for."""
        return ASKED[self.factions.index(faction)]

    def strength(self, faction: Faction, layer: Domain, place: PlaceId) -> int:
        """The number of soldiers or aircraft of a faction in one place."""
        return self.pieces(faction, layer)[place]

    def is_contested(self, layer: Domain, place: PlaceId) -> bool:
        return bool(self.blue.pieces(layer)[place] and self.yellow.pieces(layer)[place])

    def controls(self, faction: Faction, layer: Domain, place: PlaceId) -> bool:
        """Until a clash is over, only the defender controls the place; the attacker is the player in turn."""
        if not self.pieces(faction, layer)[place]:
            return False
        return self.turn != faction or not self.pieces(enemy(faction), layer)[place]

    def deployed(self, faction: Faction) -> tuple[ActionSpaceId, ...]:
        """The action spaces with a commander of this faction, in the order of the board."""
        return tuple(space for space in self.setting.spaces if self.commanders.get(space) == faction)
