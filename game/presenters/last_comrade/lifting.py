"""How a card, a piece or a Comrade looks in the hand that drags it."""

import pygame

from game.presenters.offers import Handle
from game.presenters.presenter import Sight
from game.view.kit import Kit


def lifted(kit: Kit, sight: Sight, handle: Handle, *, small: bool = False) -> pygame.Surface | None:
    return None
