"""What SDL must be told before pygame is imported for the first time."""

import os
import sys

WINDOW_CLASS = "sztabowka"
_NOTHING_SEEN = ("dummy", "offscreen")
"""Video drivers that draw for nobody."""


def prepare() -> None:
    """For a window that somebody looks at. What the person has set in the environment holds."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", WINDOW_CLASS)
    if sys.platform.startswith("linux"):
        # Everything is drawn by the processor: a way through the graphics card only makes it slower.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def prepare_headless() -> None:
    """For pictures that go into a file or nowhere: no screen, no loudspeaker."""
    prepare()
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"


def is_blind(driver: str) -> bool:
    """Whether nobody can see what this video driver draws."""
    return driver in _NOTHING_SEEN


def was_asked_for(driver: str) -> bool:
    """Without a screen SDL takes a blind driver by itself, and a person would wait for a window in vain."""
    return os.environ.get("SDL_VIDEODRIVER", "") == driver
