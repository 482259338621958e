"""How the Line, Equipment, Life and decks change: one small function for each kind of event."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from game.rules.core.piles import without
from game.rules.core.values import Event
from game.rules.last_comrade import line_events as ev
from game.rules.last_comrade.changes import with_discarded, with_moved, with_player
from game.rules.last_comrade.state import Piece, Tank, World
from game.rules.last_comrade.terms import OFFSET, ComradeId

# Movement


def _step_pushed(world: World, event: ev.StepPushed) -> World:
    line = _shifted(world, event)
    line[event.origin - 1] = None
    return with_moved(replace(world, line=tuple(line)), event.comrades)


def _step_swapped(world: World, event: ev.StepSwapped) -> World:
    line = _shifted(world, event)
    line[event.origin - 1] = event.other
    return with_moved(replace(world, line=tuple(line)), event.comrades)


def _shifted(world: World, event: ev.StepPushed | ev.StepSwapped) -> list[ComradeId | None]:
    """All Comrades from `origin` on moved one place towards `place`."""
    line, offset = list(world.line), OFFSET[event.direction]
    place = event.place
    while place != event.origin:
        line[place - 1] = line[place - offset - 1]
        place -= offset
    return line


def _comrades_exchanged(world: World, event: ev.ComradesExchanged) -> World:
    line = list(world.line)
    one, two = line.index(event.comrade), line.index(event.other)
    line[one], line[two] = event.other, event.comrade
    return with_moved(replace(world, line=tuple(line)), (event.comrade, event.other))


def _comrades_scattered(world: World, event: ev.ComradesScattered) -> World:
    line = [None if comrade in event.comrades else comrade for comrade in world.line]
    for comrade, place in zip(event.comrades, event.places, strict=True):
        line[place - 1] = comrade
    return with_moved(replace(world, line=tuple(line)), event.comrades)


def _hazards_cleared(world: World, event: ev.HazardsCleared) -> World:
    hazards = tuple(hazard for hazard in world.hazards if hazard.place != event.place)
    return replace(world, hazards=hazards, attack_discard=world.attack_discard + event.cards)


def _comrade_snagged(world: World, event: ev.ComradeSnagged) -> World:
    return with_player(world, event.comrade, snagged=True)


def _status_gained(world: World, event: ev.StatusGained) -> World:
    return with_player(world, event.comrade, **{event.status: True})


# Equipment


def _equipment_entered(world: World, event: ev.EquipmentEntered) -> World:
    equipment = (*world.players[event.comrade].equipment, Piece(event.card, event.durability))
    return replace(with_player(world, event.comrade, equipment=equipment), revealed=None)


def _tank_boarded(world: World, event: ev.TankBoarded) -> World:
    crew = (event.comrade,) if event.other is None else (event.comrade, event.other)
    return replace(world, tank=Tank(event.comrade, crew))


def _equipment_used(world: World, event: ev.EquipmentUsed) -> World:
    """A worn-out piece is discarded and its durability forgotten; the Tank stays until its last hit."""
    equipment = list(world.players[event.comrade].equipment)
    place = equipment.index(Piece(event.card, event.durability + 1))
    if event.durability:
        equipment[place] = Piece(event.card, event.durability)
        return with_player(world, event.comrade, equipment=tuple(equipment))
    del equipment[place]
    return with_discarded(with_player(world, event.comrade, equipment=tuple(equipment)), event.card)


def _hit_absorbed(world: World, event: ev.HitAbsorbed) -> World:
    """The first hit of a strike card costs the Tank durability; at 0 it still stands for the rest of that
    card."""
    assert world.tank is not None
    owner, card = world.tank.owner, world.setting.piece_of["tank"]
    equipment = tuple(
        Piece(card, event.durability) if piece.card == card else piece
        for piece in world.players[owner].equipment
    )
    return replace(with_player(world, owner, equipment=equipment), tank=replace(world.tank, struck=True))


def _tank_destroyed(world: World, event: ev.TankDestroyed) -> World:
    equipment = world.players[event.comrade].equipment
    left = tuple(piece for piece in equipment if piece.card != event.card)
    return replace(with_discarded(with_player(world, event.comrade, equipment=left), event.card), tank=None)


def _revolver_fired(world: World, event: ev.RevolverFired) -> World:
    return replace(with_player(world, event.comrade, revolver_used=True), quiet=False)


# Damage


def _luck_spent(world: World, event: ev.LuckSpent) -> World:
    return with_player(world, event.comrade, lucky_spent=True)


def _roulette_fired(world: World, event: ev.RouletteFired) -> World:
    return replace(world, roulettes=(), attack_discard=world.attack_discard + event.cards)


def _medallion_saved(world: World, event: ev.MedallionSaved) -> World:
    return with_player(world, event.comrade, life=1)


def _life(world: World, event: ev.DamageTaken | ev.Healed) -> World:
    return with_player(world, event.comrade, life=event.life)


def _gassed(world: World, event: ev.Gassed) -> World:
    return with_player(world, event.comrade, gassed=True)


def _gas_ended(world: World, event: ev.GasEnded) -> World:
    return with_player(world, event.comrade, gassed=False)


# Death and the Commissar


def _comrade_died(world: World, event: ev.ComradeDied) -> World:
    line = tuple(None if comrade == event.comrade else comrade for comrade in world.line)
    world = with_player(
        world,
        event.comrade,
        alive=False,
        batch=event.batch,
        hand=(),
        committed=None,
        equipment=(),
        hand_raised=False,
        reminders=(),
        conceding=False,
    )
    world = replace(world, line=line, advances=world.advances + 1, batches=event.batch, quiet=False)
    tank = world.tank
    if tank is not None and event.comrade in tank.crew:
        crew = tuple(comrade for comrade in tank.crew if comrade != event.comrade)
        tank = None if tank.owner == event.comrade else replace(tank, crew=crew)
    return with_discarded(replace(world, tank=tank), *event.cards)


def _commissar_advanced(world: World, event: ev.CommissarAdvanced) -> World:
    line = list(world.line)
    del line[event.place - 1]
    world = replace(world, line=tuple(line), advances=world.advances - 1)
    return with_moved(world, event.comrades)


def _smoke_screen_replaced(world: World, event: ev.SmokeScreenReplaced) -> World:
    if event.face_down:
        return with_discarded(with_player(world, event.comrade, committed=None), event.card)
    hand = without(world.players[event.comrade].hand, event.card)
    return with_discarded(with_player(world, event.comrade, hand=hand), event.card)


LINE_EVOLVERS: dict[type[Event], Callable[[World, Any], World]] = {
    ev.StepPushed: _step_pushed,
    ev.StepSwapped: _step_swapped,
    ev.ComradesExchanged: _comrades_exchanged,
    ev.ComradesScattered: _comrades_scattered,
    ev.HazardsCleared: _hazards_cleared,
    ev.ComradeSnagged: _comrade_snagged,
    ev.StatusGained: _status_gained,
    ev.EquipmentEntered: _equipment_entered,
    ev.TankBoarded: _tank_boarded,
    ev.EquipmentUsed: _equipment_used,
    ev.HitAbsorbed: _hit_absorbed,
    ev.TankDestroyed: _tank_destroyed,
    ev.RevolverFired: _revolver_fired,
    ev.LuckSpent: _luck_spent,
    ev.RouletteFired: _roulette_fired,
    ev.MedallionSaved: _medallion_saved,
    ev.DamageTaken: _life,
    ev.Healed: _life,
    ev.Gassed: _gassed,
    ev.GasEnded: _gas_ended,
    ev.ComradeDied: _comrade_died,
    ev.CommissarAdvanced: _commissar_advanced,
    ev.SmokeScreenReplaced: _smoke_screen_replaced,
}
