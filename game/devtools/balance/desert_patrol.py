"""What counts in a finished game of Desert Patrol: who took the first turn, which cards were played."""

from game.devtools.balance.notes import GameNotes
from game.rules.core.ids import Seat
from game.rules.core.values import Event
from game.rules.desert_patrol import events as ev
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import Side


def _seat_of(world: World, side: Side) -> Seat:
    return world.seat_of(side)


def _role(world: World, seat: Seat) -> str:
    return next(side for side in ("lrdg", "italy") if world.seat_of(side) == seat)


def _begins(event: Event) -> Side | None:
    return event.side if isinstance(event, ev.TurnStarted) else None


NOTES = GameNotes(
    seat_of=_seat_of,
    role=_role,
    begins=_begins,
    used={
        ev.CardPlayed: lambda event: ((event.side, f"card/{event.card}"),),
        ev.BidDiscarded: lambda event: ((event.side, f"bid/{event.card}"),),
        ev.HopeAbandoned: lambda event: ((event.side, "deed/hope_lost"),),
    },
    offered={ev.CardsDrawn: lambda event: (f"card/{card}" for card in event.cards)},
)
