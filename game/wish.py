"""What the client is asked for when it starts."""

from typing import NamedTuple

from game.settings import Language
from game.table.match import Match


class Wish(NamedTuple):
    """Everything that is not asked for is as the settings say."""

    match: Match | None = None
    """To be played at once."""
    record: Match | None = None
    """To be looked at, step by step."""
    language: Language | None = None
    size: tuple[int, int] | None = None
    fullscreen: bool = False
