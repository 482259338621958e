"""Ruling 56: who can still act, turns that pass by themselves, and the end when nobody can."""

import pytest
from msgspec.structs import replace

from game.rules.core import engine
from game.rules.desert_patrol.acting import can_act, can_still_play
from game.rules.desert_patrol.content import Action, Condition
from game.rules.desert_patrol.events import (
    CardsDiscarded,
    GameEnded,
    HopeAbandoned,
    TurnEnded,
    TurnPassed,
    TurnStarted,
)
from game.rules.desert_patrol.hope import can_mark
from game.rules.desert_patrol.initiative import Bid, LonelyBid
from game.rules.desert_patrol.intents import Commit, Control, EndTurn, HunkerDown, Recover
from game.rules.desert_patrol.turn import Turn
from game.rules.desert_patrol.victory import points
from tests.rules.desert_patrol.changed_content import SCENARIOS
from tests.rules.desert_patrol.endings.arranged import destroyed, hit, only, wander, winner, without_vehicle
from tests.rules.desert_patrol.table import Table, table
from tests.rules.desert_patrol.variants import resettled

NO_POINTS_NEEDED = (Condition("neutralise", 9, ("lrdg_sniper",)),)
"""The condition of a side that can never be hopeless, nor ever win."""


def left_with(scenario: str, side: str, cards: str) -> Table:
    """The side has these cards in its deck and all others in reserve."""
    return only(table(scenario), side, deck=cards)


# Who can act


@pytest.mark.rule("DP-RULING-56")
@pytest.mark.parametrize(
    ("scenario", "side", "cards", "can"),
    [
        ("dp_s02", "lrdg", "lrdg_sniper lrdg_sniper", True),
        ("dp_s02", "lrdg", "lrdg_sniper lrdg_fog_of_war", True),
        ("dp_s02", "lrdg", "lrdg_fog_of_war lrdg_fog_of_war", False),
        ("dp_s02", "lrdg", "lrdg_lieutenant lrdg_fog_of_war", True),
        ("dp_s02", "lrdg", "lrdg_corporal_a lrdg_fog_of_war", True),
        ("dp_s02", "lrdg", "", False),
        ("dp_s05", "italy", "ita_recon_plane ita_fog_of_war", True),
        ("dp_s06", "italy", "ita_staff_sergeant ita_fog_of_war", True),
    ],
    ids=["two", "one and fog", "fog", "reinforce", "reinforce a squad", "none", "airstrike", "sergeant"],
)
def test_a_side_can_act_with_a_card_for_more_than_its_own_cards(
    scenario: str, side: str, cards: str, can: bool
) -> None:
    assert can_act(left_with(scenario, side, cards).world, side) is can


@pytest.mark.rule("DP-RULING-56", "DP-RULING-35")
def test_command_cards_act_without_soldiers_only_if_they_can_change_the_board() -> None:
    game = table("dp_s05").without_soldier(
        "ita_rifleman_a", "ita_rifleman_b", "ita_machine_gunner", "ita_scout"
    )
    assert not [name for name in game.world.soldiers if name.startswith("ita")]
    assert can_act(game.world, "italy")
    sergeant = only(game, "italy", deck="ita_platoon_sergeant ita_fog_of_war")
    assert "ita_recon_plane" in sergeant.forces("italy").reserve
    assert can_act(sergeant.world, "italy"), "Reinforce brings the aeroplane"
    no_plane = only(game, "italy", deck="ita_platoon_sergeant ita_fog_of_war", removed="ita_recon_plane")
    assert not can_act(no_plane.world, "italy")


@pytest.mark.rule("DP-RULING-56")
def test_an_aeroplane_with_nobody_to_strike_can_still_observe_unknown_tiles() -> None:
    game = only(table("dp_s05"), "italy", deck="ita_recon_plane ita_fog_of_war")
    for name in (
        "lrdg_scout_a",
        "lrdg_rifleman_a",
        "lrdg_rifleman_b",
        "lrdg_machine_gunner",
        "lrdg_engineer",
    ):
        game = game.without_soldier(name)
    for name in ("lrdg_pilot_car", "lrdg_support_truck"):
        game = without_vehicle(game, name, by="italy")
    assert can_act(game.world, "italy")
    everywhere = dict.fromkeys(game.world.setting.tiles, "reconned")
    assert not can_act(game.with_forces("italy", markers=everywhere).world, "italy")


