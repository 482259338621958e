"""What could be tried with a card, legal or not: long lists from which every refusal can be asked for."""

from collections.abc import Callable, Iterator

from game.rules.core.ids import CardId
from game.rules.core.piles import distinct
from game.rules.core.values import Intent
from game.rules.desert_patrol import intents as it
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import ActionName, CounterId, Way

WITHOUT_AIM: dict[ActionName, Callable[[CardId, Way], Intent]] = {
    "command": it.Command,
    "conceal": it.Conceal,
    "control": it.Control,
    "recon": it.Recon,
}
"""Support actions without a target."""


def card_candidates(world: World, card: CardId, after: bool) -> Iterator[Intent]:
    yield it.HunkerDown(card)
    yield it.Recover(card)
    yield from _manoeuvres(world, card, after)
    yield from (it.SwapSeats(card, partner) for partner in world.soldiers)
    for action in world.setting.cards[card].actions:
        yield from _uses(world, card, "card", action.do)
    man = world.soldiers.get(CounterId(card))
    if man is not None and man.vehicle is not None:
        for position in world.setting.vehicles[man.vehicle].positions:
            for action in position.actions:
                yield from _uses(world, card, "vehicle", action.do)


def _manoeuvres(world: World, card: CardId, after: bool) -> Iterator[Intent]:
    yield it.Disembark(card, after)
    positions = {
        position.id for vehicle in world.vehicles for position in world.setting.vehicles[vehicle].positions
    }
    for position in sorted(positions):
        yield it.ChangePosition(card, position, after)
        yield from (it.Board(card, vehicle, position, after) for vehicle in world.vehicles)


def _uses(world: World, card: CardId, way: Way, do: ActionName) -> Iterator[Intent]:
    """Every target, tile or card at which this action could be directed."""
    forces = world.forces(world.setting.cards[card].side)
    match do:
        case "drive" | "move" | "scout" | "stealth":
            yield from (it.Travel(card, way, do, to) for to in (*world.setting.tiles, it.OFF_BOARD, None))
        case "attack" | "airstrike" | "detonate" | "anti_tank" | "suppress":
            targets = (*world.soldiers, *world.vehicles, *world.objects)
            yield from (it.Attack(card, way, do, target) for target in targets)
        case "reinforce":
            yield from (it.Reinforce(card, way, take) for take in distinct(forces.reserve))
        case "follow_me":
            yield from (it.FollowMe(card, way, take) for take in distinct(forces.play_area))
        case "navigate":
            yield from (it.Navigate(card, way, tile) for tile in world.setting.tiles)
        case "observe":
            yield from (it.Observe(card, way, tile) for tile in world.setting.tiles)
        case "repair":
            yield from (it.Repair(card, way, vehicle) for vehicle in world.vehicles)
        case "command" | "conceal" | "control" | "recon":
            yield WITHOUT_AIM[do](card, way)
