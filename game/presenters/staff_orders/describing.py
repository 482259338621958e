"""The tip of each thing that can be pointed at, and which things can be shown large."""

from collections.abc import Mapping

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.cards.pile_lists import LISTED
from game.presenters.shared.enlarging import large_size, place_beside
from game.presenters.shared.tips import Lines, Teller, tip, told, told_alone
from game.presenters.staff_orders import words
from game.presenters.staff_orders.cards import bonus_card, enlarged, help_card
from game.presenters.staff_orders.controls import handles as at
from game.presenters.staff_orders.controls.handles import Supply
from game.presenters.staff_orders.controls.things import shown_at
from game.presenters.staff_orders.players import own
from game.rules.staff_orders.terms import ActionSpaceId, BonusId, Domain, Faction, PlaceId, enemy
from game.view.canvas import Canvas
from game.view.handles import Handle
from game.view.kit import Kit


def describe(kit: Kit, ctx: ViewContext, handle: Handle) -> str:
    """The tip of a thing: its name, then facts on further lines; empty if there is no such thing."""
    return tip(TELLERS, kit, ctx, handle)


def enlarge(canvas: Canvas, ctx: ViewContext, handle: Handle, beside: Rect) -> bool:
    """Show a thing large on the side with more room: a card, an area bonus, or for the round track the help
    card. False if nothing was shown.
    """
    kit, world = canvas.kit, ctx.view.world
    if (card := shown_at(ctx, handle)) is not None:
        rect = place_beside(kit, large_size(kit, enlarged.LARGE), beside)
        enlarged.large_card(canvas, rect, world, card)
    elif (bonus := _bonus_at(ctx, handle)) is not None:
        rect = place_beside(kit, bonus_card.size_of(kit), beside)
        bonus_card.compose_bonus(canvas, rect, bonus[1], _bonus(kit, ctx, bonus[0]))
    elif handle == at.ROUND:
        rect = place_beside(kit, help_card.size_of(kit), beside)
        help_card.compose_help(canvas, rect, world, describe(kit, ctx, handle).split("\n"))
    else:
        return False
    canvas.zone("enlarged", rect, "enlarged")
    return True


def _bonus_at(ctx: ViewContext, handle: Handle) -> tuple[PlaceId, BonusId] | None:
    """The area and the bonus of a thing: of the token on the map, or of its row beside it; None for any
    other.
    """
    area = at.BONUS.of(handle) or at.BONUS_ROW.of(handle)
    if area is None:
        return None
    bonus = words.bonus_at(ctx.view.world, area)
    return None if bonus is None else (area, bonus)


# Cards and piles


def _card(kit: Kit, ctx: ViewContext, handle: Handle) -> Lines:
    card = shown_at(ctx, handle)
    if card is None:
        return []
    return [kit.say(f"so-card-{card}"), *words.card_facts(kit, ctx.view.world.setting, card)]


def _deck(kit: Kit, ctx: ViewContext) -> Lines:
    count = len(ctx.view.world.deck)
    return [kit.say("so-tip-deck"), kit.say("so-tip-count", count=count), kit.say("so-tip-deck_what")]


def _discard(kit: Kit, ctx: ViewContext) -> Lines:
    lines = [kit.say("so-tip-discard"), kit.say("so-tip-count", count=len(ctx.view.world.discard))]
    card = shown_at(ctx, at.DISCARD)
    if card is not None:
        lines.append(kit.say("so-tip-top", card=kit.say(f"so-card-{card}")))
    return [*lines, kit.say("so-tip-discard_what")]


# The board


def _area(kit: Kit, ctx: ViewContext, area: PlaceId) -> Lines:
    world = ctx.view.world
    if area not in world.setting.areas:
        return []
    return [words.place_name(kit, "land", area), *words.area_facts(kit, world, area)]


def _zone(kit: Kit, ctx: ViewContext, zone: PlaceId) -> Lines:
    world = ctx.view.world
    if zone not in world.setting.zones:
        return []
    return [words.place_name(kit, "air", zone), *words.zone_facts(kit, world, zone)]


def _space(kit: Kit, ctx: ViewContext, name: ActionSpaceId) -> Lines:
    world = ctx.view.world
    space = world.setting.spaces.get(name)
    if space is None:
        return []
    return [kit.say(f"so-space-{space.id}"), *words.space_facts(kit, world, own(ctx), space)]


def _commander(kit: Kit, ctx: ViewContext, space: ActionSpaceId) -> Lines:
    world = ctx.view.world
    faction = world.commanders.get(space)
    if faction is None:
        return []
    return [
        kit.say("so-tip-commander", **words.of_faction(kit, faction)),
        kit.say(f"so-space-{space}"),
        kit.say("so-tip-commander_what"),
    ]


def _soldiers(kit: Kit, ctx: ViewContext, faction: Faction, place: PlaceId) -> Lines:
    return _pieces(kit, ctx, "land", faction, place)


