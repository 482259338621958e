"""Guns of the gear deck and what is screwed to them."""

from tools.art.gallery import Series
from tools.art.kit import arms, machines
from tools.art.palette import (
    BLACK,
    BLUE,
    BONE,
    BRASS,
    DARK_WOOD,
    GOLD,
    GREEN,
    INK,
    IRON,
    OLIVE,
    RED,
    RUST,
    STEEL,
    TEAL,
    WOOD,
    YELLOW,
    tones,
)  # fmt: skip
from tools.art.pen import Pen

gear = Series("wasteland_riders", "gear")
TILT = -24


@gear("s_pistolet")
def pistol(p: Pen) -> None:
    with p.at(118, 118, -14):
        p.form("-66,8! -14,8! -34,96! -82,90!", BLACK, 0.6)
        for y in (30, 46, 62):
            p.line(f"-62,{y} -30,{y + 4}", BLACK.light, 4)
        p.box(-84, -36, 186, 46, STEEL, 6, lie=True)
        for x in (-74, -64, -54, -44):
            p.line(f"{x},-30 {x - 3},-8", STEEL.dark, 4)
        p.rect(0, -28, 44, 14, STEEL.dark, 3)
        p.box(-70, 8, 150, 14, IRON, 4, lie=True)
        p.disc(103, -16, 4, INK, 9)
        p.rect(88, -44, 9, 10, INK)
        p.rect(-78, -44, 12, 10, INK)
        arms.trigger(p, -18, 22, 1.3)


@gear("s_gwozdziarka")
def nail_gun(p: Pen) -> None:
    with p.at(118, 116, -8):
        p.form("-70,-46! 54,-46! 62,-30! 62,14! -56,22! -78,-4", YELLOW, 0.64)
        machines.grille(p, -56, -34, 40, 24, 4)
        p.form("-62,14! -18,14! -30,86! -74,86!", BLACK, 0.6)
        p.box(-86, 84, 70, 26, IRON, 5)
        p.box(60, -34, 28, 36, IRON, 3, lie=True)
        p.form("86,-22! 132,-18! 86,-12!", STEEL, 0.6)
        p.form("10,14! 34,14! 66,92! 40,100!", IRON, 0.6)
        for at in range(5):
            x, y = 24 + at * 7.6, 28 + at * 16
            p.line(f"{x - 9},{y + 4} {x + 12},{y - 4}", STEEL.light, 4)
        arms.trigger(p, -20, 22, 1.1)
        for y in (-26, -16, -6):
            p.line(f"112,{y - 20} 124,{y - 26}", BONE.light, 3, 0.0)


@gear("pompka")
def pump_action(p: Pen) -> None:
    with p.at(128, 124, TILT):
        arms.barrel(p, -10, -8, 136, 15, IRON)
        arms.barrel(p, -10, 10, 118, 12, BLACK, ring=False)
        arms.pump(p, 26, 2, 54, 22, WOOD)
        arms.receiver(p, -60, -18, 62, 38)
        arms.stock(p, -56, -12, 70, 40)
        arms.trigger(p, -46, 20)
        for x in (-40, -26, -12):
            p.box(x, -34, 11, 17, RED, 2)
            p.rect(x, -22, 11, 5, BRASS.base)


@gear("rewolwer")
def revolver(p: Pen) -> None:
    with p.at(116, 112, -14):
        p.form("-62,-2! -26,6! -22,40 -44,96! -88,84! -70,44", WOOD, 0.6)
        p.box(20, -36, 102, 24, STEEL, 4, lie=True)
        p.box(20, -14, 80, 12, IRON, 3, lie=True)
        p.form("-66,-40! 24,-40! 24,20! -30,24! -66,4!", STEEL, 0.66)
        p.ball(-12, -10, 34, IRON, 30)
        for y in (-26, -10, 6):
            p.rect(-30, y - 4, 40, 8, IRON.dark, 4)
        p.form("-70,-36! -84,-62! -66,-58! -54,-38!", IRON, 0.6)
        p.rect(106, -46, 12, 12, IRON.dark)
        p.disc(122, -24, 3.6, INK, 8)
        arms.trigger(p, -28, 22, 1.2)
        p.disc(-56, 40, 6, BRASS.light)


