"""Reports of errors: the last ones are kept, whatever the clock said when they were written."""

import os
from pathlib import Path

from game.app.crash_reports import MOST_REPORTS, write_report

AHEAD = 4_000_000_000
"""Seconds since 1970, of a clock that was far ahead."""


def report(folder: Path) -> Path:
    path = write_report(folder, ValueError(), screens=["table"], gestures=[], records=folder)
    os.utime(path, (0, 0))
    return path


def test_a_clock_that_went_back_costs_no_new_report(tmp_path: Path) -> None:
    """Those that version 0.1 left are older, whatever their time and the time in their names."""
    for number in range(1, 31):
        old = tmp_path / f"report-20991231-235959-{number}.txt"
        old.write_text("old")
        os.utime(old, (AHEAD, AHEAD))
    (tmp_path / "soak desert patrol.save").write_text("no report")
    written = [report(tmp_path) for _ in range(3)]
    kept = sorted(path.name for path in tmp_path.glob("report*"))
    assert len(kept) == MOST_REPORTS
    assert [path.name for path in written] == kept[-3:]
    assert [path.name[:13] for path in written] == [f"report_{number:06d}" for number in (1, 2, 3)]
    written += [report(tmp_path) for _ in range(MOST_REPORTS)]
    assert sorted(tmp_path.glob("report*")) == sorted(written)[-MOST_REPORTS:]
    assert len(list(tmp_path.iterdir())) == MOST_REPORTS + 1
