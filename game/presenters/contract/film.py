"""How events are shown happening: a film is cut into beats by tables of each game.

A beat is one moment of the film: an event that leads it, and events that show together with it. Order is
always that of the rules, so dice come before what they decide: whatever has a moment of its own stands in
its own beat, and the view that is drawn is the one right after it.
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
"""For whoever did it: good is brass, bad is red."""


FilmCover = Literal["", "foot", "whole"]
"""How much of what it is about lies under the panel: nothing, the foot of it, or all."""


class BeatRule(NamedTuple):
    """How one kind of event is shown. Without a length it shows together with the beat before it."""

    ms: float = 0.0
    """How long its moment lasts; what moves may take longer, and then the moment lasts as long."""
    focus: tuple[Handle, ...] | Callable[[Any], tuple[Handle, ...]] = ()
    """Where it happens, the first of these that is drawn: always the same, or found by the event."""
    mark: str | Callable[[Any], str] = ""
    """What rises at that place: `-1`, or the id of a message (`film-pinned`)."""
    tone: Tone = "plain"
    cue: str = ""
    """The sound."""
    says: bool = True
    """Whether its sentence is told while it lasts."""
    shows: Callable[[Any], bool] = lambda _event: True
    """Which events of the kind have this moment; the others are quiet."""
    joins: frozenset[type[Event]] = frozenset()
    """Right after one of these it shows together with it: cards drawn in a row, what is paid at once."""
    put: frozenset[type[Event]] = frozenset()
    """The same where whoever looks has just put something down: it does not go back to where it was first."""
    falls: bool = False
    """What stood there topples, and is gone."""
    wins: bool = False
    """Points may be won by it, or are: the score counts them when they have flown there, not before."""
    is_alone: bool = False
    """Nothing shows together with it, not even what is quiet: dice, which decide whatever comes next."""
    opens: bool = False
    """Quiet, and shows together with the moment after it, not the one before: the end of what is over."""
    ends: bool = False
    """Whatever was under way is over: until then the bar of phases tells of it."""

    def focus_of(self, event: Event) -> tuple[Handle, ...]:
        return self.focus(event) if callable(self.focus) else self.focus

    def mark_of(self, event: Event) -> str:
        return self.mark(event) if callable(self.mark) else self.mark


class Beat(NamedTuple):
    """One moment: the event that leads it, and all that shows together with it."""

    shots: tuple[Shot, ...]
    rule: BeatRule
    before: State[Any] | None = None
    """What was shown right before it; None where that is not known."""
    quiet: int = 0
    """So many shots stand before the one that leads it: what opens it, or a step that begins quietly."""

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
    """Whose it is, where things of several players stand together."""


class StagedCard(NamedTuple):
    """A card shown large for a moment."""

    draw: Callable[[Canvas, Rect], None]
    label: str
    glows: bool = False
    is_torn: bool = False
    """It is lost: it is torn in two."""
    back: Callable[[Canvas, Rect], None] | None = None
    """It lies like this at first, and is then turned up."""


class StagedDice(NamedTuple):
    """Dice that roll in the middle of the moment, with what is needed."""

    die: str
    faces: tuple[str, ...]
    good: tuple[bool, ...]
    needs: str
    icon: str = ""
    is_rolling: bool = True
    """They roll at first; those of a beat before lie as they fell."""


class PointFlight(NamedTuple):
    """A point that flies from where it was won to the score."""

    at: tuple[Handle, ...]
    words: str
    colours: SeatColours


class FireLine(NamedTuple):
    """A row of dots from whoever shoots to what is shot at."""

    start: tuple[Handle, ...]
    end: tuple[Handle, ...]
    """The first of each that is drawn."""
    colours: SeatColours
    """Of whoever shoots."""
    grows: bool = True
    """It reaches its end in the first part of the moment; that of a beat before is there from the start."""


class Staging(NamedTuple):
    """What is drawn over the table while a beat lasts."""

    at: tuple[Handle, ...] = ()
    """What it is about; the panel stands beside the first of these that is drawn, else in the middle."""
    covers: FilmCover = ""
    """The panel lies over it instead, for what is drawn there tells already how it came out."""
    words: str = ""
    marks: tuple[FloatingMark, ...] = ()
    aims: tuple[tuple[Handle, ...], ...] = ()
    """What is shot at: a crosshair closes in on the first of each that is drawn."""
    fire: FireLine | None = None
    falls: tuple[tuple[Handle, ...], ...] = ()
    """What topples: the first of each that was drawn before."""
    points: tuple[PointFlight, ...] = ()
    cards: tuple[StagedCard, ...] = ()
    waits: bool = False
    """The table shows what was before until the cards are turned up, for it tells already what they are."""
    dice: StagedDice | None = None
    verdict: str = ""
    tone: Tone = "plain"
    ribbon: str = ""
    """Across the board: a new round, whose turn it is, the end."""
    colours: SeatColours | None = None
    """Of whoever the ribbon is about."""

    @property
    def is_quiet(self) -> bool:
        """Whether nothing is drawn over the table."""
        moves = (self.marks, self.aims, self.fire, self.falls, self.points)
        return not any((*moves, self.words, self.cards, self.dice, self.verdict, self.ribbon))


FilmRules = Mapping[type[Event], BeatRule]
Stager = Callable[[Kit, Any, Any, Staging], Staging]
"""Of one kind of event, by what is looked at (a `ViewContext`), the event, and what the tables alone say."""

QUIET = BeatRule(says=False)
"""Of events that no table names: they show with whatever came before."""


def rule_of(event: Event, rules: FilmRules) -> BeatRule:
    """How an event is shown."""
    rule = rules.get(type(event), QUIET)
    return rule if rule.shows(event) else QUIET


def cut(
    shots: Iterable[Shot], rules: FilmRules, before: State[Any] | None = None, *, is_put: bool = False
) -> tuple[Beat, ...]:
    """The beats of a film: every shot stands in exactly one of them, in order. First `before` was shown.

    `is_put`: it shows what whoever looks did by putting something down.
    """
    beats: list[Beat] = []
    opening: tuple[Shot, ...] = ()
    """What shows together with the next moment."""
    last: type[Event] | None = None
    """The kind of event that had the last moment, its own or a shared one."""
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
    """Have these show together with the last beat."""
    if shots:
        beats[-1] = beats[-1]._replace(shots=(*beats[-1].shots, *shots))


def _waits_for(beats: list[Beat], shot: Shot) -> bool:
    """Whether only quiet events of the same step came before: alone they would flash by, half a deed."""
    return len(beats) == 1 and not beats[0].rule.ms and beats[0].last.step == shot.step


def staged(kit: Kit, game: Game[Any], beat: Beat, rules: FilmRules) -> Staging:
    """What the tables alone say of a beat: its sentence, where it is, and what rises there."""
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
    """What topples in a beat, each by the names it may be drawn under."""
    told = ((rule_of(event, rules), event) for event in beat.events)
    return tuple(rule.focus_of(event) for rule, event in told if rule.falls)


def _mark_words(kit: Kit, words: str) -> str:
    return kit.say(words) if words.startswith("film-") else words
