"""Worked examples of the ledger that join several chapters: a tie, a recovery, a capture, a wrong crew."""

import pytest

from game.rules.desert_patrol.acting import can_act
from game.rules.desert_patrol.content import Condition
from game.rules.desert_patrol.events import (
    AttackDeclared,
    GameEnded,
    InitiativeSet,
    SoldierRecovered,
    TurnPassed,
    TurnStarted,
    VehicleCaptured,
)
from game.rules.desert_patrol.intents import (
    OFF_BOARD,
    Attack,
    Board,
    ChooseSoldier,
    Commit,
    Control,
    Done,
    EndTurn,
    HunkerDown,
    Recover,
    StepOn,
    Travel,
)
from tests.rules.desert_patrol.endings.arranged import hit, only
from tests.rules.desert_patrol.table import table
from tests.rules.desert_patrol.variants import resettled

MAN = "lrdg_rifleman_a"


@pytest.mark.rule("DP-TV-34", "DP-INIT-04")
@pytest.mark.parametrize("holder", ["lrdg", "italy"])
def test_a_tie_leaves_the_initiative_with_its_holder(holder: str) -> None:
    game = table("dp_s06").with_initiative(holder)
    game = game.with_hand("lrdg", "lrdg_engineer", "lrdg_saboteur").with_hand(
        "italy", "ita_rifleman_a", "ita_scout"
    )
    cards = game.world.setting.cards
    assert cards["lrdg_engineer"].initiative == cards["ita_rifleman_a"].initiative == 4
    game = game.do(Commit("lrdg_engineer"), by="lrdg").do(Commit("ita_rifleman_a"), by="italy")
    assert game.world.initiative == holder
    assert game.said(InitiativeSet) == [InitiativeSet(holder, "kept_on_tie")]
    assert game.said(TurnStarted) == [TurnStarted(holder)]
    assert game.actor() == holder


@pytest.mark.rule("DP-TV-29", "DP-PIN-02", "DP-PIN-03", "DP-PIN-04")
def test_a_pinned_soldier_recovers_with_one_card_and_acts_with_the_next() -> None:
    game = (
        table("dp_s02")
        .with_soldier(MAN, "6A", pinned=True)
        .with_hand("lrdg", MAN, MAN, "lrdg_sniper")
        .turn("lrdg")
    )
    walk = Travel(MAN, "card", "move", "17A")
    refusal = game.refusal(walk)
    assert (refusal.rule, refusal.facts) == ("DP-PIN-01", {"soldier": MAN})
    up = game.do(Recover(MAN))
    assert (up.world.soldiers[MAN].pinned, up.world.soldiers[MAN].tile) == (False, "6A")
    assert up.world.lrdg.play_area == (MAN,)
    assert up.events[-1] == SoldierRecovered(MAN)
    assert up.do(walk).world.soldiers[MAN].tile == "17A"
    hidden = game.do(HunkerDown(MAN))
    assert hidden.world.soldiers[MAN].pinned
    assert hidden.world.lrdg.reserve.count(MAN) == game.world.lrdg.reserve.count(MAN) + 1
    assert hidden.world.lrdg.play_area == ()


@pytest.mark.rule("DP-TV-36", "DP-MAN-05", "DP-MAN-06")
def test_an_empty_damaged_lorry_is_captured_driven_and_attacked_by_its_old_side() -> None:
    game = table("dp_s11").with_soldier(MAN, "14B").with_vehicle("ita_lorry", damage=1)
    game = game.with_marker("lrdg", "3A", "reconned").with_hand("lrdg", MAN, "lrdg_sniper").turn("lrdg")
    drive = Travel(MAN, "vehicle", "drive", "3A")
    game = game.do(Board(MAN, "ita_lorry", "driver"))
    assert game.said(VehicleCaptured) == [VehicleCaptured("ita_lorry", "lrdg")]
    assert game.refusal(Travel(MAN, "vehicle", "drive", "15A")).rule == "DP-MOVE-02"
    game = game.do(drive)
    lorry = game.world.vehicles["ita_lorry"]
    assert (lorry.side, lorry.damage, lorry.tile) == ("lrdg", 1, "3A")
    theirs = game.with_hand("italy", "ita_scout", "ita_rifleman_b").turn("italy")
    assert theirs.allows(Attack("ita_scout", "card", "attack", "ita_lorry"))
    assert theirs.world.soldiers["ita_scout"].tile == "3A"
    refusal = theirs.refusal(Board("ita_scout", "ita_lorry", "mate"))
    assert (refusal.rule, refusal.facts) == ("DP-MAN-04", {"vehicle": "ita_lorry", "soldier": MAN})


