"""Losses of soldiers: wounds take cards, then the counter; Suppress pins."""

from typing import Any

import pytest

from game.rules.desert_patrol.events import (
    AttackHit,
    CounterNeutralised,
    DeckShuffled,
    SoldierPinned,
    SoldierWounded,
    SuppressNoEffect,
)
from game.rules.desert_patrol.intents import Attack, ChooseSoldier, Control, Reinforce, Travel
from tests.rules.desert_patrol.table import Table, table
from tests.rules.desert_patrol.variants import dealt, with_value

MAN = "lrdg_rifleman_a"
RIFLE = ("ita_rifleman_b", "card", "attack", MAN)
GUN = ("ita_machine_gunner", "card", "suppress", MAN)
OTHERS = "lrdg_scout_a lrdg_scout_a lrdg_rifleman_b"


def under_fire(side_cards: str = "", **zones: str) -> Table:
    """LRDG Rifleman A on foot on 6A of scenario 2, his cards as dealt; the Italians' turn."""
    game = dealt(table("dp_s02"), "lrdg", **zones)
    hand = side_cards or "ita_rifleman_b ita_machine_gunner ita_scout"
    return dealt(game, "italy", hand=hand).turn("italy")


def hit(game: Table, *attack: Any) -> Table:
    """The attack, with dice that always succeed."""
    game = game.with_dice(0, 0, 0, 0).do(Attack(*attack))
    return game.with_dice()


def count(game: Table, zone: str, card: str = MAN) -> int:
    pile: tuple[str, ...] = getattr(game.forces(game.world.setting.cards[card].side), zone)
    return pile.count(card)


@pytest.mark.rule("DP-CAS-01")
def test_a_successful_attack_removes_one_linked_card_from_the_game() -> None:
    game = under_fire(hand=f"{MAN} {MAN} lrdg_sniper")
    after = hit(game, *RIFLE)
    assert after.world.lrdg.hand == (MAN, "lrdg_sniper")
    assert after.world.lrdg.removed == (MAN,)
    assert after.world.soldiers == game.world.soldiers, "the counter stays"
    assert after.said(SoldierWounded) == [SoldierWounded(MAN, "hand")]
    assert not game.with_dice(1).do(Attack(*RIFLE)).said(SoldierWounded)


@pytest.mark.rule("DP-CAS-01")
def test_a_successful_airstrike_wounds_too() -> None:
    game = (
        table("dp_s11").with_hand("lrdg", "lrdg_saboteur").with_hand("italy", "ita_recon_plane", "ita_scout")
    )
    game = hit(game.turn("italy"), "ita_recon_plane", "card", "airstrike", "lrdg_saboteur")
    assert game.said(SoldierWounded) == [SoldierWounded("lrdg_saboteur", "hand")]
    assert game.world.lrdg.removed == ("lrdg_saboteur",)


@pytest.mark.rule("DP-CAS-02")
def test_a_wound_takes_a_card_from_the_hand_before_any_other() -> None:
    game = hit(under_fire(hand=MAN, discard=MAN, deck=MAN), *RIFLE)
    assert [count(game, zone) for zone in ("hand", "discard", "deck", "reserve")] == [0, 1, 1, 1]
    assert game.said(SoldierWounded) == [SoldierWounded(MAN, "hand")]


@pytest.mark.rule("DP-CAS-03")
def test_without_one_in_hand_a_wound_takes_a_card_from_the_discard_pile() -> None:
    game = under_fire(hand="lrdg_sniper", discard=f"{MAN} lrdg_sniper", deck=f"{MAN} lrdg_scout_a")
    game = hit(game, *RIFLE)
    assert [count(game, zone) for zone in ("hand", "discard", "deck", "reserve")] == [0, 0, 1, 2]
    assert game.world.lrdg.discard == ("lrdg_sniper",)
    assert game.said(DeckShuffled) == [], "nobody looked through the deck"


@pytest.mark.rule("DP-CAS-04")
def test_without_one_there_either_a_wound_takes_a_card_from_the_deck_which_is_shuffled() -> None:
    deck = f"lrdg_sniper lrdg_scout_a {MAN} lrdg_rifleman_b lrdg_lieutenant lrdg_rifleman_b lrdg_scout_a"
    game = under_fire(hand="lrdg_sniper", deck=deck)
    orders = set()
    for seed in range(6):
        state = type(game.state)(game.world, game.state.stack, type(game.state.rng)(seed, 0, (0,)))
        after = Table(state).do(Attack(*RIFLE))
        (shuffled,) = after.said(DeckShuffled)
        rest = [card for card in deck.split() if card != MAN]
        assert sorted(after.world.lrdg.deck) == sorted(rest)
        assert after.world.lrdg.deck == shuffled.deck
        orders.add(after.world.lrdg.deck)
    assert len(orders) > 1, "the order is chance, not what it was"
    assert count(after, "removed") == 1


