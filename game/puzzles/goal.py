"""What a puzzle asks for, as a question to the rules: is it reached, lost, or still open."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

import msgspec

from game.puzzles.position import ArrangedPosition
from game.rules.core.reading import Reader
from game.rules.core.state import State
from game.rules.core.values import Event, Fact, Intent

KINDS = ("win", "survive", "event", "points", "chance")


class PuzzleGoal(msgspec.Struct, frozen=True, rename={"fields": "with"}):
    """The goal of a puzzle: exactly one of five conditions."""

    win: bool = False
    """The game ends, and the learner is among the winners."""
    survive: bool = False
    """The learner is still in the game at the end of the puzzle's time."""
    event: str = ""
    """An event of this tag happens, with these `fields`."""
    points: int = 0
    """The learner has at least this many points."""
    chance: str = ""
    """The learner submits an intent whose preview has at least this chance; its result does not count."""
    do: str = ""
    """For `chance`: the tag of the intent."""
    fields: Mapping[str, Fact] = {}
    """For `event` and `chance`: fields that must have these values."""

    @property
    def kind(self) -> str:
        return next(kind for kind in KINDS if getattr(self, kind))

    @property
    def least_chance(self) -> Fraction:
        return Fraction(self.chance)

    def is_done_by(self, position: ArrangedPosition, state: State[Any], intent: Intent) -> bool:
        """Whether submitting this intent reaches the goal, whatever its result."""
        if self.kind != "chance" or not _fits(intent, self.do, self.fields):
            return False
        view = position.game.redact(state, position.seat)
        preview = position.game.preview(view, position.seat, intent)
        return preview is not None and preview.chance >= self.least_chance

    def verdict(self, position: ArrangedPosition, events: Iterable[Event], state: State[Any]) -> bool | None:
        """After a step with these events: True if the goal is reached, False if it is lost, None while it
        is open."""
        world = state.world
        outcome = position.game.outcome(state)
        if self.kind == "event" and any(_fits(event, self.event, self.fields) for event in events):
            return True
        if self.kind == "points" and position.points(world) >= self.points:
            return True
        if self.kind == "survive" and not position.is_alive(world):
            return False
        if outcome is not None:
            has_won = position.seat in outcome.winners
            return has_won if self.kind in ("win", "survive") else False
        # At the end of the time with nothing decided, only the goal `survive` is reached.
        return None if state.stack else self.kind == "survive"


def check_goal(goal: PuzzleGoal, position: ArrangedPosition, reader: Reader) -> None:
    """Report what is wrong with a goal: none or two conditions, things the game does not have, no
    fraction."""
    named = [kind for kind in KINDS if getattr(goal, kind)]
    if len(named) != 1:
        reader.mistake("goal", f"expected one of {', '.join(KINDS)}, found {' and '.join(named) or 'none'}")
        return
    kinds: tuple[type[msgspec.Struct], ...] = ()
    if goal.event:
        kinds = _tagged(position.game.events, goal.event, "goal.event", reader)
    elif goal.chance:
        kinds = _tagged(position.game.intents, goal.do, "goal.do", reader)
        _check_fraction(goal.chance, reader)
    known = {field for kind in kinds for field in kind.__struct_fields__}
    for name in goal.fields:
        if kinds and name not in known:
            reader.mistake(f"goal.with.{name}", f"unknown field, expected one of {', '.join(sorted(known))}")
    if goal.do and not goal.chance:
        reader.mistake("goal.do", "expected only with a chance")
    if goal.fields and not (goal.event or goal.chance):
        reader.mistake("goal.with", "expected only with an event or a chance")


def _tagged(
    kinds: tuple[type[msgspec.Struct], ...], tag: str, at: str, reader: Reader
) -> tuple[type[msgspec.Struct], ...]:
    found = tuple(kind for kind in kinds if kind.__struct_config__.tag == tag)
    if not found:
        known = ", ".join(sorted(str(kind.__struct_config__.tag) for kind in kinds))
        reader.mistake(at, f"unknown name {tag!r}, expected one of {known}")
    return found


def _check_fraction(text: str, reader: Reader) -> None:
    if not is_share(text):
        reader.mistake("goal.chance", f"expected a fraction above 0 and up to 1, such as 3/5, found {text!r}")


def is_share(text: str) -> bool:
    """Whether this is an exact fraction."""
    try:
        return 0 < Fraction(text) <= 1
    except (ValueError, ZeroDivisionError):
        return False


def _fits(value: Event | Intent, tag: str, fields: Mapping[str, Fact]) -> bool:
    if type(value).__struct_config__.tag != tag:
        return False
    return all(getattr(value, name) == wanted for name, wanted in fields.items())
