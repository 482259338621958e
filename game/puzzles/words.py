"""Where the words of a puzzle stand: its name is a message, what else is said of it are attributes."""

from game.rules.registry import GAMES

PARTS = ("", ".story", ".goal", ".lesson")
"""The name, what has happened, what is to be done, and what one knows after it."""


def message_of(game: str, name: str) -> str:
    return f"{GAMES[game].info.prefix.lower()}-puzzle-{name}"
