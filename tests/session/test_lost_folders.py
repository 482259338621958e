"""L4: a match whose folder or journal is taken away while it is played is written again, and that is told.

An open file that was removed or replaced takes every line and keeps none: without asking for its name an
evening is lost untold.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game.config.paths import PROJECT
from game.rules.core.rng import Draws, Rng
from game.session.autosave import LOCK, Autosave, recover
from game.store import Disk, Lock, StoreError
from tests.session.matches import match_at, step

posix = pytest.mark.skipif(os.name == "nt", reason="Windows does not let open files be removed")


def play(autosave: Autosave, steps: int, seed: int = 3) -> None:
    chance = Draws(Rng(seed))
    for _ in range(steps):
        assert autosave.match.outcome is None
        autosave.submit(*step(autosave.match, chance))


def remove_folder(folder: Path) -> None:
    shutil.rmtree(folder)


def move_folder_away(folder: Path) -> None:
    folder.rename(folder.with_name("taken away"))


def put_a_copy_in_its_place(folder: Path) -> None:
    """As a tool does that keeps folders of two machines alike."""
    copy = folder.with_name("copy")
    shutil.copytree(folder, copy)
    shutil.rmtree(folder)
    copy.rename(folder)


def remove_journal(folder: Path) -> None:
    for path in folder.glob("*.journal"):
        path.unlink()


def replace_journal_by_its_copy(folder: Path) -> None:
    for path in sorted(folder.glob("*.journal")):
        copy = path.with_suffix(".copy")
        shutil.copy(path, copy)
        copy.replace(path)


ATTACKS: tuple[Callable[[Path], None], ...] = (
    remove_folder,
    move_folder_away,
    put_a_copy_in_its_place,
    remove_journal,
    replace_journal_by_its_copy,
)


@posix
@pytest.mark.parametrize("attack", ATTACKS)
def test_nothing_is_lost_when_what_is_written_to_is_taken_away(attack: Any, tmp_path: Path) -> None:
    told: list[StoreError] = []
    autosave = Autosave(match_at(6), tmp_path / "match", told.append)
    play(autosave, 4)
    attack(autosave.folder)
    assert told == []
    play(autosave, 1)
    assert [error.code for error in told] == ["rewritten"]
    assert not autosave.is_behind
    assert recover(autosave.folder).match.state == autosave.match.state
    play(autosave, 17, seed=4)
    assert len(told) == 1, "written again, it is not taken away any more"
    found = recover(autosave.folder)
    assert found.match.state == autosave.match.state
    assert found.damaged == ()
    with pytest.raises(StoreError, match="in use"):
        Lock(autosave.folder / LOCK).acquire()
    autosave.close()


@posix
@pytest.mark.parametrize("attack", ATTACKS)
def test_what_was_taken_away_after_the_last_step_is_written_when_the_match_is_left(
    attack: Any, tmp_path: Path
) -> None:
    autosave = Autosave(match_at(6), tmp_path / "match")
    play(autosave, 4)
    attack(autosave.folder)
    autosave.close()
    assert recover(autosave.folder).match.state == autosave.match.state


class GoneDrive(Disk):
    """A drive that can be pulled out: then nothing below it can be opened or written."""

    is_gone = False

    def __getattribute__(self, name: str) -> Any:
        calls = ("open_append", "open_temp", "write", "fsync", "make_folder", "replace", "files", "is_at")
        if name in calls and object.__getattribute__(self, "is_gone"):
            return self._fail
        return super().__getattribute__(name)

    def _fail(self, *args: object) -> Any:
        raise OSError(19, "no such device")


def test_a_drive_that_comes_back_gets_the_whole_match(tmp_path: Path) -> None:
    told: list[StoreError] = []
    drive = GoneDrive()
    autosave = Autosave(match_at(6), tmp_path / "match", told.append, drive)
    play(autosave, 3)
    drive.is_gone = True
    play(autosave, 5, seed=4)
    assert autosave.is_behind
    assert [(error.code, error.facts.get("reason")) for error in told] == [("not_kept", "vanished")]
    drive.is_gone = False
    play(autosave, 1, seed=5)
    assert not autosave.is_behind
    assert recover(autosave.folder).match.state == autosave.match.state
    autosave.close()


class TrustingDisk(Disk):
    """A planted fault: it does not look whether its file still bears its name."""

    def is_at(self, handle: int, path: Path) -> bool:
        return True


@posix
def test_planted_without_a_look_at_the_name_the_steps_are_lost(tmp_path: Path) -> None:
    autosave = Autosave(match_at(6), tmp_path / "match", disk=TrustingDisk())
    play(autosave, 2)
    shutil.rmtree(autosave.folder)
    play(autosave, 5, seed=4)
    assert not autosave.folder.exists()
    assert not autosave.is_behind
    autosave.close()


# File systems that number no files


@pytest.mark.parametrize(
    ("named", "is_ours"),
    [
        (SimpleNamespace(st_ino=0, st_dev=1, st_size=70, st_mode=0o100644), True),
        (SimpleNamespace(st_ino=0, st_dev=1, st_size=20, st_mode=0o100644), False),
        (SimpleNamespace(st_ino=0, st_dev=1, st_size=70, st_mode=0o040755), False),
        (None, False),
    ],
)
def test_without_numbers_a_file_is_known_by_its_length(
    named: Any, is_ours: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stat_of(_path: Path, **_ways: bool) -> Any:
        if named is None:
            raise FileNotFoundError
        return named

    monkeypatch.setattr(os, "fstat", lambda _handle: SimpleNamespace(st_ino=0, st_dev=1, st_size=70))
    monkeypatch.setattr(os, "stat", stat_of)
    assert Disk().is_at(5, Path("journal")) == is_ours


# A real program


PROGRAM = """
import sys, time
from pathlib import Path
from game.rules.core.rng import Draws, Rng
from game.session.autosave import Autosave
from tests.session.matches import match_at, step
autosave = Autosave(match_at(6), Path(sys.argv[1]), lambda error: print("told", error.code, flush=True))
chance = Draws(Rng(3))
for _ in range(40):
    autosave.submit(*step(autosave.match, chance))
    print("done", len(autosave.match.steps), autosave.match.digest(), flush=True)
    time.sleep(0.02)
time.sleep(60)
"""


@pytest.mark.sweep("part")
@posix
@pytest.mark.parametrize("attack", ATTACKS)
def test_a_program_killed_after_the_attack_has_lost_nothing(attack: Any, tmp_path: Path) -> None:
    folder = tmp_path / "match"
    program = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(folder)], cwd=PROJECT, stdout=subprocess.PIPE, text=True
    )
    assert program.stdout is not None
    lines: list[str] = []
    try:
        for line in program.stdout:
            lines.append(line)
            if len(lines) == 8:
                attack(folder)
            if sum(one.startswith("done") for one in lines) == 40:
                break
    finally:
        time.sleep(0.05)
        program.kill()
        program.wait()
    assert [one for one in lines if one.startswith("told")] == ["told rewritten\n"]
    _, steps, digest = lines[-1].split()
    found = recover(folder)
    found.match.look_back()
    assert len(found.match.steps) == int(steps)
    assert found.match.digest() == digest
