"""For all tests: patience on a busy machine, little garbage collection, and a count of the rules named."""

import gc

import pytest
from hypothesis import settings

from tests.rule_report import read_report

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")

GC_THRESHOLDS = (50_000, 20, 20)
"""States of games are many small values that hold each other: Python's own thresholds look through them all
again and again, for a fifth of the time of the suite."""
gc.set_threshold(*GC_THRESHOLDS)


@pytest.fixture(scope="module", autouse=True)
def _without_the_past() -> None:
    """What is left of the modules before is kept for good, and no collection looks through it again.

    At the beginning of a module: at the end of one its last test still holds what it was given.
    """
    keep_for_good()


def keep_for_good() -> None:
    gc.collect()
    gc.freeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    ran = (one for kind in ("passed", "failed") for one in terminalreporter.stats.get(kind, ()))
    if any(one.nodeid.startswith("tests/test_rule_report.py") for one in ran):
        terminalreporter.write_line(str(read_report()))
