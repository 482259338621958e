"""The Italians: eleven men from the line, the scouts, a tank and the sergeants' mess."""

from tools.art.gallery import Series
from tools.art.kit import desert, people
from tools.art.palette import (
    BLACK,
    BONE,
    BRASS,
    BURNT,
    FAIR,
    FLESH,
    INK,
    IRON,
    LEATHER,
    OLIVE,
    PALE,
    PAPER,
    RED,
    STEEL,
    TAN,
    WHITE,
    WOOD,
    tones,
)
from tools.art.pen import Pen

soldiers = Series("desert_patrol", "soldier")
RAVEN = tones("#2b2420", "#1a1512", "#4d443c")
BROWN_HAIR = tones("#4f3423")
GREY_HAIR = tones("#a39c92", "#736c64", "#cfc9be")
FEATHERS = tones("#25382f", "#15221c", "#4d6b58")
OVERALLS = tones("#53697d", "#384a5b", "#7f95a8")
STAR = PAPER.light


@soldiers("ita_rifleman_a")
def carlo_bassi(p: Pen) -> None:
    """Five kilometres, they said: a tired face under a steel helmet."""
    with p.at(60, 160, -96, 1.0):
        desert.rifle(p, bayonet=True)
    desert.buttoned(p, desert.GREY_GREEN, TAN, tabs=desert.OWNER)
    desert.straps(p, LEATHER, both=True)
    people.head(p, TAN)
    people.face(p, TAN, RAVEN.base, -3, -4)
    for side in (-1, 1):
        p.line(f"{128 + side * 23},126 {128 + side * 15},128 {128 + side * 9},126", TAN.dark, 3)
    desert.stubble(p, RAVEN.base, 0.4)
    people.mouth(p, "#5e3021", -4)
    desert.steel_helmet(p, tones("#67705a"))
    for x, y in ((158, 134), (96, 128)):
        p.form(f"{x},{y - 9}! {x + 5},{y} {x},{y + 5} {x - 5},{y}", tones("#9fd0d8"), 0.6)


@soldiers("ita_rifleman_b")
def pietro_fontana(p: Pen) -> None:
    """Hardly twenty; a letter from home, read too often."""
    desert.shirt(p, desert.GREY_GREEN, PALE)
    with p.about(128, 180, 5):
        people.head(p, PALE, 0.96)
        p.line("103,118 111,121 119,118", INK, 4)
        p.line("137,118 145,121 153,118", INK, 4)
        people.brows(p, BROWN_HAIR.base, -4)
        people.nose(p, PALE, 0.9)
        people.mouth(p, "#93513c", 4, 10)
        p.form("88,112! 84,82 110,70 150,70 172,82 168,112! 160,96 140,100 118,90 98,98", BROWN_HAIR, 0.6)
        with p.at(0, -6):
            desert.side_cap(p, desert.GREY_GREEN, BRASS.light, tilt=-9)
    desert.scarf(p, tail=0)
    desert.sleeve(p, "28,270 44,246 76,240", desert.GREY_GREEN, PALE)
    desert.sleeve(p, "228,270 212,246 180,240", desert.GREY_GREEN, PALE)
    with p.at(128, 226, -3):
        p.form("-54,-32! 0,-24! 54,-32! 54,34! 0,42! -54,34!", PAPER, 0.9, 0.04)
        p.line("0,-22 0,40", PAPER.dark, 2)
        for y in (-14, -3, 8, 19):
            p.line(f"-44,{y - 6} -10,{y}", "#5f6f8c", 3)
            p.line(f"10,{y} {34 + y % 9},{y - 5}", "#5f6f8c", 3)
        p.disc(34, 22, 11, "#b08a4f", 9, opacity=0.5)
    desert.fist(p, 78, 242, PALE, 0, 0.7)
    with p.about(180, 242, wide=-1):
        desert.fist(p, 180, 242, PALE, 0, 0.7)


@soldiers("ita_machine_gunner")
def aldo_ferrante(p: Pen) -> None:
    """A sun helmet, a great black moustache, and a gun that drinks first."""
    desert.buttoned(p, desert.TUNIC, BURNT, tabs=desert.OWNER)
    with p.about(128, 180, -2):
        people.neck(p, BURNT, 1.2)
        people.head(p, BURNT, 1.08)
        people.eyes(p)
        people.brows(p, RAVEN.base, 2, 8)
        people.nose(p, BURNT, 1.2)
        people.moustache(p, RAVEN, 1.2)
        desert.stubble(p, RAVEN.base, 0.22)
        desert.sun_helmet(p, tones("#c2ae7d"), desert.OWNER)
        desert_goggles(p, 78)
    with p.at(186, 204, -52, 0.92):
        p.box(-70, -16, 64, 30, IRON, 4, lie=True)
        p.box(-8, -20, 92, 38, OLIVE, 14, lie=True)
        for x in (12, 34, 56):
            p.line(f"{x},-18 {x},16", OLIVE.dark, 4)
        p.box(82, -7, 34, 13, IRON, 3, lie=True)
        p.form("112,-12! 128,-16! 128,14! 112,10!", IRON, 0.5)
        for x in (-62, -50, -38, -26):
            p.rect(x, -34, 8, 20, BRASS.base, 3)
            p.rect(x + 5, -34, 3, 20, BRASS.dark, 2)
        p.box(-68, -18, 56, 7, STEEL, 2, lie=True)
    desert.fist(p, 146, 238, BURNT, 20, 0.95)


