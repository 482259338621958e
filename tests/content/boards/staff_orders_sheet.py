"""The content sheet of Staff Orders' four maps, as the tests compare them: sketches, areas, ranges, zones."""

from typing import NamedTuple

Binding = tuple[int, int]
"""A hex of the sheet: q and r, with (0, 0) in the middle of the map."""


class Area(NamedTuple):
    """A land area: what is printed on it, its hexes in the sheet's order, and the codes it touches."""

    code: str
    id: str
    terrain: str
    stars: int
    start: str
    special: str
    hexes: tuple[Binding, ...]
    touches: frozenset[str]


class Zone(NamedTuple):
    """An air zone: how it is drawn, where its sector is, and the codes of its areas and of its neighbours."""

    letter: str
    id: str
    colour: str
    pattern: str
    anchor: tuple[float, float]
    start: str
    areas: frozenset[str]
    touches: frozenset[str]


class Sheet(NamedTuple):
    """One map of the sheet; codes of two letters stand for areas, letters for zones."""

    totals: str
    actions: str
    soldiers: str
    sketch: str
    areas: str
    impassable: str
    ranges: str
    zones: str = ""
    aircraft: str = ""


def numbers(text: str) -> dict[str, int]:
    """`blue=3 yellow=4` as a mapping; a dash says that there is none."""
    pairs = [word.split("=") for word in text.split() if word != "-"]
    return {name: int(number) for name, number in pairs}


def places(text: str) -> tuple[Binding, ...]:
    pairs = [word.split(",") for word in text.split()]
    return tuple((int(q), int(r)) for q, r in pairs)


def areas_of(name: str) -> tuple[Area, ...]:
    found = []
    for line in SHEET[name].areas.strip().splitlines():
        printed, hexes, touches = line.split("|")
        code, area, terrain, stars, start, special = printed.split()
        row = Area(
            code, f"{name}_{area}", terrain, int(stars), start, special, places(hexes), _codes(touches)
        )
        found.append(row)
    return tuple(found)


def zones_of(name: str) -> tuple[Zone, ...]:
    found = []
    for line in SHEET[name].zones.strip().splitlines():
        printed, areas, touches = line.split("|")
        letter, zone, colour, pattern, x, r, start = printed.split()
        anchor = (float(x), float(r))
        row = Zone(letter, f"{name}_z_{zone}", colour, pattern, anchor, start, _codes(areas), _codes(touches))
        found.append(row)
    return tuple(found)


def impassable_of(name: str) -> tuple[str, tuple[Binding, ...]]:
    """The terrain of the map's impassable hexes, and which they are."""
    terrain, hexes = SHEET[name].impassable.split("|")
    return terrain.strip(), places(hexes)


def ranges_of(name: str) -> dict[str, tuple[frozenset[str], ...]]:
    """For each area with a Barrage space: which areas are one, two and three steps away."""
    rows = [line.split("|") for line in SHEET[name].ranges.strip().splitlines()]
    return {first.strip(): tuple(map(_codes, others)) for first, *others in rows}


