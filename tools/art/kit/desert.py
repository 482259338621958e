"""The war in the desert: drill and leather, caps of two armies, what men carry; busts stand as in `people`."""

from tools.art.kit import arms, people
from tools.art.palette import (
    BLACK,
    BONE,
    BRASS,
    GLASS,
    INK,
    IRON,
    LEATHER,
    PAPER,
    RED,
    RUBBER,
    STEEL,
    WOOD,
    Tones,
    mixed,
    tones,
)
from tools.art.pen import Pen

OWNER = Tones("#7a8b9c", "#56667a", "#a9b9c8")
"""The tones that the table paints in the colours of whose it is: scarves, tabs, stripes, flags."""
DRILL = tones("#ab9257")
WOOL = tones("#77704a")
GREY_GREEN = tones("#717b63")
TUNIC = tones("#a4956b")
LEATHER_COAT = tones("#47413d", "#2e2a28", "#746a61")
FELT = tones("#9c7f52")
TASSEL = tones("#2f4f7d")
COVER = tones("#d9c596", "#ad9464", "#f3e6c0")


# Clothes: each draws shoulders and neck; the head comes after


def shirt(p: Pen, cloth: Tones, skin: Tones, *, pockets: bool = True, wide: float = 1) -> None:
    """An open collar, buttons, two pockets."""
    people.shoulders(p, cloth, wide)
    people.neck(p, skin)
    p.flat("107,184! 149,184! 128,224!", skin.base)
    p.flat("128,184! 149,184! 128,224!", skin.dark)
    p.line("128,226 128,256", cloth.dark, 3)
    for y in (232, 248):
        p.disc(128, y, 3, cloth.dark)
    _collars(p, cloth)
    if pockets:
        _pockets(p, cloth)


def buttoned(p: Pen, cloth: Tones, skin: Tones, tie: Tones | None = None, tabs: Tones | None = None) -> None:
    """A closed tunic: with a tie, or with tabs and stars on its collar."""
    people.shoulders(p, cloth)
    people.neck(p, skin)
    if tie is not None:
        p.flat("104,186! 152,186! 136,226! 120,226!", PAPER.dark)
        p.form("121,192! 135,192! 139,240 128,256! 117,240", tie, 0.5)
    else:
        p.line("128,206 128,256", cloth.dark, 3)
        for y in (222, 242):
            p.disc(128, y, 3.6, BRASS.base)
    _collars(p, cloth)
    if tabs is not None:
        for side in (-1, 1):
            with p.at(128 + side * 24, 202, side * -28):
                p.rect(-6, -11, 12, 22, tabs.base, 2)
                p.disc(0, -3, 3.4, PAPER.light)
    _pockets(p, cloth)


def pullover(p: Pen, wool: Tones, skin: Tones, collar: Tones = DRILL) -> None:
    """Ribbed at the neck, a shirt's collar above it."""
    people.shoulders(p, wool)
    people.neck(p, skin)
    p.flat("108,184! 148,184! 128,214!", skin.dark)
    p.limb("92,192 110,216 128,226 146,216 164,192", 13, 13, wool, 13)
    for x, y in ((100, 203), (112, 214), (128, 220), (144, 214), (156, 203)):
        p.line(f"{x},{y} {x + (128 - x) * 0.16},{y + 9}", wool.dark, 2.4)
    with p.about(128, 190, scale=0.86):
        _collars(p, collar)


def leather_coat(p: Pen, skin: Tones, shirt_tones: Tones = GREY_GREEN) -> None:
    """The double-breasted coat of tank crews."""
    people.shoulders(p, LEATHER_COAT)
    people.neck(p, skin)
    p.flat("100,188! 156,188! 132,250! 124,250!", shirt_tones.dark)
    p.flat("108,186! 148,186! 128,212!", skin.dark)
    for side in (-1, 1):
        with p.at(128, 0, wide=side):
            p.form("22,184! 44,190! 62,214! 46,220! 48,234! 4,262!", LEATHER_COAT, 0.55, 0.12)
    for y in (236, 252):
        p.disc(88, y, 4, BLACK.light)
        p.disc(168, y, 4, BLACK.light)


def _collars(p: Pen, cloth: Tones) -> None:
    for side in (-1, 1):
        with p.at(128, 0, wide=side):
            p.form("20,178! 36,184 48,206! 30,222! 2,220!", cloth, 0.6, 0.14)