@gear("sztucer")
def hunting_rifle(p: Pen) -> None:
    with p.at(132, 124, TILT):
        arms.barrel(p, 0, -4, 122, 9, IRON)
        p.form("-130,2! -60,-8! 60,-8! 66,6! -30,12! -50,22! -124,40!", WOOD, 0.6)
        p.form("-130,2! -137,3! -131,42! -124,40!", BLACK, 0.5)
        p.box(-46, -14, 58, 14, IRON, 3, lie=True)
        p.limb("-26,-2 -22,12 -14,20", 6, 5, STEEL)
        p.ball(-13, 22, 6, STEEL)
        arms.scope(p, -48, -34, 84, 15)
        arms.trigger(p, -40, 12, 0.9)
        p.line("-96,30 -40,46 40,8", "#5d3a20", 5)


@gear("obrzyn")
def sawn_off(p: Pen) -> None:
    with p.at(124, 116, -18):
        for y, metal in ((-10, STEEL), (10, IRON)):
            p.box(-20, y - 11, 126, 21, metal, 3, lie=True)
            p.disc(107, y, 5, INK, 8)
        p.form("-60,-24! -16,-24! -10,22! -50,26!", STEEL, 0.6)
        p.form("-54,-16! -30,26! -66,70 -104,88! -112,70 -84,26", WOOD, 0.6)
        p.box(6, 14, 66, 20, WOOD, 6, lie=True)
        for x in (-46, -34):
            p.form([(x, -22), (x - 8, -38), (x + 4, -36), (x + 8, -22)], IRON, 0.6, 0)
        arms.trigger(p, -36, 26, 1.1)
        for y in (60, 68, 76):
            p.line(f"{-96 + (76 - y)},{y - 6} {-80 + (76 - y)},{y}", WOOD.dark, 3)


@gear("pistolet_maszynowy")
def submachine_gun(p: Pen) -> None:
    with p.at(128, 114, -16, 0.95):
        arms.barrel(p, 60, -8, 58, 13, IRON)
        p.box(-70, -30, 140, 42, BLACK, 6, lie=True)
        for x in (20, 34, 48):
            p.disc(x, -10, 5, INK)
        arms.grip(p, -44, 10, 60, 26, 16, BLACK)
        arms.magazine(p, 10, 10, 82, 22, -6, IRON)
        p.limb("-68,-14 -116,-10 -118,28", 8, 8, STEEL)
        p.line("-118,30 -122,-12", STEEL.dark, 8)
        arms.trigger(p, -18, 12)
        p.rect(-50, -42, 10, 13, IRON.dark)
        p.rect(54, -42, 8, 13, IRON.dark)


@gear("karabin")
def assault_rifle(p: Pen) -> None:
    with p.at(126, 118, TILT):
        arms.barrel(p, 60, -6, 74, 10, IRON)
        p.box(112, -20, 8, 18, IRON)
        p.box(14, -18, 62, 24, WOOD, 6, lie=True)
        p.box(20, -28, 60, 10, IRON, 4, lie=True)
        arms.receiver(p, -58, -22, 76, 34, BLACK)
        arms.stock(p, -54, -16, 76, 40, WOOD)
        arms.grip(p, -46, 10, 38, 18, 12, DARK_WOOD)
        arms.magazine(p, -12, 10, 62, 24, 26, RUST)
        arms.trigger(p, -28, 12, 0.8)


