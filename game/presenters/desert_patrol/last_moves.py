"""Which traces of the enemy's last turn stay on the map of Desert Patrol."""

from typing import Any

from game.presenters.contract.last_moves import LastMove, LastMoveRules, MoveKind
from game.presenters.desert_patrol.controls import handles as at
from game.rules.desert_patrol import events as ev
from game.rules.desert_patrol.terms import CounterId, ObjectId


def _moved(event: ev.CounterMoved | ev.VehicleMoved) -> LastMove:
    return LastMove("moved", (at.TILE(event.tile),), (at.TILE(event.origin),))


def _marked(event: Any) -> LastMove:
    return LastMove("placed", (at.TILE(event.tile),))


def _thing(kind: MoveKind, name: str) -> LastMove:
    counter = CounterId(name)
    return LastMove(kind, (at.COUNTER(counter), at.OBJECT(ObjectId(name))))


LAST_MOVES: LastMoveRules = {
    ev.CounterMoved: _moved,
    ev.VehicleMoved: _moved,
    ev.SoldierDisembarked: _marked,
    ev.TileReconned: _marked,
    ev.ControlTaken: _marked,
    ev.AttackHit: lambda event: _thing("hit", event.target),
    ev.AttackMissed: lambda event: _thing("missed", event.target),
}
