"""Messages by their id, in the current language."""

import locale
import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from game.i18n.language_files import (
    FLUENT_FAILURES,
    empty_bundle,
    language_files,
    lenient_text,
    message_of,
    parsed,
    pattern_of,
    resource_of,
    said_by,
)
from game.i18n.languages import (
    CASES,
    DECLINED,
    FALLBACK,
    LANGUAGES,
    Language,
    language_of,
    languages,
    unknown_language,
)
from game.i18n.plain_messages import Plain, filled, plain_message
from game.rules.core.mistakes import BadContent

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

MOST_REMEMBERED = 2000
GRAMMAR = (*CASES, "gender")

Fact = str | int
BEGINS = re.compile(r"^(-?[a-zA-Z][\w-]*)[ \t]*=", re.MULTILINE)
_REFERS = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Texts:
    """All messages of one language.

    `say` never raises: a missing or broken message shows in ⟦brackets⟧. What a partial language lacks
    comes from the `fallback`.
    """

    def __init__(
        self,
        language: Language,
        unread: "Unread",
        *,
        known: tuple[Language, ...] = (),
        fallback: "Callable[[], Texts] | None" = None,
    ) -> None:
        self.language = language.code
        self.known = known or (language,)
        """Every language that can be chosen, this one included."""
        self._made: FluentBundle | None = None
        self._unread = unread
        self._make_fallback = fallback
        self._ids: set[str] = set()
        self._looked_up: set[str] = set()
        self._said: dict[tuple[str, tuple[tuple[str, Fact], ...]], str] = {}
        self._forms: dict[str, tuple[str, ...]] = {}

    @classmethod
    def load(cls, folder: Path, language: str) -> "Texts":
        """Every `*.ftl` of folder/language; damaged parts are left out, see `find_mistakes`.

        A file is parsed when one of its messages is first needed: a start needs few of them.
        """
        known = language_of(folder, language)
        if known is None:
            if language not in LANGUAGES:
                raise BadContent([unknown_language(folder, language)])
            known = Language(language, language)
        texts = [lenient_text(folder, file) for file in language_files(folder, language)]
        fallback = None if known.is_complete else partial(cls.load, folder, FALLBACK)
        return cls(known, Unread(texts), known=languages(folder), fallback=fallback)

    @property
    def following(self) -> Language:
        """The next of the known languages, in a circle."""
        codes = [language.code for language in self.known]
        return self.known[(codes.index(self.language) + 1) % len(codes)]

    @cached_property
    def _fallback(self) -> "Texts | None":
        return self._make_fallback() if self._make_fallback is not None else None

    @property
    def _bundle(self) -> "FluentBundle":
        """Created for the first message that is not plain."""
        if self._made is None:
            self._made = empty_bundle(self.language)
        return self._made

    def _read(self, message: str) -> None:
        if message in self._looked_up:
            return
        self._looked_up.add(message)
        for text in self._unread.take(message):
            for entry in parsed(text) or ():
                if not self._unread.is_repeated(entry, text):
                    said = (one for one in said_by(entry) if not self._bundle.has_message(message_of(one)))
                    self._ids.update(said)
                    self._bundle.add_resource(resource_of(entry))

    @property
    def remembered(self) -> int:
        """How many formatted sentences are cached."""
        return len(self._said)

    def say(self, message_id: str, /, **facts: Fact) -> str:
        """The text of the message `id` or of its attribute `id.attribute`, with the facts filled in."""
        key = (message_id, tuple(sorted(facts.items())))
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= MOST_REMEMBERED:
                self._said.clear()
            said = self._said[key] = self._format(message_id, facts)
        return said

    def declined(self, fact: str, message_id: str) -> dict[str, Fact]:
        """The facts of a name for a sentence: target, target_acc, target_gen ..., target_gender if known."""
        facts: dict[str, Fact] = {fact: self.say(message_id)}
        forms = self._forms.get(message_id)
        if forms is None:
            forms = tuple(form for form in GRAMMAR if self.has(f"{message_id}.{form}"))
            if len(self._forms) >= MOST_REMEMBERED:
                self._forms.clear()
            self._forms[message_id] = forms
        return facts | {f"{fact}_{form}": self.say(f"{message_id}.{form}") for form in forms}

    def has(self, message_id: str) -> bool:
        plain, part = self._plain(message_id)
        if part in plain if plain is not None else self._resolved(message_id) in self._ids:
            return True
        return self._fallback is not None and self._fallback.has(message_id)

    def ids(self) -> frozenset[str]:
        """All ids that this language has itself: `id` and `id.attribute`."""
        for message in self._unread.messages():
            self._read(message)
        return frozenset(self._ids)

    def _resolved(self, message_id: str) -> str:
        """The name in this case; if it has no such case, the name itself."""
        name, _, case = message_id.partition(".")
        if message_id not in self._ids:
            self._read(name)
        is_plain = case in CASES and self.language not in DECLINED and message_id not in self._ids
        return name if is_plain else message_id

    def _plain(self, message_id: str) -> tuple[Plain | None, str]:
        """The message if it is plain, and its part (attribute); "" is its own text."""
        name, _, part = message_id.partition(".")
        plain = self._unread.plain(name)
        is_undeclined = self.language not in DECLINED and part in CASES
        return plain, "" if is_undeclined and plain is not None and part not in plain else part

    def _format(self, message_id: str, facts: Mapping[str, Fact]) -> str:
        said, is_right = self._spoken(message_id, facts)
        if is_right or self._fallback is None:
            return said
        return self._fallback.say(message_id, **facts)

    def _spoken(self, message_id: str, facts: Mapping[str, Fact]) -> tuple[str, bool]:
        """The text from this language alone, and whether it is complete and correct."""
        plain, part = self._plain(message_id)
        if plain is not None and part in plain and (text := filled(plain[part], facts)) is not None:
            return text, True
        spoken = self._resolved(message_id)
        if spoken not in self._ids:
            return f"⟦{message_id}⟧", False
        try:
            said, errors = self._bundle.format_pattern(pattern_of(self._bundle, spoken), dict(facts))
        except FLUENT_FAILURES:
            return f"⟦{message_id}⟧", False
        return (f"⟦{said}⟧", False) if errors else (str(said), True)