@gear("dluga_berta")
def long_bertha(p: Pen) -> None:
    with p.at(128, 126, TILT, 0.86):
        p.box(10, -12, 118, 18, OLIVE, 3, lie=True)
        p.form("118,-24! 140,-18! 140,12! 118,18!", IRON, 0.6)
        for x in (122, 130):
            p.line(f"{x},-18 {x},12", INK, 3)
        p.form("-70,-26! 20,-26! 26,16! -60,24!", OLIVE, 0.62)
        p.box(-126, -20, 62, 34, BLACK, 6, lie=True)
        p.form("-126,-24! -140,-18! -140,34! -126,30!", BLACK, 0.6)
        arms.scope(p, -62, -46, 96, 22, "#f2c24a")
        arms.grip(p, -56, 20, 40, 20, 12, BLACK)
        arms.magazine(p, -14, 18, 34, 30, 4, IRON)
        for side in (-1, 1):
            p.limb(f"66,8 {66 + side * 26},74", 9, 7, STEEL)
        p.line("-40,-8 6,-8", "#f4ecda", 5)
        for x in (36, 50, 64):
            p.line(f"{x},-12 {x},6", "#f4ecda", 4)


@gear("minigun")
def minigun(p: Pen) -> None:
    with p.at(112, 130, -16):
        for y, metal in ((-26, STEEL), (-13, IRON), (0, STEEL), (13, IRON), (26, IRON)):
            p.box(0, y - 7, 124, 13, metal, 2, lie=True)
            p.disc(124, y, 3.4, INK, 5)
        for x in (24, 104):
            p.box(x, -38, 14, 76, BLACK, 4)
        p.form("-72,-42! 8,-40! 8,40! -72,42! -88,0", IRON, 0.62)
        machines.hazard(p, -48, -42, 20, 82, 1)
        p.limb("-40,-40 -34,-74 10,-76 14,-42", 13, 13, BLACK)
        arms.grip(p, -84, 18, 54, 26, 4, BLACK)
        for at in range(7):
            with p.at(-30 + at * 3, 52 + at * 13, 14):
                p.box(-18, -5, 30, 9, BRASS, 3, lie=True)
                p.form([(12, -5), (24, 0), (12, 4)], RUST, 0.6, 0)
        p.ball(-90, 0, 18, BLACK)


@gear("miotacz_ognia")
def flamethrower(p: Pen) -> None:
    with p.at(0, 0):
        p.form(
            "256,20 214,24 176,60 150,90! 196,86 240,84 256,76!",
            tones("#e8662a", "#c23f22", "#f59a44"),
            0.8,
            0.1,
        )
        p.form("252,38 214,42 180,68 158,88! 200,78 236,72 252,62", tones("#f9c64a"), 1, 0)
    with p.at(112, 136, -32):
        for y in (-2, 36):
            p.box(-112, y - 20, 104, 36, RED if y < 0 else YELLOW, 17, lie=True)
            p.rect(-22, y - 12, 18, 20, STEEL.base, 4)
        machines.hazard(p, -76, -20, 22, 34, 1)
        p.limb("-6,-2 20,12 20,30 -2,36", 9, 9, BLACK)
        p.box(-4, -10, 92, 16, IRON, 4, lie=True)
        arms.grip(p, 18, 6, 44, 20, 10, BLACK)
        p.form("84,-16! 110,-24! 112,16! 84,10!", BLACK, 0.6)
        arms.trigger(p, 38, 6, 0.9)
        p.disc(112, 18, 6, "#f9c64a")


@gear("strzelba_automatyczna")
def auto_shotgun(p: Pen) -> None:
    with p.at(130, 122, TILT, 0.86):
        arms.barrel(p, 40, -8, 88, 20, BLACK)
        for x in (62, 76, 90):
            p.disc(x, -8, 4, INK)
        p.box(-62, -30, 108, 44, IRON, 6, lie=True)
        arms.stock(p, -58, -22, 70, 42, BLACK)
        p.ball(6, 40, 40, RED, 38)
        p.disc(6, 40, 24, RED.dark)
        for turn in range(0, 360, 60):
            with p.at(6, 40, turn):
                p.disc(0, -24, 8, BRASS.base)
                p.disc(0, -24, 4, BRASS.dark)
        arms.grip(p, -54, 12, 44, 22, 14, BLACK)
        p.box(56, 4, 12, 44, BLACK, 4)


