"""Support actions as the rulebook lists them; those that take cards or mark tiles have their own modules."""

from collections.abc import Iterator

from game.rules.core.frames import Decision
from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.desert_patrol.drawing import can_draw, draw, gain_fog
from game.rules.desert_patrol.events import (
    ControlTaken,
    FogRemoved,
    VehicleReactivated,
    VehicleRepaired,
)
from game.rules.desert_patrol.intents import (
    Command,
    Conceal,
    Control,
    Done,
    DrawCard,
    Recon,
    Repair,
)
from game.rules.desert_patrol.playing import Order
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import CounterId, Side, enemy

# Command


def why_not_command(world: World, order: Order, _intent: Command) -> Refusal | None:
    return None if can_draw(world, order.side) else Refusal("DP-RULING-13", {"action": "command"})


def commands(world: World, order: Order) -> list[Command]:
    return [Command(order.card, order.way)] if can_draw(world, order.side) else []


def do_command(play: Play[World], order: Order, _intent: Command) -> None:
    play.then(Commanding(order.side, order.action.value - 1))
    draw(play, order.side, 1)


class Commanding(Decision[World], frozen=True, tag="dp.commanding", gc=False):
    """Up to `left` further cards from the deck, one by one."""

    side: Side
    left: int

    def seats(self, world: World) -> frozenset[Seat]:
        if self.left and can_draw(world, self.side):
            return world.setting.asked[self.side]
        return frozenset()

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield DrawCard()
        yield Done()

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        return None if isinstance(intent, DrawCard | Done) else Refusal("DP-TURN-02", {"action": "command"})

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if isinstance(intent, DrawCard):
            play.then(Commanding(self.side, self.left - 1))
            draw(play, self.side, 1)


# Conceal


def conceals(_world: World, order: Order) -> list[Conceal]:
    return [Conceal(order.card, order.way)]


def why_not_conceal(_world: World, _order: Order, _intent: Conceal) -> Refusal | None:
    """Always allowed; without Fog of War in the enemy's reserve it has no effect."""
    return None


def do_conceal(play: Play[World], order: Order, _intent: Conceal) -> None:
    gain_fog(play, enemy(order.side), "conceal")


# Control


def why_not_control(world: World, order: Order, _intent: Control) -> Refusal | None:
    """Why control of the tile cannot be taken: no own marker, no change, or an enemy on a tile the enemy
    controls."""
    tile = order.tile
    assert tile is not None
    face = world.forces(order.side).markers.get(tile)
    if face is None:
        return Refusal("DP-SUP-12", {"side": order.side, "tile": tile})
    if face == "controlled":
        return Refusal("DP-RULING-13", {"action": "control"})
    if world.controls(enemy(order.side), tile):
        for soldier in world.soldiers:
            if world.setting.counters[soldier].side != order.side and world.tile_of(soldier) == tile:
                rule = "DP-SUP-09" if world.soldiers[soldier].vehicle is None else "DP-SUP-10"
                return Refusal(rule, {"tile": tile, "soldier": soldier})
    return None


def controls(world: World, order: Order) -> list[Control]:
    intent = Control(order.card, order.way)
    return [intent] if why_not_control(world, order, intent) is None else []


def do_control(play: Play[World], order: Order, _intent: Control) -> None:
    assert order.tile is not None
    play.do(ControlTaken(order.side, order.tile, play.world.controls(enemy(order.side), order.tile)))


# Recon


def why_not_recon(world: World, order: Order, _intent: Recon) -> Refusal | None:
    if world.setting.fog[order.side] not in world.forces(order.side).hand:
        return Refusal("DP-SUP-20", {"card": order.card})
    return None


def recons(world: World, order: Order) -> list[Recon]:
    intent = Recon(order.card, order.way)
    return [intent] if why_not_recon(world, order, intent) is None else []


def do_recon(play: Play[World], order: Order, _intent: Recon) -> None:
    play.do(FogRemoved(order.side))
    draw(play, order.side, 1)


# Repair


def why_not_repair(world: World, order: Order, intent: Repair) -> Refusal | None:
    return why_not_mend(world, order, intent.vehicle)


def why_not_mend(world: World, order: Order, vehicle: CounterId) -> Refusal | None:
    """Why this vehicle cannot be repaired; None if it can. It must be damaged, on the tile and without an
    enemy in it; a soldier in a vehicle can repair only that one."""
    target = world.vehicles.get(vehicle)
    if target is None:
        return Refusal("DP-SUP-24", {"vehicle": vehicle})
    if order.vehicle is not None and vehicle != order.vehicle:
        return Refusal("DP-SUP-22", {"vehicle": vehicle})
    if target.tile != order.tile:
        return Refusal("DP-SUP-21", {"vehicle": vehicle})
    if not target.damage:
        return Refusal("DP-RULING-13", {"action": "repair"})
    if any(world.setting.counters[soldier].side != order.side for soldier in world.crew(vehicle)):
        return Refusal("DP-RULING-18", {"vehicle": vehicle})
    return None


def repairs(world: World, order: Order) -> list[Repair]:
    return [
        Repair(order.card, order.way, vehicle)
        for vehicle in world.vehicles
        if why_not_mend(world, order, vehicle) is None
    ]


def do_repair(play: Play[World], _order: Order, intent: Repair) -> None:
    vehicle = play.world.vehicles[intent.vehicle]
    play.do(VehicleRepaired(intent.vehicle, vehicle.damage - 1))
    if vehicle.disabled and vehicle.damage - 1 < play.world.setting.vehicles[intent.vehicle].critical:
        play.do(VehicleReactivated(intent.vehicle))
