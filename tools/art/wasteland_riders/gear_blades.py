"""Blades, clubs and bows of the gear deck."""

from tools.art.gallery import Series
from tools.art.kit import arms, machines
from tools.art.palette import (
    BLACK,
    BONE,
    BRASS,
    GOLD,
    INK,
    IRON,
    LEATHER,
    ORANGE,
    RED,
    RUST,
    STEEL,
    WOOD,
    YELLOW,
    tones,
)  # fmt: skip
from tools.art.pen import Pen

gear = Series("wasteland_riders", "gear")


@gear("s_noz")
def knife(p: Pen) -> None:
    with p.at(120, 136, -42):
        arms.blade(p, "-10,-18! 96,-16 128,10! 60,18 -10,18!", "-6,12! 60,12! 124,9! 60,18 -10,18!")
        p.box(-20, -26, 14, 52, BRASS, 4)
        arms.handle(p, -106, 0, 90, 30, WOOD, 1)
        machines.bolts(p, "-84,0 -60,0 -36,0", BRASS.light, 4)


@gear("s_klucz")
def wrench(p: Pen) -> None:
    with p.at(126, 130, 45):
        p.box(-17, -60, 34, 150, STEEL, 12)
        p.rect(-6, -40, 12, 110, STEEL.dark, 6)
        p.form(
            "-48,-104! -20,-118! -18,-84! 0,-74 18,-84! 20,-118! 48,-104! 46,-62 16,-44 -16,-44 -46,-62",
            STEEL,
        )
        p.ball(0, 96, 26, STEEL)
        p.disc(0, 96, 12, "#9a7a58")
        p.disc(0, 96, 12, INK, opacity=0.6)


@gear("s_lom")
def crowbar(p: Pen) -> None:
    bar = tones("#b0392c", "#761f1b", "#dc6a50")
    with p.at(128, 128, 38):
        p.limb("0,112 0,-60 -6,-96 -40,-104 -62,-78", 22, 20, bar)
        p.form("-54,-92! -74,-70! -84,-40! -66,-46! -62,-34! -46,-66!", STEEL, 0.6)
        p.form("-12,96! 12,96! 16,124! 2,116! -14,126!", STEEL, 0.6)


@gear("s_szpony")
def claws(p: Pen) -> None:
    with p.at(122, 140, 24):
        for x, turn in ((-46, -14), (-16, -5), (14, 4), (44, 13)):
            with p.at(x, -34, turn):
                arms.blade(p, "-9,10! -9,-60 2,-104! 10,-56 9,10!", "4,10! 5,-56 2,-104! 10,-56 9,10!")
        p.form("-66,-40! 66,-40! 62,4! -62,4!", LEATHER, 0.62)
        p.box(-70, -46, 140, 20, IRON, 6, lie=True)
        machines.bolts(p, "-54,-36 -18,-36 18,-36 54,-36", STEEL.light, 4)
        p.form("-54,4! 54,4! 46,84! -46,84!", LEATHER, 0.62)
        for y in (26, 54):
            p.box(-54, y, 108, 12, BLACK, 3, lie=True)
            p.rect(-10, y - 3, 20, 18, BRASS.base, 3)


@gear("s_bumerang")
def boomerang(p: Pen) -> None:
    p.form(
        "28,196 24,180 96,88 128,44 158,54 234,172 236,192 220,190 138,108 128,104 118,114 44,200", WOOD, 0.6
    )
    for places, colour in (
        ("66,128 92,148", "#f0d9a0"), ("80,110 106,130", RED.base), ("188,100 162,120", "#f0d9a0"), ("202,122 178,140", RED.base),
    ):  # fmt: skip
        p.line(places, colour, 9)
    for x, y in ((128, 62), (116, 78), (140, 78), (128, 92)):
        p.disc(x, y, 5, "#f0d9a0")
    p.line("36,222 70,232 100,224", BONE.light, 5, 0.8)
    p.line("156,226 186,236 216,224", BONE.light, 5, 0.8)


@gear("maczeta")
def machete(p: Pen) -> None:
    with p.at(122, 134, -42):
        arms.blade(
            p,
            "-30,-14! 100,-26! 138,-24! 130,26 90,34 -30,16!",
            "-30,10! 84,24! 132,18! 130,26 90,34 -30,16!",
            IRON,
        )
        for x, y in ((20, -4), (64, 2), (96, -8)):
            p.disc(x, y, 6, RUST.base, 4)
        arms.handle(p, -116, 0, 92, 32, BLACK, 1)
        machines.bolts(p, "-96,0 -72,0 -48,0", STEEL.light, 4)
        p.line("-112,8 -128,34 -106,48", "#e7b23c", 5)


@gear("bagnet")
def bayonet(p: Pen) -> None:
    with p.at(124, 132, -42):
        arms.blade(p, "-16,-14! 100,-13! 138,2! 90,14 -16,14!", "-16,8! 96,7! 136,3! 90,14 -16,14!")
        p.line("-10,-2 84,-2", STEEL.dark, 5)
        p.box(-28, -44, 14, 66, IRON, 4)
        p.ball(-21, -38, 15, IRON)
        p.disc(-21, -38, 8, "#b58a60")
        p.disc(-21, -38, 8, INK, opacity=0.7)
        p.form("-28,-12! -110,-15! -122,0 -110,18! -28,14!", IRON, 0.6)
        p.line("-100,-4 -44,-2", BLACK.base, 5)
        p.line("-100,8 -44,8", BLACK.base, 5)


