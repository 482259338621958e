"""The moments that decided a match: where chances turned most, and what the coach would have done.

The match is over, so everything may be read. It is cut where no action is half done; the pieces whose ends
differ most at a glance are played on from both ends, always equally often; of those that turned most, the
coach thinks over what was decided, knowing no more than whoever decided: told is the first decision that it
would have made otherwise, or the first of all. One `step` is one glance, one
playout, or one step of the coach: it can be done beside a screen. Nothing here reads a clock.
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
from game.rules.core.values import Intent, Outcome

MOST = 3
CANDIDATES = 8
"""So many pieces are played on from."""
PLAYOUTS = 12
"""From each end of each."""
LEAST_SWING = 0.04
"""What turned less decided nothing."""
MOST_ASKED = 8
"""Of so many decisions of a piece the coach is asked: the first with which it would not agree is told."""
FACTOR = 0.3
"""Of the effort of a coach at the table."""
_SALT = 0x0B5E1


class DecidedStep(NamedTuple):
    """One step of a match."""

    seat: Seat
    intent: Intent


class TurningPoint(NamedTuple):
    place: int
    """Before which step it stands, counted from 0."""
    deed: DecidedStep
    """What was decided there."""
    before: float
    after: float
    """The chances of `whose`, before and when it had come to rest."""
    whose: Seat
    advice: Advice | None
    """What the coach would have done; None where nobody had anything to think over."""

    @property
    def swing(self) -> float:
        return abs(self.after - self.before)


class _Piece(NamedTuple):
    """A part of the match between two states at rest."""

    first: int
    last: int
    before: float
    after: float

    @property
    def swing(self) -> float:
        return abs(self.after - self.before)


class Review:
    """`states[0]` is that before the first of `deeds`, and after each deed there is one more."""

    def __init__(self, game: Game[Any], states: Sequence[State[Any]], deeds: Sequence[DecidedStep]) -> None:
        assert len(states) == len(deeds) + 1
        self._game, self._mind = game, MINDS[game.info.id]
        self._states, self._deeds = states, deeds
        outcome: Outcome | None = game.outcome(states[-1])
        self.whose = outcome.winners[0] if outcome is not None and outcome.winners else Seat(0)
        """Whose chances are told: the winner's, and where nobody won those of the first seat."""
        self._memo = Memo(QUESTIONS)
        self._rest = self._reviewing()
        self.moments: tuple[TurningPoint, ...] = ()
        """In their order; empty until it is done."""
        self.is_done = False

    def step(self) -> bool:
        """Whether there is more to do."""
        if not self.is_done and next(self._rest, None) is None:
            self.is_done = True
        return not self.is_done

    def _reviewing(self) -> Iterator[int]:
        pieces: list[_Piece] = []
        last: tuple[int, float] | None = None
        for place, state in enumerate(self._states):
            if self._is_at_rest(state):
                value = self._mind.value(state.world, self.whose)
                if last is not None:
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
        """The first places of it where there was something to think over."""
        return islice(self._thoughtful(piece), MOST_ASKED)

    def _thoughtful(self, piece: _Piece) -> Iterator[int]:
        for place in range(piece.first, piece.last):
            deed, state = self._deeds[place], self._states[place]
            legal = engine.legal(state, deed.seat)
            if len(legal) < 2 or deed.intent not in legal:
                continue
            if self._mind.settle(self._game.redact(state, deed.seat), deed.seat, legal) is None:
                yield place
