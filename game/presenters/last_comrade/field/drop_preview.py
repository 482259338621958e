"""Where the thing in hand would lead, above the field: who would stand where, whom the attack would hit.

It is worked out from the seat's own view, as if nobody else acted any more.
"""

from collections.abc import Sequence

from msgspec.structs import replace
from pygame import Rect

from game.i18n import captions
from game.presenters.contract.presenter import ViewContext
from game.presenters.last_comrade.cards import comrade_cards, faces
from game.presenters.last_comrade.colours import RED
from game.presenters.last_comrade.controls import handles as at
from game.presenters.last_comrade.controls.things import card_at
from game.presenters.last_comrade.field.attack import forecast_box
from game.presenters.last_comrade.field.drop_preview_many import draw_many
from game.presenters.last_comrade.field.forecast import Tale, draw_tale
from game.presenters.last_comrade.field.layout import FieldPlan, plan_of
from game.presenters.last_comrade.field.targets import draw_targets
from game.presenters.last_comrade.regions import board_inside
from game.presenters.last_comrade.zones.wasted_events import loss_words, wasted
from game.presenters.shared.panels import grid
from game.rules.core.game import Game
from game.rules.core.ids import CardId, Seat
from game.rules.core.memo import Memo
from game.rules.core.values import Intent
from game.rules.last_comrade import forecast
from game.rules.last_comrade.attacks import STRIKING
from game.rules.last_comrade.forecast import Forecast
from game.rules.last_comrade.intents import (
    Commit,
    CorrectFire,
    Exchange,
    ExchangeTwo,
    Move,
    OrderForward,
    PlayEvent,
)
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import OFFSET, ComradeId
from game.view.canvas import Canvas
from game.view.handles import Handle
from game.view.theme import BRASS, DESK_900, INK, INK_2, LAMP, PAPER_0, PAPER_1, PAPER_4

PREVIEWED = (Commit, Move, Exchange, ExchangeTwo, OrderForward, CorrectFire, PlayEvent)
MOST_WAYS = 10
"""At most this many ways to carry out a card are listed; more are summed up."""
GHOST = 0.42
"""The height of the strip of portraits as a part of the height of a card."""
STAYING = 0.74
"""The size of portraits of Comrades who would not move, as a part of the size of the others."""


def compose_drop_preview(
    canvas: Canvas,
    ctx: ViewContext,
    game: Game[World],
    source: Handle | None,
    target: Handle | None,
    intended: Intent | None,
    preview_key: Memo,
) -> bool:
    """Preview a Manoeuvre in hand or pointed at, or anything that moves Comrades or Target cards.

    Results are kept by the `preview_key` of the same view, because the pointer passes many things while
    nothing changes. Returns False where there is nothing to preview.
    """
    intent = intent_of(ctx, source, target, intended)
    if intent is None or not ctx.view.world.line:
        return False
    lost = loss_words(canvas.kit, ctx.view.world, Seat(ctx.seat), intent)
    if lost and isinstance(intent, Commit | PlayEvent):
        return _warned(canvas, ctx, intent.card, lost)
    inputs = (ctx.view, ctx.seat)
    found = preview_key.get_for(inputs, intent)
    if found is None:
        ways = forecast.forecasts(game, ctx.view, ctx.seat, intent)
        found = preview_key.put_for(inputs, intent, ways)
    if not found:
        return False
    plan = plan_of(canvas.kit, board_inside(canvas.kit.metrics), ctx.view.world)
    box = forecast_box(canvas, plan.attack)
    heading = _heading(canvas, intent)
    if len(found) == 1:
        _one_way(canvas, ctx, plan, box, heading, found[0])
    elif len(found) <= MOST_WAYS:
        _several_ways(canvas, ctx, game, box, heading, found)
    else:
        draw_many(canvas, ctx, box, heading, found)
    return True


