"""Mountains, forest, jungle and coast of the staff's maps, and what an army puts there."""

from math import cos, pi, sin

from tools.art.kit import land, machines
from tools.art.kit.figures import Dress
from tools.art.palette import (
    BLACK,
    BROWN,
    CANVAS,
    DARK_WOOD,
    FAIR,
    INK,
    IRON,
    OLIVE,
    TAN,
    WOOD,
    Tones,
    dimmed,
    tones,
)  # fmt: skip
from tools.art.pen import Pen

UNIFORM = tones("#5d7566", "#3d5248", "#9db3a2")
"""Of the cards: both sides draw them, so it is of neither."""
DRAB = tones("#8a7450", "#62512f", "#b39c74")
"""Of whoever stands on the other side."""
MEADOW = tones("#b3bd7c", "#8f9f60", "#cfd3a0")
WOODS = tones("#5f7f4b", "#43603a", "#86a368")
JUNGLE = tones("#3f6b45", "#2a4a33", "#6a9560")
ROCK = tones("#a39a8b", "#776f66", "#c9c1b1")
SEA = tones("#6d9fb8", "#4b7d9c", "#a5cad6")
BEACH = tones("#e3d2a0", "#c2aa72", "#f3e8c6")
EARTH = tones("#8a6f4a", "#624d32", "#ad9268")
FOAM = "#eef3e6"
SOLDIER = Dress(FAIR, UNIFORM, tones("#4c5c4e"), tones("#4a3020"), "helmet", tones("#6f8368"))
COMRADE = Dress(TAN, UNIFORM, tones("#54604a"), tones("#2c2018"), "helmet", tones("#62765c"))
THIRD = Dress(BROWN, UNIFORM, tones("#4c5c4e"), tones("#231812"), "helmet", tones("#6f8368"))
OFFICER = Dress(FAIR, UNIFORM, UNIFORM, tones("#3a2418"), "cap", tones("#3d5248"))
FOE = Dress(TAN, DRAB, tones("#6b5a3c"), tones("#2c2018"), "helmet", tones("#7d6a44"))


def day(p: Pen, top: str = "#b9cdc0", bottom: str = "#f0ead0") -> None:
    land.sky(p, top, bottom)


def peak(p: Pen, x: float, y: float, size: float = 1, rock: Tones = ROCK, *, snow: bool = True) -> None:
    """150 wide and 110 high, lit from the left."""
    with p.at(x, y, scale=size):
        p.flat("-76,0! -40,-52! -22,-66! 0,-110! 18,-80! 34,-56! 76,0!", rock.base)
        p.flat("0,-110! 18,-80! 34,-56! 76,0! 14,0! 22,-34! 4,-58!", rock.dark)
        p.flat("-76,0! -40,-52! -30,-40! -44,0!", rock.light, 0.7)
        if snow:
            p.flat("0,-110! -17,-75! -8,-80! -2,-68! 4,-80! 12,-70! 18,-80!", "#f4f6f0")
            p.flat("0,-110! 3,-82! 4,-80! 12,-70! 18,-80!", "#c9d3d2")


def range_of(p: Pen, y: float = 170, rock: Tones = ROCK) -> None:
    """Peaks along the whole width, the farther ones in haze."""
    haze = dimmed(rock, 0.5, "#e2e4d0")
    for x, size in ((40, 0.8), (150, 1.0), (270, 0.86), (368, 1.05), (480, 0.9)):
        peak(p, x, y, size, haze)
    for x, size in ((-6, 1.05), (92, 0.7), (436, 0.78), (520, 1.1)):
        peak(p, x, y + 4, size, rock)


def hills(p: Pen, y: float = 172, grass: Tones = MEADOW) -> None:
    """Green from y down."""
    p.form(
        f"-10,{y + 6}! 70,{y - 10} 170,{y + 4} 280,{y - 8} 400,{y + 6} 522,{y - 8}! 522,262! -10,262!",
        grass,
        0.86,
        0.03,
    )


def fir(p: Pen, x: float, y: float, size: float = 1, green: Tones = WOODS) -> None:
    with p.at(x, y, scale=size):
        p.rect(-4, -12, 8, 13, DARK_WOOD.base)
        for level, half in enumerate((26, 21, 15)):
            top = -10 - level * 24
            p.form([(-half, top), (half, top), (0, top - 40)], green, 0.52, 0)


def firs(p: Pen, places: str, green: Tones = WOODS) -> None:
    """`x,y,size`, apart by blanks."""
    for word in places.split():
        x, y, size = (float(one) for one in word.split(","))
        fir(p, x, y, size, green)


