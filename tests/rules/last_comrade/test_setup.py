"""Setting up: characters, Life, decks, the Line, Initiative and hands, for 2 to 10 players."""

from collections import Counter

import pytest

from game.rules.core import engine
from game.rules.core.values import Illegal
from game.rules.last_comrade import GAME
from game.rules.last_comrade.intents import ChooseCharacter, PlayEvent, RaiseHand, SwapHands
from tests.guards import at_least_one
from tests.rules.last_comrade.table import PRESET, SHORT_OR_LONG, content, start

rule = pytest.mark.rule

EVERY = range(2, 11)


@rule("LC-SETUP-01", "LC-COMP-01", "LC-RULING-29")
@pytest.mark.parametrize("players", EVERY)
def test_each_player_gets_one_character_at_random(players: int) -> None:
    game = start(players)
    assert len(game.world.players) == players
    assert set(game.world.players) <= set(content().comrades)
    assert [player.seat for player in game.world.players.values()] == list(range(players))
    dealt = {tuple(start(players, seed=seed).world.players) for seed in range(8)}
    assert len(dealt) > 1


@rule("LC-SETUP-01", "LC-RULING-29")
def test_players_may_choose_characters_but_nobody_twice() -> None:
    game = start(3, options={"characters": "choose"})
    (first,) = engine.waiting_for(game.state)
    chosen = engine.apply(GAME, game.state, first, ChooseCharacter("misza")).state
    (second,) = engine.waiting_for(chosen)
    refusal = engine.why_not(GAME, chosen, second, ChooseCharacter("misza"))
    assert refusal is not None
    assert refusal.rule == "LC-SETUP-01"
    state = engine.apply(GAME, chosen, second, ChooseCharacter("olga")).state
    (third,) = engine.waiting_for(state)
    done = engine.apply(GAME, state, third, ChooseCharacter("igor")).state
    assert {one: player.seat for one, player in done.world.players.items()} == {
        "misza": first,
        "olga": second,
        "igor": third,
    }


@rule("LC-SETUP-02", "LC-RULING-28", "LC-TV-01", "LC-TV-02", "LC-TV-03", "LC-VAR-04", "LC-COMP-03")
@pytest.mark.parametrize(("players", "life"), [(n, 10 if n <= 4 else 5) for n in EVERY])
def test_everybody_starts_with_the_life_of_the_table(players: int, life: int) -> None:
    assert {player.life for player in start(players).world.players.values()} == {life}


@rule("LC-TV-04", "LC-VAR-01", "LC-VAR-02", "LC-VAR-03", "LC-VAR-04")
@pytest.mark.parametrize(("players", "life"), [(n, 5 if n <= 4 else 10) for n in EVERY])
def test_the_short_and_the_long_variant(players: int, life: int) -> None:
    game = start(players, scenario=SHORT_OR_LONG[players])
    assert {player.life for player in game.world.players.values()} == {life}


@rule("LC-VAR-03")
def test_each_number_of_players_has_its_normal_life_and_one_variant() -> None:
    lives = {n: sorted(one.life for one in content().scenarios.values() if n in one.seats) for n in EVERY}
    assert lives == {players: [5, 10] for players in EVERY}
    assert {n: content().scenarios[PRESET[n]].life for n in EVERY} == {n: 10 if n <= 4 else 5 for n in EVERY}


@rule("LC-VAR-05")
@pytest.mark.parametrize("life", range(1, 11))
def test_a_table_may_choose_any_life_from_1_to_10(life: int) -> None:
    game = start(3, options={"start_life": str(life)})
    assert {player.life for player in game.world.players.values()} == {life}
    assert set(GAME.options()["start_life"]) == {"preset", *map(str, range(1, 11))}


@rule("LC-SETUP-03", "LC-SETUP-08", "LC-TV-06")
@pytest.mark.parametrize(("players", "deck"), [(2, 77), (4, 70), (8, 50), (10, 40)])
def test_decks_and_hands(players: int, deck: int) -> None:
    world = start(players).world
    assert len(world.action_deck) == deck
    assert len(world.attack_deck) == 38
    assert all(len(player.hand) + sum(map(len, player.packs)) == 5 for player in world.players.values())
    assert Counter(world.attack_deck) == Counter(world.setting.attack_deck)
    assert world.attack_deck != start(players, seed=2).world.attack_deck


@rule("LC-SETUP-04", "LC-VAR-06", "LC-RULING-24", "LC-RULING-47")
def test_two_players_have_no_smoke_screens() -> None:
    world = start(2).world
    hands = [card for player in world.players.values() for pack in player.packs for card in pack]
    assert len(world.action_deck) + len(hands) == 87
    assert "zaslona_dymna" not in (*world.action_deck, *hands)
    assert Counter(world.boxed) == {"zaslona_dymna": 3}
    assert start(3).world.boxed == ()


@rule("LC-SETUP-05", "LC-SETUP-06", "LC-SETUP-07", "LC-LINE-01", "LC-LINE-02", "LC-COMP-02")
@pytest.mark.parametrize("players", EVERY)
def test_the_line_at_the_start(players: int) -> None:
    world = start(players).world
    assert len(world.line) == players + 1
    assert sorted(one for one in world.line[:-1] if one is not None) == sorted(world.players)
    assert world.line[-1] is None, "the free place is before the Commissar"
    assert world.holder == world.line[0]


@rule("LC-SETUP-05", "LC-SETUP-06", "LC-SETUP-07", "LC-TV-05")
def test_a_line_of_four_in_the_order_d_b_a_c() -> None:
    for seed in range(400):
        world = start(4, seed=seed).world
        a, b, c, d = world.players
        if world.line == (d, b, a, c, None):
            assert (world.length, world.holder) == (5, d)
            return
    raise AssertionError("this order never came")


@rule("LC-SETUP-05")
def test_every_order_of_the_line_occurs() -> None:
    orders = Counter[tuple[int, ...]]()
    for seed in range(240):
        world = start(3, seed=seed).world
        orders[tuple(world.players[one].seat for one in world.line if one is not None)] += 1
        assert world.holder == world.line[0]
    assert len(orders) == 6
    assert min(orders.values()) > 15


@rule("LC-SETUP-10", "LC-RULING-30")
def test_the_left_neighbour_is_the_next_living_seat() -> None:
    world = start(4).world
    names = tuple(world.players)
    assert [world.left_of(name) for name in names] == [names[1], names[2], names[3], names[0]]
    assert {tuple(one.seat for one in start(4, seed=n).world.players.values()) for n in range(5)} == {
        (0, 1, 2, 3)
    }


@rule("LC-SETUP-11")
@pytest.mark.parametrize("players", [0, 1, 11])
def test_fewer_than_2_or_more_than_10_cannot_play(players: int) -> None:
    assert players not in GAME.info.seats
    assert GAME.info.seats == tuple(EVERY)


@rule("LC-SETUP-12")
def test_nothing_can_be_played_while_setting_up() -> None:
    game = start(4)
    for seat in at_least_one(engine.waiting_for(game.state)):
        for intent in (PlayEvent("moonshine"), RaiseHand(), SwapHands("igor")):
            with pytest.raises(Illegal):
                engine.apply(GAME, game.state, seat, intent)


@rule("LC-VAR-06")
def test_the_line_of_two() -> None:
    game = start(2)
    assert len(game.world.line) == 3
    first, second = game.world.players
    assert (game.world.left_of(first), game.world.left_of(second)) == (second, first)
