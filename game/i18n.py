"""Every word a person reads: Fluent messages of two languages, spoken by id, checked all at once.

Reading is lenient: a damaged message shows as its id in ⟦brackets⟧ and the game goes on. `find_mistakes`
is strict. Fluent takes 80 ms to import, therefore it is imported when the first language is loaded.
"""

import locale
import os
import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import copy
from functools import cache
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from game.rules.core.mistakes import BadContent, Mistake

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

LANGUAGES = ("pl", "en")
MOST_FILES = 50
MOST_BYTES = 300_000
MOST_PLACES = 3000
MOST_COMMAS = 2500
MOST_UNSAYABLE = 200
MOST_REMEMBERED = 2000
MOST_DIGITS = 20
MOST_SAMPLES = 40
MOST_REACHED = 30
CASES = ("gen", "dat", "acc", "ins", "loc")
GRAMMAR = (*CASES, "gender")
UNDECLINED = ("en",)
PLURALS = {"pl": ("one", "few", "many"), "en": ("one",)}
PLURAL_WORDS = frozenset(("zero", "one", "two", "few", "many"))
SAMPLE_NUMBERS = (0, 1, 2, 5, 22)
# Damaged language files fail inside Fluent in many ways: deep nesting, endless numbers, odd references.
FLUENT_FAILURES = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)

Fact = str | int
_BEGINS = re.compile(r"^(-?[a-zA-Z][\w-]*)[ \t]*=", re.MULTILINE)
_REFERS = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Texts:
    """All messages of one language; `say` never raises, what is missing or wrong shows in ⟦brackets⟧."""

    def __init__(self, language: str, unread: "_Unread") -> None:
        self.language = language
        self._bundle = _empty_bundle(language)
        self._unread = unread
        self._ids: set[str] = set()
        self._said: dict[tuple[str, tuple[tuple[str, Fact], ...]], str] = {}

    @classmethod
    def load(cls, folder: Path, language: str) -> "Texts":
        """Every `*.ftl` of folder/language; damaged parts are left out, see `find_mistakes`.

        A file is parsed when one of its messages is first asked for: a start needs few of them.
        """
        if language not in LANGUAGES:
            raise BadContent([_unknown_language(language)])
        texts = [_lenient_text(folder, file) for file in _files(folder, language)]
        return cls(language, _Unread(texts))

    def _read(self, message: str) -> None:
        for text in self._unread.take(message):
            for entry in _entries(text) or ():
                if not self._unread.is_repeated(entry, text):
                    said = (one for one in _spoken(entry) if not self._bundle.has_message(_message_of(one)))
                    self._ids.update(said)
                    self._bundle.add_resource(_resource_of(entry))

    def say(self, message_id: str, /, **facts: Fact) -> str:
        """The message `id` or its attribute `id.attribute`, with the facts filled in."""
        key = (message_id, tuple(sorted(facts.items())))
        if key not in self._said:
            if len(self._said) >= MOST_REMEMBERED:
                self._said.clear()
            self._said[key] = self._format(message_id, facts)
        return self._said[key]

    def declined(self, fact: str, message_id: str) -> dict[str, Fact]:
        """A name as facts for a sentence: target, target_acc, target_gen ..., target_gender where known."""
        facts: dict[str, Fact] = {fact: self.say(message_id)}
        forms = (form for form in GRAMMAR if self.has(f"{message_id}.{form}"))
        return facts | {f"{fact}_{form}": self.say(f"{message_id}.{form}") for form in forms}

    def has(self, message_id: str) -> bool:
        return self._resolved(message_id) in self._ids

    def ids(self) -> frozenset[str]:
        """Everything that can be said: `id` and `id.attribute`."""
        for message in self._unread.messages():
            self._read(message)
        return frozenset(self._ids)

    def _resolved(self, message_id: str) -> str:
        """A language without cases says the plain name for every case."""
        name, _, case = message_id.partition(".")
        if message_id not in self._ids:
            self._read(name)
        is_plain = self.language in UNDECLINED and case in CASES and message_id not in self._ids
        return name if is_plain else message_id

    def _format(self, message_id: str, facts: Mapping[str, Fact]) -> str:
        spoken = self._resolved(message_id)
        if spoken not in self._ids:
            return f"⟦{message_id}⟧"
        try:
            text, errors = self._bundle.format_pattern(_pattern(self._bundle, spoken), dict(facts))
        except FLUENT_FAILURES:
            return f"⟦{message_id}⟧"
        return f"⟦{text}⟧" if errors else str(text)


