"""The mind of Last Comrade.

A single action tells nothing here: whether a step was good is known only after the attack. So every level
plays on to the end of the turn and values how much each player has left. A place on the Line has no value by
itself.
"""

from collections.abc import Hashable

from game.bots.last_comrade.habits import (
    LEAST,
    POLICIES,
    any_of_these,
    holds,
    is_unhurt,
    may_cancel,
    may_want,
)
from game.bots.last_comrade.standing import drafted, is_there, liking, parts, seats, strength
from game.bots.mind import PLAYED_ON, Horizon, Worth, share_of_outcome
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.core.values import Intent
from game.rules.last_comrade import GAME
from game.rules.last_comrade.draft import Draft, QuickDraft
from game.rules.last_comrade.forecast import forecasts
from game.rules.last_comrade.hits import HitWindow
from game.rules.last_comrade.intents import (
    Commit,
    GoOn,
    LetPass,
    LowerHand,
    NothingMore,
    PlayEvent,
    RaiseHand,
    React,
    Remind,
)
from game.rules.last_comrade.manoeuvres import SlotDecision
from game.rules.last_comrade.responses import Response
from game.rules.last_comrade.setup import ChoosingCharacter
from game.rules.last_comrade.state import World
from game.rules.last_comrade.windows import Asking

LONGEST = 120
"""The most decisions of a playout: a turn of ten players with all its windows has fewer."""


class LastComradeMind:
    """What a bot knows about Last Comrade."""

    efforts = PLAYED_ON

    # The value of a position

    def terms(self, world: World, seat: Seat) -> tuple[Worth, ...]:
        """The terms of the seat minus the mean of its living rivals."""
        mine = parts(world, seat)
        others = [parts(world, other) for other in seats(world) if other != seat and is_there(world, other)]
        rules = {"life": "LC-END-01", "equipment": "LC-EQP-01", "events": "LC-EVT-01", "cards": "LC-TURN-03"}
        return tuple(
            Worth(
                name, mine[name] - (sum(one[name] for one in others) / len(others) if others else 0.0), rule
            )
            for name, rule in rules.items()
        )

    def value(self, world: World, seat: Seat) -> float:
        if world.outcome is not None:
            return share_of_outcome(world.outcome, seat)
        if not is_there(world, seat):
            return 0.0
        strengths = {other: strength(world, other) for other in seats(world)}
        return strengths[seat] / sum(strengths.values())

    # How a player chooses

    def policy(self, state: State[World], seat: Seat, legal: tuple[Intent, ...]) -> list[float]:
        world: World = state.world
        decision = state.stack[-1]
        weigh = POLICIES.get(type(decision)) or next(
            (policy for kind, policy in POLICIES.items() if isinstance(decision, kind)), any_of_these
        )
        return [max(LEAST, weigh(world, seat, decision, intent)) for intent in legal]

    def settle(self, view: State[World], seat: Seat, legal: tuple[Intent, ...]) -> Intent | None:
        world: World = view.world
        decision = view.stack[-1]
        match decision:
            case Draft():
                return max(legal, key=lambda intent: drafted(world, intent))
            case QuickDraft():
                return min(legal, key=lambda intent: drafted(world, intent))
            case ChoosingCharacter():
                return max(legal, key=lambda intent: liking(world, intent))
            case Asking() if not may_want(world, seat, decision.window):
                return decision.auto_pass().intent
            case Response() if not may_cancel(world, seat):
                return LetPass()
        return None

    def worth_trying(self, view: State[World], seat: Seat, legal: tuple[Intent, ...]) -> tuple[Intent, ...]:
        """Leaves out ticks and raised or lowered hands, which decide nothing, and an Event in the slot, which
        has no effect."""
        world, decision = view.world, view.stack[-1]
        dull: tuple[type[Intent], ...] = (Remind, LowerHand, NothingMore)
        if not isinstance(decision, Asking | Response):
            dull += (RaiseHand,)
        found = [intent for intent in legal if not isinstance(intent, dull)]
        if isinstance(decision, HitWindow) and not holds(world, seat, "shield"):
            found = [intent for intent in found if not isinstance(intent, React)]
        if is_unhurt(world, seat):
            heal = PlayEvent(world.setting.event_of["heal"])
            found = [intent for intent in found if intent != heal]
        useful = [
            intent
            for intent in found
            if not isinstance(intent, Commit) or intent.card not in world.setting.events
        ]
        has_card = any(isinstance(intent, Commit) for intent in useful)
        if isinstance(decision, SlotDecision) and world.hazards:
            return _without_mines(view, seat, found)
        return tuple(useful if has_card else found)

    def plain(self, view: State[World], seat: Seat, legal: tuple[Intent, ...]) -> Intent | None:
        """Let the window pass: a hand raised for a small gain would only be lowered again."""
        return next((one for one in legal if isinstance(one, LetPass | GoOn)), None)

    # How far a playout goes

    def horizon(self, state: State[World]) -> Horizon:
        return Horizon(LONGEST, self.stretch(state.world))

    def stretch(self, world: World) -> Hashable:
        return world.turn

    def is_quiet(self, state: State[World]) -> bool:
        return not state.world.announced


def _without_mines(view: State[World], seat: Seat, choices: list[Intent]) -> tuple[Intent, ...]:
    """Leaves out places with a known Mine, unless the attack would cost the player more on every other
    place."""
    me, losses = view.world.comrade_of(seat), []
    for intent in choices:
        found = forecasts(GAME, view, seat, intent)
        on_the_way = max((one.hurt_on_the_way.get(me, 0) for one in found), default=0)
        struck = max((one.hurt.get(me, 0) for one in found), default=0)
        losses.append((on_the_way, on_the_way + struck))
    safe = min((total for on_the_way, total in losses if not on_the_way), default=None)
    return tuple(
        intent
        for intent, (on_the_way, total) in zip(choices, losses, strict=True)
        if not on_the_way or safe is None or total < safe
    )


MIND = LastComradeMind()
