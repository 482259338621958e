"""Planning: cards are drawn, and one of the two spaces turns the round token."""

import pytest

from game.rules.core.piles import hidden
from game.rules.staff_orders import GAME
from game.rules.staff_orders.events import (
    CardsDrawn,
    DeckReshuffled,
    DrawFellShort,
    InitiativeChanged,
    RoundStarted,
)
from game.rules.staff_orders.intents import Deploy, EndTurn, Pass
from game.rules.staff_orders.turn import Turn, TurnEnd
from tests.rules.staff_orders.table import Table, orders

THREE, TWO = Deploy("sup_planning_1"), Deploy("sup_planning_2")


@pytest.mark.rule("SO-PLAN-01")
def test_each_player_uses_one_of_the_two_spaces_in_a_round() -> None:
    game = orders().do(THREE, EndTurn())
    assert game.refused(THREE) == "SO-ACT-02"
    game = game.do(TWO, EndTurn())
    assert (len(game.army("blue").hand), len(game.army("yellow").hand)) == (3, 2)
    assert game.world.commanders == {"sup_planning_1": "blue", "sup_planning_2": "yellow"}


@pytest.mark.rule("SO-PLAN-01")
@pytest.mark.parametrize(("first", "second"), [(THREE, TWO), (TWO, THREE)])
def test_a_second_planning_in_the_round_is_refused_though_its_space_is_free(
    first: Deploy, second: Deploy
) -> None:
    game = orders().do(first, EndTurn(), Pass())
    refusal = game.refusal(second)
    assert (refusal.rule, refusal.facts) == ("SO-PLAN-01", {"action": "planning"})
    game = game.do(Pass())
    assert game.world.round == 2
    assert game.allows(first)
    assert game.allows(second)


@pytest.mark.rule("SO-PLAN-02")
@pytest.mark.parametrize("scenario", ["m1", "l1"])
@pytest.mark.parametrize("side", ["blue", "yellow"])
@pytest.mark.parametrize(("space", "cards"), [(THREE, 3), (TWO, 2)])
def test_cards_are_drawn_from_the_top_of_the_deck(
    scenario: str, side: str, space: Deploy, cards: int
) -> None:
    game = orders(scenario, turn=side)
    deck = game.world.deck
    game = game.do(space)
    assert game.army(side).hand == deck[:cards]
    assert game.world.deck == deck[cards:]
    assert game.said(CardsDrawn) == [CardsDrawn(side, deck[:cards])]


@pytest.mark.rule("SO-PLAN-02")
def test_drawn_cards_join_those_in_hand() -> None:
    game = orders().with_hand("blue", "air_raid")
    deck = game.world.deck
    assert game.do(THREE).army("blue").hand == ("op_air_raid", *deck[:3])


@pytest.mark.rule("SO-PLAN-02")
def test_a_drawn_card_may_be_played_at_the_end_of_the_same_turn() -> None:
    game = orders()
    others = [card for card in game.world.deck if card != "op_momentum"]
    game = game.with_world(deck=("op_momentum", *others, "op_momentum", "op_momentum")).do(THREE)
    assert isinstance(game.top, TurnEnd)
    played = [intent for intent in game.legal() if intent != EndTurn()]
    assert [getattr(intent, "card", None) for intent in played] == ["op_momentum"]


@pytest.mark.rule("SO-PLAN-03")
def test_the_enemy_sees_how_many_cards_are_drawn_and_not_which() -> None:
    game = orders().do(THREE)
    hand = game.army("blue").hand
    assert game.view("blue").blue.hand == hand
    assert game.view("yellow").blue.hand == hidden(hand) != hand
    assert len(game.view("yellow").blue.hand) == 3
    (drawn,) = game.said(CardsDrawn)
    assert GAME.redact_event(drawn, game.world, game.seat("blue")) == drawn
    assert GAME.redact_event(drawn, game.world, game.seat("yellow")) == CardsDrawn("blue", hidden(hand))


@pytest.mark.rule("SO-PLAN-03")
def test_there_is_no_hand_limit() -> None:
    held = [card.removeprefix("op_") for card in sorted(orders().world.deck)[:20]]
    game = orders().with_hand("blue", *held).do(THREE, EndTurn())
    assert len(game.army("blue").hand) == 23
    assert game.world.discard == ()


