"""What riders wear: armour, clothes, packs, implants and mutations."""

from tools.art.gallery import Series
from tools.art.kit import arms, beasts, machines
from tools.art.palette import (
    BLACK,
    BONE,
    BRASS,
    FAIR,
    GOLD,
    INK,
    IRON,
    LEATHER,
    OLIVE,
    RED,
    RUST,
    STEEL,
    TAN,
    WOOD,
    YELLOW,
    tones,
)  # fmt: skip
from tools.art.pen import Pen

gear = Series("wasteland_riders", "gear")
VEST = "70,40! 100,26! 128,52 156,26! 186,40! 182,92 206,120! 200,226! 56,226! 50,120! 74,92"


@gear("s_fartuch")
def apron(p: Pen) -> None:
    p.line("88,44 66,92 40,120", LEATHER.dark, 9)
    p.line("168,44 190,92 216,120", LEATHER.dark, 9)
    p.line("88,44 108,22 148,22 168,44", LEATHER.dark, 9)
    p.form("86,42! 170,42! 176,96 212,118! 208,232 48,232! 44,118! 80,96", LEATHER, 0.66)
    p.box(88, 148, 80, 52, tones("#85552f"), 6)
    p.line("92,156 164,156", "#d8b27a", 3)
    for x, y in ((70, 206), (190, 180), (112, 78), (180, 130)):
        p.disc(x, y, 9, "#2c1a10", 6)
    for x, y, turn in ((112, 150, -8), (140, 150, 10)):
        with p.at(x, y, turn):
            p.box(-5, -44, 10, 52, STEEL)
            p.rect(-9, -58, 18, 18, STEEL.light, 4)


@gear("s_kociol")
def boiler_plate(p: Pen) -> None:
    p.line("80,40 66,90", LEATHER.base, 18)
    p.line("176,40 190,90", LEATHER.base, 18)
    p.form("60,72! 128,60 196,72! 206,140 196,222! 128,238 60,222! 50,140", RUST, 0.66)
    p.line("58,96 128,86 198,96", RUST.dark, 7)
    p.line("56,196 128,208 200,196", RUST.dark, 7)
    machines.bolts(
        p,
        "70,84 98,78 128,76 158,78 186,84 70,210 98,216 128,220 158,216 186,210 58,120 58,170 198,120 198,170",
        STEEL.light,
        5,
    )
    p.ball(128, 146, 36, BRASS)
    p.disc(128, 146, 28, BONE.light)
    for turn in (-120, -60, 0, 60, 120):
        with p.at(128, 146, turn):
            p.line("0,-26 0,-19", INK, 4)
    p.line("128,146 144,128", RED.base, 6)
    p.disc(128, 146, 5, INK)


@gear("smieciuchron")
def junk_armour(p: Pen) -> None:
    p.form(VEST, LEATHER, 0.66)
    with p.at(98, 92, -8):
        p.box(-34, -20, 68, 34, YELLOW, 4)
        p.rect(-28, -10, 10, 14, INK)
        p.rect(-12, -10, 10, 14, INK)
        p.rect(6, -10, 8, 14, INK)
        p.rect(18, -10, 8, 14, INK)
    with p.at(166, 100, 6):
        p.box(-26, -34, 52, 70, STEEL, 6)
        p.line("-16,-18 16,-18", STEEL.dark, 4)
        p.line("-16,0 16,0", STEEL.dark, 4)
        p.line("-16,18 16,18", STEEL.dark, 4)
    machines.wheel(p, 104, 168, 42, STEEL, 6)
    with p.at(170, 178, 8):
        p.form("-26,-30! 26,-30! 0,30!", RED, 0.6)
        p.flat("-13,-22! 13,-22! 0,10!", BONE.light)
    for places in ("60,130 72,140", "196,140 184,150", "128,58 128,78", "146,206 160,216"):
        p.line(places, IRON.dark, 5)


@gear("kamizelka")
def ballistic_vest(p: Pen) -> None:
    p.form(VEST, tones("#4d5968"), 0.66)
    p.line("128,58 128,224", "#2c343e", 5)
    for y in (104, 134):
        p.line(f"64,{y} 192,{y}", "#2c343e", 6)
    for x in (66, 104, 152):
        p.box(x, 156, 34, 48, tones("#5f6d7e"), 5)
        p.rect(x, 156, 34, 16, "#3a4450", 4)
        p.disc(x + 17, 172, 3.4, STEEL.light)
    p.rect(86, 78, 30, 14, BONE.light, 3)
    p.disc(166, 92, 13, IRON.dark)
    p.line("166,80 166,64", IRON.dark, 5)


