"""Setup: the scenario laid out, decks shuffled, the rest back in the box."""

from collections import Counter
from operator import attrgetter
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from game.content.library import UnknownName, open_game
from game.rules.core.board import Feature, SpaceId
from game.rules.core.ids import HIDDEN, Seat
from game.rules.core.state import State
from game.rules.desert_patrol.events import CardsDrawn, DeckShuffled, RoundStarted, ScenarioLoaded
from game.rules.desert_patrol.initiative import Bid
from game.rules.desert_patrol.state import World
from tests.rules.desert_patrol.changed_content import (
    SCENARIOS,
    board,
    content,
    map_mistakes,
    mistakes,
    tables,
)
from tests.rules.desert_patrol.table import ZONES, table

if TYPE_CHECKING:
    from game.rules.core.game import Game
    from game.rules.desert_patrol.content import Content

SIDES = ("lrdg", "italy")
scenarios = pytest.mark.parametrize("scenario", SCENARIOS)


def laid_out(scenario: str, seed: int = 1, first_seat: str = "lrdg") -> State[World]:
    """The state before the first frame has run."""
    opened = open_game("desert_patrol")
    game: Game[World] = opened.game
    return game.new(opened.setting(scenario, {"first_seat": first_seat}), 2, seed)


@pytest.mark.rule("DP-SETUP-01")
def test_a_scenario_is_chosen_first() -> None:
    assert [one.id for one in open_game("desert_patrol").scenarios] == list(SCENARIOS)
    assert table("dp_s08").events[0] == ScenarioLoaded("dp_s08")
    with pytest.raises(UnknownName):
        table("dp_s12")


@pytest.mark.rule("DP-SETUP-02")
def test_the_tiles_of_the_scenario_lie_in_the_stated_positions_and_the_others_are_put_away() -> None:
    rows = ["22A 6B 13B", "5A 4A 10A 2A", "11A 12A 3A 9B", "19A 17A 16B"]
    world = laid_out("dp_s06").world
    assert list(world.setting.tiles) == " ".join(rows).split()
    spaces = board("dp_s06").spaces
    for row, line in enumerate(rows):
        tiles = line.split()
        columns = {space.id: space.col or 0 for space in spaces if space.row == row and space.id in tiles}
        assert sorted(columns, key=lambda tile: columns[tile]) == tiles
        first = min(columns.values())
        assert list(columns.values()) == list(range(first, first + len(columns)))
    assert not {"6A", "7A", "14A"} & set(world.setting.tiles)
    unknown = tuple(replace(it, id=SpaceId("23A")) if it.id == "9B" else it for it in spaces)
    assert map_mistakes("dp_s06", replace(board("dp_s06"), spaces=unknown)) == ["tile 23A"]


@pytest.mark.rule("DP-SETUP-03")
def test_the_named_objective_markers_are_placed_and_the_others_put_away() -> None:
    assert laid_out("dp_s06").world.setting.objectives == {"6B": 3}
    assert laid_out("dp_s02").world.setting.objectives == {"16A": 1, "21A": 2, "13B": 3}
    assert laid_out("dp_s03").world.setting.objectives == {}
    ours = board("dp_s06")
    more = replace(ours, features=(*ours.features, Feature("objective_1", "objective", SpaceId("2A"))))
    assert map_mistakes("dp_s06", more) == ["object objective_1"]


@pytest.mark.rule("DP-SETUP-04")
def test_the_named_object_markers_are_placed_and_the_others_put_away() -> None:
    assert laid_out("dp_s07").world.objects == {
        "object_ammo_dump": "22B",
        "object_fuel_dump": "15A",
        "object_radio_mast": "21A",
        "object_workshop": "14B",
    }
    assert laid_out("dp_s02").world.objects == {}
    ours = board("dp_s07")
    fewer = tuple(feature for feature in ours.features if feature.name != "object_workshop")
    assert map_mistakes("dp_s07", replace(ours, features=fewer)) == ["object object_workshop"]


