"""Robots: left over, switched on, and nobody knows the password."""

from tools.art.gallery import Series
from tools.art.kit import machines
from tools.art.palette import (
    BLACK,
    BLUE,
    BONE,
    GOLD,
    INK,
    IRON,
    RED,
    RUST,
    STEEL,
    YELLOW,
    dimmed,
    tones,
)  # fmt: skip
from tools.art.pen import Pen

enemies = Series("wasteland_riders", "enemy")


@enemies("en02_inhr")
def inhr(p: Pen) -> None:
    """Human resources: a filing cabinet with a tie, a smile and a field that makes your hand heavy."""
    case = tones("#a9b0a4", "#737b72", "#d6dbcd")
    for r, seen in ((118, 0.3), (96, 0.35)):
        p.line(
            f"{128 - r},150 {128 - r * 0.7},{150 - r * 0.75} 128,{150 - r * 1.05} {128 + r * 0.7},{150 - r * 0.75} {128 + r},150",
            "#7fd0d8",
            5,
            seen,
        )
    p.limb("66,196 36,214 30,236", 16, 12, IRON)
    p.form("12,230! 30,222 48,230! 46,262! 14,262!", PAPER_STACK, 0.7)
    p.limb("190,196 222,190 226,160", 16, 12, IRON)
    with p.at(228, 144, 10):
        p.box(-13, -24, 26, 40, RED, 3)
        p.rect(-18, 16, 36, 10, RED.dark, 3)
        p.rect(-5, -40, 10, 18, "#5d3a20", 4)
    p.box(62, 172, 132, 96, case, 8)
    for y in (214, 244):
        p.line(f"64,{y} 192,{y}", case.dark, 3)
        p.rect(112, y + 6, 32, 7, IRON.dark, 3)
    p.form("104,172! 128,190! 152,172! 146,164! 110,164!", tones("#f2ede0"), 0.7)
    p.form("120,184! 136,184! 142,228! 128,244! 114,228!", RED, 0.5)
    p.box(116, 152, 24, 22, IRON)
    p.box(66, 54, 124, 102, case, 16)
    p.rect(78, 66, 100, 70, "#1f3a3c", 10)
    for side in (-1, 1):
        p.rect(128 + side * 24 - 9, 82, 18, 22, "#7ff0d8", 4)
        p.rect(128 + side * 24 - 3, 88, 6, 10, "#1f3a3c")
    p.line("102,118 114,126 142,126 154,118", "#7ff0d8", 5)
    p.rect(96, 142, 64, 7, IRON.dark, 3)
    for x in (86, 170):
        p.line(f"{x},54 {x},30", IRON.base, 4)
        machines.lamp(p, x, 26, 6, "#7ff0d8")
    p.form("62,60! 74,36 100,30 128,40 150,30 180,38 192,62! 160,54 128,60 100,52", tones("#6b4a2c"), 0.6)


PAPER_STACK = tones("#efe6d0", "#bfb394", "#fffaf0")


@enemies("en06_kopacz")
def digger(p: Pen) -> None:
    """Version 2.0: now with teeth. It mistakes every vehicle for a seam of ore."""
    body = tones("#e0a52e", "#a4711a", "#f7cf6c")
    machines.track(p, 30, 206, 196, 52, 5)
    p.form("52,208! 56,150! 84,116! 176,116! 204,150! 208,208!", body, 0.64)
    machines.hazard(p, 58, 184, 146, 18, 7)
    p.form("92,122! 168,122! 184,156! 76,156!", IRON, 0.6)
    machines.lamp(p, 108, 140, 12, "#ff4b2c")
    machines.lamp(p, 152, 140, 12, "#ff4b2c")
    p.line("92,124 118,132", IRON.dark, 6)
    p.line("168,124 142,132", IRON.dark, 6)
    machines.grille(p, 100, 162, 60, 18, 7)
    for x in (80, 176):
        p.box(x - 7, 78, 14, 42, IRON)
        p.disc(x, 72, 10, "#4a4540", opacity=0.6)
        p.disc(x + 8, 58, 13, "#4a4540", opacity=0.4)
    for side in (-1, 1):
        with p.at(128, 0, wide=side):
            machines.spring_leg(p, "70,170 106,128 96,76", 17, body)
            with p.at(94, 56, -16):
                for turn in range(0, 360, 45):
                    with p.at(0, 0, turn):
                        p.form("-8,-26! 0,-46! 8,-26!", BONE, 0.5, 0)
                p.ball(0, 0, 31, STEEL)
                p.disc(0, 0, 11, IRON.dark)
    machines.bolts(p, "62,160 194,160 70,140 186,140")


