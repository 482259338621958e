"""How gear, cards, a marker or an amount of a resource look while they are dragged."""

from collections.abc import Hashable, Mapping
from typing import NamedTuple

import pygame
from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.cards.card_parts import HAND, device, fitting
from game.presenters.shared.lifting import (
    CARD_GROWTH,
    PIECE_GROWTH,
    SMALL_CARD,
    Draw,
    Grip,
    Lifter,
    grown,
    held,
    held_as,
    held_card,
    lift_by,
)
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
from game.rules.wasteland_riders.terms import CombatCard, Deck, Resource, Spot
from game.rules.wasteland_riders.world.items import Item
from game.rules.wasteland_riders.world.state import Car, Knight, World
from game.view.handles import Handle
from game.view.kit import Kit
from game.view.shapes import blank

GEAR_SIZE, CAR_SIZE, TOKEN_SIZE, MARKER, COACH = (92, 112), (220, 104), (58, 74), 96, 132
"""Sizes in the design: gear card, vehicle, resource, knight's marker, width of the vehicle below it."""
ABOVE_BOARD = 0.6
"""The scale of a marker held above the board: smaller, so that it hides less of the hexes."""


class Face(NamedTuple):
    """The print of a thing in hand: the key of its look, its size, and how it is drawn."""

    key: Hashable
    size: tuple[int, int]
    draw: Draw


def lifted(
    kit: Kit, ctx: ViewContext, handle: Handle, *, small: bool = False, amount: int = 0
) -> pygame.Surface | None:
    """The picture of a thing that is held; None if nobody can pick it up, or if it is hidden.

    A small card covers little of what lies below it. A resource shows the amount held.
    """
    return lift_by(LIFTERS, kit, ctx, handle, Grip(small, amount))


def _held(kit: Kit, face: Face | None) -> pygame.Surface | None:
    if face is None:
        return None
    key = ("wr_lifted", face.key, face.size, kit.texts.language, kit.metrics, kit.is_safe_palette)
    return kit.cache.get(key, lambda: held_card(kit, face.size, face.draw))


# Gear, vehicles, resources


def _own_spot(kit: Kit, ctx: ViewContext, grip: Grip, where: Spot) -> pygame.Surface | None:
    return _their_spot(kit, ctx, grip, ctx.seat, where)


def _their_spot(kit: Kit, ctx: ViewContext, _grip: Grip, seat: Seat, where: Spot) -> pygame.Surface | None:
    world: World = ctx.view.world
    return _held(kit, _at_spot(kit, world, world.knights[seat], where))


def _own_tucked(kit: Kit, ctx: ViewContext, _grip: Grip, where: Spot, number: int) -> pygame.Surface | None:
    world: World = ctx.view.world
    return _held(kit, _tucked(kit, world, world.knights[ctx.seat], where, number))


def _offered(kit: Kit, ctx: ViewContext, _grip: Grip, slot: str) -> pygame.Surface | None:
    world: World = ctx.view.world
    return _held(kit, _gear(kit, world, world.market.get(slot, CardId(""))))


def _in_pool(kit: Kit, ctx: ViewContext, _grip: Grip, handle: Handle) -> pygame.Surface | None:
    car = at.car_in_pool(handle)
    return None if car is None else _held(kit, _car(kit, ctx.view.world, car))


def _own_resource(kit: Kit, _ctx: ViewContext, grip: Grip, name: Resource) -> pygame.Surface | None:
    return _held(kit, _resource(kit, name, grip.amount))


def _their_resource(
    kit: Kit, _ctx: ViewContext, grip: Grip, _seat: Seat, name: Resource
) -> pygame.Surface | None:
    return _held(kit, _resource(kit, name, grip.amount))


def _at_spot(kit: Kit, world: World, knight: Knight, where: Spot) -> Face | None:
    """The card on a spot of a knight, the vehicle, or what was just gained; None if there is nothing."""
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


