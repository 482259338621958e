"""What is pending, as data on the stack: a `Decision` waits for seats, a `Step` runs by itself."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self

import msgspec

from game.rules.core.ids import Seat
from game.rules.core.values import Intent, Refusal, W

if TYPE_CHECKING:
    from game.rules.core.play import Play

NOBODY: frozenset[Seat] = frozenset()


class Frame(msgspec.Struct, frozen=True, tag_field="frame", gc=False):
    """Something that is still to be done. A frame holds ids and numbers and never refers to another frame."""

    waits: ClassVar[bool] = False

    def redacted(self, world: Any, seat: Seat) -> Self:
        """This frame as `seat` may see it; a frame that holds a face-down choice overrides this."""
        return self


class AutoPass(msgspec.Struct, frozen=True, gc=False):
    """How a reaction window passes by itself: the stop at which a person is asked, and the intent that is
    submitted for a person who has this stop off."""

    stop: str
    intent: Intent


class Step(Frame, Generic[W], frozen=True, gc=False):
    """A procedure that asks nobody: the engine pops it off the stack and runs it."""

    def run(self, play: "Play[W]") -> None:
        raise NotImplementedError


class Decision(Frame, Generic[W], frozen=True, gc=False):
    """A question to one or more seats.

    - `candidates` and `why_not` read only what the asked seat may know: the engine gives them the full
      world or that seat's view, and both must answer alike.
    - A decision whose `seats` are empty is dropped without being asked. One that is asked must leave every
      asked seat at least one legal intent: the engine holds this as a law of every game.
    - When `take` runs, the decision is already off the stack; one that goes on waiting, such as for the
      other seats, pushes itself or its successor again.
    - `take` is only called with an intent that `why_not` allows, of an asked seat or a bystander. It acts
      through `play` alone.
    """

    waits: ClassVar[bool] = True
    rule_other_seat: ClassVar[str | None] = None
    """The rule cited when another seat tries to act, if it is not the general rule of whose turn it is."""
    is_public_decision: ClassVar[bool] = False
    """Whether public facts alone decide it, so that nobody has to see a hand: the table then lies open."""
    is_answered_ahead: ClassVar[bool] = False
    """Whether a seat that is asked this after others in the same step may answer before them."""
    rule_ahead: ClassVar[str] = ""
    """For a decision that is answered ahead: the rule cited when the seat tries anything else before its
    turn."""
    stays_open: ClassVar[bool] = False
    """Whether the table lies open although people are asked one by one: this decision never closes a
    curtain."""

    def seats(self, world: W) -> frozenset[Seat]:
        raise NotImplementedError

    def is_asked(self, world: W, seat: Seat) -> bool:
        """Whether this seat is one of `seats`. A decision of many seats may override this with a faster
        version."""
        return seat in self.seats(world)

    def in_order(self, world: W) -> tuple[Seat, ...]:
        """The asked seats in the order in which they answer when they share a screen."""
        return tuple(sorted(self.seats(world)))

    def bystanders(self, world: W) -> frozenset[Seat]:
        """Seats that are not asked but may interject, such as by raising a hand."""
        return NOBODY

    def why_not_heard(self, world: W, seat: Seat, intent: Intent) -> Refusal | None:
        """The rule against a seat that may not interject; None if it is just not its turn."""
        return None if self.rule_other_seat is None else Refusal(self.rule_other_seat)

    def has_private_ways(self, world: W) -> bool:
        """For a public decision: whether the asked seat may look at its own cards alone before it decides."""
        return False

    def asked_later(self, world: W) -> frozenset[Seat]:
        """For a reaction window: seats that get a screen of their own right after it and can do the same
        there."""
        return NOBODY

    def is_public(self, world: W, seat: Seat, intent: Intent) -> bool:
        """Whether everybody may know that `seat` can do this; an intent that is not public is not offered
        on an open table."""
        return True

    def answers_ahead(self, world: W, seat: Seat) -> tuple[Intent, ...]:
        """For a decision that is answered ahead: the intents allowed before the turn; empty if the seat
        has to wait."""
        raise NotImplementedError

    def refused_ahead(self) -> Refusal:
        """For a decision that is answered ahead: the refusal of everything else before the seat's turn."""
        return Refusal(self.rule_ahead)

    def why_not_ahead(self, world: W, seat: Seat, intent: Intent) -> Refusal | None:
        """Why this answer cannot be given ahead; None if it can. An answer that affects more than the seat
        itself waits for its turn."""
        refusal = self.why_not(world, seat, intent)
        if refusal is None and intent not in self.answers_ahead(world, seat):
            return self.refused_ahead()
        return refusal

    def basis(self, world: W, seat: Seat) -> object:
        """For a decision that is answered ahead: a value that changes when the answer given ahead may no
        longer hold."""
        raise NotImplementedError

    def is_announced(self, intent: Intent) -> bool:
        """For a decision of several seats at the same time: whether everybody may know what this choice
        is."""
        return False

    def candidates(self, world: W, seat: Seat) -> Iterator[Intent]:
        """All intents that could be tried, legal or not: those for which a refusal can be asked."""
        raise NotImplementedError

    def why_not(self, world: W, seat: Seat, intent: Intent) -> Refusal | None:
        raise NotImplementedError

    def take(self, play: "Play[W]", seat: Seat, intent: Intent) -> None:
        raise NotImplementedError

    def asks_about(self, world: W) -> Mapping[str, object]:
        """Facts its question names beside its own fields, by name; it reads only what everybody may know."""
        return {}

    def auto_pass(self) -> AutoPass | None:
        """How a window passes by itself; None for a decision that must be made. It reads public facts
        only."""
        return None

    def given(self, world: W, seat: Seat) -> Intent | None:
        """The answer that was settled before the game began, such as a colour; a table gives it without
        asking. None otherwise."""
        return None

    def recommended(self, world: W, seat: Seat) -> Intent | None:
        """While the table is laid: the answer a newcomer may accept at once; None if it needs thought."""
        return None

    def could_respond(self, world: W, seat: Seat) -> bool:
        """For a window: whether this seat, by its own knowledge, could do more than let it pass."""
        window = self.auto_pass()
        return any(window is None or one != window.intent for one in self.legal(world, seat))

    def legal(self, world: W, seat: Seat) -> tuple[Intent, ...]:
        """The candidates that nothing forbids. A decision may override this with a faster version of the
        same result."""
        why_not = self.why_not
        return tuple([one for one in self.candidates(world, seat) if why_not(world, seat, one) is None])
