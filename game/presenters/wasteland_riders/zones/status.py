"""The right column while nothing is being decided: mission, rounds, knights, decks."""

from pygame import Rect

from game.content.boards import LoadedMap
from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.cards.pile_lists import link
from game.presenters.wasteland_riders.board.board import compose_map
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.decision.views import is_active
from game.presenters.wasteland_riders.missions.progress import sentence, standing
from game.presenters.wasteland_riders.missions.sheet import UNFOLDED
from game.presenters.wasteland_riders.missions.table import compose_knights, compose_rounds, knights_height
from game.presenters.wasteland_riders.zones.contract_slips import compose_slips, have_room
from game.presenters.wasteland_riders.zones.gallery import is_choosing
from game.presenters.wasteland_riders.zones.piles import compose_piles, row_height
from game.rules.core.state import State
from game.rules.wasteland_riders.world.state import World
from game.view.canvas import Canvas
from game.view.theme import CHALK, CHALK_2, LAMP
from game.view.widgets.panels import below, panel


def status_badge(view: State[World]) -> str:
    """The round, out of how many: `3/8`."""
    return f"{view.world.round}/{view.world.setting.mission.rounds}"


def compose_status(canvas: Canvas, ctx: ViewContext, rect: Rect) -> None:
    """Draw the column; nothing if a decision takes its place, or a sheet lies over a small window's board."""
    has_sheet = is_choosing(ctx) or UNFOLDED in ctx.unfolded
    if is_active(ctx) or (canvas.kit.metrics.is_compact and has_sheet):
        return
    inner = panel(canvas, rect, name="status")
    canvas.hit_area(at.MISSION, rect, "status", radius=10, is_piece=True)
    inner = _compose_title(canvas, inner, ctx)
    _compose_parts(canvas, inner, ctx)


def compose_small_board(canvas: Canvas, ctx: ViewContext, rect: Rect, found: LoadedMap) -> None:
    """The board while a fight has its place: nothing on it can be pointed at."""
    inner = panel(canvas, rect, name="status")
    compose_map(canvas, inner, ctx.view.world, found)


def _compose_title(canvas: Canvas, inner: Rect, ctx: ViewContext) -> Rect:
    """The name of the mission, which unfolds its sheet; returns the area below."""
    kit, mission = canvas.kit, ctx.view.world.setting.mission
    high = min(kit.type.leading("h2"), kit.px(44))
    words = kit.say("wr-table-mission_sheet")
    wide = min(kit.type.width(words, "small") + kit.px(24), inner.w * 2 // 5)
    name = Rect(inner.x, inner.y, inner.w - wide - kit.px(8), high)
    canvas.text(kit.say(f"wr-scenario-{mission.id}"), "h2", CHALK, name)
    more = Rect(inner.right - wide, inner.y, wide, high)
    link(canvas, more, words, UNFOLDED, "status", tip=kit.say("wr-table-mission_tip"))
    return below(inner, high + kit.px(6))


def _compose_parts(canvas: Canvas, box: Rect, ctx: ViewContext) -> None:
    """Rounds, below them the goal beside the knights, then open contracts as cards, at the foot the decks.

    If contracts have no room as cards the decks are larger.
    """
    kit, world = canvas.kit, ctx.view.world
    track = Rect(box.x, box.y, box.w, kit.px(36))
    compose_rounds(canvas, track, world, CHALK_2)
    top, gap = track.bottom + kit.px(10), kit.px(18)
    wide = box.w * 42 // 100
    lines = len(kit.type.wrapped(sentence(kit, world, "goal"), "small", wide)) + len(standing(kit, world))
    need = max(lines * kit.type.leading("small"), knights_height(kit, len(world.knights))) + kit.px(10)
    low = row_height(kit)
    slips = Rect(box.x, top + need, box.w, box.bottom - low - kit.px(12) - top - need)
    are_cards = have_room(kit, ctx, slips)
    high = low if are_cards else min(kit.px(236 if kit.metrics.is_compact else 178), box.h * 44 // 100)
    piles = Rect(box.x, box.bottom - high, box.w, high)
    middle = Rect(box.x, top, box.w, need if are_cards else piles.y - top - kit.px(10))
    left = Rect(middle.x, middle.y, wide, middle.h)
    _compose_goal(canvas, left, ctx)
    right = Rect(left.right + gap, middle.y, middle.right - left.right - gap, middle.h)
    compose_knights(canvas, right, ctx, CHALK, CHALK_2)
    if are_cards:
        compose_slips(canvas, slips, ctx)
    compose_piles(canvas, piles, ctx, is_row=are_cards)


def _compose_goal(canvas: Canvas, box: Rect, ctx: ViewContext) -> None:
    """How to win, and below it the threats to everybody."""
    kit, world = canvas.kit, ctx.view.world
    lines = standing(kit, world)
    line = min(kit.type.leading("small"), box.h // 6)
    low = line * len(lines)
    goal = Rect(box.x, box.y, box.w, box.h - low)
    canvas.words(sentence(kit, world, "goal"), "small", CHALK, goal, fit=True)
    for number, words in enumerate(lines):
        row = Rect(box.x, goal.bottom + number * line, box.w, line)
        canvas.text(words, "small_bold", LAMP, row)
