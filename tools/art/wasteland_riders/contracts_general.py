"""General contracts: what everybody may do first."""

from tools.art.gallery import WIDE, Series
from tools.art.kit import arms, beasts, figures, land, machines, people, signs, vehicles
from tools.art.kit.figures import Dress
from tools.art.palette import (
    BLACK,
    BLUE,
    BONE,
    BRASS,
    BROWN,
    BURNT,
    FAIR,
    FUR,
    GOLD,
    GREEN,
    INK,
    IRON,
    LEATHER,
    OLIVE,
    PALE,
    PAPER,
    PURPLE,
    RED,
    RUST,
    SAND,
    SICKLY,
    STEEL,
    STONE,
    TAN,
    TEAL,
    TOXIC,
    WOOD,
    dimmed,
    tones,
)  # fmt: skip
from tools.art.pen import Pen

contracts = Series("wasteland_riders", "contract", WIDE)


def planks(p: Pen) -> None:
    """The wall of a bar."""
    signs.plain(p, "#7d5636", "#553722")
    for y in range(36, 256, 44):
        p.line(f"0,{y} 512,{y}", "#432a1a", 4, straight=True)
    for x, y in ((60, 14), (200, 58), (420, 20), (340, 100), (90, 120), (470, 150), (150, 200), (380, 236)):
        p.disc(x, y, 3, "#2c1a10")
        p.line(f"{x + 10},{y} {x + 60},{y + 3}", "#694629", 3)


@contracts("c01_rekord_szybkosci")
def speed_record(p: Pen) -> None:
    land.desert(p, 168, "morning")
    land.road(p, 168, 256, 40, 300)
    p.form("-10,206! 522,196! 522,262! -10,262!", tones("#5b554f", "#413c38", "#6f6962"), 0.9, 0)
    p.line("0,232 512,226", "#f0d9a0", 5, straight=True)
    for x, y, long in ((20, 150, 110), (10, 174, 120), (40, 196, 100), (0, 128, 90)):
        p.line(f"{x},{y} {x + long},{y}", "#fffaf0", 6, 0.8)
    vehicles.car(p, 246, 220, 1.3, RED)
    p.disc(236, 188, 16, BONE.light)
    signs.figure(p, 236, 188, 0.55, "1", INK, 9)
    land.fire(p, 128, 208, 0.5)
    p.box(384, 60, 8, 150, STEEL)
    for row in range(5):
        for column in range(6):
            p.rect(300 + column * 14, 62 + row * 13, 14, 13, INK if (row + column) % 2 else BONE.light)


@contracts("c02_ladne_trofeum")
def nice_trophy(p: Pen) -> None:
    planks(p)
    p.form("256,28! 330,50 340,130 300,196 256,232! 212,196 172,130 182,50", WOOD, 0.66)
    p.form("256,44! 318,62 326,128 290,184 256,214! 222,184 186,128 194,62", tones("#6d4226"), 0.66)
    with p.at(256, 126):
        for side in (-1, 1):
            with p.at(0, 0, wide=side):
                p.limb("26,-26 70,-34 92,-82", 20, 4, BONE)
                p.limb("60,-34 96,-40 110,-58", 11, 3, BONE)
        p.form("-42,-34! 0,-52 42,-34! 38,10 20,62! -20,62! -38,10", BONE, 0.66)
        for side in (-1, 1):
            p.disc(side * 21, -8, 13, INK)
            p.disc(side * 8, 46, 4, INK)
    p.box(226, 200, 60, 18, BRASS, 3)
    for x in (90, 422):
        with p.at(x, 130):
            p.ball(0, 0, 32, WOOD)
            p.ball(0, 0, 22, STONE)
    for x in (60, 452):
        p.box(x - 10, 190, 20, 50, GREEN, 4)


