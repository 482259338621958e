"""Whole people for scenes: 100 units high, their feet at x, y, in poses that can be turned to either side."""

from typing import NamedTuple

from tools.art.palette import BOOT, INK, LEATHER, Tones, dimmed, tones
from tools.art.pen import Pen


class Pose(NamedTuple):
    """Where joints are: head, neck, hips; and both arms and legs as lists of places, the farther one first."""

    head: tuple[float, float]
    neck: tuple[float, float]
    hips: tuple[float, float]
    arms: tuple[str, str]
    legs: tuple[str, str]


POSES: dict[str, Pose] = {
    "stand": Pose((0, -90), (0, -74), (0, -44), ("8,-72 15,-56 14,-40", "-8,-72 -15,-56 -14,-40"), ("5,-44 7,-22 8,-3", "-5,-44 -6,-22 -8,-3")),
    "walk": Pose((3, -90), (1, -74), (0, -44), ("6,-72 15,-58 22,-46", "-4,-72 -12,-58 -8,-42"), ("3,-44 -4,-24 -15,-5", "-1,-44 8,-24 12,-3")),
    "run": Pose((14, -84), (8, -70), (0, -42), ("12,-68 24,-58 32,-70", "4,-68 -10,-60 -14,-44"), ("2,-42 -12,-28 -30,-30", "-1,-42 16,-30 14,-6")),
    "wave": Pose((0, -90), (0, -74), (0, -44), ("8,-72 22,-82 24,-104", "-8,-72 -15,-56 -14,-40"), ("5,-44 7,-22 8,-3", "-5,-44 -6,-22 -8,-3")),
    "cheer": Pose((0, -90), (0, -74), (0, -44), ("8,-72 22,-84 26,-106", "-8,-72 -22,-84 -26,-106"), ("5,-44 10,-22 12,-3", "-5,-44 -10,-22 -12,-3")),
    "point": Pose((0, -90), (0, -74), (0, -44), ("8,-71 24,-70 42,-72", "-8,-72 -15,-56 -10,-42"), ("5,-44 9,-22 12,-3", "-5,-44 -6,-22 -8,-3")),
    "aim": Pose((6, -88), (0, -74), (-2, -44), ("8,-71 22,-68 36,-76", "-4,-70 14,-62 28,-72"), ("4,-44 14,-24 16,-3", "-5,-44 -10,-22 -18,-3")),
    "sit": Pose((-2, -58), (-2, -42), (0, -12), ("6,-40 16,-26 22,-16", "-8,-40 -14,-24 -6,-10"), ("4,-12 20,-22 32,-3", "0,-12 22,-14 38,-3")),
    "kneel": Pose((4, -72), (2, -57), (0, -28), ("8,-55 20,-42 30,-34", "-4,-55 8,-40 20,-28"), ("4,-28 18,-22 18,-3", "-4,-28 2,-6 -18,-4")),
    "lie": Pose((-44, -10), (-30, -9), (0, -8), ("-28,-8 -16,-18 -4,-22", "-28,-6 -18,-2 -6,-3"), ("0,-9 22,-14 36,-4", "0,-7 22,-6 44,-4")),
    "carry": Pose((2, -90), (0, -74), (0, -44), ("8,-70 22,-62 34,-66", "-6,-70 10,-58 30,-58"), ("3,-44 -2,-24 -10,-5", "-1,-44 8,-24 12,-3")),
    "throw": Pose((6, -88), (2, -73), (-2, -44), ("8,-72 24,-74 34,-62", "-4,-72 -20,-82 -30,-98"), ("4,-44 16,-26 22,-4", "-4,-44 -10,-24 -20,-3")),
    "hang": Pose((0, -84), (0, -70), (0, -40), ("6,-68 14,-86 8,-108", "-6,-68 -14,-86 -8,-108"), ("4,-40 8,-20 4,-2", "-4,-40 -8,-22 -12,-6")),
}  # fmt: skip


class Dress(NamedTuple):
    skin: Tones
    coat: Tones
    trousers: Tones = tones("#5a4a3c")
    hair: Tones | None = tones("#3a2418")
    hat: str = ""
    """`brim`, `cap`, `helmet`, `hood`, `mohawk`, `peak`, `ushanka` or nothing."""
    hat_tones: Tones = LEATHER
    robe: bool = False


