"""A luck card that was just played and may be answered: its text, who played it, what can answer it."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.cards.card_parts import SHAPE
from game.presenters.wasteland_riders import pictures_of
from game.presenters.wasteland_riders.cards.luck_card import draw_luck
from game.presenters.wasteland_riders.colours import paint_of
from game.presenters.wasteland_riders.controls import handles
from game.presenters.wasteland_riders.decision.choice_rows import ChoiceRow, compose_rows
from game.presenters.wasteland_riders.decision.panel import open_panel
from game.presenters.wasteland_riders.decision.usable_now import usable_words
from game.presenters.wasteland_riders.players import title_of
from game.rules.core import engine
from game.rules.wasteland_riders.windows.windows import InAnswer
from game.rules.wasteland_riders.world.state import Played, World
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import LAMP


def is_active(ctx: ViewContext) -> bool:
    """Whether somebody is asked to answer a luck card that lies on the table."""
    return isinstance(engine.pending(ctx.view), InAnswer) and bool(ctx.view.world.table)


def compose(canvas: Canvas, ctx: ViewContext, rect: Rect) -> None:
    """The last card large; at the right all cards that wait to be settled, the last one first."""
    kit, world = canvas.kit, ctx.view.world
    last = world.table[-1]
    title = kit.say("wr-matter-answer", card=kit.say(f"wr-luck-{last.card}"))
    inner = open_panel(canvas, rect, title)
    wide = min(round(inner.h * SHAPE), inner.w // 2)
    card = Rect(inner.x, inner.y, wide, round(wide / SHAPE))
    draw_luck(canvas, card, world, last.card)
    left = card.right + kit.px(14)
    box = Rect(left, inner.y, inner.right - left, inner.h)
    low = box.h // 4
    rows = [_row(kit, ctx, played) for played in reversed(world.table)]
    compose_rows(canvas, Rect(box.x, box.y, box.w, box.h - low - kit.px(6)), rows)
    words = usable_words(kit, ctx)
    canvas.words(words, "small", LAMP, Rect(box.x, box.bottom - low, box.w, low), fit=True)


def _row(kit: Kit, ctx: ViewContext, played: Played) -> ChoiceRow:
    """A row with a card and the player who played it."""
    world: World = ctx.view.world
    card = kit.say(f"wr-luck-{played.card}")
    words = kit.say("wr-matter-answer_cancelled", card=card) if played.cancelled else card
    return ChoiceRow(
        "cards",
        title_of(kit, ctx, played.seat),
        words,
        handles.SEAT(played.seat),
        pictures_of.rider(world.knights[played.seat].knight),
        paint_of(kit, world, played.seat),
        not played.cancelled,
    )
