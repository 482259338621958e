"""Who can still act (our ruling 56): the turns of a side that cannot act pass by themselves.

The test is cautious, like the one for hope: a card counts as long as it could ever again be played for
anything that changes the board, a marker, a point or a card of the enemy. It depends only on what both
sides have seen, never on which card is in which hand.
"""

from game.rules.core.board import SpaceId
from game.rules.core.ids import CardId
from game.rules.desert_patrol.hope import available_cards, can_mark, reach
from game.rules.desert_patrol.manoeuvre import free_positions
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import MOVEMENT, SMALL_ARMS, CounterId, Side, enemy


def can_act(world: World, side: Side) -> bool:
    """Whether the side can ever again change anything except its own cards."""
    if not can_still_play(world, side):
        return False
    forces = world.forces(side)
    for pile in (forces.hand, forces.play_area, forces.discard, forces.deck):
        for card in pile:  # the first card usually decides
            if _could_change(world, card):
                return True
    further = available_cards(world, side).difference(
        forces.hand, forces.play_area, forces.discard, forces.deck
    )
    return any(_could_change(world, card) for card in further)


# Getting to play a card


def can_still_play(world: World, side: Side) -> bool:
    """A side needs two cards in circulation: one to bid each round, and one to play.

    If the enemy can still play Conceal, that would give the side a second card.
    """
    if _has_a_card_to_spare(world, side):
        return True
    other = enemy(side)
    if not _has_fog_to_gain(world, side) or not _has_a_card_to_spare(world, other):
        return False
    return any("conceal" in world.setting.card_actions[card] for card in available_cards(world, other))


def _has_a_card_to_spare(world: World, side: Side) -> bool:
    """Whether the side has more than the card to be bid; after the bid, a card in hand can still be played
    this round."""
    forces = world.forces(side)
    if forces.hand and world.turn is not None:
        return True
    return len(forces.hand) + len(forces.deck) + len(forces.discard) + len(forces.play_area) > 1


def _has_fog_to_gain(world: World, side: Side) -> bool:
    return world.setting.fog[side] in world.forces(side).reserve


# Effects of the card


def _could_change(world: World, card: CardId) -> bool:
    """Whether the card, once played, could do more than move its owner's cards."""
    setting = world.setting
    actions = setting.card_actions[card]
    side = setting.cards[card].side
    for do in setting.combat_actions[card]:
        if _has_target(world, side, do):
            return True
    if "conceal" in actions and _has_fog_to_gain(world, enemy(side)):
        return True
    if "observe" in actions and len(world.forces(side).markers) < len(setting.tiles):
        return True
    soldier = CounterId(card)
    return soldier in world.soldiers and _soldier_could(world, side, soldier)


def _has_target(world: World, side: Side, do: str) -> bool:
    """Whether the action could hit an enemy counter now, or after its crew leaves the vehicle or it comes
    nearer."""
    setting, soldiers = world.setting, world.soldiers
    if do not in SMALL_ARMS:
        return any(vehicle.side != side for vehicle in world.vehicles.values())
    enemies = setting.soldiers[enemy(side)]
    for soldier in enemies:
        man = soldiers.get(soldier)
        if man is not None and man.tile is not None:
            return True
    counters = setting.counters
    for name, vehicle in world.vehicles.items():
        if vehicle.side != side and counters[name].normal is not None:
            return True
    return any(soldier in soldiers and may_yet_play(world, soldier) for soldier in enemies)


def may_yet_play(world: World, soldier: CounterId) -> bool:
    """Whether this soldier's side may ever again play one of the linked cards."""
    side = world.setting.counters[soldier].side
    return can_still_play(world, side) and CardId(soldier) in available_cards(world, side)


def _soldier_could(world: World, side: Side, soldier: CounterId) -> bool:
    """Whether a soldier could do anything: a pinned one recovers, one in a vehicle gets out, one on foot
    moves or finds something to do."""
    man = world.soldiers[soldier]
    if man.pinned or man.tile is None or _could_walk(world, side, soldier, man.tile):
        return True
    actions = world.setting.card_actions[CardId(soldier)]
    return (
        "navigate" in actions
        or ("control" in actions and world.forces(side).markers.get(man.tile) == "reconned")
        or ("detonate" in actions and man.tile in world.objects.values())
        or any(
            vehicle.tile == man.tile and _is_of_use(world, side, name, "repair" in actions)
            for name, vehicle in world.vehicles.items()
        )
    )


def _could_walk(world: World, side: Side, soldier: CounterId, tile: SpaceId) -> bool:
    if MOVEMENT.isdisjoint(world.setting.card_actions[CardId(soldier)]):
        return False
    if tile in world.setting.escapes[side] and soldier in world.setting.may_escape[side]:
        return True
    markers = world.forces(side).markers
    if any(near in markers for near in world.setting.neighbours[tile]):
        return True  # already marked: other tiles that could be marked make no difference
    return len(reach(world, side, soldier, can_mark(world, side, available_cards(world, side)))) > 1


def _is_of_use(world: World, side: Side, vehicle: CounterId, mends: bool) -> bool:
    """Whether a soldier beside the vehicle could board or repair it, now or after the enemy has left it."""
    enemies = [one for one in world.crew(vehicle) if world.setting.counters[one].side != side]
    if enemies:
        return any(may_yet_play(world, one) for one in enemies)
    return bool(free_positions(world, vehicle)) or (mends and world.vehicles[vehicle].damage > 0)
