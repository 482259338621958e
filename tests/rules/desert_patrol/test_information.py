"""Hidden and public information: views, redacted events, imagined states, and who sits where; ruling 39."""

from functools import cache

import pytest
from msgspec.structs import replace

from game.rules.core import engine
from game.rules.core.codec import encode
from game.rules.core.ids import HIDDEN, Seat
from game.rules.core.rng import BLANK, Draws, Rng
from game.rules.core.values import Event
from game.rules.desert_patrol import events as ev
from game.rules.desert_patrol.initiative import Bid
from game.rules.desert_patrol.intents import Commit, EndTurn
from tests.guards import at_least_one
from tests.rules.desert_patrol.endings.arranged import hit, only, wander
from tests.rules.desert_patrol.table import Table, table

SIDES = ("lrdg", "italy")
PUBLIC = ("reserve", "play_area", "markers", "neutralised", "escaped", "destroyed")
WALKS = [("dp_s01", 1), ("dp_s03", 2), ("dp_s06", 3), ("dp_s08", 4), ("dp_s09", 5), ("dp_s11", 6)]
walks = pytest.mark.parametrize(("scenario", "seed"), WALKS)


@cache
def walk(scenario: str, seed: int) -> tuple[Table, ...]:
    return tuple(wander(scenario, seed, steps=400, first_seat=SIDES[seed % 2]))


def other(side: str) -> str:
    return "italy" if side == "lrdg" else "lrdg"


def full_table() -> Table:
    """Scenario 1 in the Italians' turn, with cards of the LRDG in every zone."""
    game = only(
        table("dp_s01"),
        "lrdg",
        hand="lrdg_saboteur lrdg_engineer",
        deck="lrdg_scout_a lrdg_rifleman_a lrdg_lieutenant",
        discard="lrdg_warrant_officer lrdg_saboteur lrdg_rifleman_a",
        removed="lrdg_scout_a lrdg_fog_of_war",
    )
    return game.turn("italy")


@pytest.mark.rule("DP-INFO-01")
@walks
def test_map_counters_markers_vehicles_reserves_and_play_areas_are_public(scenario: str, seed: int) -> None:
    for game in at_least_one(walk(scenario, seed)):
        for side in SIDES:
            view = game.view(side)
            assert replace(view, lrdg=game.world.lrdg, italy=game.world.italy) == game.world
            for owner in SIDES:
                seen, true = view.forces(owner), game.forces(owner)
                assert [getattr(seen, name) for name in PUBLIC] == [getattr(true, name) for name in PUBLIC]


@pytest.mark.rule("DP-INFO-02")
def test_a_hand_is_known_to_its_owner_only() -> None:
    game = full_table()
    assert game.view("lrdg").lrdg.hand == ("lrdg_saboteur", "lrdg_engineer")
    assert game.view("italy").lrdg.hand == (HIDDEN, HIDDEN)
    assert game.view("italy").italy.hand == game.forces("italy").hand
    assert game.view("lrdg").italy.hand == (HIDDEN,) * 4


@pytest.mark.rule("DP-INFO-02")
def test_the_order_of_a_deck_is_known_to_nobody() -> None:
    game = full_table()
    for side in SIDES:
        assert game.view(side).lrdg.deck == (HIDDEN,) * 3
        assert game.view(side).italy.deck == (HIDDEN,) * 6
        turned = game.with_zones("lrdg", deck="lrdg_lieutenant lrdg_rifleman_a lrdg_scout_a")
        assert turned.view(side) == game.view(side)


