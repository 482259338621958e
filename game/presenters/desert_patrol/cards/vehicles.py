"""The cards of vehicles: crew and damage. Low cards show only what play needs."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.desert_patrol.board.counters import look_of, put_counter
from game.presenters.desert_patrol.colours import paint_of
from game.presenters.desert_patrol.controls import handles as at
from game.presenters.desert_patrol.lives import lives
from game.presenters.desert_patrol.pictures_of import A_VEHICLE, SEAT_ICONS, picture_of
from game.presenters.shared.cards.card_parts import Plan
from game.rules.desert_patrol.content import Position
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import CounterId, Side
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import BRASS_D, INK, INK_2, INK_3, NO, NO_D, PAPER_0, PAPER_1, PAPER_3, PAPER_4

CARD = (288, 134)
"""The size of a vehicle's card in the design."""
LEAST_FULL, LEAST_CAPTIONS = 0.72, 88
"""A card below this share of its height, or of fewer pixels, has no room for captions."""
LEAST_PICTURE = 46
"""In device pixels: on a smaller card name, damage and seats take all the room."""
LEAST_BADGES = 34
"""In device pixels: badges would cover a smaller counter."""


def of_side(world: World, side: Side) -> tuple[CounterId, ...]:
    """The vehicles whose cards lie before a side."""
    return tuple(name for name, vehicle in world.vehicles.items() if vehicle.side == side)


