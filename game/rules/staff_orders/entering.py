"""Advance and Flight: pieces enter the linked place from adjacent supplied ones, then may clash."""

from collections.abc import Iterator

from msgspec.structs import replace

from game.rules.core.frames import Decision, Frame
from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.staff_orders.bonus_soldier import BonusSoldier
from game.rules.staff_orders.clash import Clash
from game.rules.staff_orders.intents import Done, Enter, FlyIn
from game.rules.staff_orders.pieces import move
from game.rules.staff_orders.setting import ActionSpace
from game.rules.staff_orders.state import World
from game.rules.staff_orders.supply import holds, sources, supplied
from game.rules.staff_orders.supporting import Supporting
from game.rules.staff_orders.terms import FORWARD_OUTPOST, Domain, Faction, PlaceId

RULES: dict[Domain, tuple[str, str, str, str]] = {
    "land": ("SO-ADV-01", "SO-ADV-02", "SO-ADV-03", "SO-ADV-04"),
    "air": ("SO-FLY-01", "SO-FLY-02", "SO-FLY-03", "SO-FLY-04"),
}
"""Rule ids: place not controlled; a neighbour with two pieces; sources; never the last piece."""


def why_not_enter(world: World, faction: Faction, space: ActionSpace) -> Refusal | None:
    """Why Advance or Flight may not be placed here; None if it may."""
    assert space.place is not None
    is_own, no_source, _, _ = RULES[space.layer]
    own = world.pieces(faction, space.layer)
    if own[space.place] and world.controls(faction, space.layer, space.place):
        return Refusal(is_own, {"place": space.place})
    near = [place for place in world.setting.neighbours[space.place] if own[place] > 1]
    if near and not supplied(world, faction, space.layer).isdisjoint(near):
        return None
    return Refusal(no_source, {"place": space.place})


def enter_frames(world: World, faction: Faction, space: ActionSpace) -> tuple[Frame, ...]:
    """The frames of an Advance or Flight; sources and bonus are determined now."""
    assert space.place is not None
    layer, place = space.layer, space.place
    entering = Entering(faction, layer, place, sources(world, faction, layer, place))
    supporting = Supporting(faction, "advance" if layer == "land" else "flight", place)
    clash = Clash(faction, layer, place)
    if layer == "land" and holds(world, faction, FORWARD_OUTPOST):
        return entering, BonusSoldier(faction, FORWARD_OUTPOST, place), supporting, clash
    return entering, supporting, clash


class Entering(Decision[World], frozen=True, tag="so.entering", gc=False):
    """One or more pieces from any of the sources; the last piece of a place never leaves it."""

    faction: Faction
    layer: Domain
    place: PlaceId
    sources: tuple[PlaceId, ...]
    moved: int = 0

    def seats(self, world: World) -> frozenset[Seat]:
        own = world.pieces(self.faction, self.layer)
        is_open = any(own[place] > 1 for place in self.sources)
        return world.asked(self.faction) if is_open else frozenset()

    def _intent(self, place: PlaceId, count: int) -> Enter | FlyIn:
        return Enter(place, count) if self.layer == "land" else FlyIn(place, count)

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield Done()
        for place, own in world.pieces(self.faction, self.layer).items():
            yield from (self._intent(place, count) for count in range(1, max(own, 1) + 1))

    def legal(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        own = world.pieces(self.faction, self.layer)
        found: list[Intent] = [
            self._intent(place, count) for place in self.sources for count in range(1, own[place])
        ]
        return (*found, Done()) if self.moved else tuple(found)

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        _, _, from_where, the_last = RULES[self.layer]
        if isinstance(intent, Done):
            return None if self.moved else self.why_not_elsewhere()
        if not isinstance(intent, Enter if self.layer == "land" else FlyIn):
            return Refusal("SO-ACT-01")
        if intent.place not in self.sources or intent.count < 1:
            return Refusal(from_where, {"origin": intent.place, "place": self.place})
        own = world.strength(self.faction, self.layer, intent.place)
        if intent.count >= own:
            return Refusal(the_last, {"origin": intent.place, "count": own})
        return None

    def why_not_elsewhere(self) -> Refusal:
        """The refusal for a place other than the linked one."""
        return Refusal(RULES[self.layer][2], {"place": self.place})

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if isinstance(intent, Enter | FlyIn):
            play.then(replace(self, moved=self.moved + intent.count))
            move(play, self.faction, self.layer, intent.place, self.place, intent.count)
