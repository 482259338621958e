"""Events of the wasteland: weather and places."""

from tools.art.gallery import WIDE, Series
from tools.art.kit import beasts, figures, land, machines, vehicles
from tools.art.kit.figures import Dress
from tools.art.palette import (
    BLACK,
    BLUE,
    BONE,
    CANVAS,
    CONCRETE,
    EARTH,
    GREEN,
    INK,
    IRON,
    KHAKI,
    LEATHER,
    OLIVE,
    ORANGE,
    RED,
    RUST,
    SAND,
    STEEL,
    STONE,
    TAN,
    TOXIC,
    WOOD,
    YELLOW,
    dimmed,
    tones,
)  # fmt: skip
from tools.art.pen import Pen

events = Series("wasteland_riders", "event", WIDE)


@events("ev01_tornado")
def tornado(p: Pen) -> None:
    land.sky(p, "#8d7a68", "#e0bd8e")
    land.mesas(p, 186, tone=tones("#8f5a40"))
    land.ground(p, 184, dimmed(EARTH, 0.15))
    for x, y in ((60, 40), (150, 24), (300, 30), (420, 44)):
        land.cloud(p, x, y, 1.3, tones("#6f6158", "#544840", "#8d7d70"))
    land.whirl(p, 258, 222, 1.06, tones("#b98a5c", "#86603c", "#dcb084"))
    vehicles.car(p, 178, 120, 0.5, RED, tilt=-38)
    vehicles.car(p, 356, 86, 0.42, BLUE, tilt=140)
    with p.at(318, 150, 30):
        p.form("-14,10! -14,-6! 0,-18! 14,-6! 14,10!", WOOD, 0.6)
    p.ball(256, 226, 60, tones("#c99a68"), 13)


@events("ev02_wertepy")
def rough_ground(p: Pen) -> None:
    land.sky(p)
    land.sun(p, 90, 60)
    land.mesas(p, 150)
    land.ground(p, 150)
    p.form(
        "-10,256! -10,190! 40,160 90,196! 128,150 176,206! 220,168! 262,214! 316,150 352,188! 410,140 460,196! 522,160! 522,256!",
        EARTH,
        0.8,
    )
    vehicles.buggy(p, 246, 158, 1, ORANGE, tilt=-22)
    for x, y in ((150, 170), (136, 186), (166, 190), (122, 166)):
        p.disc(x, y, 9, "#e6b98a", opacity=0.7)
    land.rocks(p, "80,232,1.6 190,240,1.2 330,238,1.9 430,228,1.3 270,246,0.9", STONE)
    p.line("196,112 184,104", "#5b2c1c", 4)
    p.line("304,96 314,84", "#5b2c1c", 4)


@events("ev03_burza_radiacyjna")
def radiation_storm(p: Pen) -> None:
    land.sky(p, "#3c4a24", "#b8c84a")
    land.mesas(p, 186, tone=tones("#5d5a2c"))
    land.ground(p, 184, tones("#6f7434", "#474c22", "#96a04c"))
    for x, y, size in ((110, 56, 1.7), (256, 44, 2.1), (404, 58, 1.7)):
        land.cloud(p, x, y, size, tones("#56602c", "#3a421e", "#8c9a48"))
    for x, y, size in ((170, 78, 0.9), (252, 82, 1.05), (344, 76, 0.85)):
        land.lightning(p, x, y, size, "#eaff7a")
    with p.at(256, 212):
        p.box(-5, -10, 10, 50, WOOD)
        p.form("-36,0! 0,-62! 36,0!", YELLOW, 0.8)
        for turn in (0, 120, 240):
            with p.at(0, -20, turn):
                p.flat("-7,-16! 7,-16! 3,-6! -3,-6!", INK)
        p.disc(0, -20, 3, INK)
    land.ruin(p, 70, 196, 0.9, tones("#6a6436"))
    land.ruin(p, 450, 198, 1, tones("#6a6436"))


