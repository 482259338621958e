"""The Long Range Desert Group: twelve men, each with a face, a hat and a trade of his own."""

from tools.art.gallery import Series
from tools.art.kit import desert, people
from tools.art.palette import (
    BLACK,
    BONE,
    BRASS,
    BROWN,
    BURNT,
    CANVAS,
    FAIR,
    INK,
    KHAKI,
    LEATHER,
    OLIVE,
    PALE,
    PAPER,
    RED,
    STEEL,
    TAN,
    WHITE,
    WOOD,
    mixed,
    tones,
)
from tools.art.pen import Pen

soldiers = Series("desert_patrol", "soldier")
GINGER = tones("#b5622c")
CHESTNUT = tones("#5b3820")
DARK_HAIR = tones("#3a2a20")
STRAW = tones("#d2a855")


@soldiers("lrdg_scout_a")
def bill_johnson(p: Pen) -> None:
    """White headdress, eyes narrowed, glasses ready in both hands."""
    desert.drapes(p, tones("#e7dcc2", "#bba985", "#fbf5e4"))
    desert.shirt(p, desert.DRILL, TAN, pockets=False)
    people.head(p, TAN, ears=False)
    desert.squint(p)
    people.brows(p, DARK_HAIR.base, 1, 6)
    people.nose(p, TAN, 1.1)
    desert.stubble(p, DARK_HAIR.base, 0.42)
    people.mouth(p, "#6d3a26", -1)
    desert.headdress(p, tones("#efe5cd", "#bba985", "#fffaee"), desert.OWNER.dark)
    desert.sleeve(p, "30,266 44,232 80,218", desert.DRILL, TAN)
    desert.sleeve(p, "226,266 212,232 176,218", desert.DRILL, TAN)
    desert.binoculars(p, 128, 214, 0.98)
    desert.fist(p, 88, 212, TAN, 0, 0.8)
    with p.about(168, 212, wide=-1):
        desert.fist(p, 168, 212, TAN, 0, 0.8)


@soldiers("lrdg_scout_b")
def ted_marlow(p: Pen) -> None:
    """Ginger, freckled, a hand over his eyes against the sun."""
    desert.pullover(p, desert.WOOL, FAIR)
    with p.about(128, 180, -3):
        people.head(p, FAIR)
        people.beard(p, GINGER)
        desert.squint(p, "#2d4a5c")
        desert.freckles(p, FAIR)
        people.nose(p, FAIR)
        people.mouth(p, "#8b4a32", 2, 10, 154)
        people.moustache(p, GINGER, 0.8)
        people.crop(p, GINGER)
        p.form("86,78! 92,48 116,34 150,34 168,52 172,84! 150,64 124,62 100,66", GINGER, 0.6)
        p.flat("92,104! 166,96! 164,120! 92,122!", FAIR.dark, 0.45)
    desert.scarf(p, tail=-1)
    p.limb("196,262 214,228 230,186", 50, 40, desert.WOOL)
    p.limb("230,186 212,144 192,112", 40, 28, desert.WOOL)
    p.form("192,88! 194,110 176,112 132,108 100,104 92,96 110,90 150,86 172,82", FAIR, 0.62)
    for y in (93, 98):
        p.line(f"104,{y} 150,{y + 1}", FAIR.dark, 2.4)


@soldiers("lrdg_rifleman_a")
def jack_harding(p: Pen) -> None:
    """A felt hat with its brim turned up, and a nose that has seen too much sun."""
    with p.at(196, 150, -78, 1.0):
        desert.rifle(p)
    desert.shirt(p, desert.DRILL, BURNT)
    desert.straps(p, tones("#7d7348"))
    with p.about(128, 180, 3):
        people.head(p, BURNT)
        people.face(p, BURNT, STRAW.dark, 0, 4)
        desert.sunburn(p)
        p.form("86,112! 90,92 106,84! 100,104 94,118!", STRAW, 0.5, 0)
        p.form("170,112! 166,92 150,84! 158,104 164,118!", STRAW, 0.5, 0)
        people.brim_hat(p, desert.FELT, desert.OWNER.base, 44, 0.96)
        p.form("150,86! 170,80 196,62 204,38! 184,36 166,54! 156,70", desert.FELT, 0.55, 0.16)
        p.disc(180, 58, 7, BRASS.light)


