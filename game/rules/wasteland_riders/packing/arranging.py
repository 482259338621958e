"""Rearranging gear between sheet, backpack and vehicle, and attaching and detaching (WR-GEAR-08, WR-ATT)."""

from collections.abc import Iterator
from functools import lru_cache

from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.wasteland_riders.content.tables import Fitting, Gear
from game.rules.wasteland_riders.events.gear import Attached, Detached, GearMoved
from game.rules.wasteland_riders.gear.carried import (
    CONTAINERS,
    Load,
    after_taking,
    card_at,
    cards_of,
    container_of,
    fits_panel,
    held_at,
    load_of,
    pushed_from,
    room,
    room_taken,
)
from game.rules.wasteland_riders.intents.common import Attach, Detach, MoveGear
from game.rules.wasteland_riders.packing.placing import NO_PLACE, MakeFit, is_overfull, ways_out
from game.rules.wasteland_riders.terms import HANDS, PANELS, Spot
from game.rules.wasteland_riders.world.items import Item
from game.rules.wasteland_riders.world.setting import Setting
from game.rules.wasteland_riders.world.state import Knight, World


@lru_cache(maxsize=256)
def _to_panels(origin: Spot, panels: tuple[Spot, ...]) -> tuple[tuple[Spot, MoveGear], ...]:
    """The moves from a spot to each of these panels, except to itself."""
    return tuple((panel, MoveGear(origin, panel)) for panel in panels if panel != origin)


@lru_cache(maxsize=256)
def _to_containers(origin: Spot) -> tuple[tuple[Spot, MoveGear], ...]:
    """The moves from a spot to the containers that the card is not in."""
    place = container_of(origin)
    others = (one for one in CONTAINERS if place is None or place[0] != one)
    return tuple((container, MoveGear(origin, container)) for container in others)


def moves(world: World, seat: Seat) -> Iterator[Intent]:
    for held in cards_of(world.knights[seat]):
        yield from (MoveGear(held.spot, spot) for spot in (*PANELS, *CONTAINERS) if spot != held.spot)


def attachings(world: World, seat: Seat) -> list[Intent]:
    """Every stowed attachment onto every card, and every attached one off its card."""
    return _attachings(world.setting, load_of(world.setting, world.knights[seat]))


def _attachings(setting: Setting, load: Load) -> list[Intent]:
    attachments = setting.attachments
    found: list[Intent] = []
    # The possible hosts of an attachment: every card, then uncovered starting gear.
    hosts = (*load.cards, *[held for held in load.available if held.printed])
    for held in load.stowed:
        if held.item.card in attachments:
            found += [Attach(held.spot, host.spot) for host in hosts if host.spot != held.spot]
    for host in hosts:
        for card in host.item.attachments:
            found += [Detach(host.spot, card, to) for to in CONTAINERS]
    return found


def open_moves(world: World, seat: Seat) -> tuple[Intent, ...]:
    """The allowed ones of `moves`, in their order; they depend on the knight's load alone."""
    load = load_of(world.setting, world.knights[seat])
    found: tuple[Intent, ...] | None = load.kept.get("moves")
    if found is None:
        found = load.kept["moves"] = tuple(_open_moves(world.setting, world.knights[seat], load))
    return found


def _open_moves(setting: Setting, knight: Knight, load: Load) -> list[Intent]:
    """The allowed moves; panels that a card never fits are not tried."""
    taken, two_handed, free = set(knight.gear), setting.two_handed, load.free
    if knight.holds_two_handed(two_handed):
        taken.update(HANDS)
    hands_taken = not taken.isdisjoint(HANDS)
    found: list[Intent] = []
    for held in load.cards:
        spot, item = held.spot, held.item
        is_two_handed = item.card in two_handed
        for panel, move in _to_panels(spot, setting.panels_of[item.card]):
            pushes = hands_taken if is_two_handed else panel in taken
            if not pushes or _homeless(setting, knight, load, item, spot, panel) is None:
                found.append(move)
        needed = 1 + len(item.attachments)
        for container, move in _to_containers(spot):
            if free[container] >= needed:
                found.append(move)
    return found


def open_arrangements(world: World, seat: Seat) -> tuple[Intent, ...]:
    """The allowed ones of `moves` and of `attachings`."""
    load = load_of(world.setting, world.knights[seat])
    found: tuple[Intent, ...] | None = load.kept.get("arrangements")
    if found is None:
        tried = _attachings(world.setting, load)
        attached = [intent for intent in tried if why_not_arrange(world, seat, intent) is None]
        found = load.kept["arrangements"] = (*open_moves(world, seat), *attached)
    return found


def why_not_lift(knight: Knight, spot: Spot) -> Refusal | None:
    """Why the card cannot be moved: starting gear stays on its sheet; a card that lies on it may go. None
    if it can."""
    is_printed = spot in knight.printed and spot not in knight.gear
    return Refusal("WR-START-01") if is_printed else None


