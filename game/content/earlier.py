"""The content of version 0.1: its tables, maps and default options, for records without content of their
own.

`assets/earlier/0.1.content` was written once, by that version's program. Later records contain their
content (`pack.py`), so no further file of this kind is needed.
"""

from functools import lru_cache
from typing import Any

import msgspec

from game.config.paths import ASSETS
from game.content.boards import LoadedMap
from game.store import FILE_LIMIT, UNPACKED_LIMIT, decode, read_bounded, unseal

KIND = "sztabowka-content"
FILE = ASSETS / "earlier" / "0.1.content"


class EarlierGame(msgspec.Struct, frozen=True):
    """One game of that version."""

    tables: dict[str, Any]
    maps: dict[str, LoadedMap]
    """By scenario."""
    hashes: dict[str, str]
    """By scenario: the beginning of the keys of its matches."""
    options: dict[str, str]
    """The options of a match whose record does not name them."""


_READER = msgspec.json.Decoder(dict[str, EarlierGame])


@lru_cache(maxsize=1)
def earlier_games() -> dict[str, EarlierGame]:
    """Every game of version 0.1, read when a match of it is first opened."""
    sealed = unseal(read_bounded(FILE, FILE_LIMIT), KIND, 1, UNPACKED_LIMIT, FILE)
    return decode(sealed.payload, _READER.decode, FILE)


def is_of_version_0_1(game: str, scenario: str, key: str) -> bool:
    """Whether the key of a match says that it was made with the content of version 0.1."""
    known = earlier_games().get(game)
    return known is not None and known.hashes.get(scenario) == key.partition(":")[0]
