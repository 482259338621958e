"""Beside the report sheet: the ledger of luck, the mentions, and what can be done next."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

from game.presenters.contract.report import Luck, Mention, Report
from game.scenes.results.moments import MomentsPanel, compose_moments, moments_height
from game.scenes.results.sheet import Signature, large_counter
from game.view.canvas import Act, Canvas
from game.view.handles import HandleKind
from game.view.kit import Kit
from game.view.theme import CHALK, CHALK_2, DESK_900, LAMP
from game.view.widgets.buttons import button
from game.view.widgets.panels import MARGIN, emblem, panel
from game.view.widgets.scrolling import Scroll

RESULTS = HandleKind("results", str)

FACE = 66
BAR = 16
GAP = 18


class ReportButton(NamedTuple):
    """A button beside the report; without an act it is disabled and its tip says why."""

    name: str
    icon: str
    label: str
    act: Act | None
    tip: str = ""


def compose_side(
    canvas: Canvas,
    rect: Rect,
    report: Report,
    players: Sequence[Signature],
    steps: Sequence[ReportButton],
    scroll: Scroll,
    moments: MomentsPanel | None = None,
) -> None:
    """Draw the side. The first of `steps` is the one most people want; it gets a row of its own."""
    kit, gap = canvas.kit, canvas.kit.px(GAP)
    high = _steps_height(kit, len(steps))
    _compose_steps(canvas, Rect(rect.x, rect.bottom - high, rect.w, high), steps)
    window = Rect(rect.x, rect.y, rect.w, rect.h - high - gap)
    canvas.zone("results/side", window)
    luck = _luck_height(kit, report) + gap if report.luck else 0
    mentions = _mentions_height(kit, report)
    turning = 0
    if moments is not None:
        turning = moments_height(kit, moments, window.w - kit.px(BAR)) + gap
        if moments.is_awaited:
            turning = max(turning, window.h - luck - mentions)
    mentions = max(mentions, window.h - luck - turning)
    with scroll.window(canvas, window, turning + luck + mentions) as whole:
        if moments is not None:
            compose_moments(canvas, Rect(whole.x, whole.y, whole.w, turning - gap), moments)
            whole = Rect(whole.x, whole.y + turning, whole.w, whole.h - turning)
        if report.luck:
            _compose_luck(canvas, Rect(whole.x, whole.y, whole.w, luck - gap), report.luck, players)
        below = Rect(whole.x, whole.y + luck, whole.w, mentions)
        _compose_mentions(canvas, below, report.mentions, players)


def _panel_height(kit: Kit, inside: int) -> int:
    return 2 * kit.px(MARGIN) + kit.type.leading("h1") + kit.px(8) + inside


# Luck


def _luck_height(kit: Kit, report: Report) -> int:
    hint = kit.type.leading("small") + kit.px(14)
    return _panel_height(kit, hint + len(report.luck) * _luck_row(kit))


def _luck_row(kit: Kit) -> int:
    return kit.type.leading("body") + kit.px(8) + kit.px(BAR) + kit.px(20)


def _compose_luck(canvas: Canvas, rect: Rect, luck: Sequence[Luck], players: Sequence[Signature]) -> None:
    kit = canvas.kit
    inner = panel(canvas, rect, title=kit.say("results-luck"))
    high = kit.type.leading("small")
    canvas.text(kit.say("results-luck.words"), "small", CHALK_2, Rect(inner.x, inner.y, inner.w, high))
    y = inner.y + high + kit.px(14)
    for one in luck:
        _compose_bar(canvas, Rect(inner.x, y, inner.w, _luck_row(kit)), one, players[one.seat])
        y += _luck_row(kit)


def _compose_bar(canvas: Canvas, rect: Rect, luck: Luck, player: Signature) -> None:
    kit = canvas.kit
    high = kit.type.leading("body")
    mark = kit.px(24)
    emblem(canvas, Rect(rect.x, rect.y, mark, high), player.colours)
    name = Rect(rect.x + mark + kit.px(4), rect.y, rect.w * 2 // 5 - mark, high)
    canvas.text(player.name, "body_bold", CHALK, name)
    words = Rect(name.right + kit.px(6), rect.y, rect.right - name.right - kit.px(6), high)
    canvas.text(luck.words, "body", CHALK, words, align="right")
    bar = Rect(rect.x, rect.y + high + kit.px(8), rect.w, kit.px(BAR))
    canvas.rounded(bar, 8, DESK_900)
    full = round(bar.w * luck.share)
    if full:
        canvas.rounded(Rect(bar.x, bar.y, max(full, bar.h), bar.h), 8, player.colours.light)
    if luck.expected:
        x = bar.x + round(bar.w * luck.expected)
        canvas.fill(Rect(x, bar.y - kit.px(4), max(2, kit.px(3)), bar.h + 2 * kit.px(4)), LAMP)


# Mentions


def _mention_row(kit: Kit) -> int:
    words = kit.type.leading("body_bold") + kit.type.leading("body")
    return max(kit.px(FACE) + kit.px(8), words) + kit.px(14)


def _mentions_height(kit: Kit, report: Report) -> int:
    return _panel_height(kit, max(1, len(report.mentions)) * _mention_row(kit))


def _compose_mentions(
    canvas: Canvas, rect: Rect, mentions: Sequence[Mention], players: Sequence[Signature]
) -> None:
    kit = canvas.kit
    inner = panel(canvas, rect, title=kit.say("results-mentions"))
    if not mentions:
        canvas.words(kit.say("results-no_mentions"), "body", CHALK_2, inner, fit=True)
    # If there are few, they are larger and farther apart, so that the panel does not look empty.
    high = max(_mention_row(kit), min(inner.h // max(1, len(mentions)), _mention_row(kit) * 8 // 5))
    for number, mention in enumerate(mentions):
        row = Rect(inner.x, inner.y + number * high, inner.w, high)
        side = kit.px(FACE) * high // _mention_row(kit)
        face = Rect(row.x + kit.px(4), row.y + (row.h - side) // 2, side, side)
        large_counter(canvas, face, mention.picture, players[mention.seat].colours)
        left = face.right + kit.px(22)
        name, words = kit.type.leading("body_bold"), kit.type.leading("body")
        y = row.centery - (name + words) // 2
        canvas.text(mention.name, "body_bold", CHALK, Rect(left, y, row.right - left, name))
        canvas.text(mention.words, "body", CHALK_2, Rect(left, y + name, row.right - left, words))


# What can follow


def _first_height(kit: Kit) -> int:
    return max(kit.px(64), kit.type.leading("ui_large") + kit.px(24))


def _step_height(kit: Kit) -> int:
    return max(kit.px(56), kit.type.leading("ui") + kit.px(20))


def _steps_height(kit: Kit, count: int) -> int:
    rows = -(-(count - 1) // 2)
    return 2 * kit.px(MARGIN + 8) + _first_height(kit) + rows * (_step_height(kit) + kit.px(12))


def _compose_steps(canvas: Canvas, rect: Rect, steps: Sequence[ReportButton]) -> None:
    kit = canvas.kit
    panel(canvas, rect, name="results/steps")
    inner = rect.inflate(-2 * kit.px(MARGIN + 8), -2 * kit.px(MARGIN + 8))
    first = Rect(inner.x, inner.y, inner.w, _first_height(kit))
    _compose_step(canvas, first, steps[0], "primary", "ui_large")
    gap, high = kit.px(12), _step_height(kit)
    wide = (inner.w - gap) // 2
    for number, step in enumerate(steps[1:]):
        x = inner.x + (number % 2) * (wide + gap)
        y = first.bottom + gap + number // 2 * (high + gap)
        _compose_step(canvas, Rect(x, y, wide, high), step, "secondary", "ui")


def _compose_step(canvas: Canvas, rect: Rect, step: ReportButton, kind: str, style: str) -> None:
    button(
        canvas,
        rect,
        step.label,
        handle=RESULTS(step.name),
        act=step.act or _nothing,
        group="results",
        kind=kind,
        icon=step.icon,
        enabled=step.act is not None,
        tip=step.tip,
        style=style,
    )


def _nothing() -> None:
    """The act of a disabled button: none."""
