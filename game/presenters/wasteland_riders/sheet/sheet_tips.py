"""Tips for things on the own sheet and on rivals' panels, and which of them can be shown large."""

from collections.abc import Mapping

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.enlarging import Enlarger, enlarged
from game.presenters.shared.tips import Lines, Teller, told
from game.presenters.wasteland_riders.cards.gear_card import describe_gear, enlarge_gear
from game.presenters.wasteland_riders.cards.vehicle_card import describe_car, enlarge_car
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.players import knight_name, player_name
from game.presenters.wasteland_riders.sheet.dials import trouble_at
from game.presenters.wasteland_riders.sheet.marks import gathered
from game.presenters.wasteland_riders.sheet.skills import dice_of
from game.presenters.wasteland_riders.sums import sum_words
from game.rules.core.ids import CardId, Seat
from game.rules.core.odds import total
from game.rules.wasteland_riders.gear.carried import (
    ABILITY,
    CAR,
    CONTAINERS,
    GAINED,
    TUNING,
    UNDER,
    Held,
    capacity,
    held_at,
    room,
)
from game.rules.wasteland_riders.terms import Resource, Skill, Spot
from game.rules.wasteland_riders.world.items import Item
from game.rules.wasteland_riders.world.state import Car, Knight, World
from game.view.canvas import Canvas
from game.view.kit import Kit

# What lies where


def thing_at(world: World, seat: Seat, where: Spot) -> Held | Car | None:
    """The card, starting gear or vehicle on a spot of a seat, as far as the view shows it; else None."""
    knight = world.knights[seat]
    if where == CAR:
        return knight.car
    if where == GAINED:
        return _gained(world, knight)
    if where == TUNING:
        tuning = () if knight.car is None else knight.car.tuning
        return Held(where, Item(tuning[0])) if tuning else None
    name, _, number = where.partition("_")
    if name == "graft" and number.isdecimal():
        card = dict(enumerate(knight.grafts, start=1)).get(int(number))
        return None if card is None else Held(where, Item(card))
    if where.startswith(UNDER):
        printed = knight.printed.get(Spot(where.removeprefix(UNDER)))
        return None if printed is None else Held(where, printed, printed=True)
    return held_at(world.setting, knight, where)


def _gained(world: World, knight: Knight) -> Held | Car | None:
    if not knight.gained:
        return None
    item = knight.gained[0]
    return Car(item.card) if world.setting.is_vehicle(item.card) else Held(GAINED, item)


def _tucked(ctx: ViewContext, where: Spot, number: int) -> CardId | None:
    """The attachment at this index under the thing on a spot of the own sheet; None if there is none."""
    held = thing_at(ctx.view.world, ctx.seat, where)
    if not isinstance(held, Held) or number >= len(held.item.attachments):
        return None
    return held.item.attachments[number]


# Tips


def _tell_spot(kit: Kit, ctx: ViewContext, where: Spot) -> Lines:
    if where == ABILITY:
        return _tell_ability(kit, ctx)
    if where in CONTAINERS:
        return _tell_container(kit, ctx, where)
    return _tell_thing(kit, ctx, ctx.seat, where)


def _tell_thing(kit: Kit, ctx: ViewContext, seat: Seat, where: Spot) -> Lines:
    world = ctx.view.world
    found = thing_at(world, seat, where)
    if isinstance(found, Car):
        return describe_car(kit, world, found).split("\n")
    if found is None:
        if where == CAR:
            return [kit.say("wr-sheet-no_vehicle")]
        return [_place(kit, where), kit.say("wr-sheet-tip-free")]
    lines = describe_gear(kit, world, found.item, is_printed=found.printed).split("\n")
    if where.startswith(UNDER):
        return [*lines, kit.say("wr-sheet-covered")]
    return [*lines, kit.say("wr-sheet-tip-place", place=_place(kit, where))]


def _place(kit: Kit, where: Spot) -> str:
    return kit.say(f"wr-spot-{where}")


def _tell_ability(kit: Kit, ctx: ViewContext) -> Lines:
    knight = ctx.view.world.knights[ctx.seat]
    if knight.knight is None:
        return [kit.say("wr-sheet-unchosen")]
    lines = [kit.say(f"wr-knight-{knight.knight}.{part}") for part in ("ability", "text")]
    return [*lines, kit.say("wr-sheet-marked")] if knight.ability_marked else lines


def _tell_container(kit: Kit, ctx: ViewContext, container: Spot) -> Lines:
    world = ctx.view.world
    knight = world.knights[ctx.seat]
    most = capacity(world.setting, knight, container)
    taken = most - room(world.setting, knight, container)
    head = kit.say("wr-sheet-filled", container=kit.say(f"wr-sheet-{container}"), n=taken, most=most)
    return [head, kit.say("wr-sheet-tip-stowed")]


def _tell_tucked(kit: Kit, ctx: ViewContext, where: Spot, number: int) -> Lines:
    card = _tucked(ctx, where, number)
    return [] if card is None else describe_gear(kit, ctx.view.world, card).split("\n")


def _tell_theirs(kit: Kit, ctx: ViewContext, seat: Seat, where: Spot) -> Lines:
    return [*_tell_thing(kit, ctx, seat, where), knight_name(kit, ctx, seat)]


