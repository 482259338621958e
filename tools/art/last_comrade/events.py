"""Events: orders, objections and other accidents."""

from tools.art.gallery import WIDE, Series
from tools.art.kit import figures, land, people, signs, winter
from tools.art.kit.winter import OTHER, SOLDIER, THIRD
from tools.art.palette import (
    BLACK,
    BRASS,
    FAIR,
    GOLD,
    INK,
    IRON,
    PALE,
    PAPER,
    RED,
    STEEL,
    WOOD,
    tones,
)  # fmt: skip
from tools.art.pen import Pen

events = Series("last_comrade", "event", WIDE)


@events("niet")
def nyet(p: Pen) -> None:
    """The motion was rejected unanimously, by a stamp."""
    winter.poster(p, "event", snow=260)
    with p.at(250, 170, -5):
        p.form("-118,-62! 118,-62! 118,74! -118,74!", PAPER, 0.9, 0)
        for y in (-42, -24, -6):
            p.line(f"-98,{y} 98,{y}", "#b9a47c", 5)
        p.line("-84,18 84,18 84,60 -84,60 -84,18", "#b3261e", 6, straight=True)
        p.line("-64,28 64,50", "#b3261e", 9, straight=True)
        p.line("64,28 -64,50", "#b3261e", 9, straight=True)
    with p.at(300, 96, 12):
        p.box(-54, 20, 108, 28, WOOD, 5, lie=True)
        p.form("-22,22! -14,-14 -26,-48 0,-70 26,-48 14,-14 22,22!", RED, 0.6)
    p.limb("512,40 400,30 340,38", 70, 40, winter.COMMISSAR)
    p.ball(322, 42, 31, PALE)
    for x, y in ((298, 30), (294, 44), (298, 58)):
        p.limb(f"{x + 26},{y} {x},{y}", 15, 13, PALE)


@events("stoj")
def halt(p: Pen) -> None:
    winter.poster(p, "event", snow=260)
    p.form("166,262! 180,190 218,164 294,164 332,190 346,262!", winter.COMMISSAR, 0.66)
    p.box(190, 196, 132, 16, tones("#b3261e"), 3, lie=True)
    p.form("206,172 200,122 222,98 290,98 308,126 302,168 264,186 226,184", PALE, 0.66)
    for x, turn, long in ((218, -8, 76), (244, -2, 88), (270, 4, 84), (294, 12, 66)):
        with p.at(x, 108, turn):
            p.limb(f"0,8 0,{-long}", 24, 20, PALE)
    p.limb("208,152 178,132 166,106", 27, 20, PALE)
    p.line("226,136 252,144 286,132", PALE.dark, 4)


@events("wsjo_rawno")
def all_the_same(p: Pen) -> None:
    """As if it made a difference who stands where."""
    winter.poster(p, "event")
    for x, y, turn, dress in (
        (140, 206, -34, THIRD),
        (220, 178, 20, SOLDIER),
        (300, 196, -14, OTHER),
        (380, 214, 40, THIRD),
    ):
        with p.at(x, y - 40, turn, 1.05), p.at(0, 50):
            figures.figure(p, 0, 0, 1, "cheer", dress)
    p.line("110,72 180,30 256,22 332,30 396,64", INK, 9)
    p.flat("424,88! 416,46! 384,70!", INK)
    p.line("402,110 330,66 256,60 182,66 124,104", "#b3261e", 9)
    p.flat("98,126! 138,128! 116,90!", "#b3261e")
    for x, y in ((90, 240), (256, 244), (430, 240)):
        p.disc(x, y, 26, "#c9d4da", 6)


@events("rozkaz_komisarza")
def order(p: Pen) -> None:
    winter.poster(p, "event")
    with p.at(318, 142, scale=0.94), p.at(-128, -118):
        people.shoulders(p, winter.COMMISSAR)
        for side in (-1, 1):
            p.flat([(128 + side * 10, 196), (128 + side * 40, 190), (128 + side * 26, 226)], "#b3261e")
        people.neck(p, PALE)
        people.head(p, PALE)
        people.eyes(p)
        people.brows(p, INK, 5, 7)
        people.nose(p, PALE)
        p.flat("108,150 128,144 148,150 142,170 128,174 114,170", INK)
        people.moustache(p, tones("#2c1a12"))
        p.form("76,84! 70,50 100,34 128,30 156,34 186,50 180,84! 128,72", winter.COMMISSAR, 0.62)
        p.flat("78,76! 128,66! 178,76! 176,94! 128,84! 80,94!", "#b3261e")
        p.form("82,96! 128,84! 174,96! 166,108 128,98 90,108", BLACK, 0.6)
        signs.star(p, 128, 54, 13, GOLD)
    p.limb("270,224 214,190 160,170", 44, 30, winter.COMMISSAR)
    p.ball(146, 164, 20, PALE)
    p.limb("140,160 96,144", 15, 11, PALE)


