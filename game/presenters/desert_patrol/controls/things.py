"""What a handle stands for: the card or the vehicle there."""

from typing import TYPE_CHECKING

from game.presenters.desert_patrol.controls import handles as at
from game.presenters.shared.cards.pile_lists import LISTED
from game.rules.core.ids import CardId, Seat
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import CounterId, enemy
from game.view.handles import Handle

if TYPE_CHECKING:
    from game.rules.core.piles import Pile


def card_at(world: World, seat: Seat, handle: Handle) -> CardId | None:
    """The card a thing is, shows on top, or stands for; None if there is none or it is hidden from
    the seat.
    """
    card = _in_pile(world, seat, handle) or _by_name(handle)
    if handle == at.FOG:
        card = world.setting.fog[world.side_of(seat)]
    return card if card in world.setting.cards else None


def vehicle_at(world: World, handle: Handle) -> CounterId | None:
    """The vehicle whose counter or card a thing is; None for any other thing."""
    name = at.VEHICLE.of(handle) or at.COUNTER.of(handle)
    return name if name in world.vehicles else None


def _in_pile(world: World, seat: Seat, handle: Handle) -> CardId | None:
    """One card of a row, or the top of a pile; None if there is none."""
    own, theirs = world.forces(world.side_of(seat)), world.forces(enemy(world.side_of(seat)))
    rows = ((at.HAND, own.hand), (at.IN_PLAY, own.play_area), (at.IN_ENEMY_PLAY, theirs.play_area))
    for kind, pile in rows:
        if (place := kind.of(handle)) is not None:
            return pile[place] if place < len(pile) else None
    tops: dict[Handle, Pile] = {at.DISCARD: own.discard, at.ENEMY_DISCARD: theirs.discard}
    pile = tops.get(handle, ())
    return pile[-1] if pile else None


def _by_name(handle: Handle) -> CardId | None:
    """A card by its own name, or by the name of the soldier who acts by it."""
    if (listed := LISTED.fields(handle)) is not None:
        return listed[1]
    soldier = at.COUNTER.of(handle) or at.CREW.of(handle)
    return at.RESERVE.of(handle) if soldier is None else CardId(soldier)
