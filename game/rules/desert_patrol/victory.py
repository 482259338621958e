"""The end of the game: points, escape, neutralisation, lost hope; judged after every change.

Losing the last soldier does not end the game. If nobody can act any more, the points decide.
"""

from game.rules.core.board import SpaceId
from game.rules.core.ids import CardId
from game.rules.core.play import Play
from game.rules.core.values import Event
from game.rules.desert_patrol import events as ev
from game.rules.desert_patrol.acting import can_act
from game.rules.desert_patrol.content import Condition
from game.rules.desert_patrol.hope import available_cards, is_hopeless, is_possible
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import SIDES, ObjectId, Side, enemy

RULES: dict[str, str] = {"points": "DP-OBJ-01", "escape": "DP-ESC-01", "neutralise": "DP-NEU-01"}

POINTS: frozenset[type[Event]] = frozenset((ev.ControlTaken, ev.ObjectDestroyed))
"""Events that change points."""
LEAVING: frozenset[type[Event]] = frozenset((ev.CounterNeutralised, ev.VehicleDestroyed, ev.CountersEscaped))
"""Events that take counters off the board."""
CARDS: frozenset[type[Event]] = frozenset((ev.SoldierWounded, ev.CardHunkered))
"""Events that take cards out of circulation."""
MOVES: frozenset[type[Event]] = frozenset((ev.CounterMoved, ev.VehicleMoved))
"""Events that may cut a tile off from the markers."""
JUDGED: frozenset[type[Event]] = POINTS | LEAVING | CARDS | MOVES | {ev.CardsDiscarded}


def points(world: World, side: Side) -> int:
    """Points for objectives on tiles the side controls, and for objects: destroyed for the LRDG, held for the
    Italians."""
    setting = world.setting
    held = sum(objective_points(world, side, tile) for tile in setting.objectives)
    return held + sum(object_points(world, side, name) for name in setting.objects)


def objective_points(world: World, side: Side, tile: SpaceId) -> int:
    return world.setting.objectives[tile] if world.controls(side, tile) else 0


def object_points(world: World, side: Side, name: ObjectId) -> int:
    """The LRDG scores an object when it is destroyed, the Italians while they hold its tile."""
    if side == "lrdg":
        is_scored = name in world.lrdg.destroyed
    else:
        is_scored = name in world.objects and world.controls(side, world.objects[name])
    return world.setting.objects[name].points if is_scored else 0


def required(world: World, side: Side) -> int:
    """The points a side needs; 0 if none of its conditions is about points."""
    return next((condition.need for condition in world.setting.win[side] if condition.by == "points"), 0)


def reached(world: World, side: Side, condition: Condition) -> int:
    """What a side has of what a condition needs: points, or counters that count for it."""
    if condition.by == "points":
        return points(world, side)
    forces = world.forces(side)
    done = forces.escaped if condition.by == "escape" else forces.neutralised
    return sum(counter in condition.of for counter in done)


def is_met(world: World, side: Side, condition: Condition) -> bool:
    return reached(world, side, condition) >= condition.need


def judge(play: Play[World], before: World, event: Event) -> None:
    """Judge what `event` decides: changed points, a condition met, lost hope; after a turn, a standstill."""
    if isinstance(event, ev.CardsDiscarded):
        _judge_standstill(play)
        return
    if type(event) in POINTS:
        _tell_points(play, before)
    if type(event) in POINTS or type(event) in LEAVING:
        _judge_conditions(play)
    endangered = _endangered(play.world, event)
    if endangered:
        _judge_hope(play, endangered)


def _tell_points(play: Play[World], before: World) -> None:
    for side in SIDES:
        now = points(play.world, side)
        if now != points(before, side):
            play.do(ev.PointsChanged(side, now, required(play.world, side)))


# Conditions


def _acting_first(world: World) -> tuple[Side, Side]:
    acting = world.turn or world.initiative
    return acting, enemy(acting)