def intent_of(
    ctx: ViewContext, source: Handle | None, target: Handle | None, intended: Intent | None
) -> Intent | None:
    """The intent to preview: what the gesture stands for, or committing the card in hand or pointed at."""
    world: World = ctx.view.world
    if isinstance(intended, Commit) and intended.card in world.setting.events:
        return None  # beside the slot the tip already says that the card is lost there
    if isinstance(intended, PREVIEWED):
        return intended
    thing = source or target or ""
    if thing not in at.HAND or ctx.is_open:
        return None
    card = card_at(ctx, thing)
    if card is None:
        return None
    if card in world.setting.events:
        return wasted(ctx, card)
    return Commit(card) if card in world.setting.manoeuvres and world.step < STRIKING else None


def _warned(canvas: Canvas, ctx: ViewContext, card: CardId, words: str) -> bool:
    """Warn before an Event is played that would be wasted."""
    plan = plan_of(canvas.kit, board_inside(canvas.kit.metrics), ctx.view.world)
    heading = canvas.kit.say("lc-field-after_card", card=faces.name_of(canvas.kit, card))
    tale = Tale(heading, {}, words)
    draw_tale(canvas, ctx, forecast_box(canvas, plan.attack), tale, rim=RED, zone="drop_preview")
    return True


def _heading(canvas: Canvas, intent: Intent) -> str:
    kit = canvas.kit
    if isinstance(intent, Commit):
        return kit.say("lc-field-after_card", card=faces.name_of(kit, intent.card))
    return kit.say("lc-field-after_shot" if isinstance(intent, CorrectFire) else "lc-field-after_choice")


# One way


def _one_way(
    canvas: Canvas, ctx: ViewContext, plan: FieldPlan, box: Rect, heading: str, expected: Forecast
) -> None:
    """Drawn instead of the present forecast, together with who would stand where across the Line."""
    nobody = canvas.kit.say("lc-field-nobody")
    hurt = {
        one: expected.hurt.get(one, 0) + expected.hurt_on_the_way.get(one, 0)
        for one in (*expected.hurt, *expected.hurt_on_the_way)
    }
    tale = Tale(heading, hurt, nobody, _remark(canvas, expected), is_warning=True)
    draw_tale(canvas, ctx, box, tale, rim=BRASS, zone="drop_preview")
    world: World = ctx.view.world
    if expected.line != world.line:
        _afterwards(canvas, ctx, plan, expected, hurt)
    if len(expected.line) == world.length:
        _aims(canvas, plan, _then(world, expected), expected)


def _remark(canvas: Canvas, expected: Forecast) -> str:
    kit = canvas.kit
    told = []
    if expected.obstacle is not None:
        told.append(kit.say("lc-field-lost_steps", why=expected.obstacle, count=expected.lost_steps))
    if expected.hurt_on_the_way:
        told.append(kit.say("lc-field-hurt_on_the_way", lost=sum(expected.hurt_on_the_way.values())))
    return " ".join(told)


