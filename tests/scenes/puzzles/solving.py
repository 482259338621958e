"""A person at a puzzle: sits down, follows the hints, or does something worse, by drag, click or keys."""

from game.config.settings import Settings
from game.presenters.registry import PRESENTERS
from game.puzzles.puzzle import Puzzle, open_puzzle, puzzle_names
from game.puzzles.solver import Solver
from game.rules.core.values import Intent
from game.rules.registry import GAMES
from game.scenes.navigator import ScreenNavigator
from game.scenes.puzzles.screen import PuzzleScreen, table_for
from game.scenes.stage import Stage
from tests.scenes.hands import compose, spend
from tests.scenes.lessons.learner import Means, do_at
from tests.scenes.staging import make_stage

ALL = [(game, name) for game in GAMES for name in puzzle_names(game)]
MOST_MOVES = 60
_SOLVERS: dict[str, Solver] = {}


def new_stage(
    size: tuple[int, int] = (1280, 720), language: str = "en", scale: int = 100, motion: str = "none"
) -> Stage:
    chosen = Settings(language=language, text_scale=scale, motion=motion)  # type: ignore[arg-type]
    stage = make_stage(size, settings=chosen)
    stage.navigator = ScreenNavigator(stage)
    return stage


def sit_down_to(stage: Stage, puzzle: Puzzle) -> PuzzleScreen:
    """What the search has worked out in one test serves the others."""
    table = table_for(puzzle, _SOLVERS.get(puzzle.name))
    _SOLVERS[puzzle.name] = table.attempt.solver
    position = puzzle.position
    screen = PuzzleScreen(stage, table, PRESENTERS[puzzle.game](position.opened, position.scenario))
    stage.reset(screen)
    compose(stage)
    return screen


def at(game: str, name: str, **looks: object) -> tuple[Stage, PuzzleScreen]:
    stage = new_stage(**looks)  # type: ignore[arg-type]
    return stage, sit_down_to(stage, open_puzzle(game, name))


def wait_for_turn(stage: Stage, screen: PuzzleScreen) -> None:
    """Until the person is asked, or the try is decided: the others answer meanwhile."""
    for _ in range(400):
        if screen.attempt.standing != "open" or screen.viewing.legal:
            return
        spend(stage, 100, 100)
    raise AssertionError("nobody is asked, and nothing is decided")


def best_of(screen: PuzzleScreen) -> Intent:
    intent = screen.attempt.hint()
    assert intent is not None, "there is no way on"
    return intent


def worst_of(screen: PuzzleScreen) -> Intent:
    """What gives most away."""
    attempt = screen.attempt
    if attempt.belief is None:
        return screen.viewing.legal[0]
    worths = attempt.solver.moves(attempt.belief)
    return min(worths, key=lambda intent: worths[intent])


def solve(stage: Stage, screen: PuzzleScreen, means: Means) -> None:
    for _ in range(MOST_MOVES):
        wait_for_turn(stage, screen)
        if screen.attempt.standing != "open":
            spend(stage)
            return
        do_at(stage, screen, best_of(screen), means)
        spend(stage)
    raise AssertionError("it does not come to an end")


def spoil(stage: Stage, screen: PuzzleScreen) -> None:
    """Do what is worst until it is decided."""
    for _ in range(MOST_MOVES):
        wait_for_turn(stage, screen)
        if screen.attempt.standing != "open":
            spend(stage)
            return
        screen.do(worst_of(screen))
        spend(stage)
    raise AssertionError("it does not come to an end")
