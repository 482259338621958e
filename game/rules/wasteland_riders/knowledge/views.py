"""Hidden and public information: what each seat may know, and how the rest is imagined.

Hidden are luck hands, deck orders, stowed gear (its backs are public), combat cards until the reveal,
face-down contracts, cards that a player looks at, and cards under the Scavenger marker (WR-INFO-01..03).
"""

from msgspec.structs import replace

from game.rules.core.frames import Frame
from game.rules.core.ids import HIDDEN, CardId, Seat
from game.rules.core.piles import Pile, hidden
from game.rules.core.rng import BLANK, Rng
from game.rules.core.state import State
from game.rules.core.values import Event
from game.rules.wasteland_riders.events import common as ev
from game.rules.wasteland_riders.events import fights as fe
from game.rules.wasteland_riders.events import gear as ge
from game.rules.wasteland_riders.gear.carried import BACKPACK, CONTAINERS, GAINED, VEHICLE, stowed_spot
from game.rules.wasteland_riders.knowledge.imagining import imagine_world
from game.rules.wasteland_riders.supplies.drawing import ThrowLuck
from game.rules.wasteland_riders.terms import Spot
from game.rules.wasteland_riders.world.fight import Fight
from game.rules.wasteland_riders.world.items import Item
from game.rules.wasteland_riders.world.setting import BACKS
from game.rules.wasteland_riders.world.state import Contract, Knight, Planned, World

SHUFFLED = ("wasteland", "luck", "green", "yellow", "red", "general", "private")


def redact(state: State[World], seat: Seat) -> State[World]:
    world = state.world
    redacted = replace(
        world,
        knights=tuple(_knight(world, knight, seat) for knight in world.knights),
        decks={deck: hidden(pile) if deck in SHUFFLED else pile for deck, pile in world.decks.items()},
        contracts=tuple(_contract(contract, seat) for contract in world.contracts),
        planned=tuple(_planned(world, planned, seat) for planned in world.planned),
        removed=_removed(world),
        fight=None if world.fight is None else _fight(world.fight, seat),
    )
    frames = tuple(frame.redacted(world, seat) for frame in state.stack)
    return State(redacted, frames, BLANK)


def _knight(world: World, knight: Knight, seat: Seat) -> Knight:
    if knight.seat == seat:
        return knight
    shown = named_to(world, knight, seat)
    return replace(
        knight,
        luck=hidden(knight.luck),
        looking=hidden(knight.looking),
        backpack=_stowed(world, knight.backpack, BACKPACK, shown),
        cargo=_stowed(world, knight.cargo, VEHICLE, shown),
        gained=tuple(back_of(world, item) for item in knight.gained),
    )


def named_to(world: World, knight: Knight, seat: Seat) -> frozenset[Spot]:
    """The stowed cards that a proposal shows to the other knight, as their owner has named them
    (WR-TRADE-08)."""
    deal = world.deal
    if deal is None or {deal.first, deal.second} != {knight.seat, seat} or not deal.rounds:
        return frozenset()
    share = deal.share(knight.seat)
    return frozenset(share.gear) - frozenset(share.blind)


def _stowed(
    world: World, items: tuple[Item, ...], container: Spot, shown: frozenset[Spot]
) -> tuple[Item, ...]:
    return tuple(
        item if stowed_spot(container, index) in shown else back_of(world, item)
        for index, item in enumerate(items)
    )


def back(world: World, card: CardId) -> CardId:
    """The back of a gear card shows its colour; a vehicle has no back."""
    if world.setting.is_vehicle(card):
        return card
    return BACKS[world.setting.colour(card)]


def back_of(world: World, item: Item) -> Item:
    attachments = tuple(back(world, card) for card in item.attachments)
    return replace(item, card=back(world, item.card), attachments=attachments)


def _contract(contract: Contract, seat: Seat) -> Contract:
    if not contract.face_down or contract.holder == seat:
        return contract
    return replace(contract, card=HIDDEN)


