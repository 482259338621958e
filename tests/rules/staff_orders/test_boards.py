"""Modes, the elements of the boards, and setup."""

from collections import Counter

import pytest

from game.rules.core import engine
from game.rules.core.rng import Rng
from game.rules.core.state import State
from game.rules.staff_orders import GAME
from game.rules.staff_orders.events import DeckShuffled, GameCreated, RoundTokenTossed, TokensBoxed
from game.rules.staff_orders.intents import Deploy, PlaceSoldiers
from game.rules.staff_orders.reserves import Placing
from game.rules.staff_orders.setup import SetupEnds, new
from tests.guards import at_least_one
from tests.rules.staff_orders.table import Table, content, orders, setting, start

MAPS = {"m1": "mountain", "m2": "mountain", "l1": "landing", "l2": "landing"}
rule = pytest.mark.rule


def actions(scenario: str) -> Counter[str]:
    return Counter(space.action for space in setting(scenario).spaces.values())


# Modes


@rule("SO-MODE-01")
@pytest.mark.parametrize(("scenario", "mode"), MAPS.items())
def test_a_game_is_played_in_exactly_one_mode(scenario: str, mode: str) -> None:
    assert start(scenario).said(GameCreated) == [GameCreated(scenario, mode, ("blue", "yellow"))]


@rule("SO-MODE-02")
def test_the_mountain_operation_comes_first() -> None:
    first = GAME.scenarios(content())[0]
    assert content().scenarios[first.id].mode == "mountain"
    assert first.complexity == min(one.complexity for one in GAME.scenarios(content()))


@rule("SO-MODE-03", "SO-RULING-01", "SO-RULING-03")
@pytest.mark.parametrize("scenario", ["m1", "m2"])
def test_nothing_flies_in_the_mountains(scenario: str) -> None:
    assert not {"flight", "bombard", "scramble"} & set(actions(scenario))
    assert setting(scenario).zones == ()
    assert setting(scenario).zone_of == {}
    assert not {"op_interception", "op_wingman"} & set(setting(scenario).deck)
    assert start(scenario).hangars() == (0, 0)


@rule("SO-MODE-04", "SO-RULING-01", "SO-RULING-03", "SO-RULING-06")
@pytest.mark.parametrize("scenario", ["l1", "l2"])
def test_nobody_jumps_in_a_landing(scenario: str) -> None:
    assert "paradrop" not in actions(scenario)
    assert "flight_control" not in setting(scenario).tokens
    assert setting(scenario).printed == {}
    assert not {"op_parachute_drop", "op_aa_defence"} & set(setting(scenario).deck)


@rule("SO-MODE-05", "SO-RULING-09")
@pytest.mark.parametrize("scenario", MAPS)
def test_what_both_modes_share(scenario: str) -> None:
    assert {"advance", "barrage", "reinforce", "planning"} <= set(actions(scenario))
    shared = {"supply_depot", "forward_outpost", "observation_post", "recon_post", "signals_unit"}
    assert shared <= set(setting(scenario).tokens)


# Board elements


@rule("SO-BOARD-01", "SO-BOARD-03", "SO-SETUP-05")
def test_soldiers_start_where_the_dots_are() -> None:
    army = start("m1").army("blue")
    held = {area.removeprefix("m1_"): count for area, count in army.soldiers.items() if count}
    assert held == {"w_hq": 3, "w_battery": 2, "w_flank": 2, "w_front": 2}
    assert set(army.soldiers) == set(setting("m1").areas)
    assert army.reserve_soldiers == 25 - 9


@rule("SO-BOARD-02")
def test_areas_are_adjacent_when_they_share_a_border() -> None:
    near = setting("m1").neighbours
    assert set(near["m1_pass"]) == {"m1_w_slope", "m1_observatory", "m1_town", "m1_e_slope"}
    assert "m1_w_front" not in near["m1_pass"], "the peaks join nothing"
    assert all(area in near[other] for area in setting("m1").areas for other in near[area])


@rule("SO-BOARD-04", "SO-SETUP-02", "SO-RULING-38")
@pytest.mark.parametrize("scenario", MAPS)
def test_each_faction_has_one_headquarters_on_its_own_side(scenario: str) -> None:
    fixed = setting(scenario)
    assert fixed.headquarters == {"blue": f"{scenario}_w_hq", "yellow": f"{scenario}_e_hq"}
    columns = {
        side: [space.col or 0 for space in fixed.board.spaces if space.properties.get("area") == area]
        for side, area in fixed.headquarters.items()
    }
    assert max(columns["blue"]) < min(columns["yellow"])


