"""Every puzzle that the program has: it can be solved, by few first moves, and never by doing nothing."""

import pytest

from game.puzzles import checks
from game.puzzles.attempt import Attempt
from game.puzzles.puzzle import Puzzle, open_puzzle, puzzle_names, puzzles_of
from game.puzzles.solver import MOST_POSITIONS, Solver
from game.rules.registry import GAMES

ALL = [(game, name) for game in GAMES for name in puzzle_names(game)]
MOST_FIRST_MOVES = 3
LEAST = 10


@pytest.fixture(params=ALL, ids=[f"{game}/{name}" for game, name in ALL], scope="module")
def puzzle(request: pytest.FixtureRequest) -> Puzzle:
    return open_puzzle(*request.param)


def test_a_puzzle_has_few_solutions_and_passing_is_none(puzzle: Puzzle) -> None:
    solver = Solver(puzzle)
    solution = solver.solve()
    assert solution.chance > 0, "it cannot be solved"
    assert str(solution.chance) == (puzzle.chance or "1")
    assert 1 <= len(solution.best) <= MOST_FIRST_MOVES, solution.best
    assert len(solution.moves) > len(solution.best), "whatever is done solves it"
    for intent in solution.best:
        assert not isinstance(intent, puzzle.position.passing), f"{intent} comes to doing nothing"
    assert solution.positions <= MOST_POSITIONS
    follow_the_hints(puzzle, solver)


def follow_the_hints(puzzle: Puzzle, solver: Solver) -> None:
    """Played as a person would who always takes the hint, against the worst answers, it is solved."""
    attempt, match = Attempt(puzzle, solver), puzzle.position.match(seed=7)
    for _ in range(60):
        if attempt.standing != "open":
            break
        before, asked = match.state, match.waiting_for()
        if attempt.seat in asked:
            seat, intent = attempt.seat, attempt.hint()
            assert intent is not None, "there is no way on from here"
        else:
            seat = min(asked)
            intent = attempt.answer(seat, match.legal(seat))
        match.submit(seat, intent)
        attempt.follow(before, match.steps[-1])
    assert attempt.standing == "solved"


@pytest.mark.parametrize("game", list(GAMES))
def test_each_game_has_ten_that_grow_harder(game: str) -> None:
    puzzles = puzzles_of(game)
    assert len(puzzles) >= LEAST
    assert [puzzle.place for puzzle in puzzles] == list(range(1, len(puzzles) + 1))
    levels = [puzzle.difficulty for puzzle in puzzles]
    assert levels == sorted(levels)
    assert set(levels) == {1, 2, 3}
    assert len({puzzle.rules[0] for puzzle in puzzles}) == len(puzzles), "two teach the same rule first"


def test_the_shipped_puzzles_have_no_mistakes() -> None:
    assert checks.find_mistakes() == []
