"""Puzzles in the real program: chosen from the list, solved by real drags, kept through a kill."""

from pathlib import Path

import pytest

from game.app.trace import TraceLine
from game.presenters.registry import PRESENTERS
from game.puzzles import progress as kept
from game.puzzles.attempt import Attempt
from game.puzzles.progress import PuzzleResult
from game.puzzles.puzzle import Puzzle, open_puzzle, puzzles_of
from game.puzzles.table import PuzzleTable
from game.rules.core.values import Intent
from game.rules.registry import GAMES
from tests.window.conftest import Start
from tests.window.player import Player, playing
from tests.window.program import Program

WITHOUT_DICE = {
    "desert_patrol": "on_your_feet",
    "staff_orders": "field_telephone",
    "wasteland_riders": "last_drop",
    "last_comrade": "rooted",
}
MOST_MOVES, MOST_SCROLLS = 40, 12


class Solving:
    """Solves a puzzle in the program. A table beside it tells what leads on, and what must come of it."""

    def __init__(self, program: Program, puzzle: Puzzle) -> None:
        self.program, self.puzzle = program, puzzle
        self.hand = Player(program, seed=3)
        self.table = PuzzleTable(Attempt(puzzle), seed=1)

    def choose(self) -> None:
        """From the title over the list to the table."""
        self.program.wait_for_screen("title")
        self.program.click("puzzles")
        self.program.wait_for_screen("puzzles")
        self.program.click(f"puzzle_game/{self.puzzle.game}")
        first = f"puzzle/{puzzles_of(self.puzzle.game)[0].id}"
        self.program.wait_for(lambda shown: any(one.handle == first for one in shown.things), first)
        self.program.settled()
        self._scroll_to(f"puzzle/{self.puzzle.id}")
        self.program.click(f"puzzle/{self.puzzle.id}")
        self.program.settled()
        self.program.click("solve")
        self.program.wait_for_screen("puzzle")
        self.program.settled()

    def _scroll_to(self, handle: str) -> None:
        for _ in range(MOST_SCROLLS):
            if any(thing.handle == handle for thing in self.program.settled().things):
                return
            self.program.key("Next")

    def solve(self) -> None:
        table = self.table
        for _ in range(MOST_MOVES):
            while table.bot_to_move() is not None:
                table.play_bot()
            if table.attempt.standing != "open":
                break
            self._wait_for_turn()
            intent = table.attempt.hint()
            assert intent is not None
            self._do(intent)
            table.submit(intent)
        self.program.wait_for_screen("puzzle_end")

    def _wait_for_turn(self) -> None:
        steps = len(self.table.match.steps)

        def is_there(shown: TraceLine) -> bool:
            return shown.screen == "puzzle" and playing(shown).steps == steps

        self.program.wait_for(is_there, f"step {steps} of {self.puzzle.name}")
        self.program.settled()

    def _do(self, intent: Intent) -> None:
        table, position = self.table, self.puzzle.position
        presenter = PRESENTERS[self.puzzle.game](position.opened, position.scenario)
        self.hand.amount_of = presenter.amount_of
        offers = presenter.offers(table.view(), table.attempt.seat, table.legal())
        self.hand.begin_one(self.hand.ways(offers), intent, offers)


@pytest.mark.parametrize("display", [(1920, 1080), (1280, 720)], indirect=True, ids=["large", "small"])
@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("game", list(GAMES))
def test_a_puzzle_is_solved(game: str, language: str, start: Start, tmp_path: Path) -> None:
    program = start(tmp_path / "home", "--lang", language)
    solving = Solving(program, open_puzzle(game, WITHOUT_DICE[game]))
    solving.choose()
    solving.solve()
    program.kill()
    progress, trouble = kept.load(program.home / "puzzles.json")
    assert trouble is None
    assert progress.of(solving.puzzle.name) == PuzzleResult(0, 3)
    assert not list((program.home / "autosaves").glob("*"))
    assert program.errors() == ""
