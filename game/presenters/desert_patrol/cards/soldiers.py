"""Cards as they lie on the table: small in piles, larger in the hand, with icons only where room is short.

Pictures and frames are cached surfaces; all words are set on the canvas, so that they can be found there.
"""

from collections.abc import Mapping

import pygame
from pygame import Rect

from game.presenters.desert_patrol.colours import BACKS, paint_of
from game.presenters.desert_patrol.pictures_of import A_FOG, ACTION_ICONS, picture_of
from game.presenters.shared.cards import card_parts
from game.presenters.shared.cards.card_parts import HAND, ICONS, Plan, form_of, radius_of
from game.rules.core.ids import CardId
from game.rules.desert_patrol.content import Action, Card
from game.rules.desert_patrol.setting import Setting
from game.rules.desert_patrol.terms import VALUELESS, ActionName, Side
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.text import SMALLEST_PX
from game.view.theme import (
    INK,
    INK_3,
    PAPER_0,
    PAPER_1,
    PAPER_2,
    SeatColours,
    mixed,
    rgb,
)

LEAST_NAMES = 96
"""In device pixels: actions on a smaller card have no room for their names."""
LEAST_RING, LEAST_FOG = 18, 40
"""In device pixels: a smaller corner has no squad letter, which then stays in the name; a smaller card of fog
has no words.
"""
FOG_FRAME, FOG_PLATE = rgb("#4d4736"), rgb("#46402f")
SAND = "texture_contours_sand"

RULES: Mapping[ActionName, str] = {
    "drive": "DP-MOVE-01",
    "move": "DP-MOVE-04",
    "scout": "DP-MOVE-05",
    "stealth": "DP-MOVE-06",
    "reinforce": "DP-SUP-01",
    "command": "DP-SUP-04",
    "conceal": "DP-SUP-06",
    "control": "DP-SUP-07",
    "follow_me": "DP-SUP-13",
    "navigate": "DP-SUP-16",
    "recon": "DP-SUP-19",
    "repair": "DP-SUP-21",
    "observe": "DP-SUP-25",
    "attack": "DP-CBT-02",
    "airstrike": "DP-CBT-02",
    "detonate": "DP-CBT-04",
    "anti_tank": "DP-CBT-03",
    "suppress": "DP-CBT-02",
}
"""The rule that explains each action."""


# Names


def name_of(kit: Kit, card: CardId) -> str:
    return kit.say(f"dp-card-{card}")


def action_words(kit: Kit, action: Action) -> str:
    """`Reinforce 2 · squad A`."""
    name = kit.say(f"dp-action-{action.do}")
    if action.do in VALUELESS:
        return kit.say("dp-table-action_plain", action=name)
    if action.squad is not None:
        return kit.say("dp-table-action_squad", action=name, value=action.value, squad=action.squad)
    return kit.say("dp-table-action", action=name, value=action.value)


def action_sentence(kit: Kit, action: Action) -> str:
    return kit.say(f"dp-table-do-{action.do}", value=action.value, squad=action.squad or "none")


# Faces


def small_face(canvas: Canvas, rect: Rect, setting: Setting, card: CardId) -> None:
    """Draw picture, initiative and name; very small cards have no name."""
    kit, printed = canvas.kit, setting.cards[card]
    edge = kit.px(5) if rect.w > kit.px(110) else kit.px(3)
    block = max(kit.px(20), round(min(rect.size) * 0.25))
    has_ring = printed.squad is not None and rect.h >= kit.px(90) and block >= LEAST_RING
    _ground(canvas, rect, card, printed)
    if printed.kind == "fog":
        if rect.w >= LEAST_FOG:
            _fog_words(canvas, rect, card, "card_name" if rect.w > kit.px(110) else "min")
    else:
        picture = _small_body(canvas, rect.inflate(-2 * edge, -2 * edge), card, printed, block, has_ring)
        if has_ring:
            _ring(canvas, Rect(picture.right - block, picture.bottom - block, block, block), printed)
    _initiative(canvas, rect, printed, block)


