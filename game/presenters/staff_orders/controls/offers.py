"""What a seat may do now and, where it may not, why: both found by `places`."""

from collections.abc import Sequence

from game.presenters.contract.offers import Binding
from game.presenters.shared.controls.control_index import ControlIndex, ControlRules
from game.presenters.staff_orders.controls import handles as at
from game.presenters.staff_orders.controls.bindings import places
from game.presenters.staff_orders.controls.things import card_at
from game.rules.core import engine
from game.rules.core.ids import CardId, Seat
from game.rules.core.state import State
from game.rules.core.values import Intent, Refusal
from game.rules.staff_orders import GAME
from game.rules.staff_orders.dice import RollResult
from game.rules.staff_orders.effects import effect_candidates, why_not_effect, why_not_elsewhere
from game.rules.staff_orders.entering import Entering
from game.rules.staff_orders.intents import (
    Done,
    EndTurn,
    Enter,
    FlyIn,
    PlaceAircraft,
    PlaceSoldiers,
    PlayEffect,
    UseBonus,
)
from game.rules.staff_orders.placement import why_not_deploy, why_not_staged
from game.rules.staff_orders.state import World
from game.rules.staff_orders.terms import PlaceId
from game.rules.staff_orders.turn import Turn, TurnEnd
from game.view.handles import Handle

ABOUT_A_TARGET = frozenset(
    f"SO-{rule}" for rule in "BAR-03 BOMB-02 PARA-03 REINF-02 REINF-03 SCR-02 SCR-03 SCR-08".split()
)
"""Rules about the target only: they do not tell why a thing cannot be held."""


def default_last(legal: Sequence[Intent]) -> tuple[Intent, ...]:
    """The same intents with the default one last, whose button is golden: to take the soldier of a bonus."""
    return tuple(sorted(legal, key=lambda intent: isinstance(intent, UseBonus)))


def control_index() -> ControlIndex[World]:
    return ControlIndex(
        ControlRules(places, _other_reason, lies_on=_lies_on, belongs_in_hand=_belongs_in_hand)
    )


def _lies_on(world: World, handle: Handle) -> Handle | None:
    """The area or zone below a thing on the board; None for a thing that is not on the board."""
    if (pile := at.pieces_of(handle)) is not None:
        layer, _, place = pile
        return at.place(layer, place)
    if (area := at.BONUS.of(handle)) is not None:
        return at.AREA(area)
    name = at.SPACE.of(handle) or at.COMMANDER.of(handle)
    space = None if name is None else world.setting.spaces.get(name)
    return at.place(space.layer, space.place) if space is not None and space.place else None


def _other_reason(
    view: State[World], seat: Seat, source: Handle | None, target: Handle | None
) -> Refusal | None:
    """The reason against a gesture that no intent has: what must be done first, or where a thing belongs."""
    if seat not in engine.waiting_for(view):
        return engine.why_not(GAME, view, seat, EndTurn())
    if source is None:
        return None
    if source == at.STAGING:
        return None if target == at.STAGING else why_not_staged()
    if target is None:
        begun = _begun_with(view, seat, source)
        if begun:
            return None if None in begun else begun[0]
    if not _is_own(view.world, seat, source) or _is_put_back(view.world, source, target):
        return None
    return _why_not_use(view, seat, source)


def _begun_with(view: State[World], seat: Seat, handle: Handle) -> list[Refusal | None]:
    """The refusals (None if legal) of every intent that a click on a thing starts: choosing it, or the place
    below it, or holding it.

    Refusals about a target are left out, because another target may accept the thing.
    """
    decision, world = engine.pending(view), view.world
    assert decision is not None
    chosen = {handle, _lies_on(world, handle)}
    found: list[Refusal | None] = []
    for intent in decision.candidates(world, seat):
        for place in places(world, seat, intent, decision):
            refusal = decision.why_not(world, seat, intent)
            is_of_target = refusal is not None and refusal.rule in ABOUT_A_TARGET
            if (handle in place.sources and not is_of_target) or chosen.intersection(_clicked(place)):
                found.append(refusal)
    return found


