"""What a seat may do with its hands now and, where it may not, why: both found by `places`."""

from game.presenters.desert_patrol import handles as at
from game.presenters.desert_patrol.places import places
from game.presenters.offers import Handle, Offers
from game.rules.core import engine
from game.rules.core.ids import CardId, Seat
from game.rules.core.state import State
from game.rules.core.values import Intent, Refusal
from game.rules.desert_patrol import GAME
from game.rules.desert_patrol.intents import Disembark, EndTurn, Recover
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import CounterId

Gesture = tuple[Handle | None, Handle | None]
"""What is in hand, if anything, and what it is put on, if that is asked."""

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


def offers(view: State[World], seat: Seat, legal: tuple[Intent, ...]) -> Offers:
    """Everything `legal`, found by the hands that do it; `view` is what the seat may know."""
    decision = engine.pending(view)
    if decision is None:
        return Offers()
    return Offers((intent, place) for intent in legal for place in places(view.world, seat, intent, decision))


class Tries:
    """Why something cannot be put somewhere. What is worked out for a state is kept while it lasts."""

    def __init__(self) -> None:
        self._asked: tuple[State[World], Seat] | None = None
        self._answers: dict[Gesture, Refusal | None] = {}

    def refusal(
        self, view: State[World], seat: Seat, source: Handle | None, target: Handle | None
    ) -> Refusal | None:
        """The rule against putting `source` on `target`, or against choosing `target` with an empty hand;
        without a target, the rule against taking `source` in hand.

        None if it is allowed, if it only puts a thing back, or if no rule speaks of it at all.
        """
        if source == target:
            return None
        if seat in engine.waiting_for(view):
            answers = self._index(view, seat)
            if (source, target) in answers:
                return answers[source, target]
        return self.why_not_lift(view, seat, source)

    def why_not_lift(self, view: State[World], seat: Seat, source: Handle | None) -> Refusal | None:
        """The rule by which a thing cannot be used now at all: another is asked, another matter is open,
        a Fog of War card, a soldier of whom no card is in hand."""
        unfinished = engine.why_not(GAME, view, seat, EndTurn())
        if unfinished is not None or source is None:
            return unfinished
        return _why_not_use(view, seat, source)

    def _index(self, view: State[World], seat: Seat) -> dict[Gesture, Refusal | None]:
        if self._asked is None or self._asked[1] != seat or not _is_same(self._asked[0], view):
            self._asked, self._answers = (view, seat), _answers(view, seat)
        return self._answers


def _is_same(one: State[World], other: State[World]) -> bool:
    return one is other or one == other


def _answers(view: State[World], seat: Seat) -> dict[Gesture, Refusal | None]:
    """For each gesture that some candidate stands for, the most telling refusal; None if one is allowed."""
    decision, world = engine.pending(view), view.world
    assert decision is not None
    found: dict[Gesture, Refusal | None] = {}
    ranks: dict[Gesture, int] = {}
    for intent in decision.candidates(world, seat):
        refusal = decision.why_not(world, seat, intent)
        rank = _rank(refusal)
        for place in places(world, seat, intent, decision):
            for source in place.sources or (None,):
                for target in place.targets:
                    gesture = (source, target)
                    if rank < ranks.get(gesture, len(LESS_TELLING) + 1):
                        found[gesture], ranks[gesture] = refusal, rank
    return found


def _rank(refusal: Refusal | None) -> int:
    if refusal is None:
        return -1
    return LESS_TELLING.index(refusal.rule) + 1 if refusal.rule in LESS_TELLING else 0


def _why_not_use(view: State[World], seat: Seat, source: Handle) -> Refusal | None:
    """In a turn with nothing open: whether the card of a thing could be played at all."""
    card = _card_of(view.world, seat, source)
    if card is None:
        return None
    if source.startswith("play/"):
        return Refusal("DP-TURN-02", {"card": card})
    for intent in (Recover(card), Disembark(card)):
        refusal = engine.why_not(GAME, view, seat, intent)
        if refusal is not None and refusal.rule in WHOLLY:
            return refusal
    return None


def _card_of(world: World, seat: Seat, source: Handle) -> CardId | None:
    """The card that a thing of one's own is, or that makes it act."""
    kind, *rest = at.parse(source)
    forces = world.forces(world.side_of(seat))
    if kind in ("hand", "play") and rest:
        pile = forces.hand if kind == "hand" else forces.play_area
        place = int(rest[0])
        return pile[place] if place < len(pile) else None
    if kind in ("counter", "crew") and CounterId(rest[0]) in world.soldiers:
        is_own = world.setting.counters[CounterId(rest[0])].side == world.side_of(seat)
        return CardId(rest[0]) if is_own else None
    return None
