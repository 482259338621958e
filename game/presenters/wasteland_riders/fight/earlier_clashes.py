"""What a fight has shown so far: the combat cards of its earlier clashes, as the events told them."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from game.presenters.contract.presenter import ViewContext
from game.rules.core.values import Event
from game.rules.wasteland_riders.events import fights as fe
from game.rules.wasteland_riders.gear.weapons import fighting
from game.rules.wasteland_riders.terms import CombatCard
from game.rules.wasteland_riders.world.fight import Side


class Played(NamedTuple):
    """A combat card that lay open in a clash."""

    clash: int
    side: Side
    card: CombatCard
    advances: bool | None = None
    """Which way a Range Change went."""


def earlier_cards(ctx: ViewContext, side: Side) -> tuple[Played, ...]:
    """What a side of the current fight has played before this clash, in order."""
    now = fighting(ctx.view.world).clash
    played = _played(_events_of_fight(ctx)).values()
    return tuple(one for one in played if one.side == side and one.clash < now)


def earlier_card(ctx: ViewContext, side: Side, clash: int) -> Played | None:
    return next((one for one in earlier_cards(ctx, side) if one.clash == clash), None)


def _events_of_fight(ctx: ViewContext) -> list[Event]:
    """Since the last fight began, in the order in which they happened."""
    found: list[Event] = []
    for event in _backwards(ctx):
        if isinstance(event, fe.FightStarted):
            break
        found.append(event)
    return found[::-1]


def _backwards(ctx: ViewContext) -> Iterator[Event]:
    for step in reversed(ctx.history):
        yield from reversed(step.events)


def _played(events: Iterable[Event]) -> dict[tuple[int, Side], Played]:
    """By clash and side; a card that was exchanged for another after the reveal is not among them."""
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
