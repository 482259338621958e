"""The sample round of the rulebook: scenario 6, round 1, as one continuous play.

Each function of `The play` starts where the one before it ended; the tests look at what it led to and
try what the example says is not possible. Kasia commands the LRDG, Iwona the Italians.
"""

from collections import Counter
from functools import cache
from operator import attrgetter
from typing import Any

import pytest

from game.content.library import open_game
from game.rules.core import engine
from game.rules.core.state import State
from game.rules.core.values import Refusal
from game.rules.desert_patrol.events import (
    AttackDeclared,
    AttackHit,
    AttackMissed,
    CardReturned,
    CardsDrawn,
    CounterMoved,
    DeckReshuffled,
    DiceRolled,
    FogGained,
    InitiativeRevealed,
    InitiativeSet,
    PositionChanged,
    RoundStarted,
    SeatsSwapped,
    SoldierDisembarked,
    SoldierWounded,
    TileReconned,
    TurnEnded,
    TurnStarted,
    VehicleDamaged,
    VehicleMoved,
    VictimChosen,
)
from game.rules.desert_patrol.intents import (
    Attack,
    ChangePosition,
    ChooseSoldier,
    ChooseTile,
    Commit,
    Disembark,
    Done,
    EndTurn,
    FollowMe,
    HunkerDown,
    Navigate,
    SwapSeats,
    Travel,
)
from game.rules.desert_patrol.losses import ChooseVictim
from game.rules.desert_patrol.round import Round
from game.rules.desert_patrol.state import Soldier
from tests.rules.desert_patrol.table import Table

TANK, CAR = "ita_medium_tank", "ita_scout_car"
KASIA = ("lrdg_engineer", "lrdg_saboteur", "lrdg_warrant_officer", "lrdg_fog_of_war")
IWONA = ("ita_platoon_sergeant", "ita_scout", "ita_tank_driver", "ita_machine_gunner")
DETONATE = Attack("lrdg_saboteur", "card", "detonate", TANK)

# The play


@cache
def set_up() -> Table:
    """Laid out, with the decks stacked as the example draws them."""
    opened = open_game("desert_patrol")
    game: Any = opened.game
    new = game.new(opened.setting("dp_s06", {}), 2, 1)
    table = Table(State(new.world, (Round(),), new.rng))
    return table.stacked("lrdg", *KASIA).stacked("italy", *IWONA)


@cache
def drawn() -> Table:
    started = engine.start(set_up().game, set_up().state)
    return Table(started.state, started.events)


@cache
def bid() -> Table:
    return drawn().do(Commit("lrdg_engineer"), by="lrdg").do(Commit("ita_platoon_sergeant"), by="italy")


@cache
def scouted() -> Table:
    return bid().do(Disembark("ita_scout"), Travel("ita_scout", "card", "scout", "12A"), Done())


@cache
def driven() -> Table:
    return scouted().do(Travel("ita_tank_driver", "vehicle", "drive", "12A"))


@cache
def changed() -> Table:
    return driven().do(ChangePosition("ita_machine_gunner", "navigator"))


@cache
def navigated() -> Table:
    """The Italians have no card left, so their turn ends with this."""
    return changed().do(Navigate("ita_machine_gunner", "vehicle", "17A"), ChooseTile("16B"))


@cache
def stalked() -> Table:
    return navigated().do(Travel("lrdg_saboteur", "card", "stealth", "12A"), Done())


@cache
def followed() -> Table:
    return stalked().do(FollowMe("lrdg_warrant_officer", "card", "lrdg_saboteur"))


@cache
def blasted() -> Table:
    return followed().with_dice(5, 8).do(DETONATE)


@cache
def wounded() -> Table:
    return blasted().do(ChooseSoldier("ita_tank_driver"))


@cache
def finished() -> Table:
    return wounded().do(EndTurn())


# What it led to


