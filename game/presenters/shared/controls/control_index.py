"""Which gestures are allowed and why others are not: the rules of a game, looked up by gesture."""

from collections.abc import Callable, Sequence
from typing import Generic

import msgspec

from game.presenters.contract.offers import Binding, Offers
from game.rules.core import engine
from game.rules.core.frames import Decision
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.core.values import Intent, Refusal, W
from game.view.handles import Handle

ControlKey = tuple[Handle | None, Handle | None]
"""The source that is held (None: empty hand) and the target (None: only picking up is asked about)."""

BindingsOf = Callable[[W, Seat, Intent, Decision[W]], tuple[Binding, ...]]
OtherReason = Callable[[State[W], Seat, Handle | None, Handle | None], Refusal | None]


class ControlRules(msgspec.Struct, Generic[W], frozen=True):
    """What a game tells about its gestures: functions of what is looked up (`W`), the seat and handles."""

    places: BindingsOf[W]
    """Every binding of an intent, even of a forbidden one."""
    otherwise: OtherReason[W]
    """The refusal of a gesture that no candidate intent has; None if no rule says."""
    less_telling: tuple[str, ...] = ()
    """Rule ids in order of preference when several refusals fit a gesture; rules about its exact
    target come first.
    """
    lies_on: Callable[[W, Handle], Handle | None] = lambda _world, _handle: None
    """What a thing lies on, which takes a drop that means nothing on the thing itself; None if it
    lies on nothing.
    """
    belongs_in_hand: Callable[[W, Seat, Handle], bool] = lambda _world, _seat, _handle: False
    """Whether a person expects to take a thing in hand: it is theirs, and no part of the table."""


class ControlIndex(Generic[W]):
    """Finds offers and refusals by gesture. It decides no rule: intents and refusals come from the game.

    Without a pending decision, as after the end of a game, there are no offers; a seat that is not asked gets
    its refusals from `ControlRules.otherwise`. Answers are kept until another state or seat is asked about.
    """

    def __init__(self, reasons: ControlRules[W]) -> None:
        self._reasons = reasons
        self._asked: tuple[State[W], Seat] | None = None
        self._answers: dict[ControlKey, Refusal | None] = {}

    def offers(self, view: State[W], seat: Seat, legal: Sequence[Intent]) -> Offers:
        """Everything `legal`, by the gesture that submits it; `view` is what the seat may know."""
        decision, places = engine.pending(view), self._reasons.places
        if decision is None:
            return Offers()
        return Offers(
            (intent, place) for intent in legal for place in places(view.world, seat, intent, decision)
        )

    def refusal(
        self, view: State[W], seat: Seat, source: Handle | None, target: Handle | None
    ) -> Refusal | None:
        """The rule against dropping `source` on `target`. Without `source`: against clicking `target` with an
        empty hand. Without `target`: against picking up `source`.

        None if the gesture is allowed, if it only puts a thing back, or if no rule is about it.
        """
        if source == target:
            return None
        if seat in engine.waiting_for(view):
            answers = self._index(view, seat)
            below = None if target is None else self._reasons.lies_on(view.world, target)
            for gesture in ((source, target), (source, below)):
                if gesture in answers:
                    return answers[gesture]
        return self._reasons.otherwise(view, seat, source, target)

    def belongs_in_hand(self, view: State[W], seat: Seat, handle: Handle) -> bool:
        """Whether a person expects to pick this up, even if it may not be picked up now."""
        return self._reasons.belongs_in_hand(view.world, seat, handle)

    def _index(self, view: State[W], seat: Seat) -> dict[ControlKey, Refusal | None]:
        if self._asked is None or self._asked[1] != seat or not _is_same(self._asked[0], view):
            self._asked, self._answers = (view, seat), self._work_out(view, seat)
        return self._answers

    def _work_out(self, view: State[W], seat: Seat) -> dict[ControlKey, Refusal | None]:
        """For each gesture of some candidate intent the most specific refusal; None if one of its intents is
        allowed.

        Between equally specific refusals the first one wins: among amounts that of the smallest.
        """
        decision, world = engine.pending(view), view.world
        assert decision is not None
        found: dict[ControlKey, Refusal | None] = {}
        ranks: dict[ControlKey, int] = {}
        for intent in decision.candidates(world, seat):
            refusal = decision.why_not(world, seat, intent)
            rank = self._rank(refusal)
            for place in self._reasons.places(world, seat, intent, decision):
                for source in place.sources or (None,):
                    for target in place.targets:
                        gesture = (source, target)
                        if gesture not in ranks or rank < ranks[gesture]:
                            found[gesture], ranks[gesture] = refusal, rank
        return found

    def _rank(self, refusal: Refusal | None) -> int:
        if refusal is None:
            return -1
        less_telling = self._reasons.less_telling
        return less_telling.index(refusal.rule) + 1 if refusal.rule in less_telling else 0


def _is_same(one: State[W], other: State[W]) -> bool:
    return one is other or one == other
