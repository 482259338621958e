"""The rulebook opens where it speaks of what is asked, and Escape closes what lies on top first."""

from pathlib import Path

import pytest

from game.config.paths import PROJECT
from game.i18n.rulebook import Rulebook
from game.input.gestures import Key
from game.presenters.registry import PRESENTERS
from game.rules.core.frames import Decision
from game.rules.registry import GAMES
from game.scenes.navigator import ScreenNavigator
from game.scenes.rulebook.screen import RulebookScreen
from tests.guards import at_least_one
from tests.scenes.hands import feed
from tests.scenes.seating import seat_down

PAGES = {
    "desert_patrol": "DP-INIT-01",
    "staff_orders": "SO-TURN-03",
    "last_comrade": "LC-DRAFT-01",
    "wasteland_riders": "WR-SETUP-09",
}
"""What is asked first."""


@pytest.mark.parametrize("game", sorted(PRESENTERS))
def test_every_question_has_a_rule_that_both_rulebooks_hold(game: str) -> None:
    kinds = [frame for frame in GAMES[game].frames if issubclass(frame, Decision)]
    asked = PRESENTERS[game].asked_rules
    for language in ("pl", "en"):
        anchors = set(Rulebook.load(PROJECT / "assets" / "rulebook", language, game).anchors)
        for kind in at_least_one(kinds):
            rule = next((asked[one] for one in kind.__mro__ if one in asked), None)
            assert rule in anchors, kind


@pytest.mark.parametrize("game", sorted(PRESENTERS))
def test_f1_opens_the_rulebook_at_what_is_asked(tmp_path: Path, game: str) -> None:
    seated = seat_down(tmp_path, game, curtain=False)
    seated.stage.navigator = ScreenNavigator(seated.stage)
    feed(seated.stage, Key("f1"))
    book = seated.stage.top
    assert isinstance(book, RulebookScreen)
    assert book.marked == PAGES[game]


def test_escape_folds_the_mission_sheet_before_it_opens_the_menu(tmp_path: Path) -> None:
    seated = seat_down(tmp_path, "wasteland_riders", curtain=False)
    feed(seated.stage, Key("m"))
    assert seated.screen.find("unfold/mission") is not None
    assert seated.screen.tabletop.unfolded == {"mission"}
    feed(seated.stage, Key("escape"))
    assert seated.stage.top is seated.screen
    assert not seated.screen.tabletop.unfolded
    feed(seated.stage, Key("escape"))
    assert seated.stage.top is not seated.screen
