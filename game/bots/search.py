"""The search that decides one question for a bot; all games share it.

A `Thought` sees a view and the legal intents. It imagines everything else (`Game.imagine`) with a
generator of its own: two states that look alike to its seat, searched with the same seed, give the same
ranking.

It works in steps, so that it can run beside a table: `step()` makes one try or one playout (a few
milliseconds at most) and returns whether there is more to do; `best` and `ranking` can be read at any
time.

1. **Settled**: a single legal intent, or what the mind settles, needs no search (`is_settled`).
2. **Tries**, if the effort has worlds: each option is carried out on each of the first worlds, the policy
   plays until the action has ended, and the result is valued. The best `keep` options go on.
3. **Playouts** with sequential halving: in each round every remaining option is played on, then the better
   half stays. A playout draws from the policy for all seats up to the mind's horizon and values the
   result. If the effort has a `regret`, an option that can no longer become better is dropped at once, and
   its playouts are saved.
4. The **plain** choice (`Mind.plain`) is taken all the same unless another one is clearly better.

All options are played on **the same worlds**: world number n has the same hidden cards, dice and policy
draws for each option, so options differ by their effect and not by luck. Without tries and playouts the
policy decides: `best` is drawn by its weights, once.

Nothing here reads a clock. A caller that must stop early takes `best` as it is: before the first step a
draw from the policy, after some tries the best so far. The search has its own memo (`Setting.with_memo`),
so it never pushes answers out of the table's memo; a bot that is asked many times passes in the same one.
"""

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any, NamedTuple

from msgspec.structs import replace

from game.bots.mind import Effort, Horizon, Mind, Worth
from game.rules.core import engine
from game.rules.core.game import Game
from game.rules.core.ids import Seat
from game.rules.core.memo import Memo
from game.rules.core.rng import Draws, Rng, mix
from game.rules.core.state import State
from game.rules.core.values import Intent

QUESTIONS = 4096
"""The size of the search's memo: larger than a table's, because a search alternates between many worlds."""
PRIOR_VISITS = 4
"""The result of an option's tries counts as much as this many playouts."""
SURE = 2.5
"""How many standard errors are needed to drop an option early."""
CLEAR = 2.0
"""How many standard errors better than the plain choice (`Mind.plain`) another option must be."""
LOOKED_AT = 8
"""After this many visits of each option, options are checked for dropping."""
LONGEST_ACTION = 24
"""A try that is not quiet after this many decisions is valued as it is."""
_WORLDS, _LUCK, _FIRST = 1, 2, 3
"""Streams of the generator, each made from the seed: imagined worlds, draws in playouts, the first draw."""
_FINE = 1 << 30
WON, LOST = 1.0, 0.0
"""The value of a world that the seat alone has won, and of one in which it is out. No other world has just
these values."""


class Considered(NamedTuple):
    """One intent and the results of its playouts."""

    intent: Intent
    value: float
    """The mean share of a win, from 0 to 1; without tries and playouts the intent's share of the policy."""
    values: tuple[float, ...]
    """The value of each playout, or of each try if there were no playouts; entry n belongs to world n."""
    terms: tuple[Worth, ...]
    """The means of the terms at the ends of the same playouts or tries; empty unless terms were kept."""


class Compared(NamedTuple):
    """One intent compared with another on the worlds in which both were played."""

    lead: float
    """How much better the first one did."""
    error: float
    """The standard error of `lead`; infinite if both shared fewer than two worlds."""
    terms: tuple[Worth, ...]
    """The difference in each term; empty unless terms were kept."""
    won: float
    """The difference in the share of worlds won; negative if the first won fewer."""
    lost: float
    """The same for worlds lost."""


def lead(one: Considered, other: Considered) -> tuple[float, float]:
    """How much better one did than the other on the worlds in which both were played, and its standard
    error.

    With fewer than two common worlds the error is infinite: nothing is known.
    """
    gaps = [mine - theirs for mine, theirs in zip(one.values, other.values, strict=False)]
    if len(gaps) < 2:
        return one.value - other.value, float("inf")
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
    return mean, sqrt(spread / len(gaps))


class _Option:
    """An intent being searched."""

    __slots__ = ("intent", "played", "terms_played", "terms_tried", "tried", "weight")

    def __init__(self, intent: Intent, weight: float) -> None:
        self.intent = intent
        self.weight = weight
        self.tried: list[float] = []
        self.played: list[float] = []
        self.terms_tried: list[tuple[Worth, ...]] = []
        self.terms_played: list[tuple[Worth, ...]] = []

    @property
    def mean(self) -> float:
        tried = PRIOR_VISITS if self.tried else 0
        prior = tried * sum(self.tried) / len(self.tried) if self.tried else 0.0
        visits = tried + len(self.played)
        return (prior + sum(self.played)) / visits if visits else self.weight

    @property
    def considered(self) -> Considered:
        values = self.played or self.tried
        terms = self.terms_played or self.terms_tried
        return Considered(self.intent, self.mean, tuple(values), _means(terms))


