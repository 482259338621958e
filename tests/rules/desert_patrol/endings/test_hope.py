"""Abandon all hope: what follows when a side can no longer win; ruling 34."""

import pytest
from msgspec.structs import replace

from game.rules.desert_patrol.acting import can_act
from game.rules.desert_patrol.content import Condition
from game.rules.desert_patrol.events import ControlTaken, GameEnded, HopeAbandoned, PointsChanged
from game.rules.desert_patrol.hope import is_hopeless, reachable_points
from game.rules.desert_patrol.intents import OFF_BOARD, Control, EndTurn, HunkerDown, Travel
from game.rules.desert_patrol.victory import points
from tests.guards import at_least_one
from tests.rules.desert_patrol.endings.arranged import (
    destroyed,
    hit,
    only,
    the_well,
    wander,
    winner,
    without_vehicle,
)
from tests.rules.desert_patrol.table import Table, table
from tests.rules.desert_patrol.variants import resettled

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
def test_against_neutralisation_the_opponent_of_a_hopeless_player_wins_at_once() -> None:
    game = hit(no_more_charges("object_fuel_dump"), "ita_rifleman_a", "lrdg_engineer")
    assert game.forces("lrdg").reserve.count("lrdg_engineer") == 1
    assert "lrdg_engineer" in game.world.soldiers
    assert reachable_points(game.world, "lrdg") == 3
    assert game.said(HopeAbandoned) == [HopeAbandoned("lrdg")]
    assert game.said(GameEnded) == [GameEnded("italy", "hopeless", "DP-HOPE-02")]
    assert game.forces("italy").neutralised == ("lrdg_saboteur",)


@pytest.mark.rule("DP-TV-41", "DP-HOPE-01")
def test_a_player_who_can_still_reach_the_points_is_not_hopeless() -> None:
    game = hit(no_more_charges("object_aircraft_1"), "ita_rifleman_a", "lrdg_engineer")
    assert reachable_points(game.world, "lrdg") == 4
    assert game.said(HopeAbandoned) == []
    assert game.outcome is None

    game = no_more_charges("object_fuel_dump", officers=" lrdg_lieutenant")
    game = hit(game, "ita_rifleman_a", "lrdg_engineer")
    assert reachable_points(game.world, "lrdg") == 2 + 1 + 2 + 2
    assert game.outcome is None


@pytest.mark.rule("DP-TV-41")
def test_engineer_and_saboteur_neutralised_end_the_game_by_neutralisation() -> None:
    game = only(no_more_charges("object_fuel_dump"), "lrdg", hand="lrdg_scout_a", deck="lrdg_rifleman_a")
    game = hit(game, "ita_rifleman_a", "lrdg_engineer")
    assert game.said(GameEnded) == [GameEnded("italy", "neutralise", "DP-NEU-01")]


# Points against points: scenario 2


def last_rifleman(lrdg: tuple[str, ...], italy: tuple[str, ...], initiative: str = "lrdg") -> Table:
    """Both sides control these tiles; both hold their last cards for Control."""
    game = the_well().with_initiative(initiative)
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
def test_the_last_card_that_could_take_control_ends_the_hope() -> None:
    game = last_rifleman(("13B",), ("21A",))
    assert reachable_points(game.world, "lrdg") == 6
    assert game.do(HunkerDown("lrdg_sniper")).said(HopeAbandoned) == []
    game = game.do(LAST_CARD)
    assert reachable_points(game.world, "lrdg") == 3
    assert game.said(HopeAbandoned) == [HopeAbandoned("lrdg")]
    assert game.world.hopeless == ("lrdg",)


@pytest.mark.rule("DP-HOPE-03")
def test_against_points_an_opponent_with_more_of_them_wins_at_once() -> None:
    game = last_rifleman(("16A",), ("21A",)).do(LAST_CARD)
    assert totals(game) == (1, 2)
    assert game.said(GameEnded) == [GameEnded("italy", "hopeless", "DP-HOPE-03")]


@pytest.mark.rule("DP-HOPE-04")
def test_otherwise_play_goes_on_until_the_opponent_has_more_points() -> None:
    game = last_rifleman(("16A",), ()).with_soldier("ita_rifleman_b", "21A").do(LAST_CARD)
    assert totals(game) == (1, 0)
    assert game.outcome is None
    game = game.do(EndTurn())
    assert game.outcome is None
    game = game.do(Control("ita_rifleman_b", "card"))
    assert game.said(PointsChanged) == [PointsChanged("italy", 2, 4)]
    assert winner(game) == "italy"
    assert game.outcome is not None
    assert game.outcome.reason == "hopeless"
    assert game.said(HopeAbandoned) == []


