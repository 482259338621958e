"""What a lesson looks at is on the screen when it does."""

from pathlib import Path

import pytest

from tests.guards import at_least_one
from tests.lessons import LESSONS
from tests.scenes.lessons.learner import sit_down_to
from tests.scenes.staging import SIZES, live_in, make_stage

SHOWING = [key for key, lesson in LESSONS.items() if any(step.show for step in lesson.step)]


@pytest.mark.sweep("pairs")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("key", SHOWING)
def test_whatever_is_looked_at_is_drawn(
    key: str, size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    live_in(tmp_path, monkeypatch)
    stage, lesson = make_stage(size), LESSONS[key]
    for place in at_least_one([place for place, step in enumerate(lesson.step) if step.show]):
        screen, step = sit_down_to(stage, lesson, place), lesson.step[place]
        missing = [handle for handle in step.show if screen.find(handle) is None]
        assert missing == [], f"not drawn in step {step.id!r}"


def test_most_lessons_look_at_something() -> None:
    assert 2 * len(SHOWING) > len(LESSONS)
