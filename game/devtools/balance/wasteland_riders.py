"""What counts in a finished game of Wasteland Riders: gear, luck, contracts, fights and the distance
driven."""

from game.devtools.balance.notes import GameNotes, Labels
from game.rules.core.ids import Seat
from game.rules.core.values import Event
from game.rules.wasteland_riders.events import common as ev
from game.rules.wasteland_riders.events import fights as fe
from game.rules.wasteland_riders.events import gear as ge
from game.rules.wasteland_riders.events import journey as je
from game.rules.wasteland_riders.world.state import World


def _seat_of(world: World, seat: Seat) -> Seat:
    """The events of this game name seats already."""
    assert seat in world.seats
    return seat


def _role(world: World, seat: Seat) -> str:
    return world.knights[seat].knight or ""


def _begins(event: Event) -> Seat | None:
    """The seat of the first active rider; None for any other event."""
    return event.seat if isinstance(event, ev.KnightActive) else None


def _fought(event: fe.FightStarted) -> Labels:
    sides = (event.fight.red, event.fight.blue)
    return ((side.seat, "deed/fight") for side in sides if side.seat is not None)


NOTES = GameNotes(
    seat_of=_seat_of,
    role=_role,
    begins=_begins,
    used={
        ge.GearPlaced: lambda event: ((event.seat, f"gear/{event.item.card}"),),
        ev.LuckPlayed: lambda event: ((event.seat, f"luck/{event.card}"),),
        ev.LuckDiscarded: lambda event: ((event.seat, "deed/luck_thrown_away"),),
        je.ContractAccepted: lambda event: ((event.seat, f"accepted/{event.contract}"),),
        je.ContractCompleted: lambda event: ((event.seat, f"contract/{event.contract}"),),
        je.HexEntered: lambda event: ((event.seat, "deed/hex"),),
        fe.FightStarted: _fought,
        fe.KnightKnockedOut: lambda event: ((event.seat, "deed/knocked_out"),),
    },
    offered={
        ge.MarketRefilled: lambda event: (f"gear/{event.card}",),
        ge.GearDrawn: lambda event: (f"gear/{card}" for card in event.cards),
        ev.LuckDrawn: lambda event: (f"luck/{card}" for card in event.cards),
        je.ContractIntroduced: lambda event: (f"contract/{event.contract}", f"accepted/{event.contract}"),
    },
)
