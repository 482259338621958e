"""The box lids of the title screen: the games, and those that are announced."""

from typing import NamedTuple

from pygame import Rect

from game.presenters.registry import Cover
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import (
    BRASS,
    BRASS_D,
    CHALK,
    CHALK_2,
    CHALK_3,
    DESK_900,
    GO_D,
    INK,
    INK_2,
    LAMP,
    PAPER_0,
    PRIMARY_BOTTOM,
    PRIMARY_TEXT,
    PRIMARY_TOP,
    Colour,
)


class Lessons(NamedTuple):
    """How many lessons a game has, and how many of them are finished."""

    all: int
    done: int


LIFT = 16
RIM = 9
DIMNESS = 118
"""How dark a lid that cannot be opened yet is drawn, of 255."""


def compose_lid(
    canvas: Canvas, rect: Rect, cover: Cover, *, is_playable: bool, is_raised: bool, lessons: Lessons | None
) -> Rect:
    """Draw a lid with its picture and name; a raised one is higher, with a ring in the colour of the lamp.

    Returns the box of the button of its lessons; an empty box if there is none.
    """
    kit = canvas.kit
    body = rect.move(0, -kit.px(LIFT)) if is_raised else rect
    if is_raised:
        _ring(canvas, body)
    canvas.rounded(body, 6, PAPER_0, shadow="s2")
    rim = kit.px(RIM)
    label = _label_height(kit)
    art = Rect(body.x + rim, body.y + rim, body.w - 2 * rim, body.h - rim - label)
    canvas.blit(kit.pictures.rounded(f"cover_{cover.game}", art.size, kit.px(3)), art.topleft)
    canvas.fill(Rect(art.x, art.bottom + kit.px(6), art.w, kit.px(6)), cover.stripe)
    _label(canvas, Rect(art.x, art.bottom + kit.px(12), art.w, label - kit.px(12)), cover)
    if is_playable:
        play = _play(canvas, art)
        return Rect(0, 0, 0, 0) if lessons is None else _learn(canvas, art, play, lessons)
    canvas.rounded(body, 6, (*DESK_900, DIMNESS))
    _ribbon(canvas, art)
    return Rect(0, 0, 0, 0)


def _ring(canvas: Canvas, body: Rect) -> None:
    kit = canvas.kit
    spread = kit.px(26)
    glow = kit.shapes.halo(body.size, kit.px(8), spread, LAMP)
    glow_at = (body.x - spread, body.y - spread)
    canvas.blit(glow, glow_at)
    for grow, colour in ((7, LAMP), (3, INK)):
        canvas.rounded(body.inflate(2 * kit.px(grow), 2 * kit.px(grow)), 6 + grow, colour)


def _label_height(kit: Kit) -> int:
    return kit.px(12) + _title_height(kit) + kit.type.leading("prompt") + 2 * kit.px(12)


def _title_height(kit: Kit) -> int:
    """The height of the title: the largest serif, in a line that makes the name 32 design pixels high."""
    return kit.type.leading("h1") + kit.px(3)


def _label(canvas: Canvas, box: Rect, cover: Cover) -> None:
    kit = canvas.kit
    inner = box.inflate(-2 * kit.px(12), -2 * kit.px(12))
    high = _title_height(kit)
    canvas.text(kit.say(f"cover-{cover.game}"), "d2", INK, Rect(inner.x, inner.y, inner.w, high))
    place = Rect(inner.x, inner.y + high, inner.w, kit.type.leading("prompt"))
    canvas.text(kit.say(f"cover-{cover.game}.place"), "prompt", INK_2, place)


def _play(canvas: Canvas, art: Rect) -> Rect:
    """Draw the action of a click on the lid as a button, although the whole lid takes the click. Returns its
    box.
    """
    kit = canvas.kit
    word = kit.say("title-play")
    high = max(kit.px(46), kit.type.leading("ui_large") + kit.px(14))
    wide = min(art.w - kit.px(8), kit.type.width(word, "ui_large") + kit.px(60))
    box = Rect(art.right - kit.px(4) - wide, art.y + kit.px(9), wide, high)
    canvas.rounded(box, 8, BRASS_D)
    canvas.rounded(Rect(box.x, box.y, box.w, box.h - kit.px(2)), 8, PRIMARY_TOP, bottom=PRIMARY_BOTTOM)
    canvas.icon("play", Rect(box.x + kit.px(12), box.y, kit.px(24), box.h), PRIMARY_TEXT, 22)
    words = Rect(box.x + kit.px(42), box.y, box.w - kit.px(52), box.h)
    canvas.text(word, "ui_large", PRIMARY_TEXT, words)
    return box


def _learn(canvas: Canvas, art: Rect, play: Rect, lessons: Lessons) -> Rect:
    """Draw a separate button under it: to learn, or how many of the lessons are done. Returns its box."""
    kit = canvas.kit
    word = kit.say("title-learn")
    if lessons.done:
        word = kit.say("title-learned", done=lessons.done, count=lessons.all)
    high = max(kit.px(38), kit.type.leading("ui") + kit.px(12))
    wide = min(art.w - kit.px(8), kit.type.width(word, "ui") + kit.px(58))
    box = Rect(play.right - wide, play.bottom + kit.px(8), wide, high)
    is_done = lessons.done == lessons.all
    canvas.rounded(box, 8, DESK_900 if not is_done else GO_D, BRASS, 1.5)
    icon = "check" if is_done else "school_outline"
    canvas.icon(icon, Rect(box.x + kit.px(11), box.y, kit.px(24), box.h), CHALK, 22)
    words = Rect(box.x + kit.px(40), box.y, box.w - kit.px(50), box.h)
    canvas.text(word, "ui", CHALK, words)
    return box


def _ribbon(canvas: Canvas, art: Rect) -> None:
    kit = canvas.kit
    word = kit.say("title-coming")
    high = kit.type.leading("ui_bold") + kit.px(14)
    wide = min(art.w, kit.type.width(word, "ui_bold") + 2 * kit.px(18))
    box = Rect(art.x, art.y + kit.px(18), wide, high)
    canvas.fill(box, DESK_900)
    for y in (box.y, box.bottom - kit.px(2)):
        canvas.fill(Rect(box.x, y, box.w, kit.px(2)), BRASS)
    canvas.text(word, "ui_bold", CHALK, box.inflate(-2 * kit.px(16), 0), align="center")


def compose_numbers(canvas: Canvas, box: Rect, cover: Cover, *, is_playable: bool) -> None:
    """Draw the number of players and the duration."""
    kit = canvas.kit
    colour: Colour = CHALK_2 if is_playable else CHALK_3
    parts = (
        ("account_group", kit.say("title-players", players=cover.players)),
        ("timer_sand", kit.say("title-minutes", minutes=cover.minutes)),
    )
    mark, gap = kit.px(30), kit.px(24)
    widths = [kit.type.width(word, "prompt") + 2 for _, word in parts]
    x = box.x + max(0, (box.w - sum(widths) - 2 * mark - gap) // 2)
    for (icon, word), wide in zip(parts, widths, strict=True):
        canvas.icon(icon, Rect(x, box.y, kit.px(24), box.h), colour, 20)
        room = min(wide, box.right - x - mark)
        canvas.text(word, "prompt", colour, Rect(x + mark, box.y, room, box.h))
        x += mark + wide + gap
