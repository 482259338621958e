"""Beasts of the wasteland, each the animal its card is named after."""

from math import cos, pi, sin

from tools.art.gallery import Series
from tools.art.kit import beasts
from tools.art.palette import (
    BLACK,
    BONE,
    FLESH,
    FUR,
    GOLD,
    GREY_FUR,
    INK,
    IRON,
    RED,
    SAND,
    STEEL,
    TOXIC,
    dimmed,
    tones,
)  # fmt: skip
from tools.art.pen import Pen

enemies = Series("wasteland_riders", "enemy")


@enemies("en03_puszek")
def fluffy(p: Pen) -> None:
    """Called Fluffy by somebody who did not get up again: a heap of fur with a collar."""
    wool, back = tones("#d9b98a", "#a07a4e", "#f4e0b8"), tones("#b98f5c")
    for turn in range(18):
        angle = 2 * pi * turn / 18
        p.ball(128 + cos(angle) * 92, 156 + sin(angle) * 92, 27, back, shade=0.6)
    for turn in range(14):
        angle = 2 * pi * turn / 14 + 0.2
        p.ball(128 + cos(angle) * 66, 146 + sin(angle) * 66, 30, wool)
    for side in (-1, 1):
        with p.at(128 + side * 58, 66, side * 18, wide=side):
            p.form("-20,24! -18,-20 6,-40! 26,-10 22,26!", back, 0.6)
            p.flat("-8,20! -6,-10 6,-22! 14,-4 12,20!", FLESH.base)
    p.ball(128, 138, 78, wool, 74, shade=0.8)
    for x in (88, 168):
        beasts.eye(p, x, 112, 13, "#e8412e")
    p.form("112,128 128,122 144,128 138,142 128,148 118,142", BLACK, 0.6)
    p.flat("70,156! 100,152 128,150 156,152 186,156! 176,200 128,220 80,200", INK)
    p.flat("92,204 128,184 164,204 128,218", FLESH.base)
    beasts.fangs(p, "80,157 176,157", 34, 15)
    beasts.fangs(p, "98,154 115,152 141,152 158,154", 22, 14)
    beasts.fangs(p, "90,202 108,209 148,209 166,202", 24, 13, up=True)
    p.form("62,222! 128,244 194,222! 190,244 128,264 66,244", RED, 0.6)
    p.ball(128, 252, 14, GOLD)
    p.line("122,250 134,250", GOLD.dark, 3)


@enemies("en04_tekla")
def thekla(p: Pen) -> None:
    """A spider on her thread, with somebody's spanner already wrapped up."""
    body = tones("#4a3a4e", "#2c2230", "#75607a")
    p.line("128,0 128,60", "#f4ecda", 2.6)
    for x, y in ((16, 20), (240, 16), (10, 150), (248, 140)):
        p.line(f"128,60 {x},{y}", "#f4ecda", 1.6, 0.6)
    for side in (-1, 1):
        with p.at(128, 0, wide=side):
            for places in (
                "20,128 62,66 96,58 116,112", "24,138 74,104 110,110 122,170", "22,150 72,150 104,176 104,232", "16,158 50,184 66,216 56,250",
            ):  # fmt: skip
                p.limb(places, 15, 5, body, 13)
    p.ball(128, 92, 54, body, 50)
    p.form("128,58! 140,84! 132,92! 144,118! 128,104! 112,118! 124,92! 116,84!", RED, 0.6, 0)
    p.ball(128, 156, 40, body, 36)
    for x, y, r in (
        (112, 150, 11),
        (144, 150, 11),
        (96, 142, 7),
        (160, 142, 7),
        (104, 132, 5),
        (152, 132, 5),
        (122, 130, 4),
        (134, 130, 4),
    ):
        p.disc(x, y, r, "#c9e24a")
        p.disc(x, y, r * 0.5, INK)
        p.disc(x - r * 0.3, y - r * 0.4, r * 0.22, "#ffffff")
    for side in (-1, 1):
        with p.at(128, 178, wide=side):
            p.form("4,0! 24,0 26,20 8,44! 12,20!", BONE, 0.5)
    with p.at(206, 214, 12):
        p.ball(0, 0, 24, BONE, 32)
        for y in (-18, -6, 6, 18):
            p.line(f"-22,{y + 5} 22,{y - 5}", BONE.dark, 3)
        p.form("-10,-46! -4,-30! 4,-30! 10,-46! 15,-36 10,-22 -10,-22 -15,-36", STEEL)


