"""How the curtain comes: it covers at once, and then its folder is laid down and stamped."""

from typing import Literal

import pytest

from game.config.settings import Settings
from game.rules.core.ids import Seat
from game.scenes.curtain import LAID_MS, CurtainScreen
from game.scenes.screen import Screen
from game.scenes.table.tabletop import Tabletop
from game.session.hot_seat import HotSeat, Player, match_for
from game.view.stamps import STAMPED_MS
from tests.scenes.hands import points_of, spend
from tests.scenes.staging import make_stage, show
from tests.scenes.twins import compose, presenter_of
from tests.session.tables import kept


@pytest.mark.parametrize("motion", ["normal", "none"])
def test_the_folder_is_laid_down_and_then_stamped(motion: Literal["normal", "none"]) -> None:
    """What is drawn moves, what can be held does not; without motion it lies there at once."""
    stage = make_stage((1920, 1080), settings=Settings(language="en", motion=motion), shares=False)
    match = match_for("desert_patrol", (Player("Kasia"), Player("Iwona")), seed=5)
    table, presenter = HotSeat(kept(match)), presenter_of(match)
    table.cover(Seat(0))
    curtain = show(stage, CurtainScreen(stage, table, presenter, Tabletop(presenter, match.names)))
    compose(stage)
    first, opener = lying(curtain), points_of(curtain, "open")
    spend(stage, LAID_MS + STAMPED_MS // 2, 30)
    laid = lying(curtain)
    spend(stage, STAMPED_MS, 30)
    last = lying(curtain)
    assert points_of(curtain, "open") == opener
    if motion == "none":
        assert first == laid == last
    else:
        assert first["folder"] > laid["folder"] == last["folder"]
        assert first["opener"] > laid["opener"] == last["opener"]
        assert "stamp" not in first
        assert laid["stamp"] < last["stamp"], "it comes down from above"
    stage.paint()
    for _ in range(10):
        stage.tick(stage.now + 30)
        assert not stage.paint(), "it does not come to rest"


def lying(curtain: Screen) -> dict[str, int]:
    """The upper edge of what each layer draws; nothing of a layer without anything."""
    for layer in curtain.layers:
        layer.update(curtain.kit)
    drawn = {layer.name: layer.canvas.items for layer in curtain.layers if layer.canvas is not None}
    return {name: min(item.y for item in items) for name, items in drawn.items() if items}