@contracts("c03_lowca_robotow")
def robot_hunter(p: Pen) -> None:
    land.desert(p, 176, "dusk")
    with p.at(256, 128):
        p.limb("0,60 0,130", 34, 40, IRON)
        p.box(-64, -70, 128, 122, STEEL, 18)
        p.rect(-50, -44, 100, 44, INK, 10)
        for side in (-1, 1):
            machines.lamp(p, side * 25, -22, 12, "#ff4b2c")
            p.box(side * 76 - 10, -30, 20, 44, IRON, 4)
        machines.grille(p, -36, 16, 72, 20, 7)
        p.line("0,-70 0,-98", IRON.base, 5)
        machines.lamp(p, 0, -100, 7, "#ff4b2c")
    for r, width in ((98, 8), (60, 5)):
        for turn in (0, 90, 180, 270):
            with p.at(256, 120, turn):
                p.line(f"{-r * 0.62},{-r * 0.78} 0,{-r} {r * 0.62},{-r * 0.78}", RED.base, width)
    for turn in (0, 90, 180, 270):
        with p.at(256, 120, turn):
            p.line("0,-112 0,-74", RED.base, 7, straight=True)


@contracts("c04_walka_w_dole")
def pit_fight(p: Pen) -> None:
    signs.plain(p, "#3c2a2a", "#7a4a34")
    for number in range(24):
        x, row = 14 + number % 12 * 44, number // 12
        p.ball(x + row * 20, 44 + row * 30, 15, dimmed((TAN, BROWN, SICKLY, PALE)[number % 4], 0.45))
        p.form(
            [
                (x + row * 20 - 18, 82 + row * 30),
                (x + row * 20 - 12, 60 + row * 30),
                (x + row * 20 + 12, 60 + row * 30),
                (x + row * 20 + 18, 82 + row * 30),
            ],
            dimmed((RED, TEAL, LEATHER, PURPLE)[number % 4], 0.5),
            0.6,
            0,
        )
    p.ball(256, 218, 250, SAND, 62)
    for x in range(30, 512, 46):
        p.box(x - 5, 92 + abs(x - 256) * 0.1, 10, 70, RUST)
    p.line("0,112 256,100 512,112", STEEL.base, 5)
    p.line("0,136 256,126 512,136", STEEL.base, 5)
    figures.figure(
        p, 208, 232, 1.32, "throw", Dress(TAN, RED, tones("#3c332c"), None, "mohawk", GREEN), left=True
    )
    figures.figure(p, 308, 232, 1.32, "throw", Dress(BROWN, BLUE, tones("#3c332c"), None, "helmet", STEEL))
    with p.at(254, 104, 44):
        p.box(-4, -40, 8, 70, WOOD)
        p.form("-22,-44! 20,-50! 24,-20! -18,-16!", STEEL, 0.6)
    land.burst(p, 258, 150, 28)


@contracts("c05_wielka_oblawa")
def great_hunt(p: Pen) -> None:
    land.night(p, 168, "#1f2c44", "#8a5a5c")
    for x, size, lean in ((118, 1.15, False), (176, 1.0, False), (398, 1.15, True), (340, 1.0, True)):
        figures.figure(
            p, x, 240, size, "wave", Dress(TAN, dimmed(LEATHER, 0.1), hat="brim", hat_tones=BLACK), left=lean
        )
        side = -24 if lean else 24
        land.fire(p, x + side * size, 240 - 116 * size, 0.42)
        p.line(f"{x + side * size},{240 - 100 * size} {x + side * size},{240 - 76 * size}", WOOD.base, 6)
    with p.at(256, 168, scale=0.56), p.at(-128, -118):
        p.form("70,200! 128,190 186,200! 200,290! 56,290!", dimmed(FUR), 0.6)
        beasts.dog_head(p, dimmed(FUR, 0.1), tones("#cfa878"))
    p.disc(256, 232, 70, "#1a1218", 10, opacity=0.5)