@gear("wyrzutnia_rakiet")
def rocket_launcher(p: Pen) -> None:
    with p.at(124, 132, -30, 0.9):
        p.box(-104, -22, 180, 44, OLIVE, 6, lie=True)
        p.form("-104,-24! -126,-36! -126,36! -104,24!", BLACK, 0.6)
        p.box(-40, -26, 16, 52, BLACK, 3)
        p.box(50, -28, 20, 56, BLACK, 4)
        p.form("70,-17! 100,-30 146,0! 100,30 70,17!", RED, 0.58)
        p.line("96,-26 96,26", BONE.light, 6)
        arms.grip(p, -2, 20, 46, 20, 8, BLACK)
        arms.grip(p, -66, 20, 40, 20, 8, DARK_WOOD)
        p.rect(-14, -44, 34, 20, IRON.base, 3)
        p.disc(18, -34, 5, "#7fc4d0", 8)
        for x in (-90, -76):
            p.line(f"{x},-20 {x},20", YELLOW.base, 6)


@gear("przecinak")
def emp_cutter(p: Pen) -> None:
    glow = "#7fd8ff"
    with p.at(122, 126, TILT, 0.84):
        p.box(-66, -26, 96, 46, tones("#dfe3e0", "#9ba5a6", "#ffffff"), 10, lie=True)
        p.form("-64,-18! -128,-10! -132,30! -62,16!", BLUE, 0.6)
        for y in (-18, 10):
            p.form([(28, y - 6), (128, y - 2), (128, y + 6), (28, y + 6)], BLUE, 0.6)
        for x in (44, 66, 88, 110):
            p.disc(x, -2, 11, glow, 15, opacity=0.45)
            p.line(f"{x},-14 {x},10", glow, 6)
        p.line("128,-2 140,-16 132,-24 148,-40", "#e8fbff", 4, straight=True)
        p.line("128,4 146,8 140,16 152,24", "#e8fbff", 4, straight=True)
        arms.grip(p, -54, 18, 46, 22, 12, BLACK)
        arms.trigger(p, -30, 20)
        machines.lamp(p, -4, -6, 9, glow)
        p.line("-54,-12 -24,-12", BLUE.base, 6)


@gear("ostatni_argument")
def last_argument(p: Pen) -> None:
    """A pistol of the size of a debate."""
    with p.at(110, 112, -14):
        p.form("-60,0! -16,4! -20,40 -40,104! -92,90! -72,44", tones("#7a2440"), 0.6)
        p.disc(-54, 54, 11, GOLD.base)
        p.disc(-54, 54, 5, GOLD.dark)
        p.box(-30, -46, 158, 50, GOLD, 6, lie=True)
        p.box(112, -54, 22, 66, GOLD, 6, lie=True)
        p.disc(134, -21, 8, INK, 20)
        p.form("-78,-44! -16,-50! -16,24! -60,14!", IRON, 0.6)
        p.form("-78,-44! -96,-74! -74,-70! -58,-46!", GOLD, 0.6)
        for x in (4, 36, 68):
            p.line(f"{x},-38 {x + 16},-22 {x},-6", GOLD.dark, 5)
        machines.lamp(p, 98, -21, 8, RED.base, glow=False)
        arms.trigger(p, -22, 22, 1.3)


@gear("naboje")
def bullets(p: Pen) -> None:
    for x, y, high in ((58, 220, 168), (198, 220, 168), (128, 238, 212)):
        arms.cartridge(p, x, y, high, high * 0.29, tones("#b8683a"))


@gear("dum_dumy")
def dum_dum(p: Pen) -> None:
    """Each tip sawn crosswise."""
    for x, y, turn in ((70, 206, -14), (186, 206, 14), (128, 216, 0)):
        with p.at(x, y, turn):
            p.form("-24,-100! -26,-128 -18,-152! 18,-152! 26,-128 24,-100!", RED, 0.58)
            p.flat("-18,-153! -4,-153! 0,-126! 4,-153! 18,-153! 14,-144! -14,-144!", INK)
            p.box(-24, -100, 48, 94, BRASS)
            p.box(-28, -8, 56, 14, BRASS, 3)
            p.rect(-24, -100, 48, 6, BRASS.dark)


