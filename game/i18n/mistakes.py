"""Every mistake of the language files at once: broken, missing, repeated, or different between languages."""

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from game.i18n.language_files import (
    FLUENT_FAILURES,
    empty_bundle,
    language_files,
    message_of,
    parsed,
    pattern_of,
    resource_of,
    said_by,
    strict_text,
)
from game.i18n.languages import (
    CODE,
    FALLBACK,
    FILE,
    LANGUAGES,
    LONGEST_NAME,
    MOST_LANGUAGES,
    language_codes,
)
from game.i18n.texts import GRAMMAR, Fact
from game.rules.core.mistakes import Mistake

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

MOST_UNSAYABLE = 200
MOST_SAMPLES = 40
MOST_REACHED = 30
PLURAL_WORDS = ("zero", "one", "two", "few", "many")
SAMPLE_NUMBERS = (0, 1, 2, 5, 22)


class _Part(NamedTuple):
    """A text, and the file it is in."""

    file: str
    is_plain: bool
    """Whether it is only letters, so that formatting cannot fail."""
    telling: "tuple[ast.BaseNode, ...]"
    """What it refers to and selects by: messages, variables, and selections."""


def find_mistakes(folder: Path) -> list[Mistake]:
    """Every mistake of every language at once, each as `pl/core.ftl: id: expected ...`; never raises.

    Nothing may be missing in the complete languages. Others may be partial, but must not have texts or
    variables that English does not have.
    """
    mistakes = list(_folder_mistakes(folder))
    parts = {language: _language_parts(folder, language, mistakes) for language in LANGUAGES}
    for one in LANGUAGES:
        for other in LANGUAGES:
            if one != other:
                mistakes += _missing_in(other, parts[one], parts[other])
    first, *others = LANGUAGES
    for other in others:
        mistakes += _different_variables(parts[first], parts[other])
    for language in _partial_languages(folder):
        said = _language_parts(folder, language, mistakes)
        mistakes += _unknown_to(parts[FALLBACK], said)
        mistakes += _different_variables(parts[FALLBACK], said)
    return sorted(set(mistakes))


def translated(folder: Path) -> dict[str, tuple[int, int]]:
    """For each partial language: how many of the English texts it has, and how many there are."""
    whole = _language_parts(folder, FALLBACK, [])
    said = {language: _language_parts(folder, language, []) for language in _partial_languages(folder)}
    return {language: (len(parts.keys() & whole.keys()), len(whole)) for language, parts in said.items()}


def _partial_languages(folder: Path) -> list[str]:
    return [code for code in language_codes(folder) if code not in LANGUAGES]


def _folder_mistakes(folder: Path) -> Iterator[Mistake]:
    for language in LANGUAGES:
        if not language_files(folder, language):
            yield Mistake(language, "folder", "expected a folder with .ftl files")
    try:
        names = [path.name for path in folder.iterdir() if path.is_dir() and path.name[0] not in "._"]
    except OSError:
        return
    if len(names) > MOST_LANGUAGES:
        yield Mistake(folder.name, "folder", f"expected at most {MOST_LANGUAGES} languages")
    for name in names:
        if not CODE.fullmatch(name):
            yield Mistake(name, "folder", "expected the code of a language, such as de or pt_BR")
        elif name not in LANGUAGES and not (folder / name / FILE).is_file():
            yield Mistake(name, "folder", f"expected a file {FILE} that says what the language is called")


def _language_parts(folder: Path, language: str, mistakes: list[Mistake]) -> dict[str, _Part]:
    """The texts of one language; its mistakes are added to the list."""
    bundle = empty_bundle(language)
    parts: dict[str, _Part] = {}
    first_files: dict[str, str] = {}
    for file in language_files(folder, language):
        text = strict_text(folder, file)
        if isinstance(text, Mistake):
            mistakes.append(text)
            continue
        entries = parsed(text)
        if entries is None:
            mistakes.append(Mistake(file, "file", "expected messages that are not nested so deeply"))
        for entry in entries or ():
            mistakes += _repeated(file, entry, first_files)
            mistakes += _plural_mistakes(file, language, entry)
            for spoken, pattern in said_by(entry).items():
                if not bundle.has_message(message_of(spoken)):
                    parts[spoken] = _part(file, pattern)
            bundle.add_resource(resource_of(entry))
        mistakes += _junk(file, text, entries or ())
    mistakes += _introduced(language, parts, bundle)
    unsayable = (each for name, part in parts.items() for each in _format_mistakes(bundle, name, part, parts))
    mistakes += islice(unsayable, MOST_UNSAYABLE)
    return parts


def _introduced(language: str, parts: dict[str, _Part], bundle: "FluentBundle") -> Iterator[Mistake]:
    """The mistakes in a language's file about itself."""
    file = f"{language}/{FILE}"
    if any(part.file == file for part in parts.values()):
        part = parts.get("language-name")
        name = ""
        if part is not None and part.is_plain:
            name = str(bundle.format_pattern(pattern_of(bundle, "language-name"), {})[0])
        if not 0 < len(name) <= LONGEST_NAME:
            expected = f"expected what its speakers call it, in {LONGEST_NAME} letters"
            yield Mistake(file, "language-name", expected)


@lru_cache(maxsize=MOST_LANGUAGES)
def plural_forms(language: str) -> tuple[str, ...]:
    """The plural forms of this language, besides `other`."""
    from babel import Locale, UnknownLocaleError

    try:
        tags = Locale.parse(language).plural_form.tags
    except (UnknownLocaleError, ValueError):
        return ()
    return tuple(word for word in PLURAL_WORDS if word in tags)