def _pockets(p: Pen, cloth: Tones) -> None:
    for x in (58, 160):
        p.rect(x, 232, 38, 30, mixed(cloth.base, cloth.dark, 0.45), 3)
        p.flat([(x - 2, 228), (x + 40, 228), (x + 40, 238), (x + 19, 246), (x - 2, 238)], cloth.dark)
        p.disc(x + 19, 238, 2.8, BRASS.light)


def scarf(p: Pen, cloth: Tones = OWNER, *, tail: int = 1) -> None:
    """Round the neck, its end to the left (-1) or the right (1); 0 has none."""
    p.form("88,174! 128,190 168,174! 176,194 160,214 128,222 96,214 80,194", cloth, 0.6)
    p.line("92,190 128,206 164,190", cloth.dark, 3)
    if tail:
        with p.at(128, 0, wide=tail):
            p.form("14,206! 38,202! 50,246 44,262! 22,262! 20,236", cloth, 0.5)


def straps(p: Pen, stuff: Tones = LEATHER, *, both: bool = True) -> None:
    for side in (-1, 1) if both else (-1,):
        p.limb(f"{128 - side * 52},194 {128 - side * 40},226 {128 - side * 36},268", 13, 13, stuff)
        p.rect(128 - side * 41 - 8, 228, 16, 11, BRASS.base, 2)


def cartridge_belt(p: Pen, count: int = 9) -> None:
    """Across the chest."""
    p.limb("62,196 110,232 160,270", 18, 20, LEATHER)
    for number in range(count):
        part = number / (count - 1)
        with p.at(64 + 92 * part, 198 + 66 * part, 36):
            p.rect(-3.4, -12, 6.8, 24, BRASS.base, 3)
            p.rect(0.6, -12, 2.8, 24, BRASS.dark, 2)


def chevrons(p: Pen, count: int, colour: Tones = OWNER, x: float = 52, y: float = 224) -> None:
    """On the sleeve, points down."""
    with p.at(x, y, 14):
        for number in range(count):
            p.line(f"-16,{number * 12} 0,{12 + number * 12} 16,{number * 12}", colour.light, 7, straight=True)


# Faces


def squint(p: Pen, colour: str = INK) -> None:
    """Eyes narrowed against the sun."""
    for side in (-1, 1):
        p.line(f"{128 + side * 24},117 {128 + side * 17},115 {128 + side * 10},117", colour, 5)
        p.line(f"{128 + side * 27},122 {128 + side * 33},126", colour, 2, 0.5)


def stubble(p: Pen, colour: str, part: float = 0.3) -> None:
    p.flat("91,128! 108,140 128,136 148,140 165,128! 163,140 152,160 128,173 104,160 93,140", colour, part)


def sunburn(p: Pen, colour: str = "#c4533a", part: float = 0.35) -> None:
    for side in (-1, 1):
        p.disc(128 + side * 24, 132, 11, colour, 8, opacity=part)
    p.disc(129, 134, 7, colour, 8, opacity=part)


def smudge(p: Pen, x: float, y: float, turn: float = 20, colour: str = INK) -> None:
    p.disc(x, y, 12, colour, 4, turn, 0.55)
    p.disc(x + 4, y + 8, 8, colour, 3, turn, 0.45)


def freckles(p: Pen, skin: Tones) -> None:
    for x, y in (
        (102, 128),
        (109, 133),
        (104, 137),
        (147, 133),
        (152, 128),
        (154, 136),
        (112, 126),
        (144, 127),
    ):
        p.disc(x, y, 1.9, skin.dark)


def shout(p: Pen) -> None:
    """A mouth wide open."""
    p.disc(128, 155, 15, "#4a1712", 13)
    p.flat("115,148! 141,148! 139,153 117,153", BONE.light)
    p.disc(128, 162, 9, "#b3493f", 5)


# Headgear


def drapes(p: Pen, cloth: Tones) -> None:
    """The cloth of a headdress behind the head: drawn before it."""
    p.form("80,84! 128,44 176,84! 190,150 188,222! 150,236 106,236 68,222! 66,150", cloth, 0.6)


