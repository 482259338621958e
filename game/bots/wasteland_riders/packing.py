"""What a rider does with gear without a search: placing, arranging, paying, trading and giving up."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from game.bots.wasteland_riders.measure import MONEY, fleetness, fleetness_of, usefulness
from game.rules.core.ids import CardId
from game.rules.core.values import Intent
from game.rules.wasteland_riders.gear.carried import (
    CONTAINERS,
    GAINED,
    card_at,
    cards_of,
    held_at,
    is_covered,
    pushed_from,
    side_up,
)
from game.rules.wasteland_riders.intents import common as wr
from game.rules.wasteland_riders.market.market import is_open, offer_value, wanted_price
from game.rules.wasteland_riders.market.paying import item_value
from game.rules.wasteland_riders.terms import HANDS, Spot
from game.rules.wasteland_riders.world.items import Item
from game.rules.wasteland_riders.world.setting import Setting
from game.rules.wasteland_riders.world.state import Car, Exchange, Knight, World

ENOUGH = 0.05
"""The smallest gain that justifies a change."""
SECOND = 0.3
"""How much a weapon counts beside a better one."""


Kind = TypeVar("Kind", bound=Intent)


def of_kind(legal: Iterable[Intent], kind: type[Kind]) -> list[Kind]:
    return [one for one in legal if isinstance(one, kind)]


# On the sheet


def _use(setting: Setting, knight: Knight, item: Item) -> float:
    return usefulness(setting, knight, item.card) + 0.2 * len(item.attachments)


def gain_of(setting: Setting, knight: Knight, item: Item, panel: Spot) -> float:
    """How much the sheet gains from a card on this panel; cards that it pushes away or covers no longer
    count."""
    pushed = pushed_from(setting, knight, item.card, panel)
    covers = HANDS if item.card in setting.two_handed else (panel,)
    gone = {spot: _use(setting, knight, knight.gear[spot]) for spot in pushed}
    for spot in covers:
        printed = knight.printed.get(spot)
        if printed is not None and spot not in gone and not is_covered(setting, knight, spot):
            gone[spot] = _use(setting, knight, printed)
    found = _use(setting, knight, item)
    if panel not in HANDS:
        return found - sum(gone.values())
    held = [(spot, held_at(setting, knight, spot)) for spot in HANDS]
    before = {spot: _use(setting, knight, one.item) for spot, one in held if one is not None}
    after = [use for spot, use in before.items() if spot not in gone]
    return armed((*after, found)) - armed(tuple(before.values()))


def armed(uses: Sequence[float]) -> float:
    """The value of several weapons: only the best counts fully."""
    return SECOND * sum(uses) + (1 - SECOND) * max(uses, default=0.0)


def arrange(world: World, knight: Knight, legal: tuple[Intent, ...]) -> Intent | None:
    """The next attaching or best move that improves the sheet, or None. Stowed cards otherwise stay
    stowed."""
    setting = world.setting
    attach: Intent | None = next((one for one in legal if isinstance(one, wr.Attach)), None)
    if attach is not None:
        return attach
    best: Intent | None = None
    most = ENOUGH
    for one in of_kind(legal, wr.MoveGear):
        if one.spot in CONTAINERS or one.origin.rpartition("_")[0] not in CONTAINERS:
            continue
        item = card_at(knight, one.origin)
        assert item is not None
        found = gain_of(setting, knight, item, one.spot)
        if found > most:
            best, most = one, found
    return best


def place(world: World, knight: Knight, legal: tuple[Intent, ...]) -> Intent:
    """Where a card just gained goes: where it is useful, else stowed; without room the least useful card
    goes."""
    item, setting = knight.gained[0], world.setting
    best: Intent | None = None
    most = ENOUGH
    for one in of_kind(legal, wr.PlaceGear):
        if one.spot in CONTAINERS:
            continue
        found = gain_of(setting, knight, item, one.spot)
        if found > most:
            best, most = one, found
    if best is not None:
        return best
    for container in CONTAINERS:
        if wr.PlaceGear(container) in legal:
            return wr.PlaceGear(container)
    rooms = of_kind(legal, wr.MakeRoom)
    if rooms:
        return min(rooms, key=lambda one: parting(world, knight, one.spot))
    return max(of_kind(legal, wr.PlaceGear), key=lambda one: gain_of(setting, knight, item, one.spot))


def parting(world: World, knight: Knight, spot: Spot) -> float:
    """The value lost by giving up the card on this spot."""
    item = knight.gained[0] if spot == GAINED else card_at(knight, spot)
    if item is None:
        return 9.0
    found = MONEY * item_value(world, item)
    stowed = spot == GAINED or spot.rpartition("_")[0] in CONTAINERS
    return found + (0.25 if stowed else 1.0) * _use(world.setting, knight, item)


def least(world: World, knight: Knight, spots: Sequence[Spot]) -> Spot:
    """The spot of the card whose loss costs least."""
    return min(spots, key=lambda spot: parting(world, knight, spot))


# Paying and trading


def pay(world: World, knight: Knight, legal: tuple[Intent, ...]) -> Intent:
    return min(of_kind(legal, wr.PayGear), key=lambda one: parting(world, knight, one.spot))


def trade(world: World, knight: Knight, legal: tuple[Intent, ...]) -> Intent:
    """A plan computed again at each step: first the best deal that spare cards can pay, then those cards."""
    exchange = world.exchange
    assert exchange is not None
    if wr.Trade() in legal:
        return wr.Trade()
    if exchange.slots or exchange.wanted_car is not None:
        return _offer(world, knight, exchange, legal) or wr.Done()
    best: Intent | None = None
    most = ENOUGH
    for one in of_kind(legal, wr.ChooseSlot):
        if not is_open(world, knight.seat, one.slot):
            continue
        found = _bargain(world, knight, exchange, one.slot)
        if found > most:
            best, most = one, found
    return best or wr.Done()


def _spare(world: World, knight: Knight, exchange: Exchange) -> list[tuple[float, int, Spot]]:
    """Cards that could be given, the cheapest to lose first: cost, value, spot."""
    blue = world.setting.blue
    return sorted(
        (parting(world, knight, held.spot), item_value(world, held.item), held.spot)
        for held in cards_of(knight)
        if held.spot not in exchange.offered and not held.item.attachments and held.item.card not in blue
    )


def _payment(world: World, knight: Knight, exchange: Exchange, price: int) -> tuple[float, list[Spot]] | None:
    """The cards that make up a price, and the cost of giving them; None if they do not suffice."""
    left, cost, spots = price, 0.0, []
    for parting, value, spot in _spare(world, knight, exchange):
        if left <= 0:
            break
        left, cost = left - value, cost + parting
        spots.append(spot)
    if left > 0:
        return None
    for parting, value, spot in reversed(_spare(world, knight, exchange)):
        if spot in spots and left + value <= 0:
            left, cost = left + value, cost - parting
            spots.remove(spot)
    return cost, spots


def _bargain(world: World, knight: Knight, exchange: Exchange, slot: str) -> float:
    setting = world.setting
    card: CardId = world.market[slot]
    price = setting.numbers.values.of(setting.content.market[slot].price)
    payment = _payment(world, knight, exchange, price - exchange.bonus)
    if payment is None:
        return 0.0
    return bought(setting, knight, card) - payment[0]


def bought(setting: Setting, knight: Knight, card: CardId) -> float:
    """The value of a Market card for a rider: its use where it would lie, and its printed value."""
    item = Item(card)
    panels = setting.panels_of.get(card, ())
    use = max([gain_of(setting, knight, item, panel) for panel in panels], default=0.05)
    return max(use, 0.0) + MONEY * setting.value(card)


def _offer(world: World, knight: Knight, exchange: Exchange, legal: tuple[Intent, ...]) -> Intent | None:
    missing = wanted_price(world, exchange) - offer_value(world, exchange)
    payment = _payment(world, knight, exchange, missing)
    if payment is None:
        return None
    offers = {one.spot: one for one in of_kind(legal, wr.OfferGear)}
    return next((offers[spot] for spot in payment[1] if spot in offers), None)


def take_from_market(world: World, knight: Knight, legal: tuple[Intent, ...]) -> Intent:
    return max(
        of_kind(legal, wr.ChooseSlot), key=lambda one: bought(world.setting, knight, world.market[one.slot])
    )


def vehicle_or_cards(world: World, knight: Knight, legal: tuple[Intent, ...]) -> Intent:
    """A vehicle from the pool instead of a card, if the rider has none or a clearly slower one."""
    best: Intent | None = None
    most = fleetness(world.setting, knight) + 0.3
    for one in of_kind(legal, wr.TakeVehicle):
        side = side_up(world.setting, Car(one.vehicle, one.damaged))
        found = fleetness_of(side)
        if found > most:
            best, most = one, found
    return best or next((one for one in legal if isinstance(one, wr.DrawGear)), legal[0])
