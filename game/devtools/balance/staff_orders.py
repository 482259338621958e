"""What counts in a finished game of Staff Orders: who began, where the commanders went, which cards were
used."""

from game.devtools.balance.notes import GameNotes
from game.rules.core.ids import Seat
from game.rules.core.values import Event
from game.rules.staff_orders import events as ev
from game.rules.staff_orders.state import World
from game.rules.staff_orders.terms import Faction


def _seat_of(world: World, faction: Faction) -> Seat:
    return world.seat_of(faction)


def _role(world: World, seat: Seat) -> str:
    return world.faction_of(seat)


def _begins(event: Event) -> Faction | None:
    return event.faction if isinstance(event, ev.RoundStarted) else None


NOTES = GameNotes(
    seat_of=_seat_of,
    role=_role,
    begins=_begins,
    used={
        ev.CommanderDeployed: lambda event: ((event.faction, f"action/{event.action}"),),
        ev.EffectPlayed: lambda event: ((event.faction, f"card/{event.card}"),),
    },
    offered={ev.CardsDrawn: lambda event: (f"card/{card}" for card in event.cards)},
)