@pytest.mark.rule("DP-TV-42", "DP-HOPE-04")
def test_equal_points_do_not_end_the_game_of_a_hopeless_player() -> None:
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
def test_when_both_are_hopeless_the_player_with_more_points_wins(initiative: str) -> None:
    game = both_hopeless(("21A",), initiative)
    assert totals(game) == (3, 2)
    assert game.said(HopeAbandoned) == [HopeAbandoned("italy")]
    assert game.said(GameEnded) == [GameEnded("lrdg", "both_hopeless", "DP-HOPE-05")]


@pytest.mark.rule("DP-TV-42", "DP-HOPE-06")
@pytest.mark.parametrize("initiative", ["lrdg", "italy"])
def test_when_both_are_hopeless_and_equal_the_holder_of_the_initiative_marker_wins(initiative: str) -> None:
    game = both_hopeless(("21A", "16A"), initiative)
    assert totals(game) == (3, 3)
    assert game.said(GameEnded) == [GameEnded(initiative, "both_hopeless", "DP-HOPE-06")]


# Points that fall


def pocket() -> Table:
    """Scenario 7 for five points or four men: the LRDG holds 3 on 3B, its Engineer can reach 2 more, nobody
    can mark."""
    points, four = table("dp_s07").world.setting.win["italy"]
    ways = (points, replace(four, need=4))
    five = (Condition("points", 5),)
    game = resettled(table("dp_s07"), lrdg={"win": five}, italy={"win": ways})
    game = game.with_marker("lrdg", "3B", "controlled").with_soldier("lrdg_engineer", "15A")
    game = game.without_soldier("lrdg_scout_a", "lrdg_rifleman_a", "lrdg_saboteur")
    game = without_vehicle(game.with_soldier("lrdg_machine_gunner", "17A"), "lrdg_gun_truck", by="italy")
    game = game.with_marker("lrdg", "15A", "reconned").with_marker("lrdg", "14B", "reconned")
    return game.with_hand("italy", "ita_rifleman_a", "ita_rifleman_b").turn("italy")


@pytest.mark.rule("DP-HOPE-01", "DP-HOPE-02")
def test_control_lost_for_good_can_end_a_hope() -> None:
    game = pocket()
    assert reachable_points(game.world, "lrdg") == 3 + 1 + 1
    assert not is_hopeless(game.world, "lrdg")
    game = game.do(Control("ita_rifleman_a", "card"))
    assert reachable_points(game.world, "lrdg") == 2
    assert game.said(HopeAbandoned) == [HopeAbandoned("lrdg")]
    assert game.said(GameEnded) == [GameEnded("italy", "hopeless", "DP-HOPE-02")]


@pytest.mark.rule("DP-HOPE-01", "DP-HOPE-04")
def test_an_object_destroyed_can_end_the_hope_of_the_italians() -> None:
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


def neutralise(need: int, *others: Condition) -> dict[str, tuple[Condition, ...]]:
    return {"win": (*others, Condition("neutralise", need, LRDG_S05))}


def escape(need: int, *others: Condition) -> dict[str, tuple[Condition, ...]]:
    return {"win": (*others, Condition("escape", need, LRDG_S05))}


NO_POINTS = Condition("points", 1)
"""Never to be reached in scenario 5, where nothing is worth any."""


def engineer_falls(game: Table) -> Table:
    """Scenario 5: the Engineer, on foot and with no card left, is neutralised."""
    game = game.with_soldier("lrdg_engineer", "4A")
    game = only(game, "lrdg", hand="lrdg_rifleman_a lrdg_scout_a").with_hand("italy", "ita_rifleman_b")
    game = hit(game.turn("italy"), "ita_rifleman_b", "lrdg_engineer")
    assert "lrdg_engineer" in game.forces("italy").neutralised
    return game


def engineer_escapes(game: Table) -> Table:
    game = game.with_soldier("lrdg_engineer", "4A").with_hand("lrdg", "lrdg_engineer").turn("lrdg")
    game = game.do(Travel("lrdg_engineer", "card", "move", OFF_BOARD))
    assert game.forces("lrdg").escaped == ("lrdg_engineer",)
    return game


@pytest.mark.rule("DP-RULING-34")
def test_a_side_that_needs_no_points_is_never_hopeless() -> None:
    game = engineer_falls(resettled(table("dp_s05"), lrdg=escape(5)))
    assert (game.said(HopeAbandoned), game.outcome) == ([], None)
    game = engineer_escapes(resettled(table("dp_s05"), italy=neutralise(5)))
    assert (game.said(HopeAbandoned), game.outcome) == ([], None)


