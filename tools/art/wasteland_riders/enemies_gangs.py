"""Gangs of the wasteland: people, so that nobody needs to be told twice to drive on."""

from tools.art.gallery import Series
from tools.art.kit import machines, people
from tools.art.palette import (
    BLACK,
    BLUE,
    BONE,
    BURNT,
    CANVAS,
    DEEP,
    FAIR,
    GOLD,
    GREEN,
    INK,
    IRON,
    LEATHER,
    OLIVE,
    ORANGE,
    PALE,
    PURPLE,
    RED,
    SICKLY,
    STEEL,
    TAN,
    TEAL,
    WOOD,
    YELLOW,
    dimmed,
    tones,
)  # fmt: skip
from tools.art.pen import Pen

enemies = Series("wasteland_riders", "enemy")


@enemies("en01_piekielni_jezdzcy")
def hell_riders(p: Pen) -> None:
    """A skull of a biker between two burning mates."""
    flame, ember = tones("#f08a2c"), tones("#f7c64a")
    for side in (-1, 1):
        with p.at(128 + side * 70, 120, scale=0.62), p.at(-128, -118):
            people.shoulders(p, dimmed(LEATHER))
            p.form(
                "88,120! 70,70 84,30! 100,56 112,8! 128,40 150,4! 154,52 176,30! 186,76 168,120!", flame, 1, 0
            )
            people.head(p, dimmed(BONE, 0.3), ears=False)
            for eye in (-1, 1):
                p.disc(128 + eye * 18, 116, 13, INK)
            people.teeth(p)
    people.shoulders(p, BLACK)
    people.spiked_pads(p)
    p.form("84,118! 62,70 72,30! 92,54 104,0! 124,36 148,-6! 156,44 184,18! 192,78 172,118!", flame, 0.7, 0)
    p.form("92,100! 86,70 98,54! 110,70 122,34! 134,66 148,40! 156,72 168,62! 166,100!", ember, 1, 0)
    people.neck(p, BONE)
    p.form("88,98 98,64 128,54 158,64 168,98 160,130 156,160! 146,178 110,178 100,160! 96,130", BONE, 0.7)
    for side in (-1, 1):
        p.disc(128 + side * 19, 114, 16, INK, 14)
        machines.lamp(p, 128 + side * 19, 115, 5, "#ff7a2c", glow=False)
    p.flat("128,126! 120,142 128,140 136,142!", INK)
    people.teeth(p, 20, 152, 16, 6)


@enemies("en08_pirat_drogowy")
def road_pirate(p: Pen) -> None:
    """A pirate whose hat is a number plate and whose hook is a spanner."""
    people.person(p, TAN, tones("#6b2f2a"), "#2c1d14", 3, 4)
    p.form("98,188! 128,216! 116,256! 84,200!", CANVAS)
    p.form("158,188! 128,216! 140,256! 172,200!", CANVAS)
    people.beard(p, tones("#3b2418"), 12)
    people.patch(p, 145)
    p.ball(88, 138, 7, GOLD)
    p.form("58,84! 70,44 100,34 128,22 156,34 186,44 198,84! 164,70 128,66 92,70", BLACK, 0.6)
    p.line("58,84 92,70 128,66 164,70 198,84", GOLD.base, 5)
    p.disc(128, 46, 11, BONE.light)
    p.rect(121, 52, 14, 9, BONE.light, 2)
    for side in (-1, 1):
        p.disc(128 + side * 4.4, 46, 3, INK)
        p.line(f"{128 - side * 15},62 {128 + side * 15},34", BONE.light, 3.4)
    p.disc(128, 46, 9, BONE.light)
    for side in (-1, 1):
        p.disc(128 + side * 4, 45, 3, INK)
    with p.at(206, 190, 18):
        p.box(-8, 0, 16, 90, STEEL)
        p.form("-24,-34! -10,-38! -10,-14! 10,-14! 10,-38! 24,-34! 24,-8 10,8 -10,8 -24,-8", STEEL)


@enemies("en09_kanibale")
def cannibals(p: Pen) -> None:
    """A chef of the roadside with a bib, a fork and a guest's opinion of it."""
    bib = tones("#f2e8d2")
    people.person(p, BURNT, tones("#6d3b2a"), "#3a2418", 4)
    people.spikes(p, tones("#3a2a20"))
    p.form("128,86! 136,70 128,58 120,70!", BONE)
    for side in (-1, 1):
        with p.at(128 + side * 14, 70, side * 30):
            p.limb("0,0 0,-34", 7, 7, BONE)
            p.disc(-4, -38, 5, BONE.base)
            p.disc(4, -38, 5, BONE.light)
    people.war_paint(p, "#c23b2e")
    people.eyes(p, white=True)
    people.brows(p, "#2c1a12", 5)
    p.flat("102,144 128,140 154,144 148,164 128,170 108,164", INK)
    for x in (108, 118, 128, 138):
        p.flat(f"{x},144! {x + 9},144! {x + 4.5},154!", BONE.light)
        p.flat(f"{x},166! {x + 9},166! {x + 4.5},156!", BONE.light)
    p.form("96,190! 128,202 160,190! 168,262! 88,262!", bib, 0.75)
    p.flat("118,222 132,216 140,226 132,238 120,234", RED.base)
    p.flat("146,240 152,238 154,246 147,249", RED.base)
    with p.at(44, 128, -8):
        p.box(-5, 34, 10, 110, WOOD)
        p.form(
            "-22,-36! -14,-36! -14,-6! -4,-6! -4,-36! 4,-36! 4,-6! 14,-6! 14,-36! 22,-36! 20,16 6,34 -6,34 -20,16",
            STEEL,
        )
    with p.at(214, 128, 10):
        p.box(-7, 34, 14, 110, WOOD)
        p.form("-14,34! -16,-30 -2,-52! 14,-10 12,34!", STEEL)


