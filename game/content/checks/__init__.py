"""Checks everything that people write: content, maps, words, rulebook, lessons. Every mistake at once."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from game.config.paths import PROJECT, home_of
from game.content.checks.boards import find_maps, fit_mistakes
from game.content.checks.introductions import introduction_mistakes
from game.content.checks.lessons import lesson_mistakes
from game.content.checks.tables import ReadContent, read_content
from game.i18n import find_mistakes as language_mistakes
from game.i18n.captions import find_mistakes as caption_mistakes
from game.i18n.player_aid import find_mistakes as aid_mistakes
from game.i18n.rulebook import find_mistakes as rulebook_mistakes
from game.rules.core.game import Game
from game.rules.core.mistakes import Mistake
from game.rules.registry import GAMES

CONTENT, MAPS, LANGUAGES, RULEBOOK, LESSONS, INTRODUCTIONS = PARTS = (
    "assets/content",
    "maps",
    "assets/lang",
    "assets/rulebook",
    "assets/lessons",
    "assets/introductions",
)
_ENDINGS = {
    CONTENT: (".toml",),
    MAPS: (".tmx", ".tsx"),
    LANGUAGES: (".ftl",),
    RULEBOOK: (".md",),
    LESSONS: (".toml",),
    INTRODUCTIONS: (".toml",),
}


class CheckReport(msgspec.Struct, frozen=True):
    """How many files were checked, and their mistakes, sorted."""

    files: int
    mistakes: tuple[Mistake, ...]


def parts_in(folder: Path) -> tuple[str, ...]:
    """The parts of a project that a folder has; the others are the program's own."""
    return tuple(part for part in PARTS if (folder / part).is_dir())


def check(folder: Path = PROJECT) -> CheckReport:
    """Check the project, or a modder's folder of the same layout; missing parts are taken from the
    project."""
    in_languages = language_mistakes(home_of(LANGUAGES, folder) / LANGUAGES)
    untranslated = {(_language(mistake), mistake.field) for mistake in in_languages}
    mistakes = [*_unknown_games(folder), *_moved(in_languages, LANGUAGES)]
    for game in GAMES.values():
        content = read_content(game, home_of(f"{CONTENT}/{game.info.id}", folder))
        mistakes += _game_mistakes(game, content, folder)
        unsaid = _caption_mistakes(game, content, folder)
        mistakes += _moved(
            (one for one in unsaid if (_language(one), one.field) not in untranslated), LANGUAGES
        )
    for find in (rulebook_mistakes, aid_mistakes):
        mistakes += _moved(find(home_of(RULEBOOK, folder) / RULEBOOK), RULEBOOK)
    mistakes += lesson_mistakes(
        home_of(LESSONS, folder), home_of(LANGUAGES, folder), home_of(RULEBOOK, folder)
    )
    mistakes += introduction_mistakes(
        home_of(INTRODUCTIONS, folder), home_of(LANGUAGES, folder), home_of(RULEBOOK, folder)
    )
    return CheckReport(sum(1 for _ in _files(folder)), tuple(sorted(set(mistakes))))


def _moved(mistakes: Iterable[Mistake], part: str) -> list[Mistake]:
    """Mistakes whose file names are relative to a part, with the path from the folder instead."""
    return [msgspec.structs.replace(mistake, file=f"{part}/{mistake.file}") for mistake in mistakes]


def _files(folder: Path) -> Iterator[Path]:
    for part, endings in _ENDINGS.items():
        yield from (path for path in (folder / part).rglob("*") if path.suffix in endings)


def _unknown_games(folder: Path) -> Iterator[Mistake]:
    for part in (CONTENT, MAPS):
        if (folder / part).is_dir():
            names = sorted(path.name for path in (folder / part).iterdir() if path.is_dir())
            for name in names:
                if name not in GAMES:
                    yield Mistake(
                        f"{part}/{name}",
                        "folder",
                        f"unknown game, expected one of {', '.join(sorted(GAMES))}",
                    )


def _language(mistake: Mistake) -> str:
    """The folder of a file such as `pl/core.ftl`."""
    return mistake.file.partition("/")[0]


def _game_mistakes(game: Game[Any], content: ReadContent, folder: Path) -> list[Mistake]:
    content_part, maps_part = f"{CONTENT}/{game.info.id}", f"{MAPS}/{game.info.id}"
    maps = find_maps(home_of(maps_part, folder), maps_part)
    in_scenarios, in_maps = fit_mistakes(game, content, maps)
    return [
        *_moved([*content.mistakes, *in_scenarios], content_part),
        *_moved([*maps.mistakes, *in_maps], maps_part),
    ]


def _caption_mistakes(game: Game[Any], read: ReadContent, folder: Path) -> list[Mistake]:
    """What the game could not put into words."""
    if read.content is None:
        return []
    return caption_mistakes(home_of(LANGUAGES, folder) / LANGUAGES, game, read.content)