def palm(p: Pen, x: float, y: float, size: float = 1, lean: float = 12, green: Tones = JUNGLE) -> None:
    with p.at(x, y, scale=size):
        p.limb(f"0,0 {lean * 0.3},-40 {lean},-84", 11, 6, WOOD)
        for turn in (-150, -105, -70, -25, 20, 170):
            with p.at(lean, -84, turn):
                p.form("0,-3! 20,-12 44,2! 22,4 0,4!", green, 0.6, 0.05)


def leaf(
    p: Pen, x: float, y: float, long: float, turn: float, green: Tones = JUNGLE, wide: float = 0.34
) -> None:
    """A broad leaf of the jungle: its stalk at x, y, pointing up before it is turned."""
    with p.at(x, y, turn, long):
        p.form(
            f"0,0! {-wide * 0.7},-0.24 {-wide},-0.52 {-wide * 0.5},-0.82 0,-1! {wide * 0.5},-0.82 {wide},-0.52 {wide * 0.7},-0.24",
            green,
            0.58,
            0,
        )
        p.line("0,-0.02 0,-0.9", green.light, 0.035)
        for at in (0.25, 0.45, 0.65):
            p.line(f"{-wide * 0.7},{-at - 0.12} 0,{-at} {wide * 0.7},{-at - 0.12}", green.dark, 0.02)


def sea(p: Pen, y: float = 150, water: Tones = SEA) -> None:
    p.fade((0, y, land.WIDE, land.HIGH - y), water.base, water.dark, "sea")
    for number in range(14):
        x, down = land.scattered(number, 500, land.HIGH - y - 14)
        down += y + 10
        p.line(f"{x},{down} {x + 9},{down - 4} {x + 18},{down} {x + 27},{down - 4}", water.light, 2.4, 0.8)


def island(p: Pen, x: float, y: float, size: float = 1, *, palms: int = 2) -> None:
    with p.at(x, y, scale=size):
        p.disc(0, 4, 76, FOAM, 12, opacity=0.8)
        p.form("-68,4 -40,-8 0,-12 44,-8 70,4 0,14", BEACH, 0.7)
        p.form("-52,0! -34,-22 -6,-32 22,-22 50,0! 0,4", JUNGLE, 0.62)
        for number in range(palms):
            palm(p, -24 + number * 40, -18, 0.46, 12 - number * 20)


def sandbags(p: Pen, x: float, y: float, count: int, rows: int = 2, size: float = 1) -> None:
    """A wall of them, standing on y."""
    with p.at(x, y, scale=size):
        for row in range(rows):
            for number in range(count - row % 2):
                at = (number - (count - 1 - row % 2) / 2) * 34
                p.box(at - 18, -18 * (row + 1), 36, 19, CANVAS, 9, lie=True)


def rocks_row(p: Pen, y: float, rock: Tones = ROCK) -> None:
    """Boulders to lie behind, along the whole width."""
    for number in range(9):
        x, size = number * 64, 2.0 + number * 7 % 4 * 0.22
        with p.at(x, y, scale=size):
            p.form("-22,12! -18,-6! -4,-14! 12,-10! 22,12!", rock, 0.6)


def rifle(p: Pen, x: float, y: float, turn: float = 0, size: float = 1, *, blade: bool = True) -> None:
    """Held at x, y, pointing to the right before it is turned."""
    with p.at(x, y, turn, size):
        p.form("-34,2! -4,-4! 30,-4! 30,2! -2,5! -30,13! -36,12!", WOOD, 0.6)
        p.rect(26, -4, 32, 4, IRON.dark)
        p.rect(-4, -6, 20, 4, IRON.base)
        if blade:
            p.flat("56,-4! 78,-2! 56,1!", "#dfe6e4")


def helmet(p: Pen, metal: Tones = OLIVE) -> None:
    """For a bust: its head in the middle of 128, 118."""
    p.form("78,104! 80,62 104,40 128,36 152,40 176,62 178,104! 190,112! 128,98 66,112!", metal, 0.62)
    p.line("84,104 92,150 112,170", BLACK.light, 4)
    p.line("172,104 164,150 144,170", BLACK.light, 4)


def field_gun(
    p: Pen, x: float, y: float, size: float = 1, raised: float = -28, *, fires: bool = True
) -> None:
    """Standing on y, its muzzle up to the right."""
    with p.at(x, y, scale=size):
        p.limb("-10,-34 -60,-14 -104,-2", 14, 9, OLIVE)
        p.form("-116,-10! -98,-10! -98,4! -116,6!", IRON, 0.6)
        with p.at(0, -46, raised):
            p.box(-46, -13, 60, 26, OLIVE, 6, lie=True)
            p.box(10, -8, 106, 16, OLIVE, 3, lie=True)
            p.box(106, -12, 22, 24, IRON, 3, lie=True)
            if fires:
                land.burst(p, 152, 0, 34)
        p.form("10,-92! 30,-86! 36,-18! 18,-18!", OLIVE, 0.5)
        machines.wheel(p, 0, -30, 30, OLIVE, 8)


