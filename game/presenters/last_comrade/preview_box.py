"""Where what is in hand would lead, above the field: who would stand where, whom the attack would hit.

It is worked out from the seat's own view, as if nobody else did anything any more.
"""

from collections.abc import Sequence

from msgspec.structs import replace
from pygame import Rect

from game import captions
from game.presenters.last_comrade import cards, cards_comrade
from game.presenters.last_comrade.colours import RED
from game.presenters.last_comrade.field_attack import forecast_box
from game.presenters.last_comrade.field_forecast import Tale, draw_tale
from game.presenters.last_comrade.field_layout import FieldPlan, plan_of
from game.presenters.last_comrade.field_targets import draw_targets
from game.presenters.last_comrade.handles import parse
from game.presenters.last_comrade.idle_events import idle_words, is_idle
from game.presenters.last_comrade.preview_many import draw_many
from game.presenters.last_comrade.regions import board_inside
from game.presenters.offers import Handle
from game.presenters.presenter import Sight
from game.presenters.shared.panels import grid
from game.rules.core.game import Game
from game.rules.core.ids import HIDDEN, CardId
from game.rules.core.memo import Memo
from game.rules.core.values import Intent
from game.rules.last_comrade import forecast
from game.rules.last_comrade.attacks import STRIKING
from game.rules.last_comrade.forecast import Outlook
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
from game.view.theme import BRASS, DESK_900, INK, INK_2, LAMP, PAPER_0, PAPER_1, PAPER_4

FORETOLD = (Commit, Move, Exchange, ExchangeTwo, OrderForward, CorrectFire, PlayEvent)
MOST_WAYS = 10
"""So many ways to carry out a card are listed; more are summed up."""
GHOST = 0.42
"""How high the strip of portraits is, over the height of a card."""
STAYING = 0.74
"""Portraits of those who would stay where they stand, over the size of the others."""


def compose_outlook(
    canvas: Canvas,
    sight: Sight,
    game: Game[World],
    source: Handle | None,
    target: Handle | None,
    meant: Intent | None,
    foretold: Memo,
) -> bool:
    """For a Manoeuvre in hand or pointed at, and for whatever moves Comrades or Target cards.

    What was `foretold` of the same view is kept: the hand goes over many things while nothing changes.
    """
    intent = intent_of(sight, source, target, meant)
    if intent is None or not sight.view.world.line:
        return False
    if isinstance(intent, PlayEvent):
        return _idle(canvas, sight, intent.card)
    found = foretold.get(intent, (sight.view, sight.seat))
    if found is None:
        ways = forecast.outlooks(game, sight.view, sight.seat, intent)
        found = foretold.put(intent, (sight.view, sight.seat), ways)
    if not found:
        return False
    plan = plan_of(canvas.kit, board_inside(canvas.kit.metrics), sight.view.world)
    box = forecast_box(canvas, plan.attack)
    heading = _heading(canvas, intent)
    if len(found) == 1:
        _one_way(canvas, sight, plan, box, heading, found[0])
    elif len(found) <= MOST_WAYS:
        _several_ways(canvas, sight, game, box, heading, found)
    else:
        draw_many(canvas, sight, box, heading, found)
    return True


def intent_of(
    sight: Sight, source: Handle | None, target: Handle | None, meant: Intent | None
) -> Intent | None:
    """What is to be foretold: what a gesture means, or committing the card that is in hand or pointed at."""
    if isinstance(meant, FORETOLD):
        return meant
    world: World = sight.view.world
    kind, *names = parse(source or target or "")
    if kind != "hand" or not names or sight.is_open or sight.seat >= len(world.order):
        return None
    hand = world.players[world.comrade_of(sight.seat)].hand
    place = int(names[0])
    if place >= len(hand) or hand[place] == HIDDEN:
        return None
    if is_idle(sight, hand[place]):
        return PlayEvent(hand[place])
    return Commit(hand[place]) if hand[place] in world.setting.manoeuvres and world.step < STRIKING else None


def _idle(canvas: Canvas, sight: Sight, card: CardId) -> bool:
    """An Event that may be played, to no effect: that is said before it is."""
    words = idle_words(canvas.kit, sight, card)
    if words is None:
        return False
    plan = plan_of(canvas.kit, board_inside(canvas.kit.metrics), sight.view.world)
    heading = canvas.kit.say("lc-field-after_card", card=cards.name_of(canvas.kit, card))
    tale = Tale(heading, {}, words)
    draw_tale(canvas, sight, forecast_box(canvas, plan.attack), tale, rim=RED, zone="outlook")
    return True


def _heading(canvas: Canvas, intent: Intent) -> str:
    kit = canvas.kit
    if isinstance(intent, Commit):
        return kit.say("lc-field-after_card", card=cards.name_of(kit, intent.card))
    return kit.say("lc-field-after_shot" if isinstance(intent, CorrectFire) else "lc-field-after_choice")


# One way


def _one_way(
    canvas: Canvas, sight: Sight, plan: FieldPlan, box: Rect, heading: str, outlook: Outlook
) -> None:
    """Instead of the forecast as it stands, and who would stand where across the Line."""
    nobody = canvas.kit.say("lc-field-nobody")
    hurt = {
        one: outlook.hurt.get(one, 0) + outlook.hurt_on_the_way.get(one, 0)
        for one in (*outlook.hurt, *outlook.hurt_on_the_way)
    }
    tale = Tale(heading, hurt, nobody, _remark(canvas, outlook), is_warning=True)
    draw_tale(canvas, sight, box, tale, rim=BRASS, zone="outlook")
    world: World = sight.view.world
    if outlook.line != world.line:
        _afterwards(canvas, sight, plan, outlook, hurt)
    if len(outlook.line) == world.length:
        _aims(canvas, plan, _then(world, outlook), outlook)


