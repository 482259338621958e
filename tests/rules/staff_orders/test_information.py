"""Hidden and public information: hands and the order of the deck are secret, everything else is open."""

from collections import Counter

import pytest
from msgspec.structs import replace

from game.rules.core import engine
from game.rules.core.ids import HIDDEN
from game.rules.core.rng import BLANK, Draws, Rng
from game.rules.staff_orders import GAME
from game.rules.staff_orders.events import CardsDrawn, DeckReshuffled, DeckShuffled
from game.rules.staff_orders.intents import Deploy, EndTurn, Enter, PlayEffect
from tests.guards import at_least_one
from tests.rules.staff_orders.table import Table, orders, start

SIDES = ("blue", "yellow")


def other(side: str) -> str:
    return "yellow" if side == "blue" else "blue"


def dealt() -> Table:
    game = orders(blue="w_front 3", yellow="town 2").with_hand("blue", "assault", "ambush")
    return game.with_hand("yellow", "momentum").with_discard(12)


def wander(scenario: str, seed: int, steps: int = 150) -> list[Table]:
    """The tables of a game played at random."""
    game, draws, found = start(scenario, seed), Draws(Rng(seed)), list[Table]()
    while game.outcome is None and len(found) < steps:
        choices = game.legal()
        game = game.do(choices[draws.below(len(choices))])
        found.append(game)
    return found


# Hidden


@pytest.mark.rule("SO-INFO-01")
def test_a_hand_is_known_to_its_owner_only() -> None:
    game = dealt()
    assert game.view("blue").blue.hand == ("op_assault", "op_ambush")
    assert game.view("yellow").blue.hand == (HIDDEN, HIDDEN)
    assert game.view("yellow").yellow.hand == ("op_momentum",)
    assert game.view("blue").yellow.hand == (HIDDEN,)


@pytest.mark.rule("SO-INFO-01")
def test_the_order_of_the_deck_is_known_to_nobody() -> None:
    game = dealt()
    turned = game.with_world(deck=tuple(reversed(game.world.deck)))
    assert turned.world.deck != game.world.deck
    for side in SIDES:
        assert game.view(side).deck == (HIDDEN,) * 12
        assert turned.view(side) == game.view(side)
        assert GAME.redact(game.state, game.seat(side)).rng == BLANK, "nor what will be rolled"


@pytest.mark.rule("SO-INFO-01")
def test_drawn_cards_are_told_to_whoever_draws_them() -> None:
    game = orders().do(Deploy("sup_planning_1"))
    (drawn,) = game.said(CardsDrawn)
    assert GAME.redact_event(drawn, game.world, game.seat("blue")) == drawn
    assert GAME.redact_event(drawn, game.world, game.seat("yellow")) == CardsDrawn("blue", (HIDDEN,) * 3)


@pytest.mark.rule("SO-INFO-01")
@pytest.mark.parametrize("kind", [DeckShuffled, DeckReshuffled])
def test_a_shuffled_deck_is_told_to_nobody(kind: type[DeckShuffled | DeckReshuffled]) -> None:
    game = orders()
    for side in SIDES:
        told = GAME.redact_event(kind(("op_assault", "op_ambush")), game.world, game.seat(side))
        assert told == kind((HIDDEN, HIDDEN))


@pytest.mark.rule("SO-INFO-01")
def test_an_imagined_table_deals_the_unseen_cards_anew() -> None:
    game = dealt()
    seat = game.seat("blue")
    view = GAME.redact(game.state, seat)
    unseen = Counter(game.world.deck) + Counter(game.world.yellow.hand)
    hands = set()
    for seed in range(60):
        imagined = GAME.imagine(view, seat, Rng(seed))
        assert GAME.redact(imagined, seat) == view
        assert Counter(imagined.world.deck) + Counter(imagined.world.yellow.hand) == unseen
        assert GAME.laws(imagined.world) == []
        hands.add(imagined.world.yellow.hand)
    assert {card for (card,) in hands} == set(unseen), "any unseen card may be in the enemy's hand"


@pytest.mark.rule("SO-INFO-01")
@pytest.mark.parametrize("card", ["ambush", "assault", "momentum", "mobilisation", "aa_defence"])
def test_a_window_opens_whatever_the_hand_holds(card: str) -> None:
    """One who is asked only when a card fits would betray it."""
    game = orders(blue="w_front 3", yellow="town 2 e_front 1").with_hand("yellow", card)
    game = game.do(Deploy("town.advance"), Enter("w_front", 2))
    assert game.actor() == "yellow"
    plain = orders(blue="w_front 3", yellow="town 2 e_front 1").with_hand("yellow", "air_raid")
    plain = plain.do(Deploy("town.advance"), Enter("w_front", 2))
    assert GAME.redact(game.state, game.seat("blue")) == GAME.redact(plain.state, plain.seat("blue"))


# Public


@pytest.mark.rule("SO-INFO-02")
@pytest.mark.parametrize(("scenario", "seed"), [("m1", 1), ("l1", 2), ("m2", 3), ("l2", 4)])
def test_everything_but_hands_and_deck_is_public(scenario: str, seed: int) -> None:
    for game in at_least_one(wander(scenario, seed)):
        for side in SIDES:
            view = game.view(side)
            enemy = other(side)
            theirs = replace(game.army(enemy), hand=(HIDDEN,) * len(game.army(enemy).hand))
            told = game.with_world(deck=(HIDDEN,) * len(game.world.deck)).with_world(**{enemy: theirs})
            assert view == told.world
            assert GAME.redact(game.state, game.seat(side)).stack == game.state.stack


@pytest.mark.rule("SO-INFO-02")
def test_a_played_card_is_seen_by_both() -> None:
    game = dealt().do(Deploy("town.advance"), Enter("w_front", 2))
    game = game.do(PlayEffect("op_assault", 1))
    for side in SIDES:
        assert game.view(side).discard[-1] == "op_assault"
        events = [GAME.redact_event(event, game.world, game.seat(side)) for event in game.events]
        assert events == list(game.events)


@pytest.mark.rule("SO-INFO-02", "SO-RULING-32")
def test_sizes_reserves_staging_and_tokens_are_seen_by_both() -> None:
    game = orders(tokens="bridge recon_post").do(Deploy("sup_planning_1"), EndTurn())
    for side in SIDES:
        view = game.view(side)
        assert (len(view.deck), len(view.blue.hand), len(view.yellow.hand)) == (21, 3, 0)
        assert (view.blue.commanders, view.blue.staging, view.blue.reserve_soldiers) == (4, 4, 22)
        assert (view.tokens, view.boxed) == (game.world.tokens, game.world.boxed)


@pytest.mark.rule("SO-INFO-01")
def test_a_refusal_tells_nothing_of_the_enemys_hand() -> None:
    game = orders().with_hand("yellow", "momentum")
    without = orders().with_hand("yellow", "assault")
    for card in ("op_momentum", "op_assault"):
        asked = PlayEffect(card)
        refusals = {
            engine.why_not(GAME, one.state, one.seat("blue"), asked).rule  # type: ignore[union-attr]
            for one in (game, without)
        }
        assert refusals == {"SO-TURN-03"}
