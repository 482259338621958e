"""A route can be marked by dragging the own knight over the hexes."""

from game.presenters.contract.presenter import Trail
from game.presenters.wasteland_riders.controls import handles
from game.rules.core import engine
from game.rules.core.state import State
from game.rules.wasteland_riders.movement.planning import MarkingRoute
from game.rules.wasteland_riders.world.state import World
from game.view.handles import Handle


def trail(view: State[World], source: Handle, target: Handle) -> Trail:
    """What dragging onto a hex does to the route: `lay`, `back` or `rest`; empty if nothing.

    A vehicle marks every hex that it passes over. On foot there is only one step, which is a drop.
    """
    move, decision = view.world.move, engine.pending(view)
    if move is None or move.mode != "vehicle" or not isinstance(decision, MarkingRoute):
        return ""
    if source != handles.KNIGHT(move.seat) or target == source:
        return ""
    way = [handles.HEX(one) for one in (move.start, *move.route)]
    target = _ground(view.world, target)
    if target == way[-1]:
        return "rest"
    if len(way) > 1 and target == way[-2]:
        return "back"
    return "" if target in way else "lay"


def _ground(world: World, target: Handle) -> Handle:
    """The hex on which a thing stands, so that pieces do not block the drag; otherwise the target itself."""
    standing = {
        **{handles.KNIGHT(knight.seat): knight.hex for knight in world.knights},
        **{handles.VILLAIN(enemy.id): enemy.hex for enemy in world.mission.enemies},
        **{handles.CELL(cell.id): cell.hex for cell in world.mission.cells},
    }
    return handles.HEX(standing[target]) if target in standing else target
