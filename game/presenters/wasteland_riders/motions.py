"""How things move from where they lay to where they lie now, worked out from the events in between."""

from collections.abc import Sequence

from game.presenters.contract.presenter import HELD
from game.presenters.shared.journeys import ARC, Journey, Spots, closing_up, event_group, tweens_of
from game.presenters.wasteland_riders.controls import handles as at
from game.rules.core.ids import HIDDEN, Seat
from game.rules.core.values import Event
from game.rules.wasteland_riders.events import common as ev
from game.rules.wasteland_riders.events import fights as fe
from game.rules.wasteland_riders.events import gear as ge
from game.rules.wasteland_riders.events import journey as je
from game.rules.wasteland_riders.events import missions as me
from game.rules.wasteland_riders.gear.carried import CONTAINERS, GAINED
from game.rules.wasteland_riders.terms import Deck, Spot
from game.view.handles import Handle
from game.view.timeline import Group

PIECE_MS = 200.0

CUES: dict[type[Event], str] = {
    ev.LuckDrawn: "card",
    ev.LuckPlayed: "card",
    ev.LuckDiscarded: "card",
    ev.FirstPlayerRolled: "dice",
    ge.GearDrawn: "card",
    ge.GearPlaced: "card",
    ge.GearMoved: "card",
    ge.Attached: "card",
    ge.MarketRefilled: "card",
    ge.DealDone: "card",
    ge.VehicleDamaged: "hit",
    ge.VehicleDestroyed: "hit",
    je.HexEntered: "counter",
    je.WastelandRevealed: "card",
    je.WastelandPlayed: "card",
    je.SkillTestRolled: "dice",
    je.DieRolled: "dice",
    je.ContractCompleted: "win",
    me.EnemyMarched: "counter",
    me.CellTaken: "counter",
    me.GameEnded: "win",
    fe.CombatCardsRevealed: "card",
    fe.AttackRolled: "dice",
    fe.AttackHit: "hit",
    fe.AttackMissed: "miss",
    fe.KnightKnockedOut: "hit",
    ev.KnightActive: "turn",
}


def motions(before: Spots, after: Spots, events: Sequence[Event]) -> list[Group]:
    """A group for each event that moves something or has a sound; at the end luck cards in hand close up."""
    groups: list[Group] = []
    told: set[Handle] = set()
    for number, event in enumerate(events):
        journeys = _dealt(event, number, after) or _journeys(event, before, after)
        tweens = tweens_of(journeys, before, after, told, _goes_by_distance)
        groups += event_group(tweens, CUES.get(type(event)))
    return [*groups, *closing_up(before, after, told, (at.LUCK.name,), PIECE_MS)]


def _journeys(event: Event, before: Spots, after: Spots) -> list[Journey]:
    match event:
        case je.HexEntered() | je.KnightSetDown():
            marker = at.KNIGHT(event.seat)
            return [Journey(marker, (marker,), ms=PIECE_MS)]
        case me.EnemyMarched():
            marker = at.VILLAIN(event.marker)
            return [Journey(marker, (marker,), ms=PIECE_MS)]
        case me.CellTaken() | me.CellStolen() | me.CellLeft():
            marker = at.CELL(event.cell)
            return [Journey(marker, (marker,), ms=PIECE_MS, arc=ARC)]
        case ev.LuckDrawn():
            return _drawn_luck(event, after)
        case ev.LuckPlayed() | ev.LuckDiscarded():
            pile = at.DISCARDS("luck")
            return [Journey(pile, (HELD,) if _is_own(event.seat, after) else (at.SEAT(event.seat),))]
        case je.WastelandRevealed():
            return _newly_revealed(before, after)
        case je.ContractIntroduced():
            return [Journey(at.CONTRACT(event.contract), (at.DECK(event.kind),), arc=ARC)]
        case ge.MarketRefilled():
            return [Journey(at.MARKET(event.slot), (at.DECK(event.deck),), arc=ARC)]
    return _of_gear(event, after)


