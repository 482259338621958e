"""Ids that cannot be mixed up."""

from typing import NewType

Seat = NewType("Seat", int)
"""A place at the table, counted from 0."""

CardId = NewType("CardId", str)
"""A kind of card; copies of one kind are alike, so a zone lists the kind once per copy."""

HIDDEN = CardId("?")
"""What a view holds in place of a card that its reader may not know."""