class _Unread:
    """Files that were not parsed yet, found by the messages that seem to begin in them."""

    def __init__(self, texts: Iterable[str]) -> None:
        self._homes: dict[str, str] = {}
        """The text a message or term is written in; of several the first."""
        self._waiting: set[str] = set()
        for text in texts:
            self._waiting.add(text)
            for name in _BEGINS.findall(text):
                self._homes.setdefault(name, text)

    def messages(self) -> list[str]:
        return [name for name, home in self._homes.items() if home in self._waiting]

    def take(self, message: str) -> Iterator[str]:
        """The texts to parse before this message can be said: its own, and those that they refer to."""
        wanted = [message]
        while wanted:
            home = self._homes.get(wanted.pop())
            if home in self._waiting:
                self._waiting.discard(home)
                yield home
                wanted += _REFERS.findall(home)

    def is_repeated(self, entry: "ast.EntryType", text: str) -> bool:
        """Whether an earlier file has a message of this name already."""
        from fluent.syntax import ast

        if not isinstance(entry, ast.Message | ast.Term):
            return False
        name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        return self._homes.get(name, text) != text


class Speaker:
    """The language spoken now; `switch` changes it while the program runs."""

    def __init__(self, folder: Path, language: str) -> None:
        self._folder = folder
        self._loaded: dict[str, Texts] = {}
        self.switch(language)

    def switch(self, language: str) -> None:
        if language not in self._loaded:
            self._loaded[language] = Texts.load(self._folder, language)
        self.texts = self._loaded[language]

    def say(self, message_id: str, /, **facts: Fact) -> str:
        return self.texts.say(message_id, **facts)


def system_language(
    environ: Mapping[str, str] = os.environ,
    getlocale: Callable[[], tuple[str | None, str | None]] = locale.getlocale,
) -> str:
    """Polish where the system speaks Polish, English elsewhere."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            return _nearest(environ[name])
    try:
        return _nearest(getlocale()[0] or "")
    except ValueError:
        return "en"


def _nearest(name: str) -> str:
    return "pl" if re.match(r"pl([_.@-]|$)|polish", name.lower()) else "en"


# Reading


def _files(folder: Path, language: str) -> list[str]:
    """The language's files as `pl/core.ftl`, sorted; none when the folder cannot be read."""
    try:
        names = [path.name for path in (folder / language).iterdir() if path.suffix == ".ftl"]
    except OSError:
        return []
    return [f"{language}/{name}" for name in sorted(names)[:MOST_FILES]]


def _read(folder: Path, file: str) -> bytes:
    """The whole file, which must lie inside the folder; one byte over the limit tells that it is too big."""
    path = folder / file
    if not path.is_file() or not path.resolve().is_relative_to(folder.resolve()):
        raise OSError("not a file of this folder")
    with path.open("rb") as opened:
        return opened.read(MOST_BYTES + 1)


def _lenient_text(folder: Path, file: str) -> str:
    try:
        data = _read(folder, file)
    except OSError:
        return ""
    return "" if _excess(data) else data.decode("utf-8-sig", errors="replace")


def _strict_text(folder: Path, file: str) -> str | Mistake:
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
    """What is too much of a file; the limits hold the parser to about a second."""
    if len(data) > MOST_BYTES:
        return f"expected at most {MOST_BYTES} bytes"
    if data.count(b"\n") + data.count(b"{") > MOST_PLACES:
        return f"expected at most {MOST_PLACES} lines and braces"
    if data.count(b",") > MOST_COMMAS:
        return f"expected at most {MOST_COMMAS} commas"
    return None


def _entries(text: str) -> "list[ast.EntryType] | None":
    """Messages, terms, comments and junk of a file; None if it is nested too deeply to be read."""
    from fluent.syntax import FluentParser

    try:
        return list(FluentParser().parse(text).body)
    except FLUENT_FAILURES:
        return None


def _empty_bundle(language: str) -> "FluentBundle":
    """Babel compiles the plural rules of each new bundle; a copy compiles nothing, whatever file it reads."""
    bundle = copy(_first_bundle(language))
    bundle._messages, bundle._terms, bundle._compiled = {}, {}, {}
    return bundle


@cache
def _first_bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle
    from fluent.runtime.builtins import BUILTINS

    def number(value: Any, **options: Any) -> Any:
        """Fluent's NUMBER, which by itself would write a billion digits if a file asked for them."""
        if any(not isinstance(option, str) and option > MOST_DIGITS for option in options.values()):
            raise ValueError(f"more than {MOST_DIGITS} digits asked of NUMBER")
        return BUILTINS["NUMBER"](value, **options)

    return FluentBundle([language], functions={"NUMBER": number}, use_isolating=False)


