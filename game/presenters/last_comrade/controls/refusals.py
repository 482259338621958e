"""Why a gesture without a listed intent is refused: from what it meant, or what must be done first."""

from game.presenters.last_comrade.controls import handles as at
from game.presenters.last_comrade.controls.bindings import places
from game.presenters.last_comrade.controls.things import piece_at
from game.rules.core import engine
from game.rules.core.frames import Decision
from game.rules.core.ids import CardId, Seat
from game.rules.core.state import State
from game.rules.core.values import Intent, Refusal
from game.rules.last_comrade import GAME
from game.rules.last_comrade import intents as it
from game.rules.last_comrade.committing import Committing, why_not_laid_elsewhere, why_not_take_back
from game.rules.last_comrade.deeds import why_not_swap
from game.rules.last_comrade.effects import why_not_now, why_not_unaimed
from game.rules.last_comrade.hits import HitWindow, Shielding, why_not_use_now
from game.rules.last_comrade.manoeuvres import ChooseMove, ChooseTwo
from game.rules.last_comrade.responses import Answering
from game.rules.last_comrade.slots import ChoosePassenger, Revolver
from game.rules.last_comrade.state import Piece, World
from game.rules.last_comrade.terms import ComradeId, EventVerb
from game.rules.last_comrade.windows import Serving
from game.view.handles import Handle, kind_of

LISTENS = (Serving, Committing, Answering, Shielding)
"""Decisions in which an Event may be played."""
LAID_BESIDE = frozenset((at.HAND.name, at.PACK.name, at.PIECE.name))
"""Things that lie in rows: a thing put on another one of its row just stays in the row."""


def lies_on(world: World, handle: Handle) -> Handle | None:
    """The place below a thing on the Line; None for a thing that lies elsewhere."""
    comrade = at.COMRADE.of(handle)
    if comrade is not None and comrade in world.line:
        return at.PLACE(world.place_of(comrade))
    place = at.HAZARD.of(handle)
    return None if place is None else at.PLACE(place)


def belongs_in_hand(world: World, seat: Seat, handle: Handle) -> bool:
    """Whether a seat can take this thing in hand: its own cards, Equipment and Comrade."""
    if handle in at.HAND or handle in at.PACK:
        return True
    if seat >= len(world.order):
        return False
    own = world.comrade_of(seat)
    if handle == at.COMMIT(own):
        return world.players[own].committed is not None
    return handle == at.COMRADE(own) or _own_piece(world, own, handle) is not None


def other_reason(
    view: State[World], seat: Seat, source: Handle | None, target: Handle | None
) -> Refusal | None:
    """Why a gesture without an intent is refused: another seat is asked, or the thing is of no use there."""
    whose = None if source is None or target is not None else at.RAISED_HAND.of(source)
    if whose is not None:
        return engine.why_not(GAME, view, whose, it.RaiseHand())
    decision = engine.pending(view)
    if decision is None or seat not in engine.waiting_for(view):
        return engine.why_not(GAME, view, seat, it.GoOn())
    if source is None or seat >= len(view.world.order):
        return None
    if target is None:
        begun = _begun_with(view, seat, source, decision)
        if begun:
            return None if None in begun else begun[0]
    elif _is_put_back(view.world, source, target):
        return None
    intended = _intended_by(view.world, seat, decision, source, target)
    if intended is not None:
        return decision.why_not(view.world, seat, intended)
    return _why_not_use(view, seat, decision, source, target)


def _begun_with(
    view: State[World], seat: Seat, handle: Handle, decision: Decision[World]
) -> list[Refusal | None]:
    """The refusals of all intents that a click on a thing begins: to choose it, or to pick it up."""
    world = view.world
    return [
        decision.why_not(world, seat, intent)
        for intent in decision.candidates(world, seat)
        for place in places(world, seat, intent, decision)
        if handle in (place.sources or place.targets)
    ]


def _is_put_back(world: World, source: Handle, target: Handle) -> bool:
    """Whether a thing is only put back where it was, or beside it: that means nothing."""
    if kind_of(source) in LAID_BESIDE:
        return kind_of(source) == kind_of(target)
    return lies_on(world, source) == target


# What was meant


