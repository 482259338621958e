"""Everything around the board: the opponent, vehicles, piles and the hand."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.desert_patrol.cards import soldiers
from game.presenters.desert_patrol.cards.vehicles import compose_vehicles, of_side
from game.presenters.desert_patrol.colours import paint_of
from game.presenters.desert_patrol.controls import handles as at
from game.presenters.desert_patrol.regions import regions
from game.presenters.desert_patrol.zones import piles
from game.presenters.desert_patrol.zones.pile_lists import compose_lists, link
from game.presenters.desert_patrol.zones.roster import compose_roster, on_the_board
from game.presenters.desert_patrol.zones.strip import strip
from game.presenters.shared.cards import card_parts
from game.presenters.shared.panels import snug_panel
from game.rules.core.ids import Seat
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import Side, enemy
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import BRASS, CHALK_2, CHALK_3, DESK_700, LAMP
from game.view.widgets.panels import chip, zone_label

PILES, LARGE_PILES = 68, 104
"""The height of the opponent's piles, in the design."""
MOST_BACKS = 8
"""At most this many backs are drawn for the opponent's hand; the number beside them is exact."""


def compose_zones(canvas: Canvas, ctx: ViewContext) -> None:
    places = regions(canvas.kit.metrics)
    opponent, own = _panels(canvas.kit, ctx)
    compose_opponent(canvas, opponent, ctx)
    compose_own_forces(canvas, own, ctx)
    piles.compose_deck(canvas, places["deck"], ctx)
    piles.compose_discard(canvas, places["discard"], ctx)
    play, hand = strip(canvas.kit, ctx)
    piles.compose_play(canvas, play, ctx)
    piles.compose_hand(canvas, hand, ctx)
    piles.compose_reserve(canvas, places["reserve"], ctx)
    piles.compose_waiting(canvas, places["wait"], ctx)
    compose_lists(canvas, ctx)


def _panels(kit: Kit, ctx: ViewContext) -> tuple[Rect, Rect]:
    """Where the opponent's panel and one's own lie; a small picture divides their column by need."""
    places, world = regions(kit.metrics), ctx.view.world
    theirs, own = places["opponent"], places["vehicles"]
    if not kit.metrics.is_compact:
        return theirs, own
    side = piles.own(ctx)[0]
    least_own = kit.type.leading("label") + kit.px(6 + 18)
    least = _head_height(kit) + kit.px(7 + PILES + 10 + 18) + 2 * _line_height(kit)
    spare = own.bottom - theirs.y - (own.y - theirs.bottom) - least - least_own
    rows, own_rows = _rows(world, enemy(side)), _rows(world, side)
    high = least + spare * rows // max(rows + own_rows, 1)
    top = theirs.y + high + own.y - theirs.bottom
    return Rect(theirs.x, theirs.y, theirs.w, high), Rect(own.x, top, own.w, own.bottom - top)


def _rows(world: World, side: Side) -> int:
    """How many rows of its column a side needs: a vehicle takes two rows, a soldier one."""
    return 2 * len(of_side(world, side)) or len(on_the_board(world, side)) + 1


def compose_own_forces(canvas: Canvas, rect: Rect, ctx: ViewContext) -> None:
    """Draw one's own vehicles; a side without any shows its soldiers there."""
    kit, side = canvas.kit, piles.own(ctx)[0]
    inner = snug_panel(canvas, rect, "vehicles")
    if of_side(ctx.view.world, side):
        compose_vehicles(
            canvas, zone_label(canvas, inner, kit.say("dp-table-zone_vehicles")), ctx, side, "vehicles"
        )
    else:
        compose_roster(canvas, inner, ctx, side, "vehicles")


# The opponent


def compose_opponent(canvas: Canvas, rect: Rect, ctx: ViewContext) -> None:
    """Draw the opponent's open things, and the number of hidden cards."""
    kit, world = canvas.kit, ctx.view.world
    side = enemy(piles.own(ctx)[0])
    inner = snug_panel(canvas, rect, "opponent")
    canvas.hit_area(at.ENEMY_PANEL, rect, "enemy", radius=10, is_piece=True)
    head = Rect(inner.x, inner.y, inner.w, _head_height(kit))
    _who(canvas, head, ctx, side)
    line = _line_height(kit)
    high = kit.px(PILES if kit.metrics.is_compact or of_side(world, side) else LARGE_PILES)
    row = Rect(inner.x, head.bottom + kit.px(7), inner.w, high)
    _their_piles(canvas, row, line, ctx, side)
    top = row.bottom + line + kit.px(10)
    removed = len(world.forces(side).removed)
    if removed:
        words = kit.say("dp-table-removed_count", count=removed)
        canvas.text(words, "min", CHALK_3, Rect(inner.x, top - kit.px(6), inner.w, line))
        top += line
    rest = Rect(inner.x, top, inner.w, inner.bottom - top)
    if of_side(world, side):
        compose_vehicles(canvas, rest, ctx, side, "enemy")
    else:
        compose_roster(canvas, rest, ctx, side, "enemy")


def _head_height(kit: Kit) -> int:
    return min(max(kit.px(34), kit.type.leading("ui_bold") + kit.px(8)), kit.px(48))


def _line_height(kit: Kit) -> int:
    return min(kit.type.leading("min"), kit.px(24))


