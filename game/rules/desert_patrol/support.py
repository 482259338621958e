"""Support actions, one after another as the rulebook lists them; marking tiles has a module of its own."""

from collections.abc import Iterator

from game.rules.core.frames import Decision
from game.rules.core.ids import CardId, Seat
from game.rules.core.piles import distinct
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.desert_patrol.drawing import can_draw, draw, gain_fog
from game.rules.desert_patrol.events import (
    CardReturned,
    ControlTaken,
    FogRemoved,
    Reinforced,
    VehicleReactivated,
    VehicleRepaired,
)
from game.rules.desert_patrol.intents import (
    Command,
    Conceal,
    Control,
    Done,
    DrawCard,
    FollowMe,
    Recon,
    Reinforce,
    Repair,
    TakeCard,
)
from game.rules.desert_patrol.playing import Order
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import CounterId, Side, Squad, enemy

# Reinforce


def why_not_reinforce(world: World, order: Order, intent: Reinforce) -> Refusal | None:
    return why_not_from_reserve(world, order.side, order.action.squad, intent.take)


def why_not_from_reserve(world: World, side: Side, squad: Squad | None, card: CardId) -> Refusal | None:
    """A card of the own reserve, of the squad if one is named, and never Fog of War."""
    if card not in world.forces(side).reserve:
        return Refusal("DP-SUP-01", {"card": card})
    if world.setting.cards[card].kind == "fog":
        return Refusal("DP-SUP-03", {"card": card})
    if squad is not None and world.setting.cards[card].squad != squad:
        return Refusal("DP-SUP-02", {"card": card, "squad": squad})
    return None


def _reinforcements(world: World, side: Side, squad: Squad | None) -> list[CardId]:
    reserve = distinct(world.forces(side).reserve)
    return [card for card in reserve if why_not_from_reserve(world, side, squad, card) is None]


def reinforces(world: World, order: Order) -> list[Reinforce]:
    return [
        Reinforce(order.card, order.way, take)
        for take in _reinforcements(world, order.side, order.action.squad)
    ]


def do_reinforce(play: Play[World], order: Order, intent: Reinforce) -> None:
    if order.action.value > 1:
        play.then(Reinforcing(order.side, order.action.squad, order.action.value - 1))
    play.do(Reinforced(order.side, intent.take))


class Reinforcing(Decision[World], frozen=True, tag="dp.reinforcing", gc=False):
    """Up to `left` further cards from the reserve to the discard pile."""

    side: Side
    squad: Squad | None
    left: int

    def seats(self, world: World) -> frozenset[Seat]:
        if self.left and _reinforcements(world, self.side, self.squad):
            return world.setting.asked[self.side]
        return frozenset()

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (TakeCard(card) for card in distinct(world.forces(self.side).reserve))
        yield Done()

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if isinstance(intent, TakeCard):
            return why_not_from_reserve(world, self.side, self.squad, intent.card)
        return None if isinstance(intent, Done) else Refusal("DP-TURN-02", {"action": "reinforce"})

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if isinstance(intent, TakeCard):
            play.then(Reinforcing(self.side, self.squad, self.left - 1))
            play.do(Reinforced(self.side, intent.card))


# Command


def why_not_command(world: World, order: Order, intent: Command) -> Refusal | None:
    return None if can_draw(world, order.side) else Refusal("DP-RULING-13", {"action": "command"})


def commands(world: World, order: Order) -> list[Command]:
    return [Command(order.card, order.way)] if can_draw(world, order.side) else []


def do_command(play: Play[World], order: Order, intent: Command) -> None:
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


def conceals(world: World, order: Order) -> list[Conceal]:
    return [Conceal(order.card, order.way)]


def why_not_conceal(world: World, order: Order, intent: Conceal) -> Refusal | None:
    """Always allowed; without Fog of War in the enemy's reserve it has no effect."""
    return None


def do_conceal(play: Play[World], order: Order, intent: Conceal) -> None:
    gain_fog(play, enemy(order.side), "conceal")


