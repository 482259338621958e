"""The bar at the top with the phases, and the prompt bar that always says what to do next."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygame import Rect

from game.presenters.contract.goal import Goal
from game.presenters.contract.presenter import PhaseLabel, RoleBadge
from game.scenes.table.goal_line import compose_goal
from game.view.canvas import Act, Canvas
from game.view.text import SMALLEST_PX, spans_of
from game.view.theme import (
    BRASS,
    BRASS_D,
    CHALK,
    CHALK_2,
    CHALK_3,
    DESK_600,
    DESK_700,
    DESK_800,
    DESK_900,
    HAIRLINE,
    INK,
    NO_D,
    NO_L,
    SeatColours,
)
from game.view.widgets.buttons import button, button_width, icon_button
from game.view.widgets.panels import chip, emblem

GOAL_SHARE = 46
"""The share of the bar's height, in per cent, for the goal under the names."""

COUNTDOWN = "countdown"
"""The handle of the countdown; while the pointer rests on it, the countdown stops."""


class TableTool(NamedTuple):
    """A small button of the top bar."""

    name: str
    icon: str
    tip: str
    act: Act
    enabled: bool = True


class Heading(NamedTuple):
    """What the top bar names: the game, its scenario, its short form, and the goal."""

    game: str
    scenario: str
    short: str
    goal: Goal | None


class PromptButton(NamedTuple):
    """A button of the prompt bar."""

    handle: str
    label: str
    act: Act
    key: str = ""
    kind: str = "secondary"
    icon: str = ""
    tip: str = ""
    enabled: bool = True


