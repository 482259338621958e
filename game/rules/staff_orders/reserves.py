"""Reinforcement and Scramble: top up the reserve if it is too small, then place pieces from it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.rules.core.frames import Decision, Frame, Step
from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.core.values import Fact, Intent, Refusal
from game.rules.staff_orders.clash import Clash
from game.rules.staff_orders.effects import effect_candidates, effects, play_card, why_not_effect
from game.rules.staff_orders.intents import (
    Done,
    PlaceAircraft,
    PlaceSoldiers,
    PlayEffect,
    TopUpAircraft,
    TopUpSoldiers,
)
from game.rules.staff_orders.pieces import from_reserve, to_reserve
from game.rules.staff_orders.setting import ActionSpace
from game.rules.staff_orders.state import World
from game.rules.staff_orders.supply import bonus, supplied
from game.rules.staff_orders.terms import SUPPLY_DEPOT, Domain, Faction, PlaceId, Window

if TYPE_CHECKING:
    from game.rules.staff_orders.events import FromReserve

WINDOW: tuple[Window, ...] = ("reinforce",)


def reinforce_frames(world: World, faction: Faction, space: ActionSpace) -> tuple[Frame, ...]:
    """The frames of a Reinforcement; strength, depot and supply are determined when the commander is
    placed."""
    strength, extra = space.strength(faction), bonus(world, faction, SUPPLY_DEPOT)
    shortage = strength + extra - world.army(faction).reserve_soldiers
    places = _in_order(world, "land", supplied(world, faction, "land"))
    return (
        ToppingUp(faction, "land", max(0, shortage)),
        PlacingBegins(faction, "land", strength, extra, places),
    )


def scramble_frames(world: World, faction: Faction, space: ActionSpace) -> tuple[Frame, ...]:
    """The frames of a Scramble. If the own HQ zone is not held, nothing is supplied: then only that zone can
    be filled, as far as the player wants."""
    strength = space.strength(faction)
    shortage = strength - world.army(faction).reserve_aircraft
    home = world.setting.home["air"][faction]
    places = _in_order(world, "air", supplied(world, faction, "air"))
    placing = (
        PlacingBegins(faction, "air", strength, 0, places)
        if places
        else PlacingBegins(faction, "air", 0, strength, (home,), stranded=True)
    )
    return ToppingUp(faction, "air", max(0, shortage)), placing, Clash(faction, "air", home)


def _in_order(world: World, layer: Domain, places: frozenset[PlaceId]) -> tuple[PlaceId, ...]:
    return tuple(place for place in world.setting.places[layer] if place in places)


class ToppingUp(Decision[World], frozen=True, tag="so.topping_up", gc=False):
    """Pieces may go back to the reserve, at most the shortage, from any controlled place but never the last
    piece of one."""

    faction: Faction
    layer: Domain
    left: int

    def seats(self, world: World) -> frozenset[Seat]:
        own = world.pieces(self.faction, self.layer)
        is_open = self.left and any(count > 1 for count in own.values())
        return world.asked(self.faction) if is_open else frozenset()

    def _intent(self, place: PlaceId, count: int) -> TopUpSoldiers | TopUpAircraft:
        return TopUpSoldiers(place, count) if self.layer == "land" else TopUpAircraft(place, count)

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield Done()
        for place in world.setting.places[self.layer]:
            yield from (self._intent(place, count) for count in range(1, self.left + 2))

    def legal(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        own = world.pieces(self.faction, self.layer)
        found = (
            self._intent(place, count)
            for place in world.setting.places[self.layer]
            for count in range(1, min(own[place] - 1, self.left) + 1)
        )
        return (Done(), *found)

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        is_land = self.layer == "land"
        shortage, the_last = ("SO-REINF-07", "SO-REINF-08") if is_land else ("SO-SCR-06", "SO-SCR-06")
        if isinstance(intent, Done):
            return None
        if not isinstance(intent, TopUpSoldiers if is_land else TopUpAircraft):
            return Refusal("SO-ACT-01")
        own = world.pieces(self.faction, self.layer).get(intent.place, 0)
        facts: dict[str, Fact] = {"place": intent.place, "count": intent.count, "most": self.left, "own": own}
        if not own or not 1 <= intent.count <= self.left:
            return Refusal(shortage, facts)
        return Refusal(the_last, facts) if intent.count >= own else None

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if isinstance(intent, TopUpSoldiers | TopUpAircraft):
            play.then(replace(self, left=self.left - intent.count))
            to_reserve(play, self.faction, self.layer, intent.place, intent.count, "top_up")


class PlacingBegins(Step[World], frozen=True, tag="so.placing_begins", gc=False):
    """The number that must be placed is fixed after the top-up: as many as strength, reserve and limit
    allow."""

    faction: Faction
    layer: Domain
    strength: int
    extra: int
    places: tuple[PlaceId, ...]
    stranded: bool = False

    def run(self, play: Play[World]) -> None:
        army = play.world.army(self.faction)
        room = capacity(play.world, self.faction, self.layer, self.places)
        must = min(self.strength, army.reserve(self.layer), room)
        left = self.strength + self.extra
        play.then(Placing(self.faction, self.layer, must, left, self.places, self.stranded))


def capacity(world: World, faction: Faction, layer: Domain, places: tuple[PlaceId, ...]) -> int:
    """How many more pieces these places can hold together before each is full."""
    own, limit = world.pieces(faction, layer), world.setting.numbers.stack_limit
    return sum(max(0, limit - own[place]) for place in places)


class Placing(Decision[World], frozen=True, tag="so.placing", gc=False):
    """Pieces from the reserve, some at a time: at least `must`, at most `left`.

    `stranded`: the own HQ zone was not held when the commander was placed, and is the only choice.
    """

    faction: Faction
    layer: Domain
    must: int
    left: int
    places: tuple[PlaceId, ...]
    stranded: bool = False

    def _most(self, world: World, place: PlaceId) -> int:
        """How many may be put here now."""
        army = world.army(self.faction)
        room = world.setting.numbers.stack_limit - army.pieces(self.layer)[place]
        return min(self.left, army.reserve(self.layer), room)

    def seats(self, world: World) -> frozenset[Seat]:
        may_play = self.layer == "land" and world.army(self.faction).hand
        if may_play or any(self._most(world, place) > 0 for place in self.places):
            return world.asked(self.faction)
        return frozenset()

    def _intent(self, place: PlaceId, count: int) -> PlaceSoldiers | PlaceAircraft:
        return PlaceSoldiers(place, count) if self.layer == "land" else PlaceAircraft(place, count)

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield Done()
        for place in world.setting.places[self.layer]:
            for count in range(1, world.setting.numbers.stack_limit + 1):
                yield self._intent(place, count)
        yield from effect_candidates(world, self.faction)

    def legal(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        found: list[Intent] = [
            self._intent(place, count)
            for place in self.places
            for count in range(1, self._most(world, place) + 1)
        ]
        if self.layer == "land":
            found += effects(world, self.faction, WINDOW, None)
        return tuple(found) if self.must else (*found, Done())

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        is_land = self.layer == "land"
        if isinstance(intent, Done):
            too_few = Refusal("SO-REINF-04" if is_land else "SO-SCR-07", {"must": self.must})
            return too_few if self.must else None
        if isinstance(intent, PlayEffect):
            windows = WINDOW if is_land else ()
            return why_not_effect(world, self.faction, windows, intent, None)
        if isinstance(intent, PlaceSoldiers if is_land else PlaceAircraft):
            return self._why_not_place(world, intent.place, intent.count)
        return Refusal("SO-ACT-01")

    def _why_not_place(self, world: World, place: PlaceId, count: int) -> Refusal | None:
        is_land = self.layer == "land"
        if place not in self.places or count < 1:
            where = "SO-REINF-02" if is_land else "SO-SCR-08" if self.stranded else "SO-SCR-02"
            return Refusal(where, {"place": place})
        own, limit = world.strength(self.faction, self.layer, place), world.setting.numbers.stack_limit
        if own + count > limit:
            full = "SO-REINF-03" if is_land else "SO-SCR-03"
            return Refusal(full, {"place": place, "count": own, "most": limit})
        most = min(self.left, world.army(self.faction).reserve(self.layer))
        if count > most:
            many = "SO-REINF-04" if is_land else "SO-SCR-02"
            return Refusal(many, {"place": place, "count": count, "most": most, "must": self.must})
        return None

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if isinstance(intent, PlayEffect):
            use = play_card(play, self.faction, WINDOW, intent)
            play.then(replace(self, left=self.left + use.number))
        elif isinstance(intent, PlaceSoldiers | PlaceAircraft):
            must, left = max(0, self.must - intent.count), self.left - intent.count
            play.then(replace(self, must=must, left=left))
            cause: FromReserve = "reinforce" if self.layer == "land" else "scramble"
            from_reserve(play, self.faction, self.layer, intent.place, intent.count, cause)