@events("ev04_kwasny_deszcz")
def acid_rain(p: Pen) -> None:
    land.sky(p, "#5c6a3a", "#b7bd74")
    land.ground(p, 190, tones("#8a7a48", "#5d5630", "#aea062"))
    for x, y, size in ((90, 44, 1.6), (230, 34, 1.8), (380, 46, 1.8)):
        land.cloud(p, x, y, size, tones("#4c5a34", "#364226", "#74864c"))
    land.rain(p)
    figures.figure(p, 250, 232, 1.25, "run", Dress(TAN, tones("#7d4a30"), hat="brim"))
    with p.at(252, 102, 10):
        p.form("-64,18! -54,-16 0,-40 54,-16 64,18! 44,8 22,16! 0,6 -22,16! -44,8", RED, 0.62)
        for x, y, r in ((-20, -12, 8), (16, -18, 6), (34, 2, 7), (-42, 4, 5)):
            p.disc(x, y, r, "#b7bd74")
        p.line("0,-36 6,62", IRON.dark, 4)
    for x, y, r in ((160, 240, 36), (352, 236, 44), (60, 232, 40), (456, 240, 34)):
        p.disc(x, y, r, TOXIC.dark, r * 0.2)
        p.disc(x, y - 1, r * 0.8, TOXIC.base, r * 0.14)


@events("ev05_wrak_auta")
def car_wreck(p: Pen) -> None:
    land.desert(p, 160, "morning")
    land.road(p, 160, 256, 200, 60)
    land.smoke(p, 306, 130, 1.5)
    vehicles.wreck(p, 246, 222, 1.25)
    land.fire(p, 322, 186, 0.7)
    for x, y in ((130, 236), (372, 240), (180, 246), (350, 222)):
        p.form([(x - 8, y + 4), (x, y - 7), (x + 9, y + 2)], GLASS_BITS, 0.6)
    machines.wheel(p, 392, 226, 17, RUST)


GLASS_BITS = tones("#bfe0e0")


@events("ev06_glodna_szarancza")
def locusts(p: Pen) -> None:
    land.sky(p, "#d9a45a", "#f2d79a")
    land.ground(p, 200, SAND)
    for number in range(46):
        x, y = land.scattered(number, 512, 196)
        with p.at(x, y, number * 31 % 50 - 25, 0.34 + number % 4 * 0.1):
            p.ball(0, 0, 18, OLIVE, 6)
            p.disc(-2, -9, 15, "#e9e0b0", 5, -24, 0.85)
    with p.at(256, 140, -6, 1.15):
        for places in ("-24,18 -50,-34 -78,62", "-6,20 10,44 -4,66", "22,18 44,40 40,64"):
            p.limb(places, 9, 4, OLIVE)
        p.flat("-6,-14! -70,-72 -118,-56 -96,-24 -30,0!", "#efe6b4", 0.85)
        p.line("-10,-14 -64,-52 -104,-48", OLIVE.dark, 2.6)
        p.line("-14,-8 -66,-32 -92,-30", OLIVE.dark, 2.6)
        p.limb("-102,16 -40,12 30,-2", 12, 46, GREEN, 38)
        for x in (-70, -46, -22):
            p.line(f"{x},-4 {x + 4},26", GREEN.dark, 4)
        p.ball(56, -10, 31, GREEN, 34)
        beasts.eye(p, 66, -20, 12, "#e8412e", angry=False)
        p.limb("60,-40 76,-66 104,-70", 5, 2, OLIVE)
        p.form("72,10! 90,6! 86,26! 70,28!", BONE, 0.6)
        p.line("52,14 66,20 82,16", INK, 4)


@events("ev09_burza_piaskowa")
def sandstorm(p: Pen) -> None:
    land.sky(p, "#b9834e", "#e6bb82")
    land.ground(p, 190, dimmed(SAND, 0.15))
    for number, (x, y, r) in enumerate(
        (
            (40, 60, 90),
            (140, 30, 84),
            (250, 50, 96),
            (370, 24, 88),
            (480, 60, 92),
            (100, 130, 74),
            (420, 130, 80),
            (250, 120, 70),
        )
    ):
        p.disc(x, y, r, ("#a87443", "#c08b56", "#966536")[number % 3], opacity=0.85)
    p.flat("212,196! 60,232! 70,256! 220,214!", "#fff0b8", 0.55)
    p.flat("302,196! 452,232! 440,256! 294,214!", "#fff0b8", 0.55)
    with p.at(256, 226, scale=1.1):
        p.form("-52,-18! -44,-60! 44,-60! 52,-18!", dimmed(RUST, 0.3), 0.6)
        p.flat("-38,-36! -32,-54! 32,-54! 38,-36!", "#5d6a68")
        p.box(-58, -32, 116, 26, dimmed(RUST, 0.2), 6)
        for x in (-40, 40):
            p.disc(x, -20, 17, "#fff0b8", opacity=0.5)
            p.disc(x, -20, 9, "#fffbe6")
        for x in (-54, 34):
            p.rect(x, -8, 20, 14, BLACK.dark, 3)
    for number in range(16):
        x, y = number * 97 % 480, 20 + number * 53 % 220
        p.line(f"{x},{y} {x + 50},{y - 3} {x + 96},{y + 4}", "#f4d9a4", 4, 0.75)


