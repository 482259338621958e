"""How events are shown happening: a film is cut into beats by tables of each game.

A beat is one moment of the film: an event that leads it, and events that show together with it. Order is
always that of the rules, so dice come before what they decide: whatever has a moment of its own stands in
its own beat, and the view that is drawn is the one right after it.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, NamedTuple

from pygame import Rect

from game.i18n import captions
from game.presenters.contract.offers import Handle
from game.rules.core.game import Game
from game.rules.core.values import Event
from game.session.film import Shot
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import SeatColours

Tone = Literal["plain", "good", "bad"]
"""For whoever did it: good is brass, bad is red."""


class BeatRule(NamedTuple):
    """How one kind of event is shown. Without a length it shows together with the beat before it."""

    ms: float = 0.0
    """How long its moment lasts; what moves may take longer, and then the moment lasts as long."""
    focus: Callable[[Any], tuple[Handle, ...]] = lambda event: ()
    """Where it happens, the first of these that is drawn."""
    mark: Callable[[Any], str] = lambda event: ""
    """What rises at that place: `-1`, or the id of a message (`film-pinned`)."""
    tone: Tone = "plain"
    cue: str = ""
    """The sound."""
    says: bool = True
    """Whether its sentence is told while it lasts."""
    shows: Callable[[Any], bool] = lambda event: True
    """Which events of the kind have this moment; the others are quiet."""
    joins: frozenset[type[Event]] = frozenset()
    """Right after one of these it shows together with it: cards drawn in a row, what is paid at once."""
    is_alone: bool = False
    """Nothing shows together with it, not even what is quiet: dice, which decide whatever comes next."""


class Beat(NamedTuple):
    """One moment: the event that leads it, then all that shows together with it."""

    shots: tuple[Shot, ...]
    rule: BeatRule

    @property
    def event(self) -> Event:
        return self.shots[0].event

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


class StagedCard(NamedTuple):
    """A card shown large for a moment."""

    draw: Callable[[Canvas, Rect], None]
    label: str
    glows: bool = False
    is_torn: bool = False
    """It is lost: it is torn in two."""


class StagedDice(NamedTuple):
    """Dice that roll in the middle of the moment, with what is needed."""

    die: str
    faces: tuple[str, ...]
    good: tuple[bool, ...]
    needs: str
    icon: str = ""
    is_rolling: bool = True
    """They roll at first; those of a beat before lie as they fell."""


class Staging(NamedTuple):
    """What is drawn over the table while a beat lasts."""

    at: tuple[Handle, ...] = ()
    """What it is about; the panel stands beside the first of these that is drawn, else in the middle."""
    covers: bool = False
    """The panel lies over it instead, for what is drawn there tells already how it came out."""
    words: str = ""
    marks: tuple[FloatingMark, ...] = ()
    cards: tuple[StagedCard, ...] = ()
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
        return not (self.words or self.marks or self.cards or self.dice or self.verdict or self.ribbon)


FilmRules = Mapping[type[Event], BeatRule]

QUIET = BeatRule(says=False)
"""Of events that no table names: they show with whatever came before."""


def rule_of(event: Event, rules: FilmRules) -> BeatRule:
    """How an event is shown."""
    rule = rules.get(type(event), QUIET)
    return rule if rule.shows(event) else QUIET


def cut(shots: Iterable[Shot], rules: FilmRules) -> tuple[Beat, ...]:
    """The beats of a film: every shot stands in exactly one of them, in order."""
    beats: list[Beat] = []
    last: type[Event] | None = None
    """The kind of event that had the last moment, its own or a shared one."""
    for shot in shots:
        rule = rule_of(shot.event, rules)
        begins = rule.ms > 0.0 and last not in rule.joins
        if begins or not beats or beats[-1].rule.is_alone:
            beats.append(Beat((shot,), rule))
        else:
            beats[-1] = Beat((*beats[-1].shots, shot), beats[-1].rule)
        if rule.ms:
            last = type(shot.event)
    return tuple(beats)


def staged(kit: Kit, game: Game[Any], beat: Beat, rules: FilmRules) -> Staging:
    """What the tables alone say of a beat: its sentence, where it is, and what rises there."""
    names = game.name_overrides(beat.last.view.world)
    marks = tuple(
        FloatingMark(rule.focus(shot.event), _mark_words(kit, words), rule.tone)
        for shot in beat.shots
        if (rule := rule_of(shot.event, rules)) and (words := rule.mark(shot.event))
    )
    return Staging(
        at=beat.rule.focus(beat.event),
        words=captions.caption(kit.texts, game, beat.event, names) if beat.rule.says else "",
        marks=marks,
    )


def _mark_words(kit: Kit, words: str) -> str:
    return kit.say(words) if words.startswith("film-") else words