@gear("celownik")
def scope(p: Pen) -> None:
    with p.at(124, 126, -20, 0.88):
        p.box(-70, 26, 150, 14, IRON, 3, lie=True)
        for x in (-44, 34):
            p.box(x, -28, 20, 56, IRON, 4)
        p.box(-96, -20, 196, 40, BLACK, 8, lie=True)
        p.form("60,-22! 90,-40! 124,-40! 124,40! 90,40! 60,22!", BLACK, 0.6)
        p.box(-116, -28, 42, 56, BLACK, 8, lie=True)
        p.box(-20, -42, 36, 24, STEEL, 5)
        p.disc(124, 0, 14, "#cfe9e6", 36)
        p.disc(126, 0, 11, "#7fc4d0", 30)
        p.line("126,-28 126,28", RED.base, 3)
        p.line("116,0 136,0", RED.base, 3)


@gear("celownik_laserowy")
def laser_sight(p: Pen) -> None:
    with p.at(100, 148, -32):
        p.line("60,-4 200,-4", "#ff3b2c", 9, 0.35, straight=True)
        p.line("60,-4 200,-4", "#ff5a3c", 4, straight=True)
        p.box(-80, -34, 130, 58, BLACK, 10, lie=True)
        p.box(46, -24, 24, 40, IRON, 5, lie=True)
        p.disc(70, -4, 6, "#ff3b2c", 12)
        machines.lamp(p, -50, -6, 11, "#ff3b2c")
        p.line("-24,-18 30,-18", BLACK.light, 5)
        p.line("-24,6 30,6", BLACK.light, 5)
        p.box(-66, 24, 100, 16, STEEL, 3, lie=True)
        for x in (-58, -34, -10, 14):
            p.rect(x, 32, 12, 10, INK)
    p.disc(218, 72, 16, "#ff3b2c", opacity=0.35)
    p.disc(218, 72, 8, "#ffb08a")


@gear("powiekszony_magazynek")
def extended_magazine(p: Pen) -> None:
    with p.at(118, 130, 8, 0.84):
        p.form("-44,-92! 26,-92! 34,-20 58,70 76,104! 10,122! -16,70 -36,-10", IRON, 0.62)
        for y, x in ((-50, -26), (-14, -20), (24, -10), (62, 2), (92, 16)):
            p.line(f"{x},{y} {x + 44},{y - 6}", IRON.dark, 6)
        p.form("76,104! 10,122! 14,134! 84,114!", BLACK, 0.6)
        for x in (-36, -12, 12):
            with p.at(x + 4, -86, 0):
                arms.cartridge(p, 0, 0, 40, 18, RUST)
        p.rect(-46, -94, 74, 14, STEEL.base, 3)


@gear("swiety_naboj")
def holy_bullet(p: Pen) -> None:
    for turn in range(0, 360, 30):
        with p.at(128, 122, turn):
            p.flat("-7,-84! 7,-84! 0,-124!", GOLD.light)
    p.disc(128, 122, 84, "#fff3cf", opacity=0.75)
    arms.cartridge(p, 128, 200, 160, 48, STEEL, GOLD)
    p.rect(122, 124, 12, 48, "#fff8e0", 2)
    p.rect(110, 136, 36, 12, "#fff8e0", 2)
    p.line("84,44 128,30 172,44", GOLD.base, 9)
    p.line("84,44 128,56 172,44", GOLD.base, 9)
    with p.at(128, 206):
        p.form("-72,-6! -40,8 0,-4! 40,8 72,-6! 60,24 0,34 -60,24", RED, 0.6)


