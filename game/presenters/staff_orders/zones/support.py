"""The support board: the round track and its token, both staging zones, the spaces of support actions."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.staff_orders.board import pawns
from game.presenters.staff_orders.colours import HEADER, paint_of
from game.presenters.staff_orders.controls import handles as at
from game.presenters.staff_orders.players import name_of, own
from game.presenters.staff_orders.zones.support_spaces import compose_section, has_room_for_hint
from game.rules.staff_orders.terms import Faction, SupportName, enemy
from game.view.canvas import Canvas
from game.view.theme import INK, INK_2, INK_3, PAPER_0, PAPER_1, PAPER_2, PAPER_3, PAPER_4, Colour, mixed
from game.view.widgets.panels import emblem, outline, paper

STRIP, MOST_STRIP, TRACK, GAP = 64, 80, 58, 9
"""In the design: the height of a staging zone, its most with large type; the round track; gaps
between parts.
"""
MOST_SECTION = 240
"""The most height of a section in the design; further room stays empty."""
ORDER: tuple[SupportName, ...] = ("reinforce", "planning", "scramble")


def compose_support(canvas: Canvas, region: Rect, ctx: ViewContext) -> None:
    """Draw the support board, from the opponent's staging zone at the top to one's own at the foot."""
    kit = canvas.kit
    canvas.zone("support", region)
    paper(canvas, region)
    margin = kit.px(9)
    frame = region.inflate(-2 * margin, -2 * margin)
    outline(canvas, frame, INK_3)
    box = frame.inflate(-2 * kit.px(9), -2 * kit.px(8))
    faction, gap = own(ctx), kit.px(GAP)
    title = Rect(box.x, box.y, box.w, min(kit.type.leading("h2"), kit.px(40)))
    canvas.text(kit.say("so-table-zone_support"), "h2", INK, title, align="center")
    strip = min(max(kit.px(STRIP), 3 * kit.type.leading("min") + kit.px(6)), kit.px(MOST_STRIP))
    theirs = Rect(box.x, title.bottom + gap // 2, box.w, strip)
    _compose_staging(canvas, theirs, ctx, enemy(faction))
    ours = Rect(box.x, box.bottom - strip, box.w, strip)
    _compose_staging(canvas, ours, ctx, faction)
    below = _compose_track(canvas, Rect(box.x, theirs.bottom + gap, box.w, kit.px(TRACK)), ctx)
    _compose_sections(canvas, Rect(box.x, below + gap, box.w, ours.y - 2 * gap - below), ctx)


def _compose_sections(canvas: Canvas, box: Rect, ctx: ViewContext) -> None:
    """Draw the sections one below another, as high as there is room; spare room is shared out
    between them.
    """
    kit, spaces = canvas.kit, ctx.view.world.setting.spaces.values()
    names = [name for name in ORDER if any(space.action == name for space in spaces)]
    gap = kit.px(GAP)
    high = min((box.h - gap * (len(names) - 1)) // len(names), kit.px(MOST_SECTION))
    spare = (box.h - high * len(names) - gap * (len(names) - 1)) // (len(names) + 1)
    has_hints = all(has_room_for_hint(kit, (box.w, high), name) for name in names)
    for number, name in enumerate(names):
        top = box.y + spare + number * (high + gap + spare)
        compose_section(canvas, Rect(box.x, top, box.w, high), ctx, name, has_hint=has_hints)


# Staging zones


def _compose_staging(canvas: Canvas, box: Rect, ctx: ViewContext, faction: Faction) -> None:
    """Draw whose zone it is in words, and the commanders that wait in it."""
    kit, is_own = canvas.kit, faction == own(ctx)
    colours = paint_of(kit, faction)
    canvas.rounded(box, 5, mixed(PAPER_1, colours.light, 0.42), colours.dark, 1.5)
    count = ctx.view.world.army(faction).staging
    words = (
        kit.say("so-table-staging_own")
        if is_own
        else kit.say("so-table-staging", who=name_of(kit, ctx, faction))
    )
    mark = Rect(box.x + kit.px(8), box.y, kit.px(18), box.h)
    emblem(canvas, mark, colours, 15)
    longest = max(kit.type.width(word, "min") for word in words.split())
    wide = min(max(longest + 2, box.w * 30 // 100), box.w * 42 // 100)
    label = Rect(mark.right + kit.px(3), box.y + kit.px(3), wide, box.h - kit.px(6))
    canvas.words(words, "min", INK, label, valign="middle", fit=True)
    number = Rect(box.right - kit.px(32), box.y, kit.px(26), box.h)
    canvas.text(str(count), "num_l", INK, number, align="center")
    stand = Rect(
        label.right + kit.px(6), box.y + kit.px(4), number.x - label.right - kit.px(8), box.h - kit.px(8)
    )
    pawns.row(canvas, stand, "commanders", faction, count, align="right")
    canvas.hit_area(at.STAGING if is_own else at.ENEMY_STAGING, box, "support", radius=5, is_piece=True)


# The round track


def _compose_track(canvas: Canvas, box: Rect, ctx: ViewContext) -> int:
    """Draw a field for each round with the token on the present one; below it who has the initiative.

    Returns where the next part may begin.
    """
    kit, world = canvas.kit, ctx.view.world
    rounds = world.setting.content.numbers.rounds
    gap = kit.px(7)
    wide = (box.w - gap * (rounds - 1)) // rounds
    for number in range(1, rounds + 1):
        field = Rect(box.x + (number - 1) * (wide + gap), box.y, wide, box.h)
        _compose_field(canvas, field, ctx, number)
    line = min(kit.type.leading("small"), kit.px(26))
    below = Rect(box.x, box.bottom + kit.px(3), box.w, line)
    mark = Rect(below.x, below.y, kit.px(20), below.h)
    emblem(canvas, mark, paint_of(kit, world.initiative), 16)
    words = kit.say("so-table-initiative", who=name_of(kit, ctx, world.initiative))
    room = Rect(mark.right + kit.px(4), below.y, below.right - mark.right - kit.px(4), below.h)
    canvas.text(words, "small", INK_2, room)
    canvas.hit_area(
        at.ROUND, Rect(box.x, box.y, box.w, below.bottom - box.y), "support", radius=5, is_piece=True
    )
    return below.bottom


def _compose_field(canvas: Canvas, field: Rect, ctx: ViewContext, number: int) -> None:
    """Draw a field; past rounds are darker, and the token covers the number of the present one except a
    corner.
    """
    kit, world = canvas.kit, ctx.view.world
    is_over, is_now = number < world.round, number == world.round
    ground: Colour = PAPER_3 if is_over else PAPER_0 if is_now else PAPER_2
    canvas.rounded(field, 5, ground, HEADER if is_now else PAPER_4, 3 if is_now else 1.5)
    if not is_now:
        canvas.text(str(number), "num_l", INK_3 if is_over else INK, field, align="center")
        return
    side = min(field.size) - kit.px(8)
    token = kit.pictures.svg("marker_initiative", (side, side), paint_of(kit, world.initiative))
    canvas.blit(token, (field.right - side - kit.px(3), field.y + (field.h - side) // 2))
    corner = Rect(
        field.x + kit.px(6), field.y + kit.px(2), max(kit.px(14), field.w - side - kit.px(8)), kit.px(22)
    )
    canvas.text(str(number), "num_m", INK, corner)
