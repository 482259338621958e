"""Beside the rules of tests and attacks: how likely so many successes are, exactly."""

from game.presenters.margin import Note
from game.view.kit import Kit


def margin_notes(kit: Kit) -> tuple[Note, ...]:
    return ()
