"""Lessons are read strictly: what is wrong is told with its file and field, all at once."""

from pathlib import Path

import pytest

from game.config.paths import PROJECT
from game.content.checks import check
from game.content.checks.lessons import words_of
from game.content.lessons import find_lessons, lessons_of
from game.rules.core.mistakes import BadContent

GOOD = """
id = "short"
number = 1
minutes = 2
mentor = "unit_officer"
[match]
scenario = "dp_s01"
seed = 1
[[step]]
id = "one"
[[step]]
id = "two"
wait = { do = "dp.commit" }
"""


ONE = '[[step]]\nid = "one"'


def written(folder: Path, text: str, name: str = "short") -> Path:
    file = folder / "assets" / "lessons" / "desert_patrol" / f"{name}.toml"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    return folder


def told(folder: Path, text: str) -> list[str]:
    _, mistakes = find_lessons("desert_patrol", written(folder, text))
    return [str(mistake).partition(": ")[2] for mistake in mistakes]


def test_a_lesson_is_read_whole(tmp_path: Path) -> None:
    assert told(tmp_path, GOOD) == []
    (lesson,) = lessons_of("desert_patrol", tmp_path)
    assert lesson.key == "desert_patrol/short"
    assert lesson.place_of("two") == 1
    assert lesson.place_of("three") is None
    assert [step.is_own for step in lesson.step] == [False, True]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('id = "short"', 'id = "long"', "id: expected the name of the file, found 'long'"),
        ("minutes = 2", 'minutes = "two"', "minutes: expected int, got str"),
        ('id = "two"', 'id = "one"', "step[1].id: expected only once, 'one' is step 0 already"),
        ("dp.commit", "dp.comit", "step[1].wait.do: unknown value 'dp.comit', expected one of"),
        ('"dp.commit"', '"dp.commit", to = "4A"', "step[1].wait.to: unknown field, expected one of card"),
        (ONE, ONE + '\nplay = [{ do = "dp.commit" }]', "step[0].play[0].by:"),
        (ONE, ONE + '\nexpect = [{ event = "x" }]', "step[0].expect[0].event"),
        (ONE, ONE + '\nanswer = { card = "x" }', "step[0].answer: expected only"),
        (ONE, ONE + '\nshow = 3', "step[0].show: expected array, got int"),
        (ONE, ONE + '\nshown = 3', "step[0].shown: unknown field"),
        (ONE, ONE + '\nfree = { until = "turn" }', "step[0].free: expected only"),
        ("number = 1", "learner = 2\nnumber = 1", "learner: expected a seat from 0 to 1"),
        ("number = 1", "number = ", "file: expected TOML that can be read"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_by_its_field(tmp_path: Path, old: str, new: str, expected: str) -> None:
    assert old in GOOD
    found = told(tmp_path, GOOD.replace(old, new))
    assert any(mistake.startswith(expected) for mistake in found), found


def test_all_mistakes_are_told_at_once_and_the_good_lessons_kept(tmp_path: Path) -> None:
    written(tmp_path, GOOD)
    written(tmp_path, GOOD.replace("dp.commit", "x").replace("minutes = 2", ""), "bad")
    written(tmp_path, GOOD.replace('"short"', '"worse"').replace("dp.commit", "y"), "worse")
    lessons, mistakes = find_lessons("desert_patrol", tmp_path)
    assert [lesson.id for lesson in lessons] == ["short"]
    assert {mistake.file.rpartition("/")[2] for mistake in mistakes} == {"bad.toml", "worse.toml"}
    with pytest.raises(BadContent):
        lessons_of("desert_patrol", tmp_path)


def test_a_lesson_of_a_mod_is_checked_with_its_words(tmp_path: Path) -> None:
    """One table and two files of words, no code: what is missing is told by file and message."""
    long = GOOD.replace('id = "one"', 'id = "one"\nrule = "DP-NO-01"').replace("unit_officer", "nobody")
    found = list(map(str, check(written(tmp_path, long)).mistakes))
    assert any(
        one.endswith("short.toml: step[0].rule: expected a rule of the rulebook, found 'DP-NO-01'")
        for one in found
    )
    assert any("short.toml: mentor: expected the name of a picture" in one for one in found)
    assert any("lang/pl/lessons_desert_patrol.ftl: dp-lesson-short-two.do: expected" in one for one in found)
    assert any("lang/en/lessons_desert_patrol.ftl: dp-lesson-short: expected" in one for one in found)


def test_an_unknown_game_is_told(tmp_path: Path) -> None:
    (tmp_path / "assets" / "lessons" / "chess").mkdir(parents=True)
    found = list(map(str, check(tmp_path).mistakes))
    assert any("assets/lessons/chess: folder: unknown game" in one for one in found)


def test_words_are_counted_as_people_do() -> None:
    assert words_of("Drag the Scout onto 12B, then press “Done”: 30%.") == 9


def test_the_project_has_no_mistakes_in_its_lessons() -> None:
    assert [one for one in check(PROJECT).mistakes if "lesson" in str(one)] == []