@gear("pancerz_szturmowy")
def assault_armour(p: Pen) -> None:
    plate = tones("#7d2f2c", "#4e1b1c", "#b6594c")
    for side in (-1, 1):
        with p.at(128 + side * 78, 84, wide=side):
            p.form("-26,-44! 20,-50 44,-20 48,26! -20,34!", plate, 0.62)
            p.line("-16,-14 34,-14", plate.dark, 6)
            p.line("-16,8 40,8", plate.dark, 6)
    p.form("72,56! 106,40! 128,62 150,40! 184,56! 196,130! 164,176 128,188 92,176 60,130!", plate, 0.64)
    p.form("128,74! 168,84! 158,142 128,164 98,142 88,84!", IRON, 0.62)
    machines.lamp(p, 128, 114, 15, "#ffb03c")
    for y, half in ((190, 52), (208, 46), (226, 40)):
        p.form(
            [(128 - half, y - 8), (128 + half, y - 8), (128 + half - 4, y + 9), (128 - half + 4, y + 9)],
            plate,
            0.64,
        )
    machines.bolts(p, "84,74 172,74 76,126 180,126", STEEL.light, 4)
    p.form("96,44! 100,22 128,14 156,22 160,44! 128,56", BLACK, 0.6)


@gear("kombinezon_hazmat")
def hazmat(p: Pen) -> None:
    suit = YELLOW
    p.form("22,262! 30,190 66,154 96,142! 160,142! 190,154 226,190 234,262!", suit, 0.68)
    p.form("128,14 176,34 190,84 180,140 128,164 76,140 66,84 80,34", suit, 0.66)
    p.form("128,50 162,62 168,98 152,130 128,138 104,130 88,98 94,62", BLACK, 0.7, 0)
    p.form("128,56 156,66 161,94 148,116 108,116 95,94 100,66", tones("#8fd0c8"), 0.62)
    p.line("108,72 122,64", "#ffffff", 5)
    p.ball(128, 128, 19, IRON)
    for x in (120, 128, 136):
        p.line(f"{x},120 {x},136", IRON.light, 3)
    p.line("128,166 128,258", suit.dark, 6)
    p.disc(176, 214, 26, INK)
    p.disc(176, 214, 22, suit.light)
    for turn in (0, 120, 240):
        with p.at(176, 214, turn):
            p.flat("-9,-18! 9,-18! 4,-6! -4,-6!", INK)
    p.disc(176, 214, 4, INK)


@gear("kapelusz_dundee")
def croc_hat(p: Pen) -> None:
    felt = tones("#7b5a38", "#523a22", "#a88358")
    p.form("20,150 60,128 128,140 196,128 238,146 222,178 170,196 128,200 86,196 34,182", felt, 0.74)
    p.form("68,154! 70,92 92,60 112,66 128,76 144,66 166,60 186,92 190,154! 128,168", felt, 0.62)
    p.form("67,152! 68,126! 128,142 188,126! 190,152! 128,168", tones("#3c5a3a"), 0.62)
    for number in range(8):
        x = 78 + number * 14.6
        beasts.fangs(p, f"{x},{138 + 10 * (1 - abs(number - 3.5) / 3.5)}", 24, 12)
    p.line("112,70 126,100 128,120", felt.dark, 5)


