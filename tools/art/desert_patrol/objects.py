"""What stands on the map and can be blown up."""

from tools.art.gallery import Series
from tools.art.kit import arms, machines
from tools.art.palette import (
    BLACK,
    BONE,
    BRASS,
    CANVAS,
    DARK_WOOD,
    GLASS,
    INK,
    IRON,
    OLIVE,
    PAPER,
    RED,
    RUBBER,
    RUST,
    SAND,
    STEEL,
    WOOD,
    YELLOW,
    Tones,
    tones,
)
from tools.art.pen import Pen

objects = Series("desert_patrol", "object")
CAMOUFLAGE = tones("#b39255")
GREEN = tones("#77794c")
SHADOW = "#3a2e20"


def drum(p: Pen, x: float, y: float, paint: Tones, size: float = 1) -> None:
    """Standing, its foot at x, y."""
    with p.at(x, y, scale=size):
        p.box(-32, -92, 64, 92, paint, 5)
        for at in (-66, -34):
            p.line(f"-32,{at} 32,{at}", paint.dark, 6)
            p.line(f"-31,{at - 3} -10,{at - 3}", paint.light, 3)
        p.disc(0, -92, 32, paint.light, 9)
        p.disc(0, -91, 25, paint.base, 6)
        p.disc(12, -91, 5, INK, 3)


@objects("fuel_dump")
def fuel_dump(p: Pen) -> None:
    """Drums in a heap, one of them leaking."""
    p.disc(128, 222, 112, SHADOW, 14, opacity=0.28)
    drum(p, 128, 146, GREEN, 1.0)
    drum(p, 62, 202, RUST, 1.08)
    drum(p, 194, 202, GREEN, 1.08)
    drum(p, 128, 224, tones("#a03b2c"), 1.16)
    p.form("128,144! 146,172 142,190 128,196 114,190 110,172", YELLOW, 0.6)
    p.disc(40, 214, 30, "#2b221b", 8, opacity=0.7)
    p.box(200, 180, 40, 46, OLIVE, 4)
    p.line("207,190 233,218", OLIVE.dark, 4)
    p.line("233,190 207,218", OLIVE.dark, 4)
    p.rect(208, 170, 22, 8, OLIVE.dark, 3)


@objects("ammo_dump")
def ammo_dump(p: Pen) -> None:
    """Crates with rope handles and a row of shells, under a net that hides nothing."""
    p.disc(128, 224, 114, SHADOW, 14, opacity=0.28)
    for x, high, tip in ((64, 138, RED), (110, 152, IRON), (156, 138, RED)):
        arms.cartridge(p, x, 144, high * 0.86, 38, tip, BRASS)
    for x, y, w, h in ((26, 140, 104, 82), (134, 128, 96, 94)):
        p.box(x, y, w, h, WOOD, 3)
        p.rect(x, y + h * 0.32, w, 4, WOOD.dark)
        p.rect(x, y + h * 0.66, w, 4, WOOD.dark)
        for at in (x + 6, x + w - 18):
            p.rect(at, y, 12, h, DARK_WOOD.base)
            machines.bolts(p, f"{at + 6},{y + 10} {at + 6},{y + h - 10}", IRON.light)
    p.form("74,158! 96,196! 52,196!", YELLOW, 0.7)
    p.line("74,170 74,182", INK, 6)
    p.disc(74, 190, 3.4, INK)
    p.line("160,168 172,184 192,184 204,168", CANVAS.light, 7)
    for x in (160, 180, 200):
        with p.at(x, 204):
            p.ball(0, 2, 9, OLIVE, 11)
            p.rect(-4, -13, 8, 7, STEEL.base, 2)


