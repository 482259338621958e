"""How a game's values get their words: which names its fields mean, and all that must be sayable."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec


class Naming(msgspec.Struct, frozen=True):
    """The words a game needs. Every id stands for a message of the language files; none is written here."""

    fields: Mapping[str, str]
    """A field of events, refusals, frames and intents -> how the message of its value's name begins.

    Several beginnings, parted by blanks, are tried in turn; `{vehicle}` in one stands for the value of
    that field beside it. A field that is not here holds a number, or a word that messages choose by.
    """
    refusals: tuple[str, ...]
    """Every rule that a refusal cites."""
    verdicts: tuple[str, ...]
    """Every rule that is cited otherwise: by the end of a game, by the terms of a preview."""
    reasons: tuple[str, ...]
    """Every word for how a game ends."""
    terms: tuple[str, ...] = ()
    """Every word for a summand of a preview."""
    owners: Mapping[str, str] = {}
    """A field whose value belongs to somebody -> the message that names whom: it is said as `$red_owner`."""
    things: Callable[[Any], Iterable[str]] = lambda _content: ()
    """The messages with the names of all things in a content."""

    @property
    def rules(self) -> tuple[str, ...]:
        """Every rule a player can be sent to."""
        return tuple(dict.fromkeys((*self.refusals, *self.verdicts)))
