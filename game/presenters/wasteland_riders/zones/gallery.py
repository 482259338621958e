"""All knights to choose from, over the board: portrait, skills, ability and starting gear."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders import colours, pictures_of
from game.presenters.wasteland_riders.board.over_board import sheet_place
from game.presenters.wasteland_riders.controls import handles as at
from game.rules.core import engine
from game.rules.core.ids import CardId, Seat
from game.rules.wasteland_riders.content.tables import Knight
from game.rules.wasteland_riders.setup import ChoosingKnight
from game.rules.wasteland_riders.terms import SKILLS, KnightId
from game.rules.wasteland_riders.world.state import World
from game.view.canvas import Canvas
from game.view.theme import (
    CHALK,
    CHALK_2,
    DESK_700,
    DESK_800,
    HAIRLINE,
    INK,
    INK_2,
    KRAFT,
    PAPER_1,
    PAPER_3,
    mixed,
)
from game.view.widgets.panels import emblem

SHAPE = 0.74
"""The width of a knight's card as a part of its height, as nearly as the room allows."""
WASH = 165


def is_choosing(ctx: ViewContext) -> bool:
    return isinstance(engine.pending(ctx.view), ChoosingKnight)


def compose_gallery(canvas: Canvas, ctx: ViewContext) -> None:
    """Cards in rows over the board; taken ones are dull and name their player."""
    kit, world = canvas.kit, ctx.view.world
    rect = sheet_place(kit)
    canvas.zone("gallery", rect, "list")
    canvas.rounded(rect, 8, DESK_700, HAIRLINE, 1, shadow="s2")
    pad, gap = kit.px(10), kit.px(8)
    inner = rect.inflate(-2 * pad, -2 * pad)
    names = [KnightId(name) for name in world.setting.content.knights]
    columns = _columns(inner, len(names), gap)
    rows = -(-len(names) // columns)
    wide, high = (inner.w + gap) // columns - gap, (inner.h + gap) // rows - gap
    for number, name in enumerate(names):
        left = inner.x + number % columns * (wide + gap)
        place = Rect(left, inner.y + number // columns * (high + gap), wide, high)
        _compose_knight(canvas, place, ctx, name)
    if columns * rows > len(names):
        left, top = inner.x + (columns - 1) * (wide + gap), inner.y + (rows - 1) * (high + gap)
        _compose_legend(canvas, Rect(left, top, wide, high))


def _compose_legend(canvas: Canvas, box: Rect) -> None:
    """The meaning of the six skill icons, in a place without a card."""
    kit, head = canvas.kit, min(canvas.kit.type.leading("label"), box.h // 8)
    canvas.text(kit.say("wr-table-skills").upper(), "label", CHALK_2, Rect(box.x, box.y, box.w, head))
    high = min((box.h - head) // len(SKILLS), kit.px(40))
    for number, skill in enumerate(SKILLS):
        row = Rect(box.x, box.y + head + number * high, box.w, high)
        side = min(high, kit.px(26))
        icon = pictures_of.SKILL_ICONS[skill]
        canvas.icon(icon, Rect(row.x, row.y, side, high), CHALK, side * 0.85 / kit.metrics.unit)
        words = Rect(row.x + side + kit.px(6), row.y, row.w - side - kit.px(6), high)
        canvas.text(kit.say(f"wr-skill-{skill}"), "small", CHALK, words)


def _columns(box: Rect, count: int, gap: int) -> int:
    """The number of columns with which the cards come nearest to their shape."""

    def off(columns: int) -> float:
        rows = -(-count // columns)
        return abs((box.w / columns - gap) / max(1.0, box.h / rows - gap) - SHAPE)

    return min(range(2, count + 1), key=off)


def taker(world: World, name: KnightId) -> Seat | None:
    return next((knight.seat for knight in world.knights if knight.knight == name), None)


def _compose_knight(canvas: Canvas, card: Rect, ctx: ViewContext, name: KnightId) -> None:
    kit, world = canvas.kit, ctx.view.world
    facts = world.setting.content.knights[name]
    canvas.rounded(card, 6, KRAFT, mixed(KRAFT, INK, 0.4), 1, shadow="s1")
    pad = kit.px(6)
    inner = card.inflate(-2 * pad, -2 * pad)
    rest = compose_identity(canvas, inner, name, facts)
    _compose_ability(canvas, rest, world, name, facts)
    owner = taker(world, name)
    if owner is not None:
        canvas.blit(kit.shapes.rounded(card.size, kit.px(6), (*DESK_800, WASH)), card.topleft)
        side = kit.px(40)
        mark = Rect(card.centerx - side // 2, card.centery - side // 2, side, side)
        emblem(canvas, mark, colours.paint_of(kit, world, owner), 40)
    canvas.hit_area(at.PICK(name), card, "gallery", radius=6, is_piece=True)


def compose_identity(canvas: Canvas, box: Rect, name: KnightId, facts: Knight) -> Rect:
    """Name, portrait, and beside it the six skills; returns the area below."""
    kit, gap = canvas.kit, canvas.kit.px(5)
    line = min(kit.type.leading("card_name"), box.h // 6)
    short = kit.say(f"wr-knight-{name}.short")
    canvas.text(kit.say(f"wr-knight-{name}"), "card_name", INK, Rect(box.x, box.y, box.w, line), short=short)
    side = max(16, min(box.h * 34 // 100, box.w * 46 // 100))
    face = Rect(box.x, box.y + line + 2, side, side)
    canvas.blit(kit.pictures.rounded(pictures_of.rider(name), face.size, kit.px(5)), face.topleft)
    compose_skills(canvas, Rect(face.right + gap, face.y, box.right - face.right - gap, side), facts)
    return Rect(box.x, face.bottom + gap, box.w, box.bottom - face.bottom - gap)


def compose_skills(canvas: Canvas, box: Rect, facts: Knight) -> None:
    """The six skills as icons with numbers, in three rows of two."""
    kit, gap = canvas.kit, canvas.kit.px(3)
    wide, high = (box.w - gap) // 2, (box.h - 2 * gap) // 3
    for number, skill in enumerate(SKILLS):
        cell = Rect(box.x + number % 2 * (wide + gap), box.y + number // 2 * (high + gap), wide, high)
        canvas.rounded(cell, 4, PAPER_1)
        side = min(high, wide // 2)
        icon = Rect(cell.x + 1, cell.y, side, high)
        canvas.icon(pictures_of.SKILL_ICONS[skill], icon, INK_2, side * 0.85 / kit.metrics.unit)
        value = Rect(icon.right, cell.y, cell.right - icon.right - 3, high)
        canvas.text(str(getattr(facts, skill)), "num_m", INK, value, align="right")


def starting_gear(facts: Knight) -> tuple[CardId, ...]:
    """The starting gear printed on the knight's sheet."""
    printed = facts.printed
    found = (printed.hand_left, printed.hand_right, printed.torso, printed.pocket_1)
    return tuple(CardId(card) for card in found if card)


def _compose_ability(canvas: Canvas, box: Rect, world: World, name: KnightId, facts: Knight) -> None:
    """The knight's ability as on the sheet; at the foot the starting gear."""
    kit, gear = canvas.kit, starting_gear(facts)
    low = max(14, min(kit.px(26), box.h // 4))
    text = Rect(box.x, box.y, box.w, box.h - low - 2)
    line = min(kit.type.leading("min"), text.h // 3)
    canvas.text(kit.say(f"wr-knight-{name}.ability"), "min", INK, Rect(text.x, text.y, text.w, line))
    rest = Rect(text.x, text.y + line, text.w, text.h - line)
    canvas.words(kit.say(f"wr-knight-{name}.text"), "min", INK_2, rest, fit=True)
    canvas.fill(Rect(box.x, box.bottom - low - 1, box.w, 1), PAPER_3)
    for number, card in enumerate(gear):
        cell = Rect(box.x + number * (low + 4), box.bottom - low, low, low)
        canvas.icon(pictures_of.gear_icon(world, card), cell, INK, low * 0.9 / kit.metrics.unit)
    backpack = Rect(box.right - 2 * low, box.bottom - low, 2 * low, low)
    canvas.icon("bag_personal", Rect(backpack.x, backpack.y, low, low), INK_2, low * 0.8 / kit.metrics.unit)
    number_box = Rect(backpack.x + low, backpack.y, low, low)
    canvas.text(str(facts.backpack), "num_m", INK_2, number_box)
