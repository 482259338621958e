"""What is said about each thing that can be pointed at, and which of them can be shown large."""

from collections.abc import Mapping

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.desert_patrol import words
from game.presenters.desert_patrol.cards import enlarged
from game.presenters.desert_patrol.cards.soldiers import name_of
from game.presenters.desert_patrol.cards.vehicles import state_words
from game.presenters.desert_patrol.controls.handles import parse
from game.presenters.desert_patrol.zones.piles import own
from game.presenters.shared.cards.card_parts import LARGE
from game.presenters.shared.enlarging import large_size, place_beside
from game.presenters.shared.tips import Lines, Teller, tip
from game.rules.core.board import SpaceId
from game.rules.core.ids import HIDDEN, CardId
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import SIDES, CounterId, ObjectId, enemy
from game.view.canvas import Canvas
from game.view.handles import Handle
from game.view.kit import Kit


def describe(kit: Kit, ctx: ViewContext, handle: Handle) -> str:
    """The tip of a thing: its name, then its facts on further lines; empty if there is no such thing."""
    return tip(TELLERS, kit, ctx, parse(handle))


def enlarge(canvas: Canvas, ctx: ViewContext, handle: Handle, beside: Rect) -> bool:
    """Show a card or a vehicle large, on the side of its place that has more room."""
    kit, world = canvas.kit, ctx.view.world
    vehicle = _vehicle_at(world, handle)
    if vehicle is not None:
        rect = place_beside(kit, large_size(kit, enlarged.VEHICLE), beside)
        enlarged.large_vehicle(canvas, rect, world, vehicle)
        canvas.zone("enlarged", rect, "enlarged")
        return True
    card = card_at(ctx, handle)
    if card is None:
        return False
    rect = place_beside(kit, large_size(kit, LARGE), beside)
    enlarged.large_card(canvas, rect, world.setting, card)
    canvas.zone("enlarged", rect, "enlarged")
    return True


def _vehicle_at(world: World, handle: Handle) -> CounterId | None:
    kind, *names = parse(handle)
    if kind not in ("vehicle", "counter") or CounterId(names[0]) not in world.vehicles:
        return None
    return CounterId(names[0])


def card_at(ctx: ViewContext, handle: Handle) -> CardId | None:
    """The card a thing is, shows on top, or stands for; None where there is none or it may not be known."""
    world: World = ctx.view.world
    side, forces = own(ctx)
    kind, *names = parse(handle)
    if kind in ("hand", "play", "enemy_play") and names:
        theirs = world.forces(enemy(side)).play_area
        pile = {"hand": forces.hand, "play": forces.play_area, "enemy_play": theirs}[kind]
        place = int(names[0])
        card = pile[place] if place < len(pile) else HIDDEN
    elif kind in ("discard", "enemy_discard"):
        pile = forces.discard if kind == "discard" else world.forces(enemy(side)).discard
        card = pile[-1] if pile else HIDDEN
    elif kind == "fog":
        card = world.setting.fog[side]
    elif kind in ("reserve", "counter", "crew", "list"):
        card = CardId(names[-1])
    else:
        return None
    return card if card in world.setting.cards else None


# What is told of each kind of thing


def _card(kit: Kit, ctx: ViewContext, handle: Handle) -> Lines:
    card = card_at(ctx, handle)
    if card is None:
        return []
    return [name_of(kit, card), *words.card_facts(kit, ctx.view.world.setting, card)]