def _clicked(place: Binding) -> tuple[Handle, ...]:
    return () if place.sources else place.targets


def _why_not_use(view: State[World], seat: Seat, source: Handle) -> Refusal | None:
    """The rule by which a thing of one's own cannot be used now, or not at this place; None if
    there is none.
    """
    card = card_at(view.world, seat, source)
    if card is not None:
        return _why_not_card(view, seat, card) or _misplaced(view, card) or _unfinished(view, seat)
    decision = engine.pending(view)
    if isinstance(decision, Entering) and (pile := at.pieces_of(source)) and pile[0] == decision.layer:
        return decision.why_not_elsewhere()
    if isinstance(decision, Turn | TurnEnd) and (moved := _moving(source)) is not None:
        return engine.why_not(GAME, view, seat, moved)
    if source not in at.RESERVE:
        return _unfinished(view, seat)
    if source == at.RESERVE("commanders") and isinstance(engine.pending(view), Turn):
        return why_not_deploy(view.world, view.world.faction_of(seat), None)
    return engine.why_not(GAME, view, seat, EndTurn()) or _unfinished(view, seat)


def _moving(source: Handle) -> Intent | None:
    """The intent of moving some of these pieces; None for a thing that is no pile."""
    if (pile := at.pieces_of(source)) is not None:
        return Enter(pile[2], 1) if pile[0] == "land" else FlyIn(pile[2], 1)
    nowhere = PlaceId("")
    match at.RESERVE.of(source):
        case "soldiers":
            return PlaceSoldiers(nowhere, 1)
        case "aircraft":
            return PlaceAircraft(nowhere, 1)
    return None


def _is_own(world: World, seat: Seat, source: Handle) -> bool:
    """Whether a thing belongs to the seat; no reason is given why the enemy's things cannot be moved."""
    faction = world.faction_of(seat)
    if (pile := at.pieces_of(source)) is not None:
        return pile[1] == faction
    if (space := at.COMMANDER.of(source)) is not None:
        return world.commanders.get(space) == faction
    return source in at.HAND or source in at.RESERVE


def _belongs_in_hand(world: World, seat: Seat, handle: Handle) -> bool:
    """One's own cards and pieces, including those in the staging zone."""
    if handle == at.STAGING:
        return world.army(world.faction_of(seat)).staging > 0
    return _is_own(world, seat, handle)


def _is_put_back(world: World, source: Handle, target: Handle | None) -> bool:
    """Whether a thing is only put back at its place, or beside it, so that nothing was meant."""
    if target is None:
        return False
    for kind in (at.HAND, at.RESERVE):
        if source in kind:
            return target in kind
    home = _lies_on(world, source)
    return home is not None and home in (target, _lies_on(world, target))


def _why_not_card(view: State[World], seat: Seat, card: CardId) -> Refusal | None:
    """The rule against the effect of a card now, wherever it is put; None if it can be played.

    Before the action of a turn no window is open; the card's own requirement explains that best.
    """
    decision, world = engine.pending(view), view.world
    faction = world.faction_of(seat)
    if isinstance(decision, Turn):
        return why_not_effect(world, faction, (), PlayEffect(card), None)
    if decision is None or isinstance(decision, RollResult):
        return None
    numbers = [
        one for one in effect_candidates(world, faction) if isinstance(one, PlayEffect) and one.card == card
    ]
    some_first = sorted(numbers, key=lambda one: one.count == 0)
    found = [decision.why_not(world, seat, intent) for intent in some_first]
    return None if None in found else found[0]


def _misplaced(view: State[World], card: CardId) -> Refusal | None:
    """Where a playable card belongs; None if cards are only discarded now."""
    return None if isinstance(engine.pending(view), RollResult) else why_not_elsewhere(view.world, card)


def _unfinished(view: State[World], seat: Seat) -> Refusal | None:
    """What must be done before anything else; None in a turn whose action is over."""
    return engine.why_not(GAME, view, seat, Done()) or engine.why_not(GAME, view, seat, EndTurn())
