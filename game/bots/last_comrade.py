"""The mind of Last Comrade: what a Comrade's chances are worth, and how one plays with some sense.

One action shows nothing here: whether a step was good is known when the attack has struck. So every level
plays on to the end of the turn, and what counts there is who is left with how much. Places on the Line have
no worth of their own.
"""

from collections.abc import Callable, Hashable, Mapping
from math import sqrt
from typing import Any

from game.bots.mind import PLAYED_ON, Horizon, Worth, share_of_outcome
from game.rules.core.ids import CardId, Seat
from game.rules.core.state import State
from game.rules.core.values import Intent
from game.rules.last_comrade.committing import Committing
from game.rules.last_comrade.content import Comrade
from game.rules.last_comrade.draft import Draft, QuickDraft
from game.rules.last_comrade.hits import HitWindow, Shielding
from game.rules.last_comrade.intents import (
    AcceptHit,
    ChooseCharacter,
    Commit,
    DraftPick,
    EndSlot,
    GoOn,
    LetPass,
    LowerHand,
    NothingMore,
    PassOn,
    PlayEvent,
    RaiseHand,
    React,
    Remind,
    Shield,
    StandDown,
    SwapHands,
    TakeCard,
    UseEquipment,
)
from game.rules.last_comrade.responses import Answering, Response
from game.rules.last_comrade.setting import Setting
from game.rules.last_comrade.setup import ChoosingCharacter
from game.rules.last_comrade.state import Player, World
from game.rules.last_comrade.terms import EquipmentVerb, EventVerb
from game.rules.last_comrade.windows import Asking, Serving

LONGEST = 120
"""Decisions of a playout: a turn of ten people with all its windows is over by then."""
STANDING = 0.5
"""What it is worth to be there at all, beside the Life that is left."""
A_CARD = 0.12
EVENT_WORTH: Mapping[EventVerb, float] = {
    "cancel": 0.6,
    "halt": 0.4,
    "scatter": 0.3,
    "order": 0.5,
    "heal": 1.6,
    "new_orders": 0.4,
    "correct": 0.6,
    "trip": 0.3,
    "requisition": 0.7,
    "search": 0.4,
    "shield": 0.8,
}
"""In hand, in Life."""
EQUIPMENT_WORTH: Mapping[EquipmentVerb, float] = {
    "reflect": 1.0,
    "tank": 1.1,
    "reduce": 0.7,
    "steps": 0.3,
    "shoot": 0.5,
    "save": 1.2,
}
"""Lying in front of a Comrade, in Life for each use that is left."""
DRAFTED = {"manoeuvre": 0.35, "exchange": 0.6, "status": 0.75}
"""What a Manoeuvre is worth when cards are chosen: any, one that changes places, one that protects."""
_LEAST = 0.001
"""The weight of what hardly anybody would do."""


