"""The setup.exe under wine: it installs for one person, what it installs starts, and nothing of it stays."""

import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.app.trace import VARIABLE
from tests.packages.conftest import made
from tests.window.display import Display
from tests.window.program import PROGRAM, Program
from tools import wine_build
from tools.wine_build import FOLDER, PREFIX, Trouble, in_wine, write_starts

LIST = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Sztabowka"
LINK = "AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Sztabówka.lnk"
OURS = "AppData/Local/Programs/Sztabowka"
PATIENCE = 120.0
PUT_THERE_BY_OTHERS, IS_RUNNING = 4, 3


@pytest.fixture
def person() -> Iterator[Path]:
    """The folder of the person in the Windows of wine; whatever happens, nothing is left installed."""
    in_wine("wineboot")
    (local,) = PREFIX.glob("drive_c/users/*/AppData/Local")
    yield local.parents[1]
    remove(local.parents[1])


def remove(person: Path) -> None:
    """Its remover goes on by itself after it has answered."""
    remover = person / OURS / "uninstall.exe"
    if remover.exists():
        in_wine(remover, "/S")
    until = time.monotonic() + PATIENCE
    while remover.exists():
        assert time.monotonic() < until, "it is never removed"
        time.sleep(0.2)


def told(words: str) -> str:
    """What is in the list of installed programs; nothing if it is not there."""
    try:
        return in_wine("reg", "query", LIST, "/v", words)
    except Trouble:
        return ""


def names(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_it_installs_starts_updates_and_is_removed(
    person: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup, ours, link = made("windows-x64-setup.exe"), person / OURS, person / LINK
    in_wine(setup, "/S")
    assert names(ours) == names(FOLDER) | {"uninstall.exe"}
    assert link.is_file()
    assert "uninstall.exe" in told("UninstallString")
    assert "0 mistakes" in in_wine(ours / "sztabowka-cli.exe", "check", "--lang", "en")

    write_starts(ours, tmp_path)
    monkeypatch.setenv(PROGRAM, str(tmp_path / "sztabowka"))
    with Display(1920, 1080) as display:
        program = Program(display, tmp_path / "home", "--lang", "pl")
        try:
            program.open()
            assert program.shown.screen == "title"
            assert program.quit() == 0
        finally:
            program.stop()

    save = person / "AppData/Local/sztabowka/saves/evening.save"
    save.parent.mkdir(parents=True, exist_ok=True)
    save.write_text("of the person")
    (ours / "_internal/of_an_older_version.txt").write_text("gone with an update")
    in_wine(setup, "/S")
    assert names(ours) == names(FOLDER) | {"uninstall.exe"}

    remove(person)
    assert not ours.exists()
    assert not link.exists()
    assert told("UninstallString") == ""
    assert save.read_text() == "of the person", "games stay"
    save.unlink()


def test_it_does_not_mix_with_the_files_of_others(person: Path) -> None:
    ours = person / OURS
    (ours / "_internal").mkdir(parents=True)
    other = ours / "_internal" / "work.txt"
    other.write_text("of others")
    try:
        with pytest.raises(Trouble, match=f"ended with {PUT_THERE_BY_OTHERS}"):
            in_wine(made("windows-x64-setup.exe"), "/S")
        assert names(ours) == {"_internal/work.txt"}
        assert other.read_text() == "of others"
    finally:
        other.unlink()
        other.parent.rmdir()
        ours.rmdir()


def test_a_program_that_runs_is_not_replaced(person: Path, tmp_path: Path) -> None:
    setup, ours = made("windows-x64-setup.exe"), person / OURS
    in_wine(setup, "/S")
    write_starts(ours, tmp_path)
    shown = tmp_path / "trace"
    alone = {"SZTABOWKA_HOME": str(tmp_path / "home"), VARIABLE: str(shown)}
    quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PATH": "/usr/bin:/bin"}
    running = subprocess.Popen(
        [tmp_path / "sztabowka", "--size", "1280x720"],
        env={**alone, **quiet}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        until = time.monotonic() + PATIENCE
        while not (shown.exists() and shown.stat().st_size):
            assert running.poll() is None, "it ended"
            assert time.monotonic() < until, "it did not start"
            time.sleep(0.2)
        with pytest.raises(Trouble, match=f"ended with {IS_RUNNING}"):
            in_wine(setup, "/S")
        assert names(ours) == names(wine_build.FOLDER) | {"uninstall.exe"}
    finally:
        running.kill()
        running.wait()
