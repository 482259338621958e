"""The combat cards of both fighters: a place for each clash, with the cards of earlier clashes."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.cards.card_parts import SHAPE, ghost, radius_of
from game.presenters.wasteland_riders.cards.combat_card import (
    describe_combat,
    draw_combat,
    draw_combat_back,
)
from game.presenters.wasteland_riders.controls import handles
from game.presenters.wasteland_riders.fight.words import left_side
from game.rules.core import engine
from game.rules.wasteland_riders.fight.clashes import ChoosingCards
from game.rules.wasteland_riders.fight.verbs import Swapping
from game.rules.wasteland_riders.gear.weapons import fighting
from game.rules.wasteland_riders.insights.past_clashes import Played, earlier_cards
from game.rules.wasteland_riders.world.fight import Fight, Fighter, Side, other_side
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import BRASS, CHALK_2, CHALK_3, DESK_500, GO_D, GO_L, INK, PAPER_0
from game.view.widgets.panels import below

NUMBER = 13
"""The least type of a clash's number, in device pixels."""
GAP = 6
ROOM = 0.4
"""The greatest part of the width for the places of one fighter."""


def compose_cards(canvas: Canvas, ctx: ViewContext, box: Rect) -> Rect:
    """A place for each clash at both ends of the box; returns the area between them."""
    kit, left = canvas.kit, left_side(ctx)
    count, gap = ctx.view.world.setting.content.combat.clashes, kit.px(GAP)
    low = min(kit.type.leading("min"), box.h // 6) + kit.px(2)
    wide = min(round((box.h - low) * SHAPE), (round(box.w * ROOM) - gap * (count - 1)) // count)
    high = round(wide / SHAPE)
    taken = count * (wide + gap) - gap
    for x, side in ((box.x, left), (box.right - taken, other_side(left))):
        row = Rect(x, box.y, taken, high)
        _places(canvas, ctx, row, wide, side)
        now = Rect(_left_of(kit, row, wide, _clash_now(ctx)), row.bottom, wide, box.bottom - row.bottom)
        _caption(canvas, ctx, now, side)
    pad = kit.px(14)
    return Rect(box.x + taken + pad, box.y, box.w - 2 * (taken + pad), high + low)


def _clash_now(ctx: ViewContext) -> int:
    return max(1, fighting(ctx.view.world).clash)


def _left_of(kit: Kit, row: Rect, wide: int, clash: int) -> int:
    """The left edge of the place of a clash."""
    return row.x + (clash - 1) * (wide + kit.px(GAP))


def _places(canvas: Canvas, ctx: ViewContext, row: Rect, wide: int, side: Side) -> None:
    """The places in the order of the clashes: played cards, the card of this clash, and empty places."""
    kit, world = canvas.kit, ctx.view.world
    now, count = _clash_now(ctx), world.setting.content.combat.clashes
    played = {one.clash: one for one in earlier_cards(world, ctx.latest(), side)}
    for clash in range(1, count + 1):
        place = Rect(_left_of(kit, row, wide, clash), row.y, wide, row.h)
        if clash == now:
            _card(canvas, ctx, place, side)
        elif clash in played:
            _played(canvas, ctx, place, played[clash])
        else:
            ghost(canvas, place, DESK_500)
            canvas.text(str(clash), "num_m", CHALK_3, place.inflate(-kit.px(6), 0), align="center")


def is_laying(ctx: ViewContext, side: Side) -> bool:
    """Whether the seat that looks must lay a combat card for this side now."""
    decision, fight = engine.pending(ctx.view), fighting(ctx.view.world)
    if isinstance(decision, Swapping):
        return decision.seat == ctx.seat and decision.side == side
    is_due = isinstance(decision, ChoosingCards) and ctx.seat in decision.seats(ctx.view.world)
    return is_due and fight.of(ctx.seat) == side


# The card of this clash


def _card(canvas: Canvas, ctx: ViewContext, place: Rect, side: Side) -> None:
    """The card, face down until both are revealed; an empty place if none is chosen yet."""
    world = ctx.view.world
    fight = fighting(world)
    card, is_own = fight.side(side).card, fight.of(ctx.seat) == side
    if card is None:
        ghost(canvas, place)
    elif fight.revealed and card != "hidden":
        draw_combat(canvas, place, world, card)
    else:
        draw_combat_back(canvas, place)
    if is_laying(ctx, side):
        _light(canvas, place, is_empty=card is None)
    if is_own:
        canvas.hit_area(handles.COMBAT_SLOT, place, "decision", is_piece=True)


def _light(canvas: Canvas, place: Rect, *, is_empty: bool) -> None:
    """A light where a card is to be laid now; an empty place says so."""
    kit = canvas.kit
    fill = GO_D if is_empty else None
    canvas.blit(kit.shapes.rounded(place.size, radius_of(place.w), fill, GO_L, kit.px(3)), place.topleft)
    if is_empty:
        words = place.inflate(-2 * kit.px(6), -2 * kit.px(6))
        drop = kit.say("wr-fight-drop")
        canvas.words(drop, "small_bold", PAPER_0, words, align="center", valign="middle", fit=True)


def _caption(canvas: Canvas, ctx: ViewContext, room: Rect, side: Side) -> None:
    """The words below the place of this clash: what lies there."""
    kit, fight = canvas.kit, fighting(ctx.view.world)
    box = below(room, kit.px(2))
    box.h = min(box.h, kit.type.leading("min"))
    if words := _caption_words(kit, fight, fight.side(side)):
        canvas.text(words, "min", CHALK_2, box, align="center")


def _caption_words(kit: Kit, fight: Fight, fighter: Fighter) -> str:
    if fighter.card is None:
        return kit.say("wr-fight-card_none" if fight.clash else "wr-fight-card_before")
    if not fight.revealed or fighter.card == "hidden":
        return kit.say("wr-fight-card_down")
    return _direction(kit, fighter.advances) if fighter.card == "range_change" else ""


def _direction(kit: Kit, advances: bool | None) -> str:
    if advances is None:
        return ""
    return kit.say("wr-fight-advance" if advances else "wr-fight-retreat")


# Those of earlier clashes


def _played(canvas: Canvas, ctx: ViewContext, rect: Rect, played: Played) -> None:
    """A played card, with the number of its clash on a corner."""
    kit = canvas.kit
    draw_combat(canvas, rect, ctx.view.world, played.card)
    side = max(NUMBER, min(kit.px(22), rect.w // 3))
    disc = Rect(rect.right - side, rect.y, side, side)
    canvas.blit(kit.shapes.disc(side, BRASS, INK, kit.px(1)), disc.topleft)
    canvas.text(str(played.clash), "min", INK, disc.inflate(-kit.px(4), 0), align="center")
    canvas.hit_area(handles.PLAYED(played.side, played.clash), rect, "decision", radius=4, is_piece=True)


def earlier_card(ctx: ViewContext, side: Side, clash: int) -> Played | None:
    played = earlier_cards(ctx.view.world, ctx.latest(), side)
    return next((one for one in played if one.clash == clash), None)


def describe_played(kit: Kit, ctx: ViewContext, side: Side, clash: int) -> str:
    """The clash in which the card was played, and the whole card."""
    played = earlier_card(ctx, side, clash)
    if played is None:
        return ""
    head = kit.say("wr-fight-tip-played", clash=clash)
    direction = _direction(kit, played.advances)
    return "\n".join(filter(None, (head, direction, describe_combat(kit, ctx.view.world, played.card))))


def describe_slot(kit: Kit, ctx: ViewContext) -> str:
    """The card that the seat which looks has laid there; otherwise what belongs there."""
    fight = fighting(ctx.view.world)
    side = fight.of(ctx.seat)
    card = None if side is None else fight.side(side).card
    if card is None or card == "hidden":
        return kit.say("wr-fight-tip-slot")
    return describe_combat(kit, ctx.view.world, card)
