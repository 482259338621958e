"""Luck cards, the second half."""

from tools.art.kit import arms, figures, land, machines, signs, vehicles
from tools.art.kit.figures import Dress
from tools.art.palette import (
    BLACK,
    BLUE,
    BONE,
    BRASS,
    BROWN,
    EARTH,
    FAIR,
    GOLD,
    GREEN,
    INK,
    IRON,
    LEATHER,
    OLIVE,
    ORANGE,
    PAPER,
    PURPLE,
    RED,
    RUST,
    SAND,
    SICKLY,
    STEEL,
    TAN,
    TEAL,
    WOOD,
    YELLOW,
    tones,
)  # fmt: skip
from tools.art.pen import Pen
from tools.art.wasteland_riders.luck_early import FELT, felt, luck


@luck("l14_swoj_czlowiek")
def one_of_us(p: Pen) -> None:
    felt(p)
    p.limb("60,262 110,200 190,146", 84, 60, LEATHER, 72)
    p.limb("452,262 402,200 322,146", 84, 60, PURPLE, 72)
    p.limb("190,146 226,128 262,122", 50, 44, TAN)
    p.limb("322,146 290,128 254,116", 50, 46, SICKLY)
    for x, y in ((226, 112), (236, 130), (248, 148), (262, 162)):
        p.limb(f"{x + 34},{y - 8} {x + 10},{y - 2} {x - 8},{y + 8}", 18, 14, SICKLY)
    p.limb("240,122 262,94 288,92", 22, 16, TAN)
    p.box(150, 152, 26, 44, BLACK, 4)
    for x, y in ((300, 176), (316, 168), (330, 182)):
        p.disc(x, y, 4, SICKLY.dark)
    for x, y in ((256, 44), (206, 60), (308, 60)):
        signs.spark(p, x, y, 15)


@luck("l15_ostatni_naboj")
def last_bullet(p: Pen) -> None:
    land.desert(p, 180, "dusk")
    p.form("128,262! 150,190 196,168 300,164 352,180 384,262!", TAN, 0.66)
    for x, y, turn in ((176, 182, -46), (338, 186, 44)):
        with p.at(x, y, turn):
            p.limb("0,10 0,-30", 32, 26, TAN)
    for x in (212, 254, 296):
        p.limb(f"{x},206 {x},178", 38, 34, TAN)
    p.line("170,230 220,216 300,214 342,232", TAN.dark, 5)
    p.disc(256, 116, 66, "#ffe9ae", opacity=0.35)
    arms.cartridge(p, 256, 190, 140, 44, RUST)
    for turn in (-50, -25, 0, 25, 50):
        with p.at(256, 118, turn):
            p.line("0,-86 0,-102", "#fff3cf", 5)


@luck("l16_klik")
def click(p: Pen) -> None:
    """The hammer falls, and a flower comes out."""
    felt(p)
    with p.at(232, 122, -8):
        p.form("-80,4! -34,8! -30,44 -54,118! -108,104! -88,52", WOOD, 0.6)
        p.box(22, -36, 112, 28, STEEL, 4, lie=True)
        p.form("-84,-46! 26,-46! 26,22! -36,28! -84,4!", STEEL, 0.66)
        p.ball(-16, -10, 38, IRON, 34)
        for y in (-28, -10, 8):
            p.rect(-38, y - 4, 46, 9, IRON.dark, 4)
        p.form("-88,-40! -112,-52! -106,-30! -88,-24!", IRON, 0.6)
        p.rect(116, -46, 13, 13, IRON.dark)
        arms.trigger(p, -34, 26, 1.3)
        p.limb("132,-22 160,-26 176,-44", 6, 5, GREEN)
        p.form("156,-26! 164,-6 182,-8! 172,-24", GREEN, 0.6)
        for turn in range(0, 360, 60):
            with p.at(180, -52, turn):
                p.ball(0, -17, 9, tones("#f4ecda", "#cfc4a8", "#ffffff"), 13)
        p.ball(180, -52, 10, YELLOW)
    for x, y in ((116, 40), (96, 66), (152, 24)):
        p.line(f"{x},{y} {x - (150 - x) * 0.3 - 8},{y - 16}", "#f2d79a", 6)


