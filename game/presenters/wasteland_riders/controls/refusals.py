"""Why a gesture is refused that stands for no intent that could be tried now."""

from collections.abc import Sequence

from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.controls.bindings import REARRANGING, places
from game.rules.core import engine
from game.rules.core.frames import Decision
from game.rules.core.ids import CardId, Seat
from game.rules.core.state import State
from game.rules.core.values import Intent, Refusal
from game.rules.wasteland_riders import GAME
from game.rules.wasteland_riders.gear.carried import BACKPACK, CAR, GAINED, UNDER, card_at, container_of
from game.rules.wasteland_riders.intents import common as it
from game.rules.wasteland_riders.intents.fights import ChooseCombatCard
from game.rules.wasteland_riders.packing.arranging import why_not_lift
from game.rules.wasteland_riders.terms import HexId, Resource, Spot
from game.rules.wasteland_riders.world.state import Cell, Knight, OnBoard, World
from game.view.handles import Handle, kind_of

LESS_TELLING: tuple[str, ...] = ("WR-ATT-01", "WR-GEAR-08", "WR-GOLD-07")
"""Rules that say only that another choice is due: any other rule says more about this card and place."""
TRADED: tuple[Resource, ...] = ("ammo", "fuel")
KEEPS_ITS_ZONE = frozenset(("luck", "combat", "resource"))
"""Things of these kinds, put down among their own kind, are only put back."""
ABOUT_A_TARGET = frozenset(f"WR-{rule}" for rule in "MOVE-05 MOVE-06 ATT-02 ATT-03 ATT-04 GEAR-03".split())
"""Rules about where a thing would be put: they do not explain why it cannot be picked up."""


def lies_on(world: World, handle: Handle) -> Handle | None:
    """What is below a thing: the hex of a marker, the container of a card, the tray of a gift; else None."""
    if (where := at.SPOT.of(handle)) is not None:
        return _below_spot(where)
    if (tucked := at.TUCKED.fields(handle)) is not None:
        return at.SPOT(tucked[0])
    if (given := at.GIVEN.fields(handle)) is not None:
        return at.SHARE(given[0])
    return at.BOARD if handle in at.HEX else _below_marker(world, handle)


def _below_spot(where: Spot) -> Handle | None:
    """The card over starting gear, or the container of a stowed card; None for other spots."""
    if where.startswith(UNDER):
        return at.SPOT(Spot(where.removeprefix(UNDER)))
    container = container_of(where)
    return None if container is None else at.SPOT(container[0])


def _below_marker(world: World, handle: Handle) -> Handle | None:
    """The hex on which a knight, a villain or a cell stands."""
    if (seat := at.KNIGHT.of(handle)) is not None:
        return at.HEX(world.knights[seat].hex)
    if (name := at.VILLAIN.of(handle)) is not None:
        return _place_of(world.mission.enemies, name)
    name = at.CELL.of(handle)
    return None if name is None else _place_of(world.mission.cells, name)


def _place_of(markers: Sequence[OnBoard | Cell], name: CardId) -> Handle | None:
    return next((at.HEX(one.hex) for one in markers if one.id == name), None)


def belongs_in_hand(world: World, seat: Seat, handle: Handle) -> bool:
    """Whether a seat can pick this up: own things, vehicles of the pool, cards it revealed as Scavenger."""
    knight = world.knights[seat]
    if (where := at.SPOT.of(handle)) is not None:
        return _lies_at(knight, where)
    if (name := at.RESOURCE.of(handle)) is not None:
        return name in TRADED
    if handle == at.KNIGHT(seat):
        return True
    if handle in at.REVEALED:
        return seat == world.scavenger
    return any(handle in kind for kind in (at.LUCK, at.COMBAT, at.TUCKED, at.POOL))


def _lies_at(knight: Knight, spot: Spot) -> bool:
    """Whether a card, a vehicle or starting gear lies on this spot."""
    if spot == CAR:
        return knight.car is not None
    if spot == GAINED:
        return bool(knight.gained)
    return card_at(knight, spot) is not None or spot.removeprefix(UNDER) in knight.printed


