"""Which gestures place, move, pay and trade gear, at the Market and between knights."""

from game.presenters.shared.controls.bindings import Bindings, BindingTable, click, copies, drag
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.controls.handle_lookup import HandleLookup
from game.presenters.wasteland_riders.decision.shares import things_of
from game.rules.wasteland_riders.gear.carried import CAR, GAINED, card_at, container_of
from game.rules.wasteland_riders.intents import common as it
from game.rules.wasteland_riders.market.market import Trading
from game.rules.wasteland_riders.packing.placing import Cutting, NewVehicle
from game.rules.wasteland_riders.verbs.choices import LosingGear
from game.view.handles import Handle

# Gear


def _place_gear(lookup: HandleLookup, intent: it.PlaceGear) -> Bindings:
    return drag((at.SPOT(GAINED),), lookup.targets(intent.spot))


def _make_room(lookup: HandleLookup, intent: it.MakeRoom) -> Bindings:
    return drag((lookup.spot(intent.spot),), (at.DISCARD,))


def _move_gear(lookup: HandleLookup, intent: it.MoveGear) -> Bindings:
    """Not in its present container: a card put back there only stays where it was."""
    origin = container_of(intent.origin)
    if origin is not None and origin[0] == intent.spot:
        return ()
    source = lookup.spot(intent.origin)
    return drag((source,), tuple(one for one in lookup.targets(intent.spot) if one != source))


def _attach(lookup: HandleLookup, intent: it.Attach) -> Bindings:
    return drag((lookup.spot(intent.origin),), (lookup.spot(intent.spot),))


def _detach(lookup: HandleLookup, intent: it.Detach) -> Bindings:
    knight = lookup.knight
    host = card_at(knight, intent.spot) or knight.printed.get(intent.spot)
    if host is None:
        return ()
    tucked = copies(host.attachments, intent.card, lambda number: at.TUCKED(intent.spot, number))
    return drag(tucked, lookup.targets(intent.to))


def _discard_stowed(lookup: HandleLookup, intent: it.DiscardStowed) -> Bindings:
    if not isinstance(lookup.decision, Cutting):
        return ()
    return click((at.THEIRS(lookup.decision.rival, intent.spot),))


def _remove_blue(_lookup: HandleLookup, intent: it.RemoveBlue) -> Bindings:
    return drag((at.SPOT(intent.spot),), (at.DISCARD,))


def _pay_gear(lookup: HandleLookup, intent: it.PayGear) -> Bindings:
    card = (lookup.spot(intent.spot),)
    return (*drag(card, (at.PAY,)), *click(card))


def _choose_gear(lookup: HandleLookup, intent: it.ChooseGear) -> Bindings:
    if isinstance(lookup.decision, LosingGear) and lookup.decision.knight != lookup.seat:
        return click((at.THEIRS(lookup.decision.knight, intent.spot),))
    return click((lookup.spot(intent.spot),))


def _take_vehicle(lookup: HandleLookup, intent: it.TakeVehicle) -> Bindings:
    """A vehicle of the pool; a vehicle just gained lies with the things to be placed."""
    if isinstance(lookup.decision, NewVehicle):
        return (*click((at.SPOT(GAINED),)), *drag((at.SPOT(GAINED),), (at.SPOT(CAR),)))
    vehicle = (at.pool(intent.vehicle, is_damaged=intent.damaged),)
    wanted = drag(vehicle, (at.WANTED,)) if isinstance(lookup.decision, Trading) else ()
    return (*wanted, *click(vehicle))


# The Market


def _offer_gear(lookup: HandleLookup, intent: it.OfferGear) -> Bindings:
    return drag((lookup.spot(intent.spot),), (at.OFFER,))


def _offer_vehicle(_lookup: HandleLookup, _intent: it.OfferVehicle) -> Bindings:
    return drag((at.SPOT(CAR),), (at.OFFER,))


def _choose_slot(lookup: HandleLookup, intent: it.ChooseSlot) -> Bindings:
    card = (at.MARKET(intent.slot),)
    wanted = drag(card, (at.WANTED,)) if isinstance(lookup.decision, Trading) else ()
    return (*wanted, *click(card))


# Exchange between knights


def _shared(lookup: HandleLookup, thing: str, lies: Handle, *, is_own: bool) -> Bindings:
    """A thing is put into its tray; a click in the tray, or where it lies, takes it out again."""
    owner = lookup.seat if is_own else lookup.deal.other(lookup.seat)
    tray: at.Tray = "own" if is_own else "other"
    shared = things_of(lookup.deal.share(owner))
    if thing not in shared:
        return drag((lies,), (at.SHARE(tray),))
    return click((at.GIVEN(tray, shared.index(thing)), lies))


def _give_gear(lookup: HandleLookup, intent: it.GiveGear) -> Bindings:
    return _shared(lookup, intent.spot, lookup.spot(intent.spot), is_own=True)


def _give_vehicle(lookup: HandleLookup, _intent: it.GiveVehicle) -> Bindings:
    return _shared(lookup, CAR, at.SPOT(CAR), is_own=True)


def _ask_for_gear(lookup: HandleLookup, intent: it.AskForGear) -> Bindings:
    lies = at.THEIRS(lookup.deal.other(lookup.seat), intent.spot)
    return _shared(lookup, intent.spot, lies, is_own=False)


def _ask_for_vehicle(lookup: HandleLookup, _intent: it.AskForVehicle) -> Bindings:
    lies = at.THEIRS(lookup.deal.other(lookup.seat), CAR)
    return _shared(lookup, CAR, lies, is_own=False)


def _resource(lookup: HandleLookup, intent: it.GiveResource | it.AskForResource, *, is_own: bool) -> Bindings:
    """An amount is put into the tray; a click on it there takes it out."""
    rival = lookup.deal.other(lookup.seat)
    tray: at.Tray = "own" if is_own else "other"
    if intent.n:
        dial = at.RESOURCE(intent.resource) if is_own else at.THEIR_RESOURCE(rival, intent.resource)
        return drag((dial,), (at.SHARE(tray),))
    shared = things_of(lookup.deal.share(lookup.seat if is_own else rival))
    if intent.resource not in shared:
        return ()
    return click((at.GIVEN(tray, shared.index(intent.resource)),))


def _give_resource(lookup: HandleLookup, intent: it.GiveResource) -> Bindings:
    return _resource(lookup, intent, is_own=True)


def _ask_for_resource(lookup: HandleLookup, intent: it.AskForResource) -> Bindings:
    return _resource(lookup, intent, is_own=False)


GEAR_WAYS: BindingTable[HandleLookup] = {
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
"""The binding of each kind of intent about gear."""
