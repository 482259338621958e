"""The end of the game: points, escape, neutralisation, abandoning all hope; judged after every change."""

from game.rules.core.ids import CardId
from game.rules.core.play import Play
from game.rules.core.values import Event
from game.rules.desert_patrol import events as ev
from game.rules.desert_patrol.content import Condition
from game.rules.desert_patrol.hope import in_circulation, is_hopeless, kinds_in_reach
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import SIDES, Side, enemy

RULES: dict[str, str] = {"points": "DP-OBJ-01", "escape": "DP-ESC-01", "neutralise": "DP-NEU-01"}

FEW_CARDS = 2
"""With fewer in circulation a side can play none, since one is bid every round."""
POINTS: frozenset[type[Event]] = frozenset((ev.ControlTaken, ev.ObjectDestroyed))
"""What changes points."""
LEAVING: frozenset[type[Event]] = frozenset((ev.CounterNeutralised, ev.VehicleDestroyed, ev.CountersEscaped))
"""What takes counters off the board."""
JUDGED: frozenset[type[Event]] = POINTS | LEAVING | {ev.SoldierWounded, ev.CardHunkered, ev.CardsDiscarded}


def points(world: World, side: Side) -> int:
    """Objectives on tiles the side controls, and objects: destroyed for the LRDG, held for the Italians."""
    setting = world.setting
    total = sum(value for tile, value in setting.objectives.items() if world.controls(side, tile))
    if side == "lrdg":
        return total + sum(setting.objects[name].points for name in world.lrdg.destroyed)
    return total + sum(
        setting.objects[name].points for name, tile in world.objects.items() if world.controls(side, tile)
    )


def required(world: World, side: Side) -> int:
    """The points a side needs; 0 when none of its conditions is about points."""
    return next((condition.need for condition in world.setting.win[side] if condition.by == "points"), 0)


def reached(world: World, side: Side, condition: Condition) -> int:
    """How much of what a condition needs a side has: points, or counters that count for it."""
    if condition.by == "points":
        return points(world, side)
    forces = world.forces(side)
    done = forces.escaped if condition.by == "escape" else forces.neutralised
    return sum(counter in condition.of for counter in done)


def is_met(world: World, side: Side, condition: Condition) -> bool:
    return reached(world, side, condition) >= condition.need


def judge(play: Play[World], before: World, event: Event) -> None:
    """Say what `event` decides: changed points, a condition met, a side with nobody left, a hope lost."""
    if type(event) in POINTS:
        _tell_points(play, before)
    if type(event) in POINTS or type(event) in LEAVING:
        _judge_conditions(play)
    endangered = _endangered(play.world, event)
    if endangered:
        _judge_hope(play, endangered)


def _endangered(world: World, event: Event) -> tuple[Side, ...]:
    """The sides whose hope `event` may end. A card matters only as the last of its kind, or nearly of all."""
    if isinstance(event, ev.SoldierWounded):
        side = world.setting.counters[event.soldier].side
        return (side,) if _is_scarce(world, side, CardId(event.soldier)) else ()
    if isinstance(event, ev.CardHunkered):
        return (event.side,) if _is_scarce(world, event.side, event.card) else ()
    if isinstance(event, ev.CardsDiscarded):
        return (event.side,) if in_circulation(world, event.side) < FEW_CARDS else ()
    return SIDES


def _is_scarce(world: World, side: Side, card: CardId) -> bool:
    forces = world.forces(side)
    if in_circulation(world, side) < FEW_CARDS:
        return True
    if card in forces.discard or card in forces.deck or card in forces.hand or card in forces.play_area:
        return False
    return card not in kinds_in_reach(world, side)


def _judge_conditions(play: Play[World]) -> None:
    """The acting side first; then a side without soldiers has lost."""
    acting = play.world.turn or play.world.initiative
    for side in (acting, enemy(acting)):
        for condition in play.world.setting.win[side]:
            if is_met(play.world, side, condition):
                play.do(ev.GameEnded(side, condition.by, RULES[condition.by]))
    _judge_annihilation(play)


def _tell_points(play: Play[World], before: World) -> None:
    for side in SIDES:
        now = points(play.world, side)
        if now != points(before, side):
            play.do(ev.PointsChanged(side, now, required(play.world, side)))


def _judge_annihilation(play: Play[World]) -> None:
    """A side without a soldier on the board loses."""
    counters = play.world.setting.counters
    left = {counters[soldier].side for soldier in play.world.soldiers}
    for side in SIDES:
        if side not in left:
            play.do(ev.GameEnded(enemy(side), "annihilated", "DP-RULING-35"))


def _judge_hope(play: Play[World], endangered: tuple[Side, ...]) -> None:
    """Abandon all hope: see which side can no longer win, and what follows from it."""
    before = play.world.hopeless
    for side in endangered:
        if side not in before and is_hopeless(play.world, side):
            play.do(ev.HopeAbandoned(side))
    hopeless = play.world.hopeless
    if len(hopeless) == len(SIDES):
        _judge_both_hopeless(play)
    elif hopeless:
        other = enemy(hopeless[0])
        ways = {condition.by for condition in play.world.setting.win[other]}
        if ways != {"points"}:
            play.do(ev.GameEnded(other, "hopeless", "DP-HOPE-02"))
        elif points(play.world, other) > points(play.world, hopeless[0]):
            play.do(ev.GameEnded(other, "hopeless", "DP-HOPE-04" if before else "DP-HOPE-03"))


def _judge_both_hopeless(play: Play[World]) -> None:
    totals = {side: points(play.world, side) for side in SIDES}
    if totals["lrdg"] == totals["italy"]:
        play.do(ev.GameEnded(play.world.initiative, "both_hopeless", "DP-HOPE-06"))
    winner: Side = "lrdg" if totals["lrdg"] > totals["italy"] else "italy"
    play.do(ev.GameEnded(winner, "both_hopeless", "DP-HOPE-05"))
