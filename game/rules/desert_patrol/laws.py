"""What must hold in every world; random play checks it after every step."""

from collections import Counter

from game.rules.desert_patrol.state import Forces, World
from game.rules.desert_patrol.terms import SIDES, CounterId, Side


def laws(world: World) -> list[str]:
    """A sentence for every law that this world breaks; empty if it breaks none."""
    broken = [law for side in SIDES for law in _card_laws(world, side)]
    return broken + _counter_laws(world) + _marker_laws(world)


def cards_of(forces: Forces) -> tuple[str, ...]:
    return forces.deck + forces.hand + forces.discard + forces.play_area + forces.reserve + forces.removed


def _card_laws(world: World, side: Side) -> list[str]:
    forces = world.forces(side)
    broken = []
    if Counter(cards_of(forces)) != Counter(world.setting.pile(side)):
        broken.append(f"{side}: every card of the scenario is in exactly one zone")
    kinds = {card: world.setting.cards[card].kind for card in forces.removed}
    if "command" in kinds.values():
        broken.append(f"{side}: a command card is never removed")
    broken.extend(
        f"{side}: the cards of {card}, who has left the board, have left the game"
        for card in {*forces.hand, *forces.deck, *forces.discard, *forces.play_area, *forces.reserve}
        if world.setting.cards[card].kind == "combat" and CounterId(card) not in world.soldiers
    )
    if world.turn != side and forces.play_area and world.outcome is None:
        broken.append(f"{side}: the play area is empty outside the own turn")
    if any(world.setting.cards[card].kind == "fog" for card in forces.play_area):
        broken.append(f"{side}: Fog of War is never played")
    return broken


def _counter_laws(world: World) -> list[str]:
    broken = []
    setting = world.setting
    seats = Counter((man.vehicle, man.position) for man in world.soldiers.values() if man.vehicle is not None)
    broken += [f"position {seat} holds at most one soldier" for seat, count in seats.items() if count > 1]
    for name, man in world.soldiers.items():
        on_foot = man.tile is not None and man.vehicle is None and man.position is None
        seated = (
            man.tile is None
            and man.vehicle in world.vehicles
            and (man.vehicle, man.position) in setting.requirements
        )
        if not (on_foot or seated) or (on_foot and man.tile not in setting.tiles):
            broken.append(f"{name} is either on a tile or on a position")
    for name, vehicle in world.vehicles.items():
        card = setting.vehicles[name]
        if not 0 <= vehicle.damage < card.integrity:
            broken.append(f"{name}: damage stays below integrity, or the vehicle is gone")
        if vehicle.disabled != (vehicle.damage >= card.critical):
            broken.append(f"{name} is disabled exactly from its critical level on")
        if any(setting.counters[soldier].side != vehicle.side for soldier in world.crew(name)):
            broken.append(f"{name} holds soldiers of its own side only")
    return broken + _board_laws(world)


def _board_laws(world: World) -> list[str]:
    off = (*world.lrdg.neutralised, *world.italy.neutralised, *world.lrdg.escaped, *world.italy.escaped)
    places: Counter[CounterId] = Counter((*world.soldiers, *world.vehicles, *off))
    broken = [] if places == Counter([*world.setting.counters]) else ["every counter is in exactly one place"]
    objects = Counter((*world.objects, *world.lrdg.destroyed, *world.italy.destroyed))
    if objects != Counter([*world.setting.objects]):
        broken.append("every object is on the board or destroyed")
    return broken


def _marker_laws(world: World) -> list[str]:
    broken = []
    supply = world.setting.content.markers.supply
    for side in SIDES:
        markers = world.forces(side).markers
        if len(markers) > supply.control_markers or not set(markers) <= set(world.setting.tiles):
            broken.append(f"{side}: control markers lie on tiles and never run out")
        if not set(world.setting.markers[side]) <= set(markers):
            broken.append(f"{side}: a control marker is never removed")
    both = [
        tile for tile in world.setting.tiles if world.controls("lrdg", tile) and world.controls("italy", tile)
    ]
    broken += [f"{tile} is controlled by one side at most" for tile in both]
    if sum(vehicle.damage for vehicle in world.vehicles.values()) > supply.damage_markers:
        broken.append("damage markers never run out")
    return broken
