"""The command line itself: help, languages, bad input, interruption. Never a traceback."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Never

import platformdirs
import pytest

from game.cli.commands import console, simulate
from game.cli.commands.console import BadInput
from game.cli.parser import COMMANDS, main, parse
from tests.cli.conftest import Game


@pytest.mark.parametrize("word", ["--help", "-h"])
def test_help_says_what_starts_by_itself_and_lists_the_commands(game: Game, word: str) -> None:
    told = game(word)
    assert (told.code, told.err) == (0, "")
    assert "Without a command the window of the game opens" in told.out
    assert all(f"  {name} " in told.out for name in COMMANDS)
    assert "⟦" not in told.out


def test_it_speaks_the_language_of_the_system(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert "Bez polecenia otwiera się okno gry" in game("--help").out
    assert "Without a command" in game("--lang", "en", "--help").out
    assert "Without a command" in game("--lang=en", "--help").out


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(game: Game, command: str, language: str) -> None:
    told = game(command, "--help", "--lang", language)
    assert (told.code, told.err) == (0, "")
    assert all(str(option) in told.out for option in COMMANDS[command].OPTIONS)
    assert "⟦" not in told.out
    assert game(command, "-h", "--lang", language).out == told.out


BAD_INPUT = [
    (("dance",), "“dance”. Choose one of: client, simulate, shot, check", "Nie ma polecenia „dance”"),
    (("check", "--fast"), "The command “check” does not know “--fast”", "Polecenie „check” nie zna „--fast”"),
    (("check", "a", "b"), "does not know “b”", "nie zna „b”"),
    (("simulate",), "Say which game: --game and one of: desert_patrol", "Podaj, którą grę"),
    (("simulate", "--game"), "cannot be understood", "nie da się zrozumieć"),
    (
        ("simulate", "--game", "chess"),
        "There is no game “chess”. Choose one of: desert_patrol",
        "Nie ma gry „chess”",
    ),
    (
        ("simulate", "--game", "desert_patrol", "--scenario", "dp_s99"),
        "There is no scenario “dp_s99”. Choose one of: dp_s01",
        "Nie ma scenariusza „dp_s99”",
    ),
    (
        ("simulate", "--game", "desert_patrol", "--bots", "random,clever"),
        "There is no bot “clever”. Choose one of: random",
        "Nie ma bota „clever”",
    ),
    (
        ("simulate", "--game", "desert_patrol", "--bots", "random,random,random"),
        "3 bots were named, but in the scenario dp_s01 there are so many seats: 2",
        "Podano 3 boty",
    ),
    (
        ("simulate", "--game", "desert_patrol", "--seed", "lucky"),
        "--seed: expected a number (0 – 461168601842738789",
        "--seed: oczekiwano liczby",
    ),
    (("simulate", "--game", "desert_patrol", "--seed", "-1"), "found “-1”", "jest „-1”"),
    (("simulate", "--game", "desert_patrol", "--games", "0"), "--games: expected", "--games: oczekiwano"),
    (
        ("simulate", "--game", "desert_patrol", "--games", "9" * 99),
        "--games: expected",
        "--games: oczekiwano",
    ),
    (("replay",), "Say which file to replay.", "Podaj, który plik"),
    (("replay", "nowhere.save"), "“nowhere.save”", "„nowhere.save”"),
    (("soak", "--minutes", "soon"), "--minutes: expected", "--minutes: oczekiwano"),
    (("soak", "--minutes", "nan"), "--minutes: expected", "--minutes: oczekiwano"),
    (("soak", "--game", "chess"), "There is no game “chess”", "Nie ma gry „chess”"),
    (("bench", "--seconds", "-3"), "--seconds: expected", "--seconds: oczekiwano"),
]


@pytest.mark.parametrize(
    ("words", "english", "polish"), BAD_INPUT, ids=[" ".join(case[0])[:60] for case in BAD_INPUT]
)
def test_bad_input_is_told_in_one_line_in_both_languages(
    game: Game, words: tuple[str, ...], english: str, polish: str
) -> None:
    for language, expected in (("en", english), ("pl", polish)):
        told = game(*words, "--lang", language)
        assert (told.code, told.out) == (2, "")
        assert expected in told.err.replace("\N{NO-BREAK SPACE}", " ")
        assert told.err.count("\n") == 1
        assert "⟦" not in told.err
        assert "Traceback" not in told.err


@pytest.mark.parametrize("words", [("--lang", "xx"), ("--lang",), ("check", "--lang=")])
def test_an_unknown_language_is_bad_input(game: Game, words: tuple[str, ...]) -> None:
    told = game(*words)
    assert (told.code, told.out) == (2, "")
    assert "Choose one of: pl, en, de." in told.err


def test_options_are_never_guessed_from_their_beginning() -> None:
    with pytest.raises(BadInput):
        parse("simulate", ["--gam", "desert_patrol"])
    assert parse("simulate", ["--games=3", "--json"]) == ({"games": "3"}, frozenset({"json"}))


def raising(error: BaseException) -> Callable[..., int]:
    def run(*_: object) -> int:
        raise error

    return run


@pytest.mark.parametrize(("language", "line"), [("en", "Interrupted.\n"), ("pl", "Przerwano.\n")])
def test_an_interruption_is_one_line(
    game: Game, monkeypatch: pytest.MonkeyPatch, language: str, line: str
) -> None:
    monkeypatch.setattr(simulate, "run", raising(KeyboardInterrupt()))
    told = game("simulate", "--lang", language)
    assert told == (130, "", line)


def test_a_reader_who_goes_away_is_no_accident(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "run", raising(BrokenPipeError()))
    monkeypatch.setattr(sys, "stdout", sys.stdout)
    assert main(["simulate"]) == 1


def test_a_program_without_a_console_has_no_streams_and_complains_in_a_box(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    boxes: list[tuple[str, str]] = []
    monkeypatch.setattr(console, "show_box", lambda title, text: boxes.append((title, text)))
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert main(["--help"]) == 0
    assert main(["simulate", "--game", "desert_patrol", "--games", "1"]) == 0
    assert boxes == []
    assert main(["dance"]) == 2
    assert [title for title, _ in boxes] == ["Sztabówka"]
    assert "There is no command “dance”" in boxes[0][1]


def test_whoever_has_no_home_reads_what_to_set(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless(*_: object, **__: object) -> Never:
        raise RuntimeError("could not determine the home directory")

    monkeypatch.delenv("SZTABOWKA_HOME")
    monkeypatch.setattr(platformdirs, "user_data_dir", homeless)
    told = game("client")
    assert told.code == 2
    assert "SZTABOWKA_HOME" in told.err
    assert len(told.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("started", "name"),
    [
        ("bin/sztabowka", "sztabowka"),
        ("Scripts/sztabowka.exe", "sztabowka"),
        ("site-packages/sztabowka/__main__.py", "sztabowka"),
        ("sztabowka/game/__main__.py", "python -m game"),
    ],
)
def test_who_installed_it_is_told_the_name_of_the_command(
    game: Game, monkeypatch: pytest.MonkeyPatch, started: str, name: str
) -> None:
    monkeypatch.setattr(sys, "argv", [started])
    assert f"{name} COMMAND --help" in game("--help").out


def test_the_frozen_program_calls_itself_by_its_own_name(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "python -m game COMMAND --help" in game("--help").out
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(Path("some", "where", "sztabowka-cli.exe")))
    assert "sztabowka-cli.exe COMMAND --help" in game("--help").out
    assert "sztabowka-cli.exe check" in game("check", "--help").out
    assert "python" not in game("--help").out + game("check", "--help").out
