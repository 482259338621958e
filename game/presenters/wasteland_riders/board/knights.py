"""Knights and mission enemies on the board: round counters, several on one hex fanned out."""

from typing import NamedTuple

import pygame
from pygame import Rect

from game.presenters.shared.board.sheet import BoardSheet
from game.presenters.shared.board.small_things import icon_on, number_on
from game.presenters.wasteland_riders import pictures_of
from game.presenters.wasteland_riders.board import layout as lay
from game.presenters.wasteland_riders.board.colours import (
    LYING,
    LYING_GROUND,
    VILLAIN,
    VILLAIN_DARK,
    VILLAIN_GROUND,
)
from game.presenters.wasteland_riders.colours import HAZARD, paint_of
from game.presenters.wasteland_riders.controls import handles
from game.rules.core.board import SpaceId
from game.rules.core.ids import Seat
from game.rules.wasteland_riders.insights.mission_progress import health_left
from game.rules.wasteland_riders.terms import HexId
from game.rules.wasteland_riders.world.state import OnBoard, World
from game.view.handles import Handle
from game.view.kit import Kit
from game.view.shapes import blank
from game.view.theme import CREAM, INK, LAMP, NO, PAPER_0, SeatColours

RING, EDGE, EMBLEM = 0.085, 0.05, 0.42
"""Ring, cardboard edge and player's shape of a counter, as parts of its width."""
BADGE = 0.42
GLOW = 0.16
LYING_TURN = -90
DIMMED = (222, 222, 222)


class KnightPiece(NamedTuple):
    """A counter on a hex; exactly one of seat and enemy is given."""

    handle: Handle
    seat: Seat | None = None
    enemy: OnBoard | None = None


def pieces_by_hex(world: World) -> dict[HexId, list[KnightPiece]]:
    """The counters of each hex: enemies first, then knights in round order, the active one on top."""
    found: dict[HexId, list[KnightPiece]] = {}
    for enemy in world.mission.enemies:
        found.setdefault(enemy.hex, []).append(KnightPiece(handles.VILLAIN(enemy.id), enemy=enemy))
    for seat in sorted(world.round_order, key=lambda one: one == world.active):
        place = world.knights[seat].hex
        if place:
            found.setdefault(place, []).append(KnightPiece(handles.KNIGHT(seat), seat))
    return found


def draw_knights(sheet: BoardSheet[World]) -> None:
    seen = frozenset(str(space) for space in sheet.seen())
    for place, pieces in pieces_by_hex(sheet.world).items():
        if place in seen:
            for piece, spot in zip(pieces, lay.piece_spots(len(pieces)), strict=True):
                _draw(sheet, place, piece, spot)


