"""Paying with gear: the named cards or others of at least their value, none of which could be left out."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

from game.rules.core.frames import Step
from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.wasteland_riders.content.tables import Effect
from game.rules.wasteland_riders.events.gear import GearDiscarded
from game.rules.wasteland_riders.gear.carried import (
    Held,
    after_taking,
    card_at,
    cards_in,
    cards_of,
    container_of,
)
from game.rules.wasteland_riders.health.resources import spend
from game.rules.wasteland_riders.intents.common import PayGear, UseGear
from game.rules.wasteland_riders.packing.placing import MakeFit
from game.rules.wasteland_riders.terms import Spot
from game.rules.wasteland_riders.texts.asking import Asked, spent
from game.rules.wasteland_riders.world.items import Item
from game.rules.wasteland_riders.world.state import World


def price(world: World, effect: Effect) -> int:
    """The value that a cost in gear cards asks for."""
    assert effect.colour is not None
    return world.setting.numbers.values.of(effect.colour) * effect.n


def item_value(world: World, item: Item) -> int:
    """A card and its attachments at their printed values."""
    return sum(map(world.setting.value, cards_in(item)))


def paid_value(world: World, seat: Seat, spots: tuple[Spot, ...]) -> int:
    """The total value of a knight's cards on these spots."""
    items = (card_at(world.knights[seat], spot) for spot in spots)
    return sum(item_value(world, item) for item in items if item is not None)


def payable_cards(world: World, seat: Seat) -> Iterator[Held]:
    """Gear cards that may pay: no starting gear, no vehicle, no blue card (WR-START-01, WR-BLUE-02)."""
    return (
        held
        for held in cards_of(world.knights[seat])
        if all(world.setting.colour(card) != "blue" for card in cards_in(held.item))
    )


def can_pay(world: World, seat: Seat, cost: int) -> bool:
    return sum(item_value(world, held.item) for held in payable_cards(world, seat)) >= cost


def can_afford(world: World, seat: Seat, costs: tuple[Effect, ...]) -> bool:
    """Whether all of a cost can be paid (WR-EXPL-10)."""
    knight = world.knights[seat]
    for cost in costs:
        if cost.do == "pay_gear" and not can_pay(world, seat, price(world, cost)):
            return False
        if cost.do == "spend" and cost.resource is not None and knight.resource(cost.resource) < cost.n:
            return False
    return True


def _values(world: World, seat: Seat) -> dict[Spot, int]:
    """The value of each card that may pay."""
    return {held.spot: item_value(world, held.item) for held in payable_cards(world, seat)}


def completes(paid: Counter[int], left: Counter[int], cost: int) -> bool:
    """Whether these values can be completed to a payment without any card that could be left out
    (WR-RULING-42)."""
    kinds = sorted(left)
    for counts in product(*(range(left[value] + 1) for value in kinds)):
        values = [*paid.elements()]
        for value, count in zip(kinds, counts, strict=True):
            values += [value] * count
        if values and sum(values) >= cost and sum(values) - min(values) < cost:
            return True
    return False


class Paying(Asked, frozen=True, tag="wr.paying", gc=False):
    """Choose cards, one by one, until the cost is covered; then they are discarded together."""

    seat: Seat
    cost: int
    paid: tuple[Spot, ...] = ()

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat)

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (
            PayGear(held.spot) for held in cards_of(world.knights[seat]) if held.spot not in self.paid
        )

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is not PayGear:
            return Refusal("WR-MKT-14")
        values = _values(world, seat)
        if intent.spot not in values or intent.spot in self.paid:
            return Refusal("WR-BLUE-02", {"spot": intent.spot})
        return None if self._may_pay(values, intent.spot) else Refusal("WR-RULING-42", {"cost": self.cost})

    def again(self, intent: Intent) -> "Paying":
        """The frame after a text was used: cards stowed behind a used-up card have moved on by one."""
        if type(intent) is not UseGear:
            return self
        return Paying(self.seat, self.cost, tuple(after_taking(intent.spot, spot) for spot in self.paid))

    def can_spare(self, world: World, seat: Seat, intent: Intent) -> bool:
        """Whether the card is not part of the payment, and the cost can be paid without it."""
        if type(intent) is UseGear and intent.spot in self.paid:
            return False
        return bool(self.again(intent).open_ways(spent(world, seat, intent), seat))

    def open_ways(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        values = _values(world, seat)
        unpaid = [spot for spot in values if spot not in self.paid]
        return tuple([PayGear(spot) for spot in unpaid if self._may_pay(values, spot)])

    def _may_pay(self, values: dict[Spot, int], spot: Spot) -> bool:
        """Whether a payment with this card too is possible without any card that could be left out."""
        paid = (*self.paid, spot)
        left = Counter(value for other, value in values.items() if other not in paid)
        return completes(Counter(values[one] for one in paid), left, self.cost)

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert type(intent) is PayGear
        paid = (*self.paid, intent.spot)
        if paid_value(play.world, seat, paid) < self.cost:
            play.then(Paying(self.seat, self.cost, paid))
        else:
            discard_together(play, seat, paid)


def discard_together(play: Play[World], seat: Seat, spots: tuple[Spot, ...]) -> None:
    """Discard several cards, the last places first, so that none moves before its turn; then all must fit."""
    for spot in sorted(spots, key=_place, reverse=True):
        item = card_at(play.world.knights[seat], spot)
        assert item is not None
        play.do(GearDiscarded(seat, spot, item, "cost"))
    play.then(MakeFit(seat))


def _place(spot: Spot) -> tuple[str, int]:
    return container_of(spot) or (spot, 0)


class Pay(Step[World], frozen=True, tag="wr.pay", gc=False):
    """Pay a cost that the knight can afford: gear is chosen, resources are spent."""

    seat: Seat
    costs: tuple[Effect, ...]

    def run(self, play: Play[World]) -> None:
        from_gear = [cost for cost in self.costs if cost.do == "pay_gear"]
        for cost in self.costs:
            if cost.do == "spend":
                assert cost.resource is not None
                spend(play, self.seat, cost.resource, cost.n, "cost")
        play.then(*(Paying(self.seat, price(play.world, cost)) for cost in from_gear))
