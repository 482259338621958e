"""Mutants: what the glow made of people."""

from tools.art.gallery import Series
from tools.art.kit import machines, people
from tools.art.palette import (
    BLACK,
    BONE,
    INK,
    IRON,
    LEATHER,
    PURPLE,
    SICKLY,
    STEEL,
    YELLOW,
    tones,
)  # fmt: skip
from tools.art.pen import Pen

enemies = Series("wasteland_riders", "enemy")


@enemies("en18_wielkolud")
def colossus(p: Pen) -> None:
    """A small head on a very large person with a road sign for a club."""
    skin = tones("#b98d6a", "#835c42", "#dcb693")
    with p.at(204, 132, 10):
        p.box(-7, -60, 14, 190, STEEL)
        with p.at(0, -70, 45):
            p.box(-38, -38, 76, 76, YELLOW, 8)
        p.line("-38,-70 0,-108 38,-70 0,-32 -38,-70", INK, 4, straight=True)
        p.limb("-16,-56 -6,-78 12,-74", 16, 12, BLACK)
        p.limb("-8,-66 2,-48", 9, 5, BLACK)
        p.limb("-10,-76 -18,-96", 5, 4, BLACK)
        p.limb("-4,-78 -8,-98", 5, 4, BLACK)
    p.form("0,268! 4,150 40,104 88,92! 168,92! 216,104 252,150 256,268!", skin, 0.66)
    p.form("64,268! 72,190 128,176 184,190 192,268!", LEATHER, 0.66)
    p.line("88,98 96,186", LEATHER.dark, 16)
    p.line("168,98 160,186", LEATHER.dark, 16)
    p.line("44,160 70,176 100,172", skin.dark, 5)
    p.line("212,160 186,176 156,172", skin.dark, 5)
    with p.at(128, 68, scale=0.62), p.at(-128, -118):
        people.neck(p, skin, 1.6)
        people.head(p, skin, 1.05)
        people.eyes(p, r=5)
        people.brows(p, "#4a2c1c", 5, 9)
        people.nose(p, skin, 1.2)
        people.teeth(p, 16, 150, 10, 3)
        p.form("90,90! 100,60 128,50 156,60 166,90! 128,78", BLACK, 0.6)
    p.line("98,88 118,100 140,98 158,88", IRON.base, 6)
    p.limb("18,262 20,196 60,214 104,236", 56, 40, skin, 52)
    p.ball(112, 238, 26, skin)
    p.limb("242,262 246,226 224,216", 44, 40, skin)
    p.ball(216, 212, 24, skin)
    for x in (202, 212, 222):
        p.line(f"{x},198 {x + 2},218", skin.dark, 3)


@enemies("en19_blizniaki")
def twins(p: Pen) -> None:
    """Two heads that share a jumper and finish each other's blows."""
    p.form("14,268! 26,214 76,188 180,188 230,214 242,268!", tones("#8b3a3a"), 0.7)
    for y in (214, 240):
        p.line(f"{50 - (y - 214)},{y} 128,{y + 8} {206 + (y - 214)},{y}", "#e6d8b4", 8)
    for side, slant in ((-1, 4), (1, -4)):
        with p.at(128 + side * 48, 122, side * 10, 0.84), p.at(-128, -118):
            people.neck(p, SICKLY)
            people.head(p, SICKLY)
            people.eyes(p, white=True, look=side * -4)
            people.brows(p, "#3c4a24", slant)
            people.nose(p, SICKLY)
            if side < 0:
                people.teeth(p, 15, 148, 10)
                people.crop(p, tones("#c9722c"))
            else:
                people.mouth(p, "#4c5a2c", 8, 15)
                p.rect(124, 154, 8, 9, BONE.light)
                people.spikes(p, tones("#c9722c"))
            for x, y in ((100, 140), (106, 146), (156, 138)):
                p.disc(x, y, 3, SICKLY.dark)
    p.form("118,196 128,204 138,196 140,232 128,240 116,232", tones("#e6d8b4"), 0.6)
    p.line("122,214 134,214", "#8b3a3a", 5)
    p.line("128,208 128,220", "#8b3a3a", 5)


@enemies("en20_swietlik")
def firefly(p: Pen) -> None:
    """He glows in the dark and is sorry about it."""
    glow = tones("#d8ea5a", "#a3bf38", "#f6ffb0")
    for r, seen in ((122, 0.14), (98, 0.18), (74, 0.24)):
        p.disc(128, 118, r, "#e2f56a", opacity=seen)
    for turn in range(12):
        with p.at(128, 118, turn * 30 + 15):
            p.flat("-5,-100! 5,-100! 0,-124!", "#f2ff9a", 0.85)
    people.shoulders(p, tones("#5c6b3c"))
    p.form("100,188! 128,210! 156,188! 168,230 128,262 88,230", glow, 0.7)
    for y in (216, 228, 240):
        p.line(f"112,{y} 144,{y}", glow.dark, 3)
    people.neck(p, glow)
    people.head(p, glow)
    p.flat("106,86 128,78 150,86 146,104 110,104", glow.light)
    for side in (-1, 1):
        p.disc(128 + side * 18, 116, 11, "#ffffff", 12)
        p.disc(128 + side * 18, 117, 5, "#3f5214")
    people.brows(p, "#6b8324", -5)
    people.nose(p, glow)
    people.mouth(p, "#5b7420", -5, 12)
    for side in (-1, 1):
        p.limb(f"{128 + side * 16},66 {128 + side * 30},40 {128 + side * 52},34", 5, 3, tones("#6b8324"))
        p.ball(128 + side * 54, 33, 9, tones("#ffd84a"))
    for x, y in ((60, 226), (196, 226), (74, 248), (184, 248)):
        machines.lamp(p, x, y, 7, "#f2ff7a")


