"""Window tests run when SZTABOWKA_PROGRAM names a program: a frozen one by its path, or `source`.

Without the variable they are left out of the run, so that the other tests need no display. With it, tools
that are missing skip them on a developer's machine and fail them in CI.
"""

import os
import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest

from tests import PROJECT
from tests.window.display import Display, missing_tools
from tests.window.program import PROGRAM, Program

PICTURES = PROJECT / "build" / "window"
FAILED = pytest.StashKey[bool]()
Start = Callable[..., Program]


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    return True if PROGRAM not in os.environ and collection_path.name.startswith("test_") else None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def display(request: pytest.FixtureRequest) -> Iterator[Display]:
    """A display of 1920x1080, or of the size that a test asks for."""
    missing = missing_tools()
    if missing and "CI" in os.environ:
        pytest.fail(f"window tests must run in CI, but there is no {', '.join(missing)}")
    if missing:
        pytest.skip(f"there is no {', '.join(missing)}")
    with Display(*getattr(request, "param", (1920, 1080))) as opened:
        yield opened


@pytest.fixture
def start(display: Display, request: pytest.FixtureRequest) -> Iterator[Start]:
    """Starts the program; after a failed test a picture of the screen is kept."""
    programs: list[Program] = []

    def starting(home: Path, *options: str, films: bool = False) -> Program:
        program = Program(display, home, *options, films=films)
        programs.append(program)
        program.open()
        return program

    yield starting
    try:
        if request.node.stash.get(FAILED, False):
            keep_picture(display, request.node.name)
    finally:
        for program in programs:
            program.stop()


def keep_picture(display: Display, test: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    # ImageMagick reads brackets in a name as a choice of frames
    picture = PICTURES / f"{re.sub(r'[^a-z0-9]+', '_', test.lower())}.png"
    display.picture(picture)
    print(f"the screen when it failed: {picture}")
