"""Dials: a knight's ammo, fuel, radiation and health, with the levels at which they hurt."""

from math import cos, pi, sin

import pygame
from pygame import Rect

from game.presenters.wasteland_riders.colours import DIALS
from game.presenters.wasteland_riders.pictures_of import RESOURCE_ICONS
from game.rules.wasteland_riders.content.tables import Numbers
from game.rules.wasteland_riders.terms import Resource
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.shapes import FINE, blank
from game.view.theme import CHALK, DESK_500, DESK_900, NO, NO_L, PAPER_0, Colour, mixed, rgb

COUNTED: tuple[Resource, ...] = ("ammo", "fuel", "radiation", "health")
"""Resources with a dial; Reputation has a track."""
FACE = rgb("#231c17")
START, SWEEP, GAP = -210.0, 240.0, 7.0
"""Degrees: where the scale begins, its length, and the gap between two levels."""


def trouble_at(kit: Kit, numbers: Numbers, resource: Resource, level: int) -> str:
    """What a knight suffers at this level, in two words; empty if nothing."""
    if resource == "radiation":
        if level >= numbers.scale:
            return kit.say("wr-sheet-ko")
        if level >= numbers.no_healing:
            return kit.say("wr-sheet-no_healing")
        return kit.say("wr-sheet-no_tens") if level >= numbers.no_tens else ""
    if resource != "health":
        return ""
    if level <= 0:
        return kit.say("wr-sheet-ko")
    fewer = -numbers.wounded.get(str(level), 0)
    return kit.say("wr-sheet-fewer_dice", n=fewer) if fewer else ""


def draw_dial(canvas: Canvas, rect: Rect, numbers: Numbers, resource: Resource, level: int) -> None:
    """The dial in the upper part of its box, below it its name, or the effect of the level on the knight."""
    kit = canvas.kit
    line = min(kit.type.leading("min"), rect.h // 3)
    side = min(rect.w, rect.h - line)
    face = Rect(rect.centerx - side // 2, rect.y, side, side)
    hurts = tuple(bool(trouble_at(kit, numbers, resource, one)) for one in range(numbers.scale + 1))
    canvas.blit(_face(kit, side, DIALS[resource], level, hurts), face.topleft)
    is_bad = 0 <= level < len(hurts) and hurts[level]
    figure = Rect(face.x + side // 4, face.y + side // 5, side // 2, side * 42 // 100)
    canvas.text(str(level), "num_xl", NO_L if is_bad else PAPER_0, figure, align="center")
    icon = Rect(face.x, face.y + side * 62 // 100, side, side * 24 // 100)
    canvas.icon(RESOURCE_ICONS[resource], icon, DIALS[resource], side * 0.24 / kit.metrics.unit)
    words = trouble_at(kit, numbers, resource, level) or kit.say(f"wr-sheet-resource-{resource}")
    label = Rect(rect.x, face.bottom, rect.w, line)
    if is_bad:
        canvas.rounded(label, 4, NO)
    canvas.text(words, "min", PAPER_0 if is_bad else FACE, label.inflate(-2, 0), align="center")


def _face(kit: Kit, side: int, colour: Colour, level: int, hurts: tuple[bool, ...]) -> pygame.Surface:
    key = ("wr_dial", side, colour, level, hurts)
    return kit.cache.get(key, lambda: _draw_face(side, colour, level, hurts))


def _draw_face(side: int, colour: Colour, level: int, hurts: tuple[bool, ...]) -> pygame.Surface:
    """A dark disc with a piece of a ring for each level; levels that hurt have a red rim outside."""
    large = blank((side * FINE, side * FINE))
    large.fill((*FACE, 0))
    middle = side * FINE / 2
    pygame.draw.circle(large, FACE, (middle, middle), middle)
    step = SWEEP / len(hurts)
    for number, is_bad in enumerate(hurts):
        turns = (START + number * step + GAP / 2, START + (number + 1) * step - GAP / 2)
        lit = colour if number <= level else mixed(colour, FACE, 0.78)
        pygame.draw.polygon(large, lit, _piece(middle, turns, 0.7, 0.88))
        if is_bad:
            pygame.draw.polygon(large, NO_L, _piece(middle, turns, 0.92, 0.985))
    return pygame.transform.smoothscale(large, (side, side))


def _piece(
    middle: float, turns: tuple[float, float], inner: float, outer: float
) -> list[tuple[float, float]]:
    """A piece of a ring between two angles; radii are parts of the dial's radius."""
    first, last = (turn * pi / 180 for turn in turns)
    way = [first + (last - first) * part / 16 for part in range(17)]
    rim = [(middle + middle * outer * cos(turn), middle + middle * outer * sin(turn)) for turn in way]
    hole = [(middle + middle * inner * cos(turn), middle + middle * inner * sin(turn)) for turn in way[::-1]]
    return rim + hole


def draw_bars(canvas: Canvas, rect: Rect, numbers: Numbers, resource: Resource, level: int) -> None:
    """The same as one row: its icon, a bar for each level, and the number."""
    kit = canvas.kit
    colour, side = DIALS[resource], min(rect.h, kit.px(22))
    canvas.icon(RESOURCE_ICONS[resource], Rect(rect.x, rect.y, side, rect.h), colour, side / kit.metrics.unit)
    figure = max(kit.px(16), kit.type.width("0", "num_m", kit.type.size_within("num_m", rect.h)) + 2)
    room = Rect(rect.x + side + kit.px(6), rect.y, rect.w - side - figure - 2 * kit.px(6), rect.h)
    gap, high = max(1, kit.px(4)), max(3, min(rect.h // 2, kit.px(11)))
    wide = (room.w - gap * (numbers.scale - 1)) // numbers.scale
    for number in range(numbers.scale if wide >= 2 else 0):
        bar = Rect(room.x + number * (wide + gap), room.centery - high // 2, wide, high)
        canvas.rounded(bar, 3, colour if number < level else DESK_500)
    is_bad = bool(trouble_at(kit, numbers, resource, level))
    box = Rect(rect.right - figure, rect.y, figure, rect.h)
    canvas.text(str(level), "num_m", NO_L if is_bad else CHALK, box, align="right")


def draw_count(canvas: Canvas, rect: Rect, numbers: Numbers, resource: Resource, level: int) -> None:
    """The same for little room: an icon and the number."""
    kit = canvas.kit
    side = min(rect.h, rect.w // 2)
    icon = Rect(rect.x, rect.y, side, rect.h)
    canvas.icon(RESOURCE_ICONS[resource], icon, DIALS[resource], side * 0.9 / kit.metrics.unit)
    is_bad = bool(trouble_at(kit, numbers, resource, level))
    box = Rect(rect.x + side, rect.y, rect.w - side, rect.h)
    if is_bad:
        canvas.rounded(box, 4, DESK_900, NO, 1)
    canvas.text(str(level), "num_m", NO_L if is_bad else CHALK, box, align="center")
