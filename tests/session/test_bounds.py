"""F3, F4: nothing in a record or about a file is beyond bounds, neither when read nor when written."""

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.devtools.invariants.memory_disks import MemoryDisk
from game.scenes.saves.screen import SavesScreen
from game.scenes.saves.words import when
from game.scenes.title.screen import TitleScreen
from game.session import autosave, record, saves
from game.session.match import Match
from game.session.record import FORMAT, KIND, MOST_SEATS, payload_of, read_record, write_record
from game.session.saves import EPOCH, Broken, listing, moment_of
from game.store import MOST_ENTRIES, Disk, StoreError, seal
from tests.scenes.staging import live_in, make_stage, show, texts_on
from tests.session.matches import match_at

YEAR_10000 = 253_402_300_800
TIMES = (YEAR_10000, YEAR_10000 - 1, 1 << 62, -1, -(1 << 61), 0, 64_000_000_000, 32_503_680_000)
"""Seconds since 1970."""
PATH = Path("a.save")


# When a file was written


@pytest.mark.parametrize("seconds", TIMES)
def test_any_time_of_a_file_can_be_shown(seconds: int) -> None:
    moment = moment_of(seconds * 1_000_000_000)
    assert EPOCH <= moment < datetime(3000, 1, 1, tzinfo=UTC)
    kit = make_stage(language="en").kit
    assert "⟦" not in when(kit, moment, datetime.now(UTC))


def test_an_ordinary_time_is_told_as_it_is() -> None:
    moment = datetime(2026, 11, 18, 12, 30, 5, 250_000, tzinfo=UTC)
    assert moment_of(int(moment.timestamp()) * 1_000_000_000 + 250_000_999) == moment


