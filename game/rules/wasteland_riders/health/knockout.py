"""Who is defeated: a fighter, whose clashes end at once, and a knight who falls and recovers (WR-KO)."""

from collections.abc import Iterator
from typing import ClassVar

from game.rules.core.frames import Step
from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.wasteland_riders.board import is_city
from game.rules.wasteland_riders.events.common import Cause, ResourceChanged
from game.rules.wasteland_riders.events.fights import FighterDefeated, KnightKnockedOut, KnightStood
from game.rules.wasteland_riders.events.journey import KnightSetDown
from game.rules.wasteland_riders.events.missions import CellLeft
from game.rules.wasteland_riders.intents.fights import ChooseCity, LeaveCell
from game.rules.wasteland_riders.terms import HexId, Resource
from game.rules.wasteland_riders.texts.public_decisions import PublicDecision
from game.rules.wasteland_riders.windows.windows import ReactionWindow
from game.rules.wasteland_riders.world.fight import Side
from game.rules.wasteland_riders.world.state import World


class ClashesEnd(Step[World], frozen=True, tag="wr.clashes_end", gc=False):
    """Nothing more of the clashes follows; the winner is found next."""

    def run(self, play: Play[World]) -> None:
        return


def defeat(play: Play[World], side: Side) -> None:
    """The fight ends at once, unless both attacks count as simultaneous (WR-ATK-19, WR-COMB-09)."""
    play.do(FighterDefeated(side))
    assert play.world.fight is not None
    if not play.world.fight.equal:
        play.cut_to(ClashesEnd)


class KnockOut(Step[World], frozen=True, tag="wr.knock_out", gc=False):
    """A counter may show K.O.: first whatever can prevent it may be used, then the knight falls
    (WR-KO-01)."""

    seat: Seat

    def run(self, play: Play[World]) -> None:
        knight = play.world.knights[self.seat]
        if knight.conscious and knight.is_knocked_out:
            play.then(ReactionWindow("on_ko", (self.seat,)), FallDown(self.seat))


class FallDown(Step[World], frozen=True, tag="wr.fall_down", gc=False):
    """A fighter is defeated by a K.O., and falls when the fight is over (WR-RULING-37)."""

    seat: Seat

    def run(self, play: Play[World]) -> None:
        knight, fight = play.world.knights[self.seat], play.world.fight
        if not (knight.conscious and knight.is_knocked_out):
            return
        if fight is None or fight.over:
            play.do(KnightKnockedOut(self.seat))
            return
        side = fight.of(self.seat)
        if side is None or fight.side(side).seat != self.seat:
            play.do(KnightKnockedOut(self.seat))
        elif not fight.side(side).defeated:
            defeat(play, side)


def raise_up(play: Play[World], seat: Seat, cause: Cause) -> None:
    """Heal the counters that show K.O., whatever the radiation (WR-KO-05, WR-RULING-29)."""
    knight, numbers = play.world.knights[seat], play.world.setting.numbers
    if knight.radiation >= numbers.scale:
        _set(play, seat, "radiation", knight.radiation - numbers.knock_out_heal, cause)
    if knight.health <= 0:
        _set(play, seat, "health", numbers.knock_out_heal, cause)


def _set(play: Play[World], seat: Seat, resource: Resource, now: int, cause: Cause) -> None:
    change = now - play.world.knights[seat].resource(resource)
    if change:
        play.do(ResourceChanged(seat, resource, change, now, cause))


# Recovery


class Recovery(Step[World], frozen=True, tag="wr.recovery", gc=False):
    """Rest step, point d: a knight still unconscious recovers in the nearest city (WR-KO-12)."""

    def run(self, play: Play[World]) -> None:
        lying = [seat for seat in play.world.round_order if not play.world.knights[seat].conscious]
        play.then(*(Recovering(play.world.scavenger, seat) for seat in lying))


def nearest_cities(world: World, seat: Seat) -> tuple[HexId, ...]:
    """The nearest cities, by hexes, that are not ruined."""
    steps = world.setting.distances[world.knights[seat].hex]
    cities = [place for place in world.setting.hexes if is_city(world, place)]
    least = min((steps[city] for city in cities), default=0)
    return tuple(city for city in cities if steps[city] == least)


class Recovering(Step[World], frozen=True, tag="wr.recovering", gc=False):
    """The knight first leaves a key cell behind, if there is any; then the city is found."""

    seat: Seat
    rival: Seat

    def run(self, play: Play[World]) -> None:
        cities = nearest_cities(play.world, self.rival) or (play.world.knights[self.rival].hex,)
        if len(cities) > 1:
            play.then(LeavingCell(self.rival), ChoosingCity(self.seat, self.rival, cities))
        else:
            play.then(LeavingCell(self.rival), Recovered(self.rival, cities[0]))


class LeavingCell(PublicDecision, frozen=True, tag="wr.leaving_cell", gc=False):
    """The knight chooses one of their key cells and leaves it on the hex."""

    seat: Seat

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat) if world.knights[self.seat].cells else frozenset()

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (LeaveCell(cell) for cell in world.knights[self.seat].cells)

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is LeaveCell and intent.cell in world.knights[self.seat].cells:
            return None
        return Refusal("WR-WIN-01")

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert type(intent) is LeaveCell
        play.do(CellLeft(self.seat, intent.cell, play.world.knights[self.seat].hex))


class ChoosingCity(PublicDecision, frozen=True, tag="wr.choosing_city", gc=False):
    """Among equally near cities the Scavenger chooses (WR-KO-13)."""

    rule_other_seat: ClassVar[str | None] = "WR-KO-13"
    seat: Seat
    rival: Seat
    hexes: tuple[HexId, ...]

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat)

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (ChooseCity(place) for place in self.hexes)

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is ChooseCity and intent.hex in self.hexes:
            return None
        return Refusal("WR-KO-13")

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert type(intent) is ChooseCity
        recover(play, self.rival, intent.hex)


class Recovered(Step[World], frozen=True, tag="wr.recovered", gc=False):
    """The knight recovers on this hex, as there is no choice of city."""

    seat: Seat
    hex: HexId

    def run(self, play: Play[World]) -> None:
        recover(play, self.seat, self.hex)


def recover(play: Play[World], seat: Seat, city: HexId) -> None:
    """The knight stands up in the city, healed, and loses 1 ammo and 1 fuel (WR-KO-14, WR-KO-15)."""
    loss = play.world.setting.numbers.recovery_loss
    play.do(KnightSetDown(seat, city, "recovery"))
    raise_up(play, seat, "recovery")
    play.do(KnightStood(seat))
    knight = play.world.knights[seat]
    _set(play, seat, "ammo", max(0, knight.ammo - loss), "recovery")
    _set(play, seat, "fuel", max(0, knight.fuel - loss), "recovery")
