"""What a handle stands for: the card, the Equipment or the Comrade that lies there."""

from game.presenters.contract.presenter import ViewContext
from game.presenters.last_comrade.controls import handles as at
from game.presenters.last_comrade.players import own
from game.rules.core import engine
from game.rules.core.ids import HIDDEN, CardId
from game.rules.core.piles import Pile
from game.rules.last_comrade.draft import QuickDraft
from game.rules.last_comrade.effects import TakingCard
from game.rules.last_comrade.state import Piece, World
from game.rules.last_comrade.terms import ComradeId
from game.view.handles import Handle


def comrade_at(world: World, handle: Handle) -> ComradeId | None:
    """The Comrade whose own card lies there or is shown there; None if there is none."""
    name = at.COMRADE.of(handle) or at.ABILITY.of(handle) or at.CHARACTER.of(handle)
    return name if name in world.setting.comrades else None


def piece_at(world: World, handle: Handle) -> Piece | None:
    """The Equipment in front of a Comrade; None if the handle names none."""
    fields = at.PIECE.fields(handle)
    if fields is None:
        return None
    comrade, number = fields
    pieces = world.players[comrade].equipment if comrade in world.players else ()
    return pieces[number] if number < len(pieces) else None


def card_at(ctx: ViewContext, handle: Handle) -> CardId | None:
    """The card that a thing is, or shows on top; None if there is none or it is hidden."""
    world: World = ctx.view.world
    found: CardId | None = None
    if (place := place_in_pile(handle)) is not None:
        pile = pile_of(ctx, handle)
        found = pile[place] if place < len(pile) else None
    elif (comrade := at.COMMIT.of(handle)) is not None:
        found = committed(world, comrade)
    elif (piece := piece_at(world, handle)) is not None:
        found = piece.card
    else:
        tops = _pile_shown(world, handle)[-1:]
        found = tops[0] if tops else None
    return None if found == HIDDEN else found


def place_in_pile(handle: Handle) -> int | None:
    """The index of a card in `pile_of`; None for a thing that lies in no pile."""
    return next((place for kind in ROWS if (place := kind.of(handle)) is not None), None)


def pile_of(ctx: ViewContext, handle: Handle) -> Pile:
    """The cards that handles of this kind number: own hand, own pack, or the hand that a Shakedown shows.

    In a quick draft the pack is the own hand.
    """
    world: World = ctx.view.world
    comrade, decision = own(ctx), engine.pending(ctx.view)
    if comrade is None:
        return ()
    player = world.players[comrade]
    if handle in at.HAND:
        return player.hand
    if handle in at.SHOWN:
        return world.players[decision.other].hand if isinstance(decision, TakingCard) else ()
    if isinstance(decision, QuickDraft):
        return player.kept
    return player.packs[0] if player.packs else ()


def committed(world: World, comrade: ComradeId) -> CardId | None:
    """The card of a slot: face up while it is resolved, otherwise face down and known to its owner only."""
    if comrade not in world.players:
        return None
    if world.slot == comrade and world.revealed is not None:
        return world.revealed
    return world.players[comrade].committed


def _pile_shown(world: World, handle: Handle) -> Pile:
    """Piles whose last card everybody sees."""
    if (place := at.HAZARD.of(handle)) is not None:
        return world.hazards_at(place)
    if handle == at.STRIKE:
        return () if world.strike is None else (world.strike,)
    if handle == at.ACTION_DISCARD:
        return world.action_discard
    return world.attack_discard if handle == at.ATTACK_DISCARD else ()


ROWS = (at.HAND, at.PACK, at.SHOWN)
"""Cards that lie in a row, each named by its index."""
