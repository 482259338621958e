"""The dice tray: felt with a wooden rim, and dice that wait, roll or lie."""

import pygame
from pygame import Rect, transform

from game.presenters.contract.presenter import DiceThrow
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import CHALK, CHALK_2, FELT, INK, NO, NO_D, SeatColours, mixed, rgb

TUMBLE_MS = 700
FRAMES, FRAME_MS = 6, 60
STOP_ONE_BY_ONE = 90
"""Milliseconds after which each die comes to rest after the one before."""
RIM, RIM_LIGHT = rgb("#5a3d23"), rgb("#7d5a36")
MOST_ROWS = 2
SYMBOL = mixed(NO, NO_D, 0.4)
FAILED = (184, 184, 184)
BONE = SeatColours(rgb("#e4dbc6"), rgb("#b9ae93"), rgb("#f8f3e6"), "circle")
"""The colours of dice."""


def compose_tray(
    canvas: Canvas, rect: Rect, throw: DiceThrow | None, waiting: int, die: str, tumbling_ms: float | None
) -> None:
    """The last throw, or waiting dice; `tumbling_ms` is the time since the throw, None once they lie."""
    kit = canvas.kit
    canvas.rounded(rect, 10, RIM, RIM_LIGHT, 2, shadow="s2")
    felt = rect.inflate(-2 * kit.px(8), -2 * kit.px(8))
    canvas.rounded(felt, 6, FELT)
    if waiting:
        words = kit.say("dice-ready", count=waiting)
        throw = DiceThrow(die, ("?",) * waiting, (True,) * waiting, words)
    if throw is None:
        room = felt.inflate(-kit.px(20), -kit.px(8))
        canvas.words(kit.say("dice-none"), "small", CHALK_2, room, align="center", valign="middle", fit=True)
        return
    boxes = die_boxes(kit, felt, len(throw.faces))
    for place, box in enumerate(boxes):
        draw_die(canvas, box, throw, tumbling_ms, place)
    left = max((box.right for box in boxes), default=felt.x) + kit.px(8)
    if tumbling_ms is None or waiting:
        room = Rect(left, felt.y + kit.px(4), felt.right - left - kit.px(8), felt.h - kit.px(8))
        canvas.words(throw.words, "ui", CHALK, room, valign="middle", fit=True)


def die_boxes(kit: Kit, felt: Rect, count: int) -> list[Rect]:
    """Boxes for dice at the left, in as many rows as make them largest, leaving room for words."""
    if not count:
        return []
    rows = max(range(1, MOST_ROWS + 1), key=lambda rows: (_side(kit, felt, count, rows), -rows))
    side, columns = _side(kit, felt, count, rows), -(-count // rows)
    left, top = felt.x + kit.px(10), felt.centery - side * rows // 2
    return [
        Rect(left + place % columns * side, top + place // columns * side, side, side)
        for place in range(count)
    ]


def _side(kit: Kit, felt: Rect, count: int, rows: int) -> int:
    """The size of dice in this many rows."""
    columns = -(-count // rows)
    return min((felt.h - kit.px(12)) // rows, kit.px(66), max(kit.px(20), (felt.w * 6 // 10) // columns))


def draw_die(canvas: Canvas, box: Rect, throw: DiceThrow, tumbling_ms: float | None, place: int) -> None:
    """One die of a throw, turning while it still rolls."""
    rolls = tumbling_ms is not None and tumbling_ms < TUMBLE_MS - 300 + STOP_ONE_BY_ONE * place
    if rolls and tumbling_ms is not None:
        frame = (int(tumbling_ms / FRAME_MS) + place) % FRAMES
        canvas.blit_in(_turned(canvas.kit, throw.die, box.w, frame), box)
        return
    canvas.blit_in(_face(canvas.kit, throw.die, box.w, throw.good[place]), box)
    face, height = throw.faces[place], box.h * 46 // 100
    printed = Rect(box.x, box.y + box.h * 22 // 100, box.w, height)
    if throw.icon:
        _symbols(canvas, printed, throw.icon, int(face))
    else:
        canvas.text(face, "num_xl", INK, printed, align="center")


def _symbols(canvas: Canvas, box: Rect, icon: str, count: int) -> None:
    """Draw this many symbols side by side in the middle of a face; none on a blank one."""
    size = box.h if count < 2 else box.w * 34 // 100
    left = box.centerx - size * count // 2
    for number in range(count):
        place = Rect(left + number * size, box.y, size, box.h)
        canvas.icon(icon, place, SYMBOL, size / canvas.kit.metrics.unit)


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