def _intended_by(
    world: World, seat: Seat, decision: Decision[World], source: Handle, target: Handle | None
) -> Intent | None:
    """The intent a gesture stands for although it is not listed: the rules then say why it is refused."""
    own, aim = world.comrade_of(seat), at.COMRADE.of(target or source)
    match decision:
        case ChooseMove() if source == at.COMRADE(own) and target is not None:
            return _move_to(world, own, target)
        case ChooseTwo() if (one := at.COMRADE.of(source)) is not None:
            return it.ExchangeTwo(one, aim or own)
        case ChoosePassenger() if aim is not None and target is None:
            return it.TakeAboard(aim)
        case Revolver() if aim is not None and (target is None or source in at.PIECE):
            return it.Shoot(aim)
        case Shielding() if aim is not None and _verb_of(world, seat, source) == "shield":
            return it.Shield(aim)
        case Serving() | Committing() if _verb_of(world, seat, source) == "search":
            return it.Search(own)
        case HitWindow() if (piece := _own_piece(world, own, source)) is not None and target is None:
            return it.UseEquipment(piece.card, piece.durability)
    return None


def _move_to(world: World, own: ComradeId, target: Handle) -> Intent | None:
    """A move of as many steps as the place is away."""
    place = at.PLACE.of(lies_on(world, target) or target)
    if place is None:
        return None
    steps = place - world.place_of(own)
    return it.Move("forward" if steps < 0 else "back", abs(steps))


# Why a thing is of no use


def _why_not_use(
    view: State[World], seat: Seat, decision: Decision[World], source: Handle, target: Handle | None
) -> Refusal | None:
    """The rule by which an own thing is of no use now, or not at that place; None for others' things."""
    world, own = view.world, view.world.comrade_of(seat)
    piece = _own_piece(world, own, source)
    if piece is not None:
        return why_not_use_now(world, piece.card) or _unfinished(view, seat)
    if source in at.HAND and isinstance(decision, LISTENS):
        return _why_not_card(view, seat, decision, source, target)
    if source in at.HAND or source in at.PACK or source == at.COMRADE(own):
        return _unfinished(view, seat)
    if source == at.COMMIT(own) and world.players[own].committed is not None:
        return why_not_take_back()
    number = at.TARGET.of(source)
    if number is not None and isinstance(decision, Serving | Committing):
        return why_not_unaimed(world, own, world.setting.event_of["correct"], number)
    if source == at.ABILITY(own) and world.ability(own).swaps_hands:
        return why_not_swap(world, own, own)
    return None


def _own_piece(world: World, own: ComradeId, handle: Handle) -> Piece | None:
    fields = at.PIECE.fields(handle)
    return piece_at(world, handle) if fields is not None and fields[0] == own else None


def _card_at(world: World, seat: Seat, handle: Handle) -> CardId | None:
    hand, place = world.players[world.comrade_of(seat)].hand, at.HAND.of(handle)
    return hand[place] if place is not None and place < len(hand) else None


def _verb_of(world: World, seat: Seat, handle: Handle) -> EventVerb | None:
    card = _card_at(world, seat, handle)
    event = None if card is None else world.setting.events.get(card)
    return None if event is None else event.do


def _why_not_card(
    view: State[World], seat: Seat, decision: Decision[World], source: Handle, target: Handle | None
) -> Refusal | None:
    """Why a card is refused while Events may be played: no Event, not now, or the wrong target."""
    world = view.world
    card, verb = _card_at(world, seat, source), _verb_of(world, seat, source)
    if card is None:
        return None
    begun = _begun_with(view, seat, source, decision)
    other = None if target is None else at.COMMIT.of(target)
    if _may_lay(world, decision) and target is not None and (verb is None or other is not None):
        return why_not_laid_elsewhere(card, other)
    if verb is None:
        return _unfinished(view, seat) if _may_lay(world, decision) else why_not_now(world, card)
    if begun and None not in begun:
        return begun[0]
    if not begun:
        return _not_listed(world, seat, decision, card)
    return why_not_unaimed(world, world.comrade_of(seat), card) or _unfinished(view, seat)


def _may_lay(world: World, decision: Decision[World]) -> bool:
    """Whether a card may also be laid face down at this moment."""
    return isinstance(decision, Committing) or (
        isinstance(decision, Serving) and decision.may_lay_card(world)
    )


def _not_listed(world: World, seat: Seat, decision: Decision[World], card: CardId) -> Refusal | None:
    """Why an Event is not listed: there is nothing to choose for it, or it does not answer the question."""
    if not isinstance(decision, Serving):
        return why_not_now(world, card)
    if card not in world.setting.in_window.get(decision.window, ()):
        return decision.why_not(world, seat, it.PlayEvent(card))
    return why_not_unaimed(world, world.comrade_of(seat), card)


def _unfinished(view: State[World], seat: Seat) -> Refusal | None:
    """The refusal of anything but the answer to the open question."""
    return engine.why_not(GAME, view, seat, it.GoOn()) or engine.why_not(GAME, view, seat, it.StandDown())
