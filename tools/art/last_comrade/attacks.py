"""Attack cards: what comes flying, on red."""

from tools.art.gallery import WIDE, Series
from tools.art.kit import arms, land, machines, people, signs, vehicles, winter
from tools.art.kit.winter import BOSS, OTHER, SOLDIER, THIRD
from tools.art.palette import (
    BONE,
    BRASS,
    FAIR,
    GLASS,
    INK,
    IRON,
    LEATHER,
    OLIVE,
    PALE,
    RED,
    SNOW,
    STEEL,
    WOOD,
    dimmed,
    tones,
)  # fmt: skip
from tools.art.pen import Pen

attacks = Series("last_comrade", "attack", WIDE)


@attacks("trench_volley")
def trench_volley(p: Pen) -> None:
    """Three in a trench, firing towards the Commissar."""
    winter.poster(p, "attack", snow=176)
    steel = tones("#55606a")
    for x, y, size in ((86, 186, 0.5), (452, 188, 0.5), (218, 168, 0.84)):
        with p.at(x, y, scale=size):
            with p.at(-128, -130):
                people.shoulders(p, steel)
                people.head(p, FAIR)
                people.eyes(p, look=7)
                people.brows(p, INK, 4)
                people.nose(p, FAIR)
                winter.gun_crew_helmet(p, steel)
            p.limb("-60,80 -10,66 40,44", 34, 24, steel)
            with p.at(34, 36, -7):
                p.box(-70, -6, 130, 15, WOOD, 5, lie=True)
                p.box(56, -4, 84, 9, IRON, 2, lie=True)
            p.ball(46, 42, 14, FAIR)
            land.burst(p, 186, 18, 30, points=8)
    p.form("-10,262! -10,214 100,206 256,214 400,204 522,214 522,262!", SNOW, 0.86, 0)
    for x in (50, 134, 218, 302, 386, 470):
        p.ball(x, 222, 46, winter.DIRT, 17)


@attacks("heavy_mg")
def heavy_mg(p: Pen) -> None:
    winter.poster(p, "attack")
    with p.at(234, 140, -4, wide=-1):
        machines.wheel(p, 22, 64, 42, STEEL, 6)
        p.box(-30, 30, 120, 12, OLIVE, lie=True)
        p.form("-20,-62! 14,-70! 14,52! -20,46!", OLIVE, 0.62)
        p.box(-150, -18, 150, 34, OLIVE, 6, lie=True)
        for x in (-136, -116, -96, -76, -56):
            p.line(f"{x},-16 {x},14", OLIVE.dark, 4)
        p.box(10, -22, 70, 42, IRON, 4, lie=True)
        p.line("80,-10 108,-22", IRON.dark, 8)
        p.line("80,10 108,12", IRON.dark, 8)
        for at in range(6):
            p.box(24 + at * 8, 20 + at * 12, 24, 8, BRASS, 3, lie=True)
    land.burst(p, 400, 122, 46)
    for x, y in ((452, 96), (472, 126), (450, 154)):
        p.line(f"{x},{y} {x + 50},{y + (y - 124) * 0.3}", "#f7d27a", 6)


@attacks("ambush")
def ambush(p: Pen) -> None:
    """The bush stood elsewhere yesterday."""
    winter.poster(p, "attack")
    green = tones("#4d6b3c", "#334a2c", "#7f9a5c")
    for x, y, r in (
        (170, 150, 50),
        (214, 112, 56),
        (270, 102, 58),
        (326, 122, 54),
        (352, 164, 46),
        (256, 168, 76),
    ):
        p.ball(x, y, r, green)
    for x, y in ((196, 96), (300, 84), (340, 130), (180, 150), (236, 100), (280, 196)):
        p.disc(x, y, 7, green.light)
    p.flat("188,130! 324,130! 316,162! 196,162!", INK)
    winter.eyes_wide(p, 256, 146, 15)
    p.line("222,128 248,136", INK, 7)
    p.line("290,128 264,136", INK, 7)
    for x in (208, 304):
        p.form([(x - 18, 230), (x + 18, 230), (x + 14, 208), (x - 14, 208)], LEATHER, 0.6)
    p.box(120, 176, 120, 11, IRON, 3, lie=True)
    p.disc(118, 181, 4, INK)


