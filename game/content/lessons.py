"""Lessons as they are written: one small table each, with no code and no prose.

A lesson is a match, the learner's seat, and steps. A step says something; it may wait for an intent of the
learner, and it plays the intents written for the other seats. Each of these is a pattern: some fields of
an intent; every intent with these fields fits. Words are Fluent messages found by the ids.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from game.config.paths import PROJECT
from game.content.tables import read_entry
from game.rules.core.game import Game
from game.rules.core.ids import Seat
from game.rules.core.mistakes import BadContent, Mistake
from game.rules.core.reading import Reader
from game.rules.registry import GAMES

FOLDER = "assets/lessons"
Pattern = Mapping[str, Any]
"""Fields of an intent or event by name, with its kind as `do` or `event`; any value of a list fits."""
DO, EVENT, BY = "do", "event", "by"


class LessonMatch(msgspec.Struct, frozen=True):
    """The match of a lesson: as any match, and the intents played before the learner sees anything."""

    scenario: str
    seed: int
    seats: int = 2
    options: Mapping[str, str] = {}
    before: tuple[Pattern, ...] = ()
    """The intents played first, unseen, each with the seat it is done `by`."""


class Wrong(msgspec.Struct, frozen=True):
    """A likely wrong intent of the learner, and the attribute of the step's message that answers it."""

    when: Pattern
    say: str


class LessonPart(msgspec.Struct, frozen=True):
    """One intent of the learner: what fits, and further fields of the intent that is played."""

    wait: Pattern
    answer: Pattern = {}

    @property
    def wanted(self) -> Pattern:
        return {**self.wait, **self.answer}


class Free(msgspec.Struct, frozen=True):
    """The learner plays freely, and bots play the others, until an end condition is reached."""

    until: Literal["turn", "round", "over"]
    rounds: int = 1
    """For `round`: the number of rounds that must end."""
    event: Pattern = {}
    """An event that also ends it."""


class LessonStep(msgspec.Struct, frozen=True):
    """One step of a lesson. It only says something unless it has one of `wait`, `play` and `free`."""

    id: str
    rule: str = ""
    """The rule behind it; empty without one."""
    show: tuple[str, ...] = ()
    """Handles of things to look at only."""
    wait: Pattern = {}
    """What the learner must do: any legal intent that fits."""
    answer: Pattern = {}
    """Further fields of the intent that is played, whichever fitting intent the learner has chosen."""
    more: tuple[LessonPart, ...] = ()
    """For a step of several intents: those after the first, in order."""
    allow: Literal["only", "any"] = "only"
    """`only`: an intent that does not fit is refused with a word. `any`: it is played, commented on, and
    taken back."""
    wrong: tuple[Wrong, ...] = ()
    play: tuple[Pattern, ...] = ()
    """Intents played by themselves, each with the seat it is done `by`: at once, or after the learner's
    intent."""
    expect: tuple[Pattern, ...] = ()
    """Events that must happen in it, because its words, or those of the next step, mention them."""
    stops: tuple[str, ...] | None = None
    """The windows at which play stops from here on; all others pass. None: as before."""
    free: Free | None = None

    @property
    def is_own(self) -> bool:
        """Whether the learner acts in it."""
        return bool(self.wait) or self.free is not None

    @property
    def parts(self) -> tuple[LessonPart, ...]:
        """What the learner does in it, one part for each intent."""
        return (LessonPart(self.wait, self.answer), *self.more) if self.wait else ()


class Lesson(msgspec.Struct, frozen=True):
    """A lesson: a scripted match of one game, read from one file. It never changes while it is played; see
    `LessonRun`."""

    id: str
    number: int
    """Its place among the lessons of its game."""
    minutes: int
    mentor: str
    """The picture of the person who speaks."""
    match: LessonMatch
    step: tuple[LessonStep, ...]
    learner: Seat = Seat(0)
    game: str = ""
    after: str = ""
    """The scenario offered after it; empty for the recommended first one."""

    @property
    def key(self) -> str:
        """Its name among all lessons."""
        return f"{self.game}/{self.id}"

    @property
    def message(self) -> str:
        """The message of its name: title, `.about` and `.mentor`."""
        return f"{GAMES[self.game].info.prefix.lower()}-lesson-{self.id}"

    def message_of(self, step: LessonStep) -> str:
        return f"{self.message}-{step.id}"

    def place_of(self, step: str) -> int | None:
        return next((place for place, one in enumerate(self.step) if one.id == step), None)

    def words(self, say: Callable[[str], str], step: LessonStep) -> str:
        """All that a step says at once."""
        message = self.message_of(step)
        return f"{say(message)} {say(f'{message}.do')}" if step.is_own else say(message)

    def messages(self) -> Iterator[str]:
        """Every message it needs in every language."""
        yield self.message
        yield f"{self.message}.about"
        yield f"{self.message}.mentor"
        yield f"{self.message}.done"
        for step in self.step:
            yield self.message_of(step)
            if step.is_own:
                yield f"{self.message_of(step)}.do"
            yield from (f"{self.message_of(step)}.{one.say}" for one in step.wrong)


def lesson_keys(game: str, root: Path = PROJECT) -> tuple[str, ...]:
    """The names of the lessons of a game; no lesson is read for that."""
    return tuple(f"{game}/{path.stem}" for path in sorted((root / FOLDER / game).glob("*.toml")))