@enemies("en21_topielec")
def bog_drowner(p: Pen) -> None:
    """Comes up out of the pond with the pond still on him."""
    skin, weed = tones("#7f9a86", "#52695a", "#aec4ac"), tones("#4c7038", "#2f4a26", "#7a9c58")
    p.form("28,230 60,196 98,186 158,186 196,196 228,230 220,262 36,262", skin, 0.66)
    people.neck(p, skin)
    people.head(p, skin, 1.05)
    for side in (-1, 1):
        p.disc(128 + side * 19, 116, 15, skin.dark, 14)
        p.disc(128 + side * 19, 116, 11, "#f2f0c8")
        p.disc(128 + side * 17, 118, 3.6, INK)
    p.flat("122,134! 134,134! 132,142 124,142", skin.dark)
    p.flat("104,152 128,146 152,152 148,166 128,172 108,166", "#2c3a30")
    for x in (112, 124, 138):
        p.rect(x, 150, 7, 8, BONE.base)
    p.form(
        "84,104! 82,70 104,46 128,42 154,48 174,74 172,108! 164,94 158,120! 150,92 140,104! 128,86 116,112! 106,90 94,124!",
        weed,
        0.6,
    )
    for x, top, low in ((86, 96, 176), (170, 98, 190), (150, 74, 120)):
        p.limb(f"{x},{top} {x - 4},{(top + low) / 2} {x + 3},{low}", 10, 4, weed)
    p.disc(150, 56, 19, "#6f9c4a", 9, -12)
    p.ball(150, 46, 9, tones("#f0a8c0"))
    p.limb("38,262 24,214 44,176", 34, 22, skin)
    p.form("26,178! 20,134! 34,160! 40,122! 50,158! 66,132! 62,178! 44,190", skin, 0.6)
    for x in (70, 110, 150, 190):
        p.limb(f"{x},206 {x + 6},226 {x},246", 8, 5, weed)
    p.form(
        "0,236! 40,230 90,238 128,232 176,240 220,232 256,238! 256,268! 0,268!",
        tones("#5c7a52", "#42603e", "#8cab72"),
        0.8,
    )
    for x, y in ((56, 246), (190, 250), (120, 244)):
        p.disc(x, y, 16, "#9dbb45", 4, opacity=0.7)
    p.disc(222, 226, 6, "#b9d68a", opacity=0.8)
    p.disc(234, 212, 4, "#b9d68a", opacity=0.8)


@enemies("me_wieloraki")
def manifold(p: Pen) -> None:
    """Every convert is still in there somewhere: a heap of faces and hands under one crown of antennae."""
    flesh = tones("#b07a94", "#764a66", "#d7a6b8")
    p.form("6,268! 8,190 30,140 60,84 100,44 156,40 200,84 226,140 248,190 250,268!", flesh, 0.66)
    for places in (
        "30,150 2,120 22,86",
        "226,150 254,118 232,84",
        "52,100 30,58 56,34",
        "206,98 228,52 204,30",
    ):
        p.limb(places, 26, 14, flesh, 20)
        x, y = (float(one) for one in places.split()[-1].split(","))
        for turn in (-40, -14, 14, 40):
            with p.at(x, y, turn + (-14 if x < 128 else 14)):
                p.limb("0,0 0,-22", 7, 4, flesh)
    for x, y, turn, size, mood in (
        (128, 96, 0, 0.66, 0), (74, 150, -16, 0.56, 1), (184, 148, 14, 0.56, 2), (128, 184, 4, 0.6, 3), (50, 222, -10, 0.46, 2),
        (206, 222, 10, 0.46, 1),
    ):  # fmt: skip
        with p.at(x, y, turn, size), p.at(-128, -118):
            people.head(p, flesh, ears=False)
            if mood == 0:
                for ex, ey in ((108, 118), (148, 118), (128, 92)):
                    p.disc(ex, ey, 14, "#e6f58a", 11)
                    p.disc(ex, ey, 5, INK, 9)
                people.teeth(p, 20, 146, 14, 6)
            elif mood == 1:
                people.eyes(p, "#e6f58a", r=8)
                people.brows(p, flesh.dark, -7, 7)
                p.disc(128, 154, 12, INK, 15)
            elif mood == 2:
                people.eyes(p, "#e6f58a", r=8)
                people.brows(p, flesh.dark, 7, 7)
                people.teeth(p, 16, 148, 11)
            else:
                for side in (-1, 1):
                    p.line(f"{128 + side * 25},118 {128 + side * 16},124 {128 + side * 7},118", INK, 5)
                people.mouth(p, INK, 8, 15, width=6)
    for x, y in ((104, 46), (128, 38), (154, 44)):
        p.limb(f"{x},{y + 8} {x + (x - 128) * 0.4},{y - 14} {x + (x - 128) * 0.3},{y - 30}", 7, 4, PURPLE)
        machines.lamp(p, x + (x - 128) * 0.3, y - 32, 6, "#d8f07a")
