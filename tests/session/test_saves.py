"""Named saves: any name, whole or not at all, listed without being played, refused by name."""

import copy
import os
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.devtools.invariants.memory_disks import MemoryDisk
from game.devtools.invariants.random_play import play_on
from game.rules.core.rng import Draws, Rng
from game.session.match import recorded
from game.session.saves import Broken, SaveInfo, delete, listing, load, path_for, save, title_of
from game.store import StoreError, backups
from tests.session.matches import match_at


def test_a_saved_match_is_loaded_as_it_was(tmp_path: Path) -> None:
    match = match_at(40)
    path = save(match, tmp_path / "saves", "Bój o Żółwią")
    loaded = load(path)
    loaded.look_back()
    assert loaded.state == match.state
    assert loaded.steps == match.steps
    assert title_of(path) == "Bój o Żółwią"


@settings(max_examples=300, deadline=None)
@given(st.text())
def test_any_text_is_a_name(text: str) -> None:
    folder, disk = Path("saves").absolute(), MemoryDisk()
    path = save(MATCH, folder, text, disk)
    assert path.parent == folder
    assert path.name.isascii()
    assert load(path, disk).state == MATCH.state
    assert path_for(folder, title_of(path)) == path


MATCH = match_at(5)


@pytest.mark.parametrize(
    "name", ["con", "NUL", "aux.save", "..", "/etc/passwd", "-x", "a_b", "_41_", "", "🐢" * 50]
)
def test_odd_names_stay_in_the_folder_and_are_shown_again(name: str, tmp_path: Path) -> None:
    path = path_for(tmp_path, name)
    assert path.parent == tmp_path
    if 0 < len(name) < 20:
        assert title_of(path) == name


def test_different_names_are_different_files(tmp_path: Path) -> None:
    names = ["a/b", "a:b", "ab", "a b", "a_b", "ą", "a", "_61_"]
    assert len({path_for(tmp_path, name) for name in names}) == len(names)


def test_the_list_tells_what_a_person_needs_newest_first(tmp_path: Path) -> None:
    match = match_at(40)
    match.names = ("Ala", "Ola")
    old = save(match, tmp_path, "old")
    play_on(match, Draws(Rng(1)), match.game.info.longest)
    new = save(match, tmp_path, "new")
    os.utime(old, ns=(0, 10**18))
    (tmp_path / "note.txt").write_text("not a save")
    newest, oldest = listing(tmp_path)
    assert isinstance(newest, SaveInfo)
    assert isinstance(oldest, SaveInfo)
    assert (newest.path, newest.finished, newest.title) == (new, True, "new")
    assert (oldest.path, oldest.finished, oldest.steps) == (old, False, 40)
    assert oldest.modified == datetime.fromtimestamp(10**9, UTC)
    assert (oldest.game, oldest.scenario) == (match.game.info.id, match.scenario)
    assert oldest.names == ("Ala", "Ola")
    assert 0 < oldest.round < newest.round


def test_a_folder_that_is_not_there_holds_no_saves(tmp_path: Path) -> None:
    assert listing(tmp_path / "nowhere") == []


def test_a_damaged_save_is_listed_and_refused_with_its_good_copy(tmp_path: Path) -> None:
    match = match_at(10)
    path = save(match, tmp_path, "a")
    save(match, tmp_path, "a")
    path.write_bytes(path.read_bytes()[:-9])
    damaged = path.read_bytes()
    (entry,) = listing(tmp_path)
    assert isinstance(entry, Broken)
    assert entry.error.good_copy == backups(path)[0]
    with pytest.raises(StoreError, match=r"a\.save is damaged.*a\.save\.bak1") as refused:
        load(path)
    assert refused.value.good_copy is not None
    assert load(refused.value.good_copy).state == match.state
    assert path.read_bytes() == damaged


def test_earlier_versions_are_kept_and_go_with_the_save(tmp_path: Path) -> None:
    match, chance = match_at(5), Draws(Rng(2))
    other = save(match, tmp_path, "other")
    for _ in range(6):
        path = save(match, tmp_path, "a")
        play_on(match, chance, 1)
    assert len(backups(path)) == 3
    delete(path)
    assert list(tmp_path.iterdir()) == [other]
    with pytest.raises(StoreError, match="not there"):
        delete(path)


def test_a_record_made_again_and_again_says_what_one_made_at_once_says() -> None:
    """What was said of a step is kept: also after steps were taken back and done otherwise."""
    match, chance = match_at(40), Draws(Rng(3))
    for _ in range(6):
        match.dumps()
        for _ in range(3):
            match.undo(friendly=True)
        twin = copy.copy(match)
        twin.go_on_from(match.first_state, steps=match.steps)
        for one in (match, twin):
            play_on(one, chance, 4)
        for one in (match, twin):
            assert one.record().steps == tuple(recorded(step) for step in one.steps)