def headdress(p: Pen, cloth: Tones, cord: str = INK) -> None:
    """The cloth over the brow and its two cords."""
    p.form("82,112! 80,66 102,42 128,36 154,42 176,66 174,112! 160,94 128,86 96,94", cloth, 0.62)
    for y in (72, 82):
        p.line(f"81,{y + 8} 104,{y - 3} 128,{y - 6} 152,{y - 3} 175,{y + 8}", cord, 6)
    for side in (-1, 1):
        with p.at(128, 0, wide=side):
            p.form("36,92! 48,96! 60,150 58,216! 38,208! 42,150", cloth, 0.5)


def cap_comforter(p: Pen, wool: Tones) -> None:
    """The knitted cap of raiders."""
    p.form("86,84! 84,54 96,36 110,26 126,30! 138,22 156,32 168,52 170,84!", wool, 0.6)
    p.form("80,106! 78,76 102,64 128,62 154,64 178,76 176,106! 152,92 128,88 104,92", wool, 0.64, 0.14)
    for x in range(90, 172, 12):
        p.line(
            f"{x},{72 - 4 * (1 - abs(x - 128) / 48)} {x},{92 - 3 * (1 - abs(x - 128) / 48)}", wool.dark, 2.4
        )


def beret(p: Pen, cloth: Tones, badge: str = BRASS.light) -> None:
    p.form("80,96! 74,74 92,48 130,38 176,44 206,68 200,88 172,92! 150,84 128,82 104,86", cloth, 0.62, 0.12)
    p.line("80,97 104,87 128,84 152,86 174,95", cloth.dark, 8)
    p.disc(104, 70, 9, badge)
    p.line("104,62 104,78", INK, 2)


def peaked_cap(p: Pen, cloth: Tones, band: Tones, peak: Tones = LEATHER, badge: str = BRASS.light) -> None:
    p.form("66,62 88,38 128,30 168,38 190,62 180,78 168,86! 128,76 88,86! 76,78", cloth, 0.6, 0.1)
    p.form("86,98! 87,76 128,68 169,76 170,98! 128,86", band, 0.62)
    p.form("84,98! 128,86 172,98! 162,113 128,118 94,113", peak, 0.62, 0.14)
    p.disc(128, 76, 9, badge)
    p.disc(128, 76, 4, BRASS.dark)


def side_cap(p: Pen, cloth: Tones, badge: str = "", *, tilt: float = 0) -> None:
    """Folded cloth, higher in the middle: field service cap and bustina."""
    with p.about(128, 88, tilt):
        p.form("86,90! 88,52 128,28! 168,52 170,90! 128,80", cloth, 0.6, 0.08)
        p.form(
            "80,102! 82,68! 106,58 128,74! 150,58 174,68! 176,102! 150,88 128,85 106,88", cloth, 0.66, 0.14
        )
        p.line("84,70 106,61 128,77 150,61 172,70", cloth.dark, 3)
        if badge:
            p.disc(128, 66, 8, badge)


def sun_helmet(p: Pen, cloth: Tones = COVER, band: Tones = OWNER, badge: str = "") -> None:
    p.form("80,84! 80,50 102,28 128,22 154,28 176,50 176,84!", cloth, 0.6, 0.1)
    p.line("128,22 118,50 116,80", cloth.dark, 2.4, 0.7)
    p.form("80,88! 80,72 128,64 176,72 176,88! 128,78", band, 0.66)
    p.form("46,104 84,86 128,78 172,86 210,104 196,116 160,104 128,100 96,104 60,116", cloth, 0.7, 0.14)
    p.ball(128, 22, 7, cloth, 5)
    if badge:
        p.disc(128, 68, 10, badge)
        p.disc(128, 68, 5, PAPER.light)


def tin_hat(p: Pen, metal: Tones) -> None:
    """Flat as a soup plate."""
    p.ball(128, 92, 90, metal, 15, shade=0.72, rim=0.08)
    p.line("40,95 84,104 128,106 172,104 216,95", metal.light, 2.4, 0.8)
    p.form("76,90! 82,66 104,52 128,48 152,52 174,66 180,90! 156,97 128,99 100,97", metal, 0.56, 0.14)
    p.disc(128, 49, 4, metal.dark, 3)
    p.line("92,98 90,132 106,166", LEATHER.dark, 4)