@soldiers("lrdg_rifleman_b")
def tom_whitlock(p: Pen) -> None:
    """Young, spectacles, a helmet like a soup plate, and the last of the water held out to a mate."""
    desert.buttoned(p, tones("#7d7550"), PALE)
    people.head(p, PALE, 0.95)
    people.brows(p, DARK_HAIR.base, -3)
    people.nose(p, PALE, 0.9)
    people.mouth(p, "#93513c", 6, 13)
    people.eyes(p)
    people.glasses(p, DARK_HAIR.dark, mixed("#d4efec", PALE.base, 0.4), 12)
    for side in (-1, 1):
        p.disc(128 + side * 19, 117, 4, INK)
    p.form("88,112! 88,90 168,90 168,112! 160,98 128,94 96,98", DARK_HAIR, 0.6)
    desert.tin_hat(p, tones("#747051", "#504d37", "#a8a27c"))
    desert.sleeve(p, "222,266 206,240 178,232", tones("#7d7550"), PALE, 44)
    with p.at(160, 212, 8):
        p.box(-9, -52, 18, 14, BLACK, 3)
        p.form("-34,-28 -24,-40 24,-40 34,-28 36,24 26,38 -26,38 -36,24", desert.OWNER, 0.62)
        p.line("-34,2 34,2", LEATHER.base, 8)
        p.line("0,-38 0,36", LEATHER.base, 8)
    desert.fist(p, 182, 226, PALE, 180, 0.86)


@soldiers("lrdg_machine_gunner")
def arthur_crane(p: Pen) -> None:
    """A mountain with a beard; the gun looks small on him."""
    with p.about(128, 262, scale=1.06):
        desert.pullover(p, OLIVE, BURNT)
        desert.cartridge_belt(p)
        people.neck(p, BURNT, 1.3)
        people.head(p, BURNT, 1.1)
        people.beard(p, DARK_HAIR, 16)
        people.eyes(p, r=4)
        people.brows(p, DARK_HAIR.dark, 3, 9)
        people.nose(p, BURNT, 1.25)
        people.moustache(p, DARK_HAIR, 1.05)
        p.form("80,106! 80,66 104,48 128,44 152,48 176,66 176,106! 152,84 128,80 104,84", desert.OWNER, 0.6)
        p.line("82,92 104,78 128,74 152,78 174,92", desert.OWNER.dark, 4)
        p.form("168,88! 190,92 204,120! 190,116 188,136! 168,108!", desert.OWNER, 0.5)
    with p.at(42, 188, -82, 0.94):
        desert.drum_gun(p)
    desert.fist(p, 50, 222, BURNT, -8, 1.06)


@soldiers("lrdg_sniper")
def ewan_lockhart(p: Pen) -> None:
    """Sacking over head and shoulders, one cold eye, a scope wrapped in rags."""
    scrim = tones("#a28b58", "#6f5c36", "#c9b27c")
    people.shoulders(p, scrim)
    people.hood(p, scrim, "#4a3b26")
    p.flat("98,84! 128,76 160,84! 164,132! 94,132!", PALE.dark)
    p.flat("98,84! 128,76 132,132! 94,132!", PALE.base)
    desert.squint(p, "#2b5a78")
    people.brows(p, CHESTNUT.base, 4, 6)
    people.nose(p, PALE)
    p.form(
        "86,128! 108,138 128,140 148,138 170,128! 172,168 150,196 128,204 106,196 84,168", desert.OWNER, 0.62
    )
    p.line("98,152 128,162 158,152", desert.OWNER.dark, 3)
    for x, y, turn in (
        (66, 190, 30),
        (92, 214, -20),
        (176, 206, 24),
        (72, 232, -40),
        (120, 236, 10),
        (84, 66, 40),
        (150, 40, -16),
    ):
        with p.at(x, y, turn):
            p.form(
                "-8,-16! 6,-18! 10,16! 0,10! -10,18!", tones("#7f8450") if x % 4 else tones("#8c6f42"), 0.5, 0
            )
    with p.at(186, 158, -74, 0.98):
        desert.rifle(p, scoped=True)
        for x in (0, 34, 66):
            p.form(f"{x},-13! {x + 16},-15! {x + 20},12! {x + 10},8! {x + 2},14!", scrim, 0.5, 0)
    desert.fist(p, 184, 198, LEATHER, 14, 0.95)