def file_of(game: str, name: str) -> str:
    return f"{FOLDER}/{game}/{name}.toml"


@lru_cache(maxsize=16)
def lessons_of(game: str, root: Path = PROJECT) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; raises `BadContent` with every mistake in them."""
    lessons, mistakes = find_lessons(game, root)
    if mistakes:
        raise BadContent(mistakes)
    return lessons


def find_lessons(game: str, root: Path = PROJECT) -> tuple[tuple[Lesson, ...], list[Mistake]]:
    """The lessons of a game that can be read, and what is wrong with the others."""
    mistakes: list[Mistake] = []
    found = []
    for path in sorted((root / FOLDER / game).glob("*.toml")):
        lesson = _read(game, path, root, mistakes)
        if lesson is not None:
            found.append(lesson)
    return tuple(sorted(found, key=lambda one: (one.number, one.id))), mistakes


def _read(game: str, path: Path, root: Path, mistakes: list[Mistake]) -> Lesson | None:
    file = file_of(game, path.stem)
    reader, told = Reader(file, mistakes), len(mistakes)
    lesson = read_entry(path, root, Lesson, reader)
    if lesson is None:
        return None
    if lesson.id != path.stem:
        reader.mistake("id", f"expected the name of the file, found {lesson.id!r}")
    if lesson.game not in ("", game):
        reader.mistake("game", f"expected nothing or {game!r}, found {lesson.game!r}")
    if not 0 <= lesson.learner < lesson.match.seats:
        reader.mistake("learner", f"expected a seat from 0 to {lesson.match.seats - 1}")
    _check_steps(reader, lesson)
    _check_patterns(reader, GAMES[game], lesson)
    return msgspec.structs.replace(lesson, game=game) if len(mistakes) == told else None


def _check_steps(reader: Reader, lesson: Lesson) -> None:
    if not lesson.step:
        reader.mistake("step", "expected at least one step")
    ids = [step.id for step in lesson.step]
    for place, step in enumerate(lesson.step):
        at = f"step[{place}]"
        if ids.index(step.id) != place:
            reader.mistake(
                f"{at}.id", f"expected only once, {step.id!r} is step {ids.index(step.id)} already"
            )
        if step.wait and step.free:
            reader.mistake(at, "expected one of wait and free, found both")
        if step.free and step.play:
            reader.mistake(f"{at}.play", "expected nothing: in free play the others are bots")
        if step.free and place != len(lesson.step) - 1:
            reader.mistake(f"{at}.free", "expected only in the last step")
        for name in ("answer", "more", "wrong"):
            if getattr(step, name) and not step.wait:
                reader.mistake(f"{at}.{name}", "expected only where the step waits for something")


def _check_patterns(reader: Reader, game: Game[Any], lesson: Lesson) -> None:
    seats = lesson.match.seats
    for place, one in enumerate(lesson.match.before):
        _check_play(reader, game, one, f"match.before[{place}]", seats)
    for place, step in enumerate(lesson.step):
        at = f"step[{place}]"
        for number, part in enumerate(step.parts):
            name = f"{at}.more[{number - 1}]." if number else f"{at}."
            check_pattern(reader, game.intents, DO, part.wait, f"{name}wait")
            check_pattern(reader, game.intents, DO, part.wanted, f"{name}answer")
        for number, wrong in enumerate(step.wrong):
            check_pattern(reader, game.intents, DO, wrong.when, f"{at}.wrong[{number}].when")
        for number, one in enumerate(step.play):
            _check_play(reader, game, one, f"{at}.play[{number}]", seats)
        for number, one in enumerate(step.expect):
            check_pattern(reader, game.events, EVENT, one, f"{at}.expect[{number}]")
        if step.free and step.free.event:
            check_pattern(reader, game.events, EVENT, step.free.event, f"{at}.free.event")


def _check_play(reader: Reader, game: Game[Any], play: Pattern, at: str, seats: int) -> None:
    seat = play.get(BY)
    if not isinstance(seat, int) or not 0 <= seat < seats:
        reader.mistake(f"{at}.{BY}", f"expected a seat from 0 to {seats - 1}")
    check_pattern(reader, game.intents, DO, intent_of(play), at)


def intent_of(play: Pattern) -> Pattern:
    return {name: value for name, value in play.items() if name != BY}


def check_pattern(
    reader: Reader, kinds: Iterable[type[msgspec.Struct]], key: str, pattern: Pattern, at: str
) -> None:
    """Report a pattern that names an unknown kind, or fields that this kind does not have."""
    known: dict[Any, type[msgspec.Struct]] = {str(kind.__struct_config__.tag): kind for kind in kinds}
    named = pattern.get(key)
    tags = named if isinstance(named, list) else [named]
    for tag in tags:
        if tag not in known:
            reader.mistake(
                f"{at}.{key}", f"unknown value {tag!r}, expected one of {', '.join(sorted(known))}"
            )
            return
    fields = set[str]().union(*(known[tag].__struct_fields__ for tag in tags))
    for name in sorted(set(pattern) - fields - {key}):
        reader.mistake(
            f"{at}.{name}", f"unknown field, expected one of {', '.join(sorted(fields)) or 'none'}"
        )
