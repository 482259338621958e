"""How many wounds each soldier on the board can still take, as a player who counts the cards knows it.

The scenario names the cards in play, both reserves are open, and every wound is public, so nothing about a
hand, a deck or removed cards is revealed (DP-INFO-01 to 03).
"""

from collections import Counter
from collections.abc import Iterable, Mapping

from game.rules.core.ids import CardId
from game.rules.core.values import Event
from game.rules.desert_patrol.events import SoldierWounded
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import SIDES, CounterId


def cards_left(world: World, story: Iterable[Event]) -> Mapping[CounterId, int]:
    """The cards of each soldier outside the reserve: each absorbs one wound, the next wound neutralises.

    `story` has all events so far, as everybody has seen them.
    """
    wounds = Counter(event.soldier for event in story if isinstance(event, SoldierWounded))
    found: dict[CounterId, int] = {}
    for side in SIDES:
        pile, reserve = Counter(world.setting.pile(side)), Counter(world.forces(side).reserve)
        for soldier in world.setting.soldiers[side]:
            if soldier in world.soldiers:
                card = CardId(soldier)
                found[soldier] = pile[card] - reserve[card] - wounds[soldier]
    return found
