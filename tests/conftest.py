"""For all tests: tiers, patience on a busy machine, little garbage collection, a count of the rules named."""

import gc
import os
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings
from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants

from tests import sweeps
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


@pytest.fixture(scope="session", autouse=True)
def _no_waiting_for_the_drive() -> Iterator[None]:
    """No power cut takes anything from a test, and waiting for drives costs a large part of the suite.

    That things are flushed in the right order is proved on disks of memory; programs that tests start, such
    as those that are killed, flush in earnest.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", _look_at)
        yield


def _look_at(handle: int) -> None:
    """Refuses what cannot be flushed because it is not open."""
    os.fstat(handle)


# Tiers


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Before hypothesis looks for its seed and our code: the seed is that of the run, unless one is given."""
    if config.getoption("--hypothesis-seed") is None:
        config.option.hypothesis_seed = sweeps.NUMBER
    if sweeps.TIER == "fast" and config.args_source is not pytest.Config.ArgsSource.ARGS:
        config.args[:] = [f"tests/{folder}" for folder in sweeps.FAST]
    forget_our_constants(config)


def forget_our_constants(config: pytest.Config) -> None:
    """The number of a run decides what hypothesis tries, and not which tests stood before.

    Hypothesis likes to try the constants of all modules of ours that happen to be loaded: alone a test would
    get other examples than after others, and a failing one could not be repeated.
    """
    patch = pytest.MonkeyPatch()
    patch.setattr(providers, "_get_local_constants", Constants)
    config.add_cleanup(patch.undo)


def pytest_sessionstart(session: pytest.Session) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and not is_worker(session.config):
        reporter.write_line(sweeps.header())


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Thin the sweeps; but who names a test by its id means it."""
    if any("::" in argument for argument in config.args):
        return
    left_out = set(thinned(items))
    config.hook.pytest_deselected(items=[item for item in items if item in left_out])
    items[:] = [item for item in items if item not in left_out]
    config.stash[LEFT_OUT] = len(left_out)


def thinned(items: list[pytest.Item]) -> Iterator[pytest.Item]:
    """The cases of sweeps that this tier does not run."""
    tests: dict[str, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("sweep") is not None:
            tests.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for name, cases in tests.items():
        marker = cases[0].get_closest_marker("sweep")
        assert marker is not None
        (how,) = marker.args
        kept = sweeps.kept([values_of(case) for case in cases], how, name)
        yield from (case for place, case in enumerate(cases) if place not in kept)


def values_of(item: pytest.Item) -> sweeps.Case:
    """Which value of each parameter a case has, by its repr: not every value can be put into a set."""
    callspec = getattr(item, "callspec", None)
    return {} if callspec is None else {name: repr(value) for name, value in callspec.params.items()}


LEFT_OUT = pytest.StashKey[int]()


def is_worker(config: pytest.Config) -> bool:
    return hasattr(config, "workerinput")


def pytest_sessionfinish(session: pytest.Session) -> None:
    if is_worker(session.config):
        output: dict[str, object] = vars(session.config)["workeroutput"]
        output["left_out"] = session.config.stash.get(LEFT_OUT, 0)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Each worker has collected all tests, so that one of them tells the number for all."""
    node.config.stash[LEFT_OUT] = getattr(node, "workeroutput", {}).get("left_out", 0)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    left_out = terminalreporter.config.stash.get(LEFT_OUT, 0)
    if left_out:
        terminalreporter.write_line(f"left out: {left_out} cases of sweeps, which run.py test --all runs")
    if terminalreporter.stats.get("failed"):
        terminalreporter.write_line(sweeps.header())
    ran = (one for kind in ("passed", "failed") for one in terminalreporter.stats.get(kind, ()))
    if any(one.nodeid.startswith("tests/test_rule_report.py") for one in ran):
        terminalreporter.write_line(str(read_report()))
