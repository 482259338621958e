"""What the client is told to do at its start."""

from typing import NamedTuple

from game.config.settings import LanguageCode
from game.session.match import Match


class LaunchOptions(NamedTuple):
    """What the person asked for at the start; everything else follows the settings."""

    match: Match | None = None
    """A match to play at once; None for the title."""
    record: Match | None = None
    """A match to look at, step by step; None for the title."""
    language: LanguageCode | None = None
    size: tuple[int, int] | None = None
    fullscreen: bool = False