@enemies("en22_dron_patrolowy")
def patrol_drone(p: Pen) -> None:
    """Flies, looks, reports to an office that burned down thirty years ago."""
    shell = tones("#d6d0be", "#9a9483", "#f6f1e2")
    p.flat("112,156! 144,156! 226,268! 30,268!", "#fff2a8", 0.28)
    for x, y, size in ((48, 84, 1), (208, 84, 1), (84, 44, 0.7), (172, 44, 0.7)):
        p.limb(f"128,112 {x},{y + 8}", 14, 9, IRON)
        p.disc(x, y, 44 * size, "#f4ecda", 9 * size, opacity=0.55)
        p.line(f"{x - 40 * size},{y} {x + 40 * size},{y}", IRON.dark, 4)
        p.box(x - 6, y - 6, 12, 18, IRON, 3)
    p.ball(128, 122, 56, shell, 46)
    p.form("76,108! 100,84 128,78 156,84 180,108! 128,100", RED, 0.7)
    p.ball(128, 134, 31, IRON, 28)
    p.disc(128, 134, 23, "#16262a")
    p.disc(128, 134, 15, "#e8412e")
    p.disc(128, 134, 7, "#ffb08a")
    p.disc(119, 124, 5, "#ffffff")
    for side in (-1, 1):
        with p.at(128 + side * 52, 156, wide=side):
            p.box(-8, -10, 16, 22, IRON, 3)
            p.box(-5, 8, 10, 32, BLACK)
            p.disc(0, 41, 4, INK)
    p.line("128,78 128,54", IRON.base, 4)
    machines.lamp(p, 128, 50, 6, "#3fb0ff")
    machines.bolts(p, "84,130 172,130 90,144 166,144", shell.dark)


@enemies("en23_straznik_cerbero")
def sentinel(p: Pen) -> None:
    """Three heads, one gate, no visitors."""
    plate = tones("#4d6a86", "#2f465d", "#84a2bb")
    p.form("14,268! 22,206 64,178 192,178 234,206 242,268!", plate, 0.66)
    p.form("92,196! 164,196! 152,262! 104,262!", IRON, 0.6)
    for side in (-1, 1):
        p.ball(128 + side * 92, 202, 30, plate)
        p.limb(f"{128 + side * 32},190 {128 + side * 54},168 {128 + side * 58},146", 26, 20, IRON)
        with p.at(128 + side * 62, 122, side * 16, 0.74):
            cerberus_head(p, plate, "#f2b52c")
    p.limb("128,190 128,150", 34, 30, IRON)
    with p.at(128, 100):
        cerberus_head(p, dimmed(plate, 0.12, "#ffffff"), "#ff4b2c")
    p.ball(128, 226, 19, GOLD)
    for turn in (0, 120, 240):
        with p.at(128, 226, turn):
            p.flat("-5,-3! 0,-15! 5,-3!", plate.dark)


def cerberus_head(p: Pen, plate: tuple[str, str, str], glow: str) -> None:
    """A hound of sheet metal."""
    metal = tones(*plate)
    for side in (-1, 1):
        with p.at(side * 30, -36, wide=side):
            p.form("-16,12! -10,-34! 16,-8! 16,14!", metal, 0.6)
    p.form("-44,-36! -20,-48! 20,-48! 44,-36! 46,4! 26,22! 22,56! -22,56! -26,22! -46,4!", metal, 0.66)
    for side in (-1, 1):
        p.flat([(side * 10, -8), (side * 36, -20), (side * 38, -8), (side * 14, 2)], INK)
        p.flat([(side * 14, -6), (side * 34, -16), (side * 35, -9), (side * 16, 0)], glow)
    p.form("-16,14! 16,14! 12,28! -12,28!", BLACK, 0.6)
    p.rect(-18, 34, 36, 16, INK, 3)
    for x in (-14, -5, 4, 13):
        p.flat([(x - 4, 34), (x + 4, 34), (x, 45)], BONE.light)
    for x in (-10, 0, 9):
        p.flat([(x - 4, 50), (x + 4, 50), (x, 41)], BONE.dark)


@enemies("en24_kombajn_bojowy")
def battle_harvester(p: Pen) -> None:
    """It was built for wheat. There is no wheat."""
    body = tones("#a8392b", "#701f1a", "#d96f55")
    machines.wheel(p, 64, 190, 46, YELLOW)
    machines.wheel(p, 196, 196, 40, YELLOW)
    p.form("40,176! 46,110! 84,78! 200,78! 226,112! 228,180!", body, 0.64)
    p.form("78,104! 92,52! 160,52! 176,104!", IRON, 0.6)
    p.flat("90,98! 100,62! 128,62! 128,98!", "#8fc0c4")
    p.flat("134,98! 134,62! 154,62! 164,98!", "#5d9098")
    machines.lamp(p, 110, 82, 8, "#ff4b2c")
    machines.lamp(p, 148, 82, 8, "#ff4b2c")
    p.box(196, 34, 14, 48, IRON)
    for x, y, r in ((206, 26, 11), (216, 12, 14)):
        p.disc(x, y, r, "#4a4540", opacity=0.5)
    p.form("170,82! 220,52! 244,60! 206,100!", body, 0.6)
    machines.grille(p, 150, 120, 62, 30, 6)
    machines.bolts(p, "56,122 56,140 56,158 220,130 220,150")
    with p.at(116, 212):
        p.box(-112, -22, 224, 18, STEEL, 4, lie=True)
        p.box(-116, -4, 232, 26, IRON, 13, lie=True)
        for x in range(-104, 110, 26):
            p.form([(x - 11, 12), (x + 11, 12), (x - 3, 44)], BONE, 0.5, 0)
        for x in range(-100, 110, 20):
            p.form([(x - 7, -20), (x + 7, -20), (x + 3, -40)], STEEL, 0.5, 0)
    for side in (-1, 1):
        machines.saw(p, 116 + side * 108, 206, 24, 12)


