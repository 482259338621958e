"""What drives and flies: the patrol's cars head right, what the Italians have heads left."""

from collections.abc import Callable

from tools.art.gallery import Scene, Series
from tools.art.kit import desert, machines
from tools.art.palette import (
    BLACK,
    BONE,
    BRASS,
    CANVAS,
    GLASS,
    INK,
    IRON,
    LEATHER,
    OLIVE,
    PAPER,
    RED,
    RUBBER,
    STEEL,
    WOOD,
    Tones,
    tones,
)
from tools.art.pen import Pen

series = Series("desert_patrol", "vehicle", (256, 192))
ABOVE = 34
"""How much of a square is cut off above, so that a low vehicle fills its picture."""
SAND_PAINT = tones("#b8995f")
PINK_PAINT = tones("#bf9377")
OCHRE = tones("#b39255")
PATCHES = tones("#77794c")
SHADOW = "#3a2e20"


def vehicles(name: str) -> Callable[[Scene], Scene]:
    """Hangs a scene that was drawn on a square."""

    def hang(scene: Scene) -> Scene:
        def cut(p: Pen) -> None:
            with p.at(0, -ABOVE):
                scene(p)

        return series.hang(name, cut)

    return hang


def ground(p: Pen, wide: float = 110, y: float = 212) -> None:
    p.disc(128, y, wide, SHADOW, 8, opacity=0.28)