def pointed_hat(p: Pen, felt: Tones, band: Tones) -> None:
    """Four dents and a point."""
    p.form("90,88! 94,56 128,14! 162,56 166,88!", felt, 0.6)
    p.line("128,18 114,46 110,74", felt.dark, 3)
    p.line("128,18 144,46 148,74", felt.dark, 3)
    p.flat("90,92! 91,74! 165,74! 166,92!", band.base)
    p.flat("140,74! 165,74! 166,92! 142,92!", band.dark)
    p.form("40,90 90,84 128,88 166,84 216,90 198,103 128,107 58,103", felt, 0.74, 0.14)


def tank_helmet(p: Pen, stuff: Tones = LEATHER_COAT) -> None:
    """Leather, a padded roll round the brow, flaps over the ears."""
    p.form("82,96! 80,58 102,34 128,30 154,34 176,58 174,96!", stuff, 0.6, 0.1)
    p.line("128,32 128,72", stuff.dark, 3)
    p.line("104,40 102,74", stuff.dark, 3)
    p.line("152,40 154,74", stuff.dark, 3)
    for side in (-1, 1):
        with p.at(128, 0, wide=side):
            p.form("34,92! 52,88! 54,130 46,166! 36,150", stuff, 0.55)
    p.limb("80,90 104,80 128,77 152,80 176,90", 22, 22, stuff, 22)
    p.line("90,162 108,178 128,182 148,178 166,162", stuff.dark, 5)


def steel_helmet(p: Pen, metal: Tones = GREY_GREEN) -> None:
    """Round and deep, its strap under the chin."""
    p.line("88,104 92,150 128,180 164,150 168,104", LEATHER.base, 6)
    p.form("76,112! 76,64 100,38 128,32 156,38 180,64 180,112! 154,98 128,95 102,98", metal, 0.6, 0.1)
    p.line("77,111 102,98 128,95 154,98 179,111", metal.dark, 5)
    p.disc(92, 78, 3.4, metal.dark)
    p.disc(164, 78, 3.4, metal.dark)


def plume(p: Pen, feathers: Tones, x: float = 172, y: float = 78, knot: Tones = RED) -> None:
    """Cock feathers that fall from the right of a hat."""
    with p.at(x, y):
        p.form(
            "-16,-2! -10,-20 14,-30 40,-18 58,10! 50,8! 60,36! 48,28! 54,62! 42,48! 40,84! 30,62! 22,92!"
            " 18,60! 8,66! 10,36 0,16",
            feathers,
            0.5,
            0.12,
        )
        for places in ("-6,-4 22,-8 44,14", "-4,0 20,6 40,44", "-4,4 14,20 28,66"):
            p.line(places, feathers.light, 3, 0.6)
        p.ball(-8, 0, 11, knot)


def fez(p: Pen, felt: Tones = RED, tassel: Tones = TASSEL) -> None:
    p.form("86,96! 94,36! 128,30 160,36! 170,96! 150,86 128,84 106,86", felt, 0.6)
    p.disc(127, 36, 33, felt.light, 6)
    p.limb("128,36 158,34 184,52 188,84", 6, 8, tassel)
    p.form("180,82! 196,82! 204,128! 174,128!", tassel, 0.5)
    for x in (182, 189, 196):
        p.line(f"{x},98 {x},128", tassel.dark, 2.4)


def headphones(p: Pen, band: Tones = BLACK) -> None:
    p.line("82,118 80,66 128,34 176,66 174,118", band.base, 8)
    for x in (82, 174):
        p.ball(x, 122, 15, RUBBER, 21)
        p.disc(x, 122, 7, IRON.light, 11)


# What they hold


def fist(p: Pen, x: float, y: float, skin: Tones, turn: float = 0, size: float = 1) -> None:
    """Four fingers round something that stands between them and the palm."""
    with p.at(x, y, turn, size):
        p.form("-20,-18 8,-22 22,-12 24,10 14,24 -14,24 -24,8", skin, 0.64)
        for at in (-9, 2, 13):
            p.line(f"-6,{at} 20,{at - 2}", skin.dark, 2.8)


def sleeve(p: Pen, places: str, cloth: Tones, skin: Tones, wide: float = 40) -> None:
    """An arm in front of the body; the last place is the wrist."""
    p.limb(places, wide, wide * 0.66, cloth)
    x, y = places.rsplit(maxsplit=1)[-1].split(",")
    p.ball(float(x), float(y), wide * 0.32, skin)