class LastComradeMind:
    efforts = PLAYED_ON

    # What a Comrade has

    def terms(self, world: World, seat: Seat) -> tuple[Worth, ...]:
        """Own minus the mean of the rivals who are still there."""
        mine = _parts(world, seat)
        others = [
            _parts(world, other) for other in _seats(world) if other != seat and _is_there(world, other)
        ]
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
        if not _is_there(world, seat):
            return 0.0
        strengths = {other: _strength(world, other) for other in _seats(world)}
        return strengths[seat] / sum(strengths.values())

    # How one plays

    def policy(self, state: State[World], seat: Seat, legal: tuple[Intent, ...]) -> list[float]:
        world: World = state.world
        decision = state.stack[-1]
        weigh = _POLICIES.get(type(decision)) or next(
            (policy for kind, policy in _POLICIES.items() if isinstance(decision, kind)), _any
        )
        return [max(_LEAST, weigh(world, seat, decision, intent)) for intent in legal]

    def settle(self, view: State[World], seat: Seat, legal: tuple[Intent, ...]) -> Intent | None:
        world: World = view.world
        decision = view.stack[-1]
        match decision:
            case Draft():
                return max(legal, key=lambda intent: _drafted(world, intent))
            case QuickDraft():
                return min(legal, key=lambda intent: _drafted(world, intent))
            case ChoosingCharacter():
                return max(legal, key=lambda intent: _liking(world, intent))
            case Asking() if not _may_want(world, seat, decision.window):
                return decision.auto_pass().intent
            case Response() if not _may_cancel(world, seat):
                return LetPass()
        return None

    def worth_trying(self, view: State[World], seat: Seat, legal: tuple[Intent, ...]) -> tuple[Intent, ...]:
        """Ticks and words about hands decide nothing by themselves; an Event in the slot does nothing."""
        world, decision = view.world, view.stack[-1]
        dull: tuple[type[Intent], ...] = (Remind, LowerHand, NothingMore)
        if not isinstance(decision, Asking | Response):
            dull += (RaiseHand,)
        found = [intent for intent in legal if not isinstance(intent, dull)]
        if isinstance(decision, HitWindow) and not _holds(world, seat, "shield"):
            found = [intent for intent in found if not isinstance(intent, React)]
        if _is_unhurt(world, seat):
            heal = PlayEvent(world.setting.event_of["heal"])
            found = [intent for intent in found if intent != heal]
        useful = [
            intent
            for intent in found
            if not isinstance(intent, Commit) or intent.card not in world.setting.events
        ]
        has_card = any(isinstance(intent, Commit) for intent in useful)
        return tuple(useful if has_card else found)

    # How far a playout goes

    def horizon(self, state: State[World]) -> Horizon:
        return Horizon(LONGEST, self.stretch(state.world))

    def stretch(self, world: World) -> Hashable:
        return world.turn

    def is_quiet(self, state: State[World]) -> bool:
        return not state.world.announced


# Worth


def _seats(world: World) -> range:
    return range(world.seats)


def _player(world: World, seat: int) -> Player:
    return world.players[world.order[seat]]


def _is_there(world: World, seat: int) -> bool:
    player = _player(world, seat)
    return player.alive and player.life > 0


def _parts(world: World, seat: int) -> dict[str, float]:
    setting, player = world.setting, _player(world, seat)
    hand = [*player.hand, *player.kept]
    return {
        "life": player.life,
        "equipment": sum(
            EQUIPMENT_WORTH[setting.equipment[piece.card].do] * piece.durability for piece in player.equipment
        ),
        "events": sum(EVENT_WORTH[setting.events[card].do] for card in hand if card in setting.events),
        "cards": A_CARD * len(hand),
    }


def _strength(world: World, seat: int) -> float:
    """The power of one who is there, to the one and a half: who is ahead wins more than his share."""
    if not _is_there(world, seat):
        return 0.0
    power = STANDING + sum(_parts(world, seat).values())
    return power * sqrt(power)


def _card_worth(setting: Setting, card: CardId) -> float:
    """Of a card that may be kept."""
    if card in setting.events:
        return EVENT_WORTH[setting.events[card].do]
    if card in setting.equipment:
        piece = setting.equipment[card]
        return EQUIPMENT_WORTH[piece.do] * piece.durability
    manoeuvre = setting.manoeuvres[card]
    kind = "status" if manoeuvre.status else "exchange" if manoeuvre.exchange != "none" else "manoeuvre"
    return DRAFTED[kind] + 0.05 * len(manoeuvre.steps) * len(manoeuvre.directions)


def _drafted(world: World, intent: Intent) -> float:
    return (
        _card_worth(world.setting, intent.card) if isinstance(intent, DraftPick | PassOn | TakeCard) else 0.0
    )


def _liking(world: World, intent: Intent) -> float:
    return (
        _ability_worth(world.setting.comrades[intent.comrade]) if isinstance(intent, ChooseCharacter) else 0.0
    )


def _ability_worth(ability: Comrade) -> float:
    """A Comrade before the game: what lasts the whole game counts most."""
    return (
        sum(ability.reduces.values())
        + 0.9 * ability.lucky
        + 0.6 * ability.heals_on_event
        + 0.5 * ability.heals_on_comrades
        + 0.5 * ability.extra_durability
        + 0.4 * (ability.heals_on_hazards + ability.sapper)
        + 0.4 * ability.swaps_hands
        + 0.3 * ability.extra_steps
        + 0.1 * len(ability.stubborn_against)
    )


