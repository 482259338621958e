"""What the enemy could do to an own counter from the present tiles, in exact odds.

Only public facts are used: the places of counters, the print on cards and positions, both reserves. The
enemy's hand is not used; a threat is what would be possible with the right card.
"""

from collections import Counter
from collections.abc import Iterator

import msgspec

from game.rules.core.ids import CardId, Seat
from game.rules.core.odds import Preview
from game.rules.core.state import State
from game.rules.desert_patrol import combat
from game.rules.desert_patrol.intents import Attack
from game.rules.desert_patrol.playing import Order, orders
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import COMBAT, CounterId, Side, enemy


class CounterThreat(msgspec.Struct, frozen=True):
    """An attack the enemy could make, with its odds. A command card attacks without a soldier."""

    attack: Attack
    soldier: CounterId | None
    vehicle: CounterId | None
    """The vehicle the soldier is in; None if on foot."""
    preview: Preview


def threats(view: State[World], seat: Seat, counter: CounterId) -> tuple[CounterThreat, ...]:
    """Every attack on a counter of this seat, the likeliest first; a soldier in a vehicle is hit through the
    vehicle."""
    world = view.world
    side = world.side_of(seat)
    target = _target(world, side, counter)
    if target is None:
        return ()
    found = (
        threat
        for card in _playable(world, enemy(side))
        for order in orders(world, card)
        if order.action.do in COMBAT
        for threat in _attacks(world, order, target)
    )
    return tuple(sorted(found, key=lambda threat: threat.preview.chance, reverse=True))


def retaliation(view: State[World], seat: Seat, attack: Attack) -> CounterThreat | None:
    """The likeliest attack that the attacked counter could make in return, if it survives; None without
    one.

    A command card attacks without a soldier, and objects never attack.
    """
    soldier = CounterId(attack.card)
    if soldier not in view.world.soldiers:
        return None
    answers = threats(view, seat, soldier)
    return next((one for one in answers if attack.target in (one.soldier, one.vehicle)), None)


def _target(world: World, side: Side, counter: CounterId) -> CounterId | None:
    """The counter an attack must choose to hit `counter`, if it belongs to `side`; else None."""
    if counter in world.vehicles:
        return counter if world.vehicles[counter].side == side else None
    man = world.soldiers.get(counter)
    if man is None or world.setting.counters[counter].side != side:
        return None
    return man.vehicle or counter


def _playable(world: World, side: Side) -> Iterator[CardId]:
    """The kinds of cards a side may have outside its reserve; a kind with all its copies in the reserve
    cannot be played."""
    out = Counter(world.setting.pile(side)) - Counter(world.forces(side).reserve)
    return (card for card in sorted(out) if world.setting.cards[card].kind != "fog")


def _attacks(world: World, order: Order, target: CounterId) -> Iterator[CounterThreat]:
    for attack in combat.attacks(world, order):
        if attack.target == target:
            found = combat.defence(world, attack.action, order.tile, target)
            preview = combat.odds(found, order.action.value)
            yield CounterThreat(attack, order.soldier, order.vehicle, preview)
