"""The messages of a puzzle: its name is a message, its other texts are attributes of that message."""

from game.rules.registry import GAMES

PARTS = ("", ".story", ".goal", ".lesson")
"""The name, what has happened, what is to be done, and what the solver has learned."""


def message_of(game: str, name: str) -> str:
    return f"{GAMES[game].info.prefix.lower()}-puzzle-{name}"
