"""The goal of the mission in one line, with the places and enemies it is about."""

from game.presenters.contract.goal import Goal, GoalPart
from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders.controls.handles import CELL, HEX, KNIGHT, VILLAIN
from game.presenters.wasteland_riders.missions.progress import facts, sentence
from game.rules.wasteland_riders.insights.mission_progress import goal_hexes, rivals_to_beat
from game.view.kit import Kit


def goal(kit: Kit, ctx: ViewContext) -> Goal:
    world = ctx.view.world
    kind = world.setting.mission.kind
    places = (
        *map(HEX, goal_hexes(world, ctx.seat)),
        *(CELL(cell.id) for cell in world.mission.cells),
        *(VILLAIN(enemy.id) for enemy in world.mission.enemies),
        *map(KNIGHT, rivals_to_beat(world, ctx.seat)),
    )
    head = kit.say(f"wr-goal-{kind}", **facts(world))
    told = f"{sentence(kit, world, 'goal')}\n{sentence(kit, world, 'end')}"
    message = f"wr-goal-{kind}.else"
    parts = (GoalPart(kit.say(message, **facts(world))),) if kit.texts.has(message) else ()
    return Goal(GoalPart(head, places), parts, told)
