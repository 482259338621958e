"""L4: a full, read-only or broken disk leaves the files as they are and says so."""

import errno
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from game.store import (
    Disk,
    Journal,
    MatchFolder,
    StoreError,
    load,
    load_newest,
    read_bounded,
    read_match_folder,
    read_sealed,
    seal,
    set_aside,
    sweep,
    write_atomic,
    write_sealed,
)
from tests.guards import at_least_one
from tests.store.faults import FaultyDisk

ERRORS = {
    errno.ENOSPC: "disk_full",
    errno.EACCES: "read_only",
    errno.EROFS: "read_only",
    errno.EIO: "unwritable",
    errno.ENOENT: "vanished",
}
Write = Callable[[Path, Disk], None]


def save(folder: Path, disk: Disk) -> None:
    write_atomic(folder / "a.save", b"new", keep=2, disk=disk)


def save_sealed(folder: Path, disk: Disk) -> None:
    write_sealed(folder / "b.save", b"[2]", "sztabowka-save", 1, 2, disk)


def save_first(folder: Path, disk: Disk) -> None:
    write_atomic(folder / "first.save", b"new", keep=2, disk=disk)


def add_line(folder: Path, disk: Disk) -> None:
    with Journal.open(folder / "a.journal", disk) as journal:
        journal.append(b"2")


def fill(folder: Path) -> dict[str, bytes]:
    for old in folder.iterdir():
        old.unlink()
    for version in (b"oldest", b"older", b"old"):
        write_atomic(folder / "a.save", version, keep=2)
        write_sealed(folder / "b.save", b'["%s"]' % version, "sztabowka-save", 1, 2)
    with Journal.create(folder / "a.journal") as journal:
        journal.append(b"1")
    return contents(folder)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def what_errors_break(write: Write, folder: Path, error: int, lasting: bool) -> list[str]:
    """Fail each call in turn. Either the work is done all the same, or it was refused and nothing changed."""
    broken: list[str] = []
    fill(folder)
    write(folder, Disk())
    done = contents(folder)
    for at in count():
        before, disk = fill(folder), FaultyDisk(at, error, lasting)
        raised = ""
        try:
            write(folder, disk)
        except StoreError as refusal:
            raised = refusal.code
        except OSError as uncaught:
            broken.append(f"call {at}: {uncaught!r}")
        if at >= len(disk.calls):
            return broken
        after, failed_call = contents(folder), disk.calls[at]
        if raised and after != before:
            broken.append(f"{failed_call}: refused, but files changed")
        if not raised and not is_done(after, done):
            broken.append(f"{failed_call}: neither done nor refused")
        if any(".tmp" in name for name in after) and failed_call != "unlink":
            broken.append(f"{failed_call}: left a temporary file")
        if raised not in (ERRORS[error], "", "unreadable", "vanished"):
            broken.append(f"{failed_call}: called {raised}")
    return broken


def is_done(after: dict[str, bytes], done: dict[str, bytes]) -> bool:
    """All but the backups: those must not turn a good save into a failure."""
    return {name: data for name, data in after.items() if ".bak" not in name and ".tmp" not in name} == {
        name: data for name, data in done.items() if ".bak" not in name
    }


@pytest.mark.sweep("part")
@pytest.mark.parametrize("write", [save, save_first, add_line])
@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EACCES, errno.EROFS, errno.EIO])
@pytest.mark.parametrize("lasting", [False, True])
def test_each_failing_call_leaves_the_files_as_they_were(
    write: Write, error: int, lasting: bool, tmp_path: Path
) -> None:
    assert what_errors_break(write, tmp_path, error, lasting) == []


def test_the_code_says_what_the_disk_said(tmp_path: Path) -> None:
    for error, code in ERRORS.items():
        with pytest.raises(StoreError) as refusal:
            write_atomic(tmp_path / "a.save", b"", disk=FaultyDisk(0, error))
        assert refusal.value.code == code
        assert "a.save" in str(refusal.value)
        assert list(tmp_path.iterdir()) == []


def rename_first(folder: Path, disk: Disk) -> None:
    disk.replace(folder / "a.save", folder / "a.save.bak1")
    try:
        write_atomic(folder / "a.save", b"new", keep=0, disk=disk)
    except OSError as error:
        raise StoreError("unwritable", folder, detail="planted") from error


def leave_temps(folder: Path, disk: Disk) -> None:
    handle, temp = disk.open_temp(folder, ".a.save.")
    disk.write(handle, b"new")
    disk.close(handle)  # Windows renames no open file
    disk.replace(temp, folder / "a.save")


@pytest.mark.parametrize("planted", [rename_first, leave_temps])
def test_planted_careless_writers_are_caught(planted: Write, tmp_path: Path) -> None:
    assert what_errors_break(planted, tmp_path, errno.ENOSPC, lasting=False)


def test_a_sealed_save_survives_failing_calls_too(tmp_path: Path) -> None:
    """A save that cannot be checked is set aside, so here names may change: no version may be lost."""
    for at in at_least_one(count()):
        before, disk = fill(tmp_path), FaultyDisk(at, errno.EIO)
        try:
            save_sealed(tmp_path, disk)
        except StoreError:
            assert before["b.save"] in contents(tmp_path).values()
        if at >= len(disk.calls):
            break
        assert before["b.save.bak1"] in contents(tmp_path).values()


