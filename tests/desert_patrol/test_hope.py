"""Abandon all hope: what follows when a side can no longer win; ruling 34."""

import pytest

from game.rules.desert_patrol.content import Condition
from game.rules.desert_patrol.events import ControlTaken, GameEnded, HopeAbandoned, PointsChanged
from game.rules.desert_patrol.hope import is_hopeless, reachable_points
from game.rules.desert_patrol.intents import OFF_BOARD, Control, EndTurn, HunkerDown, Travel
from game.rules.desert_patrol.victory import points
from tests.desert_patrol.endings import destroyed, hit, only, wander, winner, without_vehicle
from tests.desert_patrol.table import Table, table
from tests.desert_patrol.variants import resettled

LRDG_S05 = ("lrdg_scout_a", "lrdg_rifleman_a", "lrdg_rifleman_b", "lrdg_machine_gunner", "lrdg_engineer")


def totals(game: Table) -> tuple[int, int]:
    return points(game.world, "lrdg"), points(game.world, "italy")


# Against neutralisation: scenario 1


def no_more_charges(*gone: str, officers: str = "") -> Table:
    """The Saboteur is dead and the Engineer is about to lose his last card outside the reserve."""
    game = destroyed(table("dp_s01"), *gone).without_soldier("lrdg_saboteur")
    hand = "lrdg_engineer lrdg_scout_a"
    game = only(game, "lrdg", hand=hand, deck="lrdg_rifleman_a" + officers, removed="lrdg_engineer")
    return game.with_hand("italy", "ita_rifleman_a").turn("italy")


@pytest.mark.rule("DP-TV-41", "DP-HOPE-01", "DP-HOPE-02")
def test_against_neutralisation_the_opponent_of_a_hopeless_player_wins_at_once():
    game = hit(no_more_charges("object_fuel_dump"), "ita_rifleman_a", "lrdg_engineer")
    assert game.forces("lrdg").reserve.count("lrdg_engineer") == 1
    assert "lrdg_engineer" in game.world.soldiers
    assert reachable_points(game.world, "lrdg") == 3
    assert game.said(HopeAbandoned) == [HopeAbandoned("lrdg")]
    assert game.said(GameEnded) == [GameEnded("italy", "hopeless", "DP-HOPE-02")]
    assert game.forces("italy").neutralised == ("lrdg_saboteur",)


@pytest.mark.rule("DP-TV-41", "DP-HOPE-01")
def test_a_player_who_can_still_reach_the_points_is_not_hopeless():
    game = hit(no_more_charges("object_aircraft_1"), "ita_rifleman_a", "lrdg_engineer")
    assert reachable_points(game.world, "lrdg") == 4
    assert game.said(HopeAbandoned) == []
    assert game.outcome is None

    game = no_more_charges("object_fuel_dump", officers=" lrdg_lieutenant")
    game = hit(game, "ita_rifleman_a", "lrdg_engineer")
    assert reachable_points(game.world, "lrdg") == 2 + 1 + 2 + 2
    assert game.outcome is None


@pytest.mark.rule("DP-TV-41")
def test_engineer_and_saboteur_neutralised_end_the_game_by_neutralisation():
    game = only(no_more_charges("object_fuel_dump"), "lrdg", hand="lrdg_scout_a", deck="lrdg_rifleman_a")
    game = hit(game, "ita_rifleman_a", "lrdg_engineer")
    assert game.said(GameEnded) == [GameEnded("italy", "neutralise", "DP-NEU-01")]


# Points against points: scenario 2


def last_rifleman(lrdg: tuple[str, ...], italy: tuple[str, ...], initiative: str = "lrdg") -> Table:
    """Both sides control these tiles; both hold their last cards for Control."""
    game = table("dp_s02").with_initiative(initiative)
    for tile in lrdg:
        game = game.with_marker("lrdg", tile, "controlled")
    for tile in italy:
        game = game.with_marker("italy", tile, "controlled")
    for soldier, tile in {"ita_rifleman_a": "16A", "ita_rifleman_b": "13B", "ita_scout": "21A"}.items():
        game = game.with_soldier(soldier, tile)
        if tile not in italy:
            game = game.with_marker("italy", tile, "reconned")
    game = only(game, "lrdg", hand="lrdg_rifleman_a lrdg_scout_a lrdg_sniper")
    game = only(game, "italy", hand="ita_rifleman_a ita_rifleman_b ita_scout")
    return game.turn("lrdg")


LAST_CARD = HunkerDown("lrdg_rifleman_a")


@pytest.mark.rule("DP-HOPE-01")
def test_the_last_card_that_could_take_control_ends_the_hope():
    game = last_rifleman(("13B",), ("21A",))
    assert reachable_points(game.world, "lrdg") == 6
    assert game.do(HunkerDown("lrdg_sniper")).said(HopeAbandoned) == []
    game = game.do(LAST_CARD)
    assert reachable_points(game.world, "lrdg") == 3
    assert game.said(HopeAbandoned) == [HopeAbandoned("lrdg")]
    assert game.world.hopeless == ("lrdg",)


