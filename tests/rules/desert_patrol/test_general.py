"""General rules: two sides, one scenario, counters that leave for good, tiles with room for all."""

from operator import attrgetter

import pytest

from game.content.library import open_game
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.values import Concede, Refusal
from game.rules.desert_patrol.events import CounterMoved, CounterNeutralised, CountersEscaped
from game.rules.desert_patrol.intents import (
    OFF_BOARD,
    Attack,
    Commit,
    Control,
    EndTurn,
    Reinforce,
    StepOn,
    Travel,
)
from tests.rules.desert_patrol.changed_content import SCENARIOS, cards_in_reserve, content, mistakes, tables
from tests.rules.desert_patrol.table import ZONES, Table, table


def has_card(game: Table, side: str, card: str) -> set[str]:
    """The zones where a card is."""
    return {zone for zone in ZONES if card in getattr(game.forces(side), zone)}


@pytest.mark.rule("DP-GEN-01")
def test_the_game_has_exactly_two_sides_each_commanded_by_one_player() -> None:
    game = table("dp_s01")
    assert game.game.info.seats == (2,)
    assert game.game.seats(game.world) == (Seat(0), Seat(1))
    assert [game.world.side_of(seat) for seat in (Seat(0), Seat(1))] == ["lrdg", "italy"]
    for side in ("lrdg", "italy"):
        own = {card for card, it in content().cards.items() if it.side == side}
        assert set(map(attrgetter("card"), game.legal(side))) <= own

    third = tables()
    third["cards.toml"]["ita_scout"]["side"] = "france"
    assert mistakes(third) == ["cards.toml: ita_scout.side"]


@pytest.mark.rule("DP-GEN-02", "DP-SETUP-01")
def test_one_game_is_one_scenario_and_scenarios_may_be_played_in_any_order() -> None:
    assert [scenario.number for scenario in open_game("desert_patrol").scenarios] == list(range(1, 12))
    for scenario in ("dp_s11", "dp_s03"):
        game = table(scenario)
        assert (game.world.setting.scenario.id, game.world.round) == (scenario, 1)
        over = game.do(Concede(), by="lrdg")
        assert over.outcome is not None
        assert over.outcome.winners == (over.seat("italy"),)
        assert not engine.waiting_for(over.state)
        assert over.refusal(EndTurn(), by="italy") == Refusal("DP-END-02")


@pytest.mark.rule("DP-GEN-03")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_each_counter_stands_for_one_man_or_one_vehicle(scenario: str) -> None:
    game = table(scenario)
    setup = game.world.setting.scenario
    named = sorted((*setup.lrdg.counters, *setup.italy.counters))
    assert sorted((*game.world.soldiers, *game.world.vehicles)) == named
    assert set(game.world.vehicles) == set(named) & set(content().vehicles)
    seats = [(man.vehicle, man.position) for man in game.world.soldiers.values() if man.vehicle]
    assert len(seats) == len(set(seats))


@pytest.mark.rule("DP-GEN-03")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_laws_hold_at_the_start_and_notice_a_counter_that_is_twice(scenario: str) -> None:
    game = table(scenario)
    soldier = next(iter(game.world.soldiers))
    assert game.game.laws(game.world) == []
    assert game.game.laws(game.without_soldier(soldier).world) == []
    twice = game.without_soldier(soldier).with_soldier(soldier, next(iter(game.world.setting.tiles)))
    assert "every counter is in exactly one place" in game.game.laws(twice.world)


@pytest.mark.rule("DP-GEN-04")
def test_a_neutralised_counter_never_comes_back_and_its_cards_leave_the_game() -> None:
    game = cards_in_reserve(table("dp_s01"), "ita_scout")
    game = game.with_hand("lrdg", "lrdg_scout_a").turn("lrdg").with_dice(0)
    game = game.do(Attack("lrdg_scout_a", "card", "attack", "ita_scout"))
    assert game.said(CounterNeutralised) == [CounterNeutralised("ita_scout", "lrdg", 3)]
    assert "ita_scout" not in game.world.soldiers
    assert game.world.lrdg.neutralised == ("ita_scout",)
    assert has_card(game, "italy", "ita_scout") == {"removed"}
    assert game.world.italy.removed.count("ita_scout") == 3

    game = game.with_hand("italy", "ita_platoon_sergeant").turn("italy")
    assert game.allows(Reinforce("ita_platoon_sergeant", "card", "ita_rifleman_a"))
    assert game.refusal(Reinforce("ita_platoon_sergeant", "card", "ita_scout")).rule == "DP-SUP-01"


@pytest.mark.rule("DP-GEN-04")
def test_an_escaped_counter_never_comes_back_and_its_cards_leave_the_game() -> None:
    game = table("dp_s05").with_marker("lrdg", "4A", "reconned").with_soldier("lrdg_engineer", "4A")
    game = game.with_hand("lrdg", "lrdg_engineer", "lrdg_lieutenant").turn("lrdg")
    copies = sum(getattr(game.forces("lrdg"), zone).count("lrdg_engineer") for zone in ZONES)
    game = game.do(Travel("lrdg_engineer", "card", "move", OFF_BOARD))
    assert game.said(CountersEscaped) == [CountersEscaped(("lrdg_engineer",), "lrdg", "4A", copies)]
    assert "lrdg_engineer" not in game.world.soldiers
    assert game.world.lrdg.escaped == ("lrdg_engineer",)
    assert has_card(game, "lrdg", "lrdg_engineer") == {"removed"}
    assert game.refusal(Reinforce("lrdg_lieutenant", "card", "lrdg_engineer")).rule == "DP-SUP-01"


