"""A gear card as it lies with a knight."""

import msgspec

from game.rules.core.ids import CardId
from game.rules.core.piles import Pile


class Item(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, cache_hash=True):
    """A gear card with its marker and attachments. Two equal items are interchangeable."""

    card: CardId
    marked: bool = False
    attachments: Pile = ()

    @property
    def room(self) -> int:
        """The places it takes where cards are stowed."""
        return 1 + len(self.attachments)
