"""The matches kept by the program itself: which are listed, at what cost, and which it forgets."""

import errno
import os
import shutil
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from game.config.paths import PROJECT
from game.rules.core.rng import Draws, Rng
from game.rules.core.values import Concede
from game.session import kept
from game.session.autosave import LOCK, begin, resume
from game.session.kept import (
    FINISHED_KEPT,
    LONGEST_LAST_LINE,
    Kept,
    finished,
    forget,
    forget_by_itself,
    look,
    unfinished,
)
from game.session.match import Match
from game.session.saves import Broken
from game.store import Disk, Lock, StoreError
from tests.session.matches import match_at, step


def leave(match: Match, root: Path, *, over: bool = False, steps: int = 0) -> Path:
    """A match in its folder, with nobody at it."""
    autosave, chance = begin(match, root), Draws(Rng(5))
    for _ in range(steps):
        autosave.submit(*step(match, chance))
    if over:
        autosave.submit(0, Concede())
    autosave.close()
    return autosave.folder


def copies(folder: Path, count: int) -> list[Path]:
    """Further matches like this one, each written a second after the one before."""
    made = [folder.with_name(f"copy {number:03}") for number in range(count)]
    for number, copy in enumerate(made):
        shutil.copytree(folder, copy)
        for path in copy.iterdir():
            os.utime(path, ns=(0, 10**18 + number * 10**9))
    return made


class WindowsDisk(Disk):
    """Where a file that is open cannot be removed, nor a folder with such a file in it."""

    patience = 0.0

    def __init__(self) -> None:
        self.open_files: dict[int, Path] = {}

    def open_append(self, path: Path) -> int:
        handle = super().open_append(path)
        self.open_files[handle] = path
        return handle

    def open_read(self, path: Path) -> int:
        handle = super().open_read(path)
        self.open_files[handle] = path
        return handle

    def close(self, handle: int) -> None:
        super().close(handle)
        self.open_files.pop(handle, None)

    def unlink(self, path: Path) -> None:
        if path in self.open_files.values():
            raise PermissionError(errno.EACCES, "in use")
        super().unlink(path)

    def remove_folder(self, folder: Path) -> None:
        if any(path.parent == folder for path in self.open_files.values()):
            raise PermissionError(errno.EACCES, "in use")
        super().remove_folder(folder)


# Deleting


@pytest.mark.parametrize("disk", [Disk(), WindowsDisk()], ids=lambda disk: type(disk).__name__)
def test_deleting_leaves_neither_folder_nor_lock(disk: Disk, tmp_path: Path) -> None:
    folder = leave(match_at(6), tmp_path, steps=3)
    (folder / "page-000001.snapshot.damaged1").write_bytes(b"set aside")
    (folder / ".page-000009.snapshot.abcdefgh.tmp").write_bytes(b"half")
    forget(folder, disk)
    assert list(tmp_path.iterdir()) == []


def remove_while_held(lock: Lock) -> None:
    with suppress(OSError):
        lock._disk.unlink(lock.path)  # noqa: SLF001  # planted: while it is held
    lock.release()


def test_planted_a_lock_that_is_not_let_go_of_first_stays_on_windows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Lock, "remove", remove_while_held)
    folder = leave(match_at(6), tmp_path)
    forget(folder, WindowsDisk())
    assert [path.name for path in folder.iterdir()] == [LOCK]


def test_what_is_not_ours_stays(tmp_path: Path) -> None:
    folder = leave(match_at(6), tmp_path)
    (folder / "notes.txt").write_text("mine")
    forget(folder)
    assert [path.name for path in folder.iterdir()] == ["notes.txt"]


class OvertakenDisk(Disk):
    """Between our opening the lock and our locking it, another program deletes the match."""

    def __init__(self, folder: Path, *, looks: bool) -> None:
        self._folder, self._looks = folder, looks

    def lock(self, handle: int) -> None:
        forget(self._folder)
        super().lock(handle)

    def is_at(self, handle: int, path: Path) -> bool:
        return super().is_at(handle, path) if self._looks else True


@pytest.mark.skipif(os.name == "nt", reason="Windows does not let open files be removed")
def test_who_comes_while_a_match_is_deleted_does_not_hold_a_lock_of_nothing(tmp_path: Path) -> None:
    folder = leave(match_at(6), tmp_path)
    with pytest.raises(StoreError, match="not there any more"):
        Lock(folder / LOCK, OvertakenDisk(folder, looks=True)).acquire()
    assert not folder.exists()
    folder = leave(match_at(6), tmp_path)
    careless = Lock(folder / LOCK, OvertakenDisk(folder, looks=False))
    careless.acquire()
    assert careless.is_held, "planted: without a look the lock guards nothing"
    assert not folder.exists(), "planted: without a look the lock guards nothing"
    careless.release()


@pytest.mark.parametrize("error", [errno.EACCES, errno.EIO, errno.EROFS])
def test_a_match_that_cannot_be_deleted_is_still_there(error: int, tmp_path: Path) -> None:
    class Stubborn(Disk):
        def unlink(self, path: Path) -> None:
            raise OSError(error, "no")

    folder = leave(match_at(6), tmp_path, over=True)
    with pytest.raises(StoreError):
        forget(folder, Stubborn())
    assert not forget_by_itself(folder, Stubborn())
    assert len(finished(tmp_path)) == 1


PROGRAM = """
import sys, time
from pathlib import Path
from game.session.autosave import resume
autosave, _ = resume(Path(sys.argv[1]))
print("at it", flush=True)
time.sleep(60)
"""


