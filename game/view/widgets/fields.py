"""A line of text that can be typed into."""

from pygame import Rect

from game.input.editing import EditedLine
from game.view.canvas import Canvas
from game.view.theme import BRASS, INK, INK_3, PAPER_0, PAPER_4


def text_field(
    canvas: Canvas,
    rect: Rect,
    line: EditedLine,
    *,
    handle: str,
    group: str,
    focused: bool,
    hint: str = "",
    icon: str = "",
) -> None:
    """The text is never scaled: while it is edited, the part around the caret is shown."""
    kit = canvas.kit
    canvas.rounded(rect, 8, PAPER_0, PAPER_4, 1)
    inner = rect.inflate(-2 * kit.px(12), -2 * kit.px(4))
    if icon:
        canvas.icon(icon, Rect(inner.x, inner.y, kit.px(24), inner.h), INK_3, 22)
        inner = Rect(inner.x + kit.px(32), inner.y, inner.w - kit.px(32), inner.h)
    canvas.hit_area(handle, rect, group)
    if not line.text and not focused:
        canvas.text(hint, "body", INK_3, inner)
        return
    before = kit.type.width(line.text[: line.caret], "body")
    shift = max(0, before - inner.w + kit.px(4)) if focused else 0
    with canvas.clipped(inner):
        surface = kit.type.line(line.text, "body", INK)
        if focused and line.is_selected:
            high = min(inner.h, surface.get_height() + kit.px(4))
            canvas.fill(Rect(inner.x - shift, inner.y + (inner.h - high) // 2, before, high), BRASS)
        canvas.blit(surface, (inner.x - shift, inner.y + (inner.h - surface.get_height()) // 2))
        if focused:
            high = min(inner.h, surface.get_height())
            caret = Rect(inner.x - shift + before, inner.y + (inner.h - high) // 2, max(1, kit.px(2)), high)
            canvas.fill(caret, INK)
