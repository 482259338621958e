"""The panel of one rival: player, counters, gear, and hex."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders.colours import HAZARD, paint_of
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.players import knight_name, player_name
from game.presenters.wasteland_riders.sheet.dials import COUNTED, draw_bars
from game.presenters.wasteland_riders.sheet.head import draw_portrait, roles
from game.presenters.wasteland_riders.sheet.marks import gathered
from game.presenters.wasteland_riders.zones.rivals_gear import compose_gear
from game.rules.core.ids import Seat
from game.rules.wasteland_riders.world.state import World
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import BRASS, CHALK, CHALK_2, DESK_700, HAIRLINE
from game.view.widgets.panels import emblem

TWO_COLUMNS = 380
"""From this width in the design on, gear lies beside the dials, each card with its name."""
BESIDE = 270
"""From this width in the design on, two dials stand side by side."""


def compose_panel(canvas: Canvas, rect: Rect, ctx: ViewContext, seat: Seat) -> None:
    kit, world = canvas.kit, ctx.view.world
    canvas.rounded(rect, 10, DESK_700, HAIRLINE, 1, shadow="s2")
    pad = kit.px(8)
    inner = rect.inflate(-2 * pad, -2 * pad)
    if world.knights[seat].knight is None:
        _compose_head(canvas, Rect(inner.x, inner.y, inner.w, inner.h * 26 // 100), ctx, seat)
    elif rect.w >= kit.px(TWO_COLUMNS):
        _compose_wide(canvas, inner, ctx, seat)
    else:
        _compose_narrow(canvas, inner, ctx, seat)


def _compose_narrow(canvas: Canvas, box: Rect, ctx: ViewContext, seat: Seat) -> None:
    """Everything one below the other; gear only as icons."""
    kit = canvas.kit
    head, foot, gap = box.h * 25 // 100, box.h * 9 // 100, kit.px(4)
    columns = 2 if box.w >= kit.px(BESIDE) else 1
    dials = box.h * (16 if columns > 1 else 27) // 100
    _compose_head(canvas, Rect(box.x, box.y, box.w, head), ctx, seat)
    _compose_dials(canvas, Rect(box.x, box.y + head + gap, box.w, dials), ctx, seat, columns)
    top = box.y + head + dials + 2 * gap
    compose_gear(canvas, Rect(box.x, top, box.w, box.bottom - foot - gap - top), ctx, seat, has_names=False)
    _compose_foot(canvas, Rect(box.x, box.bottom - foot, box.w, foot), ctx, seat)


def _compose_wide(canvas: Canvas, box: Rect, ctx: ViewContext, seat: Seat) -> None:
    """Name and dials at the left, gear at the right."""
    gap = canvas.kit.px(12)
    left = Rect(box.x, box.y, box.w * 36 // 100, box.h)
    head, foot = left.h * 32 // 100, left.h * 11 // 100
    _compose_head(canvas, Rect(left.x, left.y, left.w, head), ctx, seat)
    dials = Rect(left.x, left.y + head + gap // 2, left.w, left.h - head - foot - gap)
    _compose_dials(canvas, dials, ctx, seat, 1)
    _compose_foot(canvas, Rect(left.x, left.bottom - foot, left.w, foot), ctx, seat)
    right = Rect(left.right + gap, box.y, box.right - left.right - gap, box.h)
    compose_gear(canvas, right, ctx, seat, has_names=True)


def _compose_head(canvas: Canvas, box: Rect, ctx: ViewContext, seat: Seat) -> None:
    kit, world = canvas.kit, ctx.view.world
    side = min(box.h, box.w // 3)
    portrait = Rect(box.x, box.y, side, side)
    draw_portrait(canvas, portrait, world, seat)
    canvas.hit_area(at.SEAT(seat), Rect(box.x, box.y, box.w, side), "rivals", radius=6, is_piece=True)
    left = portrait.right + kit.px(8)
    lines = [Rect(left, box.y + side * number // 3, box.right - left, side // 3) for number in range(3)]
    knight = world.knights[seat].knight
    short = kit.say(f"wr-knight-{knight}.short") if knight else None
    canvas.text(knight_name(kit, ctx, seat), "card_name", CHALK, lines[0], short=short)
    mark = min(lines[1].h, kit.px(16))
    emblem(
        canvas,
        Rect(left, lines[1].y, mark, lines[1].h),
        paint_of(kit, world, seat),
        mark / kit.metrics.unit,
    )
    name = Rect(left + mark + kit.px(5), lines[1].y, lines[1].w - mark - kit.px(5), lines[1].h)
    canvas.text(player_name(kit, ctx, seat), "small", CHALK_2, name)
    if knight is not None:
        draw_standing(canvas, lines[2], ctx, seat)


def draw_standing(canvas: Canvas, box: Rect, ctx: ViewContext, seat: Seat) -> None:
    """Reputation and luck as numbers, and the tokens of first player and Scavenger."""
    kit, world = canvas.kit, ctx.view.world
    knight, side = world.knights[seat], min(box.h, kit.px(20))
    left = box.x
    for icon, words, handle in (
        ("star", str(knight.reputation), at.THEIR_RESOURCE(seat, "reputation")),
        ("clover", f"{len(knight.luck)}/{world.setting.numbers.luck_limit}", ""),
    ):
        wide = min(kit.type.width(words, "small") + 2, max(8, box.w // 4))
        canvas.icon(icon, Rect(left, box.y, side, box.h), HAZARD, side * 0.86 / kit.metrics.unit)
        canvas.text(words, "small", BRASS, Rect(left + side, box.y, wide, box.h))
        if handle:
            canvas.hit_area(handle, Rect(left, box.y, side + wide, box.h), "rivals", radius=4, is_piece=True)
        left += side + wide + kit.px(8)
    for number, token in enumerate(roles(world, seat)):
        place = Rect(box.right - side * (number + 1), box.y, side, box.h)
        canvas.blit_in(kit.pictures.svg(token, (side, side)), place)


def _compose_dials(canvas: Canvas, box: Rect, ctx: ViewContext, seat: Seat, columns: int) -> None:
    world, gap = ctx.view.world, canvas.kit.px(14)
    rows = len(COUNTED) // columns
    wide = (box.w - gap * (columns - 1)) // columns
    for number, resource in enumerate(COUNTED):
        line = number // columns
        top = box.y + box.h * line // rows
        left = box.x + number % columns * (wide + gap)
        row = Rect(left, top, wide, box.y + box.h * (line + 1) // rows - top)
        draw_bars(canvas, row, world.setting.numbers, resource, world.knights[seat].resource(resource))
        canvas.hit_area(at.THEIR_RESOURCE(seat, resource), row, "rivals", radius=4, is_piece=True)


def _compose_foot(canvas: Canvas, box: Rect, ctx: ViewContext, seat: Seat) -> None:
    """The hex, whether there is a contract, and what missions count."""
    kit, world = canvas.kit, ctx.view.world
    side, right = min(box.h, kit.px(20)), box.right
    for icon, words, tip in _signs(kit, world, seat):
        wide = kit.type.width(words, "min", kit.type.size_within("min", box.h)) + 2 if words else 0
        right -= side + wide
        canvas.icon(icon, Rect(right, box.y, side, box.h), BRASS, side * 0.86 / kit.metrics.unit)
        if words:
            canvas.text(words, "min", BRASS, Rect(right + side, box.y, wide, box.h))
        canvas.hit_area(
            at.SIGN(seat, icon), Rect(right, box.y, side + wide, box.h), "rivals", tip=tip, radius=4
        )
        right -= kit.px(5)
    tile = world.tiles.get(world.knights[seat].hex)
    if tile is not None:
        canvas.icon("map_marker", Rect(box.x, box.y, side, box.h), CHALK_2, side * 0.86 / kit.metrics.unit)
        place = Rect(box.x + side + kit.px(3), box.y, right - box.x - side - kit.px(3), box.h)
        canvas.text(kit.say(f"wr-tile-{tile}"), "min", CHALK_2, place)


def _signs(kit: Kit, world: World, seat: Seat) -> list[tuple[str, str, str]]:
    """Icon, number and tip of each thing at the foot."""
    found = [
        (one.icon, str(one.number), kit.say(f"wr-sheet-{one.name}", n=one.number))
        for one in gathered(world.knights[seat])
    ]
    held = [contract for contract in world.contracts if contract.holder == seat]
    if held:
        names = [
            kit.say("wr-sheet-contract_hidden")
            if contract.face_down
            else kit.say("wr-sheet-holds", contract=kit.say(f"wr-contract-{contract.card}"))
            for contract in held
        ]
        found.append(("file_sign", str(len(held)) if len(held) > 1 else "", "\n".join(names)))
    return found
