"""Movement step: who moves, how, and along which route (WR-MOVE-01..09, WR-FOOT)."""

from collections.abc import Iterator

from game.rules.core.frames import Step
from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.wasteland_riders.events.common import (
    KnightActive,
    KnightSkipped,
    PlannedDiscarded,
    StepEntered,
)
from game.rules.wasteland_riders.events.journey import HexMarked, ModeChosen, MovementEnded, RouteConfirmed
from game.rules.wasteland_riders.intents.common import ChooseMode, ConfirmRoute, MarkHex
from game.rules.wasteland_riders.movement.driving import Depart
from game.rules.wasteland_riders.preparation import nobody_active
from game.rules.wasteland_riders.roles import pass_role
from game.rules.wasteland_riders.terms import HexId, MoveMode
from game.rules.wasteland_riders.texts.asking import Asked
from game.rules.wasteland_riders.windows.windows import ReactionWindow
from game.rules.wasteland_riders.world.state import Move, World

MODES: tuple[MoveMode, ...] = ("vehicle", "foot", "stay")


class MovementStep(Step[World], frozen=True, tag="wr.movement_step", gc=False):
    """In round order each knight moves; then the cards left under the Scavenger marker are discarded."""

    def run(self, play: Play[World]) -> None:
        play.do(StepEntered("movement"))
        play.then(*(MoveTurn(seat) for seat in play.world.round_order), MovementStepEnds())


class MovementStepEnds(Step[World], frozen=True, tag="wr.movement_step_ends", gc=False):
    """The Scavenger role goes back to the Scavenger of the first player (WR-SCAV-02); planned cards are
    discarded."""

    def run(self, play: Play[World]) -> None:
        play.do(StepEntered("exploration"))
        nobody_active(play)
        if play.world.planned:
            play.do(PlannedDiscarded(tuple(planned.card for planned in play.world.planned)))


class MoveTurn(Step[World], frozen=True, tag="wr.move_turn", gc=False):
    """A knight becomes active; an unconscious one may still be revived (WR-KO-02)."""

    seat: Seat

    def run(self, play: Play[World]) -> None:
        play.do(KnightActive(self.seat))
        pass_role(play)
        play.then(MoveBegins(self.seat))
        if not play.world.knights[self.seat].conscious:
            play.then(ReactionWindow("on_ko", (self.seat,)))


class MoveBegins(Step[World], frozen=True, tag="wr.move_begins", gc=False):
    """A conscious knight chooses how to move; an unconscious one misses the movement."""

    seat: Seat

    def run(self, play: Play[World]) -> None:
        if play.world.knights[self.seat].conscious:
            play.then(ChoosingMode(self.seat))
        else:
            play.do(KnightSkipped(self.seat, unconscious=True))


class ChoosingMode(Asked, frozen=True, tag="wr.choosing_mode", gc=False):
    """Move by vehicle, on foot, or stay (WR-MOVE-02)."""

    seat: Seat

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat)

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from map(ChooseMode, MODES)

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is ChooseMode:
            knight = world.knights[self.seat]
            if intent.mode == "vehicle" and (knight.car is None or knight.fuel < 1):
                return Refusal("WR-MOVE-03", {"fuel": knight.fuel})
            return None
        return Refusal("WR-MOVE-02")

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert type(intent) is ChooseMode
        here = play.world.knights[self.seat].hex
        play.do(ModeChosen(self.seat, intent.mode, here))
        if intent.mode == "stay":
            play.do(MovementEnded(self.seat, here))
        else:
            play.then(MarkingRoute(self.seat))


class MarkingRoute(Asked, frozen=True, tag="wr.marking_route", gc=False):
    """A route token on each hex of the route; exactly one hex on foot (WR-MOVE-04, WR-FOOT-01)."""

    seat: Seat

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat)

    def _move(self, world: World) -> Move:
        assert world.move is not None
        return world.move

    def _last(self, world: World) -> HexId:
        move = self._move(world)
        return move.route[-1] if move.route else move.start

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield ConfirmRoute()
        yield from (MarkHex(place) for place in world.setting.hexes)

    def open_ways(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        move = self._move(world)
        near = [
            MarkHex(place)
            for place in world.setting.neighbours[self._last(world)]
            if place not in move.route and place != move.start
        ]
        return (ConfirmRoute(), *near) if move.route else tuple(near)

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        move = self._move(world)
        if type(intent) is ConfirmRoute:
            return None if move.route else Refusal("WR-MOVE-04")
        if type(intent) is not MarkHex:
            return Refusal("WR-MOVE-08")
        if intent.hex in move.route or intent.hex == move.start:
            return Refusal("WR-MOVE-05", {"hex": intent.hex})
        if intent.hex not in world.setting.neighbours[self._last(world)]:
            return Refusal("WR-MOVE-06", {"hex": intent.hex})
        return None

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if type(intent) is MarkHex:
            play.do(HexMarked(self.seat, intent.hex))
            if self._move(play.world).mode == "vehicle":
                play.then(self)
                return
        move = self._move(play.world)
        play.do(RouteConfirmed(self.seat, move.route, move.mode))
        order = play.world.order_from(self.seat)
        play.then(ReactionWindow("before_move", order), Depart(self.seat))