def _small_body(canvas: Canvas, inner: Rect, card: CardId, printed: Card, block: int, has_ring: bool) -> Rect:
    """Draw picture and name; the initiative will cover a `block` in the corner. Returns the box of the
    picture.
    """
    kit = canvas.kit
    has_name = inner.h >= 3 * kit.type.leading("min", SMALLEST_PX)
    strip = max(round(inner.h * 0.18), min(kit.type.leading("min"), round(inner.h * 0.26))) if has_name else 0
    picture = Rect(inner.x, inner.y, inner.w, inner.h - strip)
    canvas.blit(scene(kit, card, printed, picture.size, block), picture.topleft)
    if has_name:
        canvas.fill(Rect(inner.x, picture.bottom, inner.w, strip), PAPER_1)
        words = Rect(inner.x + 2, picture.bottom, inner.w - 4, strip)
        style = "body_bold" if strip > kit.px(28) else "min"
        _name(canvas, words, card, printed, style, has_ring=has_ring, align="center")
    return picture


def hand_face(canvas: Canvas, rect: Rect, setting: Setting, card: CardId) -> None:
    """Draw all that play needs, in short words."""
    kit, printed = canvas.kit, setting.cards[card]
    plan = Plan(rect, HAND[0])
    _ground(canvas, rect, card, printed)
    if printed.kind == "fog":
        _fog_words(canvas, rect, card, "h1")
        plate = plan.box(18, plan.high - 42, HAND[0] - 36, 24)
        canvas.rounded(plate, 5, FOG_PLATE)
        words = plate.inflate(-plan.px(8), 0)
        canvas.text(kit.say("dp-table-initiative_only"), "small", PAPER_0, words, align="center")
    else:
        foot = 0 if kit.metrics.is_compact else 21
        picture = 98 if len(printed.actions) < 4 else 78
        if not foot:
            picture = max(picture, round(plan.high) - 44 - 25 * len(printed.actions))
        _body(canvas, plan, card, printed, title=30, picture=picture)
        top = 5 + 30 + picture + 4
        row = min(25.0, (plan.high - 5 - foot - top) / len(printed.actions))
        for number, action in enumerate(printed.actions):
            _action_row(canvas, plan, plan.box(11, top + number * row, HAND[0] - 22, row), action, printed)
        if foot:
            surname = plan.box(12, plan.high - 5 - foot, HAND[0] - 24, foot - 2)
            canvas.text(printed.surname, "flavour", INK_3, surname, align="center")
    _initiative(canvas, rect, printed, plan.px(32))


def icons_face(canvas: Canvas, rect: Rect, setting: Setting, card: CardId) -> None:
    """Draw the same with icons and numbers only, for sizes at which words would be too small."""
    printed = setting.cards[card]
    plan = Plan(rect, ICONS[0])
    _ground(canvas, rect, card, printed)
    if printed.kind == "fog":
        _fog_words(canvas, rect, card, "h3")
    else:
        _body(canvas, plan, card, printed, title=24, picture=plan.high - 24 - 8 - 36)
        cells = plan.box(6, plan.high - 5 - 34, ICONS[0] - 12, 34)
        for number, action in enumerate(printed.actions):
            left = cells.x + cells.w * number // len(printed.actions)
            wide = cells.x + cells.w * (number + 1) // len(printed.actions) - left
            _action_cell(canvas, Rect(left, cells.y, wide, cells.h), action, printed)
    _initiative(canvas, rect, printed, plan.px(25))


def face(canvas: Canvas, rect: Rect, setting: Setting, card: CardId) -> None:
    """Draw a card in hand or in play in the form that is readable at this size."""
    form = form_of(canvas.kit, rect.w)
    if form == "small":
        small_face(canvas, rect, setting, card)
    elif form == "short" and rect.w < LEAST_NAMES:
        icons_face(canvas, rect, setting, card)
    else:
        hand_face(canvas, rect, setting, card)


def back(canvas: Canvas, rect: Rect, side: Side) -> None:
    card_parts.back(canvas, rect, BACKS[side], paint_of(canvas.kit, side))


def large_ground(
    canvas: Canvas, plan: Plan, card: CardId, printed: Card, *, title: float, picture: float
) -> None:
    """Draw an enlarged card without its sentences."""
    _ground(canvas, plan.rect, card, printed)
    style = "d2" if canvas.kit.metrics.is_compact else "h1"
    _body(canvas, plan, card, printed, title=title, picture=picture, style=style)
    _initiative(canvas, plan.rect, printed, plan.px(58), "num_xl")