def flak(p: Pen, x: float, y: float, size: float = 1, raised: float = -58) -> None:
    """Two barrels on a turning mount, its foot on y."""
    with p.at(x, y, scale=size):
        p.form("-50,0! -30,-14! 30,-14! 50,0!", OLIVE, 0.6)
        p.box(-12, -48, 24, 36, OLIVE)
        with p.at(0, -58, raised):
            for at in (-12, 10):
                p.box(-34, at - 6, 60, 13, OLIVE, 3, lie=True)
                p.box(22, at - 3.5, 80, 7, IRON, lie=True)
                p.box(96, at - 6, 16, 12, IRON, 2, lie=True)
            p.box(-16, -20, 24, 40, OLIVE, 5)
        p.form("-40,-66! -14,-84! -8,-40! -40,-36!", OLIVE, 0.6)
        p.ball(0, -56, 11, IRON)


def shell_hit(p: Pen, x: float, y: float, r: float) -> None:
    """Earth thrown up around a fire."""
    for turn in range(-66, 70, 22):
        with p.at(x, y, turn):
            p.form(
                [(-r * 0.15, 0), (-r * 0.1, -r), (0, -r * 1.25), (r * 0.1, -r * 0.9), (r * 0.15, 0)],
                EARTH,
                0.6,
                0,
            )
    land.burst(p, x, y - r * 0.35, r * 0.7)
    for number in range(7):
        angle = pi * (1.08 + number * 0.14)
        far = r * (1.25 + number % 2 * 0.22)
        p.disc(x + cos(angle) * far, y - r * 0.1 + sin(angle) * far, r * 0.08, EARTH.dark)


def tent(p: Pen, x: float, y: float, size: float = 1, cloth: Tones = OLIVE) -> None:
    with p.at(x, y, scale=size):
        p.form("-60,0! -20,-54! 56,-54! 80,0!", cloth, 0.9)
        p.flat("-60,0! -20,-54! 14,0!", cloth.dark)
        p.flat("-36,0! -20,-40! -6,0!", INK, 0.75)


def pawn(p: Pen, x: float, y: float, size: float = 1, wood: Tones = UNIFORM) -> None:
    """The commander of the box, 150 high, standing on y."""
    with p.at(x, y, scale=size):
        p.disc(10, 2, 58, INK, 10, opacity=0.25)
        p.form("-50,-4 -44,-18 -26,-40 -18,-78! 18,-78! 26,-40 44,-18 50,-4 0,8", wood, 0.6)
        p.ball(0, -98, 27, wood)
        p.form("-31,-108! -38,-128 0,-146 38,-128 31,-108! 0,-102", wood, 0.62)
        p.form("-31,-109! 0,-102 31,-109! 34,-100 0,-92 -34,-100", BLACK, 0.6)
        p.flat(_star(0, -124, 9), "#f4ecda")


def _star(x: float, y: float, r: float) -> list[tuple[float, float]]:
    spots = []
    for step in range(10):
        angle, long = pi * step / 5 - pi / 2, r if step % 2 == 0 else r * 0.42
        spots.append((x + cos(angle) * long, y + sin(angle) * long))
    return spots


def chart(p: Pen, paper: str = "#dfe3c0", line: str = "#b4bf8e") -> None:
    """A staff map from edge to edge: contours, a river, the grid."""
    p.rect(0, 0, land.WIDE, land.HIGH, paper)
    for x, y, r in ((70, 70, 66), (430, 190, 70), (350, 40, 48)):
        for ring in (1.0, 0.72, 0.46, 0.22):
            p.form(
                [
                    (
                        x + cos(turn) * r * ring * (1 + 0.13 * sin(3 * turn + x)),
                        y + sin(turn) * r * ring * 0.8,
                    )
                    for turn in (2 * pi * step / 28 for step in range(28))
                ],
                tones(("#ccd5a4", "#bcc78f", "#adb97f", "#9dab72")[int(3.9 - ring * 3.9)]),
                1,
                0,
            )
    p.line("180,-8 200,60 150,120 170,190 120,264", "#8fb8c4", 11)
    p.line("180,-8 200,60 150,120 170,190 120,264", "#b9d4d6", 5)
    for at in range(64, land.WIDE, 96):
        p.line(f"{at},0 {at},256", line, 1.4, 0.8, straight=True)
    for at in range(32, land.HIGH, 96):
        p.line(f"0,{at} 512,{at}", line, 1.4, 0.8, straight=True)