@enemies("en25_biegnaca_mina")
def walking_mine(p: Pen) -> None:
    """A mine that got tired of waiting: spider legs, a fuse and a hurry."""
    body = tones("#6f7a4c", "#485132", "#9fa975")
    for side in (-1, 1):
        with p.at(128, 140, wide=side):
            for places in (
                "50,10 84,-30 112,20",
                "54,24 96,4 120,78",
                "46,44 78,50 92,112",
                "24,56 40,80 40,116",
            ):
                machines.spring_leg(p, places, 11, IRON)
    for turn in range(-75, 90, 30):
        with p.at(128, 136, turn):
            p.box(-7, -86, 14, 26, IRON, 3)
            p.ball(0, -86, 9, RED)
    p.ball(128, 138, 68, body, 62)
    p.form("62,150! 96,164 128,168 160,164 194,150! 186,172 128,190 70,172", dimmed(body, 0.25), 0.6)
    machines.bolts(p, "76,160 100,172 128,176 156,172 180,160", body.light, 4)
    for side in (-1, 1):
        p.disc(128 + side * 25, 124, 19, BLACK.dark)
        p.disc(128 + side * 25, 124, 14, "#ffd23c")
        p.disc(128 + side * 22, 126, 6, INK)
        p.line(f"{128 + side * 46},{96} {128 + side * 12},{112}", BLACK.dark, 7)
    p.flat("104,150 128,146 152,150 146,162 128,166 110,162", INK)
    p.line("108,154 148,154", "#ffd23c", 3)
    p.limb("128,72 132,50 150,44 156,28", 6, 5, tones("#b59f70"))
    for turn in range(0, 360, 45):
        with p.at(158, 22, turn):
            p.flat("-4,-8! 0,-22! 4,-8!", "#ffc83c")
    p.disc(158, 22, 8, "#fff2a8")


@enemies("me_zelazny_car")
def iron_tsar(p: Pen) -> None:
    """A boiler with a beard of cables that wears the crown and means it."""
    iron = tones("#5e5a5c", "#3a3739", "#8f898a")
    p.form("4,268! 14,204 60,176 196,176 242,204 252,268!", tones("#8c2430"), 0.66)
    for side in (-1, 1):
        p.form(
            [
                (128 + side * 116, 216),
                (128 + side * 124, 180),
                (128 + side * 60, 172),
                (128 + side * 72, 204),
            ],
            GOLD,
            0.6,
        )
        for x in (76, 92, 108):
            p.line(f"{128 + side * x},206 {128 + side * x},226", GOLD.base, 5)
    p.form("78,262! 84,190! 172,190! 178,262!", iron, 0.64)
    p.box(62, 70, 132, 126, iron, 30)
    for x in range(76, 190, 16):
        p.limb(
            f"{x},170 {x + (x - 128) * 0.06},210 {128 + (x - 128) * 0.75},{248 - abs(x - 128) * 0.3}",
            12,
            5,
            BLACK if x % 32 else RUST,
        )
    machines.grille(p, 92, 156, 72, 24, 8, GOLD)
    for side in (-1, 1):
        p.line(f"{128 + side * 50},98 {128 + side * 12},112", iron.dark, 11)
        machines.lamp(p, 128 + side * 30, 124, 14, "#ff5a2c")
    p.form("118,126! 138,126! 142,150! 114,150!", iron, 0.5)
    machines.bolts(p, "74,92 74,112 74,132 74,152 182,92 182,112 182,132 182,152", iron.dark, 4)
    p.form(
        "58,84! 46,26! 84,50! 100,10! 128,44! 156,10! 172,50! 210,26! 198,84! 160,74 128,72 96,74", GOLD, 0.6
    )
    p.rect(58, 74, 140, 18, GOLD.dark, 5)
    for x, colour in ((78, BLUE.base), (103, RED.base), (128, "#e8412e"), (153, RED.base), (178, BLUE.base)):
        p.disc(x, 83, 6, colour)
    for x, y in ((46, 26), (100, 10), (156, 10), (210, 26)):
        p.disc(x, y, 7, RED.base)
    for side in (-1, 1):
        p.box(128 + side * 84 - 10, 110, 20, 60, RUST, 5)
        p.disc(128 + side * 84, 100, 12, "#cfc6b8", opacity=0.5)
