"""The goal of a side of Desert Patrol in one line: how much it needs, and where that is."""

from game.presenters.contract.goal import Goal, GoalPart
from game.presenters.contract.presenter import ViewContext
from game.presenters.desert_patrol.controls.handles import COUNTER, ESCAPE, OBJECT, TILE
from game.presenters.desert_patrol.report.briefing import short_way, ways_to_win
from game.rules.desert_patrol.insights.prizes import Prize, prizes, wanted_counters
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import SIDES, Side
from game.view.handles import Handle
from game.view.kit import Kit


def goal(kit: Kit, ctx: ViewContext) -> Goal:
    world: World = ctx.view.world
    side = world.side_of(ctx.seat)
    conditions = world.setting.win[side]
    words = " / ".join(short_way(kit, condition) for condition in conditions)
    wanted = tuple(COUNTER(name) for one in conditions for name in wanted_counters(world, one))
    told = [
        f"{kit.say(f'dp-side-{other}')}: {ways_to_win(kit, world.setting.scenario, other)}" for other in SIDES
    ]
    head = GoalPart(f"{words[:1].upper()}{words[1:]}", wanted)
    return Goal(head, _parts(kit, world, side), "\n".join(told), is_list=True)


def _parts(kit: Kit, world: World, side: Side) -> tuple[GoalPart, ...]:
    ways = {condition.by for condition in world.setting.win[side]}
    parts = _prizes(kit, world) if "points" in ways else []
    exits = sorted(world.setting.escapes[side]) if "escape" in ways else []
    if exits:
        words = kit.say("dp-goal-exits", count=len(exits), tiles=", ".join(exits))
        parts.append(GoalPart(words, tuple(map(ESCAPE, exits))))
    return tuple(parts)


def _prizes(kit: Kit, world: World) -> list[GoalPart]:
    """Markers with the same name make one part: `aircraft 2+2`."""
    groups: dict[str, list[Prize]] = {}
    for prize in prizes(world):
        name = str(prize.tile) if prize.object is None else kit.say(f"dp-goal-{prize.object}")
        groups.setdefault(name, []).append(prize)
    return [
        GoalPart(
            kit.say("dp-goal-prize", name=name, points="+".join(str(one.points) for one in group)),
            tuple(place for one in group for place in _places(one)),
        )
        for name, group in groups.items()
    ]


def _places(prize: Prize) -> tuple[Handle, ...]:
    if prize.tile is None:
        return ()
    return (TILE(prize.tile),) if prize.object is None else (OBJECT(prize.object), TILE(prize.tile))