@luck("l17_zmiana_planow")
def change_of_plans(p: Pen) -> None:
    felt(p, rays=False)
    with p.at(256, 130, -5):
        p.box(-92, -106, 184, 220, WOOD, 10)
        p.form("-78,-88! 78,-88! 78,102! -78,102!", PAPER, 0.9, 0)
        p.box(-30, -116, 60, 30, STEEL, 6)
        p.line("-56,64 -40,20 -10,30 10,-10", INK, 6)
        p.line("-2,-24 14,-14 6,4", INK, 6, straight=True)
        p.line("-64,-60 56,80", RED.base, 10, straight=True)
        p.line("56,-60 -64,80", RED.base, 10, straight=True)
    p.line("290,190 330,150 340,96 316,56", "#f2d79a", 13)
    p.flat("316,34! 346,66! 296,70!", "#f2d79a")
    with p.at(366, 176, 36):
        p.box(-9, -80, 18, 110, YELLOW)
        p.form("-9,30! 9,30! 0,54!", tones("#e8c898"), 0.6)
        p.flat("-3,44! 3,44! 0,54!", INK)
        p.rect(-9, -92, 18, 14, RED.base, 3)


@luck("l18_presja")
def pressure(p: Pen) -> None:
    felt(p)
    p.form("176,96 200,50 256,34 312,50 336,96 342,180 312,232 200,232 170,180", RUST, 0.66)
    machines.bolts(p, "196,70 222,54 290,54 316,70 184,200 214,222 298,222 328,200", BRASS.light, 5)
    p.line("172,160 256,172 340,160", RUST.dark, 7)
    p.ball(256, 116, 50, BRASS)
    p.disc(256, 116, 40, BONE.light)
    p.flat([(256, 116), (292, 104), (290, 132), (276, 150)], RED.base, 0.7)
    with p.at(256, 116, 118):
        p.flat("-5,6! 0,-36! 5,6!", INK)
    p.disc(256, 116, 6, INK)
    for x, y, turn in ((164, 84, -64), (348, 84, 64), (160, 196, -110), (352, 196, 110), (256, 30, 0)):
        with p.at(x, y, turn):
            p.form("-12,0! -18,-30 -6,-56 10,-58 20,-30 12,0!", tones("#e8f0ec", "#bccfc8", "#ffffff"), 0.7)
    with p.at(374, 120, 30):
        p.box(-9, -6, 18, 18, STEEL, 4)


@luck("l19_okazja")
def bargain(p: Pen) -> None:
    felt(p)
    with p.at(250, 140, -12):
        p.form("-110,0! -64,-56! 110,-56! 110,56! -64,56!", tones("#f0d24a", "#b58f24", "#fbeea0"), 0.7)
        p.disc(-72, 0, 13, "#2f6b5e")
        p.line("-72,0 -110,-40 -130,-90", "#efe3c6", 5)
        for x in (-12, 30, 72):
            p.ball(x, 4, 27, GOLD)
            p.disc(x, 4, 18, GOLD.dark)
            machines.cog(p, x, 4, 12, GOLD, 6)
        p.line("16,40 100,-38", RED.base, 12, straight=True)
        p.line("16,-38 100,40", RED.base, 12, straight=True)
    p.limb("420,262 380,214 340,190", 50, 34, BROWN)
    for x, y in ((326, 168), (334, 186), (344, 202)):
        p.limb(f"{x + 24},{y + 6} {x},{y - 4}", 17, 14, BROWN)


@luck("l20_znalezisko")
def lucky_find(p: Pen) -> None:
    land.sky(p, "#f0b679", "#fdeec4")
    land.dunes(p, 120)
    for turn in range(-70, 80, 20):
        with p.at(256, 160, turn):
            p.flat("-9,-20! 9,-20! 20,-150! -20,-150!", "#fff3a8", 0.4)
    p.form("156,130! 168,86 256,70 344,86 356,130! 340,138! 172,138!", WOOD, 0.6)
    for x in (190, 322):
        p.form([(x - 9, 134), (x - 7, 82), (x + 7, 80), (x + 9, 134)], BRASS, 0.6)
    for x, y, colour in (
        (190, 148, GREEN),
        (222, 140, STEEL),
        (256, 136, RED),
        (290, 140, GREEN),
        (320, 148, YELLOW),
    ):
        p.ball(x, y, 23, colour)
    arms.cartridge(p, 240, 150, 60, 16, RUST)
    with p.at(284, 118, 30):
        p.box(-8, -44, 16, 60, STEEL, 4)
    p.box(150, 152, 212, 66, WOOD, 4)
    for x in (190, 322):
        p.box(x - 9, 152, 18, 66, BRASS)
    p.box(238, 146, 36, 38, BRASS, 5)
    p.disc(256, 162, 6, INK)
    p.form("96,256! 130,206 200,214 256,200 320,216 390,204 430,256!", SAND, 0.75, 0.06)