@enemies("en10_snajperka")
def sniper(p: Pen) -> None:
    """A woman in a tower: one eye in the scope."""
    cloak = tones("#8b7350")
    p.form("20,268! 36,206 84,182! 172,182! 220,206 236,268!", cloak, 0.7)
    people.long_hair(p, tones("#7c2f1e"))
    people.neck(p, PALE)
    people.head(p, PALE, 0.92)
    people.brows(p, "#5a2416", 2, 4)
    people.nose(p, PALE, 0.85)
    people.mouth(p, "#a8443c", 1, 10, 153, 5)
    p.disc(112, 117, 4.6, INK)
    p.line("104,111 112,108 121,112", "#5a2416", 3)
    people.headscarf(p, TEAL)
    p.form("92,178 128,190 164,178 170,200 128,216 86,200", TEAL, 0.6)
    with p.at(122, 150, -32):
        p.form("-150,14! -146,52! -92,40! -40,24! -40,4! -96,6!", WOOD, 0.6)
        p.box(-52, 4, 120, 18, WOOD, 4, lie=True)
        p.box(60, 6, 112, 8, IRON, 2, lie=True)
        p.box(166, 3, 18, 14, IRON, 3, lie=True)
        p.form("-34,22! -20,22! -26,48! -42,46!", WOOD)
        for x in (-20, 22):
            p.rect(x, -8, 8, 14, IRON.dark)
        p.box(-46, -26, 92, 19, BLACK, 6, lie=True)
        p.box(38, -31, 24, 29, IRON, 4, lie=True)
        p.disc(62, -16, 5, "#f2c24a", 13)
    p.limb("60,262 54,226 92,196", 40, 28, cloak)
    p.ball(100, 192, 14, PALE)
    p.limb("214,262 214,206 176,150", 34, 22, cloak)
    p.ball(172, 142, 13, PALE)


@enemies("en11_banda_srubokreta")
def screwdriver_crew(p: Pen) -> None:
    """Their chief wears a screw through his head; the others carry the tools."""
    for side, skin, coat in ((-1, DEEP, OLIVE), (1, FAIR, BLUE)):
        with p.at(128 + side * 72, 134, scale=0.62), p.at(-128, -118):
            people.person(p, dimmed(skin, 0.15), dimmed(coat), slant=4)
            if side < 0:
                people.goggles(p, IRON, "#8fc0c4")
                people.headscarf(p, dimmed(ORANGE))
            else:
                people.helmet(p, dimmed(YELLOW, 0.2))
                people.moustache(p, tones("#5a3a20"))
    people.person(p, TAN, tones("#5c4a78"), "#241a14", 5)
    people.teeth(p, 16, 147, 11)
    p.form("100,188! 128,220! 156,188! 168,262! 88,262!", tones("#39434a"), 0.7)
    p.form("88,106! 84,80 106,60 128,58 150,60 172,80 168,106! 150,88 128,86 106,88", tones("#3a302a"), 0.6)
    with p.at(128, 66, 90):
        p.box(-14, -104, 28, 26, STEEL, 4)
        p.line("-9,-91 9,-91", IRON.dark, 5)
        p.box(-7, -80, 14, 36, STEEL)
        p.box(-7, 44, 14, 24, STEEL)
        p.form("-7,68! 7,68! 0,92!", STEEL)
        for y in (-74, -64, -54, 48, 58):
            p.line(f"-8,{y} 8,{y + 5}", IRON.dark, 3)
    with p.at(214, 186, 16):
        p.form("-13,14! -15,62 0,74 15,62 13,14!", RED)
        p.box(-4, -60, 8, 74, STEEL)
        p.flat("-8,-74! 8,-74! 5,-58! -5,-58!", STEEL.light)