@pytest.mark.rule("DP-INFO-02")
def test_the_initiative_card_is_hidden_until_both_are_revealed() -> None:
    bidding = table("dp_s01").with_hand("lrdg", "lrdg_saboteur", "lrdg_engineer")
    bidding = bidding.with_hand("italy", "ita_scout", "ita_rifleman_a")
    game = bidding.do(Commit("lrdg_engineer"), by="lrdg")
    assert game.events == (ev.InitiativeCommitted("lrdg"),)
    assert game.game.redact(game.state, game.seat("lrdg")).stack[-1] == Bid("lrdg_engineer", None)
    assert game.game.redact(game.state, game.seat("italy")).stack[-1] == Bid(HIDDEN, None)
    assert game.view("italy").lrdg.hand == (HIDDEN, HIDDEN)
    other_card = bidding.do(Commit("lrdg_saboteur"), by="lrdg")
    seat = game.seat("italy")
    assert game.game.redact(game.state, seat) == game.game.redact(other_card.state, seat)

    game = game.do(Commit("ita_scout"), by="italy")
    assert game.said(ev.InitiativeRevealed) == [ev.InitiativeRevealed("lrdg_engineer", "ita_scout", 4, 5)]
    assert game.view("italy").lrdg.discard == ("lrdg_engineer",)
    assert game.view("lrdg").italy.discard == ("ita_scout",)


@pytest.mark.rule("DP-INFO-03", "DP-RULING-39")
def test_removed_cards_are_visible_to_their_owner_and_hidden_from_the_opponent() -> None:
    game = full_table()
    assert game.view("lrdg").lrdg.removed == ("lrdg_scout_a", "lrdg_fog_of_war")
    assert game.view("italy").lrdg.removed == (HIDDEN, HIDDEN)
    game = hit(game.with_hand("italy", "ita_rifleman_a"), "ita_rifleman_a", "lrdg_engineer")
    assert game.view("lrdg").lrdg.removed == ("lrdg_scout_a", "lrdg_fog_of_war", "lrdg_engineer")
    assert game.view("italy").lrdg.removed == (HIDDEN,) * 3


@pytest.mark.rule("DP-INFO-04", "DP-RULING-39")
def test_a_discard_pile_is_looked_through_by_its_owner_and_its_top_card_seen_by_both() -> None:
    game = full_table()
    assert game.view("lrdg").lrdg.discard == ("lrdg_warrant_officer", "lrdg_saboteur", "lrdg_rifleman_a")
    assert game.view("italy").lrdg.discard == (HIDDEN, HIDDEN, "lrdg_rifleman_a")
    assert game.with_zones("lrdg", discard="").view("italy").lrdg.discard == ()


@pytest.mark.rule("DP-INFO-04")
@walks
def test_the_number_of_cards_in_every_zone_is_public(scenario: str, seed: int) -> None:
    for game in at_least_one(walk(scenario, seed)):
        for side in SIDES:
            for owner in SIDES:
                seen, true = game.view(side).forces(owner), game.forces(owner)
                for zone in ("hand", "deck", "discard", "removed"):
                    assert len(getattr(seen, zone)) == len(getattr(true, zone))


@pytest.mark.rule("DP-INFO-01", "DP-INFO-02", "DP-INFO-03", "DP-INFO-04")
@walks
def test_a_view_hides_exactly_what_the_rules_hide(scenario: str, seed: int) -> None:
    for game in at_least_one(walk(scenario, seed)):
        for side in SIDES:
            own, enemy = game.forces(side), game.forces(other(side))
            top = enemy.discard[-1:]
            assert game.view(side).forces(side) == replace(own, deck=(HIDDEN,) * len(own.deck))
            assert game.view(side).forces(other(side)) == replace(
                enemy,
                deck=(HIDDEN,) * len(enemy.deck),
                hand=(HIDDEN,) * len(enemy.hand),
                discard=(HIDDEN,) * (len(enemy.discard) - len(top)) + top,
                removed=(HIDDEN,) * len(enemy.removed),
            )


