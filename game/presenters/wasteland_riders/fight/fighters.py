"""A fighter in the view of the fight: picture, name, leader, health, armour, symbols."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders import pictures_of
from game.presenters.wasteland_riders.cards.wasteland_card import Stat, stats_of
from game.presenters.wasteland_riders.colours import DIALS
from game.presenters.wasteland_riders.controls import handles
from game.presenters.wasteland_riders.decision.choice_rows import portrait
from game.presenters.wasteland_riders.fight.words import fighter_name, fighter_paint, health_left
from game.presenters.wasteland_riders.players import player_name
from game.rules.wasteland_riders.gear.weapons import armour_of, fighting
from game.rules.wasteland_riders.world.fight import Fighter, Side
from game.rules.wasteland_riders.world.state import World
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import CHALK, CHALK_2, DESK_900, LAMP, NO, PAPER_0


def compose_fighter(canvas: Canvas, ctx: ViewContext, rect: Rect, side: Side) -> None:
    """Picture, name, leader, health and values from top to bottom, as large as the column allows."""
    kit, world = canvas.kit, ctx.view.world
    fighter = fighting(world).side(side)
    lines = [min(kit.type.leading(style), rect.h // 8) for style in ("ui_bold", "min")]
    signs = min(kit.px(24), rect.h // 7)
    tall = rect.h - sum(lines) - 2 * signs - kit.px(8)
    picture = Rect(0, rect.y, min(tall, rect.w - kit.px(8)), tall)
    picture.centerx = rect.centerx
    _portrait(canvas, ctx, picture, fighter)
    y = picture.bottom + kit.px(3)
    name = Rect(rect.x, y, rect.w, lines[0])
    canvas.text(fighter_name(kit, world, fighter), "ui_bold", CHALK, name, align="center")
    leader = Rect(rect.x, name.bottom, rect.w, lines[1])
    canvas.text(leader_words(kit, ctx, fighter), "min", CHALK_2, leader, align="center")
    _hearts(canvas, Rect(rect.x, leader.bottom, rect.w, signs), world, fighter)
    _values(canvas, Rect(rect.x, rect.bottom - signs, rect.w, signs), world, fighter)
    canvas.hit_area(handles.FOE(side), rect, "decision", is_piece=True)


def leader_words(kit: Kit, ctx: ViewContext, fighter: Fighter) -> str:
    """Who fights, or who leads an enemy."""
    kind = "knight" if fighter.enemy is None else "enemy"
    return kit.say("wr-fight-leader", name=player_name(kit, ctx, fighter.leader), kind=kind)


def _portrait(canvas: Canvas, ctx: ViewContext, box: Rect, fighter: Fighter) -> None:
    """The portrait on a rust ground with a coloured rim; on its corners a rider's shape and states."""
    kit, world = canvas.kit, ctx.view.world
    colours = fighter_paint(kit, world, fighter)
    behind = None
    if fighter.enemy is not None:
        name = pictures_of.enemy(kit, world, fighter.enemy)
        behind = pictures_of.backdrop(world, fighter.enemy)
    else:
        assert fighter.seat is not None
        name = pictures_of.rider(world.knights[fighter.seat].knight)
    rim = LAMP if fighter.leader == ctx.seat else colours.main
    portrait(canvas, box, name, rim, colours if fighter.seat is not None else None, behind)
    if fighter.prepared or fighter.defeated:
        badge = Rect(box.x - kit.px(6), box.y - kit.px(2), kit.px(28), kit.px(28))
        canvas.blit_in(
            kit.shapes.disc(badge.w, NO if fighter.defeated else DESK_900, PAPER_0, kit.px(2)), badge
        )
        canvas.icon("skull" if fighter.defeated else "timer_sand", badge, PAPER_0, 18)


def _hearts(canvas: Canvas, row: Rect, world: World, fighter: Fighter) -> None:
    """One heart for each point; lost ones are empty."""
    left, most = health_left(world, fighter)
    wide = min(row.h, row.w // max(most, 1))
    x = row.centerx - wide * most // 2
    for number in range(most):
        icon = "heart" if number < left else "heart_outline"
        box = Rect(x + number * wide, row.y, wide, row.h)
        canvas.icon(icon, box, DIALS["health"], wide * 0.86 / canvas.kit.metrics.unit)


def values_of(world: World, fighter: Fighter) -> list[Stat]:
    """The values that a fight uses: an enemy's panel, or a rider's armour, ammo and fuel."""
    if fighter.enemy is not None:
        return [stat for stat in stats_of(world, fighter.enemy) if stat[0] != "heart"]
    assert fighter.seat is not None
    knight = world.knights[fighter.seat]
    return [
        ("shield", str(armour_of(world, fighter)), DIALS["ammo"]),
        (pictures_of.RESOURCE_ICONS["ammo"], str(knight.ammo), DIALS["ammo"]),
        (pictures_of.RESOURCE_ICONS["fuel"], str(knight.fuel), DIALS["fuel"]),
    ]


def _values(canvas: Canvas, row: Rect, world: World, fighter: Fighter) -> None:
    kit, stats = canvas.kit, values_of(world, fighter)
    sizes = [
        row.h * 0.8 + (kit.type.width(words, "min") + kit.px(2) if words else 0) for _, words, _ in stats
    ]
    need = sum(sizes)
    part = min(1.0, row.w / need) if need else 1.0
    x = row.x + max(0.0, row.w - need) / 2
    for (icon, words, colour), size in zip(stats, sizes, strict=True):
        cell = Rect(round(x), row.y, max(4, round(size * part)), row.h)
        mark = round(row.h * 0.8 * part)
        canvas.icon(icon, Rect(cell.x, cell.y, mark, cell.h), colour, mark * 0.9 / kit.metrics.unit)
        if words:
            canvas.text(words, "min", CHALK, Rect(cell.x + mark, cell.y, max(4, cell.w - mark), cell.h))
        x += size * part
