"""The window: its size, full screen, and the picture that is copied into it."""

from collections.abc import Sequence
from pathlib import Path

import pygame
from pygame import Rect

from game.app.sdl import is_blind, was_asked_for

SMALLEST = (640, 360)
DESIGNED = (1280, 720)
"""The smallest window in which nothing is compressed."""
SHARE_OF_DESKTOP = 0.88
LAPTOP_HEIGHT = 1080
"""A desktop at most this high is a laptop, or as large as our design: the first window takes all of it."""
ICON = "logo_mark.svg"
ICON_SIZE = 128

Size = tuple[int, int]


class NoDisplay(Exception):
    """No window can be opened here; the text is the system's."""


class Window:
    """A window of the system. It shows finished pictures."""

    def __init__(
        self,
        title: str,
        size: Size | None,
        *,
        fullscreen: bool = False,
        fits_screen: bool = False,
        icon: Path | None = None,
    ) -> None:
        try:
            _init()
            is_first = size is None
            if size is None:
                size = first_size(_desktop())
            elif fits_screen:
                size = _within_screen(size)
            self._window = pygame.Window(title, size, resizable=True, allow_high_dpi=True)
            if is_first and fills_desktop(_desktop()):
                self._window.maximize()
        except pygame.error as error:
            raise NoDisplay(str(error)) from error
        self._window.minimum_size = SMALLEST
        self._windowed: Size = size
        self.is_fullscreen = False
        self._asked_for_fullscreen = False
        self._is_bare = True
        if icon is not None:
            self._set_icon(icon)
        pygame.key.start_text_input()
        self.set_fullscreen(fullscreen)

    def _set_icon(self, icon: Path) -> None:
        try:
            self._window.set_icon(pygame.image.load_sized_svg(icon, (ICON_SIZE, ICON_SIZE)))
        except (pygame.error, OSError):
            return  # a window without an icon is still a window

    @property
    def surface(self) -> pygame.Surface:
        """The surface that the window shows."""
        return self._window.get_surface()

    @property
    def size(self) -> Size:
        """In pixels of the screen."""
        return self.surface.get_size()

    def resize(self, size: Size) -> None:
        """Ask the system for another size, as a person does by dragging the edge."""
        self._window.size = size

    @property
    def windowed_size(self) -> Size:
        """The size of the window when it is not full screen, in the system's units."""
        return self._windowed

    def scale_to(self, picture: Size) -> tuple[float, float]:
        """The factors from the system's pointer coordinates to pixels of the picture."""
        width, height = self._window.size
        return picture[0] / max(width, 1), picture[1] / max(height, 1)

    def resized(self) -> None:
        """The system changed the size of the window; its contents are lost."""
        self._is_bare = True
        if not self.is_fullscreen:
            self._windowed = self._window.size

    def uncovered(self) -> None:
        """Something covered the window; all of it must be copied again."""
        self._is_bare = True

    def set_fullscreen(self, on: bool) -> None:
        """Switch full screen; if the system refuses, the window stays as it is."""
        if on == self._asked_for_fullscreen:
            return
        self._asked_for_fullscreen = on
        try:
            if on:
                self._window.set_fullscreen(True)
            else:
                self._window.set_windowed()
        except pygame.error:
            return
        self.is_fullscreen = on
        self._is_bare = True

    @property
    def is_bare(self) -> bool:
        """Whether it does not show the whole of the last picture."""
        return self._is_bare

    def show(self, picture: pygame.Surface, changed: Sequence[Rect] = ()) -> None:
        """Show the picture, of which only these parts have changed; a smaller window scales it down."""
        surface = self.surface
        if surface.get_size() != picture.get_size():
            pygame.transform.smoothscale(picture, surface.get_size(), surface)
        elif self._is_bare:
            surface.blit(picture, (0, 0))
        else:
            for rect in changed:
                surface.blit(picture, rect.topleft, rect)
        self._window.flip()
        self._is_bare = False

    def close(self) -> None:
        self._window.destroy()


def _init() -> None:
    pygame.display.init()
    pygame.font.init()
    driver = pygame.display.get_driver()
    if is_blind(driver) and not was_asked_for(driver):
        raise NoDisplay(driver)


def _desktop() -> Size | None:
    """The size of the desktop in the system's units; None without one."""
    if is_blind(pygame.display.get_driver()):
        return None
    return pygame.display.get_desktop_sizes()[0]


def _within_screen(size: Size) -> Size:
    """A window remembered from a larger screen is limited to this screen."""
    width, height = _desktop() or size
    return min(size[0], width), min(size[1], height)


def fills_desktop(desktop: Size | None) -> bool:
    """Whether the first window takes the whole desktop, as on a laptop."""
    return desktop is not None and desktop[1] <= LAPTOP_HEIGHT


def first_size(desktop: Size | None) -> Size:
    """The size of the window at the very first start: our proportions, with the desktop visible around it."""
    if desktop is None:
        return DESIGNED
    width, height = (round(side * SHARE_OF_DESKTOP) for side in desktop)
    unit = min(width // 16, height // 9)
    wide = max(unit * 16, min(DESIGNED[0], desktop[0]))
    high = max(unit * 9, min(DESIGNED[1], desktop[1]))
    return wide, high
