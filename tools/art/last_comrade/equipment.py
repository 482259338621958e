"""Equipment: what the army has, and what it found."""

from tools.art.gallery import WIDE, Series
from tools.art.kit import arms, land, machines, people, signs, winter
from tools.art.palette import (
    BLACK,
    BRASS,
    FAIR,
    GLASS,
    GOLD,
    INK,
    IRON,
    LEATHER,
    RED,
    STEEL,
    WOOD,
    dimmed,
    tones,
)  # fmt: skip
from tools.art.pen import Pen

equipment = Series("last_comrade", "equipment", WIDE)


@equipment("car_door")
def car_door(p: Pen) -> None:
    """There was no car, but the door turned up."""
    winter.poster(p, "equipment")
    paint = tones("#3f7a78", "#285452", "#74aaa4")
    with p.at(250, 134, 5):
        p.form("-104,0! -70,-98! 70,-98 92,-92! 96,0! 100,96! -96,98!", paint, 0.68)
        p.form("-80,-8! -56,-82! 14,-82! 14,-8!", GLASS, 0.6)
        p.form("24,-8! 24,-82! 72,-82! 76,-8!", dimmed(GLASS, 0.15), 0.6)
        p.line("-60,-20 -36,-70", "#ffffff", 6)
        p.box(40, 14, 40, 13, STEEL, 5, lie=True)
        p.line("-92,44 92,42", paint.dark, 4)
        for x, y in ((-50, 66), (-10, 74), (-34, 40)):
            p.disc(x, y, 8, INK)
            p.disc(x, y, 12, paint.light, opacity=0.4)
    winter.bullet(p, 108, 96, 0.55, trail=120)
    land.burst(p, 146, 98, 26, points=8)


@equipment("tank_rudy_102")
def tank(p: Pen) -> None:
    """Room for two; the dog walks."""
    winter.poster(p, "equipment")
    body = tones("#5f7a4a", "#3d5433", "#8fa874")
    machines.track(p, 118, 176, 268, 60, 6)
    p.form("106,178! 128,142! 372,142! 400,178!", body, 0.7)
    p.form("184,142! 196,96 222,84 296,84 322,98 334,142!", body, 0.66)
    p.box(40, 104, 156, 17, body, 4, lie=True)
    p.box(32, 99, 24, 27, body, 4, lie=True)
    p.ball(250, 84, 31, body, 8)
    p.form("266,112! 292,112! 286,124! 302,136! 276,130! 252,138! 260,124! 246,112!", RED, 1, 0)
    signs.star(p, 266, 116, 22, RED)
    with p.at(250, 66, scale=0.3), p.at(-128, -118):
        people.shoulders(p, winter.COAT)
        people.head(p, FAIR)
        people.eyes(p)
        people.goggles(p, y=86)
        people.crop(p, tones("#3a2c22"))
    dog = tones("#8a6a44", "#5c4429", "#b8946a")
    with p.at(418, 236, 0, 0.72):
        p.limb("-30,-34 30,-36", 26, 26, dog)
        for x in (-30, -18, 20, 32):
            p.limb(f"{x},-30 {x},-4", 10, 8, dog)
        p.limb("-40,-40 -58,-62", 9, 5, dog)
        p.ball(46, -56, 19, dog)
        p.form("54,-62! 80,-54! 76,-44! 52,-44!", dog, 0.6)
        p.form("34,-70! 32,-94! 50,-76!", dog, 0.6)
        p.disc(50, -60, 3, INK)
        p.disc(79, -54, 4, INK)


@equipment("helmet")
def helmet(p: Pen) -> None:
    """The dent is from the last owner."""
    winter.poster(p, "equipment")
    green = tones("#66724c", "#444d34", "#94a074")
    p.form("120,178! 116,118 164,58 256,44 348,58 396,118 392,178! 372,192 256,172 140,192", green, 0.66)
    p.form("104,184 140,166 256,156 372,166 408,184 392,206 256,190 120,206", green, 0.6)
    p.form("272,62 312,74 322,104 296,116 268,98", tones("#444d34", "#2f3624", "#5c6748"), 0.6)
    p.line("284,78 300,92 294,106", "#94a074", 4)
    signs.star(p, 210, 116, 28, RED)
    p.limb("140,196 150,236 196,244", 9, 9, LEATHER)
    p.limb("372,196 366,230 330,246", 9, 9, LEATHER)
    p.box(196, 236, 24, 18, BRASS, 4)


@equipment("frying_pan")
def frying_pan(p: Pen) -> None:
    winter.poster(p, "equipment")
    with p.at(236, 130, -32):
        p.box(86, -14, 136, 28, IRON, 12, lie=True)
        p.disc(204, 0, 8, "#a5b2b6")
        p.ball(0, 0, 98, IRON)
        p.disc(0, 0, 80, IRON.dark)
        p.disc(2, 2, 74, "#2b2f31")
    p.form(
        "178,118 200,84 240,80 274,96 288,130 262,160 226,150 200,168 176,150",
        tones("#fbf6e8", "#d9d0b8", "#ffffff"),
        0.8,
    )
    p.ball(234, 118, 25, tones("#f0b52c", "#c98a1c", "#fbdc7a"))
    land.burst(p, 142, 78, 26, points=8)
    winter.bullet(p, 92, 62, 0.5, trail=100)


