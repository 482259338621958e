"""Private contracts: errands from one end of the desert to the other."""

from tools.art.gallery import WIDE, Series
from tools.art.kit import arms, figures, land, machines, people, signs, vehicles
from tools.art.kit.figures import Dress
from tools.art.palette import (
    BLACK,
    BLUE,
    BONE,
    BRASS,
    BROWN,
    BURNT,
    EARTH,
    FAIR,
    GOLD,
    GREEN,
    INK,
    IRON,
    LEATHER,
    OLIVE,
    ORANGE,
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
    YELLOW,
    dimmed,
    tones,
)  # fmt: skip
from tools.art.pen import Pen

contracts = Series("wasteland_riders", "contract", WIDE)


def tank(p: Pen, x: float, y: float, r: float, high: float, metal: tuple[str, str, str]) -> None:
    """For oil, its foot at y."""
    body = tones(*metal)
    p.box(x - r, y - high, 2 * r, high, body)
    p.ball(x, y - high, r, body, r * 0.24)
    p.line(f"{x + r * 0.5},{y - high} {x + r * 0.5},{y}", body.dark, 3)


@contracts("p01_plon_mala_plon")
def burn_baby_burn(p: Pen) -> None:
    land.sky(p, "#4a2434", "#f0903c")
    tank(p, 120, 214, 50, 84, STONE)
    tank(p, 400, 214, 56, 96, STONE)
    p.box(330, 60, 14, 154, RUST)
    p.box(186, 84, 12, 130, RUST)
    land.burst(p, 258, 116, 112, points=13)
    for x, y, size in ((196, 66, 0.7), (322, 60, 0.8), (258, 22, 0.9)):
        land.smoke(p, x, y, size, "#2c1a1c")
    land.ground(p, 210, tones("#8a4030", "#4f2424", "#c26a40"))
    land.fire(p, 190, 218, 0.8)
    land.fire(p, 318, 220, 0.9)
    figures.figure(p, 256, 246, 0.9, "cheer", Dress(TAN, BLACK, BLACK, tones("#1f1614")))


@contracts("p02_piguly_dla_doliny")
def pills_for_the_valley(p: Pen) -> None:
    land.desert(p, 176, "morning")
    vehicles.bike(p, 256, 232, 1.45, TEAL)
    with p.at(244, 178, 6, 1.2):
        p.limb("-6,0 14,4 22,24", 17, 13, BLACK)
        p.limb("-8,2 2,-26 12,-46", 24, 22, tones("#ece6d6", "#b8ae98", "#fffdf4"))
        p.limb("10,-38 30,-24 44,-20", 11, 9, tones("#ece6d6", "#b8ae98", "#fffdf4"))
        p.ball(18, -60, 14, RED)
        p.rect(20, -64, 13, 9, "#8fc0c4", 4)
    with p.at(176, 132, -6):
        p.box(-46, -34, 84, 66, WOOD, 5)
        p.disc(-4, -2, 24, BONE.light)
        p.rect(-9, -18, 10, 32, RED.base)
        p.rect(-20, -7, 32, 10, RED.base)
    for x, y, turn in ((112, 116, 30), (92, 156, -20), (122, 190, 60), (72, 196, 10)):
        with p.at(x, y, turn):
            p.box(-20, -9, 20, 18, RED, 9, lie=True)
            p.box(0, -9, 20, 18, BONE, 9, lie=True)


@contracts("p03_twardy_reset")
def hard_reset(p: Pen) -> None:
    signs.plain(p, "#3b4650", "#20282f")
    machines.hazard(p, 0, 0, 512, 22, 16)
    for x in (40, 96, 416, 472):
        p.box(x - 22, 60, 44, 130, IRON, 4)
        for y in (78, 100, 122, 144, 166):
            p.disc(x - 8, y, 5, ("#5fb98a", "#e7b23c", "#e8412e")[int(x + y) % 3])
            p.rect(x + 2, y - 4, 14, 8, INK, 2)
    p.box(150, 150, 212, 90, YELLOW, 12)
    machines.hazard(p, 150, 212, 212, 20, 9)
    p.ball(256, 168, 78, STEEL, 34)
    p.ball(256, 150, 60, RED, 32)
    p.form("196,150! 316,150! 314,168 256,184 198,168", tones("#7a1f1a"), 0.6)
    p.ball(256, 146, 60, tones("#d6412e", "#9b241c", "#ff8a6a"), 28)
    p.limb("300,-20 284,60 262,118", 60, 36, BURNT)
    p.limb("262,100 256,130 254,140", 27, 22, BURNT)
    p.form("244,136 254,130 264,138 260,148 250,148", PALE, 0.6)
    p.form("320,-20! 250,-20! 256,30! 320,44!", LEATHER, 0.6)


