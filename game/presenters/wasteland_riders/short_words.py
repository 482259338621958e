"""Words that are shown only if all of them have room, because a cut sentence is worse than none."""

from pygame import Rect

from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.text import SMALLEST_PX
from game.view.theme import Colour

SLACK = 4
"""Device pixels that small letters reach above and below their line."""


def fits(kit: Kit, words: str, style: str, box: Rect, least: int = SMALLEST_PX) -> bool:
    """Whether all words fit into the box without being cut, in type not smaller than `least` pixels."""
    sizes = range(kit.type.size(style), max(least, SMALLEST_PX) - 1, -1)
    return box.w > 0 and any(_fits_at(kit, words, style, box, px) for px in sizes)


def _fits_at(kit: Kit, words: str, style: str, box: Rect, px: int) -> bool:
    lines = kit.type.wrapped(words, style, box.w, px)
    if len(lines) * kit.type.leading(style, px) > box.h - SLACK:
        return False
    return all(kit.type.width(word, style, px) <= box.w for word in words.split())


def line_fits(kit: Kit, words: str, style: str, wide: int) -> bool:
    """Whether the words fit whole in one line, in the smallest type if necessary."""
    return kit.type.width(words, style, SMALLEST_PX) <= wide


def words_if_they_fit(canvas: Canvas, words: str, style: str, colour: Colour, box: Rect) -> None:
    """Wrapped text in the middle of the box; nothing if it would be cut."""
    if fits(canvas.kit, words, style, box):
        inner = Rect(box.x, box.y + SLACK // 2, box.w, box.h - SLACK)
        canvas.words(words, style, colour, inner, valign="middle", fit=True)
