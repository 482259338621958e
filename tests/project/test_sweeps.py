"""Which cases of large tests a tier runs, and that a run says so and can be repeated."""

import os
import subprocess
import sys
from itertools import combinations, product
from pathlib import Path

import pytest

from tests import PROJECT, sweeps

MATRIX = [
    {"size": size, "scale": scale, "language": language, "game": game}
    for size, scale, language, game in product(range(3), range(3), range(2), range(4))
]


def in_tier(monkeypatch: pytest.MonkeyPatch, tier: str, number: int = 1) -> None:
    monkeypatch.setattr(sweeps, "TIER", tier)
    monkeypatch.setattr(sweeps, "NUMBER", number)


def pairs_of(cases: list[dict[str, int]]) -> set[tuple[tuple[str, int], ...]]:
    return {pair for case in cases for pair in combinations(sorted(case.items()), 2)}


@pytest.mark.parametrize("number", range(20))
def test_all_pairs_are_met_in_few_cases(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    in_tier(monkeypatch, "default", number)
    chosen = sweeps.kept(MATRIX, "pairs", "a test")
    assert pairs_of([MATRIX[place] for place in chosen]) == pairs_of(MATRIX)
    assert 12 <= len(chosen) <= 18


@pytest.mark.parametrize("number", range(20))
def test_all_values_are_met_in_very_few_cases(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    in_tier(monkeypatch, "default", number)
    chosen = sweeps.kept(MATRIX, "values", "a test")
    met = {value for place in chosen for value in MATRIX[place].items()}
    assert met == {value for case in MATRIX for value in case.items()}
    assert 4 <= len(chosen) <= 5


def test_parts_of_many_numbers_are_spread_over_all_cases(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = set()
    for number in range(120):
        in_tier(monkeypatch, "default", number)
        chosen = sweeps.kept([{}] * 23, "part", "a test")
        assert len(chosen) in (2, 3)
        seen |= chosen
    assert seen == set(range(23))


@pytest.mark.parametrize("how", ["pairs", "values", "part"])
@pytest.mark.parametrize("count", [1, 2, 4])
def test_of_few_cases_one_is_left(monkeypatch: pytest.MonkeyPatch, how: sweeps.Thinning, count: int) -> None:
    for number in range(10):
        in_tier(monkeypatch, "default", number)
        assert sweeps.kept([{"one": 0}] * count, how, "a test")
        assert sweeps.part_of(range(count), "a test")


@pytest.mark.parametrize("how", ["pairs", "values", "part", "whole"])
def test_the_large_tier_runs_all_and_the_fast_one_none(
    monkeypatch: pytest.MonkeyPatch, how: sweeps.Thinning
) -> None:
    in_tier(monkeypatch, "all")
    assert sweeps.kept(MATRIX, how, "a test") == set(range(len(MATRIX)))
    assert sweeps.some(10) == 10
    assert sweeps.part_of([3, 1, 2], "a test") == [3, 1, 2]
    in_tier(monkeypatch, "fast")
    assert sweeps.kept(MATRIX, how, "a test") == set()


def test_a_number_has_seeds_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    in_tier(monkeypatch, "all", 12)
    twelve = {sweeps.seed(base) for base in range(sweeps.SEEDS_EACH)}
    in_tier(monkeypatch, "all", 13)
    assert twelve.isdisjoint(sweeps.seed(base) for base in range(sweeps.SEEDS_EACH))
    with pytest.raises(AssertionError):
        sweeps.seed(sweeps.SEEDS_EACH)


def test_a_tier_that_does_not_exist_is_told() -> None:
    with pytest.raises(ValueError, match="expected one of fast, default, all"):
        sweeps.named_tier("night")


def test_the_folders_of_the_fast_tier_are_there() -> None:
    assert [name for name in sweeps.FAST if not (PROJECT / "tests" / name).is_dir()] == []


# A run of its own

SWEEP = """
import pytest
from tests import sweeps

@pytest.mark.sweep("part")
@pytest.mark.parametrize("case", range(20))
def test_many(case):
    assert sweeps.NUMBER == 77

@pytest.mark.sweep("pairs")
@pytest.mark.parametrize("size", [[1], [2], [3], [4]])
@pytest.mark.parametrize("scale", [80, 100, 160])
@pytest.mark.parametrize("language", ["pl", "en"])
def test_matrix(size, scale, language):
    pass

@pytest.mark.sweep("whole")
def test_large():
    assert sweeps.seed(3) == 77003, "the number"

def test_small():
    pass
"""


def run_pytest(folder: Path, tier: str, *arguments: str) -> str:
    file = folder / "test_swept.py"
    file.write_text(SWEEP)
    command = [sys.executable, "-m", "pytest", "-p", "tests.conftest", "-p", "no:cacheprovider"]
    ran = subprocess.run(
        [*command, "-c", str(PROJECT / "pyproject.toml"), "--rootdir", str(folder), *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(PROJECT), "SZTABOWKA_TIER": tier, "SZTABOWKA_SEED": "77"},
        capture_output=True,
        text=True,
        check=False,
    )
    return ran.stdout + ran.stderr


@pytest.mark.sweep("part")
@pytest.mark.parametrize(
    ("tier", "passed", "left_out"), [("all", 46, 0), ("default", 15, 31), ("fast", 1, 45)]
)
@pytest.mark.parametrize("workers", [[], ["-n", "2"]], ids=["alone", "workers"])
def test_a_run_says_its_tier_and_what_it_has_left_out(
    tmp_path: Path, tier: str, passed: int, left_out: int, workers: list[str]
) -> None:
    told = run_pytest(tmp_path, tier, "test_swept.py", *workers)
    assert told.splitlines()[0].startswith(f"tier {tier}: ")
    assert told.splitlines()[0].endswith("repeat with SZTABOWKA_SEED=77")
    assert f"{passed} passed" in told.splitlines()[-1]
    assert (f"left out: {left_out} cases of sweeps" in told) == (left_out > 0)


def test_a_test_named_by_its_id_is_never_left_out(tmp_path: Path) -> None:
    assert "1 passed" in run_pytest(tmp_path, "default", "test_swept.py::test_large").splitlines()[-1]
