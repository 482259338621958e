"""The wooden pieces of both sides: Blue wears peaked caps and circles, Yellow berets and diamonds.

They are drawn in the three tones that the table paints over with the colours of a side.
"""

from tools.art.gallery import Series
from tools.art.kit.signs import star
from tools.art.palette import CREAM, INK, Tones, tones
from tools.art.pen import Pen

pieces = Series("staff_orders", "piece")

WOOD = Tones("#7a8b9c", "#56667a", "#a9b9c8")
"""The colours of no side: those of a side take their places."""
BADGE = tones("#f5ead2", "#d8c9a8", "#fffaf0")
STRAP = tones("#33302d", "#1f1c1b", "#55504a")


def shadow(p: Pen, x: float, y: float, rx: float, ry: float) -> None:
    p.disc(x, y, rx, "#1c140a", ry, opacity=0.22)


def diamond(p: Pen, x: float, y: float, r: float) -> None:
    p.flat([(x, y - r), (x + r, y), (x, y + r), (x - r, y)], CREAM)


def skirt(p: Pen) -> None:
    """The body of a commander, to his neck."""
    shadow(p, 142, 232, 66, 15)
    p.form("66,222 72,204 96,178 108,138! 148,138! 160,178 184,204 190,222 178,234 128,240 78,234", WOOD, 0.6)
    p.line("96,196 106,180 112,160", WOOD.light, 6)


@pieces("blue_commanders")
def blue_commander(p: Pen) -> None:
    skirt(p)
    p.form("104,132! 152,132! 156,142 128,150 100,142", WOOD, 0.6)
    p.ball(128, 104, 33, WOOD)
    p.form("86,84! 74,62 84,40 128,26 172,40 182,62 170,84! 128,94", WOOD, 0.62)
    p.form("88,82! 128,92 168,82! 172,96 128,110 84,96", STRAP, 0.7)
    star(p, 128, 58, 17, BADGE)


@pieces("yellow_commanders")
def yellow_commander(p: Pen) -> None:
    skirt(p)
    p.form("98,150! 128,134 158,150! 150,164 128,156 106,164", BADGE, 0.66)
    p.ball(128, 108, 33, WOOD)
    p.form("90,94! 80,78 84,52 112,34 152,28 184,46 196,72 186,88 164,82 140,86", WOOD, 0.6)
    p.form("88,86! 120,80 168,78! 170,90 128,94 90,100", STRAP, 0.7)
    diamond(p, 116, 62, 15)
    p.ball(150, 28, 6, WOOD)


def cube(p: Pen) -> None:
    p.flat("130,222! 204,184! 230,196! 160,222!", "#1c140a", 0.22)
    p.flat("128,56! 202,94! 128,134! 54,94!", WOOD.light)
    p.flat("54,94! 128,134! 128,220! 54,180!", WOOD.base)
    p.flat("202,94! 202,180! 128,220! 128,134!", WOOD.dark)


@pieces("blue_soldiers")
def blue_soldiers(p: Pen) -> None:
    with p.at(6):
        cube(p)
        p.disc(128, 95, 30, WOOD.base, 16)
        p.disc(128, 97, 26, CREAM, 13)


@pieces("yellow_soldiers")
def yellow_soldiers(p: Pen) -> None:
    with p.at(6):
        cube(p)
        p.flat("128,74! 170,95! 128,117! 86,95!", WOOD.base)
        p.flat("128,80! 162,97! 128,115! 94,97!", CREAM)


def stand(p: Pen) -> None:
    shadow(p, 134, 226, 54, 13)
    p.ball(128, 218, 44, WOOD, 14)
    p.disc(128, 213, 36, WOOD.light, 9)
    p.box(123, 150, 10, 66, WOOD)


@pieces("blue_aircraft")
def blue_aircraft(p: Pen) -> None:
    """One engine, wings like knives, a tail in a point."""
    with p.about(128, 140, scale=0.92):
        stand(p)
        p.form("116,98! 20,120 22,132! 112,128!", WOOD, 0.9)
        p.form("140,98! 232,66 234,78! 144,126!", WOOD, 0.5)
        p.form("118,148! 84,176 90,184! 130,172!", WOOD, 0.9)
        p.form("136,148! 176,158 176,168! 138,172!", WOOD, 0.5)
        p.form("124,46! 142,60 146,104 138,160 130,178! 122,160 110,104 112,62", WOOD, 0.56)
        p.disc(128, 92, 8, BADGE.base, 16)
        p.disc(60, 124, 7, CREAM)
        p.disc(194, 88, 7, CREAM)


@pieces("yellow_aircraft")
def yellow_aircraft(p: Pen) -> None:
    """A blunt nose with its propeller, broad round wings, two fins."""
    with p.about(128, 140, scale=0.92):
        stand(p)
        p.form("114,84! 60,88 22,104 14,122 30,136 70,132 114,128!", WOOD, 0.9)
        p.form("142,78! 190,56 226,48 240,60 230,82 196,100 144,118!", WOOD, 0.5)
        p.form("82,166! 176,146! 178,160! 84,182!", WOOD, 0.7)
        p.ball(84, 170, 9, WOOD, 18)
        p.ball(177, 150, 9, WOOD, 18)
        p.form("108,56! 128,48 148,52! 150,104 138,160 130,174! 120,160 108,108", WOOD, 0.56)
        p.line("84,54 170,42", INK, 6)
        p.ball(128, 48, 9, WOOD)
        p.disc(129, 86, 9, BADGE.base, 15)
        for x, y in ((50, 112), (202, 76)):
            diamond(p, x, y, 11)
