"""Flat things on the hexes below the knights: contract tokens, board tokens, markers."""

from collections import Counter

import pygame

from game.presenters.shared.board.sheet import BoardSheet
from game.presenters.shared.board.small_things import count_badge
from game.presenters.wasteland_riders.board import layout as lay
from game.presenters.wasteland_riders.board import tokens
from game.presenters.wasteland_riders.board.tiles import SMALLEST_PRINT
from game.presenters.wasteland_riders.colours import paint_of
from game.presenters.wasteland_riders.controls import handles
from game.rules.core.board import SpaceId
from game.rules.wasteland_riders.contracts import contract_tokens
from game.rules.wasteland_riders.terms import TOKENS, BoardToken, ContractSlot, HexId
from game.rules.wasteland_riders.world.state import World

AID_ICON, EXPLORED_ICON = "hand_coin", "check"
CULT = "marker_villain"
"""The icon of the cult's progress, on the city towards which it marches."""


def draw_pieces(sheet: BoardSheet[World]) -> None:
    """Everything that lies flat on the visible hexes."""
    if sheet.radius < SMALLEST_PRINT:
        return
    seen = frozenset(HexId(str(space)) for space in sheet.seen())
    _draw_contracts(sheet, seen)
    for place, surfaces in rim_things(sheet).items():
        if place in seen:
            for number, surface in enumerate(surfaces):
                sheet.centred(surface, sheet.at(SpaceId(place), *lay.rim_place(number)))
    _draw_cells(sheet, seen)


def _draw_contracts(sheet: BoardSheet[World], seen: frozenset[HexId]) -> None:
    found: dict[HexId, list[tuple[ContractSlot, int]]] = {}
    for token in contract_tokens(sheet.world):
        found.setdefault(token.hex, []).append((token.slot, token.number))
    size = sheet.size(lay.CONTRACT_SIZE)
    for place in found.keys() & seen:
        for (slot, number), where in zip(found[place], lay.contract_places(len(found[place])), strict=True):
            surface = tokens.contract(sheet.canvas.kit, slot, number, size)
            sheet.centred(surface, sheet.at(SpaceId(place), *where))


def rim_things(sheet: BoardSheet[World]) -> dict[HexId, list[pygame.Surface]]:
    """Small tokens of each hex, in the order in which they take their places."""
    kit, world, size = sheet.canvas.kit, sheet.world, sheet.size(lay.RIM_SIZE)
    found: dict[HexId, list[pygame.Surface]] = {}
    for (place, kind), count in tokens_of(world).items():
        found.setdefault(place, []).append(tokens.token(kit, kind, count, size))
    for one in world.specials:
        surface = tokens.special(kit, one.kind, size, is_dark=one.dark)
        found.setdefault(one.hex, []).append(surface)
    for knight in world.knights:
        colours = paint_of(kit, world, knight.seat)
        for place in knight.aid:
            found.setdefault(place, []).append(tokens.owned(kit, colours, AID_ICON, size))
        if knight.explored and knight.hex:
            found.setdefault(knight.hex, []).append(tokens.owned(kit, colours, EXPLORED_ICON, size))
    if world.setting.mission.kind == "cult" and world.mission.dominance:
        found.setdefault(world.setting.start, []).append(_dominance(sheet, size))
    return found


def tokens_of(world: World) -> dict[tuple[HexId, BoardToken], int]:
    """How many tokens of each kind lie on each hex."""
    counts = Counter((token.hex, token.kind) for token in world.tokens)
    return dict(sorted(counts.items(), key=lambda one: (one[0][0], TOKENS.index(one[0][1]))))


def _dominance(sheet: BoardSheet[World], size: int) -> pygame.Surface:
    kit, count = sheet.canvas.kit, sheet.world.mission.dominance
    return kit.cache.get(("wr_dominance", count, size), lambda: _dominated(sheet, count, size))


def _dominated(sheet: BoardSheet[World], count: int, size: int) -> pygame.Surface:
    kit = sheet.canvas.kit
    surface = kit.pictures.svg(CULT, (size, size)).copy()
    badge = count_badge(kit, count, max(10, round(size * tokens.COUNT)))
    surface.blit(badge, (size - badge.get_width(), size - badge.get_height()))
    return surface


def _draw_cells(sheet: BoardSheet[World], seen: frozenset[HexId]) -> None:
    """Key cells, with hit areas: a click takes one."""
    size = sheet.size(lay.CELL_SIZE)
    for cell in sheet.world.mission.cells:
        if cell.hex in seen:
            surface = tokens.cell(sheet.canvas.kit, cell.id.rpartition("_")[2], size)
            sheet.put(handles.CELL(cell.id), surface, sheet.at(SpaceId(cell.hex), *lay.CELL), size, "box")
