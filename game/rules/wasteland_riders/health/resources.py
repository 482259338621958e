"""Resources: spending is all or nothing, losing is forced, and no counter leaves its scale (WR-RES)."""

from game.rules.core.frames import Step
from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.wasteland_riders.events.common import Cause, ResourceChanged
from game.rules.wasteland_riders.events.journey import Loomed, LoomingOver
from game.rules.wasteland_riders.health.knockout import KnockOut
from game.rules.wasteland_riders.terms import Resource
from game.rules.wasteland_riders.windows.windows import ReactionWindow
from game.rules.wasteland_riders.world.state import World


def change(play: Play[World], seat: Seat, resource: Resource, by: int, cause: Cause) -> int:
    """Let a counter change as far as its scale allows; returns the actual change."""
    knight = play.world.knights[seat]
    if resource == "fuel" and knight.car is None and by > 0:
        return 0
    before = knight.resource(resource)
    most = None if resource == "reputation" else play.world.setting.numbers.scale
    after = max(0, before + by)
    if most is not None:
        after = min(most, after)
    if after != before:
        play.do(ResourceChanged(seat, resource, after - before, after, cause))
    return after - before


def gain(play: Play[World], seat: Seat, resource: Resource, n: int, cause: Cause) -> None:
    change(play, seat, resource, n, cause)


def spend(play: Play[World], seat: Seat, resource: Resource, n: int, cause: Cause) -> None:
    """Spend a resource; the caller has checked that there is enough (WR-RES-02)."""
    assert play.world.knights[seat].resource(resource) >= n
    change(play, seat, resource, -n, cause)


def lose(play: Play[World], seat: Seat, resource: Resource, n: int, cause: Cause) -> int:
    """Lose as much as there is (WR-RES-03); health at 0 is a knock-out."""
    lost = -change(play, seat, resource, -n, cause)
    if resource == "health" and lost:
        play.then(KnockOut(seat))
    return lost


def can_heal(world: World, seat: Seat, resource: Resource) -> bool:
    """Whether healing would change anything; at high radiation health cannot be healed (WR-RES-09)."""
    knight = world.knights[seat]
    if resource == "radiation":
        return knight.radiation > 0
    return knight.health < world.setting.numbers.scale and knight.radiation < world.setting.numbers.no_healing


def heal(play: Play[World], seat: Seat, resource: Resource, n: int, cause: Cause) -> None:
    if can_heal(play.world, seat, resource):
        change(play, seat, resource, -n if resource == "radiation" else n, cause)


def can_receive(world: World, seat: Seat, resource: Resource) -> bool:
    knight = world.knights[seat]
    if resource == "reputation":
        return True
    if resource == "fuel" and knight.car is None:
        return False
    return knight.resource(resource) < world.setting.numbers.scale


class Suffer(Step[World], frozen=True, tag="wr.suffer", gc=False):
    """Radiation goes up; cards that lessen it may be used first."""

    seat: Seat
    n: int
    cause: Cause

    def run(self, play: Play[World]) -> None:
        play.do(Loomed(self.seat, "radiation", self.n))
        play.then(ReactionWindow("on_radiation", (self.seat,)), Suffered(self.seat, self.cause))


class Suffered(Step[World], frozen=True, tag="wr.suffered", gc=False):
    """The radiation that was not prevented goes up; K.O. is possible."""

    seat: Seat
    cause: Cause

    def run(self, play: Play[World]) -> None:
        assert play.world.looming is not None
        n = play.world.looming.n
        play.do(LoomingOver())
        if change(play, self.seat, "radiation", n, self.cause):
            play.then(KnockOut(self.seat))
