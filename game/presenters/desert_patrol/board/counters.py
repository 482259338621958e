"""Counters of soldiers and vehicles: one picture for each look and size, drawn once and cached."""

from typing import NamedTuple

import pygame
from pygame import Rect

from game.presenters.desert_patrol.board.colours import FLIPPED, FLIPPED_GROUND, METAL
from game.presenters.desert_patrol.board.tokens import shield
from game.presenters.desert_patrol.colours import paint_of
from game.presenters.desert_patrol.pictures_of import A_SOLDIER, A_VEHICLE, picture_of
from game.presenters.shared.board.small_things import number_on
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import CounterId
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.shapes import blank
from game.view.theme import CREAM, INK, NO, PAPER_0, WHITE, Colour, SeatColours

OVERHANG = 0.13
"""How far badges may reach beyond the face, as a part of its diameter."""
EDGE = 0.05
"""The visible thickness of the cardboard."""
RING, SAFE_RING = 0.075, 0.125
"""The coloured rim; wider where it carries a pattern."""
CORNER = 0.16
"""The radius of a vehicle's corners."""
CLOSER = 1.14
"""How much larger a face is on a counter than on a card; the rim may cut what the soldier carries."""
RAISED = 0.1
"""How far a vehicle is drawn above the middle of its counter, so that badges do not hide its wheels."""
LEAST_BADGE = 13
"""In device pixels: a number on a smaller badge cannot be read."""
LEAST_WITH_SHADOW = 24
DIMMED = (184, 184, 184)


class CounterLook(NamedTuple):
    """Everything that decides how a counter looks; two counters with equal looks share one picture."""

    picture: str
    colours: SeatColours
    normal: int | None = None
    armour: int | None = None
    squad: str = ""
    is_vehicle: bool = False
    flipped: bool = False
    lives: int | None = None
    """How many cards the soldier has left; None where that is not shown."""


def look_of(kit: Kit, world: World, name: CounterId, lives: int | None = None) -> CounterLook:
    """How a counter of this match looks now; one that has left the board looks as at the start."""
    counter = world.setting.counters[name]
    side, flipped = counter.side, False
    if name in world.vehicles:
        side, flipped = world.vehicles[name].side, world.vehicles[name].disabled
    elif name in world.soldiers:
        flipped = world.soldiers[name].pinned
    return CounterLook(
        picture_of(kit, name, A_VEHICLE if counter.kind == "vehicle" else A_SOLDIER),
        paint_of(kit, side),
        counter.normal,
        counter.armour,
        counter.squad or "",
        counter.kind == "vehicle",
        flipped,
        lives,
    )


def counter_surface(kit: Kit, look: CounterLook, diameter: int, *, has_badges: bool = True) -> pygame.Surface:
    """The counter with its face in the middle of the surface; badges and edge reach beyond the face."""
    diameter = max(diameter, 4)
    key = ("dp_counter", look, diameter, has_badges, kit.is_safe_palette)
    return kit.cache.get(key, lambda: _drawn(kit, look, diameter, has_badges))


def put_counter(
    canvas: Canvas, look: CounterLook, centre: tuple[int, int], diameter: int, *, has_badges: bool = True
) -> Rect:
    """Draw a counter with its shadow; returns the box of its face."""
    face = face_box(centre, diameter)
    if diameter >= LEAST_WITH_SHADOW:
        canvas.shadow(face, _corner(look, diameter), "s1")
    surface = counter_surface(canvas.kit, look, diameter, has_badges=has_badges)
    spare = (surface.get_width() - diameter) // 2
    canvas.blit(surface, (face.x - spare, face.y - spare))
    return face


