"""The action lane: each Comrade's card of the turn, face down or open, and the Equipment in front of them."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.last_comrade.cards import faces
from game.presenters.last_comrade.cards.parts import durability
from game.presenters.last_comrade.cards.pictures import icons_of
from game.presenters.last_comrade.colours import BLACK, EQUIPMENT
from game.presenters.last_comrade.controls import handles as at
from game.presenters.last_comrade.field.layout import FieldPlan
from game.presenters.last_comrade.field.moving import is_on_its_way
from game.presenters.shared.cards import card_parts
from game.presenters.shared.cards.card_parts import SHAPE, fitting, radius_of
from game.rules.core.ids import HIDDEN
from game.rules.last_comrade.state import Piece, World
from game.rules.last_comrade.terms import ComradeId
from game.view.canvas import Canvas
from game.view.theme import GO, GO_D, INK_2, INK_3, LAMP, PAPER_0, PAPER_1, PAPER_2, mixed

GROUP = "field"
COMMITTING = 2
"""The step in which everybody lays a card face down."""
PIECE = 0.62
"""The height of a piece of Equipment as a part of the height of the lane."""
LEAST_CARD, LEAST_NAMED = 48, 40
"""Pieces lower than this in the design, or narrower than this in device pixels, show no name."""
LIT = mixed(PAPER_1, GO, 0.28)


def draw_slots(canvas: Canvas, ctx: ViewContext, plan: FieldPlan) -> None:
    world: World = ctx.view.world
    for place in range(1, world.length + 1):
        comrade = world.at(place)
        if comrade is None:
            _pleasantry(canvas, world, place, plan)
            continue
        pieces = len(world.players[comrade].equipment)
        slot, room = slot_and_pieces(canvas, plan, place, pieces)
        _slot(canvas, ctx, comrade, slot)
        _pieces(canvas, ctx, comrade, room)
        if comrade == world.holder:
            _initiative(canvas, slot)


def slot_and_pieces(canvas: Canvas, plan: FieldPlan, place: int, pieces: int) -> tuple[Rect, Rect]:
    """The boxes of the card and of the pieces beside it; together they stand in the middle of the column."""
    kit, slot = canvas.kit, plan.slot(place)
    if not pieces:
        return slot, Rect(slot.right, slot.y, 0, 0)
    column, gap = plan.column(place, plan.slots), kit.px(4)
    wide = round(slot.h * PIECE * SHAPE)
    spare = column.w - 2 * gap - wide
    if spare < slot.w:
        high = round(spare / SHAPE)
        slot = Rect(0, slot.centery - high // 2, spare, high)
    abreast = max(1, min(pieces, (column.w - slot.w - gap) // (wide + gap)))
    room = abreast * (wide + gap) - gap
    slot.x = column.centerx - (slot.w + gap + room) // 2
    return slot, Rect(slot.right + gap, plan.slots.y, room, plan.slots.h)


# Cards


def _slot(canvas: Canvas, ctx: ViewContext, comrade: ComradeId, rect: Rect) -> None:
    """What the view knows of a Comrade's card of this turn."""
    world: World = ctx.view.world
    player, handle = world.players[comrade], at.COMMIT(comrade)
    is_open = world.slot == comrade and world.revealed is not None
    if world.slot == comrade:
        room = canvas.kit.px(4)
        canvas.rounded(rect.inflate(2 * room, 2 * room), 8, LAMP, INK_2, 1.5)
    if is_on_its_way(handle, ctx.hidden):
        card_parts.ghost(canvas, rect, INK_3)
    elif is_open and world.revealed is not None:
        faces.small_face(canvas, rect, world, world.revealed)
    elif player.committed == HIDDEN:
        faces.action_back(canvas, rect)
    elif player.committed is not None:
        _own_card(canvas, ctx, comrade, rect)
    elif world.step == COMMITTING and player.can_act and player.hand:
        _waiting(canvas, rect, is_own=player.seat == ctx.seat and not ctx.is_open)
    else:
        card_parts.ghost(canvas, rect, mixed(INK_3, PAPER_1, 0.5))
    canvas.hit_area(handle, rect, GROUP, radius=6, is_piece=True)


