"""Cards to choose from, beside the cards one has already: the draft, the quick draft, a Shakedown."""

from collections.abc import Sequence

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.last_comrade.cards.faces import small_face
from game.presenters.last_comrade.controls import handles as at
from game.presenters.last_comrade.players import name_of, name_of_seat, own
from game.presenters.last_comrade.zones.hand import HandleAt, compose_cards
from game.presenters.shared.cards import card_parts
from game.presenters.shared.cards.card_parts import HAND, SMALL, device, fitting
from game.presenters.shared.cards.places import below_label
from game.rules.core import engine
from game.rules.core.ids import CardId
from game.rules.core.piles import Pile
from game.rules.last_comrade.draft import Draft, QuickDraft
from game.rules.last_comrade.effects import TakingCard
from game.rules.last_comrade.state import Player
from game.view.canvas import Canvas
from game.view.handles import Handle
from game.view.kit import Kit
from game.view.theme import CHALK_2, DESK_500, DESK_700, HAIRLINE
from game.view.widgets.panels import below, zone_label

LEAST_SIDE, MOST_SIDE = 0.116, 0.34
"""The least and greatest part of the tray for cards one has already; the choice takes its room first."""
GAP = 12


def has_tray(ctx: ViewContext) -> bool:
    """Whether the zone of the hand shows cards to choose from; never while the table is open."""
    decision = engine.pending(ctx.view)
    if ctx.is_open or own(ctx) is None:
        return False
    return isinstance(decision, Draft | QuickDraft) or _searched(ctx) is not None


def _searched(ctx: ViewContext) -> TakingCard | None:
    """The Shakedown of the seat that looks; None if it makes none."""
    decision, comrade = engine.pending(ctx.view), own(ctx)
    return decision if isinstance(decision, TakingCard) and decision.comrade == comrade else None


def compose_tray(canvas: Canvas, region: Rect, ctx: ViewContext) -> None:
    canvas.zone("hand", region)
    decision, comrade = engine.pending(ctx.view), own(ctx)
    assert comrade is not None
    player: Player = ctx.view.world.players[comrade]
    if isinstance(decision, QuickDraft):
        _compose_quick(canvas, region, ctx, player)
    elif isinstance(decision, Draft):
        _compose_draft(canvas, region, ctx, player)
    elif isinstance(decision, TakingCard):
        _compose_shown(canvas, region, ctx, decision, player)


# The parts


def side_part(kit: Kit, region: Rect, count: int) -> Rect:
    """The box for the cards one has, beside this many cards to choose from."""
    needed = count * kit.px(HAND[0] + GAP)
    wide = min(max(region.w - needed, round(region.w * LEAST_SIDE)), round(region.w * MOST_SIDE))
    return Rect(region.right - wide, region.y, wide, region.h)


def main_part(kit: Kit, region: Rect, count: int) -> Rect:
    wide = side_part(kit, region, count).x - region.x - kit.px(GAP)
    return Rect(region.x, region.y, wide, region.h)


