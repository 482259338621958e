"""Tools, papers, devices and parts of the gear deck."""

from tools.art.gallery import Series
from tools.art.kit import machines
from tools.art.palette import (
    BLACK,
    BLUE,
    BONE,
    BRASS,
    GOLD,
    GREEN,
    INK,
    IRON,
    LEATHER,
    OLIVE,
    ORANGE,
    PAPER,
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


@gear("s_znaczona_talia")
def marked_deck(p: Pen) -> None:
    for x, y, turn, sign in ((66, 148, -28, 0), (108, 122, -10, 1), (152, 122, 10, 2), (194, 148, 28, 3)):
        with p.at(x, y, turn):
            p.box(-42, -66, 84, 132, PAPER, 9)
            colour = RED.base if sign % 2 else INK
            p.flat(SUITS[sign], colour)
            p.disc(-30, -54, 5, colour)
            p.disc(30, 54, 5, colour)
    p.form("88,262! 84,222 104,200 150,198 174,216 172,262!", TAN, 0.6)
    for x, y, turn in ((92, 216, -30), (112, 206, -12), (134, 204, 4)):
        with p.at(x, y, turn):
            p.limb("0,10 0,-16", 19, 16, TAN)
    p.limb("172,232 168,206 152,196", 22, 17, TAN)
    with p.at(66, 148, -28):
        p.flat("-42,50! -42,66! -26,66!", "#6f4380")


@gear("kanister")
def jerrycan(p: Pen) -> None:
    can = tones("#8f3a2a", "#5f2219", "#c26a4c")
    p.line("86,62 92,34 150,34 156,62", can.base, 13)
    p.line("112,62 112,38", can.base, 10)
    p.form("56,60! 164,60! 204,100! 204,232! 56,232!", can, 0.68)
    with p.at(176, 66, 44):
        p.box(-15, -20, 30, 28, STEEL, 4)
    p.line("76,92 184,214", can.dark, 11, straight=True)
    p.line("184,92 76,214", can.dark, 11, straight=True)
    p.disc(130, 152, 30, can.light)
    p.form("130,126! 146,150 144,168 130,174 116,168 114,150", INK_TONES, 0.6)


INK_TONES = tones("#3a302a")
SPADE = "0,-36! 26,0 20,18 6,14! 10,34! -10,34! -6,14! -20,18 -26,0"
SUITS = (SPADE, "0,30! -26,-4 -20,-26 -6,-24 0,-12! 6,-24 20,-26 26,-4", SPADE, "0,-36! 24,0! 0,36! -24,0!")


@gear("atlas_drogowy")
def road_atlas(p: Pen) -> None:
    p.form("20,64! 72,44! 128,64! 184,44! 236,64! 236,212! 184,192! 128,212! 72,192! 20,212!", PAPER, 0.9, 0)
    p.flat("72,44! 128,64! 128,212! 72,192!", PAPER.dark, 0.6)
    p.flat("184,44! 236,64! 236,212! 184,192!", PAPER.dark, 0.6)
    p.flat("28,130 60,110 66,150 40,180", "#d9a86c")
    p.flat("140,150 176,140 180,178 146,190", "#9dbb7a")
    p.line("30,90 70,108 104,92 140,120 176,96 230,112", RED.base, 7)
    p.line("96,70 104,92 98,140 120,190", BLUE.base, 5)
    p.line("140,120 160,160 210,180", "#c9951b", 5)
    for x, y in ((70, 108), (140, 120), (210, 180)):
        p.disc(x, y, 8, INK)
        p.disc(x, y, 4, PAPER.light)
    p.line("200,70 218,88", RED.base, 7, straight=True)
    p.line("218,70 200,88", RED.base, 7, straight=True)


@gear("zestaw_prepersa")
def prepper_kit(p: Pen) -> None:
    p.box(36, 112, 88, 112, RUST, 8)
    p.rect(36, 140, 88, 54, PAPER.base)
    p.flat("60,152 80,144 100,154 96,180 66,182", "#d98a2f")
    p.ball(80, 112, 44, STEEL, 13)
    p.ball(186, 172, 50, OLIVE, 56)
    p.box(172, 96, 28, 26, IRON, 5)
    p.disc(186, 172, 30, OLIVE.dark)
    p.line("186,152 186,192", OLIVE.light, 5)
    p.line("140,150 128,120 150,100 172,110", LEATHER.base, 8)
    with p.at(110, 60, -30):
        p.box(-62, -11, 124, 22, RED, 6, lie=True)
        p.form("-62,-9! -108,-4 -118,6! -62,8!", STEEL, 0.6)
        p.form("62,-10! 100,-22 110,-14! 62,6!", STEEL, 0.6)
        p.disc(0, 0, 6, BONE.light)
    p.ball(128, 222, 24, tones("#d0a860"), 13)
    p.ball(128, 214, 24, tones("#d0a860"), 13)
    p.disc(128, 212, 10, "#7a5a2c", 5)


@gear("skrzynka_narzedziowa")
def toolbox(p: Pen) -> None:
    p.box(62, 44, 14, 70, STEEL)
    p.form("50,20! 64,8! 64,28! 74,28! 74,8! 88,20! 86,46 70,54 52,46", STEEL, 0.6)
    with p.at(172, 84, 16):
        p.box(-6, -50, 12, 90, WOOD)
        p.box(-28, -70, 58, 24, IRON, 4)
    with p.at(122, 76, -6):
        p.box(-10, -54, 20, 40, YELLOW, 6)
        p.box(-4, -16, 8, 54, STEEL)
    p.box(24, 112, 208, 108, RED, 10)
    p.form("24,112! 40,92! 216,92! 232,112! 232,136! 24,136!", RED, 0.8)
    p.line("84,96 88,70 168,70 172,96", BLACK.base, 12)
    for x in (66, 190):
        p.box(x - 14, 126, 28, 28, STEEL, 4)
    p.box(92, 158, 72, 36, PAPER, 4)
    p.line("102,170 154,170", INK, 4)
    p.line("102,182 138,182", INK, 4)


@gear("megafon")
def megaphone(p: Pen) -> None:
    with p.at(112, 126, -16):
        p.form("-64,-26! 58,-76! 58,76! -64,26!", ORANGE, 0.64)
        p.ball(58, 0, 20, tones("#f5e3c0"), 78)
        p.disc(61, 0, 13, ORANGE.dark, 64)
        p.disc(60, 0, 9, INK, 18)
        p.box(-98, -28, 40, 56, BLACK, 8)
        p.form("-50,22! -18,34! -30,90! -60,84!", BLACK, 0.6)
        p.disc(-30, -2, 9, RED.base)
    for number, (x, y) in enumerate(((206, 70), (226, 94), (222, 126))):
        p.line(f"{x - 4},{y} {x + 20},{y - 14 + number * 14}", RED.base, 8)


@gear("nawigacja")
def satnav(p: Pen) -> None:
    p.limb("128,190 128,222 128,236", 26, 40, BLACK)
    p.box(22, 46, 212, 150, BLACK, 20)
    p.rect(38, 62, 180, 116, "#2e4a3e", 8)
    p.flat("96,178! 160,178! 140,100! 120,100!", "#e9dec5")
    p.flat("136,118! 218,92! 218,76! 130,102!", "#e9dec5")
    p.flat("38,62! 100,62! 84,112 38,130!", "#5d8a4c")
    p.form("128,120! 152,168! 128,156! 104,168!", tones("#3fb0ff"), 0.6)
    p.rect(150, 130, 60, 36, "#12181a", 6)
    p.line("160,148 188,148", "#ffd23c", 7)
    p.flat("184,136! 204,148! 184,160!", "#ffd23c")
    machines.lamp(p, 52, 188, 4, GREEN.light, glow=False)


@gear("wykrywacz_metali")
def metal_detector(p: Pen) -> None:
    p.limb("188,24 108,190", 12, 12, STEEL)
    p.limb("206,44 178,44 190,18", 12, 12, BLACK)
    p.box(148, 62, 46, 40, YELLOW, 6)
    p.rect(156, 70, 30, 15, "#2e4a3e", 3)
    p.disc(164, 94, 4, RED.base)
    p.disc(178, 94, 4, INK)
    p.ball(92, 206, 66, BLACK, 22)
    p.disc(92, 203, 44, BLACK.dark, 13)
    p.disc(92, 203, 40, "#b58a60", 10)
    for r, seen in ((26, 0.9), (44, 0.6), (62, 0.35)):
        p.line(f"{92 - r},{168 - r * 0.4} 92,{156 - r * 0.9} {92 + r},{168 - r * 0.4}", RED.base, 5, seen)
    p.disc(190, 224, 15, GOLD.base, 8)
    p.disc(206, 216, 13, GOLD.light, 7)
    p.disc(176, 234, 12, GOLD.dark, 6)


@gear("zestaw_naprawczy")
def repair_kit(p: Pen) -> None:
    machines.wheel(p, 82, 164, 66, STEEL, 5)
    with p.at(166, 92, 34):
        p.box(-13, -50, 26, 122, STEEL, 8)
        p.form("-36,-84! -14,-94! -14,-66! 14,-66! 14,-94! 36,-84! 34,-54 12,-40 -12,-40 -34,-54", STEEL)
    p.box(122, 170, 112, 60, tones("#8c8f94"), 28, lie=True)
    for x in (136, 152, 168, 184, 200, 216):
        p.line(f"{x},176 {x - 4},224", "#5c5f64", 4)
    p.box(174, 150, 40, 24, RED, 4)
    p.rect(182, 140, 24, 12, IRON.base, 3)


@gear("radio_satelitarne")
def satellite_radio(p: Pen) -> None:
    p.limb("112,150 100,100 124,70", 10, 8, STEEL)
    with p.at(136, 66, 32):
        p.ball(0, 0, 24, tones("#dcd6c4"), 64)
        p.disc(7, 0, 15, "#8f897a", 50)
        p.line("8,0 56,0", STEEL.dark, 5)
        p.disc(58, 0, 8, RED.base)
    for r in (14, 28, 42):
        p.line(
            f"{200 + r * 0.2},{72 - r} {206 + r},{90 - r * 0.2} {196 + r * 0.9},{104 + r * 0.5}",
            "#3fb0ff",
            5,
            0.9 - r / 70,
        )
    p.box(34, 142, 164, 86, OLIVE, 10)
    machines.grille(p, 48, 158, 56, 54, 6)
    p.rect(116, 158, 66, 24, "#2e4a3e", 3)
    p.line("122,172 134,164 146,176 158,162 174,170", "#7ff0a8", 4)
    for x in (128, 152, 174):
        p.ball(x, 204, 9, BLACK)
    p.limb("200,180 228,190 216,232", 7, 7, BLACK)


@gear("ogniwo_paliwowe")
def fuel_cell(p: Pen) -> None:
    glow = "#6fe6d8"
    for r, seen in ((108, 0.14), (84, 0.18)):
        p.disc(128, 132, r, glow, opacity=seen)
    p.box(86, 20, 84, 30, IRON, 6)
    p.box(70, 42, 116, 32, STEEL, 8, lie=False)
    p.box(80, 74, 96, 110, tones(glow, "#3c9f98", "#d8fff6"), 6)
    for y in (92, 116, 140, 164):
        p.rect(80, y, 96, 7, "#2f7f7a")
    p.flat("134,86! 104,136! 126,136! 116,176! 154,122! 130,122!", "#fffbe0")
    p.box(70, 182, 116, 32, STEEL, 8)
    machines.hazard(p, 74, 212, 108, 18, 6)
    for x in (62, 182):
        p.box(x, 60, 12, 140, IRON, 5)


@gear("turbowtrysk")
def turbo(p: Pen) -> None:
    p.limb("136,56 196,40 236,44", 44, 40, STEEL)
    p.ball(122, 140, 82, STEEL)
    p.disc(122, 140, 58, STEEL.dark)
    p.disc(122, 140, 52, IRON.dark)
    for turn in range(0, 360, 40):
        with p.at(122, 140, turn):
            p.form("-4,-8! -18,-44 6,-50! 10,-10!", BRASS, 0.6, 0)
    p.ball(122, 140, 17, RED)
    p.disc(122, 140, 6, RED.dark)
    machines.bolts(p, "52,110 60,190 122,68 186,100 190,184 122,214", STEEL.dark, 5)
    p.form(
        "196,214 222,196! 214,216! 246,212! 222,228! 236,244! 208,236",
        tones("#7fd8ff", "#3fa0e0", "#e0f8ff"),
        0.8,
    )
    p.limb("168,196 190,214 204,222", 24, 18, IRON)


@gear("pilot_cerbero")
def cerbero_remote(p: Pen) -> None:
    with p.at(120, 146, 14):
        p.box(-46, -92, 92, 188, tones("#4d6a86", "#2f465d", "#84a2bb"), 18)
        p.rect(-34, -78, 68, 40, "#16262a", 6)
        for turn in (0, 120, 240):
            with p.at(0, -58, turn):
                p.flat("-6,-2! 0,-17! 6,-2!", "#7ff0d8")
        p.ball(0, -6, 25, RED)
        p.disc(-5, -12, 8, "#ffb08a")
        for x in (-26, 0, 26):
            for y in (38, 62):
                p.box(x - 9, y - 8, 18, 16, BONE, 4)
        p.line("30,-92 36,-128", IRON.dark, 6)
        machines.lamp(p, 36, -130, 6, "#ff5a3c")
    for r, seen in ((20, 0.9), (38, 0.6), (56, 0.35)):
        p.line(
            f"{186 + r * 0.1},{22 + r * 0.1 - 10} {196 + r},{24 + r * 0.2} {196 + r * 0.9},{40 + r}",
            "#ff5a3c",
            6,
            seen,
        )


@gear("czarna_skrzynka")
def black_box(p: Pen) -> None:
    case = tones("#d9622a", "#983c18", "#f39a5e")
    p.form("36,96! 96,62! 226,76! 226,172! 168,214! 36,196!", case, 0.9, 0)
    p.flat("168,114! 226,76! 226,172! 168,214!", case.dark)
    p.flat("36,96! 96,62! 226,76! 168,114!", case.light)
    p.flat("36,126! 168,146! 168,168! 36,146!", BONE.light)
    for x in (50, 74, 98, 122, 146):
        p.rect(x, 132 + (x - 50) * 0.15, 12, 11, INK)
    machines.bolts(p, "46,108 158,128 46,186 158,202", case.dark, 5)
    p.box(176, 120, 40, 50, IRON, 5)
    machines.lamp(p, 196, 144, 10, "#7ff0a8")
    p.limb("130,76 132,44 168,40 172,78", 11, 11, BLACK)
    p.flat("60,66! 72,84! 52,90!", INK, 0.8)
    p.line("84,206 78,232", IRON.dark, 5)
