"""The operation cards: each shows its moment; the soldiers wear the green of the cards, which is of no side."""

from tools.art.gallery import WIDE, Series
from tools.art.kit import aircraft, highland, land, people, vehicles
from tools.art.kit.figures import Dress, figure
from tools.art.kit.highland import COMRADE, FOE, JUNGLE, OFFICER, SOLDIER, THIRD, UNIFORM
from tools.art.palette import FAIR, INK, IRON, OLIVE, TAN, WOOD, dimmed, tones
from tools.art.pen import Pen

operations = Series("staff_orders", "operation", WIDE)

RED = "#b3362a"
PLANE = tones("#6f8578", "#4a5f54", "#a8bcae")
FOE_PLANE = tones("#94805c", "#6b5a3b", "#bda984")
NIGHT_MEADOW = tones("#33463f", "#22312c", "#4c6257")


@operations("op_assault")
def assault(p: Pen) -> None:
    """Up and over the edge of the trench, the officer first."""
    highland.day(p, "#e0b98a", "#f6e6bd")
    land.sun(p, 396, 112, 34)
    highland.range_of(p, 164, tones("#a08d80", "#75655c", "#c9b5a2"))
    highland.hills(p, 176)
    land.smoke(p, 92, 176, 1.1, "#6d665c")
    highland.shell_hit(p, 480, 184, 30)
    p.form("-10,214! 110,206 220,190 330,184 420,196 522,190! 522,262! -10,262!", highland.EARTH, 0.8, 0.04)
    for x, y, size, dress in ((96, 228, 1.02, THIRD), (178, 220, 1.14, COMRADE)):
        figure(p, x, y, size, "run", dress)
        highland.rifle(p, x + 24 * size, y - 66 * size, -14, size * 0.9)
    figure(p, 276, 206, 1.42, "run", SOLDIER)
    highland.rifle(p, 314, 112, -18, 1.32)
    with p.at(404, 206):
        figure(p, 14, 0, 1.12, "point", OFFICER)
    highland.sandbags(p, 176, 262, 9, 2)
    highland.sandbags(p, 470, 262, 4, 1)


@operations("op_momentum")
def momentum(p: Pen) -> None:
    """A rake of the map room pushes a commander on, and on."""
    highland.chart(p)
    p.line("250,186 300,170 346,120", RED, 18)
    p.flat("384,66! 376,142! 316,106!", RED)
    for x, y, seen in ((84, 128, 0.24), (150, 150, 0.46)):
        highland.pawn(p, x, y, 0.56 + seen * 0.4, dimmed(UNIFORM, 0.86 - seen, "#dfe3c0"))
    highland.pawn(p, 250, 210, 1.2)
    p.limb("-30,262 90,228 196,206", 10, 8, WOOD)
    p.form("188,176! 202,174! 210,234! 196,236!", WOOD, 0.5)
    p.limb("-40,240 14,248 56,244", 60, 46, UNIFORM)
    p.form("46,222! 62,218! 68,262! 54,266!", tones("#efe3c6"), 0.6)
    p.form("62,224! 86,216 112,222 116,236 92,244 68,254!", FAIR, 0.6)
    for at in (80, 94, 108):
        p.line(f"{at},220 {at + 6},236", FAIR.dark, 3)
    for at in (408, 444, 480):
        p.line(f"{at},116 {at + 20},90 {at},64", UNIFORM.dark, 13, 1 - (at - 408) / 130, straight=True)


@operations("op_ambush")
def ambush(p: Pen) -> None:
    """Among the leaves somebody waits, and the column does not know it."""
    land.sky(p, "#4f7a58", "#b9c98a")
    p.form("-10,150! 110,132 250,140 400,128 522,146! 522,262! -10,262!", highland.WOODS, 0.9, 0)
    p.form("330,150! 522,140! 522,176! 300,186!", highland.BEACH, 0.8)
    for number, x in enumerate((392, 436, 480)):
        figure(p, x, 170 - number, 0.56, "walk", FOE, left=True)
    for x, y, size in ((330, 140, 0.9), (500, 132, 1.1), (70, 130, 0.9), (14, 140, 1.2)):
        highland.palm(p, x, y, size)
    dark = dimmed(JUNGLE, 0.3, "#12261c")
    for x, turn, long in ((40, -24, 190), (352, 24, 108)):
        highland.leaf(p, x, 262, long, turn, dark)
    with p.at(78, 46, scale=0.98):
        people.shoulders(p, OLIVE)
        people.neck(p, TAN)
        people.head(p, TAN, ears=False)
        p.flat("92,112! 164,112! 160,130 128,134 96,130!", "#3d4a30", 0.85)
        people.eyes(p, white=True, look=2)
        people.brows(p, INK, 3)
        people.mouth(p, "#5d3a24", 0)
        highland.helmet(p, tones("#56683f", "#38462a", "#7d8f5c"))
        for x, y, turn, long in (
            (98, 56, -36, 56),
            (128, 44, 2, 60),
            (160, 56, 40, 54),
        ):
            highland.leaf(p, x, y, long, turn, tones("#6f9148", "#4d6c34", "#9ab86c"))
    with p.at(250, 206, -7):
        p.form("-110,6! -40,-4! 30,-8! 62,-8! 62,4! -20,14! -96,40! -114,36!", WOOD, 0.6)
        p.box(58, -7, 104, 8, IRON, lie=True)
        p.box(-10, -14, 54, 10, IRON, 3, lie=True)
        p.rect(150, -13, 5, 8, IRON.dark)
    p.ball(262, 212, 16, TAN, 13)
    p.limb("120,262 196,244 262,216", 44, 30, OLIVE)
    p.ball(262, 212, 16, TAN, 13)
    for x, turn, long in (
        (-6, 34, 130),
        (70, -20, 96),
        (330, -30, 92),
        (376, 14, 84),
        (440, 26, 116),
        (512, -34, 130),
    ):
        highland.leaf(p, x, 270, long, turn, JUNGLE)


