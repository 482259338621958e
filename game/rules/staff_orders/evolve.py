"""The only place where a new world of Staff Orders is made: one small function for each kind of event."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from game.rules.core.piles import without
from game.rules.core.values import Event, Outcome
from game.rules.staff_orders import events as ev
from game.rules.staff_orders.state import Army, World
from game.rules.staff_orders.terms import FACTIONS, Faction


def _army(world: World, faction: Faction, army: Army) -> World:
    return replace(world, blue=army) if faction == "blue" else replace(world, yellow=army)


def _unchanged(world: World, _event: Event) -> World:
    return world


def _game_created(world: World, event: ev.GameCreated) -> World:
    return replace(world, factions=event.factions)


def _token_placed(world: World, event: ev.TokenPlaced) -> World:
    return replace(world, tokens={**world.tokens, event.area: event.bonus})


def _tokens_boxed(world: World, event: ev.TokensBoxed) -> World:
    return replace(world, boxed=event.bonuses)


def _deck_shuffled(world: World, event: ev.DeckShuffled) -> World:
    return replace(world, deck=event.deck)


def _round_token_tossed(world: World, event: ev.RoundTokenTossed) -> World:
    return replace(world, initiative=event.faction)


def _round_started(world: World, event: ev.RoundStarted) -> World:
    world = replace(world, round=event.round, turn=None)
    for faction in FACTIONS:
        world = _army(world, faction, replace(world.army(faction), passed=False, effects=()))
    return world


def _turn_started(world: World, event: ev.TurnStarted) -> World:
    blue, yellow = world.blue, world.yellow
    if blue.effects:
        blue = replace(blue, effects=())
    if yellow.effects:
        yellow = replace(yellow, effects=())
    return replace(world, turn=event.faction, blue=blue, yellow=yellow)


def _passed(world: World, event: ev.Passed) -> World:
    return _army(world, event.faction, replace(world.army(event.faction), passed=True))


def _commander_deployed(world: World, event: ev.CommanderDeployed) -> World:
    army = world.army(event.faction)
    used = army.used
    if event.action == "reinforce" or event.action == "planning" or event.action == "scramble":
        used = (*used, event.action)
    world = _army(world, event.faction, replace(army, commanders=army.commanders - 1, used=used))
    return replace(world, commanders={**world.commanders, event.space: event.faction})


def _soldiers_moved(world: World, event: ev.SoldiersMoved) -> World:
    army = world.army(event.faction)
    there = army.soldiers
    moved = {
        **there,
        event.origin: there[event.origin] - event.count,
        event.place: there[event.place] + event.count,
    }
    return _army(world, event.faction, replace(army, soldiers=moved))


def _aircraft_moved(world: World, event: ev.AircraftMoved) -> World:
    army = world.army(event.faction)
    there = army.aircraft
    moved = {
        **there,
        event.origin: there[event.origin] - event.count,
        event.place: there[event.place] + event.count,
    }
    return _army(world, event.faction, replace(army, aircraft=moved))


def _soldiers(world: World, event: ev.PieceEvent, joining: int) -> World:
    army = world.army(event.faction)
    soldiers = {**army.soldiers, event.place: army.soldiers[event.place] + joining}
    reserve = army.reserve_soldiers - joining
    return _army(world, event.faction, replace(army, soldiers=soldiers, reserve_soldiers=reserve))


def _aircraft(world: World, event: ev.PieceEvent, joining: int) -> World:
    army = world.army(event.faction)
    aircraft = {**army.aircraft, event.place: army.aircraft[event.place] + joining}
    reserve = army.reserve_aircraft - joining
    return _army(world, event.faction, replace(army, aircraft=aircraft, reserve_aircraft=reserve))


def _soldiers_from_reserve(world: World, event: ev.SoldiersFromReserve) -> World:
    return _soldiers(world, event, event.count)


def _soldiers_to_reserve(world: World, event: ev.SoldiersToReserve) -> World:
    return _soldiers(world, event, -event.count)


def _aircraft_from_reserve(world: World, event: ev.AircraftFromReserve) -> World:
    return _aircraft(world, event, event.count)


def _aircraft_to_reserve(world: World, event: ev.AircraftToReserve) -> World:
    return _aircraft(world, event, -event.count)


def _effect_played(world: World, event: ev.EffectPlayed) -> World:
    army = world.army(event.faction)
    played = replace(army, hand=without(army.hand, event.card), effects=(*army.effects, event.card))
    return replace(_army(world, event.faction, played), discard=(*world.discard, event.card))


def _dice_rerolled(world: World, event: ev.DiceRerolled) -> World:
    army = world.army(event.faction)
    world = _army(world, event.faction, replace(army, hand=without(army.hand, event.card)))
    return replace(world, discard=(*world.discard, event.card))


def _cards_drawn(world: World, event: ev.CardsDrawn) -> World:
    army = world.army(event.faction)
    drawn = replace(army, hand=army.hand + event.cards)
    return replace(_army(world, event.faction, drawn), deck=world.deck[len(event.cards) :])


def _deck_reshuffled(world: World, event: ev.DeckReshuffled) -> World:
    return replace(world, deck=event.deck, discard=())


def _initiative_changed(world: World, event: ev.InitiativeChanged) -> World:
    return replace(world, initiative=event.faction)


def _signals_gained(world: World, event: ev.SignalsGained) -> World:
    army = world.army(event.faction)
    if not event.commander:
        return _army(world, event.faction, replace(army, signals="held"))
    joined = replace(army, signals="with_commander", staging=army.staging - 1, commanders=army.commanders + 1)
    return _army(world, event.faction, joined)


def _signals_lost(world: World, event: ev.SignalsLost) -> World:
    return _army(world, event.faction, replace(world.army(event.faction), signals="none"))


def _commander_to_staging(world: World, event: ev.CommanderToStaging) -> World:
    army = world.army(event.faction)
    back = replace(army, staging=army.staging + 1)
    if event.cause == "momentum_return":
        back = replace(back, momentum=army.momentum - 1)
    if event.space is None:
        return _army(world, event.faction, replace(back, commanders=army.commanders - 1))
    left = {space: owner for space, owner in world.commanders.items() if space != event.space}
    return replace(_army(world, event.faction, back), commanders=left)


def _commander_from_staging(world: World, event: ev.CommanderFromStaging) -> World:
    army = world.army(event.faction)
    joined = replace(
        army, staging=army.staging - 1, commanders=army.commanders + 1, momentum=army.momentum + 1
    )
    return _army(world, event.faction, joined)


def _commanders_withdrawn(world: World, event: ev.CommandersWithdrawn) -> World:
    army = world.army(event.faction)
    back = replace(army, commanders=army.commanders + event.count, used=())
    left = {space: owner for space, owner in world.commanders.items() if owner != event.faction}
    return replace(_army(world, event.faction, back), commanders=left)


def _game_ended(world: World, event: ev.GameEnded) -> World:
    return replace(world, outcome=Outcome((world.seat_of(event.faction),), event.rule, event.reason))


EVOLVERS: dict[type[Event], Callable[[World, Any], World]] = {
    ev.GameCreated: _game_created,
    ev.TokenPlaced: _token_placed,
    ev.TokensBoxed: _tokens_boxed,
    ev.DeckShuffled: _deck_shuffled,
    ev.RoundTokenTossed: _round_token_tossed,
    ev.RoundStarted: _round_started,
    ev.TurnStarted: _turn_started,
    ev.Passed: _passed,
    ev.CommanderDeployed: _commander_deployed,
    ev.SoldiersMoved: _soldiers_moved,
    ev.AircraftMoved: _aircraft_moved,
    ev.SoldiersFromReserve: _soldiers_from_reserve,
    ev.AircraftFromReserve: _aircraft_from_reserve,
    ev.SoldiersToReserve: _soldiers_to_reserve,
    ev.AircraftToReserve: _aircraft_to_reserve,
    ev.BonusDeclined: _unchanged,
    ev.TargetChosen: _unchanged,
    ev.EffectPlayed: _effect_played,
    ev.ClashStarted: _unchanged,
    ev.DiceSet: _unchanged,
    ev.DiceRolled: _unchanged,
    ev.DiceRerolled: _dice_rerolled,
    ev.RollKept: _unchanged,
    ev.ClashEnded: _unchanged,
    ev.CardsDrawn: _cards_drawn,
    ev.DeckReshuffled: _deck_reshuffled,
    ev.DrawFellShort: _unchanged,
    ev.InitiativeChanged: _initiative_changed,
    ev.SignalsGained: _signals_gained,
    ev.SignalsLost: _signals_lost,
    ev.CommanderToStaging: _commander_to_staging,
    ev.CommanderFromStaging: _commander_from_staging,
    ev.CommandersWithdrawn: _commanders_withdrawn,
    ev.ScoreCounted: _unchanged,
    ev.GameEnded: _game_ended,
}