def large_fog_ground(canvas: Canvas, plan: Plan, card: CardId, printed: Card) -> None:
    _ground(canvas, plan.rect, card, printed)
    _fog_words(canvas, plan.rect, card, "d2")
    _initiative(canvas, plan.rect, printed, plan.px(58), "num_xl")


# Parts


def _ground(canvas: Canvas, rect: Rect, card: CardId, printed: Card) -> None:
    """Draw the body of a card in the colour of its side; command cards run from light to dark."""
    kit, radius = canvas.kit, radius_of(rect.w)
    colours = paint_of(kit, printed.side)
    canvas.shadow(rect, radius, "s1")
    if printed.kind == "fog":
        canvas.blit(kit.pictures.rounded(picture_of(kit, card, A_FOG), rect.size, radius), rect.topleft)
        return
    top = mixed(colours.main, colours.light, 0.35) if printed.kind == "command" else colours.main
    bottom = colours.dark if printed.kind == "command" else None
    canvas.blit(kit.shapes.rounded(rect.size, radius, top, None, 1, bottom), rect.topleft)


def _body(
    canvas: Canvas,
    plan: Plan,
    card: CardId,
    printed: Card,
    *,
    title: float,
    picture: float,
    style: str = "card_name",
) -> None:
    """Draw title row, picture and the paper below it. The ring of the squad is drawn if there is room."""
    kit, wide = canvas.kit, plan.rect.w / plan.unit
    inner = plan.box(5, 5, wide - 10, plan.high - 10)
    canvas.blit(kit.shapes.rounded(inner.size, radius_of(plan.rect.w) // 2, PAPER_1), inner.topleft)
    in_title = printed.squad is not None and wide > ICONS[0]
    on_picture = printed.squad is not None and not in_title
    seen = plan.box(5, 5 + title, wide - 10, picture)
    canvas.blit(scene(kit, card, printed, seen.size, plan.px(2) if on_picture else None), seen.topleft)
    canvas.fill(Rect(seen.x, seen.bottom, seen.w, plan.px(2)), paint_of(kit, printed.side).main)
    words = plan.box(title + 9, 6, wide - title - 9 - (5 + title if in_title else 8), title - 2)
    _name(canvas, words, card, printed, style, has_ring=True)
    if printed.squad is not None:
        _ring(canvas, plan.box(wide - 6 - title, 5 if in_title else 6 + title, title, title), printed)


def _name(
    canvas: Canvas, box: Rect, card: CardId, printed: Card, style: str, *, has_ring: bool, align: str = "left"
) -> None:
    """Draw the name of a card; beside a ring with the squad's letter the name leaves the letter out."""
    kit = canvas.kit
    names = [kit.say(f"dp-card-{card}"), kit.say(f"dp-card-{card}.short")]
    if has_ring and printed.squad is not None:
        names = [name.removesuffix(f" {printed.squad}") for name in names]
    canvas.text(names[0], style, INK, box, align=align, short=names[1])


def scene(
    kit: Kit, card: CardId, printed: Card, size: tuple[int, int], column: int | None = None
) -> pygame.Surface:
    """The picture of a card, cached. Stars are at the upper right, or from `column` down at the left."""
    colours = paint_of(kit, printed.side)
    key = ("dp_scene", card, size, column, colours[:3])
    return kit.cache.get(key, lambda: _draw_scene(kit, card, printed, size, colours, column))


def _draw_scene(
    kit: Kit, card: CardId, printed: Card, size: tuple[int, int], colours: SeatColours, column: int | None
) -> pygame.Surface:
    """A soldier on the contours of the desert; on a command card the soldier is moved aside for two stars."""
    surface = kit.pictures.texture(SAND, size).copy()
    high = round(size[1] * 0.97)
    bust = kit.pictures.svg(picture_of(kit, card), (size[0], high), colours)
    across = (size[0] - bust.get_width()) // 2
    if printed.kind != "command":
        surface.blit(bust, (across, size[1] - bust.get_height()))
    else:
        star = kit.icon("star", min(size) * 0.2 / kit.metrics.unit, colours.main)
        side = star.get_width()
        aside = min(across, side * 3 // 4) * (1 if column is not None else -1)
        surface.blit(bust, (across + aside, size[1] - bust.get_height()))
        for number in (0, 1):
            across, down = size[0] - (number + 1) * side - side // 4, side // 4
            surface.blit(star, (across, down) if column is None else (side // 6, column + number * side))
    return surface


def _initiative(canvas: Canvas, rect: Rect, printed: Card, side: int, style: str = "num_l") -> None:
    """Draw the dark block in the upper left corner."""
    kit = canvas.kit
    dark = FOG_FRAME if printed.kind == "fog" else paint_of(kit, printed.side).dark
    block = Rect(rect.x, rect.y, side, side)
    canvas.blit(kit.shapes.rounded(block.size, radius_of(rect.w), dark), block.topleft)
    number = block.inflate(-side // 5, -side // 4)
    canvas.text(str(printed.initiative), style, PAPER_0, number, align="center")


def _ring(canvas: Canvas, box: Rect, printed: Card, squad: str | None = None) -> None:
    """Draw the letter of a squad in a ring: that of the card, or the one an action is limited to."""
    kit, colours = canvas.kit, paint_of(canvas.kit, printed.side)
    is_small = min(box.size) < LEAST_RING
    side = min(box.size) if is_small else round(min(box.size) * 0.8)
    disc = kit.shapes.disc(side, PAPER_0, colours.main, max(1, side // 10))
    placed = canvas.blit_in(disc, box)
    canvas.text(
        squad or printed.squad or "",
        "num_m",
        colours.dark,
        Rect(placed.x, box.y, placed.w, box.h) if is_small else placed.inflate(-side // 4, -side // 5),
        align="center",
    )


def _action_row(canvas: Canvas, plan: Plan, box: Rect, action: Action, printed: Card) -> None:
    kit, colours = canvas.kit, paint_of(canvas.kit, printed.side)
    mark = Rect(box.x, box.y, plan.px(20), box.h)
    canvas.icon(ACTION_ICONS[action.do], mark, colours.dark, 19 * plan.unit / kit.metrics.unit)
    right = box.right
    if action.do not in VALUELESS:
        right = _value(
            canvas, Rect(box.right - plan.px(21), box.y, plan.px(21), box.h), plan, action, colours
        )
    if action.squad is not None:
        right -= plan.px(20)
        _ring(canvas, Rect(right, box.y, plan.px(20), box.h), printed, action.squad)
    words = Rect(mark.right + plan.px(6), box.y, right - mark.right - plan.px(8), box.h)
    canvas.text(kit.say(f"dp-action-{action.do}"), "small_bold", INK, words)


def _value(canvas: Canvas, box: Rect, plan: Plan, action: Action, colours: SeatColours) -> int:
    """Draw the number of an action in its square; returns the left edge of the square."""
    square = Rect(box.x, box.centery - plan.px(10), box.w, plan.px(20))
    square.h = min(square.h, box.h - 1)
    square.centery = box.centery
    canvas.blit(canvas.kit.shapes.rounded(square.size, plan.px(4), colours.main), square.topleft)
    canvas.text(str(action.value), "num_m", PAPER_0, square.inflate(-2, -2), align="center")
    return square.x


def _action_cell(canvas: Canvas, cell: Rect, action: Action, printed: Card) -> None:
    """Draw an icon over its number; a limit to one squad shows as its letter beside the number."""
    kit, colours = canvas.kit, paint_of(canvas.kit, printed.side)
    has_number = action.do not in VALUELESS
    half = cell.h * 55 // 100
    size = min(half, cell.w) / kit.metrics.unit
    mark = Rect(cell.x, cell.y, cell.w, half if has_number else cell.h)
    canvas.icon(ACTION_ICONS[action.do], mark, colours.dark, size)
    if has_number:
        words = str(action.value) if action.squad is None else f"{action.value} {action.squad}"
        square = Rect(0, 0, min(cell.w - 2, kit.px(34)), cell.h - half)
        square.midbottom = cell.midbottom
        canvas.blit(kit.shapes.rounded(square.size, kit.px(4), colours.main), square.topleft)
        canvas.text(words, "num_m", PAPER_0, square.inflate(-2, -1), align="center")


def _fog_words(canvas: Canvas, rect: Rect, card: CardId, style: str) -> None:
    box = Rect(rect.x + rect.w // 10, rect.y + rect.h * 27 // 100, rect.w * 8 // 10, rect.h * 46 // 100)
    canvas.words(name_of(canvas.kit, card), style, PAPER_2, box, align="center", valign="middle", fit=True)
