"""The combat cards of both fighters: that of this clash, and small those of the clashes before it."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.cards.card_parts import SHAPE, ghost, radius_of
from game.presenters.wasteland_riders.cards.combat_card import (
    describe_combat,
    draw_combat,
    draw_combat_back,
    draw_combat_sign,
)
from game.presenters.wasteland_riders.controls import handles
from game.presenters.wasteland_riders.fight.earlier_clashes import Played, earlier_card, earlier_cards
from game.presenters.wasteland_riders.fight.words import left_side
from game.rules.core import engine
from game.rules.wasteland_riders.fight.clashes import ChoosingCards
from game.rules.wasteland_riders.fight.verbs import Swapping
from game.rules.wasteland_riders.gear.weapons import fighting
from game.rules.wasteland_riders.world.fight import Fight, Fighter, Side, other_side
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import BRASS, CHALK_2, GO_D, GO_L, INK, PAPER_0
from game.view.widgets.panels import below

EARLIER = (44, 56)
"""An earlier card in the design: its width in a column beside the card of this clash, and how high a row of
them below it may be."""
NUMBER = 13
"""Device pixels that the number of a clash needs at least."""
LOWEST = 36
"""Design pixels that a row below needs; where there are fewer the earlier cards lie beside."""


def compose_cards(canvas: Canvas, ctx: ViewContext, box: Rect) -> Rect:
    """The cards of both at the ends of the box; returns what is left between them."""
    kit, left = canvas.kit, left_side(ctx)
    high = box.h - min(kit.type.leading("min"), box.h // 6) - kit.px(2)
    wide = min(round(high * SHAPE), box.w // 5)
    high = min(high, round(wide / SHAPE))
    inset = wide
    for x, side in ((box.x, left), (box.right - wide, other_side(left))):
        place = Rect(x, box.y, wide, high)
        _card(canvas, ctx, place, side)
        foot = _caption(canvas, ctx, Rect(x, place.bottom, wide, box.bottom - place.bottom), side)
        inset = max(inset, wide + _earlier(canvas, ctx, place, foot, side))
    gap = kit.px(12)
    return Rect(box.x + inset + gap, box.y, box.w - 2 * (inset + gap), box.h)


def is_laying(ctx: ViewContext, side: Side) -> bool:
    """Whether whoever looks is to lay a combat card for this side now."""
    decision, fight = engine.pending(ctx.view), fighting(ctx.view.world)
    if isinstance(decision, Swapping):
        return decision.seat == ctx.seat and decision.side == side
    is_due = isinstance(decision, ChoosingCards) and ctx.seat in decision.seats(ctx.view.world)
    return is_due and fight.of(ctx.seat) == side


# The card of this clash


def _card(canvas: Canvas, ctx: ViewContext, place: Rect, side: Side) -> None:
    """Face down until both are revealed; an empty place where none is chosen yet."""
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
    """Where a card is to be laid now; an empty place says so."""
    kit = canvas.kit
    fill = GO_D if is_empty else None
    canvas.blit(kit.shapes.rounded(place.size, radius_of(place.w), fill, GO_L, kit.px(3)), place.topleft)
    if is_empty:
        words = place.inflate(-2 * kit.px(6), -2 * kit.px(6))
        drop = kit.say("wr-fight-drop")
        canvas.words(drop, "small_bold", PAPER_0, words, align="center", valign="middle", fit=True)


def _caption(canvas: Canvas, ctx: ViewContext, room: Rect, side: Side) -> Rect:
    """What the place of the card means, below it; returns what is left of the room."""
    kit, fight = canvas.kit, fighting(ctx.view.world)
    box = below(room, kit.px(2))
    box.h = min(box.h, kit.type.leading("min"))
    if words := _caption_words(kit, fight, fight.side(side)):
        canvas.text(words, "min", CHALK_2, box, align="center")
    return below(room, box.bottom - room.y)


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


def _earlier(canvas: Canvas, ctx: ViewContext, place: Rect, foot: Rect, side: Side) -> int:
    """In a row below the card where there is room, else in a column towards the middle.

    Returns how much that column takes of the middle.
    """
    kit, played = canvas.kit, earlier_cards(ctx, side)
    if not played:
        return 0
    gap = kit.px(4)
    most = ctx.view.world.setting.content.combat.clashes - 1
    if foot.h >= kit.px(LOWEST) + gap:
        high = min(foot.h - gap, kit.px(EARLIER[1]))
        wide = min(round(high * SHAPE), (foot.w - gap * (most - 1)) // most)
        for number, one in enumerate(played):
            _small(canvas, Rect(foot.x + number * (wide + gap), foot.y + gap, wide, high), one)
        return 0
    wide = kit.px(EARLIER[0])
    high = min(round(wide / SHAPE), (place.h - gap * (most - 1)) // most)
    is_left = side == left_side(ctx)
    x = place.right + gap if is_left else place.x - gap - wide
    for number, one in enumerate(played):
        _small(canvas, Rect(x, place.y + number * (high + gap), wide, high), one)
    return wide + gap


def _small(canvas: Canvas, rect: Rect, played: Played) -> None:
    """Its picture with the number of its clash on a corner."""
    kit = canvas.kit
    draw_combat_sign(canvas, rect, played.card)
    side = max(NUMBER, min(kit.px(18), rect.w // 2))
    disc = Rect(rect.right - side * 3 // 4, rect.y - side // 4, side, side)
    canvas.blit(kit.shapes.disc(side, BRASS, INK, kit.px(1)), disc.topleft)
    canvas.text(str(played.clash), "min", INK, disc.inflate(-kit.px(4), 0), align="center")
    canvas.hit_area(handles.PLAYED(played.side, played.clash), rect, "matter", radius=4, is_piece=True)


def describe_played(kit: Kit, ctx: ViewContext, side: Side, clash: int) -> str:
    """In which clash it was played, and the whole card."""
    played = earlier_card(ctx, side, clash)
    if played is None:
        return ""
    head = kit.say("wr-fight-tip-played", clash=clash)
    direction = _direction(kit, played.advances)
    return "\n".join(filter(None, (head, direction, describe_combat(kit, ctx.view.world, played.card))))


def describe_slot(kit: Kit, ctx: ViewContext) -> str:
    """What one has laid there oneself; else what belongs there."""
    fight = fighting(ctx.view.world)
    side = fight.of(ctx.seat)
    card = None if side is None else fight.side(side).card
    if card is None or card == "hidden":
        return kit.say("wr-fight-tip-slot")
    return describe_combat(kit, ctx.view.world, card)
