"""The whole sheet of the mission, unfolded over the board: goal, rules, and the standing of all knights."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.cards.pile_lists import LISTS, UNFOLD
from game.presenters.wasteland_riders import pictures_of
from game.presenters.wasteland_riders.board.over_board import sheet_place
from game.presenters.wasteland_riders.missions.progress import parts, sentence, standing
from game.presenters.wasteland_riders.missions.table import compose_knights, compose_rounds
from game.rules.wasteland_riders.insights.mission_progress import health_left
from game.rules.wasteland_riders.world.state import OnBoard, World
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.text import SMALLEST_PX
from game.view.theme import BRASS_D, INK, INK_2, INK_3, PAPER_1, PAPER_3
from game.view.widgets.panels import below, paper

UNFOLDED = "mission"
HEADING, TEXT = "reading_bold", "reading"
RULES = 0.58
"""The part of the sheet for its sentences; the rest is for the standing."""


def compose_mission(canvas: Canvas, ctx: ViewContext) -> None:
    """A sheet of paper over the board; a click folds it again."""
    kit, world = canvas.kit, ctx.view.world
    rect = sheet_place(kit)
    canvas.zone("mission_sheet", rect, "sheet")
    paper(canvas, rect, texture="texture_paper")
    canvas.hit_area(UNFOLD(UNFOLDED), rect, LISTS, tip=kit.say("wr-table-mission_fold"), radius=6)
    pad = kit.px(26)
    inner = rect.inflate(-2 * pad, -2 * pad)
    inner = _compose_head(canvas, inner, world)
    left = Rect(inner.x, inner.y, round(inner.w * RULES), inner.h)
    _compose_rules(canvas, left, world)
    gap = kit.px(24)
    right = Rect(left.right + gap, inner.y, inner.right - left.right - gap, inner.h)
    canvas.fill(Rect(left.right + gap // 2, inner.y, 1, inner.h), PAPER_3)
    _compose_standing(canvas, right, ctx)


def _compose_head(canvas: Canvas, box: Rect, world: World) -> Rect:
    """Name, number and a line of flavour; returns the area below."""
    kit, mission = canvas.kit, world.setting.mission
    high = min(kit.type.leading("h1"), kit.px(60))
    close = kit.px(30)
    canvas.icon("close", Rect(box.right - close, box.y, close, high), INK_2, 24)
    name = Rect(box.x, box.y, box.w - close - kit.px(8), high)
    words = kit.say(
        "wr-table-mission_title", number=mission.number, name=kit.say(f"wr-scenario-{mission.id}")
    )
    canvas.text(words, "h1", INK, name)
    line = min(kit.type.leading("flavour") * 2, kit.px(60))
    flavour = Rect(box.x, box.y + high, box.w, line)
    canvas.words(kit.say(f"wr-scenario-{mission.id}.briefing"), "flavour", INK_3, flavour, fit=True)
    return below(box, high + line + kit.px(10))


def _compose_rules(canvas: Canvas, box: Rect, world: World) -> None:
    """Every part with its heading, in type as large as the sheet allows."""
    kit = canvas.kit
    told = [(kit.say(f"wr-mission-part_{part}"), sentence(kit, world, part)) for part in parts(world)]
    px = _fitting_type(kit, box, told)
    gap, y = kit.px(8), box.y
    for heading, words in told:
        for text, style, colour in ((heading, HEADING, BRASS_D), (words, TEXT, INK)):
            high = len(kit.type.wrapped(text, style, box.w, px)) * kit.type.leading(style, px)
            canvas.words(text, style, colour, Rect(box.x, y, box.w, high), fit=True)
            y += high
        y += gap


def _fitting_type(kit: Kit, box: Rect, told: list[tuple[str, str]]) -> int:
    """The largest type in which all parts fit on the sheet."""
    sizes = range(kit.type.size(TEXT), SMALLEST_PX, -1)
    return next((px for px in sizes if _height(kit, box, told, px) <= box.h), SMALLEST_PX)


def _height(kit: Kit, box: Rect, told: list[tuple[str, str]], px: int) -> int:
    lines = sum(
        len(kit.type.wrapped(text, style, box.w, px)) * kit.type.leading(style, px)
        for heading, words in told
        for text, style in ((heading, HEADING), (words, TEXT))
    )
    return lines + kit.px(8) * len(told)


def _compose_standing(canvas: Canvas, box: Rect, ctx: ViewContext) -> None:
    """Rounds, knights, threats to everybody, and the enemies of the mission with their health."""
    kit, world = canvas.kit, ctx.view.world
    track = Rect(box.x, box.y, box.w, kit.px(34))
    compose_rounds(canvas, track, world, INK_3)
    lines, enemies = standing(kit, world), world.mission.enemies
    line = min(kit.type.leading("small"), kit.px(30))
    row = max(kit.px(40), line)
    taken = line * len(lines) + row * len(enemies) + kit.px(16)
    knights = Rect(
        box.x, track.bottom + kit.px(10), box.w, max(kit.px(80), box.h - track.h - taken - kit.px(10))
    )
    y = compose_knights(canvas, knights, ctx, INK, INK_2) + kit.px(8)
    for words in lines:
        canvas.text(words, "small_bold", INK, Rect(box.x, y, box.w, line))
        y += line
    for enemy in enemies:
        _compose_enemy(canvas, Rect(box.x, y, box.w, row), world, enemy)
        y += row


def _compose_enemy(canvas: Canvas, row: Rect, world: World, enemy: OnBoard) -> None:
    """An enemy's face, name, remaining health, and hex."""
    kit = canvas.kit
    side = row.h - 2
    canvas.blit(
        kit.pictures.disc(pictures_of.enemy(kit, world, enemy.enemy), side, PAPER_1), (row.x, row.y + 1)
    )
    have, most = health_left(world, enemy)
    words = kit.say(
        "wr-mission-enemy",
        name=kit.say(f"wr-marker-{enemy.id}"),
        hex=kit.say(f"wr-tile-{world.tiles[enemy.hex]}"),
        health=have,
        most=most,
        held="yes" if enemy.held else "no",
    )
    room = Rect(row.x + side + kit.px(6), row.y + 2, row.w - side - kit.px(6), row.h - 4)
    canvas.words(words, "small", INK, room, valign="middle", fit=True)
