"""The tip of each thing that can be pointed at, and which things can be shown large."""

from collections.abc import Mapping

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.desert_patrol import words
from game.presenters.desert_patrol.cards import enlarged
from game.presenters.desert_patrol.cards.soldiers import name_of
from game.presenters.desert_patrol.cards.vehicles import state_words
from game.presenters.desert_patrol.controls import handles as at
from game.presenters.desert_patrol.controls.things import card_at, vehicle_at
from game.presenters.desert_patrol.lives import lives
from game.presenters.desert_patrol.zones.piles import own
from game.presenters.shared.cards.card_parts import LARGE
from game.presenters.shared.cards.pile_lists import LISTED
from game.presenters.shared.enlarging import large_size, place_beside
from game.presenters.shared.tips import Lines, Teller, tip, told, told_alone
from game.rules.core.board import SpaceId
from game.rules.desert_patrol.terms import SIDES, CounterId, ObjectId, enemy
from game.view.canvas import Canvas
from game.view.handles import Handle
from game.view.kit import Kit


def describe(kit: Kit, ctx: ViewContext, handle: Handle) -> str:
    """The tip of a thing: its name, then facts on further lines; empty if there is no such thing."""
    return tip(TELLERS, kit, ctx, handle)


def enlarge(canvas: Canvas, ctx: ViewContext, handle: Handle, beside: Rect) -> bool:
    """Show a card or a vehicle large, on the side of its place with more room; False if nothing was shown."""
    kit, world = canvas.kit, ctx.view.world
    vehicle = vehicle_at(world, handle)
    if vehicle is not None:
        rect = place_beside(kit, large_size(kit, enlarged.VEHICLE), beside)
        enlarged.large_vehicle(canvas, rect, world, vehicle)
        canvas.zone("enlarged", rect, "enlarged")
        return True
    card = card_at(world, ctx.seat, handle)
    if card is None:
        return False
    rect = place_beside(kit, large_size(kit, LARGE), beside)
    enlarged.large_card(canvas, rect, world.setting, card)
    canvas.zone("enlarged", rect, "enlarged")
    return True


# What is told of each kind of thing


def _card(kit: Kit, ctx: ViewContext, handle: Handle) -> Lines:
    card = card_at(ctx.view.world, ctx.seat, handle)
    if card is None:
        return []
    return [name_of(kit, card), *words.card_facts(kit, ctx.view.world.setting, card)]


def _reserve(kit: Kit, ctx: ViewContext, handle: Handle) -> Lines:
    card, told_of = at.RESERVE.of(handle), _card(kit, ctx, handle)
    count = own(ctx)[1].reserve.count(card)
    return [*told_of, kit.say("dp-table-tip_reserve", count=count)] if told_of else []


def _play(kit: Kit, _ctx: ViewContext) -> Lines:
    return [kit.say("dp-table-tip_play"), kit.say("dp-table-tip_play_what")]


def _count(kit: Kit, count: int) -> str:
    return kit.say("dp-table-tip_count", count=count)


def _deck(kit: Kit, ctx: ViewContext) -> Lines:
    count = len(own(ctx)[1].deck)
    return [kit.say("dp-table-tip_deck"), _count(kit, count), kit.say("dp-table-tip_deck_what")]


def _discard(kit: Kit, ctx: ViewContext) -> Lines:
    return [
        kit.say("dp-table-tip_discard"),
        _count(kit, len(own(ctx)[1].discard)),
        *_top(kit, ctx, at.DISCARD),
        kit.say("dp-table-tip_discard_what"),
    ]


def _top(kit: Kit, ctx: ViewContext, handle: Handle) -> Lines:
    card = card_at(ctx.view.world, ctx.seat, handle)
    return [] if card is None else [kit.say("dp-table-tip_top", card=name_of(kit, card))]


def _enemy_deck(kit: Kit, ctx: ViewContext) -> Lines:
    forces = ctx.view.world.forces(enemy(own(ctx)[0]))
    return [kit.say("dp-table-tip_enemy_deck"), _count(kit, len(forces.deck))]


def _enemy_discard(kit: Kit, ctx: ViewContext) -> Lines:
    forces = ctx.view.world.forces(enemy(own(ctx)[0]))
    return [
        kit.say("dp-table-tip_enemy_discard"),
        _count(kit, len(forces.discard)),
        *_top(kit, ctx, at.ENEMY_DISCARD),
        kit.say("dp-table-tip_enemy_discard_what"),
    ]


