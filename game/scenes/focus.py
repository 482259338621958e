"""Where the keyboard goes next: Tab from group to group, arrows to the nearest thing in a direction."""

from collections.abc import Sequence

from game.view.canvas import Hot

_SIDEWAYS = 2.5
"""How much worse a pixel aside is than a pixel ahead."""


def next_in_groups(hots: Sequence[Hot], current: str | None, *, back: bool = False) -> str | None:
    """The first thing of the next group, in the order in which they are drawn."""
    groups = list(dict.fromkeys(hot.group for hot in hots))
    if not groups:
        return None
    here = next((hot.group for hot in hots if hot.handle == current), None)
    step = -1 if back else 1
    place = (groups.index(here) + step) % len(groups) if here is not None else (-1 if back else 0)
    return next(hot.handle for hot in hots if hot.group == groups[place])


def next_in_direction(hots: Sequence[Hot], current: str | None, direction: str) -> str | None:
    """The nearest thing that way: of the same group if there is one, else of any."""
    here = next((hot for hot in hots if hot.handle == current), None)
    if here is None:
        return hots[0].handle if hots else None
    same = _nearest([hot for hot in hots if hot.group == here.group], here, direction)
    return same or _nearest(hots, here, direction) or here.handle


def _nearest(hots: Sequence[Hot], here: Hot, direction: str) -> str | None:
    """Of things that lie upon each other, as a man on his seat, the topmost."""
    best: tuple[float, str] | None = None
    for hot in hots:
        dx, dy = hot.rect.centerx - here.rect.centerx, hot.rect.centery - here.rect.centery
        ahead, aside = {
            "left": (-dx, dy),
            "right": (dx, dy),
            "up": (-dy, dx),
            "down": (dy, dx),
        }[direction]
        if ahead > 0 and hot.handle != here.handle:
            cost = ahead + _SIDEWAYS * abs(aside)
            if best is None or cost <= best[0]:
                best = (cost, hot.handle)
    return best[1] if best else None
