"""L4: a full, read-only or broken disk is reported; files stay as they are, play goes on and catches up."""

import errno
from functools import partial
from itertools import count
from pathlib import Path

import pytest

from game.rules.core.rng import Draws, Rng
from game.session.autosave import Autosave, recover, resume
from game.session.match import Match
from game.session.saves import listing, save
from game.store import Disk, StoreError
from tests.session.matches import match_at, step
from tests.store.faults import FaultyDisk, failure

ERRORS = (errno.ENOSPC, errno.EACCES, errno.EROFS, errno.EIO)


class ReadOnlyDisk(Disk):
    def open_append(self, path: Path) -> int:
        raise OSError(errno.EROFS, "read-only")

    def open_temp(self, folder: Path, prefix: str) -> tuple[int, Path]:
        raise OSError(errno.EROFS, "read-only")

    def replace(self, source: Path, target: Path) -> None:
        raise OSError(errno.EROFS, "read-only")


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("error", ERRORS)
@pytest.mark.parametrize("lasting", [False, True])
def test_a_save_that_fails_leaves_the_old_one(error: int, lasting: bool, tmp_path: Path) -> None:
    old, new = match_at(10), match_at(20)
    for at in count():
        folder = tmp_path / str(at)
        save(old, folder, "a")
        before, disk = contents(folder), FaultyDisk(at, error, lasting)
        refused = failure(partial(save, new, folder, "a", disk))
        if refused is not None:
            assert str(refused)
            after = contents(folder)
            assert {name: data for name, data in after.items() if ".damaged" not in name} == before or (
                # what could not be read was set aside
                set(after.values()) == set(before.values())
            )
        if at >= len(disk.calls):
            break
        assert not [name for name in contents(folder) if ".tmp" in name and disk.calls[at] != "unlink"]
    assert at > 5


def play(autosave: Autosave, chance: Draws, steps: int) -> None:
    for _ in range(steps):
        if autosave.match.outcome is None:
            autosave.submit(*step(autosave.match, chance))


def twin(match: Match, steps: int, chance: Draws) -> Match:
    other = Match.loads(match.dumps())
    for _ in range(steps):
        if other.outcome is None:
            other.submit(*step(other, chance))
    return other


@pytest.mark.sweep("part")
@pytest.mark.parametrize("error", ERRORS)
def test_one_failing_call_at_any_place_loses_nothing(error: int, tmp_path: Path) -> None:
    """Whichever call fails: play goes on as without a disk, and the next line catches up."""
    match = match_at(6)
    expected = twin(match, 12, Draws(Rng(9)))
    for at in range(0, 200, 3):
        disk, told = FaultyDisk(at, error), list[StoreError]()
        autosave = Autosave(twin(match, 0, Draws(Rng(9))), tmp_path / f"{error} {at}", told.append, disk)
        play(autosave, Draws(Rng(9)), 12)
        assert autosave.match.state == expected.state
        assert not autosave.is_behind, disk.calls[at]
        found = recover(autosave.folder)
        assert found.match.state == expected.state, disk.calls[at]
        autosave.close()
        if at >= len(disk.calls):
            break
    assert at > 20


def test_a_full_disk_is_told_once_and_all_is_kept_once_there_is_room(tmp_path: Path) -> None:
    match, chance = match_at(6), Draws(Rng(3))
    told: list[StoreError] = []
    disk = FaultyDisk(-1, errno.ENOSPC)
    autosave = Autosave(match, tmp_path / "match", told.append, disk)
    play(autosave, chance, 2)
    assert told == []
    disk.at, disk.lasting = len(disk.calls), True
    play(autosave, chance, 4)
    assert [(error.code, error.facts["reason"]) for error in told] == [("not_kept", "disk_full")]
    assert autosave.is_behind
    assert recover(autosave.folder).damaged == ()
    disk.lasting = False
    play(autosave, chance, 1)
    assert not autosave.is_behind
    assert recover(autosave.folder).match.state == match.state
    disk.at, disk.lasting = len(disk.calls), True
    play(autosave, chance, 1)
    assert len(told) == 2, "trouble that comes back is told again"
    autosave.close()


def test_a_disk_that_never_takes_anything_does_not_stop_play(tmp_path: Path) -> None:
    told: list[StoreError] = []
    root = tmp_path / "file"
    root.write_text("a file where a folder should be")
    autosave = Autosave(match_at(3), root / "match", told.append)
    play(autosave, Draws(Rng(1)), 3)
    autosave.close()
    assert [error.code for error in told] == ["not_kept"]
    assert autosave.is_behind


def test_on_a_read_only_disk_a_match_can_be_continued_and_saves_listed(tmp_path: Path) -> None:
    save(match_at(3), tmp_path / "saves", "a")
    first = Autosave(match_at(3), tmp_path / "match")
    first.close()
    told: list[StoreError] = []
    autosave, recovered = resume(tmp_path / "match", told.append, ReadOnlyDisk())
    assert recovered.match.state == first.match.state
    play(autosave, Draws(Rng(1)), 2)
    assert told
    assert autosave.is_behind
    autosave.close()
    assert len(listing(tmp_path / "saves", ReadOnlyDisk())) == 1
