"""The end of the game: points, escape, neutralisation, abandoning all hope; judged after every change."""

from game.rules.core.play import Play
from game.rules.core.values import Event
from game.rules.desert_patrol import events as ev
from game.rules.desert_patrol.content import Condition
from game.rules.desert_patrol.hope import is_hopeless
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import SIDES, Side, enemy

RULES: dict[str, str] = {"points": "DP-OBJ-01", "escape": "DP-ESC-01", "neutralise": "DP-NEU-01"}

POINTS: frozenset[type[Event]] = frozenset((ev.ControlTaken, ev.ObjectDestroyed))
"""What changes points."""
LOSSES: frozenset[type[Event]] = frozenset(
    (ev.SoldierWounded, ev.CounterNeutralised, ev.VehicleDestroyed, ev.CountersEscaped, ev.CardHunkered)
)
"""What can end a hope: what leaves the game, or a card put where nothing may bring it back."""
JUDGED = POINTS | LOSSES


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


def is_met(world: World, side: Side, condition: Condition) -> bool:
    forces = world.forces(side)
    if condition.by == "points":
        return points(world, side) >= condition.need
    done = forces.escaped if condition.by == "escape" else forces.neutralised
    return sum(counter in condition.of for counter in done) >= condition.need


def judge(play: Play[World], before: World, event: Event) -> None:
    """Say what `event` decides: changed points, a condition met, a side with nobody left, a hope lost."""
    if type(event) in POINTS:
        _tell_points(play, before)
    acting = play.world.turn or play.world.initiative
    for side in (acting, enemy(acting)):
        for condition in play.world.setting.win[side]:
            if is_met(play.world, side, condition):
                play.do(ev.GameEnded(side, condition.by, RULES[condition.by]))
    _judge_annihilation(play)
    if type(event) in LOSSES or (play.world.hopeless and type(event) in POINTS):
        _judge_hope(play)


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


def _judge_hope(play: Play[World]) -> None:
    """Abandon all hope: see which side can no longer win, and what follows from it."""
    for side in SIDES:
        if side not in play.world.hopeless and is_hopeless(play.world, side):
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
            play.do(ev.GameEnded(other, "hopeless", "DP-HOPE-03"))


def _judge_both_hopeless(play: Play[World]) -> None:
    totals = {side: points(play.world, side) for side in SIDES}
    if totals["lrdg"] == totals["italy"]:
        play.do(ev.GameEnded(play.world.initiative, "both_hopeless", "DP-HOPE-06"))
    winner: Side = "lrdg" if totals["lrdg"] > totals["italy"] else "italy"
    play.do(ev.GameEnded(winner, "both_hopeless", "DP-HOPE-05"))
