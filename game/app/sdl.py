"""What SDL must be told before the first import of pygame."""

import os
import sys

WINDOW_CLASS = "sztabowka"
_NOTHING_SEEN = ("dummy", "offscreen")
"""Video drivers without a visible screen."""


def prepare() -> None:
    """For a visible window. Values that the person has set in the environment are kept."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", WINDOW_CLASS)
    if sys.platform.startswith("linux"):
        # Everything is drawn by the processor; going through the graphics card is only slower.
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
    """Whether the person asked for this driver. Without a screen SDL chooses a blind driver by itself, and
    a person would wait for a window in vain."""
    return os.environ.get("SDL_VIDEODRIVER", "") == driver
