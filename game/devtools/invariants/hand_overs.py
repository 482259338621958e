"""People who share one screen and act without plans: how often they must hand over the screen."""

from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from game.devtools.invariants.memory_disks import MemoryDisk
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.rng import Draws, Rng
from game.rules.core.values import Intent
from game.session.autosave import Autosave
from game.session.hot_seat import HotSeat
from game.session.match import Match

SELDOM = 20
"""One in this number of chances to say something unasked, or to stop at a window, is used."""


class HandOvers(NamedTuple):
    """How often the curtain was opened in each round of a game; openings before round 1 count for round 1."""

    by_round: tuple[int, ...]
    by_question: Mapping[str, int]
    """The same by the decision for which the curtain was opened, named as in saves."""
    steps: int


def hand_overs(
    match: Match, seed: int, *, asks_in_private: bool, look: Callable[[HotSeat], None] = lambda _table: None
) -> HandOvers:
    """Play the match to its end at a real table, kept in memory; equal seeds play alike.

    `look` is called at each closed curtain.
    """
    hot_seat = HotSeat(Autosave(match, Path("match"), disk=MemoryDisk()), asks_in_private=asks_in_private)
    people = _People(hot_seat, Draws(Rng(seed)))
    opened: dict[int, int] = {}
    questions: Counter[str] = Counter()
    while match.outcome is None:
        number = max(match.round, 1)
        opened.setdefault(number, 0)
        if hot_seat.next_seat is not None:
            opened[number] += 1
            questions[_question(match)] += 1
            look(hot_seat)
            hot_seat.open_curtain()
        if hot_seat.cards_are_down:
            hot_seat.look_alone()
        people.act()
        assert len(match.steps) <= match.game.info.longest, "a game of people without plans must end"
    return HandOvers(tuple(opened.values()), questions, len(match.steps))


def _question(match: Match) -> str:
    """The name of the pending decision, without the name of its game."""
    decision = engine.pending(match.state)
    assert decision is not None
    return str(decision.__struct_config__.tag).rpartition(".")[2]


class _People:
    """Everybody at the table. They accept the recommended layout; then they mostly do what they are asked
    for, and now and then they say more."""

    def __init__(self, hot_seat: HotSeat, draws: Draws) -> None:
        self._hot_seat = hot_seat
        self._draws = draws

    def act(self) -> None:
        if self._hot_seat.is_open and self._somebody_speaks():
            return
        if self._hot_seat.is_open and self._hot_seat.open_window is not None:
            self._hot_seat.let_window_go_by()
        elif self._hot_seat.laying.recommended(self._hot_seat) is not None:
            self._hot_seat.laying.take(self._hot_seat)
        elif self._hot_seat.asked_ahead is not None:
            self._answer_ahead()
        else:
            self._hot_seat.submit(self._chosen(self._hot_seat.legal()))

    def _answer_ahead(self) -> None:
        """Answer ahead what can be answered ahead; rarely a player wants to do more, and waits for their
        turn."""
        if self._is_seldom():
            self._hot_seat.ask_later()
        else:
            self._hot_seat.submit(self._draws.choice(self._hot_seat.legal()))

    def _somebody_speaks(self) -> bool:
        hot_seat, window = self._hot_seat, self._hot_seat.open_window
        for seat in hot_seat.match.game.seats(hot_seat.match.state.world):
            if window is None and seat in hot_seat.people_asked:
                continue
            said = [one for one in self._legal(seat) if window is None or one != window.intent]
            if said and self._is_seldom():
                hot_seat.interject(seat, self._draws.choice(said))
                return True
        return False

    def _legal(self, seat: Seat) -> tuple[Intent, ...]:
        match = self._hot_seat.match
        decision = engine.pending(match.state)
        assert decision is not None
        may_speak = decision.seats(match.state.world) | decision.bystanders(match.state.world)
        return match.legal(seat) if seat in may_speak else ()

    def _chosen(self, legal: tuple[Intent, ...]) -> Intent:
        """Mostly an intent that answers the question, seldom one that leaves it open."""
        answers = [one for one in legal if self._answers(one)] or list(legal)
        asides = [one for one in legal if one not in answers]
        return self._draws.choice(asides if asides and self._is_seldom() else answers)

    def _answers(self, intent: Intent) -> bool:
        """In a reaction window passing is the answer; elsewhere an intent that settles the question for the
        seat."""
        hot_seat, seat = self._hot_seat, self._hot_seat.at_screen
        assert seat is not None
        state = hot_seat.match.state
        asked = engine.pending(state)
        assert asked is not None
        window = asked.auto_pass()
        if window is not None:
            return intent == window.intent
        after = engine.apply(hot_seat.match.game, state, seat, intent).state
        again = (frame for frame in reversed(after.stack) if isinstance(frame, type(asked)))
        question = next(again, None)
        return question is None or seat not in question.seats(after.world)

    def _is_seldom(self) -> bool:
        return self._draws.below(SELDOM) == 0
