"""Laws that hold in every world; random play checks them after every step."""

from collections import Counter
from collections.abc import Iterator

from game.rules.core.frames import Frame
from game.rules.core.ids import CardId
from game.rules.core.state import State
from game.rules.wasteland_riders.gear.carried import (
    CONTAINERS,
    capacity,
    cards_in,
    cards_of,
    fits_panel,
    on_sheet,
    stowed,
)
from game.rules.wasteland_riders.packing.arranging import fits_host
from game.rules.wasteland_riders.packing.placing import Cutting, NewVehicle, Overflowing, Placing, is_overfull
from game.rules.wasteland_riders.supplies.drawing import LuckLimit, ThrowLuck
from game.rules.wasteland_riders.terms import COLOURS, DRAWN, HANDS, Deck, GearColour
from game.rules.wasteland_riders.windows.windows import InAnswer, InWindow
from game.rules.wasteland_riders.world.state import Knight, World

MAKING_ROOM = (Placing, NewVehicle, Overflowing, Cutting)
CUTTING_LUCK = (LuckLimit, ThrowLuck)
OTHER_DECKS: tuple[Deck, ...] = ("luck", "wasteland", "general", "private")
LARGEST_CUT = 6
COUNTERS = ("ammo", "fuel", "radiation", "health")


def laws(world: World) -> list[str]:
    """A sentence for each law that this world breaks; empty if it breaks none."""
    broken = [law for knight in world.knights for law in _knight_laws(world, knight)]
    return broken + _card_laws(world) + _contract_laws(world) + _board_laws(world)


def laws_of_play(state: State[World]) -> list[str]:
    """The laws about the moment: play does not go on before everything is settled."""
    world, top = state.world, state.stack[-1] if state.stack else None
    broken = []
    for knight in world.knights if world.round else ():
        name = f"seat {knight.seat}"
        if is_overfull(world, knight.seat) and not isinstance(top, MAKING_ROOM):
            broken.append(f"{name}: play goes on with more cards than fit")
        if len(knight.luck) > world.setting.numbers.luck_limit and not isinstance(top, CUTTING_LUCK):
            broken.append(f"{name}: play goes on with too many luck cards")
        if not knight.is_able and knight.conscious and world.fight is None and not _is_at_ko(top):
            broken.append(f"{name}: play goes on before he falls")
    return broken


def _is_at_ko(top: Frame | None) -> bool:
    return isinstance(top, InWindow | InAnswer) and top.moment == "on_ko"


def _knight_laws(world: World, knight: Knight) -> list[str]:
    setting, name = world.setting, f"seat {knight.seat}"
    broken = [
        f"{name}: {counter} is between 0 and {setting.numbers.scale}"
        for counter in COUNTERS
        if not 0 <= getattr(knight, counter) <= setting.numbers.scale
    ]
    if knight.reputation < 0:
        broken.append(f"{name}: Reputation is never below 0")
    if knight.car is None and knight.fuel and not knight.gained and world.deal is None:
        broken.append(f"{name}: without a vehicle there is no fuel")
    if knight.car is None and knight.cargo:
        broken.append(f"{name}: without a vehicle nothing is stowed in it")
    broken.extend(
        f"{name}: {held.item.card} cannot lie on {held.spot}"
        for held in on_sheet(knight)
        if not fits_panel(setting.gear(held.item.card), held.spot)
    )
    if knight.holds_two_handed(setting.two_handed) and HANDS[1] in knight.gear:
        broken.append(f"{name}: a two-handed weapon takes both hands")
    return broken + _stowed_laws(world, knight) + _attachment_laws(world, knight)


def _stowed_laws(world: World, knight: Knight) -> list[str]:
    """No container holds more than fits, except for blue cards.

    After room has shrunk (a vehicle damaged, a rucksack gone), one change may leave that many too many
    until the Scavenger has cut.
    """
    broken = []
    for container, items in zip(CONTAINERS, (knight.backpack, knight.cargo), strict=True):
        taken = sum(item.room for item in items)
        blue = all(world.setting.colour(card) == "blue" for item in items for card in cards_in(item))
        if taken > capacity(world.setting, knight, container) + LARGEST_CUT and not blue:
            broken.append(f"seat {knight.seat}: too much in the {container}")
    if any(world.setting.is_vehicle(held.item.card) for held in stowed(knight)):
        broken.append(f"seat {knight.seat}: vehicles are not stowed")
    return broken


