"""The parts of the new-game screen that show a scenario: the list, the map sheet, the forces."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from pygame import Rect

from game.presenters.contract.briefing import Brief, Fact
from game.presenters.contract.presenter import Presenter
from game.rules.core.game import ScenarioInfo
from game.scenes.title.bar import bar_height
from game.view.canvas import Act, Canvas
from game.view.handles import HandleKind
from game.view.kit import Kit
from game.view.theme import (
    BRASS,
    BRASS_D,
    CHALK,
    CHALK_2,
    DESK_600,
    DESK_900,
    INK,
    INK_2,
    LAMP,
    PAPER_0,
    Colour,
)
from game.view.widgets.panels import below, map_sheet, panel
from game.view.widgets.scrolling import Scroll

SCENARIO = HandleKind("scenario", str)

LIST_WIDE, COLUMN_WIDE, STRIP_HIGH = 440, 544, 260
MOST_INTRO_LINES = 3


class NewGameRegions(NamedTuple):
    """The panels of the screen. The extra width of a wider window goes to the map."""

    scenarios: Rect
    sheet: Rect
    forces: Rect
    players: Rect
    start: Rect


def regions(kit: Kit) -> NewGameRegions:
    metrics, px = kit.metrics, kit.px
    gutter = px(16) if not metrics.is_compact else 8
    top = bar_height(kit) + px(12)
    foot = metrics.height - gutter
    strip = min(round(STRIP_HIGH * metrics.unit * max(1.0, metrics.text_scale**0.25)), (foot - top) // 3)
    middle = foot - strip - gutter
    left, right = px(LIST_WIDE), px(COLUMN_WIDE)
    column_x = metrics.width - gutter - right
    sheet_x = gutter + left + gutter
    return NewGameRegions(
        Rect(gutter, top, left, middle - top),
        Rect(sheet_x, top, column_x - gutter - sheet_x, middle - top),
        Rect(gutter, middle + gutter, column_x - 2 * gutter, strip),
        Rect(column_x, top, right, middle - top),
        Rect(column_x, middle + gutter, right, strip),
    )


# The list of scenarios


class ScenarioRow(NamedTuple):
    """A scenario in the list."""

    info: ScenarioInfo
    brief: Brief


def row_spans(kit: Kit, rows: Sequence[ScenarioRow], wide: int) -> list[tuple[int, int]]:
    """The top and the height of each row, from the top of the list; headings take room between them."""
    spans, y = [], kit.px(4)
    for place, row in enumerate(rows):
        if begins_group(rows, place):
            y += _heading_height(kit)
        high = _row_height(kit, row, wide)
        spans.append((y, high))
        y += high + kit.px(10)
    return spans


def begins_group(rows: Sequence[ScenarioRow], place: int) -> bool:
    """Whether this row is the first under a heading."""
    group = rows[place].brief.group
    return bool(group) and (place == 0 or rows[place - 1].brief.group != group)


def _heading_height(kit: Kit) -> int:
    return kit.type.leading("label") + kit.px(8)


def list_width(kit: Kit, rect: Rect) -> int:
    """The width inside the panel, with room for the scroll bar."""
    return rect.w - 2 * kit.px(14) - kit.px(14)


def _text_box(kit: Kit, row: Rect) -> Rect:
    inner = row.inflate(-2 * kit.px(14), -2 * kit.px(12))
    number = kit.px(46) + kit.px(16)
    return Rect(inner.x + number, inner.y, inner.w - number, inner.h)


def _row_height(kit: Kit, row: ScenarioRow, wide: int) -> int:
    text = _text_box(kit, Rect(0, 0, wide, 10))
    titles = len(kit.type.wrapped(row.brief.title, "prompt_lead", text.w)) * kit.type.leading("prompt_lead")
    lines = len(kit.type.wrapped(row.brief.summary, "small", text.w)) * kit.type.leading("small")
    return titles + lines + kit.type.leading("small") + 2 * kit.px(12) + kit.px(4)


def compose_list(
    canvas: Canvas,
    rect: Rect,
    rows: Sequence[ScenarioRow],
    chosen: str,
    scroll: Scroll,
    pick: Callable[[str], Act],
) -> None:
    kit = canvas.kit
    inner = panel(canvas, rect, title=kit.say("new_game-scenario"), name="scenarios")
    wide = list_width(kit, rect)
    spans = row_spans(kit, rows, wide)
    length = spans[-1][0] + spans[-1][1] + kit.px(6)
    with scroll.window(canvas, inner, length) as box:
        for number, (row, (y, high)) in enumerate(zip(rows, spans, strict=True)):
            place = Rect(box.x + kit.px(4), box.y + y, wide, high)
            if begins_group(rows, number):
                head = Rect(place.x, place.y - _heading_height(kit), wide, kit.type.leading("label"))
                canvas.text(row.brief.group.upper(), "label", CHALK_2, head)
            if place.colliderect(inner):
                _compose_row(canvas, place, row, is_chosen=row.info.id == chosen)
                handle = SCENARIO(row.info.id)
                canvas.hit_area(handle, place, "scenarios", act=pick(row.info.id), radius=8)


def _compose_row(canvas: Canvas, rect: Rect, row: ScenarioRow, *, is_chosen: bool) -> None:
    kit = canvas.kit
    title, words, stars = (INK, INK_2, BRASS_D) if is_chosen else (CHALK, CHALK_2, BRASS)
    if is_chosen:
        canvas.rounded(rect.inflate(2 * kit.px(4), 2 * kit.px(4)), 10, LAMP)
        canvas.rounded(rect, 8, PAPER_0, INK, 1.5)
    else:
        canvas.rounded(rect, 8, DESK_600)
    square = Rect(rect.x + kit.px(14), rect.centery - kit.px(23), kit.px(46), kit.px(46))
    fill: Colour = row.brief.sides[0].colours.main if is_chosen and row.brief.sides else DESK_900
    canvas.rounded(square, 8, fill)
    number = kit.say("new_game-number", number=row.info.number)
    canvas.text(number, "h1", PAPER_0, square, align="center")
    text = _text_box(kit, rect)
    text = below(text, canvas.words(row.brief.title, "prompt_lead", title, text))
    text = below(text, canvas.words(row.brief.summary, "small", words, text))
    _stars(canvas, Rect(text.x, text.y + kit.px(4), text.w, kit.type.leading("small")), row.brief, stars)


def _stars(canvas: Canvas, box: Rect, brief: Brief, colour: Colour) -> None:
    """Draw the difficulty as full and empty stars beside its word."""
    kit = canvas.kit
    word = kit.say("new_game-difficulty")
    step = max(kit.px(20), round(kit.type.size("small") * 1.2))
    wide = min(kit.type.width(word, "small") + 2, box.w - brief.most_difficulty * step)
    canvas.text(word, "small", colour, Rect(box.x, box.y, wide, box.h))
    for number in range(brief.most_difficulty):
        place = Rect(box.x + wide + kit.px(6) + number * step, box.y, step, box.h)
        icon = "star" if number < brief.difficulty else "star_outline"
        canvas.icon(icon, place, colour, 18 * max(1.0, kit.metrics.text_scale))


# The map sheet


def compose_sheet(canvas: Canvas, rect: Rect, presenter: Presenter, brief: Brief, world: Any) -> None:
    """Draw the scenario's name and story, its board with everything on it, and the main numbers."""
    kit = canvas.kit
    canvas.zone("sheet", rect)
    inner = map_sheet(canvas, rect, presenter.sheet).inflate(-2 * kit.px(20), -2 * kit.px(14))
    title = Rect(inner.x, inner.y, inner.w, min(kit.type.leading("d2"), inner.h // 8))
    canvas.text(brief.title, "d2", INK, title)
    rest = below(inner, title.h)
    leading = kit.type.leading("caption")
    most = min(MOST_INTRO_LINES * leading, rest.h // 4)
    intro = Rect(rest.x, rest.y, rest.w, most)
    px, lines = kit.type.fitted_block(brief.intro, "caption", intro.size)
    canvas.words(brief.intro, "caption", INK_2, intro, fit=True)
    used = min(most, len(lines) * kit.type.leading("caption", px))
    rest = below(rest, used + kit.px(8))
    facts = _facts_height(kit, brief.facts, rest)
    board = Rect(rest.x, rest.y, rest.w, rest.h - facts - kit.px(10))
    presenter.compose_map(canvas, board, world)
    _compose_facts(canvas, Rect(rest.x, rest.bottom - facts, rest.w, facts), brief.facts)


def _fact_width(kit: Kit, facts: Sequence[Fact], box: Rect) -> int:
    return box.w // max(1, len(facts)) - kit.px(12)


def _facts_height(kit: Kit, facts: Sequence[Fact], box: Rect) -> int:
    if not facts:
        return 0
    wide = _fact_width(kit, facts, box)
    lines = max(len(kit.type.wrapped(fact.words, "small", wide)) for fact in facts)
    high = kit.px(30) + _labels_height(kit, facts, wide) + lines * kit.type.leading("small") + 2 * kit.px(10)
    return min(high, box.h * 2 // 5)


def _labels_height(kit: Kit, facts: Sequence[Fact], wide: int) -> int:
    lines = max(len(kit.type.wrapped(fact.label, "small_bold", wide)) for fact in facts)
    return min(lines, 2) * kit.type.leading("small_bold")


def _compose_facts(canvas: Canvas, box: Rect, facts: Sequence[Fact]) -> None:
    kit = canvas.kit
    if not facts:
        return
    canvas.rounded(box, 8, PAPER_0)
    wide = _fact_width(kit, facts, box)
    for number, fact in enumerate(facts):
        x = box.x + box.w * number // len(facts) + kit.px(6)
        y = box.y + kit.px(10)
        canvas.icon(fact.icon, Rect(x, y, wide, kit.px(28)), INK_2, 26)
        label = Rect(x, y + kit.px(30), wide, _labels_height(kit, facts, wide))
        canvas.words(fact.label, "small_bold", INK, label, align="center", valign="middle", fit=True)
        words = Rect(x, label.bottom, wide, box.bottom - kit.px(10) - label.bottom)
        canvas.words(fact.words, "small", INK_2, words, align="center", fit=True)


def compose_forces(canvas: Canvas, rect: Rect, presenter: Presenter, world: Any) -> None:
    kit, own = canvas.kit, f"{presenter.game.info.prefix.lower()}-brief-forces"
    label = kit.say(own if kit.texts.has(own) else "new_game-forces")
    inner = panel(canvas, rect, label=label, name="forces")
    presenter.compose_forces(canvas, inner, world)
