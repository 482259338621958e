"""A try: it follows what is done, tells when it is decided, and counts choices where dice decide."""

from game.puzzles.attempt import Attempt
from game.puzzles.puzzle import open_puzzle
from game.puzzles.solver import Solver
from game.rules.core.values import Intent
from game.rules.desert_patrol.intents import Attack, EndTurn, Travel

SOLVERS = {name: Solver(open_puzzle("desert_patrol", name)) for name in ("footprints", "high_ground")}


def played(name: str, *intents: Intent, seed: int = 1) -> Attempt:
    puzzle = open_puzzle("desert_patrol", name)
    attempt, match = Attempt(puzzle, SOLVERS[name]), puzzle.position.match(seed)
    for intent in intents:
        before = match.state
        match.submit(attempt.seat, intent)
        attempt.follow(before, match.steps[-1])
    return attempt


def travel(card: str, action: str, to: str) -> Travel:
    return Travel(card, "card", action, to)  # type: ignore[arg-type]


SHOT = Attack("lrdg_machine_gunner", "card", "attack", "ita_machine_gunner")  # type: ignore[arg-type]


def test_it_is_open_until_it_is_decided() -> None:
    attempt = played("footprints", travel("lrdg_scout_a", "scout", "4A"))
    assert attempt.standing == "open"
    assert attempt.hint() is not None


def test_a_turn_that_ends_without_the_goal_is_missed() -> None:
    assert played("footprints", EndTurn()).standing == "missed"


def test_where_nothing_helps_any_more_there_is_no_hint() -> None:
    attempt = played("footprints", travel("lrdg_rifleman_a", "move", None))  # type: ignore[arg-type]
    assert attempt.standing == "open"
    assert attempt.hint() is None


def test_with_the_best_choice_it_is_solved_whatever_the_dice_show() -> None:
    hill = travel("lrdg_machine_gunner", "move", "20A")
    tries = [played("high_ground", hill, SHOT, seed=seed) for seed in range(4)]
    assert {attempt.standing for attempt in tries} == {"solved"}


def test_with_a_worse_choice_it_is_missed_even_if_the_dice_are_kind() -> None:
    near = travel("lrdg_machine_gunner", "move", "17A")
    tries = [played("high_ground", near, SHOT, seed=seed) for seed in range(4)]
    assert {attempt.standing for attempt in tries} == {"missed"}
    assert all(attempt.given_away * 100 == 15 for attempt in tries)