@pytest.mark.rule("DP-HOPE-03")
def test_against_points_an_opponent_with_more_of_them_wins_at_once():
    game = last_rifleman(("16A",), ("21A",)).do(LAST_CARD)
    assert totals(game) == (1, 2)
    assert game.said(GameEnded) == [GameEnded("italy", "hopeless", "DP-HOPE-03")]


@pytest.mark.rule("DP-HOPE-04")
def test_otherwise_play_goes_on_until_the_opponent_has_more_points():
    game = last_rifleman(("16A",), ()).with_soldier("ita_rifleman_b", "21A").do(LAST_CARD)
    assert totals(game) == (1, 0)
    assert game.outcome is None
    game = game.do(EndTurn())
    assert game.outcome is None
    game = game.do(Control("ita_rifleman_b", "card"))
    assert game.said(PointsChanged) == [PointsChanged("italy", 2, 4)]
    assert winner(game) == "italy"
    assert game.outcome.reason == "hopeless"
    assert game.said(HopeAbandoned) == []


@pytest.mark.rule("DP-TV-42", "DP-HOPE-04")
def test_equal_points_do_not_end_the_game_of_a_hopeless_player():
    game = last_rifleman(("13B",), ("21A",)).do(LAST_CARD)
    assert totals(game) == (3, 2)
    assert game.outcome is None
    game = game.do(EndTurn(), Control("ita_rifleman_a", "card"))
    assert totals(game) == (3, 3)
    assert game.outcome is None
    game = game.do(Control("ita_rifleman_b", "card"))
    assert game.said(ControlTaken) == [ControlTaken("italy", "13B", True)]
    assert totals(game) == (0, 6)
    assert winner(game) == "italy"


def both_hopeless(italy: tuple[str, ...], initiative: str) -> Table:
    """After the LRDG the Italians too give up their last cards for Control."""
    game = last_rifleman(("13B",), italy, initiative).do(LAST_CARD, EndTurn(), HunkerDown("ita_rifleman_a"))
    assert game.outcome is None
    return game.do(HunkerDown("ita_rifleman_b"))


@pytest.mark.rule("DP-TV-42", "DP-HOPE-05")
@pytest.mark.parametrize("initiative", ["lrdg", "italy"])
def test_when_both_are_hopeless_the_player_with_more_points_wins(initiative):
    game = both_hopeless(("21A",), initiative)
    assert totals(game) == (3, 2)
    assert game.said(HopeAbandoned) == [HopeAbandoned("italy")]
    assert game.said(GameEnded) == [GameEnded("lrdg", "both_hopeless", "DP-HOPE-05")]


@pytest.mark.rule("DP-TV-42", "DP-HOPE-06")
@pytest.mark.parametrize("initiative", ["lrdg", "italy"])
def test_when_both_are_hopeless_and_equal_the_holder_of_the_initiative_marker_wins(initiative):
    game = both_hopeless(("21A", "16A"), initiative)
    assert totals(game) == (3, 3)
    assert game.said(GameEnded) == [GameEnded(initiative, "both_hopeless", "DP-HOPE-06")]


# Points that fall


def pocket() -> Table:
    """Scenario 7: the LRDG holds 3 points on 3B, its Engineer can reach objects worth 2, nobody can mark."""
    game = table("dp_s07").with_marker("lrdg", "3B", "controlled").with_soldier("lrdg_engineer", "15A")
    game = game.without_soldier("lrdg_scout_a", "lrdg_rifleman_a", "lrdg_saboteur")
    game = without_vehicle(game.with_soldier("lrdg_machine_gunner", "17A"), "lrdg_gun_truck", by="italy")
    game = game.with_marker("lrdg", "15A", "reconned").with_marker("lrdg", "14B", "reconned")
    return game.with_hand("italy", "ita_rifleman_a", "ita_rifleman_b").turn("italy")


@pytest.mark.rule("DP-HOPE-01", "DP-HOPE-02")
def test_control_lost_for_good_can_end_a_hope():
    game = pocket()
    assert reachable_points(game.world, "lrdg") == 3 + 1 + 1
    assert not is_hopeless(game.world, "lrdg")
    game = game.do(Control("ita_rifleman_a", "card"))
    assert reachable_points(game.world, "lrdg") == 2
    assert game.said(HopeAbandoned) == [HopeAbandoned("lrdg")]
    assert game.said(GameEnded) == [GameEnded("italy", "hopeless", "DP-HOPE-02")]


@pytest.mark.rule("DP-HOPE-01", "DP-HOPE-04")
def test_an_object_destroyed_can_end_the_hope_of_the_italians():
    game = table("dp_s07").with_soldier("lrdg_saboteur", "22B")
    game = resettled(game, italy={"win": (Condition("points", 8),)})
    assert reachable_points(game.world, "italy") == 9
    game = game.with_hand("lrdg", "lrdg_saboteur", "lrdg_engineer").turn("lrdg")
    game = hit(game, "lrdg_saboteur", "object_ammo_dump", "detonate")
    assert reachable_points(game.world, "italy") == 7
    assert game.said(HopeAbandoned) == [HopeAbandoned("italy")]
    assert totals(game) == (2, 2)
    assert game.outcome is None


