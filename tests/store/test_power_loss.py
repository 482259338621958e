"""L2: a power cut at any moment loses nothing that was acknowledged; the old or the new state loads."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path

import pytest

from game.store import (
    Disk,
    Journal,
    MatchFolder,
    StoreError,
    load_newest,
    read_bounded,
    read_match_folder,
    read_sealed,
    seal,
    write_atomic,
    write_sealed,
)
from tests.guards import at_least_one
from tests.store.faults import CarelessDisk, ForgetfulDisk, PlatterDisk, PowerCut
from tests.sweeps import NIGHT

SAVES = 6 * NIGHT
KIND = "sztabowka-save"
FOLDER = Path("saves")
SAVE = FOLDER / "desert.save"

# A deed is done for the numbers 1, 2, 3 ...; a recall says which number the disk holds, 0 for none.
Deed = Callable[[int, Disk], None]
Recall = Callable[[Disk], int]


def what_power_cuts_break(
    deeds: Callable[[], Deed], recall: Recall, disk_type: type[PlatterDisk] = PlatterDisk
) -> Iterator[str]:
    """Cut after each single step; on every disk that may remain, no acknowledged number may be missing."""
    for cut_at in count(1):
        disk = disk_type(cut_at=cut_at)
        deed, acknowledged, tried = deeds(), 0, 0
        with suppress(PowerCut):
            for tried in range(1, SAVES + 1):
                deed(tried, disk)
                acknowledged = tried
        for remains in disk.survivors():
            if not acknowledged <= (found := recall(remains)) <= tried:
                yield f"cut after step {cut_at}: {acknowledged} acknowledged, {tried} tried, {found} found"
        if acknowledged == SAVES:
            return


def payload(number: int) -> bytes:
    return b'{"number":%d,"filling":"%s"}' % (number, b"x" * (50 * number))


def save_number(path: Path, disk: Disk) -> int:
    data = read_sealed(path, KIND, 1, disk).payload
    return next(number for number in range(1, SAVES + 1) if payload(number) == data)


def recall_save(disk: Disk) -> int:
    try:
        found = load_newest(SAVE, lambda path: save_number(path, disk), disk)
    except StoreError as error:
        return 0 if error.code == "vanished" else -1
    return found.value if not found.damaged else -2


def recall_chronicle(disk: Disk) -> int:
    try:
        found = read_match_folder(FOLDER, lambda path: save_number(path, disk), disk=disk)
    except StoreError as error:
        return 0 if error.code == "vanished" else -1
    if found.damaged:
        return -2
    numbers = [found.value, *(int(line) for line in found.lines)]
    return numbers[-1] if numbers == list(range(numbers[0], numbers[-1] + 1)) else -3


@pytest.mark.parametrize("keep", [0, 1, 3])
def test_the_old_or_the_new_save_loads_after_any_power_cut(keep: int) -> None:
    def deeds() -> Deed:
        return lambda number, disk: write_sealed(SAVE, payload(number), KIND, 1, keep, disk)

    assert list(what_power_cuts_break(deeds, recall_save)) == []


def write_in_place(number: int, disk: Disk) -> None:
    with suppress(FileNotFoundError):
        disk.unlink(SAVE)
    handle = disk.open_append(SAVE)
    disk.write(handle, seal(payload(number), KIND, 1))
    disk.fsync(handle)
    disk.sync_folder(FOLDER)


def write_without_fsync(number: int, disk: Disk) -> None:
    handle, temp = disk.open_temp(FOLDER, ".desert.save.")
    disk.write(handle, seal(payload(number), KIND, 1))
    disk.replace(temp, SAVE)
    disk.sync_folder(FOLDER)


@pytest.mark.parametrize("planted", [write_in_place, write_without_fsync])
def test_planted_careless_writers_are_caught(planted: Deed) -> None:
    assert any(what_power_cuts_break(lambda: planted, recall_save))


@pytest.mark.parametrize("planted", [CarelessDisk, ForgetfulDisk])
def test_planted_missing_flushes_are_caught(planted: type[PlatterDisk]) -> None:
    def saves() -> Deed:
        return lambda number, disk: write_sealed(SAVE, payload(number), KIND, 1, 1, disk)

    assert any(what_power_cuts_break(saves, recall_save, planted))
    assert any(what_power_cuts_break(journalling, recall_journal, planted))
    assert any(what_power_cuts_break(chronicling, recall_chronicle, planted))


JOURNAL = FOLDER / "match.journal"


def journalling() -> Deed:
    opened: list[Journal] = []

    def deed(number: int, disk: Disk) -> None:
        if not opened:
            opened.append(Journal.create(JOURNAL, disk))
        opened[0].append(b"%d" % number)

    return deed


def recall_journal(disk: Disk) -> int:
    if not disk.exists(JOURNAL):
        return 0
    try:
        found = Journal.read(JOURNAL, disk=disk)
    except StoreError:
        return -1
    whole = tuple(b"%d" % number for number in range(1, len(found.lines) + 1))
    return len(found.lines) if found.lines == whole and found.damaged_at is None else -1


def test_no_acknowledged_line_is_lost() -> None:
    assert list(what_power_cuts_break(journalling, recall_journal)) == []


def test_a_torn_journal_goes_on_after_each_of_two_power_cuts() -> None:
    start = PlatterDisk()
    with Journal.create(JOURNAL, start) as journal:
        journal.append(b"1")
    for first_cut in range(1, 4):
        torn = PlatterDisk({JOURNAL: read_bounded(JOURNAL, 1000, start)}, cut_at=first_cut)
        with suppress(PowerCut):
            Journal.open(JOURNAL, torn).append(b"2")
        for remains in at_least_one(torn.survivors()):
            before = recall_journal(remains)
            assert before in (1, 2)
            _go_on(remains, before)


def _go_on(found: PlatterDisk, before: int) -> None:
    data = bytes(found.names[JOURNAL].seen)
    for cut in (1, 2, 3, None):
        disk, acknowledged = PlatterDisk({JOURNAL: data}, cut_at=cut), before
        with suppress(PowerCut):
            journal = Journal.open(JOURNAL, disk)
            for number in (before + 1, before + 2):
                journal.append(b"%d" % number)
                acknowledged = number
        for remains in disk.survivors():
            assert acknowledged <= recall_journal(remains) <= acknowledged + 1
            assert bytes(remains.names[JOURNAL].seen).startswith(data), "what was there is never rewritten"


def chronicling() -> Deed:
    opened: list[MatchFolder] = []

    def deed(number: int, disk: Disk) -> None:
        if not opened:
            opened.append(MatchFolder(FOLDER, keep=2, disk=disk))
        if number % 3 == 1:
            opened[0].turn_page(seal(payload(number), KIND, 1))
        else:
            opened[0].append(b"%d" % number)

    return deed


def test_pages_are_turned_without_losing_a_line() -> None:
    assert list(what_power_cuts_break(chronicling, recall_chronicle)) == []


def test_a_backup_is_the_version_before() -> None:
    disk = PlatterDisk()
    for number in range(1, 6):
        write_atomic(SAVE, b"%d" % number, keep=3, disk=disk)
    seen = {path.name: bytes(content.seen) for path, content in disk.names.items()}
    assert seen == {
        "desert.save": b"5",
        "desert.save.bak1": b"4",
        "desert.save.bak2": b"3",
        "desert.save.bak3": b"2",
    }
