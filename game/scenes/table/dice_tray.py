"""The dice tray: felt with a wooden rim, dice that wait, tumble and lie."""

import pygame
from pygame import Rect, transform

from game.presenters.presenter import DiceThrow
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import CHALK, CHALK_2, FELT, INK, Paint, rgb

TUMBLE_MS = 700
FRAMES = 6
STOP_ONE_BY_ONE = 90
"""Each die lies this long after the one before."""
RIM, RIM_LIGHT = rgb("#5a3d23"), rgb("#7d5a36")
FAILED = (184, 184, 184)
BONE = Paint(rgb("#e4dbc6"), rgb("#b9ae93"), rgb("#f8f3e6"), "circle")
"""What dice are made of."""


def compose_tray(
    canvas: Canvas, rect: Rect, throw: DiceThrow | None, waiting: int, die: str, tumbling_ms: float | None
) -> None:
    """The last throw, or dice that wait for one; `tumbling_ms` since they were thrown, while they roll."""
    kit = canvas.kit
    canvas.rounded(rect, 10, RIM, RIM_LIGHT, 2, shadow="s2")
    felt = rect.inflate(-2 * kit.px(8), -2 * kit.px(8))
    canvas.rounded(felt, 6, FELT)
    if waiting:
        faces, good, words = ("?",) * waiting, (True,) * waiting, kit.say("dice-ready", count=waiting)
    elif throw is not None:
        faces, good, words = throw.faces, throw.good, throw.words
        die = throw.die
    else:
        canvas.words(
            kit.say("dice-none"),
            "small",
            CHALK_2,
            felt.inflate(-kit.px(20), -kit.px(8)),
            align="center",
            valign="middle",
            fit=True,
        )
        return
    side = min(felt.h - kit.px(12), kit.px(66), max(kit.px(20), (felt.w * 6 // 10) // max(len(faces), 1)))
    for place, (face, is_good) in enumerate(zip(faces, good, strict=True)):
        box = Rect(felt.x + kit.px(10) + place * side, felt.centery - side // 2, side, side)
        _die(canvas, box, die, face, is_good, tumbling_ms, place)
    left = felt.x + kit.px(18) + side * len(faces)
    if tumbling_ms is None or waiting:
        room = Rect(left, felt.y + kit.px(4), felt.right - left - kit.px(8), felt.h - kit.px(8))
        canvas.words(words, "ui", CHALK, room, valign="middle", fit=True)


def _die(
    canvas: Canvas, box: Rect, die: str, face: str, is_good: bool, tumbling_ms: float | None, place: int
) -> None:
    rolls = tumbling_ms is not None and tumbling_ms < TUMBLE_MS - 300 + STOP_ONE_BY_ONE * place
    if rolls and tumbling_ms is not None:
        frame = (int(tumbling_ms / 60) + place) % FRAMES
        canvas.blit_in(_turned(canvas.kit, die, box.w, frame), box)
        return
    canvas.blit_in(_face(canvas.kit, die, box.w, is_good), box)
    height = box.h * 46 // 100
    canvas.text(face, "num_xl", INK, Rect(box.x, box.y + box.h * 22 // 100, box.w, height), align="center")


def _face(kit: Kit, die: str, side: int, is_good: bool) -> pygame.Surface:
    plain = kit.pictures.svg(die, (side, side), BONE)
    if is_good:
        return plain

    def dull() -> pygame.Surface:
        surface = plain.copy()
        surface.fill(FAILED, special_flags=pygame.BLEND_RGB_MULT)
        return surface

    return kit.cache.get(("dull die", die, side), dull)


def _turned(kit: Kit, die: str, side: int, frame: int) -> pygame.Surface:
    return kit.cache.get(
        ("turned die", die, side, frame),
        lambda: transform.rotozoom(kit.pictures.svg(die, (side, side), BONE), frame * 360 / FRAMES, 0.92),
    )
