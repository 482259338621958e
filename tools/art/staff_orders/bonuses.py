"""The area bonuses: what stands in an area, and what whoever holds it gains."""

from math import cos, pi, sin

from tools.art.gallery import WIDE, Series
from tools.art.kit import aircraft, highland, land, people, vehicles
from tools.art.kit.figures import figure
from tools.art.kit.highland import COMRADE, OFFICER, SOLDIER, THIRD, UNIFORM, WOODS
from tools.art.palette import (
    BLACK,
    CONCRETE,
    DARK_WOOD,
    FAIR,
    GLASS,
    INK,
    IRON,
    OLIVE,
    PAPER,
    RED,
    STONE,
    TAN,
    WOOD,
    Tones,
    dimmed,
    tones,
)  # fmt: skip
from tools.art.pen import Pen

bonuses = Series("staff_orders", "bonus", WIDE)

ROOF = tones("#a8503a", "#74342a", "#cf7d5c")
SLATE = tones("#5f6f78", "#404d55", "#8b9aa1")
WALL = tones("#ece0c4", "#c2b08c", "#fbf4de")


def crate(p: Pen, x: float, y: float, side: float, wood: Tones = WOOD) -> None:
    p.box(x, y - side, side, side, wood)
    p.line(f"{x + 4},{y - 4} {x + side - 4},{y - side + 4}", wood.dark, side * 0.1, straight=True)
    p.line(
        f"{x + 3},{y - 3} {x + side - 3},{y - 3} {x + side - 3},{y - side + 3} {x + 3},{y - side + 3} {x + 3},{y - 3}",
        wood.dark,
        side * 0.08,
        straight=True,
    )


