"""Where a board lies in the pixels of its map. Pointy-top hexes, odd rows moved right by half a tile."""

from math import floor

import msgspec

from game.rules.core.board import Board, SpaceId

Point = tuple[float, float]


class HexGrid(msgspec.Struct, frozen=True):
    """The grid of a Tiled map: its size in hexes, then tile size and upright side in even pixels."""

    cols: int
    rows: int
    tile_width: int
    tile_height: int
    side: int

    @property
    def row_step(self) -> int:
        return (self.tile_height + self.side) // 2

    def topleft(self, col: int, row: int) -> tuple[int, int]:
        """The upper left corner of the box around a hex."""
        return col * self.tile_width + self._shift(row), row * self.row_step

    def centre(self, col: int, row: int) -> Point:
        left, top = self.topleft(col, row)
        return left + self.tile_width / 2, top + self.tile_height / 2

    def map_size(self) -> tuple[int, int]:
        """Width and height of the whole map."""
        width = self.cols * self.tile_width + (self.tile_width // 2 if self.rows > 1 else 0)
        return width, self.rows * self.row_step + (self.tile_height - self.side) // 2

    def cell_at(self, x: float, y: float) -> tuple[int, int]:
        """Column and row of the hex that holds a point; it may lie outside the map."""
        row = floor(y / self.row_step)
        shift = self._shift(row)
        col = floor((x - shift) / self.tile_width)
        in_x, in_y = x - shift - col * self.tile_width, y - row * self.row_step
        cap = (self.tile_height - self.side) / 2
        slope = in_x * cap / (self.tile_width / 2)
        if in_y < cap - slope:
            return (col if shift else col - 1), row - 1
        if in_y < slope - cap:
            return (col + 1 if shift else col), row - 1
        return col, row

    def has(self, col: int, row: int) -> bool:
        return 0 <= col < self.cols and 0 <= row < self.rows

    def _shift(self, row: int) -> int:
        return self.tile_width // 2 if row % 2 else 0


class BoardArt(msgspec.Struct, frozen=True):
    """What a painter needs of a map; images are named from the folder the map was loaded from."""

    grid: HexGrid
    size: tuple[int, int]
    toplefts: dict[SpaceId, tuple[int, int]]
    centres: dict[SpaceId, Point]
    images: dict[SpaceId, str]
    points: dict[str, Point]


class LoadedMap(msgspec.Struct, frozen=True):
    """A map: the board the rules use, and where it lies in pixels."""

    board: Board
    art: BoardArt