@enemies("en12_baron_paliwowy")
def fuel_baron(p: Pen) -> None:
    """Fat, in furs, with a fuel nozzle for a cigar and a crown of spark plugs."""
    people.shoulders(p, tones("#7a2440"), 1.1)
    p.form(
        "56,262! 50,214 84,188 128,214 172,188 206,214 200,262! 160,230 128,244 96,230",
        tones("#d9c3a0"),
        0.62,
    )
    people.head(p, FAIR, 1.24)
    p.form("84,140 100,176 128,188 156,176 172,140 176,168 156,200 128,206 100,200 80,168", FAIR, 0.6, 0)
    people.eyes(p, wide=20, r=4)
    p.line("98,112 108,108 118,112", FAIR.dark, 3)
    p.line("138,112 148,108 158,112", FAIR.dark, 3)
    people.brows(p, "#4a2d18", 2, 7)
    people.nose(p, FAIR, 1.25)
    people.moustache(p, tones("#4a2d18"), 1.15)
    p.form(
        "74,82! 70,34! 92,56! 108,20! 128,52! 148,20! 164,56! 186,34! 182,82! 156,76 128,74 100,76", GOLD, 0.6
    )
    p.rect(76, 72, 104, 16, GOLD.dark, 4)
    machines.bolts(p, "92,80 110,80 146,80 164,80", "#f8e08a", 4)
    p.disc(128, 80, 7, RED.base)
    for x, y in ((70, 32), (108, 18), (148, 18), (186, 32)):
        p.rect(x - 5, y - 14, 10, 10, BONE.light, 2)
        p.rect(x - 3, y - 22, 6, 9, STEEL.base)
    with p.at(150, 164, 24):
        p.box(0, -6, 44, 12, WOOD, 5, lie=True)
        p.rect(10, -6, 7, 12, GOLD.base)
        p.disc(46, 0, 6, "#f07a2c")
    p.line("200,166 206,150 196,138 204,122", "#cfc6b8", 5, 0.7)
    p.limb("40,262 44,214 62,198", 22, 18, BLACK)
    with p.at(62, 200, -30):
        p.form("-12,10! -14,-26 0,-34! 30,-34! 34,-24! 10,-20! 14,10!", RED)
        p.box(30, -36, 40, 9, STEEL, 4, lie=True)


@enemies("en05_wygnancy_alice")
def outcasts(p: Pen) -> None:
    """Thrown out of Alice, and that takes something: three eyes, a second head, no manners."""
    with p.at(72, 128, -8, 0.7), p.at(-128, -118):
        people.shoulders(p, dimmed(OLIVE, 0.3))
        people.neck(p, SICKLY)
        people.head(p, SICKLY, 0.9)
        p.disc(128, 104, 15, BONE.light, 12)
        p.disc(130, 104, 7, INK)
        people.nose(p, SICKLY)
        people.mouth(p, "#4c5a2c", -5, 14)
        people.crop(p, tones("#4c4438"))
    people.shoulders(p, tones("#7b5a48"), 0.98)
    with p.at(170, 112, 14, 0.86), p.at(-128, -118):
        people.neck(p, BURNT, 0.9)
        people.head(p, BURNT, 0.95)
        people.eyes(p, white=True)
        people.brows(p, "#3a2418", 5)
        people.nose(p, BURNT)
        people.teeth(p, 14, 148, 11, 4)
        people.mohawk(p, GREEN)
    with p.at(112, 122, -12, 0.92), p.at(-128, -118):
        people.neck(p, BURNT, 0.9)
        people.head(p, BURNT, 0.95)
        for x, y in ((108, 120), (148, 120), (128, 100)):
            p.disc(x, y, 9, BONE.light, 8)
            p.disc(x, y, 4.2, INK)
        people.brows(p, "#3a2418", -3)
        people.nose(p, BURNT)
        people.mouth(p, "#5a2f20", 6, 14)
        p.rect(132, 150, 7, 9, BONE.light)
        people.headscarf(p, RED)
    p.form("40,262! 60,214 100,200 128,226 158,200 198,216 216,262!", tones("#8b6a4e"), 0.68)
    for x in (70, 100, 160, 188):
        p.line(f"{x},226 {x + 6},240", BONE.base, 4)
        p.line(f"{x + 8},226 {x - 2},240", BONE.base, 4)


@enemies("me_kultysta")
def cultist(p: Pen) -> None:
    """One of those who repeat everything: a hood with the same eye three times."""
    robe = PURPLE
    people.shoulders(p, robe)
    people.hood(p, robe, "#241430")
    for x, y in ((104, 116), (152, 116), (128, 88)):
        p.disc(x, y, 15, "#d8f07a", 9, opacity=0.25)
        p.flat([(x - 13, y), (x, y - 8), (x + 13, y), (x, y + 8)], "#d8f07a")
        p.disc(x, y, 4.4, INK, 6)
    p.form("96,140 128,132 160,140 152,172 128,184 104,172", tones("#bfae8c"), 0.6)
    for x in (108, 118, 128, 138, 148):
        p.line(f"{x},146 {x},170", "#4a3a2c", 2.6)
    p.line("84,206 128,236 172,206", GOLD.base, 5)
    p.ball(128, 240, 17, GOLD)
    p.disc(128, 240, 9, robe.dark)
    p.disc(128, 240, 4, "#d8f07a")
    with p.at(214, 250, 6):
        p.box(-5, -170, 10, 180, WOOD)
        for turn in (-50, 0, 50):
            with p.at(0, -164, turn):
                p.limb("0,0 -4,-20 4,-38", 8, 3, BONE)
    p.limb("180,262 196,226 212,202", 34, 26, robe)
    p.ball(214, 194, 12, SICKLY)
