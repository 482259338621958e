"""What a game adds in the margin of its rulebook."""

from typing import NamedTuple


class Note(NamedTuple):
    """A box beside the text: a few words, a small table, or both."""

    icon: str
    title: str
    words: str
    rules: tuple[str, ...]
    """It stands beside the chapters that contain one of these rules."""
    rows: tuple[tuple[str, ...], ...] = ()
    """A table; its first row and its first column are headings."""
