"""Vehicles from the side, their wheels on y, heading right; about 160 units long at size 1."""

from tools.art.kit import machines
from tools.art.palette import BLACK, CANVAS, GLASS, IRON, ORANGE, RED, RUST, STEEL, YELLOW, Tones, dimmed
from tools.art.pen import Pen


def car(
    p: Pen,
    x: float,
    y: float,
    size: float = 1,
    paint: Tones = RUST,
    *,
    left: bool = False,
    wheels: bool = True,
    tilt: float = 0,
) -> None:
    with p.at(x, y, tilt, size, wide=-1 if left else 1):
        p.form("-46,-40! -30,-66! 20,-66! 42,-42!", paint, 0.6)
        p.flat("-38,-42! -26,-61! -6,-61! -6,-42!", GLASS.base)
        p.flat("0,-42! 0,-61! 16,-61! 33,-42!", GLASS.dark)
        p.form("-80,-38! -46,-44! 44,-44! 78,-34! 82,-14! -80,-14!", paint, 0.66)
        p.rect(-82, -18, 18, 8, STEEL.base, 2)
        p.rect(68, -18, 18, 8, STEEL.base, 2)
        p.disc(76, -30, 5, "#ffe9ae")
        p.rect(-8, -36, 12, 4, paint.dark, 2)
        if wheels:
            machines.wheel(p, -46, -16, 18)
            machines.wheel(p, 46, -16, 18)


def buggy(
    p: Pen, x: float, y: float, size: float = 1, paint: Tones = ORANGE, *, left: bool = False, tilt: float = 0
) -> None:
    with p.at(x, y, tilt, size, wide=-1 if left else 1):
        p.line("-64,-34 -34,-66 16,-66 44,-36", paint.base, 7, straight=True)
        p.line("-34,-66 -20,-36 16,-66", paint.dark, 5, straight=True)
        p.form("-78,-30! -54,-44! 48,-42! 84,-28! 78,-18! -72,-18!", paint, 0.6)
        p.box(-70, -54, 26, 24, IRON, 3)
        p.disc(-10, -72, 6, "#ffe9ae")
        p.disc(12, -72, 6, "#ffe9ae")
        machines.wheel(p, -50, -21, 23, YELLOW)
        machines.wheel(p, 50, -21, 23, YELLOW)


def truck(
    p: Pen,
    x: float,
    y: float,
    size: float = 1,
    paint: Tones = RUST,
    load: Tones = CANVAS,
    *,
    left: bool = False,
    tilt: float = 0,
) -> None:
    with p.at(x, y, tilt, size, wide=-1 if left else 1):
        p.box(-86, -26, 166, 10, IRON)
        p.form("-88,-28! -88,-72 -80,-84 20,-84 28,-72 28,-28!", load, 0.66)
        for at in (-60, -30, 0):
            p.line(f"{at},-82 {at},-30", load.dark, 3)
        p.form("32,-26! 32,-74! 58,-74! 68,-52! 84,-48! 86,-26!", paint, 0.62)
        p.flat("40,-52! 40,-67! 55,-67! 62,-52!", GLASS.base)
        p.disc(82, -38, 5, "#ffe9ae")
        for at in (-62, -26, 58):
            machines.wheel(p, at, -17, 17)


def bike(
    p: Pen, x: float, y: float, size: float = 1, paint: Tones = RED, *, left: bool = False, tilt: float = 0
) -> None:
    with p.at(x, y, tilt, size, wide=-1 if left else 1):
        machines.wheel(p, -40, -22, 22)
        machines.wheel(p, 44, -22, 22)
        p.line("44,-22 26,-68", STEEL.base, 6)
        p.limb("-40,-22 -10,-30 20,-34", 12, 10, IRON)
        p.form("-14,-48! 6,-58 28,-54! 22,-40! -8,-38!", paint, 0.6)
        p.form("-48,-50! -14,-50! -10,-42! -44,-40!", BLACK, 0.6)
        p.line("26,-68 14,-74", BLACK.base, 6)
        p.disc(34, -60, 6, "#ffe9ae")
        p.box(-60, -22, 46, 8, STEEL, 4, lie=True)


def wreck(p: Pen, x: float, y: float, size: float = 1, *, left: bool = False) -> None:
    """A car that has seen its last fuel."""
    with p.at(x, y, 5, size, wide=-1 if left else 1):
        car(p, 0, 6, 1, dimmed(RUST, 0.15), wheels=False)
        p.flat("-38,-36! -26,-55! -6,-55! -6,-36!", BLACK.dark)
        p.flat("0,-36! 0,-55! 16,-55! 33,-36!", BLACK.dark)
        machines.wheel(p, -46, -8, 17, RUST)
        p.disc(46, -8, 14, BLACK.dark)
        for at, down in ((-60, -22), (18, -20), (56, -18)):
            p.disc(at, down, 8, "#d3793f", 5)


def bus(p: Pen, x: float, y: float, size: float = 1, paint: Tones = YELLOW, *, left: bool = False) -> None:
    with p.at(x, y, scale=size, wide=-1 if left else 1):
        p.form("-100,-20! -100,-84 -92,-92 84,-92 100,-78 104,-20!", paint, 0.68)
        for at in range(-88, 60, 34):
            p.rect(at, -80, 26, 26, GLASS.base, 4)
            p.rect(at + 14, -80, 12, 26, GLASS.dark, 4)
        p.flat("66,-80! 84,-80! 94,-68! 96,-46! 66,-46!", GLASS.light)
        p.rect(-100, -42, 202, 7, RED.base)
        p.disc(98, -30, 6, "#ffe9ae")
        for at in (-60, 58):
            machines.wheel(p, at, -18, 19)


def rocket(p: Pen, x: float, y: float, size: float = 1, paint: Tones = STEEL, turn: float = 0) -> None:
    """Its middle at x, y, upright."""
    with p.at(x, y, turn, size):
        p.form("-26,40! -52,84! -48,50! -26,6!", RED, 0.6)
        p.form("26,40! 52,84! 48,50! 26,6!", RED, 0.6)
        p.form("0,-110! 22,-70 28,-20 26,60! -26,60! -28,-20 -22,-70", paint, 0.6)
        p.form("0,-110! 15,-84 19,-64! -19,-64! -15,-84", RED, 0.6)
        p.disc(0, -34, 13, IRON.base)
        p.disc(0, -34, 9, GLASS.base)
        p.box(-16, 60, 32, 12, IRON)