@attacks("bullet_in_the_back")
def bullet_in_the_back(p: Pen) -> None:
    winter.poster(p, "attack")
    winter.soldier(p, 178, 238, 1.6, "walk", SOLDIER, left=True)
    p.disc(186, 146, 19, "#f7ecd2")
    p.disc(186, 146, 12, "#b3261e")
    p.disc(186, 146, 5, "#f7ecd2")
    winter.bullet(p, 300, 146, 0.8, left=True, trail=110)
    p.limb("512,236 452,170 412,148", 46, 30, winter.COMMISSAR)
    p.ball(408, 146, 17, PALE)
    p.box(362, 132, 52, 16, IRON, 3, lie=True)


@attacks("marksman")
def marksman(p: Pen) -> None:
    winter.poster(p, "attack", snow=260)
    p.disc(256, 130, 118, INK)
    p.disc(256, 130, 106, "#dfe9ea")
    p.form("150,152! 200,158 256,150 312,160 362,152! 350,196 306,226 256,236 206,226 162,196", SNOW, 0.9, 0)
    winter.soldier(p, 256, 216, 1.25, "stand", THIRD)
    p.form("256,76 244,62 232,68 236,84 256,102! 276,84 280,68 268,62", RED, 0.6)
    p.line("256,26 256,234", "#b3261e", 4, straight=True)
    p.line("152,130 360,130", "#b3261e", 4, straight=True)
    for x in (190, 322):
        p.line(f"{x},120 {x},140", "#b3261e", 4)


@attacks("stray_bullet")
def stray_bullet(p: Pen) -> None:
    """It asks for the way."""
    winter.poster(p, "attack", snow=222)
    places = "20,60 90,40 130,96 82,132 110,178 190,160 214,104 170,70"
    p.line(places, "#f7ecd2", 6, 0.85)
    with p.at(268, 124, 18, 1.35):
        p.form("-64,-34! 20,-34! 58,-26 92,0 58,26 20,34! -64,34!", BRASS, 0.62)
        p.form("20,-34! 58,-26 92,0 58,26 20,34!", tones("#b8683a"), 0.6)
        p.rect(-64, -34, 10, 68, BRASS.dark)
        winter.eyes_wide(p, 46, -6, 9)
        p.line("38,16 50,12 60,17", INK, 4)
    with p.at(396, 214):
        p.box(-5, -120, 10, 130, WOOD)
        for y, way in ((-106, 1), (-74, -1)):
            p.form(
                [
                    (-way * 34, y - 13),
                    (way * 30, y - 13),
                    (way * 48, y),
                    (way * 30, y + 13),
                    (-way * 34, y + 13),
                ],
                WOOD,
                0.7,
            )


@attacks("laser")
def laser(p: Pen) -> None:
    """Nobody asks where they got it."""
    winter.poster(p, "attack")
    p.line("-10,128 512,128", "#ffe8d8", 26, 0.5, straight=True)
    p.line("-10,128 512,128", "#ff5a3c", 12, straight=True)
    p.line("-10,128 512,128", "#fff3e0", 4, straight=True)
    for x, dress in ((196, SOLDIER), (316, OTHER)):
        winter.soldier(p, x, 236, 1.28, "cheer", dress)
        p.disc(x, 128, 15, "#fff3e0")
        p.disc(x, 128, 8, "#ff5a3c")
    with p.at(70, 128):
        p.box(-60, -34, 96, 68, tones("#d6d0be", "#9a9483", "#f6f1e2"), 12)
        p.form("36,-24! 62,-12! 62,12! 36,24!", RED, 0.6)
        machines.lamp(p, -16, 0, 16, "#ff5a3c")
        p.limb("-10,34 -10,110", 14, 20, STEEL)


@attacks("grenade")
def grenade(p: Pen) -> None:
    winter.poster(p, "attack")
    with p.at(270, 136, 28):
        p.box(-12, 30, 24, 92, WOOD, 8)
        p.box(-42, -86, 84, 118, tones("#4b5a5e", "#313c40", "#788a8e"), 12)
        for y in (-60, -30, 0):
            p.line(f"-40,{y} 40,{y}", "#313c40", 5)
        p.box(-20, -104, 40, 22, STEEL, 5)
        p.line("0,-104 10,-124 30,-122", BRASS.base, 6)
    for x, y, long in ((110, 66, 70), (92, 104, 86), (112, 142, 70)):
        p.line(f"{x},{y + 14} {x + long},{y}", "#f7ecd2", 7, 0.85)
    land.burst(p, 332, 34, 26, points=7)
    winter.soldier(p, 404, 246, 1.0, "run", THIRD)


