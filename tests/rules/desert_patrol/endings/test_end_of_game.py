"""The end of the game: conditions of each side, judged after every change; rulings 35, 37 and 53."""

import pytest

from game.rules.core import engine
from game.rules.core.values import Concede, Illegal
from game.rules.desert_patrol.content import Condition
from game.rules.desert_patrol.events import (
    CounterNeutralised,
    GameEnded,
    HopeAbandoned,
    PointsChanged,
    RoundStarted,
    TurnPassed,
    VehicleDamaged,
)
from game.rules.desert_patrol.hope import reachable_points
from game.rules.desert_patrol.initiative import Bid
from game.rules.desert_patrol.intents import (
    OFF_BOARD,
    ChooseSoldier,
    Commit,
    Control,
    EndTurn,
    StepOn,
    Travel,
)
from game.rules.desert_patrol.victory import points
from tests.rules.desert_patrol.endings.arranged import (
    POINTS_4,
    destroyed,
    hit,
    only,
    the_well,
    wander,
    winner,
)
from tests.rules.desert_patrol.table import Table, table
from tests.rules.desert_patrol.variants import resettled

LRDG_S01 = ("lrdg_scout_a", "lrdg_rifleman_a", "lrdg_saboteur", "lrdg_engineer")
LRDG_S05 = ("lrdg_scout_a", "lrdg_rifleman_a", "lrdg_rifleman_b", "lrdg_machine_gunner", "lrdg_engineer")
LRDG_S07 = (
    *("lrdg_scout_a", "lrdg_rifleman_a", "lrdg_machine_gunner"),
    *("lrdg_sniper", "lrdg_saboteur", "lrdg_engineer"),
)
WIN = {
    "dp_s01": ((POINTS_4,), (Condition("neutralise", 1, LRDG_S01),)),
    "dp_s05": ((Condition("escape", 3, LRDG_S05),), (Condition("neutralise", 2, LRDG_S05),)),
    "dp_s07": ((Condition("points", 4),), (Condition("points", 8), Condition("neutralise", 3, LRDG_S07))),
}


@pytest.mark.rule("DP-END-01")
@pytest.mark.parametrize("scenario", WIN)
def test_the_scenario_states_the_victory_conditions_of_each_side(scenario: str) -> None:
    win = table(scenario).world.setting.win
    assert (win["lrdg"], win["italy"]) == WIN[scenario]


def undefended_camp() -> Table:
    """Scenario 6: an Italian Rifleman alone on the objective that the LRDG controls."""
    game = table("dp_s06").with_soldier("lrdg_rifleman_b", "13B").with_soldier("lrdg_engineer", "13B")
    game = game.with_soldier("ita_rifleman_b", "6B").with_marker("italy", "6B", "reconned")
    return game.with_hand("italy", "ita_rifleman_b", "ita_scout", "ita_gunner").turn("italy")


@pytest.mark.rule("DP-END-02", "DP-END-03", "DP-TV-40")
def test_the_game_ends_at_once_in_the_middle_of_a_turn() -> None:
    game = undefended_camp()
    assert game.marker("lrdg", "6B") == "C"
    game = game.do(Control("ita_rifleman_b", "card"))
    assert (game.marker("lrdg", "6B"), game.marker("italy", "6B")) == ("R", "C")
    assert points(game.world, "italy") == 3
    assert game.said(GameEnded) == [GameEnded("italy", "points", "DP-OBJ-01")]
    assert winner(game) == "italy"
    assert game.forces("italy").hand == ("ita_scout", "ita_gunner")
    assert game.state.stack == ()
    assert game.said(RoundStarted) == []
    assert engine.waiting_for(game.state) == frozenset()
    for side in ("lrdg", "italy"):
        assert game.refusal(EndTurn(), by=side).rule == "DP-END-02"


@pytest.mark.rule("DP-END-02")
def test_the_game_goes_on_while_no_condition_is_met() -> None:
    game = undefended_camp().with_soldier("ita_rifleman_b", "17A")
    game = game.do(Control("ita_rifleman_b", "card"))
    assert game.marker("italy", "17A") == "C"
    assert points(game.world, "italy") == 0
    assert game.outcome is None
    assert game.actor() == "italy"
    assert game.allows(EndTurn())


