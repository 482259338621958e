"""The goal of both factions of Staff Orders in one line: the enemy's headquarters, or the stars."""

from game.presenters.contract.goal import Goal, GoalPart
from game.presenters.contract.presenter import ViewContext
from game.presenters.staff_orders.controls.handles import AREA
from game.presenters.staff_orders.players import own
from game.presenters.staff_orders.words import place_name
from game.rules.staff_orders.terms import FACTIONS, enemy
from game.view.kit import Kit


def goal(kit: Kit, ctx: ViewContext) -> Goal:
    world = ctx.view.world
    setting = world.setting
    headquarters = setting.headquarters[enemy(own(ctx))]
    take = kit.say("so-goal", name=place_name(kit, "land", headquarters))
    rounds = setting.numbers.rounds
    stars = tuple(AREA(area) for area, count in setting.stars.items() if count)
    told = [
        f"{kit.say(f'so-faction-{faction}')}: {kit.say(f'so-brief-{setting.mode}_{faction}')}"
        for faction in FACTIONS
    ]
    return Goal(
        GoalPart(take, (AREA(headquarters),)),
        (GoalPart(kit.say("so-goal-stars", rounds=rounds), stars),),
        "\n".join(told),
    )
