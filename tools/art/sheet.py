"""Contact sheets, drawn as the table draws: by pygame, at 64 pixels and enlarged."""

import importlib.resources
import io
from collections.abc import Sequence
from pathlib import Path

import pygame

from tools.art.gallery import Picture

GROUND, PLATE, INK = (214, 170, 128), (44, 38, 34), (240, 232, 214)
SMALL, GAP, LINE = 64, 8, 16


def draw_sheet(path: Path, pictures: Sequence[Picture], px: int, across: int) -> None:
    """Each picture large, and beside its name the middle of it at 64 pixels, as a small card shows it."""
    pygame.font.init()
    with (importlib.resources.files("font_source_sans_pro") / "files" / "SourceSansPro-Semibold.ttf").open(
        "rb"
    ) as face:
        font = pygame.font.Font(io.BytesIO(face.read()), 13)
    wide = max(px * picture.size[0] // picture.size[1] for picture in pictures)
    cell = (wide + GAP, px + SMALL + 2 * GAP)
    rows = -(-len(pictures) // across)
    sheet = pygame.Surface((across * cell[0] + GAP, rows * cell[1] + GAP))
    sheet.fill(PLATE)
    for number, picture in enumerate(pictures):
        x, y = GAP + number % across * cell[0], GAP + number // across * cell[1]
        data = picture.svg().encode()
        for corner, side in (((x, y), px), ((x, y + px + 2), SMALL)):
            size = (side * picture.size[0] // picture.size[1], side)
            drawn = pygame.image.load_sized_svg(io.BytesIO(data), size)
            shown = min(size[0], side if side == SMALL else size[0])
            ground = pygame.Surface((shown, side))
            ground.fill(GROUND)
            ground.blit(drawn, ((shown - size[0]) // 2, 0))
            sheet.blit(ground, corner)
        kind, _, name = picture.name.partition("_")
        for line, words in enumerate((kind, name, f"{len(data) / 1000:.1f} kB")):
            sheet.blit(font.render(words, True, INK), (x + SMALL + 6, y + px + 6 + line * LINE))
    pygame.image.save(sheet, path)
