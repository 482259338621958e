"""Which handle of the own sheet stands for a spot of the rules."""

from game.presenters.wasteland_riders.controls import handles as at
from game.rules.wasteland_riders.gear.carried import BACKPACK, stowed_spot
from game.rules.wasteland_riders.terms import HANDS, Spot
from game.rules.wasteland_riders.world.setting import Setting
from game.rules.wasteland_riders.world.state import Knight
from game.view.handles import Handle


def shown_at(setting: Setting, knight: Knight, where: Spot) -> Handle:
    """The handle of a spot: a two-handed card lies on both hands and is pointed at by the left one."""
    if where in HANDS and knight.holds_two_handed(setting.two_handed):
        return at.SPOT(HANDS[0])
    return at.SPOT(where)


def container_handles(knight: Knight, container: Spot) -> tuple[Handle, ...]:
    """The handles of a backpack or vehicle: the container, and every card in it."""
    cards = knight.backpack if container == BACKPACK else knight.cargo
    stowed = (at.SPOT(stowed_spot(container, index)) for index in range(len(cards)))
    return (at.SPOT(container), *stowed)
