"""The pen: every shape in three tones with the light from the upper left, however it is turned.

What a scene draws is moved in Python and not by the picture, so that a head that lies on its side is still lit
from above. Nothing is written that pygame draws wrongly: paths, strokes and opacity, no clips and no masks.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import atan2, cos, hypot, pi, radians, sin, sqrt
from typing import NamedTuple

from tools.art.outlines import Outline, Point, beyond, curve, open_curve, outline_of, points_of
from tools.art.palette import Tones

LIGHT = (0.66, 0.75)
"""Which way the light falls: to the right and down."""
SHADE, RIM = 0.66, 0.1
"""Where on its way through a body the shadow begins, and how far the brightest tone reaches."""


class Matrix(NamedTuple):
    """Where a point goes: (a x + c y + e, b x + d y + f)."""

    a: float = 1
    b: float = 0
    c: float = 0
    d: float = 1
    e: float = 0
    f: float = 0

    def of(self, point: Point) -> Point:
        x, y = point
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    def then(self, inner: "Matrix") -> "Matrix":
        """What is drawn within `inner` goes through it first, and then through this one."""
        a, b, c, d, e, f = inner
        return Matrix(
            self.a * a + self.c * b,
            self.b * a + self.d * b,
            self.a * c + self.c * d,
            self.b * c + self.d * d,
            *self.of((e, f)),
        )

    @property
    def scale(self) -> float:
        return sqrt(abs(self.a * self.d - self.b * self.c))


class Pen:
    """Draws one picture; `at` moves, turns and mirrors all that is drawn within it."""

    def __init__(self, wide: int = 256, high: int = 256) -> None:
        self.wide, self.high = wide, high
        self._parts: list[str] = []
        self._here = Matrix()

    def svg(self) -> str:
        size = f'width="{self.wide}" height="{self.high}" viewBox="0 0 {self.wide} {self.high}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>' + "\n".join(self._parts) + "</svg>\n"

    @contextmanager
    def at(
        self,
        x: float = 0,
        y: float = 0,
        turn: float = 0,
        scale: float = 1,
        *,
        wide: float = 1,
        high: float = 1,
    ) -> Iterator[None]:
        """(0, 0) lies at x, y; `turn` in degrees clockwise; `wide=-1` mirrors."""
        before, angle = self._here, radians(turn)
        across, down = scale * wide, scale * high
        self._here = before.then(
            Matrix(cos(angle) * across, sin(angle) * across, -sin(angle) * down, cos(angle) * down, x, y)
        )
        yield
        self._here = before

    @contextmanager
    def about(
        self, x: float, y: float, turn: float = 0, scale: float = 1, *, wide: float = 1
    ) -> Iterator[None]:
        """As `at`, but x, y stays where it is."""
        with self.at(x, y, turn, scale, wide=wide), self.at(-x, -y):
            yield

    # Bodies in three tones

    def form(
        self, shape: str | Sequence[Point], tones: Tones, shade: float = SHADE, rim: float = RIM
    ) -> None:
        """A body from a list of places, `x,y x,y! …`: a smooth outline, with corners where a place bears a `!`."""
        outline = outline_of(shape) if isinstance(shape, str) else Outline.straight(shape)
        self._form(outline.moved(self._here.of), tones, shade, rim)

    def ball(
        self,
        x: float,
        y: float,
        r: float,
        tones: Tones,
        ry: float = 0,
        turn: float = 0,
        shade: float = SHADE,
        rim: float = RIM,
    ) -> None:
        with self.at(x, y, turn):
            self._form(Outline.round(r, ry or r).moved(self._here.of), tones, shade, rim)

    def box(
        self, x: float, y: float, w: float, h: float, tones: Tones, r: float = 0, lie: bool = False
    ) -> None:
        """A box, or a tube that stands (`lie`: that lies): its side to the light bright, the other dark."""
        outline = Outline.box(x, y, w, h, r)
        whole = outline.moved(self._here.of)
        self._path(whole.d, tones.base)
        parts = ((0.64, 1.0, tones.dark), (0.0, 0.16, tones.light))
        for start, end, tone in parts:
            if lie:
                strip = (x, y + h * start, w, h * (end - start))
            else:
                strip = (x + w * start, y, w * (end - start), h)
            self._path(Outline.within(strip, (x, y, w, h), r).moved(self._here.of).d, tone)

    def limb(self, places: str, start: float, end: float, tones: Tones, middle: float = 0) -> None:
        """An arm, a tail, a hose: a smooth line through places, so wide at its start, middle and end."""
        line = open_curve([point for point, _ in points_of(places)])
        steps = max(1, len(line) - 1)
        middle = middle or (start + end) / 2
        half = []
        for number in range(len(line)):
            part = number / steps
            first, last = (start, middle) if part < 0.5 else (middle, end)
            half.append((first + (last - first) * (part * 2 % 1 if part < 1 else 1)) / 2)
        moved = [self._here.of(point) for point in line]
        half = [one * self._here.scale for one in half]
        normals = _normals(moved)
        left = [_off(p, n, -h) for p, n, h in zip(moved, normals, half, strict=True)]
        right = [_off(p, n, h) for p, n, h in zip(moved, normals, half, strict=True)]
        outline = [
            *_cap(moved[0], normals[0], half[0], -1),
            *right,
            *_cap(moved[-1], normals[-1], half[-1], 1),
        ]
        self._path(Outline.straight([*outline, *left[::-1]]).d, tones.base)
        for side in (1, -1):
            self._strip(moved, normals, [side * one for one in half], tones)

    def _strip(self, line: list[Point], normals: list[Point], half: list[float], tones: Tones) -> None:
        """One side of a limb: dark as far as it is turned from the light, bright as far as it is turned to it."""
        lit = [(n[0] * LIGHT[0] + n[1] * LIGHT[1]) * (1 if half[0] >= 0 else -1) for n in normals]
        for sign, depth, tone in ((1, 0.8, tones.dark), (-1, 0.34, tones.light)):
            inner = [h * (1 - depth * max(0.0, sign * one)) for h, one in zip(half, lit, strict=True)]
            if all(abs(h - one) < 0.3 for h, one in zip(half, inner, strict=True)):
                continue
            edge = [_off(p, n, h) for p, n, h in zip(line, normals, half, strict=True)]
            within = [_off(p, n, h) for p, n, h in zip(line, normals, inner, strict=True)]
            self._path(Outline.straight([*edge, *within[::-1]]).d, tone)

    def _form(self, outline: Outline, tones: Tones, shade: float, rim: float) -> None:
        self._path(outline.d, tones.base)
        sampled = outline.sampled()
        if shade < 1:
            for part in beyond(sampled, LIGHT, shade, 0.3):
                self._path(Outline.straight(part).d, tones.dark)
        if rim > 0:
            away = (-LIGHT[0], -LIGHT[1])
            for part in beyond(sampled, away, 1 - rim, 0.18):
                self._path(Outline.straight(part).d, tones.light)

    # Flat marks

    def flat(self, shape: str | Sequence[Point], colour: str, opacity: float = 1) -> None:
        outline = outline_of(shape) if isinstance(shape, str) else Outline.straight(shape)
        self._path(outline.moved(self._here.of).d, colour, opacity)

    def disc(
        self, x: float, y: float, r: float, colour: str, ry: float = 0, turn: float = 0, opacity: float = 1
    ) -> None:
        with self.at(x, y, turn):
            self._path(Outline.round(r, ry or r).moved(self._here.of).d, colour, opacity)

    def rect(
        self, x: float, y: float, w: float, h: float, colour: str, r: float = 0, opacity: float = 1
    ) -> None:
        self._path(Outline.box(x, y, w, h, r).moved(self._here.of).d, colour, opacity)

    def line(
        self, places: str, colour: str, width: float = 3, opacity: float = 1, *, straight: bool = False
    ) -> None:
        """A stroke through places: smooth, or from place to place."""
        points = [self._here.of(point) for point, _ in points_of(places)]
        d = "M" + " ".join(f"{number(x)},{number(y)}" for x, y in points) if straight else curve(points)
        seen = f' stroke-opacity="{number(opacity)}"' if opacity < 1 else ""
        self._parts.append(
            f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{number(width * self._here.scale)}"'
            f' stroke-linecap="round" stroke-linejoin="round"{seen}/>'
        )

    def fade(self, box: tuple[float, float, float, float], top: str, bottom: str, name: str) -> None:
        """A ground that changes from one colour to another; `name` tells gradients of a picture apart."""
        x, y, w, h = box
        self._parts.append(
            f'<defs><linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="{number(y)}"'
            f' x2="0" y2="{number(y + h)}"><stop offset="0" stop-color="{top}"/>'
            f'<stop offset="1" stop-color="{bottom}"/></linearGradient></defs>'
            f'<rect x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}" fill="url(#{name})"/>'
        )

    def _path(self, d: str, colour: str, opacity: float = 1) -> None:
        if d:
            seen = f' fill-opacity="{number(opacity)}"' if opacity < 1 else ""
            self._parts.append(f'<path d="{d}" fill="{colour}"{seen}/>')


def number(value: float) -> str:
    return f"{round(value, 1) + 0:g}" if abs(value) >= 1 else f"{round(value, 2) + 0:g}"


def _normals(line: list[Point]) -> list[Point]:
    found = []
    for place in range(len(line)):
        (x0, y0), (x1, y1) = line[max(0, place - 1)], line[min(len(line) - 1, place + 1)]
        length = hypot(x1 - x0, y1 - y0) or 1
        found.append((-(y1 - y0) / length, (x1 - x0) / length))
    return found


def _off(point: Point, normal: Point, by: float) -> Point:
    return point[0] + normal[0] * by, point[1] + normal[1] * by


def _cap(middle: Point, normal: Point, half: float, end: int) -> list[Point]:
    """The round end of a limb: from its left to its right at the start, back again at the end."""
    first = atan2(normal[1], normal[0]) + (pi if end < 0 else 0)
    turns = [first - pi * step / 8 for step in range(1, 8)]
    return [(middle[0] + cos(turn) * half, middle[1] + sin(turn) * half) for turn in turns]