@pytest.mark.rule("DP-END-01", "DP-END-02")
def test_any_one_of_several_conditions_is_enough() -> None:
    start = table("dp_s07")
    for tile in ("15A", "21A", "22B"):
        start = start.with_marker("italy", tile, "controlled")
    by_points = start.with_hand("italy", "ita_rifleman_a").turn("italy").do(Control("ita_rifleman_a", "card"))
    assert points(by_points.world, "italy") == 8
    assert by_points.said(GameEnded) == [GameEnded("italy", "points", "DP-OBJ-01")]

    start = table("dp_s07").without_soldier("lrdg_scout_a", "lrdg_machine_gunner", "lrdg_sniper")
    start = only(start, "lrdg", hand="lrdg_engineer lrdg_rifleman_a").with_hand("italy", "ita_rifleman_a")
    by_arms = hit(start.turn("italy"), "ita_rifleman_a", "lrdg_saboteur")
    assert points(by_arms.world, "italy") == 2
    assert by_arms.said(GameEnded) == [GameEnded("italy", "neutralise", "DP-NEU-01")]


@pytest.mark.rule("DP-END-03")
def test_an_object_destroyed_is_judged_at_once() -> None:
    game = table("dp_s01").with_soldier("lrdg_saboteur", "18A")
    game = destroyed(game, "object_fuel_dump", "object_aircraft_2")
    game = game.with_hand("lrdg", "lrdg_saboteur", "lrdg_engineer").turn("lrdg")
    game = hit(game, "lrdg_saboteur", "object_aircraft_1", "detonate")
    assert game.said(GameEnded) == [GameEnded("lrdg", "points", "DP-OBJ-01")]
    assert game.forces("lrdg").hand == ("lrdg_engineer",)


@pytest.mark.rule("DP-END-03")
def test_a_counter_escaped_is_judged_at_once() -> None:
    game = table("dp_s08").with_soldier("lrdg_scout_b", "1A").with_soldier("lrdg_engineer", "3A")
    game = game.with_hand("lrdg", "lrdg_scout_b", "lrdg_engineer", "lrdg_scout_a").turn("lrdg")
    game = game.do(Travel("lrdg_scout_b", "card", "scout", OFF_BOARD))
    assert game.outcome is None
    game = game.do(Travel("lrdg_engineer", "card", "move", OFF_BOARD))
    assert game.said(GameEnded) == [GameEnded("lrdg", "escape", "DP-ESC-01")]
    assert game.forces("lrdg").hand == ("lrdg_scout_a",)


def tank_mined(driver: str) -> Table:
    """Scenario 9: the Saboteur hits the tank; the cards of its driver lie in this zone or the reserve."""
    game = table("dp_s09").with_soldier("lrdg_saboteur", "19A").with_hand("lrdg", "lrdg_saboteur")
    others = "ita_scout ita_gunner ita_crewman ita_rifleman_a"
    game = only(game, "italy", deck=others, **({driver: "ita_tank_driver"} if driver != "reserve" else {}))
    game = hit(game.turn("lrdg"), "lrdg_saboteur", "ita_medium_tank", "detonate")
    return game.do(ChooseSoldier("ita_tank_driver"))


@pytest.mark.rule("DP-END-03")
def test_conditions_are_checked_between_the_wound_and_the_damage_of_one_attack() -> None:
    game = tank_mined(driver="reserve")
    assert game.said(CounterNeutralised) == [CounterNeutralised("ita_tank_driver", "lrdg", 3)]
    assert game.said(GameEnded) == [GameEnded("lrdg", "neutralise", "DP-NEU-01")]
    assert game.said(VehicleDamaged) == []
    assert game.world.vehicles["ita_medium_tank"].damage == 0

    game = tank_mined(driver="discard")
    assert game.said(VehicleDamaged) == [VehicleDamaged("ita_medium_tank", 1)]
    assert game.outcome is None


@pytest.mark.rule("DP-RULING-53")
@pytest.mark.parametrize("acting", ["lrdg", "italy"])
def test_if_both_sides_meet_a_condition_the_acting_side_is_checked_first(acting: str) -> None:
    game = table("dp_s01").without_soldier("lrdg_scout_a", "lrdg_engineer")
    game = destroyed(game, "object_aircraft_1", "object_aircraft_2")
    rifleman = "lrdg_rifleman_a" if acting == "lrdg" else "ita_rifleman_a"
    game = game.with_hand(acting, rifleman).turn(acting).do(Control(rifleman, "card"))
    assert winner(game) == acting
    assert len(game.said(GameEnded)) == 1


@pytest.mark.rule("DP-RULING-53", "DP-OBJ-05")
def test_destroying_an_object_on_a_tile_the_italians_control_changes_both_totals_at_once() -> None:
    game = table("dp_s07").with_marker("lrdg", "3B", "controlled").with_soldier("lrdg_saboteur", "22B")
    for tile, face in {
        "3B": "reconned",
        "15A": "controlled",
        "21A": "controlled",
        "22B": "controlled",
    }.items():
        game = game.with_marker("italy", tile, face)
    game = resettled(game, lrdg={"win": (Condition("points", 5),)}, italy={"win": (Condition("points", 3),)})
    assert (points(game.world, "lrdg"), points(game.world, "italy")) == (3, 5)
    game = game.with_hand("lrdg", "lrdg_saboteur", "lrdg_engineer").turn("lrdg")
    game = hit(game, "lrdg_saboteur", "object_ammo_dump", "detonate")
    assert game.said(PointsChanged) == [PointsChanged("lrdg", 5, 5), PointsChanged("italy", 3, 3)]
    assert game.said(GameEnded) == [GameEnded("lrdg", "points", "DP-OBJ-01")]