@pytest.mark.rule("SO-PLAN-04")
@pytest.mark.parametrize(
    ("blue", "yellow", "cards"),
    [
        pytest.param("w_front 1 w_airstrip 1 bridge 1", "", 4, id="controlled and supplied"),
        pytest.param("bridge 1", "", 3, id="controlled but not supplied"),
        pytest.param("", "e_front 1 e_airstrip 1 bridge 1", 3, id="the enemy's"),
    ],
)
def test_a_recon_post_gives_one_card_more(blue: str, yellow: str, cards: int) -> None:
    game = orders(blue=blue, yellow=yellow, tokens="bridge recon_post").do(THREE)
    assert len(game.army("blue").hand) == cards


# Initiative


@pytest.mark.rule("SO-PLAN-05")
def test_the_symbol_takes_the_initiative_for_the_next_round() -> None:
    game = orders(turn="yellow", initiative="blue").do(TWO)
    assert game.said(InitiativeChanged) == [InitiativeChanged("yellow")]
    assert game.world.initiative == "yellow"
    game = game.do(EndTurn())
    assert game.actor() == "blue", "the order of this round stays"
    game = game.do(Pass(), Pass())
    assert game.said(RoundStarted) == [RoundStarted(2, "yellow")]
    assert game.actor() == "yellow"


@pytest.mark.rule("SO-PLAN-05")
def test_the_other_space_does_not_take_the_initiative() -> None:
    game = orders(turn="yellow", initiative="blue").do(THREE)
    assert game.said(InitiativeChanged) == []
    assert game.world.initiative == "blue"


@pytest.mark.rule("SO-PLAN-05")
@pytest.mark.parametrize("scenario", ["m1", "l1"])
def test_exactly_one_of_the_two_spaces_has_the_symbol(scenario: str) -> None:
    spaces = orders(scenario).world.setting.spaces.values()
    found = {str(space.id): space.initiative for space in spaces if space.action == "planning"}
    assert found == {"sup_planning_1": False, "sup_planning_2": True}


@pytest.mark.rule("SO-PLAN-06")
def test_the_holder_of_the_initiative_keeps_it() -> None:
    game = orders(initiative="blue").do(TWO, EndTurn())
    assert game.said(InitiativeChanged) == []
    assert game.world.initiative == "blue"
    assert game.do(Pass(), Pass()).said(RoundStarted) == [RoundStarted(2, "blue")]


# The deck runs out


def scarce(deck: int, discard: int) -> Table:
    """So many cards in the deck and in the discard pile; yellow holds the rest."""
    game = orders()
    cards = game.world.deck
    shared = cards[: deck + discard]
    game = game.with_world(deck=shared[:deck], discard=shared[deck:])
    return game.with_army("yellow", hand=cards[deck + discard :])


@pytest.mark.rule("SO-PLAN-07", "SO-RULING-31")
def test_the_discard_pile_becomes_the_deck_in_mid_draw() -> None:
    game = scarce(deck=2, discard=4)
    left, thrown = game.world.deck, game.world.discard
    game = game.do(THREE)
    assert game.army("blue").hand[:2] == left
    (shuffled,) = game.said(DeckReshuffled)
    assert sorted(shuffled.deck) == sorted(thrown)
    assert game.army("blue").hand[2] == shuffled.deck[0]
    assert (game.world.deck, game.world.discard) == (shuffled.deck[1:], ())
    assert game.said(DrawFellShort) == []


@pytest.mark.rule("SO-PLAN-07")
def test_a_deck_that_is_just_enough_is_not_made_anew() -> None:
    game = scarce(deck=3, discard=4).do(THREE)
    assert game.said(DeckReshuffled) == []
    assert (game.world.deck, len(game.world.discard)) == ((), 4)


@pytest.mark.rule("SO-PLAN-07")
@pytest.mark.parametrize(("deck", "discard"), [(1, 1), (0, 2), (2, 0), (0, 0)])
def test_with_both_empty_the_rest_of_the_draw_is_lost(deck: int, discard: int) -> None:
    game = scarce(deck, discard).do(THREE)
    found = deck + discard
    assert len(game.army("blue").hand) == found
    assert game.said(DrawFellShort) == [DrawFellShort("blue", 3 - found)]
    assert (game.world.deck, game.world.discard) == ((), ())
    assert isinstance(game.top, TurnEnd if found else Turn)