def _attachment_laws(world: World, knight: Knight) -> list[str]:
    gear = world.setting.content.gear
    broken = []
    for item in (*(held.item for held in cards_of(knight)), *knight.printed.values()):
        if len(set(item.attachments)) != len(item.attachments):
            broken.append(f"seat {knight.seat}: no two attachments of a name on one card")
        for card in item.attachments:
            fitting = gear[card].fits if card in gear else None
            known = card in gear and item.card in gear
            if known and (fitting is None or not fits_host(fitting, gear[item.card])):
                broken.append(f"seat {knight.seat}: {card} does not fit {item.card}")
    return broken


# Cards


def gear_cards(world: World, colour: GearColour) -> Iterator[CardId]:
    """Every gear card of this colour, in all places; vehicles of the pool are counted apart."""
    if colour in DRAWN:
        yield from world.decks[colour]
        yield from world.discards[colour]
        yield from (card for card in world.market.values() if card and world.setting.colour(card) == colour)
    else:
        yield from world.decks["blue"]
        yield from (card for card in world.removed if _is_gear(world, card))
    for knight in world.knights:
        for card in _knights_cards(knight):
            if world.setting.colour(card) == colour and card not in world.setting.vehicles:
                yield card


def _is_gear(world: World, card: CardId) -> bool:
    return card in world.setting.content.gear or card in world.setting.content.vehicles


def _knights_cards(knight: Knight) -> Iterator[CardId]:
    for item in (*(held.item for held in cards_of(knight)), *knight.gained):
        yield from cards_in(item)
    for item in knight.printed.values():
        yield from item.attachments
    yield from knight.grafts
    if knight.car is not None:
        yield from (knight.car.card, *knight.car.tuning)


def cards_of_deck(world: World, deck: Deck) -> Iterator[CardId]:
    """Every luck, wasteland or contract card, in all places."""
    known = set(world.setting.decks[deck])
    yield from world.decks[deck]
    yield from world.discards[deck]
    for knight in world.knights:
        yield from (card for card in knight.looking if card in known)
        if deck == "luck":
            yield from knight.luck
    if deck == "luck":
        yield from (played.card for played in world.table)
        yield from world.lasting
    elif deck == "wasteland":
        yield from (planned.card for planned in world.planned)
        if world.move is not None:
            yield from world.move.revealed
            yield from (world.move.played,) if world.move.played is not None else ()
    else:
        yield from (one.card for one in world.contracts if one.card in known)
        yield from (card for card in world.removed if card in known)


def _card_laws(world: World) -> list[str]:
    """Every card is in exactly one place."""
    broken = [
        f"every {deck} card is in exactly one place"
        for deck in OTHER_DECKS
        if Counter(cards_of_deck(world, deck)) != Counter(world.setting.decks[deck])
    ]
    broken.extend(
        f"every {colour} card is in exactly one place"
        for colour in COLOURS
        if Counter(gear_cards(world, colour)) != Counter(world.setting.gear_decks[colour])
    )
    cars = [knight.car.card for knight in world.knights if knight.car is not None]
    pooled = [*world.pool, *(card for card in cars if card in world.setting.vehicles)]
    if Counter(pooled) != Counter(world.setting.vehicles):
        broken.append("every vehicle is in the pool or with a knight")
    return broken


def _contract_laws(world: World) -> list[str]:
    slots = [one.slot for one in world.contracts if one.slot is not None]
    broken = []
    if len(set(slots)) != len(slots):
        broken.append("one contract on each slot")
    if any(one.markers >= world.setting.numbers.contract_markers for one in world.contracts):
        broken.append("a contract with its last marker expires")
    return broken


def _board_laws(world: World) -> list[str]:
    broken = []
    if world.tiles and set(world.tiles) != set(world.setting.hexes):
        broken.append("every place of the board has its tile")
    broken.extend(
        f"seat {knight.seat}: stands on the board"
        for knight in world.knights
        if knight.knight is not None and knight.hex not in world.setting.hexes
    )
    return broken
