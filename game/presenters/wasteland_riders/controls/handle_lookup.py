"""Finds the handles of a seat's things while a decision waits: all bindings use it."""

from typing import Any

from game.presenters.shared.controls.bindings import Handles, copies
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.controls.own_spots import container_handles, shown_at
from game.rules.core.frames import Decision
from game.rules.core.ids import CardId, Seat
from game.rules.wasteland_riders.gear.carried import CONTAINERS
from game.rules.wasteland_riders.terms import Spot
from game.rules.wasteland_riders.world.state import Deal, Knight, World
from game.view.handles import Handle


class HandleLookup:
    """Finds the handles of one seat's things while a decision waits."""

    __slots__ = ("decision", "seat", "world")

    def __init__(self, world: World, seat: Seat, decision: Decision[World]) -> None:
        self.world = world
        self.seat = seat
        self.decision: Any = decision

    @property
    def knight(self) -> Knight:
        return self.world.knights[self.seat]

    @property
    def deal(self) -> Deal:
        assert self.world.deal is not None
        return self.world.deal

    def spot(self, where: Spot) -> Handle:
        return shown_at(self.world.setting, self.knight, where)

    def targets(self, where: Spot) -> Handles:
        """Where a card is put to reach this spot: a container also takes it on the cards in it."""
        if where in CONTAINERS:
            return container_handles(self.knight, where)
        return (self.spot(where),)

    def luck(self, card: CardId) -> Handles:
        return copies(self.knight.luck, card, at.LUCK)

    def person(self, seat: Seat) -> Handles:
        """A knight's marker, or their panel."""
        return at.KNIGHT(seat), at.SEAT(seat)
