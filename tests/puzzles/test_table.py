"""The table of a puzzle: the others answer, nothing is taken back, nothing goes on once it is decided."""

from game.puzzles.attempt import Attempt
from game.puzzles.puzzle import open_puzzle
from game.puzzles.solver import Solver
from game.puzzles.table import PuzzleTable
from game.rules.core.rng import Rng
from game.rules.staff_orders.intents import Deploy
from tests.guards import at_least_one


def table_of(game: str, name: str, seed: int = 1) -> PuzzleTable:
    return PuzzleTable(
        Attempt(open_puzzle(game, name), SOLVERS.setdefault(name, Solver(open_puzzle(game, name)))), seed
    )


SOLVERS: dict[str, Solver] = {}


def play_best(table: PuzzleTable) -> None:
    while table.attempt.standing == "open":
        if table.bot_to_move() is not None:
            table.play_bot()
            continue
        intent = table.attempt.hint()
        assert intent is not None
        table.submit(intent)


def test_the_person_has_the_screen_and_the_others_are_no_people() -> None:
    table = table_of("staff_orders", "bare_wire")
    assert table.at_screen == table.attempt.seat
    assert [player.bot is None for player in table.players] == [True, False]


def test_the_others_answer_and_cannot_spoil_what_is_right() -> None:
    table = table_of("staff_orders", "bare_wire")
    play_best(table)
    others = [step for step in table.match.steps if step.seat != table.attempt.seat]
    assert at_least_one(others)
    assert table.attempt.standing == "solved"


def test_once_it_is_decided_nothing_goes_on() -> None:
    told: list[str] = []
    table = table_of("last_comrade", "down_or_aside")
    table.tell_decided = lambda: told.append(table.attempt.standing)
    play_best(table)
    assert told == ["solved"]
    assert table.legal() == ()
    assert table.bot_to_move() is None


def test_nothing_is_taken_back_and_nothing_of_the_set_up_is_told() -> None:
    table = table_of("staff_orders", "sky_first")
    hint = table.attempt.hint()
    assert isinstance(hint, Deploy)
    assert not table.has_begun
    table.submit(hint)
    assert table.has_begun
    assert table.undo_barrier is not None
    assert table.way_back.steps == 0
    assert table.log()[0].events == ()


def test_dice_lie_in_order_so_that_the_search_knows_them_again() -> None:
    table = table_of("wasteland_riders", "first_the_pay", seed=5)
    rng = table.match.state.rng
    assert type(rng) is not Rng
    for _ in range(20):
        draws = rng.draws()
        faces = draws.faces(10, 4)
        assert list(faces) == sorted(faces)
        rng = draws.rest


def test_whoever_strays_beyond_the_search_is_judged_by_what_comes_of_it() -> None:
    """Planning from an empty deck shuffles all that lies discarded: nobody can count that out."""
    table = table_of("staff_orders", "empty_headquarters")
    worst = next(one for one in table.legal() if "barrage" in str(getattr(one, "space", "")))
    table.submit(worst)
    while table.attempt.standing == "open":
        table.submit(table.legal()[-1])
    assert table.attempt.standing == "missed"