def _enemy_panel(kit: Kit, ctx: ViewContext) -> Lines:
    """Numbers only: the cards themselves are hidden."""
    world = ctx.view.world
    side = enemy(own(ctx)[0])
    forces = world.forces(side)
    lines = [
        kit.say("dp-table-tip_enemy_panel"),
        kit.say("dp-table-tip_enemy_hand", count=len(forces.hand)),
        kit.say("dp-table-reserve_count", count=len(forces.reserve)),
        kit.say("dp-table-tip_enemy_removed", count=len(forces.removed)),
    ]
    return [*lines, kit.say("dp-table-tip_has_initiative")] if world.initiative == side else lines


def _bid(kit: Kit, _ctx: ViewContext) -> Lines:
    return [kit.say("dp-table-tip_bid"), kit.say("dp-table-tip_bid_what")]


def _wait(kit: Kit, _ctx: ViewContext) -> Lines:
    return [kit.say("dp-table-tip_wait"), kit.say("dp-table-wait.what")]


def _fog(kit: Kit, ctx: ViewContext) -> Lines:
    side, forces = own(ctx)
    count = forces.reserve.count(ctx.view.world.setting.fog[side])
    return [kit.say("dp-table-tip_fog"), _count(kit, count), kit.say("dp-table-tip_fog_what")]


def _counter(kit: Kit, ctx: ViewContext, name: CounterId) -> Lines:
    world = ctx.view.world
    if name in world.vehicles:
        return _vehicle(kit, ctx, name)
    if name not in world.soldiers:
        return []
    return [kit.say(f"dp-counter-{name}"), *words.soldier_facts(kit, world, name, lives(ctx).get(name))]


def _vehicle(kit: Kit, ctx: ViewContext, name: CounterId) -> Lines:
    world = ctx.view.world
    if name not in world.vehicles:
        return []
    defence = words.defence_words(kit, world.setting, name)
    state = state_words(kit, world, name)
    return [kit.say(f"dp-counter-{name}"), state, defence, *words.vehicle_facts(kit, world, name)]


def _seat(kit: Kit, ctx: ViewContext, vehicle: CounterId, position: str) -> Lines:
    label = kit.say(f"dp-position-{vehicle}-{position}")
    facts = words.seat_facts(kit, ctx.view.world, vehicle, position)
    return [label[:1].upper() + label[1:], kit.say(f"dp-counter-{vehicle}"), *facts]


def _tile(kit: Kit, ctx: ViewContext, space: SpaceId) -> Lines:
    head = kit.say("dp-table-tile", tile_id=space, tile=kit.say(f"dp-tile-{space}"))
    return [head, *words.tile_facts(kit, ctx.view.world, space)]


def _escape(kit: Kit, ctx: ViewContext, space: SpaceId) -> Lines:
    ways = ctx.view.world.setting.escapes
    owners = [side for side in SIDES if space in ways[side]]
    facts = [
        kit.say("dp-table-escape_what", **kit.texts.declined("side", f"dp-side-{side}")) for side in owners
    ]
    return [kit.say("dp-table-escape"), *facts]


def _object(kit: Kit, ctx: ViewContext, name: ObjectId) -> Lines:
    printed = ctx.view.world.setting.objects[name]
    return [
        kit.say(f"dp-object-{name}"),
        kit.say("dp-table-object_defence", defence=printed.defence),
        kit.say("dp-table-object_points", points=printed.points),
    ]


TELLERS: Mapping[str, Teller] = dict(
    (
        (at.HAND.prefix, _card),
        (at.IN_PLAY.prefix, _card),
        (at.IN_ENEMY_PLAY.prefix, _card),
        (LISTED.prefix, _card),
        (at.RESERVE.prefix, _reserve),
        told_alone(at.PLAY, _play),
        told_alone(at.DECK, _deck),
        told_alone(at.DISCARD, _discard),
        told_alone(at.ENEMY_DECK, _enemy_deck),
        told_alone(at.ENEMY_DISCARD, _enemy_discard),
        told_alone(at.ENEMY_PANEL, _enemy_panel),
        told_alone(at.BID, _bid),
        told_alone(at.WAIT, _wait),
        told_alone(at.FOG, _fog),
        told(at.COUNTER, _counter),
        told(at.CREW, _counter),
        told(at.VEHICLE, _vehicle),
        told(at.SEAT, _seat),
        told(at.TILE, _tile),
        told(at.ESCAPE, _escape),
        told(at.OBJECT, _object),
    )
)
"""One entry for each kind of thing."""
