"""The state of the contest: what each side needs to win, and how much of it is reached."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.desert_patrol.colours import paint_of
from game.presenters.desert_patrol.controls.handles import AIM
from game.rules.core.state import State
from game.rules.desert_patrol.content import Condition
from game.rules.desert_patrol.insights.races import Race, races
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import SIDES, Side
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import BRASS, CHALK, CHALK_2, CHALK_3
from game.view.widgets.panels import emblem, panel, side_level

DONE = {"points": "star", "escape": "exit_to_app", "neutralise": "skull"}
OPEN = {"points": "star_outline", "escape": "exit_to_app", "neutralise": "skull"}
"""The icons of what is reached and of what is missing; a number beside them says the same."""
STILL_OPEN = CHALK_3


def status_badge(view: State[World]) -> str:
    """The progress of each side on its best way: `1–3`, the LRDG first."""
    best = {side: max(race.reached for race in races(view.world) if race.side == side) for side in SIDES}
    return f"{best['lrdg']}–{best['italy']}"


def condition_words(kit: Kit, condition: Condition) -> str:
    """What the condition asks for, with the counters it names."""
    if condition.by == "points":
        words = kit.say("dp-win-points", need=condition.need)
    else:
        names = [kit.say(f"dp-counter-{name}") for name in condition.of]
        message = f"dp-win-{condition.by}" + ("_all" if condition.need == len(names) else "")
        words = kit.say(message, need=condition.need, of=", ".join(names))
    return words[:1].upper() + words[1:]


def compose_status(canvas: Canvas, ctx: ViewContext, rect: Rect) -> None:
    """Draw a row for each way to win; if there is room, each with words below it.

    In a small picture two ways of one side share a line: no row is lower than its letters.
    """
    kit, found = canvas.kit, races(ctx.view.world)
    inner = panel(canvas, rect, label=_title(kit, found), name="status", level=side_level(kit))
    if inner.h // len(found) < kit.type.leading("ui"):
        _compose_by_side(canvas, inner, found)
        return
    row = min(inner.h // len(found), max(kit.px(32), kit.type.leading("ui")))
    spare = (inner.h - row * len(found)) // len(found)
    has_words = spare >= 2 * kit.type.leading("small")
    y = inner.y
    for race in found:
        box = Rect(inner.x, y, inner.w, row)
        if race is _first(found, race.side):
            _compose_name(canvas, box, race.side)
        _compose_steps(canvas, _beside_name(kit, box), race)
        y += row
        words = condition_words(kit, race.condition)
        if has_words:
            room = Rect(inner.x + kit.px(30), y, inner.w - kit.px(30), spare - kit.px(8))
            y += canvas.words(words, "small", CHALK_2, room, fit=True) + kit.px(8)
        _explain(canvas, box, race, words)


def _compose_by_side(canvas: Canvas, inner: Rect, found: tuple[Race, ...]) -> None:
    kit = canvas.kit
    row = inner.h // len(SIDES)
    for number, side in enumerate(SIDES):
        box = Rect(inner.x, inner.y + number * row, inner.w, row)
        _compose_name(canvas, box, side)
        room = _beside_name(kit, box)
        ways = [race for race in found if race.side == side]
        gap = kit.px(14)
        wide = (room.w - gap * (len(ways) - 1)) // len(ways)
        for place, race in enumerate(ways):
            cell = Rect(room.x + place * (wide + gap), room.y, wide, room.h)
            _compose_steps(canvas, cell, race)
            _explain(canvas, cell, race, condition_words(kit, race.condition))


def _explain(canvas: Canvas, box: Rect, race: Race, words: str) -> None:
    name = canvas.kit.say(f"dp-side-{race.side}")
    canvas.hit_area(AIM(race.side, race.condition.by), box, "status", tip=f"{name}\n{words}", radius=4)


def _title(kit: Kit, found: tuple[Race, ...]) -> str:
    """The title; it holds the number of points if both sides need the same and nothing else."""
    needs = {(race.condition.by, race.condition.need) for race in found}
    if len(needs) == 1 and found[0].condition.by == "points":
        return kit.say("dp-table-aim_points", need=found[0].condition.need)
    return kit.say("dp-table-aim")


def _first(found: tuple[Race, ...], side: Side) -> Race:
    return next(race for race in found if race.side == side)


def _name_box(kit: Kit, box: Rect) -> Rect:
    return Rect(box.x + kit.px(30), box.y, max(kit.px(62), box.w // 5), box.h)


def _beside_name(kit: Kit, box: Rect) -> Rect:
    left = _name_box(kit, box).right + kit.px(8)
    return Rect(left, box.y, box.right - left, box.h)


def _compose_name(canvas: Canvas, box: Rect, side: Side) -> None:
    kit = canvas.kit
    emblem(canvas, Rect(box.x, box.y, kit.px(22), box.h), paint_of(kit, side))
    canvas.text(kit.say(f"dp-side-{side}.short"), "ui", CHALK, _name_box(kit, box))


def _compose_steps(canvas: Canvas, box: Rect, race: Race) -> None:
    """Draw an icon for each step, the numbers at the right."""
    kit, need = canvas.kit, race.condition.need
    numbers = kit.say("dp-table-count_of", count=race.reached, need=need)
    wide = min(kit.type.width(numbers, "num_m") + 2, box.w // 3)
    canvas.text(numbers, "num_m", CHALK, Rect(box.right - wide, box.y, wide, box.h), align="right")
    strip = Rect(box.x, box.y, box.right - wide - kit.px(8) - box.x, box.h)
    pitch = min(kit.px(36), strip.w // need)
    size = min(24, pitch / kit.metrics.unit)
    for number in range(need):
        is_done = number < race.reached
        icons = DONE if is_done else OPEN
        cell = Rect(strip.x + number * pitch, strip.y, pitch, strip.h)
        canvas.icon(icons[race.condition.by], cell, BRASS if is_done else STILL_OPEN, size)
