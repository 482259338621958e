"""Texts typed by people or read from files, made safe to draw, to log and to put into a message."""

import unicodedata

# Letters and marks that Unicode calls printable but that draw nothing.
_INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | frozenset(
    chr(code)
    for first, last in ((0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
    for code in range(first, last + 1)
)
_MARKS_IN_A_ROW = 3
_NOTHING_TO_SHOW = "?"


def printable(text: str, limit: int = 40, blank: str = _NOTHING_TO_SHOW) -> str:
    """One line of at most `limit` visible characters; it accepts every string.

    `blank` replaces a text without visible characters; it may be empty.
    """
    seen = (_visible(char) for char in text[: 64 * max(1, limit)])
    normal = unicodedata.normalize("NFC", "".join(seen))
    words = " ".join(_without_towers(normal).split())
    return words[: max(1, limit)].strip() or blank


def _visible(char: str) -> str:
    if char.isspace():
        return " "
    return char if char.isprintable() and char not in _INVISIBLE else ""


def _without_towers(text: str) -> str:
    """Drop marks without a letter, and those stacked too high on one."""
    kept: list[str] = []
    marks = _MARKS_IN_A_ROW
    for char in text:
        marks = marks + 1 if unicodedata.category(char).startswith("M") else 0
        if char == " ":
            marks = _MARKS_IN_A_ROW
        if marks <= _MARKS_IN_A_ROW:
            kept.append(char)
    return "".join(kept)