@enemies("en07_cichy_lowca")
def silent_hunter(p: Pen) -> None:
    """Something like a great cat, black, of which one sees the eyes and then nothing more."""
    coat = tones("#3f4a52", "#232b31", "#6d7b84")
    p.limb("206,262 240,200 214,150 236,104", 26, 9, coat, 18)
    p.form("40,268! 44,206 74,166 128,160 182,166 212,206 216,268!", coat, 0.6)
    for side in (-1, 1):
        with p.at(128 + side * 48, 74, side * 14, wide=side):
            p.form("-22,26! -12,-24 10,-44! 24,-16 22,26!", coat, 0.6)
            p.flat("-8,22! -2,-12 8,-26! 14,-6 12,20!", coat.dark)
    p.form(
        "128,54 168,62 194,96 198,128! 186,134! 194,150! 176,156 152,182 128,190 104,182 80,156 62,150! 70,134! 58,128! 62,96 88,62",
        coat,
        0.66,
    )
    for side in (-1, 1):
        with p.at(128 + side * 34, 116, side * -10):
            p.disc(0, 0, 25, "#bff03c", 18, opacity=0.22)
            p.flat([(-22 * side, 8), (0, -14), (22 * side, -6), (0, 13)], "#c9f04a")
            p.disc(0, -1, 4, INK, 11)
    p.form("114,148 128,144 142,148 136,160 128,164 120,160", FLESH, 0.6)
    p.line("128,164 128,171", coat.dark, 4)
    p.line("102,172 116,177 128,171 140,177 154,172", coat.dark, 4)
    beasts.fangs(p, "113,176 143,176", 18, 8)
    for side in (-1, 1):
        for y in (158, 166, 174):
            p.line(f"{128 + side * 40},{166} {128 + side * 96},{y - 4}", coat.light, 1.8)
    beasts.stripes(
        p,
        "128,60 128,82; 108,64 112,82; 148,64 144,82; 74,206 88,214; 182,206 168,214; 66,228 84,234; 190,228 172,234",
        coat.dark,
        6,
    )
    for x in (84, 172):
        p.ball(x, 256, 28, coat, 18)
        beasts.claws(p, x, 258, 3, 12)


@enemies("en13_stado_dingo")
def dingo_pack(p: Pen) -> None:
    """Three noses; a fourth is behind you."""
    for x, y, size, fur in ((66, 128, 0.62, dimmed(FUR, 0.25)), (192, 120, 0.66, tones("#8f6a3c"))):
        p.form(f"{x - 50},262! {x - 44},190 {x},170 {x + 44},190 {x + 50},262!", dimmed(fur), 0.6)
        with p.at(x, y, scale=size), p.at(-128, -118):
            beasts.dog_head(p, fur, tones("#dcb883"), maw=x > 100)
    p.form("58,268! 62,220 96,184! 160,184! 194,220 198,268!", tones("#c98646"), 0.65)
    p.form("104,196! 128,190 152,196! 146,236 128,262 110,236", tones("#ecd3a4"), 0.6)
    with p.at(128, 140, scale=0.86), p.at(-128, -118):
        beasts.dog_head(p, tones("#c98646", "#93592a", "#e8b276"), tones("#ecd3a4"), 1.15)
    p.line("88,92 96,106", "#7a3a22", 4)


