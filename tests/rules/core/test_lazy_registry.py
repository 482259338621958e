"""Games are imported when somebody asks for them: the title shows their boxes without one."""

import os
import subprocess
import sys

import pytest

from game.config.paths import PROJECT
from game.presenters.registry import COVERS, PRESENTERS
from game.rules.core.lazy_registry import LazyRegistry
from game.rules.registry import GAMES

OPENS_THE_PROGRAM = """
import sys
from game.app import sdl
sdl.prepare_headless()
from game.app import loop
from game.cli import parser
from game.presenters.registry import COVERS, PRESENTERS
from game.rules.registry import GAMES
from game.scenes.title.screen import TitleScreen
assert all(cover.game in GAMES and cover.game in PRESENTERS for cover in COVERS)
print(*(name for name in sys.modules if any(game in name for game in GAMES)))
"""


def test_the_program_is_at_its_title_before_any_game_is_imported() -> None:
    done = subprocess.run(
        [sys.executable, "-c", OPENS_THE_PROGRAM],
        cwd=PROJECT,
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(PROJECT), "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
    )
    assert done.stdout.split() == []


def test_each_name_leads_to_its_own_game() -> None:
    assert {name: game.info.id for name, game in GAMES.items()} == {name: name for name in GAMES}
    assert set(PRESENTERS) == set(GAMES) == {cover.game for cover in COVERS}
    assert all(name.replace("_", "") in PRESENTERS[name].__name__.lower() for name in PRESENTERS)


def test_a_thing_is_fetched_once_and_only_when_it_is_asked_for() -> None:
    fetched: list[str] = []

    def fetch(name: str) -> str:
        fetched.append(name)
        return name.upper()

    registry = LazyRegistry({name: lambda name=name: fetch(name) for name in ("map", "dice")})  # type: ignore[misc]
    assert list(registry) == ["map", "dice"]
    assert len(registry) == 2
    assert "map" in registry
    assert "card" not in registry
    assert not fetched
    assert registry["map"] == registry.get("map") == "MAP"
    assert fetched == ["map"]
    assert registry.get("card") is None
    with pytest.raises(KeyError):
        registry["card"]


def test_a_thing_can_be_added_and_taken_out() -> None:
    registry = LazyRegistry({"map": lambda: 1})
    registry["map"], registry["dice"] = 2, 3
    assert dict(registry) == {"map": 2, "dice": 3}
    del registry["map"]
    assert "map" not in registry
    assert list(registry.values()) == [3]
