"""Exact odds with their derivation: the terms, the roll needed, the chance as a bar and with one decimal."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygame import Rect

from game.presenters.contract.presenter import Outcomes, Threat
from game.presenters.shared.chances import percent, summand, term_name
from game.presenters.shared.controls.rule_links import short_rule
from game.rules.core.odds import Preview
from game.scenes.table import outcome_box
from game.view.canvas import Act, Canvas
from game.view.kit import Kit
from game.view.text import Span
from game.view.theme import BRASS_D, GO_D, INK, INK_2, INK_3, NO, NO_D, PAPER_0, PAPER_3, PAPER_4, Colour
from game.view.widgets.panels import below

LEAST_NAME = 85
"""The name below a summand may shrink to this many per cent of its size."""
NOTE = "small"
"""The style of summands set as words."""


class Case(NamedTuple):
    """One thing whose odds are shown."""

    title: str
    preview: Preview
    is_threat: bool = False
    outcomes: Outcomes | None = None
    """What it may lead to, if that is more than success or failure; else None."""
    retaliation: Threat | None = None
    """The possible counter-attack; None if there is none."""


def compose_odds(
    canvas: Canvas, rect: Rect, prefix: str, cases: Sequence[Case], link: Callable[[str], Act]
) -> None:
    """Draw one case with its derivation; of several, the first like this and the others as lines below."""
    kit = canvas.kit
    canvas.rounded(rect, 10, PAPER_0, PAPER_4, 1, shadow="s2")
    inner = rect.inflate(-2 * kit.px(14), -2 * kit.px(10))
    with canvas.clipped(inner.inflate(kit.px(4), kit.px(4))):
        leading = kit.type.leading("small") + kit.px(2)
        inner = _first(canvas, inner, prefix, cases, link, leading)
        for case in cases[1:]:
            if inner.h < leading:
                return
            line = Rect(inner.x, inner.y, inner.w, leading)
            canvas.text(case.title, "small", INK_2, Rect(line.x, line.y, line.w - kit.px(70), line.h))
            canvas.text(
                percent(kit, case.preview),
                "small_bold",
                _tone(case),
                Rect(line.right - kit.px(68), line.y, kit.px(68), line.h),
                align="right",
            )
            inner = below(inner, leading)


def _first(
    canvas: Canvas, inner: Rect, prefix: str, cases: Sequence[Case], link: Callable[[str], Act], leading: int
) -> Rect:
    """Draw the first case in full; returns the room left for the others."""
    case = cases[0]
    if case.outcomes is None:
        return _derivation(canvas, inner, prefix, case, link, alone=len(cases) == 1)
    others = min((len(cases) - 1) * leading, inner.h // 3)
    room = Rect(inner.x, inner.y, inner.w, inner.h - others)
    rest = outcome_box.compose_outcomes(
        canvas, room, prefix, case.outcomes, case.preview, link, is_threat=case.is_threat
    )
    return below(inner, rest.y - inner.y)


def height_of(kit: Kit, width: int, prefix: str, cases: Sequence[Case]) -> int:
    """The height a box of this width needs for these cases."""
    more = (len(cases) - 1) * (kit.type.leading("small") + kit.px(2))
    first = cases[0]
    if first.outcomes is not None:
        inner = width - 2 * kit.px(14)
        return outcome_box.height_of(kit, inner, prefix, first.outcomes, first.preview) + more + kit.px(24)
    inner = width - 2 * kit.px(14)
    terms = _terms_high(kit, inner, prefix, first.preview)
    lines = kit.type.leading("h3") + terms + kit.type.leading("body")
    back = kit.type.leading("small") if first.retaliation is not None and len(cases) == 1 else 0
    return lines + kit.type.leading("small") + back + more + kit.px(20 + 34)


def _tone(case: Case) -> Colour:
    return NO if case.is_threat else GO_D


def _derivation(
    canvas: Canvas, inner: Rect, prefix: str, case: Case, link: Callable[[str], Act], *, alone: bool
) -> Rect:
    kit = canvas.kit
    head = kit.type.leading("h3")
    icon = "shield_alert" if case.is_threat else "crosshairs"
    canvas.icon(icon, Rect(inner.x, inner.y, kit.px(24), head), NO_D if case.is_threat else NO, 22)
    canvas.text(case.title, "h3", INK, Rect(inner.x + kit.px(30), inner.y, inner.w - kit.px(30), head))
    inner = below(inner, head + kit.px(4))
    canvas.fill(Rect(inner.x, inner.y, inner.w, 1), PAPER_3)
    inner = below(inner, kit.px(6))
    inner = _terms(canvas, inner, prefix, case.preview, link)
    return _bar(canvas, inner, prefix, case, alone)


def _terms(canvas: Canvas, inner: Rect, prefix: str, preview: Preview, link: Callable[[str], Act]) -> Rect:
    """Draw each summand with its name and rule, then the roll needed."""
    kit = canvas.kit
    high, note = kit.type.leading("num_l"), kit.type.leading("min")
    wide = _cell_wide(kit, inner.w, preview)
    words = Rect(inner.x, inner.y, inner.w - wide, _terms_high(kit, inner.w, prefix, preview))
    if _stand_in_cells(kit, inner.w, prefix, preview):
        _cells(canvas, words, prefix, preview, link)
    else:
        canvas.flow(_spans(kit, prefix, preview), words, NOTE, link)
    cell = Rect(words.right, inner.y, wide, high)
    canvas.text(kit.say("odds-needed", total=preview.total), "num_l", NO, cell, align="center")
    name = Rect(cell.x, cell.bottom, cell.w, note)
    canvas.text(kit.say("odds-on_dice", count=preview.dice), "min", INK_3, name, align="center")
    return below(inner, words.h + kit.px(6))


def _cell_wide(kit: Kit, width: int, preview: Preview) -> int:
    """The width of the cell for the roll needed; always wide enough for its words."""
    words = kit.type.width(kit.say("odds-on_dice", count=preview.dice), "min") + kit.px(12)
    return max(width // (len(preview.terms) + 1), min(words, width // 3))


def _stand_in_cells(kit: Kit, width: int, prefix: str, preview: Preview) -> bool:
    """Whether each summand fits as a large number above its name, with type that is hardly smaller."""
    room = (width - _cell_wide(kit, width, preview)) // len(preview.terms) - kit.px(4)
    px = kit.type.size("min") * LEAST_NAME // 100
    return all(kit.type.width(term_name(kit, prefix, term), "min", px) <= room for term in preview.terms)


def _terms_high(kit: Kit, width: int, prefix: str, preview: Preview) -> int:
    least = kit.type.leading("num_l") + kit.type.leading("min")
    if _stand_in_cells(kit, width, prefix, preview):
        return least
    lines = kit.type.flow(_spans(kit, prefix, preview), width - _cell_wide(kit, width, preview))
    return max(least, len(lines) * kit.type.leading(NOTE))


def _cells(canvas: Canvas, box: Rect, prefix: str, preview: Preview, link: Callable[[str], Act]) -> None:
    kit = canvas.kit
    high, wide = kit.type.leading("num_l"), box.w // len(preview.terms)
    for place, term in enumerate(preview.terms):
        cell = Rect(box.x + place * wide, box.y, wide, high)
        canvas.text(summand(place, term), "num_l", INK, cell, align="center")
        name = Rect(cell.x, cell.bottom, wide, kit.type.leading("min"))
        words = term_name(kit, prefix, term)
        canvas.text(words, "min", INK_3, name.inflate(-kit.px(4), 0), align="center")
        canvas.hit_area(
            outcome_box.TERM(term.rule, str(place)),
            cell.union(name),
            "odds",
            act=link(term.rule),
            tip=short_rule(term.rule),
        )


def _spans(kit: Kit, prefix: str, preview: Preview) -> list[Span]:
    """The summands in a row as words, for names too long for cells."""
    return [
        Span(f"{summand(place, term)}\u00a0{term_name(kit, prefix, term)} ", NOTE, BRASS_D, term.rule)
        for place, term in enumerate(preview.terms)
    ]


def _bar(canvas: Canvas, inner: Rect, prefix: str, case: Case, alone: bool) -> Rect:
    """Draw the chance as a bar; for a single case also in words, in the game's own sentence if it has one."""
    kit = canvas.kit
    high = kit.type.leading("body")
    words = percent(kit, case.preview, exact=True)
    room = kit.type.width(words, "body_bold") + kit.px(8)
    track = Rect(inner.x, inner.y + high // 2 - kit.px(5), max(8, inner.w - room - kit.px(6)), kit.px(10))
    canvas.rounded(track, 5, PAPER_3)
    full = max(track.h, track.w * case.preview.good // max(case.preview.all, 1))
    if case.preview.good:
        canvas.rounded(Rect(track.x, track.y, min(full, track.w), track.h), 5, _tone(case))
    canvas.text(words, "body_bold", _tone(case), Rect(inner.right - room, inner.y, room, high), align="right")
    inner = below(inner, high + kit.px(2))
    if not alone:
        return inner
    message = "odds-sum_threat" if case.is_threat else "odds-sum"
    own = f"{prefix}-{message}"
    good, everything = str(case.preview.good), str(case.preview.all)
    words = kit.say(own if kit.texts.has(own) else message, good=good, all=everything)
    line = Span(words, "small", BRASS_D)
    if inner.h >= len(kit.type.flow((line,), inner.w)) * kit.type.leading("small"):
        inner = below(inner, canvas.flow((line,), inner, "small"))
    if case.retaliation is not None and inner.h >= kit.type.leading("small"):
        inner = _compose_retaliation(canvas, inner, case.retaliation)
    return inner


def _compose_retaliation(canvas: Canvas, inner: Rect, threat: Threat) -> Rect:
    """Draw the possible counter-attack: a line with its chance, in the colour of danger."""
    kit = canvas.kit
    high = kit.type.leading("small")
    chance = percent(kit, threat.preview)
    room = kit.type.width(chance, "small_bold") + kit.px(4)
    canvas.text(threat.label, "small", INK_2, Rect(inner.x, inner.y, inner.w - room - kit.px(6), high))
    canvas.text(chance, "small_bold", NO, Rect(inner.right - room, inner.y, room, high), align="right")
    return below(inner, high)