@contracts("p04_probka_x")
def sample_x(p: Pen) -> None:
    signs.plain(p, "#41606a", "#1f343c")
    p.box(-10, 206, 532, 60, STEEL, lie=True)
    for x, colour in ((70, "#c9a23c"), (440, "#b05a8a")):
        p.box(x - 32, 110, 64, 98, tones("#a9c9c8", "#7fa3a6", "#cfe6e4"), 8)
        p.rect(x - 26, 140, 52, 60, colour, 6, opacity=0.8)
        p.box(x - 36, 98, 72, 18, IRON, 4)
    for r, seen in ((118, 0.14), (92, 0.2)):
        p.disc(256, 136, r, TOXIC.light, opacity=seen)
    p.box(186, 52, 140, 160, tones("#c4dfd0", "#94b8a4", "#eafff2"), 22)
    p.rect(196, 84, 120, 120, "#a8cf5a", 16)
    p.box(178, 32, 156, 30, IRON, 6)
    machines.bolts(p, "192,47 320,47 256,47", STEEL.light, 4)
    p.form(
        "256,96 290,108 302,140 288,172 256,182 224,172 210,140 222,108",
        tones("#7f9c4a", "#52702f", "#b3cf78"),
        0.64,
    )
    p.disc(256, 132, 24, BONE.light)
    p.disc(258, 134, 13, "#c2301f")
    p.disc(258, 134, 6, INK)
    p.disc(250, 126, 4, "#ffffff")
    p.line("236,162 256,170 276,162", INK, 4)
    for places in (
        "222,166 206,182 212,198",
        "240,178 236,194 226,200",
        "272,178 278,194 290,198",
        "290,166 308,178 304,196",
    ):
        p.limb(places, 10, 4, tones("#7f9c4a", "#52702f", "#b3cf78"))
    p.line("204,76 204,196", "#ffffff", 7, 0.6)
    p.rect(280, 186, 40, 22, BONE.light, 2)
    p.line("290,190 310,204", INK, 4, straight=True)
    p.line("310,190 290,204", INK, 4, straight=True)


@contracts("p05_zelazna_lapa")
def iron_paw(p: Pen) -> None:
    signs.plain(p, "#5a3a30", "#2c1f1e")
    for x in (30, 110, 400, 480):
        p.box(x - 9, -10, 18, 200, IRON)
    p.box(-10, 196, 532, 70, IRON, lie=True)
    for x in range(10, 512, 50):
        machines.cog(p, x, 212, 17, STEEL, 8)
    p.box(236, -10, 40, 60, YELLOW)
    machines.hazard(p, 216, 44, 80, 16, 4)
    for side in (-1, 1):
        p.limb(f"{256 + side * 26},58 {256 + side * 60},84 {256 + side * 44},122", 14, 10, STEEL)
    p.box(206, 108, 100, 66, tones("#5f6d7e"), 14)
    p.limb("256,112 256,90", 60, 40, IRON)
    machines.lamp(p, 256, 140, 14, "#7fd8ff")
    for x, turn in ((214, 16), (242, 5), (270, -5), (298, -16)):
        with p.at(x, 174, turn):
            p.box(-10, -4, 20, 30, STEEL, 5)
            p.form("-10,24! 10,24! 4,62!", IRON, 0.55)
    for x, y in ((150, 120), (170, 150), (352, 116), (340, 156), (146, 168)):
        signs.spark(p, x, y, 13, "#ffd27a")


@contracts("p06_list_zelazny")
def safe_conduct(p: Pen) -> None:
    land.desert(p, 186, "afternoon")
    p.form(
        "30,200! 30,110! 52,110! 52,96! 70,96! 70,110! 98,110! 98,96! 116,96! 116,110! 136,110! 136,200!",
        STONE,
        0.64,
    )
    p.box(74, 60, 22, 60, STONE)
    p.flat("84,60! 84,26! 124,36! 84,48!", RED.base)
    p.flat("84,26! 124,36! 104,37! 84,37!", BONE.light)
    with p.at(278, 130, -6):
        p.form("-92,-96! 96,-96! 96,84 78,108 -92,108!", PAPER, 0.84, 0.03)
        p.box(-104, -106, 212, 20, tones("#d8c9a8"), 10, lie=True)
        p.box(-104, 98, 212, 20, tones("#d8c9a8"), 10, lie=True)
        with p.at(0, -50):
            p.form(
                "-30,-20! -16,-34! -10,-20! 0,-38! 10,-20! 16,-34! 30,-20! 24,24! 0,38! -24,24!", RED, 0.62
            )
        for y, half in ((6, 66), (24, 66), (42, 44)):
            p.line(f"-66,{y} {half},{y}", "#8a7c62", 6)
        p.ball(50, 74, 26, RED)
        p.disc(50, 74, 17, RED.dark)
        signs.star(p, 50, 74, 13, RED)
        p.form("36,94! 50,98! 44,124! 36,116! 28,120!", RED, 0.6)


