"""A knight's gear by spots: what lies where, what is available, what fits. Nothing here changes a world."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace

from game.rules.core.ids import CardId
from game.rules.core.piles import Pile
from game.rules.wasteland_riders.content.tables import Gear, VehicleSide
from game.rules.wasteland_riders.terms import HAND_LEFT, HANDS, PANELS, PANELS_FOR, Spot
from game.rules.wasteland_riders.world.items import Item
from game.rules.wasteland_riders.world.setting import Constant, Setting
from game.rules.wasteland_riders.world.state import Car, Knight, World

BACKPACK, VEHICLE = Spot("backpack"), Spot("vehicle")
CONTAINERS = (BACKPACK, VEHICLE)
CAR, TUNING, ABILITY = Spot("vehicle_card"), Spot("tuning"), Spot("ability")
GAINED = Spot("gained")
STOWED_USABLE = ("knights", "rest")
"""The steps in which stowed cards can be used too."""
UNDER = "under_"
"""Starting gear that a card covers counts as stowed: `under_pocket_1` (WR-START-02)."""
UNDER_PANEL: dict[Spot, Spot] = {spot: Spot(f"{UNDER}{spot}") for spot in PANELS}


class Held(msgspec.Struct, frozen=True, gc=False):
    """A card, or starting gear on its panel, and where it is."""

    spot: Spot
    item: Item
    printed: bool = False


@lru_cache(maxsize=256)
def stowed_spot(container: Spot, index: int) -> Spot:
    """`backpack_1` is the first card of the backpack."""
    return Spot(f"{container}_{index + 1}")


@lru_cache(maxsize=256)
def container_of(spot: Spot) -> tuple[Spot, int] | None:
    """The container, backpack or vehicle, and the place in it; None for a panel or another spot."""
    name, _, number = spot.rpartition("_")
    if Spot(name) in CONTAINERS and number.isdecimal() and number != "0" and len(number) < 4:
        return Spot(name), int(number) - 1
    return None


def stowed(knight: Knight) -> list[Held]:
    found: list[Held] = []
    for container, items in ((BACKPACK, knight.backpack), (VEHICLE, knight.cargo)):
        for index, item in enumerate(items):
            found.append(Held(stowed_spot(container, index), item))
    return found


def on_sheet(knight: Knight) -> list[Held]:
    """The cards on the panels."""
    gear = knight.gear
    return [Held(spot, gear[spot]) for spot in PANELS if spot in gear]


def cards_of(knight: Knight) -> tuple[Held, ...]:
    """All gear cards of the knight but vehicle, grafts and tuning."""
    return (*on_sheet(knight), *stowed(knight))


def is_covered(setting: Setting, knight: Knight, spot: Spot) -> bool:
    """Whether a card lies over this panel of the sheet."""
    if spot in knight.gear:
        return True
    left = knight.gear.get(HAND_LEFT)
    if spot in HANDS and left is not None and left.card in setting.two_handed:
        return True
    printed = knight.printed.get(spot)
    if spot == HAND_LEFT and printed is not None and printed.card in setting.two_handed:
        return HANDS[1] in knight.gear
    return False


class GearSheet:
    """What follows from the cards on a knight's sheet, the grafts and the vehicle; stowed cards do not
    matter."""

    __slots__ = ("available", "capacities", "cards", "constants", "covered")

    def __init__(self, setting: Setting, knight: Knight) -> None:
        self.available, self.covered = _open_and_covered(setting, knight)
        self.cards = [held for held in self.available if not held.printed]
        self.constants = _constant_uses(setting, knight, self.available)
        self.capacities = _capacities(setting, knight, self.constants)


class Load:
    """What follows from the gear, vehicle and sheet of a knight alone, computed once for equal ones."""

    __slots__ = (
        "available",
        "capacities",
        "cards",
        "constants",
        "covered",
        "free",
        "has_too_much",
        "kept",
        "stowed",
    )

    def __init__(self, sheet: GearSheet, knight: Knight) -> None:
        self.available, self.covered = sheet.available, sheet.covered
        self.constants, self.capacities = sheet.constants, sheet.capacities
        self.stowed = stowed(knight)
        self.cards = (*sheet.cards, *self.stowed)
        self.free = {
            BACKPACK: self.capacities[BACKPACK] - room_taken(knight.backpack),
            VEHICLE: self.capacities[VEHICLE] - room_taken(knight.cargo) if knight.car is not None else 0,
        }
        """The places left in each container; negative if too much lies there."""
        self.has_too_much = min(self.free.values()) < 0
        self.kept: dict[object, Any] = {}
        """Other answers that depend on the load alone, by question."""


def load_of(setting: Setting, knight: Knight) -> Load:
    """The load of this knight: found quickly if nothing the knight carries has changed since the last call
    for this seat, otherwise by everything it depends on."""
    memo = setting.memo
    asked = ("load", knight.seat)
    found: Load
    latest: tuple[Knight, Load] | None = memo[asked]
    if latest is not None:
        last, found = latest
        if last is knight:
            return found
        if _carries_the_same(last, knight):
            memo[asked] = knight, found
            return found
    on_sheet = (
        "sheet",
        knight.knight,
        knight.car,
        knight.grafts,
        frozenset(knight.gear.items()),
        tuple(knight.printed.items()),
    )
    sheet: GearSheet = memo[on_sheet] or memo.put(on_sheet, GearSheet(setting, knight))
    question = (sheet, knight.backpack, knight.cargo)
    found = memo[question] or memo.put(question, Load(sheet, knight))
    memo.put(asked, (knight, found))
    return found


def _carries_the_same(last: Knight, knight: Knight) -> bool:
    """Whether everything a load depends on is the same object; comparing by value takes longer."""
    return (
        last.gear is knight.gear
        and last.backpack is knight.backpack
        and last.cargo is knight.cargo
        and last.car is knight.car
        and last.printed is knight.printed
        and last.grafts is knight.grafts
        and last.knight == knight.knight
    )


def room_taken(items: Sequence[Item]) -> int:
    """The places that cards take where they are stowed."""
    taken = len(items)
    for item in items:
        taken += len(item.attachments)
    return taken


def available(setting: Setting, knight: Knight) -> tuple[Held, ...]:
    """Cards on the sheet, and starting gear that nothing covers (WR-GEAR-04, WR-START-02)."""
    return load_of(setting, knight).available


def _open_and_covered(setting: Setting, knight: Knight) -> tuple[tuple[Held, ...], tuple[Held, ...]]:
    """The available gear on the panels, and the starting gear covered by a card."""
    gear, printed = knight.gear, knight.printed
    found: list[Held] = []
    under: list[Held] = []
    for spot in PANELS:
        if spot in gear:
            found.append(Held(spot, gear[spot]))
        if spot in printed:
            if is_covered(setting, knight, spot):
                under.append(Held(UNDER_PANEL[spot], printed[spot], True))
            else:
                found.append(Held(spot, printed[spot], True))
    return tuple(found), tuple(under)


def usable(world: World, knight: Knight) -> tuple[Held, ...]:
    """The gear a knight may use now: in the knights step and the rest step stowed cards too (WR-GEAR-05)."""
    load = load_of(world.setting, knight)
    if world.step not in STOWED_USABLE:
        return load.available
    found: tuple[Held, ...] | None = load.kept.get("usable")
    if found is None:
        found = load.kept["usable"] = (*load.available, *load.stowed, *load.covered)
    return found


def usable_at(world: World, knight: Knight, spot: Spot) -> Held | None:
    """The gear on this spot if the knight may use it now, else None."""
    return next((held for held in usable(world, knight) if held.spot == spot), None)


def held_at(setting: Setting, knight: Knight, spot: Spot) -> Held | None:
    """The card on this spot, or the uncovered starting gear of this panel; None if there is neither."""
    item = card_at(knight, spot)
    if item is not None:
        return Held(spot, item)
    if spot in knight.printed and not is_covered(setting, knight, spot):
        return Held(spot, knight.printed[spot], printed=True)
    return None


def card_at(knight: Knight, spot: Spot) -> Item | None:
    """The gear card on a panel or at a place of backpack or vehicle; None if there is none."""
    place = container_of(spot)
    if place is None:
        return knight.gear.get(spot)
    cards = knight.backpack if place[0] == BACKPACK else knight.cargo
    return cards[place[1]] if place[1] < len(cards) else None


def after_taking(taken: Spot, spot: Spot) -> Spot:
    """The new spot of a card after another left the same container."""
    one, other = container_of(taken), container_of(spot)
    if one is None or other is None or one[0] != other[0] or other[1] <= one[1]:
        return spot
    return stowed_spot(other[0], other[1] - 1)


def side_of(setting: Setting, knight: Knight) -> VehicleSide | None:
    """The side of the knight's vehicle that lies up; None without a vehicle."""
    return None if knight.car is None else side_up(setting, knight.car)