@objects("aircraft_1")
def parked_biplane(p: Pen) -> None:
    """A biplane, nose to us, chocks before its wheels."""
    p.disc(128, 224, 104, SHADOW, 12, opacity=0.28)
    p.form("6,72! 16,64 128,58 240,64 250,72! 240,84 128,86 16,84", CAMOUFLAGE, 0.55, 0.1)
    for x in (40, 74, 182, 216):
        p.form(f"{x - 14},66! {x + 10},64! {x + 14},83! {x - 10},83!", GREEN, 0.6, 0)
    for places in (
        "44,82 60,158",
        "78,84 84,156",
        "212,82 196,158",
        "178,84 172,156",
        "44,82 84,156",
        "212,82 172,156",
    ):
        p.line(places, IRON.base, 4)
    p.form("30,162! 40,154 128,150 216,154 226,162! 216,174 128,178 40,174", CAMOUFLAGE, 0.55, 0.1)
    for x in (58, 198):
        p.form(f"{x - 12},156! {x + 8},155! {x + 12},173! {x - 8},174!", GREEN, 0.6, 0)
    p.line("112,86 108,100", IRON.base, 5)
    p.line("144,86 148,100", IRON.base, 5)
    p.limb("106,164 92,188 86,204", 16, 11, CAMOUFLAGE)
    p.limb("150,164 164,188 170,204", 16, 11, CAMOUFLAGE)
    for x in (84, 172):
        p.ball(x, 206, 11, RUBBER, 19)
        p.form(f"{x - 24},224! {x - 8},208! {x - 4},224!", WOOD, 0.5)
    p.ball(128, 130, 46, CAMOUFLAGE)
    p.disc(128, 130, 38, BLACK.dark)
    for turn in range(0, 360, 40):
        with p.at(128, 130, turn):
            p.box(-7, -36, 14, 26, IRON, 3)
    p.ball(128, 130, 14, STEEL)
    with p.at(128, 130, 32):
        p.form("-7,-8! -9,-58 0,-78 9,-58 7,-8!", DARK_WOOD, 0.5)
        p.form("-7,8! -9,58 0,78 9,58 7,8!", DARK_WOOD, 0.5)
        p.rect(-6, -76, 12, 10, YELLOW.base, 4)
        p.rect(-6, 66, 12, 10, YELLOW.base, 4)
    p.ball(128, 130, 9, RED)


@objects("aircraft_2")
def parked_bomber(p: Pen) -> None:
    """A big one seen from the side: a hump, three engines, its tail on the ground."""
    p.disc(124, 220, 112, SHADOW, 11, opacity=0.28)
    with p.about(128, 150, 7):
        p.form("206,82! 232,74! 246,128! 214,140!", CAMOUFLAGE, 0.6)
        p.rect(221, 96, 9, 36, PAPER.base)
        p.rect(212, 108, 27, 9, PAPER.base)
        p.form(
            "24,150! 28,124 56,110 86,106! 96,88 116,82 134,92 142,106! 200,118 250,134! 246,146 190,168 110,182 50,180 28,172",
            CAMOUFLAGE,
            0.56,
        )
        for shape in (
            "70,112 94,110 98,138 72,142",
            "150,114 178,118 180,148 152,152",
            "202,128 224,130 220,150 200,152",
        ):
            p.form(shape, GREEN, 0.62, 0)
        p.form("60,112! 70,98 92,94! 88,112!", GLASS, 0.6)
        p.line("76,97 76,111", CAMOUFLAGE.dark, 3)
        p.form("100,92! 116,86 130,94! 126,104! 102,104!", GLASS, 0.6)
        for x in (118, 134, 150):
            p.rect(x, 132, 9, 9, GLASS.dark, 3)
        p.rect(174, 120, 13, 46, PAPER.base)
        p.ball(26, 148, 9, IRON, 26)
        p.form("26,122! 44,118! 46,178! 28,176!", GREEN, 0.6, 0.1)
        p.form("62,158! 120,152! 164,162! 158,172! 78,176!", CAMOUFLAGE, 0.6, 0.14)
        p.box(54, 146, 46, 38, GREEN, 12, lie=True)
        p.ball(54, 165, 8, IRON, 18)
        p.disc(17, 148, 4, BONE.light, 46, opacity=0.5)
        p.disc(45, 166, 4, BONE.light, 38, opacity=0.5)
        p.line("18,104 18,192", DARK_WOOD.base, 6)
        p.line("46,130 46,202", DARK_WOOD.base, 6)
        p.disc(18, 148, 6, RED.base)
        p.disc(46, 166, 6, RED.base)
        p.limb("86,182 88,194 86,204", 12, 9, IRON)
    machines.wheel(p, 80, 200, 19, STEEL)
    machines.wheel(p, 226, 194, 8, STEEL)


