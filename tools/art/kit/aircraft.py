"""Aircraft and what falls from them: from the side heading right, or from the front; their middles at x, y."""

from math import cos, pi, sin

from tools.art.kit.figures import Dress, figure
from tools.art.palette import BLACK, CREAM, GLASS, INK, IRON, Tones, dimmed, tones
from tools.art.pen import Pen

SILK = tones("#efe6cd", "#c9bb94", "#fffaf0")


def propeller(p: Pen, x: float, y: float, long: float, metal: Tones = IRON) -> None:
    """Turning, seen from the side."""
    p.disc(x, y, long * 0.13, "#fbf7ec", long, opacity=0.5)
    p.line(f"{x},{y - long * 0.94} {x},{y + long * 0.94}", metal.dark, long * 0.07, 0.7)
    p.ball(x + long * 0.02, y, long * 0.3, metal, long * 0.24)


def roundel(p: Pen, x: float, y: float, r: float, colour: str) -> None:
    p.disc(x, y, r, CREAM)
    p.disc(x, y, r * 0.56, colour)


def fighter(
    p: Pen, x: float, y: float, size: float, paint: Tones, turn: float = 0, *, left: bool = False
) -> None:
    """About 180 long at size 1, banked a little, so that both wings are seen."""
    with p.at(x, y, turn, size, wide=-1 if left else 1):
        p.form("-4,-10! 26,-12! 12,-56! -8,-60!", dimmed(paint, 0.25), 0.6)
        p.form("-80,-8! -96,-46 -90,-50! -72,-46! -46,-14!", paint, 0.6)
        p.form("-86,-4! -20,-20 30,-20 66,-14 82,0 66,15 20,19 -40,12 -86,6!", paint, 0.62)
        p.form("-10,-18! 0,-34 20,-36 40,-17!", GLASS, 0.6)
        p.line("8,-35 10,-18", paint.dark, 3)
        p.form("-88,2! -58,2! -76,20! -94,20!", paint, 0.5)
        p.form("-24,4! 32,6! 8,66 -4,72 -20,68!", paint, 0.62)
        roundel(p, -2, 50, 9, paint.dark)
        roundel(p, -52, -2, 9, paint.dark)
        for at in (36, 44, 52):
            p.line(f"{at},-8 {at - 8},-8", INK, 3)
        p.form("66,-14! 82,0 66,15!", IRON, 0.6)
        propeller(p, 84, 0, 42)


def fighter_ahead(p: Pen, x: float, y: float, size: float, paint: Tones, turn: float = 0) -> None:
    """Coming at us: 240 from wing to wing at size 1."""
    with p.at(x, y, turn, size):
        p.form("-6,-20! 6,-20! 4,-74! -4,-74!", dimmed(paint, 0.2), 0.6)
        p.form("-48,-34! 0,-38 48,-34! 48,-28! -48,-28!", dimmed(paint, 0.2), 0.7)
        for side in (-1, 1):
            p.form(
                [(side * 16, 4), (side * 16, 20), (side * 118, -8), (side * 122, -14), (side * 116, -18)],
                paint,
                0.7,
            )
            p.disc(side * 62, 2, 6, BLACK.dark)
            p.disc(side * 78, -2, 6, BLACK.dark)
        p.form("-14,-22! -11,-42 11,-42 14,-22!", GLASS, 0.6)
        p.line("0,-42 0,-22", paint.dark, 3)
        p.ball(0, 0, 32, paint)
        p.disc(0, 2, 23, BLACK.dark)
        for step in range(8):
            angle = 2 * pi * step / 8
            p.disc(cos(angle) * 16, 2 + sin(angle) * 16, 5, IRON.base)
        p.disc(0, 2, 62, "#fbf7ec", opacity=0.28)
        for turned in (20, 140, 260):
            with p.at(0, 2, turned):
                p.form("-5,0! -6,-40 0,-60 6,-40 5,0!", BLACK, 0.6, 0)
        p.ball(0, 2, 11, IRON)