def lone_engineer() -> Table:
    """Scenario 1: no Italian is left; the Engineer stands where no marker leads away from."""
    game = table("dp_s01").without_soldier("ita_rifleman_a", "ita_rifleman_b", "ita_scout")
    game = game.without_soldier("lrdg_scout_a", "lrdg_rifleman_a", "lrdg_saboteur")
    game = game.with_soldier("lrdg_engineer", "2B").with_forces("lrdg", markers={})
    return only(game, "lrdg", deck="lrdg_engineer lrdg_engineer")


@pytest.mark.rule("DP-RULING-56")
def test_a_soldier_with_nowhere_to_go_and_nothing_to_do_cannot_act() -> None:
    game = lone_engineer()
    assert can_act(game.world, "lrdg"), "he may blow up the aircraft"
    game = destroyed(game, "object_aircraft_2")
    assert not can_act(game.world, "lrdg")
    near = game.world.setting.neighbours["2B"][0]
    assert can_act(game.with_marker("lrdg", near, "reconned").world, "lrdg"), "he may walk"
    assert can_act(game.with_soldier("lrdg_engineer", "2B", pinned=True).world, "lrdg"), "he may recover"


@pytest.mark.rule("DP-RULING-56")
@pytest.mark.parametrize(("face", "can"), [("reconned", True), ("controlled", False)])
def test_a_soldier_who_can_only_take_control_acts_until_he_has_it(face: str, can: bool) -> None:
    game = lone_engineer().with_soldier("lrdg_rifleman_a", "16B").with_forces("lrdg", markers={"16B": face})
    game = game.with_zones("lrdg", deck="lrdg_rifleman_a lrdg_rifleman_a")
    assert can_act(game.world, "lrdg") is can


def beside_the_tank(crew: str) -> Table:
    """Scenario 9: a Rifleman with nowhere to go beside the tank; its driver, alone in it, has this deck."""
    game = table("dp_s09").without_soldier(
        "lrdg_scout_a", "lrdg_machine_gunner", "lrdg_saboteur", "lrdg_engineer"
    )
    gone = ("ita_crewman", "ita_gunner", "ita_machine_gunner", "ita_rifleman_a", "ita_scout")
    game = game.without_soldier(*gone).with_soldier("lrdg_rifleman_a", "19A")
    game = without_vehicle(game, "lrdg_support_truck", by="italy").with_forces("lrdg", markers={})
    game = only(game, "lrdg", deck="lrdg_rifleman_a lrdg_rifleman_a")
    return only(game, "italy", deck=crew)


@pytest.mark.rule("DP-RULING-56")
def test_a_target_that_can_still_get_out_of_the_tank_is_one_to_wait_for() -> None:
    game = beside_the_tank("ita_tank_driver ita_tank_driver")
    assert game.world.crew("ita_medium_tank") == ("ita_tank_driver",)
    assert can_act(game.world, "lrdg")
    assert not can_act(beside_the_tank("ita_fog_of_war ita_fog_of_war").world, "lrdg")
    empty = game.with_soldier("ita_tank_driver", "17A")
    assert can_act(empty.world, "lrdg"), "he may board the empty tank, and shoot"


@pytest.mark.rule("DP-RULING-56")
def test_conceal_acts_only_while_the_enemy_has_fog_to_gain() -> None:
    conceal = table("dp_s02").world.setting.content
    scout = replace(conceal.cards["ita_platoon_sergeant"], actions=(Action("conceal"),))
    content = replace(conceal, cards={**conceal.cards, "ita_platoon_sergeant": scout})
    game = only(
        resettled(table("dp_s02"), content=content), "italy", deck="ita_platoon_sergeant ita_fog_of_war"
    )
    assert "lrdg_fog_of_war" in game.forces("lrdg").reserve
    assert can_act(game.world, "italy")
    known = game.with_forces(
        "lrdg", reserve=tuple(card for card in game.forces("lrdg").reserve if "fog" not in card)
    )
    assert not can_act(known.world, "italy")


# A single card


