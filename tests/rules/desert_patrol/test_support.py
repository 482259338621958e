"""Support actions that work with cards: Reinforce, Command, Conceal, Follow Me! and Recon."""

import pytest

from game.rules.desert_patrol.events import (
    CardReturned,
    CardsDrawn,
    DeckReshuffled,
    FogGained,
    FogRemoved,
    FogUnavailable,
    Reinforced,
)
from game.rules.desert_patrol.intents import (
    Attack,
    Command,
    Conceal,
    Done,
    DrawCard,
    FollowMe,
    Recon,
    Reinforce,
    TakeCard,
    Travel,
)
from game.rules.desert_patrol.support import Commanding
from game.rules.desert_patrol.taking import Reinforcing
from game.rules.desert_patrol.turn import Turn
from tests.rules.desert_patrol.table import Table, table
from tests.rules.desert_patrol.variants import dealt, with_value

LIEUTENANT = ("lrdg_lieutenant", "card")
OFFICER = ("lrdg_warrant_officer", "card")
CORPORAL = ("ita_corporal_a", "card")
SCOUT = ("ita_scout", "card")


def camp(*hand: str) -> Table:
    """The LRDG's turn at the Undefended Camp with this hand."""
    return table("dp_s06").with_hand("lrdg", *hand).turn("lrdg")


# Reinforce


@pytest.mark.rule("DP-SUP-01")
def test_reinforce_puts_up_to_x_cards_from_the_own_reserve_on_the_own_discard_pile() -> None:
    game = camp("lrdg_lieutenant", "lrdg_rifleman_b")
    before = game.world.lrdg
    one = game.do(Reinforce(*LIEUTENANT, "lrdg_rifleman_b"))
    assert isinstance(one.top, Reinforcing)
    two = one.do(TakeCard("lrdg_saboteur"))
    assert two.world.lrdg.discard == (*before.discard, "lrdg_rifleman_b", "lrdg_saboteur")
    assert two.world.lrdg.reserve.count("lrdg_rifleman_b") == before.reserve.count("lrdg_rifleman_b") - 1
    assert two.world.lrdg.reserve.count("lrdg_saboteur") == before.reserve.count("lrdg_saboteur") - 1
    assert len(two.world.lrdg.reserve) == len(before.reserve) - 2
    assert isinstance(two.top, Turn), "Reinforce 2 takes no third card"
    fewer = one.do(Done())
    assert fewer.world.lrdg.discard == (*before.discard, "lrdg_rifleman_b")


@pytest.mark.rule("DP-SUP-01")
def test_reinforce_takes_only_what_lies_in_the_own_reserve() -> None:
    game = dealt(
        table("dp_s06"), "lrdg", hand="lrdg_lieutenant lrdg_rifleman_b", discard="lrdg_warrant_officer"
    )
    game = game.turn("lrdg")
    for card in ("lrdg_warrant_officer", "lrdg_saboteur", "ita_scout"):
        refusal = game.refusal(Reinforce(*LIEUTENANT, card))
        assert (refusal.rule, refusal.facts) == ("DP-SUP-01", {"card": card})


@pytest.mark.rule("DP-SUP-02", "DP-TV-35")
def test_reinforce_of_a_squad_takes_only_cards_of_that_squad() -> None:
    game = table("dp_s11").with_hand("italy", "ita_corporal_a", "ita_scout").turn("italy")
    for card in ("ita_rifleman_a", "ita_machine_gunner"):
        assert game.allows(Reinforce(*CORPORAL, card))
    for card in ("ita_rifleman_b", "ita_scout", "ita_gunner", "ita_platoon_sergeant", "ita_corporal_b"):
        refusal = game.refusal(Reinforce(*CORPORAL, card))
        assert (refusal.rule, refusal.facts) == ("DP-SUP-02", {"card": card, "squad": "A"})
    assert game.refusal(Reinforce(*CORPORAL, "ita_fog_of_war")).rule == "DP-SUP-03"
    game = game.do(Reinforce(*CORPORAL, "ita_rifleman_a"))
    assert game.refusal(TakeCard("ita_rifleman_b")).rule == "DP-SUP-02", "nor as the second card"
    game = game.do(TakeCard("ita_machine_gunner"))
    assert game.world.italy.discard[-2:] == ("ita_rifleman_a", "ita_machine_gunner")


