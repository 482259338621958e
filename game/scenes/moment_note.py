"""A moment that decided a match, in words, and the note about it in the replay opened there.

Its words are chosen when it is drawn, so that a change of language in the replay changes them too.
"""

from collections.abc import Callable
from typing import NamedTuple

from pygame import Rect

from game.bots.moments import TurningPoint
from game.i18n import captions
from game.i18n.player_names import player_name
from game.presenters.contract.presenter import Presenter
from game.rules.core.values import Intent
from game.scenes.table.coaching import reason_words
from game.session.match import Match
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import BRASS_D, GO_D, INK, INK_3, Colour
from game.view.widgets.panels import paper

WIDE = 620
PAD = 16
ICON = 28


class MomentWords(NamedTuple):
    """Whose decision it was, what was done, how the chances turned, what the coach would have done
    and why.
    """

    head: str
    deed: str
    swing: str
    coach: str


class MomentNote(NamedTuple):
    """The note on the board of a replay while the replay is at one step."""

    place: int
    words: Callable[[Kit], MomentWords]


def note_of(presenter: Presenter, match: Match, moment: TurningPoint) -> MomentNote:
    return MomentNote(moment.place, lambda kit: words_of(kit, presenter, match, moment))


def words_of(kit: Kit, presenter: Presenter, match: Match, moment: TurningPoint) -> MomentWords:
    names = presenter.game.name_overrides(match.state.world)

    def label(intent: Intent) -> str:
        return captions.label(kit.texts, presenter.game, intent, name_overrides=names)

    before = match.first_state if moment.place == 0 else match.steps[moment.place - 1].state
    head = kit.say(
        "moments-round",
        round=presenter.game.round(before.world),
        name=player_name(kit.texts, match.names, moment.deed.seat),
    )
    swing = kit.say(
        "moments-swing",
        name=player_name(kit.texts, match.names, moment.whose),
        before=kit.say("moments-percent", count=round(100 * moment.before)),
        after=kit.say("moments-percent", count=round(100 * moment.after)),
    )
    advice = moment.advice
    if advice is None:
        coach = kit.say("moments-chance")
    elif advice.intent == moment.deed.intent or moment.deed.intent == advice.equal:
        coach = kit.say("moments-same")
    elif advice.reasons:
        why = ", ".join(reason_words(kit, match.game.info.id, one.name) for one in advice.reasons)
        coach = kit.say("moments-better_why", what=label(advice.intent), why=why)
    else:
        coach = kit.say("moments-better", what=label(advice.intent))
    return MomentWords(head, label(moment.deed.intent), swing, coach)


def compose_moment_note(canvas: Canvas, board: Rect, note: MomentNote) -> Rect:
    """Draw it at the top of the board, because a replay shows its steps at the foot. Returns its box."""
    kit = canvas.kit
    pad, icon = kit.px(PAD), kit.px(ICON)
    wide = min(board.w - 2 * kit.px(20), kit.px(WIDE))
    words = note.words(kit)
    parts: tuple[tuple[str, str, Colour], ...] = (
        (words.head, "small", INK_3),
        (words.deed, "body_bold", INK),
        (words.swing, "body", INK),
        (words.coach, "body", GO_D),
    )
    inner = wide - 2 * pad - icon - kit.px(10)
    heights = [
        len(kit.type.wrapped(text, style, inner)) * kit.type.leading(style) for text, style, _ in parts
    ]
    rect = Rect(
        board.centerx - wide // 2,
        board.y + kit.px(14),
        wide,
        min(sum(heights) + 2 * pad, board.h - kit.px(28)),
    )
    paper(canvas, rect, texture="texture_paper", shadow="s4")
    canvas.zone("moment", rect, "slip")
    canvas.icon("lightbulb_on_outline", Rect(rect.x + pad, rect.y + pad, icon, icon), BRASS_D, 26)
    y = rect.y + pad
    for (text, style, colour), high in zip(parts, heights, strict=True):
        box = Rect(rect.x + pad + icon + kit.px(10), y, inner, max(1, min(high, rect.bottom - y)))
        canvas.words(text, style, colour, box, fit=True)
        y += high
    return rect
