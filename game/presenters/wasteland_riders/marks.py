"""Small marks: costs and rewards as icons with numbers; cards of gear by colour and value."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect

from game.presenters.shared.board.small_things import number_on
from game.presenters.wasteland_riders import pictures_of
from game.presenters.wasteland_riders.colours import DIALS, GEAR
from game.rules.core.ids import CardId
from game.rules.wasteland_riders.content.tables import Effect
from game.rules.wasteland_riders.terms import GearColour
from game.rules.wasteland_riders.world.state import World
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import CHALK, PAPER_0, Colour

CARD = 0.74
"""The width of a small card as a part of its height."""


class Mark(NamedTuple):
    """A part of a cost or a reward."""

    icon: str
    colour: Colour
    number: int
    gear: GearColour | None = None
    """The colour of gear, which is drawn as a small card with its value instead of the icon; else None."""


def marks_of(world: World, effects: Iterable[Effect]) -> list[Mark]:
    """What effects give or take, as far as it can be drawn: resources, gear, luck, named cards, tests."""
    found = (_mark(world, effect) for effect in effects)
    return [mark for mark in found if mark is not None]


def _mark(world: World, effect: Effect) -> Mark | None:
    match effect.do:
        case "gain" | "spend" | "lose" | "heal" if effect.resource is not None:
            resource = effect.resource
            return Mark(pictures_of.RESOURCE_ICONS[resource], DIALS[resource], effect.n)
        case "suffer":
            return Mark(pictures_of.RESOURCE_ICONS["radiation"], DIALS["radiation"], effect.n)
        case "draw_gear" | "pay_gear":
            return Mark("cards", CHALK, effect.n, effect.colour)
        case "gain_named":
            return Mark(named_icon(world, CardId(effect.card)), CHALK, 1, "blue")
        case "draw_luck":
            return Mark("clover", CHALK, effect.n)
        case _:
            return None


def named_icon(world: World, card: CardId) -> str:
    """The icon of a named card: gear, or a vehicle."""
    return "truck" if world.setting.is_vehicle(card) else pictures_of.gear_icon(world, card)


def compose_marks(
    canvas: Canvas,
    box: Rect,
    world: World,
    marks: Sequence[Mark],
    colour: Colour = CHALK,
    *,
    align: str = "left",
) -> int:
    """The marks side by side, as large as the box allows; returns their width together."""
    kit = canvas.kit
    style, gap = "num_m", kit.px(8)
    high = box.h
    while high > 10 and _width(kit, marks, high, style, gap) > box.w:
        high -= 1
    wide = _width(kit, marks, high, style, gap)
    left = box.x + (box.w - wide if align == "right" else 0)
    for mark in marks:
        left += _compose_mark(canvas, Rect(left, box.y, 0, box.h), world, mark, high, colour) + gap
    return wide


def _side(mark: Mark, high: int) -> int:
    return round(high * CARD) if mark.gear else high


def _width(kit: Kit, marks: Sequence[Mark], high: int, style: str, gap: int) -> int:
    px = kit.type.size_within(style, high)
    numbers = sum(kit.type.width(str(mark.number), style, px) + 3 for mark in marks if _is_counted(mark))
    return sum(_side(mark, high) for mark in marks) + numbers + gap * max(0, len(marks) - 1)


def _is_counted(mark: Mark) -> bool:
    return mark.number > 1 or not mark.gear


def _compose_mark(canvas: Canvas, at: Rect, world: World, mark: Mark, high: int, colour: Colour) -> int:
    kit, side = canvas.kit, _side(mark, high)
    place = Rect(at.x, at.y + (at.h - high) // 2, side, high)
    if mark.gear is not None:
        value = world.setting.numbers.values.of(mark.gear)
        canvas.blit(gear_chip(kit, mark.gear, value, (side, high)), place.topleft)
    else:
        tint = colour if mark.colour == CHALK else mark.colour
        canvas.icon(mark.icon, place, tint, high * 0.9 / kit.metrics.unit)
    if not _is_counted(mark):
        return side
    px = kit.type.size_within("num_m", high)
    wide = kit.type.width(str(mark.number), "num_m", px) + 3
    canvas.text(str(mark.number), "num_m", colour, Rect(place.right + 1, place.y, wide, high))
    return side + wide


def gear_chip(kit: Kit, colour: GearColour, value: int, size: tuple[int, int]) -> pygame.Surface:
    """A small gear card: its colour, and its value for people who cannot see the colour."""
    key = ("wr_gear_chip", colour, value, size)
    body = kit.shapes.rounded(size, max(2, size[0] // 6), GEAR[colour], PAPER_0, max(1, size[1] // 14))
    return kit.cache.get(key, lambda: number_on(kit, body, str(value) if value else "", PAPER_0, 0.72))
