"""How things move from their old places to their new ones, according to the events in between."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.presenters.contract.presenter import HELD
from game.presenters.shared.journeys import (
    ARC,
    CARD_MS,
    PIECE_MS,
    Journey,
    Spots,
    closing_up,
    event_group,
    tweens_of,
)
from game.presenters.staff_orders.controls import handles as at
from game.presenters.staff_orders.controls.handles import Supply
from game.rules.core.values import Event
from game.rules.staff_orders import events as ev
from game.rules.staff_orders.terms import ActionSpaceId, Domain, Faction
from game.view.handles import Handle
from game.view.timeline import Group

CUES: dict[type[Event], str] = {
    ev.CardsDrawn: "card",
    ev.EffectPlayed: "card",
    ev.DeckReshuffled: "card",
    ev.CommanderDeployed: "counter",
    ev.CommanderToStaging: "counter",
    ev.CommanderFromStaging: "counter",
    ev.CommandersWithdrawn: "counter",
    ev.SoldiersMoved: "counter",
    ev.AircraftMoved: "counter",
    ev.SoldiersFromReserve: "counter",
    ev.AircraftFromReserve: "counter",
    ev.SoldiersToReserve: "hit",
    ev.AircraftToReserve: "hit",
    ev.DiceRolled: "dice",
    ev.DiceRerolled: "dice",
    ev.TurnStarted: "turn",
    ev.GameEnded: "win",
}
LAND = (ev.SoldiersMoved, ev.SoldiersFromReserve, ev.SoldiersToReserve)
FROM_RESERVE = (ev.SoldiersFromReserve, ev.AircraftFromReserve)


class BoardEdge(NamedTuple):
    """The faction of the viewer, and whose commanders were on the action spaces before the events."""

    own: Faction
    stood: Mapping[ActionSpaceId, Faction] = {}


def motions(before: Spots, after: Spots, events: Sequence[Event], side: BoardEdge) -> list[Group]:
    """One group for each event that moves something, as a side sees it; then the cards of the hand close the
    gaps.

    A commander moves itself. For other pieces copies fly, because their piles already show the result.
    """
    groups: list[Group] = []
    told: set[Handle] = set()
    for number, event in enumerate(events):
        journeys = (
            _going_home(event, before, side)
            if isinstance(event, ev.CommandersWithdrawn)
            else _journeys(event, number, after, side.own)
        )
        tweens = tweens_of(journeys, before, after, told, _goes_by_distance)
        groups += event_group(tweens, CUES.get(type(event)))
    return [*groups, *closing_up(before, after, told)]


def _journeys(event: Event, number: int, after: Spots, own: Faction) -> list[Journey]:
    if isinstance(event, ev.CardsDrawn) and event.faction == own:
        held = [handle for handle in after if handle in at.HAND]
        drawn = held[len(held) - len(event.cards) :]
        return [Journey(handle, (at.DECK,), (handle,), CARD_MS, ARC) for handle in drawn]
    if isinstance(event, ev.EffectPlayed | ev.DiceRerolled):
        hand = (HELD, at.HAND(0)) if event.faction == own else (at.ENEMY_PANEL,)
        return [Journey(at.DISCARD, hand, (at.DISCARD,), CARD_MS)]
    if isinstance(event, ev.CommanderDeployed):
        commander = at.COMMANDER(event.space)
        origins = (*_held(event.faction, own), *_reserve("commanders", event.faction, own))
        return [Journey(commander, origins, (commander,), PIECE_MS * 1.5)]
    if isinstance(event, ev.CommanderToStaging | ev.CommanderFromStaging):
        return [_of_staging(event, number, own)]
    if isinstance(event, ev.PieceEvent):
        return [_of_pieces(event, number, own)]
    return []


def _going_home(event: ev.CommandersWithdrawn, before: Spots, side: BoardEdge) -> list[Journey]:
    """At the end of a round every commander of a faction flies from its space to the reserve."""
    reserve = _reserve("commanders", event.faction, side.own)
    return [
        Journey(
            at.FLYING("commanders", event.faction, 1, space), (at.COMMANDER(space),), reserve, PIECE_MS, ARC
        )
        for space, faction in side.stood.items()
        if faction == event.faction and at.COMMANDER(space) in before
    ]


def _of_staging(event: ev.CommanderToStaging | ev.CommanderFromStaging, number: int, own: Faction) -> Journey:
    """Between the staging zone and the reserve, or from an action space."""
    copy = at.FLYING("commanders", event.faction, 1, str(number))
    staging = (at.STAGING,) if event.faction == own else (at.ENEMY_STAGING,)
    reserve = _reserve("commanders", event.faction, own)
    if isinstance(event, ev.CommanderFromStaging):
        return Journey(copy, staging, reserve, PIECE_MS, ARC)
    origins = reserve if event.space is None else (at.COMMANDER(event.space),)
    return Journey(copy, origins, staging, PIECE_MS, ARC)


def _of_pieces(event: ev.PieceEvent, number: int, own: Faction) -> Journey:
    """Between two piles, or between a pile and the reserve; losses go there too."""
    layer: Domain = "land" if isinstance(event, LAND) else "air"
    supply: Supply = "soldiers" if layer == "land" else "aircraft"
    copy = at.FLYING(supply, event.faction, event.count, str(number))
    here = (at.pieces(layer, event.faction, event.place), at.place(layer, event.place))
    reserve = _reserve(supply, event.faction, own)
    held = _held(event.faction, own)
    if isinstance(event, ev.SoldiersMoved | ev.AircraftMoved):
        return Journey(copy, (*held, at.pieces(layer, event.faction, event.origin)), here, PIECE_MS)
    if isinstance(event, FROM_RESERVE):
        return Journey(copy, (*held, *reserve), here, PIECE_MS, ARC)
    return Journey(copy, here, reserve, PIECE_MS, ARC)


def _held(faction: Faction, own: Faction) -> tuple[Handle, ...]:
    """Where the viewer's own pieces were put down by hand; empty for the enemy's."""
    return (HELD,) if faction == own else ()


def _reserve(supply: Supply, faction: Faction, own: Faction) -> tuple[Handle, ...]:
    return (at.RESERVE(supply),) if faction == own else (at.ENEMY_RESERVE(supply), at.ENEMY_PANEL)


def _goes_by_distance(handle: Handle) -> bool:
    """The time of pieces depends on their distance; cards of the hand always take the same time."""
    return handle not in at.HAND
