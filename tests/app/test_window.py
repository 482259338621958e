"""The window where there is no display to show it on."""

import pygame
import pytest

from game.app.window import NoDisplay, Window


def test_without_a_screen_there_is_no_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    with pytest.raises(NoDisplay):
        Window("test", (1280, 720))


def test_a_driver_that_is_not_there_is_no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise pygame.error("x11 not available")

    monkeypatch.setattr(pygame.display, "init", refuse)
    with pytest.raises(NoDisplay, match="x11"):
        Window("test", (1280, 720))
