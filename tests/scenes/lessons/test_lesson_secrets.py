"""No step shows what the learner may not know: with all that is hidden dealt anew it looks the same."""

from pathlib import Path

import pytest

from game.lessons.run import LessonRun
from game.presenters.registry import PRESENTERS
from game.scenes.lessons.screen import LessonScreen
from game.scenes.stage import Stage
from tests import sweeps
from tests.lessons import LESSONS
from tests.scenes.hands import compose
from tests.scenes.lessons.learner import sit_down_to
from tests.scenes.staging import live_in, make_stage, texts_on
from tests.scenes.twins import Twins


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return live_in(tmp_path, monkeypatch)


def twin_of(stage: Stage, screen: LessonScreen, seed: int) -> LessonScreen | None:
    """The same step with what the learner cannot see dealt anew; None where nothing is hidden from him."""
    lesson, place, match = screen.lesson, screen.run.place, screen.run.table.match
    twins = Twins(match, (lesson.learner,), seed)
    if not twins.differ:
        return None
    run = LessonRun(lesson)
    run.go_to(place)
    run.table.match.go_on_from(twins.other.first_state, steps=twins.other.steps)
    run.table.whole_history.opening = twins.other_opening
    run.table.return_to(len(twins.other.steps))
    twin = LessonScreen(stage, run, PRESENTERS[lesson.game](match.opened, match.scenario))
    stage.reset(twin)
    compose(stage)
    return twin


@pytest.mark.sweep("values")
@pytest.mark.parametrize("key", LESSONS)
def test_a_step_shows_nothing_that_the_learner_may_not_know(key: str) -> None:
    stage, lesson, differed = make_stage((1280, 720)), LESSONS[key], 0
    stage.change(motion="none")
    for place, step in enumerate(lesson.step):
        screen = sit_down_to(stage, lesson, place)
        told, lit, card = texts_on(screen), screen.teaching.lit(), screen.card()
        twin = twin_of(stage, screen, sweeps.seed(place))
        if twin is None:
            continue
        differed += 1
        assert twin.teaching.lit() == lit, f"step {step.id!r} lights what is hidden"
        assert texts_on(twin) == told, f"step {step.id!r} tells what is hidden"
        other = twin.card()
        assert (card is None) == (other is None)
        assert card is None or other is None or other.saying == card.saying
    assert differed, "nothing was ever hidden from the learner"
