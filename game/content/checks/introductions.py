"""The mistakes in introductions: their tables, the rules they name, the one sentence each must have."""

from collections.abc import Iterator
from pathlib import Path

from game.content.introductions import file_of, find_introductions
from game.i18n import LANGUAGES, Texts
from game.i18n.rulebook import Rulebook
from game.rules.core.mistakes import BadContent, Mistake
from game.rules.registry import GAMES


def introduction_mistakes(home: Path, languages: Path, rulebook: Path) -> Iterator[Mistake]:
    """Every mistake of every introduction; the three parts may lie in different projects."""
    spoken = {language: Texts.load(languages / "assets" / "lang", language) for language in LANGUAGES}
    for game in GAMES:
        found, mistakes = find_introductions(game, home)
        yield from mistakes
        if not found:
            continue
        for one in found:
            for language, texts in spoken.items():
                if not texts.has(one.message):
                    file = f"assets/lang/{language}/introductions.ftl"
                    yield Mistake(file, one.message, "expected this message: an introduction says it")
        try:
            book = Rulebook.load(rulebook / "assets" / "rulebook", LANGUAGES[0], game)
        except BadContent:
            continue  # told with the rulebook
        for place, one in enumerate(found):
            if book.paragraph(one.rule) is None:
                expected = f"expected a rule of the rulebook, found {one.rule!r}"
                yield Mistake(file_of(game), f"meet[{place}].rule", expected)