@objects("radio_mast")
def radio_mast(p: Pen) -> None:
    """Lattice, guy ropes, waves over the dunes."""
    p.disc(128, 224, 104, SHADOW, 12, opacity=0.28)
    for x in (18, 238):
        p.line(f"128,66 {x},222", DARK_WOOD.base, 3)
        p.line(f"128,130 {x + (128 - x) * 0.22},222", DARK_WOOD.base, 3)
    for half in (-1, 1):
        p.line(
            f"{128 + half * 26},222 {128 + half * 4},50",
            IRON.dark if half > 0 else IRON.light,
            8,
            straight=True,
        )
    for step in range(7):
        y, next_y = 222 - step * 24, 198 - step * 24
        at, after = 26 - step * 3.07, 26 - (step + 1) * 3.07
        p.line(f"{128 - at},{y} {128 + after},{next_y}", IRON.base, 5)
        p.line(f"{128 + at},{y} {128 - after},{next_y}", IRON.base, 5)
        p.line(f"{128 - after},{next_y} {128 + after},{next_y}", IRON.base, 5)
    p.line("128,56 128,40", IRON.dark, 6)
    p.ball(128, 38, 9, RED)
    for side in (-1, 1):
        with p.at(128, 40, wide=side):
            for reach in (26, 46, 66):
                p.line(f"{reach * 0.82},{-reach * 0.42} {reach},0 {reach * 0.82},{reach * 0.42}", RED.base, 7)
    p.box(150, 174, 66, 48, tones("#d2b27a"), 2)
    p.form("142,176! 182,154! 224,176! 216,182! 150,182!", RUST, 0.6)
    p.rect(162, 190, 18, 32, DARK_WOOD.base)
    p.rect(190, 190, 16, 14, GLASS.dark, 2)


@objects("workshop")
def workshop(p: Pen) -> None:
    """A sail on poles, an engine on its chain, a bench with a vice."""
    p.disc(128, 224, 112, SHADOW, 13, opacity=0.28)
    p.flat("34,88! 222,88! 214,222! 42,222!", "#5d4a30", 0.55)
    p.line("88,78 88,40 168,40", IRON.base, 7)
    for x in (32, 224):
        p.box(x - 5, 74, 10, 150, WOOD)
    for y in range(92, 138, 11):
        p.ball(128, y, 5, STEEL, 7)
    p.line("116,148 128,136 140,148", IRON.light, 6)
    p.box(94, 150, 68, 38, IRON, 5)
    for x in (102, 119, 136):
        p.box(x, 138, 13, 16, STEEL, 3)
    machines.cog(p, 94, 172, 18, STEEL)
    p.box(156, 160, 22, 10, IRON, 4, lie=True)
    p.form(
        "14,96! 66,58 128,46 190,58 242,96! 214,90! 190,100! 160,90! 128,100! 96,90! 66,100! 42,90!",
        CANVAS,
        0.6,
        0.12,
    )
    for places in ("128,48 128,96", "92,52 70,94", "164,52 186,94"):
        p.line(places, CANVAS.dark, 3)
    p.box(150, 196, 84, 12, WOOD, 2, lie=True)
    p.box(160, 206, 9, 20, WOOD)
    p.box(216, 206, 9, 20, WOOD)
    p.form("178,196! 180,178! 172,170! 208,170! 204,178! 196,182! 198,196!", BLACK, 0.55)
    machines.wheel(p, 62, 196, 30, SAND)
    p.line("104,222 138,208", STEEL.base, 8)
    p.disc(104, 222, 8, STEEL.dark)
    p.disc(104, 222, 4, "#5d4a30")
