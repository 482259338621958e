"""Posters, snow, planks and the people who stand in it, for Last Comrade."""

from math import cos, pi, sin

from tools.art.kit import figures, land, signs
from tools.art.kit.figures import Dress
from tools.art.palette import (
    BLACK,
    BONE,
    FAIR,
    GREEN,
    INK,
    LEATHER,
    PALE,
    SNOW,
    TAN,
    WOOD,
    Tones,
    dimmed,
    tones,
)
from tools.art.pen import Pen

COAT = tones("#7a7448", "#514d30", "#a29b66")
GREY_COAT = tones("#6e7f8a", "#495760", "#98a8b0")
COMMISSAR = tones("#2b2a2c", "#181718", "#4c4a4d")
NEEDLES = tones("#3f5f48", "#294434", "#6b8a6c")
GUNMETAL = tones("#4b5a5e", "#313c40", "#788a8e")
DIRT = tones("#6b5138", "#473524", "#8f7150")
SOLDIER = Dress(FAIR, COAT, tones("#5c5638"), tones("#4a3020"), "ushanka", tones("#7d6a4c"))
OTHER = Dress(TAN, GREY_COAT, tones("#4d555a"), tones("#2c2018"), "helmet", tones("#5c6b4a"))
THIRD = Dress(PALE, tones("#8a5a33"), tones("#54402c"), tones("#a8622f"), "cap", tones("#7a2f2a"))
BOSS = Dress(PALE, COMMISSAR, COMMISSAR, tones("#2c1a12"), "peak", COMMISSAR)
GROUNDS = {
    "attack": ("#b3392c", "#9c2c22"),
    "manoeuvre": ("#e9dfc8", "#d9c9a4"),
    "event": ("#e0b25a", "#d29f45"),
    "equipment": ("#b9c4c6", "#a5b2b6"),
}
"""The two colours of a poster, by the sort of its card."""


def poster(p: Pen, sort: str, *, snow: float = 206, x: float = 256, y: float = 150) -> None:
    """Rays, and snow at the foot."""
    ground, ray = GROUNDS[sort]
    signs.plain(p, ground, ground)
    signs.rays(p, ray, x, y)
    if snow < 256:
        drift(p, snow)


def drift(p: Pen, y: float = 206) -> None:
    p.form(
        f"-10,262! -10,{y + 6} 80,{y - 6} 190,{y + 6} 300,{y - 4} 410,{y + 8} 522,{y - 4} 522,262!",
        SNOW,
        0.86,
        0,
    )


def flakes(p: Pen, count: int = 30, colour: str = "#ffffff") -> None:
    for number in range(count):
        x, y = land.scattered(number, 512, 240)
        p.disc(x, y, 2 + number % 3, colour, opacity=0.9)


def pine(p: Pen, x: float, y: float, size: float = 1, green: Tones = NEEDLES) -> None:
    with p.at(x, y, scale=size):
        p.box(-5, -16, 10, 18, WOOD)
        for level, half in enumerate((34, 27, 19)):
            top = -16 - level * 28
            p.form([(-half, top), (half, top), (0, top - 46)], green, 0.55, 0)
            p.flat([(-half * 0.3, top - 32), (0, top - 46), (half * 0.3, top - 32), (0, top - 38)], "#f4f8f8")


def planks(p: Pen, x: float, y: float, w: float, h: float, count: int = 4, wood: Tones = WOOD) -> None:
    """A wall of boards."""
    for number in range(count):
        p.box(x + w * number / count, y + (number * 7 % 9), w / count - 2, h - (number * 7 % 9), wood)
        p.disc(x + w * (number + 0.5) / count, y + 18, 2.4, wood.dark)


def footprints(p: Pen, x: float, y: float, count: int, *, left: bool) -> None:
    """Steps in the snow, one pair for each place: towards the enemy on the left, or to the Commissar."""
    way = -1 if left else 1
    for number in range(count):
        at = x + way * number * 62
        for foot in (0, 1):
            p.disc(at + way * foot * 24, y - foot * 15, 13, "#8fa2ae", 6)
            p.disc(at + way * (foot * 24 - 15), y - foot * 15, 6, "#8fa2ae", 4)


