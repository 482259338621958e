"""Grounds that are no land, rays, arrows, dice and sparks."""

from math import cos, pi, sin

from tools.art.palette import GOLD, INK, Tones
from tools.art.pen import Pen, number


def plain(p: Pen, top: str, bottom: str) -> None:
    p.fade((0, 0, p.wide, p.high), top, bottom, "plain")


def rays(p: Pen, colour: str, x: float = 256, y: float = 132, count: int = 14, seen: float = 1) -> None:
    """Of a poster: from a place to all sides."""
    for ray in range(count):
        one, other = 2 * pi * ray / count, 2 * pi * (ray + 0.5) / count
        p.flat(
            [(x, y), (x + cos(one) * 420, y + sin(one) * 420), (x + cos(other) * 420, y + sin(other) * 420)],
            colour,
            seen,
        )


def spark(p: Pen, x: float, y: float, r: float, colour: str = GOLD.light) -> None:
    """A star of four points."""
    with p.at(x, y, scale=r):
        p.flat([(0, -1), (0.2, -0.2), (1, 0), (0.2, 0.2), (0, 1), (-0.2, 0.2), (-1, 0), (-0.2, -0.2)], colour)


def star(p: Pen, x: float, y: float, r: float, tones: Tones, points: int = 5) -> None:
    spots = []
    for step in range(points * 2):
        angle = pi * step / points - pi / 2
        long = r if step % 2 == 0 else r * 0.4
        spots.append((x + cos(angle) * long, y + sin(angle) * long))
    p.form(spots, tones, 0.6, 0)


def round_arrow(p: Pen, x: float, y: float, r: float, colour: str, width: float = 15) -> None:
    """Once around."""
    places = []
    for step in range(15):
        angle = -pi * 0.35 + 2 * pi * 0.8 * step / 14
        places.append(f"{number(x + cos(angle) * r)},{number(y + sin(angle) * r)}")
    p.line(" ".join(places), colour, width)
    end = -pi * 0.35 + 2 * pi * 0.8
    with p.at(x + cos(end) * r, y + sin(end) * r, end * 180 / pi + 180):
        p.flat([(-r * 0.34, -r * 0.04), (r * 0.34, -r * 0.04), (0, -r * 0.5)], colour)


SEGMENTS = {
    "0": "-9,-16 9,-16 9,16 -9,16 -9,-16",
    "1": "-6,-10 2,-16 2,16",
    "2": "-9,-16 9,-16 9,0 -9,0 -9,16 9,16",
    "3": "-9,-16 9,-16 9,16 -9,16",
    "7": "-9,-16 9,-16 -3,16",
}


def figure(p: Pen, x: float, y: float, size: float, sign: str, colour: str = INK, width: float = 6) -> None:
    """A number of strokes."""
    with p.at(x, y, scale=size):
        if sign == "10":
            p.line("-16,-11 -9,-16 -9,16", colour, width, straight=True)
            p.line("2,-16 16,-16 16,16 2,16 2,-16", colour, width, straight=True)
        else:
            p.line(SEGMENTS[sign], colour, width, straight=True)


def d10(p: Pen, x: float, y: float, r: float, tones: Tones, sign: str, turn: float = 0) -> None:
    """A die with ten faces, one of them in front."""
    with p.at(x, y, turn, r / 100):
        p.form("0,-104! 92,-16! 92,22! 0,104! -92,22! -92,-16!", tones, 1, 0)
        p.flat("0,-104! 92,-16! 58,32!", tones.dark, 0.55)
        p.flat("0,-104! -92,-16! -58,32!", tones.light)
        p.flat("92,-16! 92,22! 58,32!", tones.dark)
        p.flat("58,32! 92,22! 0,104! 0,72!", tones.dark)
        p.flat("-58,32! -92,22! 0,104! 0,72!", tones.dark, 0.6)
        p.flat("-92,-16! -92,22! -58,32!", tones.dark, 0.3)
        figure(p, 0, 0, 1.5, sign)
