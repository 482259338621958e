"""The mind of Desert Patrol."""

from collections.abc import Hashable, Mapping, Sequence

from game.bots.desert_patrol.habits import Habits
from game.bots.desert_patrol.standing import lead, terms
from game.bots.mind import EFFORTS, Effort, Horizon, Worth, share_of_outcome, sigmoid
from game.rules.core.ids import CardId, Seat
from game.rules.core.state import State
from game.rules.core.values import Intent
from game.rules.desert_patrol import intents as dp
from game.rules.desert_patrol.initiative import Bid
from game.rules.desert_patrol.movement import why_not_leave
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import CounterId, Side
from game.rules.desert_patrol.turn import Turn
from game.rules.desert_patrol.victory import reached

LONGEST = 16
"""The number of decisions in a playout: about a round."""
POINTLESS = (dp.HunkerDown, dp.Forgo)


class DesertPatrolMind:
    """What a bot knows about Desert Patrol."""

    efforts: Mapping[str, Effort] = {
        **EFFORTS,
        "staff": Effort(worlds=12, playouts=300),
    }
    """A sergeant takes the best immediate result; staff also plays on to the end of the round."""

    def terms(self, world: World, seat: Seat) -> tuple[Worth, ...]:
        return terms(world, world.side_of(seat))

    def value(self, world: World, seat: Seat) -> float:
        if world.outcome is not None:
            return share_of_outcome(world.outcome, seat)
        return sigmoid(lead(world, world.side_of(seat)))

    def policy(self, state: State[World], seat: Seat, legal: tuple[Intent, ...]) -> Sequence[float]:
        world = state.world
        weight, top = Habits(world, world.side_of(seat)).weight, state.stack[-1]
        weights = [weight(one, top) for one in legal]
        return weights if any(weights) else [1.0] * len(legal)

    def settle(self, view: State[World], seat: Seat, legal: tuple[Intent, ...]) -> Intent | None:
        """An intent that wins at once or with the next card, or one that takes free cards; else None."""
        if dp.DrawCard() in legal:
            return dp.DrawCard()
        world = view.world
        now = next((one for one in legal if _wins(world, seat, one)), None)
        return now or next((one for one in legal if _leads_out(world, world.side_of(seat), one)), None)

    def worth_trying(self, view: State[World], seat: Seat, legal: tuple[Intent, ...]) -> tuple[Intent, ...]:
        """Leaves out hunkering down, staying in place, swapping seats with a soldier who has cards, and
        suppressing a pinned soldier."""
        pinned = {str(name) for name, soldier in view.world.soldiers.items() if soldier.pinned}
        found = tuple(
            one
            for one in legal
            if not isinstance(one, POINTLESS)
            and not (isinstance(one, dp.Travel) and one.to is None)
            and not (isinstance(one, dp.SwapSeats) and _has_cards(view.world, one.partner))
            and not (isinstance(one, dp.Attack) and one.action == "suppress" and one.target in pinned)
        )
        return found or tuple(one for one in legal if not isinstance(one, dp.HunkerDown))

    def plain(self, view: State[World], seat: Seat, legal: tuple[Intent, ...]) -> Intent | None:
        return None

    def horizon(self, state: State[World]) -> Horizon:
        return Horizon(LONGEST, state.world.round)

    def stretch(self, world: World) -> Hashable:
        return world.round

    def is_quiet(self, state: State[World]) -> bool:
        """Whether the state is between two cards; a bid in progress always is."""
        top = state.stack[-1]
        return isinstance(top, Bid) or (isinstance(top, Turn) and not top.pending)


def _has_cards(world: World, soldier: CounterId) -> bool:
    """Whether a soldier of a side that sees its own piles has a card in circulation."""
    side = world.setting.counters[soldier].side
    forces, card = world.forces(side), CardId(soldier)
    gone = forces.reserve.count(card) + forces.removed.count(card)
    return world.setting.pile(side).count(card) > gone


def _wins(world: World, seat: Seat, intent: Intent) -> bool:
    """Whether the intent takes control of the last point needed, or leads out the last counter needed."""
    side = world.side_of(seat)
    for condition in world.setting.win[side]:
        left = condition.need - reached(world, side, condition)
        if condition.by == "points" and isinstance(intent, dp.Control):
            tile = world.tile_of(CounterId(intent.card))
            held = sum(world.setting.objects[name].points for name, at in world.objects.items() if at == tile)
            gained = world.setting.objectives.get(tile, 0) + (held if side == "italy" else 0)
            if gained >= left:
                return True
        if (
            condition.by == "escape"
            and isinstance(intent, dp.Travel | dp.StepOn)
            and intent.to == dp.OFF_BOARD
        ):
            return left <= 1
    return False


def _leads_out(world: World, side: Side, intent: Intent) -> bool:
    """Whether the last counter that must escape moves to an exit, with another card in hand to leave by
    it."""
    if not isinstance(intent, dp.Travel) or intent.to not in world.setting.escapes[side]:
        return False
    man = world.soldiers[CounterId(intent.card)]
    counter = man.vehicle if intent.action == "drive" else CounterId(intent.card)
    return (
        counter is not None
        and world.forces(side).hand.count(intent.card) > 1
        and why_not_leave(world, side, counter, intent.to) is None
        and any(
            one.by == "escape" and counter in one.of and one.need - reached(world, side, one) <= 1
            for one in world.setting.win[side]
        )
    )


MIND = DesertPatrolMind()
