"""The goal of the viewer, in one line under the name of the scenario; pointing at it shows the places."""

from pygame import Rect

from game.presenters.contract.goal import Goal, GoalPart
from game.view.canvas import Canvas
from game.view.handles import Handle, HandleKind
from game.view.kit import Kit
from game.view.theme import BRASS, CHALK, CHALK_2

GOAL = HandleKind("goal", int)
"""A part of the line by its number; 0 is its head, which stands for the whole line."""


LEAST = 0.9
"""The smallest type for the full line, as a share of the type at normal size."""


def places_at(goal: Goal, over: Handle) -> tuple[Handle, ...]:
    """The things that light up while this part of the line is pointed at."""
    place = GOAL.of(over) or 0
    return goal.places if place == 0 else goal.parts[place - 1].places


def compose_goal(canvas: Canvas, box: Rect, goal: Goal) -> None:
    """Draw head and parts, each with its own places; without room the head only. The tip has everything."""
    kit = canvas.kit
    icon = Rect(box.x, box.y, min(box.h, kit.px(20)), box.h)
    canvas.icon("flag", icon, BRASS, 16)
    line = Rect(icon.right + kit.px(4), box.y, box.right - icon.right - kit.px(4), box.h)
    parts = _parts(canvas, goal)
    px = _fitting(kit, [words for _, words in parts], line)
    if px is None:
        parts, px = [(goal.head, goal.head.words)], kit.type.size_within("small", line.h)
    for number, (part, words) in enumerate(parts):
        wide = min(kit.type.width(words, "small", px) + 1, line.w)
        place = Rect(line.x, line.y, wide, line.h)
        canvas.text(words, "small", CHALK if number == 0 else CHALK_2, place, px=px)
        canvas.hit_area(GOAL(number), place, "top", tip=_tip(part, goal), radius=4)
        line = Rect(place.right, line.y, line.right - place.right, line.h)


def _fitting(kit: Kit, words: list[str], line: Rect) -> int | None:
    """The largest type in which everything fits into one line; None if that would not be readable."""
    most = kit.type.size_within("small", line.h)
    least = round(kit.type.size("small") / max(1.0, kit.metrics.text_scale) * LEAST)

    def fits(px: int) -> bool:
        return sum(kit.type.width(one, "small", px) + 1 for one in words) <= line.w

    return next(filter(fits, range(most, min(most, least) - 1, -1)), None)


def _parts(canvas: Canvas, goal: Goal) -> list[tuple[GoalPart, str]]:
    """The parts with their words, separators included."""
    kit = canvas.kit
    after_head, between = ("goal-list", "goal-next") if goal.is_list else ("goal-on", "goal-on")
    parts = [goal.head, *goal.parts]
    whole = [
        (part, kit.say(after_head if number == 0 else between, words=part.words))
        for number, part in enumerate(parts[:-1])
    ]
    return [*whole, (parts[-1], parts[-1].words)]


def _tip(part: GoalPart, goal: Goal) -> str:
    return goal.told if part is goal.head else f"{part.words}\n{goal.told}"
