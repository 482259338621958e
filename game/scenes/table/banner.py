"""Who is playing while a film runs: a banner with the portrait, the name and what is being done."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, NamedTuple, Protocol

from pygame import Rect

from game.presenters.contract.film import Beat
from game.presenters.contract.presenter import LogLine, Presenter
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.scenes.table.bars import PromptButton, compose_choices
from game.scenes.table.tabletop import Tabletop
from game.session.history import VisibleStep
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import BRASS, CHALK, PAPER_0, PAPER_2, SeatColours

PORTRAIT = 1.35
"""How high the portrait is, as a part of the banner: it looks over its edge."""


class Doing(NamedTuple):
    """Whose beat it is, and the line of the log that tells it."""

    seat: Seat | None = None
    line: LogLine | None = None


class Banner(NamedTuple):
    """What it says of one beat."""

    portrait: str
    colours: SeatColours
    who: str
    words: str


def doings(presenter: Presenter, beats: Sequence[Beat]) -> tuple[Doing, ...]:
    """Of each beat, whose it is.

    All of a step is the doing of whoever decided it, if it begins with his doing: what comes of an attack
    belongs to it. A step by which somebody only lets things go on belongs, part by part, to those it names;
    so does the set-up and whatever follows a heading of the log, such as a new round that his step brought,
    and what names nobody there is nobody's.
    Dice bear no line: what is told with them stays until they lie.
    """
    found: list[Doing] = []
    for _, together in groupby(beats, key=lambda beat: beat.shots[0].step):
        step = tuple(together)
        decider = step[0].shots[0].seat
        # Of the set-up only what leads a beat is told: the quiet before it is about somebody else.
        lines = [_lines(presenter, beat, 0 if decider is not None else beat.quiet) for beat in step]
        named = [next((line.seat for line in told if line.seat is not None), None) for told in lines]
        is_deciders = next((seat for seat in named if seat is not None), None) == decider
        doing = Doing(decider if is_deciders else None)
        for beat, told, seat in zip(step, lines, named, strict=True):
            if any(line.is_heading for line in told):
                is_deciders, decider = False, None
            before = doing.seat if decider is not None else None
            doer = before if is_deciders or seat is None else seat
            doing = Doing(doer, told[0] if told and not beat.rule.is_alone else doing.line)
            found.append(doing)
    return tuple(found)


def _lines(presenter: Presenter, beat: Beat, first: int) -> tuple[LogLine, ...]:
    shot = beat.last
    step = VisibleStep(shot.step, shot.seat, beat.events[first:], None)
    return tuple(line for _, told in presenter.lines(shot.view, (step,)) for line in told)


class Shown(Protocol):
    """A screen that shows films, and knows how people are called."""

    presenter: Presenter
    tabletop: Tabletop

    @property
    def kit(self) -> Kit: ...

    @property
    def view(self) -> State[Any] | None: ...


def banner_of(screen: Shown, doing: Doing | None) -> Banner | None:
    """What is said of who plays; None where nobody is named."""
    if doing is None or doing.seat is None or screen.view is None:
        return None
    kit, presenter, world = screen.kit, screen.presenter, screen.view.world
    names, line = presenter.game.name_overrides(world), doing.line
    return Banner(
        portrait=presenter.portrait(world, doing.seat),
        colours=presenter.seat_colours(kit, world, doing.seat),
        who=screen.tabletop.title(kit, world, doing.seat),
        words=line.words(kit.texts, presenter.game, names) if line is not None else "",
    )


def banner_of_thinker(screen: Shown, seat: Seat, words: str) -> Banner:
    """What is said of a bot that is to move."""
    assert screen.view is not None
    kit, presenter, world = screen.kit, screen.presenter, screen.view.world
    colours = presenter.seat_colours(kit, world, seat)
    return Banner(presenter.portrait(world, seat), colours, screen.tabletop.title(kit, world, seat), words)


def portrait_of(kit: Kit, rect: Rect) -> Rect:
    """Where the portrait of a banner is: it looks over its upper edge."""
    side = round(rect.h * PORTRAIT)
    return Rect(rect.x + kit.px(8), rect.bottom - side - kit.px(3), side, side)


def compose_banner(canvas: Canvas, rect: Rect, banner: Banner, choices: Sequence[PromptButton] = ()) -> None:
    """In the colours of who plays; the portrait at its left stands out above it."""
    kit, colours = canvas.kit, banner.colours
    canvas.rounded(rect, 10, colours.dark, BRASS, 2, shadow="s3")
    canvas.zone("prompt", rect)
    inner = rect.inflate(-2 * kit.px(10), -2 * kit.px(6))
    right = compose_choices(canvas, inner, choices)
    disc = portrait_of(kit, rect)
    side = disc.w
    canvas.blit(kit.shapes.disc(side, colours.main, BRASS, kit.px(3)), disc.topleft)
    canvas.blit_in(kit.pictures.disc(banner.portrait, side - 2 * kit.px(6), PAPER_2, colours), disc)
    left = disc.right + kit.px(12)
    room = max(0, right - left - kit.px(12))
    wide = min(kit.type.width(banner.who, "ui_bold") + kit.px(2), room * 2 // 5)
    canvas.text(banner.who, "ui_bold", PAPER_0, Rect(left, inner.y, wide, inner.h))
    rest = Rect(left + wide + kit.px(16), inner.y, room - wide - kit.px(16), inner.h)
    canvas.words(banner.words, "body", CHALK, rest, valign="middle", fit=True)
