"""How gear, cards, a marker or some of a resource look in the hand that drags them."""

from collections.abc import Hashable
from typing import NamedTuple

import pygame
from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.cards.card_parts import HAND, device, fitting
from game.presenters.shared.lifting import CARD_GROWTH, PIECE_GROWTH, SMALL_CARD, Draw, held, held_card
from game.presenters.wasteland_riders.board.knights import knight_counter
from game.presenters.wasteland_riders.cards.combat_card import draw_combat
from game.presenters.wasteland_riders.cards.faces import card_drawer
from game.presenters.wasteland_riders.cards.gear_card import draw_gear
from game.presenters.wasteland_riders.cards.vehicle_card import draw_car
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.decision.looked_tray import cards_looked_at
from game.presenters.wasteland_riders.decision.tray_parts import draw_resource
from game.presenters.wasteland_riders.describing import revealed_at
from game.presenters.wasteland_riders.pictures_of import vehicle
from game.presenters.wasteland_riders.regions import regions
from game.presenters.wasteland_riders.zones.piles import draw_back
from game.rules.core.ids import HIDDEN, CardId, Seat
from game.rules.wasteland_riders.gear.carried import CAR, GAINED, TUNING, card_at
from game.rules.wasteland_riders.terms import Deck, Resource, Spot
from game.rules.wasteland_riders.world.items import Item
from game.rules.wasteland_riders.world.state import Car, Knight, World
from game.view.handles import Handle, kind_of
from game.view.kit import Kit
from game.view.shapes import blank

GEAR_SIZE, CAR_SIZE, TOKEN_SIZE, MARKER, COACH = (92, 112), (220, 104), (58, 74), 96, 132
"""In the design: a gear card, a vehicle, a resource, a knight's marker, the width of the vehicle below it."""
ABOVE_BOARD = 0.6
"""A marker held above the board is so much smaller, not to hide the hexes around it."""


class Face(NamedTuple):
    """What is printed on a thing in hand: whatever decides how it looks, its size, and how it is drawn."""

    key: Hashable
    size: tuple[int, int]
    draw: Draw


def lifted(
    kit: Kit, ctx: ViewContext, handle: Handle, *, small: bool = False, amount: int = 0
) -> pygame.Surface | None:
    """The thing as it is held; None for what nobody can take in hand, or may not see.

    Small, a card hides little. A resource shows how much of it is held.
    """
    if (seat := at.KNIGHT.of(handle)) is not None:
        return _marker(kit, ctx.view.world, seat, ABOVE_BOARD if small else 1.0)
    face = _thing(kit, ctx, handle, amount) or _card(kit, ctx, handle, small=small)
    if face is None:
        return None
    key = ("wr_lifted", face.key, face.size, kit.texts.language, kit.metrics, kit.is_safe_palette)
    return kit.cache.get(key, lambda: held_card(kit, face.size, face.draw))


def _thing(kit: Kit, ctx: ViewContext, handle: Handle, amount: int) -> Face | None:
    """Gear, a vehicle, some of a resource, or the back of a card."""
    world: World = ctx.view.world
    if (where := at.SPOT.of(handle)) is not None:
        return _at_spot(kit, world, world.knights[ctx.seat], where)
    if (theirs := at.THEIRS.fields(handle)) is not None:
        return _at_spot(kit, world, world.knights[theirs[0]], theirs[1])
    if (tucked := at.TUCKED.fields(handle)) is not None:
        return _tucked(kit, world, world.knights[ctx.seat], *tucked)
    if (slot := at.MARKET.of(handle)) is not None:
        return _gear(kit, world, world.market.get(slot, CardId("")))
    if (car := at.car_in_pool(handle)) is not None:
        return _car(kit, world, car)
    if (resource := at.RESOURCE.of(handle)) is not None:
        return _resource(kit, resource, amount)
    if (dial := at.THEIR_RESOURCE.fields(handle)) is not None:
        return _resource(kit, dial[1], amount)
    drawn = at.DRAWN.fields(handle)
    return None if drawn is None else _back(kit, world, drawn[0])


# Gear, vehicles, resources


def _at_spot(kit: Kit, world: World, knight: Knight, where: Spot) -> Face | None:
    """The card on a spot of a knight, his vehicle, or what he has just gained."""
    if where == CAR:
        return None if knight.car is None else _car(kit, world, knight.car)
    if where == TUNING:
        return _gear(kit, world, knight.car.tuning[0]) if knight.car and knight.car.tuning else None
    if where == GAINED:
        item = knight.gained[0] if knight.gained else None
        if item is not None and world.setting.is_vehicle(item.card):
            return _car(kit, world, Car(item.card))
        return None if item is None else _gear(kit, world, item)
    if where.startswith("graft_"):
        number = int(where.rpartition("_")[2]) - 1
        return _gear(kit, world, knight.grafts[number]) if number < len(knight.grafts) else None
    item = card_at(knight, where)
    if item is not None:
        return _gear(kit, world, item)
    printed = knight.printed.get(where)
    return None if printed is None else _gear(kit, world, printed, is_printed=True)


