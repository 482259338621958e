"""What a seat may do with its hands now and, where it may not, why: both found by `places`."""

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
from game.rules.desert_patrol.turn import why_not_again
from game.view.handles import Handle

LESS_TELLING = tuple(
    f"DP-{rule}"
    for rule in """
    UNIT-03 UNIT-05 MARK-12 PLAY-04 VEH-07 PIN-01 PIN-06 MAN-01 PLAY-09 MAN-03 MAN-04 MAN-09 TURN-02 FOG-01
    FOG-05 PLAY-10 PLAY-11 PLAY-02 PLAY-05 CBT-02 RULING-32 VEH-04 PIN-02 RULING-05
    """.split()
)
"""When several refusals fit a gesture, rules about its very target come first; then these, in this order."""

WHOLLY = frozenset(("DP-TURN-02", "DP-FOG-01", "DP-PLAY-10", "DP-PLAY-11"))
"""Rules that forbid a card as such, wherever it is put."""


def control_index() -> ControlIndex[World]:
    return ControlIndex(ControlRules(places, _other_reason, LESS_TELLING, _lies_on))


def _lies_on(world: World, handle: Handle) -> Handle | None:
    """The tile below a counter or an object; None for what lies elsewhere."""
    name = at.COUNTER.of(handle)
    if name is None:
        thing = at.OBJECT.of(handle)
        return at.TILE(world.objects[thing]) if thing is not None and thing in world.objects else None
    if name in world.vehicles:
        return at.TILE(world.vehicles[name].tile)
    man = world.soldiers.get(name)
    return at.TILE(man.tile) if man is not None and man.tile is not None else None


def _other_reason(
    view: State[World], seat: Seat, source: Handle | None, _target: Handle | None
) -> Refusal | None:
    """The rule by which a thing cannot be used now at all: another is asked, another matter is open,
    a Fog of War card, a soldier of whom no card is in hand."""
    unfinished = engine.why_not(GAME, view, seat, EndTurn())
    if unfinished is not None or source is None:
        return unfinished
    return _why_not_use(view, seat, source)


def _why_not_use(view: State[World], seat: Seat, source: Handle) -> Refusal | None:
    """In a turn with nothing open: whether the card of a thing could be played at all."""
    card = _own_card(view.world, seat, source)
    if card is None:
        return None
    if source in at.IN_PLAY:
        return why_not_again(card)
    for intent in (Recover(card), Disembark(card)):
        refusal = engine.why_not(GAME, view, seat, intent)
        if refusal is not None and refusal.rule in WHOLLY:
            return refusal
    return None


def _own_card(world: World, seat: Seat, source: Handle) -> CardId | None:
    """The card that a thing of one's own is, or that makes it act."""
    soldier = at.COUNTER.of(source) or at.CREW.of(source)
    if soldier is not None:
        is_own = soldier in world.soldiers and world.setting.counters[soldier].side == world.side_of(seat)
    else:
        is_own = source in at.HAND or source in at.IN_PLAY
    return card_at(world, seat, source) if is_own else None
