"""Luck cards, the first half: what goes well, and for whom."""

from tools.art.gallery import WIDE, Series
from tools.art.kit import arms, land, machines, people, signs, vehicles
from tools.art.palette import (
    BLACK,
    BONE,
    BRASS,
    BURNT,
    FAIR,
    GOLD,
    GREEN,
    GREY_FUR,
    INK,
    IRON,
    LEATHER,
    ORANGE,
    PALE,
    PAPER,
    RED,
    SICKLY,
    STEEL,
    TEAL,
    WOOD,
    dimmed,
    tones,
)  # fmt: skip
from tools.art.pen import Pen

luck = Series("wasteland_riders", "luck", WIDE)
FELT = ("#2f6b5e", "#1d463f")


def felt(p: Pen, rays: bool = True) -> None:
    """The green of the luck deck, with rays from the middle."""
    signs.plain(p, *FELT)
    if rays:
        signs.rays(p, "#3f8272")


@luck("l01_jechalem_cala_noc")
def all_night(p: Pen) -> None:
    land.night(p, 150)
    land.road(p, 150, 256, 210, tar="#2c2a38")
    p.flat("218,190! 60,256! 190,256!", "#ffe9ae", 0.5)
    p.flat("294,190! 452,256! 322,256!", "#ffe9ae", 0.5)
    with p.at(256, 222, scale=1.25):
        p.form("-46,-24! -36,-58! 36,-58! 46,-24!", RED, 0.6)
        p.flat("-34,-36! -29,-53! 29,-53! 34,-36!", "#4c5a78")
        p.disc(-10, -40, 7, INK)
        p.disc(-10, -37, 4, FAIR.base)
        p.box(-54, -32, 108, 26, RED, 6)
        for x in (-36, 36):
            p.disc(x, -20, 19, "#fff0b8", opacity=0.4)
            p.disc(x, -20, 10, "#fffbe6")
        p.rect(-16, -22, 32, 10, INK, 2)
        for x in (-50, 32):
            p.rect(x, -8, 18, 12, INK, 3)


@luck("l02_szybki_jak_wiatr")
def quick_as_wind(p: Pen) -> None:
    land.desert(p, 190, "morning")
    for y, x, long in ((96, 60, 120), (124, 30, 140), (150, 70, 110), (178, 40, 130), (206, 80, 96)):
        p.line(f"{x},{y} {x + long / 2},{y - 4} {x + long},{y}", "#fffaf0", 6, 0.85)
    vehicles.bike(p, 276, 222, 1.25, TEAL, tilt=-6)
    with p.at(258, 176, 14, 1.15):
        p.limb("-6,0 14,2 26,18", 17, 13, BLACK)
        p.limb("-10,2 8,-26 18,-42", 24, 22, LEATHER)
        p.limb("16,-36 34,-26 46,-18", 11, 9, LEATHER)
        p.ball(26, -56, 14, IRON)
        p.form("20,-58! 40,-60! 40,-50! 24,-50!", tones("#ffb03c"), 0.6)
        p.form("12,-48! -20,-56 -50,-44! -46,-34 -16,-42!", RED, 0.6)


@luck("l03_szybciej_szybciej")
def faster(p: Pen) -> None:
    felt(p)
    with p.at(256, 150):
        p.disc(0, 0, 104, INK)
        p.ball(0, 0, 96, tones("#efe3c6", "#d8c9a8", "#fffaf0"), shade=0.9, rim=0)
        for turn in range(-110, 120, 20):
            with p.at(0, 0, turn):
                p.line("0,-86 0,-70", RED.base if turn > 60 else INK, 7)
        p.line("0,-58 -36,-44 -56,-8", "#c4b48d", 5, 0.0)
        with p.at(0, 0, 116):
            p.flat("-8,0! 0,-82! 8,0!", RED.base)
        p.ball(0, 0, 15, IRON)
        p.rect(-30, 34, 60, 22, INK, 3)
        for x in (-22, -7, 8):
            p.rect(x, 38, 12, 14, "#ffb03c", 2)
    land.fire(p, 336, 236, 1)
    land.fire(p, 370, 220, 0.7)
    for x, y in ((150, 86), (138, 130), (152, 176)):
        p.line(f"{x - 60},{y} {x - 8},{y}", "#e9f4ee", 6, 0.7)