@operations("op_mobilisation")
def mobilisation(p: Pen) -> None:
    """Clerk, cook and farmer get a rifle each, off the back of a truck."""
    highland.day(p)
    highland.range_of(p, 150)
    highland.hills(p, 156)
    highland.tent(p, 60, 186, 1)
    vehicles.truck(p, 424, 214, 1.14, OLIVE, OLIVE)
    p.line("20,100 20,190", WOOD.dark, 5)
    p.form("22,100! 40,94 60,104 78,98! 78,126! 58,132 40,122 22,128!", UNIFORM, 0.7)
    cook = Dress(FAIR, tones("#f2ede0", "#cfc7b2", "#ffffff"), tones("#6a6f70"), tones("#5a3a22"))
    clerk = Dress(FAIR, tones("#6a6f7a"), tones("#4d5058"), tones("#2c2018"), "brim", tones("#4d4a48"))
    farmer = Dress(TAN, tones("#a8744a"), tones("#5f6a72"), tones("#8a5a2c"), "cap", tones("#7a6a4a"))
    for x, y, size, pose, dress in (
        (136, 226, 1.16, "stand", clerk),
        (310, 226, 1.2, "stand", farmer),
        (222, 240, 1.42, "stand", cook),
    ):
        figure(p, x, y, size, pose, dress)
        with p.at(x, y, scale=size):
            p.limb("-8,-72 -14,-58 6,-52", 10, 8, dress.coat)
            highland.rifle(p, 14, -56, -84, 0.98, blade=False)
            p.ball(8, -52, 5, dress.skin)
    with p.at(222, 240, scale=1.42):
        p.form("-12,-98! -19,-110 -12,-122 0,-124 12,-122 19,-110 12,-98!", cook.coat, 0.62)
        p.form("-10,-44! 10,-44! 12,-16! -12,-16!", cook.coat, 0.6)


@operations("op_artillery_strike")
def artillery_strike(p: Pen) -> None:
    """A gun fires over the valley, and the ridge beyond it goes up."""
    highland.day(p, "#a9c0b8", "#f3e7c4")
    highland.range_of(p, 150)
    highland.hills(p, 158, highland.WOODS)
    highland.shell_hit(p, 424, 152, 34)
    highland.shell_hit(p, 480, 160, 26)
    highland.shell_hit(p, 372, 158, 18)
    p.form("-10,206! 130,190 260,196 380,214 522,206! 522,262! -10,262!", highland.MEADOW, 0.84, 0.03)
    land.smoke(p, 262, 130, 1.2, "#efe8d6", 16)
    highland.field_gun(p, 176, 232, 1.28)
    figure(p, 66, 240, 1.0, "kneel", COMRADE)
    figure(p, 28, 232, 1.0, "wave", OFFICER)
    for number in range(4):
        with p.at(330 + number * 26, 246, 8 - number * 5):
            p.box(-8, -34, 16, 34, tones("#d3a23c", "#966c1f", "#f3d685"))
            p.form("-8,-34! -5,-48 0,-56! 5,-48 8,-34!", IRON, 0.6)


@operations("op_air_raid")
def air_raid(p: Pen) -> None:
    """First the engines, then the bombs."""
    highland.day(p, "#8fb0b4", "#ede6c8")
    land.cloud(p, 76, 60, 0.9)
    land.cloud(p, 440, 40, 0.8)
    highland.range_of(p, 186, dimmed(highland.ROCK, 0.2, "#e2e4d0"))
    highland.hills(p, 196)
    aircraft.bomber(p, 440, 106, 0.4, PLANE)
    aircraft.bomber(p, 248, 74, 1.06, PLANE, -4)
    for number, (x, y) in enumerate(((224, 142), (186, 158), (250, 160), (160, 186), (292, 142))):
        with p.at(x, y, 24 - number % 2 * 6, 0.66):
            p.form("-10,-30! 10,-30! 15,-42! -15,-42!", IRON, 0.6)
            p.form("-8,-30! 8,-30! 13,-6 10,14 0,28 -10,14 -13,-6", IRON, 0.6)
            p.flat("-12,0! 12,0! 11,7! -11,7!", "#e0a83a")
    for x, y, r in ((96, 224, 40), (186, 236, 46), (294, 230, 32)):
        highland.shell_hit(p, x, y, r)
    p.form(
        "346,238! 352,210! 366,202! 444,202! 458,210! 464,238!", tones("#9aa08c", "#6d7466", "#c2c7b0"), 0.66
    )
    p.rect(372, 214, 66, 9, INK, 2)
    figure(p, 330, 246, 0.62, "run", FOE)
    highland.sandbags(p, 404, 250, 4, 1, 0.8)