@events("ev10_fatamorgana")
def mirage(p: Pen) -> None:
    land.sky(p, "#f5c07a", "#fdeec4")
    land.sun(p, 256, 44, 34)
    land.dunes(p, 150)
    with p.at(256, 176):
        p.disc(0, 20, 112, "#8fd0d0", 24, opacity=0.9)
        p.disc(0, 18, 90, "#bfe8e4", 14, opacity=0.9)
        for x, lean, size in ((-58, -14, 1), (10, 6, 1.25), (64, 16, 0.9)):
            with p.at(x, 6, scale=size):
                p.limb(f"0,0 {lean * 0.3},-44 {lean},-84", 12, 7, WOOD)
                for turn in (-100, -60, -20, 20, 60, 100):
                    with p.at(lean, -84, turn):
                        p.form("0,4! -10,-18 0,-46! 10,-18", GREEN, 0.6)
                p.disc(lean - 5, -78, 6, LEATHER.base)
                p.disc(lean + 6, -76, 6, LEATHER.dark)
    for y in (60, 90, 120, 150, 214, 232):
        p.line(f"120,{y} 180,{y - 5} 256,{y} 330,{y + 5} 396,{y}", "#fffbe8", 4, 0.55)
    p.line("176,196 256,202 336,196", "#fffbe8", 4, 0.8)
    land.skull(p, 110, 232, 0.8)


@events("ev11_trzesienie_ziemi")
def earthquake(p: Pen) -> None:
    land.desert(p, 150, "dusk")
    land.ruin(p, 118, 160, 1.1, CONCRETE)
    with p.at(402, 160, 18):
        land.ruin(p, 0, 0, 1.2, CONCRETE)
    p.flat(
        "236,150! 262,150! 250,172! 292,192! 262,210! 320,256! 170,256! 222,216! 196,196! 246,174!", "#3a1c14"
    )
    p.flat(
        "244,160! 252,160! 240,174! 276,193! 244,212! 290,256! 214,256! 236,214! 212,196! 240,176!", "#e8662a"
    )
    p.line("170,214 120,206 90,218 40,210", "#5b2c1c", 6)
    p.line("330,204 372,212 410,200 470,214", "#5b2c1c", 6)
    vehicles.car(p, 176, 196, 0.62, BLUE, tilt=24)
    for x, y, size in ((214, 120, 1.1), (300, 104, 1.3), (256, 84, 0.9), (340, 140, 0.8), (180, 96, 0.7)):
        land.rocks(p, f"{x},{y},{size}")
    for x in (60, 452):
        p.line(f"{x},100 {x + 8},112 {x - 6},124 {x + 6},136", "#5b2c1c", 4)


@events("ev12_pole_minowe")
def minefield(p: Pen) -> None:
    land.desert(p, 150, "morning")
    for x, y, size in (
        (120, 196, 0.8),
        (190, 232, 1.1),
        (340, 196, 0.8),
        (408, 228, 1.1),
        (60, 232, 1),
        (470, 196, 0.7),
    ):
        with p.at(x, y, scale=size):
            p.ball(0, 0, 30, OLIVE, 11)
            p.ball(0, -5, 13, IRON, 6)
            p.disc(0, -9, 4, RED.base)
    land.burst(p, 372, 108, 54)
    land.rocks(p, "338,70,0.5 412,66,0.6 396,150,0.4")
    with p.at(250, 206, -5):
        p.box(-6, -20, 12, 66, WOOD)
        p.box(-62, -122, 124, 104, YELLOW, 6)
        p.box(-54, -114, 108, 88, tones("#2a221b"), 5)
        p.disc(0, -84, 27, BONE.light)
        p.rect(-15, -68, 30, 22, BONE.light, 5)
        for side in (-1, 1):
            p.disc(side * 11, -84, 8, INK)
        for x in (-7, 0, 7):
            p.line(f"{x},-58 {x},-47", INK, 2.6)
        p.flat("-4,-70! 4,-70! 0,-77!", INK)
    for x in (20, 110, 420, 500):
        p.box(x - 3, 140, 6, 34, WOOD)
    p.line("0,150 110,156", IRON.dark, 3)
    p.line("420,156 512,150", IRON.dark, 3)