@events("moonshine")
def moonshine(p: Pen) -> None:
    winter.poster(p, "event", snow=226)
    p.form("134,236! 130,170 162,132 210,132 240,170 236,236!", tones("#b8703a"), 0.64)
    p.form("156,136! 170,96 188,84 206,96 214,136!", tones("#c98a50"), 0.6)
    p.limb("188,88 224,52 280,62 300,104 306,140", 14, 11, tones("#c98a50"))
    p.form("306,146 312,158 306,166 300,158", tones("#cfe9ee"), 0.6)
    p.form("282,176! 330,176! 336,236! 276,236!", tones("#c4dcdc", "#8fb0b4", "#f2ffff"), 0.7)
    p.rect(282, 200, 46, 34, "#e9f6f6", 4)
    for x in range(286, 324, 12):
        p.disc(x, 210, 3, "#ffffff")
    land.fire(p, 184, 250, 0.8)
    p.line("160,180 210,180", "#8a4f26", 6)
    for x, y in ((356, 150), (372, 120), (350, 96)):
        signs.spark(p, x, y, 15, "#fff6d0")
    winter.planks(p, 20, 120, 76, 130, 3)
    winter.planks(p, 412, 120, 76, 130, 3)


@events("new_orders")
def new_orders(p: Pen) -> None:
    """The previous order never existed: it is eaten."""
    winter.poster(p, "event", snow=260)
    with p.at(214, 150, scale=0.94), p.at(-128, -118):
        people.shoulders(p, winter.COAT)
        people.neck(p, FAIR)
        people.head(p, FAIR)
        people.eyes(p, look=5)
        people.brows(p, "#4a3020", -4)
        people.nose(p, FAIR)
        p.ball(96, 148, 17, FAIR)
        p.ball(160, 148, 17, FAIR)
        p.flat("112,148! 146,148! 142,162! 114,162!", INK)
        p.form("114,150! 144,150! 156,186! 138,178! 128,190! 118,180! 104,188!", PAPER, 0.7)
        winter.fur_hat(p)
    with p.at(362, 128, 9):
        p.box(-52, -74, 104, 148, PAPER, 5)
        signs.star(p, 0, -44, 16, RED)
        for y in (-14, 4, 22):
            p.line(f"-36,{y} 36,{y}", "#b9a47c", 5)
        p.ball(22, 50, 15, RED)
    for x, y in ((300, 60), (426, 44)):
        signs.spark(p, x, y, 14, "#fff6d0")


@events("fire_correction")
def fire_correction(p: Pen) -> None:
    """A little to the left, where Grisha is."""
    winter.poster(p, "event")
    winter.soldier(p, 150, 238, 1.15, "cheer", THIRD)
    for x, seen in ((342, 0.45), (252, 1.0)):
        for r, width in ((56, 9), (30, 7)):
            points = " ".join(
                f"{x + r * c},{142 + r * s}"
                for c, s in (
                    (1, 0),
                    (0.71, 0.71),
                    (0, 1),
                    (-0.71, 0.71),
                    (-1, 0),
                    (-0.71, -0.71),
                    (0, -1),
                    (0.71, -0.71),
                    (1, 0),
                )
            )
            p.line(points, "#b3261e", width, seen)
        for turn in (0, 90, 180, 270):
            with p.at(x, 142, turn):
                p.line("0,-40 0,-72", "#b3261e", 8, seen, straight=True)
    p.disc(252, 142, 9, "#b3261e")
    winter.arrow(p, 360, 52, 140, INK, left=True, width=14)
    p.limb("470,262 452,190 420,140", 36, 24, winter.GREY_COAT)
    p.box(382, 118, 26, 40, IRON, 5)
    p.box(408, 118, 26, 40, IRON, 5)