def sketch_of(name: str) -> dict[Binding, str]:
    """The code on each hex of the sketch. A hex is four letters wide; x = -5 begins after seven letters."""
    found: dict[Binding, str] = {}
    for line in SHEET[name].sketch.strip("\n").splitlines():
        r = int(line[:3])
        for start in range(5, len(line)):
            if line[start - 1] == " " and line[start] != " ":
                half_steps = (start - 7) // 2 - 2 * 5
                found[(half_steps - r) // 2, r] = line[start : start + 2]
    return found


def _codes(text: str) -> frozenset[str]:
    return frozenset(text.split())


SHEET = {
    "m1": Sheet(
        totals="areas=17 hexes=55 stars=19 borders=32 between_hqs=4",
        actions="advance=17 barrage=4 paradrop=2",
        soldiers="blue=9 yellow=9",
        sketch="""
 -3 |            WS  WS  OB  OB  ES  ES
 -2 |      WB  WB  WS  WS  OB  ES  ES  EB  EB
 -1 |    WB  WB  ^^  ^^  PS  PS  ^^  ^^  EB  EB
  0 |  WH  WH  WT  WT  TN  TN  TN  ET  ET  EH  EH
  1 |    WF  WF  WA  WA  BR  BR  EA  EA  EF  EF
  2 |      WF  WF  WA  WA  BR  EA  EA  EF  EF
  3 |                FR  FR  FR  FR
""",
        areas="""
WH w_hq         hq_village    0 blue=3   hq=blue          | -5,0 -4,0                  | WB WF WT
WB w_battery    alpine_meadow 1 blue=2   barrage=blue     | -3,-1 -2,-2 -3,-2 -4,-1    | WH WS WT
WF w_flank      alpine_meadow 1 blue=2   -                | -4,1 -4,2 -5,2 -5,1        | WH WT WA
WS w_slope      slope         1 -        barrage=blue     | -1,-2 0,-3 0,-2 -1,-3      | WB OB PS
WT w_front      forest        1 blue=2   -                | -3,0 -2,0                  | WH WB WF WA TN
WA w_airstrip   valley        1 -        paradrop=blue    | -3,2 -2,1 -2,2 -3,1        | WF WT TN BR FR
OB observatory  slope         1 -        token            | 1,-2 1,-3 2,-3             | WS PS ES
PS pass         pass          2 -        token            | 0,-1 1,-1                  | WS OB TN ES
TN town         town          3 -        city_centre      | 0,0 -1,0 1,0               | WT WA PS BR EA ET
BR bridge       valley        2 -        token            | 0,1 -1,1 -1,2              | WA TN FR EA
FR forest       forest        1 -        token            | -2,3 -1,3 0,3 -3,3         | WA BR EA
EA e_airstrip   valley        1 -        paradrop=yellow  | 1,2 1,1 0,2 2,1            | TN BR FR ET EF
ET e_front      forest        1 yellow=2 -                | 3,0 2,0                    | TN EA EF EB EH
ES e_slope      slope         1 -        barrage=yellow   | 3,-2 3,-3 2,-2 4,-3        | OB PS EB
EF e_flank      alpine_meadow 1 yellow=2 -                | 3,1 2,2 3,2 4,1            | EA ET EH
EB e_battery    alpine_meadow 1 yellow=2 barrage=yellow   | 4,-1 4,-2 5,-2 5,-1        | ET ES EH
EH e_hq         hq_village    0 yellow=3 hq=yellow        | 5,0 4,0                    | ET EF EB
""",
        impassable="peak | -2,-1 -1,-1 2,-1 3,-1",
        ranges="""
WB | WH WS WT | WF WA OB PS TN | BR FR EA ET ES
WS | WB OB PS | WH WT TN ES | WF WA BR EA ET EB
ES | OB PS EB | WS TN ET EH | WB WT WA BR EA EF
EB | ET ES EH | OB PS TN EA EF | WS WT WA BR FR
""",
    ),
    "l1": Sheet(
        totals="areas=16 hexes=50 stars=18 borders=31 between_hqs=4",
        actions="advance=16 barrage=2 flight=6 bombard=6",
        soldiers="blue=9 yellow=12",
        aircraft="blue=7 yellow=7",
        sketch="""
 -3 |            WJ  HD  HD  HD  HD  EJ
 -2 |      WN  WJ  WJ  RG  RG  RG  EJ  EJ  EN
 -1 |    WN  WN  WP  ##  AF  AF  ##  EP  EN  EN
  0 |  WH  WH  WP  WP  AF  AF  AF  EP  EP  EH  EH
  1 |    WS  WS  WM  VL  VL  VL  VL  EM  ES  ES
  2 |      WS  WM  WM              EM  EM  ES
  3 |
""",
        areas="""
WH w_hq         beach         0 blue=3   hq=blue          | -5,0 -4,0                  | WN WS WP
WN w_north      beach         1 blue=2   barrage=blue     | -3,-1 -3,-2 -4,-1          | WH WJ WP
WS w_south      beach         1 blue=2   -                | -4,1 -5,2 -5,1             | WH WP WM
WJ w_jungle     jungle        1 -        -                | -1,-2 -1,-3 -2,-2          | WN WP HD RG
WP w_plantation plantation    1 blue=2   -                | -2,0 -3,0 -2,-1            | WH WN WS WJ WM AF VL
WM w_mangrove   mangrove      1 -        -                | -3,2 -3,1 -4,2             | WS WP VL
HD headland     headland      1 -        token            | 1,-3 2,-3 3,-3 0,-3        | WJ RG EJ
RG ridge        hill          2 -        token            | 1,-2 0,-2 2,-2             | WJ HD AF EJ
AF airfield     airfield      3 -        token            | 0,0 0,-1 1,-1 -1,0 1,0     | WP RG VL EP
VL village      village       2 -        token            | -1,1 0,1 1,1 -2,1          | WP WM AF EM EP
EM e_mangrove   mangrove      1 yellow=1 -                | 1,2 2,1 2,2                | VL EP ES
EP e_plantation plantation    1 yellow=3 -                | 2,0 3,0 3,-1               | AF VL EM EJ ES EN EH
EJ e_jungle     jungle        1 -        -                | 3,-2 4,-3 4,-2             | HD RG EP EN
ES e_south      harbour       1 yellow=2 -                | 3,1 3,2 4,1                | EM EP EH
EN e_north      hill          1 yellow=2 barrage=yellow   | 4,-1 5,-2 5,-1             | EP EJ EH
EH e_hq         fort          0 yellow=4 hq=yellow        | 5,0 4,0                    | EP ES EN
""",
        impassable="cliff | -1,-1 2,-1",
        ranges="""
WN | WH WJ WP | WS WM HD RG AF VL | EM EP EJ
EN | EP EJ EH | HD RG AF VL EM ES | WJ WP WM
""",
        zones="""
T teal    #1FA7A0 dots             -5 4.25 blue=3   | WH WN WS    | G
G green   #4C9A2A diagonal_stripes -3 4.25 blue=4   | WJ WP WM    | O R T
R red     #C0392B cross_hatch      -1 4.25 -        | HD RG       | G O V
O orange  #E67E22 horizontal_lines  1 4.25 -        | AF VL       | G R V
V violet  #8E44AD vertical_lines    3 4.25 yellow=4 | EJ EP EM    | O R W
W white   #ECECEC plain             5 4.25 yellow=3 | EH EN ES    | V
""",
    ),
    "m2": Sheet(
        totals="areas=17 hexes=55 stars=19 borders=30 between_hqs=6",
        actions="advance=17 barrage=4 paradrop=2",
        soldiers="blue=9 yellow=9",
        sketch="""
 -3 |            WX  WX  RG  RG  EX  EX
 -2 |      WN  WN  WX  WX  NP  EX  EX  EN  EN
 -1 |    WN  WN  WR  ~~  NP  NP  ~~  ER  EN  EN
  0 |  WH  WH  WR  ~~  AB  AB  AB  ~~  ER  EH  EH
  1 |    WS  WS  WR  ~~  SP  SP  ~~  ER  ES  ES
  2 |      WS  WS  WY  WY  SP  EY  EY  ES  ES
  3 |            WY  WY  GL  GL  EY  EY
""",
        areas="""
WH w_hq         hq_village    0 blue=3   hq=blue          | -5,0 -4,0                  | WN WS WR
WN w_north      alpine_meadow 1 blue=2   barrage=blue     | -3,-1 -2,-2 -3,-2 -4,-1    | WH WR WX
WS w_south      forest        1 blue=2   -                | -4,1 -4,2 -5,2 -5,1        | WH WR WY
WR w_shore      valley        1 blue=2   -                | -3,0 -2,-1 -3,1            | WH WN WS WX WY
WX w_nshore     valley        1 -        paradrop=blue    | -1,-2 0,-3 0,-2 -1,-3      | WN WR RG NP
WY w_sshore     slope         1 -        barrage=blue     | -3,2 -3,3 -2,2 -4,3        | WS WR SP GL
RG ridge        pass          1 -        token            | 1,-3 2,-3                  | WX NP EX
NP npier        valley        2 -        token            | 1,-2 0,-1 1,-1             | WX RG AB EX
AB abbey        town          3 -        city_centre      | 0,0 -1,0 1,0               | NP SP
SP spier        valley        2 -        token            | -1,2 -1,1 0,1              | WY AB GL EY
GL glen         forest        1 -        token            | -2,3 -1,3                  | WY SP EY
EY e_sshore     slope         1 -        barrage=yellow   | 1,2 0,3 0,2 1,3            | SP GL ER ES
EX e_nshore     valley        1 -        paradrop=yellow  | 3,-2 3,-3 2,-2 4,-3        | RG NP ER EN
ER e_shore      valley        1 yellow=2 -                | 3,0 3,-1 2,1               | EY EX ES EN EH
ES e_south      forest        1 yellow=2 -                | 3,1 2,2 3,2 4,1            | EY ER EH
EN e_north      alpine_meadow 1 yellow=2 barrage=yellow   | 4,-1 4,-2 5,-2 5,-1        | EX ER EH
EH e_hq         hq_village    0 yellow=3 hq=yellow        | 5,0 4,0                    | ER ES EN
""",
        impassable="lake | -2,0 -1,-1 -2,1 2,0 2,-1 1,1",
        ranges="""
WN | WH WR WX | WS WY RG NP | AB SP GL EX
WY | WS WR SP GL | WH WN WX AB EY | RG NP ER ES
EY | SP GL ER ES | WY AB EX EN EH | WS WR RG NP
EN | EX ER EH | RG NP EY ES | WX AB SP GL
""",
    ),
    "l2": Sheet(
        totals="areas=20 hexes=52 stars=22 borders=34 between_hqs=6",
        actions="advance=20 barrage=2 flight=8 bombard=8",
        soldiers="blue=11 yellow=14",
        aircraft="blue=6 yellow=6",
        sketch="""
 -3 |            W1  W1  X1  X1  E1  E1
 -2 |      WN  WN  W1  ~~  ~~  ~~  E1  EN  EN
 -1 |    WN  WN  W2  W2  X2  X2  E2  E2  EN  EN
  0 |  WH  WH  WI  WI  ~~  ~~  ~~  EI  EI  EH  EH
  1 |    WS  WS  W3  W3  X3  X3  E3  E3  ES  ES
  2 |      WS  WS  W4  ~~  ~~  ~~  E4  ES  ES
  3 |            W4  W4  X4  X4  E4  E4
""",
        areas="""
WH w_hq         harbour       0 blue=3   hq=blue          | -5,0 -4,0                  | WN WS WI
WN w_north      plantation    1 blue=2   -                | -3,-1 -2,-2 -3,-2 -4,-1    | WH WI W1 W2
WS w_south      beach         1 blue=2   -                | -4,1 -4,2 -5,2 -5,1        | WH WI W3 W4
WI w_inland     hill          1 blue=2   barrage=blue     | -3,0 -2,0                  | WH WN WS W2 W3
W1 w_c1         beach         1 -        -                | -1,-2 0,-3 -1,-3           | WN W2 X1
W2 w_c2         beach         1 blue=1   -                | -2,-1 -1,-1                | WN WI W1 X2
W3 w_c3         beach         1 blue=1   -                | -3,1 -2,1                  | WS WI W4 X3
W4 w_c4         mangrove      1 -        -                | -3,2 -3,3 -4,3             | WS W3 X4
X1 x1           headland      2 -        token            | 1,-3 2,-3                  | W1 E1
X2 x2           village       2 -        token            | 0,-1 1,-1                  | W2 E2
X3 x3           headland      2 -        token            | -1,1 0,1                   | W3 E3
X4 x4           headland      2 -        token            | -2,3 -1,3                  | W4 E4
E4 e_c4         mangrove      1 -        -                | 1,2 0,3 1,3                | X4 E3 ES
E3 e_c3         beach         1 yellow=1 -                | 2,1 1,1                    | X3 E4 EI ES
E2 e_c2         beach         1 yellow=2 -                | 3,-1 2,-1                  | X2 E1 EI EN
E1 e_c1         beach         1 -        -                | 3,-2 3,-3 4,-3             | X1 E2 EN
EI e_inland     hill          1 yellow=2 barrage=yellow   | 3,0 2,0                    | E3 E2 ES EN EH
ES e_south      village       1 yellow=2 -                | 3,1 2,2 3,2 4,1            | E4 E3 EI EH
EN e_north      jungle        1 yellow=3 -                | 4,-1 4,-2 5,-2 5,-1        | E2 E1 EI EH
EH e_hq         fort          0 yellow=4 hq=yellow        | 5,0 4,0                    | EI ES EN
""",
        impassable="deep_sea | 1,-2 0,-2 2,-2 -1,0 0,0 1,0 -2,2 -1,2 0,2",
        ranges="""
WI | WH WN WS W2 W3 | W1 W4 X2 X3 | X1 X4 E3 E2
EI | E3 E2 ES EN EH | X2 X3 E4 E1 | W2 W3 X1 X4
""",
        zones="""
T teal    #1FA7A0 dots             -7 4.6 blue=2   | WH WN WS WI | B G
G green   #4C9A2A diagonal_stripes -5 4.6 blue=2   | W1 W2       | R T
B brown   #8D5A2B checker          -3 4.6 blue=2   | W3 W4       | O T
R red     #C0392B cross_hatch      -1 4.6 -        | X1 X2       | G V
O orange  #E67E22 horizontal_lines  1 4.6 -        | X3 X4       | B P
V violet  #8E44AD vertical_lines    3 4.6 yellow=2 | E1 E2       | R W
P pink    #E08AB0 rings             5 4.6 yellow=2 | E3 E4       | O W
W white   #ECECEC plain             7 4.6 yellow=2 | EH EN ES EI | P V
""",
    ),
}
