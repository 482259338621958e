"""Outlines: smooth closed curves through places, their samples, and the part of them that lies beyond a line."""

from collections.abc import Callable, Sequence
from math import cos, hypot, pi, sin
from typing import NamedTuple

Point = tuple[float, float]
Bend = tuple[Point, Point, Point, Point]
"""From, two handles, to."""
SAMPLES = 8
"""So many points of each bend tell where its shadow lies."""
KEPT = 0.2
"""A point that lies nearer to the line between its neighbours is left out."""


class Outline(NamedTuple):
    """A closed curve of bends, or of straight lines."""

    bends: tuple[Bend, ...]

    @classmethod
    def straight(cls, points: Sequence[Point]) -> "Outline":
        kept = _kept(points)
        pairs = zip(kept, [*kept[1:], *kept[:1]], strict=True)
        return cls(tuple((one, one, other, other) for one, other in pairs))

    @classmethod
    def round(cls, rx: float, ry: float) -> "Outline":
        k = 0.5523
        quarters = [((rx, 0), (0, ry)), ((0, ry), (-rx, 0)), ((-rx, 0), (0, -ry)), ((0, -ry), (rx, 0))]
        return cls(
            tuple(
                (
                    one,
                    (one[0] + other[0] * k, one[1] + other[1] * k),
                    (other[0] + one[0] * k, other[1] + one[1] * k),
                    other,
                )
                for one, other in quarters
            )
        )

    @classmethod
    def box(cls, x: float, y: float, w: float, h: float, r: float = 0) -> "Outline":
        r = min(r, w / 2, h / 2)
        if r <= 0:
            return cls.straight([(x, y), (x + w, y), (x + w, y + h), (x, y + h)])
        points: list[Point] = []
        corners = (
            (x + r, y + r, pi),
            (x + w - r, y + r, 1.5 * pi),
            (x + w - r, y + h - r, 0),
            (x + r, y + h - r, pi / 2),
        )
        for cx, cy, start in corners:
            points += [
                (cx + r * cos(start + pi / 2 * step / 4), cy + r * sin(start + pi / 2 * step / 4))
                for step in range(5)
            ]
        return cls.straight(points)

    @classmethod
    def within(
        cls, strip: tuple[float, float, float, float], box: tuple[float, float, float, float], r: float
    ) -> "Outline":
        """The part of a box with round corners that lies in an upright strip of it, or in a lying one."""
        x, y, w, h = strip
        if r <= 0:
            return cls.box(x, y, w, h)
        points = [bend[0] for bend in cls.box(*box, r).bends]
        for axis, sign, limit in ((0, 1, x), (0, -1, x + w), (1, 1, y), (1, -1, y + h)):
            points = _cut(points, lambda point, a=axis, s=sign, at=limit: s * (point[a] - at))  # type: ignore[misc]
        return cls.straight(points)

    def moved(self, of: Callable[[Point], Point]) -> "Outline":
        return Outline(tuple((of(a), of(b), of(c), of(d)) for a, b, c, d in self.bends))

    @property
    def d(self) -> str:
        """As the path of a picture."""
        if len(self.bends) < 3 and all(a == b for a, b, _, _ in self.bends):
            return ""
        parts = ["M" + _place(self.bends[0][0])]
        for one, first, second, other in self.bends:
            if one == first and second == other:
                parts.append("L" + _place(other))
            else:
                parts.append(f"C{_place(first)} {_place(second)} {_place(other)}")
        if parts[-1].startswith("L"):
            parts.pop()
        return "".join(parts) + "Z"

    def sampled(self) -> list[Point]:
        points: list[Point] = []
        for bend in self.bends:
            if bend[0] == bend[1] and bend[2] == bend[3]:
                points += [_between(bend[0], bend[3], step / 3) for step in range(3)]
            else:
                points += [_along(bend, step / SAMPLES) for step in range(SAMPLES)]
        return points


def points_of(places: str) -> list[tuple[Point, bool]]:
    """The places of a list, and whether each is a corner."""
    found = []
    for word in places.split():
        x, y = word.rstrip("!").split(",")
        found.append(((float(x), float(y)), word.endswith("!")))
    return found


def outline_of(places: str) -> Outline:
    """Smooth through all places but the corners."""
    points = points_of(places)
    count = len(points)
    bends = []
    for place in range(count):
        (before, _), (one, sharp), (other, blunt), (after, _) = (
            points[(place + by) % count] for by in (-1, 0, 1, 2)
        )
        first = one if sharp and blunt else _handle(one, other, None if sharp else before)
        second = other if sharp and blunt else _handle(other, one, None if blunt else after)
        bends.append((one, first, second, other))
    return Outline(tuple(bends))


def _handle(at: Point, to: Point, behind: Point | None) -> Point:
    if behind is None:
        return _between(at, to, 1 / 3)
    return at[0] + (to[0] - behind[0]) / 6, at[1] + (to[1] - behind[1]) / 6


def open_curve(points: Sequence[Point]) -> list[Point]:
    """Points along a smooth line."""
    found: list[Point] = []
    for bend in _open_bends(points):
        found += [_along(bend, step / SAMPLES) for step in range(SAMPLES)]
    return [*found, points[-1]]


def curve(points: Sequence[Point]) -> str:
    """A smooth open line as a path."""
    parts = ["M" + _place(points[0])]
    for _, first, second, other in _open_bends(points):
        parts.append(f"C{_place(first)} {_place(second)} {_place(other)}")
    return "".join(parts)


