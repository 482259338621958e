"""The trace of the window tests: nothing without its variable, and only what the screen shows with it."""

import errno
import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import msgspec
import pytest

from game.app.trace import VARIABLE, Trace, TraceLine, trace_wanted
from game.input.gestures import Key
from tests.scenes.hands import feed
from tests.scenes.seating import seat_down
from tests.store.faults import FaultyDisk


def lines(path: Path) -> list[TraceLine]:
    return [msgspec.json.decode(line, type=TraceLine) for line in path.read_bytes().splitlines()]


def test_there_is_no_trace_unless_it_is_asked_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert trace_wanted() is None
    monkeypatch.setenv(VARIABLE, str(tmp_path / "trace"))
    assert trace_wanted() is not None


def test_it_tells_what_is_drawn_and_no_more(tmp_path: Path) -> None:
    seated = seat_down(tmp_path, steps=9)
    trace = Trace(tmp_path / "trace")
    trace.note(seated.stage)
    feed(seated.stage, Key("enter"))
    seated.stage.settle()
    trace.note(seated.stage)
    behind, open_ = lines(tmp_path / "trace")
    assert (behind.screen, open_.screen) == ("curtain", "table")
    assert {thing.handle for thing in behind.things} == {"open", "quit"}
    assert [thing.handle for thing in open_.things] == [
        hit_area.handle for hit_area in seated.screen.hit_areas()
    ]
    assert behind.playing is not None
    assert open_.playing is not None
    assert behind.playing.seat is None
    assert open_.playing.seat == seated.table.at_screen
    assert behind.playing.digest == open_.playing.digest == seated.table.match.digest()
    assert open_.playing.steps == 9


def test_a_file_that_cannot_be_written_disturbs_nobody(tmp_path: Path) -> None:
    seated = seat_down(tmp_path)
    for at, call in enumerate(("open_append", "write")):
        disk = FaultyDisk(at, errno.ENOSPC)
        Trace(tmp_path / f"trace{at}", disk).note(seated.stage)
        assert disk.calls[-1] == call
