"""Gear and luck of a rest step in one visit: luck is chosen ahead, and carried out when it is due."""

from typing import Any

import msgspec
import pytest

from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.rng import Draws, Rng
from game.rules.core.values import Illegal
from game.rules.wasteland_riders.exploration.exploration import Explores
from game.rules.wasteland_riders.intents.common import (
    DiscardForResource,
    Done,
    EndExploration,
    MoveGear,
    Pass,
)
from game.rules.wasteland_riders.preparation import Arranging, UpdatingMarket
from game.rules.wasteland_riders.rest import RestGear, RestLuck
from game.session.hot_seat import HotSeat, match_for
from game.session.match import Match
from tests.session.tables import ALA, OLA, kept, take_the_screen

rule = pytest.mark.rule


def resting(seed: int = 1) -> HotSeat:
    """Two riders with luck cards; the first arranges gear, and could use what a card gives."""
    match, chance = match_for("wasteland_riders", (ALA, OLA), seed=seed), Draws(Rng(seed))
    for _ in range(3000):
        decision = engine.pending(match.state)
        knights = match.state.world.knights
        if isinstance(decision, RestGear) and all(knight.conscious and knight.luck for knight in knights):
            first = isinstance(match.state.stack[-2], RestGear) or len(luck_asked(match)) == 2
            if first and Done() in match.legal(decision.seat) and useful(match, decision.seat):
                table = HotSeat(kept(match))
                table.open_curtain()
                return table
        seat = min(match.waiting_for())
        match.submit(seat, chance.choice(match.legal(seat)))
    raise AssertionError("no such rest in this game")


def luck_asked(match: Match) -> list[Seat]:
    return [frame.seat for frame in match.state.stack if isinstance(frame, RestLuck)]


def useful(match: Match, seat: Seat) -> list[Any]:
    question = RestLuck(seat)
    return [one for one in question.answers_ahead(match.state.world, seat) if one != Pass()]


@rule("WR-REST-01", "WR-REST-07")
def test_luck_is_chosen_in_the_visit_of_gear_and_carried_out_in_its_order() -> None:
    table = resting()
    first = table.at_screen
    assert first is not None
    table.submit(Done())
    assert isinstance(table.asked_ahead, RestLuck)
    assert (table.at_screen, table.next_seat) == (first, None)
    assert isinstance(engine.pending(table.view()), RestLuck), "he looks at the question as if it were asked"
    assert set(table.legal()) <= {
        Pass(),
        *map(DiscardForResource, table.match.state.world.knights[first].luck),
    }
    chosen = next(one for one in table.legal() if one != Pass())
    steps = len(table.match.steps)
    table.submit(chosen)
    assert len(table.match.steps) == steps, "nothing has happened yet"
    second = table.next_seat
    assert second not in (None, first)
    table.open_curtain()
    assert isinstance(engine.pending(table.match.state), RestGear), "gear of all comes before luck of any"
    table.submit(Done())
    told = [(step.seat, step.intent) for step in table.match.steps[-2:]]
    assert told == [(second, Done()), (first, chosen)], "then it is carried out, and nobody comes back for it"
    assert isinstance(engine.pending(table.match.state), RestLuck)
    assert table.at_screen == second


def test_it_can_be_taken_back_before_the_curtain_closes() -> None:
    table = resting()
    table.lingers = True
    before = table.match.state
    table.submit(Done())
    table.submit(Pass())
    assert table.hands_over_to is not None
    assert table.planned == Pass()
    assert table.undo_barrier is None
    assert table.undo() == 0
    assert isinstance(table.asked_ahead, RestLuck)
    assert table.hands_over_to is None
    assert table.undo() == 1
    assert table.match.state == before
    assert table.asked_ahead is None


def test_what_may_not_be_answered_may_not_be_answered_ahead() -> None:
    table = resting()
    table.submit(Done())
    with pytest.raises(Illegal):
        table.submit(Done())
    assert isinstance(table.asked_ahead, RestLuck)