# Ruling 34: other conditions, and several


def neutralise(need: int) -> dict[str, tuple[Condition, ...]]:
    return {"win": (Condition("neutralise", need, LRDG_S05),)}


@pytest.mark.rule("DP-RULING-34")
@pytest.mark.parametrize(("need", "lost"), [(5, True), (4, False)])
def test_an_escape_is_impossible_when_too_few_counters_of_its_list_are_left(need, lost):
    win = {"win": (Condition("escape", need, LRDG_S05),)}
    game = resettled(table("dp_s05"), lrdg=win).with_soldier("lrdg_engineer", "4A")
    game = only(game, "lrdg", hand="lrdg_rifleman_a lrdg_scout_a").with_hand("italy", "ita_rifleman_b")
    game = hit(game.turn("italy"), "ita_rifleman_b", "lrdg_engineer")
    assert game.said(HopeAbandoned) == ([HopeAbandoned("lrdg")] if lost else [])
    assert game.said(GameEnded) == ([GameEnded("italy", "hopeless", "DP-HOPE-02")] if lost else [])


@pytest.mark.rule("DP-RULING-34")
@pytest.mark.parametrize(("need", "lost"), [(5, True), (4, False)])
def test_a_neutralisation_is_impossible_when_too_few_counters_of_its_list_are_left(need, lost):
    game = resettled(table("dp_s05"), italy=neutralise(need)).with_soldier("lrdg_engineer", "4A")
    game = game.with_hand("lrdg", "lrdg_engineer").turn("lrdg")
    game = game.do(Travel("lrdg_engineer", "card", "move", OFF_BOARD))
    assert game.said(HopeAbandoned) == ([HopeAbandoned("italy")] if lost else [])
    assert game.said(GameEnded) == ([GameEnded("lrdg", "hopeless", "DP-HOPE-02")] if lost else [])


@pytest.mark.rule("DP-RULING-34")
def test_counters_escaped_or_neutralised_before_still_count_for_their_condition():
    game = table("dp_s05").with_soldier("lrdg_engineer", "4A").with_soldier("lrdg_scout_a", "4A")
    game = resettled(game, lrdg={"win": (Condition("escape", 4, LRDG_S05),)}, italy=neutralise(4))
    game = only(game, "lrdg", hand="lrdg_engineer lrdg_rifleman_a").turn("lrdg")
    game = game.do(Travel("lrdg_engineer", "card", "move", OFF_BOARD))
    assert not is_hopeless(game.world, "lrdg")
    assert not is_hopeless(game.world, "italy")
    game = hit(game.with_hand("italy", "ita_rifleman_b").turn("italy"), "ita_rifleman_b", "lrdg_scout_a")
    assert not is_hopeless(game.world, "lrdg")
    assert not is_hopeless(game.world, "italy")
    assert game.outcome is None


@pytest.mark.rule("DP-RULING-34")
def test_a_side_is_hopeless_only_when_all_its_conditions_are_impossible():
    game = table("dp_s07").with_soldier("lrdg_saboteur", "22B").with_hand("lrdg", "lrdg_saboteur")
    game = hit(game.turn("lrdg"), "lrdg_saboteur", "object_ammo_dump", "detonate")
    assert reachable_points(game.world, "italy") == 7 < 8
    assert game.said(HopeAbandoned) == []

    both = (Condition("points", 8), Condition("neutralise", 6, ("lrdg_scout_a", "lrdg_engineer")))
    game = resettled(game, italy={"win": both})
    assert is_hopeless(game.world, "italy")


@pytest.mark.rule("DP-RULING-34", "DP-HOPE-02")
@pytest.mark.parametrize("way", ["neutralise", "escape"])
def test_with_neutralisation_or_escape_among_the_conditions_the_opponent_wins_without_comparing(way):
    of = ("lrdg_sniper",) if way == "neutralise" else ("ita_scout",)
    game = last_rifleman(("13B",), ("21A",))
    game = resettled(game, italy={"win": (Condition("points", 4), Condition(way, 1, of))}).do(LAST_CARD)
    assert totals(game) == (3, 2)
    assert game.said(GameEnded) == [GameEnded("italy", "hopeless", "DP-HOPE-02")]


@pytest.mark.rule("DP-HOPE-01", "DP-RULING-33")
@pytest.mark.parametrize(("scenario", "seed"), [("dp_s01", 3), ("dp_s02", 5), ("dp_s07", 1), ("dp_s11", 2)])
def test_hope_is_declared_lost_as_soon_as_it_is_and_never_comes_back(scenario, seed):
    most = {"lrdg": 99, "italy": 99}
    for game in wander(scenario, seed, steps=1_500):
        for side in ("lrdg", "italy"):
            now = reachable_points(game.world, side)
            assert now <= most[side]
            most[side] = now
            if game.outcome is None:
                assert is_hopeless(game.world, side) == (side in game.world.hopeless)