def _aircraft(kit: Kit, ctx: ViewContext, faction: Faction, place: PlaceId) -> Lines:
    return _pieces(kit, ctx, "air", faction, place)


def _pieces(kit: Kit, ctx: ViewContext, layer: Domain, faction: Faction, place: PlaceId) -> Lines:
    """A pile: number, place, whether the place is supplied, how many could leave it."""
    world = ctx.view.world
    count = world.pieces(faction, layer).get(place, 0)
    if not count:
        return []
    lines = [words.present_words(kit, world, faction, layer, place), words.place_name(kit, layer, place)]
    if world.is_contested(layer, place):
        return [*lines, kit.say("so-tip-clash")]
    lines.append(words.supply_words(kit, world, faction, layer, place))
    if faction == own(ctx):
        lines.append(kit.say(f"so-tip-may_leave_{layer}", count=count - 1))
    return [*lines, *words.defence(kit, world, layer, place)]


def _bonus(kit: Kit, ctx: ViewContext, area: PlaceId) -> Lines:
    world = ctx.view.world
    bonus = words.bonus_at(world, area)
    if bonus is None:
        return []
    return [kit.say(f"so-bonus-{bonus}"), *words.bonus_facts(kit, world, area, bonus)]


# Around the board


def _reserve(kit: Kit, ctx: ViewContext, supply: Supply) -> Lines:
    return _supply(kit, ctx, supply, own(ctx), "own")


def _enemy_reserve(kit: Kit, ctx: ViewContext, supply: Supply) -> Lines:
    return _supply(kit, ctx, supply, enemy(own(ctx)), "enemy")


def _supply(kit: Kit, ctx: ViewContext, supply: Supply, faction: Faction, whose: str) -> Lines:
    army = ctx.view.world.army(faction)
    counts: dict[Supply, int] = {
        "commanders": army.commanders,
        "soldiers": army.reserve_soldiers,
        "aircraft": army.reserve_aircraft,
    }
    lines = [kit.say(f"so-tip-reserve_{supply}", whose=whose), kit.say("so-tip-pieces", count=counts[supply])]
    return [*lines, kit.say(f"so-tip-reserve_{supply}.what")] if whose == "own" else lines


def _staging(kit: Kit, ctx: ViewContext) -> Lines:
    return _staged(kit, ctx, own(ctx), "own")


def _enemy_staging(kit: Kit, ctx: ViewContext) -> Lines:
    return _staged(kit, ctx, enemy(own(ctx)), "enemy")


def _staged(kit: Kit, ctx: ViewContext, faction: Faction, whose: str) -> Lines:
    army = ctx.view.world.army(faction)
    lines = [kit.say("so-tip-staging", whose=whose), kit.say("so-tip-pieces", count=army.staging)]
    if army.momentum:
        lines.append(kit.say("so-tip-momentum", count=army.momentum))
    return [*lines, kit.say("so-tip-staging_what")]


def _enemy_panel(kit: Kit, ctx: ViewContext) -> Lines:
    faction = enemy(own(ctx))
    head = kit.say("so-tip-enemy", faction=kit.say(f"so-faction-{faction}"))
    return [head, *words.army_facts(kit, ctx.view.world, faction)]


def _round(kit: Kit, ctx: ViewContext) -> Lines:
    world = ctx.view.world
    return [
        kit.say("so-tip-round", round=world.round, rounds=world.setting.numbers.rounds),
        kit.say("so-tip-initiative", **words.of_faction(kit, world.initiative)),
        kit.say("so-tip-initiative_what"),
    ]


def _dice(kit: Kit, ctx: ViewContext) -> Lines:
    faces = ctx.view.world.setting.numbers.dice.faces
    counts = {f"face_{hits}": faces.count(hits) for hits in (0, 1, 2)}
    return [kit.say("so-tip-dice"), kit.say("so-tip-faces", **counts), kit.say("so-tip-dice_what")]


TELLERS: Mapping[str, Teller] = dict(
    (
        (at.HAND.prefix, _card),
        (LISTED.prefix, _card),
        told_alone(at.DECK, _deck),
        told_alone(at.DISCARD, _discard),
        told(at.AREA, _area),
        told(at.ZONE, _zone),
        told(at.SPACE, _space),
        told(at.COMMANDER, _commander),
        told(at.SOLDIERS, _soldiers),
        told(at.AIRCRAFT, _aircraft),
        told(at.BONUS, _bonus),
        told(at.BONUS_ROW, _bonus),
        told(at.RESERVE, _reserve),
        told(at.ENEMY_RESERVE, _enemy_reserve),
        told_alone(at.STAGING, _staging),
        told_alone(at.ENEMY_STAGING, _enemy_staging),
        told_alone(at.ENEMY_PANEL, _enemy_panel),
        told_alone(at.ROUND, _round),
        told_alone(at.DICE, _dice),
    )
)
"""One entry for each kind of thing."""
