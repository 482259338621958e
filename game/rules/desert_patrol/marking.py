"""Navigate and Observe: choosing tiles to mark without moving a counter."""

from collections.abc import Iterator

from game.rules.core.board import SpaceId
from game.rules.core.frames import Decision
from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.desert_patrol.events import Cause
from game.rules.desert_patrol.intents import ChooseTile, Done, Navigate, Observe
from game.rules.desert_patrol.movement import mark
from game.rules.desert_patrol.playing import Order
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import Side


class Choosing(Decision[World], frozen=True, tag="dp.choosing_tiles", gc=False):
    """Tiles are chosen one by one and marked at once.

    Navigate starts next to the tile `near`, and every further tile touches one already chosen; Observe has no
    `near` and may choose any tile. At least one chosen tile must be without an own marker.
    """

    side: Side
    cause: Cause
    near: SpaceId | None
    left: int
    chosen: tuple[SpaceId, ...] = ()
    marked: bool = False

    def why_not_tile(self, world: World, tile: SpaceId) -> Refusal | None:
        setting = world.setting
        if tile not in setting.tiles:
            return Refusal("DP-SUP-16" if self.near else "DP-SUP-25", {"tile": tile})
        if tile in self.chosen:
            return Refusal("DP-RULING-13", {"action": self.cause})
        if self.near is not None:
            touching = self.chosen or (self.near,)
            if not any(tile in setting.neighbours[other] for other in touching):
                return Refusal("DP-SUP-16", {"tile": tile, "origin": touching[-1]})
        if not self.marked and not self._leads_on(world, tile):
            return Refusal("DP-RULING-16" if self.near else "DP-RULING-17", {"tile": tile, "side": self.side})
        return None

    def _leads_on(self, world: World, tile: SpaceId) -> bool:
        """Whether the chosen tiles include, or can still include, a tile without an own marker."""
        markers = world.forces(self.side).markers
        if tile not in markers:
            return True
        reach = self.left - 1
        if self.near is None:
            return reach > 0 and len(markers) < len(world.setting.tiles)
        group = (*self.chosen, tile)
        return any(
            world.setting.distances[one].get(other, reach + 1) <= reach
            for other in world.setting.tiles
            if other not in markers
            for one in group
        )

    def tiles(self, world: World) -> list[SpaceId]:
        if not self.left:
            return []
        near = world.setting.tiles if self.near is None else self._touching(world)
        return [tile for tile in near if self.why_not_tile(world, tile) is None]

    def _touching(self, world: World) -> tuple[SpaceId, ...]:
        assert self.near is not None
        groups = [world.setting.neighbours[tile] for tile in (self.chosen or (self.near,))]
        return (
            groups[0]
            if len(groups) == 1
            else tuple(dict.fromkeys(tile for group in groups for tile in group))
        )

    def seats(self, world: World) -> frozenset[Seat]:
        return world.setting.asked[self.side] if self.tiles(world) else frozenset()

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (ChooseTile(tile) for tile in world.setting.tiles)
        yield Done()

    def legal(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        choices = tuple(ChooseTile(tile) for tile in self.tiles(world))
        return (*choices, Done()) if self.marked else choices

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if isinstance(intent, ChooseTile):
            return self.why_not_tile(world, intent.tile)
        if not isinstance(intent, Done):
            return Refusal("DP-TURN-02", {"action": self.cause})
        return (
            None
            if self.marked
            else Refusal("DP-RULING-16" if self.near else "DP-RULING-17", {"side": self.side})
        )

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if isinstance(intent, ChooseTile):
            self.choose(play, intent.tile)

    def choose(self, play: Play[World], tile: SpaceId) -> None:
        new = tile not in play.world.forces(self.side).markers
        chosen = (*self.chosen, tile)
        if self.left > 1:
            play.then(Choosing(self.side, self.cause, self.near, self.left - 1, chosen, self.marked or new))
        if new:
            mark(play, self.side, tile, self.cause)


def _first(order: Order) -> Choosing:
    if order.action.do == "navigate":
        return Choosing(order.side, "navigate", order.tile, order.action.value)
    return Choosing(order.side, "observe", None, order.action.value)


def navigates(world: World, order: Order) -> list[Navigate]:
    return [Navigate(order.card, order.way, tile) for tile in _first(order).tiles(world)]


def observes(world: World, order: Order) -> list[Observe]:
    return [Observe(order.card, order.way, tile) for tile in _first(order).tiles(world)]


def why_not_choose(world: World, order: Order, intent: Navigate | Observe) -> Refusal | None:
    return _first(order).why_not_tile(world, intent.tile)


def do_choose(play: Play[World], order: Order, intent: Navigate | Observe) -> None:
    _first(order).choose(play, intent.tile)