def test_an_answer_lost_with_the_program_is_asked_again() -> None:
    """It is kept nowhere: who opens the save is asked when it is his turn."""
    table = resting()
    first = table.at_screen
    table.submit(Done())
    table.submit(Pass())
    again = HotSeat(kept(Match.loads(table.match.dumps())))
    take_the_screen(again)
    again.submit(Done())
    # The second is asked ahead of the first now, who is then asked himself.
    while again.asked_ahead is not None:
        again.submit(Pass())
    assert again.next_seat == first
    assert isinstance(engine.pending(again.match.state), RestLuck)


def test_it_is_asked_again_where_what_it_follows_from_has_changed() -> None:
    table = resting()
    first = table.at_screen
    assert first is not None
    table.submit(Done())
    question = table.asked_ahead
    assert question is not None
    world = table.match.state.world
    other = next(knight for seat, knight in enumerate(world.knights) if seat != first)
    changed = tuple(other if seat == first else knight for seat, knight in enumerate(world.knights))
    elsewhere = msgspec.structs.replace(world, knights=changed)
    assert question.basis(elsewhere, first) != question.basis(world, first)
    later = msgspec.structs.replace(world, round=world.round + 1)
    assert question.basis(later, first) != question.basis(world, first), "and in each round anew"


def test_who_does_not_want_to_be_asked_for_luck_is_not_asked_ahead_either() -> None:
    table = resting()
    assert table.at_screen is not None
    table.stops.turn(table.at_screen, "wr_rest_luck", False)
    table.submit(Done())
    assert table.asked_ahead is None
    assert table.next_seat is not None


def test_nobody_is_asked_ahead_without_a_curtain() -> None:
    table = resting()
    table.curtain = False
    table.submit(Done())
    assert table.asked_ahead is None


# Gear ahead: whoever explores last is there already when the rest begins


def exploring_last() -> HotSeat:
    """Two riders apart with gear and luck; who explores last is about to end it, the other rests first."""
    for seed in range(1, 30):
        match, chance = match_for("wasteland_riders", (ALA, OLA), seed=seed), Draws(Rng(seed))
        while match.outcome is None:
            decision, world = engine.pending(match.state), match.state.world
            is_last = isinstance(decision, Explores) and decision.seat == world.round_order[-1]
            if is_last and ready_to_rest(world) and useful(match, world.round_order[-1]):
                table = HotSeat(kept(match))
                table.open_curtain()
                return table
            seat = min(match.waiting_for())
            match.submit(seat, chance.choice(match.legal(seat)))
    raise AssertionError("no such exploration in these games")


def ready_to_rest(world: Any) -> bool:
    here, there = world.knights
    both = here.conscious and there.conscious and here.hex != there.hex
    return both and all(one.luck and "pocket_2" in one.gear and one.backpack == () for one in world.knights)


@rule("WR-REST-01", "WR-RULING-47")
def test_who_explored_last_says_at_once_that_his_gear_stays_and_is_not_called_again() -> None:
    table = exploring_last()
    last = table.at_screen
    table.submit(EndExploration())
    assert isinstance(table.asked_ahead, RestGear)
    assert (table.at_screen, table.next_seat) == (last, None)
    assert table.legal() == (Done(),)
    table.submit(Done())
    assert isinstance(table.asked_ahead, RestLuck), "and his luck in the same visit"
    table.submit(Pass())
    first = table.next_seat
    assert first not in (None, last)
    table.open_curtain()
    round_before = table.match.round
    table.submit(Done())
    if isinstance(engine.pending(table.match.state), RestLuck):
        assert table.at_screen == first, "the gear of both is settled, and he is asked for his luck"
        table.submit(Pass())
    rest = [(step.seat, type(step.intent)) for step in table.match.steps]
    order = [(first, Done), (last, Done), (last, Pass)]
    assert [one for one in rest[-4:] if one != (first, Pass)][-3:] == order, "carried out in round order"
    assert table.match.round == round_before + 1


@rule("WR-REST-05")
def test_who_wants_to_move_his_gear_is_asked_in_his_turn() -> None:
    table = exploring_last()
    last = table.at_screen
    table.submit(EndExploration())
    assert last is not None
    moves = [one for one in RestGear(last).legal(table.match.state.world, last) if isinstance(one, MoveGear)]
    assert moves, "he has something to move"
    with pytest.raises(Illegal) as refused:
        table.submit(moves[0])
    assert refused.value.refusal.rule == "WR-REST-01"
    table.ask_later()
    assert table.asked_ahead is None, "nor is he asked for his luck: he comes back anyway"
    assert table.next_seat not in (None, last)
    table.open_curtain()
    table.submit(Done())
    while table.asked_ahead is not None:
        table.submit(Pass())
    assert table.next_seat == last
    table.open_curtain()
    assert moves[0] in table.legal(), "then he can do it"