@pytest.mark.rule("DP-TV-01", "DP-RULING-29")
def test_the_setup_of_scenario_6() -> None:
    game = set_up()
    world = game.world
    assert {name: vehicle.tile for name, vehicle in world.vehicles.items()} == {TANK: "19A", CAR: "19A"}
    assert world.soldiers == {
        "ita_tank_driver": Soldier(None, TANK, "driver"),
        "ita_gunner": Soldier(None, TANK, "gun"),
        "ita_crewman": Soldier(None, TANK, "hull"),
        "ita_rifleman_a": Soldier(None, CAR, "driver"),
        "ita_scout": Soldier(None, CAR, "navigator"),
        "ita_machine_gunner": Soldier(None, CAR, "gun"),
        "ita_rifleman_b": Soldier("17A"),
        "lrdg_saboteur": Soldier("10A"),
        "lrdg_rifleman_b": Soldier("6B"),
        "lrdg_engineer": Soldier("6B"),
    }
    assert world.setting.objectives == {"6B": 3}
    assert [game.marker("italy", tile) for tile in ("19A", "17A", "12A", "16B")] == ["R", "R", "none", "none"]
    assert [game.marker("lrdg", tile) for tile in ("6B", "10A", "13B")] == ["C", "R", "R"]
    near, far = world.setting.neighbours, world.setting.distances
    for one, other in (("19A", "12A"), ("19A", "17A"), ("17A", "16B"), ("12A", "10A")):
        assert other in near[one]
        assert one in near[other]
    assert "16B" not in near["19A"]
    assert (far["19A"]["6B"], far["12A"]["6B"]) == (3, 2)
    assert world.initiative == "lrdg"
    assert (len(world.lrdg.deck), len(world.lrdg.reserve)) == (10, 9)
    assert (len(world.italy.deck), len(world.italy.reserve)) == (18, 14)
    assert world.italy.reserve.count("ita_fog_of_war") == 6


@pytest.mark.rule("DP-TV-02", "DP-DRAW-01")
def test_both_draw_four_cards() -> None:
    game = drawn()
    assert game.events == (RoundStarted(1), CardsDrawn("lrdg", KASIA), CardsDrawn("italy", IWONA))
    assert (game.world.lrdg.hand, len(game.world.lrdg.deck)) == (KASIA, 6)
    assert (game.world.italy.hand, len(game.world.italy.deck)) == (IWONA, 14)


@pytest.mark.rule("DP-TV-03", "DP-RULING-29", "DP-INIT-03", "DP-INIT-05")
def test_the_italians_take_the_initiative() -> None:
    game = bid()
    revealed = InitiativeRevealed("lrdg_engineer", "ita_platoon_sergeant", 4, 7)
    assert game.said(InitiativeRevealed) == [revealed]
    assert game.said(InitiativeSet) == [InitiativeSet("italy", "taken")]
    assert game.world.lrdg.discard == ("lrdg_engineer",)
    assert game.world.italy.discard == ("ita_platoon_sergeant",)
    assert game.said(TurnStarted) == [TurnStarted("italy")]
    assert game.actor() == "italy"
    assert game.world.italy.hand == ("ita_scout", "ita_tank_driver", "ita_machine_gunner")


@pytest.mark.rule("DP-TV-04", "DP-MOVE-02")
def test_no_driving_to_an_unmarked_tile() -> None:
    game = bid()
    refused = game.refusal(Travel("ita_tank_driver", "vehicle", "drive", "12A"))
    assert refused == Refusal("DP-MOVE-02", {"side": "italy", "tile": "12A"})
    assert "ita_tank_driver" in game.world.italy.hand
    assert game.world.vehicles[TANK].tile == "19A"
    assert game.marker("italy", "12A") == "none"


@pytest.mark.rule("DP-TV-05", "DP-MAN-02", "DP-MAN-07", "DP-MOVE-05")
def test_the_scout_disembarks_and_scouts() -> None:
    game = scouted()
    assert game.said(SoldierDisembarked) == [SoldierDisembarked("ita_scout", CAR, "19A")]
    assert game.said(CounterMoved) == [CounterMoved("ita_scout", "19A", "12A")]
    assert game.world.soldiers["ita_scout"] == Soldier("12A")
    assert "navigator" not in {game.world.soldiers[man].position for man in game.world.crew(CAR)}
    assert game.said(TileReconned) == [TileReconned("italy", "12A")]
    assert game.marker("italy", "12A") == "R"
    assert game.said(FogGained) == [FogGained("italy", "scout")]
    assert game.world.italy.reserve.count("ita_fog_of_war") == 5
    assert game.world.italy.discard == ("ita_platoon_sergeant", "ita_fog_of_war")
    assert game.world.italy.play_area == ("ita_scout",)


@pytest.mark.rule("DP-TV-06", "DP-PLAY-09")
def test_the_scout_cannot_move_by_his_card_inside_the_vehicle() -> None:
    refused = bid().refusal(Travel("ita_scout", "card", "scout", "12A"))
    assert refused == Refusal("DP-PLAY-09", {"soldier": "ita_scout", "vehicle": CAR, "action": "scout"})


@pytest.mark.rule("DP-TV-07", "DP-MOVE-01", "DP-MOVE-03")
def test_the_tank_drives_to_the_newly_reconned_tile() -> None:
    game = driven()
    assert game.events[1:] == (VehicleMoved(TANK, "19A", "12A"),)
    assert game.world.vehicles[TANK].tile == "12A"
    seats = {man: game.world.soldiers[man].position for man in game.world.crew(TANK)}
    assert seats == {"ita_tank_driver": "driver", "ita_gunner": "gun", "ita_crewman": "hull"}
    assert game.world.italy.markers == scouted().world.italy.markers
    assert game.world.italy.reserve.count("ita_fog_of_war") == 5


