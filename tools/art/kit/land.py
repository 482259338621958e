"""Land and weather for scenes of 512 x 256, whose middle 256 are seen everywhere and whose sides may be cut."""

from collections.abc import Sequence
from math import cos, pi, sin

from tools.art.palette import (
    BONE,
    CREAM,
    DARK_WOOD,
    EARTH,
    GREEN,
    INK,
    SAND,
    STONE,
    TOXIC,
    Tones,
    dimmed,
    mixed,
    tones,
)  # fmt: skip
from tools.art.pen import Pen

WIDE, HIGH = 512, 256
MESA = tones("#b5603c", "#8a432b", "#d98a5e")
CLOUD = tones("#f7e9cf", "#dcc3a0", "#fffaf0")


def scattered(number: int, wide: float = WIDE, high: float = HIGH) -> tuple[float, float]:
    """Places that fill a field evenly and never change."""
    return number * 0.7549 % 1 * wide, number * 0.5698 % 1 * high


def sky(p: Pen, top: str = "#f0b679", bottom: str = "#fbe0ae") -> None:
    p.fade((0, 0, WIDE, HIGH), top, bottom, "sky")


def sun(p: Pen, x: float = 120, y: float = 62, r: float = 30, colour: str = "#fff3cf") -> None:
    p.disc(x, y, r * 1.5, colour, opacity=0.25)
    p.disc(x, y, r, colour)


def moon(p: Pen, x: float = 356, y: float = 54, r: float = 28, behind: str = "#2b3a58") -> None:
    p.disc(x, y, r, "#f6edcf")
    p.disc(x + r * 0.42, y - r * 0.25, r * 0.86, behind)


def stars(p: Pen, count: int = 26, colour: str = CREAM, low: float = 130) -> None:
    """Scattered, always in the same way."""
    for number in range(count):
        x, y = scattered(number, WIDE, low)
        p.disc(x, y, 1.2 + number * 13 % 3 * 0.7, colour)


def ground(p: Pen, y: float = 170, earth: Tones = EARTH, waves: bool = True) -> None:
    p.fade((0, y, WIDE, HIGH - y), earth.base, earth.dark, "ground")
    if waves:
        for number in range(7):
            x, down = number * 83 % WIDE, y + 14 + number * 29 % int(HIGH - y - 12)
            p.line(f"{x},{down} {x + 26},{down - 4} {x + 56},{down}", earth.light, 3, 0.7)


def mesas(p: Pen, y: float = 172, far: bool = True, tone: Tones = MESA) -> None:
    """Table mountains on both sides, low in the middle where the subject stands."""
    if far:
        back = dimmed(tone, 0.35, "#fbe0ae")
        p.form(
            f"120,{y}! 138,{y - 34}! 150,{y - 40}! 206,{y - 40}! 214,{y - 26}! 300,{y - 26}! 312,{y - 44}! 352,{y - 44}! 372,{y}!",
            back,
            0.6,
            0,
        )
    p.form(
        f"-20,{y}! 4,{y - 70}! 20,{y - 78}! 86,{y - 78}! 96,{y - 46}! 118,{y - 42}! 136,{y}!",
        tone,
        0.62,
        0.05,
    )
    p.form(f"374,{y}! 392,{y - 50}! 410,{y - 56}! 432,{y - 90}! 506,{y - 90}! 530,{y}!", tone, 0.62, 0.05)


def dunes(p: Pen, y: float = 170, sand: Tones = SAND) -> None:
    p.form(
        f"-10,{y + 30}! 60,{y - 14} 150,{y + 6} 240,{y + 26}! 240,{HIGH + 4}! -10,{HIGH + 4}!",
        sand,
        0.7,
        0.05,
    )
    p.form(
        f"150,{y + 22}! 270,{y - 4} 400,{y - 26} 530,{y + 14}! 530,{HIGH + 4}! 130,{HIGH + 4}!",
        sand,
        0.72,
        0.05,
    )
    p.form(
        f"-10,{HIGH - 40}! 120,{HIGH - 56} 260,{HIGH - 30} 400,{HIGH - 48} 530,{HIGH - 30}! 530,{HIGH + 4}! -10,{HIGH + 4}!",
        sand,
        0.8,
        0.04,
    )


