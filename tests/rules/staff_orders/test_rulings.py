"""Rulings that concern more than one chapter."""

import re

import pytest

from game.config.paths import PROJECT
from game.i18n import LANGUAGES, Texts
from game.rules.core.engine import apply
from game.rules.core.ids import Seat
from game.rules.core.values import Concede
from game.rules.staff_orders import GAME
from game.rules.staff_orders.bonus_soldier import BonusSoldier
from game.rules.staff_orders.events import (
    DiceSet,
    InitiativeChanged,
    Passed,
    RoundStarted,
    RoundTokenTossed,
    SignalsGained,
    SignalsLost,
)
from game.rules.staff_orders.intents import (
    ChooseTarget,
    DeclineBonus,
    Deploy,
    Done,
    EndTurn,
    Enter,
    KeepRoll,
    Pass,
    PlaceSoldiers,
    PlayEffect,
    UseBonus,
)
from game.rules.staff_orders.supporting import Supporting
from game.rules.staff_orders.turn import Turn
from tests.rules.staff_orders.table import Table, orders, start

HELP = (
    "turn advance barrage paradrop flight bombard reinforce planning scramble clash air_cover city_centre end"
)


@pytest.mark.rule("SO-RULING-04")
@pytest.mark.parametrize("scenario", ["m1", "m2", "l1", "l2"])
def test_each_side_has_twenty_five_soldiers(scenario: str) -> None:
    game = start(scenario)
    for side in ("blue", "yellow"):
        army = game.army(side)
        assert sum(army.soldiers.values()) + army.reserve_soldiers == 25
    more = game.with_army("blue", reserve_soldiers=game.world.blue.reserve_soldiers + 1)
    assert GAME.laws(more.world) == ["blue: soldiers on the board and in reserve are 25"]


@pytest.mark.rule("SO-RULING-05", "SO-RULING-38")
def test_one_token_tells_the_round_and_the_initiative() -> None:
    game = start()
    (tossed,) = game.said(RoundTokenTossed)
    assert game.said(RoundStarted) == [RoundStarted(1, tossed.faction)]
    other = "yellow" if tossed.faction == "blue" else "blue"
    game = game.do(Pass(), Deploy("sup_planning_2"), EndTurn(), Pass())
    assert game.said(InitiativeChanged) == [InitiativeChanged(other)]
    assert game.said(RoundStarted) == [RoundStarted(2, other)]


@pytest.mark.rule("SO-RULING-05")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_card_has_a_line_for_everything_on_it(language: str) -> None:
    texts = Texts.load(PROJECT / "assets" / "lang", language)
    assert [line for line in HELP.split() if not texts.has(f"so-help-{line}")] == []


@pytest.mark.rule("SO-RULING-14")
def test_a_signals_unit_changes_hands_only_after_the_whole_action() -> None:
    """The Air Raid leaves nobody to defend the unit, but the Advance is not over yet."""
    game = orders(
        blue="w_front 1 w_airstrip 3",
        yellow="bridge 1 e_airstrip 1 e_front 1",
        tokens="bridge signals_unit",
    )
    game = game.with_signals("yellow").with_hand("blue", "air_raid", "assault", "momentum")
    game = game.do(Deploy("bridge.advance"), Enter("w_airstrip", 2)).with_dice(1, 1)
    game = game.do(PlayEffect("op_air_raid"), KeepRoll())
    assert isinstance(game.top, Supporting)
    assert game.soldiers("bridge") == (2, 0)
    assert (game.commanders("blue"), game.commanders("yellow")) == ((4, 1, 4), (6, 0, 3))
    game = game.do(Done())
    assert [type(event) for event in game.events[:1]] == [SignalsLost]
    assert game.said(SignalsGained) == [SignalsGained("blue", game.name("bridge"), commander=True)]
    assert (game.commanders("blue"), game.commanders("yellow")) == ((5, 1, 3), (5, 0, 4))


def holding(token: str) -> Table:
    """Blue holds and supplies the bridge with this token."""
    return orders(blue="w_front 1 w_airstrip 2 bridge 1 w_battery 1", tokens=f"bridge {token}")