def _held(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    return _card(kit, ctx, f"hand/{names[0]}")


def _play(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    if names:
        return _card(kit, ctx, f"play/{names[0]}")
    return [kit.say("dp-table-tip_play"), kit.say("dp-table-tip_play_what")]


def _enemy_play(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    return _card(kit, ctx, f"enemy_play/{names[0]}")


def _reserve(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    count = own(ctx)[1].reserve.count(CardId(names[0]))
    told = _card(kit, ctx, f"reserve/{names[0]}")
    return [*told, kit.say("dp-table-tip_reserve", count=count)] if told else []


def _listed(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    return _card(kit, ctx, f"list/{names[-1]}")


def _count(kit: Kit, count: int) -> str:
    return kit.say("dp-table-tip_count", count=count)


def _deck(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    count = len(own(ctx)[1].deck)
    return [kit.say("dp-table-tip_deck"), _count(kit, count), kit.say("dp-table-tip_deck_what")]


def _discard(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    return [
        kit.say("dp-table-tip_discard"),
        _count(kit, len(own(ctx)[1].discard)),
        *_top(kit, ctx, "discard"),
        kit.say("dp-table-tip_discard_what"),
    ]


def _top(kit: Kit, ctx: ViewContext, handle: Handle) -> Lines:
    card = card_at(ctx, handle)
    return [] if card is None else [kit.say("dp-table-tip_top", card=name_of(kit, card))]


def _enemy_deck(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    forces = ctx.view.world.forces(enemy(own(ctx)[0]))
    return [kit.say("dp-table-tip_enemy_deck"), _count(kit, len(forces.deck))]


def _enemy_discard(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    forces = ctx.view.world.forces(enemy(own(ctx)[0]))
    return [
        kit.say("dp-table-tip_enemy_discard"),
        _count(kit, len(forces.discard)),
        *_top(kit, ctx, "enemy_discard"),
        kit.say("dp-table-tip_enemy_discard_what"),
    ]


def _enemy_panel(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    """Numbers only: which cards they are is hidden."""
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


def _bid(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    return [kit.say("dp-table-tip_bid"), kit.say("dp-table-tip_bid_what")]


def _wait(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    return [kit.say("dp-table-tip_wait"), kit.say("dp-table-wait.what")]


def _fog(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    side, forces = own(ctx)
    count = forces.reserve.count(ctx.view.world.setting.fog[side])
    return [kit.say("dp-table-tip_fog"), _count(kit, count), kit.say("dp-table-tip_fog_what")]


def _counter(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    world, name = ctx.view.world, CounterId(names[0])
    if name in world.vehicles:
        return _vehicle(kit, ctx, names)
    if name not in world.soldiers:
        return []
    return [kit.say(f"dp-counter-{name}"), *words.soldier_facts(kit, world, name)]


def _vehicle(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    world, name = ctx.view.world, CounterId(names[0])
    if name not in world.vehicles:
        return []
    defence = words.defence_words(kit, world.setting, name)
    state = state_words(kit, world, name)
    return [kit.say(f"dp-counter-{name}"), state, defence, *words.vehicle_facts(kit, world, name)]


def _seat(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    vehicle, position = names
    label = kit.say(f"dp-position-{vehicle}-{position}")
    facts = words.seat_facts(kit, ctx.view.world, CounterId(vehicle), position)
    return [label[:1].upper() + label[1:], kit.say(f"dp-counter-{vehicle}"), *facts]


def _tile(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    head = kit.say("dp-table-tile", tile_id=names[0], tile=kit.say(f"dp-tile-{names[0]}"))
    return [head, *words.tile_facts(kit, ctx.view.world, SpaceId(names[0]))]


def _escape(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    ways = ctx.view.world.setting.escapes
    owners = [side for side in SIDES if SpaceId(names[0]) in ways[side]]
    told = [
        kit.say("dp-table-escape_what", **kit.texts.declined("side", f"dp-side-{side}")) for side in owners
    ]
    return [kit.say("dp-table-escape"), *told]


def _object(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    printed = ctx.view.world.setting.objects[ObjectId(names[0])]
    return [
        kit.say(f"dp-object-{names[0]}"),
        kit.say("dp-table-object_defence", defence=printed.defence),
        kit.say("dp-table-object_points", points=printed.points),
    ]


TELLERS: Mapping[str, Teller] = {
    "hand": _held,
    "play": _play,
    "enemy_play": _enemy_play,
    "reserve": _reserve,
    "list": _listed,
    "deck": _deck,
    "discard": _discard,
    "enemy_deck": _enemy_deck,
    "enemy_discard": _enemy_discard,
    "enemy_panel": _enemy_panel,
    "bid": _bid,
    "wait": _wait,
    "fog": _fog,
    "counter": _counter,
    "crew": _counter,
    "vehicle": _vehicle,
    "seat": _seat,
    "tile": _tile,
    "escape": _escape,
    "object": _object,
}
"""By the first part of a handle."""
