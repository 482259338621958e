from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec.structs import replace

from game.devtools.invariants.random_play import play_on
from game.devtools.invariants.seatings import deals
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.memo import NO_MEMO, RECENT, Memo
from game.rules.core.rng import Draws, Rng
from game.rules.core.values import Intent
from game.rules.registry import GAMES
from game.session.match import Match

Legal = list[tuple[Intent, ...]]


def test_an_answer_is_found_again_by_its_question() -> None:
    memo = Memo()
    assert memo["how many"] is None
    assert memo.put("how many", 3) == 3
    assert memo["how many"] == 3


def test_of_one_question_the_last_answers_are_kept_with_their_inputs() -> None:
    memo = Memo()
    for number in range(RECENT + 1):
        memo.put_for([number], "doubled", 2 * number)
    assert [memo.get_for([number], "doubled") for number in range(RECENT + 1)] == [None, 2, 4, 6, 8]


def test_what_nobody_asks_again_makes_room() -> None:
    memo = Memo(most=2)
    for number in range(10):
        memo.put(number, str(number))
        assert memo[0] == "0", "asked again and again"
    assert [number for number in range(1, 10) if memo[number]] == [8, 9]


def test_no_memo_remembers_nothing() -> None:
    assert NO_MEMO.put("how many", 3) == 3
    assert NO_MEMO.put_for([1], "how many", 3) == 3
    assert NO_MEMO["how many"] is None
    assert NO_MEMO.get_for([1], "how many") is None


def played(game: str) -> Match:
    match = deals(game)[0].match(5)
    play_on(match, Draws(Rng(5)), 60)
    return match


def to_and_fro(match: Match, memo: Memo) -> Legal:
    """What is legal, asked of states that lie far apart in turn, as a search does."""
    states = [step.state for step in match.steps]
    turned = [state for pair in zip(states, reversed(states), strict=True) for state in pair]
    found = []
    for state in turned:
        world = replace(state.world, setting=state.world.setting.with_memo(memo))
        found += [engine.legal(replace(state, world=world), Seat(seat)) for seat in range(match.seats)]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_search_with_a_memo_of_its_own_finds_what_one_without_finds(game: str) -> None:
    match = played(game)
    assert to_and_fro(match, Memo()) == to_and_fro(match, NO_MEMO)


@pytest.mark.parametrize("game", GAMES)
def test_threads_that_share_a_small_memo_find_the_same(game: str) -> None:
    match, memo = played(game), Memo(most=3)
    with ThreadPoolExecutor(4) as threads:
        found = list(threads.map(lambda _: to_and_fro(match, memo), range(4)))
    assert found == [to_and_fro(match, NO_MEMO)] * 4


@pytest.mark.parametrize("game", GAMES)
def test_a_setting_is_the_same_with_another_memo(game: str) -> None:
    match, memo = played(game), Memo()
    other = match.setting.with_memo(memo)
    assert other == match.setting
    assert other.memo is memo
    assert match.setting.memo is not memo