@contracts("p07_tunel_pod_pustynia")
def tunnel(p: Pen) -> None:
    signs.plain(p, "#8a5236", "#5a3020")
    for number in range(20):
        x, y = land.scattered(number)
        land.rocks(p, f"{x},{y},{0.5 + number % 3 * 0.3}", tones("#74432c"))
    p.form(
        "-10,262! -10,60! 120,22 256,14 350,40 396,110 400,180 360,262!",
        tones("#3a221a", "#2a1712", "#4c2e22"),
        1,
        0,
    )
    p.box(-10, 84, 230, 136, RUST, 10)
    p.rect(10, 106, 50, 40, "#f2c46a", 6)
    p.rect(80, 106, 50, 40, "#f2c46a", 6)
    machines.bolts(p, "16,166 50,166 84,166 118,166 152,166 186,166", BRASS.light, 4)
    for x in (20, 80, 140, 200):
        machines.wheel(p, x, 226, 20, IRON)
    p.form("216,70! 250,60 386,140! 386,158! 250,236 216,226!", STEEL, 0.6)
    for x, up, low in ((238, 66, 230), (272, 76, 218), (306, 98, 198), (340, 118, 178)):
        p.line(f"{x},{up} {x + 16},148 {x},{low}", STEEL.dark, 7)
    land.rocks(p, "400,110,0.9 420,150,1.1 406,196,1 440,128,0.6 436,186,0.6", EARTH)
    for x, y in ((412, 92), (430, 168), (418, 216)):
        p.line(f"{x},{y} {x + 18},{y - 8}", "#e6b98a", 4)
    machines.lamp(p, 206, 60, 9, "#fff0b8")