@pytest.mark.rule("DP-INFO-02")
@walks
def test_redacting_twice_changes_nothing_and_no_view_holds_the_generator(scenario: str, seed: int) -> None:
    for game in walk(scenario, seed):
        assert game.state.rng != BLANK
        for seat in (Seat(0), Seat(1)):
            view = game.game.redact(game.state, seat)
            assert view.rng == BLANK
            assert game.game.redact(view, seat) == view
    loaded = full_table().with_dice(7, 7)
    assert loaded.game.redact(loaded.state, Seat(0)).rng == BLANK


# Events


def told(game: Table, event: Event, side: str) -> Event:
    return game.game.redact_event(event, game.world, game.seat(side))


@pytest.mark.rule("DP-INFO-02")
def test_cards_drawn_are_told_to_their_owner_and_only_their_number_to_the_opponent() -> None:
    game = table("dp_s01")
    drawn = ev.CardsDrawn("lrdg", ("lrdg_saboteur", "lrdg_scout_a"))
    assert told(game, drawn, "lrdg") == drawn
    assert told(game, drawn, "italy") == ev.CardsDrawn("lrdg", (HIDDEN, HIDDEN))


@pytest.mark.rule("DP-INFO-02")
@pytest.mark.parametrize("kind", [ev.DeckShuffled, ev.DeckReshuffled])
def test_the_order_of_a_shuffled_deck_is_told_to_nobody(
    kind: type[ev.DeckShuffled | ev.DeckReshuffled],
) -> None:
    game = table("dp_s01")
    shuffled = kind("lrdg", ("lrdg_saboteur", "lrdg_scout_a"))
    for side in SIDES:
        assert told(game, shuffled, side) == kind("lrdg", (HIDDEN, HIDDEN))


@pytest.mark.rule("DP-INFO-04", "DP-RULING-39")
def test_of_the_cards_discarded_at_the_end_of_a_turn_the_opponent_sees_the_top_one() -> None:
    game = table("dp_s01")
    with_play_area = ev.CardsDiscarded("lrdg", ("lrdg_saboteur", "lrdg_scout_a"), ("lrdg_engineer",))
    hand_only = ev.CardsDiscarded("lrdg", ("lrdg_saboteur", "lrdg_scout_a"), ())
    for event in (with_play_area, hand_only):
        assert told(game, event, "lrdg") == event
    assert told(game, with_play_area, "italy") == replace(with_play_area, hand=(HIDDEN, HIDDEN))
    assert told(game, hand_only, "italy") == replace(hand_only, hand=(HIDDEN, "lrdg_scout_a"))

    played = game.with_hand("lrdg", "lrdg_saboteur", "lrdg_scout_a").turn("lrdg").do(EndTurn())
    assert played.said(ev.CardsDiscarded) == [hand_only]
    assert played.view("italy").lrdg.discard == (HIDDEN, "lrdg_scout_a")


@pytest.mark.rule("DP-INFO-01", "DP-INFO-02")
@walks
def test_redacted_events_hide_those_cards_and_nothing_else(scenario: str, seed: int) -> None:
    secret = (ev.CardsDrawn, ev.DeckShuffled, ev.DeckReshuffled, ev.CardsDiscarded)
    happened = ((game, event) for game in walk(scenario, seed) for event in game.events)
    for game, event in at_least_one(happened):
        for side in SIDES:
            once = told(game, event, side)
            assert told(game, once, side) == once
            assert type(once) is type(event)
            if not isinstance(event, secret):
                assert once == event
            elif not isinstance(event, ev.DeckShuffled | ev.DeckReshuffled):
                assert (once == event) or event.side != side


# Imagining


@pytest.mark.rule("DP-INFO-02")
@walks
def test_an_imagined_state_is_lawful_and_looks_the_same_to_its_seat(scenario: str, seed: int) -> None:
    for number, game in at_least_one(enumerate(walk(scenario, seed))):
        for seat in (Seat(0), Seat(1)):
            view = game.game.redact(game.state, seat)
            imagined = game.game.imagine(view, seat, Rng(number))
            assert game.game.laws(imagined.world) == []
            assert game.game.redact(imagined, seat) == view
            assert HIDDEN.encode() not in encode(imagined)
            assert engine.legal(imagined, seat) == engine.legal(game.state, seat)
            assert engine.waiting_for(imagined) == engine.waiting_for(game.state)


