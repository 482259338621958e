"""Language files: the list of them, bounded reading, parsing, and the texts of an entry."""

from copy import copy
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.i18n.languages import FALLBACK
from game.rules.core.mistakes import Mistake

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

MOST_FILES = 200
MOST_BYTES = 300_000
MOST_PLACES = 3000
MOST_COMMAS = 2500
MOST_DIGITS = 20
MOST_PARSED = 128
# Damaged language files fail inside Fluent in many ways: deep nesting, endless numbers, odd references.
FLUENT_FAILURES = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)


def language_files(folder: Path, language: str) -> list[str]:
    """The language's files as `pl/core.ftl`, sorted; none when the folder cannot be read."""
    try:
        names = [path.name for path in (folder / language).iterdir() if path.suffix == ".ftl"]
    except OSError:
        return []
    return [f"{language}/{name}" for name in sorted(names)[:MOST_FILES]]


def _read(folder: Path, file: str) -> bytes:
    """The whole file, which must lie inside the folder; one byte over the limit shows that it is too big."""
    path = folder / file
    # without links the file lies where its name says; checking each folder above it takes long
    has_link = path.is_symlink() or path.parent.is_symlink()
    if not path.is_file() or (has_link and not path.resolve().is_relative_to(folder.resolve())):
        raise OSError("not a file of this folder")
    with path.open("rb") as opened:
        return opened.read(MOST_BYTES + 1)


def lenient_text(folder: Path, file: str) -> str:
    try:
        data = _read(folder, file)
    except OSError:
        return ""
    return "" if _excess(data) else data.decode("utf-8-sig", errors="replace")


def strict_text(folder: Path, file: str) -> str | Mistake:
    try:
        data = _read(folder, file)
    except OSError as error:
        return Mistake(file, "file", f"expected a readable file, found: {error.strerror or error}")
    if excess := _excess(data):
        return Mistake(file, "file", excess)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        return Mistake(file, f"line {line}", "expected text in UTF-8")


def _excess(data: bytes) -> str | None:
    """Which limit a file exceeds; None if none. The limits keep parsing below about a second."""
    if len(data) > MOST_BYTES:
        return f"expected at most {MOST_BYTES} bytes"
    if data.count(b"\n") + data.count(b"{") > MOST_PLACES:
        return f"expected at most {MOST_PLACES} lines and braces"
    if data.count(b",") > MOST_COMMAS:
        return f"expected at most {MOST_COMMAS} commas"
    return None


@lru_cache(maxsize=MOST_PARSED)
def parsed(text: str) -> "tuple[ast.EntryType, ...] | None":
    """Messages, terms, comments and junk of a file; None if it is nested too deeply.

    Cached: parsing takes long, and `check` asks for each file again for every game.
    """
    from fluent.syntax import FluentParser

    try:
        return tuple(FluentParser().parse(text).body)
    except FLUENT_FAILURES:
        return None


def empty_bundle(language: str) -> "FluentBundle":
    """Babel compiles the plural rules of each new bundle; a copy shares them, whatever file it reads."""
    bundle = copy(_first_bundle(language))
    # Fluent has no public way to empty a bundle
    bundle._messages, bundle._terms, bundle._compiled = {}, {}, {}  # noqa: SLF001
    return bundle


@cache
def _first_bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle
    from fluent.runtime.builtins import BUILTINS

    def number(value: Any, **options: Any) -> Any:
        """Fluent's NUMBER with limits: by itself it would write a billion digits if a file asked for them."""
        if any(not isinstance(option, str) and option > MOST_DIGITS for option in options.values()):
            raise ValueError(f"more than {MOST_DIGITS} digits asked of NUMBER")
        return BUILTINS["NUMBER"](value, **options)

    return FluentBundle([_counted_as(language)], functions={"NUMBER": number}, use_isolating=False)


def _counted_as(language: str) -> str:
    """The plural rules of a language; English ones for a language that Babel does not know."""
    from babel import Locale, UnknownLocaleError

    try:
        Locale.parse(language)
    except (UnknownLocaleError, ValueError):
        return FALLBACK
    return language


def resource_of(entry: "ast.EntryType") -> "ast.Resource":
    from fluent.syntax import ast

    return ast.Resource([entry])


def pattern_of(bundle: "FluentBundle", spoken: str) -> Any:
    name, _, attribute = spoken.partition(".")
    message = bundle.get_message(name)
    return message.attributes[attribute] if attribute else message.value


def message_of(spoken: str) -> str:
    return spoken.partition(".")[0]


def said_by(entry: "ast.EntryType") -> "dict[str, ast.Pattern]":
    """The texts of an entry: `id` if it has one of its own, and `id.attribute`."""
    from fluent.syntax import ast

    if not isinstance(entry, ast.Message):
        return {}
    name = entry.id.name
    own = {name: entry.value} if entry.value is not None else {}
    return own | {f"{name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
