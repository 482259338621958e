"""F1, F5: 10 000 hostile files run no code, and a whole session opens no socket."""

import subprocess
import sys
from pathlib import Path

import pytest

from game.config.paths import PROJECT
from tests import sweeps

FILES = 10_000
PARTS = 4


def seen_by_the_hook(folder: Path, *arguments: str) -> list[str]:
    command = [sys.executable, "-m", "tests.session.hostile", str(folder), *arguments]
    ran = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()


@pytest.mark.sweep("part")
@pytest.mark.parametrize("part", range(PARTS))
def test_hostile_files_run_nothing_and_a_session_opens_no_socket(tmp_path: Path, part: int) -> None:
    assert seen_by_the_hook(tmp_path, str(sweeps.some(FILES // PARTS)), str(sweeps.seed(part))) == []


def test_planted_compiled_code_and_a_socket_are_seen(tmp_path: Path) -> None:
    told = {line.split(" ")[0] for line in seen_by_the_hook(tmp_path, "25", "9", "--plant")}
    assert told >= {"compile", "socket.__new__"}