def compose_top(
    canvas: Canvas,
    rect: Rect,
    *,
    menu: TableTool,
    heading: Heading,
    lead: str,
    steps: Sequence[PhaseLabel],
    tools: Sequence[TableTool],
    role_badge: RoleBadge | None = None,
    alarm: TableTool | None = None,
) -> None:
    """Menu, logo, names and goal at the left, the phases in the middle, then role, alarm and tools."""
    kit = canvas.kit
    canvas.fill(rect, DESK_900)
    canvas.fill(Rect(rect.x, rect.bottom - 1, rect.w, 1), BRASS_D)
    canvas.zone("top", rect)
    side = min(rect.h - kit.px(6), kit.px(42))
    box = Rect(rect.x + kit.px(12), rect.centery - side // 2, side, side)
    icon_button(canvas, box, menu.icon, handle=menu.name, act=menu.act, tip=menu.tip)
    right = rect.right - kit.px(12)
    for tool in reversed(tools):
        right -= side
        spot = Rect(right, rect.centery - side // 2, side, side)
        icon_button(
            canvas, spot, tool.icon, handle=tool.name, act=tool.act, tip=tool.tip, enabled=tool.enabled
        )
    if alarm is not None:
        right = _alarm(canvas, rect, right - kit.px(8), alarm)
    logo = kit.px(34)
    canvas.blit(
        kit.pictures.svg("logo_mark", (logo, logo)), (box.right + kit.px(8), rect.centery - logo // 2)
    )
    left = box.right + kit.px(16) + logo
    steps_room = _stepper(canvas, rect, left, right, lead, steps)
    room = Rect(left, rect.y, steps_room.x - left - kit.px(16), rect.h)
    if heading.goal is not None:
        foot = room.h * GOAL_SHARE // 100
        compose_goal(canvas, Rect(room.x, room.bottom - foot, room.w, foot - kit.px(4)), heading.goal)
        room = Rect(room.x, room.y + kit.px(3), room.w, room.h - foot - kit.px(3))
    _names(canvas, room, heading.game, heading.scenario, heading.short)
    if role_badge is not None:
        start = steps_room.right + kit.px(16)
        _compose_role_badge(
            canvas, Rect(start, steps_room.y, right - kit.px(12) - start, steps_room.h), role_badge
        )


def _alarm(canvas: Canvas, rect: Rect, right: int, alarm: TableTool) -> int:
    """Draw a warning, with a word if there is room; returns its left edge."""
    kit = canvas.kit
    word = "" if kit.metrics.is_compact else kit.say("unsaved-mark")
    high = rect.h - 2 * kit.px(8)
    wide = high + (kit.type.width(word, "ui_bold") + kit.px(18) if word else 0)
    box = Rect(right - wide, rect.centery - high // 2, wide, high)
    canvas.rounded(box, 40, NO_D, NO_L, 1.5)
    canvas.icon(alarm.icon, Rect(box.x, box.y, high, high), NO_L, 24)
    if word:
        text = Rect(box.x + high, box.y, wide - high - kit.px(14), high)
        canvas.text(word, "ui_bold", CHALK, text)
    canvas.hit_area(alarm.name, box, "top", act=alarm.act, tip=alarm.tip, radius=high // 2)
    return box.x


def _names(canvas: Canvas, room: Rect, game: str, scenario: str, short: str) -> None:
    """The game and its scenario. If they do not fit, the scenario loses its number and the game gets
    smaller.
    """
    kit = canvas.kit
    least = min(kit.type.size_within("ui", room.h), max(SMALLEST_PX, kit.type.size("ui") // 2))
    wide = min(kit.type.width(game, "h2", kit.type.size_within("h2", room.h)) + kit.px(4), room.w)
    gap = kit.px(22)
    if kit.type.width(scenario, "ui", least) > room.w - wide - gap:
        scenario = short
        needed = min(kit.type.width(short, "ui", least) + kit.px(4), room.w * 45 // 100)
        wide = min(wide, room.w - gap - needed)
    canvas.text(game, "h2", CHALK, Rect(room.x, room.y, wide, room.h))
    rest = Rect(room.x + wide + gap, room.y, room.w - wide - gap, room.h)
    line = min(kit.px(24), room.h)
    canvas.fill(Rect(rest.x - kit.px(11), room.centery - line // 2, 1, line), HAIRLINE)
    canvas.text(scenario, "ui", CHALK_2, rest)


def _stepper(
    canvas: Canvas, rect: Rect, left: int, right: int, lead: str, steps: Sequence[PhaseLabel]
) -> Rect:
    """The phases in the middle of the bar; the current one stands on a light pill."""
    kit = canvas.kit
    pad, gap, tick = kit.px(14), kit.px(10), kit.px(20)
    widths = [
        kit.type.width(step.label, "ui") + 2 * pad + (tick if step.state == "done" else 0) for step in steps
    ]
    head = kit.type.width(lead, "ui_bold") + 2 * pad
    total = head + sum(widths) + gap * len(steps)
    most = (right - left) * 62 // 100
    scale = min(1.0, most / max(total, 1))
    wide = round(total * scale)
    x = min(max(rect.centerx - wide // 2, left + (right - left - wide) // 3), right - wide - kit.px(12))
    high = rect.h - 2 * kit.px(8)
    whole = Rect(x, rect.centery - high // 2, wide, high)
    canvas.rounded(whole, 40, DESK_800)
    cell = Rect(whole.x, whole.y, round(head * scale), high)
    canvas.text(lead, "ui_bold", BRASS, cell.inflate(-kit.px(12), 0), align="center")
    x = cell.right
    for step, width in zip(steps, widths, strict=True):
        x += round(gap * scale)
        cell = Rect(x, whole.y, round(width * scale), high)
        if step.state == "now":
            canvas.rounded(cell, 40, CHALK)
        text = cell.inflate(-kit.px(12), 0)
        if step.state == "done":
            canvas.icon("check", Rect(text.x, text.y, round(tick * scale), high), CHALK_3, 18)
            text = Rect(text.x + round(tick * scale), text.y, text.w - round(tick * scale), text.h)
        colour = {"now": INK, "done": CHALK_3, "next": CHALK_2}[step.state]
        canvas.text(step.label, "ui", colour, text, align="center")
        x = cell.right
    return whole


def _compose_role_badge(canvas: Canvas, room: Rect, role_badge: RoleBadge) -> None:
    """The token of the role, its holder by shape and name, and its name, as far as there is room."""
    kit = canvas.kit
    gap, token, mark = kit.px(6), min(room.h, kit.px(30)), kit.px(20)
    signs = token + gap + mark
    wanted = ((words, kit.type.width(words, "ui") + gap + 2) for words in (role_badge.words, role_badge.name))
    words, wide = next((one for one in wanted if signs + one[1] <= room.w), ("", 0))
    box = Rect(room.x, room.y, min(signs + wide, room.w), room.h)
    canvas.blit_in(kit.pictures.svg(role_badge.picture, (token, token)), Rect(box.x, box.y, token, box.h))
    emblem(canvas, Rect(box.x + token + gap, box.y, mark, box.h), role_badge.colours)
    if words:
        canvas.text(words, "ui", CHALK_2, Rect(box.x + signs + gap, box.y, wide - gap, box.h))
    canvas.hit_area("role_badge", box, "top", tip=role_badge.tip, radius=6)


def compose_prompt(
    canvas: Canvas,
    rect: Rect,
    *,
    colours: SeatColours | None,
    who: str,
    words: str,
    choices: Sequence[PromptButton],
    countdown: str | None = None,
    link: Callable[[str], Act] | None = None,
) -> None:
    """Who is asked, what to do now, the countdown, and the buttons."""
    kit = canvas.kit
    canvas.rounded(rect, 10, DESK_600, HAIRLINE, 1, shadow="s2")
    canvas.zone("prompt", rect)
    inner = rect.inflate(-2 * kit.px(10), -2 * kit.px(6))
    right = compose_choices(canvas, inner, choices)
    if countdown is not None:
        right = _compose_countdown(canvas, Rect(inner.x, inner.y, right - inner.x, inner.h), countdown)
    left = inner.x
    if colours is not None:
        room = Rect(inner.x, inner.y, min(inner.w // 4, kit.px(260)), inner.h)
        left = chip(canvas, room.inflate(0, -2 * kit.px(2)), colours, who).right + kit.px(14)
    text = Rect(left, inner.y, right - left - kit.px(12), inner.h)
    spans = spans_of(words, "prompt", "prompt_lead", CHALK)
    if len(kit.type.flow(spans, text.w)) == 1:
        high = kit.type.leading("prompt")
        canvas.flow(spans, Rect(text.x, text.centery - high // 2, text.w, high), "prompt", link)
    else:
        canvas.words(words.replace("**", ""), "prompt", CHALK, text, valign="middle", fit=True)


def _compose_countdown(canvas: Canvas, room: Rect, words: str) -> int:
    """Draw the countdown at the right of this room, as wide as its longest text; returns its left edge."""
    kit = canvas.kit
    mark, pad = kit.px(22), kit.px(10)
    longest = max(kit.type.width(one, "ui") for one in (words, kit.say("countdown-stopped")))
    wide = min(longest + mark + 3 * pad, room.w // 3)
    box = Rect(room.right - wide - pad, room.y, wide, room.h)
    canvas.rounded(box, 8, DESK_800, BRASS_D, 1)
    canvas.icon("timer_sand", Rect(box.x + pad, box.y, mark, box.h), BRASS, 20)
    text = Rect(box.x + 2 * pad + mark, box.y, box.right - box.x - 3 * pad - mark, box.h)
    canvas.text(words, "ui", BRASS, text)
    canvas.hit_area(COUNTDOWN, box, "prompt", tip=kit.say("countdown-tip"), radius=8)
    return box.x


def compose_choices(canvas: Canvas, inner: Rect, choices: Sequence[PromptButton]) -> int:
    """Draw the buttons from the right; returns their left edge. Many buttons share at most 60 % of
    the bar.
    """
    kit = canvas.kit
    gap = kit.px(10)
    wanted = [button_width(canvas, one.label, icon=one.icon, key=one.key) for one in choices]
    most = inner.w * 6 // 10
    scale = min(1.0, most / max(sum(wanted) + gap * len(wanted), 1))
    x = inner.right
    for one, width in reversed(list(zip(choices, wanted, strict=True))):
        width = round(width * scale)
        x -= width
        spot = Rect(x, inner.y, width, inner.h)
        button(
            canvas, spot, one.label, handle=one.handle, act=one.act, group="prompt", kind=one.kind,
            icon=one.icon, key=one.key, tip=one.tip, enabled=one.enabled,
        )  # fmt: skip
        x -= gap
    return x


def compose_rail(canvas: Canvas, rect: Rect, items: Sequence[tuple[TableTool, str, bool]]) -> None:
    """The column of icons of a compact picture: each opens a drawer; a badge shows its most important
    fact.
    """
    kit = canvas.kit
    canvas.rounded(rect, 10, DESK_700, HAIRLINE, 1)
    canvas.zone("rail", rect)
    side = rect.w - 2 * kit.px(4)
    high = side + kit.type.leading("min")
    y = rect.y + kit.px(6)
    for tool, badge, is_open in items:
        box = Rect(rect.x + (rect.w - side) // 2, y, side, high)
        if is_open:
            canvas.rounded(box, 8, DESK_600)
        canvas.icon(tool.icon, Rect(box.x, box.y, side, side), CHALK, 28)
        canvas.text(badge, "min", BRASS, Rect(box.x, box.y + side, side, high - side), align="center")
        canvas.hit_area(tool.name, box, "rail", act=tool.act, tip=tool.tip)
        y += high + kit.px(8)