def _back(
    kit: Kit, ctx: ViewContext, _grip: Grip, deck: Deck, _seat: Seat, _event: int, _number: int
) -> pygame.Surface | None:
    """The back of a card that somebody draws."""
    world, size = ctx.view.world, device(kit, SMALL_CARD)
    return _held(kit, Face(("back", deck), size, lambda canvas, rect: draw_back(canvas, rect, world, deck)))


def _combat(kit: Kit, ctx: ViewContext, grip: Grip, card: CombatCard) -> pygame.Surface | None:
    world = ctx.view.world
    return _drawn(kit, grip, ("combat", card), lambda canvas, rect: draw_combat(canvas, rect, world, card))


def _luck(kit: Kit, ctx: ViewContext, grip: Grip, number: int) -> pygame.Surface | None:
    return _nth(kit, ctx, grip, ctx.view.world.knights[ctx.seat].luck, number)


def _looked(kit: Kit, ctx: ViewContext, grip: Grip, number: int) -> pygame.Surface | None:
    return _nth(kit, ctx, grip, cards_looked_at(ctx), number)


def _revealed(kit: Kit, ctx: ViewContext, grip: Grip, number: int) -> pygame.Surface | None:
    return _card(kit, ctx, grip, revealed_at(ctx, number))


def _top_discard(kit: Kit, ctx: ViewContext, grip: Grip, deck: Deck) -> pygame.Surface | None:
    pile = ctx.view.world.discards.get(deck, ())
    return _nth(kit, ctx, grip, pile, len(pile) - 1) if pile else None


def _nth(
    kit: Kit, ctx: ViewContext, grip: Grip, cards: tuple[CardId, ...], number: int
) -> pygame.Surface | None:
    return _card(kit, ctx, grip, cards[number]) if number < len(cards) else None


def _card(kit: Kit, ctx: ViewContext, grip: Grip, card: CardId | None) -> pygame.Surface | None:
    """A card of any deck; None if there is none."""
    draw = card_drawer(ctx.view.world, card)
    return None if card is None or draw is None else _drawn(kit, grip, ("card", card), draw)


def _drawn(kit: Kit, grip: Grip, key: Hashable, draw: Draw) -> pygame.Surface | None:
    if grip.small:
        return _held(kit, Face(key, device(kit, SMALL_CARD), draw))
    size = fitting(regions(kit.metrics)["hand"], device(kit, HAND))
    return _held(kit, Face(key, grown(size), draw))


# The marker of a knight


def _marker(kit: Kit, ctx: ViewContext, grip: Grip, seat: Seat) -> pygame.Surface:
    """The knight's counter; on the vehicle while driving."""
    world, scale = ctx.view.world, ABOVE_BOARD if grip.small else 1.0
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
    coach = kit.pictures.svg(vehicle(kit, car.card), (coach_size, coach_size))
    wide, high = coach.get_size()
    lap = high // 3
    whole = blank((max(wide, counter.get_width()), counter.get_height() + high - lap))
    whole.blit(coach, ((whole.get_width() - wide) // 2, whole.get_height() - high))
    whole.blit(counter, ((whole.get_width() - counter.get_width()) // 2, 0))
    foot = Rect((whole.get_width() - wide) // 2, whole.get_height() - high // 2, wide, high // 3)
    return held(kit, whole, high // 6, foot)


LIFTERS: Mapping[str, Lifter] = dict(
    (
        held_as(at.KNIGHT, _marker),
        held_as(at.SPOT, _own_spot),
        held_as(at.THEIRS, _their_spot),
        held_as(at.TUCKED, _own_tucked),
        held_as(at.MARKET, _offered),
        (at.POOL.prefix, _in_pool),
        held_as(at.RESOURCE, _own_resource),
        held_as(at.THEIR_RESOURCE, _their_resource),
        held_as(at.DRAWN, _back),
        held_as(at.COMBAT, _combat),
        held_as(at.LUCK, _luck),
        held_as(at.LOOKED, _looked),
        held_as(at.REVEALED, _revealed),
        held_as(at.CONTRACT, _card),
        held_as(at.DISCARDS, _top_discard),
    )
)