# What could be played


def _is_unhurt(world: World, seat: Seat) -> bool:
    return _player(world, seat).life >= world.setting.start_life


def _holds(world: World, seat: Seat, verb: EventVerb) -> bool:
    return world.setting.event_of[verb] in _player(world, seat).hand


def _may_want(world: World, seat: Seat, window: Any) -> bool:
    """Whether an Event in one's own hand fits this window, or Dominika's swap is left."""
    player = _player(world, seat)
    fitting = world.setting.in_window.get(window, frozenset())
    if not player.event_used and any(card in fitting for card in player.hand):
        return True
    return world.ability(world.order[seat]).swaps_hands and not player.swap_used


def _may_cancel(world: World, seat: Seat) -> bool:
    return _holds(world, seat, "cancel") and not _player(world, seat).event_used


# Weights by the decision that waits


def _asking(world: World, seat: Seat, decision: Any, intent: Intent) -> float:
    """Most windows pass; who holds nothing for any of them says so once, which ends the asking sooner."""
    if not _may_want(world, seat, decision.window):
        rests = isinstance(intent, NothingMore) and not _has_events(world, seat)
        return 3.0 if rests else 1.0 if isinstance(intent, LetPass | GoOn) else 0.0
    return 1.0 if isinstance(intent, LetPass | GoOn) else 0.12 if isinstance(intent, RaiseHand) else 0.0


def _has_events(world: World, seat: Seat) -> bool:
    player = _player(world, seat)
    if world.ability(world.order[seat]).swaps_hands and not player.swap_used:
        return True
    return not player.event_used and any(card in world.setting.events for card in player.hand)


def _response(world: World, seat: Seat, _decision: Any, intent: Intent) -> float:
    if isinstance(intent, LetPass):
        return 1.0
    return 0.3 if isinstance(intent, RaiseHand) and _may_cancel(world, seat) else 0.0


def _served(_world: World, _seat: Seat, _decision: Any, intent: Intent) -> float:
    if isinstance(intent, StandDown | NothingMore | Remind | Commit):
        return 0.2 if isinstance(intent, StandDown) else 0.0
    return 0.3 if isinstance(intent, SwapHands) else 1.0


def _laying(world: World, _seat: Seat, _decision: Any, intent: Intent) -> float:
    """A Manoeuvre or Equipment; Events are for the hand and played while laying only now and then."""
    if isinstance(intent, Commit):
        return 0.02 if intent.card in world.setting.events else 1.0
    if isinstance(intent, Remind | RaiseHand | LowerHand | NothingMore):
        return 0.0
    return 0.03


def _hit(world: World, seat: Seat, decision: Any, intent: Intent) -> float:
    if isinstance(intent, AcceptHit):
        return 0.3
    if isinstance(intent, React):
        return 2.0 if _holds(world, seat, "shield") else 0.0
    if isinstance(intent, UseEquipment):
        return 2.0 if decision.amount >= world.players[decision.comrade].life else 1.0
    return 0.0 if isinstance(intent, RaiseHand | LowerHand | NothingMore) else 1.0


def _shielding(_world: World, _seat: Seat, _decision: Any, intent: Intent) -> float:
    return 1.0 if isinstance(intent, Shield) else 0.1


def _any(_world: World, _seat: Seat, _decision: Any, intent: Intent) -> float:
    if isinstance(intent, RaiseHand | LowerHand | NothingMore | Remind):
        return 0.0
    return 0.3 if isinstance(intent, EndSlot | StandDown) else 1.0


def _draft(world: World, _seat: Seat, decision: Any, intent: Intent) -> float:
    worth = _drafted(world, intent)
    return 1.0 / (0.1 + worth) if isinstance(decision, QuickDraft) else worth


_POLICIES: dict[type, Callable[[World, Seat, Any, Intent], float]] = {
    Asking: _asking,
    Response: _response,
    Committing: _laying,
    Serving: _served,
    Answering: _served,
    HitWindow: _hit,
    Shielding: _shielding,
    Draft: _draft,
    QuickDraft: _draft,
}

MIND = LastComradeMind()
