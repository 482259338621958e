"""The phases of a round, and of the action under way, for the bar at the top: done, now and next."""

from game.presenters.contract.presenter import PhaseLabel
from game.rules.core import engine
from game.rules.core.state import State
from game.rules.staff_orders.bonus_soldier import BonusSoldier
from game.rules.staff_orders.clash import Clash
from game.rules.staff_orders.dice import BeforeRoll, RollResult
from game.rules.staff_orders.entering import Entering
from game.rules.staff_orders.reserves import Placing, ToppingUp
from game.rules.staff_orders.state import World
from game.rules.staff_orders.supporting import Supporting
from game.rules.staff_orders.targeting import Bombing, Dropping, Shelling
from game.rules.staff_orders.terms import FACTIONS, ActionName, enemy
from game.view.kit import Kit

ROUND = ("deployment", "withdrawal", "round_end")
STEPS: dict[ActionName, tuple[str, ...]] = {
    "advance": ("enter", "cards", "clash"),
    "flight": ("fly_in", "cards", "clash"),
    "paradrop": ("target", "cards", "clash"),
    "barrage": ("target", "cards", "roll"),
    "bombard": ("target", "cards", "roll"),
    "reinforce": ("reserve", "place"),
    "scramble": ("reserve", "place", "clash"),
}
"""The steps of an action after its commander was deployed."""

AIMED: dict[type[Shelling | Bombing | Dropping], ActionName] = {
    Shelling: "barrage",
    Bombing: "bombard",
    Dropping: "paradrop",
}
"""The action whose target is being chosen."""


def phases(kit: Kit, view: State[World]) -> tuple[PhaseLabel, ...]:
    """The phases of the round; during an action its order and its steps."""
    under_way = _under_way(view)
    if under_way is None:
        return _numbered([kit.say(f"so-phase-{name}") for name in ROUND], _now(view))
    action, step = under_way
    order = kit.say("so-phase-order", **kit.texts.declined("action", f"so-action-{action}"))
    names = STEPS[action]
    return _numbered([order, *(kit.say(f"so-phase-{name}") for name in names)], 1 + names.index(step))


def _now(view: State[World]) -> int:
    """The number of the present phase. No decision is open while commanders withdraw: only a film
    shows that.
    """
    if view.world.outcome is not None:
        return len(ROUND)
    return ROUND.index("withdrawal" if all(view.world.army(one).passed for one in FACTIONS) else "deployment")


def _numbered(labels: list[str], now: int) -> tuple[PhaseLabel, ...]:
    return tuple(
        PhaseLabel(label, "done" if number < now else "now" if number == now else "next")
        for number, label in enumerate(labels)
    )


def _under_way(view: State[World]) -> tuple[ActionName, str] | None:
    """The action being resolved and its step; None before and after actions."""
    match engine.pending(view):
        case Entering(layer=layer):
            return ("advance", "enter") if layer == "land" else ("flight", "fly_in")
        case BonusSoldier():
            return ("paradrop", "target") if _is_dropped(view) else ("advance", "enter")
        case Supporting(window="flight" | "paradrop" as action):
            return action, "cards"
        case Supporting():
            return "advance", "cards"
        case Shelling() | Bombing() | Dropping() as aiming:
            return AIMED[type(aiming)], "target"
        case ToppingUp(layer=layer):
            return "reinforce" if layer == "land" else "scramble", "reserve"
        case Placing(layer=layer):
            return "reinforce" if layer == "land" else "scramble", "place"
        case BeforeRoll() | RollResult() as roll:
            return _of_roll(view.world, roll)
    return None


def _is_dropped(view: State[World]) -> bool:
    """Whether the next clash follows a drop."""
    return any(isinstance(frame, Clash) and frame.dropped for frame in view.stack)


def _of_roll(world: World, roll: BeforeRoll | RollResult) -> tuple[ActionName, str]:
    match roll.purpose:
        case "barrage" | "bombard" as action:
            return action, "cards" if isinstance(roll, BeforeRoll) else "roll"
        case "air_raid":
            return "advance", "cards"
        case "land_clash":
            return "advance", "clash"
        case "drop_clash":
            return "paradrop", "clash"
        case "air_clash":
            return _of_air_clash(world, roll), "clash"


def _of_air_clash(world: World, roll: BeforeRoll | RollResult) -> ActionName:
    """A Flight has a commander of the attacker on its space there; otherwise it was a Scramble at home."""
    flights = (space.id for space in world.setting.spaces.values() if space.action == "flight")
    flight = next(name for name in flights if world.setting.spaces[name].place == roll.place)
    return "flight" if world.commanders.get(flight) == enemy(roll.faction) else "scramble"
