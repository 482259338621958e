"""The place where the game at the table is saved under a name; a name that is taken asks first."""

from typing import NamedTuple

from pygame import Rect

from game.input.editing import Line
from game.view.canvas import Act, Canvas
from game.view.kit import Kit
from game.view.theme import CHALK, CHALK_2
from game.view.widgets.buttons import button, button_width
from game.view.widgets.fields import text_field
from game.view.widgets.panels import below, panel

NAME = "save_name"


class Naming(NamedTuple):
    line: Line
    is_typing: bool
    taken: str
    """The name that is already in use and waits for an answer; empty if none."""
    save: Act
    replace: Act
    rename: Act


def naming_height(kit: Kit, wide: int) -> int:
    sentence = len(kit.type.wrapped(kit.say("saves-owner"), "small", wide - 2 * kit.px(14)))
    return (
        2 * kit.px(14)
        + kit.type.leading("h1")
        + kit.px(8)
        + _field_height(kit)
        + kit.px(8)
        + sentence * kit.type.leading("small")
    )


def _field_height(kit: Kit) -> int:
    return max(kit.px(46), kit.type.leading("body") + kit.px(14))


def compose_naming(canvas: Canvas, rect: Rect, naming: Naming) -> None:
    kit = canvas.kit
    inner = panel(canvas, rect, title=kit.say("saves-save_as"), name="naming")
    row = Rect(inner.x, inner.y, inner.w, _field_height(kit))
    if naming.taken:
        _compose_question(canvas, row, naming)
    else:
        _compose_field(canvas, row, naming)
    canvas.words(kit.say("saves-owner"), "small", CHALK_2, below(inner, row.h + kit.px(8)))


def _compose_field(canvas: Canvas, row: Rect, naming: Naming) -> None:
    kit = canvas.kit
    word = kit.say("saves-save")
    wide = button_width(canvas, word, icon="content_save") + kit.px(20)
    field = Rect(row.x, row.y, row.w - wide - kit.px(12), row.h)
    text_field(
        canvas,
        field,
        naming.line,
        handle=NAME,
        group="naming",
        focused=naming.is_typing,
        hint=kit.say("saves-name_hint"),
    )
    has_name = bool(naming.line.text.strip())
    button(
        canvas,
        Rect(row.right - wide, row.y, wide, row.h),
        word,
        handle="save",
        act=naming.save,
        group="naming",
        kind="primary",
        icon="content_save",
        enabled=has_name,
        tip="" if has_name else kit.say("saves-save.off"),
    )


def _compose_question(canvas: Canvas, row: Rect, naming: Naming) -> None:
    kit = canvas.kit
    right = row.right
    for message, handle, act, kind in (
        ("saves-replace_no", "replace_no", naming.rename, "primary"),
        ("saves-replace_yes", "replace_yes", naming.replace, "secondary"),
    ):
        word = kit.say(message)
        wide = button_width(canvas, word)
        right -= wide
        place = Rect(right, row.y, wide, row.h)
        button(canvas, place, word, handle=handle, act=act, group="naming", kind=kind)
        right -= kit.px(10)
    words = kit.say("saves-replace_ask", name=naming.taken)
    canvas.words(
        words, "body_bold", CHALK, Rect(row.x, row.y, right - row.x, row.h), valign="middle", fit=True
    )
