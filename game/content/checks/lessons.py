"""The mistakes in lessons: their files, the rules and pictures they name, the words they need."""

import re
from collections.abc import Iterator
from pathlib import Path

from game.config.paths import PROJECT
from game.content.lessons import Lesson, file_of, find_lessons
from game.i18n import LANGUAGES, Texts
from game.i18n.rulebook import Rulebook
from game.rules.core.mistakes import BadContent, Mistake
from game.rules.registry import GAMES

MOST_WORDS = 45
"""The most words of a step, its instruction included."""
_WORD = re.compile(r"\w[\w’'-]*")


def lesson_mistakes(lessons: Path, languages: Path, rulebook: Path) -> Iterator[Mistake]:
    """Every mistake of every lesson; the three parts may lie in different projects."""
    folder = lessons / "assets" / "lessons"
    if folder.is_dir():
        for one in sorted(path.name for path in folder.iterdir() if path.is_dir()):
            if one not in GAMES:
                known = ", ".join(sorted(GAMES))
                yield Mistake(f"assets/lessons/{one}", "folder", f"unknown game, expected one of {known}")
    spoken = {language: Texts.load(languages / "assets" / "lang", language) for language in LANGUAGES}
    for game in GAMES:
        found, mistakes = find_lessons(game, lessons)
        yield from mistakes
        if found:
            yield from _named(game, found, lessons, rulebook)
        for lesson in found:
            for language, texts in spoken.items():
                yield from _unsaid(lesson, language, texts)


def _named(game: str, lessons: tuple[Lesson, ...], home: Path, rulebook: Path) -> Iterator[Mistake]:
    """Rules and pictures that do not exist."""
    try:
        book = Rulebook.load(rulebook / "assets" / "rulebook", LANGUAGES[0], game)
    except BadContent:
        return  # told with the rulebook
    pictures = {path.stem for root in {home, PROJECT} for path in (root / "assets" / "art").rglob("*.svg")}
    for lesson in lessons:
        file = file_of(game, lesson.id)
        if lesson.mentor not in pictures:
            yield Mistake(file, "mentor", f"expected the name of a picture, found {lesson.mentor!r}")
        for place, step in enumerate(lesson.step):
            if step.rule and book.paragraph(step.rule) is None:
                expected = f"expected a rule of the rulebook, found {step.rule!r}"
                yield Mistake(file, f"step[{place}].rule", expected)


def _unsaid(lesson: Lesson, language: str, texts: Texts) -> Iterator[Mistake]:
    """Words that are missing, and steps that say too much at once."""
    file = f"assets/lang/{language}/lessons_{lesson.game}.ftl"
    for message in lesson.messages():
        if not texts.has(message):
            yield Mistake(file, message, "expected this message: a lesson says it")
    for step in lesson.step:
        count = words_of(lesson.words(texts.say, step))
        if count > MOST_WORDS:
            expected = f"expected at most {MOST_WORDS} words with what is to be done, found {count}"
            yield Mistake(file, lesson.message_of(step), expected)


def words_of(text: str) -> int:
    return len(_WORD.findall(text))
