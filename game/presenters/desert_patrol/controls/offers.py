"""What a seat may do now and, where it may not, why: both found by `places`."""

from game.presenters.desert_patrol.controls import handles as at
from game.presenters.desert_patrol.controls.bindings import places
from game.presenters.desert_patrol.controls.things import card_at
from game.presenters.shared.controls.control_index import ControlIndex, ControlRules
from game.rules.core import engine
from game.rules.core.ids import CardId, Seat
from game.rules.core.state import State
from game.rules.core.values import Refusal
from game.rules.desert_patrol import GAME
from game.rules.desert_patrol.intents import Disembark, EndTurn, Recover
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import CounterId
from game.rules.desert_patrol.turn import why_not_again, why_not_by_itself, why_not_from_reserve
from game.view.handles import Handle

LESS_TELLING = tuple(
    f"DP-{rule}"
    for rule in """
    UNIT-03 UNIT-05 MARK-12 PLAY-04 VEH-07 PIN-01 PIN-06 MAN-01 PLAY-09 MAN-03 MAN-04 MAN-09 TURN-02 FOG-01
    FOG-05 PLAY-10 PLAY-11 PLAY-02 PLAY-05 CBT-02 RULING-32 VEH-04 PIN-02 RULING-05
    """.split()
)
"""If several refusals fit a gesture, rules about its exact target come first; then these, in this order."""

WHOLLY = frozenset(("DP-TURN-02", "DP-FOG-01", "DP-PLAY-10", "DP-PLAY-11"))
"""Rules that forbid a card itself, wherever it is put."""
WHOLLY_A_MAN = WHOLLY | {"DP-PIN-06"}
"""Rules that keep a soldier in place; their card may still be played to recover."""


def control_index() -> ControlIndex[World]:
    return ControlIndex(ControlRules(places, _other_reason, LESS_TELLING, _lies_on, _belongs_in_hand))


def _lies_on(world: World, handle: Handle) -> Handle | None:
    """The tile below a counter or an object; None for a thing that is not on a tile."""
    name = at.COUNTER.of(handle)
    if name is None:
        thing = at.OBJECT.of(handle)
        return at.TILE(world.objects[thing]) if thing is not None and thing in world.objects else None
    if name in world.vehicles:
        return at.TILE(world.vehicles[name].tile)
    man = world.soldiers.get(name)
    return at.TILE(man.tile) if man is not None and man.tile is not None else None


def _other_reason(
    view: State[World], seat: Seat, source: Handle | None, target: Handle | None
) -> Refusal | None:
    """The rule by which a thing cannot be used at all now; None if there is none. Another seat is asked,
    another decision is open, it is a Fog of War card, or the soldier has no card in hand.
    """
    if any(source in zone and target in zone for zone in (at.HAND, at.IN_PLAY) if source and target):
        return None  # on its way to a target a card passes over others: they are not meant
    unfinished = engine.why_not(GAME, view, seat, EndTurn())
    if unfinished is not None or source is None:
        return unfinished
    return _why_not_use(view, seat, source, target)


def _why_not_use(view: State[World], seat: Seat, source: Handle, target: Handle | None) -> Refusal | None:
    """In a turn with no decision open: why a thing cannot be taken, or its card played, at all; None if it
    can.
    """
    world = view.world
    if (kept := at.RESERVE.of(source)) is not None:
        return why_not_from_reserve(world, kept) if target is None else None
    if (counter := at.COUNTER.of(source) or at.CREW.of(source)) is not None:
        return _why_not_move(view, seat, source, counter, target)
    card = card_at(world, seat, source)
    if card is not None and source in at.IN_PLAY:
        return why_not_again(card)
    return _refusal_among(view, seat, card, WHOLLY) if card is not None and source in at.HAND else None


def _why_not_move(
    view: State[World], seat: Seat, source: Handle, counter: CounterId, target: Handle | None
) -> Refusal | None:
    """Why a counter of one's own can go nowhere; with a target, why its card may not be played. None if it
    can.
    """
    world = view.world
    if not _is_own_counter(world, seat, counter):
        return None
    if counter in world.soldiers:
        rules = WHOLLY_A_MAN if target is None else WHOLLY
        refusal = _refusal_among(view, seat, CardId(counter), rules)
        if refusal is not None:
            return refusal
    is_idle = target is None and not _may_be_moved(view, seat, source)
    return why_not_by_itself(world, counter) if is_idle else None


def _refusal_among(view: State[World], seat: Seat, card: CardId, rules: frozenset[str]) -> Refusal | None:
    """The first of these rules that forbids a card, whatever it would be played for; None if none does."""
    for intent in (Recover(card), Disembark(card)):
        refusal = engine.why_not(GAME, view, seat, intent)
        if refusal is not None and refusal.rule in rules:
            return refusal
    return None


def _may_be_moved(view: State[World], seat: Seat, source: Handle) -> bool:
    decision, world = engine.pending(view), view.world
    return decision is not None and any(
        source in binding.sources
        for intent in decision.legal(world, seat)
        for binding in places(world, seat, intent, decision)
    )


def _belongs_in_hand(world: World, seat: Seat, handle: Handle) -> bool:
    """Whether it is one of the seat's own cards or counters."""
    name = at.COUNTER.of(handle) or at.CREW.of(handle)
    if name is None:
        return any(handle in kind for kind in (at.HAND, at.IN_PLAY, at.RESERVE))
    return _is_own_counter(world, seat, name)


def _is_own_counter(world: World, seat: Seat, name: CounterId) -> bool:
    """Whether it is a soldier of the seat's side, or a vehicle that the side holds now."""
    side = world.side_of(seat)
    if name in world.vehicles:
        return world.vehicles[name].side == side
    return name in world.soldiers and world.setting.counters[name].side == side
