"""Where a fight is drawn: in the middle, in place of the board, unless a hex is to be chosen on the board."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders.regions import regions
from game.rules.wasteland_riders.intents.common import ChooseHex
from game.rules.wasteland_riders.intents.fights import ChooseCity
from game.view.kit import Kit


def has_the_middle(ctx: ViewContext) -> bool:
    """Whether a fight is going on and no hex is to be chosen; once it is decided the board returns."""
    fight = ctx.view.world.fight
    return (
        fight is not None
        and not fight.over
        and not any(isinstance(one, ChooseHex | ChooseCity) for one in ctx.legal)
    )


def place_of(kit: Kit, ctx: ViewContext, *, is_alone: bool) -> Rect:
    """The area of the fight; beside another decision (`is_alone` is False) only the place of the board."""
    places = regions(kit.metrics)
    if not has_the_middle(ctx):
        return places["decision"]
    return places["fight"] if is_alone else places["board"]
