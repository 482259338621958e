"""Robots, wheels, bolts, pipes and lamps."""

from itertools import pairwise
from math import cos, pi, sin

from tools.art.palette import BLACK, IRON, RED, RUBBER, STEEL, Tones, mixed
from tools.art.pen import Pen


def bolts(p: Pen, places: str, colour: str = IRON.dark, r: float = 3.2) -> None:
    for word in places.split():
        x, y = word.split(",")
        p.disc(float(x), float(y), r, colour)


def lamp(p: Pen, x: float, y: float, r: float, colour: str = RED.base, glow: bool = True) -> None:
    """An eye that shines."""
    if glow:
        p.disc(x, y, r * 1.7, colour, opacity=0.25)
    p.disc(x, y, r * 1.2, BLACK.dark)
    p.disc(x, y, r, colour)
    p.disc(x - r * 0.3, y - r * 0.35, r * 0.36, mixed(colour, "#ffffff", 0.7))


def wheel(p: Pen, x: float, y: float, r: float, hub: Tones = STEEL, spokes: int = 5) -> None:
    p.ball(x, y, r, RUBBER)
    p.disc(x, y, r * 0.6, RUBBER.dark)
    p.ball(x, y, r * 0.5, hub)
    for turn in range(spokes):
        angle = 2 * pi * turn / spokes + 0.3
        p.disc(x + cos(angle) * r * 0.3, y + sin(angle) * r * 0.3, r * 0.08, hub.dark)
    p.disc(x, y, r * 0.15, RUBBER.dark)


def cog(p: Pen, x: float, y: float, r: float, metal: Tones, teeth: int = 8) -> None:
    with p.at(x, y):
        for turn in range(teeth):
            with p.at(0, 0, 360 * turn / teeth):
                p.form(
                    [(-r * 0.2, -r * 0.7), (-r * 0.14, -r), (r * 0.14, -r), (r * 0.2, -r * 0.7)],
                    metal,
                    0.7,
                    0,
                )
        p.ball(0, 0, r * 0.8, metal)
        p.disc(0, 0, r * 0.32, metal.dark)


def spring_leg(p: Pen, places: str, width: float, metal: Tones = IRON) -> None:
    """A leg of joints: straight pieces with discs where they meet."""
    points = [tuple(float(one) for one in word.split(",")) for word in places.split()]
    for (x0, y0), (x1, y1) in pairwise(points):
        p.limb(f"{x0},{y0} {x1},{y1}", width, width * 0.8, metal)
    for x, y in points[:-1]:
        p.ball(x, y, width * 0.75, STEEL)
        p.disc(x, y, width * 0.3, metal.dark)


def grille(p: Pen, x: float, y: float, w: float, h: float, bars: int, metal: Tones = IRON) -> None:
    p.rect(x, y, w, h, BLACK.dark, 3)
    for bar in range(bars):
        at = x + w * (bar + 0.5) / bars
        p.line(f"{at},{y + 4} {at},{y + h - 4}", metal.light, max(2, w / bars * 0.3))


def saw(p: Pen, x: float, y: float, r: float, teeth: int = 14, metal: Tones = STEEL) -> None:
    points = []
    for step in range(teeth):
        angle = 2 * pi * step / teeth
        points.append((x + cos(angle) * r * 0.84, y + sin(angle) * r * 0.84))
        points.append((x + cos(angle + 0.12) * r, y + sin(angle + 0.12) * r))
    p.form(points, metal)
    p.disc(x, y, r * 0.3, metal.dark)
    p.disc(x, y, r * 0.12, BLACK.dark)


def hazard(p: Pen, x: float, y: float, w: float, h: float, count: int = 6) -> None:
    """Yellow and black, slanted."""
    p.rect(x, y, w, h, "#e7b23c")
    step = w / count
    for number in range(count):
        left = x + number * step
        p.flat([(left, y + h), (left + step / 2, y + h), (left + step, y), (left + step / 2, y)], "#2a221b")


def track(p: Pen, x: float, y: float, w: float, h: float, wheels: int, metal: Tones = IRON) -> None:
    """The chain of a tank or digger, from the side."""
    p.box(x, y, w, h, RUBBER, h / 2, lie=True)
    p.rect(x + 6, y + 6, w - 12, h - 12, RUBBER.dark, h / 2 - 6)
    r = (h - 16) / 2
    for number in range(wheels):
        at = x + h / 2 + (w - h) * number / max(1, wheels - 1)
        p.ball(at, y + h / 2, r, metal)
        p.disc(at, y + h / 2, r * 0.35, metal.dark)