def side_up(setting: Setting, car: Car) -> VehicleSide:
    vehicle = setting.content.vehicles[car.card]
    return vehicle.damaged if car.damaged else vehicle.undamaged


def capacity(setting: Setting, knight: Knight, container: Spot) -> int:
    """How many cards fit; bonuses of available cards count, each limited name once."""
    return load_of(setting, knight).capacities[container]


def _capacities(setting: Setting, knight: Knight, constants: tuple[Constant, ...]) -> dict[str, int]:
    side = side_of(setting, knight)
    found: dict[str, int] = {
        BACKPACK: 0 if knight.knight is None else setting.content.knights[knight.knight].backpack,
        VEHICLE: 0 if side is None else side.capacity,
    }
    for _, use in constants:
        for effect in use.effects:
            if effect.do == "capacity":
                found[effect.what] += effect.n
    return found


def constant_uses(setting: Setting, knight: Knight) -> tuple[Constant, ...]:
    """The texts of available gear, attachments, grafts, vehicle and ability that always work.

    Of cards limited to one per knight only one counts, starting gear included (WR-GEAR-12).
    """
    return load_of(setting, knight).constants


def _constant_uses(setting: Setting, knight: Knight, own: tuple[Held, ...]) -> tuple[Constant, ...]:
    constants, car = setting.constants, knight.car
    found: list[Constant] = []
    seen: list[CardId] = []
    for held in own:
        item = held.item
        for card in cards_in(item) if item.attachments else (item.card,):
            texts = constants.get(card)
            if texts and not (card in seen and setting.gear(card).limit):
                seen.append(card)
                found += texts
    for card in knight.grafts:
        found += constants[card]
    if car is not None:
        for card in car.tuning:
            found += constants[card]
        found += [one for one in constants[car.card] if not (one.use.undamaged and car.damaged)]
    if knight.knight is not None:
        found += constants[knight.knight]
    return tuple(found)


