"""Hands and decks: drawing, shuffling anew, and Tear Gas."""

from collections import Counter

import pytest

from game.rules.core.ids import CardId
from game.rules.last_comrade.events import ActionsReshuffled, AttacksReshuffled, CardsDrawn
from tests.rules.last_comrade.table import Table, table

rule = pytest.mark.rule


def refill(game: Table) -> dict[str, int]:
    """How many cards each drew."""
    drawn = Counter[str]()
    for event in game.said(CardsDrawn):
        drawn[event.comrade] += len(event.cards)
    return dict(drawn)


@rule("LC-DECK-01", "LC-RULING-39")
def test_who_has_five_cards_or_more_draws_and_discards_nothing() -> None:
    six = "unik padnij charge fubar leg_it roll crawl"
    game = table("[A B C _]", A=six, attack="sniper", spare="").next_turn()
    assert len(game.hand("A")) == 6
    assert "A" not in refill(game)


@rule("LC-DECK-02", "LC-DECK-03", "LC-RULING-31")
def test_an_empty_deck_is_shuffled_from_the_discards_in_the_middle_of_a_draw() -> None:
    game = table("[A B C _]", A="unik", attack="sniper", spare="").with_short_deck(3)
    discarded = len(game.discard)
    game = game.next_turn()
    assert refill(game) == {"A": 5, "B": 5, "C": 5}
    (shuffled,) = game.said(ActionsReshuffled)
    assert len(shuffled.deck) == discarded + 1, "with the card that A revealed"
    assert game.discard == []
    assert len(game.world.action_deck) == discarded + 1 + 3 - 15


@rule("LC-DECK-04")
def test_when_deck_and_discards_are_empty_nothing_more_is_drawn() -> None:
    game = table("[A B C _]", A="unik", attack="sniper", spare="").with_short_deck(3, "boxed")
    game = game.next_turn()
    assert sum(refill(game).values()) == 4, "three of the deck and the one that was revealed"
    assert (game.world.action_deck, game.discard) == ((), [])


@rule("LC-DECK-05")
def test_what_lies_on_the_table_is_not_shuffled_in() -> None:
    game = table("[A B C _mw]", A="unik padnij", gear={"B": "helmet"}, roulettes=1, attack="sniper", spare="")
    game = game.with_short_deck(0).with_attacks_discarded().next_turn()
    (actions,) = game.said(ActionsReshuffled)
    full = Counter(game.world.setting.action_deck)
    assert Counter(actions.deck) == full - Counter(map(CardId, ("helmet", "padnij"))), (
        "one is in play, one in a hand"
    )
    (attacks,) = game.said(AttacksReshuffled)
    open_cards = Counter(map(CardId, ("mine", "barbed_wire", "russian_roulette")))
    assert Counter(attacks.deck) == Counter(game.world.setting.attack_deck) - open_cards


@rule("LC-DECK-06", "LC-DECK-08", "LC-FQ-16", "LC-RULING-32")
def test_tear_gas_lasts_until_the_hand_is_empty() -> None:
    hand = "unik padnij fubar stoj moonshine"
    game = table("[X Y A B _]", A=hand, spare="", attack="tear_gas sniper sniper", life=10)
    counts = []
    for _ in range(5):
        game = game.next_turn()
        counts.append(len(game.hand("A")))
    assert counts == [4, 3, 2, 1, 5]
    assert "A" not in game.flagged("gassed")


@rule("LC-DECK-07")
def test_with_an_empty_hand_the_gas_is_over_and_he_draws_five() -> None:
    game = table("[A B C _]", A="unik", attack="sniper", spare="").with_flag("A", "gassed").next_turn()
    assert refill(game)["A"] == 5
    assert game.flagged("gassed") == set()


@rule("LC-DECK-08")
def test_gas_works_in_the_very_turn_and_twice_is_not_more() -> None:
    game = table("[A B C D _]", C="unik padnij", attack="tear_gas", spare="").with_flag("C", "gassed")
    game = game.next_turn(commit={"C": "padnij"})
    assert game.hand("C") == ("unik",)
    assert "C" not in refill(game)


@rule("LC-DECK-10")
def test_gas_does_not_forbid_the_card_drawn_for_a_smoke_screen() -> None:
    game = table("[A B X _m]", A="zaslona_dymna charge unik", X="step_back", life={"X": 2}, spare="")
    game = game.with_flag("A", "gassed").commits("A", "unik").before_damage()
    assert game.dead == {"X"}
    assert len(game.hand("A")) == 2
    assert "zaslona_dymna" not in game.hand("A")


@rule("LC-VAR-07")
def test_nothing_else_changes_when_few_are_left() -> None:
    game = table("[A B X _]", life={"X": 2}, attack="tear_gas sniper", start_life=10).next_turn()
    assert game.dead == {"X"}
    assert game.world.setting.start_life == 10
    cards = [*game.world.action_deck, *game.discard]
    assert cards.count("zaslona_dymna") == 3, "only hands are changed"
