"""What happens to things during a beat: a line of fire, a flash at a hit, things that fall over, points that
fly.
"""

from collections.abc import Iterable, Sequence
from math import hypot, sin
from typing import NamedTuple

import pygame
from pygame import Rect, transform

from game.presenters.contract.film import PointFlight
from game.view.canvas import Canvas
from game.view.layers import Layer
from game.view.shapes import blank
from game.view.theme import LAMP, PAPER_0, SeatColours

FLASH_STEPS, FLASH_SHARE = 4, 0.24
"""The number of steps in which a flash opens, and the part of the beat it takes."""
FALL_STEPS, FALL_SHARE = 10, 0.7
FALL_ANGLE, FALL_DROP = 84.0, 0.35
"""How far a thing tips over, and how far it sinks, as a part of its height."""
LEAVES, ARRIVES = 0.1, 0.75
"""The part of the beat in which a point flies."""
POINT, ARC = 46, 90
"""The size of a point and the height of its flight, in design pixels."""
DOT, DOT_STEP, DOT_ROOM = 11, 22, 6
"""A line of fire: the size of its dots, their distance, and the gap to the things at its ends."""
FIRED = 0.4
"""The part of the beat after which the line reaches its end."""


def cut_out(layers: Sequence[Layer], rect: Rect) -> pygame.Surface | None:
    """A thing as it is drawn there: everything that lies inside the box, without its background. None if
    nothing does.
    """
    room = rect.inflate(rect.w // 3, rect.h // 3)
    found = blank(room.size)
    is_any = False
    for layer in layers:
        for item in layer.canvas.items if layer.canvas is not None else ():
            if item.surface is None or not room.contains(Rect(item.x, item.y, item.w, item.h)):
                continue
            found.blit(item.surface, (item.x - room.x, item.y - room.y), item.area)
            is_any = True
    return found if is_any else None


class Fallen(NamedTuple):
    """A thing that falls over: where it stood, and its pictures."""

    rect: Rect
    pictures: tuple[pygame.Surface, ...]


def fallen(layers: Sequence[Layer], rect: Rect) -> Fallen | None:
    """The thing drawn there, prepared to fall; None if nothing is drawn there."""
    picture = cut_out(layers, rect)
    if picture is None:
        return None
    return Fallen(rect, tuple(_toppled(picture, step) for step in range(FALL_STEPS)))


def _part(step: int) -> float:
    """How far it has fallen at this step: slowly at first."""
    return (step / FALL_STEPS) ** 2


def _toppled(surface: pygame.Surface, step: int) -> pygame.Surface:
    part = _part(step)
    turned = transform.rotozoom(surface, -FALL_ANGLE * part, 1.0 - 0.3 * part)
    turned.set_alpha(round(255 * (1.0 - 0.8 * part)))
    return turned


def compose_fallen(canvas: Canvas, things: Iterable[Fallen], share: float) -> None:
    """Draw them tipping over, sinking and fading in the first part of the beat."""
    step = int(share / FALL_SHARE * FALL_STEPS)
    if step >= FALL_STEPS:
        return
    for thing in things:
        picture, rect = thing.pictures[step], thing.rect
        drop = round(rect.h * FALL_DROP * _part(step))
        corner = (rect.centerx - picture.get_width() // 2, rect.centery + drop - picture.get_height() // 2)
        canvas.blit(picture, corner)


def compose_flash(canvas: Canvas, rect: Rect, share: float) -> None:
    """Draw a bright ring that opens at once where something is hit."""
    if share >= FLASH_SHARE:
        return
    step = int(share / FLASH_SHARE * FLASH_STEPS)
    side = round(max(canvas.kit.px(40), min(rect.size)) * (0.8 + 0.35 * step))
    corner = (rect.centerx - side // 2, rect.centery - side // 2)
    alpha = 210 - 50 * step
    canvas.blit(
        canvas.kit.shapes.disc(side, (*PAPER_0, alpha // 2), (*LAMP, alpha), canvas.kit.px(5)), corner
    )


def compose_point(canvas: Canvas, point: PointFlight, start: Rect, score: Rect, share: float) -> None:
    """Draw a token in the colours of the seat that wins the point, on its way to the score."""
    kit = canvas.kit
    done = min(1.0, max(0.0, (share - LEAVES) / (ARRIVES - LEAVES)))
    done = done * done * (3.0 - 2.0 * done)
    x = start.centerx + (score.centerx - start.centerx) * done
    y = start.centery + (score.centery - start.centery) * done - kit.px(ARC) * sin(done * 3.14159)
    side = kit.px(POINT)
    box = Rect(round(x) - side // 2, round(y) - side // 2, side, side).clamp(kit.metrics.rect)
    canvas.blit(kit.shapes.disc(side, point.colours.main, LAMP, kit.px(4)), box.topleft)
    canvas.text(point.words, "num_l", point.colours.text, box, align="center")


def compose_fire(
    canvas: Canvas, start: Rect, end: Rect, colours: SeatColours, share: float, *, grows: bool
) -> None:
    """Draw dots from rim to rim; in the first part of the beat they appear one after another."""
    kit, step = canvas.kit, canvas.kit.px(DOT_STEP)
    (x0, y0), (x1, y1) = start.center, end.center
    way = hypot(x1 - x0, y1 - y0)
    first, last = (min(rect.size) // 2 + kit.px(DOT_ROOM + DOT) for rect in (start, end))
    count = int((way - first - last) // step) + 1
    if count < 1:
        return
    shown = min(count, int(share / FIRED * count) + 1) if grows else count
    dot = kit.shapes.disc(kit.px(DOT), colours.main, PAPER_0, kit.px(2))
    for place in range(shown):
        part = (first + place * step) / way
        x, y = x0 + (x1 - x0) * part, y0 + (y1 - y0) * part
        canvas.blit(dot, (round(x) - dot.get_width() // 2, round(y) - dot.get_height() // 2))
