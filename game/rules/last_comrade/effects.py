"""Events of the checkpoints: the possible choices of each, and its effect unless it is cancelled."""

from collections.abc import Container, Iterator

from game.rules.core.frames import Decision, Step
from game.rules.core.ids import CardId, Seat
from game.rules.core.piles import distinct, without
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.last_comrade import intents as asks
from game.rules.last_comrade.drawing import replace_smoke_screens
from game.rules.last_comrade.events import (
    CardTaken,
    EquipmentTaken,
    EventAnnounced,
    EventLapsed,
    HaltStarted,
    HandShown,
    ManoeuvreTripped,
    OrdersChanged,
    TargetMoved,
)
from game.rules.last_comrade.front_line import LineStep, is_immobile, plan_step, scattered
from game.rules.last_comrade.life import heal
from game.rules.last_comrade.movement import Steps, scatter
from game.rules.last_comrade.responses import settle
from game.rules.last_comrade.state import Announced, World
from game.rules.last_comrade.terms import DIRECTIONS, OFFSET, ComradeId, EventVerb, ReactionWindow

VERBS: dict[type[Intent], EventVerb] = {
    asks.OrderForward: "order",
    asks.ChangeOrders: "new_orders",
    asks.CorrectFire: "correct",
    asks.TakeEquipment: "requisition",
    asks.Search: "search",
}
"""Events that are played with a choice; the others are played by naming their card."""
PLAIN: frozenset[EventVerb] = frozenset(("halt", "scatter", "heal", "trip"))
EXACT: frozenset[EventVerb] = frozenset(("cancel", "new_orders", "correct", "trip", "shield"))
"""Events that fit only one exact moment."""


def announcement(world: World, comrade: ComradeId, intent: Intent) -> EventAnnounced | None:
    """The announcement of the Event that an intent plays, with its choices; None if it plays none."""
    if isinstance(intent, asks.PlayEvent):
        return EventAnnounced(comrade, intent.card)
    verb = VERBS.get(type(intent))
    if verb is None:
        return None
    card = world.setting.event_of[verb]
    match intent:
        case asks.OrderForward() | asks.Search():
            return EventAnnounced(comrade, card, intent.comrade)
        case asks.ChangeOrders():
            return EventAnnounced(comrade, card, chosen=intent.card)
        case asks.CorrectFire():
            return EventAnnounced(comrade, card, target=intent.target, direction=intent.direction)
        case asks.TakeEquipment():
            return EventAnnounced(
                comrade, card, intent.comrade, piece=intent.card, durability=intent.durability
            )
    raise AssertionError(intent)


# What may be chosen


def event_candidates(
    world: World, comrade: ComradeId, fitting: Container[CardId] | None = None
) -> Iterator[Intent]:
    """Every Event in hand, or only those that fit the window, with every possible choice."""
    for card in distinct(world.players[comrade].hand):
        event = world.setting.events.get(card)
        if event is not None and (fitting is None or card in fitting):
            yield from _candidates(world, comrade, event.do)


def _candidates(world: World, comrade: ComradeId, verb: EventVerb) -> Iterator[Intent]:
    match verb:
        case "order":
            yield from (asks.OrderForward(one) for one in world.line if one is not None)
        case "new_orders":
            others = without(world.players[comrade].hand, world.setting.event_of[verb])
            yield from (asks.ChangeOrders(other) for other in distinct(others))
        case "correct":
            for target in world.targets:
                yield from (asks.CorrectFire(target.number, direction) for direction in DIRECTIONS)
        case "requisition":
            for other in world.living:
                for piece in dict.fromkeys(world.players[other].equipment):
                    yield asks.TakeEquipment(other, piece.card, piece.durability)
        case "search":
            yield from (asks.Search(other) for other in world.living if other != comrade)
        case _:
            yield asks.PlayEvent(world.setting.event_of[verb])


