"""The five cities of the wasteland as tiles of the board: hexes are cut from them, their corners at the top and the foot."""

from tools.art.gallery import Series
from tools.art.kit import land
from tools.art.palette import (
    BONE,
    BRASS,
    CONCRETE,
    GREEN,
    IRON,
    LEATHER,
    ORANGE,
    PURPLE,
    RED,
    RUST,
    SAND,
    STEEL,
    STONE,
    TEAL,
    TOXIC,
    WOOD,
    YELLOW,
    Tones,
    dimmed,
    tones,
)  # fmt: skip
from tools.art.pen import Pen

cities = Series("wasteland_riders", "city")
GROUND = tones("#c97645", "#a95832", "#de9660")


def earth(p: Pen) -> None:
    p.rect(0, 0, 256, 256, GROUND.base)
    for number in range(9):
        x, y = land.scattered(number, 230, 250)
        p.line(f"{x},{y} {x + 22},{y - 4} {x + 44},{y}", GROUND.light if number % 2 else GROUND.dark, 3, 0.7)
    p.disc(128, 196, 106, GROUND.dark, 26, opacity=0.35)


def house(
    p: Pen, x: float, y: float, w: float, h: float, wall: Tones, roof: str = "flat", lit: bool = True
) -> None:
    """Its foot at y; `flat`, `pitched` or `round`."""
    p.box(x, y - h, w, h, wall)
    if roof == "pitched":
        p.form([(x - 5, y - h), (x + w + 5, y - h), (x + w / 2, y - h - w * 0.45)], dimmed(RUST, 0.1), 0.6, 0)
    elif roof == "round":
        p.form(
            f"{x},{y - h}! {x + w * 0.14},{y - h - w * 0.36} {x + w / 2},{y - h - w * 0.5} {x + w * 0.86},{y - h - w * 0.36} {x + w},{y - h}!",
            STEEL,
            0.6,
        )
    else:
        p.box(x - 3, y - h - 5, w + 6, 8, dimmed(wall, 0.2))
    for row in range(max(1, int(h // 26))):
        for column in range(max(1, int(w // 20))):
            at = x + 7 + column * 19
            p.rect(
                at, y - h + 10 + row * 24, 9, 11, "#f2c46a" if lit and (row + column) % 2 else wall.dark, 1
            )


@cities("zgorzel")
def zgorzel(p: Pen) -> None:
    """Burnt once, open for business ever since: a wall, a gate and a great wheel."""
    earth(p)
    for turn in range(0, 360, 45):
        with p.at(128, 84, turn):
            p.line("0,0 0,-50", IRON.base, 4, straight=True)
            p.box(-8, -60, 16, 14, RED if turn % 90 else YELLOW, 3)
    p.ball(128, 84, 11, RUST)
    house(p, 34, 180, 40, 62, STONE)
    house(p, 66, 176, 36, 84, RUST)
    house(p, 152, 176, 38, 78, CONCRETE)
    house(p, 184, 180, 40, 58, WOOD, "pitched")
    house(p, 104, 182, 50, 54, LEATHER, "flat")
    for number in range(9):
        x = 26 + number * 23
        p.box(x, 168 + (number * 5 % 9), 22, 40, (RUST, STEEL, WOOD)[number % 3])
    p.form("104,208! 104,164 128,150 152,164 152,208!", tones("#2a1c16"), 1, 0)
    p.line("104,206 104,164 128,150 152,164 152,206", BRASS.base, 6)
    land.fire(p, 92, 166, 0.26)
    land.fire(p, 164, 166, 0.26)


@cities("pompy")
def the_pumps(p: Pen) -> None:
    """Water, at a price: towers, pipes and the pumps that gave the place its name."""
    earth(p)
    p.disc(128, 198, 78, "#5aa0b8", 22)
    p.disc(122, 194, 60, "#8fd0dc", 13)
    for x, y, size in ((70, 150, 1.0), (188, 146, 1.1)):
        with p.at(x, y, scale=size):
            for leg in (-22, 22):
                p.limb(f"{leg},34 {leg * 0.7},-30", 7, 6, IRON)
            p.line("-20,20 18,-20", IRON.dark, 4)
            p.line("20,20 -18,-20", IRON.dark, 4)
            p.box(-30, -76, 60, 48, TEAL, 4)
            p.form("-36,-76! 0,-100! 36,-76!", RUST, 0.6)
            p.form("0,-64 11,-48 8,-38 0,-35 -8,-38 -11,-48", tones("#bfe6ee"), 0.7)
    with p.at(128, 172):
        p.limb("-22,30 0,-46", 9, 8, WOOD)
        p.limb("22,30 0,-46", 9, 8, WOOD)
        p.limb("-52,-36 0,-50 46,-62", 12, 11, RUST)
        p.form("-62,-50! -46,-54! -42,-20! -60,-18!", RUST, 0.6)
        p.line("44,-60 44,26", STEEL.base, 5)
        p.ball(0, -48, 9, BRASS)
    p.line("30,204 60,210 96,206", STEEL.base, 9)
    p.line("160,208 200,212 232,204", STEEL.base, 9)
    house(p, 40, 196, 34, 34, WOOD, "pitched")
    house(p, 192, 200, 34, 36, LEATHER, "pitched")


@cities("dolina_krolowej")
def queens_valley(p: Pen) -> None:
    """Green between two cliffs, and the only church for a thousand kilometres."""
    earth(p)
    p.form("0,256! 0,84! 30,62 56,90! 66,150! 40,256!", land.MESA, 0.66)
    p.form("256,256! 256,78! 226,58 202,88! 192,150! 216,256!", land.MESA, 0.66)
    p.disc(128, 190, 74, GREEN.base, 36)
    p.disc(120, 184, 54, GREEN.light, 22, opacity=0.6)
    for y in (188, 200, 212):
        p.line(f"76,{y} 128,{y + 5} 180,{y}", GREEN.dark, 4)
    house(p, 66, 176, 32, 38, SAND, "pitched")
    house(p, 158, 176, 34, 40, SAND, "pitched")
    p.box(106, 106, 46, 70, BONE)
    p.form("98,108! 160,108! 129,74!", PURPLE, 0.6)
    p.box(119, 54, 20, 52, BONE)
    p.form("113,56! 145,56! 129,18!", PURPLE, 0.6)
    p.form("117,20! 113,6! 123,13! 129,2! 135,13! 145,6! 141,20!", BRASS, 0.6)
    p.form("120,176! 120,150 129,142 138,150 138,176!", tones("#3a2430"), 1, 0)
    p.disc(129, 124, 9, "#f2c46a")
    for x, y in ((84, 196), (176, 198), (100, 214), (156, 216)):
        p.ball(x, y, 11, GREEN)


@cities("new_sydney")
def new_sydney(p: Pen) -> None:
    """The sails of an opera that nobody remembers, put up again from car bonnets."""
    earth(p)
    p.disc(128, 204, 96, "#3f7f8f", 25)
    p.disc(120, 200, 74, "#5fa0ac", 15)
    p.form("42,190! 214,190! 224,208! 32,208!", CONCRETE, 0.7)
    for places, paint in (
        ("60,190! 56,146 74,104 104,84! 100,140 108,190!", BONE),
        ("92,190! 88,126 108,70 146,42! 140,120 150,190!", tones("#f4ecda", "#bcae90", "#ffffff")),
        ("140,190! 138,150 152,108 182,84! 178,146 188,190!", BONE),
    ):  # fmt: skip
        p.form(places, paint, 0.6)
    p.line("106,84 110,150 104,188", RUST.base, 4)
    p.line("120,104 134,140 132,188", RED.base, 4)
    p.line("162,112 168,150 166,188", TEAL.base, 4)
    house(p, 30, 176, 26, 78, STEEL)
    house(p, 196, 176, 30, 96, RUST)
    p.line("196,80 226,60", IRON.dark, 4)
    p.line("211,76 211,44", IRON.dark, 4)
    p.form("60,216! 96,216! 90,228! 66,228!", WOOD, 0.6)
    p.flat("78,214! 78,190! 94,212!", RED.base)
    p.form("150,220! 192,220! 186,232! 156,232!", RUST, 0.6)


@cities("alice_offsprings")
def alice(p: Pen) -> None:
    """Domes, greenhouses and children with more fingers than they need."""
    earth(p)
    for x, y, r, glass in (
        (78, 170, 46, TEAL),
        (186, 172, 42, GREEN),
        (130, 160, 60, tones("#8fc0a4", "#5d8f78", "#d4efdc")),
    ):
        p.form(
            f"{x - r},{y}! {x - r * 0.86},{y - r * 0.6} {x - r * 0.4},{y - r * 0.96} {x},{y - r * 1.05} {x + r * 0.4},{y - r * 0.96} {x + r * 0.86},{y - r * 0.6} {x + r},{y}!",
            glass,
            0.66,
        )
        for part in (-0.5, 0, 0.5):
            p.line(
                f"{x + r * part},{y} {x + r * part * 0.8},{y - r * 0.6} {x},{y - r * 1.05}", BONE.base, 3, 0.8
            )
        p.line(
            f"{x - r * 0.92},{y - r * 0.42} {x},{y - r * 0.5} {x + r * 0.92},{y - r * 0.42}",
            BONE.base,
            3,
            0.8,
        )
        p.box(x - r - 4, y - 2, r * 2 + 8, 14, CONCRETE, 4, lie=True)
    for x in (108, 130, 152):
        p.limb(f"{x},156 {x + (x - 130) * 0.3},126 {x},104", 7, 4, GREEN)
        p.ball(x, 100, 9, PURPLE)
        p.disc(x, 100, 4, YELLOW.light)
    p.box(116, 156, 28, 32, IRON, 5)
    p.rect(122, 162, 16, 26, "#f2c46a", 3)
    house(p, 26, 200, 34, 32, RUST, "round", lit=True)
    house(p, 198, 202, 34, 32, ORANGE, "round", lit=True)
    p.line("128,98 128,48", IRON.base, 5)
    p.disc(128, 46, 13, TOXIC.base, opacity=0.4)
    p.disc(128, 46, 7, TOXIC.light)
    for x, y in ((84, 208), (172, 212), (128, 216)):
        p.disc(x, y, 16, TOXIC.dark, 5)
        p.disc(x, y - 1, 12, TOXIC.base, 3)
