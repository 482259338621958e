"""`soak`: the command hands over to the soak test and gives back its exit code."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from game.rules.registry import GAMES
from tests.cli.conftest import Game


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    calls: list[tuple[object, ...]] = []

    def run(minutes: float, game: str | None, seed: int | None, echo: Callable[[str], None]) -> int:
        calls.append((minutes, game, seed))
        echo("soaked")
        return 1

    module = ModuleType("game.devtools.soak")
    vars(module)["run"] = run
    monkeypatch.setitem(sys.modules, "game.devtools.soak", module)
    return calls


def test_what_was_asked_for_is_handed_over(game: Game, calls: list[tuple[object, ...]]) -> None:
    told = game("soak", "--minutes", "0.5", "--game", "desert_patrol", "--seed", "0")
    assert told == (1, "soaked\n", "")
    game("soak")
    assert calls == [(0.5, "desert_patrol", 0), (1.0, None, None)]


def test_a_copy_without_a_soak_test_says_so(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "game.devtools.soak", None)
    told = game("soak")
    assert (told.code, told.err) == (2, "This copy of the program has no soak test.\n")


def test_wandering_alone_is_handed_over_as_well(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[object, ...]] = []

    def run_wander(*given: object) -> int:
        calls.append(given[:3])
        return 0

    module = ModuleType("game.devtools.soak")
    vars(module)["run_wander"] = run_wander
    monkeypatch.setitem(sys.modules, "game.devtools.soak", module)
    assert game("soak", "--wander", "--minutes", "600", "--game", "last_comrade", "--seed", "9").code == 0
    assert calls == [(600.0, "last_comrade", 9)]


def test_wandering_counts_by_game_and_gives_each_its_part(game: Game) -> None:
    told = game("soak", "--wander", "--minutes", "0.05", "--seed", "3")
    assert told.code == 0
    assert told.lines[-1] == "first seed 3, 0 failures"
    for name in GAMES:
        [line] = [line for line in told.lines if line.startswith(f"  {name}: ")]
        counted = {
            fact.rpartition(" ")[0]: int(fact.rpartition(" ")[2])
            for fact in line[4 + len(name) :].split(", ")
        }
        assert counted["games ended"] > 0
        assert counted["legal intents"] > 10 * counted["games ended"]
        assert counted["laws checked"] > counted["legal intents"] // 10
        assert counted["refusals"] > 0
    [total] = [line for line in told.lines if line.startswith("  all: ")]
    assert "intents a second of one processor" in total
    assert "in 10 hours" in total


def test_a_failure_is_counted_and_leaves_a_record(
    game: Game, own_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A planted fault: a law that no world keeps."""
    kind = type(GAMES["staff_orders"])
    monkeypatch.setattr(kind, "laws", lambda *_: ["planted"])
    told = game("soak", "--wander", "--minutes", "0.01", "--game", "staff_orders", "--seed", "3")
    assert told.code == 1
    assert any("laws broken: ['planted']" in line for line in told.lines)
    assert not told.lines[-1].endswith(" 0 failures")
    [record, *_] = sorted((own_folder / "reports").glob("*.save"))
    assert game("replay", str(record), "--verify").code == 0