def desert_goggles(p: Pen, y: float) -> None:
    """Up on a hat, where they are no use against sand."""
    people.goggles(p, LEATHER, "#c7a45a", y, 16)


@soldiers("ita_scout")
def renzo_marino(p: Pen) -> None:
    """Cock feathers on the helmet, an eye shut, a hand behind the ear."""
    desert.shirt(p, desert.TUNIC, TAN)
    with p.about(128, 180, -7):
        people.head(p, TAN, 0.97)
        p.disc(112, 116, 4.4, INK)
        p.line("136,116 144,119 154,116", INK, 4)
        p.line("102,104 120,99", RAVEN.base, 6)
        p.line("136,105 154,107", RAVEN.base, 6)
        people.nose(p, TAN, 1.15)
        p.form("110,144! 128,139 146,144! 140,148 128,146 116,148", RAVEN, 0.6, 0)
        people.mouth(p, "#6d3524", 2, 8, 156)
        p.form("120,164! 128,160 136,164! 128,174!", RAVEN, 0.6, 0)
        desert.steel_helmet(p, tones("#8a8259"))
        desert.plume(p, FEATHERS, 176, 74)
    desert.scarf(p, tail=1)
    p.limb("48,266 30,234 26,196", 46, 38, desert.TUNIC)
    p.limb("26,196 34,174 52,158", 36, 26, desert.TUNIC)
    p.form("42,162 36,130 42,108 58,102 78,112! 66,124 64,140 70,152! 60,166", TAN, 0.6)
    for x in (46, 55):
        p.line(f"{x},112 {x + 1},136", TAN.dark, 2.6)


@soldiers("ita_tank_driver")
def francesco_de_luca(p: Pen) -> None:
    """Heat and noise: sweat, a leather helmet, goggles with a rim of dust, two levers."""
    desert.leather_coat(p, BURNT)
    people.head(p, BURNT)
    people.face(p, BURNT, RAVEN.base, 2, -2)
    desert.stubble(p, RAVEN.base, 0.28)
    p.flat("94,100! 128,94 162,100! 160,126! 128,132 96,126!", BURNT.light, 0.5)
    people.eyes(p)
    people.brows(p, RAVEN.base, 2)
    people.nose(p, BURNT)
    desert.tank_helmet(p)
    people.goggles(p, BRASS, "#8fb7b4", 66, 17)
    for x, y in ((100, 138), (158, 146), (150, 128)):
        p.form(f"{x},{y - 10}! {x + 6},{y + 1} {x},{y + 7} {x - 6},{y + 1}", tones("#a9d6dc"), 0.6)
    desert.scarf(p, tail=0)
    for side in (-1, 1):
        with p.at(128 + side * 66, 0, side * 2):
            p.limb("0,268 0,232 0,190", 10, 9, STEEL)
            p.ball(0, 182, 13, RED)
            desert.fist(p, 2, 212, LEATHER, 0, 0.9)


@soldiers("ita_gunner")
def sergio_vitale(p: Pen) -> None:
    """Black beard, black cap, a shell held like a child."""
    desert.leather_coat(p, FAIR, OVERALLS)
    with p.about(128, 180, 4):
        people.head(p, FAIR)
        people.beard(p, RAVEN, 2)
        people.eyes(p, "#26343a")
        people.brows(p, RAVEN.base, 4, 7)
        people.nose(p, FAIR, 1.1)
        people.moustache(p, RAVEN, 0.9)
        people.scar(p, FAIR, 150)
        p.form("87,114! 84,84 110,74 150,74 172,84 169,114! 160,98 128,92 96,98", RAVEN, 0.6)
        with p.at(0, -5):
            desert.side_cap(p, BLACK, desert.OWNER.light, tilt=10)
    desert.shell(p, 62, 196, 0.92, -10)
    desert.sleeve(p, "14,262 26,250 48,240", desert.LEATHER_COAT, FAIR, 38)
    desert.fist(p, 60, 236, FAIR, -8, 1.0)


