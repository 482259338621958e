"""The corner of the new-game screen with the start button, and above it what follows."""

from pygame import Rect

from game.scenes.new_game.seats import field_height
from game.view.canvas import Act, Canvas
from game.view.theme import BRASS, CHALK, CHALK_3
from game.view.widgets.buttons import button
from game.view.widgets.panels import panel


def compose_start(canvas: Canvas, rect: Rect, words: str, act: Act) -> None:
    kit = canvas.kit
    inner = panel(canvas, rect, name="start")
    foot = kit.type.leading("small")
    canvas.text(
        kit.say("new_game-autosave"), "small", CHALK_3, Rect(inner.x, inner.bottom - foot, inner.w, foot)
    )
    high = max(kit.px(60), field_height(kit))
    place = Rect(inner.x, inner.bottom - foot - kit.px(10) - high, inner.w, high)
    button(
        canvas,
        place,
        kit.say("new_game-start"),
        handle="start",
        act=act,
        group="start",
        kind="primary",
        icon="play",
        key=kit.say("start-key_enter"),
        style="ui_large",
    )
    box = Rect(inner.x, inner.y, inner.w, place.y - kit.px(8) - inner.y)
    canvas.icon("information_outline", Rect(box.x, box.y, kit.px(24), kit.type.leading("body")), BRASS, 20)
    text = Rect(box.x + kit.px(32), box.y, box.w - kit.px(32), box.h)
    canvas.words(words, "body", CHALK, text, fit=True)
