"""Rules cited among the things of a game: a click opens the rulebook where that rule stands."""

from pygame import Rect

from game.view.canvas import Canvas
from game.view.handles import Handle, HandleKind
from game.view.theme import BRASS

RULE = HandleKind("rule", str, int, int)
"""By its place as well: a rule may be cited more than once."""


def rule_of(handle: Handle) -> str | None:
    """The rule that a click on this opens the book at; None for everything else."""
    fields = RULE.fields(handle)
    return None if fields is None else fields[0]


def short_rule(rule: str) -> str:
    """How a rule is cited where there is little room: `§CBT-13`; the book says all of it."""
    return "§" + rule.partition("-")[2]


def cite(canvas: Canvas, box: Rect, rule: str, group: str) -> None:
    """The rule at the right end of a line, as a link."""
    label = short_rule(rule)
    placed = canvas.text(label, "min", BRASS, box, align="right")
    tip = canvas.kit.say("table-see_rule", rule=label)
    spot = Rect(placed.x, box.y, placed.w, box.h)
    canvas.hit_area(RULE(rule, spot.x, spot.y), spot, group, tip=tip, radius=4)
