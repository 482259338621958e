"""The three kinds of value that rules exchange: intent, event, refusal; and how a game ends."""

from collections.abc import Mapping
from typing import ClassVar, Protocol, TypeVar

import msgspec

from game.rules.core.ids import Seat

Fact = str | int


class Intent(msgspec.Struct, frozen=True, tag_field="do", gc=False):
    """What a seat asks for: one gesture submits one intent."""


class Concede(Intent, frozen=True, tag="concede", gc=False):
    """Give up. A seat may submit it at any time unless the game forbids it; it is never in a list of legal
    intents, so no bot does it."""


class Event(msgspec.Struct, frozen=True, tag_field="event", gc=False):
    """What happened. `barrier` names why a step with such an event cannot be taken back; None if it can."""

    barrier: ClassVar[str | None] = None


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """Why an intent is not allowed: the rule that forbids it and the facts that decided."""

    rule: str
    facts: Mapping[str, Fact] = {}


class Illegal(Exception):
    """Raised for an intent that is refused; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        facts = ", ".join(f"{name}={value}" for name, value in refusal.facts.items())
        super().__init__(f"{refusal.rule}" + (f" ({facts})" if facts else ""))


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How a game ended: who won, by which rule, and the word for its reason in the language files."""

    winners: tuple[Seat, ...]
    rule: str
    reason: str


class HasOutcome(Protocol):
    """A world knows whether its game is over."""

    @property
    def outcome(self) -> Outcome | None: ...


W = TypeVar("W", bound=HasOutcome)
"""A game's world."""
