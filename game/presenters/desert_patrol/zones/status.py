"""The state of the contest: what each side needs to win, and how much of it there is."""

from typing import NamedTuple

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.desert_patrol.colours import paint_of
from game.presenters.desert_patrol.controls.handles import AIM
from game.rules.core.state import State
from game.rules.desert_patrol.content import Condition
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import SIDES, Side
from game.rules.desert_patrol.victory import reached
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import BRASS, CHALK, CHALK_2, DESK_500
from game.view.widgets.panels import emblem, panel, side_level

DONE = {"points": "star", "escape": "exit_to_app", "neutralise": "skull"}
OPEN = {"points": "star_outline", "escape": "exit_to_app", "neutralise": "skull"}
"""The icons of what is reached and of what is still missing; a number beside them says the same."""


class Race(NamedTuple):
    """One way of one side to win: how much is reached of what is needed."""

    side: Side
    condition: Condition
    reached: int


def races(world: World) -> tuple[Race, ...]:
    return tuple(
        Race(side, condition, reached(world, side, condition))
        for side in SIDES
        for condition in world.setting.win[side]
    )


def status_badge(view: State[World]) -> str:
    """How far each side has come on its best way: `1–3`, the LRDG first."""
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
    """A row for each way to win; where there is room, each in words below it."""
    kit, found = canvas.kit, races(ctx.view.world)
    inner = panel(canvas, rect, label=_title(kit, found), name="status", level=side_level(kit))
    row = min(inner.h // len(found), max(kit.px(32), kit.type.leading("ui")))
    spare = (inner.h - row * len(found)) // len(found)
    has_words = spare >= 2 * kit.type.leading("small")
    y = inner.y
    for race in found:
        box = Rect(inner.x, y, inner.w, row)
        _compose_race(canvas, box, race, is_repeated=race is not _first(found, race.side))
        y += row
        words = condition_words(kit, race.condition)
        if has_words:
            room = Rect(inner.x + kit.px(30), y, inner.w - kit.px(30), spare - kit.px(8))
            y += canvas.words(words, "small", CHALK_2, room, fit=True) + kit.px(8)
        name = kit.say(f"dp-side-{race.side}")
        canvas.hit_area(AIM(race.side, race.condition.by), box, "status", tip=f"{name}\n{words}", radius=4)


def _title(kit: Kit, found: tuple[Race, ...]) -> str:
    """The number of points stands in the title where both sides need the same and nothing else."""
    needs = {(race.condition.by, race.condition.need) for race in found}
    if len(needs) == 1 and found[0].condition.by == "points":
        return kit.say("dp-table-aim_points", need=found[0].condition.need)
    return kit.say("dp-table-aim")


def _first(found: tuple[Race, ...], side: Side) -> Race:
    return next(race for race in found if race.side == side)


def _compose_race(canvas: Canvas, box: Rect, race: Race, *, is_repeated: bool) -> None:
    """Emblem and name of the side, an icon for each step, the numbers at the right."""
    kit, need = canvas.kit, race.condition.need
    name = Rect(box.x + kit.px(30), box.y, max(kit.px(62), box.w // 5), box.h)
    if not is_repeated:
        emblem(canvas, Rect(box.x, box.y, kit.px(22), box.h), paint_of(kit, race.side))
        canvas.text(kit.say(f"dp-side-{race.side}.short"), "ui", CHALK, name)
    numbers = kit.say("dp-table-count_of", count=race.reached, need=need)
    wide = min(kit.type.width(numbers, "num_m") + 2, box.w // 4)
    canvas.text(numbers, "num_m", CHALK, Rect(box.right - wide, box.y, wide, box.h), align="right")
    strip = Rect(name.right + kit.px(8), box.y, box.right - wide - kit.px(8) - name.right - kit.px(8), box.h)
    pitch = min(kit.px(36), strip.w // need)
    size = min(24, pitch / kit.metrics.unit)
    for number in range(need):
        is_done = number < race.reached
        icons = DONE if is_done else OPEN
        cell = Rect(strip.x + number * pitch, strip.y, pitch, strip.h)
        canvas.icon(icons[race.condition.by], cell, BRASS if is_done else DESK_500, size)
