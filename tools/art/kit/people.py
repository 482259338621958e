"""Busts: heads that look at us, their hair, faces and headgear, all for a head whose middle is 128, 118."""

from tools.art.palette import BLACK, BONE, BRASS, GLASS, INK, IRON, RED, STEEL, Tones, mixed
from tools.art.pen import Pen


def shoulders(p: Pen, coat: Tones, wide: float = 1) -> None:
    with p.about(128, 262, wide=wide):
        p.form("26,268! 30,232 60,202 98,187! 158,187! 196,202 226,232 230,268!", coat, 0.7, 0.07)
        p.rect(26, 266, 204, 140, coat.base)


def neck(p: Pen, skin: Tones, wide: float = 1) -> None:
    with p.about(128, 180, wide=wide):
        p.form("107,140! 149,140! 150,190! 140,200 116,200 106,190!", skin, 0.5, 0)


def head(p: Pen, skin: Tones, wide: float = 1, ears: bool = True) -> None:
    with p.about(128, 118, wide=wide):
        if ears:
            p.ball(88, 120, 8, skin, 13)
            p.ball(168, 120, 8, skin, 13, shade=0.2)
        p.form("90,94 100,66 128,58 156,66 166,94 165,132 152,160 128,173 104,160 91,132", skin, 0.72, 0.06)


def eyes(
    p: Pen, colour: str = INK, look: float = 0, wide: float = 16, r: float = 4.4, white: bool = False
) -> None:
    for side in (-1, 1):
        if white:
            p.disc(128 + side * wide, 116, r * 1.9, BONE.light, r * 1.5)
        p.disc(128 + side * wide + look, 116, r, colour, r * 1.05)


def brows(p: Pen, colour: str, slant: float = 0, width: float = 5) -> None:
    """`slant` above 0 is angry."""
    for side in (-1, 1):
        p.line(f"{128 + side * 25},{106 - slant} {128 + side * 9},{106 + slant}", colour, width)


def nose(p: Pen, skin: Tones, big: float = 1) -> None:
    with p.about(128, 126, scale=big):
        p.flat("129,108! 121,135 128,140 136,136! 132,112!", skin.dark, 0.75)


def mouth(p: Pen, colour: str, bend: float = 0, half: float = 12, y: float = 152, width: float = 4) -> None:
    """`bend` above 0 smiles."""
    p.line(f"{128 - half},{y} 128,{y + bend} {128 + half},{y}", colour, width)


def teeth(
    p: Pen, half: float = 17, y: float = 148, high: float = 12, gaps: int = 5, colour: str = BONE.light
) -> None:
    p.rect(128 - half - 3, y - 3, 2 * half + 6, high + 6, INK, 7)
    p.rect(128 - half, y, 2 * half, high, colour, 3)
    for gap in range(1, gaps):
        x = 128 - half + 2 * half * gap / gaps
        p.line(f"{x},{y} {x},{y + high}", INK, 1.8)
    p.line(f"{128 - half},{y + high / 2} {128 + half},{y + high / 2}", INK, 1.4)


def face(p: Pen, skin: Tones, hair: str = INK, slant: float = 0, bend: float = 0) -> None:
    eyes(p)
    brows(p, hair, slant)
    nose(p, skin)
    mouth(p, mixed(skin.dark, INK, 0.35), bend)


def person(p: Pen, skin: Tones, coat: Tones, hair: str = INK, slant: float = 0, bend: float = 0) -> None:
    """A bust without anything on its head."""
    shoulders(p, coat)
    neck(p, skin)
    head(p, skin)
    face(p, skin, hair, slant, bend)


# Hair and beards


def beard(p: Pen, hair: Tones, long: float = 0) -> None:
    p.form(
        f"90,112! 96,134 112,142 128,144 144,142 160,134 166,112! 168,148 152,{178 + long} 128,{190 + long}"
        f" 104,{178 + long} 88,148",
        hair,
        0.62,
    )
    p.line("114,154 128,158 142,154", hair.dark, 5)


def moustache(p: Pen, hair: Tones, wide: float = 1) -> None:
    with p.about(128, 144, wide=wide):
        p.form(
            "128,139! 140,138 154,146 162,156! 144,154 128,148! 112,154 94,156! 102,146 116,138",
            hair,
            0.8,
            0.05,
        )


def crop(p: Pen, hair: Tones) -> None:
    p.form("88,112! 84,78 106,54 130,50 154,54 172,80 168,112! 162,92 146,80 128,82 106,80 94,92", hair, 0.6)


def long_hair(p: Pen, hair: Tones) -> None:
    """Drawn before the head."""
    p.form("84,100 92,58 128,44 164,58 172,100 180,176 168,206! 88,206! 76,176", hair, 0.6)


def mohawk(p: Pen, hair: Tones, high: float = 1) -> None:
    with p.about(128, 80, scale=1, wide=1), p.at(128, 84), p.at(0, 0, high=high):
        p.form(
            "-22,2! -26,-30! -14,-22! -16,-58! -4,-38! 0,-70! 6,-38! 20,-60! 16,-24! 28,-30! 22,2!", hair, 0.5
        )


def spikes(p: Pen, hair: Tones) -> None:
    p.form(
        "88,104! 66,92! 84,84! 66,60! 92,66! 88,38! 108,54! 116,26! 130,50! 148,28! 150,56! 172,42! 166,70!"
        " 190,66! 172,88! 188,100! 168,104! 150,84 128,80 104,84",
        hair,
        0.58,
    )


