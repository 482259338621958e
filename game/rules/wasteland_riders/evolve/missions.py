"""How missions change the world."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from game.rules.core.ids import CardId
from game.rules.core.piles import without
from game.rules.core.values import Event, Outcome
from game.rules.wasteland_riders.events import missions as me
from game.rules.wasteland_riders.evolve.gear import with_knight
from game.rules.wasteland_riders.world.state import Cell, OnBoard, World


def _mission(world: World, **changes: Any) -> World:
    return replace(world, mission=replace(world.mission, **changes))


def _with_enemy(world: World, marker: CardId, **changes: Any) -> World:
    enemies = tuple(replace(one, **changes) if one.id == marker else one for one in world.mission.enemies)
    return _mission(world, enemies=enemies)


def _without_enemy(world: World, marker: CardId) -> World:
    return _mission(world, enemies=tuple(one for one in world.mission.enemies if one.id != marker))


def _aid_brought(world: World, event: me.AidBrought) -> World:
    knight = world.knights[event.seat]
    return with_knight(world, replace(knight, aid=(*knight.aid, event.hex)))


def _marker_placed(world: World, event: me.MarkerPlaced) -> World:
    mission = world.mission
    if event.enemy is None:
        return _mission(world, cells=(*mission.cells, Cell(event.marker, event.hex)))
    placed = OnBoard(event.marker, event.enemy, event.hex)
    return _mission(world, enemies=(*mission.enemies, placed), spawned=mission.spawned + int(event.spawned))


def _enemy_marched(world: World, event: me.EnemyMarched) -> World:
    return _with_enemy(world, event.marker, hex=event.hex)


def _enemy_arrived(world: World, event: me.EnemyArrived) -> World:
    return _mission(_without_enemy(world, event.marker), dominance=event.dominance)


def _enemy_held(world: World, event: me.EnemyHeld) -> World:
    return _with_enemy(world, event.marker, held=event.held)


def _enemy_wounded(world: World, event: me.EnemyWounded) -> World:
    return _with_enemy(world, event.marker, wounds=event.wounds)


def _enemy_beaten(world: World, event: me.EnemyBeaten) -> World:
    knight = world.knights[event.seat]
    world = with_knight(world, replace(knight, trophies=knight.trophies + event.trophies))
    return _mission(_without_enemy(world, event.marker), defeated=world.mission.defeated + 1)


def _scars_counted(world: World, event: me.ScarsCounted) -> World:
    knight = world.knights[event.seat]
    return with_knight(world, replace(knight, scars=knight.scars + event.count))


def _city_ruined(world: World, event: me.CityRuined) -> World:
    return _mission(world, ruins=(*world.mission.ruins, event.hex))


def _dominance_moved(world: World, event: me.DominanceMoved) -> World:
    return _mission(world, marked=event.seat)


def _duel_won(world: World, event: me.DuelWon) -> World:
    knight = world.knights[event.seat]
    return with_knight(world, replace(knight, duels=(*knight.duels, event.rival)))


def _cell_taken(world: World, event: me.CellTaken) -> World:
    knight = world.knights[event.seat]
    world = with_knight(world, replace(knight, cells=(*knight.cells, event.cell)))
    return _mission(world, cells=tuple(one for one in world.mission.cells if one.id != event.cell))


def _cell_stolen(world: World, event: me.CellStolen) -> World:
    victim, thief = world.knights[event.victim], world.knights[event.seat]
    world = with_knight(world, replace(victim, cells=without(victim.cells, event.cell)))
    return with_knight(world, replace(thief, cells=(*thief.cells, event.cell)))


def _cell_left(world: World, event: me.CellLeft) -> World:
    knight = world.knights[event.seat]
    world = with_knight(world, replace(knight, cells=without(knight.cells, event.cell)))
    return _mission(world, cells=(*world.mission.cells, Cell(event.cell, event.hex)))


def _game_ended(world: World, event: me.GameEnded) -> World:
    return replace(world, step="over", outcome=Outcome(event.winners, event.rule, event.reason))


MISSION_EVOLVERS: dict[type[Event], Callable[[World, Any], World]] = {
    me.AidBrought: _aid_brought,
    me.MarkerPlaced: _marker_placed,
    me.EnemyMarched: _enemy_marched,
    me.EnemyArrived: _enemy_arrived,
    me.EnemyHeld: _enemy_held,
    me.EnemyWounded: _enemy_wounded,
    me.EnemyBeaten: _enemy_beaten,
    me.ScarsCounted: _scars_counted,
    me.CityRuined: _city_ruined,
    me.DominanceMoved: _dominance_moved,
    me.DuelWon: _duel_won,
    me.CellTaken: _cell_taken,
    me.CellStolen: _cell_stolen,
    me.CellLeft: _cell_left,
    me.GameEnded: _game_ended,
}
