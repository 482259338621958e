"""The coach: the first press of the bulb lights what can be done, the second asks what to do and why.

It thinks in the background with what the asking person may know. Its answer stays on the board until the
state changes; meanwhile no window passes by itself. Its proposal is lit through the offers, so it depends on
no game. At an open table it is silent: its advice would reveal what one seat holds.
"""

from typing import TYPE_CHECKING, Any, NamedTuple

from pygame import Rect

from game.bots.advice import Advice, advice_of, asked
from game.bots.registry import MINDS
from game.bots.thumbs import Thumb
from game.i18n import captions
from game.presenters.shared.chances import percent
from game.presenters.shared.controls.rule_links import RULE, short_rule
from game.scenes.table.bot_turns import slice_of
from game.scenes.table.recap import free_place
from game.session.thinking import Slices
from game.view.theme import BRASS_D, GO_D, INK, INK_2, INK_3
from game.view.widgets.panels import paper

if TYPE_CHECKING:
    from game.bots.search import Thought
    from game.rules.core.ids import Seat
    from game.rules.core.state import State
    from game.rules.core.values import Intent
    from game.scenes.table.screen import TableScreen
    from game.view.canvas import Canvas
    from game.view.handles import Handle
    from game.view.kit import Kit

WIDE = 560
LONGEST_MS = 1700
"""A thought not finished by then, on a busy machine, is shown as far as it has come."""
FAR_MORE = 20
"""When the note looks for its place, a thing it refers to counts as much as this many others."""
WINS_AND_SURVIVES = ("wins", "survives")


class Line(NamedTuple):
    """A line of the note: its words, its style and colour, and the rule it leads to."""

    words: str
    style: str
    colour: tuple[int, int, int]
    rule: str = ""


class Question(NamedTuple):
    """What the coach was asked, and by whom."""

    state: "State[Any]"
    seat: "Seat"
    legal: "tuple[Intent, ...]"

    def is_same(self, other: "Question | None") -> bool:
        return other is not None and other.state is self.state and (self.seat, self.legal) == other[1:]


class Coaching:
    """The coach of one table, and its note."""

    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen
        self._slices = Slices()
        self.is_open = False
        """Whether the coach was asked and its note is shown."""
        self._thought: Thought | None = None
        self._advice: Advice | None = None
        self._question: Question | None = None
        self._since = 0
        """The time at which it was asked."""

    @property
    def advice(self) -> Advice | None:
        """The advice on the note; None if there is none yet."""
        return self._advice if self.is_open else None

    @property
    def is_thinking(self) -> bool:
        return self.is_open and self._advice is None

    def press_bulb(self) -> None:
        """The first press lights what can be done, the second asks the coach, the third ends both."""
        screen = self._screen
        screen.stop_refusing()
        if not screen.hints:
            screen.hints = True
        elif self.is_open or not self._ask():
            screen.hints = False
            self.drop()
            screen.open_table.reset()
        screen.invalidate("marks", "top", "coach", "recap", "prompt")

    def drop(self) -> None:
        """Remove the note. Asking the same again brings it back and does not count as another hint."""
        self.is_open = False

    def follow(self) -> None:
        """Remove advice that was about another state."""
        if self._question is None or self._question.state is not self._screen.hot_seat.match.state:
            self.is_open = False
            self._thought = self._advice = self._question = None

    def _ask(self) -> bool:
        """Ask the coach; returns whether it can advise here. If not, a notice says why."""
        screen, hot_seat = self._screen, self._screen.hot_seat
        game, legal = screen.presenter.game, screen.viewing.legal
        if screen.view is None or not legal or hot_seat.bot_to_move() is not None:
            return False
        silence = ""
        if not hot_seat.match.has_coach:
            silence = "coach-off"
        elif game.info.id not in MINDS:
            silence = "coach-no_mind"
        elif hot_seat.is_open:
            silence = "coach-not_here"
        if silence:
            screen.host.notify(screen.say(silence))
            return False
        question = Question(hot_seat.match.state, screen.seat, legal)
        if not question.is_same(self._question):
            self._question, self._advice, self._since = question, None, screen.host.now
            self._thought = asked(game, screen.view, screen.seat, legal, hot_seat.length)
            hot_seat.take_hint(screen.seat)
            if self._thought.is_done:
                self._advice = advice_of(self._thought)
        self.is_open, screen.viewing.recap = True, []
        return True

    def work(self, spare: float) -> None:
        """Think for the rest of a frame."""
        if self._thought is None or not self.is_thinking:
            return
        is_moving = not self._screen.held_piece.drag.is_idle
        is_done = self._slices.go_on(self._thought, slice_of(spare, is_moving=is_moving))
        if is_done or self._screen.host.now - self._since >= LONGEST_MS:
            self._advice = advice_of(self._thought)
            self._screen.invalidate("marks", "coach", "prompt")

    def icon_for(self, intent: "Intent") -> str:
        """The icon on the button of the proposed intent; empty for other intents."""
        return "lightbulb_on_outline" if self.advice is not None and self.advice.intent == intent else ""

    @property
    def lit(self) -> "frozenset[Handle]":
        """The handles to pick up, drop on or click for the proposed intent."""
        if self.advice is None:
            return frozenset()
        return self._screen.offers.things_of(self.advice.intent)