@pytest.mark.rule("DP-SETUP-05")
def test_the_named_escape_markers_are_placed_and_the_others_put_away() -> None:
    assert laid_out("dp_s05").world.setting.escapes == {"lrdg": {"4A", "16B"}, "italy": frozenset()}
    assert laid_out("dp_s09").world.setting.escapes == {"lrdg": frozenset(), "italy": {"1A", "13B"}}
    assert laid_out("dp_s01").world.setting.escapes == {"lrdg": frozenset(), "italy": frozenset()}
    ours = board("dp_s01")
    more = replace(
        ours, features=(*ours.features, Feature("escape_1", "escape", SpaceId("4A"), {"side": "lrdg"}))
    )
    assert map_mistakes("dp_s01", more) == ["object escape_1"]


@pytest.mark.rule("DP-SETUP-06")
def test_the_players_decide_who_plays_which_side() -> None:
    for first, second in (SIDES, SIDES[::-1]):
        game = table("dp_s06", first_seat=first)
        assert game.world.setting.sides == (first, second)
        assert game.world.side_of(Seat(0)) == first
        assert game.seat(second) == Seat(1)
        hand = set(game.forces(first).hand)
        assert set(map(attrgetter("card"), game.legal(first))) == hand
        assert all(content().cards[card].side == first for card in hand)


@pytest.mark.rule("DP-SETUP-07")
def test_counters_and_control_markers_start_where_the_scenario_says() -> None:
    world = laid_out("dp_s03").world
    where = {name: man.tile or (man.vehicle, man.position) for name, man in world.soldiers.items()}
    assert where == {
        "lrdg_rifleman_a": "4A",
        "lrdg_scout_a": "4A",
        "lrdg_machine_gunner": "20A",
        "lrdg_sniper": "8A",
        "ita_scout": "3A",
        "ita_rifleman_a": ("ita_lorry", "driver"),
        "ita_rifleman_b": ("ita_lorry", "bench_1"),
        "ita_machine_gunner": ("ita_lorry", "bench_2"),
    }
    assert world.vehicles["ita_lorry"].tile == "3A"
    assert world.lrdg.markers == dict.fromkeys(("5B", "4A", "20A", "8A"), "reconned")
    assert world.italy.markers == dict.fromkeys(("3A", "17A", "12A", "11A", "2A"), "reconned")
    fort = laid_out("dp_s04").world
    assert fort.italy.markers == {
        "14B": "controlled",
        "16A": "reconned",
        "21A": "controlled",
        "13B": "controlled",
    }


@pytest.mark.rule("DP-SETUP-07")
@scenarios
def test_all_counters_start_active_side_up(scenario: str) -> None:
    world = laid_out(scenario).world
    assert not any(man.pinned for man in world.soldiers.values())
    assert not any(vehicle.disabled for vehicle in world.vehicles.values())


@pytest.mark.rule("DP-SETUP-08")
@scenarios
def test_the_damage_markers_form_a_common_supply_beside_the_board(scenario: str) -> None:
    world = laid_out(scenario).world
    assert {vehicle.damage for vehicle in world.vehicles.values()} <= {0}
    assert world.setting.content.markers.supply.damage_markers == 24
    assert sum(card.integrity - 1 for card in world.setting.vehicles.values()) <= 24


@pytest.mark.rule("DP-SETUP-09")
@pytest.mark.parametrize(
    ("scenario", "side"),
    list(zip(SCENARIOS, ["italy"] * 3 + ["lrdg"] * 3 + ["italy"] * 3 + ["lrdg", "italy"], strict=True)),
)
def test_the_initiative_marker_goes_to_the_side_named_by_the_scenario(scenario: str, side: str) -> None:
    assert laid_out(scenario).world.initiative == table(scenario).world.initiative == side


@pytest.mark.rule("DP-SETUP-10", "DP-RULING-50")
@scenarios
def test_each_player_shuffles_his_starting_deck_face_down(scenario: str) -> None:
    setup = content().scenarios[scenario]
    orders = set()
    for seed in range(6):
        game = table(scenario, seed=seed)
        for side in SIDES:
            (deck,) = (event.deck for event in game.said(DeckShuffled) if event.side == side)
            assert Counter(deck) == Counter(setup.side(side).deck)
            assert game.forces(side).hand + game.forces(side).deck == deck
            for viewer in SIDES:
                assert set(game.view(viewer).forces(side).deck) == {HIDDEN}
        orders.add(next(event.deck for event in game.said(DeckShuffled)))
    assert len(orders) > 1


