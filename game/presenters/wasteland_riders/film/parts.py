"""Shared parts of the film's chapters: lengths of beats, places of things, faces of cards, marks."""

from collections.abc import Callable
from typing import Any

from game.presenters.contract.film import Beat, FloatingMark, StagedCard, Staging
from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.lifting import Draw
from game.presenters.wasteland_riders.cards.faces import card_drawer
from game.presenters.wasteland_riders.cards.gear_card import draw_gear
from game.presenters.wasteland_riders.cards.gear_parts import is_back
from game.presenters.wasteland_riders.cards.luck_card import draw_luck_back
from game.presenters.wasteland_riders.cards.vehicle_card import draw_car
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.players import knight_name
from game.rules.core.ids import CardId, Seat
from game.rules.core.values import Event
from game.rules.wasteland_riders.terms import Resource, Spot
from game.rules.wasteland_riders.world.items import Item
from game.rules.wasteland_riders.world.state import Car, World
from game.view.handles import Handle
from game.view.kit import Kit

SHORT, BRIEF, TOLD, BIG = 420.0, 650.0, 950.0, 1500.0
DICE_MS, CARD_MS = 1800.0, 1600.0
MOST_CARDS = 4
"""At most this many cards can be read side by side."""

Where = Callable[[Any], tuple[Handle, ...]]
Stager = Callable[[Kit, ViewContext, Beat, Staging], Staging]
"""Stages a beat led by one kind of event; its last argument is what the tables give."""
Marker = Callable[[Kit, ViewContext, Any], FloatingMark | None]
"""Makes the mark that rises for an event of one kind, wherever in a beat it stands; None for no mark."""


# Where it happens


def of_knight(field: str = "seat") -> Where:
    """The knight's marker on the board, otherwise the panel."""
    return lambda event: on_board(getattr(event, field))


def of_player(field: str = "seat") -> Where:
    return lambda event: (at.SEAT(getattr(event, field)),)


def of_hex(field: str = "hex") -> Where:
    return lambda event: (at.HEX(getattr(event, field)),)


def of_side(event: Any) -> tuple[Handle, ...]:
    """A fighter in the view of the fight."""
    return (at.FOE(event.side),)


def of_matter(_event: Event) -> tuple[Handle, ...]:
    return (at.DECISION,)


def on_board(seat: Seat) -> tuple[Handle, ...]:
    return at.KNIGHT(seat), at.SEAT(seat)


def dial(ctx: ViewContext, seat: Seat, resource: Resource) -> tuple[Handle, ...]:
    """Where a counter of a player is read: on the own sheet, or on a rival's panel."""
    own = at.RESOURCE(resource) if seat == ctx.seat else at.THEIR_RESOURCE(seat, resource)
    return own, at.SEAT(seat), at.KNIGHT(seat)


def spot_of(ctx: ViewContext, seat: Seat, spot: Spot) -> tuple[Handle, ...]:
    own = at.SPOT(spot) if seat == ctx.seat else at.THEIRS(seat, spot)
    return own, at.SEAT(seat)


# What rises


def signed(number: int) -> str:
    """`+2`, or `−1` with a real minus sign."""
    return f"+{number}" if number >= 0 else f"\N{MINUS SIGN}{-number}"


# Cards shown large


def face_of(world: World, what: Item | CardId, back: Draw = draw_luck_back) -> Draw:
    """The face of a card, or the back if it is hidden."""
    item = what if isinstance(what, Item) else Item(what)
    if world.setting.is_vehicle(item.card):
        return car_face(world, Car(item.card))
    if is_back(item.card) or item.card in world.setting.content.gear:
        return lambda canvas, rect: draw_gear(canvas, rect, world, item)
    return card_drawer(world, item.card) or back


def car_face(world: World, car: Car) -> Draw:
    return lambda canvas, rect: draw_car(canvas, rect, world, car)


def card_of(
    kit: Kit, ctx: ViewContext, seat: Seat, draw: Draw, *, glows: bool = False, is_torn: bool = False
) -> StagedCard:
    """A card below the name of its knight."""
    return StagedCard(draw, knight_name(kit, ctx, seat), glows, is_torn)