@soldiers("lrdg_saboteur")
def nyall_heppard(p: Pen) -> None:
    """A blackened face and a grin; two minutes of fuse."""
    desert.pullover(p, tones("#4d4a42", "#34312c", "#6c685c"), TAN, desert.OWNER)
    with p.about(128, 180, -5):
        people.head(p, TAN)
        p.flat("91,100! 165,96! 163,110! 92,114!", "#2b221b", 0.6)
        p.flat("94,134! 118,138! 112,148! 96,146!", "#2b221b", 0.55)
        p.flat("138,138! 162,132! 160,144! 144,148!", "#2b221b", 0.55)
        people.eyes(p, wide=17, r=3.6, white=True)
        p.line("98,106 122,106", DARK_HAIR.base, 6)
        p.line("136,102 160,98", DARK_HAIR.base, 6)
        people.nose(p, TAN)
        p.flat("106,146! 128,152 152,142! 148,158 128,166 110,158", "#4a1712")
        p.flat("108,147! 128,153 150,144! 148,150 128,157 112,153", BONE.light)
        desert.cap_comforter(p, tones("#45423c", "#2e2b27", "#66624f"))
    desert.sleeve(p, "22,272 34,248 56,232", tones("#4d4a42", "#34312c", "#6c685c"), TAN)
    desert.dynamite(p, 62, 208, 0.96, -22)
    desert.fist(p, 56, 230, TAN, -16, 0.95)


@soldiers("lrdg_engineer")
def jim_tully(p: Pen) -> None:
    """Bald, braces over an undershirt, oil on the cheek, goggles pushed up."""
    vest = tones("#e2d8bd", "#b3a683", "#f7f0dc")
    people.shoulders(p, FAIR)
    people.neck(p, FAIR, 1.15)
    p.form("80,194! 98,216 128,226 158,216 176,194! 196,206! 192,270! 64,270! 60,206!", vest, 0.66)
    for side in (-1, 1):
        p.line(f"{128 + side * 48},198 {128 + side * 42},262", desert.OWNER.base, 12)
    people.head(p, FAIR, 1.04)
    people.face(p, FAIR, "#8d7a62", -2, 5)
    people.moustache(p, tones("#9b8a72"), 0.9)
    desert.smudge(p, 100, 138, -18)
    desert.smudge(p, 152, 92, 30)
    p.form("90,108! 86,92 94,82! 98,98!", tones("#9b8a72"), 0.5, 0)
    p.form("166,108! 170,92 162,82! 158,98!", tones("#9b8a72"), 0.5, 0)
    people.goggles(p, LEATHER, "#8fb7b4", 74, 18)
    desert.spanner(p, 206, 150, 10, 1.05)
    desert.fist(p, 200, 214, FAIR, 8, 1.0)


@soldiers("lrdg_lieutenant")
def darcy(p: Pen) -> None:
    """A cap that was pressed this morning, a pipe, and an empty map."""
    cloth = tones("#a28a55")
    desert.buttoned(p, cloth, PALE, tie=desert.OWNER)
    for side in (-1, 1):
        with p.at(128 + side * 70, 206, side * 26):
            p.rect(-20, -7, 40, 15, cloth.dark, 3)
            for x in (-9, 7):
                p.disc(x, 0, 5, BRASS.light)
    people.head(p, PALE, 0.97)
    people.face(p, PALE, CHESTNUT.dark, -1)
    p.form("108,144! 128,138 148,144! 146,150 128,147 110,150", CHESTNUT, 0.6, 0)
    p.form("89,114! 88,98 98,92! 98,106!", CHESTNUT, 0.5, 0)
    p.form("167,114! 168,98 158,92! 158,106!", CHESTNUT, 0.5, 0)
    with p.at(0, -9):
        desert.peaked_cap(p, cloth, desert.OWNER, tones("#7f6a3e"))
    p.line("136,155 158,162 170,166", INK, 5)
    p.box(164, 150, 20, 25, WOOD, 5)
    p.line("174,144 168,132 178,122 172,108", WHITE, 5, 0.7)
    with p.at(66, 226, -10):
        p.form("-50,-26! 50,-34! 50,36! -50,44!", PAPER, 0.7)
        p.line("-40,14 -16,-8 12,4 40,-18", "#8a6b3e", 3)
        p.line("-38,28 0,20 40,24", "#c9ac74", 3)
        p.disc(18, -6, 5, RED.base)
    desert.fist(p, 100, 240, PALE, 20, 0.8)


