"""The client from the command line: what it takes, what it refuses, and a machine without a screen."""

import subprocess
import sys
from pathlib import Path
from typing import Any, Literal

import pytest

from game.app import loop
from game.app.launch_options import LaunchOptions
from game.app.rescue import Hopeless
from game.app.window import NoDisplay
from game.config.paths import PROJECT
from game.config.settings import Settings, default_path, save
from game.session.hot_seat import Player, players_of
from tests.cli.conftest import Game


@pytest.fixture
def wishes(monkeypatch: pytest.MonkeyPatch) -> list[LaunchOptions]:
    """What the client was asked for; it opens no window and ends at once."""
    asked: list[LaunchOptions] = []

    class Opened:
        def run(self) -> None:
            pass

    def open_app(launch: LaunchOptions) -> Opened:
        asked.append(launch)
        return Opened()

    monkeypatch.setattr(loop, "open_app", open_app)
    return asked


def test_without_a_command_it_opens_the_title(game: Game, wishes: list[LaunchOptions]) -> None:
    assert game() == (0, "", "")
    assert wishes == [LaunchOptions()]


@pytest.mark.parametrize("command", [(), ("client",)])
def test_options_lead_straight_to_a_table(
    game: Game, wishes: list[LaunchOptions], command: tuple[str, ...]
) -> None:
    words = ("--game", "desert_patrol", "--scenario", "dp_s03", "--seats", "human,bot:random", "--seed", "7")
    told = game(*command, *words, "--size", "1600x900", "--fullscreen", "--lang", "pl")
    assert told == (0, "", "")
    [launch] = wishes
    assert launch.match is not None
    assert (launch.match.scenario, launch.match.seed) == ("dp_s03", 7)
    assert players_of(launch.match) == (Player(""), Player("Kpt. Bellini", "random"))
    assert (launch.language, launch.size, launch.fullscreen) == ("pl", (1600, 900), True)


@pytest.mark.parametrize(
    ("settings", "words", "name"),
    [("pl", (), "Kpt."), ("en", (), "Capt."), ("pl", ("--lang", "en"), "Capt.")],
)
def test_bots_have_names_of_the_language_that_the_window_speaks(
    game: Game,
    wishes: list[LaunchOptions],
    own_folder: Path,
    settings: Literal["pl", "en"],
    words: tuple[str, ...],
    name: str,
) -> None:
    save(Settings(language=settings), default_path())
    assert default_path().is_relative_to(own_folder)
    assert game("--game", "desert_patrol", "--seats", "human,bot:recruit", *words)[0] == 0
    [launch] = wishes
    assert launch.match is not None
    assert players_of(launch.match)[1].name.startswith(name)


def test_a_game_alone_gives_people_the_recommended_scenario(game: Game, wishes: list[LaunchOptions]) -> None:
    game("--game", "desert_patrol")
    [launch] = wishes
    assert launch.match is not None
    assert launch.match.scenario == "dp_s01"
    assert [player.bot for player in players_of(launch.match)] == [None, None]


def test_people_who_are_named_choose_a_scenario_for_so_many(game: Game, wishes: list[LaunchOptions]) -> None:
    game("--game", "last_comrade", "--seats", ",".join(["human"] * 9))
    [launch] = wishes
    assert launch.match is not None
    assert (launch.match.scenario, launch.match.seats) == ("horde", 9)


BAD_INPUT = [
    (("--fast",), "The command “client” does not know “--fast”", "nie zna „--fast”"),
    (("--game", "chess"), "There is no game “chess”", "Nie ma gry „chess”"),
    (("--seed", "7"), "Say which game", "Podaj, którą grę"),
    (
        ("--game", "desert_patrol", "--scenario", "all"),
        "There is no scenario “all”",
        "Nie ma scenariusza „all”",
    ),
    (
        ("--game", "desert_patrol", "--seats", "human,cat"),
        "There is no player “cat”. Choose one of: human, bot:random, bot:recruit",
        "Nie ma gracza „cat”",
    ),
    (("--game", "desert_patrol", "--seats", "human,bot:cat"), "“bot:cat”", "„bot:cat”"),
    (("--game", "desert_patrol", "--seats", "human"), "1 player was named", "Podano 1 gracza"),
    (("--game", "desert_patrol", "--seed", "-1"), "--seed: expected", "--seed: oczekiwano"),
    (("--size", "large"), "expected a size such as 1280x720", "oczekiwano rozmiaru"),
    (("--size", "10x10"), "320x180 – 7680x4320", "320x180 – 7680x4320"),
    (("--size", "1280x"), "found “1280x”", "jest „1280x”"),
    (("--size", "99999x99999"), "found “99999x99999”", "jest „99999x99999”"),
]


@pytest.mark.parametrize(
    ("words", "english", "polish"), BAD_INPUT, ids=[" ".join(case[0]) for case in BAD_INPUT]
)
def test_bad_input_opens_no_window(
    game: Game, wishes: list[LaunchOptions], words: tuple[str, ...], english: str, polish: str
) -> None:
    for language, expected in (("en", english), ("pl", polish)):
        told = game(*words, "--lang", language)
        assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
        assert expected in told.err.replace("\N{NO-BREAK SPACE}", " ")
        assert "⟦" not in told.err
    assert wishes == []


@pytest.mark.parametrize(
    ("error", "english", "polish"),
    [
        (NoDisplay("x11 not available"), "there is no screen (x11 not available)", "nie ma ekranu"),
        (Hopeless(), "The program cannot go on: Hopeless", "Program nie może działać dalej"),
    ],
)
def test_what_ends_the_client_is_told_in_one_line(
    game: Game, monkeypatch: pytest.MonkeyPatch, error: Exception, english: str, polish: str
) -> None:
    def fail(*_: Any) -> None:
        raise error

    monkeypatch.setattr(loop, "open_app", fail)
    for language, expected in (("en", english), ("pl", polish)):
        told = game("--lang", language)
        assert (told.code, told.out, told.err.count("\n")) == (1, "", 1)
        assert expected in told.err.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a screen")
def test_a_machine_without_a_screen_gets_a_sentence(own_folder: Path) -> None:
    environment = {
        "PATH": "",
        "PYTHONPATH": str(PROJECT),
        "SZTABOWKA_HOME": str(own_folder),
        "LC_ALL": "en_GB.UTF-8",
    }
    done = subprocess.run(
        [sys.executable, "-m", "game"],
        env=environment,
        cwd=PROJECT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    assert "there is no screen" in done.stderr
    assert "Traceback" not in done.stderr
