"""The policy of Staff Orders: weights by the kind of intent and a few facts."""

from typing import Any

from game.rules.core.values import Intent
from game.rules.staff_orders import intents as so
from game.rules.staff_orders.dice import RollResult
from game.rules.staff_orders.setting import ActionSpace
from game.rules.staff_orders.state import World
from game.rules.staff_orders.supply import supplied
from game.rules.staff_orders.terms import Faction, PlaceId, enemy

KINDS: dict[type[Intent], float] = {
    so.Pass: 0.04,
    so.TopUpSoldiers: 0.05,
    so.TopUpAircraft: 0.05,
    so.UseBonus: 6.0,
    so.DeclineBonus: 0.1,
    so.PlayEffect: 3.0,
    so.Roll: 1.0,
    so.ReturnCommander: 1.0,
    so.EndTurn: 1.0,
}
"""Weights of intents for which the kind is enough."""
SURE = 2
"""This surplus over the defenders wins almost certainly: one die has at most two hits."""
WIN = 60.0
"""The value of taking the enemy's headquarters."""
AREA, STAR, TOKEN = 1.5, 3.0, 1.5
SUPPORT = {
    "reinforce": 2.5,
    "planning": 1.5,
    "scramble": 1.2,
    "bombard": 0.8,
    "barrage": 1.0,
    "paradrop": 1.5,
}


class Habits:
    """The weights of one faction in one world."""

    def __init__(self, world: World, faction: Faction) -> None:
        self._world, self._faction = world, faction
        self._own, self._theirs = world.army(faction), world.army(enemy(faction))

    def weight(self, intent: Any, top: Any) -> float:
        kind = type(intent)
        found = KINDS.get(kind)
        if found is not None:
            return found
        if kind is so.Deploy:
            return self._deploy(self._world.setting.spaces[intent.space])
        if kind is so.Enter or kind is so.FlyIn:
            return self._enter(top, intent)
        if kind is so.Done:
            return self._done(top)
        if kind is so.PlaceSoldiers:
            return self._place(intent.place, intent.count)
        if kind is so.PlaceAircraft:
            return float(intent.count)
        if kind is so.Bomb:
            return self._fire(intent.place, intent.count)
        if kind is so.ChooseTarget:
            dropped = type(top).__name__ == "Dropping"
            return self._drop(intent.area) if dropped else self._fire(intent.area, 2)
        if kind is so.Reroll or kind is so.KeepRoll:
            return self._reroll(kind, top)
        return 1.0

    # Where a commander goes

    def worth(self, place: PlaceId) -> float:
        """The value of holding an area."""
        setting = self._world.setting
        if place == setting.headquarters[enemy(self._faction)]:
            return WIN
        return AREA + STAR * setting.stars.get(place, 0) + (TOKEN if place in self._world.tokens else 0.0)

    def _deploy(self, space: ActionSpace) -> float:
        if space.place is None or space.action not in ("advance", "flight"):
            return self._support(space)
        layer, place = space.layer, space.place
        own = self._own.pieces(layer)
        reached = supplied(self._world, self._faction, layer)
        near = self._world.setting.neighbours[place]
        able = sum(own[one] - 1 for one in near if own[one] > 1 and one in reached)
        against = self._theirs.pieces(layer)[place]
        worth = self.worth(place) if layer == "land" else AREA
        if not against:
            return worth * (1.0 if able > 1 else 0.6)
        if able >= against + SURE:
            return 1.5 * worth
        return 0.4 * worth if able > against else 0.02

    def _support(self, space: ActionSpace) -> float:
        found = SUPPORT[space.action]
        if space.action == "reinforce":
            return found * min(self._own.reserve_soldiers, 5) / 5 + 0.1
        if space.action == "planning":
            return found if len(self._own.hand) < 5 else 0.3
        if space.action in ("barrage", "bombard"):
            return found if any(self._theirs.soldiers[area] for area in self._reach(space)) else 0.0
        return found

    def _reach(self, space: ActionSpace) -> list[PlaceId]:
        """The areas that can be fired at from here."""
        setting, place = self._world.setting, space.place
        assert place is not None
        if space.action == "bombard":
            return [*setting.areas_of[place]]
        steps, most = setting.distances[place], setting.numbers.reach.barrage
        return [area for area in setting.areas if steps.get(area, most + 1) <= most]

    # How many pieces go

    def _enter(self, top: Any, intent: so.PieceIntent) -> float:
        """Prefers a force that wins and can hold the place, from places that do not need it."""
        layer = top.layer
        own, against = self._own.pieces(layer)[intent.place], self._theirs.pieces(layer)[top.place]
        there = self._own.pieces(layer)[top.place]
        need = (against + SURE + 1 if against else 2) - there
        worth = 4.0 if intent.count == need else 2.0 if intent.count > need and against else 1.0
        if intent.count < need:
            worth = 0.3 + 0.3 * intent.count
        if layer == "land":
            left = own - intent.count
            if left < self._need_at(intent.place):
                worth *= 0.25
        return worth

    def _need_at(self, place: PlaceId) -> int:
        """How many pieces should stay in a place."""
        near = self._world.setting.neighbours[place]
        threat = max([self._theirs.soldiers[one] for one in near], default=0)
        if place == self._world.setting.headquarters[self._faction]:
            return max(2, threat + 1)
        return 1 if threat < 2 else min(threat, 2)

    def _done(self, top: Any) -> float:
        if not hasattr(top, "sources"):
            return 1.0
        pieces = self._theirs.pieces(top.layer)
        need = pieces[top.place] + SURE + 1 if pieces[top.place] else 2
        return 4.0 if top.moved >= need else 0.5

    def _place(self, place: PlaceId, count: int) -> float:
        """Prefers the headquarters while it is in danger, else areas near an enemy or a prize."""
        setting = self._world.setting
        near = setting.neighbours[place]
        own = self._own.soldiers[place]
        threat = max([self._theirs.soldiers[one] for one in near], default=0)
        if place == setting.headquarters[self._faction]:
            need = threat + 2 - own
            return 8.0 * count if need > 0 and count <= need else 0.3 * count
        prize = max([self.worth(one) for one in near if not self._own.soldiers[one]], default=0.0)
        return (0.2 + 0.25 * min(prize, 12.0) + 0.3 * threat) * count

    # Fire and drops

    def _fire(self, area: PlaceId, dice: int) -> float:
        there = self._theirs.soldiers[area]
        if not there:
            return 0.0
        return self.worth(area) * (1.0 + min(there, dice)) / there

    def _drop(self, area: PlaceId) -> float:
        if self._own.soldiers[area]:
            return 0.1
        there = self._theirs.soldiers[area]
        return 0.02 if there > 1 else self.worth(area) * (0.3 if there else 1.0)

    def _reroll(self, kind: type[Intent], top: RollResult) -> float:
        """Re-roll a poor result if something important depends on it."""
        dice = len(top.faces)
        poor = 6 * top.hits < 5 * dice
        prize = (
            self.worth(top.place) > AREA + STAR
            or top.place == self._world.setting.headquarters[self._faction]
        )
        wanted = poor and (prize or len(self._own.hand) > 3)
        return (1.0 if wanted else 0.03) if kind is so.Reroll else 1.0
