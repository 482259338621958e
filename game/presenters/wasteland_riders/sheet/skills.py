"""Dials, skills and ability on the own sheet."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders.cards.gear_parts import draw_mark
from game.presenters.wasteland_riders.colours import HAZARD_DARK
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.pictures_of import SKILL_ICONS
from game.presenters.wasteland_riders.sheet.dials import COUNTED, draw_dial
from game.rules.core.ids import Seat
from game.rules.core.odds import Term, total
from game.rules.wasteland_riders.gear.carried import ABILITY
from game.rules.wasteland_riders.skill_tests import terms_of_test
from game.rules.wasteland_riders.terms import SKILLS, Skill
from game.rules.wasteland_riders.world.state import World
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import BRASS_D, GO_D, INK, INK_2, NO_D, PAPER_0, PAPER_1, PAPER_4


def compose_dials(canvas: Canvas, ctx: ViewContext, box: Rect) -> None:
    kit, world = canvas.kit, ctx.view.world
    gap = kit.px(6)
    wide = (box.w - gap * (len(COUNTED) - 1)) // len(COUNTED)
    for number, resource in enumerate(COUNTED):
        cell = Rect(box.x + number * (wide + gap), box.y, wide, box.h)
        draw_dial(canvas, cell, world.setting.numbers, resource, world.knights[ctx.seat].resource(resource))
        canvas.hit_area(at.RESOURCE(resource), cell, "sheet", radius=10, is_piece=True)


def dice_of(world: World, seat: Seat, skill: Skill) -> tuple[Term, ...]:
    """The dice of every test of a skill: the skill first, then changes by gear, ability and wounds."""
    return terms_of_test(world, seat, skill, "other")


def compose_skills(canvas: Canvas, ctx: ViewContext, box: Rect) -> None:
    """All six: three in a row with their names; in small windows one row of icons and numbers."""
    kit = canvas.kit
    columns = 6 if kit.metrics.is_compact else 3
    gap, rows = kit.px(5), len(SKILLS) // columns
    wide, high = (box.w - gap * (columns - 1)) // columns, (box.h - gap * (rows - 1)) // rows
    for number, skill in enumerate(SKILLS):
        left = box.x + number % columns * (wide + gap)
        cell = Rect(left, box.y + number // columns * (high + gap), wide, high)
        _skill(canvas, cell, ctx, skill)
        canvas.hit_area(at.SKILL(skill), cell, "sheet", radius=5, is_piece=True)


def _skill(canvas: Canvas, cell: Rect, ctx: ViewContext, skill: Skill) -> None:
    kit, world, seat = canvas.kit, ctx.view.world, ctx.seat
    canvas.rounded(cell, 5, PAPER_1, PAPER_4, 1)
    pad, side = kit.px(4), min(cell.h, kit.px(22))
    icon = Rect(cell.x + pad // 2, cell.y, side, cell.h)
    canvas.icon(SKILL_ICONS[skill], icon, BRASS_D, side * 0.86 / kit.metrics.unit)
    block = max(12, min(cell.h - kit.px(6), kit.px(24)))
    terms = dice_of(world, seat, skill)
    change = total(terms[1:])
    worth = Rect(cell.right - block - pad // 2, cell.centery - block // 2, block, block)
    canvas.rounded(worth, 5, GO_D if change > 0 else NO_D if change < 0 else HAZARD_DARK)
    canvas.text(str(total(terms)), "num_m", PAPER_0, worth, align="center")
    words = Rect(icon.right + pad // 2, cell.y, worth.x - icon.right - pad, cell.h)
    if words.w > kit.px(30):
        canvas.text(kit.say(f"wr-skill-{skill}"), "min", INK, words)


MOST_LINES = 3
"""Lines of an ability's text; a longer text is set in smaller type."""


def ability_height(kit: Kit, ctx: ViewContext, wide: int) -> int:
    """The height of the ability in type of its usual size: beside its name, or below it."""
    name, text = _ability_words(kit, ctx)
    line = kit.type.leading("min")
    room = wide - min(line, kit.px(24)) - kit.px(10)
    if kit.type.width(name, "min") + kit.type.width(text, "min") + kit.px(10) <= room:
        return line + kit.px(4)
    lines = min(MOST_LINES, len(kit.type.wrapped(text, "min", room)))
    return (1 + lines) * line + kit.px(4)


def _ability_words(kit: Kit, ctx: ViewContext) -> tuple[str, str]:
    knight = ctx.view.world.knights[ctx.seat].knight
    return kit.say(f"wr-knight-{knight}.ability"), kit.say(f"wr-knight-{knight}.text")


def compose_ability(canvas: Canvas, ctx: ViewContext, box: Rect) -> None:
    """The name and text of the ability; marked if it is used up this round."""
    kit, knight = canvas.kit, ctx.view.world.knights[ctx.seat]
    canvas.rounded(box, 5, PAPER_1, PAPER_4, 1)
    line = kit.type.leading("min")
    side = min(box.h, kit.px(24), line)
    is_stacked = box.h >= 2 * line
    head = Rect(box.x, box.y + 1, box.w, line) if is_stacked else box
    canvas.icon("flash", Rect(box.x + 2, head.y, side, head.h), BRASS_D, side * 0.8 / kit.metrics.unit)
    words = Rect(box.x + side + kit.px(4), head.y, box.w - side - kit.px(10), head.h)
    name, text = _ability_words(kit, ctx)
    wide = words.w if is_stacked else min(words.w * 2 // 5, kit.type.width(name, "min") + kit.px(4))
    canvas.text(name, "min", INK, Rect(words.x, words.y, wide, words.h))
    if is_stacked:
        rest = Rect(words.x, head.bottom, words.w, box.bottom - head.bottom - 1)
    else:
        rest = Rect(words.x + wide + kit.px(6), words.y + 1, words.w - wide - kit.px(6), words.h - 2)
    canvas.words(text, "min", INK_2, rest, valign="middle", fit=True)
    if knight.ability_marked:
        draw_mark(canvas, box, kit.px(5))
    canvas.hit_area(at.SPOT(ABILITY), box, "sheet", radius=5, is_piece=True)
