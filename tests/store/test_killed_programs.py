"""L1, L6: a killed program loses nothing it had acknowledged; two programs do not meet in one folder."""

import errno
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from game.store import Disk, Journal, Lock, StoreError, read_match_folder, sweep
from game.store.disk import as_refusal
from tests import PROJECT
from tests.store.victim import number_in, saved_number
from tests.sweeps import NIGHT

KILLS = 10 * NIGHT
PAIRS = 4 * NIGHT


def start(*words: object) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(Path(__file__).with_name("victim.py")), *map(str, words)],
        env={**os.environ, "PYTHONPATH": str(PROJECT), "PYTHONDONTWRITEBYTECODE": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def killed_after(lines: int, delay: float, folder: Path, first: int) -> dict[str, int]:
    """Let it say some lines, wait a moment, kill -9; what it had said until then is acknowledged."""
    program = start("write", folder, first)
    assert program.stdout is not None
    said = [program.stdout.readline() for _ in range(lines)]
    try:
        program.wait(delay)
    except subprocess.TimeoutExpired:
        program.kill()
    # `communicate` would pass over what was read ahead with the lines before
    said += program.stdout.readlines()
    program.communicate()
    whole = [line.split() for line in said if line.endswith("\n")]
    return {kind: int(number) for kind, number in whole}


def test_kill_9_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    chance, line, save = random.Random(), 0, 0
    for _ in range(KILLS):
        said = killed_after(chance.randint(1, 30), chance.random() / 50, tmp_path, max(line, save) + 1)
        found = read_match_folder(tmp_path, number_in)
        assert found.damaged == ()
        numbers = [found.value, *map(int, found.lines)]
        assert numbers == list(range(numbers[0], numbers[-1] + 1))
        line, save = numbers[-1], saved_number(tmp_path)
        assert said["line"] <= line <= said["line"] + 1
        assert said.get("save", save) <= save <= line
        with Lock(tmp_path / "lock"):
            sweep(tmp_path)
    assert not [path for path in tmp_path.iterdir() if ".tmp" in path.name]
    pages = len(list(tmp_path.glob("page-*.snapshot")))
    assert pages <= 3 + 1, "the last kill may have come before the oldest page was forgotten"


def test_of_two_programs_one_is_told_to_wait(tmp_path: Path) -> None:
    for number in range(PAIRS):
        pair = [start("share", tmp_path, f"{number}{name}") for name in "ab"]
        answers = sorted(program.stdout.readline().strip() for program in pair if program.stdout)
        for program in pair:
            program.communicate("")
        assert answers == ["done", "locked"]
        found = Journal.read(tmp_path / "shared.journal")
        assert (len(found.lines), found.torn, found.damaged_at) == (10 * (number + 1), False, None)


def test_a_lock_of_a_killed_program_is_free(tmp_path: Path) -> None:
    program = start("share", tmp_path, "a")
    assert program.stdout is not None
    assert program.stdout.readline() == "done\n"
    with pytest.raises(StoreError, match="in use by another running program"):
        Lock(tmp_path / "lock").acquire()
    program.kill()
    program.communicate()
    with Lock(tmp_path / "lock") as lock:
        assert lock.is_held


def test_fifty_pairs_of_locks_in_one_program(tmp_path: Path) -> None:
    for _ in range(50):
        with Lock(tmp_path / "lock"), pytest.raises(StoreError) as refusal:
            Lock(tmp_path / "lock").acquire()
        assert refusal.value.code == "locked"


@pytest.mark.parametrize("number", [errno.EACCES, errno.EAGAIN, errno.EDEADLK, 0])
def test_however_a_system_says_that_a_lock_is_held_it_is_told_as_held(number: int, tmp_path: Path) -> None:
    class Elsewhere(Disk):
        def lock(self, handle: int) -> None:
            raise as_refusal(OSError(number, "planted"))

    with pytest.raises(StoreError) as refusal:
        Lock(tmp_path / "lock", Elsewhere()).acquire()
    assert refusal.value.code == "locked"


def test_a_lock_that_fails_for_another_reason_is_not_told_as_held(tmp_path: Path) -> None:
    class Broken(Disk):
        def lock(self, handle: int) -> None:
            raise as_refusal(OSError(errno.ENOLCK, "planted"))

    with pytest.raises(StoreError) as refusal:
        Lock(tmp_path / "lock", Broken()).acquire()
    assert refusal.value.code == "unwritable"
