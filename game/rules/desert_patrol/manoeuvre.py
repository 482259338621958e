"""The free manoeuvre: boarding, leaving, changing position; and swapping seats, which costs the card's
effect."""

from game.rules.core.ids import CardId
from game.rules.core.play import Play
from game.rules.core.values import Refusal
from game.rules.desert_patrol.events import (
    PositionChanged,
    SeatsSwapped,
    SoldierBoarded,
    SoldierDisembarked,
    VehicleCaptured,
)
from game.rules.desert_patrol.intents import Board, ChangePosition, Disembark, SwapSeats
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import CounterId, Side

Manoeuvre = Board | Disembark | ChangePosition
MANOEUVRES = (Board, Disembark, ChangePosition)


def why_not_manoeuvre(world: World, intent: Manoeuvre) -> Refusal | None:
    """Why the soldier of the card may not board, leave or change position in this way; None if allowed."""
    soldier = CounterId(intent.card)
    man = world.soldiers.get(soldier)
    if man is None:
        return _no_soldier(world, intent.card)
    if man.pinned:
        return Refusal("DP-PIN-06", {"soldier": soldier})
    if isinstance(intent, Board):
        return why_not_board(world, soldier, intent.vehicle, intent.position)
    if man.vehicle is None:
        rule = "DP-MAN-07" if isinstance(intent, Disembark) else "DP-MAN-08"
        return Refusal(rule, {"soldier": soldier})
    if isinstance(intent, Disembark):
        return None
    return _why_not_position(world, man.vehicle, intent.position)


def _no_soldier(world: World, card: CardId) -> Refusal:
    """The refusal for a card without a soldier: a command card, or a soldier who has left the board."""
    is_command = world.setting.cards[card].kind != "combat"
    return Refusal("DP-PLAY-10" if is_command else "DP-PLAY-11", {"card": card})


def why_not_board(world: World, soldier: CounterId, vehicle: CounterId, position: str) -> Refusal | None:
    man = world.soldiers[soldier]
    target = world.vehicles.get(vehicle)
    if man.vehicle is not None or target is None or target.tile != man.tile:
        return Refusal("DP-MAN-03", {"soldier": soldier, "vehicle": vehicle})
    other = enemy_in(world, vehicle, world.setting.counters[soldier].side)
    if other is not None:
        return Refusal("DP-MAN-04", {"vehicle": vehicle, "soldier": other})
    return _why_not_position(world, vehicle, position)


def _why_not_position(world: World, vehicle: CounterId, position: str) -> Refusal | None:
    if (vehicle, position) not in world.setting.requirements:
        return Refusal("DP-VEH-03", {"vehicle": vehicle, "position": position})
    for soldier, man in world.soldiers.items():
        if man.vehicle == vehicle and man.position == position:
            return Refusal("DP-MAN-09", {"vehicle": vehicle, "position": position, "soldier": soldier})
    return None


def free_positions(world: World, vehicle: CounterId) -> list[str]:
    taken = {man.position for man in world.soldiers.values() if man.vehicle == vehicle}
    return [position.id for position in world.setting.vehicles[vehicle].positions if position.id not in taken]


def manoeuvres(world: World, card: CardId, after: bool) -> list[Manoeuvre]:
    """Every manoeuvre the soldier of the card may make now."""
    man = world.soldiers.get(CounterId(card))
    if man is None or man.pinned:
        return []
    if man.vehicle is not None:
        changes = [ChangePosition(card, position, after) for position in free_positions(world, man.vehicle)]
        return [Disembark(card, after), *changes]
    found: list[Manoeuvre] = []
    for vehicle, there in world.vehicles.items():
        if there.tile == man.tile and enemy_in(world, vehicle, world.setting.cards[card].side) is None:
            found += [Board(card, vehicle, place, after) for place in free_positions(world, vehicle)]
    return found


def enemy_in(world: World, vehicle: CounterId, side: Side) -> CounterId | None:
    """The first soldier in a vehicle's crew who belongs to the other side; None without one."""
    counters = world.setting.counters
    for soldier, man in world.soldiers.items():
        if man.vehicle == vehicle and counters[soldier].side != side:
            return soldier
    return None


def do_manoeuvre(play: Play[World], intent: Manoeuvre) -> None:
    soldier = CounterId(intent.card)
    man = play.world.soldiers[soldier]
    if isinstance(intent, Board):
        side = play.world.setting.counters[soldier].side
        play.do(SoldierBoarded(soldier, intent.vehicle, intent.position))
        if play.world.vehicles[intent.vehicle].side != side:
            play.do(VehicleCaptured(intent.vehicle, side))
        return
    assert man.vehicle is not None
    assert man.position is not None
    if isinstance(intent, Disembark):
        play.do(SoldierDisembarked(soldier, man.vehicle, play.world.vehicles[man.vehicle].tile))
    else:
        play.do(PositionChanged(soldier, man.vehicle, man.position, intent.position))


def why_not_swap(world: World, intent: SwapSeats) -> Refusal | None:
    """Taking an occupied position costs the card's effect; a pinned soldier cannot start a swap."""
    soldier = CounterId(intent.card)
    man = world.soldiers.get(soldier)
    if man is None:
        return _no_soldier(world, intent.card)
    if man.pinned:
        return Refusal("DP-PIN-01", {"soldier": soldier})
    partner = world.soldiers.get(intent.partner)
    if man.vehicle is None or partner is None or partner.vehicle != man.vehicle or intent.partner == soldier:
        return Refusal("DP-PLAY-05", {"soldier": soldier})
    return None


def swaps(world: World, card: CardId) -> list[SwapSeats]:
    man = world.soldiers[CounterId(card)]
    if man.vehicle is None or man.pinned:
        return []
    return [SwapSeats(card, partner) for partner in world.crew(man.vehicle) if partner != CounterId(card)]


def do_swap(play: Play[World], intent: SwapSeats) -> None:
    vehicle = play.world.soldiers[CounterId(intent.card)].vehicle
    assert vehicle is not None
    play.do(SeatsSwapped(vehicle, CounterId(intent.card), intent.partner))
