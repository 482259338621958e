"""Colours by meaning. Mint: allowed; red: forbidden; lamp yellow: one's own; brass: the program speaks."""

from typing import NamedTuple

Colour = tuple[int, int, int]


def rgb(text: str) -> Colour:
    """A colour from `#rrggbb`."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """`one` mixed with `share` of `other`."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


DESK_900, DESK_800, DESK_700 = rgb("#12181a"), rgb("#1b2224"), rgb("#222b2d")
DESK_600, DESK_500, HAIRLINE = rgb("#2c3739"), rgb("#3a4749"), rgb("#364345")
CHALK, CHALK_2, CHALK_3 = rgb("#efe8d8"), rgb("#b7beb6"), rgb("#8a958f")
PAPER_0, PAPER_1, PAPER_2 = rgb("#fbf7ec"), rgb("#f4ecda"), rgb("#e9dec5")
PAPER_3, PAPER_4 = rgb("#d8c9a8"), rgb("#b9a47c")
INK, INK_2, INK_3 = rgb("#231d17"), rgb("#4a4136"), rgb("#6f6350")
BRASS, BRASS_D = rgb("#d9b45a"), rgb("#7d5d18")
GO, GO_L, GO_D, GO_HOVER = rgb("#2fc597"), rgb("#5fe6bd"), rgb("#0b5a43"), rgb("#d6fff0")
NO, NO_L, NO_D = rgb("#d64538"), rgb("#ff7d6f"), rgb("#6b1009")
LAMP, WARN = rgb("#ffe9ae"), rgb("#e8a33d")
KRAFT, FELT, CREAM = rgb("#cbb083"), rgb("#2c4a40"), rgb("#efe3c6")
WHITE, BLACK = rgb("#ffffff"), rgb("#000000")

PRIMARY_TOP, PRIMARY_BOTTOM, PRIMARY_TEXT = rgb("#e6c675"), rgb("#cda545"), rgb("#241a08")
SECONDARY, SECONDARY_RIM = rgb("#313d3f"), rgb("#4a585a")
FOUND = rgb("#ffe08a")
"""A hit of a search in the rulebook."""


class SeatColours(NamedTuple):
    """How a player's things are told apart: three tones, a shape and, in the safe set, a pattern."""

    main: Colour
    dark: Colour
    light: Colour
    shape: str
    pattern: str = "solid"

    @property
    def text(self) -> Colour:
        """What can be read on the main colour."""
        red, green, blue = self.main
        return INK if red * 299 + green * 587 + blue * 114 > 140_000 else PAPER_0


def tones(main: str, shape: str, pattern: str = "solid") -> SeatColours:
    colour = rgb(main)
    return SeatColours(colour, mixed(colour, BLACK, 0.4), mixed(colour, WHITE, 0.5), shape, pattern)


SAFE = (
    tones("#0072b2", "circle"),
    tones("#d55e00", "diamond", "stripe"),
    tones("#009e73", "triangle", "dots"),
    tones("#f0e442", "square", "grid"),
    tones("#56b4e9", "hexagon", "ring"),
    tones("#cc79a7", "circle", "backstripe"),
    tones("#e69f00", "diamond", "crosshatch"),
    tones("#1e1b16", "triangle"),
    tones("#ffffff", "square", "stripe"),
    tones("#8a8a8a", "hexagon", "dots"),
)
"""Player colours that stay apart for every kind of colour blindness, each with its shape and pattern."""
