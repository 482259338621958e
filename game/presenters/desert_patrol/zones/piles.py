"""One's own cards below the board: deck, discard pile, play area, hand, reserve, Fog of War, waiting."""

from collections.abc import Sequence

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.desert_patrol.cards import soldiers
from game.presenters.desert_patrol.colours import paint_of
from game.presenters.desert_patrol.controls import handles as at
from game.presenters.desert_patrol.pictures_of import A_FOG, picture_of
from game.presenters.desert_patrol.zones.pile_lists import link
from game.presenters.shared.cards import card_parts
from game.presenters.shared.cards.card_parts import device
from game.presenters.shared.cards.pile_lists import kinds
from game.presenters.shared.cards.places import below_label, pile_places, rows_of_cards, uncovered
from game.rules.core import engine
from game.rules.core.ids import HIDDEN, CardId
from game.rules.desert_patrol.events import BidDiscarded, InitiativeRevealed, InitiativeSet
from game.rules.desert_patrol.initiative import Bid
from game.rules.desert_patrol.state import Forces
from game.rules.desert_patrol.terms import Side, enemy
from game.view.canvas import Canvas
from game.view.handles import Handle
from game.view.kit import Kit
from game.view.theme import BRASS, CHALK, CHALK_2, CHALK_3, DESK_500
from game.view.widgets.panels import badge, zone_label

LEAST_SEEN, LEAST_PLAYED = 60, 90
"""How much of an overlapped card stays visible, in hand and in the play area; with less, there are two rows.
"""
ONE_ROW = 5
"""The reserve shows more kinds than these in two rows."""
FOG_SHARE = 0.42


def own(ctx: ViewContext) -> tuple[Side, Forces]:
    side = ctx.view.world.side_of(ctx.seat)
    return side, ctx.view.world.forces(side)


def put_card(canvas: Canvas, rect: Rect, ctx: ViewContext, card: CardId, side: Side) -> None:
    """Draw a card of the hand or the play area; a hidden one shows its back."""
    if card == HIDDEN:
        soldiers.back(canvas, rect, side)
    else:
        soldiers.face(canvas, rect, ctx.view.world.setting, card)


def put_small(canvas: Canvas, rect: Rect, ctx: ViewContext, card: CardId, side: Side) -> None:
    if card == HIDDEN:
        soldiers.back(canvas, rect, side)
    else:
        soldiers.small_face(canvas, rect, ctx.view.world.setting, card)


# Deck and discard pile


def compose_deck(canvas: Canvas, region: Rect, ctx: ViewContext) -> None:
    side, forces = own(ctx)
    rect, foot = pile_places(canvas, region, "deck", canvas.kit.say("dp-table-zone_deck"))
    card_parts.pile_edge(canvas, rect, paint_of(canvas.kit, side).dark, len(forces.deck))
    if forces.deck:
        soldiers.back(canvas, rect, side)
    else:
        card_parts.ghost(canvas, rect)
    _count(canvas, rect, len(forces.deck))
    canvas.hit_area(at.DECK, rect, "piles", is_piece=True)
    if forces.removed:
        words = canvas.kit.say("dp-table-removed_count", count=len(forces.removed))
        link(canvas, foot, words, "removed", "piles")


def compose_discard(canvas: Canvas, region: Rect, ctx: ViewContext) -> None:
    side, forces = own(ctx)
    rect, foot = pile_places(canvas, region, "discard", canvas.kit.say("dp-table-zone_discard"))
    card_parts.pile_edge(canvas, rect, paint_of(canvas.kit, side).dark, len(forces.discard))
    if forces.discard and at.DISCARD not in ctx.hidden:
        put_small(canvas, rect, ctx, forces.discard[-1], side)
    else:
        card_parts.ghost(canvas, rect)
    _count(canvas, rect, len(forces.discard))
    canvas.hit_area(at.DISCARD, rect, "piles", is_piece=True)
    if forces.discard:
        link(canvas, foot, canvas.kit.say("dp-table-discard_count"), "discard", "piles")