def _resource_of(entry: "ast.EntryType") -> "ast.Resource":
    from fluent.syntax import ast

    return ast.Resource([entry])


def _pattern(bundle: "FluentBundle", spoken: str) -> Any:
    name, _, attribute = spoken.partition(".")
    message = bundle.get_message(name)
    return message.attributes[attribute] if attribute else message.value


def _message_of(spoken: str) -> str:
    return spoken.partition(".")[0]


def _spoken(entry: "ast.EntryType") -> "dict[str, ast.Pattern]":
    """What can be said of an entry: `id` if it has a text, and `id.attribute`."""
    from fluent.syntax import ast

    if not isinstance(entry, ast.Message):
        return {}
    name = entry.id.name
    own = {name: entry.value} if entry.value is not None else {}
    return own | {f"{name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}


# Checking


class _Part(NamedTuple):
    """A text that can be said, and the file it is written in."""

    file: str
    pattern: "ast.Pattern"


def find_mistakes(folder: Path) -> list[Mistake]:
    """Every mistake of every language at once, each as `pl/core.ftl: id: expected ...`; never raises."""
    mistakes = list(_folder_mistakes(folder))
    parts = {language: _language_parts(folder, language, mistakes) for language in LANGUAGES}
    for one in LANGUAGES:
        for other in LANGUAGES:
            if one != other:
                mistakes += _missing_in(other, parts[one], parts[other])
    first, *others = LANGUAGES
    for other in others:
        mistakes += _different_variables(parts[first], parts[other])
    return sorted(set(mistakes))


def _unknown_language(language: str) -> Mistake:
    return Mistake(language, "folder", f"expected a language of {', '.join(LANGUAGES)}")


def _folder_mistakes(folder: Path) -> Iterator[Mistake]:
    for language in LANGUAGES:
        if not _files(folder, language):
            yield Mistake(language, "folder", "expected a folder with .ftl files")
    try:
        names = [path.name for path in folder.iterdir() if path.is_dir() and path.name[0] not in "._"]
    except OSError:
        return
    yield from (_unknown_language(name) for name in names if name not in LANGUAGES)


def _language_parts(folder: Path, language: str, mistakes: list[Mistake]) -> dict[str, _Part]:
    """Reads one language, adds its own mistakes to the list, and gives what it can say."""
    bundle = _empty_bundle(language)
    parts: dict[str, _Part] = {}
    first_files: dict[str, str] = {}
    for file in _files(folder, language):
        text = _strict_text(folder, file)
        if isinstance(text, Mistake):
            mistakes.append(text)
            continue
        entries = _entries(text)
        if entries is None:
            mistakes.append(Mistake(file, "file", "expected messages that are not nested so deeply"))
        for entry in entries or ():
            mistakes += _repeated(file, entry, first_files)
            mistakes += _plural_mistakes(file, language, entry)
            for spoken, pattern in _spoken(entry).items():
                if not bundle.has_message(_message_of(spoken)):
                    parts[spoken] = _Part(file, pattern)
            bundle.add_resource(_resource_of(entry))
        mistakes += _junk(file, text, entries or [])
    unsayable = (each for name, part in parts.items() for each in _format_mistakes(bundle, name, part, parts))
    mistakes += islice(unsayable, MOST_UNSAYABLE)
    return parts


def _junk(file: str, text: str, entries: "list[ast.EntryType]") -> Iterator[Mistake]:
    from fluent.syntax import ast

    line_ends = [found.start() for found in re.finditer("\n", text)]
    for entry in entries:
        if isinstance(entry, ast.Junk):
            annotation = entry.annotations[0] if entry.annotations else None
            where = annotation.span.start if annotation and annotation.span else 0
            line = bisect_right(line_ends, where - 1) + 1
            why = annotation.message if annotation else "not a message"
            yield Mistake(file, f"line {line}", f"expected a Fluent message: {why}")


def _repeated(file: str, entry: "ast.EntryType", first_files: dict[str, str]) -> Iterator[Mistake]:
    """Messages, terms and attributes that were written before, here or in an earlier file."""
    from fluent.syntax import ast

    if not isinstance(entry, ast.Message | ast.Term):
        return
    name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
    if name in first_files:
        yield Mistake(file, name, f"expected only once, it is already in {first_files[name]}")
    first_files.setdefault(name, file)
    for attribute, times in Counter(attribute.id.name for attribute in entry.attributes).items():
        if times > 1:
            yield Mistake(file, f"{name}.{attribute}", "expected only once in its message")


def _plural_mistakes(file: str, language: str, entry: "ast.EntryType") -> Iterator[Mistake]:
    """A choice by number must have exactly the plural forms of its language."""
    from fluent.syntax import ast

    needed = PLURALS[language]
    for node in _nodes(entry):
        if isinstance(node, ast.SelectExpression):
            words = {key.key.name for key in node.variants if isinstance(key.key, ast.Identifier)}
            if words & PLURAL_WORDS and words - {"other"} != set(needed):
                name = getattr(getattr(entry, "id", None), "name", "message")
                forms = ", ".join(f"[{word}]" for word in needed)
                yield Mistake(file, name, f"expected the plural forms {forms} and *[other]")


def _nodes(root: Any) -> Iterator[Any]:
    """All syntax nodes below a node; without recursion, for files are nested as deeply as they like."""
    from fluent.syntax import ast

    waiting = [root]
    while waiting:
        node = waiting.pop()
        if isinstance(node, list):
            waiting.extend(node)
        elif isinstance(node, ast.BaseNode):
            yield node
            waiting.extend(vars(node).values())


def _reached(spoken: str, parts: dict[str, _Part]) -> "list[ast.Pattern]":
    """The patterns of a text and of all texts it refers to."""
    from fluent.syntax import ast

    reached: dict[str, ast.Pattern] = {}
    waiting = [spoken]
    while waiting and len(reached) < MOST_REACHED:
        name = waiting.pop()
        if name in reached or name not in parts:
            continue
        reached[name] = parts[name].pattern
        for node in _nodes(parts[name].pattern):
            if isinstance(node, ast.MessageReference):
                waiting.append(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)
    return list(reached.values())


def _samples(patterns: "list[ast.Pattern]") -> dict[str, list[Fact]]:
    """For each variable the numbers worth trying, and the words by which the texts choose."""
    from fluent.syntax import ast

    samples: dict[str, list[Fact]] = {}
    for node in _nodes(patterns):
        if isinstance(node, ast.VariableReference):
            samples.setdefault(node.id.name, list(SAMPLE_NUMBERS))
        elif isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            words = {key.key.name for key in node.variants if isinstance(key.key, ast.Identifier)}
            known = samples.setdefault(node.selector.id.name, list(SAMPLE_NUMBERS))
            known += sorted(words - PLURAL_WORDS - {"other"})
    return samples


def _format_mistakes(
    bundle: "FluentBundle", spoken: str, part: _Part, parts: dict[str, _Part]
) -> Iterator[Mistake]:
    """Formats the text with each sample, and each of its variants by itself, so that none is left untried."""
    from fluent.syntax import ast

    samples = _samples(_reached(spoken, parts))
    rounds = min(MOST_SAMPLES, max(map(len, samples.values()), default=1))
    facts = [{name: known[i % len(known)] for name, known in samples.items()} for i in range(rounds)]
    try:
        pattern = _pattern(bundle, spoken)
        tries = [(pattern, each) for each in facts]
        tries += [(node.value, facts[0]) for node in _nodes(pattern) if isinstance(node, ast.Variant)]
        errors = [error for tried, each in tries for error in bundle.format_pattern(tried, each)[1]]
    except FLUENT_FAILURES as error:
        errors = [error]
    for why in sorted({str(error) or type(error).__name__ for error in errors}):
        yield Mistake(part.file, spoken, f"expected a text that can be said: {why}")


def _missing_in(language: str, parts: dict[str, _Part], others: dict[str, _Part]) -> Iterator[Mistake]:
    """What one language says and the other cannot; cases and genders are each language's own affair."""
    messages = {_message_of(spoken) for spoken in others}
    for spoken, part in parts.items():
        name, _, attribute = spoken.partition(".")
        missing = spoken if name in messages else name
        if spoken not in others and not (attribute in GRAMMAR and name in messages):
            file = f"{language}/{part.file.partition('/')[2]}"
            yield Mistake(file, missing, f"expected this message, {part.file} has it")


def _different_variables(firsts: dict[str, _Part], others: dict[str, _Part]) -> Iterator[Mistake]:
    for spoken in firsts.keys() & others.keys():
        first, other = (_variables(spoken, parts) for parts in (firsts, others))
        if first != other:
            expected = f"expected the variables {_listed(first)} as in {firsts[spoken].file}"
            yield Mistake(others[spoken].file, spoken, f"{expected}, found {_listed(other)}")


def _variables(spoken: str, parts: dict[str, _Part]) -> set[str]:
    """The things a text speaks of: $target_acc and $target_gender are $target in another form."""
    names = _samples(_reached(spoken, parts))
    forms = "|".join(GRAMMAR)
    return {re.sub(rf"_({forms})$", "", name) for name in names if name not in GRAMMAR}


def _listed(variables: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(variables)) or "none"