@pytest.mark.rule("SO-RULING-15")
def test_bonuses_that_only_help_are_applied_and_the_others_are_asked_for() -> None:
    shelling = holding("observation_post").with_dice(0, 0, 0)
    shelling = shelling.do(Deploy("w_battery.barrage"), ChooseTarget("town"))
    assert shelling.said(DiceSet)[0].total == 3
    assert isinstance(shelling.top, Turn)
    planning = holding("recon_post").do(Deploy("sup_planning_2"))
    assert len(planning.army("blue").hand) == 3
    outpost = holding("forward_outpost").do(Deploy("forest.advance"), Enter("w_airstrip", 1))
    drop = holding("flight_control").do(Deploy("w_airstrip.paradrop"), ChooseTarget("forest"))
    for asked in (outpost, drop):
        assert isinstance(asked.top, BonusSoldier)
        assert set(asked.legal()) == {UseBonus(), DeclineBonus()}
    depot = holding("supply_depot").do(Deploy("sup_reinforce_1"), PlaceSoldiers("bridge", 4))
    depot = depot.do(PlaceSoldiers("w_airstrip", 1))
    assert depot.allows(Done())
    assert depot.allows(PlaceSoldiers("w_airstrip", 2))


@pytest.mark.rule("SO-RULING-27")
def test_momentum_does_not_save_from_a_pass_with_an_empty_reserve() -> None:
    spaces = "forest.advance bridge.advance pass.advance sup_planning_1 sup_reinforce_1"
    game = orders(turn="yellow").with_hand("blue", "momentum").with_deployed("blue", *spaces.split())
    game = game.do(Deploy("sup_reinforce_2"), PlaceSoldiers("e_hq", 2))
    assert Passed("blue", forced=True) in game.events
    assert game.actor() == "yellow"


@pytest.mark.rule("SO-RULING-39")
@pytest.mark.parametrize(
    ("side", "front", "base"), [("blue", "w_front", "w_airstrip"), ("yellow", "e_front", "e_airstrip")]
)
def test_the_same_effect_may_be_used_again_in_the_next_turn(side: str, front: str, base: str) -> None:
    game = orders(turn=side, **{side: f"{front} 1 {base} 3"}).with_hand(
        side, "assault", "assault", "momentum"
    )
    game = game.do(Deploy("bridge.advance"), Enter(base, 1), Done(), PlayEffect("op_assault", 1))
    assert game.refused(PlayEffect("op_assault", 1)) == "SO-CARD-05"
    game = game.do(Done(), EndTurn(), Pass(), Deploy("forest.advance"), Enter(base, 1), Done())
    game = game.do(PlayEffect("op_assault", 1))
    assert sum(game.soldiers("bridge")) == sum(game.soldiers("forest")) == 2


ONE_NAME = {
    "pl": (r"plansz\w* pomocnicz", r"żeton\w* inicjatyw", r"znacznik\w* rund"),
    "en": (r"auxiliary board", r"initiative token", r"round marker"),
}


@pytest.mark.rule("SO-RULING-38")
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_thing_has_one_name_in_the_rulebook(language: str) -> None:
    book = (PROJECT / "assets" / "rulebook" / language / "staff_orders.md").read_text("utf-8")
    for word in ONE_NAME[language]:
        found = [part for part in book.split("\n\n") if re.search(word, part, re.IGNORECASE)]
        assert [part[:14] for part in found] == ["[SO-RULING-38]"]


@pytest.mark.rule("SO-RULING-45")
@pytest.mark.parametrize("seat", [0, 1])
def test_either_player_may_concede_at_any_time_and_the_other_wins(seat: int) -> None:
    turn = orders(blue="w_front 1 w_airstrip 3", yellow="bridge 1").with_hand("yellow", "ambush")
    clash = turn.do(Deploy("bridge.advance"), Enter("w_airstrip", 2))
    for game in (turn, clash):
        ended = Table(apply(GAME, game.state, Seat(seat), Concede()).state)
        assert ended.winner == (("yellow", "blue")[seat], "conceded")
        assert ended.state.stack == ()
        assert GAME.laws(ended.world) == [], "a clash may be left as it is"
