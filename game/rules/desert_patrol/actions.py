"""The ways to play a card, and the table of actions: the allowed targets, why not, the effect."""

from collections.abc import Callable
from typing import Any

from game.rules.core.ids import CardId
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.desert_patrol import combat, marking, movement, support, taking
from game.rules.desert_patrol.intents import (
    ActionIntent,
    Attack,
    Command,
    Conceal,
    Control,
    FollowMe,
    HunkerDown,
    Navigate,
    Observe,
    Recon,
    Recover,
    Reinforce,
    Repair,
    Travel,
)
from game.rules.desert_patrol.manoeuvre import swaps
from game.rules.desert_patrol.playing import Order, order, orders, why_not_action
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import ActionName, CounterId, Side


def effects(world: World, card: CardId) -> list[Intent]:
    """Every effect for which this card can be played now, without manoeuvres."""
    found: list[Intent] = [HunkerDown(card)]
    man = world.soldiers.get(CounterId(card))
    if man is not None:
        if man.pinned:
            return [*found, Recover(card)]
        if man.vehicle is not None:
            found += swaps(world, card)
    for one in orders(world, card):
        found += OPTIONS[one.action.do](world, one)
    return found


def why_not_carry_out(world: World, side: Side, intent: ActionIntent) -> Refusal | None:
    """Why the action is not allowed: the rules common to all actions first, then its own. None if it is
    allowed."""
    do = action_of(intent)
    refusal = why_not_action(world, intent.card, intent.way, do)
    if refusal is not None:
        return refusal
    return WHY_NOT[type(intent)](world, order(world, side, intent.card, intent.way, do), intent)


def carry_out(play: Play[World], side: Side, intent: ActionIntent) -> None:
    found = order(play.world, side, intent.card, intent.way, action_of(intent))
    DO[type(intent)](play, found, intent)


def action_of(intent: ActionIntent) -> ActionName:
    """The action of an intent; most intents have the action's name."""
    if isinstance(intent, (Travel, Attack)):
        return intent.action
    return NAMES[type(intent)]


NAMES: dict[type[Intent], ActionName] = {
    Reinforce: "reinforce",
    Command: "command",
    Conceal: "conceal",
    Control: "control",
    FollowMe: "follow_me",
    Navigate: "navigate",
    Recon: "recon",
    Repair: "repair",
    Observe: "observe",
}

OPTIONS: dict[str, Callable[[World, Order], list[Any]]] = {
    "drive": movement.travels,
    "move": movement.travels,
    "scout": movement.travels,
    "stealth": movement.travels,
    "reinforce": taking.reinforces,
    "command": support.commands,
    "conceal": support.conceals,
    "control": support.controls,
    "follow_me": taking.follows,
    "navigate": marking.navigates,
    "recon": support.recons,
    "repair": support.repairs,
    "observe": marking.observes,
    "attack": combat.attacks,
    "airstrike": combat.attacks,
    "detonate": combat.attacks,
    "anti_tank": combat.attacks,
    "suppress": combat.attacks,
}
"""For each action, every way in which an order may carry it out."""

WHY_NOT: dict[type[Intent], Callable[[World, Order, Any], Refusal | None]] = {
    Travel: movement.why_not_travel,
    Reinforce: taking.why_not_take,
    Command: support.why_not_command,
    Conceal: support.why_not_conceal,
    Control: support.why_not_control,
    FollowMe: taking.why_not_take,
    Navigate: marking.why_not_choose,
    Recon: support.why_not_recon,
    Repair: support.why_not_repair,
    Observe: marking.why_not_choose,
    Attack: combat.why_not_attack,
}

DO: dict[type[Intent], Callable[[Play[World], Order, Any], None]] = {
    Travel: movement.do_travel,
    Reinforce: taking.do_take,
    Command: support.do_command,
    Conceal: support.do_conceal,
    Control: support.do_control,
    FollowMe: taking.do_take,
    Navigate: marking.do_choose,
    Recon: support.do_recon,
    Repair: support.do_repair,
    Observe: marking.do_choose,
    Attack: combat.do_attack,
}
