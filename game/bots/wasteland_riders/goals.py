"""Where a rider of Wasteland Riders wants to be: the value of each hex, and its distance."""

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from game.bots.mind import powers
from game.bots.wasteland_riders.blows import duel_prospect, prospect
from game.bots.wasteland_riders.measure import COUNTED, FAME, MONEY, chance_of_test, effects_worth
from game.rules.core.ids import HIDDEN, CardId, Seat
from game.rules.wasteland_riders import missions
from game.rules.wasteland_riders.board import common_difficulty, has_special, tile_at
from game.rules.wasteland_riders.content.tables import Action, Effect, Private
from game.rules.wasteland_riders.contracts import held_by, most_held
from game.rules.wasteland_riders.gear.carried import load_of
from game.rules.wasteland_riders.market.paying import item_value, payable_cards, price
from game.rules.wasteland_riders.movement.driving import mp_in_tank
from game.rules.wasteland_riders.terms import HexId
from game.rules.wasteland_riders.world.state import Contract, Knight, World

FADES = powers(0.93, 128)
"""What is left of a value at a distance, by movement points in halves."""
LATER = 0.72
"""The factor for a hex that cannot be reached with the present fuel."""
THREAT = 1
"""The half movement points added for a threat symbol on a hex."""
ACCEPT = 0.8
"""The share of a contract's reward that meeting its first half is worth."""
CITY_SAVED, HUNT, STAND = 1.2, 1.6, 0.3

Hexes = dict[HexId, float]


def places(world: World) -> dict[int, HexId]:
    """Where the numbered tiles lie."""
    question = "places"
    found: dict[int, HexId] | None = world.setting.memo.get_for(world.tiles, question)
    if found is None:
        tiles, setting = world.tiles, world.setting
        found = {setting.tile(tile).number: place for place, tile in tiles.items()}
        found.pop(0, None)
        found = world.setting.memo.put_for(world.tiles, question, found)
    return found


def ways(world: World, start: HexId) -> dict[HexId, int]:
    """The half movement points from one hex to every other, with the threat on the way."""
    inputs = (world.tiles, world.tokens, world.mission.enemies)
    question = ("ways", start)
    found: dict[HexId, int] | None = world.setting.memo.get_for(inputs, question)
    if found is None:
        found = world.setting.memo.put_for(inputs, question, _ways(world, start))
    return found


def _ways(world: World, start: HexId) -> dict[HexId, int]:
    entering = {place: entering_cost(world, place) for place in world.setting.hexes}
    costs = {start: 0}
    ahead = [(0, start)]
    while ahead:
        cost, here = heappop(ahead)
        if cost > costs[here]:
            continue
        for other in world.setting.neighbours[here]:
            onward = cost + entering[other]
            if onward < costs.get(other, 999):
                costs[other] = onward
                heappush(ahead, (onward, other))
    return costs


def entering_cost(world: World, place: HexId) -> int:
    tile = tile_at(world, place)
    return 2 * common_difficulty(world, place) + THREAT * tile.threat


# What can be gained where


def prospects(world: World, seat: Seat) -> Hexes:
    """By hex, the value of exploring it now."""
    knight = world.knights[seat]
    inputs = (knight, world.contracts, world.mission, world.market, world.round, world.specials)
    question = ("prospects", seat)
    found: Hexes | None = world.setting.memo.get_for(inputs, question)
    if found is None:
        found = world.setting.memo.put_for(inputs, question, _prospects(world, knight))
    return found


def _prospects(world: World, knight: Knight) -> Hexes:
    found: Hexes = {}
    setting, ruins = world.setting, world.mission.ruins
    deeds, actions = _contracts(world, knight), _actions_worth(world, knight)
    bargain = market_worth(world, knight, "")
    for number, place in places(world).items():
        best = 0.0
        if place not in ruins and not has_special(world, place, "blast"):
            offer = actions.get(number)
            if offer is not None:
                best = offer.best
                if offer.opens:
                    best = max(best, market_worth(world, knight, offer.opens))
                elif offer.trades:
                    best = max(best, bargain)
            best = max(best, mission_deed(world, knight, place))
        worth_it = best + deeds.get(number, 0.0)
        if worth_it:
            test = setting.tile(world.tiles[place]).test
            if test is not None and not (knight.explored and knight.hex == place):
                worth_it *= chance_of_test(setting, knight, test.skills, test.difficulty)
        found[place] = worth_it
    _add_mission(world, knight, found)
    return found


class Offer(NamedTuple):
    """The value of a hex's actions for a rider: the best one apart from the Market, and what opens there."""

    best: float
    trades: bool
    opens: str


def _actions_worth(world: World, knight: Knight) -> dict[int, Offer]:
    """By number of the hex. It depends on a few facts about the rider."""
    question = ("actions", knight.knight, state_of(knight), len(knight.luck), purse(world, knight))
    found: dict[int, Offer] | None = world.setting.memo[question]
    if found is None:
        found = {
            number: Offer(
                _best(world, knight, actions.values()),
                any(map(_trades, actions.values())),
                next((one.opens for one in actions.values() if one.opens), ""),
            )
            for number, actions in world.setting.actions_of.items()
        }
        world.setting.memo.put(question, found)
    return found


