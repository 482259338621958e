"""A table without animation, with the marks of a diagram."""

from math import hypot

from pygame import Rect

from game.diagrams.diagram import Diagram
from game.presenters.registry import PRESENTERS
from game.scenes.posing import found_on
from game.scenes.screen import ScreenHost
from game.scenes.table.screen import TableScreen
from game.session.hot_seat import HotSeat
from game.session.keeping import Unkept
from game.view.arrows import draw_arrow
from game.view.camera import Point
from game.view.canvas import Canvas, HitArea
from game.view.theme import BRASS, INK

SEED = 1
MARK, LINE = 34, 9
"""In design pixels: the size of a letter's disc, the width of an arrow."""
FROM_MIDDLE = {"hex": 0.3}
BESIDE = 0.6
"""Where an arrow begins and ends, in parts of a thing from its middle: on a hexagon, beside its contents."""
SOMEBODY = "recruit"
"""Who sits at the other seats; they are never asked."""


class DiagramTable(TableScreen):
    """A table without animation that shows the position of a diagram."""

    name = "diagram"

    def __init__(self, host: ScreenHost, diagram: Diagram) -> None:
        position = diagram.position
        bots = tuple("" if seat == position.seat else SOMEBODY for seat in range(position.seats))
        table = HotSeat(Unkept(position.match(SEED, bots)), curtain=False)
        super().__init__(host, table, PRESENTERS[diagram.game](position.opened, position.scenario))
        self.diagram = diagram
        self.add_layer("pointing", self._compose_pointing, under="moving")

    def hold_still(self) -> None:
        """Skip everything that led to this position: no film, no summary."""
        if self.projection.is_running:
            self.projection.stop()
        self.viewing.recap = []
        self.invalidate()

    def framed(self) -> list[HitArea]:
        """What the picture must hold. Raises `UnknownHandle` if something is not on the table."""
        show = self.diagram.show
        ends = (end for arrow in show.arrows for end in (arrow.start, arrow.end))
        return [found_on(self, handle) for handle in dict.fromkeys((*show.frame, *show.marks, *ends))]

    def _compose_pointing(self, canvas: Canvas) -> None:
        kit, show = canvas.kit, self.diagram.show
        for arrow in show.arrows:
            start, end = self.find(arrow.start), self.find(arrow.end)
            if start is not None and end is not None:
                draw_arrow(canvas, *_between(start, end), kit.metrics.unit * LINE, BRASS, INK)
        side = kit.px(MARK)
        for handle, sign in show.marks.items():
            thing = self.find(handle)
            if thing is None:
                continue
            box = Rect(0, 0, side, side)
            # On a hexagon where nothing else is printed, on anything else at its corner.
            rect = thing.rect
            box.center = (rect.centerx, rect.bottom - side) if thing.shape == "hex" else rect.topleft
            canvas.blit(kit.shapes.disc(side, BRASS, INK, kit.px(3)), box.topleft)
            canvas.text(sign, "num_m", INK, box, align="center")


def _between(start: HitArea, end: HitArea) -> tuple[Point, Point]:
    """The ends of an arrow from one thing to another, far enough from their middles to keep both visible."""
    (x0, y0), (x1, y1) = start.rect.center, end.rect.center
    long = max(1.0, hypot(x1 - x0, y1 - y0))
    along = (x1 - x0) / long, (y1 - y0) / long
    first, last = (min(one.rect.size) * FROM_MIDDLE.get(one.shape, BESIDE) for one in (start, end))
    return (x0 + along[0] * first, y0 + along[1] * first), (x1 - along[0] * last, y1 - along[1] * last)
