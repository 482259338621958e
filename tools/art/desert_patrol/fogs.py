"""Fog of War: whole cards, calm in the middle, where their name is written."""

from tools.art.gallery import Series
from tools.art.kit import desert
from tools.art.palette import dimmed, tones
from tools.art.pen import Pen

fogs = Series("desert_patrol", "fog", (252, 352))
CALM, PALE, DEEP = "#6f664e", "#a3976f", "#564e3a"
FAR = tones("#6a6049", "#5b523e", "#7d7257")


def sky(p: Pen) -> None:
    """A frame, and dust that thins upwards."""
    p.rect(0, 0, 252, 352, "#4d4736", 14)
    p.fade((8, 8, 236, 336), PALE, CALM, "dust")
    p.disc(188, 62, 58, "#e9d7a4", opacity=0.22)
    p.disc(188, 62, 30, "#f3e3b4", opacity=0.5)


def frame(p: Pen) -> None:
    p.rect(0, 0, 252, 8, "#4d4736")
    p.rect(0, 344, 252, 8, "#4d4736")
    p.rect(0, 0, 8, 352, "#4d4736")
    p.rect(244, 0, 8, 352, "#4d4736")
    for box in ("15,15 237,15", "15,337 237,337", "15,15 15,337", "237,15 237,337"):
        p.line(box, "#e6dcc0", 1.6, 0.75)


def drift(p: Pen, y: float, high: float, colour: str, opacity: float, phase: float = 0) -> None:
    """A bank of dust from edge to edge."""
    p.flat(
        f"8,{y}! {54 + phase},{y - high} {110 + phase},{y + high * 0.4} {170 + phase},{y - high * 0.8} 244,{y}!"
        f" 244,{y + 60}! {180 - phase},{y + 44} {120 - phase},{y + 62} {60 - phase},{y + 42} 8,{y + 60}!",
        colour,
        opacity,
    )


@fogs("lrdg_fog_of_war")
def behind_the_dune(p: Pen) -> None:
    """Someone is behind that dune: a helmet's plume, the tips of rifles. Perhaps."""
    sky(p)
    p.form("8,84! 60,66 112,84 150,74 190,96 244,84! 244,130! 8,130!", FAR, 0.9, 0)
    for x, y in ((84, 72), (110, 78)):
        p.ball(x, y, 9, dimmed(FAR, 0.3), 10)
        p.form(
            f"{x - 12},{y - 1}! {x - 8},{y - 13} {x + 8},{y - 13} {x + 12},{y - 1}!", dimmed(FAR, 0.4), 0.7, 0
        )
        p.line(f"{x + 15},{y + 12} {x + 21},{y - 34}", DEEP, 3)
    with p.at(75, 62, wide=-1, scale=0.3):
        desert.plume(p, dimmed(FAR, 0.45), 0, 0, dimmed(FAR, 0.4))
    p.form(
        "8,96! 60,80 112,94 150,86 190,104 244,92! 244,140! 8,140!",
        tones("#7d7256", "#6f664e", "#94886a"),
        0.9,
        0.1,
    )
    drift(p, 112, 18, CALM, 0.85)
    p.rect(8, 150, 236, 120, CALM)
    for number, y in enumerate((140, 172, 204, 236, 262)):
        drift(p, y, 10, DEEP if number % 2 else "#7a7056", 0.4, 14 * (number % 3))
    p.form(
        "8,286! 70,262 130,282 190,268 244,290! 244,344! 8,344!",
        tones("#857a5c", "#6b624a", "#9f9370"),
        0.8,
        0.1,
    )
    for number in range(7):
        p.disc(40 + number * 26, 300 - number * 4, 6 - number * 0.5, DEEP, 2.6, -12)
        p.disc(48 + number * 26, 309 - number * 4, 6 - number * 0.5, DEEP, 2.6, -12)
    p.form("8,316! 80,304 160,322 244,308! 244,344! 8,344!", tones("#716850", "#5e563f", "#8a7e60"), 0.8, 0.1)
    frame(p)


@fogs("ita_fog_of_war")
def unknown(p: Pen) -> None:
    """The report says: unknown. Dust of trucks, or the wind."""
    sky(p)
    p.form("8,110! 80,102 170,108 244,100! 244,140! 8,140!", FAR, 0.9, 0)
    shade = dimmed(FAR, 0.25)
    for x, size in ((66, 0.62), (128, 0.5), (176, 0.4)):
        with p.at(x, 108, scale=size):
            p.form(
                "-64,-6! -64,-36! -58,-54 0,-54 4,-36! 14,-36! 20,-50! 38,-50! 46,-32! 62,-28! 66,-6!",
                shade,
                0.9,
                0,
            )
            p.flat("22,-46! 35,-46! 41,-34! 22,-34!", PALE)
            p.disc(-36, -4, 13, shade.dark)
            p.disc(38, -4, 13, shade.dark)
            for at, r in ((-82, 20), (-108, 28), (-138, 22)):
                p.disc(at, -14, r, "#b4a67c", r * 0.8, opacity=0.6)
    drift(p, 108, 10, CALM, 0.9)
    p.rect(8, 150, 236, 120, CALM)
    for number, y in enumerate((134, 166, 198, 230, 260)):
        drift(p, y, 14, "#7b7158" if number % 2 else DEEP, 0.38, -12 * (number % 3))
    p.form(
        "8,276! 60,290 140,268 200,284 244,272! 244,344! 8,344!",
        tones("#857a5c", "#6b624a", "#9f9370"),
        0.8,
        0.1,
    )
    for shift in (0, 26):
        p.line(f"{30 + shift},344 {74 + shift},316 {130 + shift},300 {196 + shift * 0.6},288", DEEP, 7, 0.7)
        p.line(
            f"{30 + shift},344 {74 + shift},316 {130 + shift},300 {196 + shift * 0.6},288", "#8f8363", 2, 0.8
        )
    frame(p)