def road(
    p: Pen, horizon: float = 170, x: float = 256, near: float = 190, lean: float = 0, tar: str = "#55504b"
) -> None:
    """A highway that comes from the horizon to us."""
    p.flat([(x - 6, horizon), (x + 6, horizon), (x + near + lean, HIGH), (x - near + lean, HIGH)], tar)
    for start, end in ((0.02, 0.1), (0.18, 0.34), (0.46, 0.74)):
        spots = []
        for part, side in ((start, -1), (start, 1), (end, 1), (end, -1)):
            half = (1 + part * near) * 0.055 + 0.6
            spots.append((x + lean * part + side * half, horizon + (HIGH - horizon) * part))
        p.flat(spots, "#f0d9a0")
    for side in (-1, 1):
        p.line(
            f"{x + side * 5},{horizon} {x + lean + side * near * 0.93},{HIGH}", "#d8c090", 3, straight=True
        )


def rocks(p: Pen, places: str, stone: Tones = STONE) -> None:
    """`x,y,size`, apart by blanks."""
    for word in places.split():
        x, y, size = (float(one) for one in word.split(","))
        with p.at(x, y, scale=size):
            p.form("-20,6! -16,-8! -4,-16! 10,-12! 20,6!", stone, 0.6)


def cactus(p: Pen, x: float, y: float, size: float = 1, green: Tones = GREEN) -> None:
    with p.at(x, y, scale=size):
        p.limb("0,0 0,-64", 18, 16, green)
        p.limb("0,-22 -24,-24 -24,-46", 12, 10, green)
        p.limb("0,-32 22,-34 22,-54", 12, 10, green)


def dead_tree(p: Pen, x: float, y: float, size: float = 1, bark: Tones = DARK_WOOD) -> None:
    with p.at(x, y, scale=size):
        p.limb("0,0 2,-40 -6,-86", 16, 5, bark)
        p.limb("1,-38 22,-60 28,-88", 9, 3, bark)
        p.limb("0,-52 -26,-70 -30,-92", 8, 3, bark)
        p.limb("20,-58 38,-64 44,-76", 5, 2, bark)


def skull(p: Pen, x: float, y: float, size: float = 1, bone: Tones = BONE) -> None:
    """Of a long-horned animal."""
    with p.at(x, y, scale=size):
        for side in (-1, 1):
            with p.at(0, 0, wide=side):
                p.limb("12,-12 34,-16 42,-36", 9, 2, bone)
        p.form("-18,-16! 0,-22 18,-16! 16,4 8,26! -8,26! -16,4", bone, 0.64)
        for side in (-1, 1):
            p.disc(side * 9, -4, 5, INK)
            p.disc(side * 3.4, 20, 2, INK)


def cloud(p: Pen, x: float, y: float, size: float = 1, white: Tones = CLOUD) -> None:
    with p.at(x, y, scale=size):
        p.form("-50,12! -46,-4 -26,-10 -14,-26 12,-28 24,-12 44,-10 52,12!", white, 0.7)


def smoke(p: Pen, x: float, y: float, size: float = 1, colour: str = "#4a423c", lean: float = 12) -> None:
    with p.at(x, y, scale=size):
        for step, (r, seen) in enumerate(((9, 0.75), (14, 0.6), (19, 0.45), (25, 0.3))):
            p.disc(lean * step, -18 * step, r, colour, opacity=seen)


def fire(p: Pen, x: float, y: float, size: float = 1) -> None:
    with p.at(x, y, scale=size):
        p.form(
            "-26,0 -30,-24 -16,-40! -12,-28! -4,-66! 8,-36! 16,-50! 28,-22 24,0 0,8",
            tones("#e8662a", "#c23f22", "#f59a44"),
            0.7,
            0.1,
        )
        p.form("-14,0 -16,-16 -4,-38! 4,-22! 10,-28! 15,-10 12,2 0,6", tones("#f9c64a"), 1, 0)
        p.form("-6,2 -6,-8 0,-20! 6,-8 6,2", tones("#fff3cf"), 1, 0)


def burst(
    p: Pen,
    x: float,
    y: float,
    r: float,
    colours: Sequence[str] = ("#e8662a", "#f9b83c", "#fff3cf"),
    points: int = 11,
) -> None:
    """An explosion."""
    for ring, colour in enumerate(colours):
        size = r * (1 - 0.3 * ring)
        spots = []
        for step in range(points * 2):
            angle = pi * step / points + ring * 0.35
            long = size * (1 if step % 2 == 0 else 0.62) * (1 + 0.12 * sin(step * 2.3))
            spots.append((x + cos(angle) * long, y + sin(angle) * long))
        p.flat(spots, colour)


