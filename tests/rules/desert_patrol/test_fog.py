"""Fog of War: cards that cannot be played, how they come into a deck and how they leave it."""

import pytest

from game.rules.core.values import Intent, Refusal
from game.rules.desert_patrol.events import (
    FogGained,
    FogRemoved,
    FogUnavailable,
    InitiativeRevealed,
    TileReconned,
    TurnEnded,
)
from game.rules.desert_patrol.intents import (
    Attack,
    Board,
    Commit,
    Conceal,
    Disembark,
    Done,
    EndTurn,
    HunkerDown,
    Recon,
    Recover,
    Reinforce,
    StepOn,
    SwapSeats,
    Travel,
)
from tests.guards import at_least_one
from tests.rules.desert_patrol.changed_content import SCENARIOS, any_play, content
from tests.rules.desert_patrol.table import table

FOG = "ita_fog_of_war"


@pytest.mark.rule("DP-FOG-01")
@pytest.mark.parametrize(
    "intent",
    [
        Attack(FOG, "card", "attack", "lrdg_engineer"),
        Travel(FOG, "card", "move", None),
        Travel(FOG, "vehicle", "drive", "17A"),
        Recon(FOG, "card"),
        SwapSeats(FOG, "ita_scout"),
        Board(FOG, "ita_scout_car", "gun"),
        Disembark(FOG),
        Recover(FOG),
    ],
)
def test_a_fog_of_war_card_cannot_be_played_in_any_way(intent: Intent) -> None:
    game = table("dp_s06").with_hand("italy", FOG).turn("italy")
    assert game.refusal(intent) == Refusal("DP-FOG-01", {"card": FOG})
    assert game.legal() == (EndTurn(),)


@pytest.mark.rule("DP-FOG-02")
def test_a_fog_of_war_card_may_be_chosen_for_the_initiative() -> None:
    """Its value is 1, the lowest there is."""
    game = (
        table("dp_s06")
        .with_hand("italy", FOG, "ita_scout")
        .with_hand("lrdg", "lrdg_engineer", "lrdg_saboteur")
    )
    game = game.with_initiative("italy").do(Commit(FOG), by="italy").do(Commit("lrdg_engineer"), by="lrdg")
    assert game.said(InitiativeRevealed) == [InitiativeRevealed("lrdg_engineer", FOG, 4, 1)]
    assert game.world.initiative == "lrdg"
    assert game.world.italy.discard == (FOG,)


@pytest.mark.rule("DP-FOG-03")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_recon_is_the_only_way_to_remove_a_fog_of_war_card(scenario: str) -> None:
    """However a game is played, as many Fog of War cards are gone as Recon has removed."""
    game = table(scenario)
    events = any_play(game, 250)
    world = game.world
    for event in at_least_one(events[len(game.events) :]):
        before = world
        world = game.game.evolve(world, event)
        for side in ("lrdg", "italy"):
            fog = world.setting.fog[side]
            lost = world.forces(side).removed.count(fog) - before.forces(side).removed.count(fog)
            assert lost == (event == FogRemoved(side))


@pytest.mark.rule("DP-FOG-03")
def test_recon_removes_a_fog_of_war_card_for_good() -> None:
    game = table("dp_s06").with_hand("italy", "ita_scout", FOG).turn("italy").stacked("italy", "ita_gunner")
    everywhere = game.world.italy.deck + game.world.italy.reserve + game.world.italy.discard
    game = game.do(Recon("ita_scout", "card"))
    assert game.said(FogRemoved) == [FogRemoved("italy")]
    assert game.world.italy.removed == (FOG,)
    assert game.world.italy.hand == ("ita_gunner",)
    left = game.world.italy.deck + game.world.italy.reserve + game.world.italy.discard
    assert left.count(FOG) == everywhere.count(FOG)


@pytest.mark.rule("DP-FOG-04")
def test_a_fog_of_war_card_left_in_hand_is_discarded_at_the_end_of_the_turn() -> None:
    game = table("dp_s06").with_hand("italy", FOG, "ita_gunner", FOG).turn("italy")
    game = game.do(HunkerDown("ita_gunner"))
    assert game.said(TurnEnded) == []
    assert game.world.italy.hand == (FOG, FOG)
    game = game.do(EndTurn())
    assert game.world.italy.hand == ()
    assert game.world.italy.discard == (FOG, FOG)


