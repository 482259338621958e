"""The phases of a round, for the bar at the top: done, now, or next."""

from game.presenters.contract.presenter import PhaseLabel
from game.rules.core.state import State
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import Side, enemy
from game.view.kit import Kit


def phases(kit: Kit, view: State[World]) -> tuple[PhaseLabel, ...]:
    """Draw, initiative, two turns. Until the bids are revealed nobody knows whose turn comes first."""
    world = view.world
    labels = (kit.say("dp-table-step_draw"), kit.say("dp-table-step_initiative"), *_turn_labels(kit, world))
    now = _now(world)
    return tuple(
        PhaseLabel(label, "done" if number < now else "now" if number == now else "next")
        for number, label in enumerate(labels)
    )


def _now(world: World) -> int:
    """The number of the present step; one past the last when the game is over."""
    if world.outcome is not None:
        return 4
    if world.turn is None:
        return 1
    return 2 if world.turn == world.initiative else 3


def _turn_labels(kit: Kit, world: World) -> tuple[str, str]:
    if world.turn is None and world.outcome is None:
        return kit.say("dp-table-step_first"), kit.say("dp-table-step_second")
    first = world.initiative
    return _turn_label(kit, first), _turn_label(kit, enemy(first))


def _turn_label(kit: Kit, side: Side) -> str:
    return kit.say("dp-table-step_turn", **kit.texts.declined("side", f"dp-side-{side}"))