def why_not_move(world: World, seat: Seat, intent: MoveGear) -> Refusal | None:
    knight, setting = world.knights[seat], world.setting
    item = card_at(knight, intent.origin)
    if item is None or intent.origin == intent.spot:
        return Refusal("WR-GEAR-08", {"when": "now"})
    gear = setting.gear(item.card)
    origin = container_of(intent.origin)
    if intent.spot in CONTAINERS:
        if origin is not None and origin[0] == intent.spot:
            return Refusal("WR-GEAR-08", {"when": "now"})
        enough = room(setting, knight, intent.spot) >= item.room
        return None if enough else Refusal("WR-GEAR-03", {"card": item.card})
    if intent.spot not in PANELS or not fits_panel(gear, intent.spot):
        return Refusal(NO_PLACE[gear.slot], {"card": item.card})
    return _why_not_swap(setting, knight, item, intent.origin, intent.spot)


def _why_not_swap(setting: Setting, knight: Knight, item: Item, origin: Spot, panel: Spot) -> Refusal | None:
    """A card on the panel must be able to go to where the moved card came from; None if it can, or if
    there is none."""
    homeless = _homeless(setting, knight, load_of(setting, knight), item, origin, panel)
    if homeless is None:
        return None
    return Refusal("WR-GEAR-09" if container_of(origin) is None else "WR-GEAR-03", {"card": homeless.card})


def _homeless(
    setting: Setting, knight: Knight, load: Load, item: Item, origin: Spot, panel: Spot
) -> Item | None:
    """The card that would be pushed from the panel and cannot lie where the new one came from; None if
    there is none."""
    spots = pushed_from(setting, knight, item.card, panel)
    pushed = [knight.gear[spot] for spot in spots if spot != origin]
    if not pushed:
        return None
    place = container_of(origin)
    if place is None:
        for other in pushed:
            if origin not in setting.panels_of[other.card]:
                return other
        return None
    free = load.free[place[0]] + 1 + len(item.attachments)
    return pushed[0] if room_taken(pushed) > free else None


def fits_host(fitting: Fitting, host: Gear) -> bool:
    """Whether a host meets what an attachment asks for (WR-ATT-01, WR-ATT-02)."""
    if host.slot == "attach" or host.type != fitting.type:
        return False
    if fitting.slot is not None and host.slot != fitting.slot:
        return False
    if fitting.symbols and not set(fitting.symbols) & set(host.symbols):
        return False
    return host.burst >= fitting.burst


def why_not_attach(world: World, seat: Seat, intent: Attach) -> Refusal | None:
    knight, setting = world.knights[seat], world.setting
    item, host = card_at(knight, intent.origin), held_at(setting, knight, intent.spot)
    if item is None or host is None or container_of(intent.origin) is None:
        return Refusal("WR-ATT-01")
    fitting = setting.gear(item.card).fits
    if fitting is None or not fits_host(fitting, setting.gear(host.item.card)):
        return Refusal("WR-ATT-02", {"card": item.card})
    if item.card in host.item.attachments:
        return Refusal("WR-ATT-03", {"card": item.card})
    target = container_of(intent.spot)
    origin = container_of(intent.origin)
    is_other = target is not None and origin is not None and target[0] != origin[0]
    if target is not None and is_other and room(setting, knight, target[0]) < 1:
        return Refusal("WR-ATT-04", {"card": item.card})
    return None


def why_not_detach(world: World, seat: Seat, intent: Detach) -> Refusal | None:
    knight, setting = world.knights[seat], world.setting
    host = held_at(setting, knight, intent.spot)
    if host is None or intent.card not in host.item.attachments or intent.to not in CONTAINERS:
        return Refusal("WR-ATT-07")
    here = container_of(intent.spot)
    if here is not None and here[0] == intent.to:
        return None
    enough = room(setting, knight, intent.to) >= 1
    return None if enough else Refusal("WR-GEAR-03", {"card": intent.card})


def take_arrangement(play: Play[World], seat: Seat, intent: Intent) -> None:
    """Carry out a move, an attaching or a detaching."""
    knight, setting = play.world.knights[seat], play.world.setting
    if type(intent) is MoveGear:
        item = card_at(knight, intent.origin)
        assert item is not None
        play.do(GearMoved(seat, item, intent.origin, intent.spot))
    elif type(intent) is Attach:
        item = card_at(knight, intent.origin)
        spot = after_taking(intent.origin, intent.spot)
        host = held_at(setting, knight, intent.spot)
        assert item is not None
        assert host is not None
        play.do(Attached(seat, item.card, intent.origin, spot, host.printed))
    else:
        assert type(intent) is Detach
        host = held_at(setting, knight, intent.spot)
        assert host is not None
        play.do(Detached(seat, intent.card, intent.spot, host.printed, intent.to))
    play.then(MakeFit(seat))


ARRANGING = (MoveGear, Attach, Detach)


def why_not_arrange(world: World, seat: Seat, intent: Intent) -> Refusal | None:
    if type(intent) is MoveGear:
        return why_not_move(world, seat, intent)
    if type(intent) is Attach:
        return why_not_attach(world, seat, intent)
    assert type(intent) is Detach
    return why_not_detach(world, seat, intent)


def is_overloaded(world: World, seat: Seat) -> bool:
    """Whether a knight has more blue cards than fit: tolerated until the next arranging of gear
    (WR-RULING-39)."""
    return load_of(world.setting, world.knights[seat]).has_too_much and not is_overfull(world, seat)


def can_relieve(world: World, seat: Seat) -> bool:
    """Whether one of the surplus cards could lie elsewhere."""
    return is_overloaded(world, seat) and any(ways_out(world, seat))
