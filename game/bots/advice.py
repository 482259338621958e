"""What a coach says about a decision: one intent, the reasons for it, and how sure it is.

The coach searches like the level staff, from the view of the person who asks, and knows no more: two
states equal for that seat, at the same place of their records, get the same advice. A reason is a term of
the game's mind: how much more of it, own minus rivals', the intent brings than the median of all intents
worth trying.
"""

from typing import Any, NamedTuple

from game.bots.registry import MINDS
from game.bots.search import Compared, Thought
from game.bots.thumbs import Thumb, thumb_for
from game.rules.core.game import Game
from game.rules.core.ids import Seat
from game.rules.core.rng import mix
from game.rules.core.state import State
from game.rules.core.values import Intent

MOST_REASONS = 2
LEAST_GAIN = 0.03
"""A smaller gain of a term is not given as a reason."""
OUTCOME = 4.0
"""How much a victory more, or a defeat less, in all worlds counts as a reason: more than any term."""
WINS, SURVIVES = "wins", "survives"
"""Reasons that are no terms: the intent wins, or avoids defeat, in more of the worlds."""
_SALT = 0xC0AC4


class Reason(NamedTuple):
    """A reason for an intent: the end of the id of its message, how much it counts, and its rule."""

    name: str
    gain: float
    rule: str
    """Empty for `WINS` and `SURVIVES`, which no single rule makes count."""


class Advice(NamedTuple):
    """What the coach would do, and why."""

    intent: Intent
    over: Intent | None
    """The intent it was compared with: the median of those worth trying; None if there was no choice."""
    reasons: tuple[Reason, ...]
    """The strongest first; empty if the intent is better on the whole but in no single term."""
    equal: Intent | None
    """Another intent that is as good: the lead over it is no larger than its standard error. None without
    one."""
    sure: float
    """The lead over the next best intent, in standard errors."""
    is_settled: bool
    """Whether the decision needs no search."""
    thumb: Thumb | None = None
    """The rule of thumb that settles it; None if there is none to tell."""


def asked(
    game: Game[Any],
    view: State[Any],
    seat: Seat,
    legal: tuple[Intent, ...],
    place: int,
    factor: float = 1.0,
) -> Thought:
    """The search of a coach for a seat at this place of the record; step it to its end.

    A `factor` below 1 makes the search shorter.
    """
    mind = MINDS[game.info.id]
    effort = mind.efforts["staff"].scaled(factor)
    return Thought(game, mind, view, seat, legal, effort, mix(_SALT, place), keeps_terms=True)


def advice_of(thought: Thought) -> Advice:
    """The advice from a search that kept its terms."""
    best, *others = (one.intent for one in thought.ranking)
    if thought.is_settled or not others:
        thumb = thumb_for(thought.decision, best) if thought.is_settled else None
        return Advice(best, None, (), None, float("inf"), thought.is_settled, thumb)
    next_best = thought.compared(best, others[0])
    over = others[max(0, (len(others) + 1) // 2 - 1)]
    is_as_good = next_best.lead <= next_best.error
    return Advice(
        intent=best,
        over=over,
        reasons=_reasons(thought.compared(best, over)),
        equal=others[0] if is_as_good else None,
        sure=_sure(next_best),
        is_settled=False,
    )


def _sure(compared: Compared) -> float:
    """Without any spread the smallest lead is certain, and no lead is a tie."""
    if compared.error:
        return compared.lead / compared.error
    return float("inf") if compared.lead > 0 else 0.0


def _reasons(compared: Compared) -> tuple[Reason, ...]:
    found = [Reason(one.name, one.value, one.rule) for one in compared.terms]
    found += [Reason(WINS, OUTCOME * compared.won, ""), Reason(SURVIVES, -OUTCOME * compared.lost, "")]
    strongest = sorted((one for one in found if one.gain >= LEAST_GAIN), key=lambda one: -one.gain)
    return tuple(strongest[:MOST_REASONS])