@attacks("mortar")
def mortar(p: Pen) -> None:
    winter.poster(p, "attack")
    with p.at(206, 212, 24):
        p.box(-22, -128, 44, 136, tones("#55606a"), 6)
        p.box(-27, -134, 54, 16, IRON, 4)
        p.ball(0, -132, 22, IRON, 6)
        p.box(-27, -40, 54, 10, IRON)
    p.limb("236,140 284,236", 9, 8, STEEL)
    p.limb("236,140 248,238", 9, 8, STEEL)
    p.ball(190, 222, 50, IRON, 15)
    with p.at(320, 46, 38, 0.72):
        p.form("0,-66! 22,-36 26,6 12,40! -12,40! -26,6 -22,-36", tones("#7d8a5a", "#535d3c", "#a9b582"), 0.6)
        p.form("-12,40! -34,78! 34,78! 12,40!", IRON, 0.6)
    land.smoke(p, 264, 96, 0.8, "#f2e8d6")
    p.line("278,82 296,66", "#f7ecd2", 6)


@attacks("air_bomb")
def air_bomb(p: Pen) -> None:
    winter.poster(p, "attack")
    with p.at(250, 52, -4):
        grey = tones("#55606a")
        p.form("-150,0! -110,-22 40,-26 128,-10 150,0 128,12 -60,20", grey, 0.6)
        p.form("-150,-2! -172,-44! -144,-44! -118,-14!", grey, 0.6)
        p.form("-40,4! 40,0! 4,44! -60,44!", dimmed(grey, 0.15), 0.6)
        p.flat("70,-22! 104,-18! 108,-8! 66,-8!", GLASS.base)
        p.line("152,-30 152,30", "#f2e8d6", 7, 0.7)
        winter.black_star(p, -60, -2, 13)
    winter.bomb(p, 196, 158, 0.62, 8)
    winter.bomb(p, 268, 176, 0.82, 4)
    winter.bomb(p, 342, 150, 0.56, 10)
    winter.soldier(p, 110, 246, 0.75, "run", SOLDIER, left=True)
    winter.soldier(p, 412, 246, 0.75, "run", OTHER)


@attacks("petrol_bomb")
def petrol_bomb(p: Pen) -> None:
    winter.poster(p, "attack")
    with p.at(256, 140, 34):
        p.form(
            "-18,-56! 18,-56! 20,-30 42,-8 44,14 42,92! -42,92! -44,14 -42,-8 -20,-30",
            tones("#5f8a5a", "#3d6142", "#a3c890"),
            0.6,
        )
        p.rect(-36, 22, 72, 44, BONE.base, 3)
        signs.star(p, 0, 44, 17, RED)
        p.form("-12,-58! 12,-58! 22,-90 4,-104 -12,-92", BONE, 0.6)
    land.fire(p, 330, 58, 1.15)
    for x, y, long in ((104, 150, 56), (92, 186, 62), (130, 216, 54)):
        p.line(f"{x},{y} {x + long},{y - 20}", "#f7ecd2", 7, 0.85)


@attacks("rocket_storm")
def rocket_storm(p: Pen) -> None:
    winter.poster(p, "attack")
    for x, y, size in ((120, 84, 0.62), (196, 52, 0.74), (268, 96, 0.84), (346, 58, 0.74), (416, 100, 0.62)):
        p.flat(
            [
                (x + 24 * size, y - 40 * size),
                (x + 44 * size, y - 24 * size),
                (x + 150 * size, y - 150 * size),
            ],
            "#f7d27a",
            0.75,
        )
        vehicles.rocket(p, x, y, size * 0.6, tones("#5c6b4a"), 222)
    for x in (130, 256, 382):
        winter.blast(p, x, 226, 34)


@attacks("barrage")
def barrage(p: Pen) -> None:
    winter.poster(p, "attack")
    for x, y, r in ((132, 206, 58), (384, 206, 58), (256, 216, 86)):
        winter.blast(p, x, y, r)
    for x, y in ((66, 60), (440, 60), (330, 44), (186, 40)):
        with p.at(x, y, 200 if x < 256 else 160, 0.4):
            p.form("0,-66! 22,-36 26,6 26,40! -26,40! -26,6 -22,-36", BRASS, 0.6)