def figure(p: Pen, x: float, y: float, size: float, pose: str, dress: Dress, *, left: bool = False) -> None:
    """`size` 1 is 100 units high; `left` turns it to the left."""
    form = POSES[pose]
    with p.at(x, y, scale=size, wide=-1 if left else 1):
        far, near = form.arms
        p.limb(far, 10, 8, dimmed(dress.coat, 0.2))
        _hand(p, far, dimmed(dress.skin, 0.1))
        for leg, legs in enumerate(form.legs):
            p.limb(legs, 13, 10, dimmed(dress.trousers, 0.2) if leg == 0 else dress.trousers)
            fx, fy = (float(one) for one in legs.split()[-1].split(","))
            p.ball(fx + 3, fy, 8, BOOT, 4.6)
        (nx, ny), (hx, hy) = form.neck, form.hips
        p.limb(f"{nx},{ny + 4} {(nx + hx) / 2},{(ny + hy) / 2} {hx},{hy}", 24, 18, dress.coat, 22)
        if dress.robe:
            p.form(
                f"{nx - 9},{ny - 2}! {nx + 9},{ny - 2}! {hx + 14},{hy} {hx + 20},{hy + 40}! {hx - 20},{hy + 40}! {hx - 14},{hy}",
                dress.coat,
                0.62,
            )
        else:
            p.line(f"{hx - 9},{hy - 1} {hx + 9},{hy - 1}", INK, 3.4)
        p.limb(near, 10.5, 8, dress.coat)
        _hand(p, near, dress.skin)
        _head(p, form, dress)


def _hand(p: Pen, arm: str, skin: Tones) -> None:
    x, y = arm.rsplit(maxsplit=1)[-1].split(",")
    p.ball(float(x), float(y), 5, skin)


def _head(p: Pen, form: Pose, dress: Dress) -> None:
    (x, y), (nx, ny) = form.head, form.neck
    p.limb(f"{nx},{ny} {x},{y}", 8, 8, dress.skin)
    with p.at(x, y, 0 if abs(ny - y) > 8 else -80):
        if dress.hair is not None:
            p.ball(-1, -2, 11.5, dress.hair, 12)
        p.ball(1.4, 1, 9.6, dress.skin, 11)
        p.disc(6, -1, 1.5, INK)
        p.disc(-0.5, -1, 1.5, INK)
        p.line("2,7 6,6", dress.skin.dark, 1.6)
        if dress.hair is not None:
            p.form("-11,-2! -10,-11 0,-14 10,-10 11,-4! 2,-7 -6,-4", dress.hair, 0.6, 0)
        _hat(p, dress)


def _hat(p: Pen, dress: Dress) -> None:
    hat, stuff = dress.hat, dress.hat_tones
    if hat == "brim":
        p.form("-9,-6! -8,-18 0,-20 8,-18 10,-6!", stuff, 0.6)
        p.form("-19,-7 0,-9 20,-7 12,-3 0,-2 -12,-3", stuff, 0.7)
    elif hat == "cap":
        p.form("-11,-4! -10,-14 2,-16 11,-8 17,-4 10,-2!", stuff, 0.6)
    elif hat == "helmet":
        p.form("-13,-2! -12,-14 0,-18 12,-14 13,-2! 0,-5", stuff, 0.6)
    elif hat == "hood":
        p.form("-14,16! -15,-6 -6,-17 4,-17 12,-8! 4,-9 -3,0 -1,14!", stuff, 0.6)
    elif hat == "mohawk":
        p.form("-11,-4! -15,-16! -8,-14! -6,-24! 0,-16! 6,-25! 7,-12!", stuff, 0.6)
    elif hat == "peak":
        p.form("-14,-8! -16,-18 0,-22 16,-18 14,-8!", stuff, 0.6)
        p.rect(-13, -10, 26, 5, "#b3261e")
        p.form("-6,-5! 12,-6! 17,-2! 0,-2!", stuff, 0.6)
        p.disc(2, -14, 2.6, "#e2b33a")
    elif hat == "ushanka":
        p.form("-13,-3! -12,-15 0,-18 12,-14 13,-3! 0,-6", stuff, 0.6)
        p.form("-14,-5! -6,-5! -5,10 -11,12 -15,6", stuff, 0.6)
        p.disc(4, -9, 2.4, "#b3261e")
