"""Deploying a commander: where it may be put, and which action that starts."""

from game.rules.core.frames import Frame
from game.rules.core.values import Refusal
from game.rules.staff_orders.entering import enter_frames, why_not_enter
from game.rules.staff_orders.planning import planning_frames
from game.rules.staff_orders.reserves import reinforce_frames, scramble_frames
from game.rules.staff_orders.setting import ActionSpace
from game.rules.staff_orders.state import World
from game.rules.staff_orders.targeting import target_frames, why_not_base, why_not_bombard
from game.rules.staff_orders.terms import ActionSpaceId, Faction, SupportName

PAIRS: dict[SupportName, str] = {
    "reinforce": "SO-REINF-01",
    "planning": "SO-PLAN-01",
    "scramble": "SO-SCR-01",
}
"""A player uses one support space of each pair in a round."""


def why_not_deploy(world: World, faction: Faction, space: ActionSpaceId | None) -> Refusal | None:
    """Why no commander may be placed here; None if it may. A `space` of None is a place without an action
    space."""
    if space is None:
        return Refusal("SO-TURN-04")
    found = world.setting.spaces.get(space)
    if found is None:
        return Refusal("SO-TURN-04", {"space": space})
    if space in world.commanders:
        return Refusal("SO-ACT-02", {"space": space, "faction": world.commanders[space]})
    return why_not_conditions(world, faction, found)


def why_not_staged() -> Refusal:
    """A commander in the staging zone is never deployed from there."""
    return Refusal("SO-TURN-11")


def why_not_conditions(world: World, faction: Faction, space: ActionSpace) -> Refusal | None:
    match space.action:
        case "advance" | "flight":
            return why_not_enter(world, faction, space)
        case "barrage" | "paradrop":
            return why_not_base(world, faction, space)
        case "bombard":
            return why_not_bombard(world, faction, space)
        case "reinforce" | "planning" | "scramble":
            is_used = space.action in world.army(faction).used
            return Refusal(PAIRS[space.action], {"action": space.action}) if is_used else None


def action_frames(world: World, faction: Faction, space: ActionSpace) -> tuple[Frame, ...]:
    """The frames of the action; sources, supply and bonuses are determined now, before any piece moves."""
    match space.action:
        case "advance" | "flight":
            return enter_frames(world, faction, space)
        case "barrage" | "paradrop" | "bombard":
            return target_frames(world, faction, space)
        case "reinforce":
            return reinforce_frames(world, faction, space)
        case "scramble":
            return scramble_frames(world, faction, space)
        case "planning":
            return planning_frames(world, faction, space)