@equipment("sandbag")
def sandbag(p: Pen) -> None:
    """The best of friends, for it keeps silent."""
    winter.poster(p, "equipment")
    jute = tones("#b79a64", "#846c42", "#d8c08c")
    for x, y in ((150, 212), (256, 218), (362, 212), (204, 160), (310, 160)):
        with p.at(x, y):
            p.form("-58,-4 -54,-26 -20,-32 20,-32 54,-26 58,-4 54,22 20,28 -20,28 -54,22", jute, 0.66)
            p.line("-30,-6 -10,-2", jute.dark, 3)
            p.line("10,8 34,4", jute.dark, 3)
    with p.at(256, 100):
        p.form("-60,-4 -56,-28 -20,-34 20,-34 56,-28 60,-4 56,26 20,32 -20,32 -56,26", jute, 0.66)
        p.form("54,-18! 80,-30! 76,0! 82,20! 54,14!", jute, 0.6)
        p.line("56,-16 56,14", "#6d4a28", 6)
        winter.eyes_wide(p, -6, -4, 10)
        p.line("-18,15 -6,20 8,15", INK, 5)
    p.form("206,84! 210,56 256,44 302,56 306,84! 256,72", tones("#66724c"), 0.6)


@equipment("stolen_boots")
def stolen_boots(p: Pen) -> None:
    """Still warm."""
    winter.poster(p, "equipment")
    for x, wide, tone in (
        (210, 1, tones("#5a3a24", "#3a2416", "#86603e")),
        (308, 1, tones("#4c301e", "#301d12", "#745236")),
    ):
        with p.at(x, 226, wide=wide):
            p.form("-38,-150! 28,-150! 30,-60 66,-40 78,-14! 78,0! -40,0! -36,-60", tone, 0.66)
            p.form("-42,-156! 32,-156! 32,-130! -42,-130!", dimmed(tone, 0.2), 0.7)
            p.rect(-42, -2, 122, 14, INK, 3)
            p.line("-34,-52 28,-56", tone.dark, 5)
            p.line("-20,-100 14,-96", tone.dark, 5)
    for x in (200, 228, 296, 324):
        p.line(f"{x},58 {x - 8},44 {x + 6},32 {x - 2},18", "#ffffff", 6, 0.85)
    with p.at(388, 176, 14):
        p.form("-15,-12! 0,-24! 15,-12! 15,26! -15,26!", tones("#f0d98a"), 0.7)
        p.disc(0, -12, 3, INK)
        p.line("-8,4 8,4", INK, 3)
        p.line("-6,18 7,10", RED.base, 3)
    p.line("386,158 352,140", "#f2e8d2", 3)


@equipment("revolver")
def revolver(p: Pen) -> None:
    """It went off by itself, honestly."""
    winter.poster(p, "equipment")
    with p.at(250, 126, -12, 1.12):
        p.form("-62,-2! -26,6! -22,40 -44,100! -92,86! -72,44", WOOD, 0.6)
        signs.star(p, -60, 60, 14, RED)
        p.box(20, -36, 104, 22, IRON, 4, lie=True)
        p.box(20, -16, 72, 12, BLACK, 3, lie=True)
        p.form("-66,-40! 24,-40! 24,20! -30,24! -66,4!", IRON, 0.66)
        p.ball(-12, -10, 34, STEEL, 30)
        for y in (-26, -10, 6):
            p.rect(-30, y - 4, 40, 8, IRON.dark, 4)
        p.form("-70,-36! -84,-62! -66,-58! -54,-38!", IRON, 0.6)
        p.rect(108, -46, 12, 12, IRON.dark)
        arms.trigger(p, -28, 22, 1.2)
    land.burst(p, 414, 66, 34, points=8)
    land.smoke(p, 410, 40, 0.6, "#8a9498")


@equipment("lucky_medallion")
def medallion(p: Pen) -> None:
    """Grandmother knew what she was giving."""
    winter.poster(p, "equipment", snow=260)
    p.line("150,-6 190,60 256,84 322,60 362,-6", "#c9952c", 9)
    for step in range(11):
        t = step / 10
        p.disc(150 + 212 * t, -6 + 360 * t * (1 - t), 6, GOLD.light)
    p.ball(256, 158, 84, GOLD)
    p.disc(256, 158, 68, GOLD.dark)
    p.disc(256, 158, 62, "#e9dfc8")
    with p.at(256, 160, scale=0.5), p.at(-128, -118):
        p.form("128,40! 176,56 196,110 190,170 214,222! 42,222! 66,170 60,110 80,56", RED, 0.64)
        people.head(p, tones("#f0cdb0", "#cc9a78", "#fde6d0"), ears=False)
        people.eyes(p)
        people.brows(p, "#b9b0a4", -3)
        people.nose(p, FAIR)
        people.mouth(p, "#a8443c", 8, 13)
        p.form("88,104! 96,74 128,64 160,74 168,104! 150,86 128,82 106,86", RED, 0.6)
        for x, y in ((72, 120), (184, 120), (84, 76), (172, 76), (128, 54), (76, 168), (180, 168)):
            p.disc(x, y, 6, "#f4ecda")
    p.ball(316, 112, 20, BRASS)
    p.form("302,98! 330,126! 336,104 326,94", tones("#8a6424"), 0.6)
    for x, y in ((150, 110), (366, 200), (150, 206), (376, 96)):
        signs.spark(p, x, y, 15, "#fff6d0")