def tray_places(kit: Kit, region: Rect, count: int) -> list[Rect]:
    """Places for the cards to choose from: side by side, without overlap."""
    box, gap = below_label(kit, main_part(kit, region, count)), kit.px(6)
    cell = Rect(0, 0, (box.w + gap) // max(1, count) - gap, box.h)
    size = fitting(cell, device(kit, HAND))
    return [Rect(box.x + number * (size[0] + gap), box.y, *size) for number in range(count)]


def _compose_main(
    canvas: Canvas,
    region: Rect,
    ctx: ViewContext,
    label: str,
    pile: Pile,
    handle_at: HandleAt,
    waits: str = "",
) -> None:
    """The cards to choose from; if there are none yet, whom the player waits for."""
    kit = canvas.kit
    room = zone_label(canvas, main_part(kit, region, len(pile)), label)
    if pile:
        compose_cards(canvas, tray_places(kit, region, len(pile)), ctx, pile, handle_at, "hand")
    else:
        canvas.words(waits, "body", CHALK_2, room, valign="middle", fit=True)


def _compose_side(
    canvas: Canvas, part: Rect, ctx: ViewContext, label: str, pile: Pile, *, note: str, handle: Handle | None
) -> None:
    """The cards one has: small faces in rows; `handle` names the box as a whole, where cards are put."""
    kit = canvas.kit
    box = zone_label(canvas, part, label)
    canvas.rounded(box, 8, DESK_700, HAIRLINE, 1)
    if handle is not None:
        canvas.hit_area(handle, box, "hand", radius=8, is_piece=True)
    pad = kit.px(8)
    room = box.inflate(-2 * pad, -2 * pad)
    lines = len(kit.type.wrapped(note, "min", room.w))
    high = min(lines * kit.type.leading("min"), room.h * 45 // 100)
    canvas.words(note, "min", CHALK_2, Rect(room.x, room.y, room.w, high), fit=True)
    _small_cards(canvas, below(room, high + kit.px(4)), ctx, pile)


def _small_cards(canvas: Canvas, box: Rect, ctx: ViewContext, pile: Sequence[CardId]) -> None:
    """Small faces, as large as all of them can be; an empty place if there are none."""
    kit = canvas.kit
    if not pile:
        size = fitting(box, device(kit, SMALL))
        rect = Rect(box.x + (box.w - size[0]) // 2, box.y, *size)
        card_parts.ghost(canvas, rect, DESK_500)
        return
    gap = kit.px(5)
    best, chosen = (0, 0), 1
    for columns in range(1, len(pile) + 1):
        rows = -(-len(pile) // columns)
        cell = Rect(0, 0, (box.w + gap) // columns - gap, (box.h + gap) // rows - gap)
        size = fitting(cell, device(kit, SMALL))
        if size[1] > best[1] and size[0] <= cell.w:
            best, chosen = size, columns
    for number, card in enumerate(pile):
        left = box.x + number % chosen * (best[0] + gap)
        top = box.y + number // chosen * (best[1] + gap)
        small_face(canvas, Rect(left, top, *best), ctx.view.world, card)


# The three trays


def _compose_draft(canvas: Canvas, region: Rect, ctx: ViewContext, player: Player) -> None:
    """The pack that has arrived, and the cards kept so far."""
    kit = canvas.kit
    pack = player.packs[0] if player.packs else ()
    label = kit.say("lc-table-zone_pack", number=len(player.kept) + 1)
    _compose_main(canvas, region, ctx, label, pack, at.PACK, waits=_who_chooses(kit, ctx))
    waiting = len(player.packs) - 1
    note = kit.say("lc-table-packs_wait", count=waiting) if waiting > 0 else kit.say("lc-table-kept_note")
    kept = kit.say("lc-table-zone_kept", count=len(player.kept))
    part = side_part(kit, region, len(pack))
    _compose_side(canvas, part, ctx, kept, player.kept, note=note, handle=at.KEPT)


def _compose_quick(canvas: Canvas, region: Rect, ctx: ViewContext, player: Player) -> None:
    """The own cards, and the cards put aside for the player to the left."""
    kit, world = canvas.kit, ctx.view.world
    comrade = own(ctx)
    assert comrade is not None
    given = player.packs[0] if player.packs else ()
    label = kit.say("lc-table-zone_quick", count=world.setting.numbers.quick_pass)
    _compose_main(canvas, region, ctx, label, player.kept, at.PACK, waits=_who_chooses(kit, ctx))
    to = name_of(kit, ctx, world.left_of(comrade))
    _compose_side(
        canvas,
        side_part(kit, region, len(player.kept)),
        ctx,
        kit.say("lc-table-zone_pass_on", count=len(given)),
        given,
        note=kit.say("lc-table-pass_on_note", name=to),
        handle=at.PASS_ON,
    )


def _compose_shown(
    canvas: Canvas, region: Rect, ctx: ViewContext, decision: TakingCard, player: Player
) -> None:
    """A hand shown only to the player who searches it, with that player's own cards beside it."""
    kit, world = canvas.kit, ctx.view.world
    shown = world.players[decision.other].hand
    label = kit.say("lc-table-zone_shown", name=name_of(kit, ctx, decision.other))
    _compose_main(canvas, region, ctx, label, shown, at.SHOWN)
    own_label = kit.say("lc-table-zone_hand", count=len(player.hand))
    note = kit.say("lc-table-shown_note")
    part = side_part(kit, region, len(shown))
    _compose_side(canvas, part, ctx, own_label, player.hand, note=note, handle=None)


def _who_chooses(kit: Kit, ctx: ViewContext) -> str:
    """The names of the seats that the player waits for."""
    names = [name_of_seat(kit, ctx, seat) for seat in sorted(engine.waiting_for(ctx.view))]
    return kit.say("lc-table-draft_waits", names=kit.say("lc-table-places_joint").join(names))
