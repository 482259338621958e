"""Action and Attack cards: small in piles and lanes, larger in hand, without sentences where room is short.

Pictures and frames are cached surfaces; every word is set on the canvas, so that it can be found there.
"""

import pygame
from pygame import Rect

from game.presenters.last_comrade.cards.foot import foot
from game.presenters.last_comrade.cards.parts import burst, durability, rays
from game.presenters.last_comrade.cards.pictures import DRAWN, Sort, icons_of, sort_of
from game.presenters.last_comrade.colours import (
    ACTION_BACK,
    ATTACK,
    ATTACK_BACK,
    BLACK,
    EQUIPMENT,
    EVENT,
    MANOEUVRE,
    POSTER,
    RAY,
    RED,
)
from game.presenters.shared.cards import card_parts
from game.presenters.shared.cards.card_parts import HAND, ICONS, Ground, Plan, body, form_of
from game.presenters.shared.cards.own_pictures import own_picture
from game.rules.core.ids import HIDDEN, CardId
from game.rules.last_comrade.setting import Setting
from game.rules.last_comrade.state import Piece, World
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.text import LEAST_FITTED_PX, SMALLEST_PX
from game.view.theme import INK, INK_2, PAPER_0, Colour

HEADERS: dict[Sort, Colour] = {
    "manoeuvre": MANOEUVRE,
    "event": EVENT,
    "equipment": EQUIPMENT,
    "attack": ATTACK,
}
BORDER, TITLE, FOOT = 5, 32, 28
"""Border, title and foot of a card in hand, in pixels of its design."""
PICTURES = (92, 76, 60, 46)
"""Possible heights of its picture: the highest that leaves room for its sentences is taken."""
BURST = 34
WIDTHS = (0.62, 0.44, 0.3)
"""The width of an icon as a part of the width of the picture, by the number of icons."""


# Words


def name_of(kit: Kit, card: CardId) -> str:
    return kit.say(f"lc-card-{card}")


def short_name(kit: Kit, card: CardId) -> str:
    return kit.say(f"lc-card-{card}.short")


def text_of(kit: Kit, setting: Setting, card: CardId) -> str:
    """What the card does, as printed; with `reveals_next` a setup card adds that another one is revealed."""
    words, attack = kit.say(f"lc-card-{card}.text"), setting.attacks.get(card)
    is_followed = attack is not None and attack.group == "setup" and setting.reveals_next
    return f"{words} {kit.say('lc-card_reveal_next')}" if is_followed else words


def colour_of(setting: Setting, card: CardId) -> Colour:
    """The colour of a card's frame, by its kind."""
    return HEADERS[sort_of(setting, card)]


# Faces


def action_back(canvas: Canvas, rect: Rect) -> None:
    card_parts.back(canvas, rect, ACTION_BACK)


def attack_back(canvas: Canvas, rect: Rect) -> None:
    card_parts.back(canvas, rect, ATTACK_BACK)


def face(canvas: Canvas, rect: Rect, world: World, card: CardId, seen: int = 0) -> None:
    """Draw a card in the form that can be read at this size; a hidden card shows its back.

    `seen` is how many pixels from the left stay visible when the next card covers this one; 0 means all.
    """
    form, seen = form_of(canvas.kit, rect.w), min(seen or rect.w, rect.w)
    if card == HIDDEN:
        action_back(canvas, rect)
    elif form == "small":
        small_face(canvas, rect, world, card)
    elif form == "short":
        _brief_face(canvas, Plan(rect, ICONS[0]), world.setting, card, seen)
    else:
        _hand_face(canvas, Plan(rect, HAND[0]), world.setting, card, seen)


