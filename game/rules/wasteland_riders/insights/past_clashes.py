"""What a fight has shown so far: the combat cards of its earlier clashes, from the events."""

from collections.abc import Iterable
from itertools import takewhile
from typing import NamedTuple

from game.rules.core.values import Event
from game.rules.wasteland_riders.events import fights as fe
from game.rules.wasteland_riders.gear.weapons import fighting
from game.rules.wasteland_riders.terms import CombatCard
from game.rules.wasteland_riders.world.fight import Side
from game.rules.wasteland_riders.world.state import World


class Played(NamedTuple):
    """A combat card that was revealed in a clash."""

    clash: int
    side: Side
    card: CombatCard
    advances: bool | None = None
    """Whether a Range Change went closer; None for other cards."""


def earlier_cards(world: World, latest: Iterable[Event], side: Side) -> tuple[Played, ...]:
    """The cards that a side of the current fight played before this clash, in order. `latest`: events, the
    last first."""
    now = fighting(world).clash
    played = _played(_events_of_fight(latest)).values()
    return tuple(one for one in played if one.side == side and one.clash < now)


def _events_of_fight(latest: Iterable[Event]) -> list[Event]:
    """The events since the last fight began, in order."""
    found = list(takewhile(lambda event: not isinstance(event, fe.FightStarted), latest))
    return found[::-1]


def _played(events: Iterable[Event]) -> dict[tuple[int, Side], Played]:
    """The revealed cards by clash and side; a card that a text replaced after the reveal is left out."""
    found: dict[tuple[int, Side], Played] = {}
    clash = 0
    for event in events:
        match event:
            case fe.ClashStarted():
                clash = event.clash
            case fe.CombatCardsRevealed():
                found[clash, "red"] = Played(clash, "red", event.red)
                found[clash, "blue"] = Played(clash, "blue", event.blue)
            case fe.CombatCardSwapped():
                found[clash, event.side] = Played(clash, event.side, event.card)
            case fe.DirectionChosen():
                found[clash, event.side] = found[clash, event.side]._replace(advances=event.advances)
    return found