def why_not_event(world: World, window: ReactionWindow, event: EventAnnounced) -> Refusal | None:
    """Why this Event cannot be played now: the moment and the allowance first, then the choices. None if it
    can."""
    player, card = world.players[event.comrade], event.card
    found = world.setting.events.get(card)
    if found is None or card not in player.hand:
        return Refusal("LC-EVT-02", {"card": card, "held": "no"})
    if player.event_used:
        return Refusal("LC-EVT-01", {"card": card})
    if card not in world.setting.in_window.get(window, ()):
        rule = "LC-EVT-03" if found.do in EXACT else "LC-EVT-02"
        return Refusal(rule, {"card": card, "held": "yes"})
    if found.do not in PLAIN and event.other is None and not event.target and event.chosen is None:
        return Refusal("LC-REACT-06")
    return _why_not_choice(world, found.do, event)


def why_not_unaimed(world: World, comrade: ComradeId, card: CardId, target: int = 0) -> Refusal | None:
    """For an Event in hand that needs a choice: the refusal if nothing, or only a Target without a direction,
    was chosen.

    None for an Event without a choice.
    """
    verb = world.setting.events[card].do
    if verb not in VERBS.values():
        return None
    return _why_not_choice(world, verb, EventAnnounced(comrade, card, target=target))


def why_not_now(world: World, card: CardId) -> Refusal:
    """The refusal for a card in hand that is no Event, or no answer to what is asked."""
    held = "yes" if card in world.setting.events else "plain"
    return Refusal("LC-EVT-02", {"card": card, "held": held})


def _why_not_choice(world: World, verb: EventVerb, event: EventAnnounced | Announced) -> Refusal | None:
    match verb:
        case "halt" | "scatter" | "heal":
            return None
        case "trip":
            return _why_not_trip(world, event)
        case "order":
            return _why_not_order(world, event)
        case "new_orders":
            return _why_not_new_orders(world, event)
        case "correct":
            return _why_not_correct(world, event)
        case "requisition":
            return _why_not_requisition(world, event)
        case _:
            return _why_not_search(world, event)


def _why_not_trip(world: World, event: EventAnnounced | Announced) -> Refusal | None:
    mover, card = world.slot, world.revealed
    manoeuvre = None if card is None else world.setting.manoeuvres.get(card)
    if mover is None or mover == event.comrade or manoeuvre is None or not manoeuvre.is_movement:
        return Refusal("LC-EVT-17", {"card": event.card})
    if event.card in world.ability(mover).stubborn_against:
        return Refusal("LC-CHR-11", {"card": event.card, "comrade": mover})
    return None


def _why_not_order(world: World, event: EventAnnounced | Announced) -> Refusal | None:
    other = event.other
    if other is None or other not in world.line:
        return Refusal("LC-EVT-13", {"comrade": other or "", "why": "absent"})
    if world.is_in_tank(other):
        return Refusal("LC-TANK-13", {"card": event.card, "comrade": other})
    if other != event.comrade and event.card in world.ability(other).stubborn_against:
        return Refusal("LC-CHR-11", {"card": event.card, "comrade": other})
    step = plan_step(world, other, "forward")
    return None if isinstance(step, LineStep) else Refusal("LC-EVT-13", {"comrade": other, "why": step})


def _why_not_new_orders(world: World, event: EventAnnounced | Announced) -> Refusal | None:
    player = world.players[event.comrade]
    hand = without(player.hand, event.card) if isinstance(event, EventAnnounced) else player.hand
    is_open = player.committed is not None and event.chosen in hand
    return None if is_open else Refusal("LC-EVT-15", {"card": event.card, "chosen": event.chosen or ""})


def _why_not_correct(world: World, event: EventAnnounced | Announced) -> Refusal | None:
    for target in world.targets:
        if target.number != event.target or target.comrade is not None or event.direction is None:
            continue
        if 1 <= target.place + OFFSET[event.direction] <= world.length:
            return None
    return Refusal("LC-EVT-16", {"card": event.card, "target": event.target})


def _why_not_requisition(world: World, event: EventAnnounced | Announced) -> Refusal | None:
    facts = {"card": event.card, "comrade": event.other or "", "piece": event.piece or ""}
    if event.other is None or event.other == event.comrade or event.other not in world.living:
        return Refusal("LC-EVT-18", facts)
    if event.piece == world.setting.piece_of["tank"]:
        return Refusal("LC-TANK-17", facts)
    equipment = [(piece.card, piece.durability) for piece in world.players[event.other].equipment]
    return None if (event.piece, event.durability) in equipment else Refusal("LC-EVT-18", facts)