def _best(world: World, knight: Knight, actions: Iterable[Action]) -> float:
    return max([action_worth(world, knight, one) for one in actions if not _trades(one)], default=0.0)


def _trades(action: Action) -> bool:
    return bool(action.effects) and action.effects[0].do == "market_exchange"


def state_of(knight: Knight) -> tuple[int, int, int, int, int]:
    """Health, radiation, ammo and fuel, and whether the vehicle is damaged or gone."""
    car = 0 if knight.car is None else 1 + knight.car.damaged
    return knight.health, knight.radiation, knight.ammo, knight.fuel, car


def purse(world: World, knight: Knight) -> int:
    """The total value of all cards that can be used as payment. It depends on the load alone."""
    load = load_of(world.setting, knight)
    found: int | None = load.kept.get("purse")
    if found is None:
        payable = payable_cards(world, knight.seat)
        found = load.kept["purse"] = sum(item_value(world, held.item) for held in payable)
    return found


def affords(world: World, knight: Knight, costs: tuple[Effect, ...]) -> bool:
    """Whether a rider can pay the whole cost; a quick check."""
    for cost in costs:
        if cost.do == "pay_gear" and purse(world, knight) < price(world, cost):
            return False
        if cost.do == "spend" and cost.resource is not None and knight.resource(cost.resource) < cost.n:
            return False
    return True


def action_worth(world: World, knight: Knight, action: Action) -> float:
    """The value of an exploration action less its cost; 0 if it cannot be paid."""
    if action.cost and not affords(world, knight, action.cost):
        return 0.0
    if _trades(action):
        return market_worth(world, knight, action.opens)
    return effects_worth(world, knight, action.effects) + effects_worth(world, knight, action.cost)


def market_worth(world: World, knight: Knight, opens: str) -> float:
    """The value of an exchange: it grows with what can be given; a special slot counts as a bargain."""
    spare = min(purse(world, knight), 12)
    found = 0.05 * spare
    if opens and world.market.get(opens):
        slot = world.setting.content.market[opens]
        price_there = world.setting.numbers.values.of(slot.price)
        gain = world.setting.value(world.market[opens]) - price_there
        if spare >= price_there + 3:
            found += MONEY * gain * 1.5
    return found


def mission_deed(world: World, knight: Knight, place: HexId) -> float:
    """The value of the action that the mission adds: aid, a key cell, the launch."""
    mission = world.setting.mission
    fame = FAME[mission.kind]
    if mission.kind == "saviour":
        if tile_at(world, place).kind != "city" or place in knight.aid or len(knight.aid) >= mission.aid:
            return 0.0
        if not affords(world, knight, mission.aid_cost):
            return 0.0
        return fame + COUNTED["saviour"] - MONEY
    if mission.kind == "key":
        needed = missions.needed(world, mission.cells)
        if len(knight.cells) >= needed and place == _launch_pad(world):
            return 10.0
        if any(cell.hex == place for cell in world.mission.cells):
            return COUNTED["key"]
    return 0.0


def _launch_pad(world: World) -> HexId | None:
    mission = world.setting.mission
    slots = map(HexId, mission.tile_slots)
    return next((place for place in slots if world.tiles[place] == mission.tile), None)


def _contracts(world: World, knight: Knight) -> dict[int, float]:
    """The value that the private contracts known to the rider add to the hexes they name."""
    found: dict[int, float] = {}
    full = len(held_by(world, knight.seat)) >= most_held(world)
    for contract in world.contracts:
        if contract.card == HIDDEN or contract.holder not in (None, knight.seat):
            continue
        if contract.kind == "private":
            asks = world.setting.content.private[contract.card]
            if contract.accepted:
                found[asks.second] = found.get(asks.second, 0.0) + _half(world, knight, asks, first=False)
            elif not full:
                found[asks.first] = found.get(asks.first, 0.0) + ACCEPT * _half(
                    world, knight, asks, first=True
                )
        else:
            for end in _ends(world, knight, contract):
                reward = effects_worth(world, knight, world.setting.content.general[contract.card].reward)
                found[end[0]] = found.get(end[0], 0.0) + end[1] * reward
    return found


def _half(world: World, knight: Knight, asks: Private, *, first: bool) -> float:
    """The reward of a contract times the chance of meeting this half of it."""
    wanted = asks.first_asks if first else asks.second_asks
    if not affords(world, knight, wanted):
        return 0.0
    found = effects_worth(world, knight, asks.reward)
    for effect in wanted:
        if effect.do == "test":
            found *= chance_of_test(world.setting, knight, effect.skills, effect.difficulty, effect.successes)
        elif effect.do != "spend":
            found += effects_worth(world, knight, (effect,))
    return max(found, 0.0)