@luck("l21_aneks")
def contract_rider(p: Pen) -> None:
    felt(p, rays=False)
    with p.at(238, 132, -7):
        p.box(-78, -108, 156, 224, PAPER, 6)
        for y in (-76, -58, -40, -22, -4, 14):
            p.line(f"-58,{y} {58 if y % 36 else 30},{y}", "#8a7c62", 5)
        p.ball(-38, 76, 20, RED)
        p.disc(-38, 76, 12, RED.dark)
        p.line("2,84 20,64 30,90 46,70", INK, 4)
    with p.at(316, 116, 9):
        p.box(-52, -62, 104, 118, tones("#f7e58a", "#cfb24a", "#fff6c0"), 4)
        for y in (-36, -18, 0):
            p.line(f"-36,{y} 36,{y}", "#8a7430", 5)
        p.line("-26,26 24,26", RED.base, 5)
        p.line("-34,-42 -34,-74 -18,-74 -18,-48 -26,-48 -26,-66", STEEL.base, 4, straight=True)
    with p.at(352, 186, 34):
        p.form("0,60! -6,20 -26,-20 -10,-96 14,-70 14,-10 6,20!", tones("#f2ece0"), 0.55)
        p.line("0,60 2,-50", "#8a7c62", 3)


@luck("l22_pech")
def bad_luck(p: Pen) -> None:
    land.sky(p, "#5c4a6e", "#d98f6a")
    land.mesas(p, 176, tone=tones("#6a4450"))
    land.ground(p, 174, tones("#8f5a50", "#5d3a3a", "#b87a66"))
    p.line("150,232 230,30", WOOD.base, 11, straight=True)
    p.line("290,232 256,30", WOOD.dark, 11, straight=True)
    for part in (0.2, 0.4, 0.6, 0.8):
        p.line(
            f"{150 + 80 * part},{232 - 202 * part} {290 - 34 * part},{232 - 202 * part}",
            WOOD.light,
            7,
            straight=True,
        )
    coat = tones("#2b2630", "#17141c", "#4c4554")
    with p.at(270, 222):
        p.limb("-56,-44 -96,-70 -88,-118", 13, 8, coat)
        p.limb("-56,-40 0,-48 40,-44", 38, 34, coat)
        for places in (
            "-52,-34 -62,-14 -56,6",
            "-40,-32 -32,-12 -40,6",
            "28,-32 20,-12 26,6",
            "42,-34 52,-16 62,4",
        ):
            p.limb(places, 14, 9, coat)
        p.ball(58, -68, 27, coat, 24)
        for side in (-1, 1):
            p.form([(58 + side * 22, -74), (58 + side * 20, -108), (58 + side * 4, -88)], coat, 0.6)
            p.disc(58 + side * 10, -70, 6, "#e8f05a")
            p.disc(58 + side * 10, -70, 2.2, INK, 5)
        p.disc(58, -60, 3.4, "#d98a8a")
    with p.at(392, 208, 12):
        p.ball(0, 0, 32, BRASS, 38)
        p.disc(0, 0, 24, "#a9d4d8", 30)
        p.line("-10,-26 2,-4 -12,10 4,28", INK, 3, straight=True)
        p.line("2,-4 22,-12", INK, 3, straight=True)
        p.box(-6, 36, 12, 34, BRASS)


@luck("l23_cudowne_ocalenie")
def miraculous_escape(p: Pen) -> None:
    """The car is over the edge; the braces hold."""
    land.sky(p, "#8fc0c4", "#f7e2b0")
    land.sun(p, 400, 56, 26)
    p.form("-10,262! -10,70! 120,64 214,78! 222,110! 196,150! 210,200! 180,262!", land.MESA, 0.66)
    p.flat("-10,70! 120,64 214,78! 216,92! -10,96!", EARTH.light)
    p.limb("150,66 150,20 120,2", 14, 8, WOOD)
    p.limb("150,40 190,24 204,40", 9, 6, WOOD)
    p.line("204,40 268,72 300,124", RED.base, 5)
    p.line("204,40 282,66 322,124", RED.base, 5)
    figures.figure(p, 312, 214, 1.05, "cheer", Dress(FAIR, tones("#efe3c6"), tones("#5a4a3c")))
    vehicles.car(p, 392, 250, 0.7, TEAL, tilt=64)
    for x, y in ((352, 150), (436, 160), (370, 120)):
        p.line(f"{x},{y} {x + 2},{y - 28}", "#fffaf0", 4, 0.7)
    p.line("296,94 312,88 328,94", GOLD.base, 5)
    p.line("296,94 312,100 328,94", GOLD.base, 5)
    land.rocks(p, "250,230,0.7 276,204,0.5")