def _why_not_search(world: World, event: EventAnnounced | Announced) -> Refusal | None:
    other = event.other
    is_other = other is not None and other != event.comrade and other in world.living
    if other is not None and is_other and world.players[other].hand:
        return None
    return Refusal("LC-EVT-19", {"card": event.card, "comrade": other or ""})


def changes_nothing(world: World, comrade: ComradeId, card: CardId) -> bool:
    """Whether this Event, played now, would only use up the card and the allowance."""
    event = world.setting.events.get(card)
    return event is not None and _is_idle(world, event.do, comrade) and not _heals_by_herbs(world, comrade)


def _is_idle(world: World, verb: EventVerb, comrade: ComradeId) -> bool:
    match verb:
        case "halt":
            return world.halt
        case "scatter":
            return not scattered(world)
        case "heal":
            return not _is_hurt(world, comrade)
        case "trip":
            return world.slot is not None and (world.tripped or is_immobile(world, world.slot))
        case _:
            return False


def _is_hurt(world: World, comrade: ComradeId) -> bool:
    return world.players[comrade].life < world.setting.start_life


def _heals_by_herbs(world: World, comrade: ComradeId) -> bool:
    return bool(world.ability(comrade).heals_on_event) and _is_hurt(world, comrade)


# The effects


class EventSettles(Step[World], frozen=True, tag="lc.event_settles", gc=False):
    """Nobody answers any more: the Event is carried out completely, unless it was cancelled."""

    def run(self, play: Play[World]) -> None:
        event = play.world.announced[-1]
        verb = play.world.setting.events[event.card].do
        play.then(EventDone())
        if event.cancelled:
            return
        if _why_not_choice(play.world, verb, event) is not None:
            play.do(EventLapsed(event.comrade, event.card, "choice"))
        elif _is_idle(play.world, verb, event.comrade):
            play.do(EventLapsed(event.comrade, event.card, "idle"))
        else:
            carry_out(play, verb, event)


class EventDone(Step[World], frozen=True, tag="lc.event_done", gc=False):
    """The card is discarded; a Comrade who is healed by Events heals after its effect."""

    def run(self, play: Play[World]) -> None:
        settle(play)


def carry_out(play: Play[World], verb: EventVerb, event: Announced) -> None:
    match verb:
        case "halt":
            play.do(HaltStarted(event.comrade))
        case "scatter":
            scatter(play)
        case "heal":
            heal(play, event.comrade, play.world.setting.events[event.card].number, "moonshine")
        case "trip":
            assert play.world.slot is not None
            play.do(ManoeuvreTripped(event.comrade, play.world.slot))
        case "order":
            assert event.other is not None
            play.then(Steps(event.other, "forward", play.world.length, driven=True))
        case "new_orders":
            _change_orders(play, event)
        case "correct":
            _correct(play, event)
        case "requisition":
            assert event.other is not None
            assert event.piece is not None
            play.do(EquipmentTaken(event.comrade, event.other, event.piece, event.durability))
        case _:
            assert event.other is not None
            play.do(HandShown(event.comrade, event.other))
            play.then(TakingCard(event.comrade, event.other))


def _change_orders(play: Play[World], event: Announced) -> None:
    old = play.world.players[event.comrade].committed
    assert old is not None
    assert event.chosen is not None
    play.do(OrdersChanged(event.comrade, event.chosen, old))
    replace_smoke_screens(play, event.comrade)


def _correct(play: Play[World], event: Announced) -> None:
    assert event.direction is not None
    target = next(one for one in play.world.targets if one.number == event.target)
    play.do(TargetMoved(target.number, target.place, target.place + OFFSET[event.direction]))


class TakingCard(Decision[World], frozen=True, tag="lc.take_card", gc=False):
    """Shakedown: only the player of the Event sees the hand, and takes one card of it."""

    rule_other_seat = "LC-EVT-19"
    comrade: ComradeId
    other: ComradeId

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.comrade)

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (asks.TakeCard(card) for card in distinct(world.players[self.other].hand))

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if isinstance(intent, asks.TakeCard) and intent.card in world.players[self.other].hand:
            return None
        return Refusal("LC-EVT-19", {"card": world.setting.event_of["search"], "comrade": self.other})

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert isinstance(intent, asks.TakeCard)
        play.do(CardTaken(self.comrade, self.other, intent.card))
