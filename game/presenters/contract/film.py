"""How events are shown as a film: tables of each game cut a film into beats.

A beat is one moment of the film: the event that leads it, and the events that show together with it. Events
keep the order of the rules, so dice come before the results they decide. Each event with a moment of its own
leads its own beat, and during a beat the view right after it is drawn.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, NamedTuple

from pygame import Rect

from game.i18n import captions
from game.rules.core.game import Game
from game.rules.core.state import State
from game.rules.core.values import Event
from game.session.film import Shot
from game.view.canvas import Canvas
from game.view.handles import Handle
from game.view.kit import Kit
from game.view.theme import SeatColours

Tone = Literal["plain", "good", "bad"]
"""The tone for the seat that acted: good is brass, bad is red."""


FilmCover = Literal["", "foot", "whole"]
"""How much of the thing a beat is about lies under the panel: nothing, its foot, or all of it."""


class BeatRule(NamedTuple):
    """How one kind of event is shown. With `ms` 0 it has no beat of its own and shows with the beat before
    it.
    """

    ms: float = 0.0
    """How long its moment lasts. If a motion in it takes longer, the moment lasts as long as that motion."""
    focus: tuple[Handle, ...] | Callable[[Any], tuple[Handle, ...]] = ()
    """Where it happens: handles, or a function of the event that finds them. The first one drawn counts."""
    mark: str | Callable[[Any], str] = ""
    """The letters that rise at that place: `-1`, or the id of a message (`film-pinned`)."""
    tone: Tone = "plain"
    cue: str = ""
    """The name of its sound; empty for none."""
    says: bool = True
    """Whether its sentence is shown while it lasts."""
    shows: Callable[[Any], bool] = lambda _event: True
    """Which events of this kind have a moment; the others are quiet."""
    joins: frozenset[type[Event]] = frozenset()
    """It joins the beat of an event of these kinds right before it: cards drawn in a row, a cost paid at
    once.
    """
    put: frozenset[type[Event]] = frozenset()
    """The same, only if the viewer has just put a piece down: the piece must not jump back to where it was.
    """
    falls: bool = False
    """The piece at `focus` topples and is gone."""
    wins: bool = False
    """It may win points: the score counts them when they have flown there, not before."""
    is_alone: bool = False
    """Nothing joins its beat, not even quiet events: for dice, which decide what comes next."""
    opens: bool = False
    """A quiet event that joins the beat after it instead of the one before: the end of something finished."""
    ends: bool = False
    """It ends the procedure under way; until then the phase bar shows that procedure."""

    def focus_of(self, event: Event) -> tuple[Handle, ...]:
        return self.focus(event) if callable(self.focus) else self.focus

    def mark_of(self, event: Event) -> str:
        return self.mark(event) if callable(self.mark) else self.mark


class Beat(NamedTuple):
    """One moment of the film: the event that leads it, and all events that show together with it.

    It has at least one shot. Shots are redacted for the viewers of the film, and the last one has the view
    that is drawn during the beat.
    """

    shots: tuple[Shot, ...]
    rule: BeatRule
    before: State[Any] | None = None
    """The view shown right before it; None if that is not known."""
    quiet: int = 0
    """How many shots stand before the leading one: quiet openings, or a step that begins quietly."""

    @property
    def leading(self) -> Shot:
        return self.shots[self.quiet]

    @property
    def event(self) -> Event:
        return self.leading.event

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(shot.event for shot in self.shots)

    @property
    def last(self) -> Shot:
        return self.shots[-1]


class FloatingMark(NamedTuple):
    """A few letters that rise where something happened."""

    at: tuple[Handle, ...]
    words: str
    tone: Tone
    colours: SeatColours | None = None
    """The colours of its owner, where things of several players stand together; None otherwise."""


class StagedCard(NamedTuple):
    """A card shown large for a moment."""

    draw: Callable[[Canvas, Rect], None]
    label: str
    glows: bool = False
    is_torn: bool = False
    """The card is lost: it is torn in two."""
    back: Callable[[Canvas, Rect], None] | None = None
    """Draws the back if the card lies face down at first and is turned up later; None if it is face up."""


class StagedDice(NamedTuple):
    """Dice that roll in the middle of the moment, and the number they need."""

    die: str
    faces: tuple[str, ...]
    good: tuple[bool, ...]
    needs: str
    icon: str = ""
    is_rolling: bool = True
    """Whether they roll at first; False for dice of an earlier beat, which lie as they fell."""


class PointFlight(NamedTuple):
    """A point that flies from where it was won to the score."""

    at: tuple[Handle, ...]
    words: str
    colours: SeatColours


class FireLine(NamedTuple):
    """A row of dots from the attacker to its target."""

    start: tuple[Handle, ...]
    end: tuple[Handle, ...]
    """The target: the first of these handles that is drawn."""
    colours: SeatColours
    """The colours of the attacker."""
    grows: bool = True
    """Whether it grows during this moment; False for a line of an earlier beat, which is drawn whole."""


class Staging(NamedTuple):
    """What is drawn over the table while a beat lasts."""

    at: tuple[Handle, ...] = ()
    """What the beat is about. The panel stands beside the first of these that is drawn, else in the middle.
    """
    covers: FilmCover = ""
    """How much of that thing the panel covers, because what is drawn there already shows the result."""
    words: str = ""
    marks: tuple[FloatingMark, ...] = ()
    aims: tuple[tuple[Handle, ...], ...] = ()
    """The targets: a crosshair closes in on the first drawn handle of each group."""
    fire: FireLine | None = None
    falls: tuple[tuple[Handle, ...], ...] = ()
    """The things that topple: of each group the first handle that was drawn before."""
    points: tuple[PointFlight, ...] = ()
    cards: tuple[StagedCard, ...] = ()
    waits: bool = False
    """The table shows the view before this beat until the cards are turned up, because it would show what
    they are.
    """
    dice: StagedDice | None = None
    verdict: str = ""
    tone: Tone = "plain"
    ribbon: str = ""
    """The ribbon across the board: a new round, whose turn it is, the end. Empty for none."""
    colours: SeatColours | None = None
    """The colours of the seat the ribbon is about; None if it is about nobody."""

    @property
    def is_quiet(self) -> bool:
        """Whether nothing is drawn over the table."""
        moves = (self.marks, self.aims, self.fire, self.falls, self.points)
        return not any((*moves, self.words, self.cards, self.dice, self.verdict, self.ribbon))


FilmRules = Mapping[type[Event], BeatRule]
Stager = Callable[[Kit, Any, Any, Staging], Staging]
"""Adds to the staging of one kind of event, given the `ViewContext`, the event, and the staging from the
tables.
"""

QUIET = BeatRule(says=False)
"""The rule of events that no table names: they show with the beat before them."""


def rule_of(event: Event, rules: FilmRules) -> BeatRule:
    """How an event is shown."""
    rule = rules.get(type(event), QUIET)
    return rule if rule.shows(event) else QUIET


def cut(
    shots: Iterable[Shot], rules: FilmRules, before: State[Any] | None = None, *, is_put: bool = False
) -> tuple[Beat, ...]:
    """Cut a film into beats: every shot belongs to exactly one of them, in order.

    `before` is the view shown before the first beat. `is_put`: the film shows what the viewer did by putting
    a piece down.
    """
    beats: list[Beat] = []
    opening: tuple[Shot, ...] = ()
    """Quiet shots that join the next beat."""
    last: type[Event] | None = None
    """The kind of the event that had the last moment, its own or a shared one."""
    for shot in shots:
        rule = rule_of(shot.event, rules)
        if beats and (rule.opens or (opening and not rule.ms)):
            opening += (shot,)
            continue
        if rule.is_alone:
            _add(beats, opening)
            opening = ()
        begins = rule.ms > 0.0 and last not in rule.joins
        begins = begins and not (is_put and last in rule.put)
        if begins and _waits_for(beats, shot) and not rule.is_alone:
            first = beats[0].shots
            beats[0] = Beat((*first, shot), rule, before, len(first))
        elif begins or not beats or beats[-1].rule.is_alone:
            shown_before = beats[-1].last.view if beats else before
            beats.append(Beat((*opening, shot), rule, shown_before, len(opening)))
            opening = ()
        else:
            _add(beats, (*opening, shot))
            opening = ()
        if rule.ms:
            last = type(shot.event)
    _add(beats, opening)
    return tuple(beats)


def _add(beats: list[Beat], shots: tuple[Shot, ...]) -> None:
    """Add these shots to the last beat."""
    if shots:
        beats[-1] = beats[-1]._replace(shots=(*beats[-1].shots, *shots))


def _waits_for(beats: list[Beat], shot: Shot) -> bool:
    """Whether only quiet events of the same step came before: alone they would flash by too quickly."""
    return len(beats) == 1 and not beats[0].rule.ms and beats[0].last.step == shot.step


def staged(kit: Kit, game: Game[Any], beat: Beat, rules: FilmRules) -> Staging:
    """The staging of a beat as the tables alone give it: its sentence, its place, and its mark."""
    names = game.names_now(beat.last.view.world)
    marks = tuple(
        FloatingMark(rule.focus_of(shot.event), _mark_words(kit, words), rule.tone)
        for shot in beat.shots
        if (rule := rule_of(shot.event, rules)) and (words := rule.mark_of(shot.event))
    )
    return Staging(
        at=beat.rule.focus_of(beat.event),
        words=captions.caption(kit.texts, game, beat.event, names) if beat.rule.says else "",
        marks=marks,
        falls=falling(beat, rules),
    )


def falling(beat: Beat, rules: FilmRules) -> tuple[tuple[Handle, ...], ...]:
    """The things that topple in a beat, each as the handles under which it may be drawn."""
    told = ((rule_of(event, rules), event) for event in beat.events)
    return tuple(rule.focus_of(event) for rule, event in told if rule.falls)


def _mark_words(kit: Kit, words: str) -> str:
    return kit.say(words) if words.startswith("film-") else words