@gear("katana")
def katana(p: Pen) -> None:
    with p.at(128, 134, -42):
        arms.blade(
            p, "-44,-9! 40,-16 148,-34! 138,-16 40,6 -44,9!", "-44,4! 40,0 140,-20! 138,-16 40,6 -44,9!"
        )
        p.ball(-46, 0, 9, GOLD, 26)
        p.limb("-52,0 -90,6 -134,18", 20, 18, tones("#3d2f63"))
        for x, y in ((-66, 2), (-86, 5), (-106, 10), (-124, 15)):
            p.flat([(x - 7, y), (x, y - 8), (x + 7, y), (x, y + 8)], "#efe3c6")
        p.ball(-136, 18, 10, GOLD)
        p.line("-54,8 -40,34 -52,56", RED.base, 5)


@gear("pila")
def chainsaw(p: Pen) -> None:
    body = ORANGE
    with p.at(120, 138, -22, 0.9):
        p.box(6, -20, 128, 38, STEEL, 19, lie=True)
        for x in range(20, 128, 16):
            p.form([(x, -20), (x + 12, -20), (x + 12, -32)], IRON, 0.6, 0)
            p.form([(x, 18), (x + 12, 18), (x, 30)], IRON, 0.6, 0)
        p.form([(132, -10), (148, -4), (132, 8)], IRON, 0.6, 0)
        p.line("20,-1 120,-1", STEEL.dark, 6)
        p.form("-86,-34! -20,-44 18,-34! 24,34! -74,40! -90,10", body, 0.62)
        machines.grille(p, -62, -18, 46, 30, 5)
        p.disc(-2, 4, 15, body.dark)
        machines.bolts(p, "-2,4", "#f5d0a0", 6)
        p.limb("-70,-36 -60,-74 6,-76 14,-38", 15, 15, BLACK)
        p.limb("-80,20 -116,10 -122,44 -80,42", 16, 16, BLACK)
        p.line("-110,-40 -124,-62", "#6a625c", 7, 0.6)
        p.line("-102,-54 -106,-80", "#6a625c", 7, 0.6)


@gear("wibroostrze")
def vibroblade(p: Pen) -> None:
    with p.at(120, 134, -45):
        for by, seen in ((22, 0.3), (12, 0.5)):
            p.flat(
                f"-20,{-20 - by}! 100,{-18 - by}! 142,{2 - by}! 142,{2 + by}! 90,{22 + by}! -20,{18 + by}!",
                "#6fe6d8",
                seen * 0.7,
            )
        arms.blade(
            p,
            "-20,-20! 104,-18! 140,4! 86,22! -20,18!",
            "-20,8! 92,10! 134,4! 86,22! -20,18!",
            tones("#7fd8cf", "#3c8f8c", "#d8fff6"),
        )
        p.line("-10,-6 96,-6", "#ffffff", 5)
        p.box(-40, -28, 24, 56, BLACK, 6)
        machines.lamp(p, -28, -12, 6, "#ff5a3c", glow=False)
        machines.lamp(p, -28, 10, 6, "#6fe6d8", glow=False)
        arms.handle(p, -122, 0, 84, 34, BLACK, 6)
        p.ball(-122, 0, 14, STEEL, 19)


@gear("kusza")
def crossbow(p: Pen) -> None:
    with p.at(124, 130, -42):
        p.limb("34,-104 66,-56 70,0 66,56 34,104", 9, 9, STEEL, 18)
        p.line("34,-104 -34,0 34,104", "#f2e8d0", 3.4, straight=True)
        p.form("-124,-8! -60,-14! 84,-11! 84,11! -50,15! -70,30! -130,34!", WOOD, 0.6)
        p.line("-36,-4 122,-4", "#f2e8d0", 6)
        p.form("114,-14! 142,-4! 114,8!", IRON, 0.6)
        p.form("-40,-14! -20,-4! -40,6! -52,6! -44,-4! -52,-14!", RED, 0.6)
        arms.trigger(p, -52, 16)
        machines.bolts(p, "60,0 30,4 0,4", IRON.dark, 5)


@gear("luk_bloczkowy")
def compound_bow(p: Pen) -> None:
    with p.at(112, 132, -12):
        p.limb("-4,-26 30,-66 20,-104", 20, 12, BLACK)
        p.limb("-4,26 30,66 20,104", 20, 12, BLACK)
        p.form("-14,-44! 6,-44! 14,-14 4,0 14,20 6,44! -14,44! -6,10 -6,-10", RED, 0.6)
        for y in (-106, 106):
            machines.cog(p, 18, y, 19, STEEL, 8)
        p.line("18,-122 70,0 18,122", "#f2e8d0", 3, straight=True)
        p.line("32,-106 40,0 32,106", "#b7beb6", 2.4)
        p.line("-104,0 74,0", WOOD.light, 6)
        p.form("-118,0! -92,-12! -92,12!", STEEL, 0.6)
        p.form("54,-11! 84,-11! 74,0! 84,11! 54,11! 64,0!", YELLOW, 0.6)
        p.box(-2, -34, 10, 18, IRON)
