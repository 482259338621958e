"""The card that a handle stands for."""

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.cards.pile_lists import LISTED
from game.presenters.staff_orders.controls import handles as at
from game.rules.core.ids import HIDDEN, CardId, Seat
from game.rules.staff_orders.state import World
from game.view.handles import Handle


def card_at(world: World, seat: Seat, handle: Handle) -> CardId | None:
    """A card of the seat's own hand; None if there is none or it is hidden from the seat."""
    hand, place = world.army(world.faction_of(seat)).hand, at.HAND.of(handle)
    if place is None or place >= len(hand) or hand[place] == HIDDEN:
        return None
    return hand[place]


def shown_at(ctx: ViewContext, handle: Handle) -> CardId | None:
    """The card a thing is or shows on top; None if there is none or it is hidden from the viewer."""
    world: World = ctx.view.world
    card = card_at(world, ctx.seat, handle)
    if handle == at.DISCARD and world.discard:
        card = world.discard[-1]
    elif (listed := LISTED.fields(handle)) is not None:
        card = listed[1]
    return card if card in world.setting.cards else None