@attacks("signal_flare")
def signal_flare(p: Pen) -> None:
    winter.poster(p, "attack")
    for r, seen in ((96, 0.22), (66, 0.35), (40, 0.6)):
        p.disc(304, 76, r, "#ffe07a", opacity=seen)
    signs.spark(p, 304, 76, 58, "#fff6d0")
    p.line("196,176 230,140 262,112 292,86", "#fff3cf", 8, 0.85)
    p.limb("90,262 140,230 172,200", 40, 30, winter.COAT)
    p.ball(178, 194, 19, FAIR)
    with p.at(182, 184, -46):
        p.box(0, -11, 60, 22, tones("#c9562c"), 5, lie=True)
        arms.grip(p, 0, 6, 34, 16, 8, WOOD)
    winter.soldier(p, 386, 244, 0.95, "cheer", OTHER)


@attacks("tear_gas")
def tear_gas(p: Pen) -> None:
    winter.poster(p, "attack", snow=260)
    gas = "#c9d67a"
    for x, y, r in (
        (110, 200, 62),
        (180, 226, 58),
        (340, 222, 66),
        (410, 190, 60),
        (256, 240, 70),
        (80, 140, 40),
        (436, 120, 40),
    ):
        p.disc(x, y, r, gas, opacity=0.75)
        p.disc(x - 10, y - 12, r * 0.6, "#e6eeb0", opacity=0.75)
    with p.at(256, 146, scale=0.92), p.at(-128, -118):
        people.shoulders(p, winter.COAT)
        people.neck(p, FAIR)
        people.head(p, FAIR)
        for side in (-1, 1):
            p.line(f"{128 + side * 27},114 {128 + side * 17},120 {128 + side * 8},115", INK, 6)
            p.form(
                [
                    (128 + side * 18 - 7, 126),
                    (128 + side * 18 + 7, 126),
                    (128 + side * 20 + 9, 160),
                    (128 + side * 20 - 9, 160),
                ],
                tones("#8fd0e8"),
                0.7,
            )
        people.nose(p, tones("#d98a7a"))
        people.mouth(p, INK, -8, 14, 158, 6)
        winter.fur_hat(p)
    for x, y in ((96, 214), (412, 214)):
        with p.at(x, y, 70):
            p.box(-13, -30, 26, 58, STEEL, 5)
            p.rect(-13, -10, 26, 12, "#c9d67a")


@attacks("towarzysze")
def comrades(p: Pen) -> None:
    """Attendance is compulsory, and so is applause."""
    winter.poster(p, "attack", snow=226)
    p.form("60,30! 452,22! 452,86! 60,90!", tones("#f2e8d2"), 0.9, 0)
    for x, colour in ((96, RED), (416, RED)):
        signs.star(p, x, 56, 22, colour)
    for x in (150, 190, 230, 270, 310, 350):
        p.rect(x, 44, 24, 24, "#b3261e", 2)
        p.rect(x + 8, 52, 8, 10, "#f2e8d2")
    for x, dress in ((104, THIRD), (180, SOLDIER), (256, BOSS), (332, OTHER), (408, THIRD)):
        winter.soldier(p, x, 240, 1.26 if dress is BOSS else 1.1, "cheer", dress)


@attacks("mine")
def mine(p: Pen) -> None:
    winter.poster(p, "attack", snow=168)
    p.ball(250, 206, 98, SNOW, 24)
    p.ball(250, 194, 78, OLIVE, 27)
    p.ball(250, 180, 48, OLIVE, 16)
    p.ball(250, 170, 20, RED, 9)
    for x in (190, 220, 280, 310):
        p.disc(x, 196, 5, OLIVE.light, 3)
    p.form("254,-10! 330,-10! 326,70 330,100! 250,112! 228,104 232,92! 262,84", tones("#3a2c22"), 0.6)
    p.form("228,100! 330,98! 332,116! 226,118!", tones("#5c4634"), 0.7)
    for side, y in ((-1, 140), (1, 138)):
        p.line(f"{278 + side * 80},{y} {278 + side * 104},{y - 10}", "#f7ecd2", 7)
        p.line(f"{278 + side * 74},{y - 26} {278 + side * 92},{y - 44}", "#f7ecd2", 7)