def _draw(sheet: BoardSheet[World], place: HexId, piece: KnightPiece, spot: lay.Spot) -> None:
    kit, world = sheet.canvas.kit, sheet.world
    is_active = piece.seat is not None and piece.seat == world.active and sheet.is_table
    size = sheet.size(spot.size * (lay.ACTIVE_GROWTH if is_active else 1.0))
    centre = sheet.at(SpaceId(place), spot.x, spot.y)
    face = Rect(centre[0] - size // 2, centre[1] - size // 2, size, size)
    if not sheet.leaves_ghost(piece.handle, face, "disc"):
        if is_active:
            spread = max(3, round(size * GLOW))
            glow = kit.shapes.halo((size, size), size // 2, spread, LAMP)
            sheet.canvas.blit(glow, (face.x - spread, face.y - spread))
        surface = piece_surface(kit, world, piece, size, has_badges=sheet.is_table)
        sheet.centred(surface, centre)
    sheet.touchable(piece.handle, face, "disc")


def piece_surface(
    kit: Kit, world: World, piece: KnightPiece, size: int, *, has_badges: bool = True
) -> pygame.Surface:
    """A counter; its face is in the middle of the surface."""
    if piece.enemy is not None:
        return villain_counter(kit, world, piece.enemy, size)
    assert piece.seat is not None
    return knight_counter(kit, world, piece.seat, size, has_badges=has_badges)


# Knights


def knight_counter(
    kit: Kit, world: World, seat: Seat, size: int, *, has_badges: bool = True
) -> pygame.Surface:
    """A portrait in a ring of the player's colour with their shape; an unconscious knight lies, grey.

    Badges show who is the Scavenger of the moving knight and who has the dominance marker.
    """
    knight, colours = world.knights[seat], paint_of(kit, world, seat)
    badges = _badges_of(world, seat) if has_badges else ()
    key = ("wr_knight", knight.knight, colours, knight.conscious, size, badges)
    return kit.cache.get(
        key,
        lambda: _knight(kit, pictures_of.rider(knight.knight), colours, size, knight.conscious, badges),
    )


def _badges_of(world: World, seat: Seat) -> tuple[str, ...]:
    badges = []
    if world.scavenger == seat and world.active is not None:
        badges.append("marker_scavenger")
    if world.mission.marked == seat:
        badges.append("marker_first_player")
    return tuple(badges)


def _knight(
    kit: Kit, picture: str, colours: SeatColours, size: int, is_conscious: bool, badges: tuple[str, ...]
) -> pygame.Surface:
    ring = max(2, round(size * RING))
    ground = CREAM if is_conscious else LYING_GROUND
    portrait = kit.pictures.disc(picture, size - 2 * ring, ground, colours)
    if not is_conscious:
        portrait = _turned(portrait)
    main, dark = (colours.main, colours.dark) if is_conscious else (LYING, INK)
    surface = _counter(kit, portrait, size, main, dark)
    emblem = max(8, round(size * EMBLEM))
    over = (surface.get_width() - size) // 2
    shape = kit.shapes.emblem(colours.shape, emblem, colours.main, PAPER_0)
    corner = surface.get_width() - emblem - over // 2
    surface.blit(shape, (corner, corner))
    badge = max(8, round(size * BADGE))
    for number, name in enumerate(badges):
        sign = kit.pictures.svg(name, (badge, badge))
        surface.blit(sign, (0 if number else surface.get_width() - badge, 0))
    if not is_conscious:
        surface.blit(_sign(kit, "sleep", badge), (0, surface.get_height() - badge))
    return surface


def _turned(portrait: pygame.Surface) -> pygame.Surface:
    """The portrait lying on its side, grey and dim."""
    lying = pygame.transform.grayscale(pygame.transform.rotate(portrait, LYING_TURN))
    lying.fill(DIMMED, special_flags=pygame.BLEND_RGB_MULT)
    return lying


def _counter(
    kit: Kit, portrait: pygame.Surface, size: int, main: tuple[int, int, int], dark: tuple[int, int, int]
) -> pygame.Surface:
    """A disc of cardboard with a picture in it, and room around it for what overhangs its edge."""
    over = max(2, round(size * 0.12))
    surface = blank((size + 2 * over, size + 2 * over))
    surface.blit(kit.shapes.disc(size, dark), (over, over + max(1, round(size * EDGE))))
    surface.blit(kit.shapes.disc(size, main, dark, max(1, size // 40)), (over, over))
    inset = over + (size - portrait.get_width()) // 2
    surface.blit(portrait, (inset, inset))
    return surface


def _sign(kit: Kit, icon: str, size: int) -> pygame.Surface:
    surface = kit.shapes.disc(size, INK, PAPER_0, max(1, size // 14)).copy()
    icon_on(kit, surface, icon, 0.7, PAPER_0)
    return surface


# Enemies of the mission


def villain_counter(kit: Kit, world: World, enemy: OnBoard, size: int) -> pygame.Surface:
    """The picture in a dark violet ring, the remaining health, a bar across it while the enemy is held."""
    health, _ = health_left(world, enemy)
    picture = pictures_of.enemy(kit, world, enemy.enemy)
    key = ("wr_villain", picture, health, bool(enemy.wounds), enemy.held, size)
    return kit.cache.get(key, lambda: _villain(kit, picture, health, enemy, size))


def _villain(kit: Kit, picture: str, health: int, enemy: OnBoard, size: int) -> pygame.Surface:
    ring = max(2, round(size * RING))
    portrait = kit.pictures.disc(picture, size - 2 * ring, VILLAIN_GROUND)
    surface = _counter(kit, portrait, size, VILLAIN, VILLAIN_DARK)
    badge = max(11, round(size * BADGE))
    ground = NO if enemy.wounds else VILLAIN_DARK
    heart = kit.shapes.disc(badge, ground, PAPER_0, max(1, badge // 14))
    side = surface.get_width() - badge
    surface.blit(number_on(kit, heart, str(health), PAPER_0, 0.7), (side, side))
    if enemy.held:
        held = kit.pictures.svg("marker_universal", (badge, badge))
        surface.blit(held, (0, side))
        surface.blit(kit.shapes.ring(badge, max(1, badge // 10), HAZARD), (0, side))
    return surface
