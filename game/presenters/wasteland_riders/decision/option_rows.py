"""Rows to choose from: one of several options of a text, or the skill for a test.

The row of an option shows what it would bring; the row of a skill shows its dice and odds.
"""

from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from game.i18n.captions import explain, label
from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.cards.card_parts import device, fitting
from game.presenters.shared.chances import percent
from game.presenters.shared.lifting import Draw
from game.presenters.wasteland_riders.cards.faces import card_drawer
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.decision.panel import RIM, STRIP, open_panel
from game.presenters.wasteland_riders.marks import compose_marks, marks_of
from game.presenters.wasteland_riders.pictures_of import SKILL_ICONS
from game.presenters.wasteland_riders.players import title_of
from game.rules.core import engine
from game.rules.core.ids import CardId
from game.rules.wasteland_riders import GAME
from game.rules.wasteland_riders.content.tables import Effect
from game.rules.wasteland_riders.forecast import odds
from game.rules.wasteland_riders.intents.common import ChooseOption
from game.rules.wasteland_riders.skill_tests import WhichSkill
from game.rules.wasteland_riders.verbs.choices import Choosing, MayDo
from game.view.canvas import Canvas
from game.view.handles import Handle
from game.view.kit import Kit
from game.view.theme import CHALK, CHALK_2, CHALK_3, GO, GO_L

if TYPE_CHECKING:
    from game.rules.core.values import Refusal

SOURCES = ("luck", "wasteland", "gear", "vehicle", "contract", "action", "enemy")
"""What a text may be printed on, besides a knight's sheet."""
HIGHEST_ROW, GAP = 96, 8
CARD = (240, 335)
"""The size in the design of the card whose text gives the choice."""


class OptionRow(NamedTuple):
    """An option or a skill that can be chosen."""

    handle: Handle
    title: str
    words: str = ""
    """Its explanation, or why it cannot be chosen."""
    icon: str = ""
    chance: str = ""
    effects: tuple[Effect, ...] = ()
    is_open: bool = True


def is_active(ctx: ViewContext) -> bool:
    """Whether an option or a skill is to be chosen now."""
    return isinstance(engine.pending(ctx.view), Choosing | MayDo | WhichSkill)


