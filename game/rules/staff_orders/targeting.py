"""Barrage, Bombardment and Paradrop: a target is chosen, then shelled, bombed or entered from the air."""

from collections.abc import Iterator

from game.rules.core.frames import Decision, Frame
from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.core.values import Fact, Intent, Refusal
from game.rules.staff_orders.bonus_soldier import BonusSoldier
from game.rules.staff_orders.clash import Clash
from game.rules.staff_orders.dice import BeforeRoll, prepare
from game.rules.staff_orders.events import TargetChosen
from game.rules.staff_orders.intents import Bomb, ChooseTarget
from game.rules.staff_orders.pieces import from_reserve, to_reserve
from game.rules.staff_orders.setting import ActionSpace
from game.rules.staff_orders.state import World
from game.rules.staff_orders.supply import bonus, holds, is_supplied
from game.rules.staff_orders.supporting import Supporting
from game.rules.staff_orders.terms import (
    CITY_CENTRE,
    FLIGHT_CONTROL,
    OBSERVATION_POST,
    Faction,
    PlaceId,
    enemy,
)

# Placement conditions


def why_not_base(world: World, faction: Faction, space: ActionSpace) -> Refusal | None:
    """Why Barrage or Paradrop may not be placed; None if it may. Needs the symbol's colour, and a linked area
    that is controlled and supplied."""
    assert space.place is not None
    colour, base = ("SO-BAR-01", "SO-BAR-02") if space.action == "barrage" else ("SO-PARA-01", "SO-PARA-02")
    if space.colour != faction:
        return Refusal(colour, {"space": space.id})
    if not is_supplied(world, faction, "land", space.place):
        return Refusal(base, {"place": space.place})
    if space.action == "paradrop" and not world.army(faction).reserve_soldiers:
        return Refusal("SO-PARA-06", {"faction": faction})
    return None


def why_not_bombard(world: World, faction: Faction, space: ActionSpace) -> Refusal | None:
    """Why Bombardment may not be placed; None if it may. Needs a zone that is controlled and supplied, with
    more than one aircraft."""
    assert space.place is not None
    count = world.strength(faction, "air", space.place)
    if count < 2 or not is_supplied(world, faction, "air", space.place):
        return Refusal("SO-BOMB-01", {"place": space.place, "count": count})
    return None


def target_frames(world: World, faction: Faction, space: ActionSpace) -> tuple[Frame, ...]:
    """The frames of the action on one of these spaces; the bonus is determined now."""
    assert space.place is not None
    if space.action == "barrage":
        return (Shelling(faction, space.place, bonus(world, faction, OBSERVATION_POST)),)
    if space.action == "paradrop":
        return (Dropping(faction, holds(world, faction, FLIGHT_CONTROL)),)
    return (Bombing(faction, space.place),)


# Barrage


class Shelling(Decision[World], frozen=True, tag="so.shelling", gc=False):
    """Choose any land area within the range of a Barrage, whoever holds it; then roll."""

    faction: Faction
    place: PlaceId
    bonus: int

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.faction)

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        return (ChooseTarget(area) for area in world.setting.areas)

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if not isinstance(intent, ChooseTarget):
            return Refusal("SO-ACT-01")
        reach = world.setting.numbers.reach.barrage
        distance = world.setting.distances[self.place].get(intent.area, reach + 1)
        if distance <= reach:
            return None
        facts: dict[str, Fact] = {"place": intent.area, "origin": self.place, "most": reach}
        return Refusal("SO-BAR-03", facts)

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert isinstance(intent, ChooseTarget)
        play.do(TargetChosen(self.faction, "barrage", intent.area))
        base = play.world.setting.numbers.dice.barrage
        prepare(play, BeforeRoll(self.faction, "barrage", intent.area, base, bonus=self.bonus))


# Bombardment


class Bombing(Decision[World], frozen=True, tag="so.bombing", gc=False):
    """Choose an area of the linked zone, and how many aircraft it costs: one die for each, never the last
    one."""

    faction: Faction
    place: PlaceId

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.faction)

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        most = world.strength(self.faction, "air", self.place)
        return (Bomb(area, count) for area in world.setting.areas for count in range(1, most + 1))

    def legal(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        most = world.strength(self.faction, "air", self.place)
        areas = world.setting.areas_of[self.place]
        return tuple(Bomb(area, count) for area in areas for count in range(1, most))

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if not isinstance(intent, Bomb):
            return Refusal("SO-ACT-01")
        if intent.place not in world.setting.areas_of[self.place]:
            return Refusal("SO-BOMB-02", {"place": intent.place, "origin": self.place})
        most = world.strength(self.faction, "air", self.place) - 1
        if not 1 <= intent.count <= most:
            return Refusal("SO-BOMB-03", {"origin": self.place, "count": intent.count, "most": most})
        return None

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert isinstance(intent, Bomb)
        play.do(TargetChosen(self.faction, "bombard", intent.place))
        to_reserve(play, self.faction, "air", self.place, intent.count, "bomb_cost")
        prepare(play, BeforeRoll(self.faction, "bombard", intent.place, intent.count))


# Paradrop


class Dropping(Decision[World], frozen=True, tag="so.dropping", gc=False):
    """Choose any land area except the enemy's HQ area and a city centre; then the soldiers land there."""

    faction: Faction
    flight_control: bool

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.faction)

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        return (ChooseTarget(area) for area in world.setting.areas)

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if not isinstance(intent, ChooseTarget):
            return Refusal("SO-ACT-01")
        setting = world.setting
        if (
            intent.area not in setting.stars
            or intent.area == setting.headquarters[enemy(self.faction)]
            or setting.printed.get(intent.area) == CITY_CENTRE
        ):
            return Refusal("SO-PARA-03", {"place": intent.area})
        return None

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert isinstance(intent, ChooseTarget)
        play.do(TargetChosen(self.faction, "paradrop", intent.area))
        clash = Clash(self.faction, "land", intent.area, dropped=True)
        play.then(Supporting(self.faction, "paradrop", intent.area), clash)
        if self.flight_control:
            play.then(BonusSoldier(self.faction, FLIGHT_CONTROL, intent.area))
        count = dropped(play.world, self.faction)
        from_reserve(play, self.faction, "land", intent.area, count, "paradrop")


def dropped(world: World, faction: Faction) -> int:
    """How many soldiers a Paradrop lands: two, or what is left of the reserve."""
    return min(world.setting.numbers.reach.paradrop, world.army(faction).reserve_soldiers)
