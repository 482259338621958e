"""The vehicles of the riders, from the side, heading right."""

from collections.abc import Callable

from tools.art.gallery import Scene, Series
from tools.art.kit import land, machines
from tools.art.palette import (
    BLACK,
    BONE,
    BRASS,
    CANVAS,
    GLASS,
    INK,
    IRON,
    KHAKI,
    LEATHER,
    OLIVE,
    ORANGE,
    RED,
    RUST,
    STEEL,
    TEAL,
    WOOD,
    YELLOW,
    dimmed,
    tones,
)  # fmt: skip
from tools.art.pen import Pen

rides = Series("wasteland_riders", "ride")


def ride(name: str, part: float = 0.9, middle: float = 128) -> Callable[[Scene], Scene]:
    """Hangs a vehicle so much smaller than it is drawn, its middle in the middle."""

    def hung(scene: Scene) -> Scene:
        def smaller(p: Pen) -> None:
            with p.at(128 - middle * part, 150 * (1 - part), scale=part):
                scene(p)

        return rides.hang(name, smaller)

    return hung


def shade(p: Pen, y: float = 208) -> None:
    p.disc(128, y, 116, "#1c140a", 8, opacity=0.2)


@ride("ciezarowiec")
def hauler(p: Pen) -> None:
    """Sturdy: planks, chains and a load that is nobody's business."""
    shade(p)
    p.box(6, 160, 240, 14, IRON, lie=True)
    p.form("8,160! 8,96 18,80 148,80 156,96 156,160!", CANVAS, 0.68)
    for x in (44, 82, 120):
        p.line(f"{x},82 {x},158", CANVAS.dark, 4)
    p.box(6, 138, 152, 24, WOOD, lie=True)
    p.form("160,164! 160,86! 206,86! 222,122! 246,130! 250,164!", RUST, 0.64)
    p.flat("172,124! 172,98! 200,98! 211,124!", GLASS.base)
    p.flat("188,124! 194,98! 200,98! 211,124!", GLASS.dark)
    p.box(160, 60, 11, 40, IRON)
    land.smoke(p, 164, 54, 0.5)
    p.form("244,140! 256,134! 256,176! 240,176!", STEEL, 0.6)
    p.disc(240, 146, 8, "#ffe9ae")
    machines.bolts(p, "168,150 184,150 200,150 216,150", RUST.dark, 3.4)
    for x in (40, 92, 210):
        machines.wheel(p, x, 180, 29, STEEL, 6)
    p.box(114, 164, 60, 20, IRON, 8, lie=True)


@ride("gazik")
def jeep(p: Pen) -> None:
    shade(p)
    p.line("84,120 84,70 150,70 172,120", OLIVE.dark, 8, straight=True)
    p.form("80,66! 152,66! 160,80! 78,82!", CANVAS, 0.7)
    p.form("26,170! 24,122 34,116! 156,116! 232,126 240,140! 240,170!", OLIVE, 0.66)
    p.flat("150,116! 164,80! 172,80! 164,116!", GLASS.base)
    p.form("96,116! 140,116! 140,160! 88,160!", dimmed(OLIVE, 0.18), 0.7)
    p.box(34, 88, 46, 28, LEATHER, 6)
    machines.wheel(p, 24, 136, 23, IRON)
    machines.grille(p, 214, 132, 26, 26, 4)
    p.disc(206, 142, 9, "#ffe9ae")
    p.line("196,124 202,96", STEEL.base, 4)
    p.line("44,116 36,52", IRON.dark, 3)
    p.flat("36,52! 62,60! 38,68!", RED.base)
    for x in (70, 196):
        p.form([(x - 42, 162), (x - 34, 138), (x + 34, 138), (x + 42, 162)], dimmed(OLIVE, 0.25), 0.6)
        machines.wheel(p, x, 178, 32, KHAKI, 5)
    p.disc(118, 138, 11, BONE.light)
    for turn in range(0, 360, 72):
        with p.at(118, 138, turn):
            p.flat("-3,0! 0,-10! 3,0!", RED.base)