def _count(canvas: Canvas, rect: Rect, count: int) -> None:
    kit = canvas.kit
    badge(canvas, (rect.right - kit.px(8), rect.y + kit.px(4)), str(count))


def hand_places(kit: Kit, region: Rect, count: int) -> list[Rect]:
    """Where the cards of the hand lie in their region."""
    return rows_of_cards(kit, below_label(kit, region), count, LEAST_SEEN)


def play_places(kit: Kit, region: Rect, count: int) -> list[Rect]:
    return rows_of_cards(kit, below_label(kit, region), count, LEAST_PLAYED)


def compose_hand(canvas: Canvas, region: Rect, ctx: ViewContext) -> None:
    kit, world = canvas.kit, ctx.view.world
    side, forces = own(ctx)
    canvas.zone("hand", region)
    zone_label(canvas, region, kit.say("dp-table-zone_hand"))
    if world.initiative == side:
        _initiative(canvas, region)
    away = bid_place(ctx)
    places = hand_places(kit, region, len(forces.hand))
    for place, card in enumerate(forces.hand):
        handle = at.HAND(place)
        is_away = place == away or handle in ctx.hidden
        _lay(canvas, places, place, ctx, card, (handle, "hand"), is_away=is_away, side=side)


def _lay(
    canvas: Canvas,
    places: list[Rect],
    place: int,
    ctx: ViewContext,
    card: CardId,
    hit_area: tuple[Handle, str],
    *,
    is_away: bool,
    side: Side,
) -> None:
    """Draw a card at its place; if the next card overlaps it, only the visible part is drawn."""
    rect = places[place]
    with canvas.clipped(uncovered(canvas, places, place)):
        if is_away:
            card_parts.ghost(canvas, rect)
        else:
            put_card(canvas, rect, ctx, card, side)
    canvas.hit_area(hit_area[0], rect, hit_area[1], radius=9, is_piece=True)