def bomber(
    p: Pen, x: float, y: float, size: float, paint: Tones, turn: float = 0, *, left: bool = False
) -> None:
    """Two engines, a glass nose: about 250 long at size 1."""
    with p.at(x, y, turn, size, wide=-1 if left else 1):
        p.form("-10,-18! 38,-20! 16,-52! -14,-52!", dimmed(paint, 0.25), 0.6)
        p.form("-104,-14! -126,-60 -118,-64! -98,-60! -62,-20!", paint, 0.6)
        p.form("-122,-8! -50,-24 40,-28 92,-22 116,-2 100,16 30,24 -60,14 -122,2!", paint, 0.62)
        p.form("92,-21! 116,-2 100,15! 84,12! 80,-20!", GLASS, 0.6)
        p.line("98,-18 94,14", paint.dark, 3)
        p.line("84,-3 114,-3", paint.dark, 3)
        p.form("34,-27! 40,-38 62,-38 74,-24!", GLASS, 0.6)
        p.line("54,-38 54,-26", paint.dark, 3)
        p.form("-34,-22! -28,-36 -8,-36 -2,-25!", GLASS, 0.6)
        p.line("-18,-34 -40,-48", IRON.dark, 4)
        p.form("-124,-4! -84,-2! -108,16! -132,16!", paint, 0.5)
        p.form("-26,2! 52,2! 30,56 12,64 -14,60!", paint, 0.62)
        p.form("-2,12! 64,8! 78,20 64,34! 10,34!", paint, 0.6)
        p.form("62,9! 78,20 64,33!", IRON, 0.6)
        propeller(p, 80, 21, 34)
        roundel(p, -66, -4, 11, paint.dark)


def transport(
    p: Pen, x: float, y: float, size: float, paint: Tones, turn: float = 0, *, left: bool = False
) -> None:
    """A fat one with windows and an open door: about 270 long at size 1."""
    with p.at(x, y, turn, size, wide=-1 if left else 1):
        p.form("-6,-26! 42,-28! 20,-62! -8,-62!", dimmed(paint, 0.25), 0.6)
        p.form("-112,-12! -134,-70 -124,-74! -100,-68! -66,-26!", paint, 0.6)
        p.form("-134,-10! -60,-30 30,-36 94,-30 122,-4 104,22 30,30 -60,22 -134,-2!", paint, 0.62)
        p.form("84,-31! 104,-24 116,-12! 88,-12!", GLASS, 0.6)
        p.line("98,-26 100,-12", paint.dark, 3)
        for at in (-2, 22, 46, 70):
            p.rect(at - 7, -20, 14, 12, GLASS.dark, 4)
        p.rect(-62, -20, 30, 38, INK, 3)
        p.disc(-24, -14, 5, "#7fe08a")
        p.form("-132,-6! -92,-4! -116,16! -140,16!", paint, 0.5)
        p.form("-20,10! 58,10! 34,66 16,74 -12,70!", paint, 0.62)
        p.form("4,20! 70,16! 84,28 70,42! 14,42!", paint, 0.6)
        p.form("68,17! 84,28 70,41!", IRON, 0.6)
        propeller(p, 86, 29, 36)


def parachute(p: Pen, x: float, y: float, size: float, silk: Tones = SILK) -> None:
    """The open canopy, 100 wide; its lines meet 74 below x, y."""
    with p.at(x, y, scale=size):
        for at in (-48, -26, -8, 8, 26, 48):
            p.line(f"{at},2 {-4 if at < 0 else 4},74", "#5c5648", 1.8, straight=True)
        p.form("-50,4! -50,-26 -28,-54 0,-58 28,-54 50,-26 50,4! 32,-4 17,4! 0,-5 -17,4! -32,-4", silk, 0.6)
        for side in (-1, 1):
            p.line(f"{side * 17},3 {side * 15},-34 0,-57", silk.dark, 2.4)


def parachutist(
    p: Pen, x: float, y: float, size: float, dress: Dress, silk: Tones = SILK, *, left: bool = False
) -> None:
    """Canopy and man: x, y is the middle of the canopy's edge."""
    parachute(p, x, y, size, silk)
    figure(p, x, y + 138 * size, size * 0.64, "hang", dress, left=left)


def tracers(p: Pen, places: str, colour: str = "#ffd76a", width: float = 4) -> None:
    """Bursts of light along lines, `x,y x,y; …`: each four dashes."""
    for word in places.split(";"):
        one, other = ([float(part) for part in place.split(",")] for place in word.split())
        for dash in range(4):
            start, end = dash / 4 + 0.04, dash / 4 + 0.17
            (x0, y0), (x1, y1) = (
                (one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part)
                for part in (start, end)
            )
            p.line(f"{x0},{y0} {x1},{y1}", colour, width, straight=True)
