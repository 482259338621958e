"""Which traces of the enemy's last turn stay on the map of Staff Orders."""

from typing import Any

from game.presenters.contract.last_moves import LastMove, LastMoveRules, MoveKind
from game.presenters.staff_orders.controls import handles as at
from game.rules.staff_orders import events as ev
from game.rules.staff_orders.terms import Domain

LAYERS: dict[type[ev.PieceEvent], Domain] = {
    ev.SoldiersMoved: "land",
    ev.AircraftMoved: "air",
    ev.SoldiersFromReserve: "land",
    ev.AircraftFromReserve: "air",
    ev.SoldiersToReserve: "land",
    ev.AircraftToReserve: "air",
}


def _moved(event: ev.SoldiersMoved | ev.AircraftMoved) -> LastMove:
    layer = LAYERS[type(event)]
    return LastMove("moved", (at.place(layer, event.place),), (at.place(layer, event.origin),))


def _pile(kind: MoveKind, event: ev.PieceEvent) -> LastMove:
    """At the pile, or where it was."""
    layer = LAYERS[type(event)]
    return LastMove(kind, (at.pieces(layer, event.faction, event.place), at.place(layer, event.place)))


def _came(event: Any) -> LastMove:
    return _pile("placed", event)


def _lost(event: Any) -> LastMove:
    return _pile("hit", event)


LAST_MOVES: LastMoveRules = {
    ev.CommanderDeployed: lambda event: LastMove("placed", (at.COMMANDER(event.space),)),
    ev.SoldiersMoved: _moved,
    ev.AircraftMoved: _moved,
    ev.SoldiersFromReserve: _came,
    ev.AircraftFromReserve: _came,
    ev.SoldiersToReserve: _lost,
    ev.AircraftToReserve: _lost,
}
