"""The present skill test: whose it is, its purpose, its dice term by term, the roll, what can be used."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.cards.card_parts import SHAPE
from game.presenters.shared.chances import percent
from game.presenters.wasteland_riders import pictures_of
from game.presenters.wasteland_riders.cards.wasteland_card import draw_wasteland
from game.presenters.wasteland_riders.colours import paint_of
from game.presenters.wasteland_riders.decision.choice_rows import portrait
from game.presenters.wasteland_riders.decision.panel import open_panel
from game.presenters.wasteland_riders.decision.usable_now import usable_words
from game.presenters.wasteland_riders.fight.roll import RollLine, dice_row, sum_lines
from game.presenters.wasteland_riders.players import knight_name
from game.presenters.wasteland_riders.sums import sum_words
from game.rules.wasteland_riders.forecast import odds_of_test
from game.rules.wasteland_riders.skill_tests import pool_terms
from game.rules.wasteland_riders.world.state import PendingTest, World, is_success
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import BRASS, CHALK, CHALK_2, GO_L, LAMP, NO_L
from game.view.widgets.panels import below


def is_active(ctx: ViewContext) -> bool:
    """Whether a test has begun and its result is not final yet."""
    test = ctx.view.world.test
    return test is not None and test.passed is None


def test_at_hand(world: World) -> PendingTest:
    assert world.test is not None
    return world.test


def compose(canvas: Canvas, ctx: ViewContext, rect: Rect) -> None:
    """The card of the test, or the knight who makes it, at the left; the sum and the dice at the right."""
    kit, world = canvas.kit, ctx.view.world
    test = test_at_hand(world)
    title = kit.say("wr-matter-test", kind=test.kind, name=knight_name(kit, ctx, test.seat))
    inner = open_panel(canvas, rect, title)
    left = _subject(canvas, ctx, inner)
    gap = kit.px(16)
    box = Rect(left.right + gap, inner.y, inner.right - left.right - gap, inner.h)
    foot = max(kit.px(44), box.h // 5)
    _sum(canvas, Rect(box.x, box.y, box.w, box.h - foot - kit.px(6)), world)
    low = Rect(box.x, box.bottom - foot, box.w, foot)
    canvas.words(usable_words(kit, ctx), "small", CHALK_2, low, fit=True)


def _subject(canvas: Canvas, ctx: ViewContext, inner: Rect) -> Rect:
    kit, world = canvas.kit, ctx.view.world
    test, move = test_at_hand(world), ctx.view.world.move
    if test.kind == "escape" and move is not None and move.played is not None:
        wide = min(round(inner.h * SHAPE), inner.w * 43 // 100)
        card = Rect(inner.x, inner.y, wide, round(wide / SHAPE))
        draw_wasteland(canvas, card, world, move.played)
        return card
    side = min(kit.px(150), inner.w // 4)
    box = Rect(inner.x, inner.y, side, side)
    colours = paint_of(kit, world, test.seat)
    rim = LAMP if test.seat == ctx.seat else colours.main
    portrait(canvas, box, pictures_of.rider(world.knights[test.seat].knight), rim, colours)
    return box


def _sum(canvas: Canvas, box: Rect, world: World) -> None:
    """Skill and difficulty large, then dice, terms and the result."""
    kit, test = canvas.kit, test_at_hand(world)
    head = min(kit.type.leading("h1"), box.h // 5)
    icon = Rect(box.x, box.y, head, head)
    canvas.icon(pictures_of.SKILL_ICONS[test.skill], icon, BRASS, head * 0.9 / kit.metrics.unit)
    words = kit.say(
        "wr-matter-test_skill", skill=kit.say(f"wr-skill-{test.skill}"), difficulty=test.difficulty
    )
    canvas.text(words, "h1", CHALK, Rect(icon.right + kit.px(6), box.y, box.w - head - kit.px(6), head))
    rest = below(box, head + kit.px(6))
    if test.rolled:
        high = min(kit.px(56), rest.h // 3)
        dice_row(canvas, Rect(rest.x, rest.y, rest.w, high), test.rolled, test.difficulty)
        rest = below(rest, high + kit.px(6))
    sum_lines(canvas, rest, _lines(kit, world))


def _lines(kit: Kit, world: World) -> list[RollLine]:
    test = test_at_hand(world)
    lines = [
        RollLine(kit.say("wr-matter-step-pool"), sum_words(kit, pool_terms(world)), "WR-TEST-02"),
        RollLine(
            kit.say("wr-matter-step-needs"),
            kit.say("wr-matter-test_needed", needed=test.needed),
            "WR-TEST-05",
        ),
    ]
    if test.sure:
        lines.append(
            RollLine(kit.say("wr-matter-step-rolled"), kit.say("wr-matter-test_sure"), "WR-TEST-05", GO_L)
        )
    elif not test.rolled:
        chance = kit.say("wr-matter-test_chance", chance=percent(kit, odds_of_test(world), exact=True))
        lines.append(RollLine(kit.say("wr-matter-step-rolled"), chance, "WR-TEST-05"))
    else:
        ok = is_success(test)
        words = kit.say("wr-matter-test_passed" if ok else "wr-matter-test_failed")
        lines.append(RollLine(kit.say("wr-matter-step-rolled"), words, "WR-TEST-05", GO_L if ok else NO_L))
    return lines
