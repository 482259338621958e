"""Looking around at the table: the wheel, the zoom keys, and moving the board."""

from typing import TYPE_CHECKING

from game.input.gestures import Wheel
from game.scenes.table.log.search import LogScreen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.scenes.table.screen import TableScreen
    from game.view.canvas import HitArea


def enlarge(screen: "TableScreen", hit_areas: "Sequence[HitArea]") -> None:
    """Right click: enlarge a thing or put it back to its size; with something held, put that back instead."""
    if screen.held_piece.source is not None:
        screen.cancel()
        return
    piece = next((hit_area.handle for hit_area in hit_areas if hit_area.is_piece), None)
    screen.enlarged = piece if piece != screen.enlarged else None
    screen.invalidate("tip")


def wheel(screen: "TableScreen", turned: Wheel) -> None:
    """With a pile held, take more or fewer of it; otherwise scroll the log, or zoom the board."""
    if screen.held_piece.amounts:
        screen.want(screen.held_piece.amount + (1 if turned.steps > 0 else -1))
        return
    changed = screen.tabletop.wheel(screen.kit.metrics, turned)
    if changed == "board":
        _looked_elsewhere(screen)
    elif changed:
        screen.invalidate(changed)


def zoom(screen: "TableScreen", steps: int) -> None:
    """By keys: more or fewer of the held pile; with nothing held, zoom the board."""
    if screen.held_piece.amounts:
        screen.want(screen.held_piece.amount + steps)
    elif screen.tabletop.zoom(screen.kit.metrics, steps):
        _looked_elsewhere(screen)


def pan(screen: "TableScreen", dx: float, dy: float) -> None:
    if screen.tabletop.pan(screen.kit.metrics, dx, dy):
        _looked_elsewhere(screen)


def fit(screen: "TableScreen") -> None:
    """Show the whole board."""
    screen.tabletop.fit()
    screen.motion.finish()
    screen.invalidate()


def search_log(screen: "TableScreen") -> None:
    """Open the whole log, as the person at the screen may know it."""
    if screen.view is not None:
        names = screen.view_context().names
        screen.host.push(LogScreen(screen.host, screen.presenter, screen.view, screen.told(), names))


def _looked_elsewhere(screen: "TableScreen") -> None:
    """The camera has changed: things still moving on the board are put at their ends."""
    screen.motion.finish()
    screen.invalidate("board", "zones", "last_moves", "marks", "said", "recap")