@pytest.mark.rule("DP-TV-08", "DP-PLAY-05", "DP-MAN-09")
def test_a_swap_would_cost_the_action() -> None:
    """A branch the example mentions and does not take; with it the hand is empty, so only leaving remains."""
    game = driven().do(SwapSeats("ita_machine_gunner", "ita_rifleman_a"))
    assert game.said(SeatsSwapped) == [SeatsSwapped(CAR, "ita_machine_gunner", "ita_rifleman_a")]
    assert game.world.soldiers["ita_machine_gunner"].position == "driver"
    assert game.world.soldiers["ita_rifleman_a"].position == "gun"
    spent = Refusal("DP-TURN-02", {"card": "ita_machine_gunner"})
    assert game.refusal(Travel("ita_machine_gunner", "vehicle", "drive", "17A")) == spent
    assert game.refusal(Attack("ita_machine_gunner", "card", "attack", "lrdg_engineer")) == spent
    assert {getattr(intent, "way", None) for intent in game.legal()} == {None}


@pytest.mark.rule("DP-TV-09", "DP-MAN-08", "DP-MAN-10", "DP-SUP-16", "DP-SUP-17")
def test_the_machine_gunner_changes_position_and_navigates() -> None:
    assert changed().said(PositionChanged) == [PositionChanged("ita_machine_gunner", CAR, "gun", "navigator")]
    game = navigated()
    seats = {man: game.world.soldiers[man].position for man in game.world.crew(CAR)}
    assert seats == {"ita_machine_gunner": "navigator", "ita_rifleman_a": "driver"}
    assert (game.marker("italy", "17A"), game.marker("italy", "16B")) == ("R", "R")
    assert game.said(TileReconned) == [TileReconned("italy", "16B")]
    assert game.said(FogGained) == [FogGained("italy", "navigate")]
    assert game.world.italy.reserve.count("ita_fog_of_war") == 4


@pytest.mark.rule("DP-TV-10", "DP-SUP-16")
def test_navigate_needs_a_chain() -> None:
    refused = changed().refusal(Navigate("ita_machine_gunner", "vehicle", "16B"))
    assert refused == Refusal("DP-SUP-16", {"tile": "16B", "origin": "19A"})
    link = changed().do(Navigate("ita_machine_gunner", "vehicle", "17A"))
    assert link.allows(ChooseTile("16B"))
    assert link.refusal(Done()).rule == "DP-RULING-16"


@pytest.mark.rule("DP-TV-11", "DP-TURN-03", "DP-TURN-04")
def test_the_italian_turn_ends() -> None:
    game = navigated()
    assert game.said(TurnEnded) == [TurnEnded("italy")]
    assert game.said(TurnStarted) == [TurnStarted("lrdg")]
    assert game.world.italy.discard == (
        "ita_platoon_sergeant",
        "ita_fog_of_war",
        "ita_fog_of_war",
        "ita_scout",
        "ita_tank_driver",
        "ita_machine_gunner",
    )
    assert game.world.italy.hand == game.world.italy.play_area == ()
    assert game.actor() == "lrdg"
    assert game.world.lrdg.hand == ("lrdg_saboteur", "lrdg_warrant_officer", "lrdg_fog_of_war")


@pytest.mark.rule("DP-TV-12", "DP-UNIT-03")
def test_no_ordinary_attack_on_the_tank() -> None:
    refused = navigated().refusal(Attack("lrdg_saboteur", "card", "attack", TANK))
    assert refused == Refusal("DP-UNIT-03", {"target": TANK, "action": "attack"})


@pytest.mark.rule("DP-TV-13", "DP-CBT-04")
def test_no_detonate_from_another_tile() -> None:
    game = navigated()
    assert (game.world.soldiers["lrdg_saboteur"].tile, game.world.vehicles[TANK].tile) == ("10A", "12A")
    assert game.refusal(DETONATE) == Refusal("DP-CBT-04", {"target": TANK})


@pytest.mark.rule("DP-TV-14", "DP-MOVE-06")
def test_the_saboteur_steals_up_to_the_tank() -> None:
    game = stalked()
    assert game.events[1:] == (CounterMoved("lrdg_saboteur", "10A", "12A"),)
    assert game.world.soldiers["lrdg_saboteur"] == Soldier("12A")
    assert game.marker("lrdg", "12A") == "none"
    assert game.world.lrdg.reserve.count("lrdg_fog_of_war") == 5
    assert game.world.lrdg.play_area == ("lrdg_saboteur",)


