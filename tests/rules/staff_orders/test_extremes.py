"""A side without soldiers to spare, cards, stars or commanders: play goes on, and it ends."""

from itertools import product

import pytest

from game.rules.core import engine
from game.rules.core.rng import Draws, Rng
from game.rules.core.state import State
from game.rules.staff_orders import GAME
from game.rules.staff_orders.intents import Deploy, Pass, PlayEffect
from game.rules.staff_orders.turn import NextTurn, Turn
from tests.rules.staff_orders.table import Table, orders

SCENARIOS = ("m1", "m2", "l1", "l2")
SIDES = ("blue", "yellow")


# Arrangements


def bare(scenario: str) -> Table:
    """Each headquarters with one soldier, nothing else on the board, no card in a hand."""
    game = orders(scenario)
    for side in SIDES:
        home = game.world.setting.headquarters[side]
        soldiers = {**game.army(side).soldiers, home: 1}
        game = game.with_army(side, soldiers=soldiers, reserve_soldiers=24)
    return game


def crowded(scenario: str) -> Table:
    """All pieces stand on the board: five at home, the others beside it; the reserves are empty."""
    game = orders(scenario)
    setting = game.world.setting
    pieces = setting.numbers.pieces
    taken: set[str] = set()
    for side in SIDES:
        changes: dict[str, object] = {"reserve_soldiers": 0, "reserve_aircraft": 0}
        for layer, name, count in (
            ("land", "soldiers", pieces.soldiers),
            ("air", "aircraft", pieces.aircraft),
        ):
            if layer == "air" and not setting.zones:
                continue
            left = count
            spread = dict.fromkeys(setting.places[layer], 0)
            front = [setting.home[layer][side]]
            while left:
                place = front.pop(0)
                if place in taken:
                    continue
                taken.add(place)
                spread[place] = min(5, left)
                left -= spread[place]
                front += setting.neighbours[place]
            changes[name] = spread
        game = game.with_army(side, **changes)
    return game


def all_dealt(scenario: str) -> Table:
    """Every card is in a hand, half of them in each: there is nothing to draw."""
    game = orders(scenario)
    deck = game.world.deck
    game = game.with_world(deck=(), discard=())
    return game.with_army("blue", hand=deck[::2]).with_army("yellow", hand=deck[1::2])


def all_in_one_hand(scenario: str) -> Table:
    game = orders(scenario)
    return game.with_army("yellow", hand=game.world.deck).with_world(deck=())


ARRANGED = {"bare": bare, "crowded": crowded, "all dealt": all_dealt, "one hand": all_in_one_hand}


@pytest.mark.parametrize("arranged", ARRANGED)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_question_can_be_answered_and_the_game_ends(scenario: str, arranged: str) -> None:
    draws = Draws(Rng(7))
    for _ in range(3):
        game = ARRANGED[arranged](scenario)
        assert GAME.laws(game.world) == []
        for _ in range(GAME.info.longest):
            if game.outcome is not None:
                break
            legal = game.legal()
            decision = engine.pending(game.state)
            assert decision is not None, decision
            assert legal, decision
            auto_pass = decision.auto_pass()
            assert auto_pass is None or (game.army(game.actor()).hand and auto_pass.intent in legal)
            game = game.do(draws.choice([one for one in legal if not isinstance(one, Pass)] or legal))
        assert game.outcome is not None


# Ends


def without_commanders(game: Table, side: str) -> Table:
    """All that were in the reserve stand on the board, each side's on spaces of its own."""
    spaces = [name for name in game.world.setting.spaces if name.endswith(".advance")]
    count = game.army(side).commanders
    return game.with_deployed(side, *(spaces[:count] if side == "blue" else spaces[-count:]))


def last_turns(game: Table) -> Table:
    """The last round, from the first question whose turn it is."""
    below = (*game.state.stack[:2], NextTurn("blue"))
    world = game.with_world(round=game.world.setting.numbers.rounds).world
    started = engine.start(GAME, State(world, below, game.state.rng))
    return Table(started.state, started.events)


@pytest.mark.rule("SO-END-06", "SO-TURN-06")
@pytest.mark.parametrize(("scenario", "initiative"), list(product(SCENARIOS, SIDES)))
def test_without_commanders_both_must_pass_and_without_stars_the_initiative_decides(
    scenario: str, initiative: str
) -> None:
    game = bare(scenario).with_world(initiative=initiative)
    assert game.score("blue") == game.score("yellow") == 0
    for side in SIDES:
        game = without_commanders(game, side)
    game = last_turns(game)
    assert game.winner == (initiative, "tie_initiative")


@pytest.mark.rule("SO-TURN-06", "SO-TURN-08")
@pytest.mark.parametrize("without", SIDES)
def test_a_side_without_commanders_is_passed_over_while_the_other_plays(without: str) -> None:
    game = last_turns(without_commanders(bare("m1"), without))
    other = "yellow" if without == "blue" else "blue"
    assert isinstance(game.top, Turn)
    assert game.actor() == other
    assert game.do(Pass()).winner is not None


@pytest.mark.rule("SO-PLAN-07")
@pytest.mark.parametrize("side", SIDES)
def test_planning_without_a_card_anywhere_draws_none_and_may_still_turn_the_token(side: str) -> None:
    other = "yellow" if side == "blue" else "blue"
    game = orders(turn=side, initiative=other)
    game = game.with_army(other, hand=game.world.deck).with_world(deck=())
    game = game.do(Deploy("sup_planning_2"))
    assert game.army(side).hand == ()
    assert game.world.initiative == side


@pytest.mark.rule("SO-END-03", "SO-ADV-04")
@pytest.mark.parametrize("side", SIDES)
def test_a_side_with_one_soldier_left_can_neither_move_nor_lose_him_by_itself(side: str) -> None:
    game = bare("m1").turn(side)
    spaces = {space for space in game.deployments() if not space.startswith("sup_")}
    assert not {space for space in spaces if space.endswith((".advance", ".paradrop"))}
    assert game.do(Pass()).outcome is None


@pytest.mark.rule("SO-CARD-10")
@pytest.mark.parametrize("side", SIDES)
def test_momentum_with_an_empty_staging_zone_is_refused_but_the_window_opens(side: str) -> None:
    """Four effects of one round have emptied it; the commanders they brought stand in the reserve."""
    game = orders(turn=side).with_hand(side, "momentum").with_army(side, staging=0, commanders=9, momentum=4)
    game = game.do(Deploy("sup_planning_1"))
    assert game.refused(PlayEffect("op_momentum")) == "SO-CARD-10"