@operations("op_parachute_drop")
def parachute_drop(p: Pen) -> None:
    """Green light: they fall out of the door one after the other."""
    highland.day(p, "#86aab4", "#eae6cb")
    land.cloud(p, 60, 150, 0.8)
    land.cloud(p, 470, 132, 0.9)
    highland.range_of(p, 226)
    highland.hills(p, 232, highland.WOODS)
    highland.firs(p, "20,246,0.7 58,252,0.8 430,250,0.8 476,246,0.7 506,254,0.9", highland.WOODS)
    aircraft.transport(p, 358, 58, 0.86, PLANE, -5)
    with p.at(306, 78, 40, 0.42):
        figure(p, 0, 40, 1, "cheer", COMRADE)
    aircraft.parachutist(p, 96, 122, 0.6, THIRD)
    aircraft.parachutist(p, 388, 146, 0.5, COMRADE, left=True)
    aircraft.parachutist(p, 228, 102, 1.02, SOLDIER)


@operations("op_aa_defence")
def aa_defence(p: Pen) -> None:
    """The searchlights have found the first canopy."""
    land.sky(p, "#14232b", "#3f5a5a")
    land.stars(p, 30, low=120)
    p.form(
        "-10,206! 60,168 130,196 210,158 290,190 370,156 450,188 522,166! 522,262! -10,262!",
        tones("#24363a"),
        0.8,
        0,
    )
    p.flat("60,222! 300,-6! 396,-6! 68,226!", "#f6edc0", 0.34)
    p.flat("446,222! 262,-6! 350,-6! 454,224!", "#f6edc0", 0.34)
    aircraft.parachutist(p, 316, 52, 0.72, FOE, tones("#fbf4dc", "#d3c69c", "#ffffff"))
    aircraft.parachutist(p, 190, 40, 0.3, FOE, dimmed(aircraft.SILK, 0.55, "#22343a"))
    aircraft.parachutist(p, 420, 50, 0.34, FOE, dimmed(aircraft.SILK, 0.55, "#22343a"))
    highland.hills(p, 222, NIGHT_MEADOW)
    for x in (64, 450):
        p.box(x - 16, 214, 32, 16, IRON, 3)
        p.ball(x, 214, 17, IRON)
        p.disc(x, 208, 12, "#fff8dc", 6)
    aircraft.tracers(p, "256,58 288,4;288,68 318,16", width=6)
    land.burst(p, 376, 128, 15)
    land.burst(p, 214, 34, 12)
    highland.flak(p, 206, 248, 1.12, -64)
    figure(p, 132, 250, 0.96, "kneel", SOLDIER)
    highland.sandbags(p, 226, 264, 9, 1)


@operations("op_interception")
def interception(p: Pen) -> None:
    """Out of the sun, guns first; the bomber sees him too late."""
    land.sky(p, "#7fa9ba", "#f0e4bd")
    p.disc(256, 84, 150, "#fff6d6", opacity=0.3)
    p.disc(256, 84, 112, "#fff6d6", opacity=0.45)
    p.disc(256, 84, 78, "#fffaea")
    land.cloud(p, 40, 214, 1.4)
    land.cloud(p, 486, 196, 1.2)
    land.cloud(p, 300, 268, 1.6)
    aircraft.tracers(p, "192,104 112,204;204,110 128,214;322,72 236,196;334,72 252,206", "#f2a23c", 6)
    aircraft.fighter_ahead(p, 262, 90, 1.14, PLANE, -14)
    aircraft.bomber(p, 152, 222, 0.62, FOE_PLANE, 8, left=True)
    land.burst(p, 190, 214, 20)
    land.smoke(p, 204, 204, 0.8, "#4a4640", 14)


@operations("op_wingman")
def wingman(p: Pen) -> None:
    """Right behind you: two over the bay, the one keeps to the wing of the other."""
    highland.day(p, "#8db4bf", "#f1ead0")
    land.cloud(p, 436, 60, 1)
    land.cloud(p, 70, 46, 0.8)
    land.cloud(p, 250, 30, 0.6)
    highland.sea(p, 152)
    highland.island(p, 80, 168, 0.7)
    highland.island(p, 440, 176, 1)
    p.form("-10,240! 60,220 140,236 210,262! -10,262!", highland.BEACH, 0.8)
    p.form("-10,250! 50,234 110,248 140,262! -10,262!", JUNGLE, 0.8)
    aircraft.fighter(p, 330, 66, 0.84, PLANE, -8)
    aircraft.fighter(p, 204, 160, 1.1, PLANE, -8)
    for x, y in ((84, 174), (62, 190)):
        p.line(f"{x},{y} {x - 34},{y + 5}", "#fbf7ec", 5, 0.7)
