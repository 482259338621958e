"""Every mistake of all diagrams at once: unreadable tables, impossible positions, missing rules and words."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from game.config.paths import PROJECT, home_of
from game.diagrams.diagram import FOLDER, Diagram, diagram_names, read_diagram
from game.i18n import LANGUAGES
from game.i18n.rulebook import Rulebook
from game.i18n.texts import Texts
from game.rules.core.mistakes import Mistake
from game.rules.registry import GAMES

RULEBOOK, WORDS = "assets/rulebook", "assets/lang"


def diagram_files(folder: Path) -> list[Path]:
    """All diagrams of the project, or of a modder's folder of the same layout."""
    return sorted((folder / FOLDER).rglob("*.toml"))


def find_mistakes(folder: Path = PROJECT) -> list[Mistake]:
    mistakes: list[Mistake] = []
    root = folder / FOLDER
    words = home_of(WORDS, folder) / WORDS
    spoken = {language: Texts.load(words, language) for language in LANGUAGES} if root.is_dir() else {}
    for game in sorted(path.name for path in root.iterdir() if path.is_dir()) if root.is_dir() else ():
        if game not in GAMES:
            expected = f"unknown game, expected one of {', '.join(sorted(GAMES))}"
            mistakes.append(Mistake(f"{FOLDER}/{game}", "folder", expected))
            continue
        book = Rulebook.load(home_of(RULEBOOK, folder) / RULEBOOK, LANGUAGES[0], game)
        for name in diagram_names(game, folder):
            diagram = read_diagram(game, name, folder, mistakes)
            if diagram is not None:
                mistakes += _unsaid(diagram, spoken, book)
    return sorted(set(mistakes))


def _unsaid(diagram: Diagram, spoken: Mapping[str, Texts], book: Rulebook) -> Iterator[Mistake]:
    """Words that a language lacks, and a rule that the rulebook does not have."""
    file = f"{FOLDER}/{diagram.game}/{diagram.id}.toml"
    for language, texts in spoken.items():
        if not texts.has(diagram.message):
            at = f"assets/lang/{language}/diagrams_{diagram.game}.ftl"
            yield Mistake(at, diagram.message, f"expected this message, {file} needs it")
    if book.paragraph(diagram.rule) is None:
        yield Mistake(file, "rule", f"expected a rule of the rulebook, found {diagram.rule!r}")
