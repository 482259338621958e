"""Set-up: the colour of the own panel, and the vehicle to start with."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders import colours
from game.presenters.wasteland_riders.cards.vehicle_card import draw_car
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.decision.panel import RIM, STRIP, open_panel
from game.presenters.wasteland_riders.decision.tray_parts import tiles_in
from game.presenters.wasteland_riders.players import player_name, title_of
from game.rules.core import engine
from game.rules.core.ids import CardId
from game.rules.core.piles import distinct
from game.rules.wasteland_riders.setup import ChoosingColour, ChoosingVehicle
from game.rules.wasteland_riders.terms import PANEL_COLOURS, PanelColour
from game.rules.wasteland_riders.world.state import Car, World
from game.view.canvas import Canvas
from game.view.theme import CHALK, CHALK_3, DESK_600
from game.view.widgets.panels import emblem

CAR = (280, 132)
"""The size of a vehicle to choose from, in the design."""


def is_active(ctx: ViewContext) -> bool:
    return isinstance(engine.pending(ctx.view), ChoosingColour | ChoosingVehicle)


def compose(canvas: Canvas, ctx: ViewContext, rect: Rect) -> None:
    kit, decision = canvas.kit, engine.pending(ctx.view)
    assert isinstance(decision, ChoosingColour | ChoosingVehicle)
    note = title_of(kit, ctx, decision.seat)
    if isinstance(decision, ChoosingColour):
        inner = open_panel(canvas, rect, kit.say("wr-table-setup_colour"), note)
        _compose_colours(canvas, inner, ctx)
    else:
        inner = open_panel(canvas, rect, kit.say("wr-table-setup_vehicle"), note)
        _compose_vehicles(canvas, inner, ctx.view.world)


def _compose_colours(canvas: Canvas, box: Rect, ctx: ViewContext) -> None:
    """A row for each colour with its shape, and its owner if it is taken."""
    kit, gap = canvas.kit, canvas.kit.px(8)
    high = min((box.h + gap) // len(PANEL_COLOURS) - gap, kit.px(84))
    for number, colour in enumerate(PANEL_COLOURS):
        row = Rect(box.x, box.y + number * (high + gap), box.w, high)
        _compose_colour(canvas, row, ctx, colour)


def _compose_colour(canvas: Canvas, row: Rect, ctx: ViewContext, colour: PanelColour) -> None:
    kit, world = canvas.kit, ctx.view.world
    owner = next((knight.seat for knight in world.knights if knight.colour == colour), None)
    seat_colours = colours.paint_of_colour(kit, colour)
    canvas.rounded(
        row, 8, STRIP if owner is None else DESK_600, seat_colours.main if owner is None else RIM, 3
    )
    side = min(row.h - 2 * kit.px(8), kit.px(52))
    emblem(canvas, Rect(row.x + kit.px(14), row.y, side, row.h), seat_colours, side / kit.metrics.unit)
    words = Rect(row.x + side + kit.px(30), row.y, row.w // 2 - side - kit.px(30), row.h)
    canvas.text(kit.say(f"wr-colour-{colour}"), "h3", CHALK if owner is None else CHALK_3, words)
    taken = Rect(row.centerx, row.y, row.w // 2 - kit.px(14), row.h)
    if owner is not None:
        name = kit.say("wr-table-setup_taken", name=player_name(kit, ctx, owner))
        canvas.text(name, "ui", CHALK_3, taken, align="right")
    canvas.hit_area(at.COLOUR(colour), row, "decision", radius=8, is_piece=True)


def starting_vehicles(world: World) -> tuple[CardId, ...]:
    """The vehicles of the pool with which a knight may start."""
    return tuple(card for card in distinct(world.pool) if world.setting.content.vehicles[card].start)


def _compose_vehicles(canvas: Canvas, box: Rect, world: World) -> None:
    cards = starting_vehicles(world)
    for card, place in zip(cards, tiles_in(canvas.kit, box, len(cards), CAR), strict=True):
        draw_car(canvas, place, world, Car(card))
        canvas.hit_area(at.pool(card, is_damaged=False), place, "decision", radius=8, is_piece=True)
