"""An exchange between two knights: what each would give, and who must answer."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders import colours
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.decision.panel import open_panel
from game.presenters.wasteland_riders.decision.shares import things_of
from game.presenters.wasteland_riders.decision.tray_parts import draw_thing, tiles_in, tray
from game.presenters.wasteland_riders.players import player_name, title_of
from game.rules.core.ids import Seat
from game.rules.wasteland_riders.world.state import Deal, Share, World
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import CHALK, CHALK_2, DESK_900
from game.view.widgets.panels import emblem

TRAYS = 0.74


def is_active(ctx: ViewContext) -> bool:
    return ctx.view.world.deal is not None


def compose(canvas: Canvas, ctx: ViewContext, rect: Rect) -> None:
    """The own tray on the left, the other one on the right, the state of the talk below them."""
    kit, world = canvas.kit, ctx.view.world
    deal = world.deal
    assert deal is not None
    own = ctx.seat if ctx.seat in (deal.first, deal.second) else deal.first
    other = deal.other(own)
    note = f"{player_name(kit, ctx, deal.first)} · {player_name(kit, ctx, deal.second)}"
    inner = open_panel(canvas, rect, kit.say("wr-table-deal_title"), note)
    gap = kit.px(10)
    high, wide = round(inner.h * TRAYS), (inner.w - gap) // 2
    left = Rect(inner.x, inner.y, wide, high)
    _compose_share(canvas, left, ctx, own, "own")
    _compose_share(canvas, left.move(wide + gap, 0), ctx, other, "other")
    foot = Rect(inner.x, left.bottom + gap // 2, inner.w, inner.bottom - left.bottom - gap // 2)
    words = talk_words(kit, ctx, deal)
    canvas.words(words, "body", CHALK, foot, valign="middle", fit=True)


def talk_words(kit: Kit, ctx: ViewContext, deal: Deal) -> str:
    """Who speaks, and whether an unchanged proposal waits for their answer."""
    state = "proposed" if deal.proposed else "answering" if deal.rounds else "first"
    speaker, other = deal.speaker, deal.other(deal.speaker)
    return kit.say(
        "wr-table-deal_state",
        state=state,
        speaker=title_of(kit, ctx, speaker),
        other=title_of(kit, ctx, other),
    )


def _compose_share(canvas: Canvas, rect: Rect, ctx: ViewContext, seat: Seat, name: at.Tray) -> None:
    kit, world = canvas.kit, ctx.view.world
    assert world.deal is not None
    share, things = world.deal.share(seat), things_of(world.deal.share(seat))
    label = kit.say("wr-table-deal_gives", name=title_of(kit, ctx, seat))
    hint = "" if things else kit.say(f"wr-table-deal_hint_{name}")
    room = tray(canvas, rect, at.SHARE(name), label, hint)
    side = kit.px(18)
    corner = Rect(rect.right - side - kit.px(8), rect.y + kit.px(8), side, side)
    emblem(canvas, corner, colours.paint_of(kit, world, seat), 18)
    for number, (thing, place) in enumerate(zip(things, tiles_in(kit, room, len(things)), strict=True)):
        draw_thing(canvas, place, world, world.knights[seat], thing, amount(share, thing))
        if thing in share.blind:
            _compose_blind(canvas, place)
        canvas.hit_area(at.GIVEN(name, number), place, "decision", radius=5, is_piece=True)


def amount(share: Share, thing: str) -> int:
    """The amount of a resource that is given; 0 for cards."""
    return share.ammo if thing == "ammo" else share.fuel if thing == "fuel" else 0


def _compose_blind(canvas: Canvas, place: Rect) -> None:
    """A mark on a card that was asked for by its back: its owner has not named it."""
    side = max(12, min(canvas.kit.px(22), place.w // 3))
    mark = Rect(place.x + 2, place.y + 2, side, side)
    canvas.blit(canvas.kit.shapes.disc(side, DESK_900), mark.topleft)
    canvas.icon("eye_off", mark, CHALK_2, side * 0.7 / canvas.kit.metrics.unit)


def thing_given(world: World, ctx: ViewContext, tray_name: at.Tray, number: int) -> tuple[Seat, str] | None:
    """The owner and the name of the thing at this place of a tray; None if there is none."""
    deal = world.deal
    if deal is None:
        return None
    own = ctx.seat if ctx.seat in (deal.first, deal.second) else deal.first
    seat = own if tray_name == "own" else deal.other(own)
    things = things_of(deal.share(seat))
    return (seat, things[number]) if 0 <= number < len(things) else None
