"""Manoeuvres: which way the feet go. The enemy is on the left, the Commissar on the right."""

from tools.art.gallery import WIDE, Series
from tools.art.kit import figures, land, people, signs, winter
from tools.art.kit.winter import OTHER, SOLDIER, THIRD
from tools.art.palette import (
    BLACK,
    FAIR,
    INK,
    IRON,
    RED,
    SNOW,
    STEEL,
    WOOD,
    tones,
)
from tools.art.pen import Pen

manoeuvres = Series("last_comrade", "manoeuvre", WIDE)
RED_INK, BLACK_INK = "#b3261e", "#1d1b1a"


@manoeuvres("step_up")
def step_up(p: Pen) -> None:
    """A volunteer, by the boot of the one behind him."""
    winter.poster(p, "manoeuvre")
    winter.soldier(p, 244, 236, 1.62, "walk", SOLDIER, left=True)
    p.limb("420,200 356,186 306,172", 36, 26, winter.COMMISSAR)
    p.form("316,150! 296,148! 280,176! 292,192! 322,186!", BLACK, 0.6)
    for y in (140, 164, 190):
        p.line(f"276,{y} 262,{y - 6}", RED_INK, 5)
    winter.footprints(p, 172, 238, 1, left=True)


@manoeuvres("advance")
def advance(p: Pen) -> None:
    winter.poster(p, "manoeuvre")
    winter.soldier(p, 286, 236, 1.62, "run", SOLDIER, left=True)
    p.limb("262,132 232,124 206,110", 12, 10, winter.COAT)
    p.line("218,120 186,36", "#5d3a20", 7, straight=True)
    p.form("186,36! 230,18 262,40 308,22! 318,72! 270,90 240,68 198,84!", RED, 0.7)
    signs.star(p, 250, 52, 15, tones("#e2b33a"))
    winter.footprints(p, 214, 242, 2, left=True)


@manoeuvres("charge")
def charge(p: Pen) -> None:
    winter.poster(p, "manoeuvre")
    for x, size, dress in ((388, 1.2, OTHER), (326, 1.34, THIRD), (244, 1.6, SOLDIER)):
        winter.soldier(p, x, 234, size, "run", dress, left=True)
        with p.at(x - 20 * size, 234 - 60 * size, 8):
            p.box(-66 * size, -3, 100 * size, 7, WOOD, 3, lie=True)
            p.form([(-66 * size, -2), (-66 * size, 5), (-100 * size, 2)], STEEL, 0.6)
    p.disc(203, 110, 6, INK, 8)
    winter.footprints(p, 190, 246, 3, left=True)


@manoeuvres("step_back")
def step_back(p: Pen) -> None:
    """Only for the run-up, of course."""
    winter.poster(p, "manoeuvre")
    winter.soldier(p, 206, 236, 1.66, "walk", OTHER, left=True)
    winter.footprints(p, 270, 242, 1, left=False)
    winter.arrow(p, 258, 130, 104, BLACK_INK, left=False)
    for x, y in ((152, 62), (170, 46)):
        p.form([(x, y - 10), (x + 7, y + 6), (x, y + 11), (x - 7, y + 6)], tones("#8fd0e8"), 0.6)


@manoeuvres("fall_back")
def fall_back(p: Pen) -> None:
    """An attack, only backwards: the rifle points one way and the feet the other."""
    winter.poster(p, "manoeuvre")
    winter.soldier(p, 226, 236, 1.62, "walk", SOLDIER)
    with p.at(214, 146, 4):
        p.box(-100, -5, 124, 11, WOOD, 4, lie=True)
        p.box(-140, -3, 50, 6, IRON, 2, lie=True)
    land.burst(p, 66, 152, 22, points=7)
    winter.footprints(p, 284, 242, 2, left=False)
    winter.arrow(p, 276, 66, 100, BLACK_INK, left=False)


@manoeuvres("leg_it")
def leg_it(p: Pen) -> None:
    winter.poster(p, "manoeuvre")
    winter.soldier(p, 276, 224, 1.72, "run", THIRD)
    for x, y, long in ((86, 92, 100), (60, 124, 120), (80, 156, 104), (104, 188, 90)):
        p.line(f"{x},{y} {x + long},{y}", BLACK_INK, 6)
    for x, y in ((236, 46), (216, 60)):
        p.line(f"{x},{y} {x - 22},{y - 10}", BLACK_INK, 5)
    winter.footprints(p, 250, 246, 3, left=False)
    for x, y, r in ((206, 222, 16), (182, 214, 12), (160, 220, 9)):
        p.disc(x, y, r, "#ffffff")