def compose_advice(screen: "TableScreen", canvas: "Canvas") -> None:
    """Compose the note of the coach where it covers least of what it refers to."""
    coaching = screen.coaching
    if screen.view is None or not coaching.is_open or screen.projection.is_running:
        return
    kit, board = canvas.kit, screen.presenter.regions(canvas.kit.metrics)["board"]
    pad = kit.px(16)
    wide = min(board.w - 2 * kit.px(20), kit.px(WIDE))
    icon, inner_wide = kit.px(30), wide - 2 * pad - kit.px(30) - kit.px(10)
    lines = lines_of(kit, screen, coaching.advice)
    heights = [_height(kit, line, inner_wide) for line in lines]
    high = min(sum(heights) + 2 * pad, board.h - 2 * kit.px(14))
    lit, things = coaching.lit, []
    for area in screen.hit_areas():
        if area.handle in lit:
            things += [area.rect] * FAR_MORE
        elif area.handle in screen.offers.sources or area.handle in screen.offers.direct:
            things.append(area.rect)
    rect = free_place(board, (wide, high), kit.px(14), things)
    paper(canvas, rect, texture="texture_paper", shadow="s4")
    canvas.zone("coach", rect, "slip")
    canvas.icon("lightbulb_on_outline", Rect(rect.x + pad, rect.y + pad, icon, icon), BRASS_D, 26)
    y = rect.y + pad
    for line, tall in zip(lines, heights, strict=True):
        box = Rect(rect.x + pad + icon + kit.px(10), y, inner_wide, min(tall, rect.bottom - y))
        _compose_line(canvas, box, line)
        y += tall


def lines_of(kit: "Kit", screen: "TableScreen", advice: Advice | None) -> list[Line]:
    """The lines of the note, from the proposal to its reasons."""
    if advice is None:
        return [Line(kit.say("coach-thinks"), "body_bold", INK), Line(kit.say("coach-close"), "small", INK_3)]
    game = screen.presenter.game
    found = [
        Line(kit.say("coach-head"), "small", INK_3),
        Line(worded(screen, advice.intent), "body_bold", INK),
    ]
    if advice.over is None:
        found.append(_without_choice(kit, screen, advice.thumb))
    elif not advice.reasons:
        found.append(Line(kit.say("coach-all_told"), "body", INK_2))
    found += [
        Line("• " + reason_words(kit, game.info.id, one.name), "body", GO_D, one.rule)
        for one in advice.reasons
    ]
    odds = screen.hot_seat.preview(advice.intent)
    if odds is not None and screen.host.settings.show_odds:
        chance = percent(kit, odds, exact=True)
        found.append(Line(kit.say("coach-odds", chance=chance), "body_bold", INK))
    if advice.equal is not None:
        found.append(Line(kit.say("coach-equal", what=worded(screen, advice.equal)), "body", INK))
    if advice.over is not None and advice.over != advice.equal:
        found.append(Line(kit.say("coach-over", what=worded(screen, advice.over)), "small", INK_3))
    return found


def _without_choice(kit: "Kit", screen: "TableScreen", thumb: Thumb | None) -> Line:
    """The line that says why a decision needs no thinking."""
    if len(screen.viewing.legal) == 1:
        return Line(kit.say("coach-only"), "body", INK_2)
    if thumb is None:
        return Line(kit.say("coach-settled"), "body", INK_2)
    words = kit.say(f"thumb-{screen.presenter.game.info.id}-{thumb.name}")
    return Line("• " + words, "body", GO_D, thumb.rule)


def reason_words(kit: "Kit", game: str, name: str) -> str:
    """The name of a reason; reasons about the outcome are the same in every game."""
    return kit.say(f"worth-{'any' if name in WINS_AND_SURVIVES else game}-{name}")


def worded(screen: "TableScreen", intent: "Intent") -> str:
    """An intent in the words that the lists of the table use."""
    return captions.label(
        screen.kit.texts, screen.presenter.game, intent, name_overrides=screen.viewing.names
    )


def _height(kit: "Kit", line: Line, wide: int) -> int:
    room = wide - (kit.px(90) if line.rule else 0)
    return len(kit.type.wrapped(line.words, line.style, room)) * kit.type.leading(line.style) + kit.px(3)


def _compose_line(canvas: "Canvas", box: Rect, line: Line) -> None:
    kit = canvas.kit
    room = box.w - (kit.px(90) if line.rule else 0)
    canvas.words(line.words, line.style, line.colour, Rect(box.x, box.y, room, box.h), fit=True)
    if not line.rule:
        return
    label = short_rule(line.rule)
    cell = Rect(box.right - kit.px(88), box.y, kit.px(88), kit.type.leading("body"))
    placed = canvas.text(label, "small", BRASS_D, cell, align="right")
    spot = Rect(placed.x, cell.y, placed.w, cell.h)
    tip = kit.say("table-see_rule", rule=label)
    canvas.hit_area(RULE(line.rule, spot.x, spot.y), spot, "coach", tip=tip, radius=4)