@rule("SO-BOARD-05")
@pytest.mark.parametrize(("scenario", "stars"), [("m1", 19), ("m2", 19), ("l1", 18), ("l2", 22)])
def test_stars_are_printed_and_score_nothing_before_the_end(scenario: str, stars: int) -> None:
    assert sum(setting(scenario).stars.values()) == stars
    assert start(scenario).outcome is None


@rule("SO-BOARD-06", "SO-ACT-04", "SO-ACT-05")
def test_a_linked_space_belongs_to_one_area_or_one_zone() -> None:
    for scenario in MAPS:
        fixed = setting(scenario)
        for space in at_least_one(fixed.spaces.values()):
            if space.action in ("reinforce", "planning", "scramble"):
                assert space.place is None
            else:
                assert space.place in fixed.places[space.layer]
                assert space.id.startswith(f"{space.place}.")


@rule("SO-BOARD-07", "SO-SETUP-09")
@pytest.mark.parametrize("scenario", MAPS)
def test_every_token_area_gets_one_token_and_the_rest_is_boxed(scenario: str) -> None:
    orders_of_tokens = set()
    for seed in range(30):
        world = start(scenario, seed).world
        assert set(world.tokens) == set(setting(scenario).slots)
        assert sorted((*world.tokens.values(), *world.boxed)) == sorted(setting(scenario).tokens)
        orders_of_tokens.add(tuple(world.tokens.values()))
    assert len(orders_of_tokens) > 10


@rule("SO-BOARD-08", "SO-RULING-06")
def test_the_city_centre_is_printed_in_the_mountains() -> None:
    assert setting("m1").printed == {"m1_town": "city_centre"}
    assert setting("m2").printed == {"m2_abbey": "city_centre"}


@rule("SO-BOARD-09")
@pytest.mark.parametrize(("scenario", "zones"), [("l1", 6), ("l2", 8)])
def test_every_area_lies_under_exactly_one_zone(scenario: str, zones: int) -> None:
    fixed = setting(scenario)
    assert len(fixed.zones) == zones
    under = [area for zone in fixed.zones for area in fixed.areas_of[zone]]
    assert sorted(under) == sorted(fixed.areas)


@rule("SO-BOARD-10")
def test_zones_are_adjacent_when_they_share_a_border() -> None:
    near = setting("l1").neighbours
    assert set(near["l1_z_green"]) == {"l1_z_orange", "l1_z_red", "l1_z_teal"}
    assert set(near["l1_z_teal"]) == {"l1_z_green"}


@rule("SO-BOARD-11", "SO-BOARD-12", "SO-SETUP-06")
def test_aircraft_start_in_their_sectors() -> None:
    game = start("l1")
    assert [game.aircraft(zone) for zone in ("teal", "green", "red", "orange", "violet", "white")] == [
        (3, 0),
        (4, 0),
        (0, 0),
        (0, 0),
        (0, 4),
        (0, 3),
    ]
    assert game.hangars() == (3, 3)


@rule("SO-BOARD-13", "SO-RULING-36")
@pytest.mark.parametrize(
    ("scenario", "counts"),
    [
        ("m1", {"advance": 17, "barrage": 4, "paradrop": 2, "reinforce": 2, "planning": 2}),
        ("m2", {"advance": 17, "barrage": 4, "paradrop": 2, "reinforce": 2, "planning": 2}),
        (
            "l1",
            {
                "advance": 16,
                "barrage": 2,
                "flight": 6,
                "bombard": 6,
                "reinforce": 2,
                "planning": 2,
                "scramble": 2,
            },
        ),
        (
            "l2",
            {
                "advance": 20,
                "barrage": 2,
                "flight": 8,
                "bombard": 8,
                "reinforce": 2,
                "planning": 2,
                "scramble": 2,
            },
        ),
    ],
)
def test_how_many_action_spaces_there_are(scenario: str, counts: dict[str, int]) -> None:
    assert actions(scenario) == counts
    fixed = setting(scenario)
    assert all(f"{area}.advance" in fixed.spaces for area in fixed.areas)
    assert all(f"{zone}.{action}" in fixed.spaces for zone in fixed.zones for action in ("flight", "bombard"))


