"""A message box of the system, for programs started by a click, which have no console."""

import os
import stat
import sys
from typing import TextIO


def is_unread(stream: TextIO | None) -> bool:
    """Whether text written to this stream is lost: Windows gives no stream, the Finder one that leads
    nowhere."""
    if stream is None:
        return True
    return sys.platform == "darwin" and getattr(sys, "frozen", False) and _leads_nowhere(stream)


def _leads_nowhere(stream: TextIO) -> bool:
    try:
        mode, ours = os.fstat(stream.fileno()), os.stat(os.devnull)
    except (OSError, ValueError):
        return True
    return stat.S_ISCHR(mode.st_mode) and os.path.samestat(mode, ours)


def show_box(title: str, text: str) -> None:
    """Show the box and wait for it to be closed; if it cannot be shown, do nothing."""
    import pygame  # who has a console waits for none of it

    try:
        pygame.display.message_box(title, text, "error")
    except pygame.error:
        _show_by_windows(title, text)


def _show_by_windows(title: str, text: str) -> None:
    """Without SDL, because its window may be what failed."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, text, title, 0x10)
