"""A lesson is proved against the rules as they are, and mended when they change."""

import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.config.paths import PROJECT
from game.content.lessons import find_lessons
from game.lessons import proving
from game.lessons.run import Stuck
from tests.lessons import FIRST, LESSONS


def test_every_lesson_goes_as_it_was_written() -> None:
    """After a change of rules or deals: `python -m game lessons mend`, and look at what it says."""
    proofs = proving.known_proofs()
    assert {key: why for key, lesson in LESSONS.items() if (why := proving.failure(lesson, proofs))} == {}


def test_no_proof_is_kept_of_what_is_no_lesson() -> None:
    assert set(proving.known_proofs()) == set(LESSONS)


def test_a_proof_tells_of_each_step() -> None:
    lesson = LESSONS[FIRST]
    assert len(proving.perform(lesson)) == len(lesson.step)


def test_another_seed_is_no_proof() -> None:
    lesson = LESSONS[FIRST]
    other = replace(lesson, match=replace(lesson.match, seed=lesson.match.seed + 1))
    why = proving.failure(other, proving.known_proofs())
    assert why is not None
    assert "step " in why
    assert "DP-" in why


def test_a_step_whose_event_does_not_happen_is_named_with_its_rule() -> None:
    lesson = LESSONS[FIRST]
    step = replace(lesson.step[2], expect=({"event": "dp.fog_gained"},))
    with pytest.raises(Stuck, match=r"step 'move' \(DP-MOVE-04\): expected event=dp.fog_gained"):
        proving.perform(replace(lesson, step=(*lesson.step[:2], step, *lesson.step[3:])))


def test_a_step_in_which_everything_fits_is_no_question() -> None:
    lesson = LESSONS[FIRST]
    step = replace(lesson.step[1], wait={"do": "dp.commit"}, wrong=())
    with pytest.raises(Stuck, match=r"step 'bid'.*not all that can be done fits"):
        proving.perform(replace(lesson, step=(lesson.step[0], step, *lesson.step[2:])))


def test_a_mistake_that_nobody_can_make_is_told() -> None:
    lesson = LESSONS[FIRST]
    wrong = replace(lesson.step[3].wrong[0], when={"do": "dp.control"})
    step = replace(lesson.step[3], wrong=(wrong,))
    with pytest.raises(Stuck, match=r"step 'scout'.*'elsewhere'"):
        proving.perform(replace(lesson, step=(*lesson.step[:3], step, *lesson.step[4:])))


@pytest.fixture
def mod(tmp_path: Path) -> Path:
    shutil.copytree(PROJECT / "assets" / "lessons", tmp_path / "assets" / "lessons")
    return tmp_path


def test_mending_finds_the_first_seed_that_fits_and_keeps_the_rest_of_the_file(mod: Path) -> None:
    lesson = LESSONS[FIRST]
    short = replace(lesson, step=lesson.step[:3])
    seed = proving.fitting_seed(replace(short, match=replace(lesson.match, seed=1)))
    assert seed is not None
    assert seed < lesson.match.seed, "three steps fit sooner than all"
    before = (mod / "assets/lessons/desert_patrol/landing_ground.toml").read_text()
    proving.write_seed(lesson, seed, mod)
    found, mistakes = find_lessons("desert_patrol", mod)
    assert mistakes == []
    (mended,) = (one for one in found if one.id == lesson.id)
    assert mended == replace(lesson, match=replace(lesson.match, seed=seed))
    after = (mod / "assets/lessons/desert_patrol/landing_ground.toml").read_text()
    assert after.replace(f"seed = {seed}", f"seed = {lesson.match.seed}") == before


def test_no_seed_fits_what_cannot_be() -> None:
    lesson = LESSONS[FIRST]
    step = replace(lesson.step[2], expect=({"event": "dp.victim_chosen"},))
    assert proving.fitting_seed(replace(lesson, step=(*lesson.step[:2], step)), most=30) is None
