"""Colours: three tones of a material, and the materials that all pictures share."""

from typing import NamedTuple


class Tones(NamedTuple):
    """A material in the light, away from it, and where it shines."""

    base: str
    dark: str
    light: str


def mixed(one: str, other: str, part: float) -> str:
    """Between two colours: 0 is the first."""
    pairs = [(int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


def tones(base: str, dark: str = "", light: str = "") -> Tones:
    """A material from one colour: shadows lean to brown, lights to cream, as ink on paper does."""
    return Tones(base, dark or mixed(base, "#1a0d0a", 0.34), light or mixed(base, "#fff2d0", 0.34))


def dimmed(material: Tones, part: float = 0.35, to: str = "#1a0d0a") -> Tones:
    """The same material farther back, or at night."""
    return Tones(*(mixed(one, to, part) for one in material))


INK = "#231d17"
CREAM = "#f4ecda"
WHITE = "#fbf7ec"
STEEL = tones("#8d979b", "#5c666c", "#c3cbcb")
IRON = tones("#565c5f", "#373c40", "#858c8d")
BLACK = tones("#33302d", "#1f1c1b", "#55504a")
RUBBER = tones("#2f2b28", "#1d1a19", "#4c4640")
RUST = tones("#a8542d", "#74361f", "#cf8048")
BRASS = tones("#d3a23c", "#966c1f", "#f3d685")
GOLD = tones("#e2b33a", "#a4761c", "#f8e08a")
WOOD = tones("#8a5a33", "#5d3a20", "#b58353")
DARK_WOOD = tones("#5d3f28", "#3d2818", "#80593a")
LEATHER = tones("#6e4528", "#48291a", "#956640")
CANVAS = tones("#b59f70", "#857149", "#d8c596")
KHAKI = tones("#8c8050", "#615735", "#b3a775")
OLIVE = tones("#65703f", "#444c2a", "#8d9760")
GREEN = tones("#5f8a44", "#3d5f31", "#93b566")
TOXIC = tones("#9dbb45", "#66852e", "#d2e67e")
RED = tones("#b3362a", "#7a1f1a", "#de6b52")
BLUE = tones("#3f6f9c", "#284b70", "#7ba6c8")
TEAL = tones("#3d8279", "#265751", "#79b3a5")
PURPLE = tones("#6f4380", "#472a57", "#a076ae")
ORANGE = tones("#dd7a2b", "#a34f17", "#f5ac62")
YELLOW = tones("#e5b83a", "#a9801f", "#f8e07d")
BONE = tones("#e6d8b4", "#b5a37a", "#fbf3dc")
PAPER = tones("#efe3c6", "#c4b48d", "#fffaf0")
GLASS = tones("#8fc0c4", "#5d9098", "#d4efec")
STONE = tones("#a08d78", "#70604f", "#c8b8a2")
CONCRETE = tones("#b3a692", "#80745f", "#d8cdb9")
EARTH = tones("#c9764a", "#9a5232", "#e6a172")
BOOT = tones("#3a2c22")
SAND = tones("#e3a66c", "#b97845", "#f6cd99")
SNOW = tones("#e9eef0", "#b9c7d0", "#ffffff")
FUR = tones("#a8622f", "#713c1d", "#d08f53")
GREY_FUR = tones("#7d746a", "#524b45", "#aaa093")
FLESH = tones("#c98a8a", "#94595c", "#e9b7b2")

PALE = tones("#f0cdb0", "#cc9a78", "#fde6d0")
FAIR = tones("#e8b990", "#bb8558", "#f8d8b6")
TAN = tones("#c98f62", "#985f3b", "#e6b58a")
BROWN = tones("#8f5c3a", "#623a24", "#b88457")
DEEP = tones("#6a4029", "#45281a", "#916347")
BURNT = tones("#d08a5c", "#a05c3a", "#edb689")
SICKLY = tones("#a9bd7a", "#748a50", "#d2dfa6")
"""Skins."""
