"""`rules --sheet`: the player aids as pictures to be printed."""

from pathlib import Path

import pygame
import pytest

from game.config.paths import ASSETS
from game.config.settings import Settings
from game.devtools.printing import FOOT, PAPER, PrintedAid
from game.devtools.showcase import new_stage
from game.i18n.player_aid import PlayerAid
from game.rules.registry import GAMES
from tests.cli.conftest import Game
from tests.scenes.hands import compose
from tests.scenes.layout import problems
from tests.scenes.staging import LANGUAGES


def test_one_game_becomes_one_sheet(game: Game, tmp_path: Path) -> None:
    told = game("rules", str(tmp_path / "new"), "--sheet", "--game", "last_comrade", "--lang", "pl")
    assert told.code == 0, told.err
    (path,) = (tmp_path / "new").iterdir()
    assert path.name == "last_comrade-pl.png"
    assert str(path) in told.out
    assert pygame.image.load(path).get_size() == PAPER


def test_what_is_missing_is_said(game: Game, tmp_path: Path) -> None:
    told = game("rules", str(tmp_path))
    assert told.code == 2
    assert "--sheet" in told.err
    assert game("rules", "--sheet", "--game", "chess").code == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_all_of_it_stands_on_the_paper(name: str, language: str) -> None:
    settings = Settings(language=language, reduced_motion=True, mute=True)
    stage = new_stage(PAPER, settings)
    screen = PrintedAid(stage, PlayerAid.load(ASSETS / "rulebook", language, name))
    stage.reset(screen)
    compose(stage)
    assert problems(screen) == []
    assert 0 < screen.bottom <= PAPER[1] - stage.kit.px(FOOT)
