"""Operation cards as they lie on the table: small in piles, larger in hand, icons where room is short.

Pictures and frames are cached surfaces; all words are set on the canvas, so that they can be found there.
"""

import pygame
from pygame import Rect

from game.presenters.shared.cards import card_parts
from game.presenters.shared.cards.card_parts import HAND, ICONS, Ground, Plan, body, form_of, radius_of
from game.presenters.staff_orders.colours import BACK, HEADER
from game.presenters.staff_orders.pictures_of import WINDOW_ICONS, picture_of
from game.rules.core.ids import HIDDEN, CardId
from game.rules.staff_orders.content import Use
from game.rules.staff_orders.setting import Setting
from game.rules.staff_orders.terms import Window
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.text import SMALLEST_PX
from game.view.theme import INK, INK_2, NO, PAPER_0, PAPER_1, PAPER_2, PAPER_4

LANDING_WINDOWS: frozenset[Window] = frozenset(("flight", "bombard", "air_clash"))
"""When cards that need aircraft are played: never in the mountain operation."""
BORDER, TITLE, PICTURE, FOOT = 5, 32, 88, 32
"""The measures of a card in hand, in its design."""
GROUND = Ground(BORDER, HEADER, PAPER_1, PAPER_4)
LEAST_FOOT = 10
"""In device pixels of type: an overlapped card whose foot would need smaller words shows its symbol only."""
LEAST_WITH_DICE = 120
"""A narrower foot, as that of an overlapped card, has no dice, to leave room for the words."""
CONTOURS = "texture_contours_alpine"


# Words


def name_of(kit: Kit, card: CardId) -> str:
    return kit.say(f"so-card-{card}")


def uses_of(setting: Setting, card: CardId) -> tuple[Use, ...]:
    """What the card does in this mode; every use, if a mod has put it into a mode without one."""
    uses = setting.cards[card].uses
    return tuple(use for use in uses if setting.mode == "landing" or use.when not in LANDING_WINDOWS) or uses


def effect_words(kit: Kit, setting: Setting, card: CardId) -> str:
    """The effect of the card in a few words; a card with two effects names the action of each."""
    uses = uses_of(setting, card)
    if len(uses) == 1:
        return _effect(kit, uses[0])
    told = []
    for use in uses:
        effect = _effect(kit, use)
        action = kit.say(f"so-action-{use.when}")
        told.append(kit.say("so-table-do_each", action=action, effect=effect[:1].lower() + effect[1:]))
    return " ".join(told)


def _effect(kit: Kit, use: Use) -> str:
    return kit.say(f"so-table-do-{use.do}", number=use.number)


def when_words(kit: Kit, setting: Setting, card: CardId) -> str:
    """When the card is played, in a few words."""
    uses = uses_of(setting, card)
    if len(uses) == 1:
        return kit.say(f"so-table-when-{uses[0].when}")
    one, other = (kit.say(f"so-action-{use.when}") for use in uses)
    return kit.say("so-table-when_either", one=one, other=other)


def full_words(kit: Kit, setting: Setting, card: CardId) -> tuple[str, str]:
    """When the card is played and its effect, as the rulebook says it."""
    has_both = len(setting.cards[card].uses) > 1 and setting.mode == "landing"
    ending = "_landing" if has_both else ""
    return kit.say(f"so-card-{card}.when{ending}"), kit.say(f"so-card-{card}.text{ending}")


# Faces


def put_card(canvas: Canvas, rect: Rect, setting: Setting, card: CardId, seen: int) -> None:
    """Draw a card of the hand; a hidden one shows its back.

    Of an overlapped card only `seen` pixels from the left are visible; more than its width means all of it.
    """
    if card == HIDDEN:
        card_parts.back(canvas, rect, BACK)
    else:
        face(canvas, rect, setting, card, seen)


