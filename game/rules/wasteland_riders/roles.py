"""Who is whose Scavenger, and what each seat is asked for."""

from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.wasteland_riders.events.common import ScavengerChanged
from game.rules.wasteland_riders.world.state import World


def scavenger_of(world: World, seat: Seat) -> Seat:
    """The seat opposite with four players, on the right with three, the other one with two
    (WR-VAR-02..04)."""
    count = len(world.knights)
    return Seat((seat + {4: 2, 3: 2, 2: 1}[count]) % count)


def scavenger_now(world: World) -> Seat:
    """The seat that holds the role at this moment (WR-SCAV-01, WR-SCAV-02, WR-RULING-66)."""
    if world.active is not None and (len(world.knights) == 2 or world.step == "movement"):
        return scavenger_of(world, world.active)
    return scavenger_of(world, world.first)


def pass_role(play: Play[World]) -> None:
    """The role goes to the seat that should hold it now."""
    holder = scavenger_now(play.world)
    if holder != play.world.scavenger:
        play.do(ScavengerChanged(holder))


def leader_against(world: World, seat: Seat) -> Seat:
    """The seat that leads an enemy against this knight: never the knight's own player (WR-SCAV-09)."""
    return scavenger_of(world, seat) if world.scavenger == seat else world.scavenger