# Control


def why_not_control(world: World, order: Order, intent: Control) -> Refusal | None:
    """Not without an own marker, nor without a change, nor against an enemy on a tile his side controls."""
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


def do_control(play: Play[World], order: Order, intent: Control) -> None:
    assert order.tile is not None
    play.do(ControlTaken(order.side, order.tile, play.world.controls(enemy(order.side), order.tile)))


# Follow Me!


def why_not_follow(world: World, order: Order, intent: FollowMe) -> Refusal | None:
    return why_not_from_play_area(world, order.side, order.action.squad, intent.take)


def why_not_from_play_area(world: World, side: Side, squad: Squad | None, card: CardId) -> Refusal | None:
    """A combat card of the own play area, of the squad if one is named."""
    if card not in world.forces(side).play_area:
        return Refusal("DP-SUP-13", {"card": card})
    if world.setting.cards[card].kind != "combat":
        return Refusal("DP-RULING-40", {"card": card})
    if squad is not None and world.setting.cards[card].squad != squad:
        return Refusal("DP-SUP-14", {"card": card, "squad": squad})
    return None


def _followers(world: World, side: Side, squad: Squad | None) -> list[CardId]:
    played = distinct(world.forces(side).play_area)
    return [card for card in played if why_not_from_play_area(world, side, squad, card) is None]


def follows(world: World, order: Order) -> list[FollowMe]:
    return [
        FollowMe(order.card, order.way, take) for take in _followers(world, order.side, order.action.squad)
    ]


def do_follow(play: Play[World], order: Order, intent: FollowMe) -> None:
    if order.action.value > 1:
        play.then(Following(order.side, order.action.squad, order.action.value - 1))
    play.do(CardReturned(order.side, intent.take))


class Following(Decision[World], frozen=True, tag="dp.following", gc=False):
    """Up to `left` further combat cards from the play area to the hand."""

    side: Side
    squad: Squad | None
    left: int

    def seats(self, world: World) -> frozenset[Seat]:
        if self.left and _followers(world, self.side, self.squad):
            return world.setting.asked[self.side]
        return frozenset()

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (TakeCard(card) for card in distinct(world.forces(self.side).play_area))
        yield Done()

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if isinstance(intent, TakeCard):
            return why_not_from_play_area(world, self.side, self.squad, intent.card)
        return None if isinstance(intent, Done) else Refusal("DP-TURN-02", {"action": "follow_me"})

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if isinstance(intent, TakeCard):
            play.then(Following(self.side, self.squad, self.left - 1))
            play.do(CardReturned(self.side, intent.card))


# Recon


def why_not_recon(world: World, order: Order, intent: Recon) -> Refusal | None:
    if world.setting.fog[order.side] not in world.forces(order.side).hand:
        return Refusal("DP-SUP-20", {"card": order.card})
    return None


def recons(world: World, order: Order) -> list[Recon]:
    intent = Recon(order.card, order.way)
    return [intent] if why_not_recon(world, order, intent) is None else []


def do_recon(play: Play[World], order: Order, intent: Recon) -> None:
    play.do(FogRemoved(order.side))
    draw(play, order.side, 1)


# Repair


def why_not_repair(world: World, order: Order, intent: Repair) -> Refusal | None:
    return why_not_mend(world, order, intent.vehicle)


def why_not_mend(world: World, order: Order, vehicle: CounterId) -> Refusal | None:
    """A damaged vehicle on the tile with no enemy in it; from inside a vehicle only that one."""
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


def do_repair(play: Play[World], order: Order, intent: Repair) -> None:
    vehicle = play.world.vehicles[intent.vehicle]
    play.do(VehicleRepaired(intent.vehicle, vehicle.damage - 1))
    if vehicle.disabled and vehicle.damage - 1 < play.world.setting.vehicles[intent.vehicle].critical:
        play.do(VehicleReactivated(intent.vehicle))