def face(canvas: Canvas, rect: Rect, setting: Setting, card: CardId, seen: int = 0) -> None:
    """Draw a card in hand in the form that is readable at this size; its contents fit into the
    visible part.
    """
    seen = min(seen or rect.w, rect.w)
    form = form_of(canvas.kit, rect.w)
    if form == "small":
        small_face(canvas, rect, setting, card)
    elif form == "short":
        _icons_face(canvas, Plan(rect, ICONS[0]), setting, card, seen)
    else:
        _hand_face(canvas, Plan(rect, HAND[0]), setting, card, seen)


def small_face(canvas: Canvas, rect: Rect, setting: Setting, card: CardId) -> None:
    """Draw picture, name and when it is played; very small cards have no name."""
    kit = canvas.kit
    edge = kit.px(BORDER if rect.w > kit.px(110) else 3)
    inner = rect.inflate(-2 * edge, -2 * edge)
    body(canvas, rect, HEADER)
    has_name = inner.h >= 3 * kit.type.leading("min", SMALLEST_PX)
    strip = max(round(inner.h * 0.18), min(kit.type.leading("min"), round(inner.h * 0.26))) if has_name else 0
    picture = Rect(inner.x, inner.y, inner.w, inner.h - strip)
    canvas.blit(scene(kit, setting, card, picture.size), picture.topleft)
    side = max(kit.px(20), round(min(rect.size) * 0.25))
    when_disc(canvas, Rect(inner.x + 1, inner.y + 1, side, side), setting, card)
    if has_name:
        canvas.fill(Rect(inner.x, picture.bottom, inner.w, strip), PAPER_1)
        words = Rect(inner.x + 2, picture.bottom, inner.w - 4, strip)
        style = "body_bold" if strip > kit.px(28) else "min"
        short = kit.say(f"so-card-{card}.short")
        canvas.text(name_of(kit, card), style, INK, words, align="center", short=short)


def _hand_face(canvas: Canvas, plan: Plan, setting: Setting, card: CardId, seen: int) -> None:
    """Draw all that play needs, in short words."""
    wide = seen / plan.unit
    _ground(canvas, plan, setting, card, (TITLE, PICTURE), wide=wide)
    top = BORDER + TITLE + PICTURE
    words = plan.box(BORDER + 7, top + 5, wide - 2 * BORDER - 14, plan.high - BORDER - FOOT - top - 8)
    canvas.words(effect_words(canvas.kit, setting, card), "small", INK, words, valign="middle", fit=True)
    foot = plan.box(BORDER, plan.high - BORDER - FOOT, wide - 2 * BORDER, FOOT)
    _foot(canvas, plan, foot, setting, card)


