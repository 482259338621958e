"""What the mentor says now: the words of a step, or an answer to the learner's last attempt."""

from typing import TYPE_CHECKING, Literal, NamedTuple

from game.i18n import captions
from game.presenters.shared.chances import percent
from game.scenes.table.commands import DO
from game.scenes.table.summary import chosen, grouped, telling

if TYPE_CHECKING:
    from game.lessons.run import Judgement, LessonRun
    from game.presenters.contract.offers import Offers
    from game.rules.core.odds import Preview
    from game.rules.core.values import Intent
    from game.scenes.lessons.screen import LessonScreen
    from game.scenes.table.screen import TableScreen
    from game.view.handles import Handle

NOTHING: "frozenset[Handle]" = frozenset()
CardTone = Literal["step", "reply", "aside"]
MOST_TOLD = 2
"""At most this many lines about what has happened; the log has the rest."""


class Saying(NamedTuple):
    """The words on the card."""

    tone: CardTone
    words: str
    do: str = ""
    """What to do; empty if nothing is asked."""
    told: tuple[str, ...] = ()
    """What an action that will be taken back has led to."""


def ways_to(offers: "Offers", intent: "Intent") -> "list[tuple[Handle | None, Handle]]":
    """The gestures of an intent as (source, target); source None is a click. Empty for a button.

    Gestures shared with other intents are left out if there are better ones.
    """
    found: list[tuple[Handle | None, Handle, tuple[Intent, ...]]]
    found = [(None, target, ones) for target, ones in offers.direct.items() if intent in ones]
    for source in sorted(offers.sources):
        found += [(source, target, ones) for target, ones in offers.targets(source).items() if intent in ones]
    plain = [one for one in found if one[2] == (intent,)]
    return [(source, target) for source, target, _ in plain or found]


def lit_ways(
    screen: "TableScreen", intent: "Intent", shown: "frozenset[Handle]" = NOTHING
) -> "frozenset[Handle]":
    """The things of the gestures of an intent, with what is `shown` anyway; with a piece held only its
    targets.
    """
    offers, source = screen.offers, screen.held_piece.source
    ways = ways_to(offers, intent)
    if source is not None and (goes := {target for held, target in ways if held == source}):
        return frozenset(goes)
    if intent in offers.buttons:
        shown |= {DO(offers.buttons.index(intent) + 1)}
    return shown | {handle for way in ways for handle in way if handle}


class Teaching:
    """Keeps the last attempt; everything else follows from the run."""

    def __init__(self, screen: "LessonScreen", run: "LessonRun") -> None:
        self._screen = screen
        self.run = run
        self._tried: Judgement | None = None
        """The judgement of the last attempt that did not advance the lesson; None if there is none."""
        self._odds: Preview | None = None
        self._wanted: Intent | None = None
        """The intent that was asked for when something else was done; None if there is none."""
        self._since = 0
        """The length of the match before the steps that are being told."""
        self._at = (0, 0)

    def follow(self) -> None:
        """Called at another step or part of one: forget the last attempt."""
        at = (self.run.place, self.run.part)
        if at != self._at:
            self._at, self._tried = at, None

    def note(self, verdict: "Judgement", intent: "Intent") -> None:
        """Keep an attempt that did not advance the lesson."""
        self._at, self._tried = (self.run.place, self.run.part), verdict
        if verdict.is_played:
            self._since, self._wanted = self.run.table.length, self.run.wanted
            self._odds = self.run.table.preview(intent)

    @property
    def is_good(self) -> bool:
        """Whether the aside is as good as the answer."""
        return self._tried is None or self._tried.kind == "fits"

    def forget(self) -> None:
        self._tried = None

    # Words

    def saying(self) -> Saying | None:
        """The words on the card; None once the lesson is over."""
        run, say = self.run, self._screen.say
        if run.is_over:
            return None
        message = run.lesson.message_of(run.step)
        do = say(f"{message}.do") if run.step.is_own else ""
        if run.is_aside:
            return self._aside()
        if self._tried is not None and not self._tried.is_played:
            words = say(self._tried.say or f"lesson-{self._tried.kind}")
            return Saying("reply", words, do)
        return Saying("step", say(message), do)

    def _aside(self) -> Saying:
        tried, say = self._tried, self._screen.say
        if tried is None or self.is_good:
            what = self._worded(self._wanted) if self._wanted is not None else ""
            return Saying("aside", say("lesson-fits", what=what), "", self._told())
        return Saying("aside", say(tried.say or "lesson-aside"), "", self._told())

    def _worded(self, intent: "Intent") -> str:
        screen, names = self._screen, self._screen.viewing.names
        return captions.label(screen.kit.texts, screen.presenter.game, intent, name_overrides=names)

    def _told(self) -> tuple[str, ...]:
        """What the attempt led to, in the captions of the film, and how likely that was."""
        screen, presenter = self._screen, self._screen.presenter
        if screen.view is None:
            return ()
        steps = [
            step for step in screen.hot_seat.log() if screen.hot_seat.place_of(step.number) >= self._since
        ]
        lines = grouped(screen.kit, presenter, screen.view, telling(presenter, screen.view, steps))
        told = [one.words for one in chosen(lines, MOST_TOLD + 1)[0][-MOST_TOLD:]]
        if self._odds is not None:
            told.append(screen.say("lesson-chance", chance=percent(screen.kit, self._odds, exact=True)))
        return tuple(told)

    # What it speaks of

    def lit(self) -> "frozenset[Handle]":
        """The gestures of the wanted intent, with a piece held only its targets; and the things to
        look at.
        """
        screen, run = self._screen, self.run
        if run.is_over or run.is_aside or screen.projection.is_running:
            return frozenset()
        shown = frozenset(run.step.show)
        if not run.waits:
            return shown
        return lit_ways(screen, run.wanted, shown)