def small_face(canvas: Canvas, rect: Rect, world: World, card: CardId) -> None:
    """Picture, name and one number; very small cards have no name."""
    setting = world.setting
    picture = _small_ground(canvas, rect, setting, card)
    attack = setting.attacks.get(card)
    if attack is not None and attack.main:
        size = max(canvas.kit.px(18), round(rect.w * 0.34))
        burst(canvas, (picture.right - size // 3, picture.y + size // 3), size, str(attack.main))


def piece_face(canvas: Canvas, rect: Rect, world: World, piece: Piece) -> None:
    """Equipment in play: the small face with its remaining uses above its name."""
    setting = world.setting
    picture = _small_ground(canvas, rect, setting, piece.card)
    high = max(8, round(rect.h * 0.16))
    most = setting.equipment[piece.card].durability
    row = Rect(picture.x, picture.bottom - high, picture.w, high)
    durability(canvas, row, piece.durability, most, BLACK, align="center")


def _small_ground(canvas: Canvas, rect: Rect, setting: Setting, card: CardId) -> Rect:
    """Draw frame, picture and name; return where the picture is."""
    kit, colour = canvas.kit, colour_of(setting, card)
    edge = max(1, kit.px(4 if rect.w > kit.px(110) else 3))
    inner = rect.inflate(-2 * edge, -2 * edge)
    body(canvas, rect, colour)
    is_wide = kit.type.width(short_name(kit, card), "min", LEAST_FITTED_PX) <= inner.w - 2
    has_name = is_wide and inner.h >= 3 * kit.type.leading("min", SMALLEST_PX)
    strip = max(round(inner.h * 0.19), min(kit.type.leading("min"), round(inner.h * 0.26))) if has_name else 0
    picture = Rect(inner.x, inner.y, inner.w, inner.h - strip)
    canvas.blit(scene(kit, setting, card, picture.size), picture.topleft)
    if has_name:
        words = Rect(inner.x + 1, picture.bottom, inner.w - 2, strip)
        style = "body_bold" if strip > kit.px(28) else "min"
        canvas.text(name_of(kit, card), style, PAPER_0, words, align="center", short=short_name(kit, card))
    return picture


def _hand_face(canvas: Canvas, plan: Plan, setting: Setting, card: CardId, seen: int) -> None:
    """All that play needs, in short words: what the card does, and below it when an Event can be played."""
    kit, wide = canvas.kit, seen / plan.unit
    told = [text_of(kit, setting, card), *([_when(kit, card)] if card in setting.events else [])]
    room = plan.px(wide - 2 * BORDER - 12)
    need = sum(len(kit.type.wrapped(words, "small", room)) for words in told) * kit.type.leading("small")
    free = plan.high - 2 * BORDER - TITLE - FOOT - 6
    picture = next((high for high in PICTURES if need <= plan.px(free - high)), PICTURES[-1])
    ground(canvas, plan, setting, card, (TITLE, picture), wide=wide)
    box = plan.box(BORDER + 6, BORDER + TITLE + picture + 4, wide - 2 * BORDER - 12, free - picture)
    _sentences(canvas, box, told)
    foot(canvas, plan.box(BORDER + 6, plan.high - BORDER - FOOT, wide - 2 * BORDER - 12, FOOT), setting, card)


def _sentences(canvas: Canvas, box: Rect, told: list[str]) -> None:
    """What a card does, at the top of the box, and when it is played, at its foot, in type of one size."""
    setter = canvas.kit.type
    px, _ = setter.fitted_block("\n".join(told), "small", box.size)
    low = 0
    if len(told) > 1:
        low = len(setter.wrapped(told[1], "small", box.w, px)) * setter.leading("small", px)
        canvas.words(told[1], "small_italic", INK_2, Rect(box.x, box.bottom - low, box.w, low), fit=True)
    canvas.words(told[0], "small", INK, Rect(box.x, box.y, box.w, box.h - low), fit=True)


def _brief_face(canvas: Canvas, plan: Plan, setting: Setting, card: CardId, seen: int) -> None:
    """Name, picture and numbers, if sentences would be too small."""
    wide, title, low = seen / plan.unit, 26, 26
    ground(canvas, plan, setting, card, (title, plan.high - title - 2 * BORDER - low), wide=wide)
    box = plan.box(BORDER + 3, plan.high - BORDER - low, wide - 2 * BORDER - 6, low)
    foot(canvas, box, setting, card)


def _when(kit: Kit, card: CardId) -> str:
    return kit.say(f"lc-card-{card}.when")


# Parts of a face


def ground(
    canvas: Canvas,
    plan: Plan,
    setting: Setting,
    card: CardId,
    heights: tuple[float, float],
    *,
    wide: float,
    style: str = "card_name",
) -> None:
    """The coloured body with the name in its title bar, the picture, the paper below it.

    `heights` are those of title and picture, `wide` is the visible width of the card; all in its design.
    """
    kit, title = canvas.kit, heights[0]
    printed = Ground(BORDER, colour_of(setting, card), POSTER, RAY)
    printed.compose(canvas, plan, heights, wide, lambda size: scene(kit, setting, card, size))
    attack = setting.attacks.get(card)
    side = BURST * title / TITLE if attack is not None and attack.main else 0
    left = BORDER + (title * 0.2 if side else 3)
    words = plan.box(left, 3, wide - left - BORDER - 3 - (side + 1 if side else 0), BORDER + title - 4)
    align = "left" if side else "center"
    canvas.text(name_of(kit, card), style, PAPER_0, words, align=align, short=short_name(kit, card))
    if attack is not None and attack.main:
        at = plan.box(wide - BORDER - side * 0.52, BORDER + title * 0.62, 1, 1)
        burst(canvas, at.topleft, plan.px(side), str(attack.main))


# The picture


def scene(kit: Kit, setting: Setting, card: CardId, size: tuple[int, int]) -> pygame.Surface:
    """The picture of a card; a card of a mod gets a substitute on rays."""
    picture = own_picture(kit, sort_of(setting, card), card)
    if picture is not None:
        return kit.pictures.covering(picture, size)
    return kit.cache.get(("lc_scene", card, size), lambda: _draw_scene(kit, setting, card, size))


def _draw_scene(kit: Kit, setting: Setting, card: CardId, size: tuple[int, int]) -> pygame.Surface:
    surface = rays(kit, size).copy()
    colour = RED if card in setting.attacks else BLACK
    if card in DRAWN:
        side = round(min(size) * 0.86)
        parts = [kit.pictures.svg(DRAWN[card], (side, side))]
    else:
        names = icons_of(setting, card)
        side = round(min(size[1] * 0.78, size[0] * WIDTHS[min(len(names), len(WIDTHS)) - 1]))
        parts = [kit.icon(name, side / kit.metrics.unit, colour) for name in names]
    left = (size[0] - sum(part.get_width() for part in parts)) // 2
    for part in parts:
        surface.blit(part, (left, (size[1] - part.get_height()) // 2))
        left += part.get_width()
    return surface
