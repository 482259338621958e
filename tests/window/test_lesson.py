"""The first lesson in the real program: from its first start to its end, by real drags, killed in between."""

from pathlib import Path

import pytest

from game.app.trace import TraceLine
from game.content.lessons import Lesson, lessons_of
from game.lessons.run import LessonRun
from game.presenters.registry import COVERS
from tests.window.conftest import Start
from tests.window.player import Player, playing
from tests.window.program import Program

GAME = COVERS[0].game
KILLED_BEFORE = 5
"""The step at whose beginning the program is killed."""
MOST_PRESSES = 12


class Learner:
    """Does what a lesson asks for. A second run of it tells what that is, and what must come of it."""

    def __init__(self, program: Program, lesson: Lesson) -> None:
        self.run = LessonRun(lesson)
        self.sit_at(program)

    def sit_at(self, program: Program) -> None:
        self.program, self.hand = program, Player(program, seed=3)

    def do_step(self) -> int:
        """One step of the lesson; how many gestures it took."""
        run, gestures = self.run, 0
        self.wait_for_step()
        while run.waits:
            self.drag()
            run.show()
            gestures += 1
            if run.waits:
                self.wait_for_step()
        if not run.step.wait:
            self.program.click("lesson/next")
            gestures += 1
        run.advance()
        return gestures

    def drag(self) -> None:
        wanted, match, seat = self.run.wanted, self.run.table.match, self.run.lesson.learner
        presenter = self.hand.presenter(match)
        self.hand.amount_of = presenter.amount_of
        offers = presenter.offers(match.view(seat), seat, match.legal(seat))
        # What goes on from something begun is clicked: taken up anew, a thing would go back where it began.
        ways = sorted(self.hand.ways(offers), key=lambda way: self.run.part > 0 and way.source is not None)
        assert wanted is not None
        self.hand.begin_one(ways, wanted, offers)

    def wait_for_step(self) -> None:
        """The table is what the lesson says it is now, and the card lies on it."""
        digest = self.run.table.match.digest()

        def is_there(shown: TraceLine) -> bool:
            has_card = any(thing.handle == "lesson/card" for thing in shown.things)
            return shown.screen == "lesson" and has_card and playing(shown).digest == digest

        self.program.wait_for(is_there, f"step {self.run.step.id!r}")
        self.program.settled()


@pytest.mark.parametrize("display", [(1920, 1080), (1280, 720)], indirect=True, ids=["large", "small"])
def test_the_first_lesson(start: Start, tmp_path: Path) -> None:
    program = start(tmp_path / "home", "--lang", "en")
    lesson = lessons_of(GAME)[0]
    learner = Learner(program, lesson)
    program.wait_for_screen("title")
    program.key("Return")
    while learner.run.place < KILLED_BEFORE:
        learner.do_step()
    learner.wait_for_step()
    program.kill()

    program = start(program.home, "--lang", "en")
    learner.sit_at(program)
    program.wait_for_screen("title")
    program.key("Return")
    learner.wait_for_step()
    while not learner.run.is_free:
        learner.do_step()
    learner.wait_for_step()
    finish(program)
    program.click("after/play")
    program.wait_for_screen("table")
    assert playing(program.shown).steps < len(lesson.step)
    assert program.quit() == 0
    assert program.errors() == ""


def finish(program: Program) -> None:
    """Free play to its end, by whichever button does least."""
    for _ in range(MOST_PRESSES):
        shown = program.settled()
        if shown.screen == "lesson_end":
            return
        buttons = [thing.handle for thing in shown.things if thing.handle.startswith("do/") and thing.enabled]
        if shown.screen == "question":
            program.click("yes")
        elif buttons:
            program.click(buttons[-1])
    program.wait_for_screen("lesson_end")
