"""A rule that is changed fails the lesson that teaches it, by the name of the step and of the rule."""

import pytest

from game.lessons import proving
from tests.lessons import LESSONS
from tests.lessons.planted import PLANTED, Planted


@pytest.mark.parametrize("planted", PLANTED, ids=lambda one: one.rule)
def test_a_changed_rule_is_found_by_the_step_that_teaches_it(
    planted: Planted, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson, proofs = LESSONS[planted.lesson], proving.known_proofs()
    assert proving.failure(lesson, proofs) is None, "it fails without a fault already"
    planted.plant(monkeypatch)
    why = proving.failure(lesson, proofs)
    assert why is not None
    assert why.startswith(f"{planted.lesson}: step {planted.step!r} ({planted.rule}): ")


def test_every_lesson_and_twenty_rules_are_tried() -> None:
    assert len({one.rule for one in PLANTED}) >= 20
    assert {one.lesson for one in PLANTED} == set(LESSONS)
