"""What counts in a finished game of Last Comrade: the cards played and announced, and who was hit by
attacks."""

from game.devtools.balance.notes import GameNotes
from game.rules.core.ids import Seat
from game.rules.core.values import Event
from game.rules.last_comrade import events as ev
from game.rules.last_comrade import line_events as line
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import ComradeId


def _seat_of(world: World, comrade: ComradeId) -> Seat:
    return world.players[comrade].seat


def _role(world: World, seat: Seat) -> str:
    return next(comrade for comrade, player in world.players.items() if player.seat == seat)


def _begins(event: Event) -> ComradeId | None:
    return event.comrade if isinstance(event, ev.InitiativeGiven) else None


NOTES = GameNotes(
    seat_of=_seat_of,
    role=_role,
    begins=_begins,
    used={
        ev.CardCommitted: lambda event: ((event.comrade, f"laid/{event.card}"),),
        ev.EventAnnounced: lambda event: ((event.comrade, f"event/{event.card}"),),
        line.AttackStarted: lambda event: ((comrade, f"attack/{event.card}") for comrade in event.comrades),
    },
    offered={
        ev.CardsDrawn: lambda event: (
            label for card in event.cards for label in (f"laid/{card}", f"event/{card}")
        ),
        line.AttackStarted: lambda event: (f"attack/{event.card}",),
    },
)
