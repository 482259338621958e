"""`soak`: the command hands over to the soak test and gives back its exit code."""

import sys
from types import ModuleType

import pytest

from tests.cli.conftest import Game


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    calls: list[tuple[object, ...]] = []

    def run(minutes, game, seed, echo):
        calls.append((minutes, game, seed))
        echo("soaked")
        return 1

    module = ModuleType("game.soak")
    vars(module)["run"] = run
    monkeypatch.setitem(sys.modules, "game.soak", module)
    return calls


def test_what_was_asked_for_is_handed_over(game: Game, calls: list[tuple[object, ...]]) -> None:
    told = game("soak", "--minutes", "0.5", "--game", "desert_patrol", "--seed", "0")
    assert told == (1, "soaked\n", "")
    game("soak")
    assert calls == [(0.5, "desert_patrol", 0), (1.0, None, None)]


def test_a_copy_without_a_soak_test_says_so(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "game.soak", None)
    told = game("soak")
    assert (told.code, told.err) == (2, "This copy of the program has no soak test.\n")
