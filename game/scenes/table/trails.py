"""Things that leave a trail: dragged over the board they are laid down on each place they pass."""

from typing import TYPE_CHECKING

from game.scenes.table import commands
from game.view.handles import Handle

if TYPE_CHECKING:
    from game.scenes.table.screen import TableScreen


def pass_over(screen: "TableScreen") -> None:
    """The hand has come over another thing: a trail grows, or its last mark is taken back."""
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
    """What is dragged and is where its trail ends in the world as it is now: it stays in hand."""
    source = screen.held_piece.drag.source
    if source is None or not rests(screen, source, screen.held_piece.drag.over):
        return None
    return source


def ends_at(screen: "TableScreen", source: Handle, target: Handle) -> bool:
    """Whether a trail ends there, or would by taking its last mark back: nothing is refused."""
    return screen.view is not None and screen.presenter.trail(screen.view, source, target) in ("rest", "back")


def rests(screen: "TableScreen", source: Handle, target: Handle | None) -> bool:
    """Whether a thing is let go where its trail ends, which means nothing more."""
    if screen.view is None or target is None:
        return False
    return screen.presenter.trail(screen.view, source, target) == "rest"
