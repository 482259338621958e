"""The Comrades to choose from, on the sheet where the Line will stand."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.last_comrade.cards.comrade_cards import bust
from game.presenters.last_comrade.cards.parts import number_disc
from game.presenters.last_comrade.colours import ABILITY, POSTER, RED, portrait_of
from game.presenters.last_comrade.controls import handles as at
from game.presenters.last_comrade.players import comrade_name, name_of_seat
from game.presenters.shared.cards.card_parts import body, radius_of
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.last_comrade.setup import ChoosingCharacter
from game.rules.last_comrade.terms import ComradeId
from game.view.canvas import Canvas
from game.view.theme import CHALK_2, INK, INK_2, PAPER_0
from game.view.widgets.panels import paper

COLUMNS = 5


def is_choosing(ctx: ViewContext) -> bool:
    return isinstance(engine.pending(ctx.view), ChoosingCharacter)


def gallery_places(room: Rect, count: int, gap: int) -> list[Rect]:
    """Places for cards in rows of five, all of one size."""
    rows = max(1, -(-count // COLUMNS))
    wide, high = (room.w + gap) // COLUMNS - gap, (room.h + gap) // rows - gap
    return [
        Rect(room.x + number % COLUMNS * (wide + gap), room.y + number // COLUMNS * (high + gap), wide, high)
        for number in range(count)
    ]


def compose_gallery(canvas: Canvas, room: Rect, ctx: ViewContext) -> None:
    """Every Comrade with the ability; those that are taken show the number of their player."""
    kit, world = canvas.kit, ctx.view.world
    paper(canvas, room, texture="texture_poster", shadow="")
    canvas.zone("gallery", room, "list")
    pad = kit.px(10)
    comrades = tuple(world.setting.comrades)
    for rect, comrade in zip(
        gallery_places(room.inflate(-2 * pad, -2 * pad), len(comrades), pad), comrades, strict=True
    ):
        taken = world.order.index(comrade) if comrade in world.order else None
        _compose_character(canvas, rect, ctx, comrade, None if taken is None else Seat(taken))


def _compose_character(
    canvas: Canvas, rect: Rect, ctx: ViewContext, comrade: ComradeId, taken: Seat | None
) -> None:
    """The bust on the left, beside it name, ability and its text; below, who has taken this Comrade."""
    kit, edge = canvas.kit, canvas.kit.px(4)
    body(canvas, rect, RED if taken is None else ABILITY)
    title = min(kit.type.leading("h3") + kit.px(4), rect.h // 5)
    head = Rect(rect.x + edge, rect.y, rect.w - 2 * edge, title)
    short = comrade_name(kit, comrade, is_short=True)
    canvas.text(comrade_name(kit, comrade), "h3", PAPER_0, head, align="center", short=short)
    inner = Rect(rect.x + edge, head.bottom, rect.w - 2 * edge, rect.bottom - head.bottom - edge)
    canvas.blit(kit.shapes.rounded(inner.size, radius_of(rect.w) // 2, POSTER), inner.topleft)
    picture = Rect(inner.x, inner.y, inner.w, _picture_height(canvas, inner, comrade))
    canvas.blit(bust(kit, portrait_of(comrade), picture.size, is_grey=taken is not None), picture.topleft)
    _compose_words(canvas, inner, picture.bottom, comrade)
    if taken is not None:
        _compose_taken(canvas, picture, ctx, taken)
    canvas.hit_area(at.CHARACTER(comrade), rect, "gallery", radius=9, is_piece=True)


def _picture_height(canvas: Canvas, inner: Rect, comrade: ComradeId) -> int:
    """The height that the sentence leaves free, but enough to recognise the face."""
    setter, pad = canvas.kit.type, canvas.kit.px(6)
    lines = setter.wrapped(canvas.kit.say(f"lc-ability-{comrade}.text"), "small", inner.w - 2 * pad)
    need = (len(lines) + 1) * setter.leading("small") + 2 * pad
    return min(max(inner.h - need, inner.h * 36 // 100), inner.h * 66 // 100)


def _compose_words(canvas: Canvas, inner: Rect, top: int, comrade: ComradeId) -> None:
    kit, pad = canvas.kit, canvas.kit.px(6)
    line = min(kit.type.leading("small_bold"), inner.h // 6)
    name = Rect(inner.x + pad, top + kit.px(2), inner.w - 2 * pad, line)
    canvas.text(kit.say(f"lc-ability-{comrade}"), "small_bold", INK_2, name)
    words = Rect(name.x, name.bottom, name.w, inner.bottom - name.bottom - kit.px(3))
    canvas.words(kit.say(f"lc-ability-{comrade}.text"), "small", INK, words, fit=True)


def _compose_taken(canvas: Canvas, picture: Rect, ctx: ViewContext, seat: Seat) -> None:
    kit = canvas.kit
    high = min(kit.type.leading("min") + kit.px(8), picture.h // 2)
    strip = Rect(picture.x, picture.bottom - high, picture.w, high)
    canvas.fill(strip, ABILITY)
    disc = number_disc(kit, seat, high - 4)
    canvas.blit(disc, (strip.x + kit.px(4), strip.y + 2))
    left = strip.x + kit.px(4) + high
    words = Rect(left, strip.y, strip.right - left - kit.px(4), strip.h)
    canvas.text(name_of_seat(kit, ctx, seat), "min", CHALK_2, words)