@manoeuvres("anywhere")
def anywhere(p: Pen) -> None:
    """Any place but this one."""
    winter.poster(p, "manoeuvre")
    with p.at(256, 222):
        p.box(-8, -172, 16, 180, WOOD)
        for y, way, colour in ((-156, -1, WOOD), (-118, 1, tones("#a8482f")), (-80, -1, tones("#5c6b4a"))):
            p.form(
                [
                    (-way * 62, y - 15),
                    (way * 64, y - 15),
                    (way * 88, y),
                    (way * 64, y + 15),
                    (-way * 62, y + 15),
                ],
                colour,
                0.75,
            )
            p.line(f"{-way * 44},{y} {way * 40},{y}", "#f4ecda", 5)
    winter.soldier(p, 172, 238, 1.1, "stand", SOLDIER)
    p.line("160,112 158,98 172,92 182,102 172,112 172,120", BLACK_INK, 6)
    p.disc(172, 130, 4, BLACK_INK)
    winter.footprints(p, 310, 242, 1, left=False)


@manoeuvres("unik")
def dodge(p: Pen) -> None:
    """There is a friend behind me, do go ahead."""
    winter.poster(p, "manoeuvre")
    with p.at(250, 236, -34, 1.6), p.at(0, 0):
        figures.figure(p, 0, 0, 1, "wave", SOLDIER)
    winter.bullet(p, 326, 110, 0.9, trail=190)
    winter.soldier(p, 424, 240, 1.05, "cheer", OTHER, left=True)
    for x, y in ((148, 62), (132, 84), (128, 110)):
        p.line(f"{x},{y} {x - 20},{y - 6}", BLACK_INK, 5)


@manoeuvres("padnij")
def hit_the_dirt(p: Pen) -> None:
    """Mud is a friend: a helmet, two eyes, and nothing else."""
    winter.poster(p, "manoeuvre", snow=166)
    winter.blast(p, 400, 166, 44)
    winter.blast(p, 100, 170, 34)
    p.ball(256, 226, 178, winter.DIRT, 46)
    with p.at(256, 180, scale=0.94), p.at(-128, -118):
        people.head(p, FAIR, ears=False)
        winter.eyes_wide(p, 128, 118, 12)
        p.line("100,98 118,92", "#4a3020", 5)
        p.line("156,98 138,92", "#4a3020", 5)
        p.form(
            "74,98! 76,58 100,34 128,28 156,34 180,58 182,98! 128,84",
            tones("#66724c", "#444d34", "#94a074"),
            0.64,
        )
        p.form(
            "62,100 84,92 128,84 172,92 194,100 182,110 128,98 74,110",
            tones("#66724c", "#444d34", "#94a074"),
            0.6,
        )
        signs.star(p, 128, 62, 13, RED)
    for x in (168, 344):
        p.ball(x, 206, 20, FAIR, 16)
    p.form("70,262! 96,212 150,226 200,204 256,216 312,204 362,226 416,212 442,262!", winter.DIRT, 0.7, 0.04)
    for x, y in ((190, 112), (330, 104), (150, 146), (362, 140)):
        p.disc(x, y, 7, winter.DIRT.dark)


@manoeuvres("roll")
def roll(p: Pen) -> None:
    """Two years in the circus were not wasted."""
    winter.poster(p, "manoeuvre")
    signs.round_arrow(p, 256, 142, 88, RED_INK, 11)
    with p.at(256, 148, 130, 1.25):
        p.ball(0, 0, 40, winter.COAT)
        p.ball(30, -18, 22, FAIR)
        p.form("10,-30! 16,-46 34,-50 52,-38 54,-22! 32,-30", tones("#7d6a4c"), 0.6)
        p.limb("-10,-30 20,10 34,22", 18, 14, tones("#5c5638"))
        p.limb("-30,-8 -4,26 22,38", 18, 14, tones("#5c5638"))
        p.ball(38, 26, 12, tones("#3a2c22"), 8)
        p.ball(26, 42, 12, tones("#3a2c22"), 8)
        p.disc(40, -16, 3, INK)
    winter.footprints(p, 140, 240, 1, left=True)
    winter.footprints(p, 366, 240, 1, left=False)