# Ruling 35: the last soldier


def last_man_falls(lrdg: tuple[str, ...], italy: tuple[str, ...]) -> Table:
    """Scenario 2: both sides control these tiles when the Sniper, the last of the LRDG, is neutralised."""
    game = the_well().without_soldier("lrdg_rifleman_a", "lrdg_rifleman_b", "lrdg_scout_a")
    for side, tiles in (("lrdg", lrdg), ("italy", italy)):
        for tile in tiles:
            game = game.with_marker(side, tile, "controlled")
    game = game.with_soldier("ita_rifleman_b", "13B").with_marker("italy", "13B", "reconned")
    game = only(game, "lrdg", hand="lrdg_fog_of_war lrdg_lieutenant")
    game = game.with_hand("italy", "ita_rifleman_a", "ita_rifleman_b", "ita_scout").turn("italy")
    game = hit(game, "ita_rifleman_a", "lrdg_sniper")
    assert game.said(CounterNeutralised)
    assert not [name for name in game.world.soldiers if name.startswith("lrdg")]
    assert reachable_points(game.world, "lrdg") == points(game.world, "lrdg")
    return game


@pytest.mark.rule("DP-TV-42", "DP-RULING-35", "DP-END-02")
def test_losing_the_last_soldier_is_no_end_of_its_own() -> None:
    game = last_man_falls(("13B",), ("21A",))
    assert game.said(HopeAbandoned) == [HopeAbandoned("lrdg")]
    assert game.outcome is None
    assert game.actor() == "italy"


@pytest.mark.rule("DP-TV-42", "DP-RULING-35", "DP-HOPE-03")
def test_with_more_points_the_opponent_of_a_side_without_soldiers_wins_at_once() -> None:
    game = last_man_falls(("16A",), ("21A",))
    assert game.said(GameEnded) == [GameEnded("italy", "annihilated", "DP-HOPE-03")]


@pytest.mark.rule("DP-TV-42", "DP-RULING-35", "DP-HOPE-04")
def test_or_later_once_there_are_more() -> None:
    game = last_man_falls(("13B",), ("21A",)).do(Control("ita_rifleman_b", "card"))
    assert game.said(GameEnded) == [GameEnded("italy", "points", "DP-OBJ-01")]
    need_more = resettled(last_man_falls(("13B",), ("21A",)), italy={"win": (Condition("points", 6),)})
    game = need_more.do(Control("ita_rifleman_b", "card"))
    assert points(game.world, "italy") == 5
    assert game.said(GameEnded) == [GameEnded("italy", "annihilated", "DP-HOPE-04")]


@pytest.mark.rule("DP-RULING-35", "DP-RULING-56")
def test_the_turns_of_a_side_without_soldiers_pass_by_themselves() -> None:
    game = last_man_falls(("13B",), ("21A",)).do(EndTurn())
    passed = game.said(TurnPassed)
    assert passed == [TurnPassed("lrdg", "cannot_act")]
    assert isinstance(game.top, Bid), "the next round has begun"
    assert game.world.round == 2


@pytest.mark.rule("DP-RULING-35")
def test_a_side_that_needs_no_points_plays_on_without_soldiers() -> None:
    game = table("dp_s06").without_soldier("lrdg_rifleman_b", "lrdg_engineer")
    game = only(game, "lrdg", removed="").with_hand("italy", "ita_rifleman_b", "ita_scout").turn("italy")
    game = hit(game, "ita_rifleman_b", "lrdg_saboteur")
    assert not [name for name in game.world.soldiers if name.startswith("lrdg")]
    assert (game.said(HopeAbandoned), game.outcome) == ([], None)


@pytest.mark.rule("DP-RULING-35")
def test_one_soldier_on_the_board_is_enough_to_be_asked() -> None:
    game = table("dp_s06").without_soldier("lrdg_rifleman_b")
    game = only(game, "lrdg", hand="lrdg_engineer").with_hand("italy", "ita_rifleman_b").turn("italy")
    game = hit(game, "ita_rifleman_b", "lrdg_saboteur")
    assert game.said(CounterNeutralised) == [CounterNeutralised("lrdg_saboteur", "italy", 4)]
    assert game.outcome is None
    assert game.actor() == "lrdg"