@luck("l04_no_zdychaj")
def die_already(p: Pen) -> None:
    """He has been hit by everything there is and takes it as a suggestion."""
    land.desert(p, 176, "dusk")
    with p.at(256, 148, scale=0.86), p.at(-128, -118):
        people.shoulders(p, tones("#6b5a48"))
        people.neck(p, SICKLY)
        people.head(p, SICKLY)
        p.disc(109, 116, 12, BONE.light)
        p.disc(109, 116, 4, INK)
        for x, y in ((140, 110), (156, 122)):
            p.line(f"{x - 6},{y} {x + 6},{y + 8}", INK, 0.1)
        p.line("138,108 156,124", INK, 5)
        p.line("156,108 138,124", INK, 5)
        people.nose(p, SICKLY)
        people.teeth(p, 18, 148, 13, 5)
        with p.at(150, 60, 28):
            p.box(-6, -76, 12, 60, WOOD)
            p.form("-30,-26! 18,-30! 20,10! -22,14! -38,0", STEEL, 0.6)
        with p.at(92, 176, -62):
            p.line("0,-80 0,20", WOOD.light, 6, straight=True)
            p.form("-10,-86! 0,-62! 10,-86! 6,-104! -6,-104!", RED, 0.6)
        with p.at(172, 192, 58):
            arms.handle(p, -26, -46, 46, 15, WOOD, 1)
            p.box(-6, -40, 8, 40, STEEL)
        for x, y in ((112, 214), (146, 226), (128, 240), (120, 90)):
            p.disc(x, y, 7, INK)
            p.disc(x, y, 4, "#7a1f1a")


@luck("l05_nie_tym_razem")
def not_this_time(p: Pen) -> None:
    felt(p)
    with p.at(346, 118, 16):
        p.box(-42, -60, 84, 120, PAPER, 8)
        p.rect(-34, -52, 68, 60, "#2f6b5e", 4)
        p.flat("0,-44! 22,-22! 0,0! -22,-22!", GOLD.base)
        p.line("-26,24 26,24", INK, 4)
        p.line("-26,38 10,38", INK, 4)
    p.form("150,262! 176,196 214,176 268,186 286,216 280,262!", RED, 0.6)
    p.form("186,196 180,136 208,112 262,114 282,140 276,190 240,212 206,212", FAIR, 0.66)
    for x, y, turn, long in ((198, 124, -12, 70), (222, 116, -4, 82), (246, 116, 5, 78), (268, 126, 14, 62)):
        with p.at(x, y, turn):
            p.limb(f"0,8 0,{-long}", 23, 19, FAIR)
    p.limb("188,176 158,152 146,124", 26, 19, FAIR)
    p.line("206,152 232,160 262,150", FAIR.dark, 4)
    p.line("210,178 226,164 232,190", FAIR.dark, 4)


@luck("l06_jeszcze_raz")
def one_more_go(p: Pen) -> None:
    felt(p, rays=False)
    signs.round_arrow(p, 256, 128, 96, "#f2d79a")
    signs.d10(p, 256, 128, 66, PAPER, "7")


@luck("l07_poprawka")
def follow_up(p: Pen) -> None:
    land.desert(p, 186, "morning")
    p.box(250, 170, 14, 76, WOOD)
    for r, colour in ((92, "#f4ecda"), (74, "#b3362a"), (54, "#f4ecda"), (35, "#b3362a"), (15, "#f4ecda")):
        p.disc(256, 118, r, colour)
    p.flat("256,26! 348,118! 256,210! 300,196 340,150 348,118 336,70 300,36", "#231d17", 0.14)
    for x, y in ((196, 66), (316, 176)):
        p.disc(x, y, 8, INK)
        for turn in range(0, 360, 60):
            with p.at(x, y, turn):
                p.line("0,-8 0,-15", INK, 3)
    p.disc(256, 118, 9, INK)
    with p.at(256, 118, 64):
        p.limb("10,0 110,0", 10, 9, tones("#d8b27a"))
        p.form("84,0! 104,-18! 140,-18! 118,0! 140,18! 104,18!", RED, 0.6)


