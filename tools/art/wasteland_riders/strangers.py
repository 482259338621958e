"""Strangers of the wasteland: whom one meets."""

from tools.art.kit import figures, land, machines, vehicles
from tools.art.kit.figures import Dress
from tools.art.palette import (
    BLACK,
    BONE,
    BROWN,
    BURNT,
    FAIR,
    GOLD,
    GREEN,
    INK,
    IRON,
    LEATHER,
    OLIVE,
    PALE,
    PURPLE,
    RED,
    RUST,
    STEEL,
    TAN,
    TEAL,
    WOOD,
    YELLOW,
    tones,
)  # fmt: skip
from tools.art.pen import Pen
from tools.art.wasteland_riders.events import events


@events("ev07_ranny_wedrowiec")
def wounded_wanderer(p: Pen) -> None:
    land.desert(p, 160, "afternoon")
    land.rocks(p, "190,206,2.6 66,222,1.3 450,226,1.4")
    land.cactus(p, 420, 206, 1)
    figures.figure(p, 232, 232, 1.7, "sit", Dress(FAIR, tones("#7d6a4a"), hair=tones("#6a5236")))
    p.form("212,118! 226,112 246,116 250,126! 230,128 212,126!", BONE, 0.7)
    p.disc(240, 121, 4, RED.base)
    with p.at(278, 210, -8):
        p.box(-16, -9, 40, 18, BONE, 6, lie=True)
        p.disc(4, 0, 6, RED.base)
    p.limb("246,168 286,150 312,132", 16, 13, tones("#7d6a4a"))
    p.ball(316, 128, 9, FAIR)
    for turn in (-30, 0, 30):
        with p.at(318, 124, turn):
            p.limb("0,0 0,-11", 4, 3, FAIR)
    p.ball(352, 234, 15, OLIVE, 17)
    p.box(346, 210, 12, 10, IRON, 2)
    for x, y in ((300, 240), (318, 244), (334, 240)):
        p.disc(x, y, 5, RED.base, 2.4)


@events("ev08_kupiec")
def merchant(p: Pen) -> None:
    land.desert(p, 168)
    for x in (150, 362):
        p.box(x - 5, 96, 10, 132, WOOD)
    for number in range(7):
        x = 132 + number * 36
        colour = RED if number % 2 == 0 else BONE
        p.form(
            [
                (x, 84),
                (x + 36, 84),
                (x + 40 - (number > 3) * 4, 118),
                (x + 18, 126),
                (x - 4 + (number > 3) * 4, 118),
            ],
            colour,
            0.8,
            0,
        )
    figures.figure(p, 256, 236, 1.35, "cheer", Dress(BROWN, PURPLE, hat="brim", hat_tones=GOLD))
    p.box(120, 190, 272, 46, WOOD, 4)
    p.rect(120, 190, 272, 8, WOOD.light)
    for x, colour in ((146, RUST), (182, TEAL), (330, YELLOW), (362, RED)):
        p.box(x - 13, 160, 26, 31, colour, 5)
    p.ball(214, 178, 14, GOLD)
    p.ball(298, 178, 14, GREEN)
    machines.cog(p, 90, 214, 26, STEEL)
    p.box(404, 198, 44, 38, WOOD, 4)


@events("ev15_autostopowiczka")
def hitchhiker(p: Pen) -> None:
    land.desert(p, 160, "noon")
    land.road(p, 160, 330, 170, -40)
    p.box(162, 186, 62, 46, LEATHER, 6)
    p.line("180,186 184,174 202,174 206,186", LEATHER.dark, 6)
    p.disc(178, 212, 8, RED.base)
    p.disc(206, 202, 7, TEAL.base)
    figures.figure(
        p,
        252,
        238,
        1.72,
        "point",
        Dress(PALE, tones("#c9a23c"), tones("#3f6f9c"), tones("#a8402a"), "brim", tones("#d9c8a0")),
    )
    p.form("238,90! 228,112 232,140! 246,128!", tones("#a8402a"), 0.6)
    p.limb("324,114 325,98", 7, 5, PALE)
    p.line("228,62 272,58", RED.base, 0.1)
    vehicles.car(p, 400, 190, 0.4, TEAL, left=True)