@pytest.mark.rule("DP-RULING-35")
def test_normal_conditions_come_before_the_loss_of_the_last_soldier() -> None:
    four = Condition("neutralise", 4, LRDG_S01)
    game = resettled(table("dp_s01"), italy={"win": (four,)})
    game = game.without_soldier("lrdg_scout_a", "lrdg_rifleman_a", "lrdg_saboteur")
    game = only(game, "lrdg").with_hand("italy", "ita_rifleman_b").turn("italy")
    game = hit(game, "ita_rifleman_b", "lrdg_engineer")
    assert game.said(GameEnded) == [GameEnded("italy", "neutralise", "DP-NEU-01")]


@pytest.mark.rule("DP-RULING-35", "DP-END-03")
def test_the_last_soldier_may_win_by_leaving() -> None:
    """Scenario 8: with him the last hope of the points goes as well, but the condition is judged first."""
    ways = (Condition("points", 9), Condition("escape", 2, ("lrdg_scout_b", "lrdg_engineer")))
    game = resettled(table("dp_s08"), lrdg={"win": ways})
    game = game.without_soldier("lrdg_scout_a", "lrdg_rifleman_a", "lrdg_machine_gunner")
    game = game.with_soldier("lrdg_scout_b", "1A").with_soldier("lrdg_engineer", "3A")
    game = game.with_hand("lrdg", "lrdg_scout_b", "lrdg_engineer").turn("lrdg")
    game = game.do(Travel("lrdg_scout_b", "card", "scout", OFF_BOARD))
    assert game.outcome is None
    game = game.do(Travel("lrdg_engineer", "card", "move", OFF_BOARD))
    assert game.said(GameEnded) == [GameEnded("lrdg", "escape", "DP-ESC-01")]


@pytest.mark.rule("DP-RULING-35")
def test_a_side_whose_last_soldiers_escaped_in_vain_has_not_lost_by_that() -> None:
    game = resettled(table("dp_s08"), italy={"win": (Condition("neutralise", 2, ("lrdg_scout_b",)),)})
    game = game.without_soldier("lrdg_scout_a", "lrdg_scout_b", "lrdg_rifleman_a", "lrdg_machine_gunner")
    game = game.with_soldier("lrdg_engineer", "3A").with_hand("lrdg", "lrdg_engineer").turn("lrdg")
    game = game.do(Travel("lrdg_engineer", "card", "move", OFF_BOARD))
    assert not [name for name in game.world.soldiers if name.startswith("lrdg")]
    assert game.outcome is None


@pytest.mark.rule("DP-RULING-37")
@pytest.mark.parametrize("giving_up", ["lrdg", "italy"])
def test_a_player_may_concede_at_any_time_also_when_the_other_is_asked(giving_up: str) -> None:
    other = "italy" if giving_up == "lrdg" else "lrdg"
    bidding = table("dp_s05")
    car = bidding.with_vehicle("lrdg_pilot_car", tile="2A").with_marker("lrdg", "4A", "reconned")
    turn = car.with_hand("lrdg", "lrdg_rifleman_a").turn("lrdg")
    driving = turn.do(Travel("lrdg_rifleman_a", "vehicle", "drive", "4A"))
    assert driving.allows(StepOn(OFF_BOARD))
    for game in (bidding, turn, driving):
        over = game.do(Concede(), by=giving_up)
        assert winner(over) == other
        assert over.said(GameEnded) == [GameEnded(other, "conceded", "DP-RULING-37")]
        assert over.refusal(Concede(), by=giving_up).rule == "DP-END-02"


@pytest.mark.rule("DP-RULING-37")
def test_conceding_is_never_offered_and_takes_an_end_only_once() -> None:
    game = table("dp_s01")
    assert Concede() not in (*game.legal("lrdg"), *game.legal("italy"))
    over = game.do(Concede(), by="lrdg")
    with pytest.raises(Illegal):
        over.do(Concede(), by="italy")


@pytest.mark.rule("DP-RULING-37", "DP-RULING-56")
def test_there_is_no_round_limit_for_two_players_who_only_pass() -> None:
    game = table("dp_s02")
    for number in range(1, 61):
        assert game.world.round == number
        for side in ("lrdg", "italy"):
            game = game.do(Commit(game.forces(side).hand[0]), by=side)
        game = game.do(EndTurn(), EndTurn())
    assert game.outcome is None


@pytest.mark.rule("DP-RULING-37")
@pytest.mark.parametrize("seed", range(4))
def test_there_are_no_draws(seed: int) -> None:
    *_, last = wander("dp_s01", seed, steps=20_000)
    assert last.outcome is not None
    assert len(last.outcome.winners) == 1