def other_reason(
    view: State[World], seat: Seat, source: Handle | None, target: Handle | None
) -> Refusal | None:
    """What must be done first, or why an own thing is of no use now; None for others' things."""
    if seat not in engine.waiting_for(view):
        return engine.why_not(GAME, view, seat, it.Done())
    decision = engine.pending(view)
    if source is None or decision is None:
        return None
    if target is None:
        begun = _begun_with(view.world, seat, source, decision)
        if begun:
            return None if None in begun else begun[0]
    if target is not None and _is_put_back(source, target):
        return None
    return _why_not_use(view, seat, decision, source)


def _begun_with(world: World, seat: Seat, handle: Handle, decision: Decision[World]) -> list[Refusal | None]:
    """The refusals of all intents that a click on a thing begins: to choose it, or to pick it up.

    Refusals about a target are left out: the thing may fit another target.
    """
    found: list[Refusal | None] = []
    for intent in decision.candidates(world, seat):
        for place in places(world, seat, intent, decision):
            is_clicked = not place.sources and handle in place.targets
            if not is_clicked and handle not in place.sources:
                continue
            refusal = decision.why_not(world, seat, intent)
            if is_clicked or refusal is None or refusal.rule not in ABOUT_A_TARGET:
                found.append(refusal)
    return found


def _is_put_back(source: Handle, target: Handle) -> bool:
    """Whether a thing is only put back where it was, or beside it: that means nothing."""
    if kind_of(source) in KEEPS_ITS_ZONE:
        return kind_of(source) == kind_of(target)
    origin, goal = at.SPOT.of(source), at.SPOT.of(target)
    container = None if origin is None or goal is None else container_of(origin)
    if container is None or goal is None:
        return False
    there = container_of(goal)
    return goal == container[0] or (there is not None and there[0] == container[0])


def _why_not_use(view: State[World], seat: Seat, decision: Decision[World], source: Handle) -> Refusal | None:
    """The rule by which an own thing is of no use now, or not at that place."""
    knight = view.world.knights[seat]
    spot = at.SPOT.of(source)
    if spot is not None and isinstance(decision, REARRANGING):
        printed = why_not_lift(knight, spot)
        if printed is not None:
            return printed
    tried = _usual_use(knight, source)
    return None if tried is None else engine.why_not(GAME, view, seat, tried)


def _usual_use(knight: Knight, handle: Handle) -> Intent | None:
    """The usual intent of an own thing; its refusal tells what must be done first. None if it has none."""
    if (number := at.LUCK.of(handle)) is not None:
        return it.PlayLuck(knight.luck[number]) if number < len(knight.luck) else None
    if (card := at.COMBAT.of(handle)) is not None:
        return ChooseCombatCard(card)
    if handle == at.KNIGHT(knight.seat):
        return it.MarkHex(HexId(knight.hex))
    if (name := at.RESOURCE.of(handle)) is not None:
        return it.GiveResource(name, 1) if name in TRADED else None
    if (where := at.SPOT.of(handle)) is not None:
        return _use_of_spot(knight, where)
    if (car := at.car_in_pool(handle)) is not None:
        return it.ChooseVehicle(car.card)
    tucked = at.TUCKED.fields(handle)
    return None if tucked is None else _taking_off(knight, *tucked)


def _use_of_spot(knight: Knight, spot: Spot) -> Intent | None:
    if spot == CAR:
        return it.UseVehicle()
    if spot == GAINED:
        return it.PlaceGear(BACKPACK)
    if card_at(knight, spot) is not None:
        return it.MoveGear(spot, BACKPACK)
    return it.UseGear(spot) if spot.removeprefix(UNDER) in knight.printed else None


def _taking_off(knight: Knight, spot: Spot, number: int) -> Intent | None:
    host = card_at(knight, spot) or knight.printed.get(spot)
    if host is None or number >= len(host.attachments):
        return None
    return it.Detach(spot, CardId(host.attachments[number]), BACKPACK)
