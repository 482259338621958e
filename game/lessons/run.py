"""A lesson being played: which step it is at, which intents fit there, and what is then played.

However the learner does a step, afterwards the match is where the lesson says: anything else is commented
on and taken back, past dice and cards seen too, because no record of this match is kept.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from game.content.lessons import BY, Lesson, LessonPart, LessonStep, Pattern, intent_of
from game.content.library import OpenGame
from game.content.patterns import fits
from game.lessons.table import LessonTable, match_of_lesson
from game.rules.core import engine
from game.rules.core.codec import encode
from game.rules.core.ids import Seat
from game.rules.core.values import Event, Intent

JudgementKind = Literal["answer", "fits", "wrong", "free", "not_now"]


class Stuck(Exception):
    """A lesson that cannot go on as written: at which step, about which rule, and why."""

    def __init__(self, lesson: Lesson, step: LessonStep | None, why: str) -> None:
        self.lesson, self.step, self.why = lesson, step, why
        where = "before the first step" if step is None else f"step {step.id!r}"
        rule = f" ({step.rule})" if step is not None and step.rule else ""
        super().__init__(f"{lesson.key}: {where}{rule}: {why}")


class Judgement(NamedTuple):
    """What a lesson answers to an intent of the learner."""

    kind: JudgementKind
    is_played: bool
    """Whether the intent is carried out; if it is not the answer, it is taken back afterwards."""
    say: str = ""
    """The message that comments on it; empty if the lesson has none."""


class LessonRun:
    """One learner in one lesson.

    A step is entered, done, and left; `go_to` enters any step. The learner's intents are first judged
    (`judge`, which changes nothing) and then carried out (`take`). After the last step the lesson is over
    and nothing is asked.
    """

    def __init__(
        self,
        lesson: Lesson,
        names: Sequence[str] = (),
        opened: OpenGame | None = None,
        seed: int | None = None,
    ) -> None:
        self.lesson = lesson
        match = match_of_lesson(lesson, names, opened, seed)
        self.table = LessonTable(match, lesson.learner)
        self.place = 0
        """The index of the current step; after the last one the lesson is over."""
        self.part = 0
        """How many intents of this step have been done."""
        self.is_aside = False
        """Whether something was played that must be taken back before the lesson goes on."""
        self._aside_from = 0
        self._free_since = 0
        self.table.go_back, self.table.can_go_back = self.go_back, lambda: self.can_go_back
        for play in lesson.match.before:
            self._play(play, None)
        self._enter()

    # The present step

    @property
    def is_over(self) -> bool:
        return self.place >= len(self.lesson.step)

    @property
    def step(self) -> LessonStep:
        return self.lesson.step[self.place]

    @property
    def waits(self) -> bool:
        """Whether the lesson waits for the learner to act."""
        return not self.is_over and self.part < len(self.step.parts) and not self.is_aside

    @property
    def is_free(self) -> bool:
        return not self.is_over and self.step.free is not None

    @property
    def wanted(self) -> Intent:
        """The intent that is played now, whichever fitting intent the learner chooses."""
        assert self.waits, "this step asks for nothing"
        return self._find(self.lesson.learner, self._part.wanted)

    @property
    def _part(self) -> LessonPart:
        return self.step.parts[self.part]

    def fitting(self) -> tuple[Intent, ...]:
        """All legal intents of the learner that fit."""
        legal = self.table.match.legal(self.lesson.learner)
        return tuple(one for one in legal if fits(self._part.wait, one))

    def judge(self, intent: Intent) -> Judgement:
        """What the lesson answers to an intent; nothing is carried out."""
        if self.is_free:
            return Judgement("free", True)
        if not self.waits:
            return Judgement("not_now", False)
        if fits(self._part.wait, intent):
            return Judgement("answer" if self._is_as_good(intent) else "fits", True)
        is_played = self.step.allow == "any"
        for wrong in self.step.wrong:
            if fits(wrong.when, intent):
                return Judgement("wrong", is_played, f"{self.lesson.message_of(self.step)}.{wrong.say}")
        return Judgement("wrong", is_played)

    def _is_as_good(self, intent: Intent) -> bool:
        """Whether the intent is the wanted one, or leads to the same state."""
        wanted = self.wanted
        if intent == wanted:
            return True
        match, seat = self.table.match, self.lesson.learner
        one, other = (engine.apply(match.game, match.state, seat, each) for each in (intent, wanted))
        return encode(one.state) == encode(other.state)

    # Acting

    def take(self, intent: Intent, verdict: Judgement) -> tuple[Event, ...]:
        """Carry out the learner's intent as it was judged; returns the events as the learner may know
        them."""
        assert verdict.is_played
        if not self.is_aside and verdict.kind in ("fits", "wrong"):
            self._aside_from, self.is_aside = self.table.length, True
        events = self.table.submit(intent)
        if verdict.kind == "answer":
            self.part += 1
        return events

    def show(self) -> tuple[Event, ...]:
        """Do for the learner what is wanted now; returns the events."""
        wanted = self.wanted
        return self.take(wanted, Judgement("answer", True))

    def take_back(self) -> None:
        """Take back what was played aside."""
        if self.is_aside:
            self.table.return_to(self._aside_from)
            self.is_aside = False

    @property
    def is_done(self) -> bool:
        """Whether all intents of this step were done."""
        return not self.is_over and not self.waits and not self.is_aside and not self.is_free

    def advance(self) -> tuple[Event, ...]:
        """Leave this step for the next; returns the events that followed by themselves, as the learner may
        know them."""
        assert not self.is_over, "the lesson is over"
        self.take_back()
        step, events = self.step, tuple[Event, ...]()
        if step.wait:
            while self.waits:
                self.take(self.wanted, Judgement("answer", True))
            events = self._play_all(step)
        self.place += 1
        return (*events, *self._enter())

    def _enter(self) -> tuple[Event, ...]:
        self.part, self.is_aside = 0, False
        begin = self.table.steps_begin
        del begin[self.place :]
        begin.append(self.table.length)
        self.table.waits_at, self.table.is_free = self._stops(), self.is_free
        self._free_since = self.table.match.round
        if self.is_over or self.step.wait:
            return ()
        return self._play_all(self.step)

    def _stops(self) -> frozenset[str]:
        said = [step.stops for step in self.lesson.step[: self.place + 1] if step.stops is not None]
        return frozenset(said[-1] if said else ())

    def go_to(self, place: int) -> None:
        """Enter this step as if all steps before had been done as the lesson says."""
        assert 0 <= place <= len(self.lesson.step)
        begin = self.table.steps_begin
        self.place = min(place, len(begin) - 1)
        self.table.return_to(begin[self.place])
        self._enter()
        while self.place < place:
            self.advance()

    @property
    def can_go_back(self) -> bool:
        return self.place > 0 or self._has_played

    def go_back(self) -> None:
        """Take back the last intent of this step; if there was none, go to the step before."""
        done = self.part if self.is_aside else self.part - 1
        has_begun = self.part > 0 or self.is_aside or (self.is_free and self._has_played)
        self.go_to(self.place if has_begun or self.place == 0 else self.place - 1)
        if has_begun:
            for _ in range(done):
                self.show()

    @property
    def _has_played(self) -> bool:
        return self.table.length > self.table.steps_begin[-1]

    # Free play

    def has_reached_its_end(self) -> bool:
        """Whether free play has reached its end condition."""
        match, free = self.table.match, self.step.free
        if free is None:
            return False
        played = match.steps[self.table.steps_begin[-1] :]
        if match.outcome is not None or (
            free.event and any(fits(free.event, event) for step in played for event in step.events)
        ):
            return True
        if free.until == "round":
            return match.round >= self._free_since + free.rounds
        is_turn_over = self.lesson.learner not in match.waiting_for()
        return free.until == "turn" and bool(played) and is_turn_over

    # Reading the table of the lesson

    def _play_all(self, step: LessonStep) -> tuple[Event, ...]:
        return tuple(event for play in step.play for event in self._play(play, step))

    def _play(self, play: Pattern, step: LessonStep | None) -> tuple[Event, ...]:
        seat = Seat(play[BY])
        return self.table.play(seat, self._find(seat, intent_of(play), step))

    def _find(self, seat: Seat, pattern: Pattern, step: LessonStep | None = None) -> Intent:
        """The first legal intent that fits."""
        legal = self.table.match.legal(seat)
        for intent in legal:
            if fits(pattern, intent):
                return intent
        written = " ".join(f"{name}={value}" for name, value in pattern.items())
        known = ", ".join(sorted({encode(intent).decode() for intent in legal})[:12]) or "nothing"
        why = f"expected that seat {seat} may do {written}, found {known}"
        raise Stuck(self.lesson, step or (None if self.table.steps_begin == [] else self.step), why)