@pytest.mark.rule("DP-CAS-05", "DP-CAS-06")
def test_without_one_in_the_deck_the_counter_goes_and_with_it_all_cards_in_the_reserve() -> None:
    game = under_fire(hand="lrdg_sniper", deck=OTHERS, discard="lrdg_scout_a")
    assert count(game, "reserve") == 4, "the reserve absorbs no wound"
    game = hit(game, *RIFLE)
    assert MAN not in game.world.soldiers
    assert (count(game, "reserve"), count(game, "removed")) == (0, 4)
    assert game.said(CounterNeutralised) == [CounterNeutralised(MAN, "italy", 4)]
    assert game.said(SoldierWounded) == []


@pytest.mark.rule("DP-CAS-07", "DP-TV-28")
def test_a_successful_suppress_pins_and_takes_no_card() -> None:
    game = under_fire(hand=MAN)
    after = hit(game, *GUN)
    assert after.world.soldiers[MAN].pinned
    assert after.world.lrdg == game.world.lrdg
    assert after.events[-1] == SoldierPinned(MAN)
    assert not game.with_dice(1, 1, 1, 1).do(Attack(*GUN)).world.soldiers[MAN].pinned


@pytest.mark.rule("DP-CAS-07", "DP-RULING-13", "DP-TV-28")
def test_suppress_on_a_pinned_soldier_is_allowed_and_does_nothing() -> None:
    game = under_fire(hand=MAN).with_soldier(MAN, "6A", pinned=True)
    assert game.allows(Attack(*GUN))
    after = hit(game, *GUN)
    assert after.said(AttackHit) == [AttackHit(MAN)]
    assert after.events[-1] == SuppressNoEffect(MAN)
    assert (after.world.soldiers, after.world.lrdg) == (game.world.soldiers, game.world.lrdg)


@pytest.mark.rule("DP-CAS-08")
def test_a_soldier_whose_last_card_is_gone_stays_until_he_is_wounded_once_more() -> None:
    cards = "ita_rifleman_b ita_rifleman_b ita_scout"
    game = hit(under_fire(cards, hand=MAN, deck=OTHERS), *RIFLE)
    assert [count(game, zone) for zone in ("hand", "discard", "deck")] == [0, 0, 0]
    assert MAN in game.world.soldiers
    assert game.said(CounterNeutralised) == []
    game = hit(game, *RIFLE)
    assert MAN not in game.world.soldiers
    assert game.said(CounterNeutralised) == [CounterNeutralised(MAN, "italy", 3)]


@pytest.mark.rule("DP-CAS-09")
def test_a_counter_removed_by_losses_is_kept_by_the_attacker() -> None:
    game = hit(under_fire(hand="lrdg_sniper", deck=OTHERS), *RIFLE)
    assert game.world.italy.neutralised == (MAN,)
    assert game.world.lrdg.neutralised == ()


@pytest.mark.rule("DP-CAS-10")
def test_a_player_sees_the_cards_removed_from_his_own_side_and_not_the_opponents() -> None:
    game = hit(under_fire(hand=MAN), *RIFLE)
    assert game.view("lrdg").lrdg.removed == (MAN,)
    assert game.view("italy").lrdg.removed == ("?",)


@pytest.mark.rule("DP-RULING-55")
def test_wounds_find_the_own_play_area_empty_so_a_played_card_is_taken_from_the_discard_pile() -> None:
    game = dealt(table("dp_s02"), "lrdg", hand=MAN, deck=f"{MAN} lrdg_scout_a").with_hand(
        "italy", "ita_rifleman_b"
    )
    game = game.turn("lrdg").do(Travel(MAN, "card", "move", "17A"))
    assert (game.actor(), game.world.lrdg.play_area) == ("italy", ())
    game = hit(game, *RIFLE)
    assert game.said(SoldierWounded) == [SoldierWounded(MAN, "discard")]