class Thought:
    """The search of one decision of one seat; see the head of this module.

    `ranking` is never empty and starts with `best`, except without tries and playouts, where `best` is
    drawn. Options dropped earlier come after those that stayed, each group ordered by its mean; options
    the mind does not think worth trying are missing.
    """

    def __init__(
        self,
        game: Game[Any],
        mind: Mind,
        view: State[Any],
        seat: Seat,
        legal: tuple[Intent, ...],
        effort: Effort,
        seed: int,
        *,
        memo: Memo | None = None,
        keeps_terms: bool = False,
    ) -> None:
        self._game, self._mind, self._seat, self._legal = game, mind, seat, legal
        setting = view.world.setting.with_memo(Memo(QUESTIONS) if memo is None else memo)
        self._view: State[Any] = replace(view, world=replace(view.world, setting=setting))
        self._effort, self._seed, self._keeps_terms = effort, seed, keeps_terms
        self._imagined: list[State[Any]] = []
        self.steps = 0
        """How many tries and playouts have been made."""
        settled = legal[0] if len(legal) == 1 else mind.settle(self._view, seat, legal)
        self.is_settled = settled is not None
        self._options = [_Option(settled, 1.0)] if settled is not None else self._weighed()
        self._plain = None if settled is not None or effort.each else mind.plain(self._view, seat, legal)
        self._dropped: list[_Option] = []
        """The options dropped so far, the latest first."""
        self._first = settled if settled is not None else self._drawn()
        self._rest = self._thinking()
        self.is_done = self.is_settled or len(self._options) == 1 or not (effort.worlds or effort.playouts)

    def step(self) -> bool:
        """Make one try or one playout; returns whether there is more to do."""
        if not self.is_done and next(self._rest, None) is None:
            self.is_done = True
        return not self.is_done

    @property
    def decision(self) -> Any:
        """The decision that is searched."""
        return self._view.stack[-1]

    @property
    def best(self) -> Intent:
        """The best intent by all that is known so far."""
        return self.ranking[0].intent if self.steps else self._first

    @property
    def ranking(self) -> tuple[Considered, ...]:
        """All options worth trying, the best first; the plain one comes first unless another is clearly
        better."""
        ranked = sorted(self._options, key=lambda one: -one.mean) + self._dropped
        plain = next((one for one in ranked if one.intent == self._plain), ranked[0])
        gap, error = lead(ranked[0].considered, plain.considered)
        if plain is not ranked[0] and gap <= CLEAR * error:
            ranked.remove(plain)
            ranked.insert(0, plain)
        return tuple(one.considered for one in ranked)

    def compared(self, one: Intent, other: Intent) -> Compared:
        """Compare two options of the ranking by their playouts, or by their tries if one of them had no
        playouts."""
        mine, theirs = self._option(one), self._option(other)
        if mine.played and theirs.played:
            values, terms = (mine.played, theirs.played), (mine.terms_played, theirs.terms_played)
        else:
            values, terms = (mine.tried, theirs.tried), (mine.terms_tried, theirs.terms_tried)
        met = min(map(len, values))
        first, second = (Considered(one, 0.0, tuple(each[:met]), ()) for each in values)
        gap, error = lead(first, second) if met > 1 else (mine.mean - theirs.mean, float("inf"))
        more, less = (_means(each[:met]) for each in terms)
        gains = tuple(
            Worth(own.name, own.value - its.value, own.rule) for own, its in zip(more, less, strict=True)
        )
        won, lost = (
            (first.values.count(end) - second.values.count(end)) / max(1, met) for end in (WON, LOST)
        )
        return Compared(gap, error, gains, won, lost)

    def _option(self, intent: Intent) -> _Option:
        return next(one for one in (*self._options, *self._dropped) if one.intent == intent)

    # The options that are tried

    def _weighed(self) -> list[_Option]:
        tried = self._mind.worth_trying(self._view, self._seat, self._legal) or self._legal
        weights = self._mind.policy(self._view, self._seat, tried)
        total, least = sum(weights), self._effort.narrow * max(weights)
        return [
            _Option(one, weight / total)
            for one, weight in zip(tried, weights, strict=True)
            if weight >= least
        ]

    def _drawn(self) -> Intent:
        chosen = _draw([one.weight for one in self._options], Draws(Rng(mix(self._seed, _FIRST))))
        return self._options[chosen].intent

    def _thinking(self) -> Iterator[int]:
        if self._effort.worlds:
            yield from self._try_all()
        if self._effort.playouts:
            yield from self._halve()

    def _try_all(self) -> Iterator[int]:
        for number in range(self._effort.worlds):
            for option in self._options:
                self._note(self._act(number, option.intent), option.tried, option.terms_tried)
                yield self.steps
        if self._effort.playouts:
            self._keep(self._effort.keep)

    def _halve(self) -> Iterator[int]:
        rounds = max(1, (len(self._options) - 1).bit_length())
        share = self._effort.playouts // rounds
        while len(self._options) > 1:
            visits = max(1, share // len(self._options))
            if self._effort.each:
                visits = min(self._effort.each, max(1, self._effort.playouts // len(self._options)))
            for visit in range(1, visits + 1):
                for option in self._options:
                    end = self._play_on(len(option.played), option.intent)
                    self._note(end, option.played, option.terms_played)
                    yield self.steps
                if self._effort.regret and not visit % LOOKED_AT:
                    self._keep(self._still_open())
            if self._effort.each:
                break
            self._keep((len(self._options) + 1) // 2)

    def _still_open(self) -> int:
        """How many of the best options stay: all that may still be better by more than `regret`."""
        best, *others = sorted(self._options, key=lambda one: -one.mean)
        count = 1
        for place, one in enumerate(others, 2):
            behind, error = lead(best.considered, one.considered)
            if SURE * error - behind > self._effort.regret:
                count = place
        return count

    def _keep(self, count: int) -> None:
        ranked = sorted(self._options, key=lambda one: -one.mean)
        self._options, self._dropped = ranked[:count], ranked[count:] + self._dropped

    def _note(self, end: State[Any], values: list[float], terms: list[tuple[Worth, ...]]) -> None:
        self.steps += 1
        values.append(self._mind.value(end.world, self._seat))
        if self._keeps_terms:
            terms.append(self._mind.terms(end.world, self._seat))

    # Worlds

    def _world(self, number: int) -> State[Any]:
        while number >= len(self._imagined):
            seed = mix(mix(self._seed, _WORLDS), len(self._imagined))
            self._imagined.append(self._game.imagine(self._view, self._seat, Rng(seed)))
        return self._imagined[number]

    def _luck(self, number: int) -> Draws:
        return Draws(Rng(mix(mix(self._seed, _LUCK), number)))

    def _act(self, number: int, intent: Intent) -> State[Any]:
        """World `number` after this action has ended."""
        state = engine.apply(self._game, self._world(number), self._seat, intent, self._legal).state
        luck, is_quiet = self._luck(number), self._mind.is_quiet
        for _ in range(LONGEST_ACTION):
            if not state.stack or is_quiet(state):
                break
            state = _drawn_on(self._game, self._mind, state, luck)
        return state

    def _play_on(self, number: int, intent: Intent) -> State[Any]:
        """World `number` after this action, played on up to the horizon."""
        begun = self._world(number)
        state = engine.apply(self._game, begun, self._seat, intent, self._legal).state
        horizon, luck = self._mind.horizon(begun), self._luck(number)
        return played_on(self._game, self._mind, state, horizon, luck, self._effort.stretches)


def played_on(
    game: Game[Any], mind: Mind, state: State[Any], horizon: Horizon, luck: Draws, stretches: int = 1
) -> State[Any]:
    """The end of a playout: the policy plays all seats up to the horizon or the end of the game."""
    stretch = horizon.stretch
    for _ in range(horizon.decisions * stretches):
        if not state.stack:
            break
        if stretch is not None and (now := mind.stretch(state.world)) != stretch:
            stretch, stretches = now, stretches - 1
            if not stretches:
                break
        state = _drawn_on(game, mind, state, luck)
    return state


def _drawn_on(game: Game[Any], mind: Mind, state: State[Any], luck: Draws) -> State[Any]:
    seat = min(engine.waiting_for(state))
    legal = engine.legal(state, seat)
    place = 0 if len(legal) == 1 else _draw(mind.policy(state, seat, legal), luck)
    return engine.apply(game, state, seat, legal[place], legal).state


def _draw(weights: Sequence[float], draws: Draws) -> int:
    """The index of one of the weights, drawn in proportion to them."""
    left = draws.below(_FINE) / _FINE * sum(weights)
    last = 0
    for place, weight in enumerate(weights):
        if weight > 0.0:
            last = place
            left -= weight
            if left < 0.0:
                return place
    return last


def _means(terms: list[tuple[Worth, ...]]) -> tuple[Worth, ...]:
    if not terms:
        return ()
    count = len(terms)
    return tuple(
        Worth(column[0].name, sum(one.value for one in column) / count, column[0].rule)
        for column in zip(*terms, strict=True)
    )
