"""After a run of the whole suite one line tells how many rules the tests name."""

import pytest

from tests.rule_report import read_report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    ran = (one for kind in ("passed", "failed") for one in terminalreporter.stats.get(kind, ()))
    if any(one.nodeid.startswith("tests/test_rule_report.py") for one in ran):
        terminalreporter.write_line(str(read_report()))
