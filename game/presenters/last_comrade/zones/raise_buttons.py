"""At an open table: a button with its key for each player's hand, large enough to be hit quickly."""

from collections.abc import Sequence

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.last_comrade.cards.parts import number_disc
from game.presenters.last_comrade.controls import handles as at
from game.presenters.last_comrade.players import name_of_seat
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.last_comrade.insights.player_status import Raising, raising
from game.rules.last_comrade.intents import NothingMore
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import (
    CHALK,
    CHALK_2,
    CHALK_3,
    DESK_600,
    DESK_700,
    DESK_800,
    INK,
    LAMP,
    SECONDARY,
    SECONDARY_RIM,
    WARN,
    Colour,
)

FEW = 3
"""Up to this many buttons always stand in one row."""
LEAST_WIDE = 9
"""The least width of a button in a single row, in lines of its type."""
ICONS: dict[Raising, str] = {
    "raised": "hand_front_right",
    "free": "hand_back_right_outline",
    "passed": "check",
    "plays": "flag",
    "used": "flag_checkered",
    "rests": "sleep",
    "looked": "eye",
    "no_cards": "cards_outline",
    "out": "skull",
}
FACES: dict[Raising, tuple[Colour, Colour, Colour]] = {
    "raised": (LAMP, WARN, INK),
    "free": (SECONDARY, SECONDARY_RIM, CHALK),
    "passed": (DESK_700, DESK_600, CHALK_2),
}
"""Body, rim and letters of each state; a player who cannot raise the hand has a dark button."""
DARK = (DESK_800, DESK_600, CHALK_3)
MOST_HIGH = 74
REST = 30
"""The width of the button for `nothing more this turn`."""
LEAST_REST = 20
"""Its least width in pixels, so that it can be hit on any screen."""


def button_places(kit: Kit, box: Rect, count: int) -> list[Rect]:
    """Places for this many buttons in one row, or in two if they would be too narrow; of limited height."""
    gap, least = kit.px(8), kit.type.leading("ui") * LEAST_WIDE
    rows = 1 if count <= FEW or box.w // count >= least else 2
    columns = max(FEW, -(-count // rows))
    wide = (box.w + gap) // columns - gap
    most = max(kit.px(MOST_HIGH), 2 * kit.type.leading("ui"))
    high = min((box.h + gap) // rows - gap, most)
    return [
        Rect(box.x + number % columns * (wide + gap), box.y + number // columns * (high + gap), wide, high)
        for number in range(count)
    ]


def compose_buttons(canvas: Canvas, box: Rect, ctx: ViewContext, seats: Sequence[Seat]) -> None:
    for seat, rect in zip(seats, button_places(canvas.kit, box, len(seats)), strict=True):
        state = raising(ctx.view, ctx.view.world.order[seat])
        whole = rect.copy()
        may_rest = NothingMore() in engine.legal(ctx.view, seat)
        if may_rest:
            rect.w -= max(LEAST_REST, min(canvas.kit.px(REST), rect.w // 6)) + canvas.kit.px(3)
        _compose_button(canvas, rect, ctx, seat, state)
        canvas.hit_area(at.RAISED_HAND(seat), rect, "raise", radius=8, is_piece=True)
        if may_rest:
            left = rect.right + canvas.kit.px(3)
            _compose_rest(canvas, Rect(left, whole.y, whole.right - left, whole.h), seat)


def _compose_rest(canvas: Canvas, rect: Rect, seat: Seat) -> None:
    """The button beside a hand: its player wants nothing more this turn."""
    canvas.rounded(rect, 8, DESK_700, DESK_600, 1)
    side = min(rect.w, rect.h) * 0.7
    canvas.icon("sleep", rect, CHALK_2, side / canvas.kit.metrics.unit)
    canvas.hit_area(at.REST(seat), rect, "raise", radius=8, is_piece=True)


def _compose_button(canvas: Canvas, rect: Rect, ctx: ViewContext, seat: Seat, state: Raising) -> None:
    """The number on the left, beside it name and key, below them the state if there is room for two lines.

    On a narrow button the name has a line of its own, and only a mark shows the state.
    """
    kit = canvas.kit
    fill, rim, letters = FACES.get(state, DARK)
    canvas.rounded(rect, 8, fill, rim, 2 if state == "raised" else 1)
    pad, has_two = kit.px(6), rect.h >= 2 * kit.type.leading("min") + kit.px(6)
    side = min(kit.px(36), rect.h - 2 * kit.px(4), rect.w // 4)
    disc = number_disc(kit, seat, side, is_grey=state == "out")
    canvas.blit(disc, (rect.x + pad, rect.y + (rect.h - side) // 2))
    room = Rect(rect.x + side + 2 * pad, rect.y + 2, rect.w - side - 3 * pad, rect.h - 4)
    upper = Rect(room.x, room.y, room.w, room.h // 2 if has_two else room.h)
    key = kit.say("lc-table-key", number=seat + 1)
    cap = min(kit.type.width(key, "min") + kit.px(8), rect.w // 3)
    lower = Rect(upper.x, upper.bottom, upper.w, room.bottom - upper.bottom)
    mark = Rect(lower.x, lower.y, min(kit.px(20), lower.h), lower.h)
    words = Rect(mark.right + kit.px(4), lower.y, lower.right - mark.right - kit.px(4), lower.h)
    told = kit.say(f"lc-table-hand_{state}")
    is_narrow = has_two and kit.type.width(told, "min") > words.w
    name = Rect(upper.x, upper.y, upper.w if is_narrow else upper.w - cap - pad, upper.h)
    canvas.text(name_of_seat(kit, ctx, seat), "ui_bold", letters, name)
    line = lower if is_narrow else upper
    _key_cap(canvas, Rect(line.right - cap, line.y, cap, line.h), key, letters)
    if has_two:
        canvas.icon(ICONS[state], mark, letters, mark.w / kit.metrics.unit)
    if has_two and not is_narrow:
        canvas.text(told, "min", letters, words)


def _key_cap(canvas: Canvas, box: Rect, key: str, colour: Colour) -> None:
    kit = canvas.kit
    high = min(kit.type.leading("min") + 2, box.h)
    cap = Rect(box.x, box.centery - high // 2, box.w, high)
    canvas.rounded(cap, 4, None, colour, 1)
    canvas.text(key, "min", colour, cap.inflate(-kit.px(4), 0), align="center")