def test_all_that_was_answered_ahead_is_taken_back_one_after_the_other() -> None:
    table = exploring_last()
    table.lingers = True
    before = table.match.state
    table.submit(EndExploration())
    table.submit(Done())
    table.submit(Pass())
    assert table.undo() == 0
    assert isinstance(table.asked_ahead, RestLuck)
    table.ask_later()
    assert table.waits_for_turn
    assert table.undo() == 0
    assert isinstance(table.asked_ahead, RestLuck)
    assert table.undo() == 0
    assert isinstance(table.asked_ahead, RestGear)
    assert table.undo() == 1
    assert table.match.state == before
    table.submit(EndExploration())
    assert isinstance(table.asked_ahead, RestGear), "what was taken back is asked again"


def test_gear_is_asked_about_again_where_the_race_has_changed() -> None:
    table = exploring_last()
    table.submit(EndExploration())
    question, world, seat = table.asked_ahead, table.match.state.world, table.at_screen
    assert question is not None
    assert seat is not None
    ahead = tuple(msgspec.structs.replace(one, reputation=one.reputation + 1) for one in world.knights)
    assert question.basis(msgspec.structs.replace(world, knights=ahead), seat) != question.basis(world, seat)


# The next round: who rested last has his cards still, though the table lay open for the Market between


def market_before_arranging() -> tuple[HotSeat, Seat]:
    """Who had the screen last arranges his gear second; the Market is about to be updated before all."""
    for seed in range(1, 30):
        match, chance = match_for("wasteland_riders", (ALA, OLA), seed=seed), Draws(Rng(seed))
        table, last = HotSeat(kept(match)), None
        while match.outcome is None:
            take_the_screen(table)
            last = last if table.is_open else table.at_screen
            decision, world = engine.pending(match.state), match.state.world
            if isinstance(decision, UpdatingMarket) and table.is_open:
                # The marker passes on before they arrange their gear (WR-PREP-11).
                has_gear = all(knight.conscious and knight.gear for knight in world.knights)
                if has_gear and last is not None and last == world.round_order[0]:
                    return table, last
            if table.asked_ahead is not None:
                table.ask_later()
            else:
                table.submit(chance.choice(table.legal()))
    raise AssertionError("no such Market in these games")


@rule("WR-PREP-13")
def test_who_arranges_second_takes_up_his_cards_and_says_at_once_that_all_stays() -> None:
    table, second = market_before_arranging()
    table.submit(Done())
    assert isinstance(table.asked_ahead, Arranging)
    assert (table.at_screen, table.cards_are_down, table.next_seat) == (second, True, None)
    assert table.legal() == (), "his cards lie down"
    assert table.view() == table.public_view()
    table.look_alone()
    assert table.legal() == (Done(),)
    assert isinstance(engine.pending(table.view()), Arranging)
    steps = len(table.match.steps)
    table.submit(Done())
    assert len(table.match.steps) == steps, "nothing has happened yet"
    first = table.next_seat
    assert first not in (None, second)
    table.open_curtain()
    table.submit(Done())
    told = [(step.seat, step.intent) for step in table.match.steps[steps : steps + 2]]
    assert told == [(first, Done()), (second, Done())], "in round order, and nobody comes back for it"


@rule("WR-PREP-13")
def test_who_wants_to_arrange_is_asked_in_his_turn() -> None:
    table, second = market_before_arranging()
    table.submit(Done())
    table.look_alone()
    moves = [one for one in Arranging(second).legal(table.match.state.world, second) if one != Done()]
    assert moves, "he has something to move"
    with pytest.raises(Illegal) as refused:
        table.submit(moves[0])
    assert refused.value.refusal.rule == "WR-PREP-13"
    table.ask_later()
    table.open_curtain()
    table.submit(Done())
    assert table.next_seat == second
    table.open_curtain()
    assert moves[0] in table.legal()