@ride("turystyk")
def tourer(p: Pen) -> None:
    """A camper that has been everywhere and still has its curtains."""
    shade(p)
    p.form(
        "14,176! 12,90 26,70! 188,66 216,84 238,128 244,140! 246,176!",
        tones("#e8dcc0", "#b9a884", "#fbf4e0"),
        0.7,
    )
    p.form("13,128! 240,132! 246,150! 246,176! 14,176!", TEAL, 0.7)
    p.flat("196,84! 212,88! 232,126! 192,126!", GLASS.base)
    for x in (36, 92, 148):
        p.rect(x, 86, 42, 36, GLASS.base, 5)
        p.form([(x, 86), (x + 15, 86), (x + 4, 120), (x, 120)], RED, 0.7, 0)
        p.form([(x + 27, 86), (x + 42, 86), (x + 42, 120), (x + 38, 120)], RED, 0.7, 0)
    p.box(40, 46, 54, 24, LEATHER, 6)
    p.box(100, 52, 44, 18, ORANGE, 5)
    p.form("150,64! 192,48! 196,56! 156,68!", YELLOW, 0.7)
    p.rect(98, 134, 38, 42, TEAL.dark, 4)
    p.disc(128, 156, 3.4, BRASS.light)
    p.disc(236, 146, 8, "#ffe9ae")
    for x in (62, 196):
        machines.wheel(p, x, 180, 28, BONE, 6)
    for x, y in ((170, 150), (182, 146), (176, 158)):
        p.disc(x, y, 6, "#f0c84a")
    p.disc(176, 151, 4, "#b3362a")


@ride("szerszen", 0.94, 122)
def hornet(p: Pen) -> None:
    """A motorbike with stripes and a sting."""
    shade(p)
    p.line("196,164 166,76", STEEL.base, 9)
    p.line("206,164 176,74", STEEL.dark, 5)
    p.form("18,104! 66,96! 104,110! 96,124! 44,124!", BLACK, 0.6)
    p.form("-2,112! 24,100! 40,122!", YELLOW, 0.6)
    p.form("86,116! 100,92 142,80 172,88! 176,112! 146,128 100,130!", YELLOW, 0.64)
    for x in (112, 132, 152):
        p.flat([(x, 84), (x + 10, 83), (x + 6, 128), (x - 4, 128)], INK)
    p.form("92,132! 150,130! 158,172! 100,178!", IRON, 0.62)
    for y in (140, 149, 158):
        p.line(f"98,{y} 150,{y - 2}", STEEL.light, 4)
    p.limb("110,172 64,184 8,178", 15, 17, STEEL)
    p.line("166,76 140,62", BLACK.base, 9)
    p.ball(184, 92, 17, BLACK)
    p.disc(190, 92, 11, "#ffe9ae")
    p.flat("168,62! 190,40! 196,78!", GLASS.base, 0.8)
    for x in (58, 200):
        machines.wheel(p, x, 172, 38, YELLOW, 8)
    for side in (0, 1):
        p.flat(
            [
                (96 - side * 10, 96),
                (44 - side * 8, 40 + side * 14),
                (24 + side * 4, 60 + side * 16),
                (70 - side * 4, 98),
            ],
            "#f4ecda",
            0.65,
        )


