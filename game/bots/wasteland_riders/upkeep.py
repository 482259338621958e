"""What a rider does without a search: set-up, duties of the Scavenger, resources and gear."""

from collections.abc import Callable
from typing import Any
from zlib import crc32

from game.bots.wasteland_riders import packing
from game.bots.wasteland_riders.cards import luck_worth, outcome
from game.bots.wasteland_riders.goals import pull, reward_of
from game.bots.wasteland_riders.measure import (
    FAME,
    effects_worth,
    fleetness_of,
    next_point,
    points,
)
from game.bots.wasteland_riders.packing import of_kind
from game.bots.wasteland_riders.texts import helps_at_rest, is_text
from game.rules.core.ids import HIDDEN, Seat
from game.rules.core.values import Intent
from game.rules.wasteland_riders.contracts import Introducing
from game.rules.wasteland_riders.exploration.private_contracts import CompletionOrder
from game.rules.wasteland_riders.fight.clashes import Rearranging
from game.rules.wasteland_riders.fight.theft import Robbing
from game.rules.wasteland_riders.gear.carried import card_at
from game.rules.wasteland_riders.health.knockout import ChoosingCity
from game.rules.wasteland_riders.intents import common as wr
from game.rules.wasteland_riders.intents import fights as fi
from game.rules.wasteland_riders.market.dealing import Haggling
from game.rules.wasteland_riders.market.market import TakingFromMarket, Trading
from game.rules.wasteland_riders.market.paying import Paying, item_value
from game.rules.wasteland_riders.missions import Marching
from game.rules.wasteland_riders.packing.placing import Cutting, NewVehicle, Overflowing, Placing
from game.rules.wasteland_riders.preparation import Arranging, CityBonus, UpdatingMarket
from game.rules.wasteland_riders.rest import RestExchange, RestGear, RestLuck
from game.rules.wasteland_riders.setup import (
    ChoosingColour,
    ChoosingKnight,
    ChoosingVehicle,
    KeepingContracts,
)
from game.rules.wasteland_riders.supplies.drawing import LuckLimit, Offered, ThrowBack, ThrowLuck
from game.rules.wasteland_riders.supplies.refitting import Detaching, Refitting
from game.rules.wasteland_riders.verbs.choices import (
    LosingGear,
    ThrowingLuck,
)
from game.rules.wasteland_riders.verbs.hexes import Planning
from game.rules.wasteland_riders.world.state import Knight, World

Answer = Callable[[World, Seat, Any, tuple[Intent, ...]], Intent | None]
SPARE_LUCK = 2
"""How many luck cards are kept instead of being discarded for resources that are not short."""
FAVOURITES = 6
"""One of this many best riders is taken, depending on the board: not always the same one."""
FIGHTERS = 1.5


# Before the game


