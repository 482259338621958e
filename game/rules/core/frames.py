"""What is pending lies as data on the stack: a `Decision` waits for seats, a `Step` runs by itself."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self

import msgspec

from game.rules.core.ids import Seat
from game.rules.core.values import Intent, Refusal, W

if TYPE_CHECKING:
    from game.rules.core.play import Play

NOBODY: frozenset[Seat] = frozenset()


class Frame(msgspec.Struct, frozen=True, tag_field="frame", gc=False):
    """Something still to be done. Frames hold ids and numbers and never reach into one another."""

    waits: ClassVar[bool] = False

    def redacted(self, world: Any, seat: Seat) -> Self:
        """This frame as `seat` may see it; a frame that holds a face-down choice overrides this."""
        return self


class AutoPass(msgspec.Struct, frozen=True, gc=False):
    """How a reaction window passes by itself: the stop that makes play ask a person here, and the intent that
    is submitted for them where they have that stop off."""

    stop: str
    intent: Intent


class Step(Frame, Generic[W], frozen=True, gc=False):
    """A procedure that needs nobody: it is taken off the stack and run."""

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
    """The rule that keeps other seats out, where it is not that of whose turn it is."""
    is_public_decision: ClassVar[bool] = False
    """Whether public facts alone decide it, so that nobody need look at a hand: the table then lies open."""
    is_answered_ahead: ClassVar[bool] = False
    """Whether a seat that will be asked this after others in the same step may answer it before them."""
    rule_ahead: ClassVar[str] = ""
    """Of one that is answered ahead: the rule that lets everything else wait until it is this seat's turn."""
    stays_open: ClassVar[bool] = False
    """Whether the table lies open even where people are asked one by one: it never closes a curtain."""

    def seats(self, world: W) -> frozenset[Seat]:
        raise NotImplementedError

    def is_asked(self, world: W, seat: Seat) -> bool:
        """Whether this seat is one of `seats`. A decision of many may override this with a faster way."""
        return seat in self.seats(world)

    def in_order(self, world: W) -> tuple[Seat, ...]:
        """The seats that are asked, first the one that is to answer first where they share a screen."""
        return tuple(sorted(self.seats(world)))

    def bystanders(self, world: W) -> frozenset[Seat]:
        """Seats that are not waited for and may interject all the same, such as by raising a hand."""
        return NOBODY

    def why_not_heard(self, world: W, seat: Seat, intent: Intent) -> Refusal | None:
        """The rule against a seat that may not interject; None where it is just not its turn."""
        return None if self.rule_other_seat is None else Refusal(self.rule_other_seat)

    def has_private_ways(self, world: W) -> bool:
        """Of a public decision: whether the asked seat may look at its own cards alone before it decides."""
        return False

    def asked_later(self, world: W) -> frozenset[Seat]:
        """Of a window: seats that get a screen of their own right after it and can do the same there."""
        return NOBODY

    def is_public(self, world: W, seat: Seat, intent: Intent) -> bool:
        """Whether everybody may know that `seat` can do this; what is not is no choice on an open table."""
        return True

    def answers_ahead(self, world: W, seat: Seat) -> tuple[Intent, ...]:
        """Of one that is answered ahead: what may be answered then; nothing where one has to wait."""
        raise NotImplementedError

    def refused_ahead(self) -> Refusal:
        """Of one that is answered ahead: why everything else has to wait until it is asked."""
        return Refusal(self.rule_ahead)

    def why_not_ahead(self, world: W, seat: Seat, intent: Intent) -> Refusal | None:
        """Not all that may be answered may be answered ahead: what touches more waits for its turn."""
        refusal = self.why_not(world, seat, intent)
        if refusal is None and intent not in self.answers_ahead(world, seat):
            return self.refused_ahead()
        return refusal

    def basis(self, world: W, seat: Seat) -> object:
        """Of one that is answered ahead: as long as this stays the same, so does the answer."""
        raise NotImplementedError

    def is_announced(self, intent: Intent) -> bool:
        """Where several choose at the same time: whether everybody may know what this choice is."""
        return False

    def candidates(self, world: W, seat: Seat) -> Iterator[Intent]:
        """All that could be tried, legal or not: what a refusal can be asked for."""
        raise NotImplementedError

    def why_not(self, world: W, seat: Seat, intent: Intent) -> Refusal | None:
        raise NotImplementedError

    def take(self, play: "Play[W]", seat: Seat, intent: Intent) -> None:
        raise NotImplementedError

    def asks_about(self, world: W) -> Mapping[str, object]:
        """What its question speaks of beside its own fields, by name; it reads only what all may know."""
        return {}

    def auto_pass(self) -> AutoPass | None:
        """For a window that may pass; None for what must be decided. It reads public facts only."""
        return None

    def given(self, world: W, seat: Seat) -> Intent | None:
        """What was settled before the game began, such as a colour: a table answers it without asking."""
        return None

    def recommended(self, world: W, seat: Seat) -> Intent | None:
        """While the table is laid: what a newcomer may take at once; None where one should think."""
        return None

    def could_respond(self, world: W, seat: Seat) -> bool:
        """Of a window: whether this seat, with what it alone knows, could do more than let it pass."""
        window = self.auto_pass()
        return any(window is None or one != window.intent for one in self.legal(world, seat))

    def legal(self, world: W, seat: Seat) -> tuple[Intent, ...]:
        """The candidates nothing forbids. A decision may override this with a faster way to the same."""
        why_not = self.why_not
        return tuple([one for one in self.candidates(world, seat) if why_not(world, seat, one) is None])
