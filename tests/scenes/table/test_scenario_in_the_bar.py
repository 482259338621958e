"""The bar at the top names the scenario whole, also with the largest type in the smallest window."""

from pathlib import Path

import pytest

from game.presenters.registry import PRESENTERS
from game.scenes.saves.words import scenario_title
from game.view.text import SMALLEST_PX
from tests.scenes.seating import seat_down
from tests.scenes.staging import LANGUAGES


@pytest.mark.parametrize("scale", [100, 160])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(PRESENTERS))
def test_the_scenario_is_named_whole(tmp_path: Path, game: str, language: str, scale: int) -> None:
    stage, screen, table = seat_down(
        tmp_path, game, steps=3, size=(1280, 720), language=language, text_scale=scale, curtain=False
    )
    title = scenario_title(stage.kit, game, table.match.scenario)
    canvas = next(layer.canvas for layer in screen.layers if layer.name == "top")
    assert canvas is not None
    mark = next(mark for mark in canvas.texts if mark.text.endswith(title))
    assert stage.kit.type.width(mark.text, "ui", SMALLEST_PX) <= mark.box.w