@enemies("en14_wsciekly_skoczek")
def rabid_hopper(p: Pen) -> None:
    """A kangaroo with boxer's paws, foam and one grudge."""
    fur, belly = tones("#b5713f"), tones("#e3bd8e")
    p.limb("170,232 222,244 246,206", 30, 8, fur, 22)
    p.form("92,268! 78,222 92,160 118,138 148,140 176,176 186,222 176,268!", fur, 0.62)
    p.form("106,262! 102,206 122,170 148,206 152,262!", belly, 0.7)
    p.form("106,216 128,228 152,216! 150,250 128,256 108,250", dimmed(belly, 0.12), 0.7)
    with p.at(130, 226):
        p.ball(0, 0, 13, fur)
        for side in (-1, 1):
            p.form([(side * 4, -9), (side * 15, -26), (side * 12, -5)], fur, 0.6, 0)
            p.disc(side * 5, -1, 2.4, INK)
        p.disc(0, 5, 3, INK)
    for side in (-1, 1):
        with p.at(122 + side * 24, 50, side * 20, wide=side):
            p.form("-10,24! -18,-14 -6,-48! 12,-30 12,20!", fur, 0.6)
            p.flat("-3,16! -8,-12 -3,-34! 5,-22 5,14!", FLESH.base)
    p.form("122,48 154,58 164,90 152,122 140,146 122,152 104,146 92,122 80,90 90,58", fur, 0.68)
    p.form("122,96 140,110 144,134 122,146 100,134 104,110", belly, 0.7)
    for x in (102, 142):
        beasts.eye(p, x, 90, 9, "#f0e8d0")
        p.disc(x, 90, 3, "#c2301f")
    p.form("112,112 122,108 132,112 122,122", BLACK, 0.6)
    p.flat("104,128! 122,124 140,128! 134,148 122,152 110,148", INK)
    p.rect(113, 127, 8, 13, BONE.light)
    p.rect(123, 127, 8, 13, BONE.light)
    for x, y, r in ((102, 148, 7), (112, 155, 9), (126, 158, 8), (138, 152, 7), (146, 146, 5)):
        p.ball(x, y, r, tones("#f2efe6", "#cfcfc4", "#ffffff"))
    for x, y, places in ((46, 150, "94,176 62,190 48,164"), (206, 120, "168,172 206,176 206,138")):
        p.limb(places, 24, 18, fur)
        p.ball(x, y, 29, RED, 27)
        p.ball(x + (16 if x < 100 else -16), y + 12, 11, RED)
        p.rect(x - 14, y + 22, 28, 12, BONE.light, 4)


@enemies("en15_krokoszczur")
def crocorat(p: Pen) -> None:
    """The jaws of the one, the ears and the tail of the other, the manners of neither."""
    fur, scale = GREY_FUR, tones("#6f7d4a", "#48552f", "#9dab6c")
    p.limb("196,214 244,240 250,180 222,160", 16, 4, FLESH, 12)
    p.form("70,268! 84,196 130,168 184,176 214,222 212,268!", fur, 0.62)
    for x, y in ((112, 172), (136, 160), (162, 164), (186, 180)):
        p.form([(x - 13, y + 10), (x + 13, y + 10), (x + 3, y - 16)], scale, 0.5, 0)
    for x in (142, 206):
        p.ball(x, 90, 27, fur)
        p.disc(x, 92, 17, FLESH.base)
    p.form("130,96 176,84 212,112 212,158 176,184 130,170 112,134", fur, 0.66)
    p.form("150,98! 112,92 56,96 18,104 10,120 22,132 70,134 150,146!", scale, 0.7)
    p.form("148,160! 96,172 40,180 20,172! 30,190 84,202 150,190 176,170!", scale, 0.5)
    p.flat("24,132! 72,134 150,146! 164,158 148,164 92,172 32,176!", "#5a1f22")
    p.flat("70,160 120,152 150,158 110,168", FLESH.base)
    beasts.fangs(p, "30,131 48,133 66,134 84,136 102,138 120,141 138,144", 17, 13)
    beasts.fangs(p, "40,178 60,177 80,174 100,171 120,168 140,165", 15, 12, up=True)
    p.disc(26, 108, 5, INK, 3.4)
    for x, y in ((52, 104), (78, 102), (104, 102), (66, 116), (94, 116), (120, 118)):
        p.disc(x, y, 4, scale.dark)
    p.ball(156, 92, 18, scale)
    beasts.eye(p, 156, 92, 12, "#f0d03c", slit=True, angry=False)
    p.line("138,80 158,78 174,88", scale.dark, 7)
    for x in (100, 150):
        p.limb(f"{x + 30},226 {x},236 {x - 12},254", 22, 15, fur)
        beasts.claws(p, x - 14, 254, 3, 14)