@events("trip")
def trip(p: Pen) -> None:
    winter.poster(p, "event")
    with p.at(266, 150, 58, 1.5), p.at(0, 46):
        figures.figure(p, 0, 0, 1, "run", SOLDIER)
    p.limb("96,262 130,232 176,222", 34, 24, winter.COMMISSAR)
    p.form("160,208! 186,206! 214,222 218,236! 160,238!", BLACK, 0.6)
    for x, y in ((376, 190), (400, 206), (350, 212)):
        p.disc(x, y, 9, "#ffffff")
    for x, y in ((214, 66), (196, 92), (236, 48)):
        p.line(f"{x},{y} {x - 24},{y - 12}", INK, 6)
    with p.at(388, 84, 24):
        p.box(-46, -5, 92, 10, WOOD, 4, lie=True)
        p.box(40, -3, 40, 6, IRON, 2, lie=True)


@events("requisition")
def requisition(p: Pen) -> None:
    """There will be a receipt, after the war."""
    winter.poster(p, "event", snow=230)
    p.ball(256, 112, 84, IRON, 84)
    p.disc(256, 112, 66, IRON.dark)
    p.disc(250, 106, 56, IRON.base)
    with p.at(256, 112, 42):
        p.box(80, -10, 92, 20, IRON, 8, lie=True)
    for side, coat, skin in ((-1, winter.COMMISSAR, PALE), (1, winter.COAT, FAIR)):
        with p.at(256, 0, wide=side):
            p.limb("260,262 190,214 112,164", 60, 36, coat)
            p.ball(98, 154, 25, skin)
            for y in (128, 144, 160):
                p.limb(f"96,{y + 10} 70,{y}", 15, 13, skin)
    with p.at(256, 226):
        p.form("-62,-26! 62,-26! 56,20! 36,12! 18,22! 0,12! -18,22! -38,12! -56,20!", PAPER, 0.85)
        p.line("-40,-10 40,-10", "#b9a47c", 5)
        p.line("-40,2 20,2", "#b9a47c", 5)
        signs.star(p, 40, 0, 10, RED)


@events("shakedown")
def shakedown(p: Pen) -> None:
    """And what have we here, comrade?"""
    winter.poster(p, "event", snow=238)
    with p.at(236, 96, 180, 1.5), p.at(0, 44):
        figures.figure(p, 0, 0, 1, "cheer", THIRD)
    p.limb("120,0 150,16 196,26", 36, 24, winter.COMMISSAR)
    p.limb("380,-10 330,6 282,24", 36, 24, winter.COMMISSAR)
    p.ball(210, 30, 14, PALE)
    p.ball(268, 28, 14, PALE)
    for x, y, turn, colour in (
        (150, 206, -20, "#b3261e"),
        (330, 190, 24, "#96600a"),
        (296, 228, -8, "#4b5a5e"),
        (180, 160, 34, "#b3261e"),
    ):
        with p.at(x, y, turn):
            p.box(-17, -24, 34, 48, PAPER, 4)
            p.rect(-13, -20, 26, 22, colour, 2)
    p.ball(352, 226, 13, GOLD)
    with p.at(128, 226, 60):
        p.box(-9, -26, 18, 40, tones("#5f8a5a", "#3d6142", "#a3c890"), 6)
        p.box(-4, -40, 8, 16, BRASS)


@events("human_shield")
def human_shield(p: Pen) -> None:
    """Stand here a moment, I must tie my boot."""
    winter.poster(p, "event")
    winter.soldier(p, 232, 238, 1.6, "stand", OTHER)
    winter.soldier(p, 330, 238, 1.5, "kneel", SOLDIER, left=True)
    p.form("196,118! 232,104! 268,118! 264,170 232,202! 200,170", STEEL, 0.64)
    signs.star(p, 232, 146, 24, RED)
    for y in (96, 146, 190):
        winter.bullet(p, 132, y, 0.55, trail=170)
    for x, y in ((190, 62), (206, 50)):
        p.form([(x, y - 9), (x + 6, y + 5), (x, y + 10), (x - 6, y + 5)], tones("#8fd0e8"), 0.6)
