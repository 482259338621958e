"""The summary for somebody who did not look: the most important events, once each, in order."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from game.presenters.contract.importance import Weight, weight_of
from game.presenters.contract.presenter import LogLine, Presenter
from game.rules.core.state import State
from game.session.history import VisibleStep
from game.view.kit import Kit


class Told(NamedTuple):
    """A line of a summary that stands for all lines with the same words."""

    line: LogLine
    words: str
    weight: Weight
    times: int = 1


def telling(presenter: Presenter, view: State[Any], steps: Sequence[VisibleStep]) -> list[LogLine]:
    """The lines worth telling, in order: no headings, draws or beginnings of turns."""
    return [line for _, line in _brief(presenter, view, steps)]


def telling_in_private(
    presenter: Presenter,
    view: State[Any],
    steps: Sequence[VisibleStep],
    public: Sequence[VisibleStep],
) -> list[LogLine]:
    """Of these lines the ones that not everybody may know; `public` are the steps as everybody may
    know them.
    """
    known = {step.number: step.events for step in public}
    found = _brief(presenter, view, steps)
    return [line for step, line in found if line.event not in known.get(step.number, ())]


def _brief(
    presenter: Presenter, view: State[Any], steps: Sequence[VisibleStep]
) -> Iterator[tuple[VisibleStep, LogLine]]:
    teller = presenter.teller(view)
    return ((step, line) for step in steps for line in teller.brief_of(step) if _counts(presenter, line))


def _counts(presenter: Presenter, line: LogLine) -> bool:
    return not line.is_heading and weight_of(presenter.importance, line.event) > Weight.LEFT_OUT


def grouped(kit: Kit, presenter: Presenter, view: State[Any], lines: Sequence[LogLine]) -> list[Told]:
    """Lines of the same seat with the same words joined into one, at the place of the first."""
    names = presenter.game.name_overrides(view.world)
    told: dict[tuple[object, str], Told] = {}
    for line in lines:
        words = line.words(kit.texts, presenter.game, names)
        key = (line.seat, words)
        if key in told:
            told[key] = told[key]._replace(times=told[key].times + 1)
        else:
            told[key] = Told(line, words, weight_of(presenter.importance, line.event))
    return list(told.values())


def most_important(kit: Kit, presenter: Presenter, view: State[Any], steps: Sequence[VisibleStep]) -> str:
    """The most important line of these steps; of equally important ones the last, which says how it ended.

    Empty if no line is worth telling.
    """
    told = grouped(kit, presenter, view, telling(presenter, view, steps))
    return max(reversed(told), key=lambda one: one.weight).words if told else ""


def chosen(told: Sequence[Told], room: int) -> tuple[list[Told], int]:
    """The lines that fit into `room`, and the number of those left out, which takes one line itself.

    Of equally important lines the later ones are kept.
    """
    if len(told) <= room:
        return list(told), 0
    by_weight = sorted(range(len(told)), key=lambda place: (told[place].weight, place), reverse=True)
    places = sorted(by_weight[: max(1, room - 1)])
    left = sum(one.times for place, one in enumerate(told) if place not in places)
    return [told[place] for place in places], left
