"""The advantage of a fight: a track from 5 over 0 to 5, whose marker is turned over beyond 5 (WR-ADV-05)."""

from typing import TYPE_CHECKING

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.controls.rule_links import cite, short_rule
from game.presenters.wasteland_riders.controls import handles
from game.presenters.wasteland_riders.decision.panel import STRIP, signed
from game.presenters.wasteland_riders.fight.words import fighter_paint, left_side
from game.rules.wasteland_riders.fight.clashes import gains, is_fierce
from game.rules.wasteland_riders.gear.weapons import fighting
from game.rules.wasteland_riders.world.fight import other_side
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import BLACK, CHALK, CHALK_2, DESK_500, INK, PAPER_0, Colour, SeatColours, mixed

if TYPE_CHECKING:
    from game.rules.wasteland_riders.world.state import World

END = 5
"""The last space of the track on either side."""


def space_of(advantage: int) -> tuple[int, bool]:
    """The space of the marker, and whether its +5 side is up: 7 is space 2, turned."""
    is_turned = abs(advantage) > END
    space = min(abs(advantage) - (END if is_turned else 0), END)
    return (space if advantage > 0 else -space), is_turned


def compose_track(canvas: Canvas, ctx: ViewContext, rect: Rect) -> None:
    """Label and numbers of this clash above, the track below; the left end is the left fighter's."""
    kit, world = canvas.kit, ctx.view.world
    head = min(kit.type.leading("label"), rect.h // 3)
    label = kit.say("wr-fight-advantage").upper()
    row = Rect(rect.x, rect.y, rect.w, head)
    rule = "WR-ADV-07" if is_fierce(world) else "WR-ADV-04"
    used = min(row.w // 5, kit.type.width(short_rule(rule), "min") + kit.px(8))
    wide = min(row.w // 2, kit.type.width(label, "label") * 6 // 5 + kit.px(6))
    canvas.text(label, "label", CHALK_2, Rect(row.x, row.y, wide, head))
    note = Rect(row.x + wide, row.y, row.w - wide - used, head)
    canvas.text(_note(kit, ctx), "min", CHALK_2, note, align="right")
    track = Rect(rect.x, rect.y + head + kit.px(3), rect.w, rect.h - head - kit.px(3))
    _cells(canvas, ctx, track)
    canvas.hit_area(handles.ADVANTAGE, rect, "decision", is_piece=True)
    cite(canvas, Rect(row.right - used, row.y, used, head), rule, "decision")


def describe_advantage(kit: Kit, ctx: ViewContext) -> str:
    """The words above the track, and what the track is for."""
    name, note = kit.say("wr-fight-advantage"), _note(kit, ctx)
    fierce = is_fierce(ctx.view.world)
    return "\n".join((name, note) if fierce else (name, note, kit.say("wr-fight-tip-advantage")))


def _note(kit: Kit, ctx: ViewContext) -> str:
    """Who leads by how much, and what this clash has brought both so far."""
    world: World = ctx.view.world
    if is_fierce(world):
        return kit.say("wr-fight-advantage_fierce")
    fight = fighting(world)
    if not fight.revealed or fight.over:
        return kit.say("wr-fight-advantage_value", value=abs(fight.advantage))
    red, blue = gains(world)
    left, right = (red, blue) if left_side(ctx) == "red" else (blue, red)
    return kit.say("wr-fight-advantage_clash", left=signed(left), right=signed(right))


def _cells(canvas: Canvas, ctx: ViewContext, track: Rect) -> None:
    kit, world = canvas.kit, ctx.view.world
    fight, left = fighting(world), left_side(ctx)
    paints = [fighter_paint(kit, world, fight.side(side)) for side in (left, other_side(left))]
    value = fight.advantage if left == "red" else -fight.advantage
    space, is_turned = space_of(value)
    at = -space
    gap, count = kit.px(4), 2 * END + 1
    wide = (track.w - gap * (count - 1)) // count
    x = track.x + (track.w - wide * count - gap * (count - 1)) // 2
    for number in range(-END, END + 1):
        cell = Rect(x + (number + END) * (wide + gap), track.y, wide, track.h)
        _cell(canvas, cell, number, paints, is_off=is_fierce(world))
        if number == at:
            _marker(canvas, cell, is_turned)


def _cell(canvas: Canvas, cell: Rect, number: int, paints: list[SeatColours], *, is_off: bool) -> None:
    """A space of the track: the farther from the middle, the stronger its colour."""
    fill: Colour = STRIP
    if number and not is_off:
        colours = paints[0] if number < 0 else paints[1]
        fill = mixed(mixed(colours.main, BLACK, 0.1), STRIP, 0.75 - 0.15 * abs(number))
    canvas.rounded(cell, 6, fill)
    canvas.text(str(abs(number)), "num_m", CHALK if not is_off else DESK_500, cell, align="center")


def _marker(canvas: Canvas, cell: Rect, is_turned: bool) -> None:
    """Crossed swords; on the turned side the number 5 that is added."""
    kit = canvas.kit
    size = min(cell.h + kit.px(8), cell.w + kit.px(8), kit.px(46))
    box = Rect(0, 0, size, size)
    box.center = cell.center
    canvas.blit_in(
        kit.shapes.disc(size, INK if is_turned else PAPER_0, PAPER_0 if is_turned else INK, kit.px(2)), box
    )
    if is_turned:
        canvas.text(f"+{END}", "num_m", PAPER_0, box.inflate(-kit.px(8), 0), align="center")
    else:
        canvas.icon("sword_cross", box, INK, size * 0.62 / kit.metrics.unit)
