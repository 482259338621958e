"""What a start waits for: only what the title shows."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.i18n import LANGUAGES
from tests import PROJECT

SCRIPT = """
import sys
from game.app import loop
from game.cli import parser
turn = loop.App.turn
def first_turn(self, now):
    turn(self, now)
    self.stage.quit()
loop.App.turn = first_turn
code = parser.main(["--lang", sys.argv[1], "--size", "1280x720"])
print(*sys.modules)
raise SystemExit(code)
"""
FOR_LATER = (
    *("fluent", "babel", "pytmx", "tomllib", "xml.etree", "multiprocessing", "sqlite3", "asyncio"),
    *("game.content.boards.loading", "game.scenes.table", "game.scenes.lesson"),
    *(f"game.{part}.{slug}" for part in ("rules", "presenters", "bots", "puzzles.positions") for slug in
      ("desert_patrol", "staff_orders", "wasteland_riders", "last_comrade")),
)  # fmt: skip
"""What no title needs, and what takes long to import."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_is_shown_without_what_only_later_screens_need(tmp_path: Path, language: str) -> None:
    quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, language],
        env={**os.environ, **quiet, "SZTABOWKA_HOME": str(tmp_path), "PYTHONPATH": str(PROJECT)},
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    imported = set(done.stdout.split())
    assert {"pygame", "msgspec", "game.scenes.title.screen"} <= imported
    early = {name for name in imported for late in FOR_LATER if name == late or name.startswith(f"{late}.")}
    assert early == set()
