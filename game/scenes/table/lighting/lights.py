"""What is lit on the table: legal targets, legal targets with a loss, things that can be held, and those that
cannot.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.scenes.table.goal_line import GOAL, places_at
from game.scenes.table.lighting.marks import (
    LEGAL,
    LEGAL_HERE,
    LOST,
    LOST_HERE,
    POINTED,
    READY,
    SELECTED,
    USABLE,
    Look,
    is_ground,
    mark,
)
from game.view.canvas import Canvas, HitArea
from game.view.handles import Handle, kind_of
from game.view.theme import LAMP, WARN

if TYPE_CHECKING:
    from game.scenes.table.screen import TableScreen

Things = Mapping[Handle, HitArea]
HAND = "hand"
"""The group of the things in a hand."""
RAISED = 14
"""How far a chosen card is raised out of the hand, in design pixels."""
GLOW = 24
TINT = 150
"""How strongly a target with a loss is tinted."""


def compose_lights(screen: "TableScreen", canvas: Canvas, things: Things, over: Handle | None) -> None:
    """Draw rings and tints on the things themselves, and on the places of the goal while it is pointed at."""
    if over is not None and over in GOAL and screen.view is not None:
        goal = screen.presenter.goal(screen.kit, screen.view_context())
        for handle in filter(things.__contains__, places_at(goal, over)):
            mark(canvas, things[handle], SELECTED)
    _light_sources(screen, canvas, things, over)
    held_piece, quiet = screen.held_piece, screen.presenter.quiet_kinds
    for handle in held_piece.targets:
        if handle not in things or handle in screen.open_table.interjections:
            continue
        if held_piece.source is None and kind_of(handle) in quiet:
            continue
        look = _look(screen, handle, is_here=handle == over)
        thing = things[handle]
        if look in (LOST, LOST_HERE) and not is_ground(canvas.kit, thing):
            canvas.rounded(thing.rect, thing.radius, (*WARN, TINT))
        mark(canvas, thing, look)
    if held_piece.source is None:
        for handle in (screen.coaching.lit | screen.rules_here.lit) & things.keys():
            mark(canvas, things[handle], SELECTED)


def loss_at(screen: "TableScreen", target: Handle | None) -> str:
    """What the legal drop of the held piece there would lose; empty if nothing."""
    meanings = screen.held_piece.meanings(target)
    if screen.view is None or screen.held_piece.source is None or len(meanings) != 1:
        return ""
    return screen.presenter.loss_words(screen.kit, screen.view, screen.seat, meanings[0])


def is_lifted(screen: "TableScreen", handle: Handle | None) -> bool:
    """Whether a thing in the hand was chosen by a click: it is then drawn a little raised."""
    if handle is None or screen.held_piece.drag.is_dragging:
        return False
    thing = screen.find(handle)
    return thing is not None and thing.group == HAND


def _look(screen: "TableScreen", handle: Handle, *, is_here: bool) -> Look:
    if loss_at(screen, handle):
        return LOST_HERE if is_here else LOST
    return LEGAL_HERE if is_here else LEGAL


def _light_sources(screen: "TableScreen", canvas: Canvas, things: Things, over: Handle | None) -> None:
    source, sources = screen.held_piece.source, screen.offers.sources
    if source is None:
        # Such as a new card that must be put somewhere: nothing else can be done.
        is_all_there_is = len(sources) == 1 and not screen.offers.buttons and not screen.offers.direct
        for handle in sources:
            thing = things.get(handle)
            if thing is None:
                continue
            if screen.hints and not screen.coaching.is_open:
                mark(canvas, thing, SELECTED)
            elif thing.shape == "disc":
                mark(canvas, thing, READY)
            elif is_all_there_is or not screen.presenter.lit_kinds.isdisjoint((handle, kind_of(handle))):
                mark(canvas, thing, USABLE)
        pointed = None if over is None else things.get(over)
        if pointed is not None and (over in sources or over in screen.offers.direct):
            mark(canvas, pointed, POINTED)
        return
    thing = things.get(source)
    if thing is None or screen.held_piece.drag.is_dragging:
        return
    if not (is_lifted(screen, source) and _lift(screen, canvas, source, thing)):
        mark(canvas, thing, SELECTED)


def _lift(screen: "TableScreen", canvas: Canvas, source: Handle, thing: HitArea) -> bool:
    """Draw a chosen card a little raised out of the hand, in a warm glow; False if it has no such picture."""
    kit = canvas.kit
    surface = screen.presenter.lifted(kit, screen.view_context(), source)
    if surface is None:
        return False
    raised, spread = thing.rect.move(0, -kit.px(RAISED)), kit.px(GLOW)
    halo = kit.shapes.halo(raised.size, thing.radius, spread, LAMP)
    canvas.blit(halo, (raised.x - spread, raised.y - spread))
    canvas.blit_in(surface, raised)
    return True