def _knight(world: World, _seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> Intent:
    """A good fighter or driver; which one depends on the board."""
    ranked = sorted(of_kind(legal, wr.ChooseKnight), key=lambda one: (-_liking(world, one), one.knight))
    board = ",".join(world.tiles[place] for place in world.setting.hexes)
    return ranked[crc32(board.encode()) % min(FAVOURITES, len(ranked))]


def _liking(world: World, intent: Any) -> float:
    knight = world.setting.content.knights[intent.knight]
    return (
        FIGHTERS * max(knight.guns, knight.blades) + knight.survival + 0.5 * max(knight.repair, knight.talk)
    )


def _vehicle(world: World, _seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> Intent:
    vehicles = world.setting.content.vehicles
    return max(
        of_kind(legal, wr.ChooseVehicle), key=lambda one: fleetness_of(vehicles[one.vehicle].undamaged)
    )


def _keeping(world: World, seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> Intent:
    """The contract with the lowest value for its effort goes back."""
    knight = world.knights[seat]
    return min(of_kind(legal, wr.ReturnContract), key=lambda one: reward_of(world, knight, one.contract))


def _introducing(world: World, seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> Intent:
    knight, content = world.knights[seat], world.setting.content

    def liking(intent: Any) -> float:
        card = intent.contract
        if card in content.private:
            return reward_of(world, knight, card)
        return effects_worth(world, knight, content.general[card].reward)

    return max(legal, key=liking)


# Duties of the Scavenger


def _marching(world: World, _seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> Intent:
    """An enemy of all goes where riders can reach it, and as far from its goal as possible."""
    steps = world.setting.distances

    def near(intent: Any) -> tuple[int, str]:
        return min(steps[intent.hex][knight.hex] for knight in world.knights), intent.hex

    return min(legal, key=near)


def _city(world: World, seat: Seat, top: Any, legal: tuple[Intent, ...]) -> Intent:
    """The city where a rival wakes up is the least attractive one; for the bot's own rider the most
    attractive."""
    sign = 1.0 if top.rival == seat else -1.0
    return max(
        of_kind(legal, fi.ChooseCity),
        key=lambda one: (sign * pull(world, top.rival, one.hex, explores=True), one.hex),
    )


def _planning(world: World, seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> Intent:
    rival = world.rivals(seat)[0]
    return min(of_kind(legal, wr.ChooseCard), key=lambda one: outcome(world, rival, one.card))


def _done(_world: World, _seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> Intent:
    return wr.Done() if wr.Done() in legal else legal[0]


def _first(_world: World, _seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> Intent:
    return legal[0]


# Resources


def _bonus(world: World, seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> Intent:
    knight = world.knights[seat]
    bonuses = packing.of_kind(legal, wr.TakeBonus)
    return max(bonuses, key=lambda one: next_point(knight, one.resource), default=legal[0])


def _rest_luck(world: World, seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> Intent:
    """A luck card for a missing resource, the least useful first; a few are kept for their texts."""
    knight, content = world.knights[seat], world.setting.content
    best: Intent | None = None
    most = 0.0
    for one in of_kind(legal, wr.DiscardForResource):
        gain = next_point(knight, content.luck[one.card].symbol) - luck_worth(world, one.card)
        gain += 0.15 * max(0, len(knight.luck) - SPARE_LUCK)
        if gain > most:
            best, most = one, gain
    return best or wr.Pass()


def _least_luck(world: World, _seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> Intent:
    return min(of_kind(legal, wr.DiscardLuck), key=lambda one: luck_worth(world, one.card))


# Gear


def _arranging(world: World, seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> Intent:
    better = packing.arrange(world, world.knights[seat], legal)
    return better or (wr.Done() if wr.Done() in legal else legal[0])


def _rest_gear(world: World, seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> Intent:
    """Everything that heals; then Reputation for blue cards that are worth less; then the sheet."""
    knight = world.knights[seat]
    for one in legal:
        if is_text(one) and helps_at_rest(world, knight, one):
            return one
    blue = of_kind(legal, wr.RemoveBlue)
    if blue and FAME[world.setting.mission.kind] >= 0.5:
        return blue[0]
    return _arranging(world, seat, _top, legal)


def _placing(world: World, seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> Intent:
    return packing.place(world, world.knights[seat], legal)


def _new_vehicle(_world: World, _seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> Intent:
    return next((one for one in legal if isinstance(one, wr.TakeVehicle)), legal[0])


def _overflowing(world: World, seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> Intent:
    knight = world.knights[seat]
    moves, rooms = of_kind(legal, wr.MoveGear), of_kind(legal, wr.MakeRoom)
    if moves:
        return moves[0]
    spot = packing.least(world, knight, [one.spot for one in rooms]) if rooms else None
    return next((one for one in rooms if one.spot == spot), legal[0])


def _offered(world: World, seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> Intent:
    return packing.vehicle_or_cards(world, world.knights[seat], legal)


def _throw_back(world: World, seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> Intent:
    knight, setting = world.knights[seat], world.setting
    return min(
        of_kind(legal, wr.ChooseCard),
        key=lambda one: packing.bought(setting, knight, one.card) if one.card != HIDDEN else 0.0,
    )


def _paying(world: World, seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> Intent:
    return packing.pay(world, world.knights[seat], legal)


def _trading(world: World, seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> Intent:
    return packing.trade(world, world.knights[seat], legal)


def _taking(world: World, seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> Intent:
    return packing.take_from_market(world, world.knights[seat], legal)


def _losing(world: World, seat: Seat, top: Any, legal: tuple[Intent, ...]) -> Intent:
    """The rider loses the least useful own card; the Scavenger takes the best card of another rider."""
    knight = world.knights[top.knight]
    choices = of_kind(legal, wr.ChooseGear)
    if not choices:
        return legal[0]
    sign = 1.0 if top.knight == seat else -1.0
    return min(choices, key=lambda one: sign * _at(world, knight, one.spot))


def _at(world: World, knight: Knight, spot: Any) -> float:
    item = card_at(knight, spot)
    return 1.5 if item is None else packing.parting(world, knight, spot)


def _haggling(world: World, seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> Intent:
    """A deal is declined unless it is a gain; the bot proposes none."""
    if wr.AcceptDeal() in legal and _deal_gain(world, seat) > 0.15:
        return wr.AcceptDeal()
    return wr.DeclineDeal()


def _deal_gain(world: World, seat: Seat) -> float:
    deal = world.deal
    assert deal is not None
    rival = deal.other(seat)
    gives, gets = deal.share(seat), deal.share(rival)
    own, other = world.knights[seat], world.knights[rival]
    found = points(own, "ammo", gets.ammo) + points(own, "fuel", gets.fuel)
    found -= 0.15 * (gives.ammo + gives.fuel)
    for spot in gets.gear:
        item = card_at(other, spot)
        if item is not None and item.card != HIDDEN and item.card in world.setting.content.gear:
            found += packing.bought(world.setting, own, item.card)
    found -= sum(packing.parting(world, own, spot) for spot in gives.gear)
    return found - (2.0 if gives.car else 0.0)


def _robbing(world: World, seat: Seat, top: Any, legal: tuple[Intent, ...]) -> Intent:
    """Key cells first, then contracts, then the most valuable thing."""
    knight, victim = world.knights[seat], world.knights[top.victim]

    def loot(intent: Any) -> float:
        match intent:
            case fi.RobCell():
                return 9.0
            case fi.RobContract():
                return 1.0
            case fi.RobGear(spot):
                item = card_at(victim, spot)
                return 0.1 if item is None else 0.15 * item_value(world, item)
            case fi.RobResource(resource):
                return points(knight, resource, 2)
            case _:
                return 0.0

    return max(legal, key=loot)


UPKEEP: dict[type, Answer] = {
    ChoosingKnight: _knight,
    ChoosingColour: _first,
    ChoosingVehicle: _vehicle,
    KeepingContracts: _keeping,
    Introducing: _introducing,
    Marching: _marching,
    ChoosingCity: _city,
    Planning: _planning,
    UpdatingMarket: _done,
    CityBonus: _bonus,
    RestLuck: _rest_luck,
    LuckLimit: _least_luck,
    ThrowLuck: _least_luck,
    ThrowingLuck: _least_luck,
    Arranging: _arranging,
    Rearranging: _arranging,
    RestGear: _rest_gear,
    RestExchange: _done,
    Detaching: _done,
    Refitting: _first,
    CompletionOrder: _first,
    Placing: _placing,
    NewVehicle: _new_vehicle,
    Overflowing: _overflowing,
    Cutting: _first,
    Offered: _offered,
    ThrowBack: _throw_back,
    Paying: _paying,
    Trading: _trading,
    TakingFromMarket: _taking,
    LosingGear: _losing,
    Haggling: _haggling,
    Robbing: _robbing,
}
