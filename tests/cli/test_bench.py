"""`bench`: figures, ratios and budgets. Nothing here asks how fast it is."""

import json
import sys
from types import ModuleType, SimpleNamespace

import pytest

from game import bench
from tests.cli.conftest import Game

QUICK = ("bench", "--seconds", "0.001")


class FakeGame:
    """Stands in for the peer: twenty actions and it is won."""

    def __init__(self, players: list[object], seed: int) -> None:
        assert len(players) == 2
        self.state = SimpleNamespace(actions=[], num_turns=0)

    def winning_color(self) -> str | None:
        return "RED" if len(self.state.actions) == 20 else None

    def play_tick(self) -> None:
        self.state.actions.append("END_TURN")


@pytest.fixture
def peer(monkeypatch: pytest.MonkeyPatch) -> None:
    parts = {
        "catanatron": {},
        "catanatron.game": {"Game": FakeGame},
        "catanatron.models": {},
        "catanatron.models.player": {"Color": ("RED", "BLUE"), "RandomPlayer": str},
    }
    for name, contents in parts.items():
        module = ModuleType(name)
        vars(module).update(contents)
        monkeypatch.setitem(sys.modules, name, module)


@pytest.fixture
def no_peer(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("catanatron", "catanatron.game", "catanatron.models.player"):
        monkeypatch.setitem(sys.modules, name, None)


def test_the_figures_are_json(game: Game) -> None:
    told = game(*QUICK, "--json")
    measured = json.loads(told.out)
    assert told.code == 0
    assert set(measured) == {"figures", "ratios", "budgets", "ok"}
    assert {name.partition(".")[2] for name in measured["figures"]} == {
        "engine_intents_per_second",
        "match_intents_per_second",
        "views_per_second",
        "digests_per_second",
        "dumps_500_steps_ms",
        "loads_500_steps_ms",
        "content_load_ms",
        "map_load_ms",
    }
    assert all(figure > 0 for figure in measured["figures"].values())
    assert (measured["ratios"], measured["budgets"], measured["ok"]) == ({}, {}, True)


def test_a_peer_gives_ratios_and_budgets(game: Game, peer: None) -> None:
    told = game(*QUICK, "--json", "--peers")
    measured = json.loads(told.out)
    assert measured["figures"]["catanatron.actions_per_second"] > 0
    assert set(measured["ratios"]) == {
        "desert_patrol.engine_over_catanatron",
        "desert_patrol.match_over_catanatron",
    }
    budget = measured["budgets"]["desert_patrol.engine_over_catanatron"]
    assert (budget["budget"], budget["aim"]) == (1.0, 2.0)
    assert budget["ok"] == (budget["found"] >= 1) == measured["ok"]
    assert told.code == (0 if measured["ok"] else 1)


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_table_says_whether_the_budget_is_met(game: Game, peer: None, language: str) -> None:
    told = game(*QUICK, "--peers", "--lang", language)
    assert "desert_patrol.engine_over_catanatron: " in told.out
    assert "⟦" not in told.out


def test_a_missed_budget_is_not_ok(game: Game, peer: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "BUDGET", 1e9)
    assert game(*QUICK, "--peers").code == 1


@pytest.mark.parametrize(("language", "word"), [("en", "not installed"), ("pl", "nie jest zainstalowany")])
def test_without_the_peer_it_says_how_to_get_it(game: Game, no_peer: None, language: str, word: str) -> None:
    told = game("bench", "--peers", "--lang", language)
    assert (told.code, told.out) == (2, "")
    assert word in told.err and "pip install -r requirements-peers.lock" in told.err