def house(p: Pen, x: float, y: float, wide: float, high: float, roof: Tones = ROOF) -> None:
    p.box(x, y - high, wide, high, WALL)
    p.form(
        [(x - 6, y - high), (x + wide * 0.5, y - high - wide * 0.5), (x + wide + 6, y - high)], roof, 0.5, 0
    )
    columns = max(1, int(wide // 26))
    for number in range(columns):
        at = x + wide * (number + 0.5) / columns
        for row in range(max(1, int(high // 34))):
            p.rect(at - 6, y - high + 12 + row * 30, 12, 16, SLATE.dark, 1)


@bonuses("supply_depot")
def supply_depot(p: Pen) -> None:
    """Crates up to the tarpaulin, and one more is carried in."""
    highland.day(p, "#e2c08e", "#f7e9c6")
    highland.range_of(p, 150)
    highland.hills(p, 158)
    vehicles.truck(p, 66, 206, 1.0, OLIVE, OLIVE)
    for x in (196, 388):
        p.box(x, 66, 9, 152, DARK_WOOD)
    p.form("172,86! 214,52 300,44 384,54 424,88! 400,82 296,70 200,80", OLIVE, 0.66)
    for x, y, side in (
        (212, 222, 56),
        (272, 222, 56),
        (332, 222, 54),
        (238, 166, 50),
        (292, 166, 50),
        (268, 116, 40),
    ):
        crate(p, x, y, side, tones("#a8804a", "#755431", "#cfa86e") if side % 4 else WOOD)
    for x in (412, 446):
        p.box(x, 184, 34, 46, OLIVE, 6)
        for at in (198, 212):
            p.line(f"{x},{at} {x + 34},{at}", OLIVE.dark, 3)
    figure(p, 170, 240, 1.12, "carry", SOLDIER)
    crate(p, 194, 188, 34, tones("#a8804a", "#755431", "#cfa86e"))


@bonuses("forward_outpost")
def forward_outpost(p: Pen) -> None:
    """The last sandbags before the enemy, a tower and a flag."""
    highland.day(p, "#a8c0b4", "#f0e8c8")
    highland.range_of(p, 166)
    highland.hills(p, 176)
    highland.firs(p, "16,200,1.1 470,198,1.2 506,206,1.1 430,190,0.8", WOODS)
    for one, other in (("212,222 232,96", "300,222 280,96"), ("212,222 296,150", "300,222 216,150")):
        p.line(one, WOOD.dark, 8, straight=True)
        p.line(other, WOOD.base, 8, straight=True)
    p.box(208, 94, 96, 12, WOOD)
    figure(p, 256, 96, 0.62, "aim", COMRADE)
    highland.rifle(p, 282, 50, 0, 0.5, blade=False)
    for x in (210, 295):
        p.box(x, 34, 7, 62, DARK_WOOD)
    p.box(206, 74, 100, 22, WOOD)
    p.form("194,38! 256,6! 318,38!", OLIVE, 0.5)
    figure(p, 150, 236, 1.1, "aim", SOLDIER)
    highland.rifle(p, 190, 154, 0, 1.1)
    figure(p, 350, 236, 1.1, "aim", THIRD)
    highland.rifle(p, 390, 154, 0, 1.1)
    highland.sandbags(p, 266, 252, 9, 2)
    p.line("96,250 84,120", DARK_WOOD.base, 6)
    p.form("85,116! 62,108 42,122 14,114! 20,152! 46,160 66,146 89,154!", tones("#c9543a"), 0.7)
    p.disc(52, 135, 11, "#f4ecda")


@bonuses("observation_post")
def observation_post(p: Pen) -> None:
    """Who sees where the shells fall can tell the guns."""
    highland.day(p, "#9dbcc0", "#f1ead0")
    highland.range_of(p, 168)
    highland.hills(p, 178, WOODS)
    highland.shell_hit(p, 62, 184, 22)
    highland.shell_hit(p, 438, 186, 26)
    land.smoke(p, 446, 160, 0.8, "#6d675c")
    with p.at(128, 22):
        people.shoulders(p, UNIFORM)
        people.neck(p, FAIR)
        people.head(p, FAIR)
        people.mouth(p, "#7a4a34", 3, y=158)
        highland.helmet(p)
        for side in (-1, 1):
            with p.about(128, 128, wide=side):
                p.limb("222,262 214,206 184,150", 46, 34, UNIFORM)
        for x in (98, 158):
            p.ball(x, 124, 30, BLACK)
            p.disc(x, 124, 23, GLASS.dark)
            p.disc(x, 124, 20, GLASS.base)
            p.flat(f"{x - 14},{118} {x - 4},{108} {x + 4},{108} {x - 12},{128}", GLASS.light)
        p.box(120, 110, 16, 24, BLACK, 4)
        for side in (-1, 1):
            with p.about(128, 128, wide=side):
                p.ball(186, 132, 15, FAIR, 22)
                for at in (120, 130, 140):
                    p.line(f"172,{at} 188,{at + 2}", FAIR.dark, 3)
    highland.rocks_row(p, 244)


@bonuses("recon_post")
def recon_post(p: Pen) -> None:
    """What scouts bring home becomes a plan."""
    land.sky(p, "#6f9a78", "#d3d9a4")
    highland.hills(p, 150, WOODS)
    for x, y, size in ((30, 176, 1.3), (110, 160, 1.0), (420, 166, 1.1), (490, 180, 1.4)):
        highland.palm(p, x, y, size)
    highland.hills(p, 190)
    p.form("60,206! 152,72! 196,76! 268,206!", OLIVE, 0.5)
    p.flat("136,206! 172,110! 202,206!", INK, 0.7)
    for x, y, turn in ((120, 140, -50), (160, 84, -24), (178, 80, 30)):
        highland.leaf(p, x, y, 44, turn)
    figure(p, 236, 236, 1.24, "kneel", OFFICER)
    figure(p, 364, 232, 1.3, "point", SOLDIER, left=True)
    p.form("250,226! 346,214! 372,236! 262,252!", PAPER, 1, 0)
    p.line("268,240 296,228 320,234 346,224", "#8fb8c4", 4)
    p.line("276,230 318,242", "#b4bf8e", 3)
    p.line("300,240 330,226", RED.base, 5)
    p.flat("342,220! 334,232! 326,222!", RED.base)
    p.disc(284, 233, 5, RED.base, 3)


@bonuses("signals_unit")
def signals_unit(p: Pen) -> None:
    """A voice from far off: one commander more at the front."""
    highland.day(p, "#c9b59a", "#f3e3c2")
    highland.range_of(p, 190)
    highland.hills(p, 200)
    p.line("396,214 424,44 452,214", IRON.base, 6, straight=True)
    for at in (80, 120, 160):
        half = (at - 44) * 0.165
        p.line(f"{424 - half},{at} {424 + half + 5},{at + 34}", IRON.dark, 3, straight=True)
        p.line(f"{424 + half},{at} {424 - half - 5},{at + 34}", IRON.dark, 3, straight=True)
    p.disc(424, 40, 9, RED.base)
    for r in (24, 42, 60):
        for side in (-1, 1):
            arc = " ".join(
                f"{424 + side * r * cos(turn)},{40 + r * sin(turn)}"
                for turn in (-pi / 4, -pi / 8, 0, pi / 8, pi / 4)
            )
            p.line(arc, RED.base, 5, 1 - r / 110)
    with p.at(92, 40, scale=0.92):
        people.shoulders(p, UNIFORM)
        people.neck(p, TAN)
        people.head(p, TAN)
        people.face(p, TAN, "#2c2018", 0, 3)
        people.crop(p, tones("#2c2018"))
        p.line("84,118 86,66 128,40 170,66 172,118", IRON.dark, 10)
        for x in (80, 176):
            p.ball(x, 120, 15, IRON, 22)
        p.line("176,134 170,160 146,166", IRON.dark, 5)
        p.ball(144, 166, 8, IRON)
    p.box(268, 132, 116, 112, OLIVE, 6)
    p.rect(278, 142, 96, 40, OLIVE.dark, 4)
    for number in range(2):
        p.disc(302 + number * 48, 162, 16, PAPER.base)
        p.line(f"{302 + number * 48},166 {308 + number * 56},154", RED.base, 3)
    for number in range(4):
        p.ball(288 + number * 25, 200, 8, IRON)
    for bar in range(6):
        p.rect(286 + bar * 14, 216, 6, 20, OLIVE.dark, 2)
    p.form("-10,246! 260,236 522,244! 522,262! -10,262!", DARK_WOOD, 0.8, 0.1)


@bonuses("flight_control")
def flight_control(p: Pen) -> None:
    """The tower of the airfield sees the transports off."""
    highland.day(p, "#93b4bc", "#f1ead0")
    land.cloud(p, 70, 54, 0.9)
    highland.range_of(p, 170)
    highland.hills(p, 176)
    p.flat("-10,262! 300,186! 420,186! 330,262!", "#8d8f86")
    for start, end in ((0.06, 0.3), (0.45, 0.8)):
        p.flat(
            [(352 - 190 * start - 3, 190 + 66 * start), (352 - 190 * start + 5, 190 + 66 * start),
             (352 - 190 * end + 9, 190 + 66 * end), (352 - 190 * end - 5, 190 + 66 * end)],
            "#f4ecda",
        )  # fmt: skip
    aircraft.transport(p, 118, 118, 0.6, tones("#6f8578", "#4a5f54", "#a8bcae"), -14)
    p.form("256,232! 266,112! 326,112! 336,232!", CONCRETE, 0.6)
    p.rect(284, 188, 26, 44, DARK_WOOD.base)
    p.rect(286, 136, 20, 16, SLATE.dark, 2)
    p.form("236,66! 356,66! 340,116! 252,116!", GLASS, 0.7)
    for top, foot in ((262, 270), (296, 296), (330, 322)):
        p.line(f"{top},66 {foot},116", OLIVE.dark, 4, straight=True)
    figure(p, 282, 114, 0.44, "point", OFFICER, left=True)
    p.box(244, 108, 104, 12, CONCRETE)
    p.box(228, 54, 136, 14, OLIVE, 3)
    p.line("318,54 318,14", IRON.base, 4)
    p.line("306,26 330,26", IRON.base, 3)
    p.line("424,232 424,110", IRON.base, 6)
    p.form("424,112! 484,122! 482,138! 424,142!", tones("#e08a3a"), 0.7)
    p.flat("440,115! 455,117! 455,140! 440,141!", "#f4ecda")
    p.flat("469,120! 482,122! 480,138! 469,139!", "#f4ecda")
    highland.sandbags(p, 400, 248, 4, 1)


@bonuses("city_centre")
def city_centre(p: Pen) -> None:
    """The square under the town hall: whoever stands behind its walls holds it longer."""
    highland.day(p, "#b7cbc8", "#f6ecd0")
    highland.range_of(p, 150, dimmed(highland.ROCK, 0.2, "#e2e4d0"))
    house(p, 20, 196, 78, 86)
    house(p, 88, 200, 64, 68, SLATE)
    house(p, 366, 198, 70, 78, SLATE)
    house(p, 430, 200, 84, 92)
    p.box(178, 104, 156, 98, WALL)
    p.form("166,106! 194,74! 318,74! 346,106!", ROOF, 0.7, 0)
    for at in (190, 218, 282, 310):
        p.rect(at, 122, 15, 26, SLATE.dark, 6)
        p.rect(at, 162, 15, 30, SLATE.dark, 6)
    p.box(234, 34, 44, 168, WALL)
    p.form("228,36! 256,-18! 284,36!", SLATE, 0.5, 0)
    p.disc(256, 58, 15, INK)
    p.disc(256, 58, 12, PAPER.light)
    p.line("256,58 256,49", INK, 3)
    p.line("256,58 263,61", INK, 3)
    p.rect(243, 152, 26, 50, DARK_WOOD.base, 10)
    p.form("-10,204! 522,198! 522,262! -10,262!", tones("#cfc3a0", "#a89a76", "#e6dcc0"), 0.9, 0)
    for number in range(22):
        x, y = land.scattered(number, 512, 44)
        p.line(f"{x},{y + 212} {x + 18},{y + 211}", "#a89a76", 3, 0.8)
    for x, side, dress in ((186, -1, SOLDIER), (326, 1, COMRADE)):
        with p.at(x, 240, scale=0.9, wide=side):
            figure(p, 0, 0, 1, "aim", dress)
            highland.rifle(p, 36, -75)
    highland.sandbags(p, 186, 254, 4, 2)
    highland.sandbags(p, 330, 254, 4, 2)
    with p.at(256, 240):
        p.ball(0, 8, 40, STONE, 11)
        p.disc(0, 5, 33, "#8fb8c4", 7)
        p.box(-5, -24, 10, 30, STONE)
        p.ball(0, -26, 14, STONE, 5)
