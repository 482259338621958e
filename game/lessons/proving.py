"""Checks that a lesson can be played as written, and finds a seed that allows it after a change of rules
or deals.

A proof has a digest for each step, of what the learner may do in each part of it and of all that happens
in it. It is kept beside the lesson, so that a changed rule is found at the very step that teaches it.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from game.config.paths import PROJECT
from game.content.lessons import FOLDER, Lesson, file_of, lessons_of
from game.content.library import OpenGame
from game.content.patterns import fits
from game.content.tables import BadTable, read_table
from game.lessons.run import LessonRun, Stuck
from game.rules.core.codec import digest
from game.rules.core.values import Event
from game.rules.registry import GAMES
from game.session.record import SHORT
from game.store import read_bounded, write_atomic

PROOFS = f"{FOLDER}/proofs.toml"
MOST_SEEDS = 20_000
LARGEST = 1_000_000
SEED = re.compile(r"^(seed\s*=\s*)\d+", re.MULTILINE)


def perform(lesson: Lesson, opened: OpenGame | None = None, seed: int | None = None) -> tuple[str, ...]:
    """Play a lesson by its own answers; returns its proof, step by step. Raises `Stuck` if a step does not
    fit."""
    return tuple(_performed(lesson, opened, seed))


def _performed(lesson: Lesson, opened: OpenGame | None, seed: int | None = None) -> Iterator[str]:
    """The same, each digest as soon as its step is played."""
    run = LessonRun(lesson, opened=opened, seed=seed)
    while not run.is_over:
        step, table = run.step, run.table
        begun = table.steps_begin[-1]
        if step.wait and lesson.learner not in table.match.waiting_for():
            raise Stuck(lesson, step, "expected that the learner is asked, others are waited for")
        _prove_wait(run)
        legal = []
        while run.waits:
            legal.append(_prove_part(run))
            run.show()
        before = table.length
        run.advance()
        end = table.steps_begin[-1] if not run.is_over else table.length
        assert begun <= before <= end
        events = tuple(event for one in table.match.steps[begun:end] for event in one.events)
        _prove_events(run, events, run.place - 1)
        yield digest((legal, events))[:SHORT]


def _prove_wait(run: LessonRun) -> None:
    """Raises `Stuck` unless the answers of a waiting step are legal when it begins and are not the wanted
    ones."""
    step, legal = run.step, run.table.match.legal(run.lesson.learner)
    for wrong in step.wrong:
        meant = [one for one in legal if fits(wrong.when, one)]
        if not meant:
            raise Stuck(run.lesson, step, f"expected that somebody may do what {wrong.say!r} answers")
        if all(fits(step.wait, one) for one in meant):
            raise Stuck(run.lesson, step, f"expected that {wrong.say!r} answers what does not fit")


def _prove_part(run: LessonRun) -> tuple[str, ...]:
    """What is legal now; raises `Stuck` if the wanted intent is not, or if every legal intent fits."""
    fitting, legal = run.fitting(), run.table.match.legal(run.lesson.learner)
    if len(fitting) == len(legal) and len(legal) > 1:
        raise Stuck(run.lesson, run.step, "expected that not all that can be done fits")
    if run.wanted not in fitting:
        raise Stuck(run.lesson, run.step, "expected that the answer fits")
    return tuple(sorted(map(digest, legal)))


def _prove_events(run: LessonRun, events: tuple[Event, ...], place: int) -> None:
    step = run.lesson.step[place]
    for pattern in step.expect:
        if not any(fits(pattern, event) for event in events):
            written = " ".join(f"{name}={value}" for name, value in pattern.items())
            happened = ", ".join(dict.fromkeys(str(event.__struct_config__.tag) for event in events))
            raise Stuck(run.lesson, step, f"expected {written}, there happened {happened or 'nothing'}")


# Proofs kept beside the lessons


def known_proofs(root: Path = PROJECT) -> Mapping[str, tuple[str, ...]]:
    """The proofs by lesson; empty if there is no file of them."""
    path = root / PROOFS
    if not path.is_file():
        return {}
    try:
        table = read_table(path, root)
        return msgspec.convert(table, dict[str, tuple[str, ...]])
    except (BadTable, msgspec.ValidationError):
        return {}


def failure(
    lesson: Lesson, proofs: Mapping[str, tuple[str, ...]], opened: OpenGame | None = None
) -> str | None:
    """Why a lesson cannot be played as it was written, with its step and rule; None if it can.

    Names the first step that plays differently, even if the lesson gets stuck only in a later one.
    """
    known = proofs.get(lesson.key)
    if known is not None and len(known) != len(lesson.step):
        known = None
    try:
        for place, mark in enumerate(_performed(lesson, opened)):
            if known is not None and mark != known[place]:
                return str(Stuck(lesson, lesson.step[place], "it goes otherwise than when it was written"))
    except Stuck as stuck:
        return str(stuck)
    if known is None:
        return str(Stuck(lesson, None, "there is no proof of it: python -m game lessons mend"))
    return None


def changed_steps(was: Sequence[str], now: Sequence[str]) -> list[int]:
    """The steps that play differently, if both proofs have the same steps."""
    if len(was) != len(now):
        return []
    return [place for place, (one, other) in enumerate(zip(was, now, strict=True)) if one != other]


# Mending


def all_lessons(root: Path = PROJECT) -> Iterator[Lesson]:
    for game in GAMES:
        yield from lessons_of(game, root)


def fitting_seed(lesson: Lesson, most: int = MOST_SEEDS) -> int | None:
    """The lesson's own seed if it can be played with it, else the first seed that allows it; None without
    one."""
    seeds: Iterable[int] = (lesson.match.seed, *range(most))
    for seed in seeds:
        try:
            perform(lesson, seed=seed)
        except Stuck:
            continue
        return seed
    return None


def why_stuck(lesson: Lesson) -> str:
    """Why the lesson gets stuck with its own seed."""
    try:
        perform(lesson)
    except Stuck as stuck:
        return str(stuck)
    return ""


def write_seed(lesson: Lesson, seed: int, root: Path = PROJECT) -> None:
    path = root / file_of(lesson.game, lesson.id)
    text = read_bounded(path, LARGEST).decode()
    write_atomic(path, SEED.sub(rf"\g<1>{seed}", text, count=1).encode(), keep=0)


def write_proofs(proofs: Mapping[str, tuple[str, ...]], root: Path = PROJECT) -> None:
    lines = ["# Written by `python -m game lessons mend`: a digest for each step of each lesson."]
    for key in sorted(proofs):
        marks = ", ".join(f'"{one}"' for one in proofs[key])
        lines.append(f'"{key}" = [{marks}]')
    write_atomic(root / PROOFS, ("\n".join(lines) + "\n").encode(), keep=0)
