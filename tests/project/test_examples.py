"""What hypothesis tries is decided by the number of a run: who repeats a test repeats its examples."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st


def examples() -> list[int]:
    tried: list[int] = []

    @settings(max_examples=100, derandomize=True, database=None)
    @given(st.integers())
    def law(number: int) -> None:
        tried.append(number)

    law()
    return tried


def load_a_module_of_ours(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that is full of numbers that stand nowhere else."""
    file = folder / "full_of_numbers.py"
    file.write_text(f"NUMBERS = {list(range(7_654_321, 7_657_321, 7))}")
    spec = spec_from_file_location("full_of_numbers", file)
    assert spec is not None
    module = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "full_of_numbers", module)


def test_the_examples_of_a_test_are_the_same_whatever_was_loaded_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = examples()
    assert len(set(alone)) > 50
    load_a_module_of_ours(tmp_path, monkeypatch)
    assert examples() == alone