@luck("l24_plan_b")
def plan_b(p: Pen) -> None:
    signs.plain(p, *FELT)
    with p.at(256, 128, -3):
        p.box(-178, -104, 356, 214, tones("#2f6fae", "#2a639b", "#3f7fbc"), 4)
        for x in range(-160, 170, 32):
            p.line(f"{x},-100 {x},104", "#6a9ed0", 1.4, 0.7)
        for y in range(-88, 100, 32):
            p.line(f"-174,{y} 172,{y}", "#6a9ed0", 1.4, 0.7)
        chalk = "#f4f8ff"
        p.line("-90,70 -20,-30", chalk, 5, straight=True)
        p.line("-120,70 60,70", chalk, 5, straight=True)
        p.line("-100,70 30,-70", chalk, 5, straight=True)
        p.line("0,70 -40,4", chalk, 5, straight=True)
        p.disc(40, -78, 15, chalk)
        p.disc(40, -78, 10, "#2f6fae")
        p.line("56,-84 90,-88 118,-70", chalk, 3)
        for x in (-90, 30):
            p.disc(x, 74, 17, chalk)
            p.disc(x, 74, 12, "#2f6fae")
        p.line("62,-28 62,44", chalk, 10, straight=True)
        p.line("62,-28 86,-28 100,-16 90,2 62,6 94,8 106,26 90,44 62,44", chalk, 10)
    for x, y in ((90, 40), (422, 34)):
        p.ball(x, y, 11, RED)


@luck("l25_korek")
def traffic_jam(p: Pen) -> None:
    land.desert(p, 110, "afternoon")
    land.road(p, 110, 256, 300)
    for x, y, size, colour in (
        (236, 128, 0.28, RUST),
        (276, 130, 0.28, BLUE),
        (214, 156, 0.46, OLIVE),
        (300, 158, 0.46, RED),
    ):
        with p.at(x, y, scale=size):
            _rear(p, colour)
    for x, y, size, colour in ((184, 196, 0.78, TEAL), (334, 200, 0.8, ORANGE)):
        with p.at(x, y, scale=size):
            _rear(p, colour)
    with p.at(256, 248):
        p.form("-8,-104! 8,-104! 32,-8! -32,-8!", ORANGE, 0.6)
        p.form("-17,-68! 17,-68! 23,-42! -23,-42!", BONE, 0.7)
        p.box(-46, -12, 92, 16, ORANGE, 4)
    land.smoke(p, 330, 130, 0.7)


def _rear(p: Pen, paint: tuple[str, str, str]) -> None:
    body = tones(*paint)
    p.form("-46,-34! -34,-72! 34,-72! 46,-34!", body, 0.6)
    p.flat("-34,-40! -27,-65! 27,-65! 34,-40!", "#8fc0c4")
    p.box(-56, -40, 112, 34, body, 8)
    for x in (-44, 30):
        p.rect(x, -30, 15, 10, "#ff5a3c", 3)
    p.rect(-16, -24, 32, 12, BONE.light, 2)
    for x in (-50, 30):
        p.rect(x, -8, 20, 14, INK, 3)


@luck("l26_drugi_oddech")
def second_wind(p: Pen) -> None:
    land.sky(p, "#f2a56a", "#fff0c8")
    land.sun(p, 256, 128, 62, "#fff3cf")
    land.mesas(p, 190, far=False)
    p.form("-10,262! -10,226! 120,214 256,186 392,214 522,226! 522,262!", EARTH, 0.8)
    figures.figure(p, 256, 206, 1.5, "cheer", Dress(TAN, BLUE, tones("#4a3c34")))
    for y, x, way in (
        (70, 96, 1),
        (112, 60, 1),
        (150, 104, 1),
        (66, 416, -1),
        (108, 452, -1),
        (150, 408, -1),
    ):
        p.line(
            f"{x},{y} {x + way * 52},{y - 8} {x + way * 96},{y + 2} {x + way * 106},{y + 16} {x + way * 92},{y + 18}",
            "#ffffff",
            6,
            0.85,
        )
    for x, y in ((180, 44), (330, 40), (256, 22)):
        signs.spark(p, x, y, 12, "#ffffff")