def _icons_face(canvas: Canvas, plan: Plan, setting: Setting, card: CardId, seen: int) -> None:
    """Draw the same with icons and numbers only, for sizes at which words would be too small."""
    kit, wide = canvas.kit, seen / plan.unit
    title, foot = 24, 34
    _ground(canvas, plan, setting, card, (title, plan.high - title - 8 - foot), wide=wide)
    cells = plan.box(BORDER, plan.high - BORDER - foot + 2, wide - 2 * BORDER, foot - 2)
    uses = uses_of(setting, card)
    for number, use in enumerate(uses):
        left = cells.x + cells.w * number // len(uses)
        cell = Rect(left, cells.y, cells.w // len(uses), cells.h)
        side = min(plan.px(26), cell.w // 2)
        disc = Rect(cell.x + cell.w // 2 - side - 1, cell.y + (cell.h - side) // 2, side, side)
        _disc(canvas, disc, setting, card, use.when)
        words = kit.say("so-table-plus", number=use.number)
        canvas.text(words, "num_m", INK, Rect(disc.right + 3, cell.y, cell.right - disc.right - 3, cell.h))


# Parts of a face


def _ground(
    canvas: Canvas,
    plan: Plan,
    setting: Setting,
    card: CardId,
    heights: tuple[float, float],
    *,
    wide: float,
    style: str = "card_name",
) -> None:
    """Draw the green body with the name in its title bar, the picture and the paper below it.

    `heights` are those of title and picture, `wide` is the visible width of the card; all in its design.
    """
    kit, title = canvas.kit, heights[0]
    GROUND.compose(canvas, plan, heights, wide, lambda size: scene(kit, setting, card, size))
    words = plan.box(BORDER + 4, 3, wide - 2 * BORDER - 8, BORDER + title - 5)
    short = kit.say(f"so-card-{card}.short")
    canvas.text(name_of(kit, card), style, PAPER_0, words, align="center", short=short)


def large_ground(
    canvas: Canvas, plan: Plan, setting: Setting, card: CardId, heights: tuple[float, float]
) -> None:
    """Draw an enlarged card without its sentences."""
    style = "d2" if canvas.kit.metrics.is_compact else "h1"
    _ground(canvas, plan, setting, card, heights, wide=plan.rect.w / plan.unit, style=style)


def _foot(canvas: Canvas, plan: Plan, foot: Rect, setting: Setting, card: CardId) -> None:
    """Draw when the card is played, and at the right the dice it can re-roll instead."""
    kit = canvas.kit
    tint = kit.shapes.rounded(foot.size, radius_of(plan.rect.w) // 2, PAPER_2)
    canvas.blit(tint, foot.topleft)
    canvas.fill(Rect(foot.x, foot.y, foot.w, 1), PAPER_4)
    side = plan.px(22)
    disc = Rect(foot.x + plan.px(6), foot.centery - side // 2, side, side)
    when_disc(canvas, disc, setting, card)
    right = foot.right - plan.px(2)
    if foot.w >= plan.px(LEAST_WITH_DICE):
        dice = Rect(foot.right - plan.px(25), foot.y, plan.px(22), foot.h)
        canvas.icon("dice_multiple", dice, INK_2, 19 * plan.unit / kit.metrics.unit)
        right = dice.x - plan.px(3)
    words = Rect(disc.right + plan.px(5), foot.y + 1, right - disc.right - plan.px(5), foot.h - 2)
    told = when_words(kit, setting, card)
    if all(kit.type.width(word, "min", LEAST_FOOT) <= words.w for word in told.split()):
        canvas.words(told, "min", INK, words, valign="middle", fit=True)


def when_disc(canvas: Canvas, box: Rect, setting: Setting, card: CardId) -> None:
    """Draw the requirement symbol of a card, as large as its box."""
    _disc(canvas, box, setting, card, uses_of(setting, card)[0].when)


def _disc(canvas: Canvas, box: Rect, setting: Setting, card: CardId, window: Window) -> None:
    """Draw the requirement symbol: black in one's own turn; red, with a shield, for defence."""
    kit = canvas.kit
    colour = NO if setting.cards[card].symbol == "red" else INK
    disc = kit.shapes.disc(box.w, colour, PAPER_0, max(1, box.w // 14))
    canvas.blit(disc, box.topleft)
    canvas.icon(WINDOW_ICONS[window], box, PAPER_0, box.w * 0.62 / kit.metrics.unit)


# The picture


def scene(kit: Kit, setting: Setting, card: CardId, size: tuple[int, int]) -> pygame.Surface:
    """The picture of a card; for a card of a mod the symbol of its requirement, on the map."""
    picture = picture_of(kit, card)
    if picture is not None:
        return kit.pictures.covering(picture, size)
    window = uses_of(setting, card)[0].when
    return kit.cache.get(("so_scene", window, size), lambda: _draw_symbol(kit, window, size))


def _draw_symbol(kit: Kit, window: Window, size: tuple[int, int]) -> pygame.Surface:
    surface = kit.pictures.texture(CONTOURS, size).copy()
    icon = kit.icon(WINDOW_ICONS[window], min(size) * 0.8 / kit.metrics.unit, HEADER)
    surface.blit(icon, ((size[0] - icon.get_width()) // 2, (size[1] - icon.get_height()) // 2))
    return surface
