"""What `pip install` gets: metadata that fits the locks, and one package of our name with everything in it.

That a wheel is made, installed and plays is tried by tools/try_wheel.py, which .ci/run calls.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

from tests import PROJECT
from tests.guards import at_least_one
from tools.lock_hashes import pins, plain_name
from tools.try_wheel import TIDY, Broken, run, strays

SETTINGS: dict[str, Any] = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))


def test_what_is_locked_is_within_the_ranges_of_the_metadata() -> None:
    locked = {name: line.partition("==")[2] for name, (line, _) in pins("requirements.lock").items()}
    for wanted in at_least_one(map(Requirement, SETTINGS["project"]["dependencies"])):
        assert wanted.specifier.contains(locked[plain_name(wanted.name)]), wanted
        kinds = {part.operator for part in wanted.specifier}
        assert kinds == {">=", "<"}, f"{wanted} leaves no room, or too much, for other programs"


def test_a_wheel_is_one_package_with_the_folders_the_program_looks_for(tmp_path: Path) -> None:
    """The same shelf as pyproject.toml makes, by hand: the command finds code, words and maps there."""
    wheel = SETTINGS["tool"]["hatch"]["build"]["targets"]["wheel"]
    shelf = tmp_path / "sztabowka"
    shelf.mkdir()
    assert wheel["sources"] == {"": shelf.name}
    for name in wheel["only-include"]:
        shutil.copytree(PROJECT / name, shelf / name, ignore=shutil.ignore_patterns("__pycache__"))
    for ours, inside in wheel["force-include"].items():
        shutil.copyfile(PROJECT / ours, shelf / inside)
    done = subprocess.run(
        [sys.executable, "-m", "sztabowka", "--help", "--lang", "pl"],
        cwd=tmp_path, capture_output=True, text=True, encoding="utf-8", timeout=60, check=False,
        env={**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "sztabowka COMMAND" in done.stdout
    assert "⟦" not in done.stdout, "the words were not found"
    module, _, function = SETTINGS["project"]["scripts"]["sztabowka"].partition(":")
    assert (module, function) == ("sztabowka", "main")


@pytest.mark.parametrize(
    "name", ["game/__init__.py", "assets/x.toml", "sztabowka/game/__pycache__/a.py", "sztabowka/game/a.pyc"]
)
def test_planted_strays_in_a_wheel_are_seen(name: str) -> None:
    good = ["sztabowka/game/__init__.py", "sztabowka-0.2.0.dist-info/METADATA"]
    assert TIDY.match(good[0])
    assert strays([*good, name]) == [name]


def test_a_command_that_fails_is_told_with_what_it_said(tmp_path: Path) -> None:
    with pytest.raises(Broken, match="ended with 3:\nbroken"):
        run([sys.executable, "-c", "print('broken'); raise SystemExit(3)"], tmp_path)
