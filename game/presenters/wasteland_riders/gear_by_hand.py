"""How gear is placed, moved, paid, traded on the Market and exchanged between knights by hand."""

from game.presenters.offers import Handle
from game.presenters.shared.by_hand import Places, Ways, click, copies, drag
from game.presenters.wasteland_riders import handles as at
from game.presenters.wasteland_riders.hands import Hands
from game.presenters.wasteland_riders.shares import things_of
from game.rules.wasteland_riders import intents as it
from game.rules.wasteland_riders.choices import LosingGear
from game.rules.wasteland_riders.gear import CAR, GAINED, card_at, container_of
from game.rules.wasteland_riders.market import Trading
from game.rules.wasteland_riders.placing import Cutting, NewVehicle

# Gear


def _place_gear(hands: Hands, intent: it.PlaceGear) -> Places:
    return drag((at.spot(GAINED),), hands.targets(intent.spot))


def _make_room(hands: Hands, intent: it.MakeRoom) -> Places:
    return drag((hands.spot(intent.spot),), (at.DISCARD,))


def _move_gear(hands: Hands, intent: it.MoveGear) -> Places:
    """Not where it lies already: a card put back into its container is only put back."""
    origin = container_of(intent.origin)
    if origin is not None and origin[0] == intent.spot:
        return ()
    source = hands.spot(intent.origin)
    return drag((source,), tuple(one for one in hands.targets(intent.spot) if one != source))


def _attach(hands: Hands, intent: it.Attach) -> Places:
    return drag((hands.spot(intent.origin),), (hands.spot(intent.spot),))


def _detach(hands: Hands, intent: it.Detach) -> Places:
    knight = hands.knight
    host = card_at(knight, intent.spot) or knight.printed.get(intent.spot)
    if host is None:
        return ()
    tucked = copies(host.attachments, intent.card, lambda number: at.tucked(intent.spot, number))
    return drag(tucked, hands.targets(intent.to))


def _discard_stowed(hands: Hands, intent: it.DiscardStowed) -> Places:
    if not isinstance(hands.decision, Cutting):
        return ()
    return click((at.theirs(hands.decision.rival, intent.spot),))


def _remove_blue(hands: Hands, intent: it.RemoveBlue) -> Places:
    return drag((at.spot(intent.spot),), (at.DISCARD,))


def _pay_gear(hands: Hands, intent: it.PayGear) -> Places:
    card = (hands.spot(intent.spot),)
    return (*drag(card, (at.PAY,)), *click(card))


def _choose_gear(hands: Hands, intent: it.ChooseGear) -> Places:
    if isinstance(hands.decision, LosingGear) and hands.decision.knight != hands.seat:
        return click((at.theirs(hands.decision.knight, intent.spot),))
    return click((hands.spot(intent.spot),))


def _take_vehicle(hands: Hands, intent: it.TakeVehicle) -> Places:
    """A vehicle of the pool; one that was gained lies with what is to be placed."""
    if isinstance(hands.decision, NewVehicle):
        return (*click((at.spot(GAINED),)), *drag((at.spot(GAINED),), (at.spot(CAR),)))
    vehicle = (at.pool(intent.vehicle, is_damaged=intent.damaged),)
    wanted = drag(vehicle, (at.WANTED,)) if isinstance(hands.decision, Trading) else ()
    return (*wanted, *click(vehicle))


# The Market


def _offer_gear(hands: Hands, intent: it.OfferGear) -> Places:
    return drag((hands.spot(intent.spot),), (at.OFFER,))


def _offer_vehicle(hands: Hands, intent: it.OfferVehicle) -> Places:
    return drag((at.spot(CAR),), (at.OFFER,))


def _choose_slot(hands: Hands, intent: it.ChooseSlot) -> Places:
    card = (at.market(intent.slot),)
    wanted = drag(card, (at.WANTED,)) if isinstance(hands.decision, Trading) else ()
    return (*wanted, *click(card))


# Exchange between knights


def _shared(hands: Hands, thing: str, lies: Handle, *, is_own: bool) -> Places:
    """A thing is put into its tray; in the tray, or where it lies, it is clicked to be taken out again."""
    owner = hands.seat if is_own else hands.deal.other(hands.seat)
    tray = at.SHARE_OWN if is_own else at.SHARE_OTHER
    shared = things_of(hands.deal.share(owner))
    if thing not in shared:
        return drag((lies,), (tray,))
    return click((at.given(tray, shared.index(thing)), lies))


def _give_gear(hands: Hands, intent: it.GiveGear) -> Places:
    return _shared(hands, intent.spot, hands.spot(intent.spot), is_own=True)


def _give_vehicle(hands: Hands, intent: it.GiveVehicle) -> Places:
    return _shared(hands, CAR, at.spot(CAR), is_own=True)


def _ask_for_gear(hands: Hands, intent: it.AskForGear) -> Places:
    lies = at.theirs(hands.deal.other(hands.seat), intent.spot)
    return _shared(hands, intent.spot, lies, is_own=False)


def _ask_for_vehicle(hands: Hands, intent: it.AskForVehicle) -> Places:
    lies = at.theirs(hands.deal.other(hands.seat), CAR)
    return _shared(hands, CAR, lies, is_own=False)


def _resource(hands: Hands, intent: it.GiveResource | it.AskForResource, *, is_own: bool) -> Places:
    """So much of it is put into the tray; what lies there is clicked to be taken out."""
    rival = hands.deal.other(hands.seat)
    tray = at.SHARE_OWN if is_own else at.SHARE_OTHER
    if intent.n:
        dial = at.resource(intent.resource) if is_own else at.their_resource(rival, intent.resource)
        return drag((dial,), (tray,))
    shared = things_of(hands.deal.share(hands.seat if is_own else rival))
    if intent.resource not in shared:
        return ()
    return click((at.given(tray, shared.index(intent.resource)),))


def _give_resource(hands: Hands, intent: it.GiveResource) -> Places:
    return _resource(hands, intent, is_own=True)


def _ask_for_resource(hands: Hands, intent: it.AskForResource) -> Places:
    return _resource(hands, intent, is_own=False)


GEAR_WAYS: Ways[Hands] = {
    it.PlaceGear: _place_gear,
    it.MakeRoom: _make_room,
    it.MoveGear: _move_gear,
    it.Attach: _attach,
    it.Detach: _detach,
    it.DiscardStowed: _discard_stowed,
    it.ChooseGear: _choose_gear,
    it.TakeVehicle: _take_vehicle,
    it.PayGear: _pay_gear,
    it.OfferGear: _offer_gear,
    it.OfferVehicle: _offer_vehicle,
    it.ChooseSlot: _choose_slot,
    it.GiveGear: _give_gear,
    it.GiveVehicle: _give_vehicle,
    it.GiveResource: _give_resource,
    it.AskForGear: _ask_for_gear,
    it.AskForVehicle: _ask_for_vehicle,
    it.AskForResource: _ask_for_resource,
    it.RemoveBlue: _remove_blue,
}
"""One line for each kind of intent about gear."""
