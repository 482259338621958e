"""The players in the order in which cards are revealed, each with their state; below them the fallen."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.last_comrade.cards.comrade_cards import portrait_disc
from game.presenters.last_comrade.cards.parts import number_disc
from game.presenters.last_comrade.controls import handles as at
from game.presenters.last_comrade.log.death_words import cause_words, death_words
from game.presenters.last_comrade.players import name_of_seat, title_of
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.last_comrade.insights.fates import Death, deaths_in
from game.rules.last_comrade.insights.player_status import Doing, doing, raising
from game.rules.last_comrade.insights.ranking import fallen, rank_of
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import ComradeId
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import BRASS, CHALK, CHALK_2, CHALK_3, DESK_500, GO, GO_L, LAMP, Colour, mixed
from game.view.widgets.panels import MARGIN, panel, side_level

ROW = 33
"""The height of a row in the design, where there is room."""
COLOURS: dict[Doing, Colour] = {"now": LAMP, "ready": GO_L, "chooses": BRASS}
OWN_ROW = mixed((34, 43, 45), GO, 0.16)


def status_badge(view: State[World]) -> str:
    """How many Comrades live, out of how many: `5/8`."""
    return f"{len(view.world.living)}/{view.world.seats}"


def compose_status(canvas: Canvas, ctx: ViewContext, rect: Rect) -> None:
    """The living in the order in which they reveal; the remaining height is for the fallen."""
    kit, seats = canvas.kit, reveal_order(ctx.view.world)
    gap, head = kit.px(10), 2 * kit.px(MARGIN) + kit.type.leading("label") + kit.px(6)
    least = head + min(kit.type.leading("small"), kit.px(40)) if ctx.view.world.turn else 0
    room = rect.h - least - gap - head
    row = min(max(kit.px(ROW), kit.type.leading("ui") + kit.px(6)), room // max(1, len(seats)))
    order = Rect(rect.x, rect.y, rect.w, head + row * len(seats))
    inner = panel(canvas, order, label=kit.say("lc-table-zone_order"), name="status", level=side_level(kit))
    for number, seat in enumerate(seats):
        _compose_row(canvas, Rect(inner.x, inner.y + number * row, inner.w, row), ctx, seat)
    if least:
        top = order.bottom + gap
        _compose_fallen(canvas, Rect(rect.x, top, rect.w, rect.bottom - top), ctx)


def reveal_order(world: World) -> tuple[Seat, ...]:
    """The living from the holder of the Initiative on; all seats while nobody holds it."""
    if world.holder is None:
        return tuple(Seat(seat) for seat in range(world.seats))
    return tuple(world.players[one].seat for one in world.from_holder())


# A player


def _compose_row(canvas: Canvas, row: Rect, ctx: ViewContext, seat: Seat) -> None:
    """Number, player and Comrade; then the star, a used Event, a raised hand, and what the player is
    doing."""
    kit, world = canvas.kit, ctx.view.world
    comrade = world.order[seat] if seat < len(world.order) else None
    if seat == ctx.seat:
        _mark_own(canvas, row)
    side = min(kit.px(26), row.h - 2)
    canvas.blit(number_disc(kit, seat, side), (row.x, row.y + (row.h - side) // 2))
    right = _compose_state(canvas, row, ctx, seat, comrade)
    if comrade is not None:
        right = _compose_signs(canvas, row, right, ctx, comrade)
    name = Rect(row.x + side + kit.px(8), row.y, right - row.x - side - kit.px(12), row.h)
    if comrade is None:
        canvas.text(name_of_seat(kit, ctx, seat), "ui", CHALK, name)
    else:
        short = name_of_seat(kit, ctx, seat)
        canvas.text(title_of(kit, ctx, comrade, is_short=True), "ui", CHALK, name, short=short)
    canvas.hit_area(at.SEAT(seat), row, "status", radius=6, is_piece=True)
    if comrade is not None and not ctx.is_open and right < row.right:
        _compose_hand_handle(canvas, row, seat)


def _mark_own(canvas: Canvas, row: Rect) -> None:
    kit = canvas.kit
    wider = row.inflate(2 * kit.px(8), -kit.px(2))
    canvas.rounded(wider, 6, OWN_ROW)
    canvas.fill(Rect(wider.x, wider.y, kit.px(3), wider.h), GO)


def _state_word(kit: Kit, ctx: ViewContext, seat: Seat, comrade: ComradeId | None) -> tuple[str, Colour]:
    if comrade is None:
        is_asked = seat in engine.waiting_for(ctx.view)
        state: Doing = "chooses" if is_asked else "waits"
    else:
        state = doing(ctx.view, comrade)
    return (kit.say(f"lc-table-doing_{state}") if state else ""), COLOURS.get(state, CHALK_2)


def _compose_state(canvas: Canvas, row: Rect, ctx: ViewContext, seat: Seat, comrade: ComradeId | None) -> int:
    """What the player is doing, at the right end; returns its left edge."""
    kit = canvas.kit
    words, colour = _state_word(kit, ctx, seat, comrade)
    if not words:
        return row.right
    wide = min(kit.type.width(words, "small") + 2, row.w * 3 // 10)
    canvas.text(words, "small", colour, Rect(row.right - wide, row.y, wide, row.h), align="right")
    return row.right - wide - kit.px(4)


def _compose_signs(canvas: Canvas, row: Rect, right: int, ctx: ViewContext, comrade: ComradeId) -> int:
    """Small icons from right to left; returns their left edge."""
    kit, world = canvas.kit, ctx.view.world
    player = world.players[comrade]
    is_up = raising(ctx.view, comrade) == "raised" or player.hand_raised
    signs = (
        ("hand_front_right", LAMP, is_up),
        ("flag_checkered", CHALK_3, player.event_used),
        ("emoticon_cry", CHALK_2, player.gassed),
        ("star", BRASS, world.holder == comrade),
    )
    side = min(kit.px(20), row.h)
    for name, colour, is_shown in signs:
        if is_shown:
            right -= side
            canvas.icon(name, Rect(right, row.y, side, row.h), colour, side * 0.9 / kit.metrics.unit)
    return right


def _compose_hand_handle(canvas: Canvas, row: Rect, seat: Seat) -> None:
    """A sign for the hand of a player while somebody decides in private; it has a tip.

    At an open table hands have buttons of their own.
    """
    side = min(canvas.kit.px(26), row.h - 2)
    box = Rect(row.x, row.y + (row.h - side) // 2, side, side)
    canvas.hit_area(at.RAISED_HAND(seat), box, "status", shape="disc", is_piece=True)


# The fallen


def _compose_fallen(canvas: Canvas, rect: Rect, ctx: ViewContext) -> None:
    """One column while there is room, otherwise two; in a drawer only as high as needed."""
    kit, dead = canvas.kit, fallen(ctx.view.world)
    deaths = deaths_in(ctx.view.world.setting, (event for step in ctx.history for event in step.events))
    most = max(kit.px(54), 3 * kit.type.leading("small") + kit.px(8))
    head = 2 * kit.px(MARGIN) + kit.type.leading("label") + kit.px(6)
    columns = 1 if len(dead) * most <= rect.h - head else 2
    rows = max(1, -(-len(dead) // columns))
    if kit.metrics.is_compact:
        rect = Rect(rect.x, rect.y, rect.w, min(rect.h, head + rows * most))
    inner = panel(canvas, rect, label=kit.say("lc-table-zone_fallen"), name="fallen", level=side_level(kit))
    canvas.hit_area(at.FALLEN, rect, "status", radius=10, is_piece=True)
    if not dead:
        canvas.words(kit.say("lc-table-nobody_fell"), "small", CHALK_2, inner, fit=True)
    high = min(inner.h // rows, most)
    for number, comrade in enumerate(dead):
        left = inner.x + inner.w * (number % columns) // columns
        cell = Rect(left, inner.y + number // columns * high, inner.w // columns - kit.px(4), high)
        _compose_dead(canvas, cell, ctx, comrade, deaths.get(comrade))


def _compose_dead(
    canvas: Canvas, cell: Rect, ctx: ViewContext, comrade: ComradeId, death: Death | None
) -> None:
    """A grey portrait, the name, when and by what the Comrade died, and the final rank."""
    kit, world = canvas.kit, ctx.view.world
    side = min(cell.h - 2, kit.px(46))
    face = portrait_disc(kit, comrade, side, DESK_500, is_grey=True)
    canvas.blit(face, (cell.x, cell.y + (cell.h - side) // 2))
    left = cell.x + side + kit.px(8)
    room = Rect(left, cell.y, cell.right - left, cell.h)
    title = title_of(kit, ctx, comrade, is_short=True)
    short = kit.say(f"lc-comrade-{comrade}.short")
    rank = kit.say("lc-table-fallen", rank=rank_of(world, comrade), all=world.seats)
    lines = [(title, "small_bold", CHALK, short), (rank, "small", CHALK_2, None)]
    if death is not None:
        how = (death_words(kit, comrade, death), "small", CHALK_2, cause_words(kit, death))
        lines.insert(1, how)
    high = kit.type.leading("small")
    shown = lines[: max(1, cell.h // high)]
    line = Rect(room.x, cell.centery - high * len(shown) // 2, room.w, min(high, cell.h))
    for words, style, colour, brief in shown:
        canvas.text(words, style, colour, line, short=brief)
        line = line.move(0, high)
