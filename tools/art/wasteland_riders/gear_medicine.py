"""Medicine and chemistry of the gear deck."""

from tools.art.gallery import Series
from tools.art.kit import machines
from tools.art.palette import (
    BLACK,
    BLUE,
    BONE,
    BRASS,
    INK,
    IRON,
    LEATHER,
    RED,
    STEEL,
    TEAL,
    TOXIC,
    WOOD,
    YELLOW,
    tones,
)  # fmt: skip
from tools.art.pen import Pen

gear = Series("wasteland_riders", "gear")
WHITEWARE = tones("#ece6d6", "#b8ae98", "#fffdf4")


def cross(p: Pen, x: float, y: float, size: float, colour: str = RED.base) -> None:
    p.rect(x - size * 0.3, y - size, size * 0.6, size * 2, colour, size * 0.08)
    p.rect(x - size, y - size * 0.3, size * 2, size * 0.6, colour, size * 0.08)


def trefoil(p: Pen, x: float, y: float, r: float, ground: str = "#e7c23c") -> None:
    """The sign of radiation."""
    p.disc(x, y, r, ground)
    for turn in (0, 120, 240):
        with p.at(x, y, turn):
            p.flat(
                [
                    (-r * 0.45, -r * 0.78),
                    (0, -r * 0.88),
                    (r * 0.45, -r * 0.78),
                    (r * 0.16, -r * 0.26),
                    (-r * 0.16, -r * 0.26),
                ],
                INK,
            )
    p.disc(x, y, r * 0.17, INK)


@gear("med_szpryca")
def med_shot(p: Pen) -> None:
    with p.at(126, 132, 45):
        p.rect(-2, -132, 4, 52, STEEL.light)
        p.form("-14,-62! -6,-84! 6,-84! 14,-62!", STEEL, 0.6)
        p.box(-27, -62, 54, 112, tones("#cfe6e4", "#93b6b8", "#ffffff"), 5)
        p.rect(-22, -30, 44, 76, RED.base, 4)
        p.rect(6, -30, 16, 76, RED.dark, 4)
        for y in (-44, -26, -8, 10, 28):
            p.line(f"-24,{y} -10,{y}", INK, 3)
        p.box(-42, 48, 84, 13, STEEL, 4)
        p.box(-7, 60, 14, 42, STEEL)
        p.box(-34, 98, 68, 15, STEEL, 5)
    p.form("48,44 58,60 52,70 44,70 38,60", RED, 0.6)


@gear("rad_out")
def rad_out(p: Pen) -> None:
    p.box(62, 78, 124, 150, tones("#d98a2f"), 14)
    p.box(54, 44, 140, 42, WHITEWARE, 8)
    for x in range(64, 190, 13):
        p.line(f"{x},50 {x},80", WHITEWARE.dark, 3)
    p.box(62, 116, 124, 84, WHITEWARE)
    trefoil(p, 124, 158, 33)
    p.line("94,188 154,128", RED.base, 11, straight=True)
    for x, y, turn in ((206, 216, -24), (40, 226, 30)):
        with p.at(x, y, turn):
            p.box(-26, -12, 28, 24, RED, 12, lie=True)
            p.box(0, -12, 28, 24, WHITEWARE, 12, lie=True)


@gear("apteczka")
def first_aid(p: Pen) -> None:
    p.line("92,70 96,40 160,40 164,70", IRON.base, 13)
    p.box(28, 66, 200, 152, WHITEWARE, 18)
    p.rect(28, 112, 200, 8, WHITEWARE.dark)
    for x in (70, 186):
        p.box(x - 13, 102, 26, 28, STEEL, 4)
    p.disc(128, 146, 47, RED.base)
    cross(p, 128, 146, 31, "#fffdf4")
    p.line("40,206 60,206", WHITEWARE.dark, 5)


@gear("podrecznik_medyka")
def handbook(p: Pen) -> None:
    with p.at(126, 130, -10):
        p.form("-78,-98! 82,-98! 90,-90! 90,106! -70,106!", BONE, 0.9, 0)
        for x in (82, 86):
            p.line(f"{x},-90 {x},100", BONE.dark, 2)
        p.box(-84, -104, 162, 204, TEAL, 8)
        p.rect(-84, -104, 22, 204, TEAL.dark, 6)
        p.disc(8, -16, 52, WHITEWARE.base)
        cross(p, 8, -16, 34)
        p.line("-34,62 52,62", WHITEWARE.base, 7)
        p.line("-22,80 40,80", WHITEWARE.base, 5)
        p.flat("30,96! 48,96! 48,140! 39,130! 30,140!", RED.base)


