"""Looking around at the table: the wheel, the keys that bring the board nearer, and moving it along."""

from typing import TYPE_CHECKING

from game.input.gestures import Wheel
from game.scenes.table.log.search import LogScreen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.scenes.table.screen import TableScreen
    from game.view.canvas import HitArea


def enlarge(screen: "TableScreen", hit_areas: "Sequence[HitArea]") -> None:
    """Right click: a thing large and back; with something in hand it is laid back."""
    if screen.held_piece.source is not None:
        screen.cancel()
        return
    piece = next((hit_area.handle for hit_area in hit_areas if hit_area.is_piece), None)
    screen.enlarged = piece if piece != screen.enlarged else None
    screen.invalidate("tip")


def wheel(screen: "TableScreen", turned: Wheel) -> None:
    """With a pile in hand more or fewer of it; otherwise the log scrolls, or the board is zoomed."""
    if screen.held_piece.amounts:
        screen.want(screen.held_piece.amount + (1 if turned.steps > 0 else -1))
        return
    changed = screen.tabletop.wheel(screen.kit.metrics, turned)
    if changed == "board":
        _looked_elsewhere(screen)
    elif changed:
        screen.invalidate(changed)


def zoom(screen: "TableScreen", steps: int) -> None:
    """By keys: more or fewer of the pile in hand, or with an empty hand the board nearer or farther."""
    if screen.held_piece.amounts:
        screen.want(screen.held_piece.amount + steps)
    elif screen.tabletop.zoom(screen.kit.metrics, steps):
        _looked_elsewhere(screen)


def pan(screen: "TableScreen", dx: float, dy: float) -> None:
    if screen.tabletop.pan(screen.kit.metrics, dx, dy):
        _looked_elsewhere(screen)


def fit(screen: "TableScreen") -> None:
    """The whole board."""
    screen.tabletop.fit()
    screen.motion.finish()
    screen.invalidate()


def search_log(screen: "TableScreen") -> None:
    """All of the log, as whoever is at the screen may know it."""
    if screen.view is not None:
        names = screen.view_context().names
        screen.host.push(LogScreen(screen.host, screen.presenter, screen.view, screen.told(), names))


def _looked_elsewhere(screen: "TableScreen") -> None:
    """The board is seen from elsewhere: what was on its way there is taken to be there."""
    screen.motion.finish()
    screen.invalidate("board", "zones", "last_moves", "marks", "said", "recap")
