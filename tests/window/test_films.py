"""One film of each game, watched in a real window: it runs by itself, and then the table goes on."""

from functools import partial
from pathlib import Path

import pytest

from game.app.trace import TraceLine
from tests.window.conftest import Start
from tests.window.player import Player, playing

NEXT = "next"
"""The button that a running film shows."""
MOST_STEPS = 12


def runs(shown: TraceLine) -> bool:
    return shown.screen == "table" and any(thing.handle == NEXT for thing in shown.things)


def is_past(steps: int, shown: TraceLine) -> bool:
    return shown.playing is not None and shown.playing.steps > steps


@pytest.mark.parametrize(
    ("game", "scenario", "seats"),
    [
        ("desert_patrol", "dp_s01", "human,human"),
        ("staff_orders", "m1", "human,human"),
        ("wasteland_riders", "m1_zbawca_pustkowi", "human,human"),
        ("last_comrade", "duel", "human,human"),
    ],
)
def test_a_film_is_watched(start: Start, tmp_path: Path, game: str, scenario: str, seats: str) -> None:
    options = ("--lang", "en", "--size", "1280x720", "--seed", "7")
    program = start(
        tmp_path / "home", *options, "--game", game, "--scenario", scenario, "--seats", seats, films=True
    )
    player = Player(program, seed=3)
    watched = 0
    for _ in range(MOST_STEPS):
        player.sit()
        program.wait_for(lambda shown: not runs(shown), "the end of a film")
        if program.shown.screen != "table":
            continue
        before, offers = playing(program.shown).steps, player.offers(player.match())
        way = player.ways(offers)[0]
        player.begin(way, offers)
        watched += runs(program.wait_for(partial(is_past, before), "the step"))
        if watched:
            break
    assert watched, "no step led to a film"
    shown = program.wait_for(lambda shown: not runs(shown), "the end of the film")
    assert shown.screen in ("table", "curtain")
    assert program.quit() == 0
    assert program.errors() == ""