@pytest.mark.rule("DP-SETUP-11", "DP-RULING-50")
@scenarios
def test_the_reserve_lies_face_up_with_like_cards_together(scenario: str) -> None:
    game = table(scenario)
    for side in SIDES:
        reserve = game.forces(side).reserve
        wanted = content().scenarios[scenario].side(side).reserve
        assert Counter(reserve) == Counter(wanted)
        runs = [card for place, card in enumerate(reserve) if place == 0 or reserve[place - 1] != card]
        assert len(runs) == len(set(runs))
        for viewer in SIDES:
            assert game.view(viewer).forces(side).reserve == reserve


@pytest.mark.rule("DP-SETUP-12", "DP-RULING-50")
def test_the_vehicle_cards_named_by_the_scenario_are_laid_before_their_players() -> None:
    def before(scenario: str, side: str) -> set[str]:
        return {name for name, it in laid_out(scenario).world.vehicles.items() if it.side == side}

    assert (before("dp_s01", "lrdg"), before("dp_s01", "italy")) == (set(), set())
    assert before("dp_s10", "lrdg") == {"lrdg_gun_truck", "lrdg_pilot_car"}
    assert before("dp_s10", "italy") == {"ita_scout_car", "ita_medium_tank"}
    spoilt = tables()
    spoilt["scenarios/dp_s10.toml"]["italy"]["vehicles"].append({"id": "ita_lorry", "crew": {}})
    assert mistakes(spoilt) == ["scenarios/dp_s10.toml: italy.vehicles"]


@pytest.mark.rule("DP-SETUP-13")
@scenarios
def test_all_other_cards_go_back_to_the_box(scenario: str) -> None:
    game = table(scenario)
    cards: Content = content()
    for side in SIDES:
        setup = cards.scenarios[scenario].side(side)
        in_play = Counter(card for zone in ZONES for card in getattr(game.forces(side), zone))
        assert in_play == Counter(setup.deck) + Counter(setup.reserve)
        box = Counter({name: card.copies for name, card in cards.cards.items() if card.side == side})
        assert in_play <= box
    too_many = tables()
    too_many[f"scenarios/{scenario}.toml"]["italy"]["deck"]["ita_platoon_sergeant"] = 3
    assert f"scenarios/{scenario}.toml: italy.deck.ita_platoon_sergeant" in mistakes(too_many)


@pytest.mark.rule("DP-SETUP-13")
def test_the_box_of_scenario_6_holds_what_the_scenario_does_not_use() -> None:
    box = Counter({name: card.copies for name, card in content().cards.items() if card.side == "italy"})
    world = laid_out("dp_s06").world
    assert box - Counter(world.italy.deck + world.italy.reserve) == Counter(
        ita_platoon_sergeant=1,
        ita_staff_sergeant=1,
        ita_corporal_a=1,
        ita_corporal_b=1,
        ita_recon_plane=2,
        ita_fog_of_war=2,
    )


@pytest.mark.rule("DP-SETUP-14")
@scenarios
def test_hands_discard_piles_and_play_areas_start_empty_and_the_first_round_begins_with_the_draw(
    scenario: str,
) -> None:
    world = laid_out(scenario).world
    assert (world.round, world.turn) == (0, None)
    for side in SIDES:
        forces = world.forces(side)
        assert (forces.hand, forces.discard, forces.play_area, forces.removed) == ((), (), (), ())
    game = table(scenario)
    kinds = [ScenarioLoaded, DeckShuffled, DeckShuffled, RoundStarted, CardsDrawn, CardsDrawn]
    assert [type(event) for event in game.events] == kinds
    assert game.events[3] == RoundStarted(1)
    assert game.top == Bid()