@pytest.mark.rule("DP-INFO-02")
@walks
def test_an_imagined_state_can_be_played_on(scenario: str, seed: int) -> None:
    for number, game in at_least_one(enumerate(walk(scenario, seed)[::40])):
        seat = Seat(number % 2)
        state = game.game.imagine(game.game.redact(game.state, seat), seat, Rng(number))
        draws = Draws(Rng(number))
        for _ in range(30):
            asked = sorted(engine.waiting_for(state))
            if not asked:
                break
            mover = draws.choice(asked)
            state = engine.apply(game.game, state, mover, draws.choice(engine.legal(state, mover))).state
            assert game.game.laws(state.world) == []


@pytest.mark.rule("DP-INFO-02", "DP-INFO-03")
def test_what_is_imagined_depends_on_chance_and_not_on_what_is_hidden() -> None:
    game = full_table()
    seat = game.seat("italy")
    view = game.game.redact(game.state, seat)
    dealt = [game.game.imagine(view, seat, Rng(number)) for number in range(20)]
    assert dealt[3] == game.game.imagine(view, seat, Rng(3))
    assert len({state.world.lrdg.hand for state in dealt}) > 5
    assert len({state.world.lrdg.deck for state in dealt}) > 5
    assert len({state.world.lrdg.removed for state in dealt}) > 3
    assert len({state.world.italy.deck for state in dealt}) > 5
    assert len({state.rng for state in dealt}) == 20
    assert {state.world.italy.hand for state in dealt} == {game.forces("italy").hand}


@pytest.mark.rule("DP-INFO-02")
def test_a_hidden_bid_is_imagined_as_a_card_of_the_imagined_hand() -> None:
    game = table("dp_s01").do(Commit(table("dp_s01").forces("lrdg").hand[0]), by="lrdg")
    seat = game.seat("italy")
    bids = set()
    for number in range(30):
        state = game.game.imagine(game.game.redact(game.state, seat), seat, Rng(number))
        bid = state.stack[-1]
        assert isinstance(bid, Bid)
        assert bid.lrdg in state.world.lrdg.hand
        assert bid.italy is None
        bids.add(bid.lrdg)
    assert len(bids) > 2


# Seats


@pytest.mark.rule("DP-INFO-02")
@pytest.mark.parametrize("first", SIDES)
def test_the_option_first_seat_says_which_side_the_first_seat_commands(first: str) -> None:
    game = table("dp_s01", first_seat=first)
    assert [game.world.side_of(Seat(0)), game.world.side_of(Seat(1))] == [first, other(first)]
    assert (game.seat(first), game.seat(other(first))) == (0, 1)
    seen = game.game.redact(game.state, Seat(0)).world
    assert HIDDEN not in seen.forces(first).hand
    assert set(seen.forces(other(first)).hand) == {HIDDEN}
    assert game.turn("italy").actor() == "italy"
    assert engine.waiting_for(game.turn("italy").state) == {game.seat("italy")}
    assert game.turn("italy").refusal(EndTurn(), by="lrdg").rule == "DP-TURN-01"


@pytest.mark.rule("DP-END-02")
@pytest.mark.parametrize("first", SIDES)
def test_the_winner_is_told_by_seat(first: str) -> None:
    game = table("dp_s01", first_seat=first).without_soldier("lrdg_scout_a")
    game = only(game, "lrdg").with_hand("italy", "ita_rifleman_b").turn("italy")
    game = hit(game, "ita_rifleman_b", "lrdg_saboteur")
    assert game.outcome is not None
    assert game.outcome.winners == ((0,) if first == "italy" else (1,))
