"""How each intent of Last Comrade is done by hand: a card, a Comrade or a thing is put where it acts.

Also of what is forbidden: a drop that is refused finds its reason by it.
"""

from game.presenters.last_comrade import handles as at
from game.presenters.offers import Place
from game.presenters.shared.by_hand import (
    BUTTON,
    Handles,
    Places,
    Ways,
    button,
    copies,
    drag,
    places_by_kind,
)
from game.rules.core.frames import Decision
from game.rules.core.ids import CardId, Seat
from game.rules.core.values import Intent
from game.rules.last_comrade import intents as it
from game.rules.last_comrade.effects import TakingCard
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import OFFSET, ComradeId, Direction, EventVerb


class Hands:
    """Where the things of one seat lie while a decision waits."""

    __slots__ = ("decision", "seat", "world")

    def __init__(self, world: World, seat: Seat, decision: Decision[World]) -> None:
        self.world = world
        self.seat = seat
        self.decision = decision

    @property
    def own(self) -> ComradeId:
        return self.world.comrade_of(self.seat)

    def held(self, card: CardId) -> Handles:
        """Every copy in hand: they are alike."""
        hand = self.world.players[self.own].hand
        return copies(hand, card, at.in_hand)

    def event(self, verb: EventVerb) -> Handles:
        """The Event in hand that does this."""
        return self.held(self.world.setting.event_of[verb])

    def pieces(self, comrade: ComradeId, card: CardId, durability: int | None = None) -> Handles:
        """Equipment in front of a Comrade; alike pieces are one as good as the other."""
        return tuple(
            at.piece(comrade, number)
            for number, piece in enumerate(self.world.players[comrade].equipment)
            if piece.card == card and durability in (None, piece.durability)
        )

    def beyond(self, place: int, direction: Direction, steps: int) -> int:
        """The place so many steps away, or the last of the Line on that side."""
        return max(1, min(place + OFFSET[direction] * steps, self.world.length))

    def beside(self, place: int, direction: Direction) -> Handles:
        """What is one place away: behind the last place stands the Commissar, before the first is nothing."""
        number = place + OFFSET[direction]
        if number > self.world.length:
            return (at.COMMISSAR,)
        return (at.place(number),) if number >= 1 else ()


def _hand(hands: Hands, intent: Intent) -> Places:
    """A raised hand is also clicked where it is drawn."""
    return (*BUTTON, Place((), (at.raised_hand(hands.seat),)))


def _rest(hands: Hands, intent: Intent) -> Places:
    return (*BUTTON, Place((), (at.rest(hands.seat),)))


# Setting up, drafting, committing


def _choose_character(hands: Hands, intent: it.ChooseCharacter) -> Places:
    return (Place((), (at.character(intent.comrade),)),)


def _draft_pick(hands: Hands, intent: it.DraftPick) -> Places:
    packs = hands.world.players[hands.own].packs
    pack = packs[0] if packs else ()
    cards = tuple(at.in_pack(place) for place, card in enumerate(pack) if card == intent.card)
    return Place(cards, (at.KEPT,)), Place((), cards)


def _pass_on(hands: Hands, intent: it.PassOn) -> Places:
    """In a quick draft the cards that may be passed on are those still kept."""
    kept = hands.world.players[hands.own].kept
    cards = tuple(at.in_pack(place) for place, card in enumerate(kept) if card == intent.card)
    return drag(cards, (at.PASS_ON,))


def _commit(hands: Hands, intent: it.Commit) -> Places:
    return drag(hands.held(intent.card), (at.commit(hands.own),))


def _remind(hands: Hands, intent: it.Remind) -> Places:
    return (Place((), (at.remind(intent.window),)),)


# Serving


def _play_event(hands: Hands, intent: it.PlayEvent) -> Places:
    return drag(hands.held(intent.card), (at.FIELD,))


def _order_forward(hands: Hands, intent: it.OrderForward) -> Places:
    return drag(hands.event("order"), (at.comrade(intent.comrade),))