# Headgear


def hood(p: Pen, cloth: Tones, shadow: str = "") -> None:
    """Drawn after the shoulders and before the face; with a shadow it hides all but what is drawn on it."""
    p.form("128,30! 164,40 186,86 186,140 206,210! 50,210! 70,140 70,86 92,40", cloth, 0.62)
    p.flat("128,58 156,70 168,104 164,150 128,184 92,150 88,104 100,70", shadow or cloth.dark)


def brim_hat(p: Pen, cloth: Tones, band: str = "", high: float = 44, wide: float = 1) -> None:
    with p.about(128, 84, wide=wide):
        p.form(
            f"92,88! 94,{86 - high} 110,{78 - high} 128,{84 - high} 146,{78 - high} 162,{86 - high} 164,88!",
            cloth,
            0.6,
        )
        if band:
            p.flat("91,90! 92,76! 164,76! 165,90!", band)
        p.form("48,84 90,80 128,84 166,80 208,84 192,98 128,104 64,98", cloth, 0.75, 0.12)


def helmet(p: Pen, metal: Tones, deep: float = 0) -> None:
    p.form(
        f"82,{104 + deep}! 80,72 100,46 128,40 156,46 176,72 174,{104 + deep}! 150,96 128,94 106,96",
        metal,
        0.6,
    )
    p.line(f"80,{104 + deep} 104,97 128,95 152,97 176,{104 + deep}", metal.dark, 6)


def bandana(p: Pen, cloth: Tones) -> None:
    """Across nose and mouth."""
    p.form("88,124! 108,130 128,132 148,130 168,124! 166,160 150,184 128,200 106,184 90,160", cloth, 0.62)
    p.line("100,146 128,154 156,146", cloth.dark, 3)
    p.line("108,164 128,170 148,164", cloth.dark, 3)


def headscarf(p: Pen, cloth: Tones) -> None:
    p.form("86,106! 84,70 106,50 128,46 150,50 172,70 170,106! 150,86 128,82 106,86", cloth, 0.6)
    p.form("168,96! 190,104 198,128! 184,122! 180,140! 166,110!", cloth, 0.5)


def goggles(p: Pen, rim: Tones = BRASS, glass: str = "#e2b65c", y: float = 116, r: float = 17) -> None:
    p.line(f"86,{y - 2} 128,{y - 6} 170,{y - 2}", INK, 9)
    for side in (-1, 1):
        p.ball(128 + side * 20, y, r, rim)
        p.disc(128 + side * 20, y, r * 0.7, glass)
        p.line(f"{128 + side * 20 - 6},{y + 3} {128 + side * 20 + 2},{y - 6}", "#fff4d4", 3)


def gas_mask(p: Pen, rubber: Tones, glass: str = "#d9b45a") -> None:
    p.form("84,100! 92,80 128,72 164,80 172,100! 170,136 152,176 128,184 104,176 86,136", rubber, 0.62)
    for side in (-1, 1):
        p.disc(128 + side * 22, 112, 18, BLACK.dark)
        p.disc(128 + side * 22, 112, 13, glass)
        p.line(f"{128 + side * 22 - 6},115 {128 + side * 22 + 3},105", "#fff4d4", 3)
    p.ball(128, 160, 21, IRON)
    p.disc(128, 160, 13, BLACK.dark)
    for x in (-6, 0, 6):
        p.line(f"{128 + x},153 {128 + x},167", IRON.light, 2.4)


def spiked_pads(p: Pen, metal: Tones = STEEL) -> None:
    """Tyres and spikes on the shoulders."""
    for side in (-1, 1):
        with p.at(128 + side * 78, 222, side * 24):
            for turn in (-40, 0, 40):
                with p.at(0, 10, turn):
                    p.form("-8,-26! 0,-58! 8,-26!", metal, 0.5, 0)
            p.ball(0, 8, 38, BLACK, 34)
            p.line("-28,2 0,-10 28,2", BLACK.light, 4)


def scar(p: Pen, skin: Tones, x: float = 148) -> None:
    p.line(f"{x - 4},92 {x + 2},112 {x - 2},134", skin.dark, 4)
    for y in (98, 110, 122):
        p.line(f"{x - 7},{y} {x + 6},{y - 3}", skin.dark, 2.6)


def patch(p: Pen, x: float = 112) -> None:
    p.line("86,96 128,106 170,126" if x > 128 else "170,96 128,106 86,126", INK, 4)
    p.disc(x, 117, 12, INK, 11)


def glasses(p: Pen, rim: str = INK, glass: str = GLASS.light, r: float = 14) -> None:
    for side in (-1, 1):
        p.disc(128 + side * 19, 117, r + 3, rim)
        p.disc(128 + side * 19, 117, r, glass)
        p.line(f"{128 + side * 19 - 5},120 {128 + side * 19 + 3},110", "#ffffff", 3)
    p.line("122,115 134,115", rim, 4)


def war_paint(p: Pen, colour: str = RED.base) -> None:
    p.flat("90,106! 128,112! 166,106! 166,122! 128,128! 90,122!", colour)


def horns(p: Pen, bone: Tones = BONE) -> None:
    for side in (-1, 1):
        with p.at(128, 70, wide=side):
            p.limb("38,8 66,-2 76,-34", 20, 3, bone)