@pytest.mark.rule("DP-RULING-56")
@pytest.mark.parametrize("zone", ["deck", "discard"])
def test_a_single_card_is_bid_every_round_and_counts_for_nothing(zone: str) -> None:
    game = table("dp_s06").without_soldier("ita_scout")
    single = only(game, "lrdg", **{zone: "lrdg_engineer"})
    assert not can_still_play(single.world, "lrdg")
    assert not can_act(single.world, "lrdg")
    assert can_act(only(game, "lrdg", **{zone: "lrdg_engineer lrdg_fog_of_war"}).world, "lrdg")


@pytest.mark.rule("DP-RULING-56")
def test_after_the_bid_a_single_card_in_hand_may_still_be_played() -> None:
    game = only(table("dp_s06").without_soldier("ita_scout"), "lrdg", hand="lrdg_engineer")
    assert not can_act(game.world, "lrdg")
    assert can_act(game.turn("lrdg").world, "lrdg")
    assert can_act(game.turn("italy").world, "lrdg")


@pytest.mark.rule("DP-RULING-56")
def test_a_conceal_that_may_give_it_a_second_one_counts() -> None:
    game = only(table("dp_s06"), "lrdg", discard="lrdg_engineer")
    assert can_act(game.world, "lrdg")
    assert not can_act(only(game, "italy", deck="ita_scout").world, "lrdg"), "the Scout is never played"
    assert can_act(only(game, "italy", deck="ita_scout ita_fog_of_war").world, "lrdg")
    no_fog = tuple(card for card in game.forces("lrdg").reserve if "fog" not in card)
    assert not can_act(game.with_forces("lrdg", reserve=no_fog).world, "lrdg")


@pytest.mark.rule("DP-RULING-56")
def test_a_conceal_of_its_own_does_not_bring_a_side_a_second_card() -> None:
    game = only(table("dp_s04"), "lrdg", discard="lrdg_scout_a")
    assert "ita_scout" not in game.world.soldiers
    assert not can_still_play(game.world, "lrdg")


# Turns that pass by themselves


def one_side_idle(hand: str = "lrdg_fog_of_war lrdg_fog_of_war") -> Table:
    """Scenario 6: the Italians end their turn; the LRDG, still to play, has only these cards left."""
    game = only(table("dp_s06"), "lrdg", hand=hand)
    return game.with_hand("italy", "ita_rifleman_a").turn("italy")


@pytest.mark.rule("DP-RULING-56", "DP-RULING-35")
def test_the_turn_of_a_side_that_cannot_act_passes_by_itself() -> None:
    game = one_side_idle()
    assert not can_act(game.world, "lrdg")
    assert can_act(game.world, "italy")
    game = game.do(EndTurn())
    after = game.events[game.events.index(TurnStarted("lrdg")) :]
    fog = ("lrdg_fog_of_war",) * 2
    passed = (
        TurnStarted("lrdg"),
        TurnPassed("lrdg", "cannot_act"),
        CardsDiscarded("lrdg", fog, ()),
        TurnEnded("lrdg"),
    )
    assert after[:4] == passed
    assert (game.outcome, game.world.round) == (None, 2)


@pytest.mark.rule("DP-RULING-56", "DP-RULING-36")
def test_an_idle_side_still_bids_for_the_initiative() -> None:
    game = one_side_idle().do(EndTurn())
    assert game.top == LonelyBid(idle="lrdg")
    fog, rifleman = "lrdg_fog_of_war", game.forces("italy").hand[0]
    half = game.do(Commit(fog), by="lrdg")
    assert half.top == LonelyBid(lrdg=fog, idle="lrdg")
    assert half.top.redacted(half.world, half.seat("italy")).idle == "lrdg"
    done = half.do(Commit(rifleman), by="italy")
    assert isinstance(done.top, Turn)
    assert done.actor() == "italy"


@pytest.mark.rule("DP-RULING-56")
def test_a_round_in_which_both_can_act_has_an_ordinary_bid() -> None:
    assert table("dp_s06").top == Bid()


@pytest.mark.rule("DP-RULING-56", "DP-INFO-02")
def test_a_hand_of_fog_alone_does_not_give_itself_away() -> None:
    game = one_side_idle("lrdg_fog_of_war lrdg_fog_of_war")
    game = only(game, "lrdg", hand="lrdg_fog_of_war lrdg_fog_of_war", deck="lrdg_engineer").turn("italy")
    game = game.do(EndTurn())
    assert game.said(TurnPassed) == []
    assert game.actor() == "lrdg"
    assert game.legal() == (EndTurn(),)


