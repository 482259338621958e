"""The camera: which part of the board is seen, how large, and how points go to and fro.

Zoom has steps, so that each size of the board is drawn once and kept. World points are pixels of the board
at its own size, screen points are pixels of the window. A board may begin elsewhere than at (0, 0): things
may lie beside the grid of its map, and empty hexagons at its rim need not be shown.
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
    """A look at the board. `Camera.fitted` makes the first one; each change gives another camera."""

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
        """The whole board, as large as it goes with `margin` free pixels around it."""
        middle = (origin[0] + world[0] / 2, origin[1] + world[1] / 2)
        return _looking(Viewport(*viewport), world, margin, 0, middle, origin)

    @property
    def zoom(self) -> float:
        """How many times larger than fitted."""
        return ZOOM_FACTOR**self.step

    @property
    def board(self) -> Viewport:
        """Where the whole board lies on the screen, seen and unseen."""
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
        """Another size with the same middle; a step out of range becomes the nearest one."""
        return _looking(self.viewport, self.world, self.margin, step, self.centre, self.origin)

    def zoomed(self, steps: int, at_point: Point) -> "Camera":
        """So many steps nearer; the place under the pointer stays there unless the edge forbids it."""
        nearer = self.at_zoom_step(self.step + steps)
        (x, y), (place_x, place_y) = self.viewport.middle, self.to_world(at_point)
        centre = (
            place_x - (at_point[0] - x) / nearer.scale,
            place_y - (at_point[1] - y) / nearer.scale,
        )
        return _looking(self.viewport, self.world, self.margin, nearer.step, centre, self.origin)

    def panned(self, dx: float, dy: float) -> "Camera":
        """The board pushed by screen pixels, no further than its edge."""
        centre = (self.centre[0] - dx / self.scale, self.centre[1] - dy / self.scale)
        return _looking(self.viewport, self.world, self.margin, self.step, centre, self.origin)

    def resized(self, viewport: Iterable[float]) -> "Camera":
        """The same look through another opening: same step, same middle where the edges allow it."""
        return _looking(Viewport(*viewport), self.world, self.margin, self.step, self.centre, self.origin)


def _looking(
    viewport: Viewport, world: Point, margin: float, step: int, centre: Point, origin: Point
) -> Camera:
    """The one way to a camera: step and centre are brought into range here."""
    assert world[0] > 0, "a board has a size"
    assert world[1] > 0, "a board has a size"
    step = min(max(step, 0), MOST_STEPS)
    # A window that is being dragged small may leave less than the margins: then a pixel is left.
    width, height = max(viewport.w - 2 * margin, 1.0), max(viewport.h - 2 * margin, 1.0)
    scale = min(width / world[0], height / world[1]) * ZOOM_FACTOR**step
    kept = (
        origin[0] + _clamped(centre[0] - origin[0], world[0], width / scale),
        origin[1] + _clamped(centre[1] - origin[1], world[1], height / scale),
    )
    return Camera(viewport, world, margin, step, scale, kept, origin)


def _clamped(centre: float, length: float, seen: float) -> float:
    """Nearest middle of a stretch of `seen` inside `length`; all of it in the middle if it is shorter."""
    if seen >= length:
        return length / 2
    return min(max(centre, seen / 2), length - seen / 2)