def face_box(centre: tuple[int, int], diameter: int) -> Rect:
    return Rect(centre[0] - diameter // 2, centre[1] - diameter // 2, diameter, diameter)


def _corner(look: CounterLook, diameter: int) -> int:
    return round(diameter * CORNER) if look.is_vehicle else diameter // 2


def _drawn(kit: Kit, look: CounterLook, diameter: int, has_badges: bool) -> pygame.Surface:
    over = max(1, round(diameter * OVERHANG))
    surface = blank((diameter + 2 * over, diameter + 2 * over))
    surface.blit(_body(kit, look, diameter, look.colours.dark), (over, over + max(1, round(diameter * EDGE))))
    surface.blit(_body(kit, look, diameter, look.colours.main), (over, over))
    is_patterned = kit.is_safe_palette and look.colours.pattern != "solid"
    if is_patterned:
        stripes = kit.shapes.hatch((diameter, diameter), (*WHITE, 150), *_pitch(diameter, 0.05, 0.06))
        surface.blit(kit.shapes.cut(stripes, _body(kit, look, diameter, WHITE)), (over, over))
    ring = max(1, round(diameter * (SAFE_RING if kit.is_safe_palette else RING)))
    surface.blit(_inset(kit, look, diameter - 2 * ring), (over + ring, over + ring))
    middle = over + diameter / 2
    if kit.is_safe_palette:
        _emblem(kit, surface, look, (middle, diameter))
    if look.flipped:
        _turned_sign(kit, surface, look, (middle, diameter))
    if has_badges:
        _badges(kit, surface, look, (middle, diameter))
    return surface


def _body(kit: Kit, look: CounterLook, side: int, colour: Colour) -> pygame.Surface:
    if look.is_vehicle:
        return kit.shapes.rounded((side, side), round(side * CORNER), colour)
    return kit.shapes.disc(side, colour)


def _pitch(diameter: int, on: float, off: float) -> tuple[int, int]:
    return max(1, round(diameter * on)), max(2, round(diameter * off))


def _inset(kit: Kit, look: CounterLook, side: int) -> pygame.Surface:
    """The picture on its ground; on the turned side grey, dim and crossed by dark stripes."""
    surface = blank((side, side))
    surface.fill((*(FLIPPED_GROUND if look.flipped else CREAM), 255))
    seen = side if look.is_vehicle else round(side * CLOSER)
    picture = kit.pictures.svg(look.picture, (seen, seen), look.colours)
    if look.flipped:
        picture = pygame.transform.grayscale(picture)
        picture.fill(DIMMED, special_flags=pygame.BLEND_RGB_MULT)
    raised = round(side * RAISED) if look.is_vehicle else 0
    surface.blit(picture, ((side - picture.get_width()) // 2, (side - picture.get_height()) // 2 - raised))
    if look.flipped:
        surface.blit(kit.shapes.hatch((side, side), (*FLIPPED, 150), *_pitch(side, 0.04, 0.09)), (0, 0))
    return kit.shapes.cut(surface, _body(kit, look, side, WHITE))


def _blit_at(surface: pygame.Surface, part: pygame.Surface, x: float, y: float) -> None:
    surface.blit(part, (round(x - part.get_width() / 2), round(y - part.get_height() / 2)))


Middle = tuple[float, int]
"""The middle of the face on its surface, the same across and down, and the diameter of the face."""


def _emblem(kit: Kit, surface: pygame.Surface, look: CounterLook, place: Middle) -> None:
    middle, diameter = place
    size = max(6, round(diameter * 0.3))
    part = kit.shapes.emblem(look.colours.shape, size, look.colours.main, PAPER_0)
    _blit_at(surface, part, middle - diameter * 0.34, middle - diameter * 0.34)


def _turned_sign(kit: Kit, surface: pygame.Surface, look: CounterLook, place: Middle) -> None:
    """Draw the icon that tells why it is turned over: a soldier is pinned, a vehicle is disabled."""
    middle, diameter = place
    name = "marker_vehicle_damage" if look.is_vehicle else "marker_pinned"
    size = max(6, round(diameter * 0.4))
    _blit_at(surface, kit.pictures.svg(name, (size, size)), middle, middle - diameter * 0.34)


def _badges(kit: Kit, surface: pygame.Surface, look: CounterLook, place: Middle) -> None:
    """Draw defence at the lower left; at the lower right the armour of a vehicle or the squad of a soldier;
    at the upper right the cards a soldier has left.
    """
    middle, diameter = place
    wide = max(LEAST_BADGE, round(diameter * 0.36))
    low = middle + diameter * (0.27 if look.is_vehicle else 0.31)
    aside = min(diameter * (0.4 if look.is_vehicle else 0.34), surface.get_width() / 2 - wide / 2)
    if look.lives is not None:
        _blit_at(surface, _card_badge(kit, look, wide), middle + aside, middle - diameter * 0.3)
    if look.normal is not None:
        _blit_at(surface, shield(kit, str(look.normal), wide, look.colours.dark), middle - aside, low)
    if look.armour is not None:
        body = kit.shapes.rounded((wide, wide), max(1, wide // 7), METAL, CREAM, max(1, wide // 14))
        _blit_at(surface, number_on(kit, body, str(look.armour), PAPER_0), middle + aside, low)
    elif look.squad:
        size = max(LEAST_BADGE, round(diameter * 0.31))
        body = kit.shapes.disc(size, PAPER_0, look.colours.dark, max(1, size // 11))
        _blit_at(surface, number_on(kit, body, look.squad, look.colours.dark), middle + aside, low)


def _card_badge(kit: Kit, look: CounterLook, wide: int) -> pygame.Surface:
    """A small card with the number of cards left: light, or red if the next wound is the last."""
    ground, ink = (NO, PAPER_0) if look.lives == 0 else (PAPER_0, INK)
    wide = max(LEAST_BADGE - 2, round(wide * 0.82))
    body = kit.shapes.rounded(
        (wide, round(wide * 1.22)), max(1, wide // 5), ground, look.colours.dark, max(1, wide // 12)
    )
    return number_on(kit, body, str(look.lives), ink)