def rifle(p: Pen, *, bayonet: bool = False, scoped: bool = False) -> None:
    """Lying about 0, 0, its muzzle to the right, some 220 long."""
    arms.barrel(p, 60, -2, 56, 7, IRON, ring=False)
    arms.stock(p, -44, -8, 62, 30, WOOD)
    p.box(-46, -8, 118, 16, WOOD, 4, lie=True)
    p.box(-46, -14, 48, 12, IRON, 3, lie=True)
    p.limb("-30,-8 -24,2 -22,12", 5, 5, STEEL)
    p.ball(-22, 13, 5, STEEL)
    arms.trigger(p, -40, 8, 0.8)
    for x in (20, 66):
        p.rect(x, -10, 7, 19, IRON.dark, 2)
    p.rect(108, -10, 5, 10, IRON.dark)
    if bayonet:
        p.form("112,-5! 168,-4! 150,4! 112,2!", STEEL, 0.5)
    if scoped:
        arms.scope(p, -44, -24, 74, 13)


def drum_gun(p: Pen) -> None:
    """A light machine-gun with a drum on top and a thick jacket."""
    arms.stock(p, -48, -8, 50, 32, WOOD)
    arms.receiver(p, -50, -13, 76, 27, IRON)
    arms.grip(p, -40, 12, 34, 18, 10)
    p.box(24, -12, 84, 24, STEEL, 10, lie=True)
    for x in (40, 56, 72, 88):
        p.line(f"{x},-10 {x},10", STEEL.dark, 3)
    p.box(106, -6, 26, 12, IRON, 3, lie=True)
    p.ball(-8, -22, 40, IRON, 15)
    p.ball(-8, -25, 15, BLACK, 6)


def binoculars(p: Pen, x: float, y: float, size: float = 1) -> None:
    """Their glasses towards us."""
    with p.at(x, y, scale=size):
        p.box(-8, -20, 16, 26, BLACK)
        for side in (-1, 1):
            p.form(f"{side * 8},-34! {side * 26},-34! {side * 40},14! {side * 6},14!", BLACK, 0.5)
            p.ball(side * 23, 14, 20, BLACK, 18)
            p.disc(side * 23, 15, 14, GLASS.dark, 12)
            p.disc(side * 23 - 4, 11, 6, GLASS.light, 4)


def dynamite(p: Pen, x: float, y: float, size: float = 1, turn: float = 0) -> None:
    """Three sticks, tape, a burning fuse."""
    with p.at(x, y, turn, size):
        p.limb("4,-34 12,-52 26,-54 34,-64", 5, 4, BONE)
        p.ball(36, -68, 9, tones("#f0b03c"))
        for turned in range(0, 360, 60):
            with p.at(36, -68, turned):
                p.line("11,0 18,0", "#f7dc7a", 4)
        for at in (-24, 20, -2):
            p.box(at - 11, -36, 24, 74, RED, 4)
            p.disc(at + 1, -36, 12, RED.light, 4)
        p.rect(-37, -18, 70, 11, INK)
        p.rect(-37, 12, 70, 11, INK)


def spanner(p: Pen, x: float, y: float, turn: float = 0, size: float = 1) -> None:
    """Its jaws up."""
    with p.at(x, y, turn, size):
        p.form(
            "-9,90! -9,-24! -30,-40 -32,-66! -16,-82! -12,-56! 12,-56! 16,-82! 32,-66! 30,-40 9,-24! 9,90!",
            STEEL,
            0.55,
        )


def mug(p: Pen, x: float, y: float, enamel: Tones, size: float = 1, *, steam: bool = True) -> None:
    with p.at(x, y, scale=size):
        p.line("24,-14 42,-12 42,12 24,16", enamel.base, 7)
        p.box(-26, -28, 54, 56, enamel, 5)
        p.disc(1, -28, 27, enamel.light, 7)
        p.disc(1, -27, 22, "#5b3018", 5)
        if steam:
            for at in (-10, 10):
                p.line(f"{at},-40 {at - 7},-54 {at + 5},-66 {at - 3},-82", PAPER.light, 5, 0.75)


def shell(p: Pen, x: float, y: float, size: float = 1, turn: float = 0) -> None:
    """A tank gun's round, standing."""
    with p.at(x, y, turn, size):
        arms.cartridge(p, 0, 70, 164, 46, IRON)