@events("ev16_blokada_drogowa")
def roadblock(p: Pen) -> None:
    land.desert(p, 150, "afternoon")
    land.road(p, 150, 256, 220)
    for x in (110, 402):
        for level in range(3):
            machines.wheel(p, x - 22, 222 - level * 30, 18, RUST)
            machines.wheel(p, x + 18, 222 - level * 30, 18, RUST)
    figures.figure(
        p, 190, 226, 1.2, "aim", Dress(BURNT, tones("#4c3a30"), hat="mohawk", hat_tones=GREEN, hair=None)
    )
    p.line("228,138 262,130", INK, 6)
    figures.figure(p, 326, 226, 1.2, "cheer", Dress(TAN, RUST, hat="helmet", hat_tones=STEEL), left=True)
    p.box(120, 176, 272, 22, BONE, 3, lie=True)
    for x in range(128, 384, 36):
        p.flat([(x, 198), (x + 16, 176), (x + 32, 176), (x + 16, 198)], RED.base)
    for x in (136, 376):
        p.box(x - 7, 172, 14, 58, IRON)
    with p.at(256, 212):
        p.ball(0, 0, 24, RED)
        p.rect(-15, -5, 30, 10, BONE.light)
    p.line("140,232 170,222 200,234 230,222 260,236 290,222 320,234 350,222 376,232", STEEL.dark, 3)


@events("ev17_wedrowny_lekarz")
def travelling_doctor(p: Pen) -> None:
    land.desert(p, 166, "morning")
    with p.at(330, 226, scale=1.05):
        for places in (
            "-40,-50 -44,-24 -40,-2",
            "-24,-50 -20,-24 -24,-2",
            "26,-50 24,-24 30,-2",
            "40,-50 44,-24 40,-2",
        ):
            p.limb(places, 14, 8, tones("#8f8478"))
        p.limb("-50,-62 0,-66 46,-66", 44, 40, tones("#8f8478"), 42)
        p.limb("44,-74 66,-104 84,-112", 30, 20, tones("#8f8478"))
        p.limb("80,-112 106,-100", 24, 16, tones("#8f8478"))
        for x in (74, 86):
            p.form([(x - 5, -118), (x + 5, -118), (x + 2, -148)], tones("#8f8478"), 0.6)
        p.disc(92, -112, 3, INK)
        p.line("-60,-70 -74,-48 -70,-24", INK, 4)
        p.box(-36, -96, 62, 40, tones("#ece6d6"), 6)
        p.rect(-13, -92, 16, 32, RED.base)
        p.rect(-21, -84, 32, 16, RED.base)
    figures.figure(
        p,
        212,
        236,
        1.55,
        "walk",
        Dress(FAIR, tones("#ece6d6"), hair=tones("#d8d0c0"), hat="brim", hat_tones=BLACK, robe=True),
    )
    p.disc(214, 96, 5, "#8fc0c4")
    p.line("198,126 206,146 222,146 228,128", IRON.dark, 4)
    p.ball(206, 150, 6, STEEL)
    with p.at(250, 178):
        p.box(-20, 0, 42, 30, LEATHER, 5)
        p.line("-8,0 -6,-9 8,-9 10,0", LEATHER.dark, 5)
        p.rect(-3, 7, 8, 18, BONE.light)
        p.rect(-8, 12, 18, 8, BONE.light)


@events("ev19_prorok_zaglady")
def prophet(p: Pen) -> None:
    land.sky(p, "#7a2f2a", "#f0a25a")
    p.disc(256, 110, 74, "#f7c46a", opacity=0.6)
    p.disc(256, 110, 54, "#fbe0a0", opacity=0.8)
    land.mesas(p, 190, tone=tones("#6b2f28"))
    land.ground(p, 188, tones("#8f4a34", "#5e2c22", "#b46a48"))
    land.rocks(p, "254,240,4", tones("#6a4638"))
    figures.figure(
        p, 252, 212, 1.6, "cheer", Dress(BROWN, tones("#c9b48a"), hair=tones("#cfc8ba"), robe=True)
    )
    p.form("238,72! 252,80 268,72! 266,104 254,120! 242,104", tones("#cfc8ba"), 0.6)
    with p.at(312, 66, 9):
        p.box(-4, -20, 8, 104, WOOD)
        p.box(-38, -56, 76, 56, WOOD, 4)
        p.disc(0, -34, 15, BONE.light)
        p.rect(-8, -24, 16, 12, BONE.light, 3)
        for side in (-1, 1):
            p.disc(side * 6, -34, 4.4, INK)
    for x in (110, 150, 372, 412):
        figures.figure(
            p,
            x,
            252,
            0.85,
            "kneel",
            Dress(TAN, tones("#5a3a3a"), hat="hood", hat_tones=tones("#5a3a3a"), hair=None),
            left=x > 256,
        )
