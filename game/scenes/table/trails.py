"""Trails: a thing dragged over the board lays a mark on each place it passes."""

from typing import TYPE_CHECKING

from game.scenes.table import commands
from game.view.handles import Handle

if TYPE_CHECKING:
    from game.scenes.table.screen import TableScreen


def pass_over(screen: "TableScreen") -> None:
    """Called when the pointer reaches another thing: add a mark to the trail, or take its last one back."""
    source, over = screen.held_piece.drag.source, screen.held_piece.drag.over
    if source is None or over is None or screen.view is None:
        return
    meanings = screen.held_piece.meanings(over)
    match screen.presenter.trail(screen.view, source, over):
        case "lay" if len(meanings) == 1:
            screen.do(meanings[0])
        case "back" if screen.hot_seat.undo_barrier is None:
            commands.undo(screen)
        case _:
            pass


def trailing(screen: "TableScreen") -> Handle | None:
    """The dragged thing, if it is where its trail ends in the present state: it stays held. Else None."""
    source = screen.held_piece.drag.source
    if source is None or not rests(screen, source, screen.held_piece.drag.over):
        return None
    return source


def ends_at(screen: "TableScreen", source: Handle, target: Handle) -> bool:
    """Whether the trail ends at `target`, or would after taking its last mark back: then nothing is
    refused.
    """
    return screen.view is not None and screen.presenter.trail(screen.view, source, target) in ("rest", "back")


def rests(screen: "TableScreen", source: Handle, target: Handle | None) -> bool:
    """Whether a thing is dropped where its trail ends, which means nothing more."""
    if screen.view is None or target is None:
        return False
    return screen.presenter.trail(screen.view, source, target) == "rest"