@pytest.mark.rule("DP-SUP-03")
def test_reinforce_takes_combat_cards_and_command_cards_in_any_mix() -> None:
    game = table("dp_s11").with_hand("italy", "ita_platoon_sergeant", "ita_scout").turn("italy")
    game = game.do(Reinforce("ita_platoon_sergeant", "card", "ita_recon_plane"), TakeCard("ita_gunner"))
    assert game.said(Reinforced) == [
        Reinforced("italy", "ita_recon_plane"),
        Reinforced("italy", "ita_gunner"),
    ]


@pytest.mark.rule("DP-SUP-03", "DP-RULING-12")
def test_reinforce_never_takes_fog_of_war() -> None:
    game = camp("lrdg_lieutenant", "lrdg_rifleman_b")
    assert "lrdg_fog_of_war" in game.world.lrdg.reserve
    refusal = game.refusal(Reinforce(*LIEUTENANT, "lrdg_fog_of_war"))
    assert (refusal.rule, refusal.facts) == ("DP-SUP-03", {"card": "lrdg_fog_of_war"})
    game = game.do(Reinforce(*LIEUTENANT, "lrdg_rifleman_b"))
    assert game.refusal(TakeCard("lrdg_fog_of_war")).rule == "DP-SUP-03"


@pytest.mark.rule("DP-RULING-13")
def test_reinforce_and_follow_me_without_an_eligible_card_are_refused() -> None:
    game = dealt(
        table("dp_s06"), "lrdg", hand="lrdg_warrant_officer lrdg_engineer", reserve="lrdg_fog_of_war"
    )
    game = game.turn("lrdg")
    assert not [intent for intent in game.legal() if isinstance(intent, Reinforce | FollowMe)]
    assert game.refusal(Reinforce(*OFFICER, "lrdg_fog_of_war")).rule == "DP-SUP-03"
    assert game.refusal(FollowMe(*OFFICER, "lrdg_engineer")).rule == "DP-SUP-13"


# Command


@pytest.mark.rule("DP-SUP-04", "DP-RULING-41")
def test_command_draws_up_to_x_cards_one_by_one_and_may_stop_after_each() -> None:
    game = camp("lrdg_lieutenant").stacked("lrdg", "lrdg_saboteur", "lrdg_engineer", "lrdg_rifleman_b")
    one = game.do(Command(*LIEUTENANT))
    assert one.world.lrdg.hand == ("lrdg_saboteur",)
    assert isinstance(one.top, Commanding)
    assert one.do(Done()).world.lrdg.hand == ("lrdg_saboteur",)
    two = one.do(DrawCard())
    assert two.world.lrdg.hand == ("lrdg_saboteur", "lrdg_engineer")
    assert two.world.lrdg.deck[0] == "lrdg_rifleman_b"
    assert isinstance(two.top, Turn), "Command 2 draws no third card"
    assert two.said(CardsDrawn) == [CardsDrawn("lrdg", ("lrdg_engineer",))]


@pytest.mark.rule("DP-SUP-05")
def test_cards_drawn_by_command_may_be_played_in_this_turn() -> None:
    game = camp("lrdg_lieutenant").stacked("lrdg", "lrdg_saboteur")
    game = game.do(Command(*LIEUTENANT), Done(), Travel("lrdg_saboteur", "card", "stealth", "12A"))
    assert game.world.soldiers["lrdg_saboteur"].tile == "12A"


@pytest.mark.rule("DP-SUP-05", "DP-TV-32")
def test_command_reshuffles_the_discard_pile_but_not_the_play_area() -> None:
    game = dealt(
        table("dp_s06"),
        "lrdg",
        hand="lrdg_lieutenant lrdg_warrant_officer",
        play_area="lrdg_rifleman_b",
        deck="lrdg_engineer",
        discard="lrdg_saboteur lrdg_rifleman_b lrdg_fog_of_war",
    ).turn("lrdg")
    game = game.do(Command(*LIEUTENANT), DrawCard())
    own = game.world.lrdg
    (shuffled,) = game.said(DeckReshuffled)
    assert sorted(shuffled.deck) == ["lrdg_fog_of_war", "lrdg_rifleman_b", "lrdg_saboteur"]
    assert own.play_area == ("lrdg_rifleman_b", "lrdg_lieutenant")
    assert own.hand == ("lrdg_warrant_officer", "lrdg_engineer", shuffled.deck[0])
    assert (own.deck, own.discard) == (shuffled.deck[1:], ())
    assert (len(own.deck), len(own.discard), len(own.hand)) == (2, 0, 3)


