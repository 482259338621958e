"""How things go from where they lay to where they lie now, told by the events in between."""

from collections.abc import Callable, Mapping, Sequence

from pygame import Rect

from game.presenters.desert_patrol import handles as at
from game.presenters.offers import Handle
from game.presenters.presenter import HELD
from game.rules.core.values import Event
from game.rules.desert_patrol import events as ev
from game.view.timeline import Group, Tween, in_out_cubic, out_cubic

Spots = Mapping[Handle, Rect]
CARD_MS, COUNTER_MS, LONGEST_MS, STAGGER = 260.0, 180.0, 900.0, 70.0
ARC = 40.0

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
    """One group for each event that moves something; things no event speaks of slide over together."""
    groups: list[Group] = []
    told: set[Handle] = set()
    for event in events:
        tweens = _tweens(event, before, after, told)
        cue = CUES.get(type(event))
        if tweens or cue:
            groups.append(Group(tuple(tweens), STAGGER if len(tweens) > 1 else 0.0, (cue,) if cue else ()))
    slides = tuple(
        _tween(handle, before[handle], after[handle], COUNTER_MS)
        for handle in after
        if handle in before
        and handle not in told
        and handle.startswith(("hand/", "counter/", "crew/"))
        and before[handle].center != after[handle].center
    )
    return [*groups, Group(slides)] if slides else groups


def _tweens(event: Event, before: Spots, after: Spots, told: set[Handle]) -> list[Tween]:
    found: list[Tween] = []
    for source, target, ms, arc in _journeys(event, before, after):
        if source in before and target in after and target not in told:
            told.add(target)
            found.append(_tween(target, before[source], after[target], ms, arc))
    return found


Journey = tuple[Handle, Handle, float, float]


def _journeys(event: Event, before: Spots, after: Spots) -> list[Journey]:
    """Where the things of an event came from and went: handles before and after, duration, bow."""
    if isinstance(event, ev.CardsDrawn):
        held = [handle for handle in after if handle.startswith("hand/")]
        return [(at.DECK, handle, CARD_MS, ARC) for handle in held[-len(event.cards) :]]
    if isinstance(event, ev.CardPlayed):
        lain = [handle for handle in after if handle.startswith(("play/", "enemy_play/"))]
        return [(_origin(before), lain[-1], CARD_MS, 0.0)] if lain else []
    if isinstance(event, ev.CardHunkered):
        return [(_origin(before), at.in_reserve(event.card), CARD_MS, 0.0)]
    if isinstance(event, ev.CounterMoved | ev.SoldierDisembarked):
        target = at.counter(event.soldier)
        came = target if isinstance(event, ev.CounterMoved) else at.crew(event.soldier)
        return [(came, target, COUNTER_MS, 0.0)]
    if isinstance(event, ev.VehicleMoved):
        return [(at.counter(event.vehicle), at.counter(event.vehicle), COUNTER_MS * 1.5, 0.0)]
    if isinstance(event, ev.SoldierBoarded):
        return [(at.counter(event.soldier), at.crew(event.soldier), COUNTER_MS * 1.5, 0.0)]
    if isinstance(event, ev.PositionChanged):
        return [(at.crew(event.soldier), at.crew(event.soldier), COUNTER_MS, 0.0)]
    if isinstance(event, ev.SeatsSwapped):
        return [(at.crew(who), at.crew(who), COUNTER_MS, 0.0) for who in (event.soldier, event.partner)]
    if isinstance(event, ev.Reinforced):
        held = [handle for handle in after if handle.startswith("hand/")]
        return [(at.in_reserve(event.card), held[-1], CARD_MS, ARC)] if held else []
    return []


def _origin(before: Spots) -> Handle:
    """Where a card that was played came from: the hand that let it go, or the enemy's."""
    return HELD if HELD in before else at.ENEMY_PANEL


def _tween(handle: Handle, start: Rect, end: Rect, ms: float, arc: float = 0.0) -> Tween:
    ease: Callable[[float], float] = out_cubic if arc == 0.0 else in_out_cubic
    origin = (float(start.centerx), float(start.centery))
    return Tween(
        handle, 0.0, min(ms, LONGEST_MS), ease, origin, (float(end.centerx), float(end.centery)), arc
    )
