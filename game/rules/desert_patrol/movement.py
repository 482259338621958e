"""Movement actions: Drive, Move, Scout and Stealth, step by step, and leaving the board."""

from collections.abc import Iterator

from game.rules.core.board import SpaceId
from game.rules.core.frames import Decision
from game.rules.core.ids import CardId, Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.desert_patrol.drawing import gain_fog
from game.rules.desert_patrol.events import Cause, CounterMoved, CountersEscaped, TileReconned, VehicleMoved
from game.rules.desert_patrol.intents import OFF_BOARD, Done, StepOn, Travel
from game.rules.desert_patrol.playing import Order
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import CounterId, MovementName, Side


def why_not_step(
    world: World, side: Side, do: MovementName, counter: CounterId, here: SpaceId, to: SpaceId
) -> Refusal | None:
    """Why a step to an adjacent tile or off the board is not allowed; None if it is."""
    if to == OFF_BOARD:
        return why_not_leave(world, side, counter, here)
    if to not in world.setting.neighbours[here]:
        return Refusal("DP-TILE-05", {"origin": here, "tile": to})
    if do in ("drive", "move") and to not in world.forces(side).markers:
        return Refusal("DP-MOVE-02" if do == "drive" else "DP-MOVE-04", {"side": side, "tile": to})
    if do == "drive" and world.setting.tiles[to].difficult:
        return Refusal("DP-MOVE-03", {"vehicle": counter, "tile": to})
    return None


def why_not_leave(world: World, side: Side, counter: CounterId, here: SpaceId) -> Refusal | None:
    """Why the counter cannot leave the board; None if it can. Only counters named by the scenario escape,
    from a tile with an escape marker of their side."""
    if here not in world.setting.escapes[side]:
        return Refusal("DP-ESC-02", {"tile": here})
    allowed = world.setting.may_escape[side]
    if counter not in allowed:
        return Refusal("DP-ESC-03", {"counter": counter})
    for soldier in world.crew(counter):
        if soldier not in allowed:
            return Refusal("DP-RULING-31", {"vehicle": counter, "soldier": soldier})
    return None


def _place(world: World, do: MovementName, counter: CounterId) -> SpaceId | None:
    """The tile of the moving counter; None once it has left the board."""
    if do == "drive":
        vehicle = world.vehicles.get(counter)
        return None if vehicle is None else vehicle.tile
    man = world.soldiers.get(counter)
    return None if man is None else man.tile


def steps(world: World, side: Side, do: MovementName, counter: CounterId) -> list[SpaceId]:
    """Every step the counter may take now."""
    here = _place(world, do, counter)
    if here is None:
        return []
    near = world.setting.neighbours[here]
    ways = (*near, OFF_BOARD) if here in world.setting.escapes[side] else near
    return [to for to in ways if why_not_step(world, side, do, counter, here, to) is None]


def _mover(order: Order) -> tuple[MovementName, CounterId]:
    do = order.action.do
    if do == "drive":
        assert order.vehicle is not None
        return "drive", order.vehicle
    assert order.soldier is not None
    assert do == "move" or do == "scout" or do == "stealth"
    return do, order.soldier


def travels(world: World, order: Order) -> list[Travel]:
    do, counter = _mover(order)
    card, way = order.card, order.way
    found = [Travel(card, way, do, to) for to in steps(world, order.side, do, counter)]
    found.append(Travel(card, way, do, None))
    return found


def why_not_travel(world: World, order: Order, intent: Travel) -> Refusal | None:
    if intent.to is None:
        return None
    do, counter = _mover(order)
    here = _place(world, do, counter)
    assert here is not None
    return why_not_step(world, order.side, do, counter, here, intent.to)


def do_travel(play: Play[World], order: Order, intent: Travel) -> None:
    if intent.to is not None:
        do, counter = _mover(order)
        _step(play, order.side, do, counter, intent.to, order.action.value)


class Travelling(Decision[World], frozen=True, tag="dp.travelling", gc=False):
    """A movement in progress: up to `left` further steps, each by the rules of its action."""

    side: Side
    action: MovementName
    counter: CounterId
    left: int

    def seats(self, world: World) -> frozenset[Seat]:
        """Empty if no further step is possible."""
        if steps(world, self.side, self.action, self.counter):
            return world.setting.asked[self.side]
        return frozenset()

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (StepOn(to) for to in (*world.setting.tiles, OFF_BOARD))
        yield Done()

    def legal(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        return (*(StepOn(to) for to in steps(world, self.side, self.action, self.counter)), Done())

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if isinstance(intent, Done):
            return None
        if not isinstance(intent, StepOn):
            return Refusal("DP-TURN-02", {"action": self.action})
        here = _place(world, self.action, self.counter)
        assert here is not None
        return why_not_step(world, self.side, self.action, self.counter, here, intent.to)

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if isinstance(intent, StepOn):
            _step(play, self.side, self.action, self.counter, intent.to, self.left)


def _step(
    play: Play[World], side: Side, do: MovementName, counter: CounterId, to: SpaceId, left: int
) -> None:
    """Take one of `left` steps and ask for the next."""
    here = _place(play.world, do, counter)
    assert here is not None
    if to == OFF_BOARD:
        escape(play, side, counter, here)
        return
    if left > 1:
        play.then(Travelling(side, do, counter, left - 1))
    if do == "drive":
        play.do(VehicleMoved(counter, here, to))
    else:
        play.do(CounterMoved(counter, here, to))
    if do == "scout" and to not in play.world.forces(side).markers:
        mark(play, side, to, "scout")


def mark(play: Play[World], side: Side, tile: SpaceId, cause: Cause) -> None:
    """Place a marker reconned side up, and gain a Fog of War card for it."""
    play.do(TileReconned(side, tile))
    gain_fog(play, side, cause)


def escape(play: Play[World], side: Side, counter: CounterId, tile: SpaceId) -> None:
    """The counter leaves for good, a vehicle with its whole crew, and their cards with them."""
    counters = (counter, *play.world.crew(counter))
    forces = play.world.forces(side)
    piles = (forces.hand, forces.deck, forces.discard, forces.play_area, forces.reserve)
    cards = sum(pile.count(CardId(one)) for pile in piles for one in counters)
    play.do(CountersEscaped(counters, side, tile, cards))