@gear("granat_dymny")
def smoke_grenade(p: Pen) -> None:
    for x, y, r in ((70, 66, 40), (116, 42, 36), (172, 56, 44), (214, 92, 30), (44, 106, 26)):
        p.disc(x, y, r, "#d9d4c6", opacity=0.8)
        p.disc(x - 6, y - 8, r * 0.6, "#f4f0e4", opacity=0.8)
    with p.at(128, 160, 10):
        p.box(-40, -62, 80, 142, GREEN, 12)
        p.rect(-40, -26, 80, 22, BONE.light)
        p.rect(-40, 14, 80, 8, BONE.light)
        p.box(-22, -84, 44, 26, STEEL, 4)
        p.form("20,-84! 56,-74! 60,10! 48,14! 42,-58! 20,-64!", STEEL, 0.6)
        p.line("-22,-78 -50,-92 -62,-70 -44,-60 -30,-72", BRASS.base, 6)


@gear("granat_odlamkowy")
def frag_grenade(p: Pen) -> None:
    with p.at(124, 150, -10):
        p.ball(0, 6, 66, OLIVE, 76)
        for y, half in ((-34, 50), (-2, 60), (30, 57), (56, 40)):
            p.line(f"{-half},{y} 0,{y + 10} {half},{y}", OLIVE.dark, 6)
        for x in (-34, 0, 34):
            p.line(f"{x * 0.7},-64 {x * 1.2},6 {x * 0.7},76", OLIVE.dark, 6)
        p.box(-24, -92, 48, 32, STEEL, 5)
        p.form("18,-94! 64,-84! 84,-16 78,30! 66,30! 66,-10 48,-64! 18,-72!", STEEL, 0.6)
        p.line("-24,-82 -60,-104 -84,-82 -68,-58 -44,-68", BRASS.base, 9)


@gear("koktajl_molotowa")
def molotov(p: Pen) -> None:
    with p.at(128, 156, 14):
        p.form(
            "-22,-66! 22,-66! 24,-34 50,-8 52,20 50,88! -50,88! -52,20 -50,-8 -24,-34",
            tones("#5f8a5a", "#3d6142", "#a3c890"),
            0.6,
        )
        p.rect(-42, 10, 84, 54, BONE.base, 4)
        p.form("0,18! 14,36 12,50 0,56 -12,50 -14,36", RED, 0.6)
        p.box(-24, -84, 48, 22, DARK_WOOD, 5)
        p.form("-16,-80! 16,-80! 30,-112 10,-130 -8,-112 -24,-124! -26,-100", BONE, 0.6)
    with p.at(166, 38, 12):
        p.form(
            "-22,10 -30,-14 -12,-40! -6,-24! 8,-62! 20,-26 30,-34! 32,-2 16,16",
            tones("#e8662a", "#c23f22", "#f59a44"),
            0.7,
        )
        p.form("-10,10 -12,-8 2,-30! 12,-10 14,6", tones("#f9c64a"), 1, 0)


@gear("mini_bomber")
def mini_bomber(p: Pen) -> None:
    with p.at(128, 112, -12):
        p.form("-110,-14! -40,-18! 40,-18! 110,-14! 114,8! 30,20! -30,20! -114,8!", TEAL, 0.64)
        p.form("0,-66 24,-44 24,30 12,78! -12,78! -24,30 -24,-44", RED, 0.62)
        p.form("-44,66! 44,66! 38,86! -38,86!", TEAL, 0.6)
        p.disc(0, -28, 14, "#7fc4d0", 18)
        for x in (-66, 66):
            p.box(x - 13, -30, 26, 40, IRON, 8)
            p.disc(x, -34, 36, "#f4ecda", 5, opacity=0.7)
        for x in (-84, 84):
            p.disc(x, -2, 9, RED.base)
    for x, y in ((92, 206), (140, 222)):
        with p.at(x, y, 8):
            p.form("-9,-24! 9,-24! 14,0 0,26! -14,0", BLACK, 0.6)
            p.form([(-9, -24), (-16, -38), (16, -38), (9, -24)], IRON, 0.6)
