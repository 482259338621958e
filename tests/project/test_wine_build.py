"""The program for Windows is made of the pins, and started by a script that a test can kill.

That it is made and plays is tried by .ci/run.
"""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests import PROJECT
from tests.guards import at_least_one
from tools import wine_build
from tools.lock_hashes import pins
from tools.wine_build import CARRIER, PROGRAMS, Trouble, run, wanted, wine_tool, write_starts


def test_every_wheel_for_windows_is_pinned_by_version_and_hash() -> None:
    names = {line.partition("==")[0] for line in wanted()}
    assert {"pygame-ce", "pyinstaller", "pefile", "pywin32-ctypes"} <= names
    assert "macholib" not in names, "that is for another system"
    for line in at_least_one([*wanted(), CARRIER]):
        assert re.fullmatch(r"[\w.-]+==[\w.]+( --hash=sha256:[0-9a-f]{64})+", line), line


def test_a_lock_is_taken_with_all_its_hashes() -> None:
    text = (PROJECT / "requirements.lock").read_text("utf-8").replace("\\\n", " ")
    whole = {" ".join(line.split()) for line in text.splitlines() if line[:1] not in ("", "#")}
    taken = [
        line for line in wanted() if line.partition("==")[0] in {one.partition("==")[0] for one in whole}
    ]
    assert len(taken) == len(pins("requirements.lock"))
    assert set(taken) <= whole


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A wine that tells how it was started, in a folder with a space."""
    place = tmp_path / "Gry Zażółć"
    (place / "prefix").mkdir(parents=True)
    for name in ("wine64", "wineserver64"):
        told = f'#!/bin/sh\necho "{name} [$SDL_VIDEODRIVER] [$PYTHONPATH]" "$@"\n'
        (place / name).write_text(told, "utf-8")
        (place / name).chmod(0o755)
    monkeypatch.setattr(wine_build, "PREFIX", place / "prefix")
    monkeypatch.setattr(wine_build, "wine_tool", lambda name: str(place / name))
    return place


@pytest.mark.skipif(shutil.which("bash") is None, reason="the script is for a bash")
def test_a_start_hands_its_words_on_and_has_wine_look_at_the_new_display(tools: Path) -> None:
    write_starts(tools / "made", tools)

    def started(name: str, display: str, driver: str) -> list[str]:
        done = subprocess.run(
            [tools / name, "--lang", "a b"], capture_output=True, text=True, check=True, encoding="utf-8",
            env={"PATH": "/usr/bin:/bin", "DISPLAY": display, "SDL_VIDEODRIVER": driver, "PYTHONPATH": "x"},
        )  # fmt: skip
        return done.stdout.splitlines()

    for name in PROGRAMS:
        begun = f"wine64 [] [] {tools}/made/{name}.exe --lang a b"
        assert started(name, ":5", "x11") == ["wineserver64 [] [] -k", "wineserver64 [] [] -w", begun]
        assert started(name, ":5", "dummy") == [begun.replace("[]", "[dummy]", 1)]
        assert started(name, ":6", "x11")[-1] == begun


def test_what_is_missing_is_told_with_the_command_that_installs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(Trouble, match=re.escape(".ci/install_tools windows")):
        wine_tool("no-such-wine")


def test_what_fails_is_told_with_its_words() -> None:
    with pytest.raises(Trouble, match="ended with 4:\nsand"):
        run(["sh", "-c", "echo sand; exit 4"])