def _open_bends(points: Sequence[Point]) -> list[Bend]:
    around = [points[0], *points, points[-1]]
    bends = []
    for place in range(1, len(points)):
        before, one, other, after = around[place - 1 : place + 3]
        bends.append((one, _handle(one, other, before), _handle(other, one, after), other))
    return bends


def beyond(points: Sequence[Point], way: Point, limit: float, bulge: float) -> list[list[Point]]:
    """The parts of a body that lie farther along `way` than a share of its length; the border is curved.

    The border comes back at its ends by `bulge`, so that a ball has a crescent of shadow.
    """
    along = [x * way[0] + y * way[1] for x, y in points]
    across = [-x * way[1] + y * way[0] for x, y in points]
    first, length = min(along), (max(along) - min(along)) or 1
    middle, half = (max(across) + min(across)) / 2, ((max(across) - min(across)) / 2) or 1
    norm = way[0] ** 2 + way[1] ** 2

    def border(v: float) -> float:
        return limit - bulge * min(1.0, ((v - middle) / half) ** 2)

    def side(point: Point) -> float:
        u, v = point[0] * way[0] + point[1] * way[1], _across(point, way)
        return (u - first) / length - border(v)

    def on_border(v: float) -> Point:
        u = first + border(v) * length
        return (u * way[0] - v * way[1]) / norm, (u * way[1] + v * way[0]) / norm

    return _parts(points, side, way, on_border)


def _across(point: Point, way: Point) -> float:
    return -point[0] * way[1] + point[1] * way[0]


def _parts(
    points: Sequence[Point], side: Callable[[Point], float], way: Point, on_border: Callable[[float], Point]
) -> list[list[Point]]:
    """A hollow shape can fall into several parts: each run of points beyond the border, joined along it."""
    inside = [side(point) >= 0 for point in points]
    if all(inside):
        return [list(points)]
    if not any(inside):
        return []
    runs = _runs(points, inside, side)
    ends = sorted(
        (_across(run[which], way), place, which) for place, run in enumerate(runs) for which in (0, -1)
    )
    partner = {}
    for low, high in zip(ends[::2], ends[1::2], strict=True):
        partner[low[1:]], partner[high[1:]] = high, low
    loops, left = [], set(range(len(runs)))
    while left:
        place = begun = min(left)
        loop: list[Point] = []
        while place in left:
            left.discard(place)
            loop += runs[place]
            v0 = _across(runs[place][-1], way)
            v1, following, _ = partner[place, -1]
            loop += [on_border(v0 + (v1 - v0) * step / 8) for step in range(1, 8)]
            place = following
        if place == begun and len(loop) > 2:
            loops.append(loop)
    return loops


def _runs(
    points: Sequence[Point], inside: Sequence[bool], side: Callable[[Point], float]
) -> list[list[Point]]:
    """The stretches of an outline beyond the border, each from one crossing of it to the next."""
    start = next(at for at in range(len(points)) if inside[at] and not inside[at - 1])
    runs: list[list[Point]] = []
    for step in range(len(points)):
        at = (start + step) % len(points)
        one, other = points[at], points[(at + 1) % len(points)]
        if inside[at]:
            if not inside[at - 1]:
                runs.append([_crossing(points[at - 1], one, side)])
            runs[-1].append(one)
            if not inside[(at + 1) % len(points)]:
                runs[-1].append(_crossing(other, one, side))
    return runs


def _crossing(outside: Point, inside: Point, side: Callable[[Point], float]) -> Point:
    low, high = outside, inside
    for _ in range(12):
        half = _between(low, high, 0.5)
        low, high = (half, high) if side(half) < 0 else (low, half)
    return high


def _cut(points: Sequence[Point], side: Callable[[Point], float]) -> list[Point]:
    """The part of a polygon where `side` is positive."""
    found: list[Point] = []
    for one, other in zip(points, [*points[1:], *points[:1]], strict=True):
        a, b = side(one), side(other)
        if a >= 0:
            found.append(one)
        if (a >= 0) != (b >= 0):
            found.append(_crossing(*((one, other) if a < 0 else (other, one)), side))
    return found


def _kept(points: Sequence[Point]) -> list[Point]:
    """Without points that tell nothing: those that lie on the line from the last one kept to the next."""
    found: list[Point] = []
    for place, point in enumerate(points):
        following = points[(place + 1) % len(points)]
        if found and _distance(point, found[-1], following) < KEPT:
            continue
        found.append(point)
    return found if len(found) > 2 else list(points)


def _distance(point: Point, one: Point, other: Point) -> float:
    dx, dy = other[0] - one[0], other[1] - one[1]
    length = hypot(dx, dy)
    if length < 1e-6:
        return hypot(point[0] - one[0], point[1] - one[1])
    return abs(dx * (point[1] - one[1]) - dy * (point[0] - one[0])) / length


def _between(one: Point, other: Point, part: float) -> Point:
    return one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part


def _along(bend: Bend, t: float) -> Point:
    s = 1 - t
    weights = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return (
        sum(weight * point[0] for weight, point in zip(weights, bend, strict=True)),
        sum(weight * point[1] for weight, point in zip(weights, bend, strict=True)),
    )


def _place(point: Point) -> str:
    return ",".join(f"{round(value, 1) + 0:g}" for value in point)
