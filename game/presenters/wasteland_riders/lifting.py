"""How gear, cards, a marker or some of a resource look in the hand that drags them."""

import pygame

from game.presenters.offers import Handle
from game.presenters.presenter import Sight
from game.view.kit import Kit


def lifted(
    kit: Kit, sight: Sight, handle: Handle, *, small: bool = False, amount: int = 0
) -> pygame.Surface | None:
    return None
