"""The only place where a new world of Desert Patrol is made: one small function for each kind of event."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from game.rules.core.ids import CardId
from game.rules.core.piles import without, without_all
from game.rules.core.values import Event, Outcome
from game.rules.desert_patrol import events as ev
from game.rules.desert_patrol.state import Forces, Soldier, Vehicle, World
from game.rules.desert_patrol.terms import CounterId, Side, enemy


def _forces(world: World, side: Side, forces: Forces) -> World:
    return replace(world, lrdg=forces) if side == "lrdg" else replace(world, italy=forces)


def _soldier(world: World, name: CounterId, soldier: Soldier) -> World:
    return replace(world, soldiers={**world.soldiers, name: soldier})


def _vehicle(world: World, name: CounterId, vehicle: Vehicle) -> World:
    return replace(world, vehicles={**world.vehicles, name: vehicle})


def _unchanged(world: World, _event: Event) -> World:
    return world


def _deck_shuffled(world: World, event: ev.DeckShuffled) -> World:
    return _forces(world, event.side, replace(world.forces(event.side), deck=event.deck))


def _round_started(world: World, event: ev.RoundStarted) -> World:
    return replace(world, round=event.round)


def _cards_drawn(world: World, event: ev.CardsDrawn) -> World:
    forces = world.forces(event.side)
    rest = forces.deck[len(event.cards) :]
    return _forces(world, event.side, replace(forces, deck=rest, hand=forces.hand + event.cards))


def _deck_reshuffled(world: World, event: ev.DeckReshuffled) -> World:
    return _forces(world, event.side, replace(world.forces(event.side), deck=event.deck, discard=()))


def _initiative_set(world: World, event: ev.InitiativeSet) -> World:
    return replace(world, initiative=event.side)


def _bid_discarded(world: World, event: ev.BidDiscarded) -> World:
    forces = world.forces(event.side)
    bid = replace(forces, hand=without(forces.hand, event.card), discard=(*forces.discard, event.card))
    return _forces(world, event.side, bid)


def _turn_started(world: World, event: ev.TurnStarted) -> World:
    return replace(world, turn=event.side)


def _turn_ended(world: World, _event: ev.TurnEnded) -> World:
    return replace(world, turn=None)


def _card_played(world: World, event: ev.CardPlayed) -> World:
    forces = world.forces(event.side)
    played = replace(forces, hand=without(forces.hand, event.card), play_area=(*forces.play_area, event.card))
    return _forces(world, event.side, played)


def _card_hunkered(world: World, event: ev.CardHunkered) -> World:
    forces = world.forces(event.side)
    reserve = (*forces.reserve, event.card)
    if event.zone == "hand":
        return _forces(
            world, event.side, replace(forces, hand=without(forces.hand, event.card), reserve=reserve)
        )
    kept = without(forces.play_area[::-1], event.card)[::-1]
    return _forces(world, event.side, replace(forces, play_area=kept, reserve=reserve))


def _soldier_recovered(world: World, event: ev.SoldierRecovered) -> World:
    return _soldier(world, event.soldier, replace(world.soldiers[event.soldier], pinned=False))


def _soldier_boarded(world: World, event: ev.SoldierBoarded) -> World:
    man = world.soldiers[event.soldier]
    return _soldier(world, event.soldier, Soldier(None, event.vehicle, event.position, man.pinned))


def _vehicle_captured(world: World, event: ev.VehicleCaptured) -> World:
    return _vehicle(world, event.vehicle, replace(world.vehicles[event.vehicle], side=event.side))


def _soldier_disembarked(world: World, event: ev.SoldierDisembarked) -> World:
    return _soldier(world, event.soldier, Soldier(event.tile, pinned=world.soldiers[event.soldier].pinned))


def _position_changed(world: World, event: ev.PositionChanged) -> World:
    return _soldier(world, event.soldier, replace(world.soldiers[event.soldier], position=event.position))


def _seats_swapped(world: World, event: ev.SeatsSwapped) -> World:
    one, other = world.soldiers[event.soldier], world.soldiers[event.partner]
    swapped = {
        event.soldier: replace(one, position=other.position),
        event.partner: replace(other, position=one.position),
    }
    return replace(world, soldiers={**world.soldiers, **swapped})


def _counter_moved(world: World, event: ev.CounterMoved) -> World:
    return _soldier(world, event.soldier, replace(world.soldiers[event.soldier], tile=event.tile))


def _vehicle_moved(world: World, event: ev.VehicleMoved) -> World:
    return _vehicle(world, event.vehicle, replace(world.vehicles[event.vehicle], tile=event.tile))


def _tile_reconned(world: World, event: ev.TileReconned) -> World:
    forces = world.forces(event.side)
    return _forces(world, event.side, replace(forces, markers={**forces.markers, event.tile: "reconned"}))


def _fog_gained(world: World, event: ev.FogGained) -> World:
    forces = world.forces(event.side)
    fog = world.setting.fog[event.side]
    gained = replace(forces, reserve=without(forces.reserve, fog), discard=(*forces.discard, fog))
    return _forces(world, event.side, gained)


def _reinforced(world: World, event: ev.Reinforced) -> World:
    forces = world.forces(event.side)
    taken = replace(
        forces, reserve=without(forces.reserve, event.card), discard=(*forces.discard, event.card)
    )
    return _forces(world, event.side, taken)


def _control_taken(world: World, event: ev.ControlTaken) -> World:
    forces = world.forces(event.side)
    world = _forces(world, event.side, replace(forces, markers={**forces.markers, event.tile: "controlled"}))
    if not event.from_enemy:
        return world
    loser = world.forces(enemy(event.side))
    return _forces(
        world, enemy(event.side), replace(loser, markers={**loser.markers, event.tile: "reconned"})
    )


def _card_returned(world: World, event: ev.CardReturned) -> World:
    forces = world.forces(event.side)
    back = replace(forces, play_area=without(forces.play_area, event.card), hand=(*forces.hand, event.card))
    return _forces(world, event.side, back)


def _fog_removed(world: World, event: ev.FogRemoved) -> World:
    forces = world.forces(event.side)
    fog = world.setting.fog[event.side]
    return _forces(
        world, event.side, replace(forces, hand=without(forces.hand, fog), removed=(*forces.removed, fog))
    )


def _vehicle_repaired(world: World, event: ev.VehicleRepaired) -> World:
    return _vehicle(world, event.vehicle, replace(world.vehicles[event.vehicle], damage=event.damage))


def _vehicle_reactivated(world: World, event: ev.VehicleReactivated) -> World:
    return _vehicle(world, event.vehicle, replace(world.vehicles[event.vehicle], disabled=False))


def _soldier_wounded(world: World, event: ev.SoldierWounded) -> World:
    side = world.setting.counters[event.soldier].side
    forces = world.forces(side)
    card = CardId(event.soldier)
    removed = (*forces.removed, card)
    pile = without(getattr(forces, event.zone), card)
    return _forces(world, side, replace(forces, removed=removed, **{event.zone: pile}))


def _counter_neutralised(world: World, event: ev.CounterNeutralised) -> World:
    forces = world.forces(event.side)
    world = _forces(world, event.side, replace(forces, neutralised=(*forces.neutralised, event.counter)))
    own = world.setting.counters[event.counter].side
    world = _forces(world, own, _cards_leave(world.forces(own), CardId(event.counter)))
    return replace(
        world, soldiers={name: man for name, man in world.soldiers.items() if name != event.counter}
    )


def _cards_leave(forces: Forces, card: CardId) -> Forces:
    """Every copy of a card leaves the game, wherever it is."""
    zones = {zone: getattr(forces, zone) for zone in ("hand", "deck", "discard", "play_area", "reserve")}
    count = sum(pile.count(card) for pile in zones.values())
    left = {zone: without_all(pile, card) for zone, pile in zones.items()}
    return replace(forces, removed=forces.removed + (card,) * count, **left)


def _soldier_pinned(world: World, event: ev.SoldierPinned) -> World:
    return _soldier(world, event.soldier, replace(world.soldiers[event.soldier], pinned=True))


def _vehicle_damaged(world: World, event: ev.VehicleDamaged) -> World:
    return _vehicle(world, event.vehicle, replace(world.vehicles[event.vehicle], damage=event.damage))


def _vehicle_disabled(world: World, event: ev.VehicleDisabled) -> World:
    return _vehicle(world, event.vehicle, replace(world.vehicles[event.vehicle], disabled=True))


def _vehicle_destroyed(world: World, event: ev.VehicleDestroyed) -> World:
    forces = world.forces(event.side)
    kept = replace(forces, neutralised=(*forces.neutralised, event.vehicle))
    out = {name: Soldier(event.tile, pinned=world.soldiers[name].pinned) for name in event.soldiers}
    left = {name: vehicle for name, vehicle in world.vehicles.items() if name != event.vehicle}
    return replace(_forces(world, event.side, kept), soldiers={**world.soldiers, **out}, vehicles=left)


def _object_destroyed(world: World, event: ev.ObjectDestroyed) -> World:
    forces = world.forces(event.side)
    kept = replace(forces, destroyed=(*forces.destroyed, event.object))
    left = {name: tile for name, tile in world.objects.items() if name != event.object}
    return replace(_forces(world, event.side, kept), objects=left)


def _counters_escaped(world: World, event: ev.CountersEscaped) -> World:
    forces = world.forces(event.side)
    forces = replace(forces, escaped=forces.escaped + event.counters)
    for counter in event.counters:
        forces = _cards_leave(forces, CardId(counter))
    soldiers = {name: man for name, man in world.soldiers.items() if name not in event.counters}
    vehicles = {name: vehicle for name, vehicle in world.vehicles.items() if name not in event.counters}
    return replace(_forces(world, event.side, forces), soldiers=soldiers, vehicles=vehicles)


def _cards_discarded(world: World, event: ev.CardsDiscarded) -> World:
    forces = world.forces(event.side)
    discard = forces.discard + event.hand + event.played
    return _forces(world, event.side, replace(forces, hand=(), play_area=(), discard=discard))


def _hope_abandoned(world: World, event: ev.HopeAbandoned) -> World:
    return replace(world, hopeless=(*world.hopeless, event.side))


def _game_ended(world: World, event: ev.GameEnded) -> World:
    return replace(world, outcome=Outcome((world.seat_of(event.side),), event.rule, event.reason))


EVOLVERS: dict[type[Event], Callable[[World, Any], World]] = {
    ev.ScenarioLoaded: _unchanged,
    ev.DeckShuffled: _deck_shuffled,
    ev.RoundStarted: _round_started,
    ev.CardsDrawn: _cards_drawn,
    ev.DeckReshuffled: _deck_reshuffled,
    ev.DrawFellShort: _unchanged,
    ev.InitiativeCommitted: _unchanged,
    ev.InitiativeRevealed: _unchanged,
    ev.InitiativeSet: _initiative_set,
    ev.BidDiscarded: _bid_discarded,
    ev.TurnStarted: _turn_started,
    ev.TurnPassed: _unchanged,
    ev.CardPlayed: _card_played,
    ev.CardHunkered: _card_hunkered,
    ev.EffectForgone: _unchanged,
    ev.SoldierRecovered: _soldier_recovered,
    ev.SoldierBoarded: _soldier_boarded,
    ev.VehicleCaptured: _vehicle_captured,
    ev.SoldierDisembarked: _soldier_disembarked,
    ev.PositionChanged: _position_changed,
    ev.SeatsSwapped: _seats_swapped,
    ev.CounterMoved: _counter_moved,
    ev.VehicleMoved: _vehicle_moved,
    ev.TileReconned: _tile_reconned,
    ev.FogGained: _fog_gained,
    ev.FogUnavailable: _unchanged,
    ev.Reinforced: _reinforced,
    ev.ControlTaken: _control_taken,
    ev.CardReturned: _card_returned,
    ev.FogRemoved: _fog_removed,
    ev.VehicleRepaired: _vehicle_repaired,
    ev.VehicleReactivated: _vehicle_reactivated,
    ev.AttackDeclared: _unchanged,
    ev.DiceRolled: _unchanged,
    ev.AttackMissed: _unchanged,
    ev.AttackHit: _unchanged,
    ev.VictimChosen: _unchanged,
    ev.SoldierWounded: _soldier_wounded,
    ev.CounterNeutralised: _counter_neutralised,
    ev.SoldierPinned: _soldier_pinned,
    ev.SuppressNoEffect: _unchanged,
    ev.VehicleDamaged: _vehicle_damaged,
    ev.VehicleDisabled: _vehicle_disabled,
    ev.VehicleDestroyed: _vehicle_destroyed,
    ev.ObjectDestroyed: _object_destroyed,
    ev.CountersEscaped: _counters_escaped,
    ev.CardsDiscarded: _cards_discarded,
    ev.TurnEnded: _turn_ended,
    ev.PointsChanged: _unchanged,
    ev.HopeAbandoned: _hope_abandoned,
    ev.GameEnded: _game_ended,
}