def compose(canvas: Canvas, ctx: ViewContext, rect: Rect) -> None:
    """The panel: what it is about, its text, and the rows to choose from."""
    kit = canvas.kit
    title, text = about(kit, ctx)
    decision = engine.pending(ctx.view)
    assert isinstance(decision, Choosing | MayDo | WhichSkill)
    inner = open_panel(canvas, rect, title, title_of(kit, ctx, decision.seat))
    draw = None if isinstance(decision, WhichSkill) else card_drawer(ctx.view.world, CardId(decision.source))
    if draw is not None and not kit.metrics.is_compact:
        inner = _compose_card(canvas, inner, draw)
    elif text:
        most = Rect(inner.x, inner.y, inner.w, min(inner.h // 3, kit.px(120)))
        taken = canvas.words(text, "body", CHALK_2, most, fit=True) + kit.px(GAP)
        inner = Rect(inner.x, inner.y + taken, inner.w, inner.h - taken)
    found = rows(kit, ctx)
    gap = kit.px(GAP)
    high = min((inner.h + gap) // max(1, len(found)) - gap, max(kit.px(HIGHEST_ROW), _needed(kit)))
    for number, row in enumerate(found):
        _compose_row(canvas, Rect(inner.x, inner.y + number * (high + gap), inner.w, high), ctx, row)


def _compose_card(canvas: Canvas, inner: Rect, draw: Draw) -> Rect:
    """The card with the text, at the left; returns the area beside it."""
    kit = canvas.kit
    size = fitting(Rect(inner.x, inner.y, inner.w // 2, inner.h), device(kit, CARD))
    card = Rect(inner.x, inner.y + kit.px(4), size[0], min(size[1], inner.h - kit.px(4)))
    draw(canvas, card)
    left = card.right + kit.px(16)
    return Rect(left, inner.y + kit.px(4), inner.right - left, inner.h - kit.px(4))


def _needed(kit: Kit) -> int:
    """The height of a title with two lines below it."""
    return kit.type.leading("ui") + 2 * kit.type.leading("small") + kit.px(12)


# Heading of the choice


def about(kit: Kit, ctx: ViewContext) -> tuple[str, str]:
    """The name of the text or test that gives the choice, and its words."""
    decision = engine.pending(ctx.view)
    if isinstance(decision, WhichSkill):
        kind = kit.say(f"wr-kind-{decision.kind}")
        words = kit.say("wr-tip-which_skill", difficulty=decision.difficulty, needed=decision.needed)
        return kind[:1].upper() + kind[1:], words
    assert isinstance(decision, Choosing | MayDo)
    return source_words(kit, decision.source)


def source_words(kit: Kit, source: str) -> tuple[str, str]:
    """The name of a card, an action or an ability, and its text."""
    if kit.texts.has(f"wr-knight-{source}"):
        return kit.say(f"wr-knight-{source}.ability"), kit.say(f"wr-knight-{source}.text")
    for kind in SOURCES:
        name = f"wr-{kind}-{source}"
        if kit.texts.has(name):
            return kit.say(name), kit.say(f"{name}.text") if kit.texts.has(f"{name}.text") else ""
    return "", ""


# The rows


def rows(kit: Kit, ctx: ViewContext) -> tuple[OptionRow, ...]:
    decision = engine.pending(ctx.view)
    if isinstance(decision, WhichSkill):
        return _skills(kit, ctx, decision)
    assert isinstance(decision, Choosing | MayDo)
    options = decision.options if isinstance(decision, Choosing) else (decision.effects,)
    return tuple(_option(kit, ctx, decision, number, effects) for number, effects in enumerate(options))


def _option(
    kit: Kit, ctx: ViewContext, decision: Choosing | MayDo, number: int, effects: tuple[Effect, ...]
) -> OptionRow:
    intent = ChooseOption(number)
    title = label(kit.texts, GAME, intent, known={"source": decision.source})
    refusal: Refusal | None = decision.why_not(ctx.view.world, ctx.seat, intent)
    words = "" if refusal is None else explain(kit.texts, GAME, refusal)
    return OptionRow(at.OPTION(number), title, words, effects=effects, is_open=refusal is None)


def _skills(kit: Kit, ctx: ViewContext, decision: WhichSkill) -> tuple[OptionRow, ...]:
    found = []
    for number, skill in enumerate(decision.skills):
        chance = odds(
            ctx.view.world, decision.seat, decision.kind, (skill,), decision.difficulty, decision.needed
        )
        name = kit.say(f"wr-skill-{skill}")
        words = kit.say("wr-tip-skill_dice", dice=chance.dice, difficulty=decision.difficulty)
        found.append(
            OptionRow(
                at.OPTION(number),
                name[:1].upper() + name[1:],
                words,
                icon=SKILL_ICONS[skill],
                chance=percent(kit, chance),
            )
        )
    return tuple(found)


def _compose_row(canvas: Canvas, box: Rect, ctx: ViewContext, row: OptionRow) -> None:
    kit = canvas.kit
    canvas.rounded(box, 6, STRIP, GO if row.is_open else RIM, 2 if row.is_open else 1)
    inner = box.inflate(-2 * kit.px(12), -kit.px(8))
    if row.icon:
        side = min(inner.h, kit.px(40))
        canvas.icon(row.icon, Rect(inner.x, inner.y, side, inner.h), CHALK, side * 0.8 / kit.metrics.unit)
        inner = Rect(inner.x + side + kit.px(10), inner.y, inner.w - side - kit.px(10), inner.h)
    right = _compose_end(canvas, inner, ctx, row)
    words = Rect(inner.x, inner.y, inner.w - right, inner.h)
    line = min(kit.type.leading("ui_large"), words.h if not row.words else words.h // 2)
    top = words.y if row.words else words.y + (words.h - line) // 2
    colour = CHALK if row.is_open else CHALK_3
    canvas.words(row.title, "ui_large", colour, Rect(words.x, top, words.w, line), fit=True)
    if row.words:
        rest = Rect(words.x, words.y + line, words.w, words.h - line)
        canvas.words(row.words, "small", CHALK_2 if row.is_open else CHALK_3, rest, fit=True)
    canvas.hit_area(row.handle, box, "decision", radius=6, is_piece=True)


def _compose_end(canvas: Canvas, inner: Rect, ctx: ViewContext, row: OptionRow) -> int:
    """The odds at the right, or what an option brings as icons; returns the width used."""
    kit = canvas.kit
    if row.chance:
        wide = min(inner.w // 3, kit.type.width(row.chance, "num_l") + kit.px(4))
        canvas.text(
            row.chance, "num_l", GO_L, Rect(inner.right - wide, inner.y, wide, inner.h), align="right"
        )
        return wide + kit.px(8)
    found = marks_of(ctx.view.world, row.effects)
    if not found:
        return 0
    high = min(inner.h, kit.type.leading("ui"))
    box = Rect(inner.right - inner.w // 4, inner.y + (inner.h - high) // 2, inner.w // 4, high)
    taken = compose_marks(canvas, box, ctx.view.world, found, CHALK, align="right")
    return taken + kit.px(8)


def describe(kit: Kit, ctx: ViewContext, number: int) -> str:
    """The tip of a row; empty if there is no such row."""
    if not is_active(ctx):
        return ""
    found = rows(kit, ctx)
    if number >= len(found):
        return ""
    row = found[number]
    return "\n".join(part for part in (row.title, row.words, row.chance) if part)