def room(setting: Setting, knight: Knight, container: Spot) -> int:
    """The places still free; negative if too much lies there."""
    return load_of(setting, knight).free[container]


def fits_panel(gear: Gear, spot: Spot) -> bool:
    """Whether a card may lie on this panel of the sheet (WR-GEAR-06, WR-WPN-01, WR-ARM-01)."""
    return spot in PANELS_FOR.get(gear.slot, ())


def pushed_from(setting: Setting, knight: Knight, card: CardId, spot: Spot) -> tuple[Spot, ...]:
    """The panels whose cards a card laid here would push away."""
    if card in setting.two_handed:
        return tuple([hand for hand in HANDS if hand in knight.gear])
    if spot in HANDS and knight.holds_two_handed(setting.two_handed):
        return (HAND_LEFT,)
    return (spot,) if spot in knight.gear else ()


def worth(setting: Setting, knight: Knight) -> int:
    """The value of all a knight's gear cards and of the vehicle at the side in use (WR-RULING-52)."""
    cards: list[CardId] = []
    for held in cards_of(knight):
        cards += (held.item.card, *held.item.attachments)
    for item in (*knight.gained, *knight.printed.values()):
        cards += item.attachments
    cards += (item.card for item in knight.gained)
    cards += knight.grafts
    side = side_of(setting, knight)
    if knight.car is not None and side is not None:
        cards += knight.car.tuning
        return sum(map(setting.value, cards)) + setting.numbers.values.of(side.colour)
    return sum(map(setting.value, cards))


# Changing a knight's gear: used by `evolve` only


def put(setting: Setting, knight: Knight, item: Item, spot: Spot) -> Knight:
    """Lay a card; a card that it pushes from its panel is the first that must be placed."""
    if spot == BACKPACK:
        return replace(knight, backpack=(*knight.backpack, item))
    if spot == VEHICLE:
        return replace(knight, cargo=(*knight.cargo, item))
    pushed = pushed_from(setting, knight, item.card, spot)
    gear = {place: other for place, other in knight.gear.items() if place not in pushed}
    moved = tuple(knight.gear[place] for place in pushed)
    return replace(
        knight,
        gear={**gear, spot: item},
        gained=moved + knight.gained,
        displaced=knight.displaced + len(moved),
    )


def take(knight: Knight, spot: Spot) -> Knight:
    """The knight without the card on this spot."""
    place = container_of(spot)
    if place is None:
        return replace(knight, gear={at: item for at, item in knight.gear.items() if at != spot})
    container, index = place
    if container == BACKPACK:
        return replace(knight, backpack=without_index(knight.backpack, index))
    return replace(knight, cargo=without_index(knight.cargo, index))


def change(knight: Knight, held: Held, item: Item) -> Knight:
    """The knight with a card, or starting gear, in another condition."""
    if held.printed:
        return replace(knight, printed={**knight.printed, held.spot: item})
    place = container_of(held.spot)
    if place is None:
        return replace(knight, gear={**knight.gear, held.spot: item})
    container, index = place
    if container == BACKPACK:
        cards = knight.backpack
        return replace(knight, backpack=(*cards[:index], item, *cards[index + 1 :]))
    return replace(knight, cargo=(*knight.cargo[:index], item, *knight.cargo[index + 1 :]))


def without_index(cards: tuple[Item, ...], index: int) -> tuple[Item, ...]:
    return cards[:index] + cards[index + 1 :]


def cards_in(item: Item) -> Pile:
    """A card and its attachments."""
    return (item.card, *item.attachments)
