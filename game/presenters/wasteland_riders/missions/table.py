"""Tables of the mission: the rounds as a track, and a row for each knight with the mission's count."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders import colours
from game.presenters.wasteland_riders.missions.progress import (
    ICONS,
    SPECIAL_ROUNDS,
    hunted,
    reputation_needed,
)
from game.presenters.wasteland_riders.players import title_of
from game.rules.core.ids import Seat
from game.rules.wasteland_riders.insights.mission_progress import Count, count_of, special_rounds
from game.rules.wasteland_riders.world.state import World
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import DESK_600, INK, LAMP, PAPER_1, PAPER_3, Colour, mixed
from game.view.widgets.panels import emblem

LIT, DULL = colours.HAZARD, mixed(INK, PAPER_1, 0.4)
"""Colours of signs that a knight has, and of signs still needed."""
MOST_PIPS = 4
"""Counts above this are shown as a number."""


# Rounds


def compose_rounds(canvas: Canvas, box: Rect, world: World, ink: Colour) -> None:
    """A field for each round: past ones are dull, the present one is lit, special ones show a sign."""
    kit, rounds = canvas.kit, world.setting.mission.rounds
    gap = kit.px(4)
    side = min(box.h, (box.w + gap) // rounds - gap, kit.px(40))
    special, sign = special_rounds(world), SPECIAL_ROUNDS.get(world.setting.mission.kind, "")
    for number in range(1, rounds + 1):
        field = Rect(box.x + (number - 1) * (side + gap), box.y + (box.h - side) // 2, side, side)
        is_now, is_gone = number == world.round, number < world.round
        fill = LAMP if is_now else mixed(ink, DESK_600, 0.78) if is_gone else DESK_600
        canvas.rounded(field, 6, fill, mixed(ink, DESK_600, 0.5))
        colour = INK if is_now else PAPER_1 if not is_gone else PAPER_3
        canvas.text(str(number), "num_m", colour, field, align="center")
        if sign and number in special:
            corner = Rect(field.right - side * 2 // 5, field.y, side * 2 // 5, side * 2 // 5)
            canvas.icon(sign, corner, colour, side * 0.36 / kit.metrics.unit)


# Knights


def knights_height(kit: Kit, count: int) -> int:
    """The height of this many rows."""
    return count * _row_height(kit)


def _row_height(kit: Kit) -> int:
    return max(kit.px(46), kit.type.leading("ui") + kit.px(8))


def compose_knights(canvas: Canvas, box: Rect, ctx: ViewContext, ink: Colour, dim: Colour) -> int:
    """Shape, names, roles, Reputation and the mission's count of each knight, in round order.

    Returns the lower end of the last row.
    """
    world: World = ctx.view.world
    kit, seats = canvas.kit, world.round_order
    high = min(box.h // len(seats), _row_height(kit))
    for number, seat in enumerate(seats):
        row = Rect(box.x, box.y + number * high, box.w, high)
        if number:
            canvas.fill(Rect(row.x, row.y, row.w, 1), mixed(dim, DESK_600, 0.6))
        _compose_row(canvas, row, ctx, seat, ink)
    return box.y + high * len(seats)


def _compose_row(canvas: Canvas, row: Rect, ctx: ViewContext, seat: Seat, ink: Colour) -> None:
    kit, world = canvas.kit, ctx.view.world
    knight = world.knights[seat]
    side = min(kit.px(22), row.h)
    emblem(
        canvas, Rect(row.x, row.y, side, row.h), colours.paint_of(kit, world, seat), side / kit.metrics.unit
    )
    right = row.right
    right = _compose_count(canvas, row, right, world, count_of(world, knight), ink) - kit.px(10)
    right = _compose_reputation(canvas, row, right, world, knight.reputation, ink) - kit.px(8)
    right = _compose_roles(canvas, row, right, world, seat)
    name = Rect(row.x + side + kit.px(6), row.y, right - row.x - side - kit.px(8), row.h)
    short = kit.say(f"wr-knight-{knight.knight}.short") if knight.knight else None
    canvas.text(title_of(kit, ctx, seat), "ui", ink, name, short=short)


def _compose_count(canvas: Canvas, row: Rect, right: int, world: World, count: Count, ink: Colour) -> int:
    """A full or empty sign for each point that is needed, or a sign and a number. Returns its left edge."""
    kit, icon = canvas.kit, ICONS[world.setting.mission.kind]
    side = min(kit.px(20), row.h)
    if 0 < count.needed <= MOST_PIPS:
        left = right - count.needed * side
        for number in range(count.needed):
            colour = LIT if number < count.have else DULL
            cell = Rect(left + number * side, row.y, side, row.h)
            canvas.icon(icon, cell, colour, side * 0.92 / kit.metrics.unit)
        return left
    return _icon_and_number(canvas, row, right, icon, str(count.have), ink)


def _compose_reputation(canvas: Canvas, row: Rect, right: int, world: World, have: int, ink: Colour) -> int:
    needed = reputation_needed(world)
    words = f"{have}/{needed}" if needed else str(have)
    return _icon_and_number(canvas, row, right, "star", words, ink)


def _icon_and_number(canvas: Canvas, row: Rect, right: int, icon: str, words: str, ink: Colour) -> int:
    kit = canvas.kit
    side = min(kit.px(20), row.h)
    px = kit.type.size_within("num_m", row.h)
    wide = max(kit.type.width(words, "num_m", px), kit.type.width("88", "num_m", px)) + 2
    canvas.text(words, "num_m", ink, Rect(right - wide, row.y, wide, row.h), align="right")
    cell = Rect(right - wide - side - 2, row.y, side, row.h)
    canvas.icon(icon, cell, LIT, side * 0.92 / kit.metrics.unit)
    return cell.x


def _compose_roles(canvas: Canvas, row: Rect, right: int, world: World, seat: Seat) -> int:
    """Signs of first player, Scavenger and hunted knight, from right to left; returns their left edge."""
    kit = canvas.kit
    side = min(kit.px(24), row.h - 2)
    signs = (
        ("marker_first_player", world.first == seat),
        ("marker_scavenger", world.scavenger == seat),
        ("marker_target", hunted(world) == seat),
    )
    for picture, is_his in signs:
        if is_his:
            right -= side + 2
            canvas.blit(kit.pictures.svg(picture, (side, side)), (right, row.y + (row.h - side) // 2))
    return right