def _who(canvas: Canvas, box: Rect, ctx: ViewContext, side: Side) -> None:
    """Draw the chip of the player, the marker of the initiative, the size of the hand."""
    kit, world = canvas.kit, ctx.view.world
    name = who(kit, ctx, world.seat_of(side))
    count = _hand_words(kit, ctx, side)
    if kit.type.width(name, "ui_bold") > box.w // 2:
        count = str(len(world.forces(side).hand))
    wide = min(kit.type.width(count, "min") + 2, box.w * 3 // 10)
    numbers = Rect(box.right - wide, box.y, wide, box.h)
    canvas.text(count, "min", CHALK_2, numbers, align="right")
    icon = Rect(numbers.x - kit.px(24), box.y, kit.px(22), box.h)
    canvas.icon("cards_outline", icon, CHALK_2, 18)
    right = icon.x - kit.px(4)
    if world.initiative == side:
        marker = kit.pictures.svg("marker_initiative", (kit.px(28), kit.px(28)))
        right -= marker.get_width()
        canvas.blit(marker, (right, box.centery - marker.get_height() // 2))
        right -= kit.px(4)
    chip(
        canvas,
        Rect(box.x, box.y, right - box.x, box.h),
        paint_of(kit, side),
        name,
        _called(ctx, world.seat_of(side)) or None,
    )


def who(kit: Kit, ctx: ViewContext, seat: Seat) -> str:
    """The player's name and side; the side alone if the player has no name."""
    side = kit.say(f"dp-side-{ctx.view.world.side_of(seat)}")
    name = _called(ctx, seat)
    return kit.say("dp-table-player", name=name, side=side) if name else side


def _called(ctx: ViewContext, seat: Seat) -> str:
    return ctx.names[seat] if seat < len(ctx.names) else ""


def _hand_words(kit: Kit, ctx: ViewContext, side: Side) -> str:
    return kit.say("dp-table-in_hand", count=len(ctx.view.world.forces(side).hand))


def _their_piles(canvas: Canvas, row: Rect, line: int, ctx: ViewContext, side: Side) -> None:
    """Draw the backs of the hand above the reserve, then deck and discard pile with their captions."""
    kit, forces = canvas.kit, ctx.view.world.forces(side)
    cell = row.w * 27 // 100
    hand = Rect(row.x, row.y, row.w - 2 * cell - kit.px(8), row.h)
    _their_hand(canvas, hand, ctx, side, len(forces.hand))
    left = Rect(row.x, row.bottom + kit.px(3), hand.w, line)
    words = kit.say("dp-table-reserve_count", count=len(forces.reserve))
    if forces.reserve:
        short = kit.say("dp-table-reserve_short", count=len(forces.reserve))
        link(canvas, left, words, "enemy_reserve", "enemy", short)
    else:
        canvas.text(words, "small", CHALK_2, left)
    deck = Rect(row.right - 2 * cell, row.y, cell, row.h)
    _their_pile(canvas, deck, line, ctx, side, is_deck=True)
    _their_pile(canvas, Rect(row.right - cell, row.y, cell, row.h), line, ctx, side, is_deck=False)


def _their_hand(canvas: Canvas, box: Rect, ctx: ViewContext, side: Side, count: int) -> None:
    """Draw one back for each card; the bid lies apart, because everybody saw it being laid."""
    kit = canvas.kit
    wide, high = card_parts.fitting(box, (kit.px(88), box.h))
    shown = min(count, MOST_BACKS)
    bid = piles.current_bid(ctx)
    has_bid = bid is not None and (bid.lrdg if side == "lrdg" else bid.italy) is not None
    apart = wide + kit.px(6) if has_bid else 0
    inside = shown - 1 if has_bid else shown
    pitch = min(wide * 0.45, (box.w - apart - wide) / max(inside - 1, 1))
    for number in range(inside):
        soldiers.back(canvas, Rect(box.x + round(number * pitch), box.y, wide, high), side)
    if has_bid:
        laid = Rect(box.right - wide, box.y, wide, high)
        soldiers.back(canvas, laid, side)
        canvas.rounded(laid, 5, None, LAMP, 2)
        strip = Rect(box.x, box.bottom - kit.px(24), box.w, kit.px(24))
        canvas.rounded(strip, 4, DESK_700, BRASS, 1)
        canvas.text(kit.say("dp-table-bid_laid"), "min", BRASS, strip.inflate(-kit.px(8), 0), align="center")


def _their_pile(canvas: Canvas, box: Rect, line: int, ctx: ViewContext, side: Side, *, is_deck: bool) -> None:
    kit, forces = canvas.kit, ctx.view.world.forces(side)
    wide, high = card_parts.fitting(box, (kit.px(88), box.h))
    rect = Rect(box.x + (box.w - wide) // 2, box.y, wide, high)
    pile = forces.deck if is_deck else forces.discard
    if not pile:
        card_parts.ghost(canvas, rect)
    elif is_deck:
        soldiers.back(canvas, rect, side)
    else:
        piles.put_small(canvas, rect, ctx, pile[-1], side)
    card_parts.badge(canvas, (rect.right - kit.px(3), rect.y + kit.px(5)), str(len(pile)))
    canvas.hit_area(at.ENEMY_DECK if is_deck else at.ENEMY_DISCARD, rect, "enemy", radius=5, is_piece=True)
    caption = Rect(box.x, box.bottom + kit.px(3), box.w, line)
    words = kit.say("dp-table-caption_deck" if is_deck else "dp-table-caption_discard")
    canvas.text(words, "min", CHALK_2, caption, align="center")