@pytest.mark.rule("DP-RULING-34", "DP-RULING-56")
def test_a_side_that_needs_no_points_keeps_its_hope_without_a_card_to_play() -> None:
    game = only(table("dp_s01"), "italy", hand="ita_rifleman_a", deck="ita_fog_of_war").turn("italy")
    game = game.do(HunkerDown("ita_rifleman_a"))
    assert not can_act(game.world, "italy")
    assert not is_hopeless(game.world, "italy")
    assert game.world.hopeless == ()
    assert game.outcome is None


@pytest.mark.rule("DP-RULING-34")
@pytest.mark.parametrize(("need", "lost"), [(5, True), (4, False)])
def test_beside_points_an_escape_is_impossible_when_too_few_counters_of_its_list_are_left(
    need: int, lost: bool
) -> None:
    game = engineer_falls(resettled(table("dp_s05"), lrdg=escape(need, NO_POINTS)))
    assert game.said(HopeAbandoned) == ([HopeAbandoned("lrdg")] if lost else [])
    assert game.said(GameEnded) == ([GameEnded("italy", "hopeless", "DP-HOPE-02")] if lost else [])


@pytest.mark.rule("DP-RULING-34")
@pytest.mark.parametrize(("need", "lost"), [(5, True), (4, False)])
def test_beside_points_a_neutralisation_is_impossible_when_too_few_counters_are_left(
    need: int, lost: bool
) -> None:
    """The LRDG needs an escape of three, for which there are still men enough: it wins at once."""
    game = engineer_escapes(resettled(table("dp_s05"), italy=neutralise(need, NO_POINTS)))
    assert game.said(HopeAbandoned) == ([HopeAbandoned("italy")] if lost else [])
    assert game.said(GameEnded) == ([GameEnded("lrdg", "hopeless", "DP-RULING-34")] if lost else [])


@pytest.mark.rule("DP-RULING-34")
def test_counters_escaped_or_neutralised_before_still_count_for_their_condition() -> None:
    game = resettled(table("dp_s05"), lrdg=escape(4, NO_POINTS), italy=neutralise(4, NO_POINTS))
    game = game.with_soldier("lrdg_scout_a", "4A").with_soldier("lrdg_engineer", "4A")
    game = only(game, "lrdg", hand="lrdg_engineer lrdg_rifleman_a").turn("lrdg")
    game = game.do(Travel("lrdg_engineer", "card", "move", OFF_BOARD))
    assert not is_hopeless(game.world, "lrdg")
    assert not is_hopeless(game.world, "italy")
    game = hit(game.with_hand("italy", "ita_rifleman_b").turn("italy"), "ita_rifleman_b", "lrdg_scout_a")
    assert game.forces("italy").neutralised == ("lrdg_scout_a",)
    assert not is_hopeless(game.world, "lrdg")
    assert not is_hopeless(game.world, "italy")
    assert game.outcome is None


@pytest.mark.rule("DP-RULING-34")
def test_a_side_is_hopeless_only_when_all_its_conditions_are_impossible() -> None:
    game = table("dp_s07").with_soldier("lrdg_saboteur", "22B").with_hand("lrdg", "lrdg_saboteur")
    game = hit(game.turn("lrdg"), "lrdg_saboteur", "object_ammo_dump", "detonate")
    assert reachable_points(game.world, "italy") == 7 < 8
    assert game.said(HopeAbandoned) == []

    both = (Condition("points", 8), Condition("neutralise", 6, ("lrdg_scout_a", "lrdg_engineer")))
    game = resettled(game, italy={"win": both})
    assert is_hopeless(game.world, "italy")


@pytest.mark.rule("DP-RULING-34", "DP-HOPE-02")
@pytest.mark.parametrize(("way", "rule"), [("neutralise", "DP-HOPE-02"), ("escape", "DP-RULING-34")])
def test_with_neutralisation_or_a_possible_escape_the_opponent_wins_without_comparing(
    way: str, rule: str
) -> None:
    of = ("lrdg_sniper",) if way == "neutralise" else ("ita_scout",)
    game = last_rifleman(("13B",), ("21A",))
    game = resettled(game, italy={"win": (Condition("points", 4), Condition(way, 1, of))}).do(LAST_CARD)
    assert totals(game) == (3, 2)
    assert game.said(GameEnded) == [GameEnded("italy", "hopeless", rule)]


