"""For all tests: no deadlines on a busy machine. After the whole suite a line counts the rules named."""

import pytest
from hypothesis import settings

from tests.rule_report import read_report

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    ran = (one for kind in ("passed", "failed") for one in terminalreporter.stats.get(kind, ()))
    if any(one.nodeid.startswith("tests/test_rule_report.py") for one in ran):
        terminalreporter.write_line(str(read_report()))
