"""What the client is asked for when it starts."""

from typing import NamedTuple

from game.config.settings import LanguageCode
from game.session.match import Match


class LaunchOptions(NamedTuple):
    """Everything that is not asked for is as the settings say."""

    match: Match | None = None
    """To be played at once."""
    record: Match | None = None
    """To be looked at, step by step."""
    language: LanguageCode | None = None
    size: tuple[int, int] | None = None
    fullscreen: bool = False