def test_what_another_program_is_at_is_not_deleted(tmp_path: Path) -> None:
    folder = leave(match_at(6), tmp_path, over=True)
    command = [sys.executable, "-c", PROGRAM, str(folder)]
    program = subprocess.Popen(command, cwd=PROJECT, stdout=subprocess.PIPE, text=True)
    try:
        assert program.stdout is not None
        assert program.stdout.readline() == "at it\n"
        before = {path.name: path.read_bytes() for path in folder.iterdir()}
        with pytest.raises(StoreError, match="in use"):
            forget(folder)
        assert not forget_by_itself(folder)
        assert {path.name: path.read_bytes() for path in folder.iterdir()} == before
        assert finished(tmp_path) == [], "nor is it offered"
    finally:
        program.kill()
        program.wait()
    assert forget_by_itself(folder)
    assert not folder.exists()


# What the program forgets by itself


def test_the_newest_finished_matches_are_kept(tmp_path: Path) -> None:
    old = copies(leave(match_at(6), tmp_path, over=True), FINISHED_KEPT + 3)
    oldest_open = leave(match_at(6, seed=2), tmp_path)
    for path in oldest_open.iterdir():
        os.utime(path, ns=(0, 1))
    contents = look(tmp_path)
    assert [one.folder for one in contents.open] == [oldest_open]
    assert len(contents.finished) == FINISHED_KEPT + 4
    assert sorted(contents.to_forget) == old[:4]
    assert all(map(forget_by_itself, contents.to_forget))
    assert look(tmp_path).to_forget == ()
    assert not any(path.exists() for path in old[:4])
    assert len(finished(tmp_path)) == FINISHED_KEPT
    assert len(unfinished(tmp_path)) == 1


def test_what_is_unfinished_or_damaged_is_never_forgotten(tmp_path: Path) -> None:
    """Also where it was finished at a glance, and is not when it is read."""
    open_one, damaged = leave(match_at(6), tmp_path), leave(match_at(6, seed=2), tmp_path, over=True)
    journal = max(damaged.glob("*.journal"))
    journal.write_bytes(journal.read_bytes().replace(b"\n", b"\nspoilt line\n", 1))
    assert [one.folder for one in look(tmp_path).finished] == [damaged], "at a glance it is over"
    assert not forget_by_itself(open_one)
    assert not forget_by_itself(damaged)
    assert open_one.exists()
    assert journal.exists()


def test_an_end_that_was_taken_back_is_none(tmp_path: Path) -> None:
    folder = leave(match_at(6), tmp_path, over=True)
    autosave, _ = resume(folder)
    assert look(tmp_path).finished, "a page without lines follows the end"
    autosave.undo(friendly=True)
    autosave.close()
    assert not look(tmp_path).finished
    assert not forget_by_itself(folder)


def test_what_deleting_left_behind_is_swept_when_it_is_old(tmp_path: Path) -> None:
    """As version 0.1 did: a folder with nothing but its lock. A young one may be just beginning."""
    for name in ("old", "young", "with notes"):
        (tmp_path / name).mkdir()
        (tmp_path / name / LOCK).touch()
    (tmp_path / "with notes" / "notes.txt").touch()
    for name in ("old", "with notes"):
        os.utime(tmp_path / name, (0, time.time() - kept.YOUNG - 60))
    assert look(tmp_path).to_forget == (tmp_path / "old",)
    assert forget_by_itself(tmp_path / "old")
    assert {path.name for path in tmp_path.iterdir()} == {"young", "with notes"}


# What a list costs


class CountingDisk(Disk):
    def __init__(self) -> None:
        self.opened: list[Path] = []
        self.bytes_read = 0

    def open_read(self, path: Path) -> int:
        self.opened.append(path)
        return super().open_read(path)

    def read(self, handle: int, count: int) -> bytes:
        data = super().read(handle, count)
        self.bytes_read += len(data)
        return data


def test_a_finished_match_costs_the_end_of_one_file(tmp_path: Path) -> None:
    folder = leave(match_at(20), tmp_path, over=True, steps=30)
    copies(folder, 20)
    disk = CountingDisk()
    contents = look(tmp_path, disk)
    assert len(contents.finished) == 21
    assert not contents.open
    assert {path.suffix for path in disk.opened} == {".journal"}
    assert len(disk.opened) == 21
    assert disk.bytes_read <= 21 * LONGEST_LAST_LINE
    whole = CountingDisk()
    finished(tmp_path, whole)
    assert any(path.suffix == ".snapshot" for path in whole.opened), "planted: read whole, it is seen"


@pytest.mark.parametrize("end", [b"torn without its end", b"torn\x18\n", b"\0\0\0\n"])
def test_where_the_end_does_not_tell_the_match_is_read(end: bytes, tmp_path: Path) -> None:
    folder = leave(match_at(6), tmp_path, over=True)
    journal = max(folder.glob("*.journal"))
    with journal.open("ab") as file:
        file.write(end)
    disk = CountingDisk()
    assert len(look(tmp_path, disk).finished) == 1
    assert any(path.suffix == ".snapshot" for path in disk.opened)


def test_a_broken_match_is_listed_and_told(tmp_path: Path) -> None:
    folder = leave(match_at(6), tmp_path)
    max(folder.glob("*.snapshot")).write_bytes(b"spoilt")
    (entry,) = unfinished(tmp_path)
    assert isinstance(entry, Broken)
    assert entry.path == folder
    match = match_at(8)
    number = match.round
    good = leave(match, tmp_path, steps=2)
    assert match.round == number, "a new round would begin a new page, which no line follows"
    (sound,) = [one for one in unfinished(tmp_path) if isinstance(one, Kept)]
    assert sound.folder == good
    assert sound.lines == 2
    assert not sound.info.finished