def _ends(world: World, knight: Knight, contract: Contract) -> Iterator[tuple[int, float]]:
    """For a contract that asks for a drive between two hexes: both ends, each with its share of the
    reward."""
    asked = world.setting.content.general[contract.card]
    if asked.deed != "drive" or knight.car is None:
        return
    here = tile_at(world, knight.hex).number
    for end in asked.between:
        yield end, (0.9 if here in asked.between else 0.25) if end != here else 0.0


def _add_mission(world: World, knight: Knight, found: Hexes) -> None:
    """Adds enemies to hunt, rivals to fight, and cells that lie on common hexes."""
    kind = world.setting.mission.kind
    if kind in ("cult", "scourges"):
        for enemy in world.mission.enemies:
            found[enemy.hex] = found.get(enemy.hex, 0.0) + hunt_worth(
                world, knight, CardId(enemy.enemy), enemy.wounds, enemy.hex
            )
    elif kind == "key":
        for cell in world.mission.cells:
            found[cell.hex] = max(found.get(cell.hex, 0.0), COUNTED["key"])
    elif kind == "only_one":
        for rival in world.rivals(knight.seat):
            worth_it = rival_worth(world, knight, rival)
            if worth_it > 0.0:
                there = world.knights[rival].hex
                found[there] = found.get(there, 0.0) + worth_it


def rival_worth(world: World, knight: Knight, rival: Seat) -> float:
    """The value of meeting a rival in a mission that counts duels."""
    other = world.knights[rival]
    alone = len(world.knights) == 2
    if other.beaten or not other.conscious or (not alone and rival in knight.duels) or knight.health < 2:
        return 0.0
    return max(0.0, 0.5 + duel_prospect(world, knight.seat, rival)) * COUNTED["only_one"]


def is_fit(knight: Knight) -> bool:
    """Whether the rider is strong enough to attack a mission enemy."""
    return knight.conscious and knight.health > 1 and knight.ammo > 0


def hunt_worth(world: World, knight: Knight, enemy: CardId, wounds: int, place: HexId) -> float:
    """The value of hunting a mission enemy, for a fit rider; higher the nearer the enemy is to its goal."""
    if not is_fit(knight):
        return 0.0
    danger = 0.0
    to = missions.goals(world)
    if to:
        danger = CITY_SAVED / (1 + missions.goal_distance(world, place, to))
    return HUNT + danger + STAND * prospect(world, knight.seat, enemy, wounds)


def reward_of(world: World, knight: Knight, card: CardId) -> float:
    """The value of a private contract for a rider, by the chance of meeting its conditions."""
    asks = world.setting.content.private[card]
    halves = (_half(world, knight, asks, first=True), _half(world, knight, asks, first=False))
    return min(halves)


# How much a hex attracts the rider in all


def pull(world: World, seat: Seat, here: HexId, *, explores: bool) -> float:
    """The value of being on a hex, for what can be gained there and next; `explores`: still in this round."""
    known = prospects(world, seat)
    now = 0.9 * known.get(here, 0.0) if explores else 0.0
    if world.round >= world.setting.mission.rounds:
        return now
    away, reach = ways(world, here), 2 * mp_in_tank(world, seat) + 2
    most = 0.0
    for place, worth_it in known.items():
        if worth_it > most and not (explores and place == here):
            cost = away[place]
            drawn = worth_it * FADES[min(cost, 127)] * (1.0 if cost <= reach else LATER)
            most = max(most, drawn)
    return now + 0.6 * most


def target(world: World, seat: Seat, start: HexId, mp: int) -> tuple[HexId, float]:
    """The best hex to go to with this many movement points left, and how much it attracts."""
    known, away = prospects(world, seat), ways(world, start)
    best, most = start, known.get(start, 0.0)
    for place, worth_it in known.items():
        if worth_it > most:
            cost = away[place]
            drawn = worth_it * FADES[min(cost, 127)] * (1.0 if cost <= 2 * mp + 2 else LATER)
            if drawn > most:
                best, most = place, drawn
    return best, most


def drawn_ahead(world: World, seat: Seat, way: tuple[HexId, ...]) -> Hexes:
    """How much the best hex ahead attracts, by neighbour of the end of a route, and for that end itself.

    Ahead are the hexes reached by the route as soon as by any other: its first hex shows where it leads,
    and a rider does not turn back half-way for something nearer.
    """
    start, end = way[0], way[-1]
    known, straight, reach = prospects(world, seat), ways(world, start), 2 * mp_in_tank(world, seat) + 2
    spent = sum(entering_cost(world, place) for place in way[1:])
    beside = {
        near: (spent + entering_cost(world, near), ways(world, near))
        for near in world.setting.neighbours[end]
    }
    found: Hexes = {}
    for place, worth_it in known.items():
        if worth_it <= 0.0 or place == start:
            continue
        cost = straight[place]
        drawn = worth_it * FADES[min(cost, 127)] * (1.0 if cost <= reach else LATER)
        if place == end:
            found[end] = drawn
            continue
        for near, (so_far, onward) in beside.items():
            if drawn > found.get(near, 0.0) and so_far + onward[place] <= cost:
                found[near] = drawn
    return found