def _own_card(canvas: Canvas, ctx: ViewContext, comrade: ComradeId, rect: Rect) -> None:
    """The own card, with a note that it lies face down for the others."""
    kit, world = canvas.kit, ctx.view.world
    card = world.players[comrade].committed
    faces.small_face(canvas, rect, world, card)
    side = max(kit.px(24), rect.w // 3)
    box = Rect(rect.x - side // 4, rect.y - side // 4, side, side)
    canvas.blit(kit.shapes.disc(side, INK_2, PAPER_0, kit.px(2)), box.topleft)
    canvas.icon("eye_off", box, PAPER_0, side * 0.64 / kit.metrics.unit)


def _waiting(canvas: Canvas, rect: Rect, *, is_own: bool) -> None:
    """The empty place of a card that is still to come; the own one is lit."""
    kit = canvas.kit
    if not is_own:
        canvas.blit(kit.shapes.rounded(rect.size, radius_of(rect.w), (*PAPER_1, 140)), rect.topleft)
        card_parts.ghost(canvas, rect, INK_3)
        canvas.icon("timer_sand", rect, INK_3, 26)
        return
    halo = kit.shapes.halo(rect.size, radius_of(rect.w), kit.px(12), GO)
    canvas.blit(halo, (rect.x - kit.px(12), rect.y - kit.px(12)))
    canvas.blit(kit.shapes.rounded(rect.size, radius_of(rect.w), LIT, GO_D, kit.px(2)), rect.topleft)
    words = kit.say("lc-field-lay_here")
    box = rect.inflate(-2 * kit.px(5), -2 * kit.px(5))
    canvas.words(words, "small_bold", GO_D, box, align="center", valign="middle", fit=True)


def _initiative(canvas: Canvas, slot: Rect) -> None:
    """The star of the Comrade who begins, on the corner of that Comrade's card."""
    kit = canvas.kit
    side = max(kit.px(30), round(slot.w * 0.44))
    star = kit.pictures.svg("marker_initiative_lc", (side, side))
    canvas.blit(star, (slot.right - side * 2 // 3, slot.y - side // 4))


# Equipment


def _pieces(canvas: Canvas, ctx: ViewContext, comrade: ComradeId, room: Rect) -> None:
    """Draw the pieces as small cards; as tiles without a name if they are many and there is little room."""
    world = ctx.view.world
    pieces = world.players[comrade].equipment
    for number, (piece, cell) in enumerate(zip(pieces, piece_cells(canvas, room, len(pieces)), strict=True)):
        handle = at.PIECE(comrade, number)
        is_card = cell.h >= canvas.kit.px(LEAST_CARD) and cell.w >= LEAST_NAMED
        rect = Rect(cell)
        if is_card:
            rect.size = fitting(cell, cell.size)
            rect.center = cell.center
        if is_on_its_way(handle, ctx.hidden):
            card_parts.ghost(canvas, rect, INK_3)
        elif is_card:
            faces.piece_face(canvas, rect, world, piece)
        else:
            _tile(canvas, rect, world, piece)
        canvas.hit_area(handle, rect, GROUP, radius=4, is_piece=True)


def piece_cells(canvas: Canvas, room: Rect, count: int) -> list[Rect]:
    """A box for each piece: side by side while there is room, otherwise in rows."""
    gap = canvas.kit.px(4)
    wide = round(room.h * PIECE * SHAPE)
    columns = max(1, (room.w + gap) // (wide + gap))
    rows = -(-count // columns)
    most = round(wide / SHAPE)
    high = min(most, (room.h - (rows - 1) * gap // 2) // max(rows, 1))
    top = room.centery - (rows * (high + gap // 2) - gap // 2) // 2
    return [
        Rect(
            room.x + number % columns * (room.w + gap) // columns,
            top + number // columns * (high + gap // 2),
            min(wide, room.w),
            high,
        )
        for number in range(count)
    ]


def _tile(canvas: Canvas, rect: Rect, world: World, piece: Piece) -> None:
    """A piece without its name: its icon, and beside or below it the remaining uses."""
    kit = canvas.kit
    canvas.rounded(rect, 4, PAPER_2, EQUIPMENT, 2)
    name = icons_of(world.setting, piece.card)[0]
    if rect.h > rect.w:
        upper = Rect(rect.x, rect.y, rect.w, rect.h * 2 // 3)
        lower = Rect(rect.x + 2, upper.bottom, rect.w - 4, rect.h - upper.h - kit.px(4))
        most = world.setting.equipment[piece.card].durability
        durability(canvas, lower, piece.durability, most, BLACK, align="center")
    else:
        upper = Rect(rect.x, rect.y, rect.w * 3 // 5, rect.h)
        rest = Rect(upper.right, rect.y, rect.right - upper.right - kit.px(3), rect.h)
        canvas.text(str(piece.durability), "num_m", BLACK, rest, align="center")
    canvas.icon(name, upper, BLACK, min(upper.size) * 0.8 / kit.metrics.unit)


# Where nobody stands


def _pleasantry(canvas: Canvas, world: World, place: int, plan: FieldPlan) -> None:
    """A remark about the hazards on a free place; nothing if there are none."""
    count = len(world.hazards_at(place))
    if not count:
        return
    kit = canvas.kit
    box = plan.column(place, plan.slots).inflate(-2 * kit.px(8), -2 * kit.px(10))
    words = kit.say("lc-field-waits_for_the_curious", count=count)
    canvas.words(words, "flavour", INK_2, box, align="center", valign="middle", fit=True)