@soldiers("lrdg_warrant_officer")
def pembury(p: Pen) -> None:
    """Thirty years of parade grounds: whiskers, a red face, and once more, louder."""
    red = tones("#d98a66", "#a85b41", "#efb592")
    desert.buttoned(p, desert.WOOL, red, tabs=desert.OWNER)
    with p.about(128, 180, scale=1.05):
        people.head(p, red, 1.08)
        people.eyes(p, wide=17, white=True, r=3.8)
        people.brows(p, "#d8d0c0", 6, 9)
        people.nose(p, red, 1.25)
        desert.sunburn(p, "#b8372c", 0.3)
        desert.shout(p)
        white = tones("#d9d1c1", "#a59c8c", "#f4efe4")
        for side in (-1, 1):
            with p.at(128, 0, wide=side):
                p.form("2,139! 22,134 40,140 54,126! 52,144 36,152 18,150! 2,145", white, 0.7)
                p.form("34,98! 42,96! 46,134 36,140! 34,122", white, 0.5)
        desert.beret(p, tones("#37342f", "#232120", "#5e5a52"))
    with p.at(56, 238, -28):
        p.box(-7, -76, 14, 130, WOOD, 6)
        p.box(-8, -80, 16, 16, BRASS, 3)
    desert.fist(p, 56, 240, red, -24, 0.95)


@soldiers("lrdg_corporal_a")
def ridley(p: Pen) -> None:
    """A cap worn over one ear, and tea."""
    desert.shirt(p, desert.DRILL, FAIR)
    desert.chevrons(p, 2, x=206, y=222)
    with p.about(128, 180, 4):
        people.head(p, FAIR)
        people.eyes(p)
        p.line("102,104 120,99", GINGER.dark, 5)
        p.line("136,99 154,102", GINGER.dark, 5)
        people.nose(p, FAIR)
        p.flat("110,148! 128,153 146,148! 142,160 128,165 114,160", BONE.light)
        p.line("108,147 128,153 148,147", "#8b4a32", 4)
        desert.freckles(p, FAIR)
        people.crop(p, GINGER)
        desert.side_cap(p, KHAKI, BRASS.light, tilt=13)
    desert.sleeve(p, "34,268 42,238 66,230", desert.DRILL, FAIR)
    desert.mug(p, 84, 212, desert.OWNER, 1.04)
    desert.fist(p, 118, 216, FAIR, 180, 0.72)


@soldiers("lrdg_corporal_b")
def nash(p: Pen) -> None:
    """A hat with four dents, a long jaw, and a book in which the same number must stand twice."""
    desert.shirt(p, tones("#8f8350"), BROWN)
    desert.chevrons(p, 2, x=50, y=214)
    with p.about(128, 118, wide=0.92):
        people.head(p, BROWN)
        p.form("102,150! 128,158 154,150! 150,176 128,184 106,176", BROWN, 0.6, 0)
        people.face(p, BROWN, INK, 0, -1)
        p.line("112,166 128,169 144,166", BROWN.dark, 3)
        p.form("88,112! 90,92 102,88! 98,108!", BLACK, 0.5, 0)
        p.form("168,112! 166,92 154,88! 158,108!", BLACK, 0.5, 0)
        desert.pointed_hat(p, tones("#a2885a"), desert.OWNER)
    with p.at(168, 222, 8):
        p.form("-34,-34! 34,-34! 34,40! -34,40!", CANVAS, 0.7)
        p.rect(-27, -26, 54, 62, PAPER.light)
        for row in (-14, 6):
            for x in (-18, -9, 0, 9):
                p.line(f"{x},{row} {x},{row + 13}", INK, 3)
            p.line(f"-22,{row + 10} 14,{row + 3}", RED.base, 3)
    desert.fist(p, 204, 240, BROWN, 180, 0.8)
    desert.sleeve(p, "66,268 92,250 118,236", tones("#8f8350"), BROWN, 38)
    p.line("122,238 146,214", STEEL.base, 6)
    p.line("122,238 134,226", RED.base, 7)
    desert.fist(p, 118, 238, BROWN, -30, 0.72)
    p.disc(147, 213, 2, INK)