def _initiative(canvas: Canvas, region: Rect) -> None:
    """Draw the marker of the initiative, at the right of the label of the hand."""
    kit = canvas.kit
    high = kit.type.leading("label")
    words = kit.say("dp-table-have_initiative")
    wide = min(kit.type.width(words, "min") + 2, region.w // 2)
    box = Rect(region.right - wide, region.y, wide, high)
    canvas.text(words, "min", BRASS, box, align="right")
    marker = kit.pictures.svg("marker_initiative", (high + kit.px(4), high + kit.px(4)))
    canvas.blit(marker, (box.x - marker.get_width() - kit.px(5), box.y - kit.px(2)))


# The play area and the bid


def current_bid(ctx: ViewContext) -> Bid | None:
    decision = engine.pending(ctx.view)
    return decision if isinstance(decision, Bid) else None


def _turned_up(ctx: ViewContext) -> InitiativeRevealed | None:
    """The bids just revealed: they lie in the middle, in no hand, until they are discarded. None
    otherwise.
    """
    event = next((one for one in ctx.latest() if not isinstance(one, InitiativeSet | BidDiscarded)), None)
    return event if isinstance(event, InitiativeRevealed) else None


def own_bid(ctx: ViewContext) -> CardId | None:
    bid = current_bid(ctx) or _turned_up(ctx)
    if bid is None:
        return None
    return bid.lrdg if own(ctx)[0] == "lrdg" else bid.italy


def bid_place(ctx: ViewContext) -> int | None:
    """Which card of the hand lies as the bid: until bids are revealed it still counts to the hand."""
    card, hand = own_bid(ctx), own(ctx)[1].hand
    return hand.index(card) if card is not None and card in hand else None


def compose_play(canvas: Canvas, region: Rect, ctx: ViewContext) -> None:
    kit = canvas.kit
    bid, side = current_bid(ctx), playing_side(ctx)
    canvas.zone("play", region)
    zone_label(canvas, region, _play_label(kit, ctx, bid, side))
    box = below_label(kit, region)
    canvas.hit_area(at.PLAY, box, "play", is_piece=True)
    if bid is not None:
        _compose_bid(canvas, region, ctx)
        return
    area = ctx.view.world.forces(side).play_area
    is_own = side == own(ctx)[0]
    if len(area) < 2:
        card_parts.ghost(canvas, play_places(kit, region, len(area) + 1)[-1], DESK_500)
    places = play_places(kit, region, len(area))
    for place, card in enumerate(area):
        handle = at.IN_PLAY(place) if is_own else at.IN_ENEMY_PLAY(place)
        is_away = handle in ctx.hidden
        _lay(canvas, places, place, ctx, card, (handle, "play"), is_away=is_away, side=side)


def playing_side(ctx: ViewContext) -> Side:
    """Whose cards the play area shows: the enemy's in the enemy's turn, because one's own are
    discarded then.
    """
    side, forces = own(ctx)
    theirs = ctx.view.world.forces(enemy(side)).play_area
    return enemy(side) if theirs and not forces.play_area else side


def _play_label(kit: Kit, ctx: ViewContext, bid: Bid | None, side: Side) -> str:
    if bid is not None:
        return kit.say("dp-table-zone_bid")
    if side == own(ctx)[0]:
        return kit.say("dp-table-zone_play")
    return kit.say("dp-table-zone_enemy_play", side=kit.say(f"dp-side-{side}"))


def _compose_bid(canvas: Canvas, region: Rect, ctx: ViewContext) -> None:
    """Draw the place of the bid, and beside it what to do."""
    kit = canvas.kit
    rect = play_places(kit, region, 1)[0]
    is_laid = own_bid(ctx) is not None
    if is_laid and at.BID not in ctx.hidden:
        soldiers.back(canvas, rect, own(ctx)[0])
    else:
        card_parts.ghost(canvas, rect, BRASS)
        canvas.icon("cards_outline", rect, BRASS, 44)
    canvas.hit_area(at.BID, rect, "play", radius=9, is_piece=True)
    gap = kit.px(14)
    words = Rect(rect.right + gap, rect.y, region.right - rect.right - gap, rect.h)
    message = "dp-table-bid_done" if is_laid else "dp-table-bid_here"
    canvas.words(kit.say(message), "body", CHALK_2, words, valign="middle", fit=True)


# Reserve, Fog of War, waiting


def compose_reserve(canvas: Canvas, region: Rect, ctx: ViewContext) -> None:
    kit, world = canvas.kit, ctx.view.world
    side, forces = own(ctx)
    canvas.zone("reserve", region)
    box = zone_label(canvas, region, kit.say("dp-table-zone_reserve"))
    found = [(card, count) for card, count in kinds(forces.reserve) if card != world.setting.fog[side]]
    for (card, count), rect in zip(found, reserve_places(kit, box, len(found)), strict=True):
        handle = at.RESERVE(card)
        if handle in ctx.hidden and count == 1:
            card_parts.ghost(canvas, rect)
        else:
            put_small(canvas, rect, ctx, card, side)
        words = kit.say("dp-table-times", count=count)
        card_parts.badge(canvas, (rect.right - kit.px(12), rect.y + kit.px(6)), words)
        canvas.hit_area(handle, rect, "reserve", radius=5, is_piece=True)


def reserve_places(kit: Kit, box: Rect, count: int) -> list[Rect]:
    """One row of small cards, or two rows of low ones if there are many kinds."""
    gap = kit.px(6)
    if count <= ONE_ROW:
        wide, high = card_parts.fitting(
            Rect(0, 0, (box.w - gap * (ONE_ROW - 1)) // ONE_ROW, box.h), device(kit, card_parts.SMALL)
        )
        return [Rect(box.x + number * (wide + gap), box.y, wide, high) for number in range(count)]
    columns = max(ONE_ROW, (count + 1) // 2)
    wide, high = (box.w - gap * (columns - 1)) // columns, (box.h - gap) // 2
    return [
        Rect(box.x + number % columns * (wide + gap), box.y + number // columns * (high + gap), wide, high)
        for number in range(count)
    ]


def compose_waiting(canvas: Canvas, region: Rect, ctx: ViewContext) -> None:
    """Draw the supply of Fog of War, and beside or below it the place to drop a card to hunker down."""
    canvas.zone("wait", region)
    gap = canvas.kit.px(8)
    if region.w < region.h * 2:
        half = (region.h - gap) // 2
        _compose_fog(canvas, Rect(region.x, region.y, region.w, half), ctx)
        _compose_wait(canvas, Rect(region.x, region.bottom - half, region.w, half))
        return
    split = round(region.w * FOG_SHARE)
    _compose_fog(canvas, Rect(region.x, region.y, split - gap, region.h), ctx)
    _compose_wait(canvas, Rect(region.x + split, region.y, region.w - split, region.h))


def _compose_fog(canvas: Canvas, box: Rect, ctx: ViewContext) -> None:
    kit = canvas.kit
    side, forces = own(ctx)
    fog = ctx.view.world.setting.fog[side]
    count = forces.reserve.count(fog)
    _outlined(canvas, box)
    pad = kit.px(8)
    wide, high = card_parts.fitting(Rect(0, 0, box.w, box.h - 2 * pad), device(kit, card_parts.SMALL))
    rect = Rect(box.x + pad, box.y + (box.h - high) // 2, wide, high)
    if count:
        radius = card_parts.radius_of(wide)
        canvas.blit(kit.pictures.rounded(picture_of(kit, fog, A_FOG), rect.size, radius), rect.topleft)
    else:
        card_parts.ghost(canvas, rect)
    canvas.hit_area(at.FOG, box, "reserve", is_piece=True)
    words = Rect(rect.right + pad, rect.y, box.right - rect.right - 2 * pad, rect.h)
    _two_lines(
        canvas,
        words,
        kit.say("dp-table-fog_supply", count=count),
        [kit.say("dp-table-fog_supply.where")],
    )


def _compose_wait(canvas: Canvas, box: Rect) -> None:
    kit = canvas.kit
    _outlined(canvas, box)
    canvas.hit_area(at.WAIT, box, "reserve", is_piece=True)
    mark = Rect(box.x + kit.px(4), box.y, kit.px(40), box.h)
    canvas.icon("arrow_collapse_down", mark, CHALK_3, 28)
    words = Rect(mark.right + kit.px(4), box.y, box.right - mark.right - kit.px(12), box.h)
    what, short = kit.say("dp-table-wait.what"), kit.say("dp-table-wait.drop")
    _two_lines(canvas, words, kit.say("dp-table-wait"), [what, short])


def _outlined(canvas: Canvas, box: Rect) -> None:
    kit = canvas.kit
    canvas.blit(kit.shapes.dashed_box(box.size, kit.px(8), kit.px(2), DESK_500, kit.px(7)), box.topleft)


def _two_lines(canvas: Canvas, box: Rect, head: str, choices: Sequence[str]) -> None:
    """Draw a heading, and under it the first of `choices` that fits without shrinking, else the last."""
    kit, pad = canvas.kit, canvas.kit.px(6)
    bold, line = kit.type.leading("ui_bold"), kit.type.leading("small")
    high = min(len(kit.type.wrapped(head, "ui_bold", box.w)) * bold, box.h // 2 - pad)
    room = box.h - high - 2 * pad
    words = next(
        (each for each in choices if len(kit.type.wrapped(each, "small", box.w)) * line <= room), choices[-1]
    )
    used = min(room, len(kit.type.wrapped(words, "small", box.w)) * line)
    top = box.y + (box.h - high - used) // 2
    canvas.words(head, "ui_bold", CHALK, Rect(box.x, top, box.w, high), fit=True)
    canvas.words(words, "small", CHALK_2, Rect(box.x, top + high, box.w, used), fit=True)