@contracts("c06_czystka")
def purge(p: Pen) -> None:
    """A manhole, and who lives there."""
    signs.plain(p, "#5a6a4a", "#2f3a30")
    for y in range(30, 140, 36):
        for x in range(-20 + y % 72 // 2, 520, 60):
            p.box(x, y - 30, 54, 30, tones("#6b7560", "#57614e", "#7a846e"), 3)
    p.form("-10,140! 522,140! 522,262! -10,262!", tones("#57534c", "#3c3934", "#6d6860"), 1, 0)
    p.ball(256, 206, 118, IRON, 36)
    p.disc(256, 206, 100, "#10140f", 28)
    p.disc(256, 212, 86, TOXIC.base, 18, opacity=0.6)
    with p.at(256, 148, scale=0.72), p.at(-128, -118):
        people.head(p, SICKLY)
        people.eyes(p, "#3c4a1c", white=True)
        people.brows(p, "#3c4a24", 6)
        people.nose(p, SICKLY)
        people.teeth(p, 20, 148, 13, 6)
        p.disc(150, 82, 12, SICKLY.dark)
        p.disc(148, 80, 9, SICKLY.light)
    for side in (-1, 1):
        for at in (-12, 0, 12):
            p.limb(f"{256 + side * 88 + at},196 {256 + side * 88 + at},216", 12, 9, SICKLY)
    p.ball(406, 224, 74, IRON, 20)
    p.disc(406, 218, 56, IRON.dark, 12)
    p.line("370,218 442,218", IRON.light, 4)
    for x, y, r in ((170, 120, 8), (340, 100, 10), (320, 132, 6), (190, 88, 5)):
        p.disc(x, y, r, TOXIC.light, opacity=0.6)


@contracts("c07_rozbic_bande")
def break_the_gang(p: Pen) -> None:
    planks(p)
    for x, y, turn, skin, hair, coat in (
        (130, 116, -5, TAN, GREEN, RED),
        (256, 128, 2, BURNT, RED, LEATHER),
        (382, 114, 6, FAIR, BLACK, TEAL),
    ):
        with p.at(x, y, turn):
            p.box(-54, -84, 108, 156, PAPER, 3)
            p.rect(-42, -60, 84, 88, "#d9b98a")
            with p.at(0, -14, scale=0.42), p.at(-128, -118):
                p.form("32,224! 44,206 98,187! 158,187! 212,206 224,224!", coat, 0.7, 0)
                people.neck(p, skin)
                people.head(p, skin)
                people.face(p, skin, slant=5)
                people.mohawk(p, hair)
            p.line("-34,46 34,46", INK, 6)
            p.line("-22,60 22,60", "#8a7c62", 4)
            p.disc(0, -76, 5, RED.base)
    with p.at(256, 120, 2):
        p.line("-48,-70 46,60", RED.base, 7, straight=True)
        p.line("46,-70 -48,60", RED.base, 7, straight=True)
    with p.at(330, 206, 40):
        arms.blade(p, "-10,-8! 70,-6 88,4! 60,10 -10,8!", "-10,4! 60,5! 86,4! 60,10 -10,8!")
        arms.handle(p, -62, 0, 54, 17, LEATHER, 3)


@contracts("c08_krezus_pustkowi")
def croesus(p: Pen) -> None:
    land.desert(p, 190, "afternoon")
    p.form("90,256! 120,206 170,180 216,150 296,150 342,180 396,206 424,256!", dimmed(RUST, 0.2), 0.66)
    machines.wheel(p, 142, 222, 28)
    machines.wheel(p, 380, 226, 26)
    machines.cog(p, 196, 190, 24, STEEL)
    machines.cog(p, 336, 196, 22, BRASS)
    p.box(210, 214, 54, 38, RED, 4)
    p.box(290, 206, 40, 46, OLIVE, 4)
    with p.at(174, 236, -20):
        p.box(-26, -13, 56, 26, TEAL, 5)
    for x, y in ((236, 190), (280, 184), (258, 204), (350, 234), (116, 244), (230, 246), (316, 250)):
        p.ball(x, y, 10, GOLD, 8)
    figures.figure(p, 256, 160, 1.25, "sit", Dress(FAIR, PURPLE, tones("#4a2d58"), tones("#4a3020")))
    p.form("238,76! 236,58! 246,68! 254,54! 262,68! 272,58! 270,76!", GOLD, 0.6)
    with p.at(306, 132, 10):
        p.box(-3, -40, 6, 66, GOLD)
        machines.cog(p, 0, -46, 14, GOLD, 7)


@contracts("c09_okaz_zdrowia")
def picture_of_health(p: Pen) -> None:
    land.sky(p, "#f2c486", "#fff0c8")
    signs.rays(p, "#fbe0a8", 256, 140, 16)
    skin = TAN
    p.form("150,262! 164,196 200,160 238,146! 274,146! 312,160 348,196 362,262!", skin, 0.66)
    p.form("196,262! 206,206 226,160! 286,160! 306,206 316,262!", tones("#f4ecda", "#cabfa2", "#ffffff"), 0.7)
    for side in (-1, 1):
        with p.at(256, 0, wide=side):
            p.limb("72,186 128,178 138,128", 46, 32, skin, 50)
            p.ball(112, 152, 28, skin, 22, -30)
            p.limb("138,136 116,100 92,80", 30, 22, skin)
            p.ball(88, 74, 19, skin)
    with p.at(256, 88, scale=0.78), p.at(-128, -118):
        people.neck(p, skin, 1.5)
        people.head(p, skin)
        people.eyes(p)
        people.brows(p, "#3a2418", -2, 7)
        people.nose(p, skin)
        p.flat("102,146! 128,152 154,146! 146,168 128,174 110,168", BONE.light)
        people.moustache(p, tones("#3a2418"), 0.9)
        people.crop(p, tones("#3a2418"))
    p.form("256,214 244,202 234,208 238,224 256,240! 274,224 278,208 268,202", RED, 0.6)
    for x, y in ((120, 50), (396, 56), (84, 140), (430, 150)):
        signs.spark(p, x, y, 15, "#fffaf0")


@contracts("c10_linia_dalekobiezna")
def long_distance(p: Pen) -> None:
    land.desert(p, 168)
    p.form("-10,212! 522,206! 522,262! -10,262!", tones("#5b554f", "#413c38", "#6f6962"), 0.9, 0)
    p.line("0,238 512,232", "#f0d9a0", 5, straight=True)
    vehicles.bus(p, 262, 226, 1.25)
    for x, dress in ((176, TAN), (218, SICKLY), (262, BROWN)):
        p.ball(x, 146, 11, dress)
    p.box(176, 84, 60, 28, LEATHER, 6)
    p.box(244, 90, 40, 22, TEAL, 5)
    machines.wheel(p, 310, 98, 15)
    with p.at(96, 216):
        p.box(-4, -92, 8, 100, STEEL)
        p.ball(0, -104, 25, BLUE)
        p.box(-13, -114, 26, 18, BONE, 3)
        for x in (-7, 7):
            p.disc(x, -94, 4, BONE.light)
    p.box(396, 180, 8, 0.1, STEEL)


@contracts("c11_kaskader")
def daredevil(p: Pen) -> None:
    land.sky(p, "#e38f63", "#fbdca0")
    land.sun(p, 256, 120, 54)
    p.form("-10,262! -10,150! 60,140! 150,116! 156,150 140,200 150,262!", land.MESA, 0.66)
    p.form("522,262! 522,160! 420,166! 362,172! 356,200 372,230 366,262!", land.MESA, 0.66)
    p.form("84,136! 156,96! 156,116! 90,140!", WOOD, 0.6)
    vehicles.buggy(p, 262, 100, 1.05, RED, tilt=-10)
    for x, y, long in ((132, 82, 60), (120, 66, 66), (140, 50, 46)):
        p.line(f"{x},{y + 12} {x + long},{y}", "#fffaf0", 5, 0.8)
    for x, y in ((220, 214), (256, 232), (300, 212), (336, 234), (190, 240)):
        beasts.fangs(p, f"{x},{y + 24}", 36, 24, up=True)
    with p.at(262, 44):
        p.ball(0, 0, 13, BONE)
        p.rect(2, -4, 11, 7, INK, 3)


@contracts("c12_dwie_dychy")
def double_tens(p: Pen) -> None:
    signs.plain(p, "#6b5a3f", "#43382a")
    signs.rays(p, "#7d6a4b")
    p.ball(256, 232, 190, tones("#2c4a40", "#1f362f", "#3c6054"), 40)
    signs.d10(p, 194, 130, 78, RED_DIE, "10", -10)
    signs.d10(p, 324, 138, 78, PAPER, "10", 12)
    for x, y, r in (
        (258, 34, 17),
        (108, 70, 13),
        (414, 76, 14),
        (256, 214, 11),
        (120, 190, 9),
        (396, 204, 10),
    ):
        signs.spark(p, x, y, r)


RED_DIE = tones("#d9b45a", "#a57d2c", "#f3dc98")
