"""What a roll may lead to: the participants, the dice, every outcome as a bar, and the assumptions."""

from collections.abc import Callable, Sequence

from pygame import Rect

from game.presenters.contract.presenter import OutcomeRow, Outcomes
from game.presenters.shared.chances import percent_of, term_name
from game.presenters.shared.controls.rule_links import short_rule
from game.rules.core.odds import Preview, Term
from game.view.canvas import Act, Canvas
from game.view.handles import HandleKind
from game.view.kit import Kit
from game.view.text import Span
from game.view.theme import BRASS_D, INK, INK_2, INK_3, NO, NO_D, PAPER_3
from game.view.widgets.panels import below

TERM = HandleKind("term", str, str)
"""A rule that is cited, and the number of the summand that cites it."""

ROW_GAP = 3
LEAST_BAR, MOST_BAR = 11, 27
"""The least and greatest length of an outcome's bar, in hundredths of the width."""
NOTE = "min"
"""The style of the sentences: small, because the rows between them matter more."""


def compose_outcomes(
    canvas: Canvas,
    inner: Rect,
    prefix: str,
    outcomes: Outcomes,
    preview: Preview,
    link: Callable[[str], Act],
    *,
    is_threat: bool,
) -> Rect:
    """Draw the outcomes; returns the rest of the room. With little room outcomes are joined into
    fewer rows.
    """
    kit = canvas.kit
    inner = _head(canvas, inner, outcomes, link, is_threat)
    high = kit.type.leading("small")
    own = Rect(inner.x, inner.y, inner.w // 2 - kit.px(4), high)
    canvas.text(outcomes.own, "small_bold", INK, own)
    canvas.text(outcomes.enemy, "small_bold", INK, own.move(inner.w - own.w, 0), align="right")
    inner = below(inner, high + kit.px(1))
    dice = _dice_high(kit, inner.w, prefix, outcomes, preview.terms)
    assumed = len(_assumed(kit, inner.w, outcomes)) * kit.type.leading(NOTE)
    rows, row_high = _rows_that_fit(kit, inner.h - dice - assumed, outcomes)
    left_for_dice = inner.h - len(rows) * kit.type.leading(NOTE)
    inner = below(inner, _dice(canvas, inner, prefix, outcomes, preview.terms, link, left_for_dice))
    row_high = min(row_high, inner.h // max(1, len(rows)))
    bar_wide = _bar_wide(kit, inner.w, rows)
    for row in rows:
        _row(canvas, Rect(inner.x, inner.y, inner.w, row_high), row, outcomes.all, bar_wide)
        inner = below(inner, row_high)
    if outcomes.assumption and inner.h >= kit.type.leading(NOTE):
        inner = below(inner, canvas.words(outcomes.assumption, NOTE, BRASS_D, inner, fit=True))
    return inner


def height_of(kit: Kit, width: int, prefix: str, outcomes: Outcomes, preview: Preview) -> int:
    """The height needed to show everything."""
    cited = kit.type.width(short_rule(outcomes.rule), "small_bold") + kit.px(4)
    _, head = _title_fit(kit, width - kit.px(36) - cited, outcomes.title)
    high = head + kit.type.leading("small") + kit.px(12)
    high += _dice_high(kit, width, prefix, outcomes, preview.terms)
    high += len(_assumed(kit, width, outcomes)) * kit.type.leading(NOTE)
    return high + len(outcomes.rows) * (kit.type.leading("small") + kit.px(ROW_GAP))


def _rows_that_fit(kit: Kit, room: int, outcomes: Outcomes) -> tuple[tuple[OutcomeRow, ...], int]:
    """The rows that fit, with their height: all of them, closer together if needed, or the shorter list."""
    leading = kit.type.leading("small")
    least, most = leading - kit.px(ROW_GAP), leading + kit.px(ROW_GAP)
    rows = outcomes.rows if len(outcomes.rows) * least <= room else outcomes.brief
    return rows, min(most, max(least, room // max(1, len(rows))))


def _assumed(kit: Kit, width: int, outcomes: Outcomes) -> list[str]:
    return kit.type.wrapped(outcomes.assumption, NOTE, width) if outcomes.assumption else []


def _dice_high(kit: Kit, width: int, prefix: str, outcomes: Outcomes, terms: Sequence[Term]) -> int:
    lines = kit.type.flow(_dice_spans(kit, prefix, outcomes, terms), width)
    return len(lines) * kit.type.leading(NOTE) + kit.px(2)


def _head(
    canvas: Canvas, inner: Rect, outcomes: Outcomes, link: Callable[[str], Act], is_threat: bool
) -> Rect:
    kit = canvas.kit
    cited = short_rule(outcomes.rule)
    wide = kit.type.width(cited, "small_bold") + kit.px(4)
    style, high = _title_fit(kit, inner.w - kit.px(36) - wide, outcomes.title)
    icon, tone = ("shield_alert", NO_D) if is_threat else ("sword_cross", NO)
    canvas.icon(icon, Rect(inner.x, inner.y, kit.px(24), high), tone, 22)
    rule = Rect(inner.right - wide, inner.y, wide, high)
    canvas.text(cited, "small_bold", BRASS_D, rule, align="right")
    canvas.hit_area(TERM(outcomes.rule, "title"), rule, "odds", act=link(outcomes.rule), tip=cited)
    left = inner.x + kit.px(30)
    title = Rect(left, inner.y, rule.x - kit.px(6) - left, high)
    canvas.words(outcomes.title, style, INK, title, valign="middle", fit=True)
    inner = below(inner, high + kit.px(3))
    canvas.fill(Rect(inner.x, inner.y, inner.w, 1), PAPER_3)
    return below(inner, kit.px(4))


def _title_fit(kit: Kit, room: int, title: str) -> tuple[str, int]:
    """The style and the height of the title: in a narrow box two lines instead of tiny type."""
    if kit.type.width(title, "h3") <= room:
        return "h3", kit.type.leading("h3")
    return "small_bold", 2 * kit.type.leading("small_bold")


def _dice_spans(kit: Kit, prefix: str, outcomes: Outcomes, terms: Sequence[Term]) -> list[Span]:
    """The sentence and, for each die, where it comes from, as a link.

    If the dice are already on the table, so that one outcome is left, their origin is left out.
    """
    spans = [Span(outcomes.dice, NOTE, INK_2)]
    if outcomes.all == 1:
        return spans
    for place, term in enumerate(terms):
        words = kit.say("odds-term", name=term_name(kit, prefix, term), count=term.value)
        spans.append(Span(f" {words}{',' if place + 1 < len(terms) else ''}", NOTE, BRASS_D, term.rule))
    return spans


def _dice(
    canvas: Canvas,
    inner: Rect,
    prefix: str,
    outcomes: Outcomes,
    terms: Sequence[Term],
    link: Callable[[str], Act],
    room: int,
) -> int:
    """Draw where every die comes from; without room for that only the number of dice."""
    spans = _dice_spans(canvas.kit, prefix, outcomes, terms)
    high = _dice_high(canvas.kit, inner.w, prefix, outcomes, terms)
    if high <= room:
        canvas.flow(spans, Rect(inner.x, inner.y, inner.w, high), NOTE, link)
        return high
    line = Rect(inner.x, inner.y, inner.w, canvas.kit.type.leading(NOTE))
    canvas.text(outcomes.dice.rstrip(":"), NOTE, INK_2, line)
    return line.h


def _bar_wide(kit: Kit, wide: int, rows: Sequence[OutcomeRow]) -> int:
    """The length of all bars; long words shorten the bars, so that the type keeps its size."""
    words = max((kit.type.width(row.label, "small") for row in rows), default=0)
    spare = wide - words - _number_wide(kit) - 3 * kit.px(8)
    return min(max(spare, wide * LEAST_BAR // 100), wide * MOST_BAR // 100)


def _number_wide(kit: Kit) -> int:
    return kit.type.width("88,8%", "small_bold") + kit.px(2)


def _row(canvas: Canvas, line: Rect, row: OutcomeRow, everything: int, bar_wide: int) -> None:
    """Draw what happens, its chance as a bar in the colours of the seat that gains, and the exact figure."""
    kit = canvas.kit
    words = percent_of(kit, row.ways, everything)
    number = Rect(0, line.y, kit.type.width(words, "small_bold") + kit.px(2), line.h)
    number.right = line.right
    widest = max(number.w, _number_wide(kit))
    track = Rect(line.right - widest - kit.px(8) - bar_wide, line.centery - kit.px(5), bar_wide, kit.px(10))
    canvas.text(row.label, "small", INK_2, Rect(line.x, line.y, track.x - kit.px(8) - line.x, line.h))
    canvas.rounded(track, 5, PAPER_3)
    full = min(track.w, max(track.h, track.w * row.ways // everything))
    canvas.rounded(Rect(track.x, track.y, full, track.h), 5, row.colours.main if row.colours else INK_3)
    canvas.text(words, "small_bold", INK, number, align="right")
