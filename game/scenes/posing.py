"""Makes screens hold still for a picture: all motion ends, and a thing can be held above another."""

from game.input.gestures import Move, Press
from game.scenes.screen import Screen
from game.scenes.stage import Stage
from game.scenes.table.screen import TableScreen
from game.view.canvas import HitArea

FRAME = 16
SETTLED = 40
"""The number of frames after which every screen is at rest."""


class UnknownHandle(LookupError):
    """Raised if there is no such thing on the screen; `known` lists those there are."""

    def __init__(self, handle: str, known: list[str]) -> None:
        self.handle, self.known = handle, known
        super().__init__(handle)


def come_to_rest(stage: Stage) -> None:
    """End all motion and background drawing. The waiting of an open table, which would go on by
    itself, starts again; bots do not think.
    """
    if isinstance(stage.top, TableScreen):
        stage.top.open_table.reset()
    for _ in range(SETTLED):
        stage.tick(stage.now + FRAME)
        stage.paint()
        if not isinstance(stage.top, TableScreen):
            stage.work(FRAME / 1000)


def lift(stage: Stage, handle: str, over: str | None = None) -> None:
    """Pick up a thing as a person does, and hold it above another. Raises `UnknownHandle`."""
    start = point_on(stage.top, handle)
    stage.feed(Move(start))
    stage.feed(Press(start, 1))
    stage.feed(Move((start[0] + 12, start[1] - 12)))
    stage.paint()
    if over is not None:
        stage.feed(Move(point_on(stage.top, over)))
    come_to_rest(stage)


def found_on(screen: Screen, handle: str) -> HitArea:
    """The thing of this handle. Raises `UnknownHandle`."""
    hit_area = screen.find(handle)
    if hit_area is None:
        raise UnknownHandle(handle, sorted({one.handle for one in screen.hit_areas()}))
    return hit_area


def point_on(screen: Screen, handle: str) -> tuple[int, int]:
    """A point where the thing can be hit: its middle, or a place that nothing else covers."""
    rect = found_on(screen, handle).rect
    places = [rect.center] + [
        (rect.x + rect.w * column // 12, rect.y + rect.h * row // 12)
        for row in range(1, 12)
        for column in range(1, 12)
    ]
    for place in places:
        top = screen.hit_area_at(place)
        if top is not None and top.handle == handle:
            return place
    return rect.center
