"""F2, L6: a lock or a journal that is a link leads nowhere: what it points to is neither made nor locked."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.config.paths import PROJECT
from game.store import REAL_DISK, Disk, Lock, StoreError
from game.store.journal import Journal
from tests.store.faults import failure

posix = pytest.mark.skipif(os.name == "nt", reason="links need a privilege on Windows")
WAIT = 120


class DiskThatFollows(Disk):
    """As Windows does, which cannot be told to follow no links."""

    def open_append(self, path: Path) -> int:
        return os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)


class DiskThatLooksAway(DiskThatFollows):
    """A planted fault: it takes whatever it has opened for the file of that name."""

    def is_at(self, handle: int, path: Path) -> bool:
        return True


def refused(path: Path, disk: Disk) -> str | None:
    lock = Lock(path, disk)
    error = failure(lock.acquire)
    if error is None:
        lock.release()
        return None
    assert not lock.is_held
    assert str(error)
    return error.code


@posix
@pytest.mark.parametrize("disk", [REAL_DISK, DiskThatFollows()], ids=["here", "as on Windows"])
def test_a_lock_that_is_a_link_is_not_followed(disk: Disk, tmp_path: Path) -> None:
    (tmp_path / "precious").write_bytes(b"precious")
    (tmp_path / "lock").symlink_to(tmp_path / "precious")
    handles = len(os.listdir("/proc/self/fd")) if sys.platform == "linux" else 0
    assert refused(tmp_path / "lock", disk) == "not_a_file"
    assert handles == 0 or len(os.listdir("/proc/self/fd")) == handles, "nothing stays open"
    with Lock(tmp_path / "precious"):
        assert refused(tmp_path / "lock", disk) == "not_a_file", "not even asked whether it is locked"
    assert (tmp_path / "precious").read_bytes() == b"precious"
    assert (tmp_path / "lock").is_symlink()


@posix
def test_a_lock_that_is_a_link_to_nothing_makes_nothing(tmp_path: Path) -> None:
    (tmp_path / "lock").symlink_to(tmp_path / "elsewhere")
    assert refused(tmp_path / "lock", REAL_DISK) == "not_a_file"
    assert not (tmp_path / "elsewhere").exists()


@posix
def test_planted_a_disk_that_looks_away_takes_the_link(tmp_path: Path) -> None:
    """So the tests above would notice."""
    (tmp_path / "lock").symlink_to(tmp_path / "elsewhere")
    assert refused(tmp_path / "lock", DiskThatLooksAway()) is None
    assert (tmp_path / "elsewhere").exists()


@posix
def test_a_journal_that_is_a_link_takes_no_line(tmp_path: Path) -> None:
    journal = Journal.create(tmp_path / "a.journal")
    journal.append(b"1")
    journal.close()
    before = (tmp_path / "a.journal").read_bytes()
    (tmp_path / "b.journal").symlink_to(tmp_path / "a.journal")
    with pytest.raises(StoreError) as caught:
        Journal.open(tmp_path / "b.journal")
    assert caught.value.code == "not_a_file"
    assert (tmp_path / "a.journal").read_bytes() == before


@posix
def test_a_lock_that_is_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    """In a program of its own: whoever waited for a reader would wait for ever."""
    os.mkfifo(tmp_path / "lock")
    code = (
        "import sys\nfrom pathlib import Path\nfrom game.store import Lock, StoreError\n"
        "try: Lock(Path(sys.argv[1])).acquire()\nexcept StoreError as error: print(error.code)"
    )
    told = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "lock")],
        cwd=PROJECT,
        capture_output=True,
        text=True,
        timeout=WAIT,
        check=False,
    )
    assert told.stdout.strip() == "vanished", told.stderr