@ride("lewiatan", 0.84, 110)
def leviathan(p: Pen) -> None:
    """A road train: more than will fit into one picture."""
    shade(p, 212)
    for x, paint in ((-36, tones("#4d6a86")), (76, RUST)):
        p.box(x, 166, 104, 10, IRON)
        p.form([(x, 166), (x, 76), (x + 104, 76), (x + 104, 166)], paint, 0.7)
        for at in range(x + 10, x + 104, 16):
            p.line(f"{at},80 {at},162", paint.dark, 3)
        for at in (x + 22, x + 56, x + 88):
            machines.wheel(p, at, 186, 21, STEEL, 5)
    machines.hazard(p, 76, 152, 104, 14, 8)
    p.form("184,176! 184,54! 220,54! 226,102! 250,108! 254,176!", RED, 0.64)
    p.flat("194,98! 194,66! 214,66! 218,98!", GLASS.base)
    p.box(184, 14, 12, 60, STEEL)
    land.smoke(p, 190, 10, 0.4)
    p.form("236,150! 256,142! 256,196! 228,196!", STEEL, 0.6)
    for y in (156, 168, 180):
        p.line(f"236,{y} 256,{y}", STEEL.dark, 4)
    p.disc(246, 128, 8, "#ffe9ae")
    machines.wheel(p, 212, 186, 23, STEEL, 6)
    for x in (18, 40, 130, 152):
        p.form([(x - 8, 78), (x, 56), (x + 8, 78)], BONE, 0.5, 0)
    p.disc(128, 116, 23, BONE.light)
    for side in (-1, 1):
        p.disc(128 + side * 9, 112, 6, INK)
    p.rect(116, 128, 24, 10, BONE.light, 2)
    for x in (120, 128, 136):
        p.line(f"{x},128 {x},138", INK, 2.4)


@ride("pancernik")
def armadillo(p: Pen) -> None:
    """An armoured car in overlapping plates, ears included."""
    shade(p)
    plate = tones("#8d7a5a", "#5f503a", "#b9a680")
    p.form("14,166! 26,118 66,84 128,72 186,84 226,118 244,150! 244,172! 16,172!", plate, 0.66)
    for x, top in ((52, 94), (84, 80), (116, 73), (148, 74), (180, 82)):
        p.line(f"{x},{top} {x + 15},{(top + 168) / 2} {x + 4},168", plate.dark, 6)
    p.box(98, 46, 60, 34, plate, 12)
    p.box(154, 54, 74, 12, IRON, 3, lie=True)
    p.box(222, 50, 16, 20, IRON, 3)
    p.form("206,112! 226,104! 240,126! 214,128!", INK_TONES, 0.7)
    p.flat("210,116! 226,109! 234,122! 214,124!", GLASS.dark)
    for x in (188, 206):
        p.form([(x - 7, 92), (x + 5, 94), (x + 2, 64)], plate, 0.6, 0)
    machines.bolts(p, "34,150 66,156 98,158 132,158 164,156 196,152 228,156", plate.light, 4)
    p.disc(240, 152, 8, "#ffe9ae")
    p.form("236,160! 256,160! 250,184! 236,178!", STEEL, 0.6)
    for x in (54, 128, 202):
        machines.wheel(p, x, 178, 29, OLIVE, 6)
    p.limb("20,156 -2,148 -8,120", 12, 4, plate)


INK_TONES = tones("#2a2622")


@ride("miesniak")
def muscle_car(p: Pen) -> None:
    shade(p)
    p.form("70,122! 98,84! 164,84! 190,124!", dimmed(RED, 0.1), 0.6)
    p.flat("82,120! 103,91! 128,91! 128,120!", GLASS.base)
    p.flat("134,120! 134,91! 160,91! 178,120!", GLASS.dark)
    p.form("6,150! 10,124 40,116! 190,118! 238,130 252,146! 250,172! 8,172!", RED, 0.66)
    p.form("10,124! 40,116! 190,118! 240,130! 238,138! 8,136!", BONE, 0.8)
    p.line("20,126 200,127", RED.base, 4)
    p.form("186,120! 190,94! 226,94! 230,126!", STEEL, 0.62)
    for x in (194, 206, 218):
        p.box(x - 4, 78, 8, 18, IRON, 2)
    p.line("186,98 232,98", IRON.dark, 4)
    p.form("-2,112! 34,100! 40,108! 14,118!", RED, 0.6)
    p.disc(244, 146, 9, "#ffe9ae")
    p.form("230,156! 254,154! 254,170! 226,172!", STEEL, 0.6)
    for y in (166, 176):
        p.box(86, y, 88, 8, STEEL, 4, lie=True)
    land.fire(p, 84, 186, 0.4)
    machines.wheel(p, 54, 174, 35, STEEL, 5)
    machines.wheel(p, 204, 178, 30, STEEL, 5)
    p.disc(116, 146, 15, BONE.light)
    p.line("111,138 119,138 113,156", INK, 4, straight=True)
