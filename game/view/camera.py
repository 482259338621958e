"""The camera: which part of the board is seen and how large; converts points in both directions.

Zoom has steps, so that each size of the board is drawn once and kept. World points are pixels of the board at
its own size, screen points are pixels of the window. A board may begin elsewhere than at (0, 0): things may
lie beside the grid of its map, and empty hexagons at its edge need not be shown.
"""

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

Point = tuple[float, float]

ZOOM_FACTOR = 1.15
"""How much larger each step is than the one before."""
MOST_STEPS = 8
"""The largest step, about three times the size that fits."""


class Viewport(NamedTuple):
    """The part of the window that shows the board."""

    x: float
    y: float
    w: float
    h: float

    @property
    def middle(self) -> Point:
        return (self.x + self.w / 2, self.y + self.h / 2)


class Camera(msgspec.Struct, frozen=True):
    """A look at the board; immutable. `Camera.fitted` makes the first one; each change returns
    another camera.
    """

    viewport: Viewport
    world: Point
    margin: float
    step: int
    scale: float
    centre: Point
    origin: Point = (0.0, 0.0)
    """The upper left corner of the board."""

    @classmethod
    def fitted(
        cls, viewport: Iterable[float], world: Point, margin: float = 0.0, origin: Point = (0.0, 0.0)
    ) -> "Camera":
        """A camera on the whole board, as large as fits with `margin` free pixels around it."""
        middle = (origin[0] + world[0] / 2, origin[1] + world[1] / 2)
        return _looking(Viewport(*viewport), world, margin, 0, middle, origin)

    @property
    def zoom(self) -> float:
        """The factor against the fitted size."""
        return ZOOM_FACTOR**self.step

    @property
    def board(self) -> Viewport:
        """The rectangle of the whole board on the screen, including what is out of view."""
        left, top = self.to_screen(self.origin)
        return Viewport(left, top, self.world[0] * self.scale, self.world[1] * self.scale)

    def to_screen(self, world_point: Point) -> Point:
        x, y = self.viewport.middle
        return (
            x + (world_point[0] - self.centre[0]) * self.scale,
            y + (world_point[1] - self.centre[1]) * self.scale,
        )

    def to_world(self, screen_point: Point) -> Point:
        x, y = self.viewport.middle
        return (
            self.centre[0] + (screen_point[0] - x) / self.scale,
            self.centre[1] + (screen_point[1] - y) / self.scale,
        )

    def at_zoom_step(self, step: int) -> "Camera":
        """The same middle in another size; a step out of range becomes the nearest one."""
        return _looking(self.viewport, self.world, self.margin, step, self.centre, self.origin)

    def zoomed(self, steps: int, at_point: Point) -> "Camera":
        """Zoomed by this many steps; the point under the pointer stays there unless the edge of the
        board prevents it.
        """
        nearer = self.at_zoom_step(self.step + steps)
        (x, y), (place_x, place_y) = self.viewport.middle, self.to_world(at_point)
        centre = (
            place_x - (at_point[0] - x) / nearer.scale,
            place_y - (at_point[1] - y) / nearer.scale,
        )
        return _looking(self.viewport, self.world, self.margin, nearer.step, centre, self.origin)

    def panned(self, dx: float, dy: float) -> "Camera":
        """The board moved by screen pixels, no further than its edge."""
        centre = (self.centre[0] - dx / self.scale, self.centre[1] - dy / self.scale)
        return _looking(self.viewport, self.world, self.margin, self.step, centre, self.origin)

    def resized(self, viewport: Iterable[float]) -> "Camera":
        """The same look in another viewport: same step, and same middle where the edges allow it."""
        return _looking(Viewport(*viewport), self.world, self.margin, self.step, self.centre, self.origin)


def _looking(
    viewport: Viewport, world: Point, margin: float, step: int, centre: Point, origin: Point
) -> Camera:
    """Makes every camera: step and centre are clamped here."""
    assert world[0] > 0, "a board has a size"
    assert world[1] > 0, "a board has a size"
    step = min(max(step, 0), MOST_STEPS)
    # A window being resized may leave less than the margins: then one pixel is left.
    width, height = max(viewport.w - 2 * margin, 1.0), max(viewport.h - 2 * margin, 1.0)
    scale = min(width / world[0], height / world[1]) * ZOOM_FACTOR**step
    kept = (
        origin[0] + _clamped(centre[0] - origin[0], world[0], width / scale),
        origin[1] + _clamped(centre[1] - origin[1], world[1], height / scale),
    )
    return Camera(viewport, world, margin, step, scale, kept, origin)


def _clamped(centre: float, length: float, seen: float) -> float:
    """The nearest middle of a stretch of `seen` inside `length`; the middle of `length` if it is shorter."""
    if seen >= length:
        return length / 2
    return min(max(centre, seen / 2), length - seen / 2)
