"""What the table shows where an enemy may act before a fight, and where somebody has more than fits."""

import pytest

from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.controls.auto_advance import auto_advance
from game.presenters.wasteland_riders.controls.offers import control_index
from game.presenters.wasteland_riders.decision import discard_tray
from game.presenters.wasteland_riders.phases import STOPS
from game.rules.core import engine
from game.rules.core.values import Intent
from game.rules.wasteland_riders import GAME
from game.rules.wasteland_riders.intents.common import MakeRoom, MoveGear, Pass
from game.rules.wasteland_riders.intents.fights import UseEnemyText
from game.rules.wasteland_riders.windows.windows import EnemyInWindow
from tests.presenters.hands import BUTTON, ways
from tests.presenters.kits import SIZES
from tests.presenters.last_comrade.table import words_of
from tests.presenters.wasteland_riders.decision_panel import composed, kit_for, look, problems
from tests.rules.wasteland_riders.fight.test_fight_vectors import fight
from tests.rules.wasteland_riders.gear.test_room import packed, paid
from tests.rules.wasteland_riders.table import Table, riders

SNIPER = "en10_snajperka"


def found(game: Table) -> dict[Intent, set[tuple[str, str]]]:
    seat = game.seat(None)
    return ways(control_index().offers(GAME.redact(game.state, seat), seat, engine.legal(game.state, seat)))


def test_an_enemys_effect_is_used_by_a_button_or_by_a_click_on_it() -> None:
    game = fight(riders("russel_crown"), 0, SNIPER)
    assert isinstance(game.top, EnemyInWindow)
    assert game.top.is_public_decision
    assert not game.top.has_private_ways(game.world), "its card lies open: nobody need look alone"
    gestures = {source.partition("/")[0] for source, _ in found(game)[UseEnemyText(SNIPER)]}
    assert gestures == {BUTTON, "click"}
    assert any(at.FOE("blue") in way for way in found(game)[UseEnemyText(SNIPER)])
    assert game.top.auto_pass().stop in STOPS
    assert game.top.auto_pass().intent == Pass()


def test_the_table_waits_for_the_scavenger_and_lets_other_windows_go_by() -> None:
    game = fight(riders("russel_crown").luck(0, "l02_szybki_jak_wiatr"), 0, SNIPER)
    assert game.asked() == {0}
    assert auto_advance(game.state) is not None
    game = game.do(Pass())
    assert game.asked() == {2}
    assert auto_advance(game.state) is None


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("size", SIZES)
def test_the_scavenger_reads_what_the_enemy_could_do(size: tuple[int, int], language: str) -> None:
    game, kit = fight(riders("russel_crown"), 0, SNIPER), kit_for(size, language=language)
    for is_open in (True, False):
        canvas = composed(kit, look(game.state, is_open=is_open))
        assert problems(canvas) == []
        assert kit.say(f"wr-wasteland-{SNIPER}.text") in words_of(canvas)


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("size", SIZES)
def test_who_has_more_than_fits_is_told_and_given_a_place_to_discard(
    size: tuple[int, int], language: str
) -> None:
    game, kit = paid(packed("plecak_wojskowy").car(0, "turystyk")), kit_for(size, language=language)
    assert discard_tray.reason(look(game.state)) == "overflow"
    canvas = composed(kit, look(game.state))
    assert problems(canvas) == []
    assert kit.say("wr-table-discard_overflow") in words_of(canvas)
    gestures = found(game)
    assert (at.SPOT("backpack_1"), at.DISCARD) in gestures[MakeRoom("backpack_1")]
    assert any(source == at.SPOT("backpack_1") for source, _ in gestures[MoveGear("backpack_1", "vehicle")])