@soldiers("ita_crewman")
def nino_galli(p: Pen) -> None:
    """Curls, a broken tooth, a hammer: nearly everything can be mended."""
    people.shoulders(p, OVERALLS)
    people.neck(p, TAN)
    undershirt = tones("#e2d8bd", "#b3a683", "#f7f0dc")
    p.form("100,188! 128,214 156,188! 166,202! 160,232! 96,232! 90,202!", undershirt, 0.66)
    p.form("84,228! 172,228! 176,268! 80,268!", OVERALLS, 0.7)
    for side in (-1, 1):
        p.limb(f"{128 + side * 50},192 {128 + side * 42},236", 20, 18, OVERALLS)
        p.disc(128 + side * 41, 238, 6, BRASS.base)
    with p.about(128, 180, 6):
        people.head(p, TAN)
        people.eyes(p)
        people.brows(p, RAVEN.base, -3, 6)
        people.nose(p, TAN, 1.1)
        p.flat("106,144! 128,150 150,144! 145,162 128,169 111,162", "#4a1712")
        p.flat("109,146! 128,151 147,146! 144,155 128,159 112,155", BONE.light)
        p.rect(129, 150, 7, 9, "#4a1712")
        desert.smudge(p, 152, 132, 26)
        desert.smudge(p, 104, 96, -16)
        for x, y, r in (
            (90, 84, 17),
            (104, 66, 19),
            (128, 58, 21),
            (152, 66, 19),
            (167, 85, 16),
            (114, 78, 15),
            (142, 80, 15),
            (88, 102, 10),
            (169, 102, 10),
        ):
            p.ball(x, y, r, RAVEN)
    p.line("104,196 128,206 152,196", desert.OWNER.base, 12)
    with p.at(212, 168, 12):
        p.box(-7, -30, 14, 112, WOOD, 4)
        p.box(-34, -54, 68, 34, STEEL, 6, lie=True)
        p.form("-34,-54! -48,-42! -48,-32! -34,-20!", STEEL, 0.5)
    desert.fist(p, 204, 214, TAN, 12, 0.98)


@soldiers("ita_platoon_sergeant")
def martelli(p: Pen) -> None:
    """A plumed sun helmet, a moustache that points to heaven, and coffee that must not cool."""
    desert.buttoned(p, desert.TUNIC, FAIR, tabs=desert.OWNER)
    for x, colour in ((162, RED.base), (174, WHITE), (186, "#4c7a4a")):
        p.rect(x, 216, 11, 10, colour)
    with p.about(128, 180, -3):
        people.head(p, FAIR)
        people.eyes(p)
        people.brows(p, RAVEN.base, -5, 6)
        people.nose(p, FAIR, 1.15)
        for side in (-1, 1):
            with p.at(128, 0, wide=side):
                p.form("0,140! 16,138 30,146 44,138 50,124! 54,144 38,156 16,152 0,147!", RAVEN, 0.7)
        people.mouth(p, "#7d3f2c", 3, 9, 158)
        p.form("122,166! 128,163 134,166! 128,182!", RAVEN, 0.6, 0)
        desert.sun_helmet(p, tones("#d0bf92"), desert.OWNER, BRASS.base)
        desert.plume(p, FEATHERS, 180, 62)
    desert.sleeve(p, "20,268 28,240 48,222", desert.TUNIC, FAIR)
    desert.fist(p, 52, 214, FAIR, 20, 0.8)
    with p.at(70, 196):
        p.line("14,2 26,0 26,12 14,16", PAPER.dark, 5)
        p.form("-22,-12! 22,-12! 17,16 8,24 -8,24 -17,16", PAPER, 0.6)
        p.disc(0, -12, 22, PAPER.light, 6)
        p.disc(0, -11, 17, "#3b1f12", 4)
        for at in (-7, 7):
            p.line(f"{at},-22 {at - 6},-34 {at + 5},-46 {at - 2},-60", PAPER.light, 4, 0.75)


