"""The motion of what happens on the field: who stands where at each point, and what appears for a moment.

Each tween carries the name of the thing that moves, see `moving`. A thing that appears later waits
outside the picture until then.
"""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from pygame import Rect

from game.presenters.last_comrade.controls import handles as at
from game.presenters.shared.journeys import Spots
from game.rules.last_comrade.terms import ComradeId
from game.view.camera import Point
from game.view.handles import Handle
from game.view.timeline import Ease, Group, Tween, linear, out_cubic

if TYPE_CHECKING:
    from game.rules.core.piles import Pile

OFF_STAGE: Point = (-9999.0, -9999.0)
SHIFT_MS = 200.0
LATER = 1.0
"""A thing appears this many milliseconds after its waiting tween, so that the new tween is the later one."""


class FieldStory:
    """Collects groups of motion in the order in which they are shown."""

    def __init__(self, before: Spots, after: Spots) -> None:
        self.before, self.after = before, after
        self._waiting: dict[Handle, Tween] = {}
        self._groups: list[Group] = []
        self._columns: Spots = before
        self._commissar = before.get(at.COMMISSAR)
        self.sprung: Pile = ()
        """The Mines and Wire on the place that somebody has just entered."""
        self.places: dict[ComradeId, int] = _standing(before)
        self._standing: dict[ComradeId, Point] = {
            comrade: _middle(before[at.COMRADE(comrade)]) for comrade in self.places
        }
        self._gone: dict[ComradeId, Point] = {
            comrade: point for comrade, point in self._standing.items() if at.COMRADE(comrade) not in after
        }

    # Where things are

    def spot(self, *handles: Handle) -> Point | None:
        """The middle of the first of these things that was or is on the table; None if there is none."""
        for handle in handles:
            found = self.before.get(handle) or self.after.get(handle)
            if found is not None:
                return _middle(found)
        return None

    def goal(self, *handles: Handle) -> Point | None:
        """The middle of the first of these things that is on the table now; None if there is none."""
        return next((_middle(self.after[handle]) for handle in handles if handle in self.after), None)

    def standing(self, comrade: ComradeId) -> Point | None:
        """Where a Comrade stands at this point of the story; None for a Comrade who is not on the Line."""
        return self._standing.get(comrade) or self.goal(at.COMRADE(comrade))

    def column(self, place: int) -> Point | None:
        rect = self._columns.get(at.PLACE(place))
        return None if rect is None else _middle(rect)

    # What happens

    def together(self, tweens: Iterable[Tween], cue: str = "", stagger: float = 0.0) -> None:
        """Add things that move at the same time."""
        found = tuple(tweens)
        if found or cue:
            self._groups.append(Group(found, stagger, (cue,) if cue else ()))

    def shift(self, places: Mapping[ComradeId, int], cue: str, arc: float = 0.0) -> None:
        """Move these Comrades to these places, all at the same time."""
        self.together(self._walks(places, arc), cue)

    def _walks(self, places: Mapping[ComradeId, int], arc: float) -> list[Tween]:
        tweens: list[Tween] = []
        for comrade, place in places.items():
            start, end = self.standing(comrade), self.column(place)
            self.places[comrade] = place
            if start is not None and end is not None:
                tweens.append(
                    Tween(at.GLIDING(at.COMRADE(comrade)), 0.0, SHIFT_MS, out_cubic, start, end, arc)
                )
                self._standing[comrade] = end
        return tweens

    def close_up(self, places: Mapping[ComradeId, int], cue: str) -> None:
        """The Line becomes shorter: these Comrades change places, all go to the columns of `after`."""
        self.places.update(places)
        self._columns = self.after
        moved = self._walks({one: place for one, place in self.places.items() if one not in self._gone}, 0.0)
        start, end = self._commissar, self.after.get(at.COMMISSAR)
        if start is not None and end is not None:
            self._commissar = None
            step = Tween(at.GLIDING(at.COMMISSAR), 0.0, 2 * SHIFT_MS, out_cubic, _middle(start), _middle(end))
            moved.append(step)
        self.together(moved, cue)

    def leave(self, comrade: ComradeId) -> Point | None:
        """A Comrade leaves the Line, visible until then. Returns where that was; None if not on the Line."""
        start = self._standing.pop(comrade, None)
        self.places.pop(comrade, None)
        if start is not None:
            stays = Tween(at.GLIDING(at.COMRADE(comrade)), 0.0, LATER, linear, start, start)
            self.together((stays,))
        return start

    def appear(
        self, handle: Handle, start_ms: float, ms: float, start: Point, end: Point, ease: Ease
    ) -> Tween:
        """The tween of a thing that is visible only while it moves."""
        self._waiting.setdefault(handle, Tween(handle, 0.0, 0.0, linear, OFF_STAGE, OFF_STAGE))
        return Tween(handle, start_ms + LATER, ms, ease, start, end)

    def groups(self) -> list[Group]:
        """All groups; Comrades who moved end where they are drawn now."""
        first = [Group(tuple(self._waiting.values()))] if self._waiting else []
        return [*first, *self._groups, *self._settled()]

    def _settled(self) -> list[Group]:
        moved = {tween.key for group in self._groups for tween in group.tweens}
        late = []
        for comrade, point in self._standing.items():
            handle = at.COMRADE(comrade)
            end = self.goal(handle)
            if at.GLIDING(handle) in moved and end is not None and end != point:
                late.append(Tween(at.GLIDING(handle), 0.0, SHIFT_MS, out_cubic, point, end))
        return [Group(tuple(late))] if late else []


def _middle(rect: Rect) -> Point:
    return float(rect.centerx), float(rect.centery)


def _standing(spots: Spots) -> dict[ComradeId, int]:
    """The place of each Comrade, from what is drawn."""
    columns = {
        rect.centerx: place for handle, rect in spots.items() if (place := at.PLACE.of(handle)) is not None
    }
    return {
        comrade: columns[rect.centerx]
        for handle, rect in spots.items()
        if (comrade := at.COMRADE.of(handle)) is not None and rect.centerx in columns
    }