@contracts("p08_krol_dolu")
def king_of_the_pit(p: Pen) -> None:
    signs.plain(p, "#5c2a24", "#2c1616")
    signs.rays(p, "#7a3a2c", 256, 110, 16)
    for x, lean in ((60, 1), (130, -1), (384, 1), (452, -1)):
        p.limb(
            f"{x},262 {x + lean * 6},214 {x + lean * 14},180", 26, 18, dimmed((TAN, BROWN)[x % 4 // 2], 0.35)
        )
        p.ball(x + lean * 14, 172, 16, dimmed((TAN, BROWN)[x % 4 // 2], 0.35))
    with p.at(256, 146, scale=0.98), p.at(-128, -118):
        people.shoulders(p, tones("#5a463a"))
        people.spiked_pads(p)
        people.neck(p, BURNT, 1.3)
        people.head(p, BURNT, 1.08)
        people.eyes(p)
        people.brows(p, "#2c1a12", 5, 8)
        people.nose(p, BURNT, 1.15)
        people.beard(p, tones("#5a2c1a"))
        people.scar(p, BURNT)
        p.form(
            "82,84! 78,34! 100,58! 112,18! 128,52! 144,18! 156,58! 178,34! 174,84! 150,76 128,74 106,76",
            IRON,
            0.6,
        )
        for x, y in ((78, 34), (112, 18), (144, 18), (178, 34)):
            p.disc(x, y, 5, RED.base)


@contracts("p09_ropa_za_wode")
def oil_for_water(p: Pen) -> None:
    land.desert(p, 180)
    for x, body, sign, turn in ((166, BLUE, "water", -4), (346, BLACK, "oil", 4)):
        with p.at(x, 206, turn):
            p.box(-54, -120, 108, 140, body, 8)
            for y in (-84, -30):
                p.box(-57, y, 114, 9, body, 3, lie=True)
            p.ball(0, -120, 54, body, 13)
            p.disc(24, -122, 9, STEEL.light, 4)
            p.disc(0, -34, 34, PAPER.base)
            p.form(
                "0,-62! 19,-28 15,-12 0,-6 -15,-12 -19,-28",
                BLUE if sign == "water" else tones("#33302d"),
                0.6,
            )
    for y, way, colour in ((42, 1, "#2f6fae"), (74, -1, "#33302d")):
        p.line(f"{256 - 70},{y} {256 + 70},{y}", colour, 12, straight=True)
        tip = 256 + way * 88
        p.flat([(tip, y), (tip - way * 28, y - 20), (tip - way * 28, y + 20)], colour)


@contracts("p10_stary_dlug")
def old_debt(p: Pen) -> None:
    signs.plain(p, "#4c3a2c", "#2a1f1a")
    p.disc(256, 40, 150, "#e7b25a", 110, opacity=0.16)
    p.form("-10,262! -10,182! 522,182! 522,262!", WOOD, 0.9, 0)
    p.line("256,-10 256,30", INK, 4)
    p.form("226,52! 240,26! 272,26! 286,52!", GREEN, 0.6)
    p.disc(256, 54, 10, "#fff3c0")
    with p.at(248, 158, -5):
        p.form("-104,-44! 84,-50! 100,54! -92,60!", PAPER, 0.9, 0)
        for row in range(4):
            for x in (-74, -24, 26):
                y = -26 + row * 20
                for bar in range(4):
                    p.line(f"{x + bar * 7},{y - 7} {x + bar * 7 + 2},{y + 7}", INK, 3, straight=True)
                p.line(f"{x - 4},{y + 6} {x + 27},{y - 7}", RED.base, 3, straight=True)
    with p.at(350, 150, 26):
        arms.blade(p, "-7,-80! 7,-80! 8,30 0,58! -8,30", "2,-80! 7,-80! 8,30 0,58!")
        p.box(-20, -88, 40, 10, BRASS, 3)
        p.box(-8, -134, 16, 48, LEATHER, 5)
    for x, y in ((120, 214), (140, 222), (108, 226), (400, 216)):
        p.ball(x, y, 14, GOLD, 9)


@contracts("p11_zaginiony_konwoj")
def lost_convoy(p: Pen) -> None:
    land.sky(p, "#e9a268", "#f9dca6")
    land.sun(p, 388, 62, 28)
    land.mesas(p, 150)
    land.dunes(p, 150)
    p.line("250,256 236,226 268,204 250,184 262,170", "#a86c3e", 8)
    p.line("292,256 276,226 300,204 280,184 282,170", "#a86c3e", 8)
    with p.at(196, 226, -14):
        vehicles.truck(p, 0, 0, 1.05, OLIVE)
    p.form("90,256! 110,214 180,206 250,222 300,240 320,256!", SAND, 0.75)
    with p.at(348, 176, 10):
        vehicles.truck(p, 0, 0, 0.62, RUST)
    p.form("280,194! 320,172 400,174 430,194!", SAND, 0.75)
    land.skull(p, 410, 232, 0.8)
    for x, y in ((150, 60), (190, 44), (226, 66)):
        p.line(f"{x - 16},{y - 4} {x},{y + 4} {x + 16},{y - 6}", "#4a3a30", 4)


@contracts("p12_swiety_naboj")
def pilgrims_bullet(p: Pen) -> None:
    signs.plain(p, "#3c2c4a", "#7a4a4a")
    signs.rays(p, "#5a3f58", 256, 100, 18)
    p.form("150,262! 150,90 190,36 256,14! 322,36 362,90 362,262!", STONE, 0.66)
    p.form(
        "176,262! 176,100 206,58 256,40 306,58 336,100 336,262!", tones("#2c2030", "#201726", "#3c2e42"), 1, 0
    )
    p.disc(256, 124, 66, "#ffe9ae", opacity=0.3)
    p.box(212, 186, 88, 24, RED, 5, lie=True)
    arms.cartridge(p, 256, 188, 116, 34, STEEL, GOLD)
    p.line("228,66 256,58 284,66", GOLD.base, 5)
    p.line("228,66 256,76 284,66", GOLD.base, 5)
    for x in (194, 318):
        p.box(x - 6, 160, 12, 50, BONE)
        land.fire(p, x, 158, 0.24)
    for x in (108, 404):
        figures.figure(
            p, x, 252, 1.25, "kneel", Dress(FAIR, BROWN, hat="hood", hat_tones=BROWN, hair=None), left=x > 256
        )
    p.box(176, 210, 160, 52, STONE, 3)


@contracts("p13_czarna_skrzynka")
def hulks_memory(p: Pen) -> None:
    """The head of the hulk, opened, and what it remembers with."""
    land.desert(p, 196, "dusk")
    red = tones("#a8362c", "#70201e", "#d66a52")
    p.form("110,262! 120,140 160,84 214,58 300,58 352,84 392,140 402,262!", red, 0.66)
    p.form("150,170! 236,160! 236,196! 156,202!", INK_TONES, 1, 0)
    p.form("276,160! 362,170! 356,202! 276,196!", INK_TONES, 1, 0)
    machines.lamp(p, 206, 180, 11, "#7a3a30", glow=False)
    machines.lamp(p, 312, 182, 13, "#ffb03c")
    machines.grille(p, 208, 218, 96, 30, 9)
    machines.bolts(p, "140,150 138,190 372,150 374,190 180,92 332,92", red.dark, 6)
    p.form("208,96! 304,96! 296,140! 216,140!", tones("#241a1c"), 1, 0)
    p.form("300,94! 352,66! 366,84! 312,110!", red, 0.6)
    with p.at(256, 78, -8):
        p.box(-40, -36, 80, 52, ORANGE, 6)
        p.rect(-40, -16, 80, 10, BONE.light)
        machines.lamp(p, 22, -24, 6, "#7ff0a8")
        for x in (-20, 0, 20):
            p.limb(f"{x},16 {x * 1.4},34 {x},54", 5, 4, YELLOW)
    for x, y in ((184, 60), (322, 50), (256, 22)):
        signs.spark(p, x, y, 13)


INK_TONES = tones("#241a1c")


@contracts("p14_wesele_w_alice")
def wedding(p: Pen) -> None:
    land.desert(p, 200, "afternoon")
    p.line("60,60 160,92 256,66 352,92 452,60", WOOD.base, 4)
    for x, y, colour in (
        (92, 72, RED.base),
        (128, 84, "#e7b23c"),
        (168, 92, TEAL.base),
        (212, 80, RED.base),
        (300, 80, "#e7b23c"),
        (344, 92, TEAL.base),
        (384, 84, RED.base),
        (420, 72, "#e7b23c"),
    ):
        p.flat([(x - 12, y), (x + 12, y), (x, y + 28)], colour)
    white = tones("#f6efe0", "#cdc0a6", "#ffffff")
    p.form("236,118! 286,112 300,150 296,236! 226,236! 214,150", tones("#fdf8ec", "#e2d8c2", "#ffffff"), 0.8)
    figures.figure(p, 258, 236, 1.4, "stand", Dress(SICKLY, white, hair=tones("#8a4a24"), robe=True))
    p.limb("266,136 292,124 298,104", 13, 11, white)
    p.ball(300, 98, 7, SICKLY)
    p.form("242,98! 246,88 260,84 274,90 276,100! 260,94", tones("#fdf8ec", "#e2d8c2", "#ffffff"), 0.8)
    for x, y in ((247, 92), (258, 87), (269, 91)):
        p.disc(x, y, 4, RED.light)
    with p.at(304, 84):
        for turn in range(0, 360, 60):
            with p.at(0, 0, turn):
                p.ball(0, -8, 6, RED)
        p.ball(0, 0, 5, YELLOW)
    figures.figure(p, 194, 236, 1.4, "stand", Dress(TAN, BLACK, BLACK, hat="brim", hat_tones=BLACK))
    p.disc(196, 128, 5, RED.base)
    p.form("216,22 206,12 198,16 200,28 216,42! 232,28 234,16 226,12", RED, 0.6)
    figures.figure(p, 346, 240, 1.1, "wave", Dress(BURNT, PURPLE, hat="mohawk", hat_tones=GREEN, hair=None))
    figures.figure(p, 120, 240, 1.1, "wave", Dress(SICKLY, TEAL), left=True)


@contracts("p15_ostatni_transport")
def last_shipment(p: Pen) -> None:
    land.night(p, 168)
    land.road(p, 168, 256, 200, tar="#2c2a38")
    vehicles.truck(p, 250, 226, 1.3, TEAL, tones("#ece6d6", "#b8ae98", "#fffdf4"))
    p.rect(190, 140, 18, 52, RED.base)
    p.rect(173, 157, 52, 18, RED.base)
    p.flat("362,174! 500,140! 506,226! 362,190!", "#ffe9ae", 0.35)
    p.form("296,166! 318,166! 324,192! 292,192!", dimmed(TEAL, 0.2), 0.6)
    p.form("334,192! 356,150! 362,152! 346,196!", tones("#2f6a60"), 0.6)
    with p.at(330, 236):
        p.box(-18, -15, 30, 18, RED, 4)
    for x, y, turn in ((120, 238, 20), (96, 226, -30), (146, 246, 60)):
        with p.at(x, y, turn):
            p.box(-13, -6, 13, 12, RED, 6, lie=True)
            p.box(0, -6, 13, 12, BONE, 6, lie=True)
