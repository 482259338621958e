"""Which gesture submits each intent of Last Comrade: a card, a Comrade or a thing is put where it acts.

Forbidden intents are bound too: a refused drop finds its reason through its binding.
"""

from game.presenters.contract.offers import Binding
from game.presenters.last_comrade.controls import handles as at
from game.presenters.shared.controls.bindings import (
    BUTTON,
    Bindings,
    BindingTable,
    Handles,
    bindings_by_kind,
    button,
    copies,
    drag,
)
from game.rules.core.frames import Decision
from game.rules.core.ids import CardId, Seat
from game.rules.core.values import Intent
from game.rules.last_comrade import intents as it
from game.rules.last_comrade.effects import TakingCard
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import OFFSET, ComradeId, Direction, EventVerb


class HandleLookup:
    """Finds the handles of one seat's things while a decision waits."""

    __slots__ = ("decision", "seat", "world")

    def __init__(self, world: World, seat: Seat, decision: Decision[World]) -> None:
        self.world = world
        self.seat = seat
        self.decision = decision

    @property
    def own(self) -> ComradeId:
        return self.world.comrade_of(self.seat)

    def held(self, card: CardId) -> Handles:
        """Every copy of a card in hand: copies are interchangeable."""
        hand = self.world.players[self.own].hand
        return copies(hand, card, at.HAND)

    def event(self, verb: EventVerb) -> Handles:
        """The Event in hand that has this effect."""
        return self.held(self.world.setting.event_of[verb])

    def pieces(self, comrade: ComradeId, card: CardId, durability: int | None = None) -> Handles:
        """Equipment in front of a Comrade; equal pieces are interchangeable."""
        return tuple(
            at.PIECE(comrade, number)
            for number, piece in enumerate(self.world.players[comrade].equipment)
            if piece.card == card and durability in (None, piece.durability)
        )

    def beyond(self, place: int, direction: Direction, steps: int) -> int:
        """The place this many steps away, or the last place of the Line on that side."""
        return max(1, min(place + OFFSET[direction] * steps, self.world.length))

    def beside(self, place: int, direction: Direction) -> Handles:
        """What is one place away: the Commissar behind the last place, nothing before the first."""
        number = place + OFFSET[direction]
        if number > self.world.length:
            return (at.COMMISSAR,)
        return (at.PLACE(number),) if number >= 1 else ()


def _hand(lookup: HandleLookup, _intent: Intent) -> Bindings:
    """A raised hand can also be clicked where it is drawn."""
    return (*BUTTON, Binding((), (at.RAISED_HAND(lookup.seat),)))


def _rest(lookup: HandleLookup, _intent: Intent) -> Bindings:
    return (*BUTTON, Binding((), (at.REST(lookup.seat),)))


# Setting up, drafting, committing


def _choose_character(_lookup: HandleLookup, intent: it.ChooseCharacter) -> Bindings:
    return (Binding((), (at.CHARACTER(intent.comrade),)),)


def _draft_pick(lookup: HandleLookup, intent: it.DraftPick) -> Bindings:
    packs = lookup.world.players[lookup.own].packs
    pack = packs[0] if packs else ()
    cards = tuple(at.PACK(place) for place, card in enumerate(pack) if card == intent.card)
    return Binding(cards, (at.KEPT,)), Binding((), cards)


def _pass_on(lookup: HandleLookup, intent: it.PassOn) -> Bindings:
    """In a quick draft the cards that may be passed on are those still in hand."""
    kept = lookup.world.players[lookup.own].kept
    cards = tuple(at.PACK(place) for place, card in enumerate(kept) if card == intent.card)
    return drag(cards, (at.PASS_ON,))


def _commit(lookup: HandleLookup, intent: it.Commit) -> Bindings:
    return drag(lookup.held(intent.card), (at.COMMIT(lookup.own),))


def _remind(_lookup: HandleLookup, intent: it.Remind) -> Bindings:
    return (Binding((), (at.REMIND(intent.window),)),)


# Serving


def _play_event(lookup: HandleLookup, intent: it.PlayEvent) -> Bindings:
    return drag(lookup.held(intent.card), (at.FIELD,))


def _order_forward(lookup: HandleLookup, intent: it.OrderForward) -> Bindings:
    return drag(lookup.event("order"), (at.COMRADE(intent.comrade),))


def _change_orders(lookup: HandleLookup, intent: it.ChangeOrders) -> Bindings:
    """The new card is put where the old one lies."""
    return drag(lookup.held(intent.card), (at.COMMIT(lookup.own),))


def _correct_fire(lookup: HandleLookup, intent: it.CorrectFire) -> Bindings:
    """Put the Target card one place further; or put the Event on it, which stands for both directions."""
    target = (at.TARGET(intent.target),)
    beside = lookup.beside(_place_of(lookup.world, intent.target), intent.direction)
    return (*drag(lookup.event("correct"), target), *drag(target, beside))


