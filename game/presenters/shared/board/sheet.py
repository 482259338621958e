"""What drawing a board needs: the world, its map, and the conversion from map points to picture points."""

from collections.abc import Callable, Hashable, Iterator
from functools import lru_cache
from pathlib import PurePosixPath
from typing import Generic, NamedTuple, TypeVar

import pygame
from pygame import Rect

from game.content.boards.art import BoardArt
from game.presenters.shared.board.small_things import ghost
from game.rules.core.board import SpaceId
from game.view.canvas import Canvas
from game.view.handles import Handle

GROUP = "board"
BROAD = 0.8660254
"""Half the width of a hexagon over its radius."""


AnyWorld = TypeVar("AnyWorld")


class BoardSheet(NamedTuple, Generic[AnyWorld]):
    """A board being drawn. At a table its things can be pointed at and show everything that is
    printed on them.
    """

    canvas: Canvas
    world: AnyWorld
    art: BoardArt
    scale: float
    origin: tuple[float, float]
    window: Rect
    """Everything drawn is clipped to this rectangle."""
    hidden: frozenset[Handle] = frozenset()
    taken: int = 0
    """How many of a pile among `hidden` are in hand; 0 if all of it is."""
    is_table: bool = True

    @property
    def radius(self) -> float:
        """The distance from the middle of a tile to its corner, in pixels of the picture."""
        return self.art.grid.tile_height / 2 * self.scale

    def size(self, part: float) -> int:
        """Pixels of a length given in radii."""
        return max(1, round(part * self.radius))

    def at(self, space: SpaceId, right: float = 0.0, down: float = 0.0) -> tuple[int, int]:
        """The point this many radii from the middle of a tile."""
        x, y = self.art.centres[space]
        return (
            round(x * self.scale + self.origin[0] + right * self.radius),
            round(y * self.scale + self.origin[1] + down * self.radius),
        )

    def spot(self, name: str, right: float = 0.0, down: float = 0.0) -> tuple[int, int]:
        """The point this many radii from an object of the map."""
        x, y = self.art.points[name]
        return (
            round(x * self.scale + self.origin[0] + right * self.radius),
            round(y * self.scale + self.origin[1] + down * self.radius),
        )

    def tile_box(self, space: SpaceId) -> Rect:
        """The box around a tile. All boxes are equally large, so that tiles share their pictures."""
        wide, high = round(2 * BROAD * self.radius) + 1, round(2 * self.radius) + 1
        x, y = self.at(space)
        return Rect(x - wide // 2, y - high // 2, wide, high)

    def seen(self) -> Iterator[SpaceId]:
        """The tiles that are at least partly visible, from the top down."""
        for space in self.art.centres:
            box = self.tile_box(space)
            if box.inflate(box.w // 5, box.h // 5).colliderect(self.window):
                yield space

    def printed(self, key: Hashable, draw: "Callable[[BoardSheet[AnyWorld]], None]") -> None:
        """Draw by `draw`, run once as long as the board stays in place and the key is equal.

        The key must hold everything of the world that decides what is drawn.
        """
        place = (self.scale, self.origin, tuple(self.window), self.is_table)
        self.canvas.printed((key, place), lambda canvas: draw(self._replace(canvas=canvas)))

    def put(
        self, handle: Handle, surface: pygame.Surface, centre: tuple[int, int], size: int, shape: str
    ) -> None:
        """Put a thing that can be pointed at; if it is held or moving, a ghost is drawn at its place
        instead.
        """
        face = Rect(centre[0] - size // 2, centre[1] - size // 2, size, size)
        if not self.leaves_ghost(handle, face, shape):
            self.centred(surface, centre)
        self.touchable(handle, face, shape)

    def leaves_ghost(self, handle: Handle, face: Rect, shape: str) -> bool:
        """Draw the ghost of a thing that is not at its place; False, with nothing drawn, if it is there."""
        if handle not in self.hidden:
            return False
        self.canvas.blit(ghost(self.canvas.kit, shape, face.w), face.topleft)
        return True

    def touchable(self, handle: Handle, face: Rect, shape: str) -> None:
        if self.is_table:
            radius = face.w / 7 / self.canvas.kit.metrics.unit
            self.canvas.hit_area(handle, face, GROUP, shape=shape, radius=radius, is_piece=True)

    def centred(self, surface: pygame.Surface, centre: tuple[int, int]) -> None:
        wide, high = surface.get_size()
        self.canvas.blit(surface, (centre[0] - wide // 2, centre[1] - high // 2))


@lru_cache(maxsize=256)
def picture_name(image: str) -> str:
    """The name of a picture from its file in a map."""
    return PurePosixPath(image).stem