def _change_orders(hands: Hands, intent: it.ChangeOrders) -> Places:
    """The new card is laid where the old one lies."""
    return drag(hands.held(intent.card), (at.commit(hands.own),))


def _correct_fire(hands: Hands, intent: it.CorrectFire) -> Places:
    """The Target card is put one place on; or the Event on it, and then both directions are meant."""
    target = (at.target(intent.target),)
    beside = hands.beside(_place_of(hands.world, intent.target), intent.direction)
    return (*drag(hands.event("correct"), target), *drag(target, beside))


def _place_of(world: World, number: int) -> int:
    """Where a Target card lies; one that follows a Comrade lies with him."""
    target = next(one for one in world.targets if one.number == number)
    if target.comrade is not None and target.comrade in world.line:
        return world.place_of(target.comrade)
    return target.place


def _take_equipment(hands: Hands, intent: it.TakeEquipment) -> Places:
    pieces = hands.pieces(intent.comrade, intent.card, intent.durability)
    return drag(hands.event("requisition"), pieces)


def _search(hands: Hands, intent: it.Search) -> Places:
    return drag(hands.event("search"), _person(hands, intent.comrade))


def _person(hands: Hands, comrade: ComradeId) -> Handles:
    """A Comrade on the Line, or his player in the list."""
    return at.comrade(comrade), at.player(hands.world.players[comrade].seat)


def _take_card(hands: Hands, intent: it.TakeCard) -> Places:
    if not isinstance(hands.decision, TakingCard):
        return ()
    hand = hands.world.players[hands.decision.other].hand
    cards = tuple(at.shown(place) for place, card in enumerate(hand) if card == intent.card)
    return (Place((), cards),) if cards else ()


def _swap_hands(hands: Hands, intent: it.SwapHands) -> Places:
    return drag((at.ability(hands.own),), _person(hands, intent.comrade))


# Carrying out a card


def _move(hands: Hands, intent: it.Move) -> Places:
    """Where the steps would end on an empty Line; who is blocked before gets no further all the same."""
    own = hands.own
    place = at.place(hands.beyond(hands.world.place_of(own), intent.direction, intent.steps))
    return Place((at.comrade(own),), (place,)), Place((), (place,))


def _exchange(hands: Hands, intent: it.Exchange) -> Places:
    return drag((at.comrade(hands.own),), (at.comrade(intent.comrade),))


def _exchange_two(hands: Hands, intent: it.ExchangeTwo) -> Places:
    return drag((at.comrade(intent.comrade),), (at.comrade(intent.other),))


def _take_aboard(hands: Hands, intent: it.TakeAboard) -> Places:
    return (Place((), (at.comrade(intent.comrade),)),)


def _shoot(hands: Hands, intent: it.Shoot) -> Places:
    target = (at.comrade(intent.comrade),)
    revolver = hands.pieces(hands.own, hands.world.setting.piece_of["shoot"])
    return (Place((), target), *drag(revolver, target))


def _wear_boots(hands: Hands, intent: it.WearBoots) -> Places:
    boots = hands.pieces(hands.own, hands.world.setting.piece_of["steps"], intent.durability)
    return (Place((), boots),) if boots else ()


# Being hit


def _use_equipment(hands: Hands, intent: it.UseEquipment) -> Places:
    pieces = hands.pieces(hands.own, intent.card, intent.durability)
    return (Place((), pieces), *drag(pieces, (at.comrade(hands.own),))) if pieces else ()


def _reflect(hands: Hands, intent: it.Reflect) -> Places:
    """The door is turned to one side; a click on it asks to which."""
    doors = hands.pieces(hands.own, hands.world.setting.piece_of["reflect"], intent.durability)
    if not doors:
        return ()
    beside = hands.beside(hands.world.place_of(hands.own), intent.direction)
    return (Place((), doors), *drag(doors, beside))


def _shield(hands: Hands, intent: it.Shield) -> Places:
    return drag(hands.event("shield"), (at.comrade(intent.comrade),))


PLACES: Ways[Hands] = {
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
"""One line for each kind of intent."""

places = places_by_kind(PLACES, Hands)