@attacks("barbed_wire")
def barbed_wire(p: Pen) -> None:
    """It got the coat; the coat was army property."""
    winter.poster(p, "attack")
    for x in (90, 256, 422):
        p.limb(f"{x - 30},236 {x + 26},96", 14, 12, WOOD)
        p.limb(f"{x + 30},236 {x - 26},96", 14, 12, dimmed(WOOD, 0.2))
    with p.at(268, 146, 6):
        p.form(
            "-44,-46! -14,-52 14,-52 44,-46! 78,30! 56,40! 40,4! 46,84! -46,84! -40,4! -56,44! -80,36!",
            winter.COAT,
            0.66,
        )
        p.line("0,-48 0,82", winter.COAT.dark, 4)
        p.flat("-10,-50! 10,-50! 0,-34!", INK)
        p.flat("20,40! 40,84! 10,84!", "#b3392c")
    for y in (112, 150, 190):
        p.line(f"0,{y} 90,{y + 8} 170,{y - 8} 256,{y + 6} 340,{y - 8} 422,{y + 8} 512,{y}", "#3f474b", 4)
        for x in range(20, 512, 44):
            p.line(f"{x - 9},{y - 9} {x + 9},{y + 9}", "#3f474b", 3.4, straight=True)
            p.line(f"{x + 9},{y - 9} {x - 9},{y + 9}", "#3f474b", 3.4, straight=True)


@attacks("russian_roulette")
def roulette(p: Pen) -> None:
    winter.poster(p, "attack", snow=260)
    p.disc(256, 130, 100, INK, opacity=0.25)
    p.ball(252, 126, 94, STEEL)
    for turn in range(0, 360, 60):
        with p.at(252, 126, turn):
            p.disc(0, -56, 23, IRON.dark)
            p.disc(2, -54, 19, INK)
    p.ball(252, 70, 19, BRASS)
    p.disc(252, 70, 8, BRASS.dark)
    p.ball(252, 126, 18, IRON)
    p.line("372,60 398,104 398,154 370,198", "#f7ecd2", 9)
    p.flat("352,212! 384,208! 366,180!", "#f7ecd2")
    p.line("132,194 106,150 106,104 134,58", "#f7ecd2", 9)
    p.flat("152,42! 120,46! 138,76!", "#f7ecd2")


@attacks("sniper")
def sniper(p: Pen) -> None:
    """He sees whatever moves."""
    winter.poster(p, "attack", snow=150)
    winter.pine(p, 60, 220, 1.4)
    winter.pine(p, 452, 224, 1.5)
    white = tones("#f4f6f4", "#c2ccd0", "#ffffff")
    p.form("140,236! 150,170 200,120 256,106 312,120 360,170 372,236!", white, 0.66)
    with p.at(256, 140, scale=0.62), p.at(-128, -118):
        p.form("128,30! 168,44 188,96 184,160 128,196 72,160 68,96 88,44", white, 0.62)
        people.head(p, FAIR, 0.86, ears=False)
        people.bandana(p, white)
        p.line("96,100 118,108", INK, 6)
        p.disc(110, 116, 5, INK)
    with p.at(316, 182, 176):
        p.box(-60, -10, 190, 17, WOOD, 5, lie=True)
        p.box(120, -7, 130, 10, IRON, 2, lie=True)
    p.box(250, 142, 84, 20, IRON, 6, lie=True)
    p.ball(176, 182, 15, tones("#f4f6f4", "#c2ccd0", "#ffffff"))
    p.ball(284, 152, 22, IRON)
    p.disc(284, 152, 16, "#7fc4d0")
    p.disc(279, 146, 6, "#ffffff")
    p.form("110,262! 130,216 256,206 386,216 402,262!", SNOW, 0.8, 0)
    signs.spark(p, 296, 136, 17, "#fff6d0")


@attacks("stragglers")
def stragglers(p: Pen) -> None:
    """Whoever stands still is merchandise."""
    winter.poster(p, "attack")
    for x, dress in ((152, THIRD), (256, SOLDIER), (360, OTHER)):
        winter.soldier(p, x, 238, 1.34, "stand", dress)
        p.line(f"{x + 8},142 {x + 20},160", "#f2e8d2", 3)
        with p.at(x + 24, 172, 12):
            p.form("-15,-12! 0,-22! 15,-12! 15,22! -15,22!", tones("#f0d98a"), 0.7)
            p.disc(0, -12, 3, INK)
            p.line("-8,2 8,2", INK, 3)
            p.line("-8,11 4,11", INK, 3)
    for x in (204, 308):
        p.disc(x, 226, 16, "#b9c7d0", 5)
