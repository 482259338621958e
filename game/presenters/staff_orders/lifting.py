"""How a card, a commander or some pieces look in the hand that drags them."""

import pygame

from game.presenters.offers import Handle
from game.presenters.presenter import Sight
from game.view.kit import Kit


def lifted(
    kit: Kit, sight: Sight, handle: Handle, *, small: bool = False, amount: int = 0
) -> pygame.Surface | None:
    """The thing as it is held; None for what nobody can take in hand. Small, a card hides little."""
    return None