@pytest.mark.rule("DP-GEN-05")
def test_forces_and_victory_conditions_of_the_sides_are_set_separately() -> None:
    """In scenario 1 a neutralised enemy wins the game for the Italians and mean nothing to the LRDG."""
    game = table("dp_s01")
    assert [(way.by, way.need) for way in game.world.setting.win["lrdg"]] == [("points", 4)]
    assert [(way.by, way.need) for way in game.world.setting.win["italy"]] == [("neutralise", 1)]

    raid = cards_in_reserve(game.without_soldier("ita_rifleman_a"), "ita_scout")
    raid = raid.with_hand("lrdg", "lrdg_scout_a").turn("lrdg").with_dice(0)
    raid = raid.do(Attack("lrdg_scout_a", "card", "attack", "ita_scout"))
    assert len(raid.world.lrdg.neutralised) == 2
    assert raid.outcome is None

    hunt = cards_in_reserve(game.without_soldier("lrdg_scout_a"), "lrdg_rifleman_a")
    hunt = hunt.with_hand("italy", "ita_rifleman_a").turn("italy").with_dice(0)
    hunt = hunt.do(Attack("ita_rifleman_a", "card", "attack", "lrdg_rifleman_a"))
    assert hunt.outcome is not None
    assert (hunt.outcome.winners, hunt.outcome.reason) == ((hunt.seat("italy"),), "neutralise")


@pytest.mark.rule("DP-GEN-06")
def test_a_tile_with_enemy_counters_may_be_taken_unless_the_enemy_controls_it() -> None:
    game = table("dp_s01").with_soldier("lrdg_rifleman_a", "18A").with_marker("lrdg", "18A", "reconned")
    game = game.with_hand("lrdg", "lrdg_rifleman_a").turn("lrdg")
    assert game.world.soldiers["ita_rifleman_a"].tile == "18A"
    assert game.marker("italy", "18A") == "R"
    taken = game.do(Control("lrdg_rifleman_a", "card"))
    assert (taken.marker("lrdg", "18A"), taken.marker("italy", "18A")) == ("C", "R")
    assert taken.world.soldiers["ita_rifleman_a"].tile == "18A"

    held = game.with_marker("italy", "18A", "controlled")
    refused = Refusal("DP-SUP-09", {"tile": "18A", "soldier": "ita_rifleman_a"})
    assert held.refusal(Control("lrdg_rifleman_a", "card")) == refused


@pytest.mark.rule("DP-GEN-07", "DP-RULING-49")
def test_any_number_of_counters_share_a_tile_and_enemies_never_block() -> None:
    """The Saboteur walks through seven Italians to a tile with two vehicles and another LRDG soldier."""
    game = table("dp_s06").with_soldier("lrdg_engineer", "19A")
    for soldier in ("ita_rifleman_a", "ita_scout", "ita_machine_gunner", "ita_rifleman_b"):
        game = game.with_soldier(soldier, "12A")
    for soldier in ("ita_tank_driver", "ita_gunner", "ita_crewman"):
        game = game.with_soldier(soldier, "12A")
    game = game.with_hand("lrdg", "lrdg_saboteur").turn("lrdg")
    game = game.do(Travel("lrdg_saboteur", "card", "stealth", "12A"), StepOn("19A"))
    assert game.said(CounterMoved) == [
        CounterMoved("lrdg_saboteur", "10A", "12A"),
        CounterMoved("lrdg_saboteur", "12A", "19A"),
    ]
    assert game.world.soldiers["lrdg_saboteur"].tile == game.world.soldiers["lrdg_engineer"].tile == "19A"


@pytest.mark.rule("DP-GEN-07")
def test_vehicles_too_drive_through_enemies() -> None:
    game = table("dp_s06").with_soldier("lrdg_rifleman_b", "17A").with_soldier("lrdg_engineer", "16B")
    game = game.with_marker("italy", "16B", "reconned").with_hand("italy", "ita_rifleman_a").turn("italy")
    game = game.do(Travel("ita_rifleman_a", "vehicle", "drive", "17A"), StepOn("16B"))
    assert game.world.vehicles["ita_scout_car"].tile == "16B"


@pytest.mark.rule("DP-GEN-01")
def test_a_player_never_acts_for_the_other_side() -> None:
    game = table("dp_s06").with_hand("italy", "ita_scout").with_hand("lrdg", "lrdg_saboteur").turn("italy")
    assert game.refusal(Travel("lrdg_saboteur", "card", "stealth", "12A")).rule == "DP-TURN-02"
    assert game.refusal(EndTurn(), by="lrdg") == Refusal("DP-TURN-01")
    refused = Refusal("DP-INIT-01", {"card": "ita_scout"})
    assert table("dp_s06").refusal(Commit("ita_scout"), by="lrdg") == refused