def _afterwards(
    canvas: Canvas, ctx: ViewContext, plan: FieldPlan, expected: Forecast, hurt: dict[ComradeId, int]
) -> None:
    """A strip across the lower part of the cards: who would stand at each place."""
    kit, world = canvas.kit, ctx.view.world
    high = round(plan.card_size[1] * GHOST)
    first, last = plan.card(1), plan.card(plan.places)
    strip = Rect(first.x - kit.px(8), first.bottom - high, last.right - first.x + 2 * kit.px(8), high)
    canvas.rounded(strip, 8, (*DESK_900, 225), BRASS, 1.5)
    for place, comrade in enumerate(expected.line, 1):
        if comrade is None or place > plan.places:
            continue
        is_new = world.at(place) != comrade
        side = round(min(high - kit.px(8), plan.card_size[0]) * (1.0 if is_new else STAYING))
        centre = plan.card(place).centerx
        disc = Rect(centre - side // 2, strip.centery - side // 2, side, side)
        rim = LAMP if world.players[comrade].seat == ctx.seat else PAPER_0
        canvas.blit(comrade_cards.portrait_disc(kit, comrade, side, rim), disc.topleft)
        if comrade in hurt:
            _loss(canvas, disc, hurt[comrade])
        if is_new:
            _arrow(canvas, world, disc, comrade, place)


def _then(world: World, expected: Forecast) -> World:
    """The Line and the Target cards as they would be when the attack strikes."""
    moved = {one: replace(world.players[one], moved=True) for one in expected.moved}
    targets = world.targets
    if isinstance(expected.intent, CorrectFire):
        step = OFFSET[expected.intent.direction]
        targets = tuple(
            replace(target, place=target.place + step) if target.number == expected.intent.target else target
            for target in targets
        )
    return replace(world, line=expected.line, players={**world.players, **moved}, targets=targets)


def _aims(canvas: Canvas, plan: FieldPlan, then: World, expected: Forecast) -> None:
    """The target lane drawn again as it would be, over the present one."""
    lane = plan.targets
    wide = plan.column(plan.places, lane).right - lane.x
    canvas.rounded(Rect(lane.x + 2, lane.y, wide - 4, lane.h), 8, PAPER_1, BRASS, 1.5)
    draw_targets(canvas, then, plan, expected.hurt)


def _loss(canvas: Canvas, disc: Rect, lost: int) -> None:
    kit = canvas.kit
    side = max(kit.px(22), disc.w * 2 // 5)
    plate = Rect(disc.right - side * 2 // 3, disc.y - side // 6, side, side)
    canvas.blit(kit.shapes.disc(side, RED, PAPER_0, kit.px(2)), plate.topleft)
    canvas.text(f"−{lost}", "num_m", PAPER_0, plate.inflate(-kit.px(4), 0), align="center")


def _arrow(canvas: Canvas, world: World, disc: Rect, comrade: ComradeId, place: int) -> None:
    """An arrow on the side from which the Comrade would come."""
    kit = canvas.kit
    is_back = place > world.place_of(comrade)
    side = max(kit.px(20), disc.w // 3)
    left = disc.x - side * 2 // 3 if is_back else disc.right - side // 3
    box = Rect(left, disc.bottom - side, side, side)
    canvas.blit(kit.shapes.disc(side, LAMP, INK, 1), box.topleft)
    name = "arrow_right_thick" if is_back else "arrow_left_thick"
    canvas.icon(name, box, INK, side * 0.7 / kit.metrics.unit)


# Several ways


def _several_ways(
    canvas: Canvas, ctx: ViewContext, game: Game[World], box: Rect, heading: str, found: Sequence[Forecast]
) -> None:
    """A row for each choice: where the own Comrade would stand and how much Life it would cost."""
    kit = canvas.kit
    canvas.zone("drop_preview", box, "drop_preview")
    canvas.rounded(box, 8, PAPER_0, BRASS, 3, shadow="s1")
    inner = box.inflate(-2 * kit.px(14), -2 * kit.px(8))
    head = min(kit.type.leading("h3"), inner.h // 5)
    canvas.text(heading, "h3", INK, Rect(inner.x, inner.y, inner.w, head))
    columns = 1 if len(found) <= MOST_WAYS // 2 else 2
    rows = -(-len(found) // columns)
    body = Rect(inner.x, inner.y + head + kit.px(4), inner.w, inner.h - head - kit.px(4))
    for expected, cell in zip(found, grid(body, columns, rows), strict=False):
        _way(canvas, ctx, game, cell, expected)


def _way(canvas: Canvas, ctx: ViewContext, game: Game[World], cell: Rect, expected: Forecast) -> None:
    kit, comrade = canvas.kit, ctx.view.world.comrade_of(ctx.seat)
    lost = expected.hurt.get(comrade, 0) + expected.hurt_on_the_way.get(comrade, 0)
    assert expected.intent is not None, "of several ways each is chosen"
    choice = captions.label(kit.texts, game, expected.intent, short=True)
    canvas.fill(Rect(cell.x, cell.bottom - 1, cell.w - kit.px(10), 1), PAPER_4)
    side = min(cell.h - kit.px(4), kit.px(20))
    mark = Rect(cell.x, cell.y, side, cell.h)
    canvas.icon("heart_outline" if lost else "shield", mark, RED if lost else INK_2, side / kit.metrics.unit)
    words = Rect(mark.right + kit.px(6), cell.y, cell.right - mark.right - kit.px(16), cell.h)
    canvas.text(kit.say("lc-field-way", choice=choice, lost=lost), "body", INK, words)
