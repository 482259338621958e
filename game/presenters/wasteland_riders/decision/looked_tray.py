"""Cards that a player looks at and must decide about: contracts, wasteland cards, gear just drawn."""

from collections.abc import Callable

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.cards.card_parts import form_of, ghost
from game.presenters.wasteland_riders.cards.contract_card import conditions, draw_contract
from game.presenters.wasteland_riders.cards.gear_card import draw_gear
from game.presenters.wasteland_riders.cards.wasteland_card import draw_wasteland
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.decision.panel import open_panel
from game.presenters.wasteland_riders.decision.pool_rows import compose_side, sides_of_pool
from game.presenters.wasteland_riders.decision.tray_parts import tiles_in, tray
from game.rules.core import engine
from game.rules.core.frames import Decision
from game.rules.core.ids import HIDDEN, CardId
from game.rules.core.piles import Pile
from game.rules.wasteland_riders.contracts import Introducing
from game.rules.wasteland_riders.setup import KeepingContracts
from game.rules.wasteland_riders.supplies.drawing import Offered, ThrowBack
from game.rules.wasteland_riders.verbs.hexes import Ordering, Planning
from game.rules.wasteland_riders.world.state import World
from game.view.canvas import Canvas
from game.view.theme import CHALK, CHALK_2
from game.view.widgets.panels import below

Draw = Callable[[Canvas, Rect, World, CardId], None]
CARD = (210, 294)
"""The size of such a card in the design: large enough to be read."""
KINDS = (KeepingContracts, Introducing, Planning, Ordering, ThrowBack, Offered)
TITLES: dict[type[Decision[World]], str] = {
    KeepingContracts: "keeping",
    Introducing: "introducing",
    Planning: "planning",
    Ordering: "ordering",
    ThrowBack: "throw_back",
    Offered: "offered",
}


def is_active(ctx: ViewContext) -> bool:
    """Whether the seat that looks has such cards."""
    decision = engine.pending(ctx.view)
    if isinstance(decision, Offered):
        return ctx.seat == decision.seat
    return isinstance(decision, KINDS) and ctx.seat == decision.seat and not ctx.is_open


def compose(canvas: Canvas, ctx: ViewContext, rect: Rect) -> None:
    kit, decision = canvas.kit, engine.pending(ctx.view)
    assert isinstance(decision, KINDS)
    name = TITLES[type(decision)]
    inner = open_panel(canvas, rect, kit.say(f"wr-table-looked_{name}"))
    line = kit.type.leading("small") * 2
    note = Rect(inner.x, inner.y, inner.w, min(line, inner.h // 5))
    canvas.words(kit.say(f"wr-table-looked_{name}_note"), "small", CHALK_2, note, fit=True)
    room = below(inner, note.h + kit.px(6))
    if isinstance(decision, Offered):
        _compose_vehicles(canvas, room, ctx)
    elif isinstance(decision, Ordering):
        _compose_ordering(canvas, room, ctx)
    else:
        _compose_cards(canvas, room, ctx, cards_looked_at(ctx), _drawer(decision))


def cards_looked_at(ctx: ViewContext) -> Pile:
    """The cards of the seat that looks, by the index of `looked/<n>`; empty at other times."""
    decision, knight = engine.pending(ctx.view), ctx.view.world.knights[ctx.seat]
    if isinstance(decision, ThrowBack):
        return tuple(item.card for item in knight.gained[-decision.drawn :])
    return tuple(knight.looking)


def _drawer(decision: Decision[World]) -> Draw:
    if isinstance(decision, KeepingContracts | Introducing):
        return draw_contract
    return draw_gear if isinstance(decision, ThrowBack) else draw_wasteland


def _compose_cards(canvas: Canvas, room: Rect, ctx: ViewContext, cards: Pile, draw: Draw) -> None:
    for number, place in enumerate(tiles_in(canvas.kit, room, len(cards), CARD)):
        handle = at.LOOKED(number)
        if handle in ctx.hidden:
            ghost(canvas, place)
        else:
            draw(canvas, place, ctx.view.world, cards[number])
        canvas.hit_area(handle, place, "decision", radius=9, is_piece=True)
        if draw is draw_contract and form_of(canvas.kit, place.w) != "full":
            below_card = Rect(place.x, place.bottom, place.w, room.bottom - place.bottom)
            _compose_task(canvas, below_card, ctx.view.world, cards[number])


def _compose_task(canvas: Canvas, box: Rect, world: World, card: CardId) -> None:
    """The conditions of a contract, if they have no room on the card."""
    kit = canvas.kit
    room = box.inflate(-kit.px(4), -2 * kit.px(6))
    if card != HIDDEN and room.h >= 3 * kit.type.leading("min"):
        canvas.words("\n".join(conditions(kit, world, card)), "small", CHALK, room, fit=True)


def _compose_ordering(canvas: Canvas, room: Rect, ctx: ViewContext) -> None:
    """The cards, and at the right the places to which they go back."""
    kit, gap = canvas.kit, canvas.kit.px(10)
    wide = min(kit.px(170), room.w * 3 // 10)
    left = Rect(room.x, room.y, room.w - wide - gap, room.h)
    _compose_cards(canvas, left, ctx, cards_looked_at(ctx), draw_wasteland)
    upper = Rect(left.right + gap, room.y, wide, (room.h - gap) // 2)
    lower = upper.move(0, upper.h + gap)
    for box, handle, name in ((upper, at.ON_TOP, "on_top"), (lower, at.ON_BOTTOM, "on_bottom")):
        tray(canvas, box, handle, kit.say(f"wr-table-{name}"), kit.say(f"wr-table-{name}_hint"))


def _compose_vehicles(canvas: Canvas, room: Rect, ctx: ViewContext) -> None:
    """Vehicles that may be taken instead of a card of the same worth."""
    world = ctx.view.world
    assert world.drawing is not None
    assert world.drawing.colour != "luck"
    sides = sides_of_pool(world, world.drawing.colour)
    for (card, damaged), place in zip(sides, tiles_in(canvas.kit, room, len(sides), (260, 122)), strict=True):
        compose_side(canvas, place, world, card, is_damaged=damaged)
