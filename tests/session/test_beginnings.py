"""L6: two programs that begin matches at the same moment share no folder, and nothing is lost."""

import errno
import os
import subprocess
import sys
import time
from collections import Counter
from contextlib import suppress
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

import pytest

from game.config.paths import PROJECT
from game.session.autosave import LOCK, begin, new_folder, recover
from game.session.kept import unfinished
from game.session.match import Match
from game.store import Disk, Lock, StoreError
from tests.session.matches import match_at
from tests.store.faults import FaultyDisk

BEGINNINGS = 50
SOON = 0.05
"""Seconds: by then both are ready."""
NOW = datetime(2026, 11, 18, 12, 0, 0, tzinfo=UTC)


def beginner(root: Path, name: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "tests.session.beginner", str(root), name],
        cwd=PROJECT,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


@pytest.mark.sweep("whole")
def test_two_programs_begin_in_the_same_second_fifty_times(tmp_path: Path) -> None:
    programs = [beginner(tmp_path, name) for name in ("Ala", "Ola")]
    told: dict[str, list[list[str]]] = {"Ala": [], "Ola": []}
    for program in programs:
        assert program.stdout is not None
        assert program.stdout.readline() == "ready\n"
    for _ in range(BEGINNINGS):
        together = time.time() + SOON
        for program in programs:
            assert program.stdin is not None
            program.stdin.write(f"{together}\n")
            program.stdin.flush()
        for program, lines in zip(programs, told.values(), strict=True):
            assert program.stdout is not None
            lines.append(program.stdout.readline().rstrip("\n").split("\t"))
    for program in programs:
        program.communicate()
        assert program.returncode == 0
    folders = Counter(folder for lines in told.values() for folder, _, _ in lines)
    assert set(folders.values()) == {1}, "shared"
    assert len(folders) == 2 * BEGINNINGS
    seconds = [{line[number][0][:15] for line in told.values()} for number in range(BEGINNINGS)]
    assert sum(len(both) == 1 for both in seconds) > BEGINNINGS // 2, "most began in the same second"
    for name, lines in told.items():
        for number, (folder, digest, trouble) in enumerate(lines):
            assert trouble == "sound"
            recovered = recover(tmp_path / folder)
            assert recovered.damaged == ()
            assert recovered.match.digest() == digest
            assert recovered.match.names == (name, str(number))
            recovered.match.look_back()
            assert len(recovered.match.steps) == 3


class CrowdedDisk(Disk):
    """Another program begins a match just before ours makes its folder, some times in a row."""

    def __init__(self, times: int) -> None:
        self.times = times

    def claim_folder(self, folder: Path) -> None:
        if self.times:
            self.times -= 1
            folder.mkdir()
            (folder / "page-000001.snapshot").write_bytes(b"of another match")
        super().claim_folder(folder)


class SharingDisk(CrowdedDisk):
    """A planted fault: a folder that is there already is taken as well."""

    def claim_folder(self, folder: Path) -> None:
        with suppress(FileExistsError):
            super().claim_folder(folder)


def shared(tmp_path: Path, disk: Disk) -> bool:
    """Whether the folder of a new match is one that another has made."""
    return (new_folder(tmp_path, match_at(0), NOW, disk) / "page-000001.snapshot").exists()


def test_a_folder_belongs_to_whoever_made_it(tmp_path: Path) -> None:
    assert not shared(tmp_path, CrowdedDisk(3))
    assert sorted(path.name[-1] for path in tmp_path.iterdir()) == ["1", "2", "3", "4"]


def test_planted_a_disk_that_shares_is_found(tmp_path: Path) -> None:
    assert shared(tmp_path, SharingDisk(1))


def test_a_match_begun_on_a_disk_that_cannot_be_written_shares_no_folder_later(tmp_path: Path) -> None:
    """Both begin in the same second while nothing can be made; then the disk works again."""
    match, trouble = match_at(0), []
    root = tmp_path / "root"
    for at in count():
        disk = FaultyDisk(at, errno.EROFS)
        folder = new_folder(root, match, NOW, disk)
        trouble.append(folder.name)
        if at >= len(disk.calls):
            break
    assert at == 2
    assert len(set(trouble)) == len(trouble)
    assert [name.split()[-1] for name in trouble][2] == "1"
    assert all(len(name.split()[-1]) == 8 for name in trouble[:2])


def test_a_root_that_is_a_file_is_told_and_play_goes_on(tmp_path: Path) -> None:
    (tmp_path / "root").write_text("a file where the folder should be")
    told: list[StoreError] = []
    kept = begin(match_at(0), tmp_path / "root", told.append)
    seat = min(kept.match.waiting_for())
    kept.submit(seat, kept.match.legal(seat)[0])
    assert len(kept.match.steps) == 1
    assert [error.code for error in told] == ["not_kept"]
    assert (tmp_path / "root").read_text() == "a file where the folder should be"


def test_a_lock_that_is_a_link_is_told_and_its_target_left_alone(tmp_path: Path) -> None:
    kept = begin(Match.new("desert_patrol", seed=1), tmp_path / "autosaves")
    kept.close()
    precious = tmp_path / "precious"
    (kept.folder / LOCK).unlink()
    (kept.folder / LOCK).symlink_to(precious)
    assert [one.folder for one in unfinished(tmp_path / "autosaves")] == [kept.folder]  # type: ignore[union-attr]
    with pytest.raises(StoreError) as caught:
        Lock(kept.folder / LOCK).acquire()
    assert caught.value.code == "not_a_file"
    assert not precious.exists()