class Unread:
    """Files not parsed yet, found by the messages that seem to begin in them."""

    def __init__(self, texts: Iterable[str]) -> None:
        self._homes: dict[str, str] = {}
        """The text that contains a message or term; of several the first."""
        self._begins: dict[str, int] = {}
        """Where it begins in that text."""
        self._plain: dict[str, Plain | None] = {}
        self._waiting: set[str] = set()
        for text in texts:
            self._waiting.add(text)
            for found in BEGINS.finditer(text):
                if found[1] not in self._homes:
                    self._homes[found[1]] = text
                    self._begins[found[1]] = found.start()

    def plain(self, message: str) -> Plain | None:
        """The message if it is plain, whether or not its text was parsed; None otherwise."""
        if message not in self._plain:
            home = self._homes.get(message)
            self._plain[message] = None if home is None else plain_message(home, self._begins[message])
        return self._plain[message]

    def messages(self) -> list[str]:
        return [name for name, home in self._homes.items() if home in self._waiting]

    def take(self, message: str) -> Iterator[str]:
        """The texts to parse before this message can be formatted: its own, and those they refer to."""
        wanted = [message]
        while wanted:
            home = self._homes.get(wanted.pop())
            if home in self._waiting:
                self._waiting.discard(home)
                yield home
                wanted += _REFERS.findall(home)

    def is_repeated(self, entry: "ast.EntryType", text: str) -> bool:
        """Whether an earlier file has a message of this name."""
        from fluent.syntax import ast

        if not isinstance(entry, ast.Message | ast.Term):
            return False
        name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        return self._homes.get(name, text) != text


class Speaker:
    """The current language; `switch` changes it while the program runs."""

    def __init__(self, folder: Path, language: str, loaded: dict[str, Texts] | None = None) -> None:
        """Languages already `loaded` are not read again; a language that no longer exists becomes English."""
        self._folder = folder
        self._loaded = {} if loaded is None else loaded
        self.switch(language)

    def switch(self, language: str) -> None:
        if language not in self._loaded:
            known = language in LANGUAGES or language_of(self._folder, language) is not None
            self._loaded[language] = Texts.load(self._folder, language if known else FALLBACK)
        self.texts = self._loaded[language]

    def say(self, message_id: str, /, **facts: Fact) -> str:
        return self.texts.say(message_id, **facts)


def system_language(
    preferred: Callable[[], Iterable[str]],
    environ: Mapping[str, str] = os.environ,
    getlocale: Callable[[], tuple[str | None, str | None]] = locale.getlocale,
) -> str:
    """Polish if the system is set to Polish, else English; other languages must be chosen.

    The environment comes first. If it says nothing, as for a program started by a click on Windows, it is
    the first of the `preferred` languages that is Polish or English; last comes the format of numbers.
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            return "pl" if _is_polish(environ[name]) else "en"
    for name in preferred():
        if _is_polish(name) or name.startswith("en"):
            return "pl" if _is_polish(name) else "en"
    try:
        return "pl" if _is_polish(getlocale()[0] or "") else "en"
    except ValueError:
        return "en"


def _is_polish(name: str) -> bool:
    return re.match(r"pl([_.@-]|$)|polish", name.lower()) is not None


# Reading
