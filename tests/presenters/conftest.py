"""For the tests of presenters: there is a display without a window, and type can be set."""

from collections.abc import Iterator

import pygame
import pytest


@pytest.fixture(scope="package", autouse=True)
def _display() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_VIDEODRIVER", "dummy")
        patch.setenv("SDL_AUDIODRIVER", "dummy")
        pygame.display.init()
        pygame.font.init()
        yield
