"""Log lines for every game: those of each step, and the rule that each links to."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.presenters.contract.presenter import LogLine, Teller
from game.rules.core.values import Event
from game.session.history import VisibleStep

StepLines = tuple[tuple[VisibleStep, tuple[LogLine, ...]], ...]
"""Each step with its log lines."""


def step_lines(steps: Sequence[VisibleStep], teller: Teller) -> StepLines:
    """The lines of every step, including steps without lines."""
    return tuple((step, teller.lines_of(step)) for step in steps)


class EventTeller(Teller):
    """A teller that looks at each event alone; `line_of` returns None for an event without a line."""

    def __init__(self, line_of: Callable[[Event], LogLine | None]) -> None:
        self._line_of = line_of

    def lines_of(self, step: VisibleStep) -> tuple[LogLine, ...]:
        return tuple(line for line in map(self._line_of, step.events) if line is not None)


def rule_of_kind(
    event: Event, rules: Mapping[type[Event], str], closer: Mapping[type[Event], Callable[[Any], str]]
) -> str:
    """The rule that a line links to: that of its kind, or a more specific one from `closer`."""
    find = closer.get(type(event))
    return rules[type(event)] if find is None else find(event)
