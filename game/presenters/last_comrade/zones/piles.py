"""The shared piles, the lists of discarded cards, and the Initiative card."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.last_comrade.cards import faces
from game.presenters.last_comrade.colours import ATTACK, RED
from game.presenters.last_comrade.controls import handles as at
from game.presenters.last_comrade.players import name_of
from game.presenters.last_comrade.regions import regions
from game.presenters.last_comrade.zones.reminders import compose_reminders, is_committing
from game.presenters.shared.cards import card_parts
from game.presenters.shared.cards.pile_lists import compose_list, link
from game.presenters.shared.cards.places import pile_places
from game.presenters.shared.panels import snug_panel
from game.rules.core.piles import Pile
from game.rules.last_comrade.state import World
from game.view.canvas import Canvas
from game.view.theme import CHALK, CHALK_2, HAIRLINE, NO_L, Colour
from game.view.widgets.panels import badge, below, zone_label

LISTS = (at.ACTION_DISCARD, at.ATTACK_DISCARD)
"""Piles that lie open: each can be unfolded into a list of its cards."""
EDGES: dict[str, Colour] = {at.ACTION_DECK: RED, at.ACTION_DISCARD: RED, at.ATTACK_DISCARD: ATTACK}


def discard(world: World, name: str) -> Pile:
    """The cards of an open pile, the last one on top."""
    return world.action_discard if name == at.ACTION_DISCARD else world.attack_discard


def compose_deck(canvas: Canvas, region: Rect, ctx: ViewContext) -> None:
    """The Action deck, face down."""
    deck = ctx.view.world.action_deck
    rect, _ = pile_places(canvas, region, at.ACTION_DECK, canvas.kit.say("lc-table-zone_action_deck"))
    card_parts.pile_edge(canvas, rect, EDGES[at.ACTION_DECK], len(deck))
    if deck:
        faces.action_back(canvas, rect)
    else:
        card_parts.ghost(canvas, rect)
    _count(canvas, rect, len(deck))
    canvas.hit_area(at.ACTION_DECK, rect, "piles", is_piece=True)


def compose_discard(canvas: Canvas, region: Rect, ctx: ViewContext, name: str) -> None:
    """An open pile: its last card, its number of cards, and a button that unfolds the list."""
    kit, world = canvas.kit, ctx.view.world
    pile = discard(world, name)
    rect, foot = pile_places(canvas, region, name, kit.say(f"lc-table-zone_{name}"))
    card_parts.pile_edge(canvas, rect, EDGES[name], len(pile))
    if pile and name not in ctx.hidden:
        faces.small_face(canvas, rect, world, pile[-1])
    else:
        card_parts.ghost(canvas, rect)
    _count(canvas, rect, len(pile), is_left=name == at.ATTACK_DISCARD)
    canvas.hit_area(name, rect, "piles", is_piece=True)
    if pile:
        tip = kit.say("lc-table-tip_unfold")
        link(canvas, foot, kit.say("lc-table-look_through"), name, "piles", tip=tip)


def _count(canvas: Canvas, rect: Rect, count: int, *, is_left: bool = False) -> None:
    """The number of cards on an upper corner; Attack cards show their damage on the right one."""
    kit = canvas.kit
    # Large type makes large badges: they grow down, so that the label above stays free.
    down = max(kit.px(4), kit.type.leading("num_m") // 2 - kit.px(6))
    badge(canvas, (rect.x + kit.px(8) if is_left else rect.right - kit.px(4), rect.y + down), str(count))


def compose_lists(canvas: Canvas, ctx: ViewContext) -> None:
    """The list of the open pile that the person has unfolded; the Action cards if both are unfolded."""
    kit, world = canvas.kit, ctx.view.world
    name = next((one for one in LISTS if one in ctx.unfolded and discard(world, one)), None)
    if name is None:
        return
    room = regions(kit.metrics)["board"].inflate(-2 * kit.px(12), -2 * kit.px(12))
    compose_list(
        canvas,
        room,
        name,
        discard(world, name),
        lambda on, rect, card: faces.small_face(on, rect, world, card),
        title=kit.say(f"lc-zone-{name}"),
        tip=kit.say("lc-table-tip_fold"),
        times=lambda count: kit.say("lc-table-times", count=count),
        at_foot=True,
    )


# Initiative


def compose_initiative(canvas: Canvas, region: Rect, ctx: ViewContext) -> None:
    """Who has the Initiative and what it holds; while cards are laid, the reminders below."""
    kit = canvas.kit
    inner = snug_panel(canvas, region, "initiative")
    if not is_committing(ctx):
        box = zone_label(canvas, inner, kit.say("lc-table-zone_initiative"))
        _compose_card(canvas, Rect(box.x, box.y, box.w, box.h * 52 // 100), ctx)
        _compose_roulettes(canvas, below(box, box.h * 52 // 100), ctx)
        canvas.hit_area(at.INITIATIVE, region, "piles", radius=10, is_piece=True)
        return
    upper = Rect(inner.x, inner.y, inner.w, inner.h * 24 // 100)
    _compose_card(canvas, upper, ctx, is_brief=True)
    canvas.hit_area(at.INITIATIVE, upper, "piles", radius=10, is_piece=True)
    compose_reminders(canvas, below(inner, upper.h + kit.px(4)), ctx)


def _compose_card(canvas: Canvas, box: Rect, ctx: ViewContext, *, is_brief: bool = False) -> None:
    """The star beside the name of its holder, and what it means."""
    kit, holder = canvas.kit, ctx.view.world.holder
    side = min(box.h, kit.px(76), box.w // 3)
    star = kit.pictures.svg("marker_initiative_lc", (side, side))
    canvas.blit(star, (box.x, box.y + (box.h - side) // 2))
    words = Rect(box.x + side + kit.px(8), box.y, box.w - side - kit.px(8), box.h)
    if holder is None:
        canvas.words(kit.say("lc-table-initiative_open"), "small", CHALK_2, words, valign="middle", fit=True)
        return
    name = name_of(kit, ctx, holder)
    if is_brief:
        roulettes = len(ctx.view.world.roulettes)
        told = kit.say("lc-table-initiative_brief", name=name, roulettes=roulettes)
        canvas.words(told, "ui", CHALK, words, valign="middle", fit=True)
        return
    told = kit.say("lc-table-initiative", name=name)
    canvas.words(told, "small", CHALK, words, valign="middle", fit=True)


def _compose_roulettes(canvas: Canvas, box: Rect, ctx: ViewContext) -> None:
    """The Roulettes that take effect when the holder is hurt; if there are none, what passes the card on."""
    kit, world = canvas.kit, ctx.view.world
    canvas.fill(Rect(box.x, box.y + kit.px(3), box.w, 1), HAIRLINE)
    room = below(box, kit.px(8))
    if not world.roulettes:
        canvas.words(kit.say("lc-table-initiative_passes"), "small", CHALK_2, room, valign="middle", fit=True)
        return
    wide, high = card_parts.fitting(Rect(0, 0, room.w // 3, room.h), (kit.px(70), kit.px(98)))
    rect = Rect(room.x, room.y + (room.h - high) // 2, wide, high)
    faces.small_face(canvas, rect, world, world.roulettes[-1])
    if len(world.roulettes) > 1:
        times = kit.say("lc-table-times", count=len(world.roulettes))
        card_parts.badge(canvas, (rect.right - kit.px(6), rect.y + kit.px(8)), times)
    extra = sum(world.setting.attacks[card].main for card in world.roulettes)
    words = Rect(rect.right + kit.px(8), room.y, room.right - rect.right - kit.px(8), room.h)
    canvas.words(kit.say("lc-table-roulettes", extra=extra), "small", NO_L, words, valign="middle", fit=True)
