"""What every command shares: output, refusal of bad input, reading options."""

import sys
from functools import cached_property
from pathlib import Path
from typing import NamedTuple, Protocol, TextIO

import msgspec

from game.app.message_box import is_unread, show_box
from game.config.paths import ASSETS
from game.i18n import Texts
from game.store import StoreError, printable

Fact = str | int
OK, FAILED, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130


def program_name() -> str:
    """How to start this program by hand: the frozen one has no Python, pip installs a command."""
    if getattr(sys, "frozen", False):
        return Path(sys.executable).name
    started = Path(sys.argv[0])
    return "sztabowka" if "sztabowka" in (started.stem, started.parent.name) else "python -m game"


class BadInput(Exception):
    """The request cannot be carried out; the message, with its facts, says what is wrong and where."""

    def __init__(self, message: str, **facts: Fact) -> None:
        self.message, self.facts = message, facts
        super().__init__(message, facts)


class Option(NamedTuple):
    """`--seed K`, a flag `--json`, or a plain `FILE`; its help is the message `cli-option-…`."""

    name: str
    value: str = ""

    @property
    def key(self) -> str:
        return self.name.lstrip("-").lower()

    def __str__(self) -> str:
        return f"{self.name} {self.value}".strip()


class Given(NamedTuple):
    """The arguments after the command: a text for each option that takes one, and the flags."""

    texts: dict[str, str]
    flags: frozenset[str]

    def text(self, key: str) -> str | None:
        return self.texts.get(key)

    def whole(self, key: str, default: int, least: int, most: int) -> int:
        """A whole number within bounds, or `BadInput`."""
        found = self.whole_or_none(key, least, most)
        return default if found is None else found

    def whole_or_none(self, key: str, least: int, most: int) -> int | None:
        """The same; None if the option is missing."""
        text = self.texts.get(key)
        if text is None:
            return None
        number = int(text) if text.isascii() and text.lstrip("-").isdigit() and len(text) < 30 else None
        if number is None or not least <= number <= most:
            raise BadInput(
                "cli-bad_number", name=f"--{key}", found=printable(text), known=f"{least} – {most}"
            )
        return number

    def decimal(self, key: str, default: float, most: float) -> float:
        """A number above 0, or `BadInput`."""
        text = self.texts.get(key)
        try:
            number = default if text is None else float(text)
        except ValueError:
            number = 0.0
        if not 0 < number <= most:
            raise BadInput(
                "cli-bad_number", name=f"--{key}", found=printable(text or ""), known=f"0 – {most:g}"
            )
        return number


class Console:
    """Writes to the person who started the program, in one language; its messages are read when it first
    writes."""

    def __init__(self, language: str) -> None:
        self.language = language

    @cached_property
    def texts(self) -> Texts:
        return Texts.load(ASSETS / "lang", self.language)

    def show(self, text: str) -> None:
        _write(sys.stdout, text)

    def say(self, message: str, /, **facts: Fact) -> None:
        self.show(self.texts.say(message, **facts))

    def complain(self, text: str) -> None:
        """Report why the program cannot do what was asked; without a console in a box of the system."""
        if is_unread(sys.stderr):
            show_box(self.texts.say("app-name"), text)
        else:
            _write(sys.stderr, text)

    def progress(self, text: str) -> None:
        """Show how far a task has come: a line that is overwritten, and only in a terminal."""
        if sys.stderr is not None and sys.stderr.isatty():
            print(f"\r{text}", end="", file=sys.stderr, flush=True)

    def progress_ends(self) -> None:
        """The next output begins on a new line."""
        if sys.stderr is not None and sys.stderr.isatty():
            print(file=sys.stderr, flush=True)

    def show_json(self, value: object) -> None:
        self.show(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def _write(stream: TextIO | None, text: str) -> None:
    """A program frozen without a console has no streams."""
    if stream is not None:
        print(text, file=stream, flush=True)


def store_sentence(texts: Texts, error: StoreError) -> str:
    """The error of a file in the chosen language, and the good copy if there is one."""
    message = f"store-{error.code}"
    sentence = texts.say(message, **error.facts) if texts.has(message) else str(error)
    if error.good_copy is None:
        return sentence
    return f"{sentence} {texts.say('store-good_copy', good_copy=printable(error.good_copy.name, 80))}"


def existing_folder(text: str) -> Path:
    folder = Path(text)
    if not folder.is_dir():
        raise BadInput("cli-no_folder", file=printable(text, 200))
    return folder


class Command(Protocol):
    """A module of this package."""

    OPTIONS: tuple[Option, ...]

    def run(self, given: Given, console: Console) -> int: ...