@enemies("en16_emu_zaglady")
def doom_emu(p: Pen) -> None:
    """An emu, and nobody has ever won a war against those; a laser gives it the rest."""
    plume, blue = tones("#5a4a3c", "#372b22", "#82705c"), tones("#6f8f9c", "#48646f", "#a3bec6")
    p.form("60,268! 40,214 78,176 128,168 186,178 222,216 206,268!", plume, 0.62)
    for row, wide in enumerate((150, 176, 190)):
        beasts.feathers(p, 130, 180 + row * 22, wide, 1, plume if row % 2 else dimmed(plume, 0.15), 36)
    p.limb("140,220 158,170 138,128 122,92", 62, 32, blue, 34)
    for y, x in ((206, 122), (186, 128), (166, 132), (148, 130)):
        for side in (-1, 1):
            p.form(
                [(x + 16 + side * 14, y - 10), (x + 16 + side * 30, y + 12), (x + 16 + side * 6, y + 12)],
                plume,
                0.6,
                0,
            )
    p.form("160,66! 188,54! 172,74! 196,80! 170,90! 182,108! 150,100!", plume, 0.6, 0)
    p.form("122,40 152,48 166,78 156,104 128,114 98,106 86,82 94,54", blue, 0.66)
    for x, y, turn in ((112, 36, -24), (126, 32, -4), (140, 36, 18)):
        with p.at(x, y, turn):
            p.form("-7,12! -9,-14! 0,-26! 8,-12! 8,12!", plume, 0.6, 0)
    p.form("106,74! 70,78 28,100! 22,108! 66,106 108,106!", tones("#4a4038", "#2c2521", "#7a6c5e"), 0.55)
    p.form("110,106! 70,108 34,118! 74,122 112,116!", tones("#6a3a2c"), 0.5)
    p.line("58,92 68,90", INK, 3)
    beasts.eye(p, 112, 74, 14, "#f0a02c")
    p.line("88,56 112,62 130,56", INK, 7)
    p.box(138, 62, 34, 26, IRON, 5)
    p.disc(146, 75, 9, BLACK.dark)
    p.disc(146, 75, 6, "#ff3b2c")
    p.line("139,75 0,50", "#ff3b2c", 3.4, 0.85, straight=True)
    p.form("128,122! 160,112! 158,126! 130,136!", RED, 0.6)


