"""What the bar under the board says: what to do now, and when play goes on by itself."""

from typing import TYPE_CHECKING

from pygame import Rect

from game.i18n import captions
from game.scenes.table.bars import COUNTDOWN
from game.view.canvas import Canvas
from game.view.handles import Handle
from game.view.theme import BRASS, DESK_500

if TYPE_CHECKING:
    from game.scenes.table.screen import TableScreen


def prompt_words(screen: "TableScreen", over: Handle | None) -> str:
    """What to do now; with a piece held, what putting it down at this place would do."""
    assert screen.view is not None
    if screen.projection.is_running or screen.open_table.waiting.is_for_nobody:
        return screen.say("film-watching")
    if screen.handing_over.is_asked:
        return screen.handing_over.words()
    source = screen.held_piece.source
    if source is None and screen.hot_seat.asked_ahead is not None:
        return captions.prompt_ahead(screen.kit.texts, screen.presenter.game, screen.view)
    if source is None:
        return captions.prompt(screen.kit.texts, screen.presenter.game, screen.view, screen.seat)
    return _putting_down(screen, source, over)


def _putting_down(screen: "TableScreen", source: Handle, over: Handle | None) -> str:
    kit, held_piece = screen.kit, screen.held_piece
    thing = screen.presenter.describe(kit, screen.view_context(), source).partition("\n")[0]
    meanings, amounts = held_piece.meanings(over), held_piece.amounts
    if len(meanings) == 1:
        names = screen.viewing.names
        what = captions.label(kit.texts, screen.presenter.game, meanings[0], short=True, name_overrides=names)
        goes = screen.presenter.amount_of(meanings[0])
        if goes:
            return kit.say("table-drop_amount", what=what, amount=goes, most=amounts[-1])
        return kit.say("table-drop_one", thing=thing, what=what)
    if meanings:
        return kit.say("table-drop_many", thing=thing, count=len(meanings))
    if len(amounts) > 1:
        return kit.say("table-holding_amount", amount=held_piece.amount, most=amounts[-1])
    return kit.say("table-holding", thing=thing)


def countdown(screen: "TableScreen") -> str | None:
    """When play goes on by itself, in words; None if it waits for a person."""
    left = screen.handing_over.left
    left = screen.open_table.waiting.left if left is None else left
    if left is None or screen.projection.is_running:
        return None
    if screen.hovered == COUNTDOWN:
        return screen.say("countdown-stopped")
    return screen.say("countdown-left", seconds=-(-left // 1000))


def compose_waiting(screen: "TableScreen", canvas: Canvas) -> None:
    """Draw the time until an open table goes on by itself: a line that fills under the prompt."""
    kit, share = canvas.kit, screen.open_table.waiting.bar
    if screen.view is None or share is None:
        return
    rect = screen.presenter.regions(kit.metrics)["prompt"]
    track = Rect(rect.x + kit.px(12), rect.bottom - kit.px(5), rect.w - kit.px(24), kit.px(4))
    canvas.fill(track, DESK_500)
    canvas.fill(Rect(track.x, track.y, round(track.w * share), track.h), BRASS)