@gear("plaszcz_lowcy")
def hunters_coat(p: Pen) -> None:
    """On its hanger, with the teeth of what it was once hunted by."""
    hide, fur = tones("#6b5440", "#443325", "#957a5e"), tones("#c9a878", "#96764c", "#ead2a8")
    p.line("128,36 128,18 142,10 146,22", STEEL.base, 6)
    for side in (-1, 1):
        with p.at(128, 0, wide=side):
            p.limb("52,66 92,120 106,196", 54, 34, hide, 46)
            p.form("86,184! 126,178! 130,206! 90,212!", fur, 0.6)
    p.form("72,44! 128,60 184,44! 196,120 206,246! 132,250! 128,150! 124,250! 50,246! 60,120", hide, 0.66)
    p.form("54,240! 122,244! 123,256! 48,254!", fur, 0.7)
    p.form("134,244! 202,240! 208,254! 133,256!", fur, 0.7)
    p.line("128,110 128,244", hide.dark, 4)
    p.form("60,58 72,34 104,30 128,44 152,30 184,34 196,58 178,78 150,92 128,126! 106,92 78,78", fur, 0.66)
    p.line("92,48 112,74 127,112", fur.dark, 4)
    p.line("164,48 144,74 129,112", fur.dark, 4)
    p.box(54, 160, 148, 18, LEATHER, 3, lie=True)
    p.box(112, 155, 32, 28, BRASS, 4)
    p.rect(120, 163, 16, 12, LEATHER.dark)
    for x in (74, 158):
        p.box(x, 192, 26, 34, tones("#7d644c"), 4)
    p.line("84,92 104,132 152,132 172,92", "#e6d8b4", 3)
    for x, y in ((94, 112), (106, 130), (128, 133), (150, 130), (162, 112)):
        beasts.fangs(p, f"{x},{y}", 17, 10)


@gear("pas_mistrza")
def champions_belt(p: Pen) -> None:
    p.form("8,104! 60,96 196,96 248,104! 248,160! 196,170 60,170 8,160!", tones("#7a1f24"), 0.7)
    for x in (22, 38, 218, 234):
        p.disc(x, 132, 5, GOLD.light)
    for x in (62, 194):
        p.ball(x, 133, 27, GOLD)
        p.disc(x, 133, 17, GOLD.dark)
        p.flat([(x - 10, 128), (x + 10, 128), (x, 148)], GOLD.light)
    p.form(
        "128,52! 150,72 186,70! 180,104 196,133 180,162 186,196! 150,194 128,214! 106,194 70,196! 76,162 60,133 76,104 70,70! 106,72",
        GOLD,
        0.64,
    )
    p.ball(128, 133, 44, GOLD)
    p.disc(128, 133, 36, "#7a1f24")
    p.form("104,116 128,108 152,116 150,138 140,146 140,160! 116,160! 116,146 106,138", BONE, 0.66)
    for side in (-1, 1):
        p.disc(128 + side * 11, 130, 7, INK)
    for x in (121, 128, 135):
        p.line(f"{x},150 {x},160", INK, 2.6)


@gear("plecak_wojskowy")
def rucksack(p: Pen) -> None:
    p.box(50, 24, 156, 34, tones("#8a6b4a"), 16, lie=True)
    for x in (84, 172):
        p.rect(x - 5, 20, 10, 42, LEATHER.dark)
    p.form("62,60! 194,60! 206,140 198,232! 58,232! 50,140", OLIVE, 0.68)
    p.form("58,60! 198,60! 204,122 128,138 52,122", OLIVE, 0.5)
    for x in (94, 162):
        p.rect(x - 6, 104, 12, 54, LEATHER.base)
        p.rect(x - 9, 138, 18, 14, BRASS.base, 2)
    p.box(86, 166, 84, 50, tones("#74804a"), 8)
    for x, wide in ((26, 1), (230, -1)):
        with p.at(x, 160, wide=wide):
            p.box(0, -30, 32, 74, tones("#74804a"), 8)
    p.box(208, 96, 14, 70, STEEL, 7)


@gear("blachy_pancerne")
def armour_plates(p: Pen) -> None:
    for x, y, turn, metal in ((96, 110, -12, STEEL), (160, 116, 10, RUST), (126, 150, -2, IRON)):
        with p.at(x, y, turn):
            p.form("-52,-66! 52,-66! 62,-20 50,50! 0,78! -50,50! -62,-20", metal, 0.66)
            machines.bolts(p, "-40,-52 40,-52 -44,30 44,30 0,60", metal.light, 5)
            p.line("-30,-20 24,10", metal.dark, 4)
    p.disc(112, 140, 8, INK, 7)
    p.disc(144, 176, 7, INK, 6)
    p.line("104,132 96,124", INK, 3)
    p.line("150,184 160,190", INK, 3)