@manoeuvres("crawl")
def crawl(p: Pen) -> None:
    """There is no lower than this."""
    winter.poster(p, "manoeuvre", snow=150)
    for y in (92, 118):
        p.line(f"60,{y} 160,{y - 6} 256,{y} 350,{y - 6} 452,{y}", "#3f474b", 4)
        for x in range(80, 452, 46):
            p.line(f"{x - 8},{y - 8} {x + 8},{y + 8}", "#3f474b", 3, straight=True)
            p.line(f"{x + 8},{y - 8} {x - 8},{y + 8}", "#3f474b", 3, straight=True)
    for x in (60, 452):
        p.box(x - 6, 80, 12, 110, WOOD)
    p.limb("340,214 280,204 216,196", 44, 40, winter.COAT)
    p.limb("330,216 378,196 366,226 410,226", 22, 16, tones("#5c5638"))
    p.limb("220,206 190,226 150,222", 18, 14, winter.COAT)
    p.ball(146, 222, 11, FAIR)
    p.ball(190, 184, 26, FAIR)
    p.form("160,184! 158,160 178,148 202,150 220,168 218,184! 190,172", tones("#5c6b4a"), 0.6)
    p.disc(178, 188, 3.4, INK)
    p.ball(416, 226, 15, tones("#3a2c22"), 9)
    p.form("60,262! 90,226 256,236 430,232 460,262!", SNOW, 0.8, 0)


@manoeuvres("fubar")
def fubar(p: Pen) -> None:
    """It cannot get worse, so here he stays: chained to an anchor, knitting."""
    winter.poster(p, "manoeuvre")
    p.limb("330,206 330,84", 20, 18, IRON)
    p.box(292, 96, 76, 16, IRON, 6, lie=True)
    p.limb("262,150 270,206 330,222 390,206 398,150", 12, 12, IRON, 22)
    p.form("246,166! 262,130! 282,160!", IRON, 0.6)
    p.form("414,166! 398,130! 378,160!", IRON, 0.6)
    p.line("330,84 320,66 330,52 342,66 330,84", IRON.dark, 8)
    for x, y in ((282, 220), (262, 226), (242, 228)):
        p.line(f"{x - 9},{y} {x + 9},{y}", STEEL.dark, 8)
    winter.soldier(p, 192, 236, 1.72, "sit", SOLDIER)
    p.line("214,180 254,172", STEEL.base, 4)
    p.line("216,176 250,192", STEEL.base, 4)
    p.form("218,190! 246,184! 252,226! 222,230!", RED, 0.7)
    p.ball(168, 232, 13, RED)


@manoeuvres("zamiana")
def swap(p: Pen) -> None:
    """Two comrades, each sure that the view is better over there."""
    winter.poster(p, "manoeuvre")
    winter.soldier(p, 178, 238, 1.42, "point", SOLDIER)
    winter.soldier(p, 334, 238, 1.42, "point", OTHER, left=True)
    p.line("176,76 214,38 256,28 298,38 326,62", RED_INK, 12)
    p.flat("346,88! 344,50! 308,70!", RED_INK)
    p.line("286,118 256,110 226,118", BLACK_INK, 9)
    p.flat("206,132! 240,138! 222,104!", BLACK_INK)


@manoeuvres("zaslona_dymna")
def smoke_screen(p: Pen) -> None:
    winter.poster(p, "manoeuvre")
    winter.soldier(p, 168, 238, 1.3, "run", THIRD)
    winter.soldier(p, 344, 238, 1.3, "run", OTHER, left=True)
    for x, y, r in (
        (256, 196, 74),
        (212, 150, 56),
        (300, 142, 60),
        (256, 96, 54),
        (206, 216, 44),
        (312, 214, 46),
        (256, 48, 34),
    ):
        p.disc(x, y, r, "#9ba6a8")
    for x, y, r in ((246, 180, 56), (204, 140, 40), (292, 130, 44), (248, 86, 38), (250, 40, 22)):
        p.disc(x, y, r, "#c3cbcb")
    winter.eyes_wide(p, 256, 132, 11)
    with p.at(256, 228, 80):
        p.box(-14, -26, 28, 52, STEEL, 5)
