"""A language that says a part: its words fit, the rest is English, and nothing shows an id."""

import shutil
from pathlib import Path

import pytest

from game.config.paths import ASSETS
from game.config.settings import Settings
from game.i18n import Speaker, Texts
from game.scenes.new_game.screen import NewGameScreen
from game.scenes.screen import Screen
from game.scenes.settings.screen import SettingsScreen
from game.scenes.stage import Stage
from game.scenes.title.screen import TitleScreen
from tests.scenes.layout import problems
from tests.scenes.staging import (
    SIZES,
    TEXT_SCALES,
    NotedDoors,
    click,
    doors_of,
    handles_on,
    make_stage,
    show,
    texts_on,
)

SCREENS = {
    "title": TitleScreen,
    "new_game": lambda stage: NewGameScreen(stage, "desert_patrol"),
    "settings": SettingsScreen,
}


def shown(stage: Stage, name: str) -> Screen:
    return show(stage, SCREENS[name](stage))


@pytest.mark.sweep("pairs")
@pytest.mark.parametrize("text_scale", TEXT_SCALES)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", SCREENS)
def test_german_stays_in_its_place(name: str, size: tuple[int, int], text_scale: int) -> None:
    screen = shown(make_stage(size, "de", text_scale), name)
    assert problems(screen) == []
    assert not [text for text in texts_on(screen) if "⟦" in text]


def test_a_game_is_begun_in_german() -> None:
    stage = make_stage(SIZES[0], "de")
    screen = shown(stage, "new_game")
    assert "Partie beginnen" in texts_on(screen)
    assert "Landing Ground 7" in texts_on(screen), "what German does not say is English"
    click(stage, "start")
    _, (match,) = doors_of(stage).last()
    assert "Spieler 1" in texts_on(screen)
    names = Texts.load(ASSETS / "lang", "en").say("dp-bot_names.italy")
    assert match.names[1] in names, "German has no names of its own"


def test_the_title_offers_every_language_that_lies_there(tmp_path: Path) -> None:
    """Five are too many to stand side by side: then a button goes on to the next."""
    shutil.copytree(ASSETS / "lang", tmp_path / "lang")
    stage = make_stage(SIZES[0], "en")
    assert {"language/pl", "language/en", "language/de"} <= handles_on(shown(stage, "title"))
    for code in ("cs", "es"):
        (tmp_path / "lang" / code).mkdir()
        (tmp_path / "lang" / code / "language.ftl").write_text(f"language-name = {code}\n", encoding="utf-8")
    stage = Stage(SIZES[0], Settings(language="de"), speaker=Speaker(tmp_path / "lang", "de"))
    stage.navigator = NotedDoors()
    title = shown(stage, "title")
    assert "ES" in texts_on(title)
    assert "CS" not in texts_on(title)
    assert problems(title) == []
    click(stage, "language")  # Spanish says nothing of its own
    assert "Four games on one table. At one computer." in texts_on(stage.top), (
        "Spanish says nothing of its own"
    )
    assert "PL" in texts_on(stage.top)


def test_a_chosen_language_that_is_gone_is_english() -> None:
    stage = Stage(SIZES[0], Settings(language="qq"), assets=ASSETS)
    assert stage.kit.texts.language == "en"