@pytest.mark.rule("DP-RULING-13")
def test_command_with_empty_deck_and_discard_pile_is_refused() -> None:
    game = dealt(table("dp_s06"), "lrdg", hand="lrdg_lieutenant lrdg_engineer", deck="").turn("lrdg")
    refusal = game.refusal(Command(*LIEUTENANT))
    assert (refusal.rule, refusal.facts) == ("DP-RULING-13", {"action": "command"})
    one_left = dealt(game, "lrdg", hand="lrdg_lieutenant lrdg_engineer", deck="", discard="lrdg_saboteur")
    drawn = one_left.do(Command(*LIEUTENANT))
    assert drawn.world.lrdg.hand == ("lrdg_engineer", "lrdg_saboteur")
    assert isinstance(drawn.top, Turn), "nothing is left to draw"


# Conceal


@pytest.mark.rule("DP-SUP-06", "DP-RULING-19")
def test_conceal_moves_one_fog_card_from_the_opponents_reserve_to_his_discard_pile() -> None:
    game = table("dp_s06").with_hand("italy", "ita_scout", "ita_gunner").turn("italy")
    before = game.world
    game = game.do(Conceal(*SCOUT))
    assert game.world.lrdg.reserve.count("lrdg_fog_of_war") == 4
    assert game.world.lrdg.discard == (*before.lrdg.discard, "lrdg_fog_of_war")
    assert (game.world.italy.reserve, game.world.italy.discard) == (
        before.italy.reserve,
        before.italy.discard,
    )
    assert game.said(FogGained) == [FogGained("lrdg", "conceal")]


@pytest.mark.rule("DP-SUP-06", "DP-RULING-19", "DP-RULING-13")
def test_conceal_without_fog_in_the_opponents_reserve_is_allowed_and_does_nothing() -> None:
    game = dealt(table("dp_s06"), "lrdg", reserve="lrdg_engineer")
    game = game.with_hand("italy", "ita_scout", "ita_gunner").turn("italy")
    before = game.world.lrdg
    game = game.do(Conceal(*SCOUT))
    assert game.world.lrdg == before
    assert game.said(FogUnavailable) == [FogUnavailable("lrdg", "conceal")]
    assert game.world.italy.play_area == ("ita_scout",)


# Follow Me!


@pytest.mark.rule("DP-SUP-13")
def test_follow_me_takes_combat_cards_from_the_own_play_area_to_the_hand() -> None:
    game = camp("lrdg_warrant_officer", "lrdg_rifleman_b", "lrdg_saboteur", "lrdg_fog_of_war")
    game = game.do(Travel("lrdg_saboteur", "card", "stealth", "12A"), Done())
    assert game.refusal(FollowMe(*OFFICER, "lrdg_rifleman_b")).rule == "DP-SUP-13", "it was not played"
    game = game.do(FollowMe(*OFFICER, "lrdg_saboteur"))
    assert game.world.lrdg.hand == ("lrdg_rifleman_b", "lrdg_fog_of_war", "lrdg_saboteur")
    assert game.world.lrdg.play_area == ("lrdg_warrant_officer",)
    assert game.said(CardReturned) == [CardReturned("lrdg", "lrdg_saboteur")]


@pytest.mark.rule("DP-SUP-13")
@pytest.mark.parametrize("taken", [1, 2])
def test_follow_me_takes_up_to_x_cards(taken: int) -> None:
    game = dealt(
        table("dp_s06"),
        "lrdg",
        hand="lrdg_warrant_officer lrdg_fog_of_war",
        play_area="lrdg_saboteur lrdg_engineer lrdg_rifleman_b",
    ).turn("lrdg")
    game = with_value(game, "lrdg_warrant_officer", "follow_me", 2).do(FollowMe(*OFFICER, "lrdg_saboteur"))
    game = game.do(TakeCard("lrdg_engineer") if taken == 2 else Done())
    assert game.world.lrdg.hand == ("lrdg_fog_of_war", "lrdg_saboteur", "lrdg_engineer")[: taken + 1]
    assert isinstance(game.top, Turn)


@pytest.mark.rule("DP-SUP-13", "DP-RULING-40")
def test_follow_me_never_takes_a_command_card_not_even_the_one_played() -> None:
    hand, played = "lrdg_warrant_officer lrdg_fog_of_war", "lrdg_lieutenant lrdg_saboteur"
    game = dealt(table("dp_s06"), "lrdg", hand=hand, play_area=played).turn("lrdg")
    refusal = game.refusal(FollowMe(*OFFICER, "lrdg_lieutenant"))
    assert (refusal.rule, refusal.facts) == ("DP-RULING-40", {"card": "lrdg_lieutenant"})
    two = with_value(game, "lrdg_warrant_officer", "follow_me", 2)
    two = two.do(FollowMe(*OFFICER, "lrdg_saboteur"))
    assert two.world.lrdg.play_area == ("lrdg_lieutenant", "lrdg_warrant_officer")
    assert isinstance(two.top, Turn), "only command cards are left, so no second card is asked for"


