"""Hunkering down: a card put aside in the reserve, and soldiers whose cards are all there."""

import pytest

from game.rules.core.values import Refusal
from game.rules.desert_patrol.events import (
    CardHunkered,
    CounterNeutralised,
    Reinforced,
    SeatsSwapped,
    VehicleMoved,
)
from game.rules.desert_patrol.intents import (
    Attack,
    Control,
    Done,
    EndTurn,
    HunkerDown,
    Reinforce,
    SwapSeats,
    Travel,
)
from tests.rules.desert_patrol.changed_content import cards_in_reserve
from tests.rules.desert_patrol.table import table


@pytest.mark.rule("DP-HUNK-01")
def test_the_card_goes_from_hand_to_the_owners_reserve() -> None:
    game = table("dp_s06").with_hand("italy", "ita_gunner", "ita_crewman").turn("italy")
    before = game.world
    game = game.do(HunkerDown("ita_gunner"))
    assert game.events == (CardHunkered("italy", "ita_gunner", "hand"),)
    assert game.world.italy.hand == ("ita_crewman",)
    assert game.world.italy.reserve == (*before.italy.reserve, "ita_gunner")
    assert (game.world.italy.play_area, game.world.italy.discard) == ((), ())
    assert game.world.lrdg == before.lrdg
    assert game.world.soldiers == before.soldiers


@pytest.mark.rule("DP-HUNK-02")
def test_the_card_stays_out_of_the_deck_until_a_reinforce_brings_it_back() -> None:
    """Three rounds pass and the Saboteur's cards do not come; then the Lieutenant calls him."""
    game = table("dp_s06").with_zones(
        "lrdg", hand="lrdg_saboteur lrdg_saboteur", deck="lrdg_engineer lrdg_engineer", reserve="", discard=""
    )
    game = game.turn("lrdg").do(HunkerDown("lrdg_saboteur"), HunkerDown("lrdg_saboteur"))
    for _ in range(3):
        game = game.turn("italy", last=True).do(EndTurn())
        assert sorted(game.world.lrdg.hand) == ["lrdg_engineer", "lrdg_engineer"]
        assert game.world.lrdg.reserve == ("lrdg_saboteur", "lrdg_saboteur")
        game = game.turn("lrdg").do(EndTurn())
    game = game.with_zones("lrdg", hand="lrdg_lieutenant").turn("lrdg")
    game = game.do(Reinforce("lrdg_lieutenant", "card", "lrdg_saboteur"), Done())
    assert game.said(Reinforced) == [Reinforced("lrdg", "lrdg_saboteur")]
    assert game.world.lrdg.reserve == ("lrdg_saboteur",)
    assert "lrdg_saboteur" in game.world.lrdg.discard


@pytest.mark.rule("DP-HUNK-03")
def test_cards_with_reinforce_may_hunker_down_too_even_if_nothing_can_bring_them_back() -> None:
    game = table("dp_s06").with_zones(
        "lrdg", hand="lrdg_warrant_officer lrdg_saboteur", deck="lrdg_engineer", reserve="lrdg_lieutenant"
    )
    game = game.turn("lrdg")
    game = game.do(HunkerDown("lrdg_warrant_officer"))
    assert game.world.lrdg.reserve[-1] == "lrdg_warrant_officer"
    assert game.outcome is None
    others = game.world.lrdg.hand + game.world.lrdg.deck + game.world.lrdg.discard
    assert not {"lrdg_lieutenant", "lrdg_warrant_officer"} & set(others)


@pytest.mark.rule("DP-HUNK-04")
def test_hunkering_down_does_not_turn_a_pinned_counter() -> None:
    game = table("dp_s06").with_soldier("lrdg_saboteur", "10A", pinned=True)
    game = (
        game.with_hand("lrdg", "lrdg_saboteur", "lrdg_saboteur").turn("lrdg").do(HunkerDown("lrdg_saboteur"))
    )
    assert game.world.soldiers["lrdg_saboteur"].pinned
    step = Travel("lrdg_saboteur", "card", "stealth", "12A")
    assert game.refusal(step) == Refusal("DP-PIN-01", {"soldier": "lrdg_saboteur"})


@pytest.mark.rule("DP-RULING-52")
def test_a_soldier_without_cards_in_circulation_stays_and_is_carried_and_swapped_with() -> None:
    game = cards_in_reserve(table("dp_s06"), "ita_scout").with_hand(
        "italy", "ita_rifleman_a", "ita_machine_gunner"
    )
    game = game.turn("italy").do(Travel("ita_rifleman_a", "vehicle", "drive", "17A"), Done())
    assert game.said(VehicleMoved) == [VehicleMoved("ita_scout_car", "19A", "17A")]
    assert game.world.tile_of("ita_scout") == "17A"
    game = game.do(SwapSeats("ita_machine_gunner", "ita_scout"))
    assert game.said(SeatsSwapped) == [SeatsSwapped("ita_scout_car", "ita_machine_gunner", "ita_scout")]
    assert game.world.soldiers["ita_scout"].position == "gun"


@pytest.mark.rule("DP-RULING-52")
def test_he_is_counted_and_can_be_targeted() -> None:
    game = cards_in_reserve(table("dp_s06"), "lrdg_rifleman_b").with_soldier("lrdg_engineer", "13B")
    game = game.with_soldier("ita_rifleman_b", "6B").with_marker("italy", "6B", "reconned")
    game = game.with_hand("italy", "ita_rifleman_b", "ita_gunner").turn("italy").with_dice(0)
    counted = Refusal("DP-SUP-09", {"tile": "6B", "soldier": "lrdg_rifleman_b"})
    assert game.refusal(Control("ita_rifleman_b", "card")) == counted
    game = game.do(Attack("ita_gunner", "card", "attack", "lrdg_rifleman_b"))
    assert game.said(CounterNeutralised) == [CounterNeutralised("lrdg_rifleman_b", "italy", 4)]


@pytest.mark.rule("DP-RULING-52")
def test_he_acts_again_only_when_reinforce_brings_a_card_back() -> None:
    game = cards_in_reserve(table("dp_s06"), "ita_rifleman_b").with_hand("italy", "ita_platoon_sergeant")
    game = game.turn("italy", last=True)
    move = Travel("ita_rifleman_b", "card", "move", "19A")
    assert game.refusal(move) == Refusal("DP-TURN-02", {"card": "ita_rifleman_b"})
    game = game.do(Reinforce("ita_platoon_sergeant", "card", "ita_rifleman_b"), Done())
    assert "ita_rifleman_b" in game.world.italy.discard
    game = game.with_hand("italy", "ita_rifleman_b").turn("italy").do(move)
    assert game.world.soldiers["ita_rifleman_b"].tile == "19A"
