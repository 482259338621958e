"""For the tests of presenters: type can be set."""

import pygame
import pytest


@pytest.fixture(scope="package", autouse=True)
def _fonts() -> None:
    pygame.font.init()
