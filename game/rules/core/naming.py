"""How the values of a game get their words: which message each field refers to, and all messages a game
needs."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec


class Naming(msgspec.Struct, frozen=True):
    """The messages a game needs. Every id names a message of the language files; the words themselves are
    not here."""

    fields: Mapping[str, str]
    """From a field of events, refusals, frames and intents to the prefix of the message that names its
    value.

    Several prefixes, separated by blanks, are tried in turn; `{vehicle}` in one stands for the value of
    the field `vehicle`. A field that is missing here holds a number, or a word by which messages select.
    """
    refusals: tuple[str, ...]
    """Every rule that refusals cite."""
    verdicts: tuple[str, ...]
    """Every rule cited elsewhere: by the end of a game, by the terms of a preview."""
    reasons: tuple[str, ...]
    """Every word for the way a game ends."""
    terms: tuple[str, ...] = ()
    """Every word for a term of a preview."""
    owners: Mapping[str, str] = {}
    """From a field whose value belongs to somebody to the message that names the owner: a text uses it as
    `$red_owner`."""
    things: Callable[[Any], Iterable[str]] = lambda _content: ()
    """The messages that name all things of a content."""

    @property
    def rules(self) -> tuple[str, ...]:
        """Every rule that a player can be sent to."""
        return tuple(dict.fromkeys((*self.refusals, *self.verdicts)))