@gear("egzoszkielet")
def exoskeleton(p: Pen) -> None:
    p.form("92,262! 96,150 112,96! 144,96! 160,150 164,262!", tones("#3c3f46"), 0.66)
    p.ball(128, 58, 34, TAN)
    p.form("94,52! 96,26 128,16 160,26 162,52! 128,40", IRON, 0.6)
    p.rect(100, 52, 56, 14, "#ffb03c", 5)
    for side in (-1, 1):
        with p.at(128, 0, wide=side):
            p.limb("26,104 66,112 82,170", 24, 20, tones("#3c3f46"))
            machines.spring_leg(p, "30,92 84,100 98,170 76,226", 19, YELLOW)
            machines.spring_leg(p, "26,168 48,206 44,256", 19, YELLOW)
            p.form("58,222! 94,222! 100,240! 88,254! 84,238! 72,238! 68,254! 54,242!", STEEL, 0.6)
    p.form("96,92! 160,92! 152,150! 104,150!", YELLOW, 0.62)
    machines.lamp(p, 128, 118, 12, "#7fd8ff")
    machines.hazard(p, 104, 148, 48, 14, 3)


@gear("cyberlapa")
def cyber_claw(p: Pen) -> None:
    with p.at(118, 150, 24):
        p.form("-36,20! 36,20! 30,124! -30,124!", tones("#5f6d7e"), 0.62)
        p.rect(-26, 56, 52, 12, RED.base)
        for y in (84, 100):
            p.line(f"-26,{y} 26,{y}", "#2c343e", 6)
        p.limb("-22,30 -58,60 -30,104", 7, 7, RED)
        p.ball(0, -2, 44, STEEL, 38)
        machines.lamp(p, 0, 0, 14, "#7fd8ff")
        for x, turn in ((-36, -34), (-13, -10), (13, 10), (36, 34)):
            with p.at(x, -28, turn):
                p.box(-9, -38, 18, 42, IRON, 5)
                p.ball(0, -38, 11, STEEL)
                arms.blade(p, "-9,-40! 9,-40! 10,-66 -4,-98! -8,-66", "2,-42! 9,-42! 10,-66 -4,-98! 4,-66")
        with p.at(-44, 10, -76):
            p.box(-9, -28, 18, 34, IRON, 5)
            arms.blade(p, "-8,-28! 9,-28! 8,-46 -4,-72! -7,-46", "2,-28! 9,-28! 8,-46 -4,-72! 3,-46")


@gear("luski")
def scales(p: Pen) -> None:
    skin, scale = FAIR, tones("#4f8a5c", "#2f5c40", "#8dc48c")
    p.limb("70,250 92,160 150,96", 78, 56, skin, 70)
    p.ball(160, 82, 34, skin)
    for x, y, turn in ((140, 52, -34), (162, 42, -8), (184, 48, 18), (198, 66, 40)):
        with p.at(x, y, turn):
            p.limb("0,10 0,-20", 17, 13, skin)
            p.form([(-5, -22), (5, -22), (0, -40)], scale, 0.6, 0)
    p.limb("138,100 116,88 110,70", 18, 13, skin)
    for row, (x, y) in enumerate(((66, 236), (76, 206), (86, 178), (100, 152), (118, 130), (136, 112))):
        for step in range(4):
            with p.at(x - 24 + step * 19 + (row % 2) * 8 - row, y + step * 8 - 12, 35):
                p.form("0,-16 14,-6 10,14 0,22! -10,14 -14,-6", scale, 0.6)


@gear("sztandar_reduty")
def redoubt_banner(p: Pen) -> None:
    with p.at(62, 128, -4):
        p.box(-6, -112, 12, 240, WOOD)
        p.form("0,-142! 12,-118! 0,-104! -12,-118!", GOLD, 0.6)
    p.form(
        "62,28! 112,18 160,40 222,26! 214,70 220,108! 160,120 112,100 66,112!",
        tones("#f2ece0", "#c9bda6", "#ffffff"),
        0.8,
        0.06,
    )
    p.form("66,112! 112,100 160,120 220,108! 196,150 222,196! 160,200 112,182 70,196!", RED, 0.72, 0)
    with p.at(144, 110):
        p.form("-34,-22! -20,-40! -14,-24! 0,-46! 14,-24! 20,-40! 34,-22! 30,30! 0,52! -30,30!", GOLD, 0.62)
        p.form(
            "-18,-8! -18,-18! -10,-18! -10,-10! -4,-10! -4,-18! 4,-18! 4,-10! 10,-10! 10,-18! 18,-18! 18,26! 8,26! 8,12 -8,12 -8,26! -18,26!",
            tones("#7a1f24"),
            1,
            0,
        )
    p.disc(196, 164, 6, INK, 5, opacity=0.5)
    p.disc(96, 150, 5, INK, 4, opacity=0.5)