def _judge_conditions(play: Play[World]) -> None:
    for side in _acting_first(play.world):
        for condition in play.world.setting.win[side]:
            if is_met(play.world, side, condition):
                play.do(ev.GameEnded(side, condition.by, RULES[condition.by]))


# Hope


def _endangered(world: World, event: Event) -> tuple[Side, ...]:
    """The sides that `event` may leave without hope. A card matters only if it is the last of its kind."""
    if isinstance(event, ev.SoldierWounded):
        side = world.setting.counters[event.soldier].side
        return (side,) if _is_gone(world, side, CardId(event.soldier)) else ()
    if isinstance(event, ev.CardHunkered):
        return (event.side,) if _is_gone(world, event.side, event.card) else ()
    if isinstance(event, ev.CounterMoved):
        return _leaving_unmarked(world, world.setting.counters[event.soldier].side, event.origin)
    if isinstance(event, ev.VehicleMoved):
        return _leaving_unmarked(world, world.vehicles[event.vehicle].side, event.origin)
    return SIDES


def _is_gone(world: World, side: Side, card: CardId) -> bool:
    forces = world.forces(side)
    if card in forces.discard or card in forces.deck or card in forces.hand or card in forces.play_area:
        return False
    return card not in available_cards(world, side)


def _leaving_unmarked(world: World, side: Side, origin: SpaceId) -> tuple[Side, ...]:
    return () if origin in world.forces(side).markers else (side,)


def _judge_hope(play: Play[World], endangered: tuple[Side, ...]) -> None:
    """Abandon all hope: find the sides that can no longer win, and apply the consequences."""
    known = play.world.hopeless
    for side in endangered:
        if side not in known and is_hopeless(play.world, side):
            play.do(ev.HopeAbandoned(side))
    world = play.world
    if not world.hopeless:
        return
    # A game saved by an earlier version may hold a lost hope that was not really lost.
    lost = [side for side in world.hopeless if is_hopeless(world, side)]
    winners = [side for side in _acting_first(world) if enemy(side) in lost]
    for winner in winners:
        if any(condition.by == "neutralise" for condition in world.setting.win[winner]):
            _end_hopeless(play, winner, "DP-HOPE-02")
    for winner in winners:
        _judge_against_hopeless(play, winner, enemy(winner) in known)


def _judge_against_hopeless(play: Play[World], winner: Side, is_old: bool) -> None:
    """The opponent of a hopeless side wins by an escape, by points, or needs both."""
    world = play.world
    possible = {one.by for one in world.setting.win[winner] if is_possible(world, winner, one)}
    if "escape" in possible:
        _end_hopeless(play, winner, "DP-RULING-34")
    elif not possible:
        _end_by_points(play, "both_hopeless", "DP-HOPE-05", "DP-HOPE-06")
    elif points(world, winner) > points(world, enemy(winner)):
        _end_hopeless(play, winner, "DP-HOPE-04" if is_old else "DP-HOPE-03")


def _end_hopeless(play: Play[World], winner: Side, rule: str) -> None:
    counters = play.world.setting.counters
    has_soldiers = any(counters[soldier].side != winner for soldier in play.world.soldiers)
    play.do(ev.GameEnded(winner, "hopeless" if has_soldiers else "annihilated", rule))


# Nobody left who can act


def _judge_standstill(play: Play[World]) -> None:
    if not any(can_act(play.world, side) for side in SIDES):
        _end_by_points(play, "standstill", "DP-RULING-56", "DP-RULING-56")


def _end_by_points(play: Play[World], reason: ev.Reason, more: str, equal: str) -> None:
    """More points win, by the rule `more`; on a tie the holder of the initiative marker, by `equal`."""
    lrdg, italy = (points(play.world, side) for side in SIDES)
    if lrdg == italy:
        play.do(ev.GameEnded(play.world.initiative, reason, equal))
    play.do(ev.GameEnded("lrdg" if lrdg > italy else "italy", reason, more))
