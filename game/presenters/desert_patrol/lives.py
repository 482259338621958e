"""How many cards the soldiers of a view have left, for counters, lists and tips."""

from collections.abc import Mapping

from game.presenters.contract.presenter import ViewContext
from game.rules.desert_patrol.events import SoldierWounded
from game.rules.desert_patrol.insights.lives import cards_left
from game.rules.desert_patrol.terms import CounterId


def lives(ctx: ViewContext) -> Mapping[CounterId, int]:
    """The cards left of each soldier on the board; empty if the viewer does not know every step so far."""
    history = ctx.history
    if not history or history[-1].number != len(history) - 1:
        return {}
    # called several times for every picture, so hundreds of other events are skipped in the quickest way
    wounds = [event for step in history for event in step.events if isinstance(event, SoldierWounded)]
    return cards_left(ctx.view.world, wounds)
