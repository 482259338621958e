"""Where the keyboard goes next: Tab from group to group, arrows to the nearest thing in a direction."""

from collections.abc import Sequence

from game.view.canvas import HitArea

_SIDEWAYS = 2.5
"""The cost of a pixel sideways as a factor of a pixel ahead."""


def next_in_groups(hit_areas: Sequence[HitArea], current: str | None, *, back: bool = False) -> str | None:
    """The first thing of the next group, in drawing order; None if there is none."""
    groups = list(dict.fromkeys(hit_area.group for hit_area in hit_areas))
    if not groups:
        return None
    here = next((hit_area.group for hit_area in hit_areas if hit_area.handle == current), None)
    step = -1 if back else 1
    place = (groups.index(here) + step) % len(groups) if here is not None else (-1 if back else 0)
    return next(hit_area.handle for hit_area in hit_areas if hit_area.group == groups[place])


def next_in_direction(hit_areas: Sequence[HitArea], current: str | None, direction: str) -> str | None:
    """The nearest thing in that direction: of the same group if there is one, else of any; None if
    there is none.
    """
    return next_among(one_each(hit_areas), current, direction)


def next_among(things: Sequence[HitArea], current: str | None, direction: str) -> str | None:
    """The same, for callers that ask often about one picture and have applied `one_each` already."""
    here = next((hit_area for hit_area in things if hit_area.handle == current), None)
    if here is None:
        return things[0].handle if things else None
    same = _nearest([hit_area for hit_area in things if hit_area.group == here.group], here, direction)
    return same or _nearest(things, here, direction) or here.handle


def one_each(hit_areas: Sequence[HitArea]) -> list[HitArea]:
    """One hit area for each thing of several parts: the first part that nothing else covers, because
    of two things in one place only the topmost has the focus.
    """
    parts: dict[str, list[HitArea]] = {}
    lying: dict[tuple[int, int], set[str]] = {}
    for hit_area in hit_areas:
        parts.setdefault(hit_area.handle, []).append(hit_area)
        lying.setdefault(hit_area.rect.center, set()).add(hit_area.handle)
    return [next((one for one in own if len(lying[one.rect.center]) == 1), own[0]) for own in parts.values()]


def _nearest(hit_areas: Sequence[HitArea], here: HitArea, direction: str) -> str | None:
    """The nearest thing; of overlapping things, such as a soldier on a seat, the topmost."""
    best: tuple[tuple[bool, float], str] | None = None
    for hit_area in hit_areas:
        dx, dy = hit_area.rect.centerx - here.rect.centerx, hit_area.rect.centery - here.rect.centery
        ahead, aside = {
            "left": (-dx, -dy),
            "right": (dx, dy),
            "up": (-dy, dx),
            "down": (dy, -dx),
        }[direction]
        if ahead > 0 and hit_area.handle != here.handle:
            cost = _cost_on_the_table(ahead, aside) if here.is_piece else _cost_in_a_form(ahead, aside)
            if best is None or cost <= best[0]:
                best = (cost, hit_area.handle)
    return best[1] if best else None


def _cost_in_a_form(ahead: int, aside: int) -> tuple[bool, float]:
    """Buttons stand in rows and columns: the focus stays in its row or column."""
    return False, ahead + _SIDEWAYS * abs(aside)


def _cost_on_the_table(ahead: int, aside: int) -> tuple[bool, float]:
    """Things of a game lie anywhere. Those more ahead than aside come first, and a thing exactly
    between two directions belongs to one only: so each thing of a group can be reached from every
    other.
    """
    return not -ahead < aside <= ahead, ahead**2 + aside**2
