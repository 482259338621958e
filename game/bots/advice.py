"""What a coach says about a decision: one intent, what speaks for it, and how sure that is.

It thinks like staff, about the view of the person who asks, and knows no more: two states equal for that
seat, at the same place of their records, get the same advice. A reason is a term of the game's mind: how
much more of it, own minus rivals', the intent brings than the median of all that was thought worth trying.
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
"""Less than this of a term is no reason."""
OUTCOME = 4.0
"""What a victory more, or a defeat less, in all worlds counts as a reason: more than any term."""
WINS, SURVIVES = "wins", "survives"
"""Reasons that are no terms: it wins, or avoids defeat, in more of the worlds."""
_SALT = 0xC0AC4


class Reason(NamedTuple):
    """What speaks for an intent: the end of the message that words it, how much, and the rule behind it."""

    name: str
    gain: float
    rule: str
    """Empty for `WINS` and `SURVIVES`, which no single rule makes count."""


class Advice(NamedTuple):
    """What the coach would do."""

    intent: Intent
    over: Intent | None
    """With what it was compared: the median of what was worth trying; None where there was no choice."""
    reasons: tuple[Reason, ...]
    """The strongest first; none where it is better all told and by nothing in particular."""
    equal: Intent | None
    """Another one that is as good: the lead over it is no larger than its standard error."""
    sure: float
    """The lead over the next best, in its standard errors."""
    is_settled: bool
    """Whether it goes without thinking."""
    thumb: Thumb | None = None
    """The rule of thumb by which it does, where there is one to be told."""


def asked(
    game: Game[Any],
    view: State[Any],
    seat: Seat,
    legal: tuple[Intent, ...],
    place: int,
    factor: float = 1.0,
) -> Thought:
    """What a coach thinks over for a seat at this place of the record; step it to its end.

    A `factor` below 1 lets it think less.
    """
    mind = MINDS[game.info.id]
    effort = mind.efforts["staff"].scaled(factor)
    return Thought(game, mind, view, seat, legal, effort, mix(_SALT, place), keeps_terms=True)


def advice_of(thought: Thought) -> Advice:
    """What came of a thought that has terms."""
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
    """Without any spread the least lead is certain, and none is a tie."""
    if compared.error:
        return compared.lead / compared.error
    return float("inf") if compared.lead > 0 else 0.0


def _reasons(compared: Compared) -> tuple[Reason, ...]:
    found = [Reason(one.name, one.value, one.rule) for one in compared.terms]
    found += [Reason(WINS, OUTCOME * compared.won, ""), Reason(SURVIVES, -OUTCOME * compared.lost, "")]
    strongest = sorted((one for one in found if one.gain >= LEAST_GAIN), key=lambda one: -one.gain)
    return tuple(strongest[:MOST_REASONS])