@pytest.mark.rule("DP-FOG-05")
def test_a_fog_of_war_card_cannot_be_used_to_hunker_down() -> None:
    game = table("dp_s06").with_hand("italy", FOG, "ita_gunner").turn("italy")
    assert game.refusal(HunkerDown(FOG)) == Refusal("DP-FOG-05", {"card": FOG})
    assert game.allows(HunkerDown("ita_gunner"))
    assert game.world.italy.reserve.count(FOG) == 5


@pytest.mark.rule("DP-FOG-06")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_fog_of_war_not_in_the_starting_deck_lies_in_the_reserve(scenario: str) -> None:
    game = table(scenario)
    for side in ("lrdg", "italy"):
        fog, forces = game.world.setting.fog[side], game.forces(side)
        setup = content().scenarios[scenario].side(side)
        assert forces.reserve.count(fog) == setup.reserve[fog] > 0
        assert (forces.deck + forces.hand).count(fog) == setup.deck.get(fog, 0)


@pytest.mark.rule("DP-FOG-06")
def test_fog_of_war_is_gained_from_the_reserve() -> None:
    game = table("dp_s06").with_hand("italy", "ita_scout").with_marker("italy", "4A", None)
    game = game.with_soldier("ita_scout", "19A").turn("italy")
    game = game.do(Travel("ita_scout", "card", "scout", "12A"), StepOn("4A"))
    assert game.said(FogGained) == [FogGained("italy", "scout")] * 2
    assert game.world.italy.reserve.count(FOG) == 4
    assert game.world.italy.discard == (FOG, FOG, "ita_scout")
    sergeant = table("dp_s06").with_hand("italy", "ita_platoon_sergeant").turn("italy")
    refused = sergeant.refusal(Reinforce("ita_platoon_sergeant", "card", FOG))
    assert refused == Refusal("DP-SUP-03", {"card": FOG})


@pytest.mark.rule("DP-FOG-07")
def test_with_too_little_fog_in_the_reserve_the_markers_are_placed_all_the_same() -> None:
    game = table("dp_s06").with_zones("italy", hand="ita_scout ita_gunner", reserve=f"ita_crewman {FOG}")
    game = game.with_marker("italy", "4A", None).with_soldier("ita_scout", "19A").turn("italy")
    game = game.do(Travel("ita_scout", "card", "scout", "12A"), StepOn("4A"))
    assert game.said(TileReconned) == [TileReconned("italy", "12A"), TileReconned("italy", "4A")]
    assert game.said(FogGained) == [FogGained("italy", "scout")]
    assert game.said(FogUnavailable) == [FogUnavailable("italy", "scout")]
    assert game.world.italy.discard == (FOG,)
    assert game.world.italy.reserve == ("ita_crewman",)


@pytest.mark.rule("DP-RULING-19")
def test_conceal_puts_fog_on_the_discard_pile_of_the_opponent_at_once() -> None:
    game = table("dp_s06").with_hand("italy", "ita_scout").turn("italy").do(Conceal("ita_scout", "card"))
    assert game.said(FogGained) == [FogGained("lrdg", "conceal")]
    assert game.world.lrdg.discard == ("lrdg_fog_of_war",)
    assert game.world.lrdg.reserve.count("lrdg_fog_of_war") == 4
    assert game.world.italy.reserve.count(FOG) == 6


@pytest.mark.rule("DP-RULING-19")
def test_conceal_without_fog_in_the_opponents_reserve_has_no_effect_but_may_be_used() -> None:
    game = table("dp_s06").with_zones("lrdg", reserve="lrdg_engineer", discard="")
    game = game.with_hand("italy", "ita_scout", "ita_gunner").turn("italy")
    before = game.world
    game = game.do(Conceal("ita_scout", "card"))
    assert game.said(FogUnavailable) == [FogUnavailable("lrdg", "conceal")]
    assert game.world.lrdg == before.lrdg
    assert game.world.italy.play_area == ("ita_scout",)
    assert game.refusal(Done()).rule == "DP-PLAY-01"
