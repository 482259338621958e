"""The choice of a language in a bar: all of them side by side or, if there are many, the next one."""

from collections.abc import Callable

from pygame import Rect

from game.view.canvas import Act, Canvas
from game.view.widgets.buttons import button, button_width, segments

MOST_SIDE_BY_SIDE = 4


def language_choice_width(canvas: Canvas) -> int:
    kit, texts = canvas.kit, canvas.kit.texts
    if len(texts.known) > MOST_SIDE_BY_SIDE:
        return max(button_width(canvas, language.short, icon="translate") for language in texts.known)
    widest = max(kit.type.width(language.short, "ui") for language in texts.known)
    return len(texts.known) * (widest + 2 * kit.px(18))


def compose_language_choice(
    canvas: Canvas, box: Rect, handle: str, *, group: str, pick: Callable[[str], Act]
) -> None:
    """Draw the choice; `pick` makes the act of a click from the code of a language."""
    texts = canvas.kit.texts
    if len(texts.known) > MOST_SIDE_BY_SIDE:
        following = texts.following
        act = pick(following.code)
        button(canvas, box, following.short, handle=handle, act=act, group=group, icon="translate")
        return
    choices = [(language.code, language.short) for language in texts.known]
    segments(canvas, box, choices, texts.language, handle=handle, pick=pick, group=group)
