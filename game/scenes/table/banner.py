"""The banner of a film: the portrait and name of who plays, and what is being done."""

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
"""The height of the portrait as a factor of the banner's; it rises above its edge."""


class Doing(NamedTuple):
    """Whose beat it is, and the log line that describes it."""

    seat: Seat | None = None
    line: LogLine | None = None


class Banner(NamedTuple):
    """The content of the banner for one beat."""

    portrait: str
    colours: SeatColours
    who: str
    words: str


def doings(presenter: Presenter, beats: Sequence[Beat]) -> tuple[Doing, ...]:
    """The seat and log line of each beat.

    All beats of a step belong to the seat that decided it, if the step begins with an event of that seat: the
    results of an attack belong to the attacker. If the step only let play continue, each beat belongs to the
    seat its log line names. The same holds for the set-up and after a log heading, such as a new round. A
    beat whose line names no seat there belongs to nobody. Dice have no line: the line shown with them stays
    until they lie.
    """
    found: list[Doing] = []
    for _, together in groupby(beats, key=lambda beat: beat.shots[0].step):
        step = tuple(together)
        decider = step[0].shots[0].seat
        # Of the set-up only the leading events count: the quiet ones before may be about another seat.
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
    """A screen that shows films and knows the players' names."""

    presenter: Presenter
    tabletop: Tabletop

    @property
    def kit(self) -> Kit: ...

    @property
    def view(self) -> State[Any] | None: ...


def banner_of(screen: Shown, doing: Doing | None) -> Banner | None:
    """The banner of a beat; None if it belongs to nobody."""
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
    """The banner of a bot that is to move."""
    assert screen.view is not None
    kit, presenter, world = screen.kit, screen.presenter, screen.view.world
    colours = presenter.seat_colours(kit, world, seat)
    return Banner(presenter.portrait(world, seat), colours, screen.tabletop.title(kit, world, seat), words)


def portrait_of(kit: Kit, rect: Rect) -> Rect:
    """The rectangle of a banner's portrait, which rises above its upper edge."""
    side = round(rect.h * PORTRAIT)
    return Rect(rect.x + kit.px(8), rect.bottom - side - kit.px(3), side, side)


def compose_banner(canvas: Canvas, rect: Rect, banner: Banner, choices: Sequence[PromptButton] = ()) -> None:
    """Compose a banner in the colours of the seat, with the portrait at its left."""
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
