"""What stands in the margin of the rulebook of Last Comrade."""

from game.presenters.margin import Note
from game.view.kit import Kit


def margin_notes(kit: Kit) -> tuple[Note, ...]:
    return ()