def sand_channel(p: Pen, x: float, y: float, long: float) -> None:
    """The steel plank that is laid under wheels which spin."""
    p.box(x, y, long, 15, STEEL, 3, lie=True)
    for number in range(int(long // 13)):
        p.disc(x + 8 + number * 13, y + 7.5, 3.2, IRON.dark)


def can(p: Pen, x: float, y: float, paint: Tones = OLIVE) -> None:
    """A petrol can."""
    p.box(x, y, 22, 28, paint, 3)
    p.line(f"{x + 4},{y + 6} {x + 18},{y + 23}", paint.dark, 2.4)
    p.rect(x + 6, y - 5, 10, 6, paint.dark, 2)


def headlight(p: Pen, x: float, y: float) -> None:
    p.disc(x, y, 8, IRON.base)
    p.disc(x + 2, y, 5, "#ffe9ae")


def pennant(p: Pen, x: float, y: float, high: float) -> None:
    """An aerial and the flag of whoever drives it."""
    p.line(f"{x},{y} {x},{y - high}", IRON.base, 3)
    p.form(f"{x},{y - high}! {x - 34},{y - high + 9}! {x},{y - high + 18}!", desert.OWNER, 0.5)


def wheels(p: Pen, places: str, r: float, hub: Tones = SAND_PAINT) -> None:
    for x in places.split():
        machines.wheel(p, float(x), 210 - r, r, hub)


@vehicles("lrdg_pilot_car")
def pilot_car(p: Pen) -> None:
    """Low and open, the sun compass before the driver, the spare wheel at its side."""
    ground(p)
    pennant(p, 40, 140, 84)
    for x in (26, 50):
        can(p, x, 110)
    p.form("74,138! 72,108 80,98! 94,100 98,138!", LEATHER, 0.6)
    p.form("114,138! 112,108 120,98! 134,100 138,138!", LEATHER, 0.6)
    p.limb("152,130 148,112 158,104", 6, 5, BLACK)
    p.line("144,120 156,100", INK, 6)
    p.form("162,136! 168,96! 176,96! 174,136!", GLASS, 0.5)
    p.line("162,136 168,94", IRON.base, 4)
    p.disc(182, 116, 15, BRASS.base, 5)
    p.line("182,116 182,94", INK, 3)
    p.form("14,138! 158,136! 176,128! 222,132! 240,146! 242,184! 14,184!", SAND_PAINT, 0.62)
    p.form("60,137! 92,137! 112,184! 76,184!", desert.OWNER, 0.62, 0.02)
    p.form("186,129! 210,131! 228,184! 200,184!", desert.OWNER, 0.62, 0.02)
    machines.grille(p, 228, 148, 13, 28, 3)
    headlight(p, 232, 142)
    for x in (190, 198, 206):
        p.line(f"{x},148 {x},164", SAND_PAINT.dark, 3)
    p.line("122,140 122,180", SAND_PAINT.dark, 3)
    p.form("20,184! 30,158 58,148 86,158 96,184!", SAND_PAINT, 0.55, 0.1)
    p.form("160,184! 170,158 198,148 226,158 236,184!", SAND_PAINT, 0.55, 0.1)
    p.rect(94, 182, 70, 8, IRON.dark, 2)
    wheels(p, "58 198", 31)
    machines.wheel(p, 138, 164, 22, SAND_PAINT)


@vehicles("lrdg_support_truck")
def support_truck(p: Pen) -> None:
    """Thirty hundredweight of everything, and a small gun that looks back over the tail."""
    ground(p, 118)
    with p.at(76, 112, -160):
        p.box(0, -5, 66, 10, IRON, 3, lie=True)
        p.box(58, -7, 13, 14, IRON, 3, lie=True)
        p.box(-22, -10, 44, 20, OLIVE, 4, lie=True)
    p.form("60,146! 66,112! 86,112! 94,146!", IRON, 0.55)
    p.form("86,82! 94,78! 100,132! 90,136!", PINK_PAINT, 0.55)
    for x, paint in ((104, OLIVE), (124, OLIVE)):
        can(p, x, 110, paint)
    p.ball(116, 108, 18, CANVAS, 8)
    p.form("152,140! 150,108 160,98! 172,100 176,140!", LEATHER, 0.6)
    p.line("176,122 190,104", INK, 6)
    p.form("196,136! 200,98! 207,98! 206,136!", GLASS, 0.5)
    p.line("196,136 200,96", IRON.base, 4)
    p.form("10,138! 148,138! 148,182! 10,182!", PINK_PAINT, 0.6)
    p.form("148,140! 196,138! 206,132! 240,138! 248,152! 250,184! 148,184!", PINK_PAINT, 0.62)
    p.form("54,139! 84,139! 66,182! 36,182!", desert.OWNER, 0.62, 0.02)
    p.form("210,133! 232,137! 226,184! 202,184!", desert.OWNER, 0.62, 0.02)
    sand_channel(p, 22, 148, 112)
    p.line("150,142 150,182", PINK_PAINT.dark, 3)
    p.line("178,142 178,176 152,178", PINK_PAINT.dark, 3)
    machines.grille(p, 238, 150, 11, 28, 3)
    headlight(p, 240, 144)
    p.form("172,186! 182,158 210,148 236,158 246,186!", PINK_PAINT, 0.55, 0.1)
    p.rect(96, 182, 80, 8, IRON.dark, 2)
    wheels(p, "60 209", 31, PINK_PAINT)


@vehicles("lrdg_gun_truck")
def gun_truck(p: Pen) -> None:
    """A snub nose, a high bed, two machine-guns on a post."""
    ground(p, 112)
    p.box(74, 92, 9, 48, IRON)
    with p.at(78, 88, -10):
        for y in (-9, 7):
            p.box(-30, y - 5, 62, 11, IRON, 3, lie=True)
            p.box(30, y - 3, 52, 7, STEEL, 3, lie=True)
        p.ball(-2, -20, 23, IRON, 9)
        p.line("-30,-8 -46,-14", INK, 6)
        p.line("-30,8 -46,8", INK, 6)
    for x in (18, 42):
        can(p, x, 112)
    p.form("104,140! 106,116! 140,112! 146,140!", CANVAS, 0.6)
    p.line("110,128 142,124", CANVAS.dark, 3)
    p.form("158,140! 156,104 166,92! 178,96 182,140!", LEATHER, 0.6)
    p.line("192,126 204,104", INK, 6)
    p.form("208,132! 206,92! 213,90! 218,132!", GLASS, 0.5)
    p.line("208,132 205,90", IRON.base, 4)
    p.form("12,138! 146,138! 146,184! 12,184!", SAND_PAINT, 0.6)
    p.form("146,138! 198,136! 206,128! 232,134! 242,148! 244,186! 146,186!", SAND_PAINT, 0.62)
    p.form("22,139! 62,139! 34,184! 12,184! 12,156!", desert.OWNER, 0.62, 0.02)
    p.form("104,139! 136,139! 146,150! 146,184! 124,184!", desert.OWNER, 0.62, 0.02)
    p.form("208,129! 228,133! 236,186! 212,186!", desert.OWNER, 0.62, 0.02)
    p.line("12,154 146,154", SAND_PAINT.dark, 3)
    p.line("184,140 184,178 152,180", SAND_PAINT.dark, 3)
    machines.grille(p, 230, 148, 12, 30, 3)
    headlight(p, 232, 141)
    p.form("20,186! 28,156 58,144 88,156 96,186!", SAND_PAINT, 0.55, 0.08)
    p.form("156,186! 166,156 196,144 226,156 236,186!", SAND_PAINT, 0.55, 0.08)
    p.rect(92, 184, 68, 9, IRON.dark, 2)
    wheels(p, "58 196", 34)


@vehicles("ita_scout_car")
def scout_car(p: Pen) -> None:
    """Sloping plates, no roof, great wheels of which all four steer."""
    with p.at(256, 0, wide=-1):
        ground(p, 112)
        pennant(p, 34, 132, 80)
        p.box(126, 84, 8, 32, IRON)
        with p.at(130, 84, -6):
            p.box(-26, -8, 54, 16, IRON, 4, lie=True)
            p.box(26, -4, 50, 8, STEEL, 3, lie=True)
            p.line("-26,0 -44,4", INK, 6)
            p.form("2,-26! 16,-22! 16,16! 2,18!", OCHRE, 0.5)
        p.form("16,122! 30,104! 150,102! 196,128! 236,136! 248,152! 240,188! 28,188! 10,168!", OCHRE, 0.6)
        p.form("150,103! 196,128! 166,134! 142,128!", OCHRE, 0.9, 0.3)
        p.flat("158,112! 178,122! 170,126! 154,118!", INK)
        for shape in (
            "44,106! 84,104 78,124 92,140 62,152 50,130",
            "184,136 216,138 224,160 196,164 180,152",
            "98,168 132,150 146,166 128,186 102,186",
        ):
            p.form(shape, PATCHES, 0.62, 0)
        p.line("28,122 146,122", OCHRE.dark, 3)
        p.line("104,124 104,186", OCHRE.dark, 3)
        p.line("142,128 150,186", OCHRE.dark, 3)
        machines.bolts(p, "36,132 60,130 84,130 120,130 156,142 156,168 112,178 136,178 226,148", OCHRE.dark)
        p.rect(206, 146, 26, 5, INK)
        p.rect(208, 156, 26, 5, INK)
        headlight(p, 240, 148)
        p.rect(34, 128, 24, 24, desert.OWNER.base, 2)
        p.line("46,130 46,150", PAPER.light, 5)
        p.line("36,140 56,140", PAPER.light, 5)
        machines.wheel(p, 126, 158, 25, OCHRE)
        wheels(p, "58 194", 37, OCHRE)


@vehicles("ita_medium_tank")
def medium_tank(p: Pen) -> None:
    """Rivets, thirteen tons, and not a breath of air."""
    with p.at(248, 8, scale=0.95, wide=-1):
        ground(p, 120, 214)
        pennant(p, 44, 120, 78)
        p.box(170, 84, 74, 9, IRON, 3, lie=True)
        p.box(236, 82, 12, 13, IRON, 3, lie=True)
        p.form("84,112! 86,76 102,66! 158,66! 172,78 176,112!", OCHRE, 0.6)
        p.form("164,72! 186,78! 188,102! 168,106!", OCHRE, 0.5, 0.2)
        p.box(104, 54, 40, 14, OCHRE, 4, lie=True)
        p.form("96,82! 124,70! 134,84 118,104 98,100", PATCHES, 0.62, 0)
        machines.bolts(p, "94,84 94,104 112,106 132,106 152,106 160,76 140,74", OCHRE.dark)
        p.form("20,152! 34,112! 190,110! 206,124! 238,134! 246,160! 20,166!", OCHRE, 0.6)
        p.form("40,114! 76,112 82,128 66,148 36,146", PATCHES, 0.62, 0)
        p.form("130,112! 166,110! 170,130 150,142 128,134", PATCHES, 0.62, 0)
        p.box(188, 122, 26, 22, OCHRE, 5)
        p.box(212, 126, 34, 6, IRON, 3, lie=True)
        p.box(212, 135, 34, 6, IRON, 3, lie=True)
        machines.bolts(p, "46,122 84,120 104,120 120,120 178,120 178,142 46,146 84,146 112,146", OCHRE.dark)
        p.rect(92, 124, 30, 24, desert.OWNER.base, 2)
        p.line("107,126 107,146", PAPER.light, 5)
        p.line("95,136 119,136", PAPER.light, 5)
        p.box(24, 152, 222, 58, RUBBER, 28, lie=True)
        p.rect(32, 159, 206, 44, RUBBER.dark, 22)
        for x in range(36, 240, 15):
            p.rect(x, 151, 7, 5, RUBBER.light, 1)
            p.rect(x, 206, 7, 5, RUBBER.light, 1)
        machines.wheel(p, 222, 174, 18, OCHRE)
        machines.wheel(p, 46, 180, 18, OCHRE)
        for x in (80, 106, 156, 182):
            p.ball(x, 190, 14, OCHRE)
            p.disc(x, 190, 5, OCHRE.dark)
        for x in (93, 169):
            p.line(f"{x - 14},180 {x},168 {x + 14},180", OCHRE.light, 5)
        for x in (90, 131, 172):
            p.ball(x, 163, 6, OCHRE)


@vehicles("ita_lorry")
def lorry(p: Pen) -> None:
    """A tall flat cab and a canvas tilt as long as a street."""
    with p.at(243, 10, scale=0.94, wide=-1):
        ground(p, 122)
        tilt = tones("#c6b184")
        p.form("10,142! 8,82 16,66! 60,60 104,60 150,66! 158,82 156,142!", tilt, 0.64)
        for x in (44, 82, 120):
            p.line(f"{x},62 {x - 2},140", tilt.dark, 3)
        p.flat("20,76! 34,72! 30,128! 18,132!", tilt.dark)
        p.form("164,142! 164,74 172,66! 206,68 218,84! 224,124! 224,146!", PATCHES, 0.62)
        p.flat("184,80! 206,80! 214,112! 184,114!", GLASS.base)
        p.flat("198,80! 206,80! 214,112! 204,113!", GLASS.dark)
        p.flat("168,82! 178,82! 178,112! 168,112!", GLASS.dark)
        p.form("218,112! 238,118! 244,136! 246,186! 164,186! 164,140! 218,140!", PATCHES, 0.62)
        machines.grille(p, 234, 128, 12, 44, 3)
        headlight(p, 234, 178)
        p.line("182,118 182,180", PATCHES.dark, 3)
        p.rect(188, 142, 20, 20, desert.OWNER.base, 2)
        p.disc(198, 152, 5, PAPER.light)
        p.box(6, 140, 152, 30, WOOD, 2, lie=True)
        for x in (30, 56, 82, 108, 134):
            p.line(f"{x},142 {x},168", WOOD.dark, 3)
        p.line("8,155 156,155", WOOD.dark, 3)
        p.rect(10, 170, 158, 12, IRON.dark, 2)
        for x in (106, 128):
            can(p, x, 176, OLIVE)
        p.form("172,190! 180,166 204,156 230,166 238,190!", PATCHES, 0.55, 0.1)
        wheels(p, "32 74 205", 28, PATCHES)


@vehicles("ita_recon_plane")
def recon_plane(p: Pen) -> None:
    """A glass nose, two engines, and the desert far below."""
    with p.at(250, -2, scale=0.95, wide=-1), p.about(128, 128, -8):
        p.disc(128, 226, 62, SHADOW, 7, opacity=0.2)
        p.form("10,70! 34,64! 62,112! 28,122!", OCHRE, 0.6)
        p.form("10,70! 22,67! 38,100! 22,108!", desert.OWNER, 0.6, 0)
        p.line("22,74 34,98", PAPER.light, 5)
        p.line("20,92 36,82", PAPER.light, 5)
        p.form("128,104! 152,100! 120,64! 88,50! 82,58! 100,84!", OCHRE, 0.5, 0.1)
        p.form("14,114! 70,98 128,88 190,88 222,98 238,116 226,134 190,144 110,142 54,132!", OCHRE, 0.58)
        for shape in ("66,102 92,94 98,112 76,122", "120,116 150,112 148,134 120,138"):
            p.form(shape, PATCHES, 0.62, 0)
        p.form("190,89! 222,97 238,115! 232,126 206,124! 192,112!", GLASS, 0.66)
        for places in ("208,92 206,124", "222,98 222,125", "192,110 236,112"):
            p.line(places, OCHRE.dark, 3)
        p.form("148,90! 156,76 176,74 190,88!", GLASS, 0.6)
        p.line("168,75 168,88", OCHRE.dark, 3)
        for x in (112, 130):
            p.rect(x, 100, 11, 11, GLASS.dark, 3)
        p.form("44,104! 58,100! 62,134! 50,131!", desert.OWNER, 0.6, 0)
        p.form("6,116! 40,108! 58,116! 40,124! 10,124!", OCHRE, 0.6)
        p.form("92,128! 168,122! 180,140! 118,222! 82,236! 72,228! 96,170!", OCHRE, 0.62, 0.1)
        p.form("100,176 128,164 138,178 114,204 92,206", PATCHES, 0.62, 0)
        p.disc(116, 192, 10, PAPER.base)
        p.disc(116, 192, 6, desert.OWNER.dark)
        p.box(124, 140, 62, 24, PATCHES, 9, lie=True)
        p.ball(188, 152, 9, IRON, 11)
        p.disc(196, 152, 5, PAPER.light, 34, opacity=0.55)
        p.disc(194, 152, 5, RED.base)
        p.line("196,120 196,184", BONE.light, 3, 0.7)
        p.limb("140,164 144,178 144,186", 7, 6, IRON)
        machines.wheel(p, 146, 190, 11, STEEL)
