"""The user's folder and the loop of a test."""

import os
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pytest

from game.app.loop import App
from tests.app.loops import make_app


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SZTABOWKA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    return tmp_path / "home"


@pytest.fixture
def app() -> Iterator[App]:
    made = make_app()
    yield made
    made.end()