@events("ev13_stara_stacja")
def petrol_station(p: Pen) -> None:
    land.sky(p, "#d98d5c", "#f6cf94")
    land.sun(p, 396, 74, 30)
    land.mesas(p, 178)
    land.ground(p, 176)
    p.box(296, 116, 110, 92, CONCRETE)
    p.rect(312, 136, 34, 30, "#4a5a58", 3)
    p.rect(362, 140, 28, 68, "#5d3f28", 2)
    for x in (150, 264):
        p.box(x - 6, 92, 12, 118, STEEL)
    p.form("110,66! 330,66! 322,96! 118,96!", RED, 0.8)
    p.rect(114, 78, 212, 8, BONE.base)
    for x in (182, 226):
        p.box(x - 17, 140, 34, 70, YELLOW, 6)
        p.rect(x - 11, 150, 22, 17, "#2e4a3e", 2)
        p.limb(f"{x + 16},160 {x + 30},178 {x + 20},200", 5, 5, BLACK)
    p.disc(204, 216, 60, TOXIC.base, 9, opacity=0.8)
    p.disc(210, 214, 34, TOXIC.light, 4, opacity=0.9)
    p.box(80, 60, 10, 150, RUST)
    with p.at(85, 50, -10):
        p.ball(0, 0, 31, BONE, 24)
        p.form("0,-17! 11,0 9,11 0,15 -9,11 -11,0", RED, 0.6)
    land.cactus(p, 446, 212, 0.9)


@events("ev14_opuszczony_oboz")
def abandoned_camp(p: Pen) -> None:
    land.sky(p, "#6a5a78", "#e6a878")
    land.stars(p, 16, low=80)
    land.mesas(p, 172, tone=tones("#7a4a48"))
    land.ground(p, 170, tones("#a06450", "#6a3e38", "#c48a6a"))
    p.form("110,222! 186,98! 262,222!", KHAKI, 0.55)
    p.form("150,222! 186,112! 216,222!", tones("#2e241e"), 1, 0)
    p.form("186,112! 216,222! 200,222! 186,160!", CANVAS, 0.6)
    p.line("186,98 180,86", WOOD.base, 6)
    p.line("112,222 84,232", BONE.base, 3)
    for side in (-1, 1):
        p.limb(f"{326 - side * 34},220 {326 + side * 20},166", 6, 5, WOOD)
    p.line("290,176 362,176", IRON.dark, 5)
    p.line("326,176 326,190", IRON.dark, 3)
    p.form("308,190! 344,190! 340,212 326,216 312,212", BLACK, 0.6)
    for turn in (-60, -20, 20, 60):
        with p.at(326, 232, turn):
            p.limb("0,4 0,-20", 8, 6, dimmed(WOOD, 0.4))
    p.line("326,216 320,198 330,180 322,150", "#d9d0c4", 5, 0.5)
    land.skull(p, 250, 236, 0.55)
    p.line("396,236 430,226", BONE.base, 6)
    p.ball(394, 237, 5, BONE)
    p.ball(432, 225, 5, BONE)


@events("ev18_zrzut_cerbero")
def airdrop(p: Pen) -> None:
    land.sky(p, "#8fa9a8", "#f0d9a4")
    land.mesas(p, 196)
    land.ground(p, 194)
    p.form(
        "116,96! 128,40 190,8 256,0 322,8 384,40 396,96! 372,82 344,98! 318,80 286,96! 256,78 226,96! 194,80 168,98! 140,82",
        tones("#4d6a86", "#2f465d", "#84a2bb"),
        0.62,
    )
    p.flat("226,96! 240,8! 256,0! 272,8! 286,96! 256,80!", "#efe3c6", 0.95)
    for x in (118, 168, 226, 286, 344, 394):
        p.line(f"{x},97 {236 + (x - 118) * 0.145},158", "#efe3c6", 2.6, straight=True)
    with p.at(256, 196, 5):
        p.box(-48, -42, 96, 78, OLIVE, 4)
        p.line("-48,-42 48,36", OLIVE.dark, 7, straight=True)
        p.line("48,-42 -48,36", OLIVE.dark, 7, straight=True)
        p.disc(0, -3, 23, "#efe3c6")
        for turn in (0, 120, 240):
            with p.at(0, -3, turn):
                p.flat("-7,-3! 0,-20! 7,-3!", "#2f465d")
        p.form("34,36! 48,20! 58,44 46,60 28,52", TOXIC, 0.6)
    p.disc(316, 244, 40, TOXIC.base, 8, opacity=0.85)
    for x, y in ((60, 70), (88, 56), (436, 60)):
        p.line(f"{x - 12},{y} {x},{y - 5} {x + 12},{y}", "#4a3a30", 3)