def test_a_damaged_save_buries_no_good_backup(tmp_path: Path) -> None:
    path = tmp_path / "a.save"
    write_sealed(path, b"[1]", "sztabowka-save", 1)
    write_sealed(path, b"[2]", "sztabowka-save", 1)
    path.write_bytes(b"rotten")
    good = (tmp_path / "a.save.bak1").read_bytes()
    write_sealed(path, b"[3]", "sztabowka-save", 1)
    assert (tmp_path / "a.save.bak1").read_bytes() == good
    assert (tmp_path / "a.save.damaged1").read_bytes() == b"rotten"
    path.write_bytes(b"again")
    assert set_aside(path).name == "a.save.damaged2"


def test_a_file_system_without_links_still_keeps_backups(tmp_path: Path) -> None:
    class Card(Disk):
        def link(self, source: Path, target: Path) -> None:
            raise OSError(errno.EPERM, "no links here")

    for version in (b"1", b"2"):
        write_atomic(tmp_path / "a", version, disk=Card())
    assert contents(tmp_path) == {"a": b"2", "a.bak1": b"1"}


def test_a_disk_that_takes_a_few_bytes_at_a_time_gets_them_all(tmp_path: Path) -> None:
    class Slow(Disk):
        def write(self, handle: int, data: bytes | memoryview) -> int:
            return super().write(handle, data[:3])

        def read(self, handle: int, count: int) -> bytes:
            return super().read(handle, min(count, 3))

    write_atomic(tmp_path / "a", b"0123456789", disk=Slow())
    assert read_bounded(tmp_path / "a", 10, Slow()) == b"0123456789"


def test_a_file_held_by_a_scanner_is_tried_again(tmp_path: Path) -> None:
    class Scanned(Disk):
        patience = 2.0
        waits: list[float]

        def replace(self, source: Path, target: Path) -> None:
            if len(self.waits) < self.held:
                raise PermissionError(errno.EACCES, "in use")
            super().replace(source, target)

        def sleep(self, seconds: float) -> None:
            self.waits.append(seconds)

        def __init__(self, held: int) -> None:
            self.held, self.waits = held, []

    write_atomic(tmp_path / "a", b"1", disk=Scanned(5))
    assert contents(tmp_path) == {"a": b"1"}
    stubborn = Scanned(1000)
    with pytest.raises(StoreError):
        write_atomic(tmp_path / "a", b"2", disk=stubborn)
    assert 1.5 < sum(stubborn.waits) <= 2.0
    assert contents(tmp_path) == {"a": b"1"}


def test_a_chronicle_takes_failed_lines_along(tmp_path: Path) -> None:
    for at in range(60):
        folder = tmp_path / str(at)
        folder.mkdir()
        disk = FaultyDisk(at, errno.ENOSPC)
        lines = chronicle_of_nine(folder, disk)
        assert lines == list(range(1, 10)), (at, lines)


def chronicle_of_nine(folder: Path, disk: Disk) -> list[int]:
    chronicle = MatchFolder(folder, disk=disk)
    for number in range(1, 10):
        try:
            if number > 1:
                chronicle.append(b"%d" % number)
            if number % 3 == 1:
                chronicle.turn_page(seal(b"%d" % number, "sztabowka-save", 1))
        except StoreError:
            if number == 1:
                chronicle.turn_page(seal(b"1", "sztabowka-save", 1))
    chronicle.flush()
    found = read_match_folder(folder, lambda path: read_sealed(path, "sztabowka-save", 1).payload)
    return [*range(1, int(found.value) + 1), *(int(line) for line in found.lines)]


def test_what_a_killed_program_left_is_swept(tmp_path: Path) -> None:
    write_atomic(tmp_path / "a.save", b"1")
    handle, temp = Disk().open_temp(tmp_path, ".a.save.")
    Disk().close(handle)
    Disk().link(tmp_path / "a.save", temp.with_name(temp.name + ".old"))
    assert len(sweep(tmp_path)) == 2
    assert contents(tmp_path) == {"a.save": b"1"}


def test_the_newest_good_copy_is_loaded_and_named(tmp_path: Path) -> None:
    path = tmp_path / "a.save"
    for version in (b"good", b"better", b"best"):
        write_atomic(path, version, keep=3)
    path.write_bytes(b"rotten")
    (tmp_path / "a.save.bak1").write_bytes(b"rotten")

    def read(file: Path) -> bytes:
        if (data := read_bounded(file, 100)) == b"rotten":
            raise StoreError("damaged", file, detail="rotten")
        return data

    before = contents(tmp_path)
    found = load_newest(path, read)
    assert (found.value, found.path.name) == (b"good", "a.save.bak2")
    assert [error.path.name for error in found.damaged] == ["a.save", "a.save.bak1"]
    with pytest.raises(StoreError, match="rotten; the newest good copy is") as refusal:
        load(path, read)
    assert refusal.value.good_copy == found.path
    assert contents(tmp_path) == before
