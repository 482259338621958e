"""What a lesson says: of no card that the learner cannot know yet."""

import re
from collections.abc import Mapping
from functools import cache

import pytest
from msgspec.structs import replace

from game.content.lessons import Lesson, LessonStep
from game.i18n import LANGUAGES, Texts
from game.lessons.run import LessonRun
from game.rules.core.codec import encode
from game.rules.registry import GAMES
from tests import PROJECT
from tests.lessons import LESSONS

CARDS = re.compile(r"^(?:(?:dp|lc|so)-card|wr-(?:contract|gear|luck|wasteland))-(?!back_)([a-z0-9_]+)$")
"""Messages that name a card by its id; the back of a card is none."""


@cache
def texts_in(language: str) -> Texts:
    return Texts.load(PROJECT / "assets" / "lang", language)


@cache
def cards_of(game: str, language: str) -> Mapping[str, set[str]]:
    """The cards of a game by their names; two sides may have one of the same name."""
    prefix, texts = GAMES[game].info.prefix.lower(), texts_in(language)
    found: dict[str, set[str]] = {}
    for match in filter(None, map(CARDS.match, texts.ids())):
        if match[0].startswith(f"{prefix}-"):
            found.setdefault(texts.say(match[0]), set()).add(match[1])
    return found


def said(lesson: Lesson, step: LessonStep, language: str) -> str:
    """Everything that this step may say."""
    texts, message = texts_in(language), lesson.message_of(step)
    answers = [texts.say(f"{message}.{one.say}") for one in step.wrong]
    return " ".join((lesson.words(texts.say, step), *answers)).replace("\u00a0", " ")


def named_in(words: str, cards: Mapping[str, set[str]]) -> dict[str, set[str]]:
    """The cards whose names stand there; of two that begin alike the longer one."""
    found = {}
    for name in sorted(cards, key=len, reverse=True):
        words, count = re.subn(rf"\b{re.escape(name)}\b", "", words)
        if count:
            found[name] = cards[name]
    return found


def seen_by(run: LessonRun) -> set[str]:
    """What the learner sees now, and has seen happen."""
    view = encode(run.table.match.view(run.lesson.learner)).decode()
    events = (encode(event).decode() for step in run.table.log() for event in step.events)
    return set(re.findall(r"\w+", " ".join((view, *events))))


def untold(lesson: Lesson, language: str) -> tuple[list[str], int]:
    """Steps that name a card which has not been seen, and how many were named in all."""
    run, found, count = LessonRun(lesson), [], 0
    cards, seen = cards_of(lesson.game, language), set[str]()
    while not run.is_over:
        step, seen = run.step, seen | seen_by(run)
        named = named_in(said(lesson, step, language), cards)
        found += [f"{step.id}: {name}" for name, ids in named.items() if not ids & seen]
        count += len(named)
        run.advance()
    return found, count


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", LESSONS)
def test_no_step_names_a_card_that_nobody_has_shown(key: str, language: str) -> None:
    assert untold(LESSONS[key], language)[0] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_named(language: str) -> None:
    assert sum(untold(lesson, language)[1] for lesson in LESSONS.values()) > 40


def test_a_step_that_tells_too_much_is_found() -> None:
    """The words of a later step, said in the first, name an attack that still lies in the deck."""
    lesson = LESSONS["last_comrade/the_line"]
    early = replace(lesson.step[0], id="prone")
    assert "prone: Mortar" in untold(replace(lesson, step=(early, *lesson.step[1:])), "en")[0]