def _remark(canvas: Canvas, outlook: Outlook) -> str:
    kit = canvas.kit
    told = []
    if outlook.obstacle is not None:
        told.append(kit.say("lc-field-lost_steps", why=outlook.obstacle, count=outlook.lost_steps))
    if outlook.hurt_on_the_way:
        told.append(kit.say("lc-field-hurt_on_the_way", lost=sum(outlook.hurt_on_the_way.values())))
    return " ".join(told)


def _afterwards(
    canvas: Canvas, sight: Sight, plan: FieldPlan, outlook: Outlook, hurt: dict[ComradeId, int]
) -> None:
    """A strip across the feet of the cards: the portrait of whoever would stand at each place."""
    kit, world = canvas.kit, sight.view.world
    high = round(plan.card_size[1] * GHOST)
    first, last = plan.card(1), plan.card(plan.places)
    strip = Rect(first.x - kit.px(8), first.bottom - high, last.right - first.x + 2 * kit.px(8), high)
    canvas.rounded(strip, 8, (*DESK_900, 225), BRASS, 1.5)
    for place, comrade in enumerate(outlook.line, 1):
        if comrade is None or place > plan.places:
            continue
        is_new = world.at(place) != comrade
        side = round(min(high - kit.px(8), plan.card_size[0]) * (1.0 if is_new else STAYING))
        centre = plan.card(place).centerx
        disc = Rect(centre - side // 2, strip.centery - side // 2, side, side)
        rim = LAMP if world.players[comrade].seat == sight.seat else PAPER_0
        canvas.blit(cards_comrade.portrait_disc(kit, comrade, side, rim), disc.topleft)
        if comrade in hurt:
            _loss(canvas, disc, hurt[comrade])
        if is_new:
            _arrow(canvas, world, disc, comrade, place)


def _then(world: World, outlook: Outlook) -> World:
    """The Line and the Target cards as they would be when the attack strikes."""
    moved = {one: replace(world.players[one], moved=True) for one in outlook.moved}
    targets = world.targets
    if isinstance(outlook.intent, CorrectFire):
        step = OFFSET[outlook.intent.direction]
        targets = tuple(
            replace(target, place=target.place + step) if target.number == outlook.intent.target else target
            for target in targets
        )
    return replace(world, line=outlook.line, players={**world.players, **moved}, targets=targets)


def _aims(canvas: Canvas, plan: FieldPlan, then: World, outlook: Outlook) -> None:
    """The target lane anew, over the one that shows how it stands."""
    lane = plan.targets
    wide = plan.column(plan.places, lane).right - lane.x
    canvas.rounded(Rect(lane.x + 2, lane.y, wide - 4, lane.h), 8, PAPER_1, BRASS, 1.5)
    draw_targets(canvas, then, plan, outlook.hurt)


def _loss(canvas: Canvas, disc: Rect, lost: int) -> None:
    kit = canvas.kit
    side = max(kit.px(22), disc.w * 2 // 5)
    plate = Rect(disc.right - side * 2 // 3, disc.y - side // 6, side, side)
    canvas.blit(kit.shapes.disc(side, RED, PAPER_0, kit.px(2)), plate.topleft)
    canvas.text(f"−{lost}", "num_m", PAPER_0, plate.inflate(-kit.px(4), 0), align="center")


def _arrow(canvas: Canvas, world: World, disc: Rect, comrade: ComradeId, place: int) -> None:
    """Whence he would come: an arrow on the side he comes from."""
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
    canvas: Canvas, sight: Sight, game: Game[World], box: Rect, heading: str, found: Sequence[Outlook]
) -> None:
    """A row for each choice: where one would stand and what one would lose."""
    kit = canvas.kit
    canvas.zone("outlook", box, "outlook")
    canvas.rounded(box, 8, PAPER_0, BRASS, 3, shadow="s1")
    inner = box.inflate(-2 * kit.px(14), -2 * kit.px(8))
    head = min(kit.type.leading("h3"), inner.h // 5)
    canvas.text(heading, "h3", INK, Rect(inner.x, inner.y, inner.w, head))
    columns = 1 if len(found) <= MOST_WAYS // 2 else 2
    rows = -(-len(found) // columns)
    body = Rect(inner.x, inner.y + head + kit.px(4), inner.w, inner.h - head - kit.px(4))
    for outlook, cell in zip(found, grid(body, columns, rows), strict=False):
        _way(canvas, sight, game, cell, outlook)


def _way(canvas: Canvas, sight: Sight, game: Game[World], cell: Rect, outlook: Outlook) -> None:
    kit, comrade = canvas.kit, sight.view.world.comrade_of(sight.seat)
    lost = outlook.hurt.get(comrade, 0) + outlook.hurt_on_the_way.get(comrade, 0)
    assert outlook.intent is not None, "of several ways each is chosen"
    choice = captions.label(kit.texts, game, outlook.intent, short=True)
    canvas.fill(Rect(cell.x, cell.bottom - 1, cell.w - kit.px(10), 1), PAPER_4)
    side = min(cell.h - kit.px(4), kit.px(20))
    mark = Rect(cell.x, cell.y, side, cell.h)
    canvas.icon("heart_outline" if lost else "shield", mark, RED if lost else INK_2, side / kit.metrics.unit)
    words = Rect(mark.right + kit.px(6), cell.y, cell.right - mark.right - kit.px(16), cell.h)
    canvas.text(kit.say("lc-field-way", choice=choice, lost=lost), "body", INK, words)