@luck("l08_skrot")
def shortcut(p: Pen) -> None:
    land.sky(p)
    land.sun(p, 250, 70, 26)
    p.form("-10,256! -10,40! 70,26 130,50! 170,120! 196,190! 210,256!", land.MESA, 0.62)
    p.form("522,256! 522,30! 440,22 370,56! 330,120! 306,196! 300,256!", land.MESA, 0.62)
    p.fade((150, 176, 220, 80), "#d9905e", "#a85c38", "gap")
    p.flat("240,150! 262,150! 274,190! 250,206! 320,256! 170,256! 230,204! 252,188!", "#e9c08c")
    p.form("-10,256! -10,150! 110,190! 190,256!", land.MESA, 0.7, 0.05)
    p.form("522,256! 522,160! 400,196! 320,256!", land.MESA, 0.7, 0.05)
    with p.at(176, 192, -6):
        p.box(-6, -30, 12, 80, WOOD)
        p.form("-54,-78! 40,-78! 64,-56! 40,-32! -54,-32!", tones("#3f7a45"), 0.75)
        p.line("-40,-55 30,-55", "#f4ecda", 7)
        p.line("16,-68 32,-55 16,-43", "#f4ecda", 7, straight=True)
    vehicles.buggy(p, 272, 190, 0.3, ORANGE)


@luck("l09_cicho_jak_mysz")
def quiet_as_mouse(p: Pen) -> None:
    land.night(p, 176)
    coat, pale = tones("#8a5a38", "#5c3a26", "#b07e52"), tones("#b98d62")
    p.limb("440,222 478,214 470,176", 18, 8, coat)
    p.form("288,240! 300,190 348,158 408,160 452,194 456,240!", coat, 0.6)
    p.limb("420,216 400,234 356,236", 26, 18, coat)
    p.limb("330,226 290,238 250,236", 22, 18, coat)
    p.form("272,168 306,150 338,164 340,204 312,222 270,228 240,232! 232,220 242,208 262,196", coat, 0.6)
    p.form("240,232! 232,220 244,208 276,206 290,218 272,228", pale, 0.6)
    p.disc(237, 216, 8, INK, 6)
    p.form("318,158! 346,150 362,190 350,220! 330,204 316,178", dimmed(coat, 0.3), 0.6)
    p.form("292,158! 286,128! 314,146!", coat, 0.6)
    p.line("272,188 281,193 292,187", INK, 4)
    for x, y, size in ((330, 112, 1), (360, 84, 1.3), (396, 52, 1.6)):
        with p.at(x, y, scale=size):
            p.line("-8,-8 8,-8 -8,8 8,8", "#f4ecda", 4, straight=True)
    with p.at(178, 226):
        p.limb("-44,-10 -78,-4 -92,-34", 7, 3, tones("#d9a0a0"))
        p.form("-48,2! -56,-34 -24,-66 12,-58 34,-30 30,4!", GREY_FUR, 0.6)
        p.ball(36, -66, 27, GREY_FUR, 24)
        for x, y in ((18, -96), (48, -96)):
            p.ball(x, y, 18, GREY_FUR)
            p.disc(x + 1, y + 1, 11, "#d9a0a0")
        p.disc(46, -70, 4.5, INK)
        p.disc(64, -58, 5, "#d98a8a")
        p.limb("22,-36 44,-40 52,-54", 9, 7, GREY_FUR)
        p.line("52,-58 54,-72", GREY_FUR.light, 5)
        p.form("-18,4! 2,-4 8,6! -10,10!", tones("#d9a0a0"), 0.6)
        p.form("22,6! 38,-4 50,6! 30,10!", tones("#d9a0a0"), 0.6)