def compose_vehicles(canvas: Canvas, box: Rect, ctx: ViewContext, side: Side, group: str) -> None:
    """Draw all cards of a side, one below another, as large as the box allows."""
    kit, names = canvas.kit, of_side(ctx.view.world, side)
    if not names:
        return
    gap = kit.px(8) if len(names) < 3 else kit.px(5)
    most = kit.px(CARD[1]) if not kit.metrics.is_compact else round(box.w * CARD[1] / CARD[0])
    high = min(most, (box.h - gap * (len(names) - 1)) // len(names))
    for number, name in enumerate(names):
        rect = Rect(box.x, box.y + number * (high + gap), box.w, high)
        vehicle_card(canvas, rect, ctx, name, group)


def vehicle_card(canvas: Canvas, rect: Rect, ctx: ViewContext, name: CounterId, group: str) -> None:
    """Draw one card with its positions; everything on it can be pointed at."""
    kit, world = canvas.kit, ctx.view.world
    plan = Plan(rect, CARD[0])
    colours = paint_of(kit, world.vehicles[name].side)
    canvas.rounded(rect, 9, PAPER_1, colours.main, 3, shadow="s1")
    canvas.hit_area(at.VEHICLE(name), rect, group, radius=9, is_piece=True)
    if rect.h < LEAST_PICTURE:
        _two_lines(canvas, plan, ctx, name, group)
    elif rect.h < max(plan.px(CARD[1] * LEAST_FULL), LEAST_CAPTIONS):
        _slim(canvas, plan, ctx, name, group)
    else:
        _full(canvas, plan, ctx, name, group)


def _full(canvas: Canvas, plan: Plan, ctx: ViewContext, name: CounterId, group: str) -> None:
    """Draw name above, picture and positions with captions, damage and state below."""
    kit, world = canvas.kit, ctx.view.world
    high = plan.high
    head, foot = high * 0.21, high * 0.2
    _title(canvas, plan.box(11, 4, CARD[0] - 22, head), name)
    middle = high - head - foot - 8
    picture = plan.box(9, 4 + head, 82, middle)
    colours = paint_of(kit, world.vehicles[name].side)
    canvas.blit_in(kit.pictures.svg(picture_of(kit, name, A_VEHICLE), picture.size, colours), picture)
    seats = plan.box(95, 4 + head, CARD[0] - 103, middle)
    _seats(canvas, seats, ctx, name, group, has_captions=True)
    _damage(canvas, plan.box(11, high - foot - 5, 120, foot), ctx, name)
    _state(canvas, plan.box(128, high - foot - 5, CARD[0] - 140, foot), ctx, name)


def _two_lines(canvas: Canvas, plan: Plan, ctx: ViewContext, name: CounterId, group: str) -> None:
    """Draw name above damage and state, without a picture; positions at the right."""
    rect, left = plan.rect, plan.px(9)
    half = (rect.h - 2) // 2
    wide = plan.px(138)
    _title(canvas, Rect(rect.x + left, rect.y + 1, wide, half), name)
    low = Rect(rect.x + left, rect.bottom - 1 - half, wide, half)
    _damage(canvas, Rect(low.x, low.y, low.w // 2, low.h), ctx, name)
    _state(canvas, Rect(low.centerx, low.y, low.w // 2, low.h), ctx, name)
    seats = Rect(low.right + plan.px(4), rect.y + 2, rect.right - low.right - plan.px(8), rect.h - 4)
    _seats(canvas, seats, ctx, name, group, has_captions=False)


def _slim(canvas: Canvas, plan: Plan, ctx: ViewContext, name: CounterId, group: str) -> None:
    """Draw name, picture, damage and state at the left, positions at the right."""
    kit, world = canvas.kit, ctx.view.world
    head = (plan.high - 8) * 0.42
    wide = 122 if len(world.setting.vehicles[name].positions) > 3 else 138
    _title(canvas, plan.box(9, 4, wide, head), name)
    low = plan.box(9, 4 + head, wide, plan.high - 8 - head)
    picture = Rect(low.x, low.y, low.h * 5 // 4, low.h)
    colours = paint_of(kit, world.vehicles[name].side)
    canvas.blit_in(kit.pictures.svg(picture_of(kit, name, A_VEHICLE), picture.size, colours), picture)
    left = picture.right + plan.px(5)
    upper = Rect(left, low.y, low.right - left, low.h // 2)
    _damage(canvas, upper, ctx, name)
    _state(canvas, Rect(left, upper.bottom, upper.w, low.h - upper.h), ctx, name, align="left")
    seats = plan.box(wide + 13, 4, CARD[0] - wide - 19, plan.high - 8)
    _seats(canvas, seats, ctx, name, group, has_captions=False)


def _title(canvas: Canvas, box: Rect, name: CounterId) -> None:
    kit = canvas.kit
    canvas.text(kit.say(f"dp-card-{name}"), "card_name", INK, box, short=kit.say(f"dp-card-{name}.short"))


def _damage(canvas: Canvas, box: Rect, ctx: ViewContext, name: CounterId) -> None:
    """Draw a square for each damage it can bear: burning if taken, red-rimmed from the critical one on."""
    kit, world = canvas.kit, ctx.view.world
    printed, taken = world.setting.vehicles[name], world.vehicles[name].damage
    side = min(round(box.h * 0.8), kit.px(19), box.w // printed.integrity - 2)
    pitch = side + max(2, side // 4)
    for number in range(printed.integrity):
        square = Rect(box.x + number * pitch, box.centery - side // 2, side, side)
        is_critical = number + 1 >= printed.critical
        is_taken = number < taken
        canvas.rounded(square, 3, NO if is_taken else PAPER_1, NO_D if is_critical else PAPER_4, 2)
        if is_taken:
            canvas.icon("fire", square, PAPER_0, side * 0.8 / kit.metrics.unit)


def _state(canvas: Canvas, box: Rect, ctx: ViewContext, name: CounterId, align: str = "right") -> None:
    words = state_words(canvas.kit, ctx.view.world, name)
    is_disabled = ctx.view.world.vehicles[name].disabled
    canvas.text(words, "min", NO_D if is_disabled else INK_3, box, align=align)


def state_words(kit: Kit, world: World, name: CounterId) -> str:
    """The words that it is disabled, or how far it drives."""
    if world.vehicles[name].disabled:
        forms = kit.texts.declined("vehicle", f"dp-counter-{name}")
        return kit.say("dp-table-disabled", **{"vehicle_gender": "m", **forms})
    drive = next(
        (
            action.value
            for position in world.setting.vehicles[name].positions
            for action in position.actions
            if action.do == "drive"
        ),
        0,
    )
    return kit.say("dp-table-drive", value=drive)


def _seats(
    canvas: Canvas, box: Rect, ctx: ViewContext, name: CounterId, group: str, *, has_captions: bool
) -> None:
    kit = canvas.kit
    positions = ctx.view.world.setting.vehicles[name].positions
    caption = round(box.h * 0.28) if has_captions else 0
    side = min(box.h - caption, box.w // max(len(positions), 3) - kit.px(4), kit.px(54))
    for number, position in enumerate(positions):
        left = box.x + box.w * number // len(positions)
        cell = Rect(left, box.y, box.x + box.w * (number + 1) // len(positions) - left, box.h)
        socket = Rect(0, 0, side, side)
        socket.center = (cell.centerx, cell.y + (cell.h - caption) // 2)
        _seat(canvas, socket, ctx, name, position, group)
        if has_captions:
            words = Rect(cell.x + 1, cell.bottom - caption, cell.w - 2, caption)
            canvas.text(seat_caption(kit, position.id), "min", INK_2, words, align="center")


def seat_caption(kit: Kit, position: str) -> str:
    return kit.say(f"dp-table-seat-{position}")


def _seat(
    canvas: Canvas, socket: Rect, ctx: ViewContext, name: CounterId, position: Position, group: str
) -> None:
    """Draw an empty socket with the icon of its duty, or the soldier who sits there."""
    kit, world = canvas.kit, ctx.view.world
    canvas.hit_area(at.SEAT(name, position.id), socket, group, shape="disc", is_piece=True)
    soldier = sitting_at(world, name, position.id)
    draw_socket(canvas, socket, position)
    if soldier is None:
        return
    handle = at.CREW(soldier)
    if handle in ctx.hidden:
        ring = kit.shapes.dashed_box(socket.size, socket.w // 2, kit.px(2), INK_2, kit.px(5))
        canvas.blit(ring, socket.topleft)
    else:
        put_counter(
            canvas,
            look_of(kit, world, soldier, lives(ctx).get(soldier)),
            socket.center,
            socket.w,
            has_badges=socket.w >= LEAST_BADGES,
        )
    canvas.hit_area(handle, socket, group, shape="disc", is_piece=True)


def draw_socket(canvas: Canvas, socket: Rect, position: Position) -> None:
    """Draw the place of a position; a small star shows that its actions need a specialisation."""
    kit = canvas.kit
    canvas.blit(kit.shapes.disc(socket.w, PAPER_3, PAPER_4, max(1, socket.w // 24)), socket.topleft)
    canvas.icon(SEAT_ICONS[position.id], socket, INK_3, socket.w * 0.5 / kit.metrics.unit)
    if position.requires is not None:
        mark = Rect(0, 0, socket.w // 3, socket.w // 3)
        mark.topright = socket.topright
        canvas.blit(kit.shapes.disc(mark.w, PAPER_0, BRASS_D, 1), mark.topleft)
        canvas.icon("star", mark, BRASS_D, mark.w * 0.8 / kit.metrics.unit)


def sitting_at(world: World, vehicle: CounterId, position: str) -> CounterId | None:
    """Who sits on a position; None if it is free."""
    for soldier, man in world.soldiers.items():
        if man.vehicle == vehicle and man.position == position:
            return soldier
    return None