@pytest.mark.rule("DP-RULING-34", "DP-HOPE-02")
def test_neutralisation_wins_whatever_the_hopes_of_the_opponent_are() -> None:
    """The Italians could neutralise nobody of their list and reach no more than 2 points; still they win."""
    gone = Condition("neutralise", 2, ("lrdg_sniper",))
    game = last_rifleman(("13B",), ("21A",))
    game = resettled(game, italy={"win": (Condition("points", 4), gone)})
    game = only(game, "italy", hand="ita_scout ita_scout").with_world(hopeless=("italy",))
    assert is_hopeless(game.world, "italy")
    assert not is_hopeless(game.world, "lrdg")
    game = game.do(LAST_CARD)
    assert totals(game) == (3, 2)
    assert game.said(GameEnded) == [GameEnded("italy", "hopeless", "DP-HOPE-02")]


@pytest.mark.rule("DP-TV-41", "DP-RULING-34", "DP-RULING-35", "DP-HOPE-02")
def test_neutralisation_wins_even_with_nobody_left_to_neutralise() -> None:
    game = table("dp_s01").without_soldier("ita_rifleman_a", "ita_rifleman_b", "ita_scout")
    game = only(game, "lrdg", hand="lrdg_saboteur lrdg_rifleman_a lrdg_scout_a").turn("lrdg")
    game = game.without_soldier("lrdg_engineer").turn("lrdg")
    assert not is_hopeless(game.world, "lrdg")
    game = game.do(HunkerDown("lrdg_saboteur"))
    assert reachable_points(game.world, "lrdg") == 2
    assert game.said(GameEnded) == [GameEnded("italy", "hopeless", "DP-HOPE-02")]


@pytest.mark.rule("DP-RULING-34", "DP-HOPE-05")
@pytest.mark.parametrize(("lrdg", "best"), [(("13B",), "lrdg"), (("16A",), "italy")])
def test_against_an_escape_that_is_impossible_the_points_decide(lrdg: tuple[str, ...], best: str) -> None:
    gone = Condition("escape", 1, ("ita_machine_gunner",))
    game = resettled(last_rifleman(lrdg, ("21A",)), italy={"win": (gone,)})
    game = game.without_soldier("ita_machine_gunner").turn("lrdg").do(LAST_CARD)
    assert totals(game) == (points(game.world, "lrdg"), 2)
    assert game.said(HopeAbandoned) == [HopeAbandoned("lrdg")]
    assert game.said(GameEnded) == [GameEnded(best, "both_hopeless", "DP-HOPE-05")]


@pytest.mark.rule("DP-RULING-34", "DP-HOPE-04")
def test_beside_an_impossible_escape_points_that_can_be_reached_are_waited_for() -> None:
    ways = (Condition("points", 4), Condition("escape", 1, ("ita_machine_gunner",)))
    game = resettled(last_rifleman(("13B",), ("21A",)), italy={"win": ways})
    game = game.without_soldier("ita_machine_gunner").turn("lrdg").do(LAST_CARD)
    assert totals(game) == (3, 2)
    assert game.said(HopeAbandoned) == [HopeAbandoned("lrdg")]
    assert game.outcome is None


@pytest.mark.rule("DP-RULING-34", "DP-HOPE-04")
def test_a_hope_that_an_earlier_version_held_for_lost_decides_nothing() -> None:
    """Scenario 4: the Italians, who need no points, were said to be hopeless; a point more is no end."""
    game = table("dp_s04").with_world(hopeless=("italy",)).with_soldier("lrdg_rifleman_b", "21A")
    game = (
        game.with_forces("italy", markers={})
        .with_marker("lrdg", "21A", "reconned")
        .with_hand("lrdg", "lrdg_rifleman_b")
        .turn("lrdg")
    )
    game = game.do(Control("lrdg_rifleman_b", "card"))
    assert totals(game)[0] > totals(game)[1]
    assert game.outcome is None


@pytest.mark.rule("DP-HOPE-01", "DP-RULING-33")
@pytest.mark.parametrize(("scenario", "seed"), [("dp_s01", 3), ("dp_s02", 5), ("dp_s07", 1), ("dp_s11", 2)])
def test_hope_is_declared_lost_as_soon_as_it_is_and_never_comes_back(scenario: str, seed: int) -> None:
    most = {"lrdg": 99, "italy": 99}
    for game in at_least_one(wander(scenario, seed, steps=1_500)):
        for side in ("lrdg", "italy"):
            now = reachable_points(game.world, side)
            assert now <= most[side]
            most[side] = now
            if game.outcome is None:
                assert is_hopeless(game.world, side) == (side in game.world.hopeless)