# Setup


@rule("SO-SETUP-01")
@pytest.mark.parametrize("first", ["blue", "yellow"])
def test_colours_are_chosen(first: str) -> None:
    world = start("m1", first=first).world
    assert (GAME.side(world, 0), GAME.side(world, 1)) == (first, "yellow" if first == "blue" else "blue")


@rule("SO-SETUP-01")
def test_colours_are_drawn() -> None:
    drawn = Counter(start("m1", seed, "draw").world.factions for seed in range(100))
    assert set(drawn) == {("blue", "yellow"), ("yellow", "blue")}
    assert min(drawn.values()) > 25


@rule("SO-SETUP-03")
def test_the_support_board_has_the_side_of_the_mode() -> None:
    support = [space for space in setting("m1").spaces if space.startswith("sup_")]
    assert support == ["sup_reinforce_1", "sup_reinforce_2", "sup_planning_1", "sup_planning_2"]
    assert [space for space in setting("l1").spaces if "scramble" in space] == [
        "sup_scramble_1",
        "sup_scramble_2",
    ]


@rule("SO-SETUP-04")
def test_five_commanders_in_reserve_and_four_in_staging() -> None:
    game = start("l2")
    assert game.commanders("blue") == game.commanders("yellow") == (5, 0, 4)


@rule("SO-SETUP-07", "SO-SETUP-08", "SO-SETUP-13")
def test_the_deck_is_shuffled_and_nobody_holds_a_card() -> None:
    game = start("m1")
    assert len(game.world.deck) == 24
    assert (game.world.discard, game.army("blue").hand, game.army("yellow").hand) == ((), (), ())
    assert game.world.commanders == {}
    assert len({start("m1", seed).world.deck for seed in range(10)}) == 10
    assert game.said(DeckShuffled)[0].deck == game.world.deck


@rule("SO-SETUP-10")
def test_flight_control_stays_out_of_a_landing() -> None:
    boxed = [start("l2", seed).said(TokensBoxed)[0].bonuses for seed in range(60)]
    assert all("flight_control" not in one and len(one) == 1 for one in boxed)
    assert "flight_control" in {
        token for seed in range(30) for token in start("m1", seed).world.tokens.values()
    }


@rule("SO-SETUP-11", "SO-RULING-34", "SO-DICE-07")
def test_four_equal_dice_with_none_one_or_two_hits() -> None:
    dice = content().numbers.dice
    assert (dice.pieces, dice.faces) == (4, (0, 0, 1, 1, 1, 2))


@rule("SO-SETUP-12")
@pytest.mark.parametrize(("face", "colour"), [(0, "blue"), (1, "yellow")])
def test_the_tossed_colour_has_the_initiative_on_field_one(face: int, colour: str) -> None:
    state = new(setting("m1"), 1)
    started = engine.start(GAME, State(state.world, (SetupEnds(),), Rng(1, 0, (face,))))
    game = Table(started.state, started.events)
    assert game.said(RoundTokenTossed) == [RoundTokenTossed(colour)]
    assert (game.world.initiative, game.world.round, game.actor()) == (colour, 1, colour)


@rule("SO-ACT-06", "SO-ACT-07", "SO-RULING-08")
@pytest.mark.parametrize(("turn", "strength"), [("blue", 5), ("yellow", 4)])
def test_in_a_landing_each_faction_uses_its_own_strength(turn: str, strength: int) -> None:
    own = "w_hq 1" if turn == "blue" else "e_hq 1"
    game = orders("l1", turn=turn, **{turn: own}).do(Deploy("sup_reinforce_1"))
    area = own.split(maxsplit=1)[0]
    assert game.do(PlaceSoldiers(area, 4)).outcome is None
    assert isinstance(game.top, Placing)
    assert game.top.left == strength


@rule("SO-ACT-08", "SO-RULING-08")
def test_in_the_mountains_strengths_are_equal() -> None:
    mountain = content().support.mountain
    assert {name: (space.blue, space.yellow) for name, space in mountain.items()} == {
        "sup_reinforce_1": (5, 5),
        "sup_reinforce_2": (4, 4),
        "sup_planning_1": (3, 3),
        "sup_planning_2": (2, 2),
    }