@pytest.mark.rule("DP-TV-15", "DP-SUP-13", "DP-SUP-15")
def test_follow_me_takes_the_saboteur_back_and_never_a_command_card() -> None:
    himself = FollowMe("lrdg_warrant_officer", "card", "lrdg_warrant_officer")
    assert stalked().refusal(himself).facts == {"card": "lrdg_warrant_officer"}
    game = followed()
    assert game.said(CardReturned) == [CardReturned("lrdg", "lrdg_saboteur")]
    assert Counter(game.world.lrdg.hand) == Counter(("lrdg_saboteur", "lrdg_fog_of_war"))
    assert game.world.lrdg.play_area == ("lrdg_warrant_officer",)


@pytest.mark.rule("DP-TV-16", "DP-CBT-08", "DP-CBT-09", "DP-CBT-15")
def test_detonate() -> None:
    """Armour 5, no cover although 12A has 1, no range: two dice succeed and make one hit."""
    assert followed().world.setting.tiles["12A"].cover == 1
    game = blasted()
    assert game.said(AttackDeclared) == [
        AttackDeclared("lrdg", "lrdg_saboteur", "detonate", TANK, base=5, cover=0, range=0, total=5, dice=2)
    ]
    assert game.said(DiceRolled) == [DiceRolled((5, 8), hits=2, total=5)]
    assert game.said(AttackHit) == [AttackHit(TANK)]
    assert [event.damage for event in wounded().said(VehicleDamaged)] == [1]


@pytest.mark.rule("DP-TV-16", "DP-CBT-13", "DP-CBT-14", "DP-CBT-16")
def test_other_dice_would_have_missed_or_hit() -> None:
    missed = followed().with_dice(4, 3).do(DETONATE)
    assert missed.said(AttackMissed) == [AttackMissed(TANK)]
    assert missed.world.vehicles[TANK].damage == 0
    hit = followed().with_dice(4, 0).do(DETONATE)
    assert hit.said(AttackHit) == [AttackHit(TANK)]
    assert hit.said(DiceRolled)[0].hits == 1


@pytest.mark.rule("DP-TV-17", "DP-VDM-01", "DP-CAS-03")
def test_the_losses_in_the_tank() -> None:
    asked = blasted()
    assert asked.top == ChooseVictim("lrdg", TANK, suppressed=False)
    assert asked.actor() == "lrdg"
    choices = set(map(attrgetter("soldier"), asked.legal()))
    assert choices == {"ita_tank_driver", "ita_gunner", "ita_crewman"}
    game = wounded()
    assert game.events[:3] == (
        VictimChosen(TANK, "ita_tank_driver"),
        SoldierWounded("ita_tank_driver", "discard"),
        VehicleDamaged(TANK, 1),
    )
    assert game.world.italy.removed == ("ita_tank_driver",)
    assert len(game.world.italy.discard) == 5
    assert "ita_tank_driver" not in game.world.italy.discard
    assert game.world.soldiers["ita_tank_driver"] == Soldier(None, TANK, "driver")
    tank = game.world.vehicles[TANK]
    assert (tank.damage, tank.disabled, game.world.setting.vehicles[TANK].critical) == (1, False, 3)


@pytest.mark.rule("DP-TV-18", "DP-FOG-01", "DP-TURN-04", "DP-ROUND-02")
def test_the_end_of_the_turn_and_of_the_round() -> None:
    fog = "lrdg_fog_of_war"
    assert wounded().world.lrdg.hand == (fog,)
    assert wounded().refusal(Travel(fog, "card", "move", None)) == Refusal("DP-FOG-01", {"card": fog})
    assert wounded().refusal(HunkerDown(fog)) == Refusal("DP-FOG-05", {"card": fog})
    game = finished()
    assert sorted(game.world.lrdg.discard) == sorted(KASIA)
    assert game.said(RoundStarted) == [RoundStarted(2)]
    assert game.world.round == 2
    assert [(event.side, len(event.cards)) for event in game.said(CardsDrawn)] == [("lrdg", 4), ("italy", 4)]
    assert game.said(DeckReshuffled) == []
    assert (len(game.world.lrdg.deck), len(game.world.italy.deck)) == (6 - 4, 14 - 4)
    assert game.world.initiative == "italy"
    assert game.outcome is None


@pytest.mark.rule("DP-TV-18")
def test_before_the_draw_of_round_2_the_decks_are_as_after_that_of_round_1() -> None:
    assert (len(wounded().world.lrdg.deck), len(wounded().world.italy.deck)) == (6, 14)
    assert wounded().world.lrdg.deck == drawn().world.lrdg.deck
    assert wounded().world.italy.deck == drawn().world.italy.deck