@pytest.mark.rule("DP-RULING-36")
def test_a_turn_with_an_empty_hand_passes_and_says_so() -> None:
    game = only(table("dp_s06"), "lrdg", deck="lrdg_engineer lrdg_saboteur")
    game = game.with_hand("italy", "ita_rifleman_a").turn("italy").do(EndTurn())
    assert game.said(TurnPassed) == [TurnPassed("lrdg", "no_cards")]


@pytest.mark.rule("DP-RULING-56")
def test_a_turn_ends_by_itself_with_the_last_card_that_could_change_anything() -> None:
    game = only(table("dp_s06"), "lrdg", hand="lrdg_saboteur lrdg_fog_of_war").turn("lrdg", last=True)
    game = game.do(HunkerDown("lrdg_saboteur"))
    assert game.said(TurnPassed) == [TurnPassed("lrdg", "cannot_act")]
    assert (game.outcome, game.world.round) == (None, 2)


@pytest.mark.rule("DP-RULING-56", "DP-RULING-07")
def test_a_manoeuvre_that_is_left_is_still_offered() -> None:
    """Scenario 5: the Scout hunkers down with the last card and may leave the car all the same."""
    game = only(table("dp_s05"), "lrdg", hand="lrdg_scout_a lrdg_fog_of_war").turn("lrdg")
    game = game.do(HunkerDown("lrdg_scout_a"))
    assert not can_act(game.world, "lrdg")
    assert game.top == Turn("lrdg", "lrdg_scout_a", manoeuvred=False)


# Nobody can act


@pytest.mark.rule("DP-RULING-56")
def test_when_nobody_can_act_more_points_win() -> None:
    game = only(table("dp_s06"), "lrdg", hand="lrdg_engineer")
    game = only(game, "italy", hand="ita_rifleman_b").turn("lrdg")
    assert (points(game.world, "lrdg"), points(game.world, "italy")) == (3, 0)
    game = resettled(game, italy={"win": NO_POINTS_NEEDED})
    game = game.do(HunkerDown("lrdg_engineer"))
    assert game.outcome is None
    game = game.do(HunkerDown("ita_rifleman_b"))
    assert game.said(HopeAbandoned) == []
    assert game.said(GameEnded) == [GameEnded("lrdg", "standstill", "DP-RULING-56")]
    assert winner(game) == "lrdg"


@pytest.mark.rule("DP-RULING-56")
@pytest.mark.parametrize("holder", ["lrdg", "italy"])
def test_when_nobody_can_act_and_points_are_equal_the_initiative_marker_wins(holder: str) -> None:
    game = only(table("dp_s03"), "lrdg", hand="lrdg_sniper").with_initiative(holder)
    game = only(game, "italy", hand="ita_rifleman_a").turn("lrdg")
    game = game.do(HunkerDown("lrdg_sniper"), HunkerDown("ita_rifleman_a"))
    assert game.outcome is None, "he may still get off the lorry"
    game = game.do(EndTurn())
    assert game.said(GameEnded) == [GameEnded(holder, "standstill", "DP-RULING-56")]


@pytest.mark.rule("DP-RULING-56")
def test_the_last_act_is_carried_out_before_the_end() -> None:
    """Scenario 1: the Rifleman takes the only tile he could; with it nothing is left to do for anybody."""
    game = lone_engineer().with_soldier("lrdg_rifleman_a", "16B").without_soldier("lrdg_engineer")
    game = game.with_forces("lrdg", markers={"16B": "reconned"}, destroyed=("object_aircraft_2",))
    game = game.with_zones("lrdg", hand="lrdg_rifleman_a lrdg_rifleman_a", deck="")
    game = game.with_zones("italy", deck="", hand="", discard="", reserve="")
    game = resettled(game, lrdg={"win": NO_POINTS_NEEDED}, italy={"win": NO_POINTS_NEEDED}).turn("lrdg")
    game = game.with_world(initiative="lrdg")
    assert can_act(game.world, "lrdg")
    assert not can_act(game.world, "italy")
    game = game.do(Control("lrdg_rifleman_a", "card"))
    assert game.marker("lrdg", "16B") == "C"
    assert game.said(TurnPassed) == [TurnPassed("lrdg", "cannot_act")]
    assert game.said(GameEnded) == [GameEnded("lrdg", "standstill", "DP-RULING-56")]