@soldiers("ita_staff_sergeant")
def orsini(p: Pen) -> None:
    """Grey, patient, headphones over his cap: steady, count off, again."""
    desert.buttoned(p, desert.GREY_GREEN, FAIR, tabs=desert.OWNER)
    people.head(p, FAIR)
    for side in (-1, 1):
        p.line(f"{128 + side * 26},100 {128 + side * 9},104", GREY_HAIR.base, 7)
    people.nose(p, FAIR, 1.1)
    people.mouth(p, "#7d4a38", -1, 10, 158)
    people.moustache(p, GREY_HAIR, 0.95)
    people.eyes(p, r=3.6)
    for side in (-1, 1):
        p.line(f"{128 + side * 30},128 {128 + side * 24},140", FAIR.dark, 3)
    p.form("88,114! 88,94 100,90! 98,106!", GREY_HAIR, 0.5, 0)
    p.form("168,114! 168,94 156,90! 158,106!", GREY_HAIR, 0.5, 0)
    with p.at(0, -6):
        desert.side_cap(p, desert.GREY_GREEN, BRASS.light)
    desert.headphones(p)
    with p.at(46, 214, -4):
        p.line("-18,-24 -24,-96 -20,-180", IRON.base, 4)
        p.box(-44, -26, 84, 76, OLIVE, 6)
        p.disc(-16, 2, 17, BLACK.dark)
        p.disc(-16, 2, 13, PAPER.base)
        p.line("-16,6 -8,-4", RED.base, 3)
        for x, y in ((16, -8), (16, 16), (30, 4)):
            p.disc(x, y, 6, BLACK.light)
    p.line("84,240 112,252 150,246", INK, 4)
    with p.at(168, 226, -20):
        p.box(-10, -30, 20, 44, BLACK, 6)
        p.disc(0, -32, 17, IRON.base, 11)
        p.disc(0, -33, 12, BLACK.dark, 7)
    desert.fist(p, 176, 236, FAIR, 150, 0.86)


@soldiers("ita_corporal_a")
def rinaldi(p: Pen) -> None:
    """A red fez and a whistle: after me, and heads down."""
    desert.shirt(p, desert.TUNIC, BURNT)
    desert.chevrons(p, 2, x=204, y=218)
    with p.about(128, 180, -4):
        people.head(p, BURNT)
        people.eyes(p)
        people.brows(p, RAVEN.base, 3, 7)
        people.nose(p, BURNT, 1.1)
        desert.stubble(p, RAVEN.base, 0.16)
        p.form("88,116! 86,94 100,86! 98,108!", RAVEN, 0.5, 0)
        p.form("168,116! 170,94 156,86! 158,108!", RAVEN, 0.5, 0)
        p.disc(128, 152, 8, "#5a241a", 6)
        p.box(104, 146, 30, 12, BRASS, 4, lie=True)
        p.ball(102, 154, 11, BRASS)
        p.disc(112, 148, 3, INK)
        p.line("98,162 104,186 122,206", desert.OWNER.base, 4)
        desert.fez(p, tones("#a5322a"))
    for y, long in ((128, 24), (146, 30), (164, 24)):
        p.line(f"{70 - long},{y - 6 + (y - 146) * 0.5} 74,{y}", PAPER.light, 5, 0.85)
    p.limb("40,266 26,240 30,216", 46, 38, desert.TUNIC)
    with p.at(40, 206, -14, 0.95):
        p.form("-18,26! -22,4 -16,-22 -8,-30 8,-30 18,-18 20,8 14,28!", BURNT, 0.66)
        for x in (-9, 0, 9):
            p.line(f"{x},-26 {x + 1},-4", BURNT.dark, 2.6)


@soldiers("ita_corporal_b")
def leone(p: Pen) -> None:
    """A lion's mane of a beard, hands round a shout."""
    mane = tones("#8d4d26")
    desert.buttoned(p, desert.GREY_GREEN, FAIR, tabs=desert.OWNER)
    desert.chevrons(p, 2, x=48, y=232)
    with p.about(128, 180, scale=1.04):
        p.form(
            "78,96! 66,130! 76,128! 70,160! 84,156! 86,184! 104,178! 112,200! 128,190! 144,200! 152,178! 170,184! 172,156! 186,160! 180,128! 190,130! 178,96!",
            mane,
            0.6,
        )
        people.head(p, FAIR, 1.02, ears=False)
        p.form(
            "90,112! 92,136 108,142 128,138 148,142 164,136 166,112! 172,152 152,178 128,192 104,178 84,152",
            mane,
            0.62,
        )
        people.eyes(p, white=True, r=4)
        people.brows(p, mane.dark, 5, 8)
        people.nose(p, FAIR, 1.2)
        p.ball(128, 158, 19, tones("#4a1712"), 18)
        p.flat("112,150! 144,150! 141,157 115,157", BONE.light)
        p.disc(128, 168, 11, FLESH.base, 6)
        desert.steel_helmet(p, tones("#67705a"))
        p.rect(121, 56, 14, 14, desert.OWNER.base)
        p.disc(128, 63, 5, STAR)
    p.limb("226,266 240,232 226,200", 44, 36, desert.GREY_GREEN)
    p.limb("226,200 206,186 190,176", 34, 24, desert.GREY_GREEN)
    p.form("170,142! 184,134 198,150 200,176 190,192 172,194! 180,168", FAIR, 0.62)
    for y in (158, 170):
        p.line(f"184,{y} 198,{y + 2}", FAIR.dark, 2.6)