@pytest.mark.rule("DP-TV-36", "DP-MOVE-01")
def test_the_captured_lorry_drives_two_tiles() -> None:
    game = table("dp_s11").with_soldier(MAN, "14B").with_marker("lrdg", "3A", "reconned")
    game = game.with_marker("lrdg", "20A", "reconned").with_hand("lrdg", MAN, "lrdg_sniper").turn("lrdg")
    game = game.do(Board(MAN, "ita_lorry", "driver"), Travel(MAN, "vehicle", "drive", "3A"))
    assert game.do(StepOn("20A")).world.vehicles["ita_lorry"].tile == "20A"
    assert game.do(Done()).world.vehicles["ita_lorry"].tile == "3A"


@pytest.mark.rule("DP-TV-37", "DP-VEH-07", "DP-VEH-08")
def test_the_tank_obeys_only_men_with_the_specialisation_of_their_position() -> None:
    tank = "ita_medium_tank"
    game = table("dp_s06").with_soldier("ita_gunner", "19A")
    game = game.with_soldier("ita_rifleman_a", vehicle=tank, position="gun")
    game = game.with_hand("italy", "ita_rifleman_a", "ita_gunner").turn("italy")
    shoot = ("attack", "lrdg_saboteur")
    refusal = game.refusal(Attack("ita_rifleman_a", "vehicle", *shoot))
    facts = {"soldier": "ita_rifleman_a", "position": "gun", "vehicle": tank}
    assert (refusal.rule, refusal.facts) == ("DP-VEH-07", facts)
    assert game.refusal(Attack("ita_rifleman_a", "vehicle", "anti_tank", tank)).rule == "DP-VEH-07"
    own = game.with_dice(1).do(Attack("ita_rifleman_a", "card", *shoot))
    assert own.said(AttackDeclared)[0].dice == 1, "Attack 1 of his own card"
    seated = game.with_soldier("ita_tank_driver", "19A").with_marker("italy", "12A", "reconned")
    seated = seated.with_soldier("ita_gunner", vehicle=tank, position="driver")
    refusal = seated.refusal(Travel("ita_gunner", "vehicle", "drive", "12A"))
    assert (refusal.rule, refusal.facts["position"]) == ("DP-VEH-07", "driver")


# The same positions with nobody and nothing to spare


@pytest.mark.rule("DP-TV-40", "DP-RULING-35", "DP-END-03")
def test_the_last_card_of_the_last_soldier_wins_in_mid_action() -> None:
    others = (
        "ita_rifleman_a",
        "ita_machine_gunner",
        "ita_scout",
        "ita_tank_driver",
        "ita_gunner",
        "ita_crewman",
    )
    game = table("dp_s06").with_soldier("lrdg_rifleman_b", "13B").with_soldier("lrdg_engineer", "13B")
    game = game.without_soldier(*others[:3]).with_soldier("ita_rifleman_b", "6B")
    game = only(game.with_marker("italy", "6B", "reconned"), "italy", hand="ita_rifleman_b").turn("italy")
    game = game.without_soldier(*others[3:]).turn("italy")
    assert [name for name in game.world.soldiers if name.startswith("ita")] == ["ita_rifleman_b"]
    assert game.forces("italy").deck + game.forces("italy").discard == ()
    wins = game.do(Control("ita_rifleman_b", "card"))
    assert wins.said(GameEnded) == [GameEnded("italy", "points", "DP-OBJ-01")]
    loses = game.do(HunkerDown("ita_rifleman_b"))
    assert loses.said(GameEnded) == [GameEnded("lrdg", "hopeless", "DP-HOPE-02")]


