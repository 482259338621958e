"""The things of the seat that looks or decides: its Comrade's ability, Life, Equipment."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.last_comrade.cards.comrade_cards import ability_face
from game.presenters.last_comrade.cards.faces import piece_face
from game.presenters.last_comrade.controls import handles as at
from game.presenters.last_comrade.players import name_of, own
from game.presenters.shared.cards import card_parts
from game.presenters.shared.cards.card_parts import HAND, SMALL, device, fitting
from game.presenters.shared.cards.places import below_label
from game.rules.last_comrade.terms import ComradeId
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import DESK_500
from game.view.widgets.panels import zone_label


def compose_ability(canvas: Canvas, region: Rect, ctx: ViewContext) -> None:
    """The ability card with the remaining Life; at an open table it shows its player's name."""
    kit, comrade = canvas.kit, own(ctx)
    canvas.zone("ability", region)
    box = zone_label(canvas, region, _ability_label(kit, ctx, comrade))
    rect = Rect(box.topleft, fitting(box, device(kit, HAND)))
    if comrade is None:
        card_parts.ghost(canvas, rect, DESK_500)
        canvas.icon("account", rect, DESK_500, 44)
        return
    ability_face(canvas, rect, ctx.view.world, comrade)
    canvas.hit_area(at.ABILITY(comrade), rect, "own", radius=9, is_piece=True)


def _ability_label(kit: Kit, ctx: ViewContext, comrade: ComradeId | None) -> str:
    if ctx.is_open and comrade is not None:
        return name_of(kit, ctx, comrade)
    return kit.say("lc-table-zone_ability")


def compose_equipment(canvas: Canvas, region: Rect, ctx: ViewContext) -> None:
    """The pieces of Equipment in play."""
    kit, comrade = canvas.kit, own(ctx)
    canvas.zone("equipment", region)
    zone_label(canvas, region, kit.say("lc-table-zone_equipment"))
    pieces = ctx.view.world.players[comrade].equipment if comrade is not None else ()
    places = equipment_places(kit, region, max(1, len(pieces)))
    if comrade is None or not pieces:
        card_parts.ghost(canvas, places[0], DESK_500)
        canvas.icon("shield", places[0], DESK_500, 30)
        return
    for number, (piece, rect) in enumerate(zip(pieces, places, strict=True)):
        handle = at.PIECE(comrade, number)
        if handle in ctx.hidden:
            card_parts.ghost(canvas, rect)
        else:
            piece_face(canvas, rect, ctx.view.world, piece)
        canvas.hit_area(handle, rect, "own", radius=6, is_piece=True)


def equipment_places(kit: Kit, region: Rect, count: int) -> list[Rect]:
    """Places for this many pieces, in the number of rows that makes them largest."""
    box, gap = below_label(kit, region), kit.px(6)
    best: tuple[int, tuple[int, int]] = (1, (0, 0))
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        cell = Rect(0, 0, (box.w + gap) // columns - gap, (box.h + gap) // rows - gap)
        size = fitting(cell, device(kit, SMALL))
        if size[1] > best[1][1] and size[0] <= cell.w:
            best = (columns, size)
    columns, (wide, high) = best
    return [
        Rect(box.x + number % columns * (wide + gap), box.y + number // columns * (high + gap), wide, high)
        for number in range(count)
    ]
