"""Screens that hold still for a picture: everything comes to rest, a thing is held in hand above another."""

from game.input.gestures import Move, Press
from game.scenes.screen import Screen
from game.scenes.stage import Stage
from game.scenes.table.screen import TableScreen
from game.view.canvas import HitArea

FRAME = 16
SETTLED = 40
"""Frames after which every screen has come to rest."""


class UnknownHandle(LookupError):
    """There is no such thing on the screen; `known` lists those there are."""

    def __init__(self, handle: str, known: list[str]) -> None:
        self.handle, self.known = handle, known
        super().__init__(handle)


def come_to_rest(stage: Stage) -> None:
    """Whatever moves arrives, and what is drawn beside the picture is drawn. An open table, which would go on
    by itself, begins its waiting anew; nobody thinks."""
    if isinstance(stage.top, TableScreen):
        stage.top.open_table.reset()
    for _ in range(SETTLED):
        stage.tick(stage.now + FRAME)
        stage.paint()
        if not isinstance(stage.top, TableScreen):
            stage.work(FRAME / 1000)


def lift(stage: Stage, handle: str, over: str | None = None) -> None:
    """Take a thing in hand as a person does, and hold it above another. Raises `UnknownHandle`."""
    start = point_on(stage.top, handle)
    stage.feed(Move(start))
    stage.feed(Press(start, 1))
    stage.feed(Move((start[0] + 12, start[1] - 12)))
    stage.paint()
    if over is not None:
        stage.feed(Move(point_on(stage.top, over)))
    come_to_rest(stage)


def found_on(screen: Screen, handle: str) -> HitArea:
    """A thing that is there. Raises `UnknownHandle`."""
    hit_area = screen.find(handle)
    if hit_area is None:
        raise UnknownHandle(handle, sorted({one.handle for one in screen.hit_areas()}))
    return hit_area


def point_on(screen: Screen, handle: str) -> tuple[int, int]:
    """Where the thing can be touched: its middle, or a place that nothing else covers."""
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