def _place_of(world: World, number: int) -> int:
    """Where a Target card lies; one that follows a Comrade lies at that Comrade's place."""
    target = next(one for one in world.targets if one.number == number)
    if target.comrade is not None and target.comrade in world.line:
        return world.place_of(target.comrade)
    return target.place


def _take_equipment(lookup: HandleLookup, intent: it.TakeEquipment) -> Bindings:
    pieces = lookup.pieces(intent.comrade, intent.card, intent.durability)
    return drag(lookup.event("requisition"), pieces)


def _search(lookup: HandleLookup, intent: it.Search) -> Bindings:
    return drag(lookup.event("search"), _person(lookup, intent.comrade))


def _person(lookup: HandleLookup, comrade: ComradeId) -> Handles:
    """A Comrade on the Line, or that Comrade's player in the list."""
    return at.COMRADE(comrade), at.SEAT(lookup.world.players[comrade].seat)


def _take_card(lookup: HandleLookup, intent: it.TakeCard) -> Bindings:
    if not isinstance(lookup.decision, TakingCard):
        return ()
    hand = lookup.world.players[lookup.decision.other].hand
    cards = tuple(at.SHOWN(place) for place, card in enumerate(hand) if card == intent.card)
    return (Binding((), cards),) if cards else ()


def _swap_hands(lookup: HandleLookup, intent: it.SwapHands) -> Bindings:
    return drag((at.ABILITY(lookup.own),), _person(lookup, intent.comrade))


# Carrying out a card


def _move(lookup: HandleLookup, intent: it.Move) -> Bindings:
    """Where the steps would end on an empty Line; a Comrade who is blocked earlier stops there."""
    own = lookup.own
    place = at.PLACE(lookup.beyond(lookup.world.place_of(own), intent.direction, intent.steps))
    return Binding((at.COMRADE(own),), (place,)), Binding((), (place,))


def _exchange(lookup: HandleLookup, intent: it.Exchange) -> Bindings:
    return drag((at.COMRADE(lookup.own),), (at.COMRADE(intent.comrade),))


def _exchange_two(_lookup: HandleLookup, intent: it.ExchangeTwo) -> Bindings:
    return drag((at.COMRADE(intent.comrade),), (at.COMRADE(intent.other),))


def _take_aboard(_lookup: HandleLookup, intent: it.TakeAboard) -> Bindings:
    return (Binding((), (at.COMRADE(intent.comrade),)),)


def _shoot(lookup: HandleLookup, intent: it.Shoot) -> Bindings:
    target = (at.COMRADE(intent.comrade),)
    revolver = lookup.pieces(lookup.own, lookup.world.setting.piece_of["shoot"])
    return (Binding((), target), *drag(revolver, target))


def _wear_boots(lookup: HandleLookup, intent: it.WearBoots) -> Bindings:
    boots = lookup.pieces(lookup.own, lookup.world.setting.piece_of["steps"], intent.durability)
    return (Binding((), boots),) if boots else ()


# Being hit


def _use_equipment(lookup: HandleLookup, intent: it.UseEquipment) -> Bindings:
    pieces = lookup.pieces(lookup.own, intent.card, intent.durability)
    return (Binding((), pieces), *drag(pieces, (at.COMRADE(lookup.own),))) if pieces else ()


def _reflect(lookup: HandleLookup, intent: it.Reflect) -> Bindings:
    """The door is turned to one side; a click on it asks which side."""
    navigator = lookup.pieces(lookup.own, lookup.world.setting.piece_of["reflect"], intent.durability)
    if not navigator:
        return ()
    beside = lookup.beside(lookup.world.place_of(lookup.own), intent.direction)
    return (Binding((), navigator), *drag(navigator, beside))


def _shield(lookup: HandleLookup, intent: it.Shield) -> Bindings:
    return drag(lookup.event("shield"), (at.COMRADE(intent.comrade),))


BINDINGS: BindingTable[HandleLookup] = {
    it.ChooseCharacter: _choose_character,
    it.DraftPick: _draft_pick,
    it.PassOn: _pass_on,
    it.Commit: _commit,
    it.Remind: _remind,
    it.RaiseHand: _hand,
    it.LowerHand: _hand,
    it.LetPass: button,
    it.NothingMore: _rest,
    it.StandDown: button,
    it.GoOn: button,
    it.PlayEvent: _play_event,
    it.OrderForward: _order_forward,
    it.ChangeOrders: _change_orders,
    it.CorrectFire: _correct_fire,
    it.TakeEquipment: _take_equipment,
    it.Search: _search,
    it.TakeCard: _take_card,
    it.SwapHands: _swap_hands,
    it.WearBoots: _wear_boots,
    it.Move: _move,
    it.Exchange: _exchange,
    it.ExchangeTwo: _exchange_two,
    it.TakeAboard: _take_aboard,
    it.Shoot: _shoot,
    it.EndSlot: button,
    it.UseEquipment: _use_equipment,
    it.Reflect: _reflect,
    it.React: button,
    it.Shield: _shield,
    it.AcceptHit: button,
}
"""The binding of each kind of intent."""

places = bindings_by_kind(BINDINGS, HandleLookup)
