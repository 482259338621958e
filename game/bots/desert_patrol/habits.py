"""The policy of Desert Patrol: weights by the kind of intent and a few facts."""

from functools import cache, cached_property
from typing import Any

from game.bots.desert_patrol.goals import FAR, Goal, cards_left, goals
from game.rules.core.board import SpaceId
from game.rules.core.ids import CardId
from game.rules.core.values import Intent
from game.rules.desert_patrol import combat
from game.rules.desert_patrol import intents as dp
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import CounterId, Side, enemy

KINDS: dict[type[Intent], float] = {
    dp.HunkerDown: 0.01,
    dp.Recover: 2.0,
    dp.Forgo: 0.05,
    dp.SwapSeats: 0.05,
    dp.Board: 0.3,
    dp.Disembark: 0.3,
    dp.ChangePosition: 0.2,
    dp.Reinforce: 2.0,
    dp.Command: 5.0,
    dp.Conceal: 0.8,
    dp.FollowMe: 3.0,
    dp.Recon: 4.0,
    dp.Repair: 1.0,
    dp.EndTurn: 0.03,
    dp.TakeCard: 3.0,
    dp.DrawCard: 8.0,
    dp.Done: 0.3,
}
"""Weights of intents for which the kind is enough."""
NEARER, BESIDE, FARTHER, STAY, LEAVE = 4.0, 0.5, 0.1, 0.02, 40.0
HIT, CONTROL_GOAL, CONTROL = 9.0, 12.0, 0.4


@cache
def chance(total: int, dice: int) -> float:
    """The chance that at least one die succeeds."""
    good, everything = combat.good_rolls(total, dice)
    return good / everything


class Habits:
    """The weights of one side in one world."""

    def __init__(self, world: World, side: Side) -> None:
        self._world, self._side = world, side
        self._pulls: dict[tuple[CounterId, SpaceId], float] = {}
        self._draws: dict[CounterId, list[tuple[SpaceId, float]]] = {}

    @cached_property
    def goals(self) -> list[Goal]:
        return goals(self._world, self._side)

    @cached_property
    def theirs(self) -> dict[CardId, int]:
        """The enemy's cards in circulation, by kind; all players can count the lost ones."""
        return cards_left(self._world, enemy(self._side))

    def weight(self, intent: Any, top: Any) -> float:
        kind = type(intent)
        found = KINDS.get(kind)
        if found is not None:
            return found
        if kind is dp.Travel:
            return self._travel(intent)
        if kind is dp.StepOn:
            return self._step(CounterId(top.counter), intent.to)
        if kind is dp.Attack:
            return self._attack(intent)
        if kind is dp.Control:
            return self._control(CounterId(intent.card))
        if kind is dp.Commit:
            return self._bid(intent.card)
        if kind in (dp.Navigate, dp.Observe, dp.ChooseTile):
            return self._mark(intent.tile)
        if kind is dp.ChooseSoldier:
            return 1.0 / (0.3 + self.theirs.get(CardId(intent.soldier), 0))
        return 1.0

    def _travel(self, intent: dp.Travel) -> float:
        if intent.to is None:
            return STAY
        world = self._world
        man = world.soldiers[CounterId(intent.card)]
        counter = CounterId(intent.card)
        if intent.action == "drive" and man.vehicle is not None:
            counter = man.vehicle
        return self._step(counter, intent.to)

    def _step(self, counter: CounterId, to: SpaceId) -> float:
        world = self._world
        if to == dp.OFF_BOARD:
            return LEAVE if any(counter in one.of for one in world.setting.win[self._side]) else STAY
        here = world.vehicles[counter].tile if counter in world.vehicles else world.soldiers[counter].tile
        assert here is not None
        now, then = self._pull(counter, here), self._pull(counter, to)
        return NEARER if then > now else BESIDE if then == now else FARTHER

    def _pull(self, counter: CounterId, tile: SpaceId) -> float:
        """How much a tile attracts this counter by the goals that it can serve."""
        known = self._pulls.get((counter, tile))
        if known is None:
            known = self._pulls[counter, tile] = self._pulled(counter, tile)
        return known

    def _pulled(self, counter: CounterId, tile: SpaceId) -> float:
        steps = self._world.setting.distances[tile]
        draws = self._draws.get(counter)
        if draws is None:
            draws = self._draws[counter] = self._draws_on(counter)
        most = 0.0
        for goal, share in draws:
            pull = share / (1.0 + steps.get(goal, FAR))
            if pull > most:
                most = pull
        return most

    def _draws_on(self, counter: CounterId) -> list[tuple[SpaceId, float]]:
        """The goals with the weight of each for this counter: small if the counter cannot perform the action
        there."""
        actions = self._world.setting.card_actions.get(CardId(counter))
        found = []
        for goal in self.goals:
            share = goal.share
            if actions is not None and goal.do in ("control", "detonate") and goal.do not in actions:
                share *= 0.2
            found.append((goal.tile, share))
        return found

    def _attack(self, intent: dp.Attack) -> float:
        world, side = self._world, self._side
        target = intent.target
        tile, dice = self._shooter(intent)
        hit = chance(combat.defence(world, intent.action, tile, target).total, dice)
        worth = 1.0
        if target in world.soldiers:
            if intent.action == "suppress":
                worth = 0.0 if world.soldiers[CounterId(target)].pinned else 0.5
            else:
                worth = 1.0 + 1.5 / (1 + self.theirs.get(CardId(target), 0))
        if any(one.by == "neutralise" and target in one.of for one in world.setting.win[side]):
            worth *= 1.5
        elif target in world.objects:
            worth = 3.0
        return HIT * hit * hit * worth

    def _shooter(self, intent: dp.Attack) -> tuple[SpaceId | None, int]:
        world, card = self._world, intent.card
        if world.setting.cards[card].kind != "combat":
            return None, world.setting.card_actions[card][intent.action].value
        soldier = CounterId(card)
        man = world.soldiers[soldier]
        if intent.way == "card" or man.vehicle is None or man.position is None:
            return world.tile_of(soldier), world.setting.card_actions[card][intent.action].value
        action = world.setting.position_actions[man.vehicle, man.position][intent.action]
        return world.tile_of(soldier), action.value

    def _control(self, soldier: CounterId) -> float:
        world = self._world
        tile = world.tile_of(soldier)
        if any(goal.tile == tile and goal.do == "control" for goal in self.goals):
            return CONTROL_GOAL
        other = enemy(self._side)
        spoils = world.controls(other, tile) and tile in world.setting.objectives
        return CONTROL_GOAL / 2 if spoils else CONTROL if world.controls(other, tile) else 0.05

    def _bid(self, card: CardId) -> float:
        """Fog of War costs nothing to bid; for other cards the initiative is weighed against what the card
        could do."""
        found = self._world.setting.cards[card]
        if found.kind == "fog":
            return 3.0
        return 0.3 + found.initiative * 0.15 - (0.3 if found.kind == "command" else 0.0)

    def _mark(self, tile: SpaceId) -> float:
        """Tiles on the way to a goal weigh more; a marker also brings a Fog of War card."""
        world = self._world
        if tile in world.forces(self._side).markers:
            return 0.05
        steps = world.setting.distances[tile]
        best = max((goal.share / (1 + steps.get(goal.tile, FAR)) for goal in self.goals), default=0.0)
        return 0.1 + 4.0 * best
