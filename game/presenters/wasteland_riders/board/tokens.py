"""Small things printed on hexes or lying on them. Each is drawn once per size and cached."""

import pygame

from game.presenters.shared.board.small_things import count_badge, icon_on, number_on
from game.presenters.wasteland_riders import pictures_of
from game.presenters.wasteland_riders.board.colours import (
    CELL,
    CELL_DARK,
    DARK_SIDE,
    PLATE,
    PRINT,
    SLOTS,
    SPECIALS,
)
from game.presenters.wasteland_riders.colours import HAZARD, HAZARD_DARK
from game.rules.wasteland_riders.terms import BoardToken, ContractSlot, SpecialToken
from game.view.kit import Kit
from game.view.shapes import blank
from game.view.theme import CREAM, INK, LAMP, PAPER_0, SeatColours

SPECIAL_ICONS: dict[SpecialToken, str] = {"pills": "pill", "reset": "refresh", "blast": "bomb"}
SLOT_PIPS: dict[ContractSlot, int] = {"violet": 1, "orange": 2, "green": 3}
"""Dots on contract tokens, for people who cannot tell the colours apart."""
COUNT = 0.56
"""The size of a count as a part of the width of its token."""
EDGE = 0.06


def difficulty(kit: Kit, value: int, size: int, *, is_raised: bool = False) -> pygame.Surface:
    """Movement points to enter; on hazard yellow if they differ from the printed value."""
    key = ("wr_difficulty", value, size, is_raised)
    ground, ink = (HAZARD, HAZARD_DARK) if is_raised else (HAZARD_DARK, PAPER_0)
    rim = HAZARD_DARK if is_raised else CREAM
    body = kit.shapes.rounded((size, size), max(2, size // 5), ground, rim, max(1, size // 18))
    return kit.cache.get(key, lambda: number_on(kit, body, str(value), ink, 0.8))


def symbol(kit: Kit, kind: BoardToken, count: int, size: int) -> pygame.Surface:
    """A printed symbol, with its number if there are several."""
    picture = kit.pictures.svg(pictures_of.TOKENS[kind], (size, size))
    if count < 2:
        return picture
    return kit.cache.get(("wr_symbol", kind, count, size), lambda: _counted(kit, picture, count))


def token(kit: Kit, kind: BoardToken, count: int, size: int) -> pygame.Surface:
    """A token put on the hex: on a card of its own with a light edge, to differ from printed symbols."""
    return kit.cache.get(("wr_token", kind, count, size), lambda: _token(kit, kind, count, size))


def _token(kit: Kit, kind: BoardToken, count: int, size: int) -> pygame.Surface:
    rim = max(1, round(size * 0.07))
    surface = _disc_with_edge(kit, size, PAPER_0, INK)
    picture = kit.pictures.svg(pictures_of.TOKENS[kind], (size - 2 * rim, size - 2 * rim))
    surface.blit(picture, (rim, rim))
    return _counted(kit, surface, count) if count > 1 else surface


def _disc_with_edge(
    kit: Kit, size: int, face: tuple[int, int, int], edge: tuple[int, int, int]
) -> pygame.Surface:
    """A disc of cardboard seen a little from above."""
    down = max(1, round(size * EDGE))
    surface = blank((size, size + down))
    surface.blit(kit.shapes.disc(size, edge), (0, down))
    surface.blit(kit.shapes.disc(size, face, edge, 1), (0, 0))
    return surface


def _counted(kit: Kit, body: pygame.Surface, count: int) -> pygame.Surface:
    """The body with a count over its lower right edge."""
    badge = count_badge(kit, count, max(10, round(body.get_width() * COUNT)))
    over = badge.get_width() // 3
    surface = blank((body.get_width() + 2 * over, body.get_height() + 2 * over))
    surface.blit(body, (over, over))
    surface.blit(badge, (surface.get_width() - badge.get_width(), surface.get_height() - badge.get_height()))
    return surface


def special(kit: Kit, kind: SpecialToken, size: int, *, is_dark: bool) -> pygame.Surface:
    """Pills, reset or blast; on its dark side the token leaves the board next."""
    key = ("wr_special", kind, size, is_dark)
    return kit.cache.get(key, lambda: _special(kit, kind, size, is_dark))


def _special(kit: Kit, kind: SpecialToken, size: int, is_dark: bool) -> pygame.Surface:
    face, ink = (DARK_SIDE, SPECIALS[kind]) if is_dark else (SPECIALS[kind], PAPER_0)
    rim = max(1, round(size * 0.08))
    body = kit.shapes.rounded((size, size), max(2, size // 4), face, PAPER_0, rim).copy()
    icon_on(kit, body, SPECIAL_ICONS[kind], 0.66, LAMP if is_dark else ink)
    return body


def contract(kit: Kit, slot: ContractSlot, number: int, size: int) -> pygame.Surface:
    """The token of a contract: colour and dots of its slot, and the number of its condition."""
    return kit.cache.get(("wr_contract", slot, number, size), lambda: _contract(kit, slot, number, size))


def _contract(kit: Kit, slot: ContractSlot, number: int, size: int) -> pygame.Surface:
    colours, down = SLOTS[slot], max(1, round(size * EDGE))
    corner, rim = max(2, size // 6), max(1, size // 12)
    surface = blank((size, size + down))
    surface.blit(kit.shapes.rounded((size, size), corner, colours.dark), (0, down))
    surface.blit(kit.shapes.rounded((size, size), corner, colours.main, PAPER_0, rim), (0, 0))
    inner = round(size * 0.74)
    surface.blit(number_on(kit, blank((inner, inner)), str(number), PAPER_0, 0.9), ((size - inner) // 2, 0))
    pip = max(2, round(size * 0.13))
    step, count = round(pip * 1.6), SLOT_PIPS[slot]
    left = (size - (count - 1) * step - pip) // 2
    for place in range(count):
        disc = kit.shapes.disc(pip, PAPER_0)
        surface.blit(disc, (left + place * step, size - rim - pip - max(1, size // 20)))
    return surface


def cell(kit: Kit, number: str, size: int) -> pygame.Surface:
    """A key cell with its number."""
    return kit.cache.get(("wr_cell", number, size), lambda: _cell(kit, number, size))


def _cell(kit: Kit, number: str, size: int) -> pygame.Surface:
    surface = kit.shapes.rounded((size, size), max(2, size // 5), CELL, PAPER_0, max(1, size // 12)).copy()
    icon_on(kit, surface, "fuel_cell", 0.68, PAPER_0)
    badge = max(10, round(size * 0.46))
    body = kit.shapes.disc(badge, CELL_DARK, PAPER_0, max(1, badge // 12))
    surface.blit(number_on(kit, body, number, PAPER_0, 0.7), (size - badge, size - badge))
    return surface


def owned(kit: Kit, colours: SeatColours, icon: str, size: int) -> pygame.Surface:
    """A player's marker on a hex: their shape in their colour, and its icon."""
    key = ("wr_owned", colours, icon, size)
    return kit.cache.get(key, lambda: _owned(kit, colours, icon, size))


def _owned(kit: Kit, colours: SeatColours, icon: str, size: int) -> pygame.Surface:
    surface = kit.shapes.emblem(colours.shape, size, colours.main, PAPER_0).copy()
    badge = max(9, round(size * 0.56))
    sign = kit.shapes.disc(badge, PAPER_0, colours.dark, 1).copy()
    icon_on(kit, sign, icon, 0.74, INK)
    surface.blit(sign, (size - badge, size - badge))
    return surface


def place_number(kit: Kit, number: int, size: int) -> pygame.Surface:
    """The number of a special place on a light plate."""
    wide = round(size * 1.3)
    body = kit.shapes.rounded((wide, size), size // 2, PLATE, PRINT, 1)
    return kit.cache.get(("wr_number", number, size), lambda: number_on(kit, body, str(number), PRINT, 0.62))