@enemies("en17_piaskowy_tajpan")
def sand_taipan(p: Pen) -> None:
    """Rises out of a dune, glowing where it should be yellow."""
    scale, pale = tones("#c88f45", "#8c5c2a", "#e9bd75"), tones("#eedba4")
    p.form("0,268! 20,222 80,206 150,210 220,204 256,226! 256,268!", SAND, 0.8)
    p.limb("30,232 74,190 136,206 190,224 226,196 206,158 150,150", 20, 52, scale, 46)
    p.limb("150,150 110,140 96,100 124,66", 52, 46, scale, 44)
    p.limb("138,158 120,140 112,108 128,80", 24, 22, pale, 20)
    for x, y in ((112, 150), (108, 134), (106, 118), (112, 100)):
        p.line(f"{x},{y} {x + 20},{y + 2}", pale.dark, 3)
    p.form("132,26 174,34 190,62 174,86 128,96 92,104! 66,98! 84,60 104,36", scale, 0.68)
    p.form("66,98! 92,102 134,98 176,84! 160,112 120,122 88,118", pale, 0.6)
    p.flat("74,102! 96,103 130,98 108,110 90,112", "#6b1f26")
    beasts.fangs(p, "84,101 100,102", 26, 9)
    p.line("72,106 52,122 40,120", RED.base, 4)
    p.line("54,120 46,134", RED.base, 4)
    p.disc(134, 62, 18, "#d6f04a", opacity=0.3)
    beasts.eye(p, 134, 62, 12, "#d6f04a", slit=True, angry=False)
    p.line("112,48 136,46 156,56", scale.dark, 8)
    p.disc(76, 84, 3.4, INK)
    for x, y in ((196, 172), (222, 192), (204, 216), (164, 212), (120, 202), (84, 196), (168, 150)):
        p.flat([(x - 9, y), (x, y - 8), (x + 9, y), (x, y + 8)], "#d6e66a")
    p.form("0,268! 14,240 60,226 110,236 160,230 214,238 256,232! 256,268!", SAND, 0.75)
    p.disc(84, 136, 4, "#b8e03a", 6)
    p.disc(100, 142, 3, "#b8e03a", 5)


@enemies("me_matka_roju")
def swarm_mother(p: Pen) -> None:
    """Queen of everything with too many legs: mandibles, eggs that glow, and a court in the air."""
    shell, egg = tones("#6b3d4a", "#43222e", "#9a6470"), TOXIC
    for side in (-1, 1):
        with p.at(128, 120, wide=side):
            p.flat("24,-6! 60,-70 116,-84 120,-40 80,0 30,20!", "#e8dfae", 0.75)
            p.line("30,0 70,-40 112,-72", shell.base, 2.4)
            p.line("34,4 78,-20 116,-44", shell.base, 2.4)
            for places in ("34,40 84,30 112,74", "36,60 92,70 116,126", "30,84 80,112 96,146"):
                p.limb(places, 17, 5, shell, 12)
    p.form("128,150 176,170 190,214 176,268! 80,268! 66,214 80,170", shell, 0.62)
    for x, y, r in (
        (100, 200, 17),
        (134, 192, 19),
        (164, 208, 15),
        (114, 236, 19),
        (148, 240, 20),
        (88, 232, 13),
        (176, 240, 13),
    ):
        p.disc(x, y, r * 1.25, egg.base, opacity=0.28)
        p.ball(x, y, r, egg)
        p.disc(x + 2, y + 3, r * 0.4, egg.dark)
    p.form("128,56 164,66 184,100 174,138 128,158 82,138 72,100 92,66", shell, 0.66)
    p.form(
        "84,78! 74,30! 102,56! 112,16! 128,52! 144,16! 154,56! 182,30! 172,78! 150,66 128,62 106,66",
        GOLD,
        0.6,
    )
    for x, y, r in ((98, 106, 20), (158, 106, 20), (118, 84, 8), (138, 84, 8)):
        p.ball(x, y, r, tones("#e8412e", "#9b1f1a", "#ff9a72"))
        p.disc(x - r * 0.3, y - r * 0.3, r * 0.22, "#ffe8d8")
    for side in (-1, 1):
        with p.at(128, 140, wide=side):
            p.form("8,-10! 34,-4 44,22 14,48! 24,20 8,8!", BONE, 0.5)
            p.limb("14,-62 40,-104 72,-100", 6, 3, shell)
    p.flat("118,136! 138,136! 128,158!", INK)
    for x, y in ((24, 36), (226, 30), (44, 200), (220, 196)):
        p.ball(x, y, 9, shell, 6)
        p.disc(x - 4, y - 7, 8, "#e8dfae", 4, -24, 0.8)
        p.disc(x + 5, y - 7, 8, "#e8dfae", 4, 24, 0.8)
