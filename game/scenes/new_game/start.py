"""The corner of the new-game screen from which the game starts: what comes next, the seed, the button."""

from pygame import Rect

from game.input.editing import EditedLine
from game.scenes.new_game.seats import field_height
from game.view.canvas import Act, Canvas
from game.view.theme import BRASS, CHALK, CHALK_2, CHALK_3
from game.view.widgets.buttons import button
from game.view.widgets.fields import text_field
from game.view.widgets.panels import panel

SEED = "seed"


def compose_start(
    canvas: Canvas, rect: Rect, words: str, seed: EditedLine, *, is_typing: bool, act: Act
) -> None:
    kit = canvas.kit
    inner = panel(canvas, rect, name="start")
    foot = kit.type.leading("small")
    canvas.text(
        kit.say("new_game-autosave"), "small", CHALK_3, Rect(inner.x, inner.bottom - foot, inner.w, foot)
    )
    field = field_height(kit)
    row_high = kit.type.leading("small") + kit.px(4) + field
    row = Rect(inner.x, inner.bottom - foot - kit.px(10) - row_high, inner.w, row_high)
    _compose_seed(canvas, Rect(row.x, row.y, row.w * 36 // 100, row.h), seed, is_typing, field)
    left = row.x + row.w * 36 // 100 + kit.px(14)
    high = min(row.h, max(kit.px(60), field))
    button(
        canvas,
        Rect(left, row.bottom - high, row.right - left, high),
        kit.say("new_game-start"),
        handle="start",
        act=act,
        group="start",
        kind="primary",
        icon="play",
        key=kit.say("start-key_enter"),
        style="ui_large",
    )
    box = Rect(inner.x, inner.y, inner.w, row.y - kit.px(8) - inner.y)
    canvas.icon("information_outline", Rect(box.x, box.y, kit.px(24), kit.type.leading("body")), BRASS, 20)
    text = Rect(box.x + kit.px(32), box.y, box.w - kit.px(32), box.h)
    canvas.words(words, "body", CHALK, text, fit=True)


def _compose_seed(canvas: Canvas, box: Rect, seed: EditedLine, is_typing: bool, high: int) -> None:
    kit = canvas.kit
    label = Rect(box.x, box.y, box.w, kit.type.leading("small"))
    canvas.text(kit.say("new_game-seed"), "small", CHALK_2, label)
    canvas.hit_area("seed_label", label, "start", tip=kit.say("new_game-seed.tip"))
    text_field(
        canvas,
        Rect(box.x, box.bottom - high, box.w, high),
        seed,
        handle=SEED,
        group="start",
        focused=is_typing,
        hint=kit.say("new_game-seed.empty"),
        icon="dice_multiple",
    )
