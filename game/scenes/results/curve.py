"""Lines over the rounds: the first seat solid, the others dashed, with their shapes or with numbers."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from pygame import Rect

from game.presenters.contract.report import Curve, CurveMark
from game.scenes.results.ranking import numbered
from game.view.canvas import Canvas
from game.view.handles import HandleKind
from game.view.theme import BRASS_D, INK_3, PAPER_0, PAPER_3, SeatColours

MOMENT = HandleKind("curve_mark", int)
"""A mark on the curves, by its round."""

MOST_LINES = 6
"""The most lines of the grid; there are fewer if their numbers would touch."""
MOST_MOMENTS = 4
MARK = 18
LABEL = 22
"""The size of a number at the end of a curve."""


def compose_curves(
    canvas: Canvas,
    box: Rect,
    curves: Sequence[Curve],
    paints: Sequence[SeatColours],
    moments: Sequence[CurveMark] = (),
) -> None:
    """Fill the box with a grid, its numbers, the curves, and the moments that shaped them."""
    kit = canvas.kit
    line = kit.type.leading("small")
    largest = max((value for curve in curves for value in curve.values), default=0)
    rounds = max((len(curve.values) for curve in curves), default=1)
    most = max(1, min(MOST_LINES, (box.h - 2 * line) // line))
    step = _round_step(-(-largest // most))
    top = max(step, -(-largest // step) * step)
    left = kit.type.width(str(top), "small") + kit.px(14)
    inset = kit.px(MARK)
    plot = Rect(box.x + left + inset, box.y + line // 2, box.w - left - 2 * inset, box.h - line * 3 // 2)
    plot.h -= kit.px(6)
    if moments:
        plot.y, plot.h = plot.y + line, plot.h - line
    for value in range(0, top + 1, step):
        y = plot.bottom - plot.h * value // top
        canvas.fill(Rect(plot.x - inset, y, plot.w + 2 * inset, 1), PAPER_3)
        number = Rect(box.x, y - line // 2, left - kit.px(8), line)
        canvas.text(str(value), "small", INK_3, number, align="right")
    _compose_rounds(canvas, plot, rounds, line)
    _compose_moments(canvas, plot, curves, moments, rounds)
    for order, curve in enumerate(curves):
        _compose_curve(canvas, plot, curve, paints[curve.seat], (rounds, top), is_dashed=order > 0)
    if curves and curves[0].label:
        _compose_ends(canvas, plot, curves, paints, (rounds, top))


def _round_step(least: int) -> int:
    """The step between grid lines: a number that people count in."""
    power = 1
    while True:
        for number in (1, 2, 5):
            if number * power >= least:
                return number * power
        power *= 10


def _compose_ends(
    canvas: Canvas, plot: Rect, curves: Sequence[Curve], paints: Sequence[SeatColours], scale: tuple[int, int]
) -> None:
    """Draw each player's number at the end of their curve; numbers of curves that end together are side by
    side.
    """
    kit, (rounds, top) = canvas.kit, scale
    size, taken = kit.px(LABEL), Counter[tuple[int, int]]()
    for curve in curves:
        end = (len(curve.values) - 1, curve.values[-1])
        x = _place(plot, end[0], rounds) - taken[end] * size * 9 // 10
        # At the foot it is drawn on the line, away from the numbers of the rounds.
        y = plot.bottom - (plot.h * end[1] // top or size // 3)
        taken[end] += 1
        mark = numbered(kit, paints[curve.seat], curve.label, size)
        canvas.blit(mark, (x - size // 2, y - size // 2))


def _compose_moments(
    canvas: Canvas, plot: Rect, curves: Sequence[Curve], moments: Sequence[CurveMark], rounds: int
) -> None:
    """Draw a line down to the round of each moment, with its words above; of two that would touch only the
    greater.
    """
    kit = canvas.kit
    high, gap = kit.type.leading("small"), kit.px(10)
    taken: list[Rect] = []
    for moment in _greatest(curves, moments):
        if moment.round >= rounds or len(taken) == MOST_MOMENTS:
            continue
        x = _place(plot, moment.round, rounds)
        room = Rect(0, plot.y - high - kit.px(8), kit.type.width(moment.words, "small") + kit.px(2), high)
        room.centerx = x
        room.clamp_ip(Rect(plot.x - kit.px(MARK), room.y, plot.w + 2 * kit.px(MARK), room.h))
        if room.w > plot.w or room.inflate(2 * gap, 0).collidelist(taken) >= 0:
            continue
        taken.append(room)
        canvas.text(moment.words, "small", BRASS_D, room)
        size, ends = (kit.px(4), plot.h), ((1.0, 0.0), (1.0, float(plot.h)))
        dashes = kit.shapes.path(size, ends, max(1, kit.px(2)), BRASS_D, kit.px(4))
        canvas.blit(dashes, (x - kit.px(1), plot.y))
        told = " ".join(one.sentence for one in moments if one.round == moment.round)
        canvas.hit_area(MOMENT(moment.round), room, "results", tip=told)


def _greatest(curves: Sequence[Curve], moments: Sequence[CurveMark]) -> list[CurveMark]:
    """The moments of rounds in which the curves changed most, the later of equal ones first; one per
    round.
    """
    last = {moment.round: moment for moment in moments}
    return sorted(last.values(), key=lambda one: (_change(curves, one.round), one.round), reverse=True)


def _change(curves: Sequence[Curve], number: int) -> int:
    known = (curve.values for curve in curves if 0 < number < len(curve.values))
    return sum(abs(values[number] - values[number - 1]) for values in known)


def _place(plot: Rect, number: int, rounds: int) -> int:
    return plot.x + (plot.w * number // (rounds - 1) if rounds > 1 else 0)


def _compose_rounds(canvas: Canvas, plot: Rect, rounds: int, line: int) -> None:
    """Draw the number of each round, or of every second, fifth ... if they would touch."""
    kit = canvas.kit
    wide = kit.type.width(str(rounds), "small") + kit.px(12)
    every = next(
        step for step in (1, 2, 5, 10, 20, 50, 100, 1000, rounds) if plot.w * step >= wide * (rounds - 1)
    )
    for number in range(0, rounds, every):
        x = _place(plot, number, rounds)
        cell = Rect(x - wide // 2, plot.bottom + kit.px(6), wide, line)
        canvas.text(str(number), "small", INK_3, cell, align="center")


def _compose_curve(
    canvas: Canvas, plot: Rect, curve: Curve, colours: SeatColours, scale: tuple[int, int], *, is_dashed: bool
) -> None:
    kit = canvas.kit
    rounds, top = scale
    edge = kit.px(4)
    size = (plot.w + 2 * edge, plot.h + 2 * edge)
    points = tuple(
        (float(_place(plot, number, rounds) - plot.x + edge), edge + plot.h * (1 - value / top))
        for number, value in enumerate(curve.values)
    )
    if len(points) > 1:
        dash = kit.px(7) if is_dashed else 0
        path = kit.shapes.path(size, _corners(points), kit.px(4), colours.main, dash)
        canvas.blit(path, (plot.x - edge, plot.y - edge))
    if curve.label:
        return
    mark = kit.px(MARK)
    # If the marks of all rounds would touch, only those where something changes are drawn.
    for x, y in points if plot.w >= 2 * mark * len(points) else _corners(points):
        at = (plot.x - edge + round(x) - mark // 2, plot.y - edge + round(y) - mark // 2)
        canvas.blit(kit.shapes.emblem(colours.shape, mark, colours.main, PAPER_0), at)


def _corners(points: tuple[tuple[float, float], ...]) -> tuple[tuple[float, float], ...]:
    """The points without those inside a level stretch, so that dashes run on evenly."""
    kept = [points[0]]
    for (before, here), (_, after) in zip(pairwise(points), pairwise(points[1:]), strict=False):
        if not before[1] == here[1] == after[1]:
            kept.append(here)
    return (*kept, points[-1])