@pytest.mark.rule("DP-TV-25", "DP-RULING-52", "DP-RULING-56")
@pytest.mark.parametrize(
    ("cards", "acts"), [("lrdg_lieutenant lrdg_fog_of_war", True), ("lrdg_fog_of_war", False)]
)
def test_a_counter_without_cards_blocks_control_and_acts_only_if_reinforce_may_bring_one(
    cards: str, acts: bool
) -> None:
    game = only(table("dp_s06"), "lrdg", hand=cards).with_soldier("ita_rifleman_b", "6B")
    game = game.with_marker("italy", "6B", "reconned").with_hand("italy", "ita_rifleman_b", "ita_scout")
    game = game.turn("italy")
    assert game.forces("lrdg").reserve.count("lrdg_engineer") == 3
    assert game.refusal(Control("ita_rifleman_b", "card")).rule == "DP-SUP-09"
    assert game.allows(Attack("ita_rifleman_b", "card", "attack", "lrdg_engineer"))
    assert can_act(game.world, "lrdg") is acts
    after = game.do(EndTurn())
    assert after.said(TurnPassed) == ([] if acts else [TurnPassed("lrdg", "cannot_act")])


@pytest.mark.rule("DP-TV-39", "DP-RULING-35", "DP-RULING-56")
def test_the_last_two_escape_in_the_pilot_car_and_the_game_goes_on() -> None:
    game = table("dp_s05").without_soldier("lrdg_rifleman_b", "lrdg_machine_gunner")
    game = game.with_vehicle("lrdg_pilot_car", tile="2A").with_marker("lrdg", "4A", "reconned")
    game = game.without_soldier("lrdg_engineer").with_world(italy=table("dp_s05").world.italy)
    game = game.with_hand("lrdg", "lrdg_rifleman_a", "lrdg_lieutenant").turn("lrdg")
    game = game.do(Travel("lrdg_rifleman_a", "vehicle", "drive", "4A"), StepOn(OFF_BOARD))
    assert game.forces("lrdg").escaped == ("lrdg_pilot_car", "lrdg_rifleman_a", "lrdg_scout_a")
    assert not [name for name in game.world.soldiers if name.startswith("lrdg")]
    assert game.outcome is None, "two of three: no condition is met, and losing everybody is no end"
    assert game.said(TurnPassed) == [TurnPassed("lrdg", "cannot_act")], "the Lieutenant commands nobody"
    assert game.actor() == "italy"


@pytest.mark.rule("DP-TV-26", "DP-VDM-04", "DP-RULING-56")
def test_a_crew_put_on_the_tile_without_cards_can_do_nothing() -> None:
    game = table("dp_s09").with_vehicle("ita_medium_tank", damage=3, disabled=True)
    game = only(game, "italy", discard="ita_tank_driver ita_fog_of_war")
    game = (
        game.with_soldier("lrdg_saboteur", "19A")
        .with_hand("lrdg", "lrdg_saboteur", "lrdg_engineer")
        .turn("lrdg")
    )
    two = Condition("neutralise", 2, ("ita_medium_tank", "ita_tank_driver"))
    game = resettled(game, lrdg={"win": (two,)})
    assert can_act(game.world, "italy")
    game = hit(game, "lrdg_saboteur", "ita_medium_tank", "detonate").do(ChooseSoldier("ita_tank_driver"))
    crew = ("ita_crewman", "ita_gunner", "ita_tank_driver")
    assert [game.world.soldiers[name].tile for name in crew] == ["19A", "19A", "19A"]
    assert game.outcome is None
    assert not can_act(game.world, "italy")
    assert game.do(EndTurn()).said(TurnPassed) == [TurnPassed("italy", "cannot_act")]