@gear("stymulanty")
def stimulants(p: Pen) -> None:
    for x, y, turn, fluid in ((74, 132, -14, "#e04fa0"), (128, 126, 0, "#f0a52c"), (182, 132, 14, "#4fb8e0")):
        with p.at(x, y, turn):
            p.box(-21, -66, 42, 152, tones("#dcebe8", "#a2bcbc", "#ffffff"), 20)
            p.rect(-15, -20, 30, 98, fluid, 14)
            p.rect(-10, -14, 7, 80, "#ffffff", 3, opacity=0.6)
            p.box(-26, -84, 52, 24, BLACK, 5)
            for by in (0, 24, 48):
                p.disc(4, by, 4, "#ffffff", opacity=0.7)
    with p.at(128, 190):
        p.box(-84, -16, 168, 34, LEATHER, 8, lie=True)
        p.flat("-4,-28! 18,-28! 4,-4! 20,-4! -12,34! -4,6! -18,6!", YELLOW.light)


@gear("adrenal")
def adrenal(p: Pen) -> None:
    """A heart with a plunger in it."""
    p.form("116,92 92,64 54,72 40,112 62,164 116,222! 172,168 194,116 180,76 144,66", RED, 0.66)
    p.limb("92,70 84,44 100,24", 22, 18, tones("#8f2a34"))
    p.limb("128,70 138,44 126,20", 20, 16, BLUE)
    p.line("66,120 92,120 104,96 120,150 134,120 168,120", "#ffe8d8", 7, straight=True)
    with p.at(186, 66, 42):
        p.rect(-2, 32, 4, 56, STEEL.light)
        p.box(-17, -34, 34, 68, tones("#f0d24a", "#b08f24", "#fff0a0"), 6)
        p.box(-9, -62, 18, 30, STEEL)
        p.box(-22, -70, 44, 13, STEEL, 4)
        p.flat("3,-22! -11,4! -1,4! -5,24! 11,-4! 1,-4!", INK)


@gear("serum_regeneracyjne")
def serum(p: Pen) -> None:
    for r, seen in ((112, 0.14), (88, 0.18)):
        p.disc(128, 150, r, TOXIC.light, opacity=seen)
    p.form(
        "104,40! 152,40! 152,96 206,196 198,226 128,236 58,226 50,196 104,96",
        tones("#d6ebe6", "#98bcb8", "#ffffff"),
        0.7,
    )
    p.form("82,148 128,156 174,146! 200,196 192,220 128,230 64,220 56,196", TOXIC, 0.66)
    for x, y, r in (
        (100, 190, 10),
        (140, 204, 13),
        (158, 176, 8),
        (118, 170, 6),
        (132, 130, 6),
        (122, 110, 4),
    ):
        p.disc(x, y, r, TOXIC.light)
        p.disc(x - r * 0.3, y - r * 0.3, r * 0.3, "#ffffff")
    p.box(94, 24, 68, 26, WOOD, 6)
    with p.at(128, 192, 30):
        for y in range(-36, 40, 12):
            half = 16 * (1 if (y // 12) % 2 else 0.3)
            p.line(f"{-half},{y} {half},{y}", "#f4ffe0", 3)
        p.line("-16,-36 16,-12 -16,12 16,36", "#f4ffe0", 4)
        p.line("16,-36 -16,-12 16,12 -16,36", "#f4ffe0", 4)


@gear("walizka_chirurga")
def surgeons_case(p: Pen) -> None:
    case = tones("#6b2e35", "#451b21", "#965059")
    p.form("34,116! 48,26! 208,26! 222,116!", case, 0.7)
    p.form("52,108! 62,38! 194,38! 204,108!", tones("#d9ceb4"), 0.8)
    for x, kind in ((80, 0), (106, 1), (132, 2), (158, 1), (182, 0)):
        p.box(x - 3.5, 60, 7, 44, STEEL)
        if kind == 0:
            p.form([(x - 5, 62), (x + 6, 62), (x + 2, 40)], STEEL, 0.6)
        elif kind == 1:
            p.ball(x, 52, 8, STEEL)
            p.disc(x, 52, 4, "#d9ceb4")
        else:
            machines.saw(p, x, 54, 15, 10)
    p.box(26, 114, 204, 108, case, 12)
    p.rect(26, 124, 204, 7, case.dark)
    for x in (72, 184):
        p.box(x - 13, 118, 26, 24, BRASS, 4)
    p.disc(128, 172, 33, WHITEWARE.base)
    cross(p, 128, 172, 22)
    p.line("108,114 112,98 144,98 148,114", BLACK.base, 10)