def _planned(world: World, planned: Planned, seat: Seat) -> Planned:
    """A planned card is known to the player who put it there, and to the moving knight's Scavenger
    (WR-RULING-45)."""
    looks = world.step == "movement" and world.active is not None and world.scavenger == seat
    return planned if planned.by == seat or looks else replace(planned, card=HIDDEN)


def _removed(world: World) -> Pile:
    """With two players the private contracts in the box stay hidden."""
    if len(world.knights) != 2:
        return world.removed
    boxed = len(world.setting.content.private) - 4
    count = min(boxed, sum(card in world.setting.content.private for card in world.removed))
    unseen = [card for card in world.removed if card in world.setting.content.private][:count]
    return tuple(HIDDEN if card in unseen else card for card in world.removed)


def _fight(fight: Fight, seat: Seat) -> Fight:
    """The fight as a seat sees it: a chosen combat card of the other side is `hidden` until both have
    chosen."""
    if fight.revealed:
        return fight
    red, blue = fight.red, fight.blue
    if red.card is not None and red.leader != seat:
        red = replace(red, card="hidden")
    if blue.card is not None and blue.leader != seat:
        blue = replace(blue, card="hidden")
    return replace(fight, red=red, blue=blue)


def redact_event(event: Event, world: World, seat: Seat) -> Event:
    match event:
        case ev.DeckShuffled():
            return replace(event, cards=hidden(event.cards))
        case ev.ContractsReturned():
            return replace(event, cards=hidden(event.cards))
        case ev.LuckDrawn() | ev.CardsLookedAt() if event.seat != seat:
            return replace(event, cards=hidden(event.cards))
        case ev.ContractsKept() if event.seat != seat:
            return replace(event, cards=hidden(event.cards), returned=HIDDEN)
        case ev.CardReturned() | ev.WastelandPlanned() if event.seat != seat:
            return replace(event, card=HIDDEN)
        case fe.CombatCardChosen() if event.seat != seat:
            return replace(event, card=None)
        case _:
            return _redact_gear(event, world, seat)


def _redact_gear(event: Event, world: World, seat: Seat) -> Event:
    """A card put where only backs are seen, or moved between such places, is reported by its back."""
    match event:
        case ge.GearDrawn() if event.seat != seat:
            return replace(event, cards=tuple(back(world, card) for card in event.cards))
        case ge.GearPlaced() if event.seat != seat and event.spot in CONTAINERS:
            return replace(event, item=back_of(world, event.item))
        case ge.GearMoved() if event.seat != seat and event.spot in CONTAINERS and _is_stowed(event.origin):
            return replace(event, item=back_of(world, event.item))
        case ge.Attached() if event.seat != seat and _is_stowed(event.spot):
            return replace(event, card=back(world, event.card))
        case ge.Detached() if event.seat != seat and _is_stowed(event.spot):
            return replace(event, card=back(world, event.card))
        case fe.GearStolen() if seat not in (event.seat, event.victim) and _is_stowed(event.spot):
            return replace(event, item=back_of(world, event.item))
        case ge.GearMarked() if event.seat != seat and _is_stowed(event.spot):
            return event
        case _:
            return event


def _is_stowed(spot: Spot) -> bool:
    return spot != GAINED and spot.rpartition("_")[0] in CONTAINERS


def imagine(view: State[World], rng: Rng) -> State[World]:
    """Deal the unseen cards anew: any of them may be in any hidden place that its back allows."""
    world, rest = imagine_world(view.world, rng)
    return State(world, tuple(_imagined(frame, world) for frame in view.stack), rest)


def _imagined(frame: Frame, world: World) -> Frame:
    """Luck cards just drawn lie at the end of the hand, also while another decision waits before this
    frame."""
    if isinstance(frame, ThrowLuck) and HIDDEN in frame.drawn:
        return replace(frame, drawn=world.knights[frame.seat].luck[-len(frame.drawn) :])
    return frame