def _tucked(kit: Kit, world: World, knight: Knight, where: Spot, number: int) -> Face | None:
    host = card_at(knight, where) or knight.printed.get(where)
    if host is None or number >= len(host.attachments):
        return None
    return _gear(kit, world, host.attachments[number])


def _gear(kit: Kit, world: World, what: Item | CardId, *, is_printed: bool = False) -> Face | None:
    if not what or what == HIDDEN:
        return None
    return Face(
        ("gear", what, is_printed),
        _grown(kit, GEAR_SIZE),
        lambda canvas, rect: draw_gear(canvas, rect, world, what, "tile", is_printed=is_printed),
    )


def _car(kit: Kit, world: World, car: Car) -> Face:
    return Face(("car", car), _grown(kit, CAR_SIZE), lambda canvas, rect: draw_car(canvas, rect, world, car))


def _resource(kit: Kit, name: Resource, amount: int) -> Face:
    count = max(1, amount)
    return Face(
        ("resource", name, count),
        _grown(kit, TOKEN_SIZE),
        lambda canvas, rect: draw_resource(canvas, rect, name, count),
    )


def _grown(kit: Kit, size: tuple[int, int]) -> tuple[int, int]:
    return kit.px(size[0] * CARD_GROWTH), kit.px(size[1] * CARD_GROWTH)


# Cards


def _back(kit: Kit, world: World, deck: Deck) -> Face:
    """All that can be seen of a card that somebody draws."""
    return Face(
        ("back", deck), device(kit, SMALL_CARD), lambda canvas, rect: draw_back(canvas, rect, world, deck)
    )


def _card(kit: Kit, ctx: ViewContext, handle: Handle, *, small: bool) -> Face | None:
    """A card of the hand, one that is looked at, one of the wasteland, a contract, or the top of a pile."""
    found = _drawn(ctx, handle)
    if found is None:
        return None
    card, draw = found
    if small:
        return Face((kind_of(handle), card), device(kit, SMALL_CARD), draw)
    wide, high = fitting(regions(kit.metrics)["hand"], device(kit, HAND))
    return Face((kind_of(handle), card), (round(wide * CARD_GROWTH), round(high * CARD_GROWTH)), draw)


def _drawn(ctx: ViewContext, handle: Handle) -> tuple[str, Draw] | None:
    world: World = ctx.view.world
    if (combat := at.COMBAT.of(handle)) is not None:
        return combat, lambda canvas, rect: draw_combat(canvas, rect, world, combat)
    card = _card_at(ctx, handle)
    draw = card_drawer(world, card)
    return None if card is None or draw is None else (card, draw)


def _card_at(ctx: ViewContext, handle: Handle) -> CardId | None:
    world: World = ctx.view.world
    if (number := at.LUCK.of(handle)) is not None:
        return _nth(world.knights[ctx.seat].luck, number)
    if (number := at.LOOKED.of(handle)) is not None:
        return _nth(cards_looked_at(ctx), number)
    if (number := at.REVEALED.of(handle)) is not None:
        return revealed_at(ctx, number)
    if (deck := at.DISCARDS.of(handle)) is not None:
        pile = world.discards.get(deck, ())
        return pile[-1] if pile else None
    return at.CONTRACT.of(handle)


def _nth(cards: tuple[CardId, ...], number: int) -> CardId | None:
    return cards[number] if number < len(cards) else None


# The marker of a knight


def _marker(kit: Kit, world: World, seat: Seat, scale: float) -> pygame.Surface:
    """His counter; while he drives, on his vehicle."""
    knight, size = world.knights[seat], kit.px(MARKER * PIECE_GROWTH * scale)
    move = world.move
    drives = move is not None and move.seat == seat and move.mode == "vehicle"
    car = knight.car if drives else None
    counter = knight_counter(kit, world, seat, size, has_badges=False)
    key = ("wr_lifted_marker", knight.knight, knight.colour, knight.conscious, car, size, kit.is_safe_palette)
    return kit.cache.get(key, lambda: _draw_marker(kit, counter, size, car, kit.px(COACH * scale)))


def _draw_marker(
    kit: Kit, counter: pygame.Surface, size: int, car: Car | None, coach_size: int
) -> pygame.Surface:
    if car is None:
        return held(kit, counter, size // 2)
    coach = kit.pictures.svg(vehicle(car.card), (coach_size, coach_size))
    wide, high = coach.get_size()
    lap = high // 3
    whole = blank((max(wide, counter.get_width()), counter.get_height() + high - lap))
    whole.blit(coach, ((whole.get_width() - wide) // 2, whole.get_height() - high))
    whole.blit(counter, ((whole.get_width() - counter.get_width()) // 2, 0))
    foot = Rect((whole.get_width() - wide) // 2, whole.get_height() - high // 2, wide, high // 3)
    return held(kit, whole, high // 6, foot)
