"""How things move from their old places to their new ones, according to the events in between."""

from collections.abc import Sequence

from game.presenters.contract.presenter import HELD
from game.presenters.desert_patrol.controls import handles as at
from game.presenters.shared.journeys import ARC, CARD_MS, PIECE_MS, Spots, closing_up, event_group, tween
from game.rules.core.ids import HIDDEN
from game.rules.core.values import Event
from game.rules.desert_patrol import events as ev
from game.view.handles import Handle, part_of
from game.view.timeline import Group, Tween

CUES: dict[type[Event], str] = {
    ev.CardsDrawn: "card",
    ev.CardPlayed: "card",
    ev.CardHunkered: "card",
    ev.CardsDiscarded: "card",
    ev.DeckReshuffled: "card",
    ev.Reinforced: "card",
    ev.CardReturned: "card",
    ev.FogGained: "card",
    ev.CounterMoved: "counter",
    ev.VehicleMoved: "counter",
    ev.SoldierBoarded: "counter",
    ev.SoldierDisembarked: "counter",
    ev.PositionChanged: "counter",
    ev.SeatsSwapped: "counter",
    ev.TileReconned: "counter",
    ev.ControlTaken: "counter",
    ev.DiceRolled: "dice",
    ev.AttackHit: "hit",
    ev.AttackMissed: "miss",
    ev.TurnStarted: "turn",
    ev.GameEnded: "win",
}


def motions(before: Spots, after: Spots, events: Sequence[Event]) -> list[Group]:
    """One group for each event that moves something; things that no event names slide together in a
    last one.
    """
    groups: list[Group] = []
    told: set[Handle] = set()
    for event in events:
        tweens = _tweens(event, before, after, told)
        groups += event_group(tweens, CUES.get(type(event)))
    return [*groups, *closing_up(before, after, told, (at.HAND.name, at.COUNTER.name, at.CREW.name))]


def _tweens(event: Event, before: Spots, after: Spots, told: set[Handle]) -> list[Tween]:
    found: list[Tween] = []
    for source, target, ms, arc in _journeys(event, before, after):
        if source in before and target in after and target not in told:
            told.add(target)
            found.append(tween(target, before[source], after[target], ms, arc))
    return found


Journey = tuple[Handle, Handle, float, float]


def _journeys(event: Event, before: Spots, after: Spots) -> list[Journey]:
    """Old and new handles of the things of an event, with duration and bow."""
    if isinstance(event, ev.CardsDrawn) and HIDDEN not in event.cards:
        held = [handle for handle in after if handle in at.HAND]
        return [(at.DECK, handle, CARD_MS, ARC) for handle in held[-len(event.cards) :]]
    if isinstance(event, ev.CardPlayed):
        lain = [handle for handle in after if handle in at.IN_PLAY or handle in at.IN_ENEMY_PLAY]
        return [(_origin(before, lain[-1]), lain[-1], CARD_MS, 0.0)] if lain else []
    if isinstance(event, ev.CardHunkered):
        reserve = at.RESERVE(event.card)
        return [(_origin(before, reserve), reserve, CARD_MS, 0.0)]
    if isinstance(event, ev.CounterMoved | ev.SoldierDisembarked):
        target = at.COUNTER(event.soldier)
        came = target if isinstance(event, ev.CounterMoved) else at.CREW(event.soldier)
        return [(_put(before, came), target, PIECE_MS, 0.0)]
    if isinstance(event, ev.VehicleMoved):
        vehicle = at.COUNTER(event.vehicle)
        return [(_put(before, vehicle), vehicle, PIECE_MS * 1.5, 0.0)]
    if isinstance(event, ev.SoldierBoarded):
        came = _put(before, at.COUNTER(event.soldier))
        return [(came, at.CREW(event.soldier), PIECE_MS * 1.5, 0.0)]
    if isinstance(event, ev.PositionChanged):
        return [(at.CREW(event.soldier), at.CREW(event.soldier), PIECE_MS, 0.0)]
    if isinstance(event, ev.SeatsSwapped):
        return [(at.CREW(who), at.CREW(who), PIECE_MS, 0.0) for who in (event.soldier, event.partner)]
    if isinstance(event, ev.Reinforced):
        held = [handle for handle in after if handle in at.HAND]
        return [(at.RESERVE(event.card), held[-1], CARD_MS, ARC)] if held else []
    return []


def _put(before: Spots, thing: Handle) -> Handle:
    """Where a counter comes from: where it was put down by hand, or its old place."""
    put = part_of(HELD, thing)
    return put if put in before else thing


def _origin(before: Spots, target: Handle) -> Handle:
    """Where a played card comes from: where it was put down by hand, else one's own hand, or the enemy's.

    If it was not put down by hand, as in a replay, the card of one's own is unknown: the middle one is used.
    """
    if HELD in before:
        return HELD
    held = [handle for handle in before if handle in at.HAND]
    is_own = target not in at.IN_ENEMY_PLAY and held
    return held[len(held) // 2] if is_own else at.ENEMY_PANEL
