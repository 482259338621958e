"""From a rule of the book to where it is at home on the table below."""

from pathlib import Path

import pytest

from game.i18n.rulebook import Paragraph
from game.input.gestures import Key
from game.presenters.registry import PRESENTERS
from game.scenes.rulebook.screen import SHOW, RulebookScreen
from game.view.handles import kind_of
from tests.scenes.hands import click, feed
from tests.scenes.seating import Seated, seat_down
from tests.scenes.situations import take_the_screen
from tests.scenes.staging import show

AT_HOME = {
    "desert_patrol": ("dp_s01", "DP-TILE-01", "tile"),
    "staff_orders": ("m1", "SO-BONUS-01", "bonus"),
    "last_comrade": ("squad_short", "LC-LINE-01", "place"),
    "wasteland_riders": ("m1_zbawca_pustkowi", "WR-HEX-01", "hex"),
}


def seated_at(tmp_path: Path, game: str) -> Seated:
    scenario, _, _ = AT_HOME[game]
    seated = seat_down(tmp_path, game, scenario, seed=3, steps=12)
    take_the_screen(seated)
    assert seated.stage.top is seated.screen
    return seated


@pytest.mark.parametrize("game", sorted(PRESENTERS))
def test_a_rule_is_shown_where_it_is_at_home_until_something_is_done(tmp_path: Path, game: str) -> None:
    seated, (_, rule, kind) = seated_at(tmp_path, game), AT_HOME[game]
    stage, table = seated.stage, seated.screen
    book = RulebookScreen(stage, game, rule, places=table.rules_here)
    show(stage, book)
    assert not table.rules_here.lit
    click(stage, SHOW(rule))
    assert stage.top is table
    assert kind in {kind_of(handle) for handle in table.rules_here.lit}
    feed(stage, Key("f13"))
    assert not table.rules_here.lit


def test_a_rule_that_is_at_home_nowhere_has_no_way_there(tmp_path: Path) -> None:
    seated = seated_at(tmp_path, "desert_patrol")
    book = RulebookScreen(seated.stage, "desert_patrol", "DP-GEN-01", places=seated.screen.rules_here)
    show(seated.stage, book)
    assert book.page is not None
    rules = [one.anchor for one in book.page.paragraphs if isinstance(one, Paragraph) and one.anchor]
    assert "DP-GEN-01" in rules
    assert not any(book.find(SHOW(rule)) for rule in rules)


def test_away_from_a_table_nothing_can_be_shown(tmp_path: Path) -> None:
    seated = seated_at(tmp_path, "desert_patrol")
    book = RulebookScreen(seated.stage, "desert_patrol", "DP-TILE-01")
    show(seated.stage, book)
    assert book.find(SHOW("DP-TILE-01")) is None
