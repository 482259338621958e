"""Animals: heads that look at us or to the left, and whole ones from the side."""

from tools.art.palette import BLACK, BONE, FLESH, INK, Tones
from tools.art.pen import Pen


def eye(
    p: Pen, x: float, y: float, r: float, colour: str = "#f2c24a", slit: bool = False, angry: bool = True
) -> None:
    p.disc(x, y, r * 1.25, INK)
    p.disc(x, y, r, colour)
    p.disc(x, y, r * (0.3 if slit else 0.5), INK, r * (0.85 if slit else 0.5))
    p.disc(x - r * 0.35, y - r * 0.4, r * 0.22, "#fff8e6")
    if angry:
        inward = 1 if x < 128 else -1
        p.line(f"{x - inward * r * 1.5},{y - r * 1.5} {x + inward * r * 1.4},{y - r * 0.5}", INK, r * 0.55)


def fangs(p: Pen, places: str, long: float, wide: float = 8, up: bool = False) -> None:
    """Pointed teeth that hang from places, or stand on them."""
    for word in places.split():
        x, y = (float(one) for one in word.split(","))
        tip = y - long if up else y + long
        p.flat([(x - wide / 2, y), (x + wide / 2, y), (x, tip)], BONE.light)
        p.flat([(x, y), (x + wide / 2, y), (x, tip)], BONE.dark)


def dog_head(p: Pen, fur: Tones, muzzle: Tones, ear: float = 1, maw: bool = True) -> None:
    """A dog, dingo or fox, from the front, teeth bared: about 128, 118."""
    for side in (-1, 1):
        with p.at(128 + side * 40, 84, side * 8, wide=side, high=ear):
            p.form("-18,22! -8,-34 14,-60! 30,-20 26,24!", fur, 0.6)
            p.flat("-4,18! 2,-20 13,-42! 20,-14 16,18!", FLESH.dark)
    p.form(
        "128,52 168,66 190,108! 204,136! 176,140! 158,172 150,196 128,204 106,196 98,172 80,140! 52,136! 66,108! 88,66",
        fur,
        0.68,
    )
    p.form("128,88 144,118 162,150 152,186 128,196 104,186 94,150 112,118", muzzle, 0.66)
    p.form("112,138 128,132 144,138 140,152 128,158 116,152", BLACK, 0.6)
    for x in (98, 158):
        eye(p, x, 110, 10)
    if maw:
        p.flat("100,166! 128,160 156,166! 148,200 128,208 108,200", INK)
        p.flat("114,196 128,188 142,196 128,204", FLESH.base)
        fangs(p, "108,167 148,167", 20, 11)
        fangs(p, "119,165 137,165 128,164", 9, 8)
        fangs(p, "116,199 140,199", 13, 8, up=True)
    else:
        p.line("128,158 128,168", INK, 4)
        p.line("106,170 128,176 150,170", INK, 4)


def leg(p: Pen, places: str, thick: float, thin: float, fur: Tones) -> None:
    p.limb(places, thick, thin, fur)
    x, y = places.rsplit(maxsplit=1)[-1].split(",")
    p.disc(float(x) - thin * 0.3, float(y) + thin * 0.1, thin * 0.85, fur.dark, thin * 0.5)


def stripes(p: Pen, places: str, colour: str, width: float = 6) -> None:
    """Marks on a skin: pairs of places, apart by semicolons."""
    for line in places.split(";"):
        p.line(line.strip(), colour, width)


def claws(p: Pen, x: float, y: float, count: int = 3, long: float = 14, turn: float = 0) -> None:
    with p.at(x, y, turn):
        for number in range(count):
            with p.at((number - (count - 1) / 2) * 9, 0):
                p.form([(-4, 0), (4, 0), (-2, long)], BONE, 0.5, 0)


def feathers(p: Pen, x: float, y: float, wide: float, rows: int, tones: Tones, long: float = 30) -> None:
    """A skirt of them, row over row."""
    for row in range(rows):
        count = 5 + row % 2
        for number in range(count):
            at = x - wide / 2 + wide * (number + 0.5) / count
            top = y + row * long * 0.6
            p.form(
                [(at - wide / count * 0.6, top), (at + wide / count * 0.6, top), (at + 3, top + long)],
                tones,
                0.6,
                0,
            )