@pytest.mark.rule("DP-RULING-56", "DP-PIN-02")
def test_a_pinned_soldier_recovers_and_only_then_can_do_no_more() -> None:
    game = destroyed(lone_engineer(), "object_aircraft_2").with_soldier("lrdg_engineer", "2B", pinned=True)
    game = game.with_zones("lrdg", hand="lrdg_engineer lrdg_engineer", deck="")
    game = resettled(game, lrdg={"win": NO_POINTS_NEEDED}, italy={"win": NO_POINTS_NEEDED}).turn("lrdg")
    assert can_act(game.world, "lrdg")
    game = game.do(Recover("lrdg_engineer"))
    assert not game.world.soldiers["lrdg_engineer"].pinned
    assert game.said(TurnPassed) == [TurnPassed("lrdg", "cannot_act")]


@pytest.mark.rule("DP-RULING-56")
def test_while_one_side_can_act_the_game_goes_on() -> None:
    game = one_side_idle()
    for _ in range(20):
        game = game.do(EndTurn())
        assert game.said(TurnPassed) == [TurnPassed("lrdg", "cannot_act")]
        for side in ("lrdg", "italy"):
            game = game.do(Commit(game.forces(side).hand[0]), by=side)
        assert game.actor() == "italy"
    assert game.outcome is None


# Wherever play leads


@pytest.mark.rule("DP-RULING-56", "DP-RULING-35", "DP-TURN-03")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_whoever_is_asked_has_something_to_say_and_every_game_ends(scenario: str) -> None:
    for seed in (11, 12):
        for game in wander(scenario, seed, steps=20_000):
            if game.outcome is not None:
                break
            side = game.top.side if isinstance(game.top, Turn) else None
            for asked in ("lrdg", "italy") if side is None else (side,):
                if game.seat(asked) in engine.waiting_for(game.state):
                    assert game.legal(asked)
            if isinstance(game.top, Turn) and game.top.card is None:
                assert can_act(game.world, game.top.side)
            for passed in game.said(TurnPassed):
                idle = not can_act(game.world, passed.side)
                assert idle or passed.why == "no_cards"
        assert game.outcome is not None
        assert len(game.outcome.winners) == 1


@pytest.mark.rule("DP-RULING-56")
def test_a_wound_that_takes_the_last_card_lets_the_turns_pass() -> None:
    game = only(table("dp_s01"), "italy", hand="ita_rifleman_a").with_hand(
        "lrdg", "lrdg_scout_a", "lrdg_saboteur"
    )
    game = hit(game.turn("lrdg"), "lrdg_scout_a", "ita_rifleman_a")
    assert game.forces("italy").hand == ()
    assert game.outcome is None
    game = game.do(EndTurn())
    assert game.said(TurnPassed) == [TurnPassed("italy", "cannot_act")]


@pytest.mark.rule("DP-RULING-56", "DP-ESC-02")
def test_a_soldier_beside_the_way_out_can_act() -> None:
    game = only(table("dp_s05"), "lrdg", deck="lrdg_engineer lrdg_fog_of_war")
    game = game.with_soldier("lrdg_engineer", "4A").with_forces("lrdg", markers={})
    for name in ("ita_rifleman_a", "ita_rifleman_b", "ita_machine_gunner", "ita_scout"):
        game = game.without_soldier(name)
    game = without_vehicle(game, "ita_scout_car", by="lrdg")
    for name in ("lrdg_scout_a", "lrdg_rifleman_a", "lrdg_rifleman_b", "lrdg_machine_gunner"):
        game = game.without_soldier(name)
    assert can_act(game.world, "lrdg")
    elsewhere = game.with_soldier("lrdg_engineer", "22A")
    assert can_mark(elsewhere.world, "lrdg", frozenset(("lrdg_engineer",))), "he could drive and navigate"
    for name in ("lrdg_pilot_car", "lrdg_support_truck"):
        elsewhere = without_vehicle(elsewhere, name, by="italy")
    assert not can_act(elsewhere.world, "lrdg")
    assert can_act(elsewhere.with_soldier("lrdg_engineer", "4A").world, "lrdg")
