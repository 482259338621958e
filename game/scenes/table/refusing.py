"""A refusal tells its reason: a wrong drop beside the target, and a thing that may not move at its place,
shaking.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.i18n import captions
from game.presenters.shared.controls.rule_links import short_rule
from game.rules.core.values import Refusal
from game.scenes.table import menu
from game.scenes.table.lighting.marks import refusal_box
from game.view.canvas import Canvas, HitArea
from game.view.handles import Handle

if TYPE_CHECKING:
    from game.scenes.table.screen import TableScreen


class Refused(NamedTuple):
    """A gesture that was refused: the box stays at its place until the next action."""

    refusal: Refusal
    at: Handle


class Clickable(NamedTuple):
    """A thing that was dragged but only takes clicks: the box stays at its place until the next action."""

    at: Handle


def ask(screen: "TableScreen", source: Handle | None, target: Handle | None) -> Refusal | None:
    """Why this cannot be put there, or without a target cannot be held; None if no rule forbids it."""
    if screen.view is None:
        return None
    question, piece = screen.hot_seat.asked_ahead, source or target
    is_offered = target in screen.offers.direct if source is None else source in screen.offers.sources
    if question is not None and piece is not None and not is_offered:
        is_ones_own = screen.presenter.belongs_in_hand(screen.view, screen.seat, piece)
        return question.refused_ahead() if is_ones_own else None
    return screen.presenter.refusal(screen.view, screen.seat, source, target)


def pull(screen: "TableScreen", hit_areas: Sequence[HitArea]) -> bool:
    """Try to take the top thing although it may not move; returns whether a reason was shown.

    Things of the board itself are not held back: dragging them moves the board.
    """
    if not hit_areas or screen.view is None:
        return False
    handle, is_on_board = hit_areas[0].handle, hit_areas[0].group == "board"
    is_ones_own = screen.presenter.belongs_in_hand(screen.view, screen.seat, handle)
    # What lies on a clickable place need not be clickable itself.
    is_clicked = handle in screen.offers.direct
    refusal = screen.held_piece.why_not(handle, None) if is_ones_own and not is_clicked else None
    if refusal is not None:
        screen.refuse(refusal, handle)
    elif any(one.handle in screen.offers.direct for one in hit_areas) and (is_ones_own or not is_on_board):
        screen.say_no(Clickable(handle))
    else:
        return False
    shake(screen, handle)
    return True


def shake(screen: "TableScreen", handle: Handle) -> None:
    """Lift the thing a little and shake it at its place; nothing if it has no picture as a held piece."""
    lifted = screen.presenter.lifted(screen.kit, screen.view_context(), handle)
    if lifted is not None:
        screen.motion.shake(screen, handle)


def compose_refused(canvas: Canvas, screen: "TableScreen", hit_areas: Mapping[Handle, HitArea]) -> None:
    """Draw the box of the last refusal; a click on it opens the rulebook at the rule."""
    refused, say = screen.refused, canvas.kit.say
    if refused is None:
        return
    place = hit_areas.get(refused.at)
    near = place.rect if place is not None else screen.presenter.regions(canvas.kit.metrics)["prompt"]
    if isinstance(refused, Clickable):
        refusal_box(canvas, near, "", say("table-click_it"), "")
        return
    rule = refused.refusal.rule
    words = captions.explain(canvas.kit.texts, screen.presenter.game, refused.refusal, screen.viewing.names)
    box = refusal_box(canvas, near, "", words, say("table-see_rule", rule=short_rule(rule)))
    canvas.hit_area("refused", box, "refused", act=menu.to_rule(screen, rule))