def arrow(p: Pen, x: float, y: float, long: float, colour: str, *, left: bool, width: float = 18) -> None:
    way = -1 if left else 1
    p.line(f"{x},{y} {x + way * (long - 26)},{y}", colour, width, straight=True)
    tip = x + way * long
    p.flat([(tip, y), (tip - way * 38, y - 28), (tip - way * 38, y + 28)], colour)


def blast(p: Pen, x: float, y: float, r: float) -> None:
    """Earth and snow thrown up around a fire."""
    for turn in range(-70, 80, 28):
        with p.at(x, y, turn):
            p.form(
                [(-r * 0.16, 0), (-r * 0.1, -r * 0.9), (0, -r * 1.25), (r * 0.1, -r * 0.85), (r * 0.16, 0)],
                DIRT,
                0.6,
                0,
            )
    land.burst(p, x, y - r * 0.3, r * 0.8)
    for number in range(9):
        angle = pi * (1 + number / 8)
        p.disc(
            x + cos(angle) * r * (1.1 + number % 2 * 0.2),
            y - r * 0.2 + sin(angle) * r * 1.1,
            r * 0.08,
            DIRT.dark,
        )
    p.form(
        f"{x - r * 1.3},{y + 12}! {x - r * 0.6},{y - 12} {x},{y - 4} {x + r * 0.6},{y - 12} {x + r * 1.3},{y + 12}!",
        SNOW,
        0.8,
        0,
    )


def bomb(
    p: Pen,
    x: float,
    y: float,
    size: float = 1,
    turn: float = 0,
    steel: Tones = GUNMETAL,
) -> None:
    """Falling, nose down."""
    with p.at(x, y, turn, size):
        p.form("-24,-64! 24,-64! 34,-92! -34,-92!", dimmed(steel, 0.2), 0.6)
        p.rect(-4, -94, 8, 34, steel.dark)
        p.form("-18,-64! 18,-64! 32,-16 26,30 0,62 -26,30 -32,-16", steel, 0.6)
        p.flat("-29,6! 29,6! 27,20! -27,20!", "#e0a83a")


def bullet(p: Pen, x: float, y: float, size: float = 1, *, left: bool = False, trail: float = 150) -> None:
    """In flight, with its trail."""
    with p.at(x, y, 0, size, wide=-1 if left else 1):
        p.flat([(-40, -13), (-40, 13), (-40 - trail, 0)], "#f7ecd2", 0.6)
        p.form(
            "-40,-16! 10,-16! 34,-12 54,0 34,12 10,16! -40,16!", tones("#d3a23c", "#966c1f", "#f3d685"), 0.6
        )
        p.form("10,-16! 34,-12 54,0 34,12 10,16!", tones("#b8683a"), 0.6)


def soldier(
    p: Pen, x: float, y: float, size: float, pose: str, dress: Dress = SOLDIER, *, left: bool = False
) -> None:
    figures.figure(p, x, y, size, pose, dress, left=left)


def eyes_wide(p: Pen, x: float, y: float, r: float) -> None:
    for side in (-1, 1):
        p.disc(x + side * r * 1.15, y, r, BONE.light)
        p.disc(x + side * r * 1.15, y + r * 0.2, r * 0.42, INK)


def fur_hat(p: Pen, fur: Tones = LEATHER) -> None:
    """A cap with ear flaps, for a bust."""
    p.form("78,104! 74,64 100,40 128,36 156,40 182,64 178,104! 152,88 128,84 104,88", fur, 0.62)
    for side in (-1, 1):
        with p.about(128, 100, wide=side):
            p.form("160,86! 186,84! 192,140 176,160 162,148 164,112", fur, 0.6)
    p.form("84,92 104,72 128,68 152,72 172,92 150,86 128,82 106,86", dimmed(fur, 0.12, "#fff2d0"), 0.6)
    signs.star(p, 128, 64, 11, tones("#b3261e"))


def gun_crew_helmet(p: Pen, metal: Tones = GREEN) -> None:
    p.form("84,100! 82,66 106,44 128,40 150,44 174,66 172,100! 128,88", metal, 0.6)


def rope(p: Pen, places: str) -> None:
    p.line(places, "#8a6b42", 8)
    p.line(places, "#c2a26c", 3)


def black_star(p: Pen, x: float, y: float, r: float) -> None:
    signs.star(p, x, y, r, BLACK)
