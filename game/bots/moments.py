"""The turning points of a finished match, and what the coach would have done there.

The match is over, so everything may be read. It is cut into pieces at the states where no action is half
done. The pieces whose ends differ most by their value are played on from both ends, equally often from
each. For the pieces with the largest change the coach searches the decisions in them, knowing no more than
the player did; reported is the first decision in which the coach would have chosen otherwise, or else the
first one. One `step` is one valuation, one playout or one step of the coach, so the review can run beside
a screen. Nothing here reads a clock.
"""

from collections.abc import Generator, Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

from msgspec.structs import replace

from game.bots.advice import Advice, advice_of, asked
from game.bots.registry import MINDS
from game.bots.search import QUESTIONS, Thought, played_on
from game.rules.core import engine
from game.rules.core.game import Game
from game.rules.core.ids import Seat
from game.rules.core.memo import Memo
from game.rules.core.rng import Draws, Rng, mix
from game.rules.core.state import State
from game.rules.core.values import Concede, Intent, Outcome

MOST = 3
CANDIDATES = 8
"""How many pieces are played on from."""
PLAYOUTS = 12
"""Playouts from each end of a piece."""
LEAST_SWING = 0.04
"""A piece that changed the chances by less than this is no turning point."""
MOST_ASKED = 8
"""How many decisions of a piece the coach searches at most."""
FACTOR = 0.3
"""The coach's effort here, as a part of its effort at the table."""
_SALT = 0x0B5E1


class DecidedStep(NamedTuple):
    """One step of a match."""

    seat: Seat
    intent: Intent


class TurningPoint(NamedTuple):
    place: int
    """The index of the step before which the piece begins, from 0."""
    deed: DecidedStep
    """The decision that is reported."""
    before: float
    after: float
    """The chances of `whose` before the piece and after it."""
    whose: Seat
    advice: Advice | None
    """What the coach would have done; None if nobody had a choice."""

    @property
    def swing(self) -> float:
        return abs(self.after - self.before)


class _Piece(NamedTuple):
    """The part of a match between two states in which no action is half done."""

    first: int
    last: int
    before: float
    after: float

    @property
    def swing(self) -> float:
        return abs(self.after - self.before)


class Review:
    """The search for turning points. `states[0]` is the state before the first of `deeds`; each deed adds
    one state."""

    def __init__(self, game: Game[Any], states: Sequence[State[Any]], deeds: Sequence[DecidedStep]) -> None:
        assert len(states) == len(deeds) + 1
        self._game, self._mind = game, MINDS[game.info.id]
        self._states, self._deeds = states, deeds
        outcome: Outcome | None = game.outcome(states[-1])
        self.whose = outcome.winners[0] if outcome is not None and outcome.winners else Seat(0)
        """Whose chances are reported: the winner's, or the first seat's if nobody won."""
        self._memo = Memo(QUESTIONS)
        self._rest = self._reviewing()
        self.moments: tuple[TurningPoint, ...] = ()
        """In the order of the match; empty until the review is done."""
        self.is_done = False

    def step(self) -> bool:
        """Do one step of the review; returns whether there is more to do."""
        if not self.is_done and next(self._rest, None) is None:
            self.is_done = True
        return not self.is_done

    def _reviewing(self) -> Iterator[int]:
        pieces: list[_Piece] = []
        last: tuple[int, float] | None = None
        for place, state in enumerate(self._states):
            if self._is_at_rest(state):
                value = self._mind.value(state.world, self.whose)
                if last is not None and not self._gave_up(last[0], place):
                    pieces.append(_Piece(last[0], place, last[1], value))
                last = place, value
            yield place
        found: list[_Piece] = []
        for piece in sorted(pieces, key=lambda one: -one.swing)[:CANDIDATES]:
            ends = [0.0, 0.0]
            for number in range(PLAYOUTS):
                for side, place in enumerate((piece.first, piece.last)):
                    ends[side] += self._played_on(place, number) / PLAYOUTS
                    yield place
            found.append(piece._replace(before=ends[0], after=ends[1]))
        decisive = sorted((one for one in found if one.swing >= LEAST_SWING), key=lambda one: -one.swing)
        moments: list[TurningPoint] = []
        for piece in decisive[:MOST]:
            told = yield from self._told(piece)
            moments.append(told)
        self.moments = tuple(sorted(moments, key=lambda one: one.place))

    def _gave_up(self, first: int, last: int) -> bool:
        """Whether somebody conceded there: neither a decision of the play nor chance turned anything."""
        return any(type(deed.intent) is Concede for deed in self._deeds[first:last])

    def _told(self, piece: _Piece) -> Generator[int, None, TurningPoint]:
        place, advice = piece.first, None
        for decided in self._decisions_in(piece):
            thought = self._asked(decided)
            while thought.step():
                yield decided
            advised = advice_of(thought)
            is_other = self._deeds[decided].intent not in (advised.intent, advised.equal)
            if advice is None or is_other:
                place, advice = decided, advised
            if is_other:
                break
        return TurningPoint(place, self._deeds[place], piece.before, piece.after, self.whose, advice)

    def _asked(self, place: int) -> Thought:
        seat, state = self._deeds[place].seat, self._states[place]
        view, legal = self._game.redact(state, seat), engine.legal(state, seat)
        return asked(self._game, view, seat, legal, place, FACTOR)

    def _is_at_rest(self, state: State[Any]) -> bool:
        if self._game.outcome(state) is not None:
            return True
        return bool(state.stack) and self._mind.is_quiet(state)

    def _played_on(self, place: int, number: int) -> float:
        state = self._states[place]
        if not state.stack:
            return self._mind.value(state.world, self.whose)
        setting = state.world.setting.with_memo(self._memo)
        begun = replace(state, world=replace(state.world, setting=setting))
        luck = Draws(Rng(mix(mix(_SALT, place), number)))
        end = played_on(self._game, self._mind, begun, self._mind.horizon(begun), luck)
        return self._mind.value(end.world, self.whose)

    def _decisions_in(self, piece: _Piece) -> Iterator[int]:
        """The indices of the first decisions of the piece in which there was a choice."""
        return islice(self._thoughtful(piece), MOST_ASKED)

    def _thoughtful(self, piece: _Piece) -> Iterator[int]:
        for place in range(piece.first, piece.last):
            deed, state = self._deeds[place], self._states[place]
            legal = engine.legal(state, deed.seat)
            if len(legal) < 2 or deed.intent not in legal:
                continue
            if self._mind.settle(self._game.redact(state, deed.seat), deed.seat, legal) is None:
                yield place
