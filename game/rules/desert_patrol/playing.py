"""Ways to play a card: who performs its action, and what forbids it before a target is chosen."""

import msgspec

from game.rules.core.board import SpaceId
from game.rules.core.ids import CardId
from game.rules.core.values import Refusal
from game.rules.desert_patrol.content import Action
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import MOVEMENT, ActionName, CounterId, Side, Way


class Order(msgspec.Struct, frozen=True, gc=False):
    """A card played for an action: who acts and from where. A command card has no soldier and no place."""

    side: Side
    card: CardId
    way: Way
    action: Action
    soldier: CounterId | None
    tile: SpaceId | None
    vehicle: CounterId | None


def why_not_action(world: World, card: CardId, way: Way, do: ActionName) -> Refusal | None:
    """Why this card cannot perform this action, before a target is chosen: the rules on cards, positions,
    pinned soldiers and disabled vehicles. None if it can."""
    setting = world.setting
    if setting.cards[card].kind != "combat":
        if way == "vehicle":
            return Refusal("DP-PLAY-10", {"card": card})
        return (
            None if do in setting.card_actions[card] else Refusal("DP-PLAY-02", {"card": card, "action": do})
        )
    soldier = CounterId(card)
    man = world.soldiers.get(soldier)
    if man is None:
        return Refusal("DP-PLAY-11", {"card": card})
    if man.pinned:
        return Refusal("DP-PIN-01", {"soldier": soldier})
    if way == "card":
        if do not in setting.card_actions[card]:
            return Refusal("DP-PLAY-02", {"card": card, "action": do})
        if do in MOVEMENT and man.vehicle is not None:
            return Refusal("DP-PLAY-09", {"soldier": soldier, "vehicle": man.vehicle, "action": do})
        return None
    return _why_not_vehicle_action(world, soldier, do)


def _why_not_vehicle_action(world: World, soldier: CounterId, do: ActionName) -> Refusal | None:
    setting = world.setting
    man = world.soldiers[soldier]
    if man.vehicle is None or man.position is None:
        return Refusal("DP-PLAY-03", {"soldier": soldier, "action": do})
    seat = (man.vehicle, man.position)
    if do not in setting.position_actions[seat]:
        return Refusal("DP-VEH-04", {"vehicle": man.vehicle, "position": man.position, "action": do})
    if world.vehicles[man.vehicle].disabled:
        return Refusal("DP-PLAY-04", {"vehicle": man.vehicle})
    requires = setting.requirements[seat]
    if requires is not None and setting.counters[soldier].specialisation != requires:
        return Refusal("DP-VEH-07", {"soldier": soldier, "position": man.position, "vehicle": man.vehicle})
    return None


def order(world: World, side: Side, card: CardId, way: Way, do: ActionName) -> Order:
    """Who acts and from where, for an allowed card action or vehicle action."""
    setting = world.setting
    if setting.cards[card].kind != "combat":
        return Order(side, card, way, setting.card_actions[card][do], None, None, None)
    soldier = CounterId(card)
    man = world.soldiers[soldier]
    if way == "card":
        action = setting.card_actions[card][do]
    else:
        assert man.vehicle is not None
        assert man.position is not None
        action = setting.position_actions[man.vehicle, man.position][do]
    return Order(side, card, way, action, soldier, world.tile_of(soldier), man.vehicle)


def orders(world: World, card: CardId) -> tuple[Order, ...]:
    """Every action for which the card can be played now.

    They depend only on the card, its soldier and the soldier's vehicle, so the answer is kept in the memo.
    """
    man = world.soldiers.get(CounterId(card))
    vehicle = None if man is None or man.vehicle is None else world.vehicles[man.vehicle]
    question = (
        (card,)
        if man is None
        else (card, man.tile, man.position, man.pinned, man.vehicle)
        if vehicle is None
        else (card, vehicle.tile, man.position, man.pinned, man.vehicle, vehicle.disabled)
    )
    found: tuple[Order, ...] | None = world.setting.memo[question]
    if found is None:
        found = world.setting.memo.put(question, tuple(_orders(world, card)))
    return found


def _orders(world: World, card: CardId) -> list[Order]:
    setting = world.setting
    side = setting.cards[card].side
    possible: list[tuple[Way, ActionName]] = [("card", action.do) for action in setting.cards[card].actions]
    man = world.soldiers.get(CounterId(card))
    if man is not None and man.vehicle is not None and man.position is not None:
        seat = setting.position_actions[man.vehicle, man.position]
        possible += [("vehicle", action.do) for action in seat.values()]
    return [
        order(world, side, card, way, do)
        for way, do in possible
        if why_not_action(world, card, way, do) is None
    ]
