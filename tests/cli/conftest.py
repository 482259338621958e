"""The command line as a person meets it: words in, lines and an exit code out."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from game.cli.parser import main
from game.config.paths import PROJECT

MOD_PARTS = (
    "assets/content",
    "assets/lang",
    "assets/rulebook",
    "assets/lessons",
    "assets/introductions",
    "assets/art",
    "maps",
)


class Told(NamedTuple):
    """What the program said and how it ended."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


Game = Callable[..., Told]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folder of a test, and a system that speaks English."""
    monkeypatch.setenv("SZTABOWKA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    return tmp_path / "home"


@pytest.fixture
def game(capsys: pytest.CaptureFixture[str]) -> Game:
    def run(*words: str) -> Told:
        code = main(words)
        said = capsys.readouterr()
        return Told(code, said.out, said.err)

    return run


class Mod:
    """A copy of the project's data, in which a test plants mistakes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def change(self, file: str, old: str, new: str) -> None:
        path = self.folder / file
        text = path.read_text("utf-8")
        assert old in text, f"{old!r} is not in {file}"
        path.write_text(text.replace(old, new, 1), "utf-8")

    def remove(self, file: str) -> None:
        (self.folder / file).unlink()


@pytest.fixture
def mod(tmp_path: Path) -> Mod:
    folder = tmp_path / "mod"
    for part in MOD_PARTS:
        shutil.copytree(PROJECT / part, folder / part)
    return Mod(folder)
