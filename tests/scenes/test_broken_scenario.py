"""A map that is damaged spoils its own scenario and no other."""

import shutil
from pathlib import Path

import pytest

from game.config.paths import PROJECT
from game.content.library import OpenGame, read_game
from game.rules.core.mistakes import BadContent
from game.scenes import navigator
from game.scenes.navigator import ScreenNavigator
from game.scenes.new_game import screen as new_game_screen
from game.scenes.new_game.parts import SCENARIO
from game.scenes.new_game.screen import NewGameScreen
from game.scenes.title.screen import TitleScreen
from tests.scenes.layout import problems
from tests.scenes.staging import click, handles_on, make_stage, show, texts_on

GAME = "desert_patrol"


def with_damaged_maps(tmp_path: Path, *names: str) -> OpenGame:
    for part in ("assets/content", "maps"):
        shutil.copytree(PROJECT / part / GAME, tmp_path / part / GAME)
    shutil.copytree(PROJECT / "assets" / "art", tmp_path / "assets" / "art")
    for name in names:
        path = tmp_path / "maps" / GAME / f"{name}.tmx"
        text = path.read_text("utf-8")
        assert 'orientation="hexagonal"' in text
        path.write_text(text.replace('orientation="hexagonal"', 'orientation="isometric"'), "utf-8")
    return read_game(GAME, tmp_path)


def test_the_other_scenarios_can_be_played(tmp_path: Path) -> None:
    opened = with_damaged_maps(tmp_path, "dp_s01", "dp_s11")
    assert set(opened.broken()) == {"dp_s01", "dp_s11"}
    assert "dp_s11.tmx" in str(opened.broken()["dp_s11"].mistakes[0])
    playable = [info.id for info in opened.playable()]
    assert playable == [info.id for info in opened.scenarios if info.id not in ("dp_s01", "dp_s11")]
    assert len(playable) == 9


def test_a_game_without_any_playable_scenario_says_why(tmp_path: Path) -> None:
    opened = with_damaged_maps(tmp_path, *(path.stem for path in (PROJECT / "maps" / GAME).glob("dp_s*.tmx")))
    with pytest.raises(BadContent, match="tmx"):
        opened.playable()


def test_the_new_game_screen_leaves_out_what_is_broken_and_tells_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = with_damaged_maps(tmp_path, "dp_s01")
    for module in (navigator, new_game_screen):
        monkeypatch.setattr(module, "open_game", lambda _: opened)
    stage = make_stage(language="en", shares=False)
    stage.navigator = ScreenNavigator(stage)
    show(stage, TitleScreen(stage))
    stage.navigator.new_game(GAME)
    screen = stage.top
    assert isinstance(screen, NewGameScreen)
    stage.settle()
    assert screen.plan.scenario == "dp_s02", "the first was recommended, but cannot be played"
    assert SCENARIO("dp_s01") not in handles_on(screen)
    assert problems(screen) == []
    assert any("dp_s01.tmx" in words for words in stage.notices)
    click(stage, SCENARIO("dp_s03"))
    assert screen.plan.scenario == "dp_s03"
    assert "Landing Ground 7" not in texts_on(screen)
