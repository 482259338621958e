"""Windows of this turn that can be ticked in secret while cards are laid: the hand then goes up by itself.

They look exactly alike for everybody who lays a card, whatever he holds.
"""

from pygame import Rect

from game.presenters.last_comrade import handles as at
from game.presenters.presenter import Sight
from game.rules.core import engine
from game.rules.last_comrade.terms import REMINDERS, Reminder
from game.rules.last_comrade.turn import Committing
from game.view.canvas import Canvas
from game.view.theme import CHALK, CHALK_2, DESK_600, GO, GO_D, PAPER_0, SECONDARY_RIM
from game.view.widgets.panels import zone_label

GAP = 9
"""Between two rows, so that the rings around what can be ticked do not touch."""


def is_committing(sight: Sight) -> bool:
    """Whether the seat that looks is laying its card in private."""
    decision = engine.pending(sight.view)
    if sight.is_open or not isinstance(decision, Committing):
        return False
    return sight.seat in decision.seats(sight.view.world)


def compose_reminders(canvas: Canvas, box: Rect, sight: Sight) -> None:
    """A row for each window: whether it is ticked, and which one it is."""
    kit, decision = canvas.kit, engine.pending(sight.view)
    assert isinstance(decision, Committing)
    ticked = decision.reminders[sight.seat]
    room = zone_label(canvas, box, kit.say("lc-table-reminders"))
    high = room.h // len(REMINDERS)
    for number, window in enumerate(REMINDERS):
        row = Rect(room.x, room.y + number * high, room.w, high - kit.px(GAP))
        _compose_row(canvas, row, window, is_on=window in ticked)


def _compose_row(canvas: Canvas, row: Rect, window: Reminder, *, is_on: bool) -> None:
    kit = canvas.kit
    canvas.rounded(row, 6, GO_D if is_on else DESK_600, GO if is_on else SECONDARY_RIM, 1)
    side = min(row.h, kit.px(26))
    mark = Rect(row.x + kit.px(3), row.y, side, row.h)
    name = "check" if is_on else "square_rounded_outline"
    canvas.icon(name, mark, PAPER_0 if is_on else CHALK_2, side * 0.74 / kit.metrics.unit)
    words = Rect(mark.right + kit.px(3), row.y, row.right - mark.right - kit.px(7), row.h)
    canvas.text(kit.say(f"lc-table-remind_{window}"), "min", CHALK, words)
    canvas.hot(at.remind(window), row, "reminders", radius=6, is_piece=True)
