"""Hints taken, and whether there is a coach at all, belong to a match: nothing makes it forget them."""

from pathlib import Path

import msgspec
import pytest

from game.devtools.invariants.memory_disks import MemoryDisk
from game.rules.core.ids import Seat
from game.rules.core.rng import Draws, Rng
from game.session.autosave import Autosave, JournalLine, begin, recover, resume
from game.session.match import Match, verify
from game.session.record import FORMAT, KIND, read_record
from game.session.saves import load, save
from game.store import UNPACKED_LIMIT, Journal, StoreError, seal, unseal
from tests.session.matches import match_at, step
from tests.session.test_old_saves import OLD_SAVES, SAVES

FIRST, SECOND = Seat(0), Seat(1)


def asked(match: Match, disk: MemoryDisk) -> Autosave:
    """The second seat has asked three times, between other things."""
    autosave, chance = Autosave(match, Path("match"), disk=disk), Draws(Rng(3))
    for _ in range(3):
        autosave.take_hint(SECOND)
        autosave.submit(*step(match, chance))
    return autosave


def test_a_hint_is_on_the_disk_before_it_is_given() -> None:
    """What the program leaves when it is killed right after."""
    match, disk = match_at(4), MemoryDisk()
    autosave = Autosave(match, Path("match"), disk=disk)
    for number in range(1, 4):
        autosave.take_hint(FIRST)
        found = recover(Path("match"), disk)
        assert found.damaged == ()
        assert found.match.hints == {FIRST: number}
        assert found.match.state == match.state


def test_a_hint_is_no_step_and_changes_no_digest() -> None:
    match, disk = match_at(4), MemoryDisk()
    before = match.record()
    Autosave(match, Path("match"), disk=disk).take_hint(FIRST)
    after = match.record()
    assert (after.digest, after.steps, after.snapshot) == (before.digest, before.steps, before.snapshot)
    assert after.hints == (1, 0)
    assert verify(match.dumps(), Path("save")) == len(match.steps)


def test_what_is_taken_back_takes_no_hint_back() -> None:
    match, disk = match_at(0), MemoryDisk()
    autosave = asked(match, disk)
    for _ in range(2):
        autosave.undo(friendly=True)
    autosave.redo()
    assert match.hints == {SECOND: 3}
    assert recover(Path("match"), disk).match.hints == {SECOND: 3}


def test_saved_left_and_loaded_they_are_still_there(tmp_path: Path) -> None:
    match = match_at(0)
    match.has_coach = False
    asked(match, MemoryDisk()).close()
    loaded = load(save(match, tmp_path / "saves", "hints"))
    assert loaded.hints == {SECOND: 3}
    assert not loaded.has_coach
    kept = begin(loaded, tmp_path / "kept")
    kept.take_hint(FIRST)
    kept.close()
    again, _ = resume(kept.folder)
    again.take_hint(FIRST)
    again.close()
    found = recover(kept.folder)
    assert found.damaged == ()
    assert found.match.hints == {FIRST: 2, SECOND: 3}
    assert not found.match.has_coach


def test_a_hint_asked_of_another_state_is_refused_like_any_line(tmp_path: Path) -> None:
    """A journal that does not follow its snapshot is not believed."""
    autosave = begin(match_at(4), tmp_path)
    autosave.take_hint(FIRST)
    autosave.close()
    journal = max(autosave.folder.glob("*.journal"))
    (line,) = Journal.read(journal).lines
    journal.unlink()
    forged = msgspec.structs.replace(msgspec.json.decode(line, type=JournalLine), digest="0" * 8)
    other = Journal.create(journal)
    other.append(msgspec.json.encode(forged))
    other.close()
    found = recover(autosave.folder)
    assert [error.code for error in found.damaged] == ["diverged"]
    assert found.match.hints == {}


@pytest.mark.parametrize("path", [OLD_SAVES[0], SAVES[0]], ids=["of 0.1", "before there was a choice"])
def test_an_older_record_has_a_coach_who_was_never_asked(path: Path, tmp_path: Path) -> None:
    """One of our version from before the choice is one of now without what was added."""
    facts = msgspec.json.decode(unseal(path.read_bytes(), KIND, FORMAT, UNPACKED_LIMIT, path).payload)
    added = {name: facts.pop(name) for name in ("has_coach", "hints") if name in facts}
    assert bool(added) == (path == SAVES[0])
    older = path
    if added:
        older = tmp_path / path.name
        older.write_bytes(seal(msgspec.json.encode(facts), KIND, FORMAT))
    match = load(older)
    assert match.has_coach
    assert match.hints == {}


@pytest.mark.parametrize("hints", [[-1], [0] * 100, "3", [1 << 40]])
def test_a_forged_number_of_hints_is_refused(hints: object) -> None:
    sealed = unseal(match_at(4).dumps(), KIND, FORMAT, UNPACKED_LIMIT, Path("save"))
    facts = {**msgspec.json.decode(sealed.payload), "hints": hints}
    with pytest.raises(StoreError):
        read_record(seal(msgspec.json.encode(facts), KIND, FORMAT), Path("save"))
