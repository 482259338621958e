"""The row in which the game at the table is saved under a name; a name in use asks first.

If the usual folder cannot be written, there is also a field for another folder.
"""

from typing import NamedTuple

from pygame import Rect

from game.input.editing import EditedLine
from game.view.canvas import Act, Canvas
from game.view.kit import Kit
from game.view.theme import CHALK, CHALK_2
from game.view.widgets.buttons import button, button_width
from game.view.widgets.fields import text_field
from game.view.widgets.panels import below, panel

NAME, FOLDER = "save_name", "save_folder"


class Naming(NamedTuple):
    """The save under a name, as far as it is typed."""

    name: EditedLine
    folder: EditedLine | None
    """The other folder to save to; None while the usual one can be written."""
    focused: str | None
    taken: str
    """The name that is already in use and waits for an answer; empty if none."""
    save: Act
    replace: Act
    rename: Act


def naming_height(kit: Kit, wide: int, *, has_folder: bool) -> int:
    sentence = len(kit.type.wrapped(_sentence(kit, has_folder), "small", wide - 2 * kit.px(14)))
    rows = 2 if has_folder else 1
    return (
        2 * kit.px(14)
        + kit.type.leading("h1")
        + kit.px(8)
        + rows * (_field_height(kit) + kit.px(8))
        + sentence * kit.type.leading("small")
    )


def _sentence(kit: Kit, has_folder: bool) -> str:
    owner = kit.say("saves-owner")
    return f"{kit.say('saves-elsewhere')} {owner}" if has_folder else owner


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
    rest = below(inner, row.h + kit.px(8))
    if naming.folder is not None:
        _compose_folder(canvas, Rect(rest.x, rest.y, rest.w, row.h), naming.folder, naming.focused)
        rest = below(rest, row.h + kit.px(8))
    canvas.words(_sentence(kit, naming.folder is not None), "small", CHALK_2, rest)


def _compose_field(canvas: Canvas, row: Rect, naming: Naming) -> None:
    kit = canvas.kit
    word = kit.say("saves-save")
    wide = button_width(canvas, word, icon="content_save") + kit.px(20)
    field = Rect(row.x, row.y, row.w - wide - kit.px(12), row.h)
    text_field(
        canvas,
        field,
        naming.name,
        handle=NAME,
        group="naming",
        focused=naming.focused == NAME,
        hint=kit.say("saves-name_hint"),
    )
    has_name = bool(naming.name.text.strip())
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


def _compose_folder(canvas: Canvas, row: Rect, folder: EditedLine, focused: str | None) -> None:
    kit = canvas.kit
    label = kit.say("saves-folder")
    wide = min(kit.type.width(label, "ui") + kit.px(14), row.w // 4)
    canvas.text(label, "ui", CHALK, Rect(row.x, row.y, wide, row.h))
    text_field(
        canvas,
        Rect(row.x + wide, row.y, row.w - wide, row.h),
        folder,
        handle=FOLDER,
        group="naming",
        focused=focused == FOLDER,
        hint=kit.say("saves-folder_hint"),
        icon="folder_open",
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