def rain(p: Pen, colour: str = TOXIC.light, count: int = 34, lean: float = -10, seen: float = 0.85) -> None:
    for number in range(count):
        x, y = scattered(number, WIDE + 40, 210)
        p.line(f"{x},{y} {x + lean},{y + 26}", colour, 3, seen)


def lightning(p: Pen, x: float, y: float, size: float = 1, colour: str = "#fff3a8") -> None:
    with p.at(x, y, scale=size):
        p.flat("10,0! -22,58! -2,58! -26,124! 30,44! 8,44! 34,0!", colour)


def whirl(p: Pen, x: float, foot: float, size: float = 1, dust: Tones = SAND) -> None:
    """A tornado."""
    with p.at(x, foot, scale=size):
        for step in range(9):
            half, y = 9 + step * step * 1.35, -step * 23
            shift = 12 * sin(step * 1.1)
            p.ball(shift, y, half, dust if step % 2 else dimmed(dust, 0.18), 15 + step * 0.8, shade=0.6)


def ruin(p: Pen, x: float, y: float, size: float = 1, wall: Tones = STONE, holes: int = 2) -> None:
    with p.at(x, y, scale=size):
        p.form("-34,0! -34,-56! -22,-74! -10,-60! 4,-84! 16,-58! 34,-66! 34,0!", wall, 0.66, 0.05)
        for hole in range(holes):
            p.rect(-24 + hole * 28, -46, 16, 20, mixed(wall.dark, INK, 0.5))
        p.rect(-22, -18, 14, 18, mixed(wall.dark, INK, 0.5))


def desert(p: Pen, y: float = 172, hour: str = "noon") -> None:
    """The plain wasteland: `morning`, `noon`, `afternoon` or `dusk`, each with other hills."""
    if hour == "noon":
        sky(p)
        sun(p)
        mesas(p, y)
        ground(p, y)
    elif hour == "morning":
        sky(p, "#e9c99a", "#fdf0cc")
        sun(p, 420, 84, 26)
        p.form(
            f"-10,{y}! 60,{y - 30} 140,{y - 16} 250,{y - 44} 360,{y - 14} 440,{y - 34} 522,{y - 10} 522,{y}!",
            tones("#dba878", "#bd865a", "#efc79a"),
            0.7,
            0.05,
        )
        butte(p, 66, y, 1)
        ground(p, y, tones("#d58d5c", "#a8643f", "#eeb585"))
    elif hour == "afternoon":
        sky(p, "#e38f63", "#f8cf98")
        sun(p, 392, 50, 28, "#fff0c0")
        butte(p, 452, y, 1.25)
        butte(p, 372, y, 0.7)
        p.form(f"-10,{y}! -10,{y - 60} 40,{y - 74}! 96,{y - 40} 150,{y - 26} 196,{y}!", MESA, 0.6, 0.05)
        ground(p, y, tones("#bf6c44", "#8c4a30", "#dd9465"))
    else:
        sky(p, "#7d3a44", "#f2a35c")
        sun(p, 256, y - 14, 46, "#fbd48a")
        dark = tones("#6d3432", "#4b2226", "#964c40")
        butte(p, 70, y, 1.1, dark)
        butte(p, 446, y, 1, dark)
        butte(p, 142, y, 0.6, dark)
        ground(p, y, tones("#96503a", "#632f2a", "#bd7250"))


def butte(p: Pen, x: float, y: float, size: float = 1, tone: Tones = MESA) -> None:
    """A tower of rock on its skirt."""
    with p.at(x, y, scale=size):
        p.form("-70,0! -34,-26! -28,-92! -12,-100! 18,-98! 26,-88! 32,-26! 72,0!", tone, 0.6, 0.05)
        p.line("-26,-70 26,-66", tone.dark, 3, 0.6)
        p.line("-28,-48 28,-44", tone.dark, 3, 0.6)


def night(p: Pen, y: float = 172, top: str = "#1d2a45", bottom: str = "#5a5a78", far: bool = True) -> None:
    sky(p, top, bottom)
    stars(p)
    moon(p, behind=mixed(top, bottom, 0.2))
    mesas(p, y, far, tones("#3f3a52", "#2b2940", "#5d5670"))
    ground(p, y, tones("#57485a", "#352c40", "#7a6478"))
