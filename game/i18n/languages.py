"""The languages: every folder here with a file that names it.

A language is a folder of `.ftl` files, one of them `language.ftl`:

    language-name = Deutsch

Two languages are complete: every text must exist in them, and the program starts in one of them. Any other
may be partial; it is used by those who choose it, and texts it lacks are shown in English.
"""

import re
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from game.rules.core.mistakes import Mistake

LANGUAGES = ("pl", "en")
"""The complete languages; `check` reports what is missing in them."""
FALLBACK = "en"
"""The language of texts that are missing in another one."""
FILE = "language.ftl"
CASES = ("gen", "dat", "acc", "ins", "loc")
DECLINED = ("pl",)
"""Complete, with names in every case. In other languages a name without a case is used unchanged."""
MOST_LANGUAGES = 40
LONGEST_NAME = 24
CODE = re.compile(r"[a-z]{2,3}(_[A-Z]{2})?")

_NAME = re.compile(r"^language-name[ \t]*=[ \t]*(\S.*?)[ \t]*$", re.MULTILINE)


class Language(NamedTuple):
    """What its own file says of a language."""

    code: str
    """As in `pl` or `pt_BR`: the name of its folder."""
    name: str
    """As its speakers call it."""

    @property
    def short(self) -> str:
        return self.code.replace("_", "-").upper()

    @property
    def is_complete(self) -> bool:
        return self.code in LANGUAGES


def languages(folder: Path) -> tuple[Language, ...]:
    """Every language of the folder, the complete ones first; a folder without `language.ftl` is not one."""
    return _languages(folder, _stamp(folder))


def language_codes(folder: Path) -> tuple[str, ...]:
    return tuple(language.code for language in languages(folder))


def language_of(folder: Path, code: str) -> Language | None:
    return next((language for language in languages(folder) if language.code == code), None)


def unknown_language(folder: Path, language: str) -> Mistake:
    known = language_codes(folder) or LANGUAGES
    return Mistake(language, "folder", f"expected a language of {', '.join(known)}")


def _stamp(folder: Path) -> tuple[tuple[str, int], ...]:
    """The folders that may be languages, with the times of their files: the list depends on nothing else."""
    try:
        names = sorted(path.name for path in folder.iterdir() if CODE.fullmatch(path.name))
    except OSError:
        return ()
    found = []
    for name in names[:MOST_LANGUAGES]:
        try:
            found.append((name, (folder / name / FILE).stat().st_mtime_ns))
        except OSError:
            if name in LANGUAGES and (folder / name).is_dir():
                found.append((name, 0))
    return tuple(found)


@lru_cache(maxsize=16)
def _languages(folder: Path, stamp: tuple[tuple[str, int], ...]) -> tuple[Language, ...]:
    found = [_read(folder, code) for code, _ in stamp]
    own = sorted((one for one in found if one.is_complete), key=lambda one: LANGUAGES.index(one.code))
    return (*own, *(one for one in found if not one.is_complete))


def _read(folder: Path, code: str) -> Language:
    """What cannot be read of its file has simple defaults."""
    try:
        with (folder / code / FILE).open(encoding="utf-8-sig", errors="replace") as opened:
            text = opened.read(10_000)
    except OSError:
        text = ""
    name = _NAME.search(text)
    return Language(code, name[1][:LONGEST_NAME] if name else code)
