"""Cards that show a bust: on the Line, the Commissar, the ability card with its Life; and small portraits."""

import pygame
from pygame import Rect

from game.presenters.last_comrade.cards.parts import hearts, rays
from game.presenters.last_comrade.colours import ABILITY, BLACK, COMMISSAR, POSTER, RAY, RED, portrait_of
from game.presenters.last_comrade.players import comrade_name
from game.presenters.shared.cards.card_parts import HAND, Plan, body, radius_of
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import ComradeId
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.shapes import blank
from game.view.theme import INK, PAPER_0, Colour

BAR = 0.235
"""The height of the name bar as a part of the height of a card on the Line."""
BORDER, TITLE, FOOT = 5, 30, 30
"""Border, title and foot of an ability card in hand, in pixels of its design."""
PICTURES = (94, 76, 60, 44)
LOW = 1.7
"""A picture this many times as wide as high shows a bust without its shoulders."""


# On the Line


def front_card(canvas: Canvas, rect: Rect, comrade: ComradeId, *, is_dim: bool = False) -> None:
    """A Comrade on the Line: the bust on rays, the name below it; dim for a Comrade who is out of it."""
    frame = ABILITY if is_dim else RED
    words = comrade_name(canvas.kit, comrade)
    short = comrade_name(canvas.kit, comrade, is_short=True)
    _bust_card(canvas, rect, frame, portrait_of(comrade), words, short, is_grey=is_dim)


def commissar_card(canvas: Canvas, rect: Rect) -> None:
    """The Commissar's card: black, on red, because he is nobody's Comrade."""
    words, short = canvas.kit.say("lc-commissar"), canvas.kit.say("lc-commissar.short")
    _bust_card(canvas, rect, BLACK, COMMISSAR, words, short, ground=RED)


def _bust_card(
    canvas: Canvas,
    rect: Rect,
    frame: Colour,
    picture: str,
    words: str,
    short: str,
    *,
    ground: Colour | None = None,
    is_grey: bool = False,
) -> None:
    kit = canvas.kit
    edge = max(2, round(rect.w * 0.04))
    body(canvas, rect, frame)
    bar = max(round(rect.h * BAR), min(kit.type.leading("min"), rect.h // 3))
    shown = Rect(rect.x + edge, rect.y + edge, rect.w - 2 * edge, rect.h - bar - edge)
    canvas.blit(bust(kit, picture, shown.size, ground=ground, is_grey=is_grey), shown.topleft)
    name = Rect(rect.x + 2, shown.bottom, rect.w - 4, rect.bottom - shown.bottom)
    canvas.text(words, "h3" if rect.w > kit.px(90) else "min", PAPER_0, name, align="center", short=short)


def bust(
    kit: Kit,
    picture: str,
    size: tuple[int, int],
    *,
    ground: Colour | None = None,
    is_grey: bool = False,
) -> pygame.Surface:
    """A bust that stands on the lower edge, on rays or on a plain ground. The surface is cached."""
    key = ("lc_bust", picture, size, ground, is_grey)
    return kit.cache.get(key, lambda: _draw_bust(kit, picture, size, ground, is_grey))


def _draw_bust(
    kit: Kit, picture: str, size: tuple[int, int], ground: Colour | None, is_grey: bool
) -> pygame.Surface:
    surface = blank(size)
    if ground is None:
        surface.blit(rays(kit, size), (0, 0))
    else:
        surface.fill((*ground, 255))
    # On a low picture the face matters more than the shoulders.
    is_low = size[0] > size[1] * LOW
    side = round(min(size[1] * 1.5, size[0] * 0.62) if is_low else min(size[1] * 0.98, size[0] * 1.06))
    drawn = kit.pictures.svg(picture, (side, side))
    top = round(size[1] * 0.03) if is_low else 0
    surface.blit(drawn, ((size[0] - side) // 2, max(top, size[1] - side) if side <= size[1] else top))
    return pygame.transform.grayscale(surface) if is_grey else surface


def portrait_disc(
    kit: Kit, comrade: ComradeId | None, size: int, rim: Colour, *, is_grey: bool = False
) -> pygame.Surface:
    """A round portrait with a rim. The surface is cached."""
    key = ("lc_portrait", comrade, size, rim, is_grey)
    return kit.cache.get(key, lambda: _draw_portrait(kit, portrait_of(comrade), size, rim, is_grey))


def _draw_portrait(kit: Kit, picture: str, size: int, rim: Colour, is_grey: bool) -> pygame.Surface:
    edge = max(2, size // 18)
    inner = size - 2 * edge
    surface = kit.shapes.disc(size, rim).copy()
    face = bust(kit, picture, (inner, inner), is_grey=is_grey)
    mask = kit.shapes.disc(inner, (255, 255, 255))
    surface.blit(kit.shapes.cut(face, mask), (edge, edge))
    return surface


# The seat's own card


def ability_face(
    canvas: Canvas, rect: Rect, world: World, comrade: ComradeId, *, has_life: bool = True
) -> None:
    """Name, bust, the ability in one sentence, and the Life that is left."""
    kit, plan = canvas.kit, Plan(rect, HAND[0])
    is_brief = kit.metrics.is_compact or rect.w < kit.px(150)
    low = FOOT if has_life else 0
    name, text = kit.say(f"lc-ability-{comrade}"), kit.say(f"lc-ability-{comrade}.text")
    told = kit.say("lc-table-ability", name=name, text=text)
    picture = plan.high - 2 * BORDER - TITLE - low - 2 if is_brief else _picture_for(kit, plan, told, low)
    _ability_ground(canvas, plan, comrade, picture)
    if not is_brief:
        top = BORDER + TITLE + picture + 4
        words = plan.box(BORDER + 6, top, HAND[0] - 2 * BORDER - 12, plan.high - BORDER - low - top)
        canvas.words(told, "small", INK, words, fit=True)
    if has_life:
        box = plan.box(BORDER + 5, plan.high - BORDER - low, HAND[0] - 2 * BORDER - 10, low)
        hearts(canvas, box, world.players[comrade].life, world.setting.start_life, align="left")


def _picture_for(kit: Kit, plan: Plan, told: str, low: float) -> float:
    """The height of the picture: all that the sentence leaves free."""
    wide = plan.px(HAND[0] - 2 * BORDER - 12)
    need = len(kit.type.wrapped(told, "small", wide)) * kit.type.leading("small") / plan.unit
    room = plan.high - 2 * BORDER - TITLE - low - 6
    return next((high for high in PICTURES if need <= room - high), PICTURES[-1])


def _ability_ground(canvas: Canvas, plan: Plan, comrade: ComradeId, picture: float) -> None:
    kit = canvas.kit
    body(canvas, plan.rect, ABILITY)
    inner = plan.box(BORDER, BORDER + TITLE, HAND[0] - 2 * BORDER, plan.high - 2 * BORDER - TITLE)
    canvas.blit(kit.shapes.rounded(inner.size, radius_of(plan.rect.w) // 2, POSTER), inner.topleft)
    shown = plan.box(BORDER, BORDER + TITLE, HAND[0] - 2 * BORDER, picture)
    canvas.blit(bust(kit, portrait_of(comrade), shown.size), shown.topleft)
    canvas.fill(Rect(inner.x, shown.bottom, inner.w, 1), RAY)
    words = plan.box(BORDER + 3, 3, HAND[0] - 2 * BORDER - 6, BORDER + TITLE - 5)
    short = comrade_name(kit, comrade, is_short=True)
    canvas.text(comrade_name(kit, comrade), "card_name", PAPER_0, words, align="center", short=short)