def _dealt(event: Event, number: int, after: Spots) -> list[Journey]:
    """The backs of cards that others draw, or that are drawn while the table is open: from deck to player."""
    match event:
        case ev.LuckDrawn() if HIDDEN in event.cards:
            deck: Deck = "luck"
        case ge.GearDrawn() if not _is_own(event.seat, after):
            deck = event.colour
        case ev.CardsLookedAt() if HIDDEN in event.cards:
            deck = event.deck
        case _:
            return []
    return [
        Journey(
            at.DRAWN(deck, event.seat, number, place),
            (at.DECK(deck), at.DECISION),
            (at.SEAT(event.seat),),
            arc=ARC,
        )
        for place in range(len(event.cards))
    ]


def _drawn_luck(event: ev.LuckDrawn, after: Spots) -> list[Journey]:
    """Drawn luck cards that the seat may see: they are the last of the hand."""
    hand = [handle for handle in after if handle in at.LUCK]
    drawn = hand[max(0, len(hand) - len(event.cards)) :]
    return [Journey(handle, (at.DECK("luck"),), arc=ARC) for handle in drawn]


def _newly_revealed(before: Spots, after: Spots) -> list[Journey]:
    fresh = [handle for handle in after if handle in at.REVEALED and handle not in before]
    return [Journey(handle, (at.DECK("wasteland"), at.DECISION), arc=ARC) for handle in fresh]


# Gear


def _of_gear(event: Event, after: Spots) -> list[Journey]:
    match event:
        case ge.GearDrawn() if _is_own(event.seat, after):
            return [Journey(at.SPOT(GAINED), (at.DECK(event.colour),), arc=ARC)]
        case ge.GearPlaced():
            return _to_spot(event.seat, event.spot, GAINED, after)
        case ge.GearMoved():
            return _to_spot(event.seat, event.spot, event.origin, after)
        case ge.Attached():
            return _to_spot(event.seat, event.spot, event.origin, after)
        case ge.ExchangeDone() if event.slots and _is_own(event.seat, after):
            return [Journey(at.SPOT(GAINED), tuple(at.MARKET(slot) for slot in event.slots), arc=ARC)]
        case ge.MarketCardTaken() if _is_own(event.seat, after):
            return [Journey(at.SPOT(GAINED), (at.MARKET(event.slot),), arc=ARC)]
        case fe.GearStolen() if _is_own(event.seat, after):
            return [Journey(at.SPOT(GAINED), (at.THEIRS(event.victim, event.spot),), arc=ARC)]
    return []


def _to_spot(seat: Seat, spot: Spot, origin: Spot, after: Spots) -> list[Journey]:
    """A card that moves between two spots of a knight; in a container it becomes the last one."""
    is_own = _is_own(seat, after)
    end = _handle(seat, _last_of(seat, spot, after) if spot in CONTAINERS else spot, is_own=is_own)
    held = (HELD,) if is_own else ()
    return [Journey(end, (*held, _handle(seat, origin, is_own=is_own)))]


def _last_of(seat: Seat, container: Spot, after: Spots) -> Spot:
    is_own = _is_own(seat, after)
    number = 1
    while _handle(seat, Spot(f"{container}_{number + 1}"), is_own=is_own) in after:
        number += 1
    return Spot(f"{container}_{number}")


def _handle(seat: Seat, spot: Spot, *, is_own: bool) -> Handle:
    return at.SPOT(spot) if is_own else at.THEIRS(seat, spot)


def _is_own(seat: Seat, after: Spots) -> bool:
    """Whether this seat's sheet is shown here: other seats only have small panels."""
    return at.THEIR_RESOURCE(seat, "health") not in after


def _goes_by_distance(handle: Handle) -> bool:
    """Whether the duration depends on the distance: yes for markers; all cards take the same time."""
    return handle in at.KNIGHT or handle in at.VILLAIN
