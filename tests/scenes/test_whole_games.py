"""Whole games through what the screen offers and nothing else: by mouse, and by keyboard alone."""

from pathlib import Path

import pytest

from game.content.library import open_game
from game.presenters.registry import PRESENTERS
from game.rules.registry import GAMES
from tests import sweeps
from tests.scenes.playing import play
from tests.scenes.seating import seat_down

ONLY_SO_FAR = None if sweeps.TIER == "all" else 50
"""A game goes to its end where all is run, elsewhere beyond the set-up into its rounds."""
MOST_STEPS = ONLY_SO_FAR or 2500
GAMES_AND_SCENARIOS = [
    (game, scenario.id) for game in sorted(PRESENTERS) for scenario in open_game(game).scenarios
]


@pytest.mark.sweep("part")
@pytest.mark.parametrize(("game", "scenario"), GAMES_AND_SCENARIOS)
def test_a_game_is_played_by_mouse(tmp_path: Path, game: str, scenario: str) -> None:
    seated = seat_down(tmp_path, game, scenario, seed=sweeps.seed(11))
    assert play(seated, sweeps.seed(5), by_keyboard=False, most=30) > 0


@pytest.mark.sweep("part")
@pytest.mark.parametrize(("game", "scenario"), GAMES_AND_SCENARIOS)
def test_a_game_is_played_by_keyboard_alone(tmp_path: Path, game: str, scenario: str) -> None:
    seated = seat_down(tmp_path, game, scenario, seed=sweeps.seed(12), size=(1280, 720), language="en")
    assert play(seated, sweeps.seed(6), by_keyboard=True, most=20) > 0


@pytest.mark.sweep("part")
@pytest.mark.parametrize("game", sorted(PRESENTERS))
def test_a_whole_game_to_its_end_by_mouse(tmp_path: Path, game: str) -> None:
    scenario = open_game(game).scenarios[0].id
    seated = seat_down(tmp_path, game, scenario, seed=sweeps.seed(3))
    played = play(seated, sweeps.seed(8), by_keyboard=False, most=MOST_STEPS)
    assert seated.table.match.outcome is not None or played == ONLY_SO_FAR


@pytest.mark.sweep("part")
@pytest.mark.parametrize("game", sorted(PRESENTERS))
def test_a_whole_game_to_its_end_by_keyboard(tmp_path: Path, game: str) -> None:
    scenario = open_game(game).scenarios[0].id
    seated = seat_down(tmp_path, game, scenario, seed=sweeps.seed(3), size=(1280, 720))
    played = play(seated, sweeps.seed(9), by_keyboard=True, most=MOST_STEPS)
    assert seated.table.match.outcome is not None or played == ONLY_SO_FAR


def test_every_game_of_the_registry_has_its_presenter_or_is_told_to_be_coming() -> None:
    assert set(PRESENTERS) <= set(GAMES)
