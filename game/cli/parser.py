"""`python -m game`: reads the command line and calls a command. Bad input never ends in a traceback."""

import argparse
import gc
import sys
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from typing import Never, cast

from game.app import sdl
from game.cli.commands.console import (
    BAD_INPUT,
    FAILED,
    INTERRUPTED,
    OK,
    BadInput,
    Command,
    Console,
    Given,
    Option,
    program_name,
    store_sentence,
)
from game.config.paths import ASSETS
from game.i18n import language_codes
from game.rules.core.lazy_registry import LazyRegistry
from game.rules.core.mistakes import BadContent
from game.store import StoreError, printable
from game.view.locales import person_language

PACKAGE = "game.cli.commands"


def _command(name: str) -> Command:
    return cast("Command", import_module(f"{PACKAGE}.{name}"))


COMMANDS: LazyRegistry[Command] = LazyRegistry(
    {
        name: partial(_command, name)
        for name in (
            "client",
            "simulate",
            "shot",
            "check",
            "replay",
            "bench",
            "arena",
            "balance",
            "soak",
            "curtains",
            "rules",
            "lessons",
            "selftest",
        )
    }
)
"""Each command is imported when it is called: the window need not wait for the bench and the arena."""
STARTS_BY_ITSELF = "client"
"""The command that is meant if none is named."""
GC_THRESHOLDS = (50_000, 20, 100)
"""The thresholds of Python's garbage collector. Games are values without cycles; with the default
thresholds the collector would search them again and again, at the start and in the middle of a drag."""
EVERYWHERE = (Option("--lang", "L"), Option("--help"))


def main(argv: Sequence[str] | None = None) -> int:
    """Exit code: 0 success, 1 something is wrong, 2 bad input, 130 interrupted."""
    gc.set_threshold(*GC_THRESHOLDS)
    arguments = list(sys.argv[1:] if argv is None else argv)
    _forgive_letters()
    # Finding the person's language and reading maps imports pygame: SDL must be set up before.
    sdl.prepare()
    console = Console(person_language())
    try:
        language = _take_language(arguments)
        if language is not None:
            console = Console(language)
        return _dispatch(arguments, console, language)
    except BadInput as bad:
        console.complain(console.texts.say(bad.message, **bad.facts))
        return BAD_INPUT
    except StoreError as error:
        console.complain(store_sentence(console.texts, error))
        return BAD_INPUT
    except BadContent as bad_content:
        console.complain(f"{console.texts.say('cli-bad_content')}\n{bad_content}")
        return FAILED
    except KeyboardInterrupt:
        console.complain(console.texts.say("cli-interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        return _hang_up()
    except OSError as error:
        console.complain(str(error))
        return BAD_INPUT


def _forgive_letters() -> None:
    """A console that lacks a letter shows a question mark instead of ending the program."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _hang_up() -> int:
    """The reader of our output has closed it; without this Python would report an error at exit."""
    sys.stdout = None
    return FAILED


def _take_language(arguments: list[str]) -> str | None:
    """Take `--lang L` out of the arguments, wherever it is; None if it is missing."""
    for place, word in enumerate(arguments):
        if word == "--lang" or word.startswith("--lang="):
            taken = arguments[place + 1 : place + 2] if word == "--lang" else [word.removeprefix("--lang=")]
            del arguments[place : place + (2 if word == "--lang" else 1)]
            language = taken[0] if taken else ""
            known = language_codes(ASSETS / "lang")
            if language not in known:
                raise BadInput("cli-unknown_language", language=printable(language), known=", ".join(known))
            return language
    return None


def _dispatch(arguments: list[str], console: Console, language: str | None) -> int:
    if arguments[:1] in (["-h"], ["--help"]):
        show_help(console)
        return OK
    if not arguments or arguments[0].startswith("-"):
        arguments = [STARTS_BY_ITSELF, *arguments]
    name = arguments[0]
    if name not in COMMANDS:
        raise BadInput("cli-unknown_command", name=printable(name), known=", ".join(COMMANDS))
    given = parse(name, arguments[1:])
    if "help" in given.flags:
        show_command_help(name, console)
        return OK
    if language is not None:
        given.texts["lang"] = language
    return COMMANDS[name].run(given, console)


# Parsing


class _Parser(argparse.ArgumentParser):
    """Argparse reads; its errors are reported by us, in the chosen language."""

    def error(self, message: str) -> Never:
        raise BadInput("cli-bad_arguments", detail=printable(message, 200))


def parse(name: str, arguments: Sequence[str]) -> Given:
    options = (*COMMANDS[name].OPTIONS, Option("--help"))
    parser = _Parser(prog=name, add_help=False, allow_abbrev=False)
    for option in options:
        if not option.name.startswith("-"):
            parser.add_argument(option.key, nargs="?")
        elif option.value:
            parser.add_argument(option.name, dest=option.key)
        else:
            short = ("-h",) if option.key == "help" else ()
            parser.add_argument(*short, option.name, dest=option.key, action="store_true")
    found, unknown = parser.parse_known_args(list(arguments))
    if unknown:
        known = ", ".join(str(option) for option in options)
        raise BadInput("cli-unknown_option", name=name, found=printable(unknown[0]), known=known)
    values = vars(found)
    texts = {key: value for key, value in values.items() if isinstance(value, str)}
    return Given(texts, frozenset(key for key, value in values.items() if value is True))


# Help


def show_help(console: Console) -> None:
    texts = console.texts
    console.show(f"{texts.say('app-name')}: {texts.say('app-name.tagline')}")
    console.say("cli-usage", known=f"{program_name()} [COMMAND] [...]")
    console.say("cli-starts_by_itself", name=STARTS_BY_ITSELF)
    _show_rows(console, [(name, texts.say(f"cli-command-{name}")) for name in COMMANDS])
    console.say("cli-help_hint", known=f"{program_name()} COMMAND --help")


def show_command_help(name: str, console: Console) -> None:
    texts, options = console.texts, (*COMMANDS[name].OPTIONS, *EVERYWHERE)
    words = " ".join(f"[{option}]" for option in COMMANDS[name].OPTIONS)
    console.say("cli-usage", known=f"{program_name()} {name} {words}".rstrip())
    console.show(f"  {texts.say(f'cli-command-{name}')}")
    _show_rows(console, [(str(option), texts.say(f"cli-option-{option.key}")) for option in options])


def _show_rows(console: Console, rows: Sequence[tuple[str, str]]) -> None:
    width = max(len(name) for name, _ in rows)
    for name, text in rows:
        console.show(f"  {name:<{width}}  {text}")
