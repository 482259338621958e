"""What a bot knows about one game: the contract between the search, which knows no game, and each mind.

A mind is a value without memory: its methods are functions of their arguments, so that equal arguments
give equal answers on every machine and after every undo. A mind therefore must not draw random numbers,
read a clock, depend on the order of a set, or use C library functions whose last digits differ between
platforms (`math.exp`, `**` with floats): use `grown`, `sigmoid`, `shares` and `powers` of this module.

What each method is given:

- `terms` and `value` get whole worlds made by `imagine`. They may read every card there: those cards are a
  guess, never the real hidden ones.
- `policy` gets whole states in playouts, for every seat, and the bot's own view before the playouts. It
  reads public facts and the hand of the seat it is asked for, nothing else; it must accept hidden cards
  (`HIDDEN`).
- `settle` and `worth_trying` get only the view.
- `legal` is never empty and is the engine's list in its order. Every intent a mind returns is one of
  `legal`.

Order of the calls (see `game.bots.search`): a single legal intent is taken without a call. Otherwise
`settle`; if it returns an intent, there is no search. Otherwise `worth_trying`; an empty answer means all
of `legal`. A playout calls `policy` only, so a decision that `settle` settles must also end under `policy`
(give one intent all the weight), or playouts repeat it without end.

Decisions that the next one can take back (arranging gear, offers, hands raised and lowered) must be
settled: a search would repeat them in a circle. A reaction window for which the seat has no card is
settled as well.
"""

from collections.abc import Hashable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, Protocol

from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.core.values import Intent, Outcome


class Worth(NamedTuple):
    """One named term of how well a seat stands. `name` is the end of the id of its message
    (`worth-<game>-<name>`), `rule` the rule of the rulebook that makes it count."""

    name: str
    value: float
    """The seat's own amount minus its rivals', on the scale of `Mind.value` before that becomes a share: 1
    is a lot."""
    rule: str


class Horizon(NamedTuple):
    """Where a playout stops: at the end of its stretch, or after this many decisions if that comes first.

    An effort of n stretches multiplies the number of decisions by n.
    """

    decisions: int
    stretch: Hashable
    """`Mind.stretch` of the world in which the playout begins; None to stop by the number of decisions
    alone."""


class Effort(NamedTuple):
    """How much is thought about one decision, counted in tries and playouts, never in time.

    With neither tries nor playouts, the choice is drawn from the policy. With `worlds` but no `playouts`,
    the option that looks best at once is taken. With `playouts` but no `worlds`, every option is played
    on.
    """

    worlds: int = 0
    """The number of imagined worlds on which each option is tried for its immediate value (the greedy
    prior)."""
    keep: int = 6
    """How many of the best options go on to the playouts; without `worlds` all of them do."""
    playouts: int = 0
    """The largest number of playouts, all options together."""
    each: int = 0
    """The number of playouts of each option, without halving, within the limit `playouts`; 0 for halving."""
    regret: float = 0.0
    """An option is dropped early once it surely gains at most this share of a win over the best so far,
    which saves its playouts; 0 never drops."""
    narrow: float = 0.0
    """An option whose policy weight is below this share of the largest weight is not tried."""
    stretches: int = 1
    """The number of stretches (`Mind.stretch`) a playout lasts: with more, less depends on `value`."""

    def scaled(self, factor: float) -> "Effort":
        """The same effort multiplied by a factor; a number that was above 0 stays at least 1."""
        worlds, playouts = (max(1, round(one * factor)) if one else 0 for one in (self.worlds, self.playouts))
        return self._replace(worlds=worlds, playouts=playouts)


EFFORTS: Mapping[str, Effort] = {
    "recruit": Effort(),
    "sergeant": Effort(worlds=8),
    "staff": Effort(worlds=8, playouts=600),
}
"""By level, for games in which an action shows its value at once."""

PLAYED_ON: Mapping[str, Effort] = {
    "recruit": Effort(playouts=20, each=2),
    "sergeant": Effort(playouts=48, regret=0.004),
    "staff": Effort(playouts=400, regret=0.004),
}
"""By level, for games in which only playing on shows the value of an action."""


class Mind(Protocol):
    """The knowledge of one game; see the contract at the head of this module.

    The type of the game's worlds is `Any` here, because minds are looked up by name.
    """

    efforts: Mapping[str, Effort]
    """The effort of every level, by its name (`game.bots.levels`)."""

    def terms(self, world: Any, seat: Seat, /) -> tuple[Worth, ...]:
        """Everything that counts for a seat: always the same names in the same order, with 0 for a term
        that does not apply."""

    def value(self, world: Any, seat: Seat, /) -> float:
        """The share of the win the seat can expect, from 0 to 1.

        When the game is over: 1 for the only winner, 1/n for each of n winners, 0 for a loser; 0 for all
        where all lose together.
        """

    def policy(self, state: State[Any], seat: Seat, legal: tuple[Intent, ...], /) -> Sequence[float]:
        """One weight for each intent of `legal`: how likely a reasonable player would choose it.

        No weight is negative and not all are 0. An intent of weight 0 is never drawn, not even as a slip.
        """

    def settle(self, view: State[Any], seat: Seat, legal: tuple[Intent, ...], /) -> Intent | None:
        """The choice in a decision that needs no search; None if it is to be searched."""

    def worth_trying(self, view: State[Any], seat: Seat, legal: tuple[Intent, ...], /) -> tuple[Intent, ...]:
        """The intents worth searching: no blunders, and one of each group with the same effect. Empty
        means all of `legal`."""

    def plain(self, view: State[Any], seat: Seat, legal: tuple[Intent, ...], /) -> Intent | None:
        """The default choice, such as keeping one's card: done unless another is clearly better; None
        without one."""

    def horizon(self, state: State[Any], /) -> Horizon:
        """Where playouts from this state stop."""

    def stretch(self, world: Any, /) -> Hashable:
        """A value that stays the same until a playout may stop: the round, the turn, the number of the
        strike."""

    def is_quiet(self, state: State[Any], /) -> bool:
        """Whether no action is half done, so that `value` is meaningful: a try is played on to such a
        state.

        Called only for states with a decision on top, never after the end of the game.
        """


# Numbers that are equal on every platform


_DOUBLINGS = 10
_LOWEST = -float(1 << _DOUBLINGS)


def grown(exponent: float) -> float:
    """Approximately e to this power, by multiplications only; 0 for a very small result."""
    base = 1.0 + max(exponent, _LOWEST) / (1 << _DOUBLINGS)
    for _ in range(_DOUBLINGS):
        base *= base
    return base


def sigmoid(lead: float) -> float:
    """The share of a win for this lead over one rival: 0.5 at 0, 0.73 at 1, 0.27 at -1."""
    return 1.0 / (1.0 + grown(-min(max(lead, -30.0), 30.0)))


def shares(worths: Sequence[float], scale: float = 1.0) -> list[float]:
    """The share of a win of each of several rivals (softmax); a larger `scale` makes the shares more
    equal."""
    most = max(worths)
    powers_ = [grown((one - most) / scale) for one in worths]
    total = sum(powers_)
    return [one / total for one in powers_]


@cache
def powers(base: float, count: int = 64) -> tuple[float, ...]:
    """The powers of a base, from 0 on: weights that decrease with distance."""
    found = [1.0]
    while len(found) < count:
        found.append(found[-1] * base)
    return tuple(found)


def share_of_outcome(outcome: Outcome, seat: Seat) -> float:
    """The value of a finished game for a seat; see `Mind.value`."""
    return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
