"""What a bot knows about one game: the contract between the search, which knows none, and each mind.

A mind is a value without memory; all its methods are functions of their arguments, so that equal questions
get equal answers on every machine and after every undo. For that it may neither draw a number, read a clock,
go by the order of a set, nor call what the C library computes its own way (`math.exp`, `**` with floats): use
`grown`, `sigmoid`, `shares` and `powers` from here.

What a mind is shown:

- `terms` and `value` read whole worlds that `imagine` made. They may look at every card there: it is one of
  those that could lie there, never the one that does.
- `policy` is asked of whole states in playouts, for every seat, and of the bot's own view before them. It
  reads public facts and the hand of the seat it is asked for, and nothing else; where the view hides
  something (`HIDDEN`), it must not stumble.
- `settle` and `worth_trying` are asked of the view alone.
- `legal` is never empty, and is the engine's list in its order. Intents given back are taken from it.

What is asked when (see `game.bots.search`): one legal intent is taken without asking. Otherwise `settle`;
what it settles is not thought over. Otherwise `worth_trying`; an empty answer counts as all of `legal`. A
playout asks `policy` only: a decision that `settle` settles must come to an end by `policy` too, or playouts
waste themselves on it (put all the weight on one intent).

Decisions that the next one can take back (arranging gear, offers, hands raised and lowered) must be settled:
a search goes round and round in them. A reaction window without a card for it is settled as well.
"""

from collections.abc import Hashable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, Protocol

from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.core.values import Intent, Outcome


class Worth(NamedTuple):
    """One summand of how well a seat stands: its name is the end of the message that words it
    (`worth-<game>-<name>`), `rule` the rule of the rulebook that makes it count."""

    name: str
    value: float
    """Own minus rivals', in the measure of `Mind.value` before it is made a share: 1 is a lot."""
    rule: str


class Horizon(NamedTuple):
    """How far a playout goes: to the end of its stretch, and never beyond so many decisions.

    An effort that goes on over several stretches has so many times the decisions.
    """

    decisions: int
    stretch: Hashable
    """`Mind.stretch` of the world it begins in, or None to go by the decisions alone."""


class Effort(NamedTuple):
    """How much is thought about one decision, counted in tries and playouts and never by a clock.

    Without tries and playouts the policy is drawn from. `worlds` without `playouts` takes what looks best at
    once; `playouts` without `worlds` plays on from every option.
    """

    worlds: int = 0
    """On so many imagined worlds each option is tried for what it shows at once (the greedy prior)."""
    keep: int = 6
    """So many of the best go on to the playouts; without `worlds` all do."""
    playouts: int = 0
    """At most so many playouts over all options."""
    each: int = 0
    """So many playouts of each option and no halving, as far as `playouts` reach; 0 to halve."""
    regret: float = 0.0
    """What surely brings no more than this share of a win over the best so far falls out before its time, and
    its playouts are saved; 0 to play them all."""
    narrow: float = 0.0
    """What the policy weighs less than this share of its best is not tried."""
    stretches: int = 1
    """A playout goes on over so many stretches (`Mind.stretch`): the more, the less is left to reckoning."""

    def scaled(self, factor: float) -> "Effort":
        """A smaller or larger one of the same kind: what there is of it stays at least one."""
        worlds, playouts = (max(1, round(one * factor)) if one else 0 for one in (self.worlds, self.playouts))
        return self._replace(worlds=worlds, playouts=playouts)


EFFORTS: Mapping[str, Effort] = {
    "recruit": Effort(),
    "sergeant": Effort(worlds=8),
    "staff": Effort(worlds=8, playouts=600),
}
"""By level, for a game in which an action shows its worth at once."""

PLAYED_ON: Mapping[str, Effort] = {
    "recruit": Effort(playouts=20, each=2),
    "sergeant": Effort(playouts=48, regret=0.004),
    "staff": Effort(playouts=400, regret=0.004),
}
"""By level, for a game in which only playing on shows anything."""


class Mind(Protocol):
    """The knowledge of one game, pure. `W` of the game's worlds is `Any` here: minds are found by name."""

    efforts: Mapping[str, Effort]
    """By the name of a level (`game.bots.levels`), all of them."""

    def terms(self, world: Any, seat: Seat, /) -> tuple[Worth, ...]:
        """All that counts for a seat, always the same names in the same order, 0 where nothing is to say."""

    def value(self, world: Any, seat: Seat, /) -> float:
        """From 0 to 1: the share of the win that the seat may hope for.

        An outcome counts 1, shared among n winners 1/n, lost 0; where all lose together, 0 for all.
        """

    def policy(self, state: State[Any], seat: Seat, legal: tuple[Intent, ...], /) -> Sequence[float]:
        """A weight for each intent: how likely a player of some sense would choose it.

        None is negative and not all are 0. What has the weight 0 is never drawn, also not as a slip.
        """

    def settle(self, view: State[Any], seat: Seat, legal: tuple[Intent, ...], /) -> Intent | None:
        """The choice in a decision that is not to be searched; None where it is."""

    def worth_trying(self, view: State[Any], seat: Seat, legal: tuple[Intent, ...], /) -> tuple[Intent, ...]:
        """What is worth a thought: without blunders and without what comes to the same."""

    def plain(self, view: State[Any], seat: Seat, legal: tuple[Intent, ...], /) -> Intent | None:
        """What is done unless something else is clearly better: who lets a moment go by keeps his card."""

    def horizon(self, state: State[Any], /) -> Horizon:
        """How far playouts from this state go."""

    def stretch(self, world: Any, /) -> Hashable:
        """What stays the same until a playout may stop: the round, the turn, the number of the strike."""

    def is_quiet(self, state: State[Any], /) -> bool:
        """Whether no action is half done, so that `value` means something: a try is played on to here.

        Asked of states with a decision on top, and never of one whose game is over.
        """


# Numbers that come out the same everywhere


_DOUBLINGS = 10
_LOWEST = -float(1 << _DOUBLINGS)


def grown(exponent: float) -> float:
    """About e to this power, made of multiplications only; 0 for what is far below."""
    base = 1.0 + max(exponent, _LOWEST) / (1 << _DOUBLINGS)
    for _ in range(_DOUBLINGS):
        base *= base
    return base


def sigmoid(lead: float) -> float:
    """The share of a win that a lead over one rival is worth: 0.5 at none, 0.73 at 1, 0.27 at -1."""
    return 1.0 / (1.0 + grown(-min(max(lead, -30.0), 30.0)))


def shares(worths: Sequence[float], scale: float = 1.0) -> list[float]:
    """The share of a win of each of several rivals (softmax); a larger `scale` evens them out."""
    most = max(worths)
    powers_ = [grown((one - most) / scale) for one in worths]
    total = sum(powers_)
    return [one / total for one in powers_]


@cache
def powers(base: float, count: int = 64) -> tuple[float, ...]:
    """The powers of a base from 0 on: how something fades with distance."""
    found = [1.0]
    while len(found) < count:
        found.append(found[-1] * base)
    return tuple(found)


def share_of_outcome(outcome: Outcome, seat: Seat) -> float:
    """What a finished game is worth to a seat."""
    return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