def _tell_resource(kit: Kit, ctx: ViewContext, resource: Resource) -> Lines:
    return _tell_dial(kit, ctx, ctx.seat, resource)


def _tell_their_resource(kit: Kit, ctx: ViewContext, seat: Seat, resource: Resource) -> Lines:
    head, *rest = _tell_dial(kit, ctx, seat, resource)
    return [head, knight_name(kit, ctx, seat), *rest]


def _tell_dial(kit: Kit, ctx: ViewContext, seat: Seat, resource: Resource) -> Lines:
    """The amount, what it is for, and the effect of the level on the knight."""
    world = ctx.view.world
    level, numbers = world.knights[seat].resource(resource), world.setting.numbers
    head = kit.say(f"wr-sheet-resource-{resource}")
    if resource == "reputation":
        return [kit.say("wr-sheet-reputation", n=level), kit.say("wr-sheet-tip-reputation")]
    facts = {"radiation": {"tens": numbers.no_tens, "healing": numbers.no_healing, "most": numbers.scale}}
    lines = [head, kit.say("wr-sheet-tip-scale", n=level, most=numbers.scale)]
    trouble = trouble_at(kit, numbers, resource, level)
    if trouble:
        lines.append(kit.say("wr-sheet-tip-trouble", trouble=trouble))
    return [*lines, kit.say(f"wr-sheet-tip-{resource}", **facts.get(resource, {}))]


def _tell_skill(kit: Kit, ctx: ViewContext, skill: Skill) -> Lines:
    world = ctx.view.world
    if world.knights[ctx.seat].knight is None:
        return [kit.say(f"wr-skill-{skill}")]
    terms = dice_of(world, ctx.seat, skill)
    lines = [kit.say(f"wr-skill-{skill}"), kit.say("wr-sheet-tip-skill", n=total(terms))]
    return lines if len(terms) == 1 else [*lines, sum_words(kit, terms)]


def _tell_seat(kit: Kit, ctx: ViewContext, seat: Seat) -> Lines:
    """Player and knight, ability, roles and what missions count."""
    world = ctx.view.world
    knight = world.knights[seat]
    if knight.knight is None:
        return [player_name(kit, ctx, seat), kit.say("wr-sheet-unchosen")]
    calling = kit.say(f"wr-knight-{knight.knight}.calling")
    ability, text = (kit.say(f"wr-knight-{knight.knight}.{part}") for part in ("ability", "text"))
    lines = [
        kit.say(f"wr-knight-{knight.knight}"),
        kit.say("wr-sheet-player", calling=calling, name=player_name(kit, ctx, seat)),
        kit.say("wr-sheet-tip-ability", ability=ability, text=text),
    ]
    if not knight.conscious:
        lines.append(kit.say("wr-sheet-tip-downed"))
    if world.first == seat:
        lines.append(kit.say("wr-sheet-first"))
    if world.scavenger == seat and world.step not in ("setup", "over"):
        lines.append(kit.say("wr-sheet-scavenger"))
    return [*lines, *(kit.say(f"wr-sheet-{one.name}", n=one.number) for one in gathered(knight))]


TELLERS: Mapping[str, Teller] = dict(
    (
        told(at.SPOT, _tell_spot),
        told(at.TUCKED, _tell_tucked),
        told(at.THEIRS, _tell_theirs),
        told(at.RESOURCE, _tell_resource),
        told(at.THEIR_RESOURCE, _tell_their_resource),
        told(at.SKILL, _tell_skill),
        told(at.SEAT, _tell_seat),
    )
)
"""The function that makes the tip of each kind of thing on sheets and panels."""


# Large forms


def _enlarge_spot(canvas: Canvas, ctx: ViewContext, beside: Rect, where: Spot) -> bool:
    return _enlarge_thing(canvas, ctx, beside, thing_at(ctx.view.world, ctx.seat, where))


def _enlarge_theirs(canvas: Canvas, ctx: ViewContext, beside: Rect, seat: Seat, where: Spot) -> bool:
    return _enlarge_thing(canvas, ctx, beside, thing_at(ctx.view.world, seat, where))


def _enlarge_tucked(canvas: Canvas, ctx: ViewContext, beside: Rect, where: Spot, number: int) -> bool:
    card = _tucked(ctx, where, number)
    return _enlarge_thing(canvas, ctx, beside, None if card is None else Held(where, Item(card)))


def _enlarge_thing(canvas: Canvas, ctx: ViewContext, beside: Rect, found: Held | Car | None) -> bool:
    """Show gear or a vehicle large; False for a hidden one, or if there is none."""
    world = ctx.view.world
    if isinstance(found, Car):
        enlarge_car(canvas, world, found, beside)
        return True
    if found is None or found.item.card not in world.setting.content.gear:
        return False
    enlarge_gear(canvas, world, found.item, beside, is_printed=found.printed)
    return True


ENLARGERS: Mapping[str, Enlarger] = dict(
    (
        enlarged(at.SPOT, _enlarge_spot),
        enlarged(at.THEIRS, _enlarge_theirs),
        enlarged(at.TUCKED, _enlarge_tucked),
    )
)