@luck("l10_rykoszet")
def ricochet(p: Pen) -> None:
    """A frying pan has stopped better men."""
    felt(p)
    with p.at(250, 128, -24):
        p.box(84, -13, 122, 26, STEEL, 12, lie=True)
        p.disc(188, 0, 7, "#2f6b5e")
        p.ball(0, 0, 92, STEEL)
        p.disc(0, 0, 76, STEEL.dark)
        p.disc(3, 3, 72, IRON.base)
        p.disc(-12, -12, 52, IRON.light, opacity=0.5)
        for x, y in ((24, 30), (36, -24), (-20, 44)):
            p.ball(x, y, 8, STEEL)
    land.burst(p, 224, 112, 40, points=9)
    p.line("60,40 226,112", "#f2d79a", 5, 0.8, straight=True)
    p.line("226,112 96,206", "#f2d79a", 5, 0.8, straight=True)
    with p.at(92, 208, -128):
        arms.cartridge(p, 0, 24, 54, 22, BRASS)


@luck("l11_tylko_drasniecie")
def just_a_scratch(p: Pen) -> None:
    land.desert(p, 190, "afternoon")
    with p.at(256, 150, scale=0.9), p.at(-128, -118):
        people.shoulders(p, TEAL)
        people.neck(p, BURNT)
        people.head(p, BURNT)
        people.eyes(p)
        people.brows(p, "#3a2418", -4)
        people.nose(p, BURNT)
        p.flat("104,148! 128,154 152,148! 144,168 128,173 112,168", BONE.light)
        p.line("104,148 128,155 152,148", "#6b3a28", 4)
        people.brim_hat(p, LEATHER, "#3a2418", 46)
        with p.at(122, 58, -12):
            p.line("-96,0 92,0", WOOD.light, 7, straight=True)
            p.form("86,-12! 116,0! 86,12!", STEEL, 0.6)
            p.form("-76,0! -92,-16! -118,-16! -104,0! -118,16! -92,16!", RED, 0.6)
        with p.at(150, 132, 32):
            p.box(-18, -6, 36, 13, tones("#efd9b8"), 6, lie=True)
            p.rect(-6, -5, 12, 11, "#d8b98c")


@luck("l12_czysty_fart")
def pure_luck(p: Pen) -> None:
    felt(p)
    with p.at(316, 138, 14):
        p.limb("-46,60 -64,0 -44,-54 0,-72 44,-54 64,0 46,60", 26, 26, STEEL, 30)
        machines.bolts(p, "-56,34 -60,-4 -46,-42 0,-66 46,-42 60,-4 56,34", IRON.dark, 5)
    with p.at(214, 118):
        p.limb("0,10 14,60 6,116", 12, 9, GREEN)
        for turn in (0, 90, 180, 270):
            with p.at(0, 0, turn + 20):
                p.form(
                    "0,0! -38,-20 -40,-58 -12,-66 0,-50! 12,-66 40,-58 38,-20",
                    tones("#6fae4c", "#437a38", "#a8d880"),
                    0.62,
                )
                p.line("0,-6 0,-40", "#d2f0b0", 4)
    for x, y, size in ((120, 70, 1), (396, 62, 1.2), (140, 200, 0.8), (380, 214, 0.9), (268, 34, 0.7)):
        signs.spark(p, x, y, 16 * size)


@luck("l13_znam_sie_na_tym")
def i_know_this(p: Pen) -> None:
    felt(p, rays=False)
    with p.at(256, 150):
        machines.cog(p, -112, 20, 60, STEEL, 9)
        machines.cog(p, 118, -8, 48, BRASS, 8)
    with p.at(252, 148, scale=0.88), p.at(-128, -118):
        people.shoulders(p, tones("#ece6d6", "#b8ae98", "#fffdf4"))
        people.neck(p, PALE)
        people.head(p, PALE)
        people.brows(p, "#5a3420", -3)
        people.nose(p, PALE)
        people.mouth(p, "#9a5a44", 7, 13)
        people.glasses(p)
        people.crop(p, tones("#8a4a24"))
        p.line("92,196 104,232 128,244 152,232 164,196", IRON.dark, 7)
        p.ball(128, 248, 13, STEEL)
    with p.at(356, 190, 24):
        p.box(-10, -30, 20, 96, STEEL, 7)
        p.form("-30,-62! -12,-70! -12,-48! 12,-48! 12,-70! 30,-62! 28,-38 10,-26 -10,-26 -28,-38", STEEL)
