"""What lies behind an enemy, by what he is: calm, so that he is seen, and empty in the middle."""

from tools.art.gallery import WIDE, Series
from tools.art.kit import land
from tools.art.palette import CONCRETE, EARTH, IRON, RUST, TOXIC, dimmed, tones
from tools.art.pen import Pen

backdrops = Series("wasteland_riders", "backdrop", WIDE)


@backdrops("gang")
def road(p: Pen) -> None:
    land.desert(p, 150)
    land.road(p, 150, 256, 220)
    land.ruin(p, 70, 158, 0.9)
    land.rocks(p, "30,232,1.2 470,226,1 420,190,0.7")
    land.cactus(p, 450, 200, 0.9, tones("#7d7a3a", "#565828", "#a8a35c"))


@backdrops("beast")
def dunes(p: Pen) -> None:
    land.sky(p, "#e9a268", "#f9dca6")
    land.sun(p, 96, 56, 26)
    land.mesas(p, 150)
    land.dunes(p, 150)
    land.dead_tree(p, 60, 196, 1)
    land.skull(p, 442, 214, 0.9)
    for x, y in ((384, 226), (398, 222), (412, 220)):
        p.line(f"{x},{y} {x - 5},{y - 18} {x + 4},{y - 28}", "#e6d8b4", 4)


@backdrops("mutant")
def glowing_marsh(p: Pen) -> None:
    land.sky(p, "#b7a765", "#e8e0a0")
    for x, high, wide in ((20, 96, 60), (90, 60, 44), (376, 70, 50), (436, 110, 62)):
        p.form(
            [
                (x, 160),
                (x, 160 - high),
                (x + wide * 0.4, 150 - high),
                (x + wide, 168 - high),
                (x + wide, 160),
            ],
            dimmed(CONCRETE, 0.25, "#8a9a52"),
            0.6,
            0,
        )
        for window in range(3):
            p.rect(x + 8 + window * wide * 0.28, 172 - high, 8, 14, "#6c7440")
    land.ground(p, 156, tones("#8a8f52", "#5f6a3c", "#b0b46e"))
    for x, y, r in ((70, 214, 54), (440, 204, 60), (256, 240, 90)):
        p.disc(x, y, r, TOXIC.dark, r * 0.24)
        p.disc(x, y - 3, r * 0.9, TOXIC.base, r * 0.19)
        p.disc(x - r * 0.3, y - 5, r * 0.3, TOXIC.light, r * 0.06)
    land.dead_tree(p, 128, 196, 0.9, tones("#4a4630"))
    land.dead_tree(p, 392, 188, 0.8, tones("#4a4630"))


@backdrops("robot")
def works(p: Pen) -> None:
    land.sky(p, "#c98f6a", "#f2cfa0")
    far = tones("#9a6a52", "#7a4f3e", "#b98468")
    p.form("-6,168! -6,110! 40,96! 40,112! 90,96! 90,112! 140,96! 140,168!", far, 0.7, 0)
    p.form("366,168! 366,86! 470,86! 470,120! 520,120! 520,168!", far, 0.7, 0)
    for x, top in ((24, 40), (66, 56), (400, 30), (446, 48)):
        p.box(x, top, 20, 120, RUST)
        p.rect(x, top + 8, 20, 10, "#f0d9b0")
        land.smoke(p, x + 10, top - 6, 0.9, "#6a4a3e")
    land.ground(p, 164, dimmed(EARTH, 0.12))
    for x in (20, 452):
        with p.at(x, 206):
            p.box(0, 0, 46, 34, IRON)
            p.box(14, -24, 40, 26, RUST)
    p.line("0,190 160,186 256,192 360,186 512,190", "#7a4a34", 6)
