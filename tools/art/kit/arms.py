"""Weapons and their parts, lying along x with the muzzle to the right and the grip below, about 0, 0."""

from tools.art.palette import BLACK, BRASS, DARK_WOOD, INK, IRON, LEATHER, STEEL, WOOD, Tones
from tools.art.pen import Pen


def barrel(
    p: Pen, x: float, y: float, long: float, thick: float, metal: Tones = IRON, ring: bool = True
) -> None:
    p.box(x, y - thick / 2, long, thick, metal, lie=True)
    if ring:
        p.box(x + long - thick * 0.7, y - thick * 0.72, thick * 0.8, thick * 1.44, metal, 2, lie=True)
        p.disc(x + long + thick * 0.1, y, thick * 0.12, INK, thick * 0.36)


def receiver(p: Pen, x: float, y: float, w: float, h: float, metal: Tones = IRON, r: float = 4) -> None:
    p.box(x, y, w, h, metal, r, lie=True)
    p.rect(x + w * 0.5, y + h * 0.2, w * 0.28, h * 0.28, metal.dark, 2)


def grip(
    p: Pen, x: float, y: float, long: float = 44, wide: float = 22, lean: float = 14, stuff: Tones = WOOD
) -> None:
    p.form([(x, y), (x + wide, y), (x + wide - lean, y + long), (x - lean, y + long - 4)], stuff, 0.55)


def trigger(p: Pen, x: float, y: float, size: float = 1) -> None:
    with p.at(x, y, scale=size):
        p.line("0,0 2,18 24,18 26,0", IRON.dark, 4)
        p.line("12,0 10,11", IRON.dark, 4)


def stock(p: Pen, x: float, y: float, long: float, high: float = 34, stuff: Tones = WOOD) -> None:
    """To the left of x, y."""
    p.form(
        f"{x},{y}! {x - long * 0.5},{y + 4} {x - long},{y + 6}! {x - long},{y + high}! {x - long * 0.45},{y + high * 0.66} {x},{y + high * 0.55}!",
        stuff,
        0.6,
    )
    p.form(
        [(x - long, y + 5), (x - long - 7, y + 6), (x - long - 7, y + high + 1), (x - long, y + high + 1)],
        BLACK,
        0.5,
    )


def magazine(
    p: Pen, x: float, y: float, long: float = 46, wide: float = 22, bend: float = 10, metal: Tones = IRON
) -> None:
    p.form(
        f"{x},{y}! {x + wide},{y}! {x + wide + bend * 0.4},{y + long * 0.5} {x + wide + bend},{y + long}! {x + bend},{y + long + 4}! {x + bend * 0.3},{y + long * 0.5}",
        metal,
        0.6,
    )


def scope(p: Pen, x: float, y: float, long: float = 80, thick: float = 16, glass: str = "#7fc4d0") -> None:
    for at in (0.3, 0.66):
        p.rect(x + long * at, y + thick * 0.4, 8, thick, IRON.dark)
    p.box(x, y - thick / 2, long, thick, BLACK, 5, lie=True)
    p.box(x + long * 0.8, y - thick * 0.8, long * 0.28, thick * 1.6, BLACK, 4, lie=True)
    p.box(x - long * 0.08, y - thick * 0.64, long * 0.16, thick * 1.28, BLACK, 3, lie=True)
    p.box(x + long * 0.42, y - thick * 0.95, thick * 0.8, thick * 0.6, IRON, 2)
    p.disc(x + long * 1.08, y, thick * 0.22, glass, thick * 0.7)


def cartridge(
    p: Pen, x: float, y: float, high: float, wide: float, tip: Tones = BRASS, case: Tones = BRASS
) -> None:
    """Standing, its foot at x, y."""
    half = wide / 2
    p.form(
        f"{x - half},{y - high * 0.62}! {x - half * 0.9},{y - high * 0.8} {x},{y - high}! {x + half * 0.9},{y - high * 0.8} {x + half},{y - high * 0.62}!",
        tip,
        0.55,
    )
    p.box(x - half, y - high * 0.62, wide, high * 0.56, case)
    p.box(x - half * 1.15, y - high * 0.08, wide * 1.15, high * 0.08, case, 2)
    p.rect(x - half, y - high * 0.62, wide, high * 0.04, case.dark)


def blade(p: Pen, places: str, edge: str, metal: Tones = STEEL) -> None:
    """A blade with the bevel of its edge."""
    p.form(places, metal, 0.6, 0.06)
    p.flat(edge, metal.light)


def handle(p: Pen, x: float, y: float, w: float, h: float, stuff: Tones = LEATHER, wraps: int = 4) -> None:
    """Lying."""
    p.box(x, y - h / 2, w, h, stuff, h * 0.3, lie=True)
    for wrap in range(1, wraps):
        at = x + w * wrap / wraps
        p.line(f"{at},{y - h / 2} {at - 4},{y + h / 2}", stuff.dark, 3)


def pump(p: Pen, x: float, y: float, long: float, high: float, stuff: Tones = DARK_WOOD) -> None:
    p.box(x, y, long, high, stuff, 5, lie=True)
    for at in range(1, 6):
        p.line(f"{x + long * at / 6},{y + 3} {x + long * at / 6},{y + high - 3}", stuff.dark, 3)
