"""Small things on the board: shields, stars, markers, objects, arrows. Each is drawn once."""

from math import cos, pi, sin

import pygame

from game.presenters.desert_patrol.pictures_of import OBJECT_ICONS, picture_of_object
from game.presenters.shared.board.colours import GOLD, GOLD_DARK, PRINT
from game.presenters.shared.board.small_things import DIGIT, icon_on, number_on
from game.rules.desert_patrol.content import Object
from game.rules.desert_patrol.terms import Face, ObjectId
from game.view.kit import Kit
from game.view.shapes import blank
from game.view.theme import CREAM, INK_3, NO_L, PAPER_0, PAPER_1, PAPER_2, Colour, SeatColours

Points = tuple[tuple[float, float], ...]
SHIELD: Points = (
    (0.5, 0.0),
    (0.75, 0.1),
    (1.0, 0.13),
    (1.0, 0.55),
    (0.9, 0.75),
    (0.72, 0.9),
    (0.5, 1.0),
    (0.28, 0.9),
    (0.1, 0.75),
    (0.0, 0.55),
    (0.0, 0.13),
    (0.25, 0.1),
)
ARROW: Points = (
    (-0.3, -0.1),
    (0.02, -0.1),
    (0.02, -0.27),
    (0.36, 0.0),
    (0.02, 0.27),
    (0.02, 0.1),
    (-0.3, 0.1),
)
"""Points around the middle; the arrow points to the right."""


def shield(kit: Kit, text: str, wide: int, colour: Colour) -> pygame.Surface:
    """A shield with a light rim and a number, for defence or cover."""
    key = ("dp_shield", text, wide, colour)
    return kit.cache.get(key, lambda: _shield(kit, text, wide, colour))


def _shield(kit: Kit, text: str, wide: int, colour: Colour) -> pygame.Surface:
    high = round(wide * 1.14)
    rim = max(1, round(wide * 0.07))
    surface = kit.shapes.polygon((wide, high), SHIELD, CREAM).copy()
    surface.blit(kit.shapes.polygon((wide - 2 * rim, high - 2 * rim), SHIELD, colour), (rim, rim))
    return number_on(kit, surface, text, PAPER_0, 0.62 if len(text) > 1 else DIGIT)


def no_vehicles(kit: Kit, size: int) -> pygame.Surface:
    """The sign of difficult terrain: a lorry struck through."""
    return kit.cache.get(("dp_no_vehicles", size), lambda: _no_vehicles(kit, size))


def _no_vehicles(kit: Kit, size: int) -> pygame.Surface:
    surface = kit.shapes.disc(size, PRINT, CREAM, max(1, round(size * 0.07))).copy()
    icon_on(kit, surface, "truck", 0.62, PAPER_0)
    width = 0.05
    bar = ((0.2 - width, 0.2 + width), (0.2 + width, 0.2 - width), (0.8 + width, 0.8 - width))
    stroke = kit.shapes.polygon((size, size), (*bar, (0.8 - width, 0.8 + width)), NO_L)
    surface.blit(stroke, (0, 0))
    return surface


def objective(kit: Kit, points: int | None, size: int) -> pygame.Surface:
    """The star of an objective, with its points if there is room for them."""
    star = kit.pictures.svg("marker_objective", (size, size))
    if points is None:
        return star
    key = ("dp_objective", points, size)
    return kit.cache.get(key, lambda: number_on(kit, star, str(points), GOLD_DARK, 0.5))


def control(kit: Kit, face: Face, colours: SeatColours, size: int) -> pygame.Surface:
    """A control marker: an eye where a side has scouted, a flag where it is in control."""
    name = "marker_control_held" if face == "controlled" else "marker_control_scouted"
    return kit.pictures.svg(name, (size, size), colours)


def object_token(kit: Kit, name: ObjectId, rules: Object | None, size: int) -> pygame.Surface:
    """An object; given its rules it shows its defence, its points and an icon that tells it from others."""
    key = ("dp_object", name, rules, size)
    return kit.cache.get(key, lambda: _object(kit, name, rules, size))


def _object(kit: Kit, name: ObjectId, rules: Object | None, size: int) -> pygame.Surface:
    spare = round(size * 0.12)
    surface = blank((size + 2 * spare, size + 2 * spare))
    body = kit.shapes.rounded((size, size), max(1, size // 8), PAPER_2, INK_3, max(1, size // 20))
    edge = kit.shapes.rounded((size, size), max(1, size // 8), INK_3)
    surface.blit(edge, (spare, spare + max(1, size // 18)))
    surface.blit(body, (spare, spare))
    own = picture_of_object(kit, name)
    room = size if own.startswith("marker_") else round(size * 0.9)
    picture = kit.pictures.svg(own, (room, room))
    surface.blit(picture, (spare + (size - room) // 2, spare + (size - room) // 2))
    if rules is not None:
        badge = max(12, round(size * 0.44))
        _object_badges(kit, surface, name, rules, badge)
    return surface


def _object_badges(kit: Kit, surface: pygame.Surface, name: ObjectId, rules: Object, badge: int) -> None:
    side = surface.get_width()
    low = side - round(badge * 1.1)
    surface.blit(shield(kit, str(rules.defence), badge, PRINT), (0, low))
    coin = kit.shapes.disc(badge, GOLD, GOLD_DARK, max(1, badge // 12))
    surface.blit(number_on(kit, coin, str(rules.points), GOLD_DARK), (side - badge, low))
    sign = kit.shapes.disc(badge, PRINT, CREAM, max(1, badge // 12)).copy()
    icon_on(kit, sign, OBJECT_ICONS[name], 0.66, PAPER_0)
    surface.blit(sign, (side - badge, 0))


def escape(kit: Kit, colours: SeatColours, angle: int, size: int) -> pygame.Surface:
    """An arrow off the board, `angle` degrees clockwise from the right, in the colour and shape of
    its side.
    """
    key = ("dp_escape", colours, angle, size)
    return kit.cache.get(key, lambda: _escape(kit, colours, angle, size))


def _escape(kit: Kit, colours: SeatColours, angle: int, size: int) -> pygame.Surface:
    surface = kit.shapes.rounded(
        (size, size), max(1, size // 6), PAPER_1, colours.main, max(1, round(size * 0.07))
    ).copy()
    turn = angle * pi / 180
    points = tuple(
        (0.5 + x * cos(turn) - y * sin(turn), 0.5 + x * sin(turn) + y * cos(turn)) for x, y in ARROW
    )
    surface.blit(kit.shapes.polygon((size, size), points, colours.main), (0, 0))
    mark = max(5, round(size * 0.3))
    tail = (0.5 - 0.3 * cos(turn), 0.5 - 0.3 * sin(turn))
    emblem = kit.shapes.emblem(colours.shape, mark, colours.main, PAPER_0)
    surface.blit(emblem, (round(tail[0] * size - mark / 2), round(tail[1] * size - mark / 2)))
    return surface