@pytest.mark.rule("DP-SUP-14", "DP-TV-35")
def test_follow_me_of_a_squad_takes_only_cards_of_that_squad() -> None:
    played = "ita_rifleman_a ita_machine_gunner ita_rifleman_b ita_scout ita_gunner ita_platoon_sergeant"
    game = dealt(table("dp_s11"), "italy", hand="ita_corporal_a ita_crewman", play_area=played).turn("italy")
    assert game.allows(FollowMe(*CORPORAL, "ita_rifleman_a"))
    assert game.allows(FollowMe(*CORPORAL, "ita_machine_gunner"))
    for card in ("ita_rifleman_b", "ita_scout", "ita_gunner"):
        refusal = game.refusal(FollowMe(*CORPORAL, card))
        assert (refusal.rule, refusal.facts) == ("DP-SUP-14", {"card": card, "squad": "A"})
    assert game.refusal(FollowMe(*CORPORAL, "ita_platoon_sergeant")).rule == "DP-RULING-40"


@pytest.mark.rule("DP-SUP-15", "DP-RULING-40")
def test_a_card_taken_by_follow_me_may_be_played_again_and_taken_again() -> None:
    game = table("dp_s10").with_hand("lrdg", "lrdg_saboteur", "lrdg_warrant_officer", "lrdg_warrant_officer")
    sneak = ("lrdg_saboteur", "card", "stealth")
    game = game.turn("lrdg").do(Travel(*sneak, "6A"), Done(), FollowMe(*OFFICER, "lrdg_saboteur"))
    game = game.do(Travel(*sneak, "12A"), Done(), FollowMe(*OFFICER, "lrdg_saboteur"))
    assert game.world.lrdg.play_area == ("lrdg_warrant_officer", "lrdg_warrant_officer")
    game = game.do(Attack("lrdg_saboteur", "card", "attack", "ita_rifleman_a"))
    assert game.world.soldiers["lrdg_saboteur"].tile == "12A"


# Recon


@pytest.mark.rule("DP-SUP-19", "DP-TV-33")
def test_recon_removes_a_fog_card_from_the_hand_and_draws_a_card() -> None:
    game = (
        table("dp_s01").with_hand("italy", "ita_scout", "ita_fog_of_war").stacked("italy", "ita_rifleman_b")
    )
    game = game.turn("italy").do(Recon(*SCOUT))
    assert game.world.italy.hand == ("ita_rifleman_b",)
    assert game.world.italy.removed == ("ita_fog_of_war",)
    assert game.world.italy.play_area == ("ita_scout",)
    assert game.events[1:] == (FogRemoved("italy"), CardsDrawn("italy", ("ita_rifleman_b",)))
    game = game.do(Attack("ita_rifleman_b", "card", "attack", "lrdg_scout_a"))
    assert "ita_rifleman_b" in game.world.italy.discard, "the drawn card was played in this turn"


@pytest.mark.rule("DP-SUP-19")
def test_recon_reshuffles_when_the_deck_is_empty() -> None:
    game = dealt(
        table("dp_s06"), "italy", hand="ita_scout ita_fog_of_war", deck="", discard="ita_gunner ita_gunner"
    )
    game = game.turn("italy").do(Recon(*SCOUT))
    assert (game.world.italy.hand, game.world.italy.deck) == (("ita_gunner",), ("ita_gunner",))
    assert game.world.italy.discard == ()
    assert len(game.said(DeckReshuffled)) == 1


@pytest.mark.rule("DP-SUP-20", "DP-TV-33", "DP-RULING-13")
def test_recon_is_refused_without_a_fog_card_in_hand() -> None:
    game = dealt(table("dp_s06"), "italy", hand="ita_scout ita_gunner", discard="ita_fog_of_war").turn(
        "italy"
    )
    assert "ita_fog_of_war" in game.world.italy.discard
    refusal = game.refusal(Recon(*SCOUT))
    assert (refusal.rule, refusal.facts) == ("DP-SUP-20", {"card": "ita_scout"})
    foggy = dealt(game, "italy", hand="ita_scout ita_fog_of_war")
    assert foggy.allows(Recon(*SCOUT))
