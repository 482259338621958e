"""All that teaches is proved within a minute, so that every change of the rules can be tried against it."""

from time import process_time

from game.lessons import proving
from game.puzzles.puzzle import open_puzzle, puzzle_names
from game.puzzles.solver import Solver
from game.rules.registry import GAMES
from tests.lessons import LESSONS

MOST_SECONDS = 60.0


def test_all_lessons_and_puzzles_are_proved_within_a_minute() -> None:
    begun, proofs, solved = process_time(), proving.known_proofs(), 0
    assert [why for lesson in LESSONS.values() if (why := proving.failure(lesson, proofs))] == []
    for game in GAMES:
        for name in puzzle_names(game):
            assert Solver(open_puzzle(game, name)).solve().chance > 0
            solved += 1
    assert solved >= 10 * len(GAMES)
    assert process_time() - begun < MOST_SECONDS