@pytest.mark.parametrize("seconds", TIMES)
def test_a_file_of_the_year_10000_does_not_trap_the_title(
    seconds: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not every file system keeps such a time, so it is the disk that tells it."""
    live_in(tmp_path, monkeypatch)
    match = match_at(5)
    saves.save(match, saves.default_folder(), "Sztab")
    (saves.default_folder() / "broken.save").write_bytes(b"broken")
    autosave.begin(match, autosave.default_root()).close()
    files = Disk.files
    monkeypatch.setattr(
        Disk, "files", lambda disk, folder: dict.fromkeys(files(disk, folder), seconds * 1_000_000_000)
    )
    stat = Path.stat

    class Stat:
        st_mtime_ns = seconds * 1_000_000_000

        def __init__(self, real: os.stat_result) -> None:
            self._real = real

        def __getattr__(self, name: str) -> Any:
            return getattr(self._real, name)

    monkeypatch.setattr(Path, "stat", lambda path, **how: Stat(stat(path, **how)))
    assert len(listing(saves.default_folder())) == 2
    for screen in (TitleScreen, SavesScreen):
        stage = make_stage(language="en")
        assert "⟦" not in texts_on(show(stage, screen(stage)))


# What is read


def forged(**facts: Any) -> bytes:
    """A sealed record in which these facts stand instead."""
    match = Match.new("desert_patrol", seed=1, names=("Ala", "Ola"))
    told = msgspec.json.decode(payload_of(match.record(), PATH)) | facts
    return seal(msgspec.json.encode(told), KIND, FORMAT)


FACTS: list[dict[str, Any]] = [
    {"names": ["x" * 81]},
    {"names": ["x" * 10_000_000]},
    {"names": ["x"] * (MOST_SEATS + 1)},
    {"names": ["x"] * 100_000},
    {"round": -1},
    {"round": 1_000_001},
    {"round": msgspec.Raw(b"1" + b"0" * 5_000)},
    {"seats": 0},
    {"seats": msgspec.Raw(b"9" * 5_000)},
    {"seed": -1},
    {"seed": msgspec.Raw(b"9" * 5_000)},
    {"bots": ["x"] * (MOST_SEATS + 1)},
    {"bots": ["x" * 81]},
    {"game": "x" * 81},
    {"scenario": "x" * 81},
    {"setting": "x" * 2_001},
    {"options": {f"x{number}": "y" for number in range(101)}},
    {"mods": [{"id": "a", "version": "1", "digest": "d"}] * 101},
    {"seats_asked": [MOST_SEATS], "intents": [{}], "digests": "0" * 8},
    {"seats_asked": [-1], "intents": [{}], "digests": "0" * 8},
]


@pytest.mark.parametrize("facts", FACTS, ids=lambda facts: next(iter(facts)))
def test_facts_beyond_bounds_are_damage(facts: dict[str, Any]) -> None:
    data = forged(**facts)
    with pytest.raises(StoreError) as caught:
        read_record(data, PATH)
    assert caught.value.code == "damaged"
    assert len(str(caught.value)) < 400
    [entry] = listing(Path("saves"), MemoryDisk({Path("saves") / "a.save": data}))
    assert isinstance(entry, Broken)


def test_facts_within_bounds_are_read() -> None:
    names = ["x" * 80] * MOST_SEATS
    found = read_record(forged(names=names, round=1_000_000), PATH)
    assert list(found.names) == names
    assert found.round == 1_000_000


# What is written


def test_names_beyond_bounds_are_not_written(tmp_path: Path) -> None:
    good = match_at(3)
    saves.save(good, tmp_path, "a")
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    match = Match.new("desert_patrol", seed=1, names=("x",) * (MOST_SEATS + 1))
    with pytest.raises(StoreError) as caught:
        saves.save(match, tmp_path, "a")
    assert caught.value.code == "outgrown"
    assert "a.save" in str(caught.value)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def longer(match: Match, times: int) -> record.Record:
    """The record of the match with its steps told so many times over."""
    told = match.record()
    assert told.steps
    return msgspec.structs.replace(told, steps=told.steps * times)


def write_or_refuse(told: record.Record) -> bytes | StoreError:
    try:
        return write_record(told)
    except StoreError as error:
        return error


def test_a_record_is_written_only_as_long_as_it_can_be_read() -> None:
    """The longest one that is written reads back; one that could not be read is refused."""
    match, written = match_at(20), 0
    for times in (100, 1_000, 2_000, 4_000, 8_000, 16_000):
        data = write_or_refuse(longer(match, times))
        if isinstance(data, StoreError):
            assert data.code == "outgrown"
            assert str(MOST_ENTRIES) in str(data)
            break
        assert len(read_record(data, PATH).steps) == 20 * times
        written = times
    assert 100 <= written < 16_000, "both were reached"


@pytest.mark.parametrize("limit", ["UNPACKED_LIMIT", "FILE_LIMIT"])
def test_a_record_that_is_too_big_is_refused(limit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told = match_at(20).record()
    write_record(told)
    monkeypatch.setattr(record, limit, 1_000)
    with pytest.raises(StoreError) as caught:
        write_record(told, Path("big.save"))
    assert caught.value.code == "outgrown"
    assert "big.save" in str(caught.value)


@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_match_that_has_outgrown_its_pages_is_told_and_loses_nothing(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its journal goes on after the last page that could be written."""
    told: list[StoreError] = []
    kept = autosave.begin(match_at(0), tmp_path, told.append)
    monkeypatch.setattr(record, "UNPACKED_LIMIT", 1_000)
    while kept.match.round < 3:
        seat = min(kept.match.waiting_for())
        kept.submit(seat, kept.match.legal(seat)[0])
    assert {error.code for error in told} == {"not_kept"}
    assert {error.facts["reason"] for error in told} == {"outgrown"}
    kept.close()
    monkeypatch.undo()
    recovered = autosave.recover(kept.folder)
    assert recovered.damaged == ()
    assert recovered.match.digest() == kept.match.digest()
    stage = make_stage(language=language)
    words = stage.explain(told[0])
    assert ("dłuższa" if language == "pl" else "longer") in words
