"""The opponent and the state of the contest: stars that count now, and the headquarters of both."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.staff_orders.board import pawns
from game.presenters.staff_orders.colours import paint_of
from game.presenters.staff_orders.controls import handles as at
from game.presenters.staff_orders.controls.handles import STANDING, Supply
from game.presenters.staff_orders.players import own, title_of
from game.presenters.staff_orders.zones.reserves import in_reserve, supplies
from game.rules.core.state import State
from game.rules.staff_orders.state import World
from game.rules.staff_orders.supply import score
from game.rules.staff_orders.terms import FACTIONS, Faction, enemy
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import BRASS, CHALK, CHALK_2, DESK_500, HAIRLINE
from game.view.widgets.panels import chip, emblem, panel, side_level

LEAST_WITH_WORDS = 300
"""The least height of the panel, in the design, for the contest to be told in sentences."""


def status_badge(view: State[World]) -> str:
    """The stars of both, blue first: `7–5`."""
    return "–".join(str(score(view.world, faction)) for faction in FACTIONS)


def compose_status(canvas: Canvas, ctx: ViewContext, rect: Rect) -> None:
    """Draw the opponent above and the contest below; if there is room, also in words."""
    kit = canvas.kit
    inner = panel(canvas, rect, name="status", level=side_level(kit))
    faction = enemy(own(ctx))
    head = Rect(inner.x, inner.y, inner.w, kit.px(34))
    _compose_who(canvas, head, ctx, faction)
    is_high = rect.h >= kit.px(LEAST_WITH_WORDS)
    row = Rect(inner.x, head.bottom + kit.px(8), inner.w, kit.px(90 if is_high else 48))
    _compose_reserve(canvas, row, ctx, faction)
    canvas.hit_area(at.ENEMY_PANEL, head, "status", radius=8, is_piece=True)
    line = Rect(inner.x, row.bottom + kit.px(7), inner.w, 1)
    canvas.fill(line, HAIRLINE)
    contest = Rect(inner.x, line.bottom + kit.px(5), inner.w, inner.bottom - line.bottom - kit.px(5))
    if is_high:
        contest.h = kit.px(90)
    _compose_contest(canvas, contest, ctx)
    if is_high:
        _compose_words(canvas, Rect(inner.x, contest.bottom, inner.w, inner.bottom - contest.bottom), ctx)


# The opponent


def _compose_who(canvas: Canvas, box: Rect, ctx: ViewContext, faction: Faction) -> None:
    """Draw the chip of the player, whether they have passed, and the size of their hand."""
    kit, army = canvas.kit, ctx.view.world.army(faction)
    words = kit.say("so-table-cards", count=len(army.hand))
    wide = min(kit.type.width(words, "ui") + 2, box.w * 3 // 10)
    numbers = Rect(box.right - wide, box.y, wide, box.h)
    short = kit.say("so-table-cards.short", count=len(army.hand))
    canvas.text(words, "ui", CHALK_2, numbers, align="right", short=short)
    icon = Rect(numbers.x - kit.px(24), box.y, kit.px(22), box.h)
    canvas.icon("cards_outline", icon, CHALK_2, 18)
    right = icon.x - kit.px(6)
    if army.passed:
        passed = kit.say("so-table-passed")
        wide = min(kit.type.width(passed, "min") + 2, box.w // 4)
        right -= wide
        canvas.text(passed, "min", BRASS, Rect(right, box.y, wide, box.h), align="right")
        right -= kit.px(6)
    chip(
        canvas,
        Rect(box.x, box.y, right - box.x, box.h),
        paint_of(kit, faction),
        title_of(kit, ctx, faction),
    )


def _compose_reserve(canvas: Canvas, row: Rect, ctx: ViewContext, faction: Faction) -> None:
    """Draw one piece of each kind with the number of them in reserve."""
    found = supplies(ctx.view.world)
    for number, supply in enumerate(found):
        left = row.x + row.w * number // len(found)
        cell = Rect(left, row.y, row.w // len(found), row.h)
        _compose_supply(canvas, cell, ctx, faction, supply)


def _compose_supply(canvas: Canvas, cell: Rect, ctx: ViewContext, faction: Faction, supply: Supply) -> None:
    kit = canvas.kit
    count = in_reserve(ctx.view.world.army(faction), supply)
    line = min(kit.type.leading("min"), cell.h // 3)
    high = cell.h - line - kit.px(2)
    piece = pawns.pawn(kit, supply, faction, min(high, kit.px(48)))
    number = min(kit.type.width(str(count), "num_l") + 2, cell.w // 2)
    left = cell.x + (cell.w - piece.get_width() - kit.px(6) - number) // 2
    canvas.blit(piece, (left, cell.y + (high - piece.get_height()) // 2))
    box = Rect(left + piece.get_width() + kit.px(6), cell.y, number, high)
    canvas.text(str(count), "num_l", CHALK, box)
    caption = Rect(cell.x, cell.bottom - line, cell.w, line)
    canvas.text(kit.say(f"so-table-word_{supply}", count=count), "min", CHALK_2, caption, align="center")
    canvas.hit_area(at.ENEMY_RESERVE(supply), cell, "status", radius=6, is_piece=True)


# The contest


def _compose_contest(canvas: Canvas, box: Rect, ctx: ViewContext) -> None:
    """Draw for each faction its stars and the soldiers in its headquarters; below both a bar of all stars."""
    kit, world = canvas.kit, ctx.view.world
    bar = Rect(box.x, box.bottom - kit.px(11), box.w, kit.px(9))
    row = Rect(box.x, box.y, box.w, bar.y - box.y - kit.px(3))
    for number, faction in enumerate(FACTIONS):
        half = Rect(row.x if number == 0 else row.centerx, row.y, row.w // 2, row.h)
        _compose_standing(canvas, half, world, faction, is_right=number == 1)
    _compose_bar(canvas, bar, world)


def _compose_standing(canvas: Canvas, box: Rect, world: World, faction: Faction, *, is_right: bool) -> None:
    """Draw shape, star and number, house and number; the two factions are mirror images."""
    kit = canvas.kit
    stars, guards = str(score(world, faction)), str(_guards(world, faction))
    number = kit.px(38)
    parts = (
        (kit.px(24), ""),
        (kit.px(24), "star"),
        (number, stars),
        (kit.px(26), "home_city"),
        (number, guards),
    )
    used = 0
    for wide, what in parts:
        left = box.right - used - wide if is_right else box.x + used
        cell = Rect(left, box.y, wide, box.h)
        used += wide
        if not what:
            emblem(canvas, cell, paint_of(kit, faction), 20)
        elif what in ("star", "home_city"):
            canvas.icon(what, cell, BRASS, 21)
        else:
            align = "right" if is_right else "left"
            canvas.text(what, "num_m", CHALK, cell.inflate(-2 * kit.px(4), 0), align=align)
    canvas.hit_area(STANDING(faction), box, "status", tip=_standing_tip(kit, world, faction), radius=4)


def _guards(world: World, faction: Faction) -> int:
    return world.strength(faction, "land", world.setting.headquarters[faction])


def _standing_words(kit: Kit, world: World, faction: Faction) -> tuple[str, str]:
    side = kit.say(f"so-faction-{faction}")
    area = kit.say(f"so-area-{world.setting.headquarters[faction]}")
    return (
        kit.say("so-table-stars_of", side=side, stars=score(world, faction)),
        kit.say("so-table-headquarters_of", area=area, count=_guards(world, faction)),
    )


def _rules_of_contest(kit: Kit, world: World) -> tuple[str, str]:
    all_stars = sum(world.setting.stars.values())
    return kit.say("so-table-stars_tip", all=all_stars), kit.say("so-table-headquarters_tip")


def _standing_tip(kit: Kit, world: World, faction: Faction) -> str:
    return "\n".join((*_standing_words(kit, world, faction), *_rules_of_contest(kit, world)))


def _compose_bar(canvas: Canvas, bar: Rect, world: World) -> None:
    """Draw all stars of the map: blue ones from the left, yellow ones from the right, uncontrolled ones
    between.
    """
    kit = canvas.kit
    canvas.rounded(bar, 5, DESK_500)
    all_stars = max(1, sum(world.setting.stars.values()))
    for faction in FACTIONS:
        wide = bar.w * score(world, faction) // all_stars
        if wide >= bar.h:
            part = Rect(bar.x if faction == "blue" else bar.right - wide, bar.y, wide, bar.h)
            canvas.rounded(part, 5, paint_of(kit, faction).main)


def _compose_words(canvas: Canvas, box: Rect, ctx: ViewContext) -> None:
    """Draw the standing of both, and what decides, as sentences."""
    kit, world = canvas.kit, ctx.view.world
    told = [words for faction in FACTIONS for words in _standing_words(kit, world, faction)]
    text = "\n".join((*told, *_rules_of_contest(kit, world)))
    room = Rect(box.x, box.y + kit.px(12), box.w, box.h - kit.px(12))
    canvas.words(text, "small", CHALK_2, room, fit=True)
