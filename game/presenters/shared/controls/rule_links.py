"""Rules cited among the things of a game: a click opens the rulebook where that rule stands."""

from pygame import Rect

from game.view.canvas import Canvas
from game.view.handles import Handle, HandleKind
from game.view.theme import BRASS

RULE = HandleKind("rule", str, int, int)
"""The handle also holds the link's place, because a rule may be cited more than once."""


def rule_of(handle: Handle) -> str | None:
    """The rule at which a click on this handle opens the book; None for other handles."""
    fields = RULE.fields(handle)
    return None if fields is None else fields[0]


def short_rule(rule: str) -> str:
    """The short form of a rule id for small places: `§CBT-13`; the book shows the whole id."""
    return "§" + rule.partition("-")[2]


def cite(canvas: Canvas, box: Rect, rule: str, group: str) -> None:
    """Draw the rule as a link at the right end of a line."""
    label = short_rule(rule)
    placed = canvas.text(label, "min", BRASS, box, align="right")
    tip = canvas.kit.say("table-see_rule", rule=label)
    spot = Rect(placed.x, box.y, placed.w, box.h)
    canvas.hit_area(RULE(rule, spot.x, spot.y), spot, group, tip=tip, radius=4)
