"""The goal of Last Comrade in one line."""

from game.presenters.contract.goal import Goal, GoalPart
from game.presenters.contract.presenter import ViewContext
from game.view.kit import Kit


def goal(kit: Kit, ctx: ViewContext) -> Goal:  # noqa: ARG001  (the same for everybody)
    return Goal(GoalPart(kit.say("lc-goal")), (), kit.say("lc-goal.told"))