def _part(file: str, pattern: "ast.Pattern") -> _Part:
    from fluent.syntax import ast

    kinds = ast.MessageReference | ast.VariableReference | ast.SelectExpression
    if all(isinstance(element, ast.TextElement) for element in pattern.elements):
        return _Part(file, True, ())
    return _Part(file, False, tuple(node for node in _nodes(pattern) if isinstance(node, kinds)))


def _junk(file: str, text: str, entries: "tuple[ast.EntryType, ...]") -> Iterator[Mistake]:
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
    """Messages, terms and attributes that already exist, here or in an earlier file."""
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
    """A selection by number must have exactly the plural forms of its language."""
    from fluent.syntax import ast

    needed = plural_forms(language)
    for node in _nodes(entry):
        if isinstance(node, ast.SelectExpression):
            words = {key.key.name for key in node.variants if isinstance(key.key, ast.Identifier)}
            if words.intersection(PLURAL_WORDS) and words - {"other"} != set(needed):
                name = getattr(getattr(entry, "id", None), "name", "message")
                forms = ", ".join(f"[{word}]" for word in needed)
                yield Mistake(file, name, f"expected the plural forms {forms} and *[other]")


def _nodes(root: Any) -> Iterator[Any]:
    """All syntax nodes below a node; without recursion, because files may be nested to any depth."""
    from fluent.syntax import ast

    waiting = [root]
    while waiting:
        node = waiting.pop()
        if isinstance(node, list):
            waiting.extend(node)
        elif isinstance(node, ast.BaseNode):
            yield node
            waiting.extend(inner for name, inner in vars(node).items() if name != "span")


def _reached(spoken: str, parts: dict[str, _Part]) -> "Iterator[ast.BaseNode]":
    """What a text, and all texts it refers to, mention and select by."""
    from fluent.syntax import ast

    reached: dict[str, _Part] = {}
    waiting = [spoken]
    while waiting and len(reached) < MOST_REACHED:
        name = waiting.pop()
        if name in reached or name not in parts:
            continue
        reached[name] = parts[name]
        waiting.extend(
            f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name
            for node in parts[name].telling
            if isinstance(node, ast.MessageReference)
        )
    return (node for part in reached.values() for node in part.telling)


def _samples(telling: "Iterator[ast.BaseNode]") -> dict[str, list[Fact]]:
    """For each variable the numbers worth trying, and the words by which the texts select."""
    from fluent.syntax import ast

    samples: dict[str, list[Fact]] = {}
    for node in telling:
        if isinstance(node, ast.VariableReference):
            samples.setdefault(node.id.name, list(SAMPLE_NUMBERS))
        elif isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            words = {key.key.name for key in node.variants if isinstance(key.key, ast.Identifier)}
            known = samples.setdefault(node.selector.id.name, list(SAMPLE_NUMBERS))
            known += sorted(words.difference(PLURAL_WORDS) - {"other"})
    return samples


def _format_mistakes(
    bundle: "FluentBundle", spoken: str, part: _Part, parts: dict[str, _Part]
) -> Iterator[Mistake]:
    """Formats the text with each sample, and each variant by itself, so that none is left untested."""
    from fluent.syntax import ast

    if part.is_plain:
        return
    samples = _samples(_reached(spoken, parts))
    rounds = min(MOST_SAMPLES, max(map(len, samples.values()), default=1))
    facts = [{name: known[i % len(known)] for name, known in samples.items()} for i in range(rounds)]
    try:
        pattern = pattern_of(bundle, spoken)
        tries = [(pattern, each) for each in facts]
        tries += [(node.value, facts[0]) for node in _nodes(pattern) if isinstance(node, ast.Variant)]
        errors = [error for tried, each in tries for error in bundle.format_pattern(tried, each)[1]]
    except FLUENT_FAILURES as error:
        errors = [error]
    for why in sorted({str(error) or type(error).__name__ for error in errors}):
        yield Mistake(part.file, spoken, f"expected a text that can be said: {why}")


def _missing_in(language: str, parts: dict[str, _Part], others: dict[str, _Part]) -> Iterator[Mistake]:
    """Texts that one language has and the other lacks; each language has its own cases and genders."""
    messages = {message_of(spoken) for spoken in others}
    for spoken, part in parts.items():
        name, _, attribute = spoken.partition(".")
        missing = spoken if name in messages else name
        if spoken not in others and not (attribute in GRAMMAR and name in messages):
            file = f"{language}/{part.file.partition('/')[2]}"
            yield Mistake(file, missing, f"expected this message, {part.file} has it")


def _unknown_to(whole: dict[str, _Part], said: dict[str, _Part]) -> Iterator[Mistake]:
    """Texts of a partial language that the program never uses; its cases and genders are its own."""
    for spoken, part in said.items():
        name, _, attribute = spoken.partition(".")
        if spoken not in whole and not (attribute in GRAMMAR and name in whole):
            yield Mistake(part.file, spoken, f"expected a message that {FALLBACK} has too")


def _different_variables(firsts: dict[str, _Part], others: dict[str, _Part]) -> Iterator[Mistake]:
    for spoken in firsts.keys() & others.keys():
        first, other = (_variables(spoken, parts) for parts in (firsts, others))
        if first != other:
            expected = f"expected the variables {_listed(first)} as in {firsts[spoken].file}"
            yield Mistake(others[spoken].file, spoken, f"{expected}, found {_listed(other)}")


def _variables(spoken: str, parts: dict[str, _Part]) -> set[str]:
    """The things a text mentions: $target_acc and $target_gender are $target in another form."""
    names = _samples(_reached(spoken, parts))
    forms = "|".join(GRAMMAR)
    return {re.sub(rf"_({forms})$", "", name) for name in names if name not in GRAMMAR}


def _listed(variables: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(variables)) or "none"