@pytest.mark.rule("DP-TV-24")
def test_five_wounds_in_order() -> None:
    plain = "lrdg_scout_a lrdg_sniper lrdg_rifleman_b"
    game = under_fire(
        "ita_rifleman_b ita_rifleman_b ita_rifleman_b ita_rifleman_b ita_scout",
        hand=f"{MAN} lrdg_sniper",
        discard=f"{MAN} lrdg_scout_a",
        deck=f"{MAN} {plain}",
    )
    assert count(game, "reserve") == 1
    for zone in ("hand", "discard", "deck"):
        game = hit(game, *RIFLE)
        assert game.said(SoldierWounded) == [SoldierWounded(MAN, zone)]
        assert len(game.said(DeckShuffled)) == (zone == "deck")
        assert count(game, zone) == 0
        assert MAN in game.world.soldiers
        assert count(game, "reserve") == 1
    game = hit(game, *RIFLE)
    assert MAN not in game.world.soldiers
    assert (count(game, "reserve"), count(game, "removed")) == (0, 4)
    assert sorted(game.world.lrdg.deck) == sorted(plain.split())
    fifth = game.refusal(Attack("ita_scout", "card", "attack", MAN))
    assert (fifth.rule, fifth.facts) == ("DP-CBT-02", {"target": MAN})


@pytest.mark.rule("DP-CAS-08", "DP-TV-25")
def test_a_counter_without_cards_blocks_control_is_a_target_and_can_be_reinforced() -> None:
    game = dealt(table("dp_s02"), "lrdg", hand="lrdg_lieutenant", deck=OTHERS, removed=f"{MAN} {MAN}")
    game = game.with_marker("lrdg", "6A", "controlled").with_marker("italy", "6A", "reconned")
    game = game.with_soldier("ita_rifleman_b", "6A").with_soldier("lrdg_scout_a", "17A")
    game = game.with_soldier("lrdg_sniper", "17A").with_hand("italy", "ita_rifleman_b", "ita_rifleman_b")
    assert count(game, "reserve") == 2
    theirs = game.turn("italy")
    refusal = theirs.refusal(Control("ita_rifleman_b", "card"))
    assert (refusal.rule, refusal.facts["soldier"]) == ("DP-SUP-09", MAN)
    assert theirs.allows(Attack(*RIFLE))
    back = game.turn("lrdg").do(Reinforce("lrdg_lieutenant", "card", MAN))
    assert (count(back, "discard"), count(back, "reserve")) == (1, 1)
    shot = hit(theirs, *RIFLE)
    assert shot.said(CounterNeutralised) == [CounterNeutralised(MAN, "italy", 2)]
    assert (count(shot, "reserve"), count(shot, "removed")) == (0, 4)


@pytest.mark.rule("DP-CAS-02", "DP-TV-43")
def test_a_wound_in_a_vehicle_takes_the_card_from_the_hand_although_another_is_discarded() -> None:
    hand = "ita_tank_driver ita_scout ita_rifleman_a"
    game = dealt(table("dp_s06"), "italy", hand=hand, discard="ita_tank_driver")
    game = (
        game.with_soldier("lrdg_saboteur", "19A")
        .with_hand("lrdg", "lrdg_saboteur", "lrdg_engineer")
        .turn("lrdg")
    )
    game = game.with_dice(5, 8).do(Attack("lrdg_saboteur", "card", "detonate", "ita_medium_tank"))
    game = game.do(ChooseSoldier("ita_tank_driver"))
    assert game.world.italy.hand == ("ita_scout", "ita_rifleman_a")
    assert game.world.italy.discard == ("ita_tank_driver",)
    assert game.world.italy.removed == ("ita_tank_driver",)
    assert game.world.soldiers["ita_tank_driver"].position == "driver"


@pytest.mark.rule("DP-PIN-07")
def test_a_pinned_soldier_is_wounded_like_any_other() -> None:
    game = hit(under_fire(hand=MAN).with_soldier(MAN, "6A", pinned=True), *RIFLE)
    assert game.said(SoldierWounded) == [SoldierWounded(MAN, "hand")]
    assert game.world.soldiers[MAN].pinned


@pytest.mark.rule("DP-CBT-15")
def test_four_successes_are_one_wound() -> None:
    game = with_value(under_fire(hand=f"{MAN} {MAN}"), "ita_rifleman_b", "attack", 4)
    game = hit(game, *RIFLE)
    assert game.said(SoldierWounded) == [SoldierWounded(MAN, "hand")]
    assert count(game, "hand") == 1
