"""What the person does, read from the window's events: presses, moves, keys, text. Other events are left
out."""

from typing import NamedTuple

import pygame

Point = tuple[int, int]


class Press(NamedTuple):
    pos: Point
    button: int
    clicks: int = 1
    ctrl: bool = False
    """Whether Ctrl, or Command, is held."""


class Move(NamedTuple):
    pos: Point


class Release(NamedTuple):
    pos: Point
    button: int


class Wheel(NamedTuple):
    pos: Point
    steps: float
    """Positive: away from the person."""


class Key(NamedTuple):
    """A key by its plain name: `enter`, `escape`, `left`, `f1`, `z`."""

    name: str
    shift: bool = False
    ctrl: bool = False
    alt: bool = False


class KeyUp(NamedTuple):
    name: str


class Typed(NamedTuple):
    text: str


class Lost(NamedTuple):
    """The window lost the focus or was minimised: the thing in hand must be released."""


class Left(NamedTuple):
    """The pointer left the window."""


Gesture = Press | Move | Release | Wheel | Key | KeyUp | Typed | Lost | Left

KEYS: dict[int, str] = {
    pygame.K_RETURN: "enter",
    pygame.K_KP_ENTER: "enter",
    pygame.K_SPACE: "space",
    pygame.K_ESCAPE: "escape",
    pygame.K_TAB: "tab",
    pygame.K_BACKSPACE: "backspace",
    pygame.K_DELETE: "delete",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
    pygame.K_PAGEUP: "page_up",
    pygame.K_PAGEDOWN: "page_down",
    pygame.K_PLUS: "plus",
    pygame.K_EQUALS: "plus",
    pygame.K_KP_PLUS: "plus",
    pygame.K_MINUS: "minus",
    pygame.K_KP_MINUS: "minus",
    pygame.K_LSHIFT: "shift",
    pygame.K_RSHIFT: "shift",
    pygame.K_MENU: "menu",
    **{getattr(pygame, f"K_F{number}"): f"f{number}" for number in range(1, 13)},
    **{getattr(pygame, f"K_{letter}"): letter for letter in "abcdefghijklmnopqrstuvwxyz0123456789"},
}


def read(event: pygame.Event, scale: tuple[float, float] = (1.0, 1.0)) -> Gesture | None:
    """The gesture of an event, or None; `scale` converts the window's pixels to those of the picture."""
    kind = event.type
    if kind == pygame.MOUSEMOTION:
        return Move(_point(event.pos, scale))
    if kind == pygame.MOUSEBUTTONDOWN:
        # The wheel is also reported as buttons 4 and 5.
        if event.button in (4, 5):
            return None
        # A mouse event does not say which keys are held.
        ctrl = bool(pygame.key.get_mods() & (pygame.KMOD_CTRL | pygame.KMOD_META))
        return Press(_point(event.pos, scale), event.button, getattr(event, "clicks", 1), ctrl)
    if kind == pygame.MOUSEBUTTONUP:
        return None if event.button in (4, 5) else Release(_point(event.pos, scale), event.button)
    if kind == pygame.MOUSEWHEEL:
        steps = getattr(event, "precise_y", None) or event.y
        pos = getattr(event, "pos", None) or pygame.mouse.get_pos()
        return Wheel(_point(pos, scale), -steps if getattr(event, "flipped", False) else steps)
    if kind == pygame.KEYDOWN:
        return _key(event)
    if kind == pygame.KEYUP:
        return KeyUp(KEYS[event.key]) if event.key in KEYS else None
    if kind == pygame.TEXTINPUT:
        return Typed(event.text)
    if kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
        return Lost()
    return Left() if kind == pygame.WINDOWLEAVE else None


def _key(event: pygame.Event) -> Key | None:
    if event.key not in KEYS:
        return None
    mod = event.mod
    writes_letters = bool(mod & pygame.KMOD_MODE) or bool(mod & pygame.KMOD_CTRL and mod & pygame.KMOD_ALT)
    ctrl = bool(mod & (pygame.KMOD_CTRL | pygame.KMOD_META)) and not writes_letters
    alt = bool(mod & pygame.KMOD_ALT) and not writes_letters
    return Key(KEYS[event.key], bool(mod & pygame.KMOD_SHIFT), ctrl, alt)


def _point(pos: tuple[float, float], scale: tuple[float, float]) -> Point:
    return round(pos[0] * scale[0]), round(pos[1] * scale[1])
